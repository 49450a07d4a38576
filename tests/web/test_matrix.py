"""Who may open what: every address, and everybody who might try it. A new address that is not in the table fails."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import URLPattern, URLResolver, get_resolver

WHO = ("mj", "co-mj", "Ana", "Dan", "dead", "other", "spectator", "stranger")

LEADS = {"mj", "co-mj"}
PLAYS = {"Ana", "Dan", "dead"}
LOOKS = LEADS | PLAYS | {"spectator"}
ALL = set(WHO)

# route -> who may open it; all others get what they would get if there were no such game
GAME: dict[str, set[str]] = {
    "g/<slug:key>/": LOOKS,
    "g/<slug:key>/seat/": PLAYS | {"spectator"},
    "g/<slug:key>/seat/state/": PLAYS | {"spectator"},
    "g/<slug:key>/seat/story/": PLAYS | {"spectator"},
    "g/<slug:key>/seat/card/": PLAYS,
}
GAME |= {
    "g/<slug:key>/invite/": LEADS,
    "g/<slug:key>/device/": LEADS | PLAYS,
    "g/<slug:key>/trace/": LEADS,
    "g/<slug:key>/fairness/": LOOKS,
}
GAME |= dict.fromkeys(
    [
        f"g/<slug:key>/table/{page}"
        for page in (
            *(
                "",
                "desk/",
                "ahead/",
                "more/",
                "seats/",
                "seats/<int:place>/",
                "undo/",
                "past/",
                "past/<str:place>/",
                "past/<str:place>/add/",
                "cards/",
            ),
            "cards/<int:place>/",
        )
    ],
    LEADS,
)
# the room of a game by forum; a post of the game master's stands on its square, "own" is Ana's board
SQUARE = "g/<slug:key>/square/"
GAME |= dict.fromkeys(
    [SQUARE + page for page in ("", "b/<slug:board>/", "rules/", "search/", "by/<int:place>/")],
    LOOKS,
)
GAME |= {SQUARE + "b/<slug:board>/<int:place>/": LEADS | {"Ana"}, SQUARE + "p/<slug:post>/edit/": LEADS}
GAME |= {SQUARE + "mentions/": LEADS | PLAYS, SQUARE + "notebook/": LEADS | PLAYS}
# how time passes; only those who lead change it
CALENDAR = "g/<slug:key>/calendar/"
GAME |= {CALENDAR: LOOKS, CALENDAR + "edit/": LEADS}
# the console of whoever leads a game by forum
CONSOLE = "g/<slug:key>/console/"
GAME |= dict.fromkeys(
    [CONSOLE + page for page in ("", "ahead/", "boards/", "certain/", "rulings/", "seats/", "seats/<int:place>/")],
    LEADS,
)
# the words by which a game is told, for those who lead it
TONE = "g/<slug:key>/tone/"
GAME |= dict.fromkeys([TONE + page for page in ("", "pack/", "pack.ftl", "<str:name>/")], LEADS)
# orders of a player, votes as everybody may know them
ROOM = ("g/<slug:key>/orders/", "g/<slug:key>/votes/")
GAME |= {ROOM[0]: PLAYS, ROOM[1]: LOOKS}
# pages of a game that has not begun; once it has, those who might open them are sent on to it
BEFORE: dict[str, set[str]] = {
    "g/<slug:key>/lobby/": LOOKS,
    "g/<slug:key>/lobby/state/": LOOKS,
    "g/<slug:key>/my-card/": PLAYS,
    "g/<slug:key>/prepare/rules/": LEADS,
    "g/<slug:key>/prepare/players/": LEADS,
    "g/<slug:key>/prepare/players/state/": LEADS,
    "g/<slug:key>/prepare/cards/": LEADS,
    "g/<slug:key>/prepare/options/": LEADS,
    "g/<slug:key>/prepare/calendar/": LEADS,
    "g/<slug:key>/prepare/deal/": LEADS,
    "g/<slug:key>/prepare/deal/state/": LEADS,
    "g/<slug:key>/prepare/middle/": LEADS,
    "g/<slug:key>/prepare/delete/": LEADS,
}
# of these, those of players that send who leads on to what they have instead
LED = {f"g/<slug:key>/seat/{page}" for page in ("", "story/", "card/")}
# pages that only send on to another one
ONWARD: dict[str, set[str]] = {
    "g/<slug:key>/prepare/": LEADS,
    SQUARE + "p/<slug:post>/": LOOKS,
}
# the same once the game is over; before, they are open to those who lead it alone
AFTER: dict[str, set[str]] = dict.fromkeys(
    [f"g/<slug:key>/after/{page}" for page in ("", "story/", "votes/", "texts/", "record.yaml")], LOOKS
)
# what is sent once a game is over: to prepare the next one, and to sit down there
AGAIN: dict[str, set[str]] = {"g/<slug:key>/after/again/": LEADS, "g/<slug:key>/after/next/": PLAYS}
# the same for what is only sent: a form that says nothing is a bad request of those who may send it, or does what it is for
SENT: dict[str, set[str]] = {
    "g/<slug:key>/order/": LEADS | PLAYS,
    "g/<slug:key>/leave/": PLAYS,
}
SENT |= dict.fromkeys(
    [
        f"g/<slug:key>/table/{act}/"
        for act in ("read", "answer", "vote", "way", "timer", "pause", "settings", "note", "decree")
    ],
    LEADS,
)
SENT |= {SQUARE + act: LEADS | PLAYS for act in ("write/", "draft/", "read/")}
SENT |= {SQUARE + act: LEADS for act in ("settings/", "p/<slug:post>/hide/", "p/<slug:post>/restore/")}
SENT |= {f"{ROOM[0]}{act}/": PLAYS for act in ("leave", "drop")}
SENT |= {ROOM[1] + "settings/": LEADS}
# a game by forum that takes sign-ups: whoever has its address may come to it
SIGNUP = "g/<slug:key>/signup/"
COME = [SIGNUP, SIGNUP + "state/"]
BEFORE |= {SIGNUP + "settings/": LEADS}
SENT |= {SIGNUP + "lead/": LEADS, SIGNUP + "send/": ALL}
# who is waited for and where announcements go, for those who lead; what everybody knows, to copy, for whoever may look
NOTICES = "g/<slug:key>/"
GAME |= dict.fromkeys([NOTICES + page for page in ("waiting/", "outside/")], LEADS)
GAME |= {NOTICES + "announcements/": LOOKS}
SENT |= {NOTICES + "waiting/prod/": LEADS, NOTICES + "back/": PLAYS}
SENT |= {TONE + "<str:name>/preview/": LEADS}
SENT |= {CALENDAR + "act/": LEADS}
SENT |= {CONSOLE + act: LEADS for act in ("close/", "words/", "again/")}
# routes that belong to no game, with the status that anybody gets (403: a form without its token of ours)
OPEN: dict[str, int] = {
    "": 200,
    "health": 200,
    "look.css": 200,
    "style": 404,
    "i18n/setlang/": 403,
    "people/sign-in/": 200,
    "people/sign-out/": 403,
    "people/sign-up/": 200,
    "people/account/": 302,
    "people/password/": 302,
    "people/delete/": 302,
    "people/forgotten/": 200,
    "people/forgotten/sent/": 200,
    "people/reset/<uidb64>/<token>/": 200,
    "people/games/": 200,
    "games/": 200,
    "who/<path:name>/": 404,
    "block/": 403,
    "report/": 404,
    "notices/": 200,
    "notices/read/": 403,
    "notices/<int:pk>/": 404,
    "notices/choices/": 302,
    "letters/stop/<str:ticket>/": 404,
    "join/": 200,
    "join/<str:code>/": 404,
    "new/": 302,
    "demo/": 403,
    "s/<str:token>/": 404,
    "import/": 302,
    "regles/": 200,
    "regles/chercher/": 200,
    "regles/<slug:rules>/": 200,
    "regles/<slug:rules>/ordre/": 200,
    "regles/<slug:rules>/options/": 200,
    "regles/<slug:rules>/lieux/": 200,
    "regles/<slug:rules>/imprimer/": 200,
    "regles/<slug:rules>/feuille/": 200,
    "regles/<slug:rules>/cartes/": 200,
    "regles/<slug:rules>/<slug:role>/": 200,
    "regles/<slug:rules>/<str:clause>": 200,
}
# what stands in an address
SAMPLES = {
    "<str:token>": "s1-none",
    "<uidb64>/<token>": "MQ/none",
    "<str:ticket>": "none",
    "<int:pk>": "1",
    "<str:code>": "ABCDEF",
    "<path:name>": "Nobody/at all",
    "<slug:rules>": "meneur",
    "<slug:role>": "voyante",
    "<str:clause>": "meneur.voyante.1",
}


def routes(patterns: list[Any], before: str = "") -> list[str]:
    """Every route of the application, but the operator's pages, which Django keeps."""
    found = []
    for one in patterns:
        route = before + str(one.pattern)
        if isinstance(one, URLPattern):
            found.append(route)
        elif isinstance(one, URLResolver) and one.app_name != "admin":
            found += routes(one.url_patterns, route)
    return found


