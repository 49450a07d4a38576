"""The contract of the table: windows, refusals, interruptions, sleep, undo, amend, draws typed in."""

from __future__ import annotations

import pytest

from loupiote.kernel.data import encode
from loupiote.kernel.events import fields
from loupiote.kernel.game import IllegalDraw
from loupiote.kernel.inputs import CLOCK, MJ, Close, Decree, Die, Input, Reply
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Amendment, Table
from loupiote.kernel.view import view
from loupiote.rules import rule_set
from scene import Scene, assert_alive, assert_dead, assert_not_told, assert_told, assert_won, village


def scene(plain: str = "Dan Eve Fay Gus", **roles: str) -> Scene:
    return village(plain, **{"Ana": "juge-begue", "Bob": "loup-garou", "Cleo": "chasseur", **roles})


def answers(scene: Scene) -> dict[str, tuple[str, ...] | None]:
    """Player -> answer in the open window."""
    opened = scene.table.open
    assert opened is not None
    return {key[0]: answer.value for key, answer in opened.answers.items()}


def whole(table: Table) -> tuple[bytes, bytes, bytes]:
    """Everything that a refusal may not change."""
    return encode(table.game), encode(table.told), encode(table.chapters)


def place_of(scene: Scene, player: str, value: str) -> tuple[int, int]:
    """Chapter and place of a reply in the journal."""
    return next(
        (chapter.number, place)
        for chapter in scene.table.standing()
        for place, given in enumerate(chapter.inputs)
        if isinstance(given, Reply) and given.player == player and given.value == (value,)
    )


# ------------------------------------------------------------------------------------------------------------ windows


def test_a_reply_may_be_changed_or_withdrawn_until_its_window_closes() -> None:
    game = scene().to("vote")
    for order in ("voter Dan", "voter rien", "voter Eve"):
        assert game.say("Bob", order) is None
    assert answers(game) == {"Bob": ("Eve",)}
    game.close()
    assert_told(game, "public", "voted", who="Bob", **{"for": "Eve"})
    assert len(game.told("public", "voted")) == 1


def test_the_same_reply_twice_is_one_answer() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    game.say("Bob", "voter Dan")
    game.close()
    assert game.told("public", "counted")[-1]["votes"] == {"Dan": 1.0}


def test_nothing_is_told_before_its_step_ends() -> None:
    game = scene().to("vote")
    before = len(game.table.told)
    game.say("Bob", "voter Dan")
    assert len(game.table.told) == before


@pytest.mark.parametrize("by", [MJ, CLOCK])
def test_the_game_master_and_the_clock_end_a_window(by: str) -> None:
    game = scene().to("vote")
    assert game.close(by=by) is None
    assert game.window != "vote"


def test_an_input_carries_the_time() -> None:
    game = scene().to("vote")
    game.table.submit(Reply("Bob", 12.5, "Bob", "voter", ("Dan",)))
    assert game.game.now == 12.5


def test_the_game_master_may_answer_for_a_player() -> None:
    game = scene().to("vote")
    assert game.say("Bob", "voter Dan", by=MJ) is None
    assert answers(game) == {"Bob": ("Dan",)}


# ----------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (Reply("Bob", 0.0, "Bob", "voter", ("Eve",), "vote@1"), "stale"),
        (Reply("Bob", 0.0, "Bob", "voter", ("Bob",), "vote@2"), "oneself"),
        (Reply("Bob", 0.0, "Bob", "voter", ("Dan",)), "dead"),
        (Reply("Bob", 0.0, "Bob", "voter", ("Zoe",)), "unknown-player"),
        (Reply("Bob", 0.0, "Bob", "voter", ()), "empty"),
        (Reply("Bob", 0.0, "Bob", "voter", ("Eve", "Fay")), "too-many"),
        (Reply("Bob", 0.0, "Eve", "voter", ("Bob",)), "not-mj"),
        (Reply("Dan", 0.0, "Dan", "voter", ("Bob",)), "not-asked"),
        (Reply("Bob", 0.0, "Bob", "devorer", ("Eve",)), "not-asked"),
        (Reply("Bob", 0.0, "Bob", "danser", ("Eve",)), "unknown-power"),
        (Reply(MJ, 0.0, "Zoe", "voter", ("Eve",)), "unknown-player"),
        (Close("Bob"), "not-mj"),
        (Close(MJ, 0.0, "vote@1"), "wrong-window"),
        (Close(MJ, 0.0, "loups"), "wrong-window"),
        (Decree("Bob", 0.0, "kill", "Eve"), "not-mj"),
        (Die("Bob", 0.0, "x@y", 1), "not-mj"),
    ],
)
def test_a_refused_input_changes_nothing(given: Input, code: str) -> None:
    """The second vote, in which Dan is dead and Eve has been named by Gus."""
    game = scene().night(Bob="devorer Dan").to("vote").to_moment("nuit").to("vote")
    game.say("Gus", "voter Eve")
    before = whole(game.table)
    refusal = game.table.submit(given)
    assert refusal is not None
    assert refusal.code == code
    assert whole(game.table) == before
    assert answers(game) == {"Gus": ("Eve",)}


