"""Forms of accounts."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm, PasswordResetForm
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.template import loader
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from loupiote.kernel.start import NAME_LENGTH, look
from loupiote.web.games.models import Game
from loupiote.web.people import mail, succession, zones
from loupiote.web.people.models import User
from loupiote.web.people.names import bad, clean

AGAIN = timedelta(minutes=10)  # how long a form that is sent twice finds the account that it has opened
TAKEN = _("Somebody has this name already, or one that looks like it.")
NO_NAME = _("This cannot be a name: it takes visible letters and signs, and no word of the game or of the program.")
PASSWORD_HELP = _("At least eight characters; not your name, not a password that everybody uses.")


class NameField(forms.CharField):
    """The name of an account: 1 to 30 characters that can be seen."""

    def __init__(self, **more: Any) -> None:
        attributes = {"autocomplete": "username", "autocapitalize": "words", "spellcheck": "false"}
        widget = forms.TextInput(attrs=attributes)
        super().__init__(max_length=NAME_LENGTH, label=_("Name"), widget=widget, strip=True, **more)

    def clean(self, value: Any) -> str:
        name = clean(super().clean(value))
        if bad(name):
            raise ValidationError(NO_NAME)
        return name


class SignInForm(AuthenticationForm):
    """Name and password."""

    error_messages = {
        "invalid_login": _("No account has this name with this password. In the password capital letters count."),
        "inactive": _("This account is closed."),
    }


class SignUpForm(forms.Form):
    """A new account."""

    name = NameField(help_text=_("What the others at the table see, and what you sign in with."))
    password = forms.CharField(
        label=_("Password"),
        strip=False,
        help_text=PASSWORD_HELP,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )
    email = forms.EmailField(
        label=_("E-mail address (optional)"),
        required=False,
        help_text=_(
            "To set a new password if you forget yours, and for reminders of your games. You can choose which, or none."
        ),
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        if User.objects.alike(name).exists():
            raise ValidationError(TAKEN)
        return name

    def clean(self) -> dict[str, Any]:
        found = super().clean() or self.cleaned_data
        name, password = found.get("name"), found.get("password")
        if name and password:
            try:
                validate_password(password, User(name=name, email=found.get("email", "")))
            except ValidationError as error:
                self.add_error("password", error)
        return found

    def opened(self) -> User | None:
        """The account that this form has opened already, its answer lost on the way: as young, with this name and password."""
        name, since = clean(self.data.get("name", "")), timezone.now() - AGAIN
        found = User.objects.filter(name=name, date_joined__gte=since, is_active=True, is_staff=False).first()
        return found if found is not None and found.check_password(self.data.get("password", "")) else None

    def save(self, lang: str) -> User | None:
        """Make the account; None, with the fault in the form, if somebody was faster."""
        given = self.cleaned_data
        try:
            with transaction.atomic():
                return User.objects.create_user(given["name"], given["password"], email=given["email"], lang=lang)
        except IntegrityError:
            self.add_error("name", TAKEN)
            return self.opened()


class AccountForm(forms.ModelForm[User]):
    """What somebody may change of their account at any time."""

    class Meta:
        model = User
        fields = ("email", "lang", "zone", "shown")
        labels = {"email": _("E-mail address (optional)"), "lang": _("Language")}
        help_texts = {"email": _("For a new password if you forget yours, and for the letters that you have chosen.")}
        widgets = {"email": forms.EmailInput(attrs={"autocomplete": "email"})}

    zone = forms.ChoiceField(label=_("Time zone"), required=False, choices=zones.choices)
    shown = forms.BooleanField(label=_("My public page shows the games I play"), required=False)


NOBODY, SOMEBODY = "nobody", "somebody"


class DeleteForm(forms.Form):
    """Whoever deletes an account says their password once more, and who leads the games that they lead alone."""

    password = forms.CharField(
        label=_("Password"), strip=False, widget=forms.PasswordInput(attrs={"autocomplete": "current-password"})
    )

    def __init__(self, user: User, games: list[Game], *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.user, self.games, self._heirs = user, games, dict[int, User | None]()
        for game in games:
            forum = game.mode == Game.Mode.FORUM
            nobody = _("Nobody: the program leads it from here on") if forum else _("Nobody: it ends, without winners")
            self.fields[f"lead-{game.key}"] = forms.ChoiceField(
                label=_("Who leads “%(game)s” from now on?") % {"game": game},
                choices=[(SOMEBODY, _("Somebody else, who sees all of it then")), (NOBODY, nobody)],
                widget=forms.RadioSelect,
            )
            name = forms.CharField(label=_("The name of their account"), max_length=NAME_LENGTH, required=False)
            self.fields[f"heir-{game.key}"] = name

    def choices(self) -> list[tuple[forms.BoundField, forms.BoundField]]:
        """For each game that would be left without a game master: who is to lead it, and their name."""
        return [(self[f"lead-{game.key}"], self[f"heir-{game.key}"]) for game in self.games]

    def heirs(self) -> dict[int, User | None]:
        """Who leads each of these games, None for nobody; of a form that is valid."""
        return self._heirs

    def clean(self) -> dict[str, Any]:
        given = super().clean() or self.cleaned_data
        for game in self.games:
            if given.get(f"lead-{game.key}") != SOMEBODY:
                self._heirs[game.pk] = None
                continue
            named = User.objects.filter(look=look(given.get(f"heir-{game.key}", "")), is_active=True).first()
            if named is None or not succession.may_lead(game, named, self.user):
                self.add_error(
                    f"heir-{game.key}", _("No account of this name can lead this game: they may play in it.")
                )
            self._heirs[game.pk] = named
        return given

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise ValidationError(_("This is not your password."))
        return password


class ForgottenForm(PasswordResetForm):
    """Sends the letter in the language of its reader, and in the background."""

    def send_mail(
        self,
        subject_template_name: str,
        email_template_name: str,
        context: dict[str, Any],
        from_email: str | None,
        to_email: str,
        html_email_template_name: str | None = None,
    ) -> None:
        with override(context["user"].lang if context["user"].lang in dict(settings.LANGUAGES) else None):
            subject = " ".join(loader.render_to_string(subject_template_name, context).split())
            body = loader.render_to_string(email_template_name, context)
        mail.send.enqueue(subject, body, to_email)
