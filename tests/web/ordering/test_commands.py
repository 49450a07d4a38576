"""Orders by a post on one's own board: what is understood, what is asked back, who is told, who is not."""

from __future__ import annotations

from typing import Any

import pytest

from table_pages import Page
from web.ordering.conftest import posts, reply_of


def order(scene: Any, write: Any, who: str, text: str, board: str = "fiche") -> str:
    """Post an order on one's own board; gives what the program says."""
    before = len(posts(scene, who))
    write(scene, who, board, text, who)
    said = posts(scene, who)[before:]
    return "\n".join(said)


@pytest.mark.parametrize(
    "line",
    [
        "!proteger Bob",
        "!protéger bob",
        "  !PROTEGER BOB.",
        "!protect Bob",
        "Bonsoir\n!proteger le Bob\nMerci",
    ],
)
def test_an_order_is_taken_with_a_receipt(rpg: Any, write: Any, line: str) -> None:
    said = order(rpg, write, "Ana", line)
    assert reply_of(rpg, "Ana", "proteger") == ("Bob",)
    assert said.startswith("Pris en compte") and "Tu veux protéger" in said and "Bob" in said


def test_the_last_order_counts_and_several_can_stand_in_one_post(rpg: Any, write: Any) -> None:
    order(rpg, write, "Ana", "!proteger Bob")
    order(rpg, write, "Ana", "!proteger Dan\n!proteger jean-paul")
    assert reply_of(rpg, "Ana", "proteger") == ("Jean Paul",)
    said = order(rpg, write, "Ana", "!annuler")
    assert reply_of(rpg, "Ana", "proteger") is None
    assert said.startswith("Retiré") and "Pris en compte" not in said
    order(rpg, write, "Ana", "!proteger zoe")
    assert reply_of(rpg, "Ana", "proteger") == ("Zoé",)
    order(rpg, write, "Ana", "!annuler protéger")
    assert reply_of(rpg, "Ana", "proteger") is None


def test_a_receipt_of_what_was_taken_back_is_struck(rpg: Any, write: Any) -> None:
    from loupiote.web.games import door
    from loupiote.web.square.models import Post

    order(rpg, write, "Ana", "!proteger Bob\n!abracadabra\n!proteger Dan")
    assert len(posts(rpg, "Ana")) == 3
    assert door.undo(rpg.game.pk, rpg.mj).ok
    assert reply_of(rpg, "Ana", "proteger") == ("Bob",)
    receipts = Post.objects.filter(game=rpg.game, kind=Post.Kind.RECEIPT, facts_upto=None).order_by("pk")
    assert [post.withdrawn_at is not None for post in receipts] == [False, False, True]
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/square/b/fiche/1/?page=1").content.decode()
    assert page.count("is-withdrawn") == 1


def struck(scene: Any, who: str) -> list[bool]:
    """Of each receipt of somebody's orders, whether it is struck."""
    from loupiote.web.square.models import Post

    found = Post.objects.filter(game=scene.game, owner__name=who, kind=Post.Kind.RECEIPT, facts_upto=None)
    return [at is not None for at in found.order_by("pk").values_list("withdrawn_at", flat=True)]


