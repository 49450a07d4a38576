"""Votes by forum: the count and its evidence, votes by a post, the history, what may be seen of a vote that is secret."""

from __future__ import annotations

import re
from typing import Any

import pytest

from loupiote.web.square.models import Post
from table_pages import Page
from web.ballots.conftest import CARDS, to_vote


def page(scene: Any, who: str) -> str:
    answer = scene.client(who).get(f"/g/{scene.game.key}/votes/")
    assert answer.status_code == 200
    return re.sub(r"<!--[0-9a-f]*-->$", "", answer.content.decode())


def cast(scene: Any, **ballots: str) -> None:
    for who, named in ballots.items():
        assert scene.reply(who, "voter", named, by=scene.player(who)).ok


def count_of(scene: Any, who: str) -> dict[str, str]:
    """The rows of the running count: name -> votes."""
    return dict(re.findall(r'<li><strong>([^<]*)</strong><span class="tally-count">([^<]*)<', page(scene, who)))


def table_of(scene: Any, who: str) -> dict[str, list[str]]:
    """The history: voter -> cells, as plain words."""
    body = page(scene, who).partition("<tbody>")[2].partition("</tbody>")[0]
    rows = re.findall(r"<tr><th[^>]*>(.*?)</th>(.*?)</tr>", body, re.DOTALL)
    plain = re.compile(r"<svg.*?</svg>|<[^s/][^>]*>|</[^s][^>]*>|<s [^>]*>", re.DOTALL)
    return {
        name: [
            plain.sub("", cell).replace("</s>", ">").strip() for cell in re.findall(r"<td>(.*?)</td>", cells, re.DOTALL)
        ]
        for name, cells in rows
    }


def test_the_count_with_its_evidence(vote: Any) -> None:
    cast(vote, Dan="Bob", Eve="Bob", Bob="Dan", Flo="personne")
    for who in ("mj", "Gil", "stranger"):
        assert count_of(vote, who) == {"Bob": "2", "Dan": "1"} | (
            {"Personne": "1"} if "Personne" in count_of(vote, who) else {}
        )
        assert "par formulaire" in page(vote, who)
        assert "Pas encore de vote : Ana, Cleo, Gil" in page(vote, who)
    vote.reply("Gil", "voter", "Bob")  # taken by who leads
    assert "par le meneur" in page(vote, "Ana") and "Pas encore de vote : Ana, Cleo" in page(vote, "Ana")


def test_changes_of_mind_are_part_of_an_open_vote(vote: Any) -> None:
    cast(vote, Dan="Bob")
    cast(vote, Dan="Eve")
    cast(vote, Dan="Cleo")
    shown = page(vote, "stranger")
    assert re.search(r"avant :\s*Bob .*Eve ", shown, re.DOTALL)
    assert vote.close().ok
    assert table_of(vote, "Gil")["Dan"][-1] == "Bob> Eve> Cleo"


def test_a_ballot_that_was_taken_back(vote: Any) -> None:
    cast(vote, Dan="Bob", Eve="Dan")
    from loupiote.kernel.inputs import Reply
    from loupiote.web.games import door

    window = vote.view().window
    assert door.submit(vote.game.pk, vote.player("Dan"), Reply(player="Dan", power="voter", window=window)).ok
    assert "Votes retirés" in page(vote, "Gil")
    assert count_of(vote, "Gil") == {"Dan": "1"}


def test_the_history_round_by_round(vote: Any) -> None:
    assert table_of(vote, "Ana")["Dan"] == [""], "nobody has voted for a Captain"
    cast(vote, Dan="Bob", Eve="Bob", Flo="Bob", Bob="Dan", Gil="Bob")
    assert vote.close().ok
    assert table_of(vote, "Ana")["Dan"] == ["", "Bob"]
    assert table_of(vote, "Ana")["Ana"] == ["", ""]
    to_vote(vote)
    cast(vote, Dan="Cleo", Eve="Dan")
    assert vote.close().ok  # a tie: there is a second round
    to_vote(vote)
    cast(vote, Flo="Cleo")
    assert vote.close().ok
    found = table_of(vote, "stranger")
    assert found["Dan"] == ["", "Bob", "Cleo", ""] and found["Flo"] == ["", "Bob", "", "Cleo"]
    assert "(2)" in page(vote, "stranger")
    assert table_of(vote, "mj").keys() == found.keys()


