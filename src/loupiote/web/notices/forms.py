"""Forms of notices: what somebody wants to be told, how a game waits, where announcements go."""

from __future__ import annotations

import re
from typing import Any, cast

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from loupiote.web.notices import wishes as wished
from loupiote.web.notices.kinds import KINDS
from loupiote.web.notices.models import Webhook, Wishes
from loupiote.web.notices.outside import guard

WAY_LABELS = [("once", _("At once")), ("day", _("Once a day")), ("never", _("Never"))]
HOURS = [(hour, f"{hour:02}:00") for hour in range(24)]
MOST_REMINDERS, LONGEST = 5, 14 * 24 * 60


class WishesForm(forms.Form):
    """What somebody is told by letter."""

    letters = forms.BooleanField(label=_("Send me e-mails"), required=False)
    hour = forms.TypedChoiceField(label=_("The e-mail of the day comes at"), choices=HOURS, coerce=int)
    frank = forms.BooleanField(label=_("Tell me also what only I have to do, or can read"), required=False)

    def __init__(self, wishes: Wishes, data: Any = None, *, leads: bool = False) -> None:
        """`leads`: what is for those who lead games can be chosen too."""
        self.wishes = wishes
        self._kinds = [id for id, kind in KINDS.items() if leads or not kind.leads]
        initial = {"letters": wishes.letters, "hour": wishes.hour, "frank": not wishes.discreet}
        initial |= {kind: wishes.ways.get(kind, KINDS[kind].way) for kind in KINDS}
        super().__init__(data, initial=initial)
        for id in self._kinds:
            self.fields[id] = forms.ChoiceField(label=KINDS[id].label, choices=WAY_LABELS)

    @property
    def kinds(self) -> list[forms.BoundField]:
        """A field for each kind."""
        return [self[kind] for kind in self._kinds]

    def save(self) -> None:
        """Keep them; `kinds` alone says what was left as it was, so that it follows a later default."""
        given = self.cleaned_data
        wishes = self.wishes
        wishes.letters, wishes.hour = given["letters"], given["hour"]
        wishes.discreet = not given["frank"]
        chosen = wishes.ways | {kind: given[kind] for kind in self._kinds}
        wishes.ways = {kind: way for kind, way in chosen.items() if way != KINDS[kind].way}
        wishes.save()
        wished.reconsider(wishes)


class PatienceForm(forms.Form):
    """When people are reminded, and when somebody counts as absent."""

    before = forms.CharField(
        label=_("Reminders before the end"),
        required=False,
        help_text=_("Hours or minutes, separated by spaces: 24h 6h 30min. Empty: no reminders."),
        widget=forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"}),
    )
    absent_after = forms.IntegerField(
        label=_("Tell me after so many missed deadlines in a row"), min_value=1, max_value=20
    )

    def clean_before(self) -> list[int]:
        return minutes(self.cleaned_data["before"])


def minutes(text: str) -> list[int]:
    """`24h 6h 30min` as minutes.

    Raises:
        ValidationError: something in it is no such time, or there are too many.
    """
    found = []
    for word in re.split(r"[\s,;]+", text.strip().casefold()):
        if not word:
            continue
        match = re.fullmatch(r"(\d{1,5})(h|min|m|j|d)?", word)
        if match is None:
            raise ValidationError(_("“%(word)s” is no time: write 6h or 30min.") % {"word": word})
        factor = {"h": 60, "j": 1440, "d": 1440}.get(match[2] or "h", 1) if match[2] not in ("min", "m") else 1
        value = int(match[1]) * factor
        if not 1 <= value <= LONGEST:
            raise ValidationError(_("A reminder comes between one minute and fourteen days before the end."))
        found.append(value)
    if len(found) > MOST_REMINDERS:
        raise ValidationError(_("Five reminders are enough."))
    return sorted(set(found), reverse=True)


def spoken(before: list[int]) -> str:
    """Minutes as they are typed."""
    return " ".join(f"{one // 60}h" if one % 60 == 0 else f"{one}min" for one in sorted(before, reverse=True))


class WebhookForm(forms.Form):
    """Where announcements go."""

    url = forms.CharField(
        label=_("Address"),
        max_length=500,
        strip=True,
        help_text=_("It begins with https:// and lies in the public internet."),
        widget=forms.URLInput(attrs={"autocomplete": "off", "spellcheck": "false", "placeholder": "https://"}),
    )
    shape = forms.ChoiceField(label=_("It expects"), choices=Webhook.Shape.choices, initial=Webhook.Shape.LOUPIOTE)

    def clean_url(self) -> str:
        url = cast(str, self.cleaned_data["url"])
        try:
            guard.look_up(guard.parse(url))
        except guard.Forbidden as fault:
            raise ValidationError(FAULTS[fault.code]) from None
        return url


FAULTS = {
    "bad": _("This is no address that something can be sent to."),
    "scheme": _("Only addresses that begin with https:// are sent to."),
    "private": _("This address lies in a private network: nothing is sent there."),
    "unknown": _("No machine is known by this name."),
}
ERRORS = FAULTS | {
    "tls": _("The certificate is not valid."),
    "slow": _("No answer in time."),
    "unreachable": _("Nobody answers there."),
    "off": _("Not sent any more."),
}
