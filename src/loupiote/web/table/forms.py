"""The few forms of the screen that are no questions of the game."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from loupiote.web.table.models import Desk, Note


class SettingsForm(forms.ModelForm[Desk]):
    """How the screen leads: which calls are made, how long a debate takes."""

    minutes = forms.IntegerField(label=_("Minutes per debate"), min_value=1, max_value=120)

    class Meta:
        model = Desk
        fields = ("calls",)
        widgets = {"calls": forms.RadioSelect}

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.fields["minutes"].initial = round(self.instance.length / 60)

    def save(self, commit: bool = True) -> Desk:
        """The desk with its settings."""
        self.instance.length = 60 * int(self.cleaned_data["minutes"])
        desk: Desk = super().save(commit)
        return desk


class NoteForm(forms.ModelForm[Note]):
    """A note for those who lead."""

    class Meta:
        model = Note
        fields = ("text",)
        widgets = {"text": forms.Textarea(attrs={"rows": 3, "maxlength": 1000})}
