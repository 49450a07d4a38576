"""Expectations: each key holds where it should, and fails with what was expected and what was found."""

from __future__ import annotations

import pytest

from records_format.telling import HEAD, codes, good, record

NIGHT = "- {window: nuit, Ana: sonder Bob, Bob: devorer Dan, Cleo: proteger Eve}\n"
ELECTION = NIGHT + "- {window: election, Ana: voter Eve, mj: close}\n"
VOTE = ELECTION + "- {window: vote, Ana: voter Bob, Bob: voter Ana, Eve: voter Ana, mj: close}\n"


@pytest.mark.parametrize(
    ("play", "expect"),
    [
        (NIGHT, "dead: {Dan: simple-villageois}"),
        (NIGHT, "dead: {Dan: villageois}"),
        (NIGHT, "dead: [Dan]"),
        (NIGHT, "alive: [Jean Paul, Ana, Bob, Cleo, Eve]"),
        (NIGHT, "window: election"),
        (NIGHT, "window: election@1"),
        ("", "window: nuit"),
        ("", "window: nuit@1"),
        ("", "{asked: {Ana: sonder, Bob: []}, not_asked: {Bob: devorer, Ana: [proteger]}}"),
        ("", "not-asked: [Bob, Dan]"),
        (NIGHT, "told: {Ana: {saw: Bob}}"),
        (NIGHT, "told: {Ana: [{saw: {who: Bob, role: loup-garou}}, {saw: Bob, role: loup-garou}, saw, {saw: true}]}"),
        (NIGHT, "told: {Ana: [{role: loup-garou}, {who: Bob}, {role: true}, died, {died: Dan}]}"),
        (NIGHT, "told: {mj: [{died: Dan, cause: loups}, {saw: Bob}, {killed_by: Bob}]}"),
        (NIGHT, "not_told: {Ana: [{saw: Dan}, pack], Cleo: [saw], Bob: {cause: loups}}"),
        (NIGHT, "told: {Bob: {pack: [Bob]}}"),
        (NIGHT, "public: [{died: Dan, role: villageois}, {opened: aube, number: 1}]"),
        (NIGHT, "not_public: [survived, saw, {died: Ana}]"),
        (NIGHT, "because: [meneur.loup-garou.3, meneur.voyante.3]"),
        (ELECTION, "captain: Eve"),
        (NIGHT, "captain: null"),
        (VOTE, "votes: {Ana: 3, Bob: 1}"),
        (VOTE, "public: {counted: {votes: {Ana: 3}, first: Ana}}"),
        (VOTE, "public: [{voted: Eve, for: Ana, weight: 2}]"),
        (ELECTION, "marks: {Eve: [captain], Bob: []}"),
        (ELECTION, "holds: {Eve: [simple-villageois, capitaine], antre: Bob, Bob: [loup-garou, antre], capitaine: [Eve]}"),
        (NIGHT, "boards: {place: {read: all, write: [Ana, Bob, Cleo, Eve, Jean Paul]}, clairiere: {read: Bob, write: []}}"),
        ("- mj: end-game Ana Dan\n", "{winners: [Dan, Ana], window: null}"),
        ("- mj: end-game personne\n", "winners: []"),
        ("- mj: end-game\n", "winners: personne"),
        (VOTE + "- {window: vote, Cleo: voter Bob, Eve: voter Bob, mj: close}\n", "winners: village"),
        ("", "winners: null"),
        ("- {window: voyante, Ana: sonder Zed}\n", "refused: {Ana: unknown-player}"),
        ("- {window: voyante, Ana: sonder Zed}\n", "refused: Ana"),
        ("- {window: voyante, Ana: sonder Zed}\n", "refused: {Ana: null}"),
        ("- {window: loups, Bob: devorer Bob}\n", "{refused: [meneur.principe.1], because: meneur.principe.1}"),
        ("- {window: voyante, Ana: [sonder Zed, proteger Bob]}\n", "refused: {Ana: [not-asked, unknown-player]}"),
        ("- mj: revive Ana\n", "refused: mj"),
    ],
)
def test_what_holds(play: str, expect: str) -> None:
    expect = expect if expect.startswith("{") else f"{{{expect}}}"
    good(record(f"{play}- expect: {expect}"))


