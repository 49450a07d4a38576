"""Both languages say the same things, and everything that `meneur` has can be said."""

import re

import pytest

from loupiote.cast import events as cast_events
from loupiote.kernel import events as kernel_events
from loupiote.kernel.data import kinds
from loupiote.kernel.events import Fact
from loupiote.narration import Narrator
from loupiote.narration.catalogue import HERE, files, resources, standard
from loupiote.narration.tellers import TELLERS
from loupiote.rulebook.names import words
from loupiote.rulebook.options import options
from loupiote.rules import rule_set

FR, EN = standard("fr", "meneur"), standard("en", "meneur")
WORDS = words("meneur")
BOTH = [Narrator("fr"), Narrator("en")]
POWERS = sorted({power for bearer in WORDS.bearers.values() for power in bearer.powers})
PASSIVE = sorted({power for bearer in WORDS.bearers.values() for power in bearer.passive})


def has(key, attribute=""):
    return all(narrator.writer.texts.has(key, attribute) for narrator in BOTH)


def test_both_languages_have_the_same_keys():
    assert set(FR.texts) == set(EN.texts)


def test_both_languages_know_the_same_variables():
    """A variable that only one language needs is one to agree with: a genre, a number, who is meant."""
    agreement = re.compile(r".*_(genre|n|id)$|^(n|acted|person|author|moment|how)$")
    for key, names in FR.texts.items():
        for name in names ^ EN.texts[key]:
            assert agreement.match(name) or name.rpartition("_")[2] in ("le", "shown", "un"), (key, name)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_file_has_a_fault_or_a_key_twice(lang):
    seen = set()
    for path, resource in zip(files(lang, "meneur"), resources(lang, "meneur"), strict=True):
        for entry in resource.body:
            assert type(entry).__name__ != "Junk", entry.content
            name = getattr(getattr(entry, "id", None), "name", None)
            own = path.parent.name == "meneur"  # a rule set's own text replaces a common one
            assert name is None or (name in seen) == own, name
            seen.add(name)


def test_every_kind_of_event_is_told():
    ours = {kind for kind in kinds(Fact).values() if kind.__module__ in (kernel_events.__name__, cast_events.__name__)}
    assert ours <= set(TELLERS)


@pytest.mark.parametrize("power", POWERS)
def test_every_power_has_its_texts(power):
    assert has(f"power-{power}") and has(f"prompt-{power}")
    assert has(f"receipt-{power}") and has(f"receipt-{power}", "none")


@pytest.mark.parametrize("power", PASSIVE)
def test_every_passive_power_has_a_name(power):
    assert has(f"power-{power}")


@pytest.mark.parametrize("role", [*WORDS.bearers, "amoureux", "charmes"])
def test_every_bearer_has_its_folder(role):
    for part in ("plural", "le", "un", "shown", "genre", "camp", "tag", "help"):
        assert has(f"role-{role}", part), part
    assert {"en.ftl", "fr.ftl"} <= {path.name for path in (HERE / "roles" / role).iterdir()}
    for narrator in BOTH:
        sentences = re.findall(r"[.!?](?:\s|$)", narrator.help(role))
        assert 2 <= len(sentences) <= 4, narrator.help(role)


def test_camps_of_the_cards_are_those_of_the_rules():
    for role, kind in rule_set("meneur").roles.items():
        for catalogue in (FR, EN):
            assert catalogue.format(f"role-{role}", "camp", {}) == kind.camp


def test_windows_moments_boards_marks_and_calls():
    for window in WORDS.windows:
        assert has(f"window-{window}") and has(f"call-{window}")
    for window, name in WORDS.windows.items():
        assert has(f"call-{window}", "sleep") is bool({"nuit", "distribution"} & set(name.moments))
    for moment in WORDS.moments:
        assert has(f"moment-{moment}") and has(f"told-opened-{moment}")
    for board in WORDS.boards:
        assert has(f"board-{board}")
    for mark in WORDS.marks:
        assert has(f"mark-{mark}")
    for camp in ("village", "loups", "independant", "amoureux", "personne"):
        assert has(f"camp-{camp}", "le")
    for end in ("village", "loups", "amoureux", "independant", "joueur-de-flute", "loup-garou-blanc", "nobody"):
        assert has(f"told-won-{end}")
    for cause in [
        "loups",
        "grand-mechant-loup",
        "loup-garou-blanc",
        "poison",
        "chagrin",
        "bucher",
        "tir",
        "egalite",
        "surpris",
        "decret",
    ]:
        assert has(f"cause-{cause}")


@pytest.mark.parametrize("option", options("meneur").values(), ids=lambda option: option.id)
def test_every_option_has_its_label_help_and_values(option):
    assert has(f"option-{option.id}") and has(f"option-{option.id}", "help")
    if option.type != "yes-no":
        for value in option.values:
            assert has(f"option-{option.id}", f"v-{value}"), value


CODE = re.compile(r"""\b(No|no|Refusal|Fault|Message)\(\s*(?:code=)?["']([a-z-]+)["']""")


def test_every_code_and_fixed_sentence_in_the_program_has_its_text():
    root = HERE.parents[1]
    for part in ("kernel", "cast", "rules/meneur"):
        for path in sorted((root / part).rglob("*.py")):
            for kind, code in CODE.findall(path.read_text(encoding="utf-8")):
                assert has(f"{'message' if kind == 'Message' else 'refusal'}-{code}"), (path.name, code)
                assert kind not in ("No", "no") or has(f"refusal-{code}", "short"), (path.name, code)


@pytest.mark.parametrize("catalogue", [FR, EN], ids=["fr", "en"])
def test_no_text_asks_for_what_it_is_not_given(catalogue):
    """Whatever its variables, a text comes out whole and without a trace of Fluent."""
    for whole, names in catalogue.texts.items():
        key, _, attribute = whole.partition(".")
        for value in ("x", "other", 1, 2):
            shown = catalogue.format(key, attribute, dict.fromkeys(names, value))
            assert shown is not None, whole
            assert "{" not in shown and "}" not in shown, whole


def test_french_texts_are_typeable():
    """Typography is put right by the program: catalogues hold plain apostrophes and spaces."""
    for path in sorted(HERE.rglob("fr.ftl")) + sorted((HERE / "fr").glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        assert not set("’\u00a0\u202f") & set(text), path
        for line in text.splitlines():
            said = line.partition("=")[2] or line
            if not line.startswith("#"):
                assert not re.search(r"[\w»}][:;!?](\s|$)", said), line
