"""Accounts in the operator's pages."""

from typing import Any, cast

from django import forms
from django.contrib import admin, messages
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.contrib.auth.forms import AdminPasswordChangeForm
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from loupiote.web.operating import Named
from loupiote.web.people import closing, leaving, reports
from loupiote.web.people.models import Report, User


class MakeForm(forms.ModelForm[User]):
    """An account made by the operator: whoever it is for asks for a password by letter, or is told one."""

    password = forms.CharField(label=_("password"), strip=False, widget=forms.PasswordInput)

    class Meta:
        model = User
        fields = ("name", "email", "lang")

    def save(self, commit: bool = True) -> User:
        user = super().save(commit=False)
        user.set_password(self.cleaned_data["password"])
        if commit:
            user.save()
        return user


class PasswordForm(AdminPasswordChangeForm):  # type: ignore[type-arg]  # no generic while it runs
    """Django's, which warns in English alone of what happens to the password that there is."""

    usable_password_help_text: Any = _(
        "Without one nobody can sign in to this account, and the password that it has is lost."
    )


@admin.register(User)
class UserAdmin(Named, DjangoUserAdmin[User]):
    """Look after accounts: close one, set a password, make somebody an operator."""

    add_form = MakeForm
    change_password_form = PasswordForm
    list_display = ("name", "email", "is_active", "is_staff", "date_joined")
    list_filter = ("is_active", "is_staff")
    search_fields = ("name", "email")
    ordering = ("look",)  # as it is read: Élise stands behind Denis
    filter_horizontal = ()
    readonly_fields = ("date_joined", "last_login")
    fieldsets = (
        (None, {"fields": ("name", "password", "email", "lang", "zone")}),
        (None, {"fields": ("is_active", "is_staff", "is_superuser", "date_joined", "last_login")}),
    )
    add_fieldsets = ((None, {"fields": ("name", "password", "email", "lang")}),)

    def formfield_for_dbfield(self, db_field: Any, request: Any, **kwargs: Any) -> Any:
        """With what closing an account does beside the box that does it."""
        if db_field.name == "is_active":
            kwargs["help_text"] = _(
                "Without the tick the account is closed: nobody signs in to it, its games are led by others or by the program, "
                "its seats can be handed over. Nothing is deleted; ticked again, it is open again."
            )
        return super().formfield_for_dbfield(db_field, request, **kwargs)

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        """Whoever is closed out leaves no game waiting for them."""
        super().save_model(request, obj, form, change)
        if change and "is_active" in form.changed_data and not obj.is_active:
            closing.close(obj)

    def delete_model(self, request: HttpRequest, obj: User) -> None:
        """As if whoever has the account had deleted it: games keep no name, and none is left without anybody who leads it."""
        leaving.delete(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        """The same for several."""
        for user in queryset:
            leaving.delete(user)


@admin.register(Report)
class ReportAdmin(Named, admin.ModelAdmin[Report]):
    """What people have reported: look at it, say what was done about it."""

    list_display = ("told_at", "what", "of", "state", "by_name", "link", "about", "seen_by")
    list_filter = ("state", "what")
    search_fields = ("of", "by_name", "words", "note")
    told = ("told_at", "what", "of", "link", "about", "by", "by_name", "game", "words")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        """Without what would tell an operator who plays a secret of their game."""
        return super().get_queryset(request).exclude(pk__in=reports.kept_from(request))

    def changelist_view(self, request: HttpRequest, extra_context: Any = None) -> Any:
        """The list; if something is missing in it, that is said."""
        count = len(reports.kept_from(request))
        if count and request.method == "GET":
            said = ngettext(
                "{count} report is hidden from you until the game in which you play is over. Another operator can read it.",
                "{count} reports are hidden from you until the games in which you play are over. Another operator can read them.",
                count,
            )
            messages.info(request, said.format(count=count))
        return super().changelist_view(request, extra_context)

    @admin.display(description=_("reported"), ordering="at")
    def told_at(self, report: Report) -> str:
        """When it was told."""
        return date_format(timezone.localtime(report.at), "DATETIME_FORMAT")

    @admin.display(description=_("where"))
    def link(self, report: Report) -> str:
        """A link to what is reported."""
        address = reports.address_of(report)
        return format_html('<a href="{}">{}</a>', address, address) if address else ""

    @admin.display(description=_("what it said"))
    def hidden(self, report: Report) -> str:
        """In the place of a post, for an operator who plays in its game and must not learn secrets here."""
        return gettext("hidden as long as you play in this game")

    def get_fields(self, request: HttpRequest, obj: Report | None = None) -> list[Any]:
        return [*self.get_readonly_fields(request, obj), "state", "note"]

    def get_readonly_fields(self, request: HttpRequest, obj: Report | None = None) -> list[str]:
        said = "hidden" if obj is not None and reports.plays(request, obj) else "quoted"
        twice = (
            "by_name" if obj is not None and obj.by is not None else "by"
        )  # the account, or the name of one that is gone
        return [*(one for one in self.told if one != twice), said, "seen_by", "seen_at"]

    def save_model(self, request: HttpRequest, obj: Report, form: object, change: bool) -> None:
        obj.seen_by, obj.seen_at = cast(User, request.user), timezone.now()
        super().save_model(request, obj, form, change)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False
