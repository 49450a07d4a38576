"""The lines that are offered are in the words of their reader, and each is understood as it is offered."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.rulebook.names import words
from loupiote.web.games.models import Game
from loupiote.web.ordering import understood
from loupiote.web.ordering.lexicons import Speakers
from loupiote.web.ordering.readings import Lexicon
from web.ordering.conftest import posts, reply_of
from web.ordering.test_commands import order


@pytest.mark.parametrize("rules", ["meneur", "forum", "rpg"])
def test_every_power_is_understood_as_it_is_offered(rules: str) -> None:
    said = Speakers(Game(rules=rules, lang="en"), [])
    ids = {one.id for bearer in words(rules).bearers.values() for one in bearer.powers.values()}
    held = [*ids, "sonder#2"]
    known = Lexicon([pair for power in held for pair in said.called(power)])
    for power in held:
        found = understood.named_in(known, said.worded(f"!{power}").removeprefix("!"))
        assert power in [one for one, _rest in found], power
        wanted = {power} if power != "sonder" else {"sonder", "sonder#2"}
        assert {one for one, _rest in found} == wanted, power
    assert said.worded("!devorer") == "!devour" and said.worded("!sonder#2 Bob") == "!see a card#2 Bob"
    assert Speakers(Game(rules=rules, lang="fr"), []).worded("!annuler devorer") == "!annuler devorer"


def test_lines_are_offered_in_the_language_of_the_game(rpg: Any, write: Any) -> None:
    Game.objects.filter(pk=rpg.game.pk).update(lang="en")
    said = order(rpg, write, "Ana", "!dance")
    assert "`!protect <name>`" in said and "`!cancel`" in said and "`!nothing`" in said and "proteger" not in said
    said = order(rpg, write, "Ana", "!protekt Dna")
    assert "`!protect Dan`" in said
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/square/b/fiche/1/").content.decode()
    assert 'value="!protect Dan"' in page, "the button that orders it, too"
    order(rpg, write, "Ana", "!protect Dan")
    assert reply_of(rpg, "Ana", "proteger") == ("Dan",)
    order(rpg, write, "Ana", "!cancel protect")
    assert reply_of(rpg, "Ana", "proteger") is None
    assert "proteger" not in " ".join(posts(rpg, "Ana"))


def test_the_form_offers_lines_in_the_language_of_its_page(rpg: Any) -> None:
    here = f"/g/{rpg.game.key}/square/b/fiche/1/"
    shown = rpg.client("Ana").get(here, headers={"Accept-Language": "en"}).content.decode()
    assert "<code>!protect &lt;name&gt;</code>" in shown and "!cancel" in shown and "!annuler" not in shown
    shown = rpg.client("Ana").get(here).content.decode()
    assert "!proteger" in shown and "!annuler" in shown
