"""Any played game becomes a record that checks, and that record tells the same story."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from loupiote.bots import RandomBot
from loupiote.bots.laws.wild import Wild
from loupiote.kernel.data import encode
from loupiote.kernel.inputs import CLOCK, MJ, Close, Decree, Die, Reply
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.records import check, export
from loupiote.rules import BUILT, rule_set
from rpg_scene import rpg

SETS = ("meneur", "forum")
NAMES = [
    "Ana", "No", "12:30", "[b]", "L'Ancien", "😀 lune", "a: b", "#dièse", "sonder", "nuit", "Jean Paul", 'dit "Bob"', "vers",
    "null", "-", "yes", "a\\b", "élu,", "{x}", "& co", "*", "!", "voyante", "~", "true",
]  # fmt: skip


def plan(rules: str, seed: str) -> Plan:
    """Every card once, and two wolves: nobody knows how it goes."""
    cards = dict.fromkeys(rule_set(rules).roles, 1) | {"loup-garou": 2, "simple-villageois": 4}
    players = NAMES[: sum(cards.values()) - (2 if "voleur" in cards else 0)]
    options: dict[str, Any] = {"petite-fille": "pile-ou-face"} if seed.endswith("1") else {"egalite": "tirage"}
    genres = {"Ana": "f", "No": "m"}
    return Plan(rule_set(rules), players, cards=cards, options=options, seed=seed, genres=genres)


def meddle(table: Table, chance: Random) -> None:
    """What a game master does now and then."""
    what, game = chance.randrange(8), table.game
    who = chance.choice(game.living)
    if what == 0:
        table.undo()
    elif what == 1:
        table.submit(Decree(MJ, game.now, "kill", who))
    elif what == 2:
        table.submit(Decree(MJ, game.now, "announce", None, 'Il pleut : "fort" # et\nlongtemps'))
    elif what == 3:
        table.submit(Decree(MJ, game.now, "mark", who, "charmed" if game.rules == "meneur" else "in-love"))
    elif what == 4 and game.dead:
        table.submit(Decree(MJ, game.now, "revive", chance.choice(game.dead)))
    elif what == 5:
        table.submit(Decree(MJ, game.now, "give-title", who, "capitaine"))
    elif what == 6:
        table.submit(Die(MJ, game.now, f"heritier@aube-{game.round + 1}.capitaine", who))
    elif what == 7:
        table.submit(Decree(MJ, game.now, "close-board", None, "clairiere"))


def played(seed: str, *, rules: str = "meneur", windows: int = 400) -> Table:
    """A game by chance, meddled with."""
    chance, bot = Random(seed), RandomBot(seed)
    table = Table(start(plan(rules, seed)))
    table.run()
    for _ in range(windows):
        if table.open is None:
            break
        name = table.open.name
        for player in list(table.game.seats):
            while table.open and table.open.name == name and (reply := bot.reply(view(table, player))) is not None:
                if chance.random() < 0.3:
                    reply.at = table.game.now + chance.randrange(4000)
                if table.submit(reply) is not None or chance.random() < 0.1:
                    break
        referee = next((p for p in table.open.prompts.values() if p.refereed), None) if table.open else None
        if referee is not None and chance.random() < 0.3:
            table.submit(Reply(MJ, table.game.now, referee.player, referee.power, referee.choice.pick(chance.randrange)))
        if chance.random() < 0.15 and not table.game.over:
            meddle(table, chance)
        table.submit(Close(CLOCK if chance.random() < 0.2 else MJ, table.game.now + 1))
    return table


@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize("seed", [f"round-{n}" for n in range(6)])
def test_a_played_game_becomes_a_record_that_checks_and_tells_the_same(rules: str, seed: str) -> None:
    table = played(seed, rules=rules)
    text = export(table, title=f"Partie {seed} : « tout »")
    outcome = check(text)
    assert outcome.ok, f"{[error.text('en') for error in outcome.errors[:3]]}\n{text}"
    assert outcome.table is not None
    assert encode(outcome.table.told) == encode(table.told)
    assert outcome.table.game.winners == table.game.winners
    assert export(outcome.table, title=f"Partie {seed} : « tout »") == text


@pytest.mark.parametrize("n", range(0, 40, 3))
def test_a_game_in_the_middle_stays_where_it_is(n: int) -> None:
    """A window that all have answered, and that nobody has closed, is not closed by its record."""
    table = Table(start(plan("meneur", f"middle-{n}")))
    bot = RandomBot(f"middle-{n}")
    table.run()
    for window in range(n + 1):
        while table.open and (replies := [r for seat in table.game.seats if (r := bot.reply(view(table, seat)))]):
            assert table.submit(replies[0]) is None
        if window < n and not table.game.over:
            table.submit(Close(MJ, table.game.now + 1))
    text = export(table)
    outcome = check(text)
    assert outcome.ok, outcome.errors
    assert outcome.table is not None
    assert (outcome.table.open and outcome.table.open.name) == (table.open and table.open.name)
    assert encode(outcome.table.told) == encode(table.told)
    assert export(outcome.table) == text


def test_a_draw_keeps_the_name_that_was_true_then() -> None:
    """Cupidon is silent, and somebody else takes over the seat of a lover who was drawn."""
    cast = dict.fromkeys(["Ana", "Bob", "Cleo", "Dan", "Eve", "Fay"], "simple-villageois")
    players = {**cast, "Ana": "cupidon", "Bob": "loup-garou"}
    table = Table(start(Plan(rule_set("meneur"), list(players), roles=players, seed="s")))
    table.run()
    table.submit(Close(CLOCK))
    drawn = dict(table.game.drawn)
    lover = drawn["couple@nuit-1.cupidon"][0]
    assert table.submit(Decree(MJ, 0.0, "substitute", lover, "Zoe")) is None
    assert table.game.drawn == drawn
    record = export(table)
    assert "substitute" in record
    outcome = check(record)
    assert outcome.ok, outcome.errors


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("seed", ["options-1"])
def test_so_does_a_wild_game_with_options_of_every_kind(rules: str, seed: str) -> None:
    wild = Wild("export", rule_set(rules), seed)
    wild.play()
    text = export(wild.table)
    outcome = check(text)
    assert outcome.ok, f"{[error.text('en') for error in outcome.errors[:3]]}\n{text}"
    assert outcome.table is not None
    assert outcome.table.game.options == wild.table.game.options
    assert encode(outcome.table.told) == encode(wild.table.told)


def test_a_duration_is_written_as_people_write_it() -> None:
    """In seconds the record would not be read again."""
    cast = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "simple-villageois", "Dan": "simple-villageois"}
    plan = Plan(rule_set("forum"), list(cast), roles=cast, options={"delai-reponses": 96527})
    table = Table(start(plan))
    table.run()
    text = export(table)
    assert "1d2h48m47s" in text
    outcome = check(text)
    assert outcome.ok, outcome.errors
    assert outcome.table is not None
    assert outcome.table.game.options["delai-reponses"] == 96527


def test_the_camp_of_traitors_in_love_may_stand_for_a_role() -> None:
    roles = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "cupidon", "Fay": "loup-garou"}
    scene = rpg("Dan Eve", options={"annonce-des-morts": "camp"}, **roles)
    scene.play("jour", {"Cleo": "unir Ana Bob", "Fay": "devorer Bob"})
    text = export(scene.table)
    assert "{Ana: amoureux, Bob: amoureux}" in text
    outcome = check(text)
    assert outcome.ok, outcome.errors


def test_why_a_decree_was_given_is_kept_in_the_record() -> None:
    scene = rpg("Dan Eve", Ana="loup-garou", Bob="voyante")
    for decree in (
        Decree(what="announce", who="Dan", value="hush: be \"kind\"", reason="a quarrel, on the square"),
        Decree(what="substitute", who="Dan", value="Zoe", reason="away"),
        Decree(what="kill", who="Eve", reason="#1: she showed her card"),
        Decree(what="spare", who="Bob"),
    ):
        assert scene.table.submit(decree) is None
    text = export(scene.table)
    outcome = check(text)
    assert outcome.ok, outcome.errors
    assert outcome.table is not None
    given = [one for chapter in outcome.table.standing() for one in chapter.inputs if isinstance(one, Decree)]
    assert [one.reason for one in given] == ["a quarrel, on the square", "away", "#1: she showed her card", ""]
    assert export(outcome.table) == text


@pytest.mark.parametrize("command", ["{decree: close, reason: late}", "{decree: undo, reason: late}", "{reason: late}"])
def test_what_is_no_decree_has_no_reason(command: str) -> None:
    players = "{Ana: voyante, Bob: loup-garou, Dan: chasseur, Eve: cupidon}"
    outcome = check(f"loupiote: 1\nrules: meneur\nplayers: {players}\nplay:\n  - mj: {command}\n")
    assert not outcome.ok
