"""Who is told what, and in which words."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.test import Client
from django.utils import timezone

from loupiote.kernel.inputs import Close, Decree
from loupiote.web.games import door
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices import telling
from loupiote.web.notices.models import Notice, Wishes
from loupiote.web.square import writing


def client_of(scene: Any, name: str) -> Client:
    client = Client(headers={"accept-language": "fr"})
    client.force_login(scene.users[name], backend="django.contrib.auth.backends.ModelBackend")
    return client


def words(client: Client, address: str = "/notices/") -> str:
    return client.get(address).content.decode()


def test_everybody_is_told_that_the_game_begins(forum: Any, told: Any) -> None:
    scene = forum()
    for name in ("Ana", "Bob", "Cleo", "Eve"):
        assert told(scene, name) == ["begun"]
    assert told(scene, "mj") == []  # who began it
    assert told(scene, "Dan") == []  # nobody can hear it there


def test_a_seat_that_is_played_without_an_account_is_told_in_its_browser(forum: Any, told: Any) -> None:
    scene = forum(begin=False)
    dan = scene.client("Dan")
    door.start(scene.game.pk, scene.mj)
    assert told(scene, "Dan") == ["begun"]
    assert "La partie commence." in words(dan)
    notice = Notice.objects.get(seat__name="Dan")
    assert dan.get(f"/notices/{notice.pk}/").headers["Location"] == f"/g/{scene.game.key}/"
    notice.refresh_from_db()
    assert notice.read_at is not None
    assert scene.client("stranger").get(f"/notices/{notice.pk}/").status_code == 404
    scene.game.seats.filter(name="Dan").update(token_hash="")
    assert "La partie commence." not in words(dan)  # the seat was freed


def test_around_a_table_nobody_is_told(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    scene.client("Ana")
    scene.close()
    assert not Notice.objects.exists()


def through_the_night(scene: Any, moment: str = "jour") -> None:
    for _ in range(20):
        view = scene.view()
        if view.moment[0] == moment or view.over:
            return
        assert door.submit(scene.game.pk, PROGRAM, Close(window=view.window or "")).ok


def test_a_moment_is_told_once_though_it_is_undone(forum: Any, told: Any) -> None:
    scene = forum()
    through_the_night(scene)
    assert scene.view().moment[0] != "nuit"
    assert "opened" in told(scene, "Ana")
    first = told(scene, "Ana").count("opened")
    door.undo(scene.game.pk, scene.mj)
    through_the_night(scene)
    assert told(scene, "Ana").count("opened") == first
    assert {name: told(scene, name) for name in ("Ana", "Bob", "Cleo", "Eve")} == dict.fromkeys(
        ("Ana", "Bob", "Cleo", "Eve"), told(scene, "Ana")
    )


def test_the_end_is_told_to_those_who_lead_too(forum: Any, told: Any) -> None:
    scene = forum()
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"])).ok
    assert told(scene, "mj") == ["ended"]
    assert told(scene, "Bob")[-1] == "ended"


def test_posts_and_mentions(forum: Any, told: Any) -> None:
    scene = forum()
    through_the_night(scene)
    place = next(one.board for one in scene.view("public").boards if one.read)
    ana = scene.player("Ana")
    for n in range(3):
        assert not isinstance(writing.write(scene.game, ana, place, None, f"Bonjour @Bob {n}"), writing.Refused)
    assert told(scene, "Bob").count("mentioned") == 3
    assert told(scene, "Bob").count("posted") == 0
    assert told(scene, "Cleo").count("posted") == 1  # there are new messages, however many
    assert "posted" not in told(scene, "Ana")
    Notice.objects.filter(user=scene.users["Cleo"]).update(read_at=timezone.now())
    writing.write(scene.game, ana, place, None, "encore")
    assert Notice.objects.get(user=scene.users["Cleo"], kind="posted").read_at is None


def test_of_a_secret_board_only_those_hear_who_want_to(forum: Any, told: Any) -> None:
    from loupiote.web.games.models import Seat

    scene = forum()
    bob = Seat.objects.get(game=scene.game, name="Bob")
    telling.posted(scene.game, [bob], public=False, key="p1", mentions=[bob])
    assert told(scene, "Bob") == ["begun"]
    Wishes.objects.create(user=scene.users["Bob"], discreet=False)
    telling.posted(scene.game, [bob], public=False, key="p2", mentions=[bob])
    telling.posted(scene.game, [bob], public=False, key="p3")
    assert told(scene, "Bob") == ["begun", "mentioned", "posted"]
    page = words(client_of(scene, "Bob"))
    assert "clairière" not in page.casefold()
    assert "loup" not in page.casefold().replace("loupiote", "")


def test_a_seat_that_changes_hands(forum: Any, told: Any) -> None:
    from loupiote.web.people.models import User

    scene = forum()
    new = User.objects.create_user("Hugo", email="hugo@example.org")
    seat = scene.game.seats.get(name="Ana")
    seat.user = new
    seat.save()
    telling.seat_changed(scene.game, seat, scene.users["Ana"].pk)
    assert told(scene, "Ana") == ["begun", "seat"]
    assert Notice.objects.filter(user=new).values_list("kind", flat=True).get() == "seat"
    assert "Quelqu’un d’autre a pris ta place." in words(client_of(scene, "Ana"))


def test_the_bell_counts_what_is_unread_and_all_can_be_read(forum: Any) -> None:
    scene = forum()
    ana = client_of(scene, "Ana")
    assert 'aria-label="Avis : 1 non lu"' in words(ana, "/")
    assert ana.post("/notices/read/").status_code == 302
    assert 'aria-label="Avis"' in words(ana, "/")
    assert 'aria-label="Avis : 1 non lu"' in words(client_of(scene, "Bob"), "/")


def test_ones_card_and_the_story_have_the_head_of_the_room(forum: Any, table: Any) -> None:
    scene = forum()
    scene.game.seats.filter(name="Ana").update(bot=True)
    there = client_of(scene, "Ana")
    around = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    for page in ("card", "story"):
        shown = words(there, f"/g/{scene.game.key}/seat/{page}/")
        assert 'id="bell"' in shown and 'hx-select-oob="#bell"' in shown
        assert "Le programme joue à ta place" in shown
        assert 'id="bell"' not in words(around.client("Ana"), f"/g/{around.game.key}/seat/{page}/")


def test_a_page_of_the_rule_book_that_a_browser_keeps_is_fetched_anew_for_its_bell(forum: Any) -> None:
    scene = forum()
    ana = client_of(scene, "Ana")
    ana.get("/regles/meneur/")  # which brings a cookie
    tag = ana.get("/regles/meneur/").headers["ETag"]
    assert ana.get("/regles/meneur/", headers={"If-None-Match": tag}).status_code == 304
    ana.post("/notices/read/")
    assert ana.get("/regles/meneur/", headers={"If-None-Match": tag}).status_code == 200


def test_lists_do_not_ask_more_the_longer_they_are(forum: Any, django_assert_max_num_queries: Any) -> None:
    scene = forum()
    for n in range(40):
        telling.tell(scene.game.seats.all(), "mentioned", scene.game, key=f"p{n}")
    ana = client_of(scene, "Ana")
    with django_assert_max_num_queries(7):
        page = words(ana)
    assert page.count("Quelqu’un te mentionne.") == 30
    assert "page=2" in page


def test_nobody_reads_the_notices_of_another(forum: Any) -> None:
    scene = forum()
    notice = Notice.objects.get(user=scene.users["Ana"])
    assert client_of(scene, "Bob").get(f"/notices/{notice.pk}/").status_code == 404
    client_of(scene, "Bob").post("/notices/read/")
    notice.refresh_from_db()
    assert notice.read_at is None


def test_letters_wait_for_nobody_without_an_address(forum: Any, post: Any) -> None:
    scene = forum()
    scene.users["Ana"].email = ""
    scene.users["Ana"].save()
    telling.tell(scene.game.seats.get(name="Ana"), "prodded", scene.game, key="now")
    assert sorted(one.to[0] for one in post()) == ["bob@example.org", "cleo@example.org", "eve@example.org"]


def test_whoever_comes_into_the_room_has_read_what_it_had_to_tell(forum: Any) -> None:
    scene = forum()
    other = forum()
    ana = client_of(scene, "Ana")
    ana.get(f"/g/{scene.game.key}/")
    mine = Notice.objects.filter(user=scene.users["Ana"])
    assert not mine.filter(game=scene.game, read_at=None).exists()
    assert mine.filter(game=other.game, read_at=None).exists()
    assert Notice.objects.filter(user=scene.users["Bob"], game=scene.game, read_at=None).exists()


def test_who_takes_a_seat_over_from_the_console_and_who_had_it_are_told(forum: Any, told: Any) -> None:
    from loupiote.web.console.substitution import Newcomer, substitute
    from loupiote.web.notices.models import Absence
    from loupiote.web.people.models import User

    scene = forum()
    hugo = User.objects.create_user("Hugo", email="hugo@example.org")
    seat = scene.game.seats.get(name="Ana")
    Absence.objects.create(seat=seat, missed=3)
    turn = door.screen_of(scene.game, scene.mj).turn
    passed = substitute(scene.game, scene.mj, seat, "Hugo", Newcomer(hugo), key="a-key-of-a-form", seen=turn)
    assert passed.result.ok
    assert told(scene, "Ana") == ["begun", "seat"]
    assert Notice.objects.get(user=hugo).words == {"name": "Hugo"}
    assert not Absence.objects.exists()
    ana = client_of(scene, "Ana")
    assert "Quelqu’un d’autre a pris ta place." in words(ana)
    assert ana.get(f"/g/{scene.game.key}/").status_code == 404


def test_a_post_that_nobody_has_to_be_told_of_again_costs_one_question(
    forum: Any, django_assert_max_num_queries: Any
) -> None:
    scene = forum()
    seats = list(scene.game.seats.all())
    telling.posted(scene.game, seats, public=True, key="p1")
    with django_assert_max_num_queries(1):
        telling.posted(scene.game, seats, public=True, key="p2")
    Notice.objects.filter(kind="posted").update(read_at=timezone.now())
    with django_assert_max_num_queries(6):
        telling.posted(scene.game, seats, public=True, key="p3")
    assert Notice.objects.filter(kind="posted", read_at=None).count() == 4


def test_what_began_days_ago_is_not_said_to_be_now(forum: Any) -> None:
    scene = forum()
    ana = client_of(scene, "Ana")
    while Notice.objects.filter(user=scene.users["Ana"], kind="opened").count() < 2:
        door.submit(scene.game.pk, PROGRAM, Close(window=door.view_of(scene.game, scene.mj).window))
        scene.game.refresh_from_db()
    opened = Notice.objects.filter(user=scene.users["Ana"], kind="opened").order_by("pk")
    first, last = opened[0], opened[1]
    Notice.objects.filter(pk=first.pk).update(at=first.at - timedelta(days=2))
    page = words(ana)
    assert page.count("Maintenant : ") == 1 and page.count("Début : ") == 1
    assert page.index("Maintenant : ") < page.index("Début : "), "the newest stands first"
    type(scene.game).objects.filter(pk=scene.game.pk).update(status="finished")
    assert "Maintenant : " not in words(ana)
    assert last.words["moment"] != first.words["moment"]
