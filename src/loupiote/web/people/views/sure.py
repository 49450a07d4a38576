"""What cannot be taken back is asked first: a page that says of whom it takes what. Its button sends the same form, `sure`."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.signup.models import SignUp


class Question(Struct):
    """What is asked: `asks`, and what happens (`says`); the words of the button that does it."""

    asks: str
    says: list[str]
    does: str


def off_the_list(one: Seat | SignUp) -> Question:
    """Whoever sits at a table that is still filling, or waits for it, is to go."""
    waits = isinstance(one, SignUp) and one.seat_id is None
    if isinstance(one, Seat) and one.bot:
        says = [_("The program gives up this seat.")]
    elif waits:
        says = [_("%(name)s is no longer on the list.") % {"name": one.name}]
    else:
        says = [
            _("The seat of %(name)s is taken away; their personal link opens nothing any more.") % {"name": one.name}
        ]
    if not waits:
        says.append(_("It goes to whoever waits first."))
    if isinstance(one, SignUp) and one.user_id is not None:
        says.append(_("They cannot sign up again, unless you accept them after all."))
    return Question(_("Remove %(name)s?") % {"name": one.name}, says, _("Remove %(name)s") % {"name": one.name})


def stand_up(seat: Seat) -> Question:
    """Whoever plays a seat is to leave it to somebody else."""
    says = [_("Whoever plays as %(name)s is out at once: their personal link opens nothing any more.")]
    if seat.user_id is not None:
        says = [
            _(
                "Whoever plays as %(name)s is out at once: neither their account nor a personal link opens the seat any more."
            )
        ]
    if seat.game.mode == Game.Mode.FORUM:
        says.append(_("Their notes and drafts are lost."))
    says.append(
        _("The name and the story stay. Whoever is to play on needs the code of the game or a new personal link.")
    )
    asks, does = _("Free the seat of %(name)s?"), _("Free the seat of %(name)s")
    name = {"name": seat.name}
    return Question(asks % name, [text % name for text in says], does % name)


def leads_no_more(master: Master) -> Question:
    """A second game master is to lead no more."""
    name = {"name": master.name}
    says = [
        _("%(name)s sees no secret of this game and decides nothing any more; their personal link opens nothing.")
        % name
    ]
    return Question(_("%(name)s no longer leads?") % name, says, _("%(name)s no longer leads") % name)


def ask(request: HttpRequest, game: Game, question: Question, back: str) -> HttpResponse:
    """The page; `back`: where whoever thinks better of it goes."""
    sent = {name: request.POST.get(name, "") for name in ("do", "of")}
    return render(request, "people/sure.html", {"game": game, "question": question, "sent": sent, "back": back})
