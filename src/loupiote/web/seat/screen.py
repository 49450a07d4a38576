"""What a phone shows, all of it out of the viewer's own view. One context for page and fragment."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest

from loupiote.kernel.ask import is_ballot
from loupiote.kernel.events import Opened
from loupiote.kernel.view import Seat, View
from loupiote.narration.pages import Names, Page, bearer_entry
from loupiote.web import language
from loupiote.web.games import door, phones
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.library.shelves import card_of
from loupiote.web.library.views import names_of
from loupiote.web.look.templatetags.look import light
from loupiote.web.seat.asking import Asker, Question
from loupiote.web.tone.narrators import genres_of, narrator, tone_for

NEWS = 2  # moments that the first page tells
EVERYBODY = "joueur"  # a bearer that all hold, which says nothing of anybody


class Words:
    """The words of one game for one reader."""

    def __init__(self, request: HttpRequest, game: Game) -> None:
        genres = genres_of(game)
        lang = language.of(request)
        tone = tone_for(game, lang)
        self.names: Names = names_of(request, game.rules) if tone is None else Names(lang, game.rules, tone)
        self.html = narrator(game, lang, "html", genres)
        self.text = narrator(game, lang, "text", genres)


def context(request: HttpRequest, game: Game, viewer: Viewer) -> dict[str, Any]:
    """Everything that the first page shows."""
    view, turn = door.screen_of(game, viewer)
    shared: dict[str, Any] = {"game": game, "viewer": viewer, "turn": turn, "view": view}
    if view is None:
        return shared | {"moment": "day"}
    words = Words(request, game)
    shared |= phase(view, words) | {"tiles": [tile(view, words, seat, i) for i, seat in enumerate(view.seats, 1)]}
    shared |= {"news": news(view, words)}
    if viewer.plays:
        shared |= {"card": own_card(view, words), "known": private(view, words), "mine": about_me(view, words)}
        shared |= asked(game, view, words)
    return shared | tally(view, words) | {"watched": watched(view, words)}


def phase(view: View, words: Words) -> dict[str, Any]:
    """The moment that everybody sees."""
    moment, number = view.moment
    alive = sum(seat.alive for seat in view.seats)
    return {
        "moment": light(moment),
        "phase_title": words.text.moment(moment, number),
        "alive": alive,
        "all_seats": len(view.seats),
    }


def tile(view: View, words: Words, seat: Seat, number: int) -> dict[str, Any]:
    """A player as everybody at the table may see them on this phone: what is one's own alone stands under the cover."""
    own = seat.name == view.viewer
    role = seat.role if view.over or not own else None
    marks = [{"label": words.text.role(title), "role": title} for title in seat.titles if title != EVERYBODY]
    if view.over or not own:
        marks += [{"label": words.text.mark(mark)} for mark in seat.marks]
    return {
        "name": seat.name,
        "seat": number,
        "dead": not seat.alive,
        "chosen": own,
        "role": role,
        "camp": card_camp(words, role) if role else None,
        "note": words.text.role(role) if role else "",
        "own": own,
        "marks": marks,
    }


def card_camp(words: Words, role: str) -> str | None:
    """The camp that is written on a card."""
    camp: str | None = bearer_entry(words.names, role)["camp"] if role in words.names.words.bearers else None
    return camp


def own_card(view: View, words: Words) -> Page | None:
    """The viewer's own card."""
    me = view.me
    if me is None or me.role is None:
        return None
    card = card_of(words.names, bearer_entry(words.names, me.role))
    return {**card, "name": words.text.role(me.role), "help": words.names.help(me.role)}


def about_me(view: View, words: Words) -> dict[str, Any]:
    """What sticks to the viewer, and with whom they win."""
    me = view.me
    assert me is not None
    side = words.text.camp(me.camp) if me.camp else ""
    return {"marks": [words.text.mark(mark) for mark in me.marks], "side": side}


def private(view: View, words: Words) -> list[Any]:
    """What only some were told, the viewer among them."""
    return words.html.scenes([told for told in view.heard if told.to is not None], view.viewer)


def public(view: View, words: Words) -> list[Any]:
    """The story as everybody knows it, as it was told."""
    return words.html.scenes([told for told in view.heard if told.to is None])


def news(view: View, words: Words) -> list[Any]:
    """The end of the story: a whole one would take longer with every day that is played."""
    heard = [told for told in view.heard if told.to is None]
    opens = [i for i, told in enumerate(heard) if isinstance(told.event, Opened)][-NEWS - 2 :]
    return words.html.scenes(heard[opens[0] if opens else 0 :])[-NEWS:]


def asked(game: Game, view: View, words: Words) -> dict[str, Any]:
    """What this player may answer here: ballots in the open, all else under a cover that every phone has."""
    if game.paused:
        return {"ballots": [], "secret": [], "covered": False}
    asker = Asker(words.text, [seat.name for seat in view.seats])
    here = [one for one in view.prompts if phones.takes(game, one.prompt)]
    ballots: list[Question] = [asker.question(one) for one in here if is_ballot(one.prompt)]
    secret: list[Question] = [asker.question(one) for one in here if not is_ballot(one.prompt)]
    covered = game.phones == Game.Phones.ALL and not view.over
    decoys = [{"name": seat.name, "value": seat.name} for seat in view.seats if seat.alive] if not secret else []
    return {"ballots": ballots, "secret": secret, "covered": covered, "decoys": decoys}


def tally(view: View, words: Words) -> dict[str, Any]:
    """The running count of an open vote, as far as everybody sees it."""
    asker = Asker(words.text, [seat.name for seat in view.seats])
    votes: dict[str, list[str]] = {}
    silent = []
    for who, value in view.ballots.items():
        if value is None:
            silent.append(who)
        else:
            votes.setdefault(value[0], []).append(who)
    totals = view.totals
    rows = [{"name": asker.name(name), "votes": f"{totals.get(name, 0):g}", "who": who} for name, who in votes.items()]
    rows += [{"name": asker.name(n), "votes": f"{v:g}", "who": []} for n, v in totals.items() if n not in votes]
    return {"tally": rows, "have_voted": silent, "most": max([len(view.seats), 1])}


def watched(view: View, words: Words) -> str:
    """The question that is open, for the dead whom an option lets follow the game; "" for all others."""
    me = view.me
    if me is None or me.alive or view.over or view.window is None:
        return ""
    return words.names.window(view.window.partition("@")[0])
