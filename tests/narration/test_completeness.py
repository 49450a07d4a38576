"""Both languages say the same things, and everything that a complete rule set has can be said."""

import re

import pytest

from loupiote.cast import events as cast_events
from loupiote.kernel import events as kernel_events
from loupiote.kernel.data import kinds
from loupiote.kernel.events import Fact
from loupiote.kernel.state import Mark
from loupiote.narration import Narrator
from loupiote.narration.catalogue import HERE, files, resources, standard
from loupiote.narration.tellers import TELLERS
from loupiote.rulebook.names import words
from loupiote.rulebook.options import options
from loupiote.rules import BUILT, COMPLETE, rule_set

BOTH = {rules: [Narrator("fr", rules=rules), Narrator("en", rules=rules)] for rules in COMPLETE}
CATALOGUES = [(rules, lang) for rules in COMPLETE for lang in ("fr", "en")]


def of(find):
    """Every rule set with each thing that it has of a kind."""
    return [(rules, one) for rules in COMPLETE for one in sorted(find(words(rules)))]


POWERS = of(lambda found: {power for bearer in found.bearers.values() for power in bearer.powers})
PASSIVE = of(lambda found: {power for bearer in found.bearers.values() for power in bearer.passive})
BEARERS = of(lambda found: {*found.bearers, "amoureux", "charmes"})
OPTIONS = [(rules, option) for rules in COMPLETE for option in options(rules).values()]


def has(rules, key, attribute=""):
    return all(narrator.writer.texts.has(key, attribute) for narrator in BOTH[rules])


@pytest.mark.parametrize("rules", COMPLETE)
def test_both_languages_have_the_same_keys(rules):
    assert set(standard("fr", rules).texts) == set(standard("en", rules).texts)


@pytest.mark.parametrize("rules", COMPLETE)
def test_both_languages_know_the_same_variables(rules):
    """A variable that only one language needs is one to agree with: a genre, a number, who is meant."""
    agreement = re.compile(r".*_(genre|n|id)$|^(n|acted|person|author|moment|how)$")
    for key, names in standard("fr", rules).texts.items():
        for name in names ^ standard("en", rules).texts[key]:
            assert agreement.match(name) or name.rpartition("_")[2] in ("le", "shown", "un"), (key, name)


@pytest.mark.parametrize(("rules", "lang"), CATALOGUES)
def test_no_file_has_a_fault_or_a_key_twice(rules, lang):
    seen = set()
    for path, resource in zip(files(lang, rules), resources(lang, rules), strict=True):
        for entry in resource.body:
            assert type(entry).__name__ != "Junk", entry.content
            name = getattr(getattr(entry, "id", None), "name", None)
            own = rules in (path.parent.name, path.stem.partition(".")[2])  # its text replaces a common one
            assert name is None or (name in seen) == own, name
            seen.add(name)


def test_every_kind_of_event_is_told():
    ours = {kind for kind in kinds(Fact).values() if kind.__module__ in (kernel_events.__name__, cast_events.__name__)}
    assert ours <= set(TELLERS)


@pytest.mark.parametrize(("rules", "power"), POWERS)
def test_every_power_has_its_texts(rules, power):
    assert has(rules, f"power-{power}") and has(rules, f"prompt-{power}")
    assert has(rules, f"receipt-{power}") and has(rules, f"receipt-{power}", "none")


@pytest.mark.parametrize(("rules", "power"), PASSIVE)
def test_every_passive_power_has_a_name(rules, power):
    assert has(rules, f"power-{power}")


@pytest.mark.parametrize(("rules", "role"), BEARERS)
def test_every_bearer_has_its_folder(rules, role):
    for part in ("plural", "le", "un", "shown", "genre", "camp", "tag", "help"):
        assert has(rules, f"role-{role}", part), part
    assert {"en.ftl", "fr.ftl"} <= {path.name for path in (HERE / "roles" / role).iterdir()}
    for narrator in BOTH[rules]:
        sentences = re.findall(r"[.!?](?:\s|$)", narrator.help(role))
        assert 2 <= len(sentences) <= 4, narrator.help(role)


