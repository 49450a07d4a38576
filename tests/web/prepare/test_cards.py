"""The composition: changing it, what the clauses say, boxes, proposals, texts, chances."""

from __future__ import annotations

import re
from typing import Any

import pytest
import time_machine
from django.utils import timezone
from django.utils.html import escape

from loupiote.narration import Narrator
from loupiote.rules import BUILT, rule_set
from loupiote.web.people.models import User
from loupiote.web.prepare import chances, lines
from loupiote.web.prepare.models import Composition


def total(made: Any) -> int:
    return sum(made.draft.cards.values())


# ---------------------------------------------------------------------------------------------------------------- what is shown


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_stands_under_its_camp_with_its_call(rules: str, lang: str, preparing: Any) -> None:
    made = preparing(rules, 12)
    made.client.post("/i18n/setlang/", {"language": lang, "next": "/"})
    page = made.page("cards")
    for role in rule_set(rules).roles:
        assert f'value="plus:{role}"' in page and f'name="n-{role}"' in page
        call = Narrator(lang, rules=rules).tag(role).partition(", ")[2]
        assert call and escape(call) in page
    if rules == "meneur":
        assert ("Chaque nuit · Boîte de base" if lang == "fr" else "Every night · Base game") in page
    assert page.index('id="camp-village"') < page.index('id="camp-loups"')


def test_faults_are_those_of_the_rules_with_their_clause(preparing: Any) -> None:
    made = preparing(players=6)
    made.post("cards", do="load", line="4 villageois, 3 loups-garous")
    page = made.page("cards")
    assert "7 pour 6 joueurs" in page.replace("\u2068", "").replace("\u2069", "") or "tombe pas juste" in page
    assert "/regles/meneur/meneur.victoire.2" in page  # as many wolves as others at the start
    made.post("cards", do="load", line="6 villageois")
    assert "/regles/meneur/meneur.principe.1" in made.page("cards")  # no wolf
    made.post("cards", do="load", line="voyante:1, voleur:1, simple-villageois:3, loup-garou:1")
    page = made.page("cards")
    assert "/regles/meneur/meneur.voleur.6" in page and "6 cartes sur 8" in page
    assert made.draft.next_step() == "players"


def test_advice_on_the_number_of_wolves_and_on_who_learns_something(preparing: Any) -> None:
    made = preparing(players=12)
    assert 'data-kind="info"' not in made.page("cards")
    made.post("cards", do="load", line="11 villageois, 1 loup-garou")
    page = made.page("cards")
    assert "On compte d’ordinaire 3 loups pour 12 joueurs" in page
    assert "n’apprend quoi que ce soit" in page


def test_advice_that_a_clause_gives(preparing: Any) -> None:
    made = preparing("rpg", 9)
    made.post("options", **{"has-capitaine": "1", "o-capitaine": "double-voix-et-tranchage"})
    assert "/regles/rpg/rpg.capitaine.18" in made.page("cards")


# --------------------------------------------------------------------------------------------------------------- one card more


def test_a_special_card_takes_the_place_of_a_villager(preparing: Any) -> None:
    made = preparing(players=9)
    plain = made.draft.cards["simple-villageois"]
    made.post("cards", do="plus:cupidon")
    assert made.draft.cards["cupidon"] == 1 and made.draft.cards["simple-villageois"] == plain - 1
    made.post("cards", do="plus:cupidon")  # there is only one
    assert made.draft.cards["cupidon"] == 1 and total(made) == 9
    made.post("cards", do="minus:cupidon")
    assert "cupidon" not in made.draft.cards and made.draft.cards["simple-villageois"] == plain
    made.post("cards", do="minus:cupidon")
    assert total(made) == 9


def test_the_voleur_brings_two_cards(preparing: Any) -> None:
    made = preparing(players=9)
    made.post("cards", do="plus:voleur")
    assert total(made) == made.draft.wanted() == 11 and made.draft.faults() == []
    made.post("cards", do="minus:voleur")
    assert total(made) == 9 and made.draft.faults() == []


def test_villagers_themselves_change_the_number(preparing: Any) -> None:
    made = preparing(players=9)
    made.post("cards", do="plus:simple-villageois")
    assert total(made) == 10
    made.post("cards", do="plus:cupidon")  # the number is wrong already: nobody gives way
    assert total(made) == 11


