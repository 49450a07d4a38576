"""The page of orders: what is asked with its deadline, the receipt, what the group proposes; nothing of anybody else."""

from __future__ import annotations

import re
from typing import Any

FORM = re.compile(r'name="key" value="([^"]*)".*?name="turn" value="([^"]*)"', re.DOTALL)


def page(scene: Any, who: str) -> str:
    answer = scene.client(who).get(f"/g/{scene.game.key}/orders/")
    assert answer.status_code == 200
    return re.sub(r"<!--[0-9a-f]*-->$", "", answer.content.decode())


def test_a_form_and_its_receipt_without_scripts(rpg: Any) -> None:
    client = rpg.client("Ana")
    here = f"/g/{rpg.game.key}/orders/"
    shown = client.get(here).content.decode()
    key, turn = FORM.search(shown).groups()  # type: ignore[union-attr]
    window = rpg.view("Ana").prompts[0].window
    order = {"key": key, "turn": turn, "do": "reply", "window": window, "power": "proteger", "value": "Bob"}
    answer = client.post(f"/g/{rpg.game.key}/order/", order | {"back": "orders"})
    assert answer.status_code == 302 and answer.url == here
    shown = client.get(here).content.decode()
    assert "Tu veux protéger Bob cette nuit" in shown and "Pris en compte le" in shown
    assert "Mes réponses" in shown
    again = client.post(f"/g/{rpg.game.key}/order/", order | {"value": "Dan", "key": key + "x", "back": "elsewhere"})
    assert answer.status_code == 302 and again.url == f"/g/{rpg.game.key}/"
    assert "Tu veux protéger Dan cette nuit" in page(rpg, "Ana")


def test_the_count_in_the_bar(rpg: Any) -> None:
    bar = re.compile(r'/orders/".*?</a>', re.DOTALL)
    home = rpg.client("Ana").get(f"/g/{rpg.game.key}/square/").content.decode()
    assert 'class="count is-new">1<' in bar.search(home)[0]  # type: ignore[index]
    rpg.reply("Ana", "proteger", "Bob", by=rpg.player("Ana"))
    home = rpg.client("Ana").get(f"/g/{rpg.game.key}/square/").content.decode()
    assert "count is-new" not in bar.search(home)[0]  # type: ignore[index]


def test_a_group_sees_who_proposed_what(rpg: Any) -> None:
    rpg.reply("Cleo", "devorer", "Gil", by=rpg.player("Cleo"))
    assert "Cleo propose" in page(rpg, "Zoé") and "Gil" in page(rpg, "Zoé")
    assert "Cleo propose" not in page(rpg, "Ana")


def test_nothing_of_what_others_answer(rpg: Any) -> None:
    chance = re.compile(r'name="(?:key|csrfmiddlewaretoken)" value="[^"]*"|X-CSRFToken": "[^"]*"|data-live="[^"]*"')
    before = {who: chance.sub("", page(rpg, who)) for who in ("Dan", "Ana")}
    rpg.reply("Bob", "sonder", "Cleo", by=rpg.player("Bob"))
    rpg.reply("Cleo", "devorer", "Gil", by=rpg.player("Cleo"))
    assert {who: chance.sub("", page(rpg, who)) for who in ("Dan", "Ana")} == before


def test_what_who_leads_has_answered_for_somebody_is_no_answer_of_theirs(rpg: Any) -> None:
    rpg.reply("Ana", "proteger", "Bob")
    shown = page(rpg, "Ana")
    assert "Tu veux protéger Bob cette nuit" in shown, "the answer that stands is shown"
    assert "Mes réponses" not in shown


def test_the_page_of_who_is_asked_is_no_longer(rpg: Any) -> None:
    sizes = {who: len(rpg.client(who).get(f"/g/{rpg.game.key}/orders/").content) for who in ("Ana", "Dan", "Cleo")}
    assert len({size // 32768 for size in sizes.values()}) == 1 and all(size % 32768 == 0 for size in sizes.values())


def test_queries_do_not_grow(rpg: Any, django_assert_max_num_queries: Any) -> None:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    def count() -> int:
        client = rpg.client("Ana")
        client.get(f"/g/{rpg.game.key}/orders/")
        with CaptureQueriesContext(connection) as found:
            client.get(f"/g/{rpg.game.key}/orders/")
        return len(found)

    first = count()
    client = rpg.client("Ana")
    for when in ("next", "silent"):
        for name in ("Bob", "Dan"):
            client.post(f"/g/{rpg.game.key}/orders/leave/", {"power": "proteger", "when": when, "value": name})
    for name in ("Bob", "Dan", "Gil", "Flo"):
        rpg.reply("Ana", "proteger", name, by=rpg.player("Ana"))
    assert count() <= first


def test_an_answer_that_was_sent_back_says_that_it_no_longer_counts(rpg: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    rpg.reply("Ana", "proteger", "Bob", by=rpg.player("Ana"))
    rpg.reply("Bob", "sonder", "Cleo", by=rpg.player("Bob"))
    assert "ne compte plus" not in page(rpg, "Ana")
    assert door.submit(rpg.game.pk, rpg.mj, Decree(what="send-back", who="Ana", value="proteger")).ok
    assert page(rpg, "Ana").count("ne compte plus") == 1 and "ne compte plus" not in page(rpg, "Bob")
    rpg.reply("Ana", "proteger", "Bob", by=rpg.player("Ana"))  # the same once more is another answer, which counts
    shown = page(rpg, "Ana").partition('class="past"')[2].partition("</ol>")[0]
    assert shown.count("<li>") == 2 and shown.index("protéger Bob") < shown.index("<s>") and shown.count("<s>") == 1


def test_who_is_dead_and_after_the_end(rpg: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    assert door.submit(rpg.game.pk, rpg.mj, Decree(what="kill", who="Dan")).ok
    assert "Rien ne t’est demandé" in page(rpg, "Dan")
    assert door.submit(rpg.game.pk, rpg.mj, Decree(what="end-game", value=["Ana"])).ok
    assert "La partie est finie" in page(rpg, "Ana")


def test_in_english(rpg: Any) -> None:
    rpg.client("Ana").post(f"/g/{rpg.game.key}/orders/leave/", {"power": "proteger", "when": "silent", "value": "Bob"})
    client = rpg.client("Ana")
    shown = client.get(f"/g/{rpg.game.key}/orders/", headers={"Accept-Language": "en"}).content.decode()
    assert (
        "Protect: Bob" in shown and "Whenever I have not answered at the end" in shown and "Leave this order" in shown
    )
