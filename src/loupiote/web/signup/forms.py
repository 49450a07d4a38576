"""The form of how players come to a game by forum."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from loupiote.web.prepare.draft import Draft
from loupiote.web.signup import calls, fit
from loupiote.web.signup.models import WORDS, Call

LONGEST = 60 * 60 * 24 * 90  # seconds that sign-ups may stay open
PASSWORD = 100


class CallForm(forms.Form):
    """Who leads, who may see the game and come to it, how it begins."""

    led = forms.ChoiceField(
        label=_("Who leads?"),
        choices=[("1", _("I lead, as game master")), ("", _("The program leads: nobody knows more than their seat"))],
        required=False,
        widget=forms.RadioSelect,
    )
    players = forms.IntegerField(label=_("Number of seats"), min_value=3, max_value=60)
    words = forms.CharField(
        label=_("A few words about it (optional)"),
        max_length=WORDS,
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("The setting, the pace, what you expect of the players."),
    )
    listed = forms.ChoiceField(
        label=_("Who can see it?"),
        choices=[
            ("1", _("Everybody: it is listed while people sign up, while it runs, and with its result")),
            ("", _("Only those to whom I give its address")),
        ],
        required=False,
        widget=forms.RadioSelect,
    )
    watch = forms.BooleanField(
        label=_("Anyone with its address may watch, and see what everybody sees"), required=False
    )
    guests = forms.BooleanField(label=_("People without an account may play"), required=False)
    vetted = forms.BooleanField(label=_("I accept each player myself"), required=False)
    password = forms.CharField(
        label=_("Password (optional)"),
        max_length=PASSWORD,
        required=False,
        strip=True,
        widget=forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false", "autocapitalize": "off"}),
        help_text=_(
            "Asked of whoever wants to see the list, to sign up or to watch. Strangers learn only that the game exists."
        ),
    )
    open = forms.BooleanField(label=_("Remove the password"), required=False)
    places = forms.ChoiceField(label=_("Seats are"), choices=Call.Places.choices, widget=forms.RadioSelect)
    until = forms.DateTimeField(
        label=_("Sign-ups until (optional)"),
        required=False,
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
    )
    starts = forms.ChoiceField(label=_("It begins"), choices=Call.Starts.choices, widget=forms.RadioSelect)
    empty = forms.ChoiceField(
        label=_("If there are empty seats then"), choices=Call.Empty.choices, widget=forms.RadioSelect
    )

    def __init__(self, draft: Draft, data: Any = None) -> None:
        self.draft, self.call = draft, calls.of(draft.game)
        call, game = self.call, draft.game
        initial: dict[str, Any] = {
            name: getattr(call, name) for name in ("words", "guests", "vetted", "places", "until", "starts", "empty")
        }
        initial |= {"led": "1" if game.led else "", "listed": "1" if call.listed else "", "watch": game.watch}
        super().__init__(data, initial=initial | {"players": draft.players})
        low, high = draft.rules.players
        field = self.fields["players"]
        assert isinstance(field, forms.IntegerField)
        least = max(low, len(draft.seats))
        field.widget.attrs |= {"min": least, "max": high, "inputmode": "numeric"}
        self.fields["until"].help_text = gettext("In your time zone: %(zone)s.") % {
            "zone": timezone.get_current_timezone_name()
        }
        if not call.password:
            del self.fields["open"]

    def clean_until(self) -> Any:
        until = self.cleaned_data["until"]
        if until is not None and until != self.call.until:
            left = (until - timezone.now()).total_seconds()
            if not 0 < left <= LONGEST:
                raise ValidationError(_("Choose a time in the next three months."))
        return until

    def clean(self) -> dict[str, Any]:
        found = super().clean() or self.cleaned_data
        if found.get("starts") == Call.Starts.UNTIL and "until" in found and found["until"] is None:
            self.add_error("until", _("Say when sign-ups close, or choose another way to begin."))
        return found

    def save(self) -> Call:
        """Keep it, in the game and in its notice; the row of the game is locked."""
        game, call, given = self.draft.game, self.call, self.cleaned_data
        game.led, game.watch = bool(given["led"]), given["watch"]
        game.save(update_fields=["led", "watch"])
        for name in ("words", "guests", "places", "until", "starts", "empty"):
            setattr(call, name, given[name])
        call.listed, call.vetted = bool(given["listed"]), given["vetted"] and game.led
        if given["password"] or given.get("open"):
            calls.set_password(call, given["password"])
        call.save()
        fit.resize(self.draft, given["players"])
        return call
