"""One option of a rule set: what is legal for it, and why a value is not."""

from typing import Literal, TypeAlias

import msgspec

from loupiote.rulebook.durations import format_duration, parse_duration

OptionType = Literal["choice", "set", "yes-no", "integer", "duration"]
# A choice is a text or a number, a set a list in the order of `values`, a duration a number of seconds; None is "none".
OptionValue: TypeAlias = "str | int | bool | list[str] | None"

_YES = {"true", "yes", "oui", "vrai"}
_NO = {"false", "no", "non", "faux"}
_NONE = {"", "null", "~", "aucun", "aucune", "none"}


class OptionError(ValueError):
    """A value is not legal for an option. `fr` and `en` say what was found and what is legal."""

    def __init__(self, option: str, fr: str, en: str) -> None:
        super().__init__(en)
        self.option = option
        self.fr = fr
        self.en = en

    def text(self, lang: str) -> str:
        """The message in French for `fr`, in English for any other language."""
        return self.fr if lang == "fr" else self.en


class Option(msgspec.Struct, frozen=True):
    """One thing to settle before a game. `values`, `min` and `max` say what is legal; durations are in seconds.

    `default` is what a game by the book has; a `required` option has none and must be chosen. `clauses` are those
    it changes or that name it. `fr` and `en` are labels, `help_fr` and `help_en` a sentence each.
    """

    id: str
    type: OptionType
    default: OptionValue
    clauses: tuple[str, ...]
    fr: str
    en: str
    help_fr: str
    help_en: str
    values: tuple[str | int | bool, ...] = ()
    min: int | None = None
    max: int | None = None
    required: bool = False

    def label(self, lang: str) -> str:
        """What the option is called."""
        return self.fr if lang == "fr" else self.en

    def help(self, lang: str) -> str:
        """A sentence on what its values do."""
        return self.help_fr if lang == "fr" else self.help_en

    def check(self, value: object) -> OptionValue:
        """The value in its one form: text becomes the number, truth value or list that it means.

        Takes what a form, a record or a program gives, or what `check` returned before. Raises OptionError for anything
        that is not legal.
        """
        may_be_none = self.default is None and not self.required
        if value is None or (may_be_none and isinstance(value, str) and value.strip().lower() in _NONE):
            if may_be_none:
                return None
            raise self._wrong(value)
        match self.type:
            case "yes-no":
                return self._yes_no(value)
            case "choice":
                return self._one_of(value)
            case "set":
                return self._some_of(value)
            case "integer":
                return self._within(value, value if isinstance(value, int) else _whole(value))
            case "duration":
                return self._within(value, _seconds(value))

    def written(self, value: OptionValue) -> OptionValue:
        """The value as a file says it, which `check` takes back: a duration as `1h30m`, all others as they are."""
        return format_duration(value) if self.type == "duration" and isinstance(value, int) else value

    def legal(self, lang: str) -> str:
        """What is legal, in words."""
        french = lang == "fr"
        match self.type:
            case "yes-no":
                return "oui ou non" if french else "yes or no"
            case "set":
                listed = ", ".join(map(str, self.values))
                return f"aucun ou plusieurs de : {listed}" if french else f"none or several of: {listed}"
            case "choice":
                return ", ".join(map(str, self.values))
        low, high = (format_duration(n or 0) if self.type == "duration" else str(n) for n in (self.min, self.max))
        words = f"de {low} à {high}" if french else f"{low} to {high}"
        if self.type == "duration":
            words += " (30m, 1h, 2d)"
        return words

    def _yes_no(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        word = value.strip().lower() if isinstance(value, str) else ""
        if word not in _YES | _NO:
            raise self._wrong(value)
        return word in _YES

    def _one_of(self, value: object) -> str | int:
        for legal in self.values:
            if not isinstance(value, bool) and isinstance(value, str | int) and str(value).strip() == str(legal):
                return legal
        raise self._wrong(value)

    def _some_of(self, value: object) -> list[str]:
        if isinstance(value, str):
            value = [] if value.strip().lower() in _NONE else [part.strip() for part in value.split(",")]
        if not isinstance(value, list | tuple) or any(part not in self.values for part in value):
            raise self._wrong(value)
        return [str(legal) for legal in self.values if legal in value]

    def _within(self, value: object, number: int | None) -> int:
        low, high = self.min, self.max
        if number is None or isinstance(value, bool) or low is None or high is None or not low <= number <= high:
            raise self._wrong(value)
        return number

    def _wrong(self, value: object) -> OptionError:
        if value is None or value == "":
            return OptionError(
                self.id,
                f"{self.fr} ({self.id}) : à choisir avant la partie ; possible : {self.legal('fr')}",
                f"{self.en} ({self.id}): must be chosen before the game; legal: {self.legal('en')}",
            )
        found = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        return OptionError(
            self.id,
            f"{self.fr} ({self.id}) : « {found} » n'est pas possible ; possible : {self.legal('fr')}",
            f"{self.en} ({self.id}): '{found}' is not legal; legal: {self.legal('en')}",
        )


def _whole(value: object) -> int | None:
    text = value.strip() if isinstance(value, str) else ""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else None


def _seconds(value: object) -> int | None:
    if isinstance(value, int):
        return value
    try:
        return parse_duration(value) if isinstance(value, str) else None
    except ValueError:
        return None
