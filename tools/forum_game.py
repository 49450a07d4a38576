"""A game by forum, played over days that pass at once, for the pictures: who orders, votes and writes what, and when.

.venv/bin/python -m tools.forum_game fr < environment of the server     # in its database; prints addresses as JSON
"""

from __future__ import annotations

import json
import re
import sys
from datetime import UTC, datetime, timedelta
from typing import Any

import yaml
from tools.album import PASSWORD, ROOT

TEXTS = yaml.safe_load((ROOT / "tools" / "forum_posts.yaml").read_text("utf-8"))
NOW = datetime(2026, 11, 28, 10, 30, tzinfo=UTC)  # a Saturday; 11:30 in Paris
CAST = {
    "Ana": ("voyante", "f"), "Basile": ("loup-garou", "m"), "Cléo": ("sorciere", "f"), "Denis": ("chasseur", "m"),
    "Élise": ("loup-garou", "f"), "Fantin": ("simple-villageois", "m"), "Garance": ("simple-villageois", "f"),
    "Hugo": ("simple-villageois", "m"), "Inès": ("simple-villageois", "f"), "Jonas": ("simple-villageois", "m"),
}  # fmt: skip
EVENING = dict.fromkeys(("distribution", "nuit", "election", "jour", "vote"), "@20:00")
COMERS = ("Ana", "Basile", "Cléo", "Hugo", "Inès", "Margot")  # to a game that takes sign-ups
EVENING |= {"aube": "2h", "execution": "2h"}


class Tale:
    """A game whose story is told here, with a clock that is moved.

    Args:
        name: which of the titles is its; began: when; users: accounts of the players, or none.
    """

    def __init__(self, clock: Any, lang: str, name: str, began: datetime, users: dict[str, Any]) -> None:
        from loupiote.web.ballots.models import Voting
        from loupiote.web.calendar.models import Calendar
        from loupiote.web.games import door
        from loupiote.web.games.access import as_viewer
        from loupiote.web.games.models import Game, Master, Seat

        self.clock, self.texts = clock, TEXTS[lang]
        clock.move_to(began)
        plan = {"roles": {name: role for name, (role, _) in CAST.items()}}
        self.game = Game.objects.create(
            title=self.texts["titles"][name], rules="forum", lang=lang, mode=Game.Mode.FORUM, plan=plan, seed="pictures",
            watch=True, phones=Game.Phones.ALL,
        )  # fmt: skip
        for place, (name, (_, genre)) in enumerate(CAST.items()):
            Seat.objects.create(game=self.game, place=place, name=name, genre=genre, user=users.get(name))
        self.master = Master.objects.create(game=self.game, role="mj", name="Zoé", user=users.get("Zoé"))
        Calendar.objects.create(game=self.game, ends=EVENING, zone="Europe/Paris")
        Voting.objects.create(game=self.game, by_post=True)
        self.viewers = {seat.name: as_viewer(seat) for seat in self.game.seats.all()}
        self.viewers["mj"] = as_viewer(self.master)
        door.start(self.game.pk, self.viewers["mj"])
        self.since = began

    @property
    def moment(self) -> tuple[str, int]:
        """Where the game is."""
        from loupiote.web.games import door

        self.game.refresh_from_db()
        return door.view_of(self.game, self.viewers["mj"]).moment

    def until(self, moment: str) -> None:
        """Let time pass until this moment begins."""
        from loupiote.web.games import deadlines
        from loupiote.web.notices import beat

        was = self.moment
        while self.moment == was or self.moment[0] != moment:
            self.clock.move_to(deadlines.next_at())
            for deadline in deadlines.due():
                deadlines.fire(deadline)
        self.since = datetime.now(UTC)
        beat._last = 0.0
        beat.beat()

    def at(self, hours: float) -> None:
        """So many hours after this moment began."""
        from loupiote.web.games import deadlines

        self.clock.move_to(self.since + timedelta(hours=hours))
        deadlines.settle(self.game)

    def order(self, hours: float, player: str, power: str, *value: str) -> None:
        """An order or a vote, by the form."""
        from loupiote.kernel.inputs import Reply
        from loupiote.web.games import door

        self.at(hours)
        done = door.submit(self.game.pk, self.viewers[player], Reply(player=player, power=power, value=value))
        assert done.ok, (player, power, value, done)

    def write(self, part: list[dict[str, Any]], board: str = "place", owner: str | None = None) -> None:
        """What is written in a part of the story, on a board; on that of this player, where each has their own."""
        from loupiote.web.square import quoting, writing
        from loupiote.web.square.models import Post

        def quote(found: re.Match[str]) -> str:
            posts = Post.objects.filter(game=self.game, author__name=found[1])
            return quoting.quotation(posts.order_by("-pk")[0])

        seat = self.game.seats.get(name=owner).pk if owner else None
        for post in part:
            who, text = post["who"], post["text"]
            self.at(post["at"])
            done = writing.write(self.game, self.viewers[who], board, seat, re.sub(r"\{(\w+)\}", quote, text))
            assert not isinstance(done, writing.Refused), (who, text, done)

    def links(self) -> dict[str, str]:
        """Where everybody comes in."""
        from loupiote.web.games import tokens

        seats = {seat.name: f"/s/{tokens.renew(seat)}/" for seat in self.game.seats.all()}
        return {**seats, "mj": f"/s/{tokens.renew(self.master)}/", "key": self.game.key}


