"""The words of the game master's screen: what is said aloud in the language of the game, what is noted in that of the page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from msgspec import Struct, field

from loupiote.kernel.events import Acted, Died, Told
from loupiote.kernel.events import Decreed as DecreedFact
from loupiote.kernel.inputs import Close, Decree, Die, Post, Reply
from loupiote.narration import Call, Lang, value_name
from loupiote.narration.clauses import clause_text
from loupiote.narration.pages import Names
from loupiote.web.games.models import Game
from loupiote.web.games.options import why_short
from loupiote.web.tone.narrators import genres_of, narrator, tone_for

NIGHT = ("nuit", "distribution", "crepuscule")


def lang_of(code: str | None) -> Lang:
    """The language of a page as the narration knows it."""
    return "en" if code == "en" else "fr"


class Clause(Struct):
    """A clause of the rule book: its id, its text, its page ("" where there is none)."""

    id: str
    text: str
    href: str = ""


class Line(Struct):
    """A fact as the game master reads it, whom it went to, and why.

    Attributes:
        to: None: everybody; []: nobody else.
    """

    text: SafeString
    to: list[str] | None = None
    why: list[Clause] = field(default_factory=list)
    death: bool = False


class Speaker:
    """Puts a game into words for its game master.

    Args:
        lang: the language of the page; what is said aloud is in the game's.
    """

    def __init__(self, game: Game, lang: Lang) -> None:
        self.lang, self.rules = lang, game.rules
        self.genres = genres_of(game)
        self.players = list(self.genres)
        aloud = lang_of(game.lang)
        self.aloud = narrator(game, aloud, "html", self.genres)
        self.noted = narrator(game, lang, "html", self.genres)
        self.plain = narrator(game, lang, "text", self.genres)
        self._tone = tone_for(game, aloud)
        self._aloud_lang = aloud

    @cached_property
    def names(self) -> Names:
        """The names of the rule set, and what is called aloud, in the language of the game."""
        return Names(self._aloud_lang, self.rules, self._tone)

    # ------------------------------------------------------------------------------------------------------ aloud
    def call(self, window: str) -> tuple[SafeString, SafeString]:
        """What is said to call those whom a window asks, and to send them back to sleep."""
        return _paragraphs(self.aloud.call(window))

    def each(self, window: str, kind: str) -> tuple[SafeString, SafeString] | None:
        """The same for one of those whom a window asks together, where they are called in turn; else None."""
        said = self.aloud.call_each(window, kind)
        return _paragraphs(said) if said is not None else None

    def say(self, told: Told) -> SafeString:
        """A public fact, as it is said to all."""
        return _paragraph(self.aloud.tell(told))

    def story(self, told: Iterable[Told], after: Told | None = None) -> list[SafeString]:
        """Public facts of one moment, as they are said to all: ballots gathered, that nobody died said too.

        Args:
            after: what opened behind them, which says that the moment is complete.
        """
        text = self.aloud.story([*told, *([after] if after else [])])
        found: list[SafeString] = []
        for block in text.split("\n\n"):
            if block.startswith("<h3>"):
                if found:
                    break
            elif block:
                found.append(mark_safe(block))
        return found

    def show(self, told: Told, reader: str) -> SafeString:
        """A fact in the words of the player to whom it is shown, in the language of the game."""
        return mark_safe(self.aloud.tell(told, reader))

    def card(self, role: str) -> tuple[str, str]:
        """When a card plays, and what it does, in the language of the game."""
        texts = self.names.narrator.writer.texts
        tag = self.names.narrator.tag(role) if texts.has(f"role-{role}", "tag") else ""
        return tag, self.names.narrator.help(role) if texts.has(f"role-{role}", "help") else ""

    # ------------------------------------------------------------------------------------------------------ noted
    def line(self, told: Told) -> Line | None:
        """A fact as the game master reads it; None where it is not told in words."""
        text = self.noted.tell(told, mj=True)
        if not text:
            return None
        return Line(mark_safe(text), told.to, self.why(told.because), isinstance(told.event, Died))

    def lines(self, told: Iterable[Told]) -> list[Line]:
        """Those of the facts that are told in words."""
        return [line for one in told if (line := self.line(one)) is not None]

    def why(self, ids: Iterable[str]) -> list[Clause]:
        """Clauses by their ids."""
        return [Clause(id, clause_text(self.lang, id)) for id in dict.fromkeys(ids)]

    def value(self, value: str) -> str:
        """What a value of a choice is called, as plain text."""
        return value_name(self.plain, value, self.players)

    def short(self, code: str) -> str:
        """Why something may not be chosen, in a few words."""
        return why_short(self.plain, code)

    def window(self, name: str) -> str:
        """The name of a window, of `vote@2` too."""
        return self.plain.window(name.partition("@")[0])

    def moment(self, moment: str, number: int) -> str:
        """The name of a moment with its number."""
        return self.plain.moment(moment, number)

    def given(self, one: object, moment: str = "", number: int = 0) -> SafeString:
        """An input in words, as the trace has it."""
        match one:
            case Reply(value=None):
                return format_html("<b>{}</b> · {} · {}", one.player, self.plain.power(one.power), _("nothing"))
            case Reply():
                named = [value for value in one.value or () if value in self.players]
                said = self._deed(one, named, moment, number) if len(named) == len(one.value or ()) else ""
                if said:
                    return mark_safe(said)
                values = ", ".join(map(self.value, one.value or ()))
                return format_html(
                    "<b>{}</b> · {} {}", one.player, self.plain.power(one.power), values and f"· {values}"
                )
            case Close():
                return format_html(_("Closed: {}"), self.window(one.window))
            case Decree():
                said = self._decree(one)
                return format_html(_("{} Reason: {}"), said, one.reason) if one.reason else said
            case Die():
                return format_html(_("Die rolled by hand: {} · {}"), one.name.partition("@")[0], one.value)
            case Post():
                return format_html("<b>{}</b> · {}", one.by, one.text)
        return format_html("{}", type(one).__name__)

    def _decree(self, one: Decree) -> SafeString:
        """A decree in words; an announcement has none of its own."""
        if one.what == "announce" and one.who:
            return format_html(_("Written to {}: {}"), one.who, one.value)
        if one.what == "announce":
            return format_html(_("Announced to everybody: {}"), one.value)
        return mark_safe(self.noted.tell(DecreedFact(one.what, one.who, one.value), mj=True))

    def _deed(self, one: Reply, named: list[str], moment: str, number: int) -> str:
        power = one.power.partition("#")[0]
        if not self.plain.writer.texts.has(f"did-{power}"):
            return ""
        return self.noted.tell(Told(Acted(one.player, power, named), [one.player], (), moment, number), mj=True)


def theme(moment: str) -> str:
    """The light of a moment: night, dawn or day."""
    return "night" if moment in NIGHT else "dawn" if moment == "aube" else "day"


def _paragraph(text: str) -> SafeString:
    """A text that the narration made for HTML, as a paragraph; "" stays "" ."""
    return mark_safe(f"<p>{text}</p>" if text else "")


def _paragraphs(said: Call) -> tuple[SafeString, SafeString]:
    return _paragraph(said.wake), _paragraph(said.sleep)
