"""Everything that `rpg` has can be said, in both languages."""

from __future__ import annotations

import re

import pytest

from loupiote.cast.events import Manipulated
from loupiote.kernel.events import Died, Failed, Message, Opened, Told
from loupiote.narration import Narrator
from loupiote.narration.acts import OUTCOME
from loupiote.narration.catalogue import HERE, resources, standard
from loupiote.narration.formats import COLOURS
from loupiote.rulebook.options import options
from loupiote.rules import rule_set

RULES = rule_set("rpg")
BOTH = [Narrator(lang, rules="rpg") for lang in ("fr", "en")]
FR, EN = standard("fr", "rpg"), standard("en", "rpg")
POWERS = sorted({power.id for kind in RULES.kinds.values() for power in kind.powers})
ASKED = sorted({kind.id for kinds in RULES.asked.values() for kind in kinds})
CODE = re.compile(r"""\b(No|no|Refusal|Fault|Message|Lapsed)\(\s*(?:code=)?(?:[\w."]+, "\w+", )?["']([a-z-]+)["']""")


def has(key: str, attribute: str = "") -> bool:
    return all(narrator.writer.texts.has(key, attribute) for narrator in BOTH)


def test_both_languages_have_the_same_keys() -> None:
    assert set(FR.texts) == set(EN.texts)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_file_has_a_fault(lang: str) -> None:
    for resource in resources(lang, "rpg"):
        for entry in resource.body:
            assert type(entry).__name__ != "Junk", entry.content


@pytest.mark.parametrize("power", POWERS)
def test_every_power_has_a_name(power: str) -> None:
    assert has(f"power-{power}")


@pytest.mark.parametrize("power", ASKED)
def test_every_question_has_its_texts(power: str) -> None:
    assert has(f"prompt-{power}")
    assert has(f"receipt-{power}")
    assert has(f"receipt-{power}", "none")


@pytest.mark.parametrize("bearer", RULES.kinds)
def test_every_bearer_has_its_texts(bearer: str) -> None:
    for part in ("plural", "le", "un", "shown", "genre", "camp", "tag", "help"):
        assert has(f"role-{bearer}", part), part
    for narrator in BOTH:
        assert 2 <= len(re.findall(r"[.!?](?:\s|$)", narrator.help(bearer))) <= 4, narrator.help(bearer)


@pytest.mark.parametrize("role", RULES.roles)
def test_the_camp_in_the_texts_is_that_of_the_card(role: str) -> None:
    for catalogue in (FR, EN):
        assert catalogue.format(f"role-{role}", "camp", {}) == RULES.roles[role].camp


def test_windows_moments_boards_and_camps() -> None:
    for window in RULES.asked:
        assert has(f"window-{window}"), window
        assert has(f"call-{window}"), window
    for moment in RULES.moments:
        assert has(f"moment-{moment}"), moment
        assert has(f"told-opened-{moment}"), moment
    for board in RULES.boards:
        assert has(f"board-{board.id}"), board.id
    for camp in ("village", "loups", "independant", "amoureux", "variable"):
        assert has(f"camp-{camp}", "le")
        assert has(f"camp-{camp}", "colour")


@pytest.mark.parametrize("option", options("rpg").values(), ids=lambda option: option.id)
def test_every_option_has_its_label_help_and_values(option) -> None:  # type: ignore[no-untyped-def]
    assert has(f"option-{option.id}")
    assert has(f"option-{option.id}", "help")
    if option.type != "yes-no" and option.id != "evenements-retires":  # its values are cards, told by their names
        for value in option.values:
            assert has(f"option-{option.id}", f"v-{value}"), value


def test_every_code_and_fixed_sentence_has_its_text() -> None:
    for path in sorted((HERE.parents[1] / "rules/rpg").rglob("*.py")):
        for kind, code in CODE.findall(path.read_text(encoding="utf-8")):
            assert has(f"{'message' if kind == 'Message' else 'refusal'}-{code}"), (path.name, code)
            assert kind in ("Message", "Fault", "Refusal") or has(f"refusal-{code}", "short"), (path.name, code)


def test_the_colour_of_a_death_is_that_of_the_side() -> None:
    told = Told(Died("Bob", role="assommeur", camp="loups"), None, (), "aube", 1)
    assert Narrator("en", rules="rpg").tell(told).endswith("Stunner. (Side: Werewolves.)")
    shown = Narrator("en", "bbcode", rules="rpg").tell(told)
    assert f"[color={COLOURS['violet']}]Stunner" in shown
    assert f"[color={COLOURS['rouge']}]Werewolves" in shown


@pytest.mark.parametrize("power", [id for id in ASKED if id not in OUTCOME | {"voter", "candidat", "se-retirer"}])
def test_every_order_stands_in_words_in_the_story(power: str) -> None:
    assert has(f"did-{power}")


def test_a_status_agrees_with_the_dead() -> None:
    fr = Narrator("fr", rules="rpg", genres={"Ana": "f", "Bob": "m"})
    said = {who: fr.tell(Died(who, role="sorciere", status=["in-love", "infected"])) for who in ("Ana", "Bob", "Cleo")}
    assert said["Ana"].endswith("Elle était amoureuse et infectée.")
    assert said["Bob"].endswith("Il était amoureux et infecté.")
    en = Narrator("en", rules="rpg").tell(Died("Cleo", role="sorciere", status=["in-love", "infected"]))
    assert en.endswith("Status: in love and infected.")
    plain = said["Cleo"].replace("\N{NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert plain.endswith("Statut : lien d'amour et morsure de l'Infect.")


def test_the_game_master_reads_a_side_only_where_it_is_not_that_of_the_card() -> None:
    def mj(card: str, camp: str) -> str:
        shown = Told(Died("Bob", role=card, camp=camp), None, (), "aube", 1, full=Died("Bob", role=card, camp=camp))
        return Narrator("en", rules="rpg").tell(shown, mj=True)

    assert "Side" not in mj("voyante", "village")
    assert mj("voyante", "loups").endswith("(Side: Werewolves.)")
    assert mj("assommeur", "village").endswith("(Side: Village.)")


@pytest.mark.parametrize(
    ("genre", "said"), [("f", "Tu as été manipulée"), ("m", "Tu as été manipulé"), (None, "Ton action a été manipulée")]
)
def test_who_was_manipulated_is_spoken_to_in_their_genre(genre: str | None, said: str) -> None:
    told = Told(Manipulated("Ana"), ["Ana"], (), "nuit", 1)
    assert Narrator("fr", rules="rpg", genres={"Ana": genre}).tell(told, "Ana").startswith(f"{said}\N{NO-BREAK SPACE}:")


def test_an_evening_without_a_death_says_so() -> None:
    evening = [Told(Opened("soir", 1), None, (), "soir", 1), Told(Opened("nuit", 2), None, (), "nuit", 2)]
    assert "Nobody burns this evening." in Narrator("en", rules="rpg").story(evening)
    evening.insert(1, Told(Died("Bob", role="voyante"), None, (), "soir", 1))
    assert "Nobody burns" not in Narrator("en", rules="rpg").story(evening)


def test_a_fixed_sentence_that_is_read_on_ends_with_a_stop() -> None:
    night = [Told(Message("simple-villageois"), ["Ana"], (), "nuit", 1), Told(Failed(), ["Ana"], (), "nuit", 1)]
    assert Narrator("en", rules="rpg").story(night, reader="Ana").endswith("Simple Villager. Your action has failed.")
    assert (
        Narrator("en", rules="rpg").tell(night[0], "Ana").endswith("Simple Villager")
    )  # the words of the rule book alone
