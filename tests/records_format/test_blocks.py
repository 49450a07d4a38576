"""Where a block plays, which window takes an order, when a window closes, what is undone."""

from __future__ import annotations

import pytest
from msgspec import structs

from loupiote.kernel.inputs import CLOCK, Close, Reply
from loupiote.kernel.state import InputFamily
from loupiote.records import Outcome
from loupiote.records.vocabulary import Vocabulary
from records_format.telling import HEAD, codes, good, record


def inputs(outcome: Outcome) -> list[InputFamily]:
    assert outcome.table is not None
    return [given for chapter in outcome.table.standing() for given in chapter.inputs]


def window(outcome: Outcome) -> str | None:
    assert outcome.table is not None
    return outcome.table.open.name if outcome.table.open else None


def test_the_orders_of_a_moment_may_be_written_in_any_order() -> None:
    good(
        record(
            """
            - {window: nuit, Bob: devorer Dan, Cleo: proteger Dan, Ana: sonder Bob}
            - expect: {dead: {}, window: election}
            """
        )
    )


def test_a_window_named_again_is_the_same_window_and_the_later_reply_counts() -> None:
    good(
        record(
            """
            - {window: voyante, Ana: sonder Bob}
            - {window: voyante, Ana: [sonder Dan, sonder Eve]}
            - expect: {told: {Ana: {saw: Eve}}, not_told: {Ana: [{saw: Bob}, {saw: Dan}]}}
            """
        )
    )


def test_a_window_closes_by_itself_at_an_expectation_once_all_have_replied() -> None:
    good(
        record(
            """
            - {window: vote, Ana: voter Bob}
            - expect: {window: vote@1}
            - {window: vote, Bob: voter Ana, Cleo: voter Bob, Dan: rien, Eve: rien, Jean Paul: rien}
            - expect: {votes: {Bob: 2, Ana: 1}, window: voyante@2}
            """,
            Bob="villageois",
            Eve="loup-garou",
        )
    )


def test_windows_on_the_way_close_in_silence() -> None:
    good(record("- {window: vote, Ana: voter Bob, mj: close}\n- expect: {dead: {Bob: loup-garou}, winners: village}"))


def test_what_lies_more_than_a_round_ahead_is_not_reached() -> None:
    blanc = {"Jean Paul": "loup-garou-blanc"}
    good(record("- window: voyante\n- window: loup-garou-blanc\n- expect: {window: loup-garou-blanc}", **blanc))
    outcome = record("- window: voyante@1\n  mj: close\n- window: voyante@3", **blanc)
    assert codes(outcome) == [(7, "window-unreachable")]
    assert window(outcome) == "salvateur@1"


def test_a_moment_closes_whole() -> None:
    good(record("- window: nuit\n  mj: close\n- expect: {window: election, dead: {}}"))
    outcome = good(record("- window: nuit\n  Ana: sonder Bob\n  deadline: true\n- expect: {window: election}"))
    closes = [given for given in inputs(outcome) if isinstance(given, Close)]
    assert closes[-1].by == CLOCK


def test_moments_and_windows_by_number() -> None:
    good(record("- window: nuit@2\n  Ana: sonder Bob\n- expect: {window: salvateur@2}"))
    back = record("- window: nuit@2\n  Ana: sonder Bob\n- window: nuit@1\n  mj: close")
    assert codes(back) == [(7, "window-unreachable")]


def test_rien_alone_answers_everything() -> None:
    outcome = good(record("- window: sorciere\n  Ana: rien\n- expect: {window: election}", Ana="sorciere"))
    replies = [given for given in inputs(outcome) if isinstance(given, Reply)]
    assert [(reply.power, reply.value) for reply in replies] == [("empoisonner", None)]


def test_rien_does_not_answer_what_is_compulsory() -> None:
    assert codes(record("- window: cupidon\n  Ana: rien", Ana="cupidon")) == [(6, "must-answer")]


@pytest.mark.parametrize("who", ["mj", "Bob", "Eve"])
def test_what_the_game_master_answers_stands_under_mj_or_under_the_pack(who: str) -> None:
    play = f"- window: loups\n  {who}: surprendre Dan\n- expect: {{asked: {{mj: surprendre}}}}"
    good(record(play, Dan="petite-fille", Eve="loup-garou"))


def test_what_the_game_master_answers_is_nobody_elses() -> None:
    assert codes(record("- window: loups\n  Cleo: surprendre Dan", Dan="petite-fille")) == [(6, "not-mj")]