def test_every_address_is_in_the_table() -> None:
    assert sorted(routes(get_resolver().url_patterns)) == sorted(
        [*GAME, *BEFORE, *ONWARD, *AFTER, *AGAIN, *SENT, *COME, *OPEN]
    )


@pytest.mark.parametrize("route", OPEN)
def test_what_belongs_to_no_game_is_open(route: str) -> None:
    from django.test import Client

    client = Client(enforce_csrf_checks=True)
    address = "/" + route
    for part, sample in SAMPLES.items():
        address = address.replace(part, sample)
    answer = client.get(address)
    if OPEN[route] == 403:
        assert answer.status_code == 405 or route == "i18n/setlang/"  # only a form may do this
        answer = client.post(address)
    assert answer.status_code == OPEN[route]


def statuses(route: str, table: Any, method: str, *, begun: bool = True, over: bool = False) -> dict[str, int]:
    """What everybody is answered: in a game that runs, in one that is prepared (nobody is dead yet), in one that is over."""
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    cards = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Dan", "Eve", "Flo"], "simple-villageois")
    mode = "forum" if route.startswith((SQUARE, SIGNUP, CONSOLE, *ROOM)) or "/calendar/" in route else "table"
    hidden, watched, elsewhere = (table(begun=begun, watch=watch, mode=mode, **cards) for watch in (False, True, False))
    for scene in (hidden, watched):
        if over:
            assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"])).ok
        elif begun:
            assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Flo")).ok
        else:
            scene.game.plan |= {"deal": "phones"}
            scene.game.save()
    seen = {}
    for who in WHO:
        scene = watched if who == "spectator" else hidden
        if who == "other":  # a player of another game
            client = elsewhere.client("Ana")
        else:
            client = scene.client({"dead": "Flo", "spectator": "stranger"}.get(who, who))
        address = "/" + route.replace("<slug:board>/<int:place>", "mp/1").replace("<slug:board>", "place")
        address = address.replace("<slug:key>", scene.game.key).replace("<int:place>", "1")
        address = address.replace("<str:name>", "told-died")
        if "<slug:post>" in address:
            address = address.replace("<slug:post>", posted(scene) if begun else "none")
        if "<str:place>" in address:
            address = address.replace("<str:place>", last_end(scene) if "/add/" in address else last_tap(scene))
        seen[who] = getattr(client, method)(address).status_code
    return seen


