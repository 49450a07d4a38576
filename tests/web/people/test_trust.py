"""Profiles, blocking, reporting, and what stays of somebody who has deleted their account."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from loupiote.web.games import access, door, tables
from loupiote.web.games.models import Chapter, Entry, Input, Seat, Telling
from loupiote.web.people import blocks, leaving, reports
from loupiote.web.people.models import Report, User
from web_calling import account, signed_in

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}


# ----------------------------------------------------------------------------------------------------------------- profile
def test_times_are_shown_in_ones_own_zone() -> None:
    client = signed_in("Ana")
    form = {"email": "", "lang": "fr", "zone": "Asia/Tokyo", "shown": "on"}
    assert client.post("/people/account/", form).cookies["loupiote-zone"].value == "Asia/Tokyo"
    assert account("Ana").zone == "Asia/Tokyo"
    client.post("/people/account/", form | {"zone": "Mars/Olympus"})
    assert account("Ana").zone == "Asia/Tokyo"
    other = Client()
    answer = other.post("/people/sign-in/", {"username": "Ana", "password": "une phrase assez longue"})
    assert answer.cookies["loupiote-zone"].value == "Asia/Tokyo"
    other.cookies["loupiote-zone"] = "../../etc/passwd"
    assert other.get("/").status_code == 200


def test_a_zone_moves_the_hours_of_a_page(table: Any) -> None:
    scene = table(**VILLAGE)
    client = scene.client("mj")
    at = Entry.objects.filter(game=scene.game).latest("seq").at
    client.cookies["loupiote-zone"] = "Asia/Kathmandu"
    from datetime import timedelta

    page = client.get(f"/g/{scene.game.key}/trace/").content.decode()
    assert (at + timedelta(hours=5, minutes=45)).strftime("%H:%M") in page


@pytest.mark.parametrize("name", ["Élise", "elise", "É/l?i#s&e", "<b>Ana</b>", "..a", "💡"])
def test_whatever_a_name_its_page_has_an_address(name: str) -> None:
    from django.urls import reverse

    if name != "elise":
        User.objects.create_user(name, "une phrase assez longue")
    else:
        User.objects.create_user("Élise", "une phrase assez longue")
    answer = Client().get(reverse("people:person", args=[name]))
    assert answer.status_code == 200 and "<b>Ana" not in answer.content.decode()


def test_nobody_has_no_page() -> None:
    account("Ana")
    User.objects.filter(name="Ana").update(is_active=False)
    assert Client().get("/who/Ana/").status_code == Client().get("/who/Bob/").status_code == 404


# ---------------------------------------------------------------------------------------------------------------- blocking
def test_keeping_somebody_away() -> None:
    ana, bob = signed_in("Ana"), account("Bob")
    assert Client().post("/block/", {"name": "Bob", "on": "1"}).headers["Location"].startswith("/people/sign-in/")
    ana.post("/block/", {"name": "bob", "on": "1"})
    ana.post("/block/", {"name": "Ana", "on": "1"})
    assert blocks.keeps_away(account("Ana"), bob) and not blocks.keeps_away(bob, account("Ana"))
    assert not blocks.keeps_away(account("Ana"), account("Ana")) and not blocks.keeps_away(account("Ana"), None)
    assert "Ne plus bloquer" in ana.get("/who/Bob/").content.decode()
    assert "Bob" in ana.get("/people/account/").content.decode()
    assert "bloqu" not in signed_in("Bob").get("/who/Ana/").content.decode().casefold().replace("bloquer", "").replace(
        "personne bloquée", ""
    )
    ana.post("/block/", {"name": "Bob"})
    assert not blocks.keeps_away(account("Ana"), bob)


# --------------------------------------------------------------------------------------------------------------- reporting
def test_a_person_is_reported_and_the_operator_deals_with_it() -> None:
    account("Bob")
    ana = signed_in("Ana")
    assert "Bob" in ana.get("/report/?person=Bob").content.decode()
    ana.post("/report/?person=Bob", {"words": "  "})
    assert not Report.objects.exists()
    assert ana.post("/report/?person=Bob", {"words": "Il insulte tout le monde."}).headers["Location"] == "/"
    made = Report.objects.get()
    assert (made.what, made.of, made.about, made.by_name, made.state) == ("person", "Bob", account("Bob"), "Ana", "new")
    chef = Client()
    chef.force_login(User.objects.create_superuser("Chef", "une phrase assez longue"))
    assert "Bob" in chef.get("/admin/loupiote_people/report/").content.decode()
    page = f"/admin/loupiote_people/report/{made.pk}/change/"
    assert "Il insulte tout le monde." in chef.get(page).content.decode()
    assert chef.post(page, {"state": "done", "note": "Compte fermé.", "words": "changed"}).status_code == 302
    made.refresh_from_db()
    assert (made.state, made.note, str(made.seen_by)) == ("done", "Compte fermé.", "Chef")
    assert made.words == "Il insulte tout le monde." and made.seen_at is not None
    assert chef.get("/admin/loupiote_people/report/add/").status_code == 403
    assert ana.get("/admin/loupiote_people/report/").status_code == 302


def test_operators_hear_of_a_report_and_find_what_it_is_about(table: Any, settings: Any) -> None:
    from django.core import mail

    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}
    chef = User.objects.create_superuser("Chef", "une phrase assez longue", email="chef@example.org")
    User.objects.create_superuser("Sans adresse", "une phrase assez longue")
    client, ana = Client(), signed_in("Ana")
    client.force_login(chef)
    assert "signalement" not in client.get("/").content.decode()
    account("Bob")
    ana.post("/report/?person=Bob", {"words": "Il insulte tout le monde."})
    (letter,) = mail.outbox
    made = Report.objects.get()
    page = f"/admin/loupiote_people/report/{made.pk}/change/"
    assert letter.to == ["chef@example.org"]
    assert page in letter.body
    assert "insulte" not in letter.body + letter.subject
    assert "Bob" not in letter.body + letter.subject
    assert "1 signalement t’attend" in client.get("/").content.decode()
    assert "signalement" not in ana.get("/").content.decode()
    assert 'href="/who/Bob/"' in client.get(page).content.decode()
    assert 'href="/who/Bob/"' in client.get("/admin/loupiote_people/report/").content.decode()
    scene = table(**VILLAGE)
    game = Report.objects.create(what="game", of=scene.game.key, game=scene.game, words="x")
    post = Report.objects.create(what="post", of=f"{scene.game.key} abcdef", game=scene.game, words="x")
    assert reports.address_of(game) == f"/g/{scene.game.key}/"
    assert reports.address_of(post) == f"/g/{scene.game.key}/square/p/abcdef/"
    client.post(page, {"state": "open", "note": ""})
    assert "2 signalements t’attendent" in client.get("/").content.decode()


def test_only_what_one_may_see_can_be_reported(table: Any) -> None:
    scene = table(**VILLAGE)
    for query in ("game=none", f"game={scene.game.key}", "person=Nobody", "", f"game={scene.game.key}&post=1"):
        assert Client().get(f"/report/?{query}").status_code == 404
    client = scene.client("Ana")
    client.post(f"/report/?game={scene.game.key}", {"words": "Le nom de cette partie."})
    assert (Report.objects.get().by_name, Report.objects.get().game) == ("Ana", scene.game)
    assert client.get(f"/report/?game={scene.game.key}&post=1").status_code == 404


def test_an_operator_who_plays_does_not_read_a_reported_post(table: Any, monkeypatch: Any) -> None:
    scene = table(**VILLAGE)

    def find(game: Any, viewer: Any, number: str) -> reports.Quoted | None:
        return reports.Quoted(number, "Bob", "Cleo doit mourir.", None) if viewer.name == "Ana" else None

    monkeypatch.setattr(reports, "_find", [find])
    assert scene.client("Dan").get(f"/report/?game={scene.game.key}&post=7").status_code == 404
    ana = scene.client("Ana")
    assert "Cleo doit mourir." in ana.get(f"/report/?game={scene.game.key}&post=7").content.decode()
    ana.post(f"/report/?game={scene.game.key}&post=7", {"words": "Menaces"})
    chef = User.objects.create_superuser("Chef", "une phrase assez longue")
    client = Client()
    client.force_login(chef)
    page = f"/admin/loupiote_people/report/{Report.objects.get().pk}/change/"
    assert "Cleo doit mourir." in client.get(page).content.decode()
    Seat.objects.filter(game=scene.game, name="Dan").update(user=chef)
    _nothing_of_it(client, page, scene.game)
    Seat.objects.filter(game=scene.game, name="Dan").update(user=None)
    by_link = scene.client("Dan")  # a player by a link, who signs in as operator in the same browser
    by_link.force_login(chef)
    _nothing_of_it(by_link, page, scene.game)
    Seat.objects.filter(game=scene.game, name="Ana").update(user=chef)  # who may read it
    shown = client.get(page).content.decode()
    assert "Menaces" in shown and "Cleo doit mourir." not in shown
    assert door.submit(scene.game.pk, scene.mj, _end()).ok
    assert "Cleo doit mourir." in client.get(page).content.decode()


def _nothing_of_it(client: Client, page: str, game: Any) -> None:
    """As if there were no such report, on whatever page of it: who wrote there, and who has read it, is secret too."""
    for path in (page, page.replace("change", "history"), page.replace("change", "delete")):
        assert client.get(path).status_code == 302
    for asked in ("", "?q=Mena", "?what__exact=post", "?o=-1"):
        listed = client.get(f"/admin/loupiote_people/report/{asked}").content.decode()
        assert "1 signalement t’est caché" in listed and "/report/1/" not in listed
        assert not [one for one in ("Cleo doit mourir.", "Menaces", f"{game.key} 7") if one in listed]


def _end() -> Any:
    from loupiote.kernel.inputs import Decree

    return Decree(what="end-game", value=["Bob"])


# ----------------------------------------------------------------------------------------------------------------- leaving
def texts(game: Any) -> str:
    """All that a game has kept."""
    game.refresh_from_db()
    kept = [json.dumps(game.plan, ensure_ascii=False)]
    for kind, field in ((Chapter, "state"), (Input, "data"), (Telling, "data"), (Entry, "data"), (Entry, "actor")):
        kept += kind.objects.filter(game=game).values_list(field, flat=True)
    kept += Entry.objects.filter(game=game).values_list("who", flat=True)
    kept += game.seats.values_list("name", flat=True)
    return "\n".join(kept)


@pytest.mark.parametrize("over", [False, True])
def test_a_game_stays_under_a_neutral_name(over: bool, table: Any) -> None:
    scene = table(mode="forum", **VILLAGE)
    user = account("Ana")
    Seat.objects.filter(game=scene.game, name="Ana").update(user=user, alias="La Meunière")
    scene.reply("Ana", "sonder", "Bob", by=scene.player("Ana"))
    scene.close()
    if over:
        assert door.submit(scene.game.pk, scene.mj, _end()).ok
    before = scene.view("mj").plain()
    assert '"Ana"' in texts(scene.game)
    leaving.delete(user)
    after = texts(scene.game)
    assert "Ana" not in after.split() and '"Ana"' not in after and '"Anonyme"' in after
    seat = scene.game.seats.get(name="Anonyme")
    assert (seat.user, seat.alias, seat.bot) == (None, "", False)
    assert json.dumps(before).replace("Ana", "Anonyme") == json.dumps(scene.view("mj").plain())
    tables.forget()  # another process reads it all anew
    assert json.dumps(before).replace("Ana", "Anonyme") == json.dumps(scene.view("mj").plain())
    assert not tables.current(scene.game).strayed
    if not over:  # and it goes on
        assert scene.close().ok or scene.view().window is not None
        door.undo(scene.game.pk, scene.mj)


def test_who_leads_is_told_that_a_seat_is_empty(table: Any) -> None:
    from loupiote.web.notices.kinds import sentence
    from loupiote.web.notices.models import Notice

    scene = table(mode="forum", **VILLAGE)
    scene.game.masters.filter(role="mj").update(user=account("Zazie"))
    for name in ("Ana", "Bob"):
        Seat.objects.filter(game=scene.game, name=name).update(user=account(name))
    leaving.delete(account("Ana"))
    signed_in("Bob").post(f"/g/{scene.game.key}/leave/")
    said = [sentence(one.kind, one.words) for one in Notice.objects.filter(kind="left").order_by("pk")]
    assert len(said) == 2
    assert "place 1" in said[0] and "Anonyme" in said[0]
    assert "place 2" in said[1] and "Bob" in said[1]


def test_where_nobody_leads_the_program_plays_on(table: Any) -> None:
    scene = table(mode="forum", **VILLAGE)
    scene.game.led = False
    scene.game.save()
    for name in ("Ana", "Bob"):
        Seat.objects.filter(game=scene.game, name=name).update(user=account(name))
        leaving.delete(account(name))
    seats = {seat.name: seat.bot for seat in scene.game.seats.all()}
    assert seats == {"Anonyme": True, "Anonyme 2": True, "Cleo": False, "Dan": False}


def test_a_name_that_is_a_word_of_the_game_is_left_in_its_story(table: Any) -> None:
    scene = table(mode="forum", voyante="voyante", Bob="loup-garou", Cleo="simple-villageois")
    user = User.objects.create_user("voyante", "une phrase assez longue")
    Seat.objects.filter(game=scene.game, name="voyante").update(user=user)
    leaving.delete(user)
    assert [seat.name for seat in scene.game.seats.all()] == ["Anonyme", "Bob", "Cleo"]
    assert scene.view("mj").seats[0].name == "voyante"


def test_a_name_at_a_table_that_is_not_the_accounts_stays(table: Any) -> None:
    scene = table(**VILLAGE)
    user = account("Zoé")
    Seat.objects.filter(game=scene.game, name="Ana").update(user=user)
    leaving.delete(user)
    assert scene.game.seats.filter(name="Ana", user=None).exists()


def test_who_waited_or_had_a_seat_makes_room(calling: Any) -> None:
    made = calling(players=3)
    for name in ("Ana", "Bob", "Cleo", "Dan", "Eve"):
        made.come(name)
    leaving.delete(account("Dan"))
    leaving.delete(account("Ana"))
    assert made.names == ["Bob", "Cleo", "Eve"] and made.waiting == []


def test_who_led_leaves_no_name(table: Any) -> None:
    scene = table(**VILLAGE)
    user = account("Zazie")
    scene.game.masters.filter(role="mj").update(user=user, name="Zazie")
    mj = access.as_viewer(scene.game.masters.get(role="mj"))
    from loupiote.kernel.inputs import Close

    assert door.submit(scene.game.pk, mj, Close(window=scene.view().window or "")).ok
    leaving.delete(user)
    assert "Zazie" not in texts(scene.game) and "Zazie" not in scene.game.masters.values_list("name", flat=True)
    assert scene.client("co-mj").get(f"/g/{scene.game.key}/trace/").status_code == 200


def test_nothing_is_heard_of_somebody_who_is_kept_away(table: Any) -> None:
    from loupiote.web.notices.models import Notice
    from loupiote.web.notices.telling import posted

    scene = table(mode="forum", **VILLAGE)
    seats = {seat.name: seat for seat in scene.game.seats.all()}
    for name in ("Ana", "Bob"):
        seats[name].user = account(name)
        seats[name].save()
    blocks.set_block(account("Ana"), account("Cleo"), on=True)
    everybody = list(seats.values())
    posted(scene.game, everybody, public=True, key="1", mentions=everybody, by=account("Cleo").pk)
    assert {notice.user for notice in Notice.objects.filter(user__isnull=False)} == {account("Bob")}