@pytest.mark.parametrize(("rules", "lang"), CATALOGUES)
def test_camps_of_the_cards_are_those_of_the_rules(rules, lang):
    for role, kind in rule_set(rules).roles.items():
        assert standard(lang, rules).format(f"role-{role}", "camp", {}) == kind.camp


@pytest.mark.parametrize("rules", COMPLETE)
def test_windows_and_calls(rules):
    """Nobody is called aloud where only the game master answers."""
    for window, name in words(rules).windows.items():
        asked = rule_set(rules).asked[window]
        aloud = not asked or not all(power.refereed for power in asked)
        assert has(rules, f"window-{window}") and has(rules, f"call-{window}") is aloud
        by_night = bool({"nuit", "distribution"} & set(name.moments))
        assert has(rules, f"call-{window}", "sleep") is (aloud and by_night)


@pytest.mark.parametrize("rules", COMPLETE)
def test_moments_boards_marks_camps_ends_and_causes(rules):
    found = words(rules)
    for moment in found.moments:
        assert has(rules, f"moment-{moment}") and has(rules, f"told-opened-{moment}")
    for board in found.boards:
        assert has(rules, f"board-{board}")
    for mark in found.marks:
        assert has(rules, f"mark-{mark}")
    for camp in ("village", "loups", "independant", "amoureux", "personne"):
        assert has(rules, f"camp-{camp}", "le")
    for end in ("village", "loups", "amoureux", "independant", "joueur-de-flute", "loup-garou-blanc", "nobody"):
        assert has(rules, f"told-won-{end}")
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
        assert has(rules, f"cause-{cause}")


@pytest.mark.parametrize(("rules", "option"), OPTIONS, ids=lambda one: getattr(one, "id", one))
def test_every_option_has_its_label_help_and_values(rules, option):
    assert has(rules, f"option-{option.id}") and has(rules, f"option-{option.id}", "help")
    if option.type != "yes-no":
        for value in option.values:
            assert has(rules, f"option-{option.id}", f"v-{value}"), value


CODE = re.compile(r"""\b(No|no|Refusal|Fault|Message)\(\s*(?:code=)?["']([a-z-]+)["']""")


@pytest.mark.parametrize("rules", COMPLETE)
def test_every_code_and_fixed_sentence_in_the_program_has_its_text(rules):
    root = HERE.parents[1]
    for part in ("kernel", "cast", f"rules/{rules}"):
        for path in sorted((root / part).rglob("*.py")):
            for kind, code in CODE.findall(path.read_text(encoding="utf-8")):
                assert has(rules, f"{'message' if kind == 'Message' else 'refusal'}-{code}"), (path.name, code)
                assert kind not in ("No", "no") or has(rules, f"refusal-{code}", "short"), (path.name, code)


@pytest.mark.parametrize(("rules", "lang"), CATALOGUES)
def test_no_text_asks_for_what_it_is_not_given(rules, lang):
    """Whatever its variables, a text comes out whole and without a trace of Fluent."""
    catalogue = standard(lang, rules)
    for whole, names in catalogue.texts.items():
        key, _, attribute = whole.partition(".")
        for value in ("x", "other", 1, 2):
            shown = catalogue.format(key, attribute, dict.fromkeys(names, value))
            assert shown is not None, whole
            assert "{" not in shown and "}" not in shown, whole


def test_french_texts_are_typeable():
    """Typography is put right by the program: catalogues hold plain apostrophes and spaces."""
    for path in sorted(HERE.rglob("fr.*ftl")) + sorted((HERE / "fr").rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        assert not set("’\u00a0\u202f") & set(text), path
        for line in text.splitlines():
            said = line.partition("=")[2] or line
            if not line.startswith("#"):
                assert not re.search(r"[\w»}][:;!?](\s|$)", said), line


@pytest.mark.parametrize("rules", BUILT)
def test_marks_that_are_told_in_no_fact_have_names_too(rules):
    """They lie on the table as its game master sees it."""
    rule_set(rules)
    here = ("loupiote.cast.", "loupiote.kernel.decrees", f"loupiote.rules.{rules}.")
    tags = [tag for tag, kind in kinds(Mark).items() if kind.__module__.startswith(here)]
    for lang in ("fr", "en"):
        texts = Narrator(lang, rules=rules).writer.texts
        assert [mark for mark in tags if not texts.has(f"mark-{mark}")] == []
