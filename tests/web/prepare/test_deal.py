"""How the cards come to the players, and the start: by chance, typed in, said on phones; and that chance can be checked."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from django.test import Client

from loupiote.kernel.inputs import Decree
from loupiote.web.games import access, door
from loupiote.web.games.models import Game, Master
from loupiote.web.games.viewers import SPECTATOR

NAMES = "Ana, Basile, Cléo, Denis, Élise"
CARDS = "meneur: simple-villageois:2, loup-garou:1, voyante:1, sorciere:1"
HELD = {
    "Ana": "voyante",
    "Basile": "loup-garou",
    "Cléo": "simple-villageois",
    "Denis": "sorciere",
    "Élise": "simple-villageois",
}


@pytest.fixture
def made(preparing: Any) -> Any:
    found = preparing(players=5, names=NAMES)
    found.post("cards", do="load", line=CARDS)
    return found


def roles(made: Any) -> dict[str, str]:
    """Who holds which card, as the MJ sees it."""
    mj = access.as_viewer(Master.objects.get(game=made.game))
    return {seat.name: seat.role for seat in door.view_of(made.game, mj).seats}


def typed(made: Any, held: dict[str, str] = HELD) -> dict[str, str]:
    return {"cards": "1"} | {f"card-{made.seat(name)}": role for name, role in held.items()}


# -------------------------------------------------------------------------------------------------------------------- by chance


def test_dealt_by_chance(made: Any) -> None:
    page = made.page("deal")
    assert made.game.commitment in page and made.game.seed not in page
    assert hashlib.sha256(made.game.seed.encode()).hexdigest() == made.game.commitment
    assert made.post("deal", do="begin").headers["Location"] == f"/g/{made.key}/"
    assert made.game.status == Game.Status.RUNNING
    assert sorted(roles(made).values()) == sorted(HELD.values())


def test_begun_twice_is_begun_once(made: Any) -> None:
    made.post("deal", do="begin")
    before = roles(made)
    made.client.post(f"/g/{made.key}/prepare/deal/", {"do": "begin"})
    assert roles(made) == before and made.game.entries.count() == 1


def test_the_code_of_before_opens_nothing_once_it_has_begun(made: Any) -> None:
    made.client.post(f"/g/{made.key}/invite/", {"do": "open"})
    code = made.game.code
    made.post("deal", do="begin")
    assert Client().get(f"/join/{code}/").status_code == 404


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda made: made.post("players", do="more", players="5"), "Tout le monde n’a pas encore de nom"),
        (lambda made: made.post("cards", do="plus:simple-villageois"), "tombe pas juste"),
        (lambda made: made.post("cards", do="load", line="5 villageois"), "au moins un loup"),
        (lambda made: made.post("cards", do="load", line="2 villageois, 3 loups-garous"), "loups"),
        (lambda made: made.post("cards", do="clear"), "tombe pas juste"),
    ],
)
def test_what_is_wrong_keeps_it_from_beginning(made: Any, spoil: Any, words: str) -> None:
    spoil(made)
    assert made.post("deal", do="begin").headers["Location"].endswith("/deal/")
    assert made.game.status == Game.Status.PREPARING
    page = made.page("deal")
    assert words in page and "ne peut pas encore commencer" in page


@pytest.mark.parametrize("rules", ["meneur", "forum", "rpg"])
def test_every_rule_set_begins(rules: str, preparing: Any) -> None:
    made = preparing(rules, 8)
    made.post("players", do="fill")
    if rules == "rpg":
        made.post("options", **{"has-capitaine": "1", "o-capitaine": "double-voix"})
    assert made.draft.next_step() == "deal"
    made.post("deal", do="begin")
    assert made.game.status == Game.Status.RUNNING


# --------------------------------------------------------------------------------------------------------------------- by hand


def test_typed_in(made: Any) -> None:
    made.post("deal", do="way:hand")
    assert made.page("deal").count("<select") == 5
    part = dict(list(typed(made).items())[:3])
    made.post("deal", do="keep", **part)
    page = made.page("deal")
    assert "Il reste à trouver" in page and "Sorcière" in page
    made.post("deal", do="begin", **part)
    assert made.game.status == Game.Status.PREPARING
    made.post("deal", do="begin", **typed(made))
    assert roles(made) == HELD


def test_a_name_may_change_after_its_card_was_typed_in(made: Any) -> None:
    made.post("deal", do="way:hand")
    made.post("deal", do="keep", **typed(made))
    made.post("players", do=f"rename:{made.seat('Ana')}", name="Anaïs", genre="f")
    made.post("players", do=f"up:{made.seat('Basile')}")
    made.post("deal", do="begin")
    assert roles(made)["Anaïs"] == "voyante" and roles(made)["Basile"] == "loup-garou"


def test_real_cards_that_are_not_the_composition_count_as_they_are(made: Any) -> None:
    made.post("deal", do="way:hand")
    made.post("deal", do="begin", **typed(made, HELD | {"Élise": "chasseur"}))
    assert roles(made)["Élise"] == "chasseur"


def test_cards_beside_for_the_voleur(made: Any) -> None:
    made.post("cards", do="load", line="simple-villageois:3, loup-garou:2, voyante:1, voleur:1")
    made.post("deal", do="way:hand")
    assert made.page("deal").count("<select") == 7
    held = HELD | {"Denis": "voleur"}
    made.post("deal", do="begin", **typed(made, held))
    assert made.game.status == Game.Status.PREPARING  # the two cards beside are not said
    made.post("deal", do="begin", **typed(made, held), **{"spare-0": "loup-garou", "spare-1": "simple-villageois"})
    assert roles(made) == held
    assert made.game.plan["setup"]["cartes-restantes"] == ["loup-garou", "simple-villageois"]


@pytest.mark.parametrize("role", ["roi", "", "citadelle", "<b>"])
def test_a_card_that_is_none_is_not_kept(made: Any, role: str) -> None:
    made.post("deal", do="way:hand")
    made.post("deal", do="keep", **typed(made, {"Ana": role}))
    assert made.draft.said == {}


# ------------------------------------------------------------------------------------------------------------------- on phones


def say(made: Any, name: str, role: str) -> Any:
    return made.phone(name).post(f"/g/{made.key}/my-card/", {"card": role})


def test_said_on_phones(made: Any) -> None:
    phone = made.phone("Ana")
    assert phone.get(f"/g/{made.key}/my-card/").status_code == 302  # not now
    made.post("deal", do="way:phones")
    assert "Dire ma carte" in phone.get(f"/g/{made.key}/lobby/").content.decode()
    page = phone.get(f"/g/{made.key}/my-card/").content.decode()
    assert 'value="sorciere"' in page and 'value="cupidon"' not in page
    for name, role in HELD.items():
        assert made.post("deal", do="begin").headers["Location"].endswith("/deal/")
        assert say(made, name, role).headers["Location"] == f"/g/{made.key}/lobby/"
    assert "Tu as dit quelle carte" in made.phone("Ana").get(f"/g/{made.key}/lobby/").content.decode()
    made.post("deal", do="begin")
    assert roles(made) == HELD


def test_what_a_player_has_said_is_shown_to_nobody(made: Any) -> None:
    made.post("deal", do="way:phones")
    say(made, "Ana", "voyante")
    pages = [
        made.phone("Basile").get(f"/g/{made.key}/lobby/").content.decode(),
        made.phone("Ana").get(f"/g/{made.key}/lobby/").content.decode(),
        made.page("deal"),
        made.client.get(f"/g/{made.key}/prepare/deal/state/").content.decode(),
    ]
    for page in pages:
        assert "Voyante" not in page and "voyante" not in page
    assert "checked" not in made.phone("Ana").get(f"/g/{made.key}/my-card/").content.decode()


def test_only_players_say_a_card_and_only_one_of_the_composition(made: Any) -> None:
    made.post("deal", do="way:phones")
    assert Client().post(f"/g/{made.key}/my-card/", {"card": "voyante"}).status_code == 404
    assert made.client.post(f"/g/{made.key}/my-card/", {"card": "voyante"}).status_code == 404
    for role in ("cupidon", "roi", ""):
        assert say(made, "Ana", role).status_code == 200
    assert made.draft.said == {}
    made.post("deal", do="way:chance")
    assert say(made, "Ana", "voyante").status_code == 302
    assert made.draft.said == {}


def test_two_who_say_the_same_card_are_found_out_before_the_start(made: Any) -> None:
    made.post("deal", do="way:phones")
    for name, role in (HELD | {"Basile": "voyante"}).items():
        say(made, name, role)
    made.post("deal", do="begin")
    assert made.game.status == Game.Status.PREPARING
    page = made.page("deal")
    assert "ne sont pas celles de la composition" in page or "exemplaire" in page
    say(made, "Basile", "loup-garou")
    made.post("deal", do="begin")
    assert roles(made) == HELD


def test_what_was_said_stays_when_the_game_master_types_in_the_rest(made: Any) -> None:
    made.post("deal", do="way:phones")
    say(made, "Ana", "voyante")
    made.post("deal", do="way:hand")
    assert made.draft.said == {made.seat("Ana"): "voyante"}
    made.post("deal", do="begin", **typed(made))
    assert roles(made) == HELD


def test_a_card_said_while_the_game_master_changes_something_is_not_lost(made: Any) -> None:
    made.post("deal", do="way:phones")
    before = made.draft  # read, and not yet written
    say(made, "Ana", "voyante")
    before.keep(players=6)
    assert made.draft.said == {made.seat("Ana"): "voyante"} and made.draft.players == 6


def test_the_fragment_of_the_deal(made: Any) -> None:
    made.post("deal", do="way:phones")
    assert "encore 5" in made.client.get(f"/g/{made.key}/prepare/deal/state/").content.decode()
    for name, role in HELD.items():
        say(made, name, role)
    assert "tout le monde" in made.client.get(f"/g/{made.key}/prepare/deal/state/").content.decode()


# ---------------------------------------------------------------------------------------------------------------------- chance


def test_before_the_end_only_the_fingerprint_is_shown(made: Any) -> None:
    made.post("deal", do="begin")
    Game.objects.filter(key=made.key).update(watch=True)
    for client in (made.client, made.phone("Ana"), Client()):
        page = client.get(f"/g/{made.key}/fairness/").content.decode()
        assert made.game.commitment in page and made.game.seed not in page
        assert "Loup-Garou" not in page.replace("Loups-Garous", "")


def ended(made: Any) -> str:
    mj = access.as_viewer(Master.objects.get(game=made.game))
    assert door.submit(made.game.pk, mj, Decree(what="end-game", value=[])).ok
    page: str = made.phone("Ana").get(f"/g/{made.key}/fairness/").content.decode()
    return page


def test_at_the_end_the_deal_is_made_again(made: Any) -> None:
    made.post("deal", do="begin")
    held = roles(made)
    page = ended(made)
    assert made.game.seed in page and "Tout est en ordre" in page
    assert page.count("✓") == 5 and "✗" not in page
    again = recomputed(made.game.seed, CARDS)
    assert [held[name] for name in made.names] == again[:5]


def recomputed(seed: str, line: str) -> list[str]:
    """The deal, made again as the page tells it, with nothing but the standard library."""
    import hmac

    from loupiote.rules import rule_set

    cards = {part.split(":")[0].strip(): int(part.split(":")[1]) for part in line.partition(":")[2].split(",")}
    deck = [role for role in rule_set("meneur").roles for _ in range(cards.get(role, 0))]
    digest = b""
    for i in range(len(deck) - 1, 0, -1):
        slot = (len(deck) - 1 - i) % 8
        if slot == 0:
            digest = hmac.digest(seed.encode(), f"roles@distribution-0.joueur#{i}".encode(), "sha256")
        j = int.from_bytes(digest[slot * 4 : slot * 4 + 4], "big") * (i + 1) >> 32
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def test_cards_that_were_not_dealt_by_the_program_are_not_made_again(made: Any) -> None:
    made.post("deal", do="way:hand")
    made.post("deal", do="begin", **typed(made))
    page = ended(made)
    assert "n’ont pas été distribuées par le programme" in page and made.game.seed in page


def test_a_game_that_has_not_begun_has_a_fingerprint_already(made: Any) -> None:
    page = made.phone("Ana").get(f"/g/{made.key}/fairness/").content.decode()
    assert made.game.commitment in page and made.game.seed not in page
    assert door.screen_of(made.game, SPECTATOR).view is None
