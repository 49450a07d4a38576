"""Accounts: opening one, signing in, changing it, deleting it, a new password by letter."""

from __future__ import annotations

from typing import Any, cast

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login, logout
from django.contrib.auth import views as auth
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.urls import reverse_lazy
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from loupiote.web import limits
from loupiote.web.people import leaving, succession, zones
from loupiote.web.people.forms import AccountForm, DeleteForm, ForgottenForm, SignInForm, SignUpForm
from loupiote.web.people.links import absolute
from loupiote.web.people.models import User

MINUTE, HOUR = 60, 60 * 60


def address_of(request: HttpRequest) -> str:
    """The address from which somebody asks."""
    return str(request.META.get("REMOTE_ADDR", ""))


def too_often(request: HttpRequest) -> HttpResponse:
    """What somebody is shown who has tried too often."""
    return render(request, "people/too_often.html", status=429)


def locked(request: HttpRequest, *args: Any, **more: Any) -> HttpResponse:
    """What django-axes shows after too many wrong passwords."""
    return too_often(request)


def keep_language(response: HttpResponse, lang: str) -> None:
    """Show pages in this language from now on."""
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        lang,
        max_age=settings.LANGUAGE_COOKIE_AGE,
        httponly=True,
        samesite="Lax",
        secure=settings.LANGUAGE_COOKIE_SECURE,
    )


class SignIn(auth.LoginView):
    """Sign in by name and password."""

    template_name = "people/sign_in.html"
    form_class = SignInForm
    redirect_authenticated_user = True

    def get_context_data(self, **more: Any) -> dict[str, Any]:
        return super().get_context_data(**more) | {"sign_up": settings.SIGN_UP}

    def post(self, request: HttpRequest, *args: str, **more: Any) -> HttpResponse:
        if not limits.allow("sign-in", address_of(request), most=60, seconds=HOUR):
            return too_often(request)
        return super().post(request, *args, **more)

    def form_valid(self, form: Any) -> HttpResponse:
        response = super().form_valid(form)
        keep_language(response, form.get_user().lang)
        zones.keep(response, form.get_user().zone)
        return response


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def sign_up(request: HttpRequest) -> HttpResponse:
    """Open an account, and be signed in to it."""
    if request.user.is_authenticated:
        return redirect("people:games")
    if not settings.SIGN_UP:
        return render(request, "people/closed.html")
    onward = request.POST.get("next") or request.GET.get("next", "")
    form = SignUpForm(request.POST or None)
    if request.method == "POST":
        if not limits.allow("sign-up", address_of(request), most=10, seconds=HOUR):
            return too_often(request)
        user = form.opened() or (form.save(request.LANGUAGE_CODE) if form.is_valid() else None)
        if user is not None:
            login(request, user, backend="django.contrib.auth.backends.ModelBackend")
            return redirect(_safe(request, onward))
    return render(request, "people/sign_up.html", {"form": form, "next": onward})


def _safe(request: HttpRequest, onward: str) -> str:
    """Where to go next, if it lies on this server."""
    allowed = {request.get_host()}
    if onward and url_has_allowed_host_and_scheme(onward, allowed, require_https=request.is_secure()):
        return onward
    return resolve_url(settings.LOGIN_REDIRECT_URL)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def account(request: HttpRequest) -> HttpResponse:
    """One's own account."""
    user = cast(User, request.user)
    form = AccountForm(request.POST or None, instance=user)
    if request.method == "POST" and form.is_valid():
        form.save()
        response = redirect("people:account")
        keep_language(response, user.lang)
        zones.keep(response, user.zone)
        messages.success(request, _("Saved."))
        return response
    kept_away = User.objects.filter(pk__in=user.blocks.values("whom"))
    return render(request, "people/account.html", {"form": form, "kept_away": kept_away})


class Password(auth.PasswordChangeView):
    """Change one's password; other browsers are signed out."""

    template_name = "people/password.html"
    success_url = reverse_lazy("people:account")

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(self.request, _("Your password is changed."))
        return super().form_valid(form)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    """Delete one's account; what would be left without a game master is said first."""
    user = cast(User, request.user)
    if request.method == "POST" and not limits.allow("delete", str(user.pk), most=10, seconds=HOUR):
        return too_often(request)
    form = DeleteForm(user, succession.led_alone(user), request.POST or None)
    if request.method == "POST" and form.is_valid():
        leaving.delete(user, form.heirs())
        logout(request)
        messages.success(request, _("Your account is deleted."))
        return redirect("home")
    return render(request, "people/delete.html", {"form": form})


class Forgotten(auth.PasswordResetView):
    """Ask for a letter. The answer is the same whether there is such an account or not."""

    template_name = "people/forgotten.html"
    form_class = ForgottenForm
    email_template_name = "people/letters/password.txt"
    subject_template_name = "people/letters/password_subject.txt"
    success_url = reverse_lazy("people:forgotten-sent")

    def post(self, request: HttpRequest, *args: str, **more: Any) -> HttpResponse:
        asked = request.POST.get("email", "").strip().casefold()
        if not limits.allow("forgotten", address_of(request), most=10, seconds=HOUR):
            return too_often(request)
        if asked and not limits.allow("forgotten-mail", asked, most=3, seconds=HOUR):
            return redirect(self.get_success_url())  # they have letters enough, and hear nothing else
        self.extra_email_context = {"server": absolute(request, "/").rstrip("/")}
        return super().post(request, *args, **more)


class Reset(auth.PasswordResetConfirmView):
    """A new password, by the link in the letter."""

    template_name = "people/reset.html"
    success_url = reverse_lazy("people:sign-in")

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(self.request, _("Your new password is set: sign in with it."))
        return super().form_valid(form)