def test_a_receipt_of_what_was_sent_back_is_struck_for_its_author_alone(rpg: Any, write: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door
    from loupiote.web.games.models import Turn

    order(rpg, write, "Bob", "!sonder Dan")
    order(rpg, write, "Ana", "!proteger Bob\n!proteger Dan")
    turns = {one.viewer: one.number for one in Turn.objects.filter(game=rpg.game)}
    back = Decree(what="send-back", who="Ana", value="proteger")
    assert door.submit(rpg.game.pk, rpg.mj, back).ok
    assert struck(rpg, "Ana") == [True, True] and struck(rpg, "Bob") == [False]
    ana = f"s{rpg.game.seats.get(name='Ana').pk}"
    changed = {one.viewer for one in Turn.objects.filter(game=rpg.game) if one.number != turns[one.viewer]}
    assert changed <= {ana, "mj"} and ana in changed
    order(rpg, write, "Ana", "!proteger Flo")
    assert struck(rpg, "Ana") == [True, True, False]  # what was answered anew holds
    assert door.undo(rpg.game.pk, rpg.mj).ok and door.undo(rpg.game.pk, rpg.mj).ok
    assert reply_of(rpg, "Ana", "proteger") == ("Dan",)
    assert struck(rpg, "Ana") == [False, False, True]


def test_nothing_is_an_answer(rpg: Any, write: Any) -> None:
    said = order(rpg, write, "Ana", "!rien")
    assert reply_of(rpg, "Ana", "proteger") is None, said


def test_in_doubt_it_asks_and_takes_nothing(table: type, write: Any) -> None:
    cards = {"Ana": "voyante", "Marion": "loup-garou", "Marian": "loup-garou"}
    cards |= dict.fromkeys(["Dan", "Eve", "Flo"], "simple-villageois")
    scene = table(rules="forum", mode="forum", **cards)
    said = order(scene, write, "Ana", "!sonder Mariun", "mp")
    assert "`!sonder Marion`" in said and "`!sonder Marian`" in said
    assert reply_of(scene, "Ana", "sonder") == "open"
    order(scene, write, "Ana", "!sonder Marian", "mp")
    assert reply_of(scene, "Ana", "sonder") == ("Marian",)


def test_what_is_not_understood_is_said(rpg: Any, write: Any) -> None:
    assert "`!proteger Bob`" in order(rpg, write, "Ana", "!proteger Bop"), "too short a name to take a slip for it"
    assert "`!proteger" in order(rpg, write, "Ana", "!proteger Xylophone")
    assert "`!proteger <nom>" in order(rpg, write, "Ana", "!proteger"), "an example names nobody"
    said = order(rpg, write, "Ana", "!abracadabra Bob")
    assert "`!abracadabra Bob`" in said and "`!proteger" in said
    assert "plus" in order(rpg, write, "Ana", "!annuler") or "pas" in posts(rpg, "Ana")[-1].lower()
    assert reply_of(rpg, "Ana", "proteger") == "open"


def test_who_is_dead_is_named_and_refused_never_taken_for_another(rpg: Any, write: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    assert door.submit(rpg.game.pk, rpg.mj, Decree(what="kill", who="Flo")).ok
    if reply_of(rpg, "Ana", "proteger") == "not asked":
        pytest.skip("the decree has closed the night")
    said = order(rpg, write, "Ana", "!proteger Flo")
    assert reply_of(rpg, "Ana", "proteger") == "open"
    assert "Flo" in said


@pytest.mark.parametrize(
    "text",
    [
        "> !proteger Bob",
        "[quote=Ana]\n!proteger Bob\n[/quote]",
        "```\n!proteger Bob\n```",
        "[code]\n!proteger Bob\n[/code]",
        "    !proteger Bob",
        "Je pense à !proteger Bob",
        "! proteger Bob",
        "!!!",
        "Bonsoir",
    ],
)
def test_what_is_no_order(rpg: Any, write: Any, text: str) -> None:
    assert order(rpg, write, "Ana", text) == ""
    assert reply_of(rpg, "Ana", "proteger") == "open"


def test_only_on_ones_own_board(rpg: Any, write: Any) -> None:
    write(rpg, "Ana", "planque", "!proteger Bob")  # shared with whoever leads, but it is the board of a role
    write(rpg, "Cleo", "clairiere", "!devorer Bob")
    write(rpg, "mj", "fiche", "!proteger Bob", "Ana")  # who leads orders nothing there
    assert reply_of(rpg, "Ana", "proteger") == reply_of(rpg, "Cleo", "devorer") == "open"
    assert posts(rpg, "Ana") == posts(rpg, "Cleo") == []


def test_a_receipt_is_read_by_its_author_and_who_leads_alone(rpg: Any, write: Any) -> None:
    from loupiote.web.games import door
    from loupiote.web.square.models import Mention

    viewers = {name: rpg.player(name) for name in ("Ana", "Bob", "Cleo")} | {"mj": rpg.mj, "public": rpg.spectator}
    before = {who: door.screen_of(rpg.game, viewer).turn for who, viewer in viewers.items()}
    order(rpg, write, "Ana", "!proteger Bob")
    after = {who: door.screen_of(rpg.game, viewer).turn for who, viewer in viewers.items()}
    assert {who for who in viewers if after[who] != before[who]} == {"Ana", "mj"}
    assert not Mention.objects.filter(post__game=rpg.game).exists()
    for who, reads in (("Ana", True), ("mj", True), ("Bob", False), ("Cleo", False), ("stranger", False)):
        client = rpg.client(who)
        shown = "".join(
            client.get(f"/g/{rpg.game.key}/square/{path}").content.decode()
            for path in ("", "b/place/", "b/fiche/1/?page=1", "search/?q=veux")
        )
        assert ("Tu veux protéger" in shown) is reads, who


def test_a_post_of_somebody_else_is_answered_alike(rpg: Any, write: Any) -> None:
    """Who holds no such power is told the same, whoever does hold it."""
    said = order(rpg, write, "Dan", "!proteger Bob")
    assert "`!proteger Bob`" in said and "Tu veux" not in said
    assert reply_of(rpg, "Ana", "proteger") == "open"


def test_what_is_said_back_is_no_markup(rpg: Any, write: Any) -> None:
    order(rpg, write, "Ana", "!x<script>alert(1)</script> [url=javascript:alert(1)]x[/url]")
    order(rpg, write, "Ana", "!proteger `</code><img src=x onerror=alert(1)>` @Bob")
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/square/b/fiche/1/?page=1").content.decode()
    assert "<script>alert" not in page and "<img src=x" not in page and 'href="javascript' not in page
    assert page.count("is-receipt") == 3, "the two, and her card"


def test_the_form_says_what_can_be_ordered(rpg: Any) -> None:
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/square/b/fiche/1/").content.decode()
    assert "!proteger" in page
    assert "!proteger" not in rpg.client("Ana").get(f"/g/{rpg.game.key}/square/b/place/").content.decode()
    assert "!proteger" not in rpg.client("mj").get(f"/g/{rpg.game.key}/square/b/fiche/1/").content.decode()


def test_the_same_power_twice(rpg: Any) -> None:
    """Who holds two powers of one name is asked which: each has a line of its own."""
    from types import SimpleNamespace

    from loupiote.kernel.ask import One, Prompt
    from loupiote.kernel.view import Asked
    from loupiote.web.ordering import understood, words
    from loupiote.web.ordering.lexicons import Speakers

    seats = list(rpg.game.seats.all())
    among = [seat.name for seat in seats]
    asked = [Asked(Prompt("Ana", bearer, "sonder", One(among)), "nuit@1", power) for bearer, power in TWICE]
    view: Any = SimpleNamespace(prompts=asked, powers=["sonder", "sonder"])
    said = words.speaker(rpg.game, "fr")
    author = understood.Author(rpg.game, rpg.player("Ana"), Speakers(rpg.game, seats), said)
    found = understood.read(author, view, "sonder Bob")
    assert (found.order, found.lines) == (None, ("!sonder#1 Bob", "!sonder#2 Bob"))
    for line, power in (("sonder#1 Bob", "sonder"), ("sonder#2 bob", "sonder#2"), ("sonder 2 bob", "sonder#2")):
        order = understood.read(author, view, line).order
        assert order is not None and (order.asked.power, order.value) == (power, ("Bob",)), line


TWICE = (("voyante", "sonder"), ("boule", "sonder#2"))


@pytest.mark.parametrize(
    ("board", "text", "why"),
    [
        ("clairiere", "!devorer Bob", "n’est pas un ordre ici"),
        ("clairiere", "On y va ?\n!dévoré Bob", "n’est pas un ordre ici"),
        ("fiche", "! devorer Bob", "en début de ligne"),
        ("fiche", "**!devorer Bob**", "en début de ligne"),
        ("fiche", "[b]!devorer Bob[/b]", "en début de ligne"),
        ("fiche", "- !devorer Bob", "en début de ligne"),
    ],
)
def test_what_looks_like_an_order_and_is_none_is_said_to_its_author(rpg: Any, board: str, text: str, why: str) -> None:
    from loupiote.web.square import writing

    owner = rpg.game.seats.get(name="Cleo").pk if board == "fiche" else None
    result = writing.write(rpg.game, rpg.player("Cleo"), board, owner, text)
    assert reply_of(rpg, "Cleo", "devorer") == "open"
    assert isinstance(result, writing.Written)
    [said] = result.said
    assert why in said and " Bob »" in said and "*" not in said and "[" not in said


@pytest.mark.parametrize(
    "text", ["Bonsoir !\n! Attention, Bob ment.", "!!!", "> !devorer Bob", "`!devorer Bob`", "*" * 3_000]
)
def test_an_exclamation_is_no_order(rpg: Any, text: str) -> None:
    from loupiote.web.square import writing

    result = writing.write(rpg.game, rpg.player("Cleo"), "clairiere", None, text)
    assert isinstance(result, writing.Written) and result.said == []


def test_bold_letters_of_bbcode_do_not_count(rpg: Any, write: Any) -> None:
    order(rpg, write, "Ana", "!proteger [b]Bob[/b]")
    assert reply_of(rpg, "Ana", "proteger") == ("Bob",)


def test_the_name_of_who_sat_there_before_is_understood(rpg: Any, write: Any) -> None:
    """It still stands in all that was written, and is nobody else's."""
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    assert door.submit(
        rpg.game.pk, rpg.mj, Decree(what="substitute", who="Dan", value="Marguerite"), key="key-dan-leaves"
    ).ok
    rpg.game.refresh_from_db()
    order(rpg, write, "Ana", "!proteger Dan")
    assert reply_of(rpg, "Ana", "proteger") == ("Marguerite",)


def asked_back(scene: Any, who: str, board: str) -> list[Any]:
    """The buttons on somebody's own board that say which was meant."""
    place = scene.game.seats.get(name=who).place + 1
    page = Page(scene.client(who).get(f"/g/{scene.game.key}/square/b/{board}/{place}/"))
    return [form for form in page.forms if ("do", "order") in form.buttons]


def test_what_was_meant_is_ordered_by_a_button(table: type, write: Any) -> None:
    from loupiote.web.square.models import Draft, Post

    cards = {"Ana": "voyante", "Marion": "loup-garou", "Marian": "loup-garou"}
    cards |= dict.fromkeys(["Dan", "Eve", "Flo"], "simple-villageois")
    scene = table(rules="forum", mode="forum", **cards)
    order(scene, write, "Ana", "!sonder Mariun", "mp")
    forms = {form.legal["text"][0]: form for form in asked_back(scene, "Ana", "mp")}
    assert set(forms) == {"!sonder Marion", "!sonder Marian"}
    form = forms["!sonder Marian"]
    assert asked_back(scene, "Dan", "mp") == [], "nobody else is asked"
    seat = scene.game.seats.get(name="Ana")
    Draft.objects.create(game=scene.game, person=f"s{seat.pk}.Ana", spot=f"mp:{seat.pk}", text="Je me demande")
    sent = scene.client("Ana").post(form.action, {**dict(form.fields), "do": "order"})
    assert sent.status_code == 302 and reply_of(scene, "Ana", "sonder") == ("Marian",)
    assert Post.objects.filter(game=scene.game, kind=Post.Kind.POST).latest("pk").text == "!sonder Marian"
    assert Draft.objects.get(game=scene.game).text == "Je me demande", "what is being written stays"
    assert asked_back(scene, "Ana", "mp") == [], "nothing is in doubt any more"


def test_a_name_that_is_near_is_offered_and_an_example_is_not(rpg: Any, write: Any) -> None:
    order(rpg, write, "Ana", "!proteger Bop")
    assert [form.legal["text"] for form in asked_back(rpg, "Ana", "fiche")] == [["!proteger Bob"]]
    for line in ("!proteger", "!abracadabra Bob", "!proteger Bob", "Bonsoir"):
        order(rpg, write, "Ana", line)
        assert asked_back(rpg, "Ana", "fiche") == [], line


NEAR = {"Ana": "voyante", "Brien": "loup-garou", "Ren": "loup-garou", "Person": "simple-villageois"}
NEAR |= dict.fromkeys(["Dan", "Eve", "Flo"], "simple-villageois")


@pytest.mark.parametrize("word", ["rien", "Rien", "RIEN", "personne", "nobody", "none", "aucun", "blanc"])
def test_a_word_for_nobody_is_nobody_whose_name_is_near(table: type, write: Any, word: str) -> None:
    scene = table(rules="forum", mode="forum", **NEAR)
    said = order(scene, write, "Ana", f"!sonder {word}", "mp")
    assert reply_of(scene, "Ana", "sonder") is None, said
    assert not any(name in said for name in ("Brien", "Ren", "Person"))


@pytest.mark.parametrize("word", ["tous", "tout le monde", "everyone", "annuler"])
def test_a_word_that_answers_something_else_is_asked_back(table: type, write: Any, word: str) -> None:
    scene = table(rules="forum", mode="forum", **NEAR)
    said = order(scene, write, "Ana", f"!sonder {word}", "mp")
    assert reply_of(scene, "Ana", "sonder") == "open" and said
    assert asked_back(scene, "Ana", "mp") == []


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!sonder Brienne", ["!sonder Brien"]),
        ("!sondre Brien", ["!sonder Brien"]),
        ("!sonder Persone", ["!sonder Person", "!rien sonder"]),
        ("!rein", ["!rien"]),
        ("!annuller sonder", ["!annuler sonder"]),
    ],
)
def test_what_is_near_is_asked_back_with_buttons(table: type, write: Any, line: str, meant: list[str]) -> None:
    """What is more than a slip, of a power, or near to a word that answers is not taken, also if one name alone is near."""
    scene = table(rules="forum", mode="forum", **NEAR)
    said = order(scene, write, "Ana", line, "mp")
    assert reply_of(scene, "Ana", "sonder") == "open"
    assert [form.legal["text"][0] for form in asked_back(scene, "Ana", "mp")] == meant
    assert all(f"`{one}`" in said for one in meant)