def test_a_stale_window_is_refused_with_the_one_that_is_open() -> None:
    game = scene().to("vote").to_moment("nuit").to("vote")
    refusal = game.table.submit(Reply("Bob", 0.0, "Bob", "voter", ("Eve",), "vote@1"))
    assert refusal is not None
    assert (refusal.code, refusal.values, refusal.legal) == ("stale", ("vote@1",), ["vote@2"])


def test_no_refusal_tells_somebody_who_is_not_asked_which_window_is_open() -> None:
    """Nor what has happened in it: the Sorcière hears the same before the pack has chosen, after, and after an infection."""
    game = village("Dan Eve Fay", Ana="voyante", Bob="infect-pere-des-loups", Cleo="sorciere", Gus="salvateur")
    heard: dict[str, set[str]] = {}
    windows = ["voyante", "salvateur", "loups", "infect-pere-des-loups"]
    for window in windows:
        assert game.window == window
        for named in ("", "vote@1", *(f"{one}@1" for one in windows)):
            for player, power in (("Dan", "voter"), ("Cleo", "sauver")):
                refusal = game.table.submit(Reply(player, 0.0, player, power, ("Dan",), named))
                heard.setdefault(f"{player} {named}", set()).add(repr(refusal))
        if window == "loups":
            assert game.say("Bob", "devorer Dan") is None
        if window == "infect-pere-des-loups":
            assert game.say("Bob", "infecter oui") is None
        game.close()
    assert all(len(said) == 1 for said in heard.values()), heard
    assert not any("@1']" in one for said in heard.values() for one in said), heard


def test_a_game_that_is_over_takes_nothing_more() -> None:
    game = scene().night().lynch("Bob")
    assert game.game.over
    for given in (
        Reply("Ana", 0.0, "Ana", "voter", ("Dan",)),
        Close(),
        Decree(MJ, 0.0, "kill", "Dan"),
        Die(MJ, 0.0, "x", 1),
    ):
        refusal = game.table.submit(given)
        assert refusal is not None
        assert refusal.code == "game-over"


# ------------------------------------------------------------------------------------------------------ interruptions


def test_a_power_used_at_once_interrupts_and_the_step_goes_on() -> None:
    game = scene().to("debat")
    assert game.say("Ana", "faire-le-signe") is None
    assert game.window == "debat"
    assert_told(game, "mj", "acted", who="Ana")  # at once, not when the debate closes


def test_after_an_interruption_the_replies_are_still_there_as_far_as_they_fit() -> None:
    game = scene().to("vote")
    for voter, named in (("Bob", "Dan"), ("Cleo", "Eve"), ("Dan", "Bob"), ("Fay", "rien")):
        game.say(voter, f"voter {named}")
    game.decree("kill", "Dan")
    assert game.window == "vote"
    assert answers(game) == {"Cleo": ("Eve",), "Fay": None}


def test_a_reply_that_lapses_is_told_to_its_author_once() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    game.say("Cleo", "voter Eve")
    game.decree("kill", "Dan")
    game.decree("announce", value="Courage")
    game.say("Gus", "voter Eve")
    game.decree("announce", value="Encore")
    assert game.told("Bob", "lapsed") == [{"power": "voter", "window": "vote@1", "reason": "dead"}]
    for viewer in ("Cleo", "Gus", "public"):
        assert_not_told(game, viewer, "lapsed")
    assert answers(game) == {"Cleo": ("Eve",), "Gus": ("Eve",)}


def test_the_order_of_the_answers_survives_an_interruption() -> None:
    game = scene().to("vote")
    for voter in ("Gus", "Bob", "Eve"):
        game.say(voter, "voter Dan")
    game.decree("announce", value="Courage")
    opened = game.table.open
    assert opened is not None
    assert [(key[0], answer.order) for key, answer in opened.answers.items()] == [("Gus", 1), ("Bob", 2), ("Eve", 3)]


def test_a_decree_is_judged_just_before_the_step_that_it_interrupts() -> None:
    """Killed while the vote is open, she is dead before it opened: she has no prompt."""
    game = scene().to("vote")
    game.decree("kill", "Eve")
    assert game.asked("Eve") == []
    assert "Eve" not in game.legal("Bob", "voter")


