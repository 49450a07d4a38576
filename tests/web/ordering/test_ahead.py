"""Orders left beforehand: given at their moment, checked then, taken back with what they came with, seen by nobody else."""

from __future__ import annotations

from typing import Any

from loupiote.kernel.inputs import Decree
from web.ordering.conftest import posts, reply_of


def leave(scene: Any, who: str, power: str, *value: str, when: str = "next", window: str = "") -> None:
    """Leave an order on the page."""
    sent = {"power": power, "window": window, "when": when, "value": list(value)}
    answer = scene.client(who).post(f"/g/{scene.game.key}/orders/leave/", sent)
    assert answer.status_code == 302
    scene.game.refresh_from_db()


def rows(scene: Any) -> list[Any]:
    from loupiote.web.ordering.models import Standing

    return list(Standing.objects.filter(game=scene.game).order_by("pk"))


def to_night(scene: Any, who: str, power: str, skip: int = 1) -> None:
    """Close windows until this is asked, in another window than the one that is open."""
    first = scene.view().window
    for _ in range(14):
        assert scene.close().ok
        if scene.view().window != first and reply_of(scene, who, power) != "not asked":
            return
    raise AssertionError("it is not asked again")


def undo(scene: Any) -> None:
    from loupiote.web.games import door

    assert door.undo(scene.game.pk, scene.mj).ok


def test_it_is_given_the_next_time_it_is_asked_and_once(rpg: Any) -> None:
    leave(rpg, "Ana", "proteger", "Zoé")
    assert reply_of(rpg, "Ana", "proteger") == "open", "it is for the next time"
    to_night(rpg, "Ana", "proteger")
    assert reply_of(rpg, "Ana", "proteger") == ("Zoé",)
    assert "Zoé" in posts(rpg, "Ana")[-1]
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/orders/").content.decode()
    assert "donné le" in page
    to_night(rpg, "Ana", "proteger")
    assert reply_of(rpg, "Ana", "proteger") == "open"
    assert len(posts(rpg, "Ana")) == 1


def test_if_i_do_not_answer(rpg: Any) -> None:
    leave(rpg, "Ana", "proteger", "Dan", when="silent")
    leave(rpg, "Bob", "sonder", "Cleo", when="silent")
    rpg.reply("Bob", "sonder", "Flo", by=rpg.player("Bob"))
    assert reply_of(rpg, "Ana", "proteger") == "open"
    assert rpg.close().ok
    assert "Dan" in posts(rpg, "Ana")[0]
    assert posts(rpg, "Bob") == [], "who has answered needs it not"


def test_what_is_taken_back_is_taken_back_with_what_it_came_with(rpg: Any) -> None:
    leave(rpg, "Ana", "proteger", "Dan", when="silent")
    leave(rpg, "Bob", "sonder", "Cleo", when="silent")
    assert rpg.close().ok
    undo(rpg)
    assert reply_of(rpg, "Ana", "proteger") == reply_of(rpg, "Bob", "sonder") == "open"
    rpg.reply("Ana", "proteger", "Flo", by=rpg.player("Ana"))
    assert rpg.close().ok
    assert [len(posts(rpg, who)) for who in ("Ana", "Bob")] == [1, 2], "given anew where there is no answer"


def test_the_next_one_is_given_again_after_an_undo(rpg: Any) -> None:
    leave(rpg, "Ana", "proteger", "Dan")
    to_night(rpg, "Ana", "proteger")
    undo(rpg)
    assert "Dan" in rpg.client("Ana").get(f"/g/{rpg.game.key}/orders/").content.decode().partition("laissés")[2]
    assert [row.used_at for row in rows(rpg)] == [None]
    to_night(rpg, "Ana", "proteger")
    assert reply_of(rpg, "Ana", "proteger") == ("Dan",)


def test_what_cannot_be_given_is_told(rpg: Any) -> None:
    from loupiote.web.games import door

    leave(rpg, "Ana", "proteger", "Dan")
    first = rpg.view().window
    assert door.submit(rpg.game.pk, rpg.mj, Decree(what="kill", who="Dan")).ok
    while reply_of(rpg, "Ana", "proteger") == "not asked" or rpg.view().window == first:
        assert rpg.close().ok
    assert reply_of(rpg, "Ana", "proteger") == "open"
    assert "n’a pas pu être donné" in posts(rpg, "Ana")[-1]
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/orders/").content.decode()
    assert "N’a pas pu être donné" in page
    rpg.close()
    assert len(posts(rpg, "Ana")) == 1, "told once"


def test_an_heir_named_in_advance(table: type) -> None:
    """A Captain leaves the heir's name while alive; it is given when they die."""
    from loupiote.web.games import door

    cards = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Dan", "Eve", "Flo", "Gil"], "simple-villageois")
    scene = table(rules="forum", mode="forum", **cards)
    for _ in range(8):
        if scene.view().window and scene.view().window.startswith("election"):
            break
        assert scene.close().ok
    else:
        raise AssertionError("there is no election")
    for name in ("Ana", "Bob", "Eve", "Flo", "Gil"):
        scene.reply(name, "voter", "Dan", by=scene.player(name))
    assert scene.close().ok
    leave(scene, "Dan", "nommer-successeur", "Gil")
    assert [row.power for row in rows(scene)] == ["nommer-successeur"]
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Dan")).ok
    for _ in range(4):
        titled = {seat.name for seat in scene.view("public").seats if "capitaine" in seat.titles}
        if titled == {"Gil"}:
            break
        assert scene.close().ok
    assert titled == {"Gil"}
    assert "Gil" in posts(scene, "Dan")[-1]