def test_a_slip_in_a_name_is_understood(table: type, write: Any) -> None:
    scene = table(rules="forum", mode="forum", **NEAR)
    assert "Brien" in order(scene, write, "Ana", "!sonder Brienn", "mp")
    assert reply_of(scene, "Ana", "sonder") == ("Brien",)


def test_the_power_with_the_word_that_takes_back(rpg: Any, write: Any) -> None:
    order(rpg, write, "Ana", "!proteger Bob")
    said = order(rpg, write, "Ana", "!protéger annuler")
    assert said.startswith("Retiré") and reply_of(rpg, "Ana", "proteger") is None


def test_several_names_where_one_is_asked_are_asked_back(table: type, write: Any) -> None:
    scene = table(rules="forum", mode="forum", **NEAR)
    said = order(scene, write, "Ana", "!sonder Dan ou Eve", "mp")
    assert reply_of(scene, "Ana", "sonder") == "open" and "un seul nom" in said
    assert [form.legal["text"][0] for form in asked_back(scene, "Ana", "mp")] == ["!sonder Dan", "!sonder Eve"]
    order(scene, write, "Ana", "!sonder Dan ou rien", "mp")
    assert [form.legal["text"][0] for form in asked_back(scene, "Ana", "mp")] == ["!sonder Dan"]


