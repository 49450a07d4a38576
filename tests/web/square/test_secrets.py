"""Who may read what: every board, count, list and number of the forum room, for everybody who is not to know."""

from __future__ import annotations

import re
from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from web.square.conftest import to_day

# what differs from one answer to the next whatever happens
CHANCE = re.compile(r'name="(?:key|csrfmiddlewaretoken)" value="[^"]*"|X-CSRFToken": "[^"]*"|data-live="[^"]*"')
PAGES = ("", "square/", "square/b/place/", "square/search/?q=secret", "square/search/?by=2", "square/mentions/")
PAGES += ("square/by/1/", "square/by/2/", "square/by/3/", "square/notebook/", "square/rules/")


def decree(scene: Any, what: str, who: str | None = None, value: Any = None) -> None:
    from loupiote.web.games import door

    assert door.submit(scene.game.pk, scene.mj, Decree(what=what, who=who, value=value)).ok


def pages(scene: Any, who: str) -> dict[str, str]:
    """All that somebody is shown, without what chance puts there; a page that is not theirs is its status."""
    client = scene.client(who)
    found = {}
    for path in PAGES:
        answer = client.get(f"/g/{scene.game.key}/{path}")
        found[path] = CHANCE.sub("", answer.content.decode()) if answer.status_code == 200 else str(answer.status_code)
    return found


def reads(scene: Any, who: str, text: str) -> bool:
    """Whether a post is to be found on any page of somebody's, their boards included: by its words and by its key."""
    from loupiote.rules import rule_set
    from loupiote.web.square.models import Post

    post = Post.objects.select_related("owner").get(game=scene.game, text=text)
    client = scene.client(who)  # which makes a new token: a browser from before is a stranger's
    boards = [f"square/b/{one.id}/?page=1" for one in rule_set(scene.game.rules).boards if not one.each]
    boards += [f"square/b/{post.board}/{post.owner.place + 1}/?page=1"] if post.owner else []
    word = max(re.findall(r"\w+", text), key=len)
    lists = ["", f"square/search/?q={word}", "square/mentions/", "square/by/1/", "square/by/2/", "square/by/3/"]
    answers = [client.get(f"/g/{scene.game.key}/{path}") for path in (*boards, *lists)]
    shown = "".join(answer.content.decode() for answer in answers if answer.status_code == 200)
    shown = re.sub(r'value="[^"]*"', "", shown)  # the words of the search itself
    opens = client.get(f"/g/{scene.game.key}/square/p/{post.key}/").status_code == 302
    quoted = client.get(f"/g/{scene.game.key}/square/b/place/?quote={post.key}").content.decode()
    begins = text.partition("@")[0] or text  # a name is a link in what is shown
    assert opens == (begins in shown) == (post.key in shown), (who, text, opens, begins in shown, post.key in shown)
    assert opens or begins not in quoted
    return opens


def readers(scene: Any, text: str) -> set[str]:
    names = [seat.name for seat in scene.game.seats.all()]
    return {who for who in ("mj", "stranger", *names) if reads(scene, who, text)}


def test_who_reads_what(forum: Any, write: Any) -> None:
    write(forum, "Bob", "clairiere", "Entre loups")
    write(forum, "Ana", "mp", "Au meneur", "Ana")
    write(forum, "mj", "mp", "Réponse du meneur", "Ana")
    to_day(forum)
    write(forum, "Bob", "place", "Devant tous")
    assert readers(forum, "Entre loups") == {"mj", "Bob", "Cleo"}
    assert readers(forum, "Au meneur") == readers(forum, "Réponse du meneur") == {"mj", "Ana"}
    assert readers(forum, "Devant tous") == {"mj", "stranger", *(seat.name for seat in forum.game.seats.all())}


def test_a_stranger_and_a_player_of_another_game(table: type, forum: Any, write: Any) -> None:
    hidden = table(rules="forum", mode="forum", Ana="voyante", Bob="loup-garou", Dan="simple-villageois")
    for client in (hidden.client("stranger"), forum.client("Ana"), forum.client("mj")):
        for path in (*PAGES, "square/b/clairiere/", "square/b/mp/1/"):
            assert client.get(f"/g/{hidden.game.key}/{path}").status_code == 404
    post = write(forum, "Bob", "clairiere", "Entre loups")
    for who in ("Ana", "Bob", "mj"):  # the key of a post of another game
        assert hidden.client(who).get(f"/g/{hidden.game.key}/square/p/{post.key}/").status_code == 404
        assert hidden.client(who).get(f"/g/{hidden.game.key}/square/b/place/?quote={post.key}").status_code == 200


