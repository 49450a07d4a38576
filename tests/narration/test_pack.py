"""A tone that is edited text by text: what may be written, what is kept, how it reads."""

from pathlib import Path

import pytest

from loupiote.kernel.events import Died
from loupiote.narration import Narrator
from loupiote.narration.catalogue import files, toned
from loupiote.narration.examples import examples
from loupiote.narration.pack import alone, is_alone, parsed, put, sources, standard_sources, take, written
from loupiote.narration.tone import parse_tone, patterns_of, sound
from loupiote.rules import COMPLETE

ROOT = Path(__file__).parents[2]
BOTH = [(rules, lang) for rules in COMPLETE for lang in ("fr", "en")]


def codes(key, text, rules="meneur"):
    return [(p.code, p.found, p.near) for p in parse_tone(alone(key, text), rules)[1]]


@pytest.mark.parametrize(
    ("key", "text", "faults"),
    [
        ("told-died", "Adieu { $who } !", []),
        ("told-died", "*Adieu* { $who_genre ->\n [f] belle\n *[x] toi\n }", []),
        ("told-saw", "{ $who_genre ->\n [f] Elle\n [m] Lui\n *[x] { $who }\n } ?", []),
        ("told-died", "{ $role }", [("unknown-variable", "$role", "$who_genre")]),
        ("told-died", "{ told-died-role }", [("unknown-variable", "$role_shown", "$who")]),
        ("told-died", "{ told-nothing }", [("unknown-text", "told-nothing", "told-to")]),
        ("told-died", "Adieu *{ $who }", [("open-star", "*", "")]),
        ("told-died", "{ $who_genre ->\n *[x] a *b\n }", [("open-star", "*", "")]),
        ("told-died", "\ue000", [("bad-character", "U+E000", "")]),
        ("told-died", '{ "\\uE001" }', [("bad-character", "U+E001", "")]),
        ("told-died", "a \u202e b", [("bad-character", "U+202E", "")]),
        ("told-died", "{ NUMBER($who) }", [("function", "NUMBER", "")]),
        ("told-died", "{ $who_genre ->\n [f] a\n *[m] b\n }", [("form-missing", "$who_genre", "x")]),
        ("told-died", "{ $who_genre ->\n [w] a\n *[x] b\n }", [("unknown-form", "w", "f, m, x")]),
        ("told-died", "{ $who_n ->\n [plus] a\n *[other] b\n }", [("unknown-form", "plus", "one, other, 0, 1, 2")]),
        ("told-growl", "{ $growl ->\n [ja] a\n *[no] b\n }", [("unknown-form", "ja", "no, yes")]),
        ("told-died", "{ $who ->\n [Ana] a\n *[other] b\n }", [("no-forms", "$who", "")]),
        ("role-voyante.genre", "fille", [("genre", "fille", "f, m, x")]),
        ("role-voyante.genre", "m", []),
        ("told-died", "a" * 5000, [("too-long", "4000", "")]),
    ],
)
def test_what_a_text_may_say(key, text, faults):
    assert codes(key, text) == faults


@pytest.mark.parametrize(
    ("text", "near"),
    [("{ $who", "E0003"), ("}", "E0027"), ("{ $who_genre ->\n [f] a\n }", "E0010"), ("{ }", "E0028"), ("", "E0005")],
)
def test_broken_syntax_has_words_of_its_own(text, near):
    problem = parse_tone(alone("told-died", text), "meneur")[1][0]
    assert (problem.code, problem.near) == ("syntax", near)
    for lang in ("fr", "en"):
        assert "Expected" not in Narrator(lang).problem(problem)


@pytest.mark.parametrize(("rules", "lang"), BOTH)
def test_every_standard_text_is_one_that_may_be_written(rules, lang):
    for key, text in standard_sources(lang, rules).items():
        one, problems = parse_tone(alone(key, text), rules, lang)
        assert not problems or key == "tone-syntax-E0010", (key, problems)
        assert is_alone(one, key) and sources(one)[key] == text


@pytest.mark.parametrize(("rules", "lang"), BOTH)
def test_every_text_has_an_example(rules, lang):
    for key in standard_sources(lang, rules):
        found = examples(key, lang, rules)
        assert found and all("{" not in one.text and "\ue000" not in one.text for one in found), key
        assert not [one.text for one in found if "…." in one.text], key


def test_texts_are_put_in_and_taken_out_and_the_rest_stays():
    pack = parsed("# Pirates\n-bateau = Loupiote\n\ntold-growl = Grr\n")
    for key, text in [("role-voyante.help", "Vigie du { -bateau }"), ("role-voyante", "Vigie"), ("told-growl", "A\nb")]:
        pack = put(pack, key, parsed(alone(key, text)))
    assert sources(pack) == {
        "-bateau": "Loupiote",
        "told-growl": "A b",
        "role-voyante": "Vigie",
        "role-voyante.help": "Vigie du { -bateau }",
    }
    pack = take(take(pack, "role-voyante"), "told-growl")
    assert list(sources(pack)) == ["-bateau", "role-voyante.help"] and written(pack).startswith("# Pirates\n")
    assert parsed(written(pack)).equals(pack)
    assert written(take(parsed("told-growl = A\n"), "told-growl")) == ""


def test_a_text_with_a_fault_is_left_out():
    resource, problems = parse_tone("told-died = { $role }\ntold-growl = Grr\nnothing = x\n}\n", "meneur")
    assert list(sources(sound(resource, problems))) == ["told-growl"]


def test_a_wording_cannot_reach_what_it_is_not_given():
    """The characters that stand for names while a text is filled in are nobody's to write."""
    resource, problems = parse_tone("told-died-role = { $who } \ue001\ue002\n", "meneur")
    said = Narrator("fr", tone=toned("fr", "meneur", sound(resource, problems))).tell(Died("Ana", role="voyante"))
    assert said == Narrator("fr").tell(Died("Ana", role="voyante"))


def test_examples_show_both_genders_and_every_form():
    tone = parsed(alone("told-died", "{ $who_genre ->\n [f] La belle { $who }\n *[x] <b>*{ $who }*\n }"))
    said = examples("told-died", "fr", "meneur", toned("fr", "meneur", tone), patterns_of([tone])["told-died"])
    assert [one.text for one in said] == [
        "La belle <b>Élise</b>",
        "&lt;b&gt;<em><b>Hugo</b></em>",
        "&lt;b&gt;<em><b>Camille</b></em>",
    ]
    assert len(examples("told-saw", "fr", "meneur")) == 2


def test_a_text_of_several_lines_is_one_line():
    narrator = Narrator("fr", "html", tone=toned("fr", "meneur", parsed("told-died =\n    Adieu,\n\n    { $who }\n")))
    assert narrator.tell(Died("Ana")) == "Adieu, <b>Ana</b>"


@pytest.mark.parametrize("text", ["{" * 60_000, "a = b\n" * 30_000, "told-growl = " + "{ told-growl }" * 9_000])
def test_much_ado_ends(text):
    assert parse_tone(text, "meneur")[1]


def test_the_files_of_the_package_are_all_known():
    for path in files("fr", "meneur"):
        assert not [p for p in parse_tone(path.read_text("utf-8"), "meneur")[1] if p.key != "tone-syntax-E0010"], path


def test_the_pack_in_the_documentation_is_one():
    text = (ROOT / "docs/tone.md").read_text("utf-8").split("```")[1].lstrip()
    resource, problems = parse_tone(text, "meneur")
    assert problems == () and len(sources(resource)) == 8