def test_an_example_names_no_player(rpg: Any, write: Any) -> None:
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/square/b/fiche/1/").content.decode()
    assert "!proteger &lt;nom&gt;" in page
    assert not any(name in order(rpg, write, "Ana", "!abracadabra") for name in ("Bob", "Dan", "Jean Paul", "Flo"))


@pytest.mark.parametrize("text", ["[spoiler]!devorer Bob[/spoiler]", "[center][hide]!devorer Bob[/hide][/center]"])
def test_what_is_quoted_back_has_no_tags(rpg: Any, text: str) -> None:
    from loupiote.web.square import writing

    result = writing.write(rpg.game, rpg.player("Cleo"), "fiche", rpg.game.seats.get(name="Cleo").pk, text)
    assert isinstance(result, writing.Written) and "« !devorer Bob »" in result.said[0].replace("\xa0", " ")


@pytest.mark.parametrize(
    "text",
    [
        "~~~\n!proteger Bob\n~~~",
        "[CODE=x]\n!proteger Bob\n[/CODE]",
        "`a\n!proteger Bob\nb`",
        "[s]\n!proteger Bob\n[/s]",
        "> !proteger Bob",
    ],
)
def test_what_is_shown_as_code_or_struck_out_is_no_order(text: str) -> None:
    from loupiote.web.ordering import commands

    assert commands.lines(text) == []