def test_an_undo_and_another_way(vote: Any) -> None:
    from loupiote.web.games import door

    cast(vote, Dan="Bob")
    cast(vote, Dan="Eve")
    assert door.undo(vote.game.pk, vote.mj).ok
    assert count_of(vote, "Gil") == {"Bob": "1"}
    assert "avant" not in page(vote, "Gil"), "what was taken back was never a change of mind"


def test_a_vote_whose_ballots_are_secret(table: type) -> None:
    scene = table(rules="forum", mode="forum", watch=True, options={"vote-visible": "cloture"}, **CARDS)
    to_vote(scene)
    chance = re.compile(r'name="(?:key|csrfmiddlewaretoken)" value="[^"]*"|X-CSRFToken": "[^"]*"|data-live="[^"]*"')
    cast(scene, Dan="Bob", Eve="Bob")
    before = {who: chance.sub("", page(scene, who)) for who in ("Gil", "stranger")}
    cast(scene, Dan="Eve")
    assert {who: chance.sub("", page(scene, who)) for who in ("Gil", "stranger")} == before
    for who in ("Gil", "stranger"):
        assert "par formulaire" not in page(scene, who) and count_of(scene, who) == {}
    assert count_of(scene, "mj") == {"Bob": "1", "Eve": "1"}
    assert scene.close().ok
    for who in ("Gil", "stranger"):
        assert ">" not in table_of(scene, who)["Dan"][0], "nobody learns what he thought before"


def test_votes_by_a_post(spoken: Any, write: Any) -> None:
    shown = spoken.client("Dan").get(f"/g/{spoken.game.key}/square/b/place/").content.decode()
    assert "<code>!vote &lt;nom&gt;" in shown and "<code>!annuler" in shown
    post = write(spoken, "Dan", "place", "Je suis sûr de moi.\n!vote bob")
    write(spoken, "Eve", "place", "!voter CLEO")
    assert count_of(spoken, "Gil") == {"Bob": "1", "Cleo": "1"}
    link = f'<a href="/g/{spoken.game.key}/square/p/{post.key}/">message du'
    assert link in page(spoken, "stranger")
    cast(spoken, Dan="Eve")
    assert link not in page(spoken, "stranger"), "the ballot that counts comes from a form"
    write(spoken, "Dan", "place", "!vote personne\n!vote Flo")
    assert count_of(spoken, "Gil")["Flo"] == "1"


def said(scene: Any, who: str, text: str) -> str:
    """What the author of a post is told."""
    from loupiote.web.square import writing

    result = writing.write(scene.game, scene.player(who), "place", None, text)
    return " ".join(result.said) if isinstance(result, writing.Written) else result.text


def test_a_vote_that_is_not_certain_is_not_counted(spoken: Any) -> None:
    assert "!vote Bob" in said(spoken, "Dan", "!vote Bop")
    assert "rien" in said(spoken, "Dan", "!vote Nabuchodonosor").lower()
    assert "rien" in said(spoken, "Dan", "!vote").lower()
    assert said(spoken, "Dan", "> !vote Bob") == said(spoken, "Dan", "[quote]\n!vote Bob\n[/quote]") == ""
    assert count_of(spoken, "Gil") == {}


def test_exclamations_take_no_place_of_a_vote(spoken: Any) -> None:
    said(spoken, "Dan", "!vote Bob\n" + "!Bravo\n" * 9)
    assert count_of(spoken, "Gil") == {"Bob": "1"}
    assert "8" in said(spoken, "Dan", "!vote Bob\n" * 8 + "!Bravo\n!vote Cleo")
    assert count_of(spoken, "Gil") == {"Cleo": "1"}


def test_where_it_is_not_allowed(vote: Any) -> None:
    assert "ne comptent pas" in said(vote, "Dan", "!vote Bob")
    assert count_of(vote, "Gil") == {}
    assert "<code>!vote" not in vote.client("Dan").get(f"/g/{vote.game.key}/square/b/place/").content.decode()


