"""Reports to the operator: what may be reported, by whom, and what is kept of it.

An app whose pages hold posts says how one is found: `register(find)`. It must give nothing to somebody who may not read it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override
from msgspec import Struct

from loupiote.kernel.start import look
from loupiote.web.games.access import as_viewer, holder_of, viewer_of
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.people import mail
from loupiote.web.people.links import public
from loupiote.web.people.models import Report, User
from loupiote.web.people.trust import QUOTED, WORDS


class Quoted(Struct):
    """A post as it is reported: its number, whose it is (the account, if there is one), what it says."""

    of: str
    author: str
    text: str
    user: int | None = None


Find = Callable[[Game, Viewer, str], Quoted | None]
_find: list[Find] = []


def register(find: Find) -> None:
    """Have `find(game, viewer, number)` look for posts that are reported; None for one that this viewer may not read."""
    if find not in _find:
        _find.append(find)


class Subject(Struct):
    """What somebody is about to report; `title` says it."""

    what: str
    of: str
    title: str
    game: Game | None = None
    about: int | None = None
    quoted: str = ""


def subject(request: HttpRequest) -> Subject:
    """What an address asks to report: `?person=NAME`, `?game=KEY`, `?game=KEY&post=NUMBER`.

    Raises:
        Http404: there is no such thing, or it is none of this person's business, which looks the same.
    """
    asked = request.GET
    if asked.get("person"):
        person = User.objects.filter(look=look(asked["person"]), is_active=True).first()
        if person is None:
            raise Http404
        return Subject(Report.What.PERSON, person.name, person.name, about=person.pk)
    game = Game.objects.filter(key=asked.get("game", "")).first()
    if game is None:
        raise Http404
    viewer = viewer_of(request, game)
    if asked.get("post"):
        found = _post(game, viewer, asked["post"]) if viewer.may_look else None
        if found is None:
            raise Http404
        title, text = f"{found.author}: {found.text[:200]}", found.text[:QUOTED]
        return Subject(Report.What.POST, f"{game.key} {found.of}"[:80], title, game, found.user, text)
    if not viewer.may_look and game.mode != Game.Mode.FORUM:
        raise Http404
    if not viewer.may_look and not (game.status == Game.Status.PREPARING or _listed(game)):
        raise Http404
    return Subject(Report.What.GAME, game.key, game.title or game.key, game, game.created_by_id)


def _post(game: Game, viewer: Viewer, number: str) -> Quoted | None:
    return next((found for find in _find if (found := find(game, viewer, number)) is not None), None)


def _listed(game: Game) -> bool:
    call: Any = getattr(game, "call", None)
    return call is not None and call.listed


def tell(request: HttpRequest, about: Subject, words: str) -> Report:
    """Write a report down."""
    user = request.user if isinstance(request.user, User) else None
    name = user.name if user is not None else viewer_of(request, about.game).who if about.game is not None else ""
    made = Report.objects.create(
        by=user,
        by_name=name,
        about_id=about.about,
        what=about.what,
        of=about.of,
        game=about.game,
        quoted=about.quoted,
        words=words.strip()[:WORDS],
    )
    call_operators(made)
    return made


def call_operators(report: Report) -> None:
    """Write to every operator who has an address that a report waits; what it says stands on the operator's pages alone."""
    link = public(reverse("admin:loupiote_people_report_change", args=[report.pk]))
    for operator in User.objects.filter(is_staff=True, is_active=True).exclude(email=""):
        with override(operator.lang if operator.lang in dict(settings.LANGUAGES) else None):
            body = _("Somebody has reported something on this server. What it is, and what was said, stands here:")
            mail.send.enqueue(_("Loupiote: a report waits for you"), f"{body}\n{link}\n", operator.email)


def waiting(user: Any) -> int:
    """How many reports nobody has looked at, for an operator; 0 for everybody else."""
    return Report.objects.filter(state=Report.State.NEW).count() if getattr(user, "is_staff", False) else 0


def address_of(report: Report) -> str:
    """Where that lies which is reported, "" for nowhere; it is shown to those alone who may read it, as ever."""
    if report.what == Report.What.PERSON:
        return report.about.page if report.about is not None else ""
    if report.game is None:
        return ""
    if report.what == Report.What.POST:
        return reverse("square:post", args=[report.game.key, report.of.rpartition(" ")[2]])
    forum = report.game.mode == Game.Mode.FORUM
    return reverse("signup:page" if forum else "games:room", args=[report.game.key])


def kept_from(request: HttpRequest) -> list[int]:
    """The numbers of the reports that an operator may not read: of posts, in a game in which they play and that goes on, on a
    board that is closed to them. Who wrote there, and who has read it, is a secret of the game."""
    told = Report.objects.filter(what=Report.What.POST, game__isnull=False).exclude(game__status=Game.Status.FINISHED)
    games = {report.game_id: report.game for report in told.select_related("game") if report.game is not None}
    seats = {key: seat for key, game in games.items() if isinstance(seat := holder_of(request, game), Seat)}
    found = []
    for report in told.filter(game__in=seats):
        seat = seats[report.game_id]
        if _post(seat.game, as_viewer(seat), report.of.rpartition(" ")[2]) is None:
            found.append(report.pk)
    return found


def plays(request: HttpRequest, report: Report) -> bool:
    """Whether an operator plays in the game of a report, which goes on still: by the account, or by a link in this browser."""
    game = report.game
    return game is not None and game.status != Game.Status.FINISHED and isinstance(holder_of(request, game), Seat)
