"""Bad records: each fault has a code, a line, and a sentence in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from loupiote.records import MOST_PASTED, MOST_READ, RecordProblem, check, import_text, play
from records_format.telling import HEAD, codes, record


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "empty-file"),
        ("# nothing but a comment\n", 1, "empty-file"),
        ("- a list\n", 1, "root-expected"),
        (HEAD + "play:\n\t- window: nuit\n", 5, "yaml-tab"),
        (HEAD + "play:\n  - window: nuit\n    Ana: [sonder Bob, ", 6, "yaml-cut"),
        (HEAD + 'title: "never closed\nplay: []\n', 4, "yaml-cut"),
        (HEAD + "title: a: b\n", 4, "yaml-broken"),
        (HEAD + "title: a\ntitle: b\n", 5, "key-twice"),
        (HEAD.replace("Eve", "Dan"), 3, "key-twice"),
        (HEAD + "title: &x a\n", 4, "yaml-anchor"),
        (HEAD + "title: *x\n", 4, "yaml-anchor"),
        (HEAD + "title: !!str a\n", 4, "yaml-tag"),
        (HEAD + "? [a]\n: b\n", 4, "key-no-text"),
        (HEAD + "---\na: b\n", 4, "several-documents"),
        (HEAD + 'title: "\x07"\n', 4, "control-character"),
        (HEAD + 'title: "a\\0b"\n', 4, "control-character"),
        (HEAD + '"\\uFFFF": b\n', 4, "control-character"),
        (HEAD + "play: " + "[" * 60, 4, "too-deep"),
        ("rules: meneur\n", 1, "format-missing"),
        ("loupiote: 2\nwhatever: this means\n", 1, "format-newer"),
        ("loupiote: 0\n", 1, "format-unknown"),
        ("loupiote: one\n", 1, "whole-expected"),
        (HEAD + "plya: []\n", 4, "unknown-key"),
        (HEAD.replace("meneur", "menneur"), 2, "unknown-rules"),
        (HEAD.replace("meneur", "citadelles"), 2, "rules-not-built"),
        (HEAD.replace("voyante", "voyant"), 3, "unknown-role"),
        (HEAD.replace("voyante", "[voyante]"), 3, "text-expected"),
        ("loupiote: 1\nrules: meneur\n", 1, "key-missing"),
        (HEAD.partition("{")[0] + "[Ana, Bob, Cleo]\n", 3, "cards-missing"),
        (HEAD + "cards: {loup-garou: 1}\n", 4, "cards-and-roles"),
        (HEAD + "options: {capitain: aucun}\n", 4, "unknown-option"),
        (HEAD + "options: {capitaine: roi}\n", 4, "bad-option"),
        (HEAD + "genres: {Ana: girl}\n", 4, "bad-value"),
        (HEAD + "genres: {Anna: f}\n", 4, "unknown-player"),
        (HEAD + "rule: meneur.salvateur.99\n", 4, "unknown-clause"),
        (HEAD + "setup: {places: [Ana, Bob]}\n", 4, "bad-places"),
        (HEAD + "setup: {cartes: [voyante]}\n", 4, "unknown-key"),
        (HEAD + "draws: {succeseur: Bob}\n", 4, "unknown-draw"),
        (HEAD + "draws: {heritier@midi.capitaine: Bob}\n", 4, "unknown-draw"),
    ],
)
def test_a_fault_of_the_text_or_the_head(text: str, line: int, code: str) -> None:
    assert codes(check(text)) == [(line, code)]


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ("{Ana: loup-garou, Bob: voyante}", "too-few-players"),
        ("{" + ", ".join(f"n{i}: villageois" for i in range(200)) + "}", "too-many-players"),
        ("{Ana: loup-garou, Bob: voyante, Cleo: voyante}", "single-card"),
        ("{Ana: loup-garou, Bob: voyante, mj: villageois}", "bad-name"),
        ("{Ana: loup-garou, Bob: loup-garou, Cleo: villageois}", "parity-at-start"),
        ("{Ana: voyante, Bob: villageois, Cleo: villageois}", "no-wolf"),
        ("{Ana: loup-garou, Bob: voleur, Cleo: villageois, Dan: villageois}", "thief-needs-spares"),
        ("[Ana, Ana, Cleo]\ncards: {loup-garou: 1, villageois: 2}", "duplicate-name"),
        ("[Ana, Bob, Cleo]\ncards: {loup-garou: 1, villageois: 3}", "cards-count"),
    ],
)
def test_a_fault_of_the_composition(players: str, code: str) -> None:
    found = codes(check(f"loupiote: 1\nrules: meneur\nplayers: {players}\n"))
    assert found
    assert {code for _, code in found} == {code}


@pytest.mark.parametrize(
    ("block", "code"),
    [
        ("- window: nuits\n  Ana: sonder Bob", "unknown-window"),
        ("- window: nuit@0\n  Ana: sonder Bob", "unknown-window"),
        ("- window: voyante\n  Anna: sonder Bob", "unknown-player-or-key"),
        ("- window: voyante\n  Ana: sondre Bob", "unknown-power"),
        ("- window: voyante\n  Ana:", "order-empty"),
        ("- window: voyante\n  Ana: {sonder: Bob}", "order-expected"),
        ("- Ana: sonder Bob", "window-missing"),
        ("- {}", "window-missing"),
        ("- voyante", "entry-expected"),
        ("- window: voyante\n  at: soon", "bad-at"),
        ("- window: voyante\n  deadline: perhaps", "flag-expected"),
        ("- mj: kil Bob", "unknown-command"),
        ("- mj: kill Bobb", "unknown-player"),
        ("- mj: kill Bob Dan", "command-form"),
        ("- mj: give-role Bob", "command-form"),
        ("- mj: give-role Bob voyant", "unknown-role"),
        ("- mj: give-object Bob cape", "no-objects"),
        ("- mj: open-board palce", "unknown-board"),
        ("- posts: {board: place, by: Ana}", "key-missing"),
        ("- expect: {deads: {}}", "unknown-key"),
        ("- expect: {}", "expect-empty"),
        ("- window: voyante\n  expect: {dead: {}}", "expect-alone"),
        ("- expect: {dead: {Anna: voyante}}", "unknown-player"),
        ("- expect: {dead: {Ana: voyant}}", "unknown-role"),
        ("- expect: {told: {Ana: [{sew: Bob}]}}", "unknown-event"),
        ("- expect: {told: {Ana: [{saw: {whom: Bob}}]}}", "unknown-field"),
        ("- expect: {marks: {Ana: charm}}", "unknown-mark"),
        ("- expect: {holds: {Ana: cape}}", "unknown-bearer"),
        ("- expect: {boards: {palce: {read: all}}}", "unknown-board"),
        ("- expect: {winners: vilage}", "unknown-winner"),
        ("- expect: {because: meneur.salvateur.99}", "unknown-clause"),
        ("- expect: {asked: {Ana: sondre}}", "unknown-power"),
        ("- expect: {votes: {Ana: many}}", "number-expected"),
    ],
)
def test_a_fault_of_the_play_as_written(block: str, code: str) -> None:
    outcome = record(block)
    assert [found for _, found in codes(outcome)] == [code]
    assert outcome.table is None


@pytest.mark.parametrize(
    ("block", "line", "code"),
    [
        ("- window: voyante\n  Ana: sonder Bobb", 6, "unknown-player"),
        ("- window: voyante\n  Ana: sonder Bob Cleo", 6, "too-many"),
        ("- window: voyante\n  Ana: sonder", 6, "empty"),
        ("- window: voyante\n  Ana: proteger Bob", 6, "not-asked"),
        ("- window: nuit\n  Dan: sonder Bob", 6, "not-asked"),
        ("- window: loups\n  Bob: devorer Bob", 6, "pack-member"),
        ("- window: cupidon\n  mj: close", 5, "window-unreachable"),
        ("- window: nuit@7\n  mj: close", 5, "window-unreachable"),
        ("- mj: end-game Ana\n- window: voyante\n  Ana: sonder Bob", 6, "window-over"),
        ("- mj: [end-game, close]", 5, "game-over"),
        ("- mj: undo", 5, "nothing-to-undo"),
        ("- mj: revive Ana", 5, "not-legal"),
        ("- window: voyante\n  at: 2h\n  Ana: sonder Bob\n- window: voyante\n  at: 1h\n  Ana: sonder Dan", 8, "time-backwards"),
        ("- window: loups\n  draws: {successeur: Bob}\n  mj: kill Dan\n- window: vote\n  Dan: voter Ana", 9, "not-asked"),
    ],
)
def test_what_ends_the_play(block: str, line: int, code: str) -> None:
    outcome = record(block)
    assert codes(outcome) == [(line, code)]
    assert not outcome.played
    with pytest.raises(RecordProblem):
        play(HEAD + "play:\n" + block)


def test_an_impossible_draw_names_its_line_and_what_is_possible() -> None:
    outcome = record("- window: salvateur\n  Cleo: proteger Bob", head=HEAD + "draws: {cupidon: [Ana, Zed]}\n", Ana="cupidon")
    assert codes(outcome) == [(4, "illegal-draw")]
    assert "Ana, Bob, Cleo, Dan, Eve, Jean Paul" in outcome.errors[0].text("fr")


def test_the_sentence_of_a_refusal_says_the_rule_and_what_is_possible() -> None:
    outcome = record(
        """
        - window: salvateur
          Cleo: proteger Ana
        - window: salvateur@2
          Cleo: proteger Ana
        """,
        head=HEAD.replace("players", "genres: {Ana: f}\nplayers"),
    )
    error = outcome.errors[0]
    assert error.text("fr") == (
        "game.yaml:9: Ana ne peut pas être protégée deux nuits de suite (meneur.salvateur.5)\xa0; "
        "possibles\xa0: Bob, Cleo, Dan, Eve, Jean Paul"
    )
    assert error.text("en").startswith("game.yaml:9: Ana cannot be protected two nights running (meneur.salvateur.5)")


@pytest.mark.parametrize(
    ("block", "said"),
    [
        ("- window: voyante\n  Ana: sonder Clio", "peut-être\xa0: Cleo"),
        ("- window: vote\n  Ana: voter Jean Paul", 's’écrit entre guillemets\xa0: "Jean Paul"'),
        ("- window: voyante\n  Cleo: proteger Bob", "(ouverte\xa0: voyante@1\xa0; on y demande\xa0: Ana: sonder)"),
        ("- window: chasseur\n  Dan: tirer Ana", "la fenêtre ouverte est voyante@1, où l’on peut répondre Ana: sonder"),
    ],
)
def test_a_sentence_helps_on(block: str, said: str) -> None:
    assert said in record(block).errors[0].text("fr")


def test_all_faults_of_the_text_are_found_at_once() -> None:
    found = codes(check(HEAD + "options: {x: y}\nplay:\n  - window: nuits\n    Ann: sonder Bob\n  - expect: {dead: {Zed: }}\n"))
    assert [code for _, code in found] == ["unknown-option", "unknown-window", "unknown-player-or-key", "unknown-player"]


def test_files_and_sizes(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    assert codes(check(path)) == [(0, "unreadable")]
    assert codes(check(tmp_path)) == [(0, "unreadable")]
    path.write_bytes(HEAD.encode() + b"title: caf\xe9\n")
    assert codes(check(path)) == [(4, "not-utf8")]
    path.write_bytes(b"\xef\xbb\xbf" + HEAD.replace("\n", "\r\n").encode())
    assert check(path).ok
    path.write_text(HEAD + "# " + "x" * MOST_READ)
    assert codes(check(path)) == [(0, "too-large")]
    assert import_text(HEAD).ok
    assert codes(import_text(HEAD + "# " + "x" * MOST_PASTED)) == [(0, "too-large")]


def test_a_file_full_of_faults_and_a_story_without_end_are_stopped() -> None:
    assert len(check(HEAD + "".join(f"key{n}: x\n" for n in range(5000))).errors) == 100


@pytest.mark.slow
def test_a_story_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loupiote.records.run.MOST_JOURNAL", 2_000_000)
    outcome = record("- {window: voyante}\n- {window: loups}\n" * 200)
    assert [code for _, code in codes(outcome)] == ["too-long"]


def test_more_answers_than_anybody_gives_are_stopped() -> None:
    outcome = record("- {window: voyante, Ana: sonder Bob, deadline: false}\n" * 1000)
    assert outcome.ok
    outcome = record("- {window: voyante, Ana: sonder Bob, deadline: false}\n" * 1001)
    assert codes(outcome) == [(1005, "too-many-answers")]
    for lang in ("fr", "en"):
        assert "voyante@1" in outcome.errors[0].text(lang) and "1000" in outcome.errors[0].text(lang)


def test_a_game_in_which_too_much_happens_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loupiote.records.run.MOST_INPUTS", 9)
    outcome = record("- {window: voyante, Ana: sonder Bob}\n- {window: loups, Bob: devorer Cleo}\n" * 9)
    assert [code for _, code in codes(outcome)] == ["too-many-inputs"]


def test_what_was_taken_back_counts_too() -> None:
    back = "- {window: voyante, Ana: sonder Bob, mj: undo}\n"
    assert record(back * 100).ok
    assert [code for _, code in codes(record(back * 101))] == ["too-many-undone"]


def test_every_error_has_a_sentence_of_its_own_in_both_languages() -> None:
    import re

    from loupiote.records.errors import TEXTS, catalogue

    source = "\n".join(path.read_text(encoding="utf-8") for path in TEXTS.parent.glob("*.py"))
    used = set(re.findall(r'(?:fail|stop|unknown)\([^"]*"([a-z0-9]+(?:-[a-z0-9]+)+|unreadable)"', source))
    used |= set(re.findall(r'RecordError\([^"]*"([a-z0-9-]+)"', source)) - {"refused"}
    french, english = (set(catalogue(lang).texts) for lang in ("fr", "en"))
    assert french == english
    assert used <= french, used - french


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("title: a: b", "se met entre guillemets"),
        ("title: @Ana", "mets-le entre guillemets"),
        ("title: " + "[" * 5000, "niveaux"),
        ("title: [a b: ]c", "un crochet"),
    ],
)
def test_what_is_wrong_with_the_yaml_is_said_in_french_too(line: str, said: str) -> None:
    """The parser speaks English alone."""
    found = check(HEAD + line + "\n").errors
    assert [error.code for error in found] == ["yaml-broken"]
    assert said in found[0].text("fr")
    assert not {"found", "expected", "mapping", "exceeded", "token"} & set(found[0].text("fr").split())


def test_a_number_of_cards_that_is_none_is_shown() -> None:
    head = HEAD.partition("players")[0] + "players: [Ana, Bob, Cleo]\ncards: {loup-garou: 1, simple-villageois: -4}\n"
    found = check(head).errors
    assert [error.code for error in found] == ["whole-expected"]
    assert "-4" in found[0].text("fr")


def test_french_errors_speak_to_a_friend() -> None:
    """As everything else that the program says in French."""
    from loupiote.records.errors import TEXTS

    words = set((TEXTS / "fr.ftl").read_text(encoding="utf-8").replace(",", " ").replace("-", " ").split())
    assert not words & {"vous", "votre", "écrivez", "mettez", "répétez", "donnez", "corrigez"}