def test_time_is_counted_from_the_opening_of_the_window() -> None:
    outcome = good(
        record(
            """
            - {window: voyante, at: 2h, Ana: sonder Bob}
            - {window: loups, at: 1h30m, Bob: devorer Dan}
            - {window: loups, at: 3, Bob: rien}
            """
        )
    )
    assert [given.at / 3600 for given in inputs(outcome) if isinstance(given, Reply)] == [2, 3.5, 5]


def test_undo_takes_back_what_the_record_wrote_last() -> None:
    good(
        record(
            """
            - window: voyante
              Ana: sonder Bob
            - window: loups
              Bob: devorer Dan
              mj: undo
            - expect: {window: loups, told: {Ana: saw}}
            - mj: [kill Eve, undo, undo]
            - expect: {window: voyante, alive: [Ana, Bob, Cleo, Dan, Eve, Jean Paul], not_told: {Ana: saw}}
            """
        )
    )


def test_an_undone_close_opens_the_window_again() -> None:
    good(record("- window: voyante\n  Ana: sonder Bob\n  mj: [close, undo]\n- expect: {window: salvateur}\n"))
    good(record("- window: voyante\n  mj: [close, undo]\n- expect: {window: voyante, asked: {Ana: sonder}}\n"))


def test_a_draw_of_a_block_is_the_next_of_its_name() -> None:
    good(
        record(
            """
            - window: election
              draws: {election: Dan}
              Ana: voter Dan
              Bob: voter Eve
              mj: close
            - expect: {captain: Dan}
            - window: vote
              Ana: voter Dan
              mj: close
            - window: successeur
              draws: {successeur: Jean Paul}
              mj: close
            - expect: {captain: Jean Paul, dead: {Dan: simple-villageois}}
            """
        )
    )


def test_a_ring_of_seats_may_be_given() -> None:
    head = HEAD + "setup: {places: [Dan, Ana, Bob, Cleo, Eve, Jean Paul]}\n"
    play = "- window: renard\n  Ana: flairer Dan\n- expect: {told: {Ana: {answer: %s, who: [%s]}}}"
    good(record(play % ("non", "Jean Paul, Dan, Ana"), head=head, Ana="renard"))
    good(record(play % ("non", "Cleo, Dan, Eve"), Ana="renard"))


def test_whoever_takes_over_a_seat_is_known_from_there_on() -> None:
    good(
        record(
            """
            - window: voyante
              Ana: sonder Bob
              mj: [substitute Ana Zoe, close]
            - expect: {told: {Zoe: [{saw: Bob}, {dealt: voyante}]}, alive: [Zoe, Bob, Cleo, Dan, Eve, Jean Paul]}
            - {window: salvateur, Cleo: proteger Zoe}
            """
        )
    )
    early = record("- {window: voyante, Zoe: sonder Bob}\n- mj: substitute Ana Zoe")
    assert codes(early) == [(5, "unknown-player-or-key")]


def test_the_dealt_cards_come_from_the_seed_and_are_always_the_same() -> None:
    head = "loupiote: 1\nrules: meneur\nplayers: [Ana, Bob, Cleo, Dan]\ncards: {loup-garou: 1, voyante: 1, villageois: 2}\n"
    dealt = []
    for outcome in (record("[]", head=head), record("[]", head=head)):
        assert outcome.table is not None
        dealt.append([outcome.table.game.role(name) for name in outcome.table.game.seats])
    assert dealt[0] == dealt[1]
    assert sorted(dealt[0]) == ["loup-garou", "simple-villageois", "simple-villageois", "voyante"]


def test_an_order_may_be_a_list_of_its_words() -> None:
    good(
        record(
            """
            - window: vote
              Ana: [[voter, Jean Paul]]
              Bob: [voter Ana, [voter, "Jean Paul"]]
              mj: close
            - expect: {votes: {Jean Paul: 2}}
            """
        )
    )


def test_a_post_on_a_board_that_nothing_watches_changes_nothing() -> None:
    good(record("- posts: {board: place, by: Ana, text: 'bonsoir : à tous'}\n- expect: {window: voyante}"))


def test_a_power_that_is_always_refused_may_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Vocabulary("meneur")
    words.words = structs.replace(words.words, always_refused={"decliner": "forum.capitaine.3"})
    monkeypatch.setattr("loupiote.records.header.vocabulary", lambda rules: words)
    good(record("- {window: election, Ana: decliner}\n- expect: {refused: {Ana: forum.capitaine.3}}"))
    assert codes(record("- {window: election, Ana: decliner}")) == [(5, "not-asked")]
