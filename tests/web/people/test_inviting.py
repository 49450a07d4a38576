"""What those who lead give: codes, personal links, a second game master's place, a place for onlookers; and one's own link."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from loupiote.web.games.models import Master
from loupiote.web.people import joining
from loupiote.web.people.links import absolute, qr
from loupiote.web.people.models import User

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}


@pytest.fixture
def scene(table: Any) -> Any:
    return table(**VILLAGE)


def do(scene: Any, who: str, what: str, of: object = "", **more: str) -> Any:
    return scene.client(who).post(f"/g/{scene.game.key}/invite/", {"do": what, "of": str(of), **more})


def link(page: str) -> str:
    found = re.search(r"(/s/[^/\"]+/)", page)
    assert found is not None
    return found[1]


def test_the_door_opens_changes_and_closes(scene: Any) -> None:
    game = scene.game
    assert do(scene, "mj", "open").status_code == 302
    game.refresh_from_db()
    first = game.code
    page = scene.client("mj").get(f"/g/{game.key}/invite/").content.decode()
    assert first in page and "<svg" in page and f"/join/{first}/" in page
    do(scene, "co-mj", "open")  # it is open: the code stays
    game.refresh_from_db()
    assert game.code == first
    do(scene, "mj", "new-code")
    game.refresh_from_db()
    assert game.code not in (None, first)
    do(scene, "mj", "close")
    game.refresh_from_db()
    assert game.code is None


def test_nobody_opens_the_door_of_a_game_that_is_over(scene: Any) -> None:
    scene.game.status = "finished"
    scene.game.save()
    for what in ("open", "new-code"):
        do(scene, "mj", what)
        scene.game.refresh_from_db()
        assert scene.game.code is None


def test_a_personal_link_for_a_player_ends_the_one_before(scene: Any) -> None:
    old = scene.client("Ana")
    answer = do(scene, "mj", "link", scene.game.seats.get(name="Ana").pk)
    page = answer.content.decode()
    assert "Lien personnel pour Ana" in page
    phone = Client()
    phone.get(link(page))
    assert phone.get(f"/g/{scene.game.key}/").status_code == 200
    assert old.get(f"/g/{scene.game.key}/").status_code == 404
    assert link(page) not in scene.client("mj").get(f"/g/{scene.game.key}/invite/").content.decode()  # shown once


def test_a_seat_can_be_freed(scene: Any) -> None:
    phone, seat = scene.client("Ana"), scene.game.seats.get(name="Ana")
    page = do(scene, "mj", "free", seat.pk).content.decode()  # one tap asks
    assert "Libérer la place occupée par Ana ?" in page and "lien personnel n’ouvrira plus rien" in page
    assert phone.get(f"/g/{scene.game.key}/").status_code == 200
    do(scene, "mj", "free", seat.pk, sure="1")
    assert phone.get(f"/g/{scene.game.key}/").status_code == 404
    assert not joining.taken(scene.game.seats.get(name="Ana"))


def test_the_seat_of_an_account_says_so_and_that_of_a_bot_is_not_to_be_freed(scene: Any) -> None:
    ana, bob = scene.game.seats.get(name="Ana"), scene.game.seats.filter(name="Bob")
    scene.game.seats.filter(pk=ana.pk).update(user=User.objects.create_user("Zazie", "une phrase assez longue"))
    assert "ni son compte ni un lien personnel" in do(scene, "mj", "free", ana.pk).content.decode()
    bob.update(bot=True)
    page = scene.client("mj").get(f"/g/{scene.game.key}/invite/").content.decode()
    assert "Libérer la place occupée par Ana" in page and "Libérer la place occupée par Bob" not in page


@pytest.mark.parametrize("of", ["", "0", "abc", "99999999", "9" * 40])
@pytest.mark.parametrize("what", ["link", "free", "revoke", "master-link", "nothing", ""])
def test_what_is_not_there_changes_nothing(scene: Any, what: str, of: str) -> None:
    assert do(scene, "mj", what, of).status_code == 302
    assert Master.objects.filter(game=scene.game).count() == 2


def test_a_seat_of_another_game_is_not_there(scene: Any, table: Any) -> None:
    other = table(**VILLAGE)
    phone = other.client("Ana")
    for what in ("link", "free"):
        assert do(scene, "mj", what, other.game.seats.get(name="Ana").pk).status_code == 302
    assert phone.get(f"/g/{other.game.key}/").status_code == 200


def test_a_second_game_master_by_link(scene: Any) -> None:
    page = do(scene, "mj", "co-mj", name=" Gabriel ").content.decode()
    second = Client()
    second.get(link(page), follow=True)
    assert second.get(f"/g/{scene.game.key}/invite/").status_code == 200
    made = Master.objects.get(game=scene.game, name="Gabriel")
    assert made.role == "co-mj"
    again = do(scene, "mj", "master-link", made.pk).content.decode()
    third = Client()
    third.get(link(again), follow=True)
    assert second.get(f"/g/{scene.game.key}/invite/").status_code == 404
    assert third.get(f"/g/{scene.game.key}/trace/").status_code == 200
    assert "Gabriel ne mène plus ?" in do(scene, "mj", "revoke", made.pk).content.decode()
    assert third.get(f"/g/{scene.game.key}/trace/").status_code == 200  # it was asked, no more
    do(scene, "mj", "revoke", made.pk, sure="1")
    assert third.get(f"/g/{scene.game.key}/trace/").status_code == 404


def test_only_the_first_game_master_says_who_else_leads(scene: Any) -> None:
    first = Master.objects.get(game=scene.game, role="mj")
    second = Master.objects.get(game=scene.game, role="co-mj")
    do(scene, "co-mj", "co-mj", name="Intrus")
    do(scene, "co-mj", "revoke", second.pk, sure="1")
    do(scene, "mj", "revoke", first.pk, sure="1")  # nor is the first one ever revoked
    assert Master.objects.filter(game=scene.game).count() == 2


def test_there_are_not_game_masters_without_end(scene: Any) -> None:
    for n in range(10):
        do(scene, "mj", "co-mj", name=f"MJ {n}")
    assert Master.objects.filter(game=scene.game).count() <= 7


def test_onlookers_by_the_address_when_it_is_allowed(scene: Any) -> None:
    stranger = Client()
    assert stranger.get(f"/g/{scene.game.key}/").status_code == 404
    do(scene, "mj", "watch")
    assert stranger.get(f"/g/{scene.game.key}/").status_code == 200
    for path in ("invite/", "device/", "trace/", "prepare/"):
        assert stranger.get(f"/g/{scene.game.key}/{path}").status_code == 404
    do(scene, "mj", "unwatch")
    assert stranger.get(f"/g/{scene.game.key}/").status_code == 404


# ---------------------------------------------------------------------------------------------------------------- another device


@pytest.mark.parametrize("who", ["Ana", "mj", "co-mj"])
def test_one_shows_ones_own_link_to_another_device(scene: Any, who: str) -> None:
    mine, other = scene.client(who), Client()
    page = mine.get(f"/g/{scene.game.key}/device/").content.decode()
    assert "<svg" in page
    other.get(link(page))
    assert other.get(f"/g/{scene.game.key}/device/").status_code == 200
    assert mine.get(f"/g/{scene.game.key}/device/").status_code == 200  # both stay


def test_a_new_link_ends_all_others(scene: Any) -> None:
    mine, lost = scene.client("Ana"), Client()
    lost.get(link(mine.get(f"/g/{scene.game.key}/device/").content.decode()))
    answer = mine.post(f"/g/{scene.game.key}/device/", {"do": "renew"})
    assert answer.cookies[f"loupiote-{scene.game.key}"]["httponly"]
    assert "/s/s" in mine.get(answer.headers["Location"]).content.decode()
    assert lost.get(f"/g/{scene.game.key}/").status_code == 404


def test_an_account_has_a_link_when_it_asks_for_one(scene: Any) -> None:
    user = User.objects.create_user("Zazie", "une phrase assez longue")
    Master.objects.filter(game=scene.game, role="mj").update(user=user, token_hash="")
    client = Client()
    client.force_login(user)
    assert "/s/m" not in client.get(f"/g/{scene.game.key}/device/").content.decode()
    page = client.post(f"/g/{scene.game.key}/device/", {"do": "renew"}, follow=True).content.decode()
    other = Client()
    other.get(link(page))
    assert other.get(f"/g/{scene.game.key}/invite/").status_code == 200


def test_a_place_can_be_kept_in_an_account(scene: Any) -> None:
    user = User.objects.create_user("Zazie", "une phrase assez longue")
    client = scene.client("Ana")
    client.force_login(user)
    assert 'value="keep"' in client.get(f"/g/{scene.game.key}/device/").content.decode()
    client.post(f"/g/{scene.game.key}/device/", {"do": "keep"})
    assert scene.game.seats.get(name="Ana").user == user
    elsewhere = Client()
    elsewhere.force_login(user)
    assert elsewhere.get(f"/g/{scene.game.key}/").status_code == 200
    bob = scene.client("Bob")  # one account, one place in a game
    bob.force_login(user)
    bob.post(f"/g/{scene.game.key}/device/", {"do": "keep"})
    assert scene.game.seats.get(name="Bob").user is None


# -------------------------------------------------------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("url", "hosts", "host", "wanted"),
    [
        ("https://loups.example.org", [], "localhost", "https://loups.example.org/x"),
        ("", ["192.168.1.20"], "localhost:8000", "http://192.168.1.20:8000/x"),
        ("", ["192.168.1.20"], "127.0.0.1:8000", "http://192.168.1.20:8000/x"),
        ("", ["fe80::1"], "localhost:8000", "http://[fe80::1]:8000/x"),
        ("", [], "localhost:8000", "http://localhost:8000/x"),
        ("", ["192.168.1.20"], "192.168.1.20:8000", "http://192.168.1.20:8000/x"),
    ],
)
def test_links_are_for_other_devices(
    rf: Any, settings: Any, url: str, hosts: list[str], host: str, wanted: str
) -> None:
    from urllib.parse import urlsplit

    settings.PUBLIC = urlsplit(url)
    settings.ALLOWED_HOSTS = ["localhost", "127.0.0.1", *hosts]
    assert absolute(rf.get("/", headers={"host": host}), "/x") == wanted


def test_a_qr_code_is_a_drawing_and_nothing_else() -> None:
    drawn = qr("http://192.168.1.20:8000/join/ABCDEF/?a=<b>")
    assert drawn.startswith("<svg ")
    assert "<b>" not in drawn and "style" not in drawn and "script" not in drawn


# ------------------------------------------------------------------------------------------------------------------------- trace


def test_the_trace_says_who_did_what(scene: Any) -> None:
    from loupiote.kernel.inputs import Close, Decree, Reply
    from loupiote.web.games import door

    game = scene.game
    second = scene.co_mj
    assert door.submit(game.pk, scene.mj, Reply(player="Ana", power="sonder", value=("Bob",))).ok
    assert door.submit(game.pk, second, Close(window=scene.view().window)).ok
    assert door.submit(game.pk, second, Decree(what="mark", who="Dan", value="no-vote")).ok
    assert door.undo(game.pk, scene.mj).ok
    page = scene.client("mj").get(f"/g/{game.key}/trace/").content.decode()
    for words in ("co-mj", "Ana", "sonde", "Bob", "Dan", "a annulé", "a commencé la partie"):
        assert words in page, words


def test_a_game_by_forum_speaks_of_no_phones(table: Any) -> None:
    scene = table(mode="forum", **VILLAGE)
    page = scene.client("mj").get(f"/g/{scene.game.key}/invite/").content.decode().partition("<main")[2]
    assert "téléphone" not in page and "table" not in page.replace("/table/", "")
    assert "Créer un code" in page