def test_nothing_shows_that_others_write_in_secret(forum: Any, write: Any) -> None:
    """A page without any news is the same bytes, whatever was written on boards that its reader does not know."""
    to_day(forum)
    write(forum, "Dan", "place", "secret de Polichinelle")
    outsiders = ("Ana", "Eve", "stranger")
    for who in outsiders:
        pages(forum, who)  # now all of it is read
    before = {who: pages(forum, who) for who in outsiders}
    decree(forum, "open-board", value="clairiere")
    for name in ("Bob", "Cleo"):
        write(forum, name, "clairiere", f"secret de {name} : @Ana et @Eve, @stranger")
        write(forum, name, "mp", f"secret de {name} au meneur", name)
    forum.client("Bob").post(f"/g/{forum.game.key}/square/draft/", {"board": "place", "text": "secret @Ana"})
    forum.client("Bob").post(f"/g/{forum.game.key}/square/notebook/", {"text": "secret"})
    assert {who: pages(forum, who) for who in outsiders} == before
    assert "secret de Bob" in pages(forum, "Cleo")["square/by/2/"]


def test_only_those_who_may_read_are_woken(forum: Any, write: Any) -> None:
    from loupiote.web.games import door

    viewers = {name: forum.player(name) for name in ("Ana", "Bob", "Cleo", "Dan")}
    viewers |= {"mj": forum.mj, "public": forum.spectator}

    def turns() -> dict[str, int]:
        return {who: door.screen_of(forum.game, viewer).turn for who, viewer in viewers.items()}

    def woken(do: Any) -> set[str]:
        then = turns()
        do()
        return {who for who, turn in turns().items() if turn != then[who]}

    assert woken(lambda: write(forum, "Bob", "clairiere", "secret")) == {"Bob", "Cleo", "mj"}
    assert woken(lambda: write(forum, "Ana", "mp", "secret", "Ana")) == {"Ana", "mj"}
    assert woken(lambda: write(forum, "mj", "mp", "secret", "Dan")) == {"Dan", "mj"}
    post = write(forum, "Bob", "clairiere", "à masquer")
    hide = f"/g/{forum.game.key}/square/p/{post.key}/hide/"
    assert woken(lambda: forum.client("mj").post(hide, {"why": "x"})) == {"Bob", "Cleo", "mj"}
    draft = f"/g/{forum.game.key}/square/draft/"
    assert woken(lambda: forum.client("Bob").post(draft, {"board": "place", "text": "x"})) == set()
    assert woken(lambda: forum.client("Bob").post(f"/g/{forum.game.key}/square/read/")) == set()
    to_day(forum)
    assert woken(lambda: write(forum, "Dan", "place", "devant tous")) == set(viewers)


def test_no_page_has_a_number_of_a_row(forum: Any, write: Any) -> None:
    """Numbers that are missing would tell how much is written elsewhere."""
    from loupiote.web.square.models import Post

    Post.objects.bulk_create(
        Post(game=forum.game, board="clairiere", tick=1, text="x", html="x", folded="x", drawn=1) for _ in range(731)
    )
    to_day(forum)
    post = write(forum, "Dan", "place", "bonjour")
    assert post.pk > 700
    for who in ("Ana", "stranger"):
        for path in (*PAGES, "square/b/place/?page=1"):
            assert not re.search(
                rf"\b{post.pk}\b", forum.client(who).get(f"/g/{forum.game.key}/{path}").content.decode()
            )


@pytest.mark.parametrize("see", [False, True])
def test_the_dead_read_what_the_rule_allows(table: type, write: Any, see: bool) -> None:
    cards = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou"}
    cards |= dict.fromkeys(["Dan", "Eve", "Flo"], "simple-villageois")
    scene = table(rules="forum", mode="forum", watch=True, options={"morts-voient": see}, **cards)
    write(scene, "Bob", "clairiere", "Entre loups")
    write(scene, "Dan", "mp", "Au meneur", "Dan")
    for who in ("Dan", "Bob"):
        decree(scene, "kill", who)
    write(scene, "Cleo", "clairiere", "Seule désormais")
    assert reads(scene, "Dan", "Entre loups") is see
    assert reads(scene, "Bob", "Seule désormais") is see
    assert reads(scene, "Bob", "Entre loups") is see
    assert reads(scene, "Dan", "Au meneur") and not reads(scene, "Bob", "Au meneur")
    to_day(scene)
    answer = scene.client("Dan").post(
        f"/g/{scene.game.key}/square/write/",
        {"board": "place", "text": "d'outre-tombe", "key": "key-of-the-dead", "turn": "1", "do": "send"},
    )
    assert answer.status_code == 422
    assert "d'outre-tombe" not in "".join(pages(scene, "Ana").values())


def test_whoever_joins_the_pack_reads_nothing_from_before_not_even_of_the_same_night(forum: Any, write: Any) -> None:
    write(forum, "Bob", "clairiere", "Antérieur, @Dan")
    decree(forum, "give-role", "Dan", "loup-garou")
    write(forum, "Cleo", "clairiere", "Postérieur, @Dan")
    home = forum.client("Dan").get(f"/g/{forum.game.key}/").content.decode()
    assert 'clairière des Loups</a><span class="count is-new">1<' in home
    assert not reads(forum, "Dan", "Antérieur, @Dan")
    assert reads(forum, "Dan", "Postérieur, @Dan")