@pytest.mark.parametrize("text", ["> dit\n!proteger Bob", "> dit\nencore\n!proteger Bob", "a\r!proteger Bob"])
def test_an_order_below_a_quotation_stands_outside_it(text: str) -> None:
    from loupiote.web.ordering import commands
    from loupiote.web.square.markup import draw

    assert commands.lines(text) == ["proteger Bob"]
    shown = draw(text).html
    assert (
        "!proteger Bob" in shown and "!proteger" not in shown.partition("</blockquote>")[0].partition("<blockquote")[2]
    )


@pytest.mark.parametrize("text", ["！proteger Bob", "!\u00a0proteger Bob"])
def test_a_mark_that_is_nearly_one_is_said(rpg: Any, text: str) -> None:
    from loupiote.web.square import writing

    result = writing.write(rpg.game, rpg.player("Ana"), "fiche", rpg.game.seats.get(name="Ana").pk, text)
    assert isinstance(result, writing.Written) and "!proteger Bob" in result.said[0].replace("\xa0", " ")


def test_the_last_orders_of_a_post_count_and_it_is_said_of_the_first(rpg: Any) -> None:
    from loupiote.web.square import writing

    text = "!proteger Cleo\n" * 8 + "!proteger Bob"
    result = writing.write(rpg.game, rpg.player("Ana"), "fiche", rpg.game.seats.get(name="Ana").pk, text)
    assert isinstance(result, writing.Written) and any("8" in one for one in result.said)
    assert reply_of(rpg, "Ana", "proteger") == ("Bob",)