def posted(scene: Any) -> str:
    """The key of a post of the game master's on the square, where everybody reads it."""
    from loupiote.web.square import writing

    written = writing.write(scene.game, scene.mj, "place", None, "Bonjour", nonce="a-post-of-the-matrix")
    return written.post.key


def last_tap(scene: Any) -> str:
    """The place of the last input of a game, as an address names it."""
    from loupiote.web.games import tables

    scene.game.refresh_from_db()
    chapter, place = max(tables.current(scene.game).brought)
    return f"{chapter}.{place}"


def last_end(scene: Any) -> str:
    """The same of the last end of a window; if none has ended yet, the first does."""
    from loupiote.kernel.inputs import Close
    from loupiote.web.games import tables

    scene.game.refresh_from_db()
    made = tables.current(scene.game)
    ends = [(c, i) for c, i in made.brought if isinstance(made.table.chapters[c].inputs[i], Close)]
    if not ends:
        assert scene.close().ok
        return last_end(scene)
    return "{}.{}".format(*max(ends))


@pytest.mark.parametrize("route", GAME)
def test_who_may_open_a_page_of_a_game(route: str, table: Any) -> None:
    seen = statuses(route, table, "get")
    led = LEADS if route in LED else set()
    assert {who for who, status in seen.items() if status == 200} == GAME[route]
    assert {who for who, status in seen.items() if status == 302} == led
    assert {status for who, status in seen.items() if who not in GAME[route] | led} <= {404}