def test_numbers_typed_in(preparing: Any) -> None:
    made = preparing(players=9)
    made.post(
        "cards",
        do="set",
        **{"n-loup-garou": "3", "n-voyante": "7", "n-sorciere": "0", "n-chasseur": "x", "n-cupidon": "-1"},
    )
    cards = made.draft.cards
    assert (cards["loup-garou"], cards["voyante"], cards["chasseur"]) == (3, 1, 1)
    assert "sorciere" not in cards and "cupidon" not in cards
    made.post("cards", do="set", **{"n-loup-garou": "999"})
    assert made.draft.cards["loup-garou"] == lines.MOST_CARDS
    made.post("cards", do="clear")
    assert made.draft.cards == {} and "btn-act" in made.page("cards")


@pytest.mark.parametrize("do", ["plus:citadelle", "minus:", "use:0", "use:x", "forget:99999", "nothing", ""])
def test_what_is_not_there_changes_nothing(do: str, preparing: Any) -> None:
    made = preparing()
    before = made.draft.cards
    made.post("cards", do=do)
    assert made.draft.cards == before


# ----------------------------------------------------------------------------------------------------------------------- boxes


def test_cards_in_boxes_that_one_does_not_own_are_hidden_and_not_proposed(preparing: Any) -> None:
    made = preparing(players=20)
    made.post("cards", do="boxes", box=["base"])
    made.post("cards", do="suggest")
    boxes = {rule_set("meneur").roles[role].box for role in made.draft.cards}
    assert boxes == {"base"} and made.draft.faults() == []
    page = made.page("cards")
    assert "plus:salvateur" not in page and "13 cartes sont dans des boîtes que tu n’as pas" in page
    made.post("cards", do="load", line=lines.write(rule_set("meneur"), made.draft.cards) + ", salvateur:1")
    assert "plus:salvateur" in made.page("cards")  # it is in play: it can be seen
    assert User.objects.get(name="Zazie").boxes == ["meneur/base"]
    other = preparing()  # kept for the next game
    assert "plus:salvateur" not in other.page("cards")
    made.post("cards", do="boxes", box=["personnages", "nonsense"])
    assert User.objects.get(name="Zazie").boxes == ["meneur/base", "meneur/personnages"]


# ------------------------------------------------------------------------------------------------------------------------ text


@pytest.mark.parametrize("rules", BUILT)
def test_every_proposal_goes_through_its_text(rules: str) -> None:
    from loupiote.balance.suggest import suggest

    found = rule_set(rules)
    for players in (3, 9, 20):
        cards = suggest(found, players)
        assert lines.read(found, lines.write(found, cards)) == {
            role: cards[role] for role in found.roles if role in cards
        }


@pytest.mark.parametrize(
    "text",
    [
        "meneur: simple-villageois:5, voyante:1, loup-garou:2",
        "MENEUR : 5 Villageois, Voyante, 2 Loups-Garous",
        "5 x villageois; 1 voyante\nloup garou x2",
        "5 Villagers, Seer, 2 Werewolves",
        "simple-villageois:3, simple-villageois:2, voyante, loup-garou=2, cupidon:0",
    ],
)
def test_a_text_is_read_as_people_write(text: str) -> None:
    assert lines.read(rule_set("meneur"), text) == {"simple-villageois": 5, "voyante": 1, "loup-garou": 2}


@pytest.mark.parametrize(
    ("text", "code", "value"),
    [
        ("", "empty", ""),
        ("voyante:0", "empty", ""),
        ("forum: voyante", "other-rules", "forum"),
        ("voyant", "unknown-card", "voyant"),
        ("loup-garou:200", "too-many", "200"),
        ("loup-garou:9999999999", "unknown-card", "loup-garou:9999999999"),
        ("<script>", "unknown-card", "<script>"),
    ],
)
def test_a_text_that_cannot_be_read_says_why(text: str, code: str, value: str, preparing: Any) -> None:
    with pytest.raises(lines.LineError) as caught:
        lines.read(rule_set("meneur"), text)
    assert (caught.value.code, caught.value.value) == (code, value)
    made = preparing()
    before = made.draft.cards
    made.post("cards", do="load", line=text)
    page = made.page("cards")
    assert 'data-kind="danger"' in page and "<script>" not in page
    assert made.draft.cards == before