def test_a_vote_on_a_board_of_a_few_is_told_where_votes_are_read(rpg: Any, table: Any) -> None:
    from loupiote.web.square import writing

    result = writing.write(rpg.game, rpg.player("Ana"), "fiche", rpg.game.seats.get(name="Ana").pk, "!vote Bob")
    assert isinstance(result, writing.Written)
    assert not any("début de ligne" in one for one in result.said)
    wolves = table(
        rules="forum", mode="forum", Ana="voyante", Bob="loup-garou", **dict.fromkeys("CDE", "simple-villageois")
    )
    result = writing.write(wolves.game, wolves.player("Bob"), "clairiere", None, "!vote Ana")
    assert isinstance(result, writing.Written)
    assert any("n’est pas un vote ici" in one for one in result.said)
    assert not any("début de ligne" in one for one in result.said)


@pytest.mark.parametrize("name", ["🐺🐺", "(*_*)", ":-)"])
def test_who_is_called_by_signs_alone_can_be_named(table: type, write: Any, name: str) -> None:
    cards = {"Ana": "voyante", name: "loup-garou", "Bob": "loup-garou"}
    cards |= dict.fromkeys(["Dan", "Eve", "Flo"], "simple-villageois")
    scene = table(rules="forum", mode="forum", **cards)
    said = order(scene, write, "Ana", f"!sonder {name}", "mp")
    assert reply_of(scene, "Ana", "sonder") == (name,), said


def test_exclamations_take_no_place_of_an_order(rpg: Any, write: Any) -> None:
    from loupiote.web.square import writing

    text = "!proteger Bob\n" + "!Bravo les amis\n" * 9
    result = writing.write(rpg.game, rpg.player("Ana"), "fiche", rpg.game.seats.get(name="Ana").pk, text)
    assert isinstance(result, writing.Written) and result.said == []
    assert reply_of(rpg, "Ana", "proteger") == ("Bob",)
    assert len(posts(rpg, "Ana")) == 8
    order(rpg, write, "Ana", "!annuler\n" + "!Bravo les amis\n" * 9)
    assert reply_of(rpg, "Ana", "proteger") is None