@pytest.mark.parametrize(
    ("play", "expect", "found"),
    [
        (NIGHT, "dead: {}", "found {Dan: simple-villageois}"),
        (NIGHT, "dead: {Dan: null}", "expected {Dan: null}, found {Dan: simple-villageois}"),
        (NIGHT, "dead: [Dan, Eve]", "found {Dan: simple-villageois}"),
        (NIGHT, "alive: [Ana]", "found [Ana, Bob, Cleo, Eve, Jean Paul]"),
        (NIGHT, "window: vote", "expected vote, found election@1 (election 1)"),
        (NIGHT, "window: null", "expected null, found election@1"),
        ("", "asked: {Ana: []}", "Ana is asked: expected [], found [sonder]"),
        ("", "not_asked: [Ana]", "but is: [sonder]"),
        (NIGHT, "told: {Ana: {saw: Dan}}", "told since the last expectation: saw {who: Bob, role: loup-garou}"),
        (NIGHT, "not_told: {Ana: saw}", "but was: saw {who: Bob, role: loup-garou}"),
        (NIGHT, "public: [{died: Eve}]", "died {who: Dan, role: simple-villageois}"),
        (NIGHT, "not_public: [died]", "died {who: Dan, role: simple-villageois}"),
        (NIGHT, "refused: Ana", "refused in the block before: -"),
        (NIGHT, "votes: {Ana: 1}", "found -"),
        (VOTE, "votes: {Ana: 1}", "expected {Ana: 1}, found {Ana: 3, Bob: 1}"),
        (ELECTION, "captain: Ana", "expected Ana, found Eve"),
        (NIGHT, "winners: village", "expected [village], found null"),
        ("- mj: end-game Ana\n", "winners: Bob", "expected [Bob], found [Ana]"),
        (NIGHT, "because: meneur.salvateur.5", "meneur.loup-garou.3"),
        (ELECTION, "marks: {Eve: charmed}", "expected [charmed], found [captain]"),
        (ELECTION, "holds: {capitaine: Ana}", "expected [Ana], found [Eve]"),
        (NIGHT, "boards: {clairiere: {write: Bob}}", "Board clairiere.write: expected [Bob], found []"),
    ],
)
def test_what_does_not_hold(play: str, expect: str, found: str) -> None:
    outcome = record(f"{play}- expect: {{{expect}}}")
    assert outcome.played
    assert [code for _, code in codes(outcome)] == [f"expect-{expect.partition(':')[0].replace('_', '-')}"]
    assert outcome.errors[0].line == 5 + play.count("\n")
    assert found in outcome.errors[0].text("en")


def test_facts_count_since_the_last_expectation_and_expectations_in_a_row_share_them() -> None:
    good(
        record(
            """
            - {window: voyante, Ana: sonder Bob}
            - expect: {told: {Ana: saw}}
            - expect: {told: {Ana: saw}, dead: {}}
            - {window: loups, Bob: devorer Dan}
            - expect: {not_told: {Ana: saw}, dead: [Dan]}
            - expect: {dead: [Dan]}
            """
        )
    )


def test_what_is_told_to_the_mj_alone_stays_hidden_after_the_end() -> None:
    died = "{died: Dan, cause: loups}"
    end = "- {window: election, mj: [close, end-game Bob]}\n"
    good(record(f"{NIGHT}{end}- expect: {{told: {{mj: {died}}}, not_told: {{Ana: {died}}}, winners: Bob}}"))


def test_a_refusal_is_expected_by_the_next_entry_or_not_at_all() -> None:
    late = "- {window: voyante, Ana: sonder Zed}\n- {window: voyante, Ana: sonder Bob}\n- expect: {refused: Ana}"
    assert codes(record(late)) == [(5, "unknown-player")]
    other = "- {window: nuit, Ana: sonder Zed, Cleo: proteger Zed}\n- expect: {refused: Ana}"
    assert codes(record(other)) == [(5, "unknown-player")]


def test_deaths_that_show_the_camp_or_nothing() -> None:
    for value, shown in (("camp", "village"), ("rien", "null")):
        head = HEAD + f"options: {{annonce-des-morts: {value}}}\n"
        good(record(NIGHT + f"- expect: {{dead: {{Dan: {shown}}}}}", head=head))


def test_a_value_that_is_yes_or_no() -> None:
    grow = "- {window: loups, Bob: rien}\n- expect: {public: {growl: %s}}"
    good(record(grow % "true", Ana="montreur-d-ours"))
    assert codes(record(grow % "false", Ana="montreur-d-ours")) == [(6, "expect-public")]


def test_a_field_that_is_not_said() -> None:
    good(record("- {window: loups, Bob: rien}\n- expect: {told: {Ana: {victim: null}}}", Ana="sorciere"))
    good(record("- {window: loups, Bob: devorer Eve}\n- expect: {not_told: {Ana: {victim: null}}}", Ana="sorciere"))
