"""Options in words: grouped, with what differs at a glance; what a rule set asks before play."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.rulebook.options import options
from loupiote.rules import BUILT, UNPLAYED, offered
from loupiote.web.prepare.settings import GROUPS, fields, grouped


def given(**chosen: Any) -> dict[str, Any]:
    """A form with these options in it."""
    names = {name.replace("_", "-"): value for name, value in chosen.items()}
    return {f"has-{name}": "1" for name in names} | {
        f"o-{name}": value for name, value in names.items() if value is not None
    }


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_option_stands_once_in_words(rules: str, lang: str, preparing: Any) -> None:
    made = preparing(rules, 12)
    made.client.post("/i18n/setlang/", {"language": lang, "next": "/"})
    page = made.page("options")
    for id in options(rules):
        assert page.count(f'name="has-{id}"') == (id not in UNPLAYED.get(rules, ())), id
    assert "option-" not in page  # a text that there is none of


@pytest.mark.parametrize("rules", BUILT)
def test_groups_hold_what_is_no_affair_of_cards(rules: str, preparing: Any) -> None:
    from loupiote.narration.pages import Names

    made = preparing(rules)
    found = {
        group["id"]: [*group["fields"], *group["away"]] for group in grouped(fields(made.draft, Names("fr", rules), {}))
    }
    assert sum(map(len, found.values())) == len(offered(rules))
    for field in found["cards"]:
        assert field.roles, f"{field.id} is about no card: which group does it belong to?"
    known = {option for one in BUILT for option in options(one)}
    assert {option for ids in GROUPS.values() for option in ids} <= known


def test_only_what_differs_is_kept_and_shown(preparing: Any) -> None:
    made = preparing(players=8)
    assert "Tout est comme dans le livre" in made.page("options")
    form = given(capitaine="aucun", egalite="personne", deux_potions="true", voyante_voit="role")
    assert made.post("options", **form).headers["Location"].endswith("/options/")
    assert made.game.options == {"capitaine": "aucun", "deux-potions": True}
    page = made.page("options")
    assert "Pouvoir du Capitaine : pas de Capitaine" in page and "Deux potions la même nuit : oui" in page
    made.post("options", **given(deux_potions="false"))
    assert made.game.options == {"capitaine": "aucun"}
    made.post("options", do="book")
    assert made.game.options == {}


def test_onward_keeps_and_goes_on(preparing: Any) -> None:
    made = preparing(players=3, names="Ana, Basile, Cléo")
    assert made.post("options", do="onward", **given(capitaine="aucun")).headers["Location"].endswith("/deal/")
    assert made.game.options == {"capitaine": "aucun"}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("2h", 7200), ("30m", 1800), ("1h", None), ("5", "fault"), ("toujours", "fault"), ("", "fault"), ("99d", "fault")],
)
def test_a_length_of_time(typed: str, kept: Any, preparing: Any) -> None:
    made = preparing("forum", 8)
    answer = made.post("options", **given(delai_reponses=typed))
    if kept == "fault":
        assert answer.status_code == 200
        assert 'aria-invalid="true"' in answer.content.decode() and "field-fault" in answer.content.decode()
    assert made.game.options.get("delai-reponses") == (None if kept == "fault" else kept)


def test_values_that_are_none_are_not_kept(preparing: Any) -> None:
    made = preparing("rpg", 9)
    form = given(capitaine="roi", corbeau_voix="7", egalite="pile", avocat_doit_survivre="peut-être")
    answer = made.post("options", **form)
    assert answer.status_code == 200
    assert made.game.options == {}


def test_what_must_be_chosen_comes_first_and_keeps_the_game_from_beginning(preparing: Any) -> None:
    made = preparing("rpg", 3, names="Ana, Basile, Cléo")
    page = made.page("options")
    assert page.index("À choisir") < page.index("fold")
    assert "Il faut choisir" in page
    assert made.draft.next_step() == "options"
    assert made.post("options", do="onward").headers["Location"].endswith("/options/")
    made.post("options", do="onward", **given(capitaine="aucun"))
    assert made.game.options == {"capitaine": "aucun"}
    assert made.draft.next_step() == "deal"


def test_several_values_of_one_option(preparing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(UNPLAYED, "rpg")  # all that have several are about what is not played yet
    made = preparing("rpg", 9)
    made.post("options", **given(evenements_retires=["petiot", "spectre"]))
    assert made.game.options["evenements-retires"] == ["petiot", "spectre"]
    made.post("options", **{"has-evenements-retires": "1"})
    assert "evenements-retires" not in made.game.options


# ----------------------------------------------------------------------------------------------------------------------- sides


def test_the_side_of_a_card_that_may_have_either(preparing: Any) -> None:
    made = preparing("rpg", 5, names="Ana, Basile, Cléo, Denis, Élise")
    made.post("cards", do="load", line="rpg: simple-villageois:2, loup-garou:1, assommeur:2")
    made.post("options", **given(capitaine="aucun"))
    page = made.page("options")
    assert "Assommeur 1" in page and "Assommeur 2" in page and "rpg.couleurs.9" in page
    made.post("options", **{"side-assommeur-0": "loups"})
    assert {fault.code for fault in made.draft.faults()} == {"no-side"}
    made.post("options", **{"side-assommeur-0": "loups", "side-assommeur-1": "roi"})
    assert {fault.code for fault in made.draft.faults()} == {"no-side"}
    made.post("options", **{"side-assommeur-0": "loups", "side-assommeur-1": "village"})
    assert made.game.plan["setup"] == {"camps": {"assommeur": ["loups", "village"]}}
    assert made.draft.faults() == []
    made.post("options", **given(camps_multiclassables="tirage-par-carte"))
    assert "Assommeur 1" not in made.page("options")