def first_day(tale: Tale) -> None:
    """An election, a debate, a vote; then it is night."""
    tale.until("election")
    tale.write(tale.texts["election"])
    for hours, voter in enumerate(("Garance", "Hugo", "Denis", "Inès", "Basile", "Élise"), 4):
        tale.order(hours, voter, "voter", "Hugo" if voter != "Hugo" else "Denis")
    tale.until("jour")
    tale.write(tale.texts["jour1"])
    tale.until("vote")
    for hours, voter in enumerate(("Basile", "Élise", "Denis", "Hugo", "Inès"), 2):
        tale.order(hours, voter, "voter", "Jonas")
    tale.order(9, "Jonas", "voter", "Élise")
    tale.order(10, "Garance", "voter", "Basile")
    tale.until("nuit")


def night(tale: Tale) -> None:
    """The pack agrees, the Seer looks, a wolf has answered."""
    clearing = tale.texts["clairiere"]
    tale.write(clearing[:2], "clairiere")
    tale.write(tale.texts["mp"], "mp", "Ana")
    tale.write(clearing[2:3], "clairiere")
    tale.order(12, "Élise", "devorer", "Garance")
    tale.write(clearing[3:], "clairiere")


def second_day(tale: Tale) -> None:
    """To the second vote, most of which is cast."""
    tale.order(14.5, "Basile", "devorer", "Garance")
    tale.until("jour")
    tale.write(tale.texts["jour2"])
    tale.until("vote")
    for hours, voter, named in (
        (1, "Ana", "Basile"), (1.5, "Denis", "Basile"), (2.5, "Élise", "Inès"), (3, "Inès", "Élise"),
        (12, "Basile", "Inès"), (12.8, "Inès", "Basile"), (13, "Hugo", "Basile"),
    ):  # fmt: skip
        tale.order(hours, voter, "voter", named)
    tale.write(tale.texts["vote2"])


def end(tale: Tale) -> None:
    """The second wolf is poisoned by night."""
    tale.until("nuit")
    tale.order(4, "Ana", "sonder", "Élise")
    tale.order(8, "Élise", "devorer", "Ana")
    tale.order(16, "Cléo", "empoisonner", "Élise")
    tale.until("aube")


def call(game: Any, words: str = "", **more: Any) -> None:
    """List a game."""
    from loupiote.web.signup.models import Call

    Call.objects.create(game=game, listed=True, words=words, **more)


def calling(lang: str, which: str, maker: Any, comers: list[Any], *, rules: str, players: int, led: bool = True) -> str:
    """A game that takes sign-ups, with those who have come; gives its key."""
    from loupiote.web.games.models import Game, Master
    from loupiote.web.prepare.draft import Draft
    from loupiote.web.signup import fit, moves

    texts = TEXTS[lang]
    game = Game.objects.create(
        title=texts["titles"][which], rules=rules, lang=lang, mode=Game.Mode.FORUM, led=led, created_by=maker,
        phones=Game.Phones.ALL, plan={"players": players},
    )  # fmt: skip
    draft = Draft(game)
    draft.keep(cards=fit.cards(draft, players))
    if led:
        Master.objects.create(game=game, user=maker, name=maker.name)
    call(game, texts["calls"][which], until=NOW + timedelta(days=3, hours=8))
    for user in comers:
        genre = CAST.get(user.name, ("", "f"))[1]
        wish = moves.Wish(name=user.name, alias=texts["aliases"].get(user.name, "") if led else "", genre=genre)
        done = moves.sign_up(game, wish, user)
        assert not isinstance(done, moves.Refusal), done
    return game.key


def make(lang: str) -> dict[str, Any]:
    """The games of one language: by day, by night, over, and two that call for players."""
    import django

    django.setup()
    import time_machine
    from django.utils.translation import activate

    from loupiote.web import ready
    from loupiote.web.people.models import User

    ready.prepare()
    activate(lang)
    with time_machine.travel(NOW - timedelta(days=30), tick=False) as clock:
        users = {name: User.objects.create_user(name, PASSWORD, lang=lang) for name in [*CAST, "Zoé", "Margot"]}
        over = Tale(clock, lang, "over", NOW.replace(hour=19, minute=0) - timedelta(days=15), {})
        for part in (first_day, night, second_day, end):
            part(over)
        dark = Tale(clock, lang, "night", NOW.replace(hour=19, minute=0) - timedelta(days=5), {})
        first_day(dark)
        night(dark)
        day = Tale(clock, lang, "day", NOW.replace(hour=19, minute=0) - timedelta(days=7), users)
        for part in (first_day, night, second_day):
            part(day)
        clock.move_to(NOW - timedelta(hours=20))
        call(over.game)
        call(day.game, TEXTS[lang]["calls"]["day"])
        comers = [users[name] for name in COMERS]
        called = calling(lang, "open", users["Zoé"], comers, rules="forum", players=10)
        calling(lang, "also", users["Margot"], comers[1:4], rules="meneur", players=7, led=False)
        return {"over": over.links(), "night": dark.links(), "day": day.links(), "call": called}


if __name__ == "__main__":
    print(json.dumps(make(sys.argv[1])))