def test_a_near_name_is_proposed(preparing: Any) -> None:
    made = preparing()
    made.post("cards", do="load", line="voyant")
    assert "Approchant : Voyante" in made.page("cards")


def test_a_very_long_text_is_no_trouble() -> None:
    with pytest.raises(lines.LineError):
        lines.read(rule_set("meneur"), "x, " * 100_000)


# ------------------------------------------------------------------------------------------------------------------------ kept


def test_compositions_are_kept_used_and_forgotten(preparing: Any) -> None:
    made = preparing(players=8)
    cards = made.draft.cards
    made.post("cards", do="keep", name=" À  huit ")
    made.post("cards", do="keep", name="À huit")  # the same name: the later one
    (kept,) = Composition.objects.all()
    assert (kept.name, kept.rules, kept.cards) == ("À huit", "meneur", cards)
    made.post("cards", do="clear")
    made.post("cards", do=f"use:{kept.pk}")
    assert made.draft.cards == cards
    assert "À huit" not in preparing("forum").page("cards")
    made.post("cards", do=f"forget:{kept.pk}")
    assert not Composition.objects.exists()


def test_nobody_uses_or_forgets_what_another_has_kept(preparing: Any) -> None:
    other = User.objects.create_user("Gabriel", "une phrase assez longue")
    kept = Composition.objects.create(user=other, rules="meneur", name="secrète", cards={"voyante": 1})
    made = preparing()
    before = made.draft.cards
    for do in ("use", "forget"):
        made.post("cards", do=f"{do}:{kept.pk}")
    assert made.draft.cards == before and Composition.objects.count() == 1
    assert "secrète" not in made.page("cards")


# --------------------------------------------------------------------------------------------------------------------- chances


def test_chances_are_estimated_on_request_and_kept(preparing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "MOST_GAMES", 40)
    made = preparing(players=8)
    assert "Estimer" in made.page("cards")
    made.post("cards", do="chances")
    page = made.page("cards")
    assert "Une estimation : 40 parties de robots" in page
    shares = [int(share) for share in re.findall(r'<span class="number">(\d+) %', page)]
    assert 99 <= sum(shares) <= 101
    calls = []
    monkeypatch.setattr(chances, "_play", lambda plan: calls.append(plan))
    assert "Une estimation" in preparing(players=8).page("cards")  # the same cards, somebody else's game
    made.post("cards", do="plus:cupidon")
    assert "Une estimation" not in made.page("cards") and calls == []


@pytest.mark.parametrize("rules", BUILT)
def test_chances_of_every_rule_set(rules: str, preparing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "MOST_GAMES", 12)
    made = preparing(rules, 9)
    made.post("cards", do="chances")
    assert "Une estimation" in made.page("cards")


def test_the_same_cards_have_the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "MOST_GAMES", 20)
    cards = {"loup-garou": 2, "simple-villageois": 6}
    rules = rule_set("meneur")
    assert chances.estimate(rules, 8, cards, {}) == chances.estimate(rules, 8, cards, {})


def test_an_estimate_takes_no_more_than_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    monkeypatch.setattr(chances, "MOST_GAMES", 10**9)
    monkeypatch.setattr(chances, "MOST_SECONDS", 0.3)
    began = time.monotonic()
    made = chances.estimate(rule_set("meneur"), 12, {"loup-garou": 3, "simple-villageois": 9}, {})
    assert made is not None and made.games >= 20
    assert time.monotonic() - began < 10


def test_chances_of_cards_that_cannot_be_played_are_not_estimated(preparing: Any) -> None:
    made = preparing(players=8)
    made.post("cards", do="clear")
    assert "on peut estimer les chances" in made.page("cards")
    made.post("cards", do="chances")
    assert "ne peuvent pas être estimées" in made.page("cards")


def test_estimates_are_not_asked_for_without_end(preparing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "estimate", lambda *_: None)
    made = preparing()
    with time_machine.travel(timezone.now(), tick=False):
        for _ in range(21):
            made.post("cards", do="chances")
        assert "Trop d’estimations" in made.page("cards")
