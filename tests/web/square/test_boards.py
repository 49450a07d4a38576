"""The boards of a game by forum: who reads and writes where, posts, drafts, what is new, what is found."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.utils import timezone

from loupiote.kernel.inputs import Decree
from loupiote.web.games import door
from web.square.conftest import to_day


def page(scene: Any, who: str, path: str = "") -> str:
    answer = scene.client(who).get(f"/g/{scene.game.key}/{path}")
    assert answer.status_code == 200, (who, path, answer.status_code)
    return answer.content.decode()


def sent(scene: Any, who: str, text: str, board: str = "place", **more: str) -> Any:
    data = {"board": board, "text": text, "key": "key-of-a-form", "turn": "1", "do": "send"} | more
    return scene.client(who).post(f"/g/{scene.game.key}/square/write/", data)


def test_everybody_sees_their_boards_under_the_names_of_the_rule_book(forum: Any) -> None:
    seen = page(forum, "Ana")
    assert "La place du village" in seen and "La messagerie avec le Meneur" in seen
    assert "clairière" not in seen and "salon" not in seen
    assert "La clairière des Loups" in page(forum, "Bob")
    led = page(forum, "mj")
    assert "La clairière des Loups" in led and led.count("Fil privé avec ") == 7


def test_the_boards_of_rpg_too(table: type) -> None:
    scene = table(
        rules="rpg",
        mode="forum",
        Ana="voyante",
        Bob="loup-garou",
        Cleo="salvateur",
        Dan="simple-villageois",
        Eve="cupidon",
    )
    assert "La roulotte de la Voyante" in page(scene, "Ana") and "Ta fiche personnelle" in page(scene, "Ana")
    assert "roulotte" not in page(scene, "Bob") and "La clairière des Loups" in page(scene, "Bob")
    assert scene.client("Bob").get(f"/g/{scene.game.key}/square/b/roulotte/").status_code == 404


def test_a_board_opens_and_closes_with_the_game(forum: Any, write: Any) -> None:
    from loupiote.web.square.writing import Refused

    assert isinstance(write(forum, "Ana", "place", "de nuit"), Refused)
    assert write(forum, "Bob", "clairiere", "de nuit").text == "de nuit"
    to_day(forum)
    assert write(forum, "Ana", "place", "de jour").text == "de jour"
    assert isinstance(write(forum, "Bob", "clairiere", "de jour"), Refused)
    assert write(forum, "mj", "clairiere", "le MJ écrit partout").name == "mj"
    assert "de jour" in page(forum, "stranger", "square/b/place/")  # spectators are let in


def test_a_board_closes_when_its_deadline_has_come_not_when_it_fires(forum: Any, write: Any) -> None:
    from loupiote.web.games import deadlines
    from loupiote.web.square.writing import Refused

    while forum.view().window != "attente@1":  # the last of the night
        forum.close()
    deadlines.put(forum.game, "attente@1", timezone.now() + timedelta(hours=1))
    assert write(forum, "Bob", "clairiere", "vite").pk
    with time_machine.travel(timezone.now() + timedelta(hours=2)):
        assert isinstance(write(forum, "Bob", "clairiere", "trop tard"), Refused)


def test_a_post_is_sent_once_and_leads_to_its_place(forum: Any) -> None:
    from loupiote.web.square.models import Post

    to_day(forum)
    answer = sent(forum, "Ana", "Bonjour **à tous**, @élé @bob")
    post = Post.objects.get(game=forum.game, kind="post")
    assert answer.status_code == 302 and answer["Location"].endswith(f"#p-{post.key}")
    assert "<strong>à tous</strong>" in page(forum, "Dan", "square/b/place/")
    assert sent(forum, "Ana", "Bonjour **à tous**")["Location"] == answer["Location"]
    assert Post.objects.filter(kind="post").count() == 1
    assert sent(forum, "Dan", "la clé d'une autre").status_code == 422
    assert forum.client("Dan").get(f"/g/{forum.game.key}/square/p/{post.key}/")["Location"] == answer["Location"]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 20_001])
def test_what_cannot_be_posted_is_said_and_kept(forum: Any, text: str) -> None:
    to_day(forum)
    answer = sent(forum, "Ana", text)
    assert answer.status_code == 422
    assert text.strip() in answer.content.decode()


def test_what_is_refused_is_kept_as_a_draft(forum: Any) -> None:
    answer = sent(forum, "Ana", "écrit la nuit")
    assert (
        answer.status_code == 422 and "fermé" in answer.content.decode() and "écrit la nuit" in answer.content.decode()
    )
    to_day(forum)
    assert "écrit la nuit</textarea>" in page(forum, "Ana", "square/b/place/")
    assert "écrit la nuit" in page(forum, "Ana", "square/notebook/")
    assert sent(forum, "Ana", "écrit la nuit").status_code == 302
    assert "écrit la nuit</textarea>" not in page(forum, "Ana", "square/b/place/")


def test_a_preview_posts_nothing_and_keeps_the_draft(forum: Any) -> None:
    from loupiote.web.square.models import Post

    to_day(forum)
    whole = sent(forum, "Ana", "[b]gras[/b] <i>", do="preview").content.decode()
    assert "<strong>gras</strong> &lt;i&gt;" in whole and "[b]gras[/b] &lt;i&gt;</textarea>" in whole
    client = forum.client("Ana")
    data = {"board": "place", "text": "*x*", "do": "preview"}
    piece = client.post(f"/g/{forum.game.key}/square/write/", data, headers={"HX-Request": "true"}).content.decode()
    assert "<em>x</em>" in piece and "<html" not in piece
    assert not Post.objects.filter(kind="post").exists()
    assert "*x*</textarea>" in page(forum, "Ana", "square/b/place/")
    assert "*x*" not in page(forum, "Bob", "square/b/place/")


def test_drafts_and_notebooks_are_nobody_elses(forum: Any) -> None:
    to_day(forum)
    forum.client("Ana").post(f"/g/{forum.game.key}/square/draft/", {"board": "place", "text": "brouillon secret"})
    answer = forum.client("Ana").post(f"/g/{forum.game.key}/square/notebook/", {"text": "carnet secret"})
    assert answer.status_code == 302
    assert "carnet secret" in page(forum, "Ana", "square/notebook/")
    assert "brouillon secret" in page(forum, "Ana", "square/b/place/")
    for who in ("Bob", "mj", "co-mj"):
        for path in ("", "square/b/place/", "square/notebook/", "square/search/?q=secret"):
            assert "secret<" not in page(forum, who, path) and "brouillon secret" not in page(forum, who, path)
    forum.client("mj").post(f"/g/{forum.game.key}/square/notebook/", {"text": "au mj"})
    assert "au mj" not in page(forum, "co-mj", "square/notebook/")
    assert sent(forum, "stranger", "x").status_code == 404


def test_unread_marks(forum: Any, write: Any) -> None:
    to_day(forum)
    page(forum, "Ana", "square/b/place/?page=1")
    assert '<span class="count is-new">1<' in page(forum, "Ana"), "her card, on her own board"
    page(forum, "Ana", "square/b/mp/1/")
    assert "is-new" not in page(forum, "Ana")
    for number in range(3):
        write(forum, "Dan", "place", f"message {number}")
    write(forum, "Ana", "place", "le mien ne compte pas")
    assert '<span class="count is-new">3<' in page(forum, "Ana")
    assert page(forum, "Ana", "square/b/place/").count('<div class="is-new">') == 3
    assert "is-new" not in page(forum, "Ana")
    write(forum, "Dan", "place", "encore")
    assert '<span class="count is-new">1<' in page(forum, "Ana")
    assert forum.client("Ana").post(f"/g/{forum.game.key}/square/read/").status_code == 302
    assert "is-new" not in page(forum, "Ana")


def test_pages(forum: Any, write: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from loupiote.web.square import reading, writing

    monkeypatch.setattr(reading, "PAGE", 5)
    monkeypatch.setattr(writing, "too_often", lambda *_: None)
    to_day(forum)
    page(forum, "Ana", "square/b/place/?page=99")
    written = [write(forum, "Dan", "place", f"message {number}.") for number in range(12)]
    first = page(forum, "Ana", "square/b/place/")  # the one of the first post that is new
    assert "message 0." in first and "message 11." not in first
    assert "message 11." in page(forum, "Ana", "square/b/place/?page=99")
    assert forum.client("Ana").get(f"/g/{forum.game.key}/square/p/{written[6].key}/")["Location"].count("page=") == 1
    for bad in ("0", "-1", "x", "²", "9" * 40):
        page(forum, "Ana", f"square/b/place/?page={bad}")


def test_search_finds_words_without_accents(forum: Any, write: Any) -> None:
    to_day(forum)
    write(forum, "Dan", "place", "J'ai vu l'Épée du forgeron, **brisée**")
    write(forum, "Eve", "place", "Quelle épée ?")
    found = page(forum, "Ana", "square/search/?q=EPEE+forgeron")
    assert "1 message<" in found and "Dan" in found
    assert "2 messages<" in page(forum, "Ana", "square/search/?q=épée")
    assert "1 message<" in page(forum, "Ana", "square/search/?q=épée&by=5")
    assert "1 message<" in page(forum, "Ana", "square/search/?by=4")
    assert "2 messages<" in page(forum, "Ana", "square/search/?q=épée&in=place")
    for there in ("clairiere", "nowhere"):  # a board that Ana may not read is as one that there is not
        answer = forum.client("Ana").get(f"/g/{forum.game.key}/square/search/?q=épée&in={there}")
        assert answer.status_code == 404 and "pas de tel lieu" in answer.content.decode()
    assert "Rien trouvé" in page(forum, "Ana", "square/search/?q=%25")  # no joker of SQL
    assert "Rien trouvé" in page(forum, "Ana", "square/search/?q=zzz")


def test_all_posts_of_a_player_and_where_somebody_is_named(forum: Any, write: Any) -> None:
    to_day(forum)
    write(forum, "Dan", "place", "Je soupçonne @BOB et @meneur")
    write(forum, "Eve", "place", "Rien à dire")
    assert "soupçonne" in page(forum, "Ana", "square/by/4/") and "Rien à dire" not in page(forum, "Ana", "square/by/4/")
    assert "soupçonne" in page(forum, "Bob", "square/mentions/")
    assert "soupçonne" not in page(forum, "Cleo", "square/mentions/")
    assert "soupçonne" in page(forum, "mj", "square/mentions/")
    assert forum.client("Ana").get(f"/g/{forum.game.key}/square/by/9/").status_code == 404


def test_a_quotation_says_whence_it_is_and_leaves_older_ones_out(forum: Any, write: Any) -> None:
    to_day(forum)
    first = write(forum, "Dan", "place", "[quote=Eve #abc]vieux[/quote]\nneuf")
    form = page(forum, "Ana", f"square/b/place/?quote={first.key}")
    assert f"[quote=Dan #{first.key}]\nneuf\n[/quote]" in form and "vieux[/quote]\nneuf\n" not in form
    hidden = page(forum, "Ana", "square/b/place/?quote=none")
    assert "[quote=none" not in hidden


def test_a_post_can_be_changed_for_a_while(forum: Any, write: Any) -> None:
    to_day(forum)
    post = write(forum, "Ana", "place", "premier jet @dan")
    edit = f"/g/{forum.game.key}/square/p/{post.key}/edit/"
    assert forum.client("Ana").get(edit).status_code == 200
    assert forum.client("Bob").get(edit).status_code == 404
    assert (
        forum.client("mj").get(edit).status_code == 404
    )  # the game master hides, and puts no words into anybody's mouth
    assert forum.client("Ana").post(edit, {"text": "second jet @eve"}).status_code == 302
    seen = page(forum, "Bob", "square/b/place/")
    assert "second jet" in seen and "premier jet" not in seen and "modifié le" in seen
    assert "premier jet" in page(forum, "mj", "square/b/place/?page=1")
    assert "second jet" in page(forum, "Eve", "square/mentions/")
    assert "second jet" not in page(forum, "Dan", "square/mentions/")
    with time_machine.travel(timezone.now() + timedelta(minutes=11)):
        assert forum.client("Ana").get(edit).status_code == 404
        assert forum.client("Ana").post(edit, {"text": "trop tard"}).status_code == 302
        assert "trop tard" not in page(forum, "Bob", "square/b/place/?page=1")


def test_what_is_added_to_a_post_is_no_vote_and_its_author_is_told(forum: Any, write: Any) -> None:
    to_day(forum)
    post, ana = write(forum, "Ana", "place", "!vote Bob ?"), forum.client("Ana")
    edit = f"/g/{forum.game.key}/square/p/{post.key}/edit/"
    told = "Les ordres et les votes ne comptent que dans un nouveau message"
    assert told not in ana.post(edit, {"text": "Bonjour !\n!vote Bob ?"}, follow=True).content.decode()
    assert told in ana.post(edit, {"text": "Bonjour !\n !vote Dan"}, follow=True).content.decode()


def test_at_the_end_the_boards_say_who_has_won(forum: Any) -> None:
    assert "La partie est finie" not in page(forum, "Ana", "square/")
    assert door.submit(forum.game.pk, forum.mj, Decree(what="end-game", value=["Ana", "Dan"])).ok
    seen = page(forum, "Ana", "square/")
    assert "La partie est finie" in seen and "Ana et Dan" in seen


def test_what_all_may_read_at_the_end_is_no_longer_said_to_be_for_few(forum: Any) -> None:
    few = "Seuls lisent ici"
    assert few in page(forum, "Bob", "square/b/clairiere/")
    assert few in page(forum, "Ana", "square/b/mp/1/")
    assert door.submit(forum.game.pk, forum.mj, Decree(what="end-game", value=["Ana"])).ok
    assert few not in page(forum, "Ana", "square/b/clairiere/")
    assert few not in page(forum, "Bob", "square/b/mp/1/")


def test_the_game_master_sets_how_long(forum: Any, write: Any) -> None:
    to_day(forum)
    post = write(forum, "Ana", "place", "dit")
    settings, edit = f"/g/{forum.game.key}/square/settings/", f"/g/{forum.game.key}/square/p/{post.key}/edit/"
    assert forum.client("mj").post(settings, {"edit_minutes": "0"}).status_code == 302
    with time_machine.travel(timezone.now() + timedelta(seconds=2)):
        assert forum.client("Ana").get(edit).status_code == 404
        forum.client("mj").post(settings, {"edit_minutes": "60"})
        assert forum.client("Ana").get(edit).status_code == 200
    for bad in ("", "-1", "x", "99999999", "10081"):
        assert forum.client("mj").post(settings, {"edit_minutes": bad}).status_code == 400


def test_no_post_is_changed_on_a_board_that_has_closed(forum: Any, write: Any) -> None:
    post = write(forum, "Bob", "clairiere", "On prend Dan")
    to_day(forum)
    assert forum.client("Bob").get(f"/g/{forum.game.key}/square/p/{post.key}/edit/").status_code == 404


def test_moderation(forum: Any, write: Any) -> None:
    to_day(forum)
    post = write(forum, "Dan", "place", "une insulte @bob")
    hide = f"/g/{forum.game.key}/square/p/{post.key}/hide/"
    assert forum.client("Ana").post(hide, {"why": "je n'aime pas"}).status_code == 404
    forum.client("mj").post(hide, {"why": "  "})
    assert "une insulte" in page(forum, "Ana", "square/b/place/?page=1")
    forum.client("co-mj").post(hide, {"why": "Pas d'insultes"})
    for who in ("Ana", "Dan", "Bob", "stranger"):
        for path in ("square/b/place/?page=1", "square/by/4/", "square/search/?q=insulte&by=4"):
            assert "une insulte" not in page(forum, who, path)
        assert "Pas d&#x27;insultes" in page(forum, who, "square/b/place/?page=1")
    assert "une insulte" not in page(forum, "Bob", "square/mentions/")
    assert "une insulte" not in page(forum, "Ana", f"square/b/place/?quote={post.key}")
    assert "une insulte" in page(forum, "mj", "square/b/place/?page=1")
    assert forum.client("Dan").get(f"/g/{forum.game.key}/square/p/{post.key}/edit/").status_code == 404
    forum.client("mj").post(f"/g/{forum.game.key}/square/p/{post.key}/restore/")
    assert "une insulte" in page(forum, "Ana", "square/b/place/?page=1")


def test_floods_are_stopped_and_lose_no_text(forum: Any, write: Any) -> None:
    from loupiote.web.square.writing import Refused

    to_day(forum)
    with time_machine.travel(timezone.now(), tick=False):
        results = [write(forum, "Ana", "place", f"message {number}") for number in range(12)]
        assert [isinstance(one, Refused) for one in results] == [False] * 10 + [True] * 2
        assert not isinstance(write(forum, "Dan", "place", "un autre"), Refused)
        assert sent(forum, "Ana", "un de trop").status_code == 422
    assert "un de trop</textarea>" in page(forum, "Ana", "square/b/place/")


def test_a_part_has_its_name_beside_the_account_s(forum: Any, write: Any) -> None:
    forum.game.seats.filter(name="Dan").update(alias="Comte Noir")
    to_day(forum)
    write(forum, "Dan", "place", "Bonsoir")
    write(forum, "Ana", "place", "Bonsoir @comte noir")
    seen = page(forum, "Bob", "square/b/place/?page=1")
    assert "Comte Noir" in seen and ">Dan</a>" in seen
    assert "Bonsoir" in page(forum, "Dan", "square/mentions/")


def test_a_game_around_a_table_has_no_room(table: type) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Dan="simple-villageois")
    for path in ("square/", "square/b/place/", "square/rules/", "square/search/", "square/notebook/"):
        assert scene.client("Ana").get(f"/g/{scene.game.key}/{path}").status_code == 404


def test_other_apps_hear_of_posts(forum: Any, write: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from loupiote.web.square import listeners

    heard: list[Any] = []
    monkeypatch.setattr(listeners, "_listeners", [])
    listeners.register(lambda game, viewer, place, post: heard.append((viewer.name, place.board, post.text)))
    listeners.register(lambda *_: "Reçu.")
    write(forum, "Ana", "mp", "!sonder Bob", "Ana")
    assert heard == [("Ana", "mp", "!sonder Bob")]
    answer = sent(forum, "Ana", "!sonder Dan", "mp", place="1", key="another-form")
    assert [str(one) for one in answer.wsgi_request._messages] == ["Reçu."]


def test_a_post_on_a_watched_board_is_an_input_as_well(forum: Any, write: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from loupiote.kernel.inputs import Post
    from loupiote.rules import rule_set
    from loupiote.web.games import door

    to_day(forum)
    given: list[Any] = []
    submit = door.submit
    monkeypatch.setattr(door, "submit", lambda *args, **more: given.append(args[2]) or submit(*args, **more))
    write(forum, "Ana", "place", "moi")
    assert not any(isinstance(one, Post) for one in given)
    monkeypatch.setitem(rule_set("forum").watchers, "place", ())
    assert write(forum, "Ana", "place", "moi").text == "moi"  # whatever the engine says to it
    assert [one.text for one in given if isinstance(one, Post)] == ["moi"]
    given.clear()
    write(forum, "mj", "place", "le Meneur n'est pas du jeu")
    assert not given


def test_previews_drafts_and_searches_have_their_limits(forum: Any) -> None:
    from loupiote.web.square.models import Draft

    to_day(forum)
    client, room = forum.client("Ana"), f"/g/{forum.game.key}/square/"
    data = {"board": "place", "text": "*x*", "do": "preview"}
    with time_machine.travel(timezone.now(), tick=False):
        assert [client.post(f"{room}write/", data).status_code for _ in range(42)] == [200] * 40 + [422] * 2
        refused = client.post(f"{room}write/", data, headers={"HX-Request": "true"})  # to a page that stays
        assert refused.status_code == 422 and refused.content.decode().strip().startswith('<div class="notice"')
        for number in range(40):
            client.post(f"{room}draft/", {"board": "place", "text": f"brouillon {number}"})
        assert Draft.objects.get(game=forum.game).text == "brouillon 16"  # sixty in a minute, previews among them
        assert [client.get(f"{room}search/?q=x").status_code for _ in range(42)] == [200] * 40 + [429] * 2
        other = forum.client("Bob")
        long = {**data, "text": "x " * 10_000}  # drawing takes its time: it counts as six short ones
        assert [other.post(f"{room}write/", long).status_code for _ in range(8)] == [200] * 6 + [422] * 2


def test_looking_at_a_changed_post_counts_as_a_preview(forum: Any) -> None:
    from loupiote.web.square.models import Post

    to_day(forum)
    sent(forum, "Ana", "Bonjour")
    client, room = forum.client("Ana"), f"/g/{forum.game.key}/square/"
    post = Post.objects.get(game=forum.game, text="Bonjour")
    with time_machine.travel(timezone.now(), tick=False):
        found = [client.post(f"{room}p/{post.key}/edit/", {"text": "*x*", "do": "preview"}) for _ in range(41)]
        assert "<em>x</em>" in found[39].content.decode() and "<em>x</em>" not in found[40].content.decode()
        assert "Attends une minute" in found[40].content.decode() and "*x*" in found[40].content.decode()
        data = {"board": "place", "text": "*x*", "do": "preview"}
        assert client.post(f"{room}write/", data).status_code == 422