def test_only_its_author_sees_it(rpg: Any) -> None:
    before = {who: rpg.client(who).get(f"/g/{rpg.game.key}/square/").content.decode() for who in ("mj", "Bob")}
    turns = _turns(rpg)
    leave(rpg, "Ana", "proteger", "Zoé")
    leave(rpg, "Dan", "voter", "Zoé", when="silent", window="vote")
    assert {who for who, turn in _turns(rpg).items() if turn != turns[who]} == {"Ana"}
    assert "Ordres laissés" in rpg.client("Ana").get(f"/g/{rpg.game.key}/orders/").content.decode()
    for who in ("Bob", "Cleo"):
        page = rpg.client(who).get(f"/g/{rpg.game.key}/orders/").content.decode()
        assert "Ordres laissés" not in page
    del before


def _turns(scene: Any) -> dict[str, int]:
    from loupiote.web.games import door

    viewers = {name: scene.player(name) for name in ("Ana", "Bob", "Cleo")} | {
        "mj": scene.mj,
        "public": scene.spectator,
    }
    return {who: door.screen_of(scene.game, viewer).turn for who, viewer in viewers.items()}


def test_taking_it_back_and_what_is_no_order(rpg: Any) -> None:
    leave(rpg, "Ana", "proteger", "Zoé")
    leave(rpg, "Ana", "proteger", "Dan")
    assert len(rows(rpg)) == 1, "the later one takes the place of the earlier"
    leave(rpg, "Ana", "proteger", "Nobody at all", when="silent")
    leave(rpg, "Ana", "sonder", "Dan")
    leave(rpg, "Ana", "proteger", "Dan", "Zoé", when="silent")
    assert len(rows(rpg)) == 1
    drop = f"/g/{rpg.game.key}/orders/drop/"
    rpg.client("Bob").post(drop, {"power": "proteger", "window": "", "when": "next"})
    assert len(rows(rpg)) == 1, "nobody takes back what is another's"
    rpg.client("Ana").post(drop, {"power": "proteger", "window": "", "when": "next"})
    assert rows(rpg) == []


def test_who_takes_a_seat_over_has_its_orders_and_names_may_change(rpg: Any) -> None:
    from loupiote.web.games import door

    leave(rpg, "Ana", "proteger", "Dan")
    assert door.submit(rpg.game.pk, rpg.mj, Decree(what="substitute", who="Dan", value="Denis")).ok
    to_night(rpg, "Ana", "proteger")
    assert reply_of(rpg, "Ana", "proteger") == ("Denis",)


def test_nothing_is_given_while_the_game_is_paused(rpg: Any) -> None:
    leave(rpg, "Ana", "proteger", "Dan", when="silent")
    rpg.game.paused = True
    rpg.game.save()
    assert rpg.close().ok
    assert posts(rpg, "Ana") == []


def test_a_deadline_that_fires_with_nobody_present(rpg: Any) -> None:
    from datetime import timedelta

    from django.utils import timezone

    from loupiote.web.games import deadlines

    leave(rpg, "Ana", "proteger", "Dan", when="silent")
    leave(rpg, "Bob", "sonder", "Cleo", when="silent")
    window = rpg.view().window
    deadlines.put(rpg.game, window, timezone.now() - timedelta(seconds=1))
    for deadline in deadlines.due():
        assert deadlines.fire(deadline)
    assert rpg.view().window != window
    assert [len(posts(rpg, who)) for who in ("Ana", "Bob")] == [1, 1]
    assert [row.used for row in rows(rpg)] == [window, window]


def test_another_process_gives_it_too(rpg: Any) -> None:
    """Nothing is remembered but rows: a table that was forgotten is woken, and gives the same."""
    from loupiote.web.games import tables

    leave(rpg, "Ana", "proteger", "Zoé")
    tables.forget()
    to_night(rpg, "Ana", "proteger")
    tables.forget()
    assert reply_of(rpg, "Ana", "proteger") == ("Zoé",)


def test_the_dead_are_offered_nothing_that_the_living_do(rpg: Any) -> None:
    """What is asked of the living alone cannot be left by somebody who is dead."""

    def offered() -> str:
        return str(rpg.client("Bob").get(f"/g/{rpg.game.key}/orders/").content.decode()).partition('id="ahead-title"')[
            2
        ]

    assert 'value="sonder"' in offered()
    rpg.reply("Ana", "proteger", "Ana")
    for wolf in ("Cleo", "Zoé"):
        rpg.reply(wolf, "devorer", "Bob")
    for _ in range(6):
        if not rpg.view("Bob").me.alive:
            break
        rpg.close()
    assert not rpg.view("Bob").me.alive
    assert 'value="sonder"' not in offered() and 'value="voter"' not in offered()
    leave(rpg, "Bob", "sonder", "Cleo")
    assert rows(rpg) == []