def test_no_vote_by_a_post_where_ballots_are_secret(table: type) -> None:
    scene = table(rules="forum", mode="forum", options={"vote-visible": "cloture"}, **CARDS)
    scene.client("mj").post(f"/g/{scene.game.key}/votes/settings/", {"by_post": "1"})
    to_vote(scene)
    assert "Aucun vote" in said(scene, "Dan", "!vote Bob")
    assert not [one for one in scene.view("Dan").prompts if one.answered]


def test_an_order_on_ones_own_board_leaves_no_link_to_it(spoken: Any, write: Any) -> None:
    post = write(spoken, "Dan", "mp", "!voter Bob", "Dan")
    assert count_of(spoken, "Gil") == {"Bob": "1"}
    for who in ("Gil", "stranger"):
        assert post.key not in page(spoken, who) and "par formulaire" in page(spoken, who)


def test_a_text_to_paste(vote: Any) -> None:
    cast(vote, Dan="Bob", Eve="Bob", Bob="Dan")
    shown = page(vote, "Gil")
    assert "[b]Bob[/b] – 2 (Dan, Eve)" in shown
    assert "**Bob** – 2 (Dan, Eve)" in shown
    assert vote.close().ok
    assert "[b]Bob[/b] – 2 (Dan, Eve)" in page(vote, "Gil")


def test_weights_are_shown_to_those_who_may_know(table: type) -> None:
    scene = table(rules="forum", mode="forum", watch=True, **CARDS)
    for _ in range(8):
        if (scene.view().window or "").startswith("election"):
            break
        assert scene.close().ok
    cast(scene, **dict.fromkeys(("Ana", "Bob", "Dan", "Flo"), "Eve"))
    assert scene.close().ok
    to_vote(scene)
    cast(scene, Eve="Bob", Dan="Bob")
    assert scene.view("public").voices["Eve"] == 2
    for who in ("Gil", "stranger", "mj"):
        assert "Eve ×2" in page(scene, who)
        assert count_of(scene, who) == {"Bob": "3"}
    assert scene.close().ok
    assert [cells[-1] for name, cells in table_of(scene, "Gil").items() if name == "Eve"] == ["Bob ×2"]


def test_queries_do_not_grow(spoken: Any, write: Any) -> None:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    client = spoken.client("Gil")

    def count() -> int:
        client.get(f"/g/{spoken.game.key}/votes/")
        with CaptureQueriesContext(connection) as found:
            client.get(f"/g/{spoken.game.key}/votes/")
        return len(found)

    cast(spoken, Dan="Bob")
    first = count()
    write(spoken, "Eve", "place", "!vote Bob")
    write(spoken, "Flo", "place", "!vote Dan")
    cast(spoken, Ana="Bob", Bob="Eve", Dan="Eve")
    assert count() <= first
    assert spoken.close().ok
    to_vote(spoken)
    cast(spoken, Flo="Bob")
    assert count() <= first


def test_only_who_leads_sets_it(vote: Any) -> None:
    address = f"/g/{vote.game.key}/votes/settings/"
    assert vote.client("Dan").post(address, {"by_post": "1"}).status_code == 404
    assert vote.client("stranger").post(address, {"by_post": "1"}).status_code == 404
    assert 'name="by_post"' not in page(vote, "Dan") and 'name="by_post"' in page(vote, "mj")
    vote.client("mj").post(address, {"by_post": "1"})
    assert "Quand le vote est public" in page(vote, "Dan")
    vote.client("mj").post(address, {})
    assert "ne comptent pas" in said(vote, "Dan", "!vote Bob")


def test_a_vote_in_bold_is_understood_and_what_is_not_is_said_in_french(spoken: Any) -> None:
    assert "!vote Bob" in said(spoken, "Dan", "!votes Bob")
    assert count_of(spoken, "Gil") == {}
    said(spoken, "Dan", "!voter Bob")
    said(spoken, "Eve", "!vote [b]Bob[/b]")
    assert count_of(spoken, "Gil") == {"Bob": "2"}
    assert "Écris" in said(spoken, "Flo", "!vote Bop")
    assert "en début de ligne" in said(spoken, "Flo", "**!vote Bob**")
    assert "en début de ligne" in said(spoken, "Flo", "! vote Bob")
    assert "n’est pas un ordre ici" in said(spoken, "Flo", "!sonder Bob")
    assert count_of(spoken, "Gil") == {"Bob": "2"}