def test_an_interruption_in_a_last_question_of_a_step_gives_its_earlier_answers_back() -> None:
    """The Captain is asked inside the step of the tie, behind the vote."""
    game = scene().elect("Gus").to("vote")
    game.say("Bob", "voter Dan")
    game.say("Dan", "voter Bob")
    game.to("tranchage")
    game.say("Gus", "trancher Bob")
    game.decree("announce", value="Courage")
    assert game.window == "tranchage"
    assert answers(game) == {"Gus": ("Bob",)}


# -------------------------------------------------------------------------------------------------- sleeping and waking


def test_waking_again_and_again_changes_nothing() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    game.decree("announce", value="Courage")
    game.say("Cleo", "voter Dan")
    asleep = game.table.sleep()
    woken = Table.wake(game.table.rules, asleep)
    for _ in range(3):
        woken = Table.wake(woken.rules, woken.sleep())
        assert woken.sleep() == asleep


def test_a_game_that_is_over_wakes_too() -> None:
    game = scene().night().lynch("Bob")
    woken = Table.wake(game.table.rules, game.table.sleep())
    assert woken.game.over
    assert woken.sleep() == game.table.sleep()


def test_the_past_is_not_judged_again() -> None:
    """Only the last chapter is run again: what earlier ones told is read as it was written."""
    game = scene().night(Bob="devorer Dan").to("vote")
    chapters = Table.wake(game.table.rules, game.table.sleep()).chapters
    died = next(told for chapter in chapters for told in chapter.told if type(told.event).__name__ == "Died")
    died.event.role = "voyante"  # type: ignore[attr-defined]
    woken = Table.wake(game.table.rules, chapters)
    assert [fields(t.event)["role"] for t in view(woken, "public").told if type(t.event).__name__ == "Died"] == [
        "voyante"
    ]


# -------------------------------------------------------------------------------------------------------------- undo


def test_undo_takes_back_the_last_reply() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    game.say("Bob", "voter Eve")
    assert game.table.undo() is None
    assert answers(game) == {"Bob": ("Dan",)}
    assert game.table.undo() is None
    assert answers(game) == {}


def test_undo_takes_back_the_close_of_a_window_with_what_it_told() -> None:
    game = scene().to("loups")
    game.say("Bob", "devorer Dan")
    before = encode(game.table.told)
    game.close()
    assert_dead(game, "Dan")
    game.table.undo()
    assert game.window == "loups"
    assert answers(game) == {"Bob": ("Dan",)}
    assert_dead(game)
    assert encode(game.table.told) == before


def test_undo_reaches_across_an_interruption() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    game.say("Cleo", "voter Eve")
    game.decree("kill", "Dan")
    assert_dead(game, "Dan")
    game.table.undo()  # the decree
    assert_dead(game)
    assert answers(game) == {"Bob": ("Dan",), "Cleo": ("Eve",)}
    assert_not_told(game, "Bob", "lapsed")
    game.table.undo()  # Cleo's vote
    assert answers(game) == {"Bob": ("Dan",)}


def test_several_inputs_are_taken_back_in_one_go_as_one_by_one() -> None:
    for count in range(1, 8):
        one, other = (scene().night(Bob="devorer Dan").to("vote") for _ in range(2))
        for game in (one, other):
            game.say("Bob", "voter Eve")
            game.decree("kill", "Ana")
            game.say("Cleo", "voter Eve")
        for _ in range(count):
            assert one.table.undo() is None
        chapters = len(other.table.chapters)
        assert other.table.undo(count) is None
        assert encode(other.game) == encode(one.game)
        assert encode(other.table.told) == encode(one.table.told)
        assert answers(other) == answers(one)
        assert [c.inputs for c in other.table.standing()] == [c.inputs for c in one.table.standing()]
        assert sum(c.superseded == chapters for c in other.table.chapters) >= 1


def test_more_inputs_than_there_are_are_not_taken_back() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    there = sum(len(c.inputs) for c in game.table.standing())
    before = game.table.sleep()
    refusal = game.table.undo(there + 1)
    assert refusal is not None
    assert refusal.code == "nothing-to-undo"
    assert game.table.sleep() == before


def test_undo_takes_back_a_power_used_at_once() -> None:
    game = scene().to("debat")
    game.say("Ana", "faire-le-signe")
    game.table.undo()
    assert game.asked("Ana") == ["faire-le-signe"]
    assert_not_told(game, "mj", "acted")


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    game = scene()
    first = encode(game.game)
    game.night(Bob="devorer Dan").lynch("Eve")
    for _ in range(100):
        if game.table.undo() is not None:
            break
    refusal = game.table.undo()
    assert refusal is not None
    assert refusal.code == "nothing-to-undo"
    assert encode(game.game) == first