@pytest.mark.parametrize("route", BEFORE)
def test_who_may_open_a_page_of_a_game_that_is_prepared(route: str, table: Any) -> None:
    seen = statuses(route, table, "get", begun=False)
    assert {who for who, status in seen.items() if status == 200} == BEFORE[route]
    assert {status for who, status in seen.items() if who not in BEFORE[route]} <= {404}
    later = statuses(route, table, "get")
    assert {who for who, status in later.items() if status != 404} == BEFORE[route]
    assert {status for status in later.values() if status != 404} <= ({200, 204} if "state" in route else {302})


@pytest.mark.parametrize("route", COME)
def test_whoever_has_the_address_of_a_game_may_come_to_it(route: str, table: Any) -> None:
    assert set(statuses(route, table, "get", begun=False).values()) == {200}
    for over in (False, True):  # then those whose business it is are sent on to it
        seen = statuses(route, table, "get", over=over)
        onward = ALL if "state" in route else LOOKS
        assert {who for who, status in seen.items() if status in (200, 302)} == onward
        assert {status for who, status in seen.items() if who not in onward} <= {404}


@pytest.mark.parametrize("route", ONWARD)
@pytest.mark.parametrize("begun", [True, False])
def test_who_is_sent_on(route: str, begun: bool, table: Any) -> None:
    seen = statuses(route, table, "get", begun=begun)
    assert {who for who, status in seen.items() if status == 302} == ONWARD[route]
    assert {status for who, status in seen.items() if who not in ONWARD[route]} <= {404}


@pytest.mark.parametrize("route", SENT)
def test_who_may_send_something_to_a_game(route: str, table: Any) -> None:
    seen = statuses(route, table, "post")
    assert {who for who, status in seen.items() if status in (302, 400)} == SENT[route]
    assert {status for who, status in seen.items() if who not in SENT[route]} <= {404}
    assert set(statuses(route, table, "get").values()) == {405}


@pytest.mark.parametrize("route", AFTER)
def test_who_may_open_a_page_of_a_whole_game(route: str, table: Any) -> None:
    for over, may in ((False, LEADS), (True, AFTER[route])):
        seen = statuses(route, table, "get", over=over)
        assert {who for who, status in seen.items() if status == 200} == may
        assert {status for who, status in seen.items() if who not in may} <= {404}


@pytest.mark.parametrize("route", AGAIN)
def test_who_may_go_on_after_a_game(route: str, table: Any) -> None:
    assert set(statuses(route, table, "post").values()) == {404}
    seen = statuses(route, table, "post", over=True)
    may = AGAIN[route] if "again" in route else set()  # nobody has prepared the next game yet
    assert {who for who, status in seen.items() if status == 302} == may
    assert {status for who, status in seen.items() if who not in may} <= {404}