def test_a_vote_without_a_ballot_is_open_all_the_same(vote: Any) -> None:
    for who in ("stranger", "Dan"):
        shown = vote.client(who).get(f"/g/{vote.game.key}/votes/").content.decode()
        assert "Le vote est ouvert" in shown and "Rien à voir" not in shown
    assert vote.reply("Dan", "voter", "Bob").ok and vote.reply("Eve", "voter", "Bob").ok
    vote.close()
    while not (vote.view().window or "").startswith("vote"):
        assert vote.close().ok
    copies = vote.client("stranger").get(f"/g/{vote.game.key}/votes/").content.decode().partition("<textarea")[2]
    assert "Bob" not in copies.partition("</textarea>")[0]  # what is offered to paste is the vote of now


def test_a_vote_for_nobody_is_called_so_wherever_it_stands(vote: Any) -> None:
    assert vote.reply("Dan", "voter", "personne").ok and vote.reply("Dan", "voter", "Bob").ok
    assert vote.reply("Eve", "voter", "personne").ok
    vote.close()
    shown = (
        vote.client("stranger").get(f"/g/{vote.game.key}/votes/", headers={"accept-language": "en"}).content.decode()
    )
    table = shown[shown.index("<table") : shown.index("</table>")]
    assert "personne" not in table
    assert ">–</s>" in table


def test_a_vote_that_is_paused_says_so(vote: Any) -> None:
    said = "La partie est en pause"
    assert said not in vote.client("Dan").get(f"/g/{vote.game.key}/votes/").content.decode()
    type(vote.game).objects.filter(pk=vote.game.pk).update(paused=True)
    assert said in vote.client("Dan").get(f"/g/{vote.game.key}/votes/").content.decode()


NEAR = {"Ana": "voyante", "Bob": "loup-garou", "Brien": "loup-garou"}
NEAR |= dict.fromkeys(["Dan", "Eve", "Flo", "Gil"], "simple-villageois")


@pytest.fixture
def near(table: type) -> Any:
    """A vote by a post in which somebody is called nearly like a word for nobody."""
    scene = table(rules="forum", mode="forum", watch=True, **NEAR)
    to_vote(scene)
    scene.client("mj").post(f"/g/{scene.game.key}/votes/settings/", {"by_post": "1"})
    return scene


def test_a_vote_for_nobody_is_never_one_for_somebody_whose_name_is_near(near: Any) -> None:
    for line in ("!vote rien", "!vote Brienne", "!note Brien", "!vote tous"):
        assert "Rien n’a été compté" in said(near, "Dan", line), line
        assert count_of(near, "Gil") == {}, line
    assert "Brien" not in said(near, "Dan", "!vote rien").replace("Rien", "")
    said(near, "Dan", "!vote personne")
    assert "Brien" not in count_of(near, "Gil")


def buttons(scene: Any, who: str) -> list[Any]:
    """What somebody is asked back on the square."""
    shown = Page(scene.client(who).get(f"/g/{scene.game.key}/square/b/place/"))
    return [form for form in shown.forms if ("do", "order") in form.buttons]


def test_which_vote_was_meant_is_said_by_a_button(near: Any) -> None:
    said(near, "Dan", "Je suis sûr.\n!vote Brienne")
    form = buttons(near, "Dan")[0]  # the nearest first
    assert form.legal["text"] == ["!vote Brien"]
    assert buttons(near, "Eve") == buttons(near, "stranger") == []
    assert near.client("Dan").post(form.action, {**dict(form.fields), "do": "order"}).status_code == 302
    assert count_of(near, "Gil") == {"Brien": "1"}
    assert buttons(near, "Dan") == []
    said(near, "Eve", "!vote Brienne")
    cast(near, Eve="Bob")
    assert buttons(near, "Eve") == [], "she has said it otherwise"