def test_what_is_taken_back_and_done_again_shows_nothing_of_in_between(forum: Any, write: Any) -> None:
    from loupiote.web.games import door

    write(forum, "Bob", "clairiere", "Antérieur")
    decree(forum, "give-role", "Dan", "loup-garou")
    write(forum, "Bob", "clairiere", "Dan est là")
    assert door.undo(forum.game.pk, forum.mj, seen=door.screen_of(forum.game, forum.mj).turn).ok
    assert not reads(forum, "Dan", "Dan est là")
    write(forum, "Bob", "clairiere", "Dan est reparti")
    decree(forum, "give-role", "Dan", "loup-garou")
    write(forum, "Bob", "clairiere", "Dan est revenu")
    assert [reads(forum, "Dan", text) for text in ("Antérieur", "Dan est reparti", "Dan est revenu")] == [
        False,
        False,
        True,
    ]
    assert reads(forum, "Bob", "Antérieur")


def test_a_wolf_by_birth_who_is_given_back_reads_the_past(forum: Any, write: Any) -> None:
    from loupiote.web.games import door

    write(forum, "Cleo", "clairiere", "Antérieur")
    decree(forum, "give-role", "Bob", "simple-villageois")
    write(forum, "Cleo", "clairiere", "Sans Bob")
    assert not reads(forum, "Bob", "Antérieur") and not reads(forum, "Bob", "Sans Bob")
    assert door.undo(forum.game.pk, forum.mj, seen=door.screen_of(forum.game, forum.mj).turn).ok
    assert reads(forum, "Bob", "Antérieur")


def test_a_lover_no_longer(table: type, write: Any) -> None:
    cards = {"Ana": "cupidon", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Flo"], "simple-villageois")
    scene = table(rules="forum", mode="forum", options={"amoureux-salon": True}, watch=True, **cards)
    assert scene.reply("Ana", "unir", "Cleo", "Dan").ok
    scene.close()
    write(scene, "Cleo", "salon", "Mon amour")
    assert readers(scene, "Mon amour") == {"mj", "Cleo", "Dan"}
    decree(scene, "unmark", "Dan", next(mark for mark in scene.view("mj").seats[3].marks))
    assert readers(scene, "Mon amour") == {"mj", "Cleo"}
    assert scene.client("Dan").get(f"/g/{scene.game.key}/square/b/salon/").status_code == 404


def test_whoever_takes_a_seat_over_reads_what_it_has_seen_but_no_notes_of_the_other(forum: Any, write: Any) -> None:
    write(forum, "Bob", "clairiere", "De l'ancien Bob")
    write(forum, "Bob", "mp", "Bob au meneur", "Bob")
    client = forum.client("Bob")
    client.post(f"/g/{forum.game.key}/square/notebook/", {"text": "notes de Bob"})
    client.post(f"/g/{forum.game.key}/square/draft/", {"board": "clairiere", "text": "brouillon de Bob"})
    decree(forum, "substitute", "Bob", "Zoe")  # whose browser is that of the seat
    assert reads(forum, "Bob", "De l'ancien Bob") and reads(forum, "Bob", "Bob au meneur")
    whole = forum.client("Bob").get(f"/g/{forum.game.key}/square/b/clairiere/?page=1").content.decode()
    assert ">Bob</a>" in whole and "brouillon de Bob" not in whole
    assert "notes de Bob" not in "".join(pages(forum, "Bob").values())
    assert "De l" in forum.client("Bob").get(f"/g/{forum.game.key}/square/by/2/").content.decode()
    from loupiote.web.square.models import Post

    post = Post.objects.get(text="De l'ancien Bob")
    assert forum.client("Bob").get(f"/g/{forum.game.key}/square/p/{post.key}/edit/").status_code == 404


def test_after_the_game_all_boards_are_open_to_those_who_played(forum: Any, write: Any) -> None:
    write(forum, "Bob", "clairiere", "Entre loups")
    write(forum, "Ana", "mp", "Au meneur", "Ana")
    forum.client("Ana").post(f"/g/{forum.game.key}/square/notebook/", {"text": "mes notes"})
    decree(forum, "end-game", value=["Ana"])
    names = {seat.name for seat in forum.game.seats.all()}
    assert readers(forum, "Entre loups") == {"mj", "stranger", *names}
    assert readers(forum, "Au meneur") == {"mj", *names}
    assert "mes notes" not in "".join(pages(forum, "Dan").values()) + "".join(pages(forum, "mj").values())


def test_a_hidden_post_says_nothing_in_counts_and_lists(forum: Any, write: Any) -> None:
    to_day(forum)
    pages(forum, "Bob")
    post = write(forum, "Dan", "place", "secret @Bob")
    forum.client("mj").post(f"/g/{forum.game.key}/square/p/{post.key}/hide/", {"why": "hors jeu"})
    shown = pages(forum, "Bob")
    assert not any("secret @Bob" in text for text in shown.values())
    assert "Rien trouvé" in shown["square/search/?q=secret"] and "Rien trouvé" in shown["square/mentions/"]
