"""Options: legal values, their one form, and what is said of the others."""

import pytest

from loupiote.rulebook import BookError, clause, rule_sets
from loupiote.rulebook.options import OptionError, options, read_options, settle

EVERY = [(name, option) for name in rule_sets() for option in options(name).values()]


@pytest.mark.parametrize(("rule_set", "option"), EVERY, ids=lambda x: getattr(x, "id", x))
def test_an_option_is_sound(rule_set: str, option) -> None:
    if option.required:
        assert option.default is None
        with pytest.raises(OptionError):
            option.check(None)
    else:
        assert option.check(option.default) == option.default
    for value in option.values:
        made = option.check([value] if option.type == "set" else value)
        assert option.check(made) == made
    for cited in option.clauses:
        assert clause(cited).id.startswith(f"{rule_set}.")
    for lang in ("fr", "en"):
        assert option.label(lang) and option.help(lang) and option.legal(lang)


@pytest.mark.parametrize(
    ("rule_set", "name", "written", "value"),
    [
        ("meneur", "deux-potions", "oui", True),
        ("meneur", "deux-potions", "No", False),
        ("meneur", "deux-potions", "true", True),
        ("meneur", "victoire-loups", "parite", "parite"),
        ("trinite", "joueurs", "12", 12),
        ("trinite", "joueurs", 9, 9),
        ("rpg", "capitaine", "aucun", "aucun"),
        ("rpg", "delai-reponses", "30m", 1800),
        ("rpg", "delai-reponses", "1h30m", 5400),
        ("rpg", "delai-reponses", "2j", 172800),
        ("rpg", "extensions", "le-village, nouvelle-lune", ["nouvelle-lune", "le-village"]),
        ("rpg", "extensions", "aucun", []),
        ("rpg", "extensions", [], []),
        ("rpg", "corbeau-voix", "2", 2),
        ("citadelles", "delai-nuit", "aucun", None),
        ("citadelles", "delai-nuit", None, None),
    ],
)
def test_what_is_written_becomes_its_value(rule_set: str, name: str, written: object, value: object) -> None:
    assert options(rule_set)[name].check(written) == value


@pytest.mark.parametrize(
    ("rule_set", "name", "written", "legal"),
    [
        ("meneur", "deux-potions", "peut-être", "oui ou non"),
        ("meneur", "deux-potions", 1, "oui ou non"),
        ("meneur", "victoire-loups", "majorite", "elimination, dernier-villageois, parite"),
        ("trinite", "joueurs", "10", "9, 12, 15"),
        ("trinite", "joueurs", True, "9, 12, 15"),
        ("rpg", "capitaine", None, "double-voix"),
        ("rpg", "delai-reponses", "4m", "de 5m à 2d"),
        ("rpg", "delai-reponses", "bientôt", "de 5m à 2d"),
        ("rpg", "delai-reponses", True, "de 5m à 2d"),
        ("rpg", "extensions", "le-village, la-ville", "nouvelle-lune, le-village"),
        ("rpg", "extensions", 3, "nouvelle-lune, le-village"),
        ("rpg", "corbeau-voix", "3", "de 1 à 2"),
        ("rpg", "corbeau-voix", "³", "de 1 à 2"),
        ("rpg", "corbeau-voix", "9" * 5000, "de 1 à 2"),
    ],
)
def test_what_is_not_legal_is_refused_with_what_is(rule_set: str, name: str, written: object, legal: str) -> None:
    option = options(rule_set)[name]
    with pytest.raises(OptionError) as caught:
        option.check(written)
    assert caught.value.option == name
    assert legal in caught.value.text("fr")
    assert name in caught.value.text("en")
    assert str(caught.value) == caught.value.text("en")


def test_options_not_given_have_their_default() -> None:
    settled = settle("meneur", {"deux-potions": "oui"})
    assert list(settled) == list(options("meneur"))
    assert settled["deux-potions"] is True
    assert settled["premiere-nuit"] == "normale"


def test_a_required_option_may_be_left_out_of_a_record_only() -> None:
    with pytest.raises(OptionError, match="must be chosen"):
        settle("trinite", {})
    assert settle("trinite", {}, demand=False)["joueurs"] is None


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        settle("meneur", {"deux-portions": "oui"})
    assert "deux-potions" in caught.value.fr


GOOD = """\
meneur:
  - id: voix
    type: integer
    min: 1
    max: 2
    default: 1
    clauses: [meneur.vote.1]
    fr: "Voix"
    en: "Votes"
    help_fr: "Combien."
    help_en: "How many."
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("default: 1", "default: 3", 6, "'3' is not legal; legal: 1 to 2"),
        ("    max: 2\n", "", 2, "a number or a duration `min` and `max`"),
        ("type: integer", "type: number", 3, "`number` is none of choice, set, yes-no, integer, duration"),
        ("    fr:", "    de: x\n    fr:", 8, "unknown key `de`"),
        ("min: 1", "min: one", 4, "a whole number is expected here, found 'one'"),
        ("meneur:", "poker:", 1, "`poker` is no rule set"),
    ],
)
def test_a_slip_in_the_file_is_refused_with_its_line(old: str, new: str, line: int, what: str) -> None:
    assert read_options("meneur", GOOD)["voix"].check("2") == 2
    with pytest.raises(BookError) as caught:
        read_options("meneur", GOOD.replace(old, new))
    assert what in caught.value.what
    assert caught.value.line == line


def test_an_option_given_twice() -> None:
    with pytest.raises(BookError, match=r"options\.yaml:12: option `voix` is given twice"):
        read_options("meneur", GOOD + GOOD.removeprefix("meneur:\n"))