def test_a_vote_is_taken_back_by_a_post(spoken: Any) -> None:
    lines = ("!annuler", "!annuler vote", "!cancel voter", "!vote annuler", "!rien vote")
    for who, line in zip(("Dan", "Eve", "Flo", "Ana", "Bob"), lines, strict=True):
        said(spoken, who, "!vote Cleo")
        assert count_of(spoken, "Gil") == {"Cleo": "1"}
        assert "retiré" in said(spoken, who, line), line
        assert count_of(spoken, "Gil") == {}, line
    assert "pas de réponse" in said(spoken, "Dan", "!annuler").lower()
    assert "pas de réponse" in said(spoken, "Dan", "!vote annuler").lower()
    assert "n’est pas un ordre ici" in said(spoken, "Dan", "!annuler sonder")


def test_where_a_vote_is_taken_back_otherwise_it_is_said(vote: Any) -> None:
    cast(vote, Dan="Bob")
    for line in ("!annuler", "!annuler vote"):
        assert "page des votes" in said(vote, "Dan", line) and "lieu privé" in said(vote, "Dan", line)
    assert count_of(vote, "Gil") == {"Bob": "1"}


def test_a_receipt_says_which_vote_it_is_for(spoken: Any, write: Any) -> None:
    assert said(spoken, "Dan", "!vote Bob").startswith("Vote du jour 1")
    cast(spoken, Dan="Bob", Eve="Dan")
    assert spoken.close().ok  # a tie: there is a second round
    assert spoken.view().window == "vote@2"
    assert said(spoken, "Flo", "!vote Bob").startswith("Vote du jour 1, tour 2")
    write(spoken, "Flo", "mp", "!voter Dan", "Flo")
    assert "tour 2" in Post.objects.filter(kind=Post.Kind.RECEIPT, owner__name="Flo").latest("pk").text
    orders = spoken.client("Flo").get(f"/g/{spoken.game.key}/orders/").content.decode()
    assert re.search(r"Vote du jour 1, tour 2\s:\sTu votes contre", orders)


def test_a_vote_that_was_written_for_an_earlier_one_is_not_counted_in_the_next(spoken: Any) -> None:
    """The form says what was asked when it was made; who is late is told, and votes anew by a button."""
    board = f"/g/{spoken.game.key}/square/b/place/"
    [form] = [one for one in Page(spoken.client("Gil").get(board)).forms if ("do", "send") in one.buttons]
    fields = {**dict(form.fields), "do": "send", "text": "!vote Bob"}
    own = spoken.client("Gil").get(f"/g/{spoken.game.key}/square/b/mp/{spoken.game.seats.get(name='Gil').place + 1}/")
    [mine] = [one for one in Page(own).forms if ("do", "send") in one.buttons]
    cast(spoken, Dan="Bob", Eve="Dan")
    assert spoken.close().ok and spoken.view().window == "vote@2"
    told = spoken.client("Gil").post(form.action, fields, follow=True).content.decode()
    assert "est clos" in told and "tour 2" in told
    assert count_of(spoken, "Gil") == {}
    spoken.client("Gil").post(mine.action, {**dict(mine.fields), "do": "send", "text": "!voter Bob"})
    assert count_of(spoken, "Gil") == {}
    assert "est clos" in Post.objects.filter(kind=Post.Kind.RECEIPT, owner__name="Gil").latest("pk").text
    [button] = buttons(spoken, "Gil")
    assert button.legal["text"] == ["!vote Bob"]
    spoken.client("Gil").post(button.action, {**dict(button.fields), "do": "order"})
    assert count_of(spoken, "Gil") == {"Bob": "1"} and buttons(spoken, "Gil") == []


def test_a_form_that_is_shown_again_keeps_what_was_asked_then(spoken: Any) -> None:
    board = f"/g/{spoken.game.key}/square/b/place/"
    [form] = [one for one in Page(spoken.client("Gil").get(board)).forms if ("do", "send") in one.buttons]
    asked = dict(form.fields)["asked"]
    assert asked == "vote@1:voter"
    cast(spoken, Dan="Bob", Eve="Dan")
    assert spoken.close().ok
    shown = spoken.client("Gil").post(form.action, {**dict(form.fields), "do": "preview", "text": "!vote Bob"})
    [again] = [one for one in Page(shown).forms if ("do", "send") in one.buttons]
    assert dict(again.fields)["asked"] == asked


def test_a_vote_without_a_name_is_told_how_it_is_written(spoken: Any) -> None:
    told = said(spoken, "Dan", "!vote")
    assert "!vote <nom>" in told and "« »" not in told
