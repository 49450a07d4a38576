"""From the list to the game: bots or fewer, when it is full, at a time, without a game master, and what its maker sees then."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.test import Client
from django.utils import timezone

from loupiote.balance.suggest import suggest
from loupiote.rules import BUILT, rule_set
from loupiote.web.games import access
from loupiote.web.games.models import Master
from loupiote.web.people.names import appearances
from loupiote.web.prepare.draft import Draft
from loupiote.web.signup import bots, fit, tasks
from web_calling import account


def test_bots_take_the_empty_seats(calling: Any) -> None:
    made = calling(players=8)
    ana = made.come("Ana")
    bar = made.maker.get(made.address).content.decode().partition("thumbbar")[2]
    assert f'href="/g/{made.key}/prepare/calendar/"' in bar, "back is the step before"
    assert made.lead("begin").headers["Location"] == f"/g/{made.key}/"
    seats = list(made.game.seats.all())
    assert made.game.status == "running" and len(seats) == 8
    assert [seat.place for seat in seats] == list(range(8))
    assert Counter(seat.bot for seat in seats) == {True: 7, False: 1}
    assert ana.get(made.address).headers["Location"] == f"/g/{made.key}/"
    assert made.maker.get(made.address).status_code == 302


def test_fewer_play_with_fewer_cards(calling: Any) -> None:
    made = calling(players=12, empty="fewer")
    for name in ("Ana", "Bob", "Cleo", "Dan", "Eve"):
        made.come(name)
    made.lead("begin")
    assert made.game.status == "running"
    assert made.game.plan["cards"] == suggest(rule_set("meneur"), 5)


def test_a_proposal_says_that_it_goes_with_the_number(calling: Any) -> None:
    made = calling(players=6, empty="fewer")
    ana = made.come("Ana")
    for client in (made.maker, ana):
        assert "Proposées pour ce nombre de joueurs" in made.page(client)
        assert "Le nombre de simples villageois" not in made.page(client)


def test_too_few_do_not_begin(calling: Any) -> None:
    made = calling(players=12, empty="fewer")
    made.come("Ana")
    made.lead("begin")
    assert made.game.status == "preparing" and made.game.plan["players"] == 12
    assert made.names == ["Ana"] and Master.objects.filter(game=made.game).exists()


def test_a_full_game_begins_by_itself(calling: Any) -> None:
    made = calling(players=3, starts="full")
    for name in ("Ana", "Bob"):
        made.come(name)
    assert made.game.status == "preparing"
    cleo = made.come("Cleo")
    assert made.game.status == "running"
    assert cleo.get(f"/g/{made.key}/").status_code == 200


@pytest.mark.parametrize("starts", ["full", "until", "hand"])
def test_the_end_of_sign_ups(starts: str, calling: Any) -> None:
    until = (timezone.localtime() + timedelta(hours=2)).replace(second=0, microsecond=0)
    made = calling(players=6, starts=starts, until=until.strftime("%Y-%m-%dT%H:%M"))
    made.come("Ana")
    tasks.close.func(made.game.pk)
    assert made.game.status == "preparing"  # it is too early
    with time_machine.travel(until + timedelta(seconds=2)):
        tasks.close.func(made.game.pk)
        tasks.close.func(made.game.pk)  # twice does no harm
    assert made.game.status == ("running" if starts == "until" else "preparing")
    assert made.game.seats.count() == (6 if starts == "until" else 1)


def test_the_task_waits_in_the_queue_for_its_time(
    calling: Any, settings: Any, django_capture_on_commit_callbacks: Any
) -> None:
    from django_tasks_db.models import DBTaskResult

    made = calling(players=6)
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
    until = (timezone.localtime() + timedelta(hours=2)).replace(second=0, microsecond=0)
    with django_capture_on_commit_callbacks(execute=True):
        made.settings(until=until.strftime("%Y-%m-%dT%H:%M"))
    assert DBTaskResult.objects.get().run_after == until


def test_without_a_game_master_the_maker_is_a_player_like_any_other(calling: Any) -> None:
    made = calling(players=6, led="", plays=True)
    assert made.names == ["Zazie"]
    assert "menée par le programme" in made.page(Client())
    assert made.lead("begin").status_code == 302
    game = made.game
    assert game.status == "running" and not game.led and not game.masters.exists()
    request: Any = made.maker.get(made.address).wsgi_request
    viewer = access.viewer_of(request, game)
    assert (viewer.role, viewer.name) == ("player", "Zazie")
    for page in ("table/", "trace/", "invite/", "prepare/", "prepare/deal/", "after/"):
        assert made.maker.get(f"/g/{made.key}/{page}").status_code == 404, page


def test_without_a_game_master_nobody_says_cards(calling: Any) -> None:
    made = calling(players=6, led="", plays=True)
    game = made.game
    for page in ("players", "deal", "middle"):
        assert made.maker.get(f"/g/{made.key}/prepare/{page}/").headers["Location"] == made.address
    game.plan |= {"deal": "hand", "said": {str(game.seats.get().pk): "loup-garou"}, "spares": ["voyante"]}
    game.save()  # from a time when somebody led
    made.lead("begin")
    assert made.game.status == "running"
    assert not {"said", "spares", "roles"} & set(made.game.plan)


def test_a_maker_who_does_not_play_sees_nothing_more(calling: Any) -> None:
    made = calling(players=4, led="", listed="")
    made.lead("begin")
    assert made.game.status == "running"
    assert made.maker.get(f"/g/{made.key}/").headers["Location"] == made.address  # who plays, as of a listed game
    for page in ("square/", "table/", "seat/", "trace/"):
        assert made.maker.get(f"/g/{made.key}/{page}").status_code == 404


def test_who_leaves_a_game_that_nobody_leads_is_replaced_by_a_bot(calling: Any) -> None:
    made = calling(players=5, led="", plays=True)
    made.come("Ana")
    made.lead("begin")
    made.maker.post(f"/g/{made.key}/leave/")
    seats = {seat.name: (seat.bot, seat.user) for seat in made.game.seats.all()}
    assert seats["Zazie"] == (True, None) and seats["Ana"] == (False, account("Ana"))


def test_seats_are_drawn_or_stay_as_chosen(calling: Any) -> None:
    made = calling(players=5, places="chosen")
    for place, name in ((4, "Ana"), (2, "Bob")):
        made.come(name, place=str(place))
    made.lead("begin")
    seats = {seat.name: seat.place for seat in made.game.seats.all()}
    assert (seats["Ana"], seats["Bob"]) == (4, 2)
    orders = set()
    for _ in range(6):
        drawn = calling(players=5)
        for name in ("Ana", "Bob", "Cleo", "Dan", "Eve"):
            drawn.come(name)
        drawn.lead("begin")
        orders.add(tuple(seat.name for seat in drawn.game.seats.all()))
    assert len(orders) > 1  # one in three hundred million times this fails


def test_names_of_bots_look_like_nobodys() -> None:
    taken = ["Agathe", "AURORE", "Jüles"]
    names = [*taken, *(name for name, _ in bots.pick(100, taken))]
    looks = [look for name in names for look in set(appearances(name))]
    assert max(Counter(looks).values()) == 1
    assert {genre for _, genre in bots.pick(30, [])} == {"f", "m"}


@pytest.mark.parametrize("rules", BUILT)
def test_cards_follow_the_number_of_players(rules: str, calling: Any) -> None:
    made = calling(rules, players=8)
    for players in (12, 6, 20):
        made.settings(players=str(players))
        draft = Draft(made.game)
        assert draft.players == players and draft.cards == suggest(draft.rules, players)


def test_cards_that_were_chosen_stay_as_far_as_they_can(calling: Any) -> None:
    made = calling(players=8)
    chosen = {"loup-garou": 2, "voyante": 1, "sorciere": 1, "simple-villageois": 4}
    Draft(made.game).set_cards(chosen)
    made.settings(players="10")
    assert Draft(made.game).cards == chosen | {"simple-villageois": 6}
    made.settings(players="6")
    assert Draft(made.game).cards == chosen | {"simple-villageois": 2}
    draft = Draft(made.game)
    assert fit.cards(draft, 3) == suggest(draft.rules, 3)  # four cards that nobody can leave out


def test_how_it_ended_is_kept_and_taken_back(calling: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door
    from loupiote.web.signup.models import Outcome

    made = calling(players=5)
    for name in ("Ana", "Bob", "Cleo", "Dan", "Eve"):
        made.come(name)
    made.lead("begin")
    mj = access.as_viewer(made.game.masters.get())
    assert not Outcome.objects.exists()
    assert door.submit(made.game.pk, mj, Decree(what="end-game", value=["Ana"])).ok
    assert {one.seat.name for one in Outcome.objects.filter(won=True)} == {"Ana"}
    assert sorted(one.role for one in Outcome.objects.all()) == sorted(
        role for role, n in made.game.plan["cards"].items() for _ in range(n)
    )
    door.undo(made.game.pk, mj)
    assert made.game.status == "running" and not Outcome.objects.exists()
    assert account("Ana").is_active