def test_undo_opens_a_finished_game_again() -> None:
    game = scene().night().lynch("Bob")
    assert_won(game, "village")
    game.table.undo()
    assert not game.game.over
    assert game.window == "vote"
    assert game.close() is None
    assert_won(game, "village")


def test_nothing_is_deleted_superseded_chapters_stay() -> None:
    game = scene().night(Bob="devorer Dan").to("vote")
    game.say("Bob", "voter Eve")
    before = [encode((c.number, c.state, c.inputs, c.told)) for c in game.table.chapters]
    game.table.undo()
    after = [encode((c.number, c.state, c.inputs, c.told)) for c in game.table.chapters]
    assert after[: len(before)] == before
    assert [c.number for c in game.table.chapters] == list(range(len(after)))
    superseded = [c for c in game.table.chapters if c.superseded is not None]
    assert superseded == [game.table.chapters[len(before) - 1]]
    assert superseded[0].superseded == len(before)


# -------------------------------------------------------------------------------------------------------------- amend


def told_game() -> Scene:
    """Night 1: Dan is devoured. Day 1: Cleo, Eve and Fay vote, and Eve is executed; night 2 begins."""
    return scene("Dan Eve Fay Gus Hal").night(Bob="devorer Dan").day({"Cleo": "Eve", "Fay": "Eve", "Eve": "Cleo"})


def test_an_amendment_says_what_would_differ_and_lapse_and_changes_nothing() -> None:
    game = told_game()
    before = whole(game.table)
    chapter, place = place_of(game, "Bob", "Dan")
    amendment = game.table.amend(chapter, place, Reply("Bob", 0.0, "Bob", "devorer", ("Eve",)))
    assert isinstance(amendment, Amendment)
    assert [fields(t.event)["who"] for t in amendment.unsaid if type(t.event).__name__ == "Died"] == ["Dan", "Eve"]
    assert [fields(t.event)["who"] for t in amendment.said if type(t.event).__name__ == "Died"] == ["Eve"]
    lapsed = [(given.player, given.value) for given in amendment.lapsed if isinstance(given, Reply)]
    assert lapsed == [("Cleo", ("Eve",)), ("Fay", ("Eve",)), ("Eve", ("Cleo",))]
    assert whole(game.table) == before


def test_committed_it_happens_and_the_old_chapters_stay() -> None:
    game = told_game()
    chapter, place = place_of(game, "Bob", "Dan")
    number = len(game.table.chapters)
    foretold = game.table.amend(chapter, place, Reply("Bob", 0.0, "Bob", "devorer", ("Gus",)))
    done = game.table.amend(chapter, place, Reply("Bob", 0.0, "Bob", "devorer", ("Gus",)), commit=True)
    assert encode(done) == encode(foretold)
    assert_dead(game, "Eve", "Gus")
    assert game.game.round == 2
    assert_told(game, "public", "died", who="Gus")
    assert_not_told(game, "public", "died", who="Dan")
    assert all(c.superseded is not None for c in game.table.chapters[chapter:number])


def test_what_is_amended_can_be_undone_like_anything_else() -> None:
    game = told_game()
    chapter, place = place_of(game, "Bob", "Dan")
    game.table.amend(chapter, place, Reply("Bob", 0.0, "Bob", "devorer", ("Gus",)), commit=True)
    game.table.undo()
    assert game.window == "vote"
    assert_dead(game, "Gus")


def test_an_input_may_be_dropped() -> None:
    game = told_game()
    amendment = game.table.amend(*place_of(game, "Bob", "Dan"), None, commit=True)
    assert isinstance(amendment, Amendment)
    assert_dead(game, "Eve")
    assert amendment.lapsed == []


@pytest.mark.parametrize("commit", [False, True])
def test_an_amendment_that_is_no_legal_reply_is_refused_and_changes_nothing(commit: bool) -> None:
    game = told_game()
    before = whole(game.table)
    refusal = game.table.amend(
        *place_of(game, "Bob", "Dan"), Reply("Bob", 0.0, "Bob", "devorer", ("Bob",)), commit=commit
    )
    assert not isinstance(refusal, Amendment)
    assert refusal.code == "pack-member"
    assert whole(game.table) == before


@pytest.mark.parametrize(("chapter", "place"), [(999, 0), (0, 0), (1, 99), (1, -1)])
def test_there_must_be_something_to_amend(chapter: int, place: int) -> None:
    game = told_game()
    refusal = game.table.amend(chapter, place, None)
    assert not isinstance(refusal, Amendment)
    assert refusal.code == "nothing-to-amend"


def test_a_superseded_chapter_is_no_longer_amended() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    where = place_of(game, "Bob", "Dan")
    game.table.undo()
    refusal = game.table.amend(*where, None)
    assert not isinstance(refusal, Amendment)
    assert refusal.code == "nothing-to-amend"


def test_a_vote_before_an_interruption_is_amended_across_it() -> None:
    game = scene().to("vote")
    game.say("Bob", "voter Dan")
    game.say("Cleo", "voter Eve")
    game.decree("announce", value="Courage")
    game.say("Fay", "voter Eve")
    game.table.amend(*place_of(game, "Bob", "Dan"), Reply("Bob", 0.0, "Bob", "voter", ("Gus",)), commit=True)
    assert answers(game) == {"Bob": ("Gus",), "Cleo": ("Eve",), "Fay": ("Eve",)}
    assert_told(game, "public", "text", text="Courage")


def test_an_amendment_may_end_the_game_and_all_later_inputs_lapse() -> None:
    game = told_game()
    amendment = game.table.amend(
        *place_of(game, "Cleo", "Eve"), Decree(MJ, 0.0, "end-game", None, ["Ana"]), commit=True
    )
    assert isinstance(amendment, Amendment)
    assert game.game.over
    assert len(amendment.lapsed) == 3  # two votes and the close


# --------------------------------------------------------------------------------------------------------------- draws


def test_the_game_master_types_in_the_die_that_they_rolled() -> None:
    game = scene().to("loups")
    game.say("Bob", "devorer Cleo")
    game.to("chasseur")
    assert game.table.submit(Die(MJ, 0.0, "cible@aube-1.chasseur", "Gus")) is None
    assert game.window == "chasseur"
    game.close()
    assert_dead(game, "Cleo", "Gus")


def test_an_illegal_die_is_refused_when_it_falls_and_changes_nothing() -> None:
    game = scene().to("loups")
    game.say("Bob", "devorer Cleo")
    game.to("chasseur")
    game.table.submit(Die(MJ, 0.0, "cible@aube-1.chasseur", "Zoe"))
    before = whole(game.table)
    with pytest.raises(IllegalDraw, match="Zoe"):
        game.close()
    assert whole(game.table) == before
    assert game.window == "chasseur"
    game.table.submit(Die(MJ, 0.0, "cible@aube-1.chasseur", "Gus"))
    game.close()
    assert_dead(game, "Cleo", "Gus")


def test_one_more_draw_elsewhere_shifts_no_other() -> None:
    """Two games with one seed: in one of them the election is drawn as well."""
    dead = []
    for tie in (False, True):
        game = scene()
        game.to("election")
        if tie:
            game.say("Bob", "voter Dan")
            game.say("Dan", "voter Bob")
        game.to("debat").lynch("Cleo")
        dead.append([player for player in game.game.dead if player != "Cleo"])
    assert dead[0] == dead[1]


# ---------------------------------------------------------------------------------------------------- without a journal


def bare() -> Table:
    cast = {"Ana": "juge-begue", "Bob": "loup-garou", **dict.fromkeys(("Cleo", "Dan", "Eve"), "simple-villageois")}
    table = Table(start(Plan(rule_set("meneur"), list(cast), roles=cast, seed="x")), journal=False)
    table.run()
    return table


def test_without_a_journal_powers_used_at_once_interrupt_all_the_same() -> None:
    table = bare()
    while table.open and table.open.id != "debat":
        table.submit(Close())
    assert table.submit(Reply("Ana", 0.0, "Ana", "faire-le-signe", ())) is None
    assert table.open is not None
    assert table.open.id == "debat"
    assert table.chapters == []
    windows = []
    while table.game.round < 2:
        windows.append(table.open.id)
        table.submit(Close())
    assert windows == ["debat", "vote", "vote"]


@pytest.mark.parametrize("given", [Decree(MJ, 0.0, "kill", "Dan"), Die(MJ, 0.0, "x@y", 1)])
def test_without_a_journal_there_are_no_decrees(given: Input) -> None:
    with pytest.raises(ValueError, match="journal"):
        bare().submit(given)


def test_a_rehearsal_shares_nothing_with_the_table() -> None:
    game = scene().to("loups")
    before = whole(game.table)
    trial = game.table.rehearse()
    trial.submit(Decree(MJ, 0.0, "kill", "Dan"))
    assert trial.game.dead == ["Dan"]
    assert whole(game.table) == before
    assert_alive(game, "Dan")
