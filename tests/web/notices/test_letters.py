"""Letters: the same words whatever they are about, when each person wants them, and no more once they say so."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from django.core import mail
from django.test import Client
from django.utils import timezone

from loupiote.web.notices import beat, letters, stopping, telling
from loupiote.web.notices.kinds import KINDS
from loupiote.web.notices.models import Notice, Wishes

NOON = datetime(2026, 3, 3, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _here(settings: Any) -> None:
    from urllib.parse import urlsplit

    settings.PUBLIC = urlsplit("https://loups.example.org")


def neutral(text: str) -> str:
    """A letter without what is its reader's own: the ticket."""
    return re.sub(r"/letters/stop/[^/]+/", "/letters/stop/…/", text)


def test_a_letter_says_nothing_but_the_title_and_the_address(forum: Any, post: Any) -> None:
    scene = forum()
    (ana,) = (one for one in post() if one.to == ["ana@example.org"])
    assert ana.subject == "Loupiote – Thiercelieux"
    assert neutral(ana.body) == (
        "Bonjour Ana,\n\nil y a du nouveau pour toi dans :\n\nThiercelieux\n"
        f"https://loups.example.org/g/{scene.game.key}/\n\n"
        "De quoi il s’agit, tu le liras là-bas : un e-mail ne dit rien d’une partie.\n\n"
        "Tes avis : https://loups.example.org/notices/\n"
        "Ce qu’on t’écrit par e-mail : https://loups.example.org/notices/choices/\n"
        "Ne plus recevoir d’e-mail sur tes parties : https://loups.example.org/letters/stop/…/\n"
    )


def test_every_kind_of_notice_gives_the_same_letter(forum: Any, post: Any) -> None:
    """Whoever sees a preview cannot tell a reminder from a mention, nor a wolf from a villager."""
    scene = forum()
    post()
    seen = set()
    for kind in KINDS:
        Wishes.objects.update_or_create(user=scene.users["Ana"], defaults={"ways": dict.fromkeys(KINDS, "once")})
        telling.tell(
            scene.game.seats.get(name="Ana"), kind, scene.game, key="k", name="Bob", moment="nuit", number=2, times=3
        )
        (letter,) = post()
        seen.add((letter.subject, neutral(letter.body), str(sorted(letter.extra_headers))))
    assert len(seen) == 1


def test_letters_are_in_the_language_of_their_reader(forum: Any, post: Any) -> None:
    scene = forum()
    scene.users["Bob"].lang = "en"
    scene.users["Bob"].save()
    bob = next(one for one in post() if one.to == ["bob@example.org"])
    assert bob.body.startswith("Hello Bob,\n\nthere is something for you in:\n\nThiercelieux\n")


def test_one_letter_for_all_that_is_new(forum: Any, post: Any) -> None:
    scene, other = forum(), forum()
    other.game.title = "Autre\n\nSubject: oups"
    other.game.save()
    telling.tell(scene.game.seats.all(), "prodded", scene.game, key="1")
    (ana,) = (one for one in post() if one.to == ["ana@example.org"])
    assert ana.subject == "Loupiote – tes parties"
    assert ana.body.count("https://loups.example.org/g/") == 2
    assert post() == []


def test_a_title_of_several_lines_makes_no_header(forum: Any, post: Any) -> None:
    scene = forum()
    scene.game.title = "Oups\nBcc: x@example.org"
    scene.game.save()
    assert {one.subject for one in post()} == {"Loupiote – Oups Bcc: x@example.org"}


def test_once_a_day_at_the_hour_of_ones_zone(forum: Any, post: Any) -> None:
    with time_machine.travel(NOON, tick=False):
        scene = forum()
        post()
        for name, zone in (("Ana", ""), ("Bob", "America/Montreal")):
            scene.users[name].zone = zone
            scene.users[name].save()
            Wishes.objects.create(user=scene.users[name], hour=18, ways={"mentioned": "day"})
            telling.tell(scene.game.seats.get(name=name), "mentioned", scene.game, key="p")
        assert post() == []
    with time_machine.travel(NOON + timedelta(hours=5), tick=False):  # 18 h in Paris
        assert [one.to for one in post()] == [["ana@example.org"]]
    with time_machine.travel(NOON + timedelta(hours=11), tick=False):  # 18 h in Montreal
        assert [one.to for one in post()] == [["bob@example.org"]]


def test_what_was_read_meanwhile_needs_no_letter(forum: Any, post: Any) -> None:
    from loupiote.web.notices import reading

    scene = forum()
    reading.seen(scene.game, scene.player("Ana"))
    assert ["ana@example.org"] not in [one.to for one in post()]


def test_never_means_never(forum: Any, post: Any) -> None:
    scene = forum(begin=False)
    from loupiote.web.games import door

    Wishes.objects.create(user=scene.users["Ana"], ways={"begun": "never"})
    Wishes.objects.create(user=scene.users["Bob"], letters=False)
    door.start(scene.game.pk, scene.mj)
    assert sorted(one.to[0] for one in post()) == ["cleo@example.org", "eve@example.org"]


def test_a_letter_that_failed_is_sent_later_and_at_last_given_up(
    forum: Any, post: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = letters.letter

    def broken(*_: Any) -> Any:
        raise OSError("the post office is closed")

    with time_machine.travel(NOON, tick=False):
        forum()
        monkeypatch.setattr(letters, "letter", broken)
        assert post() == []
        monkeypatch.setattr(letters, "letter", whole)
        assert post() == []  # not at every look
    with time_machine.travel(NOON + letters.LEASE + timedelta(seconds=1), tick=False):
        assert len(post()) == 4
    with time_machine.travel(NOON, tick=False):
        forum()
        monkeypatch.setattr(letters, "letter", broken)
        post()
        monkeypatch.setattr(letters, "letter", whole)
    with time_machine.travel(NOON + letters.GIVEN_UP + timedelta(hours=1), tick=False):
        assert post() == []
        assert not Notice.objects.exclude(due_at=None).exists()


def test_two_clocks_send_one_letter(forum: Any, post: Any, settings: Any) -> None:
    from django_tasks_db.models import DBTaskResult

    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
    forum()
    for _ in range(2):
        beat._last = 0.0
        beat.beat()
    assert DBTaskResult.objects.filter(task_path=letters.send.module_path).count() == 4
    for row in DBTaskResult.objects.all():
        for _ in range(2):  # a worker that was killed has it done again
            letters.send.call(*row.args_kwargs["args"])
    assert len(mail.outbox) == 4


# --------------------------------------------------------------------------------------------------------- no more
def test_no_more_letters_without_signing_in(forum: Any, post: Any) -> None:
    scene = forum()
    ana = next(one for one in post() if one.to == ["ana@example.org"])
    link = ana.extra_headers["List-Unsubscribe"].strip("<>")
    assert ana.extra_headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = link.removeprefix("https://loups.example.org")
    browser = Client(enforce_csrf_checks=True)
    assert browser.get(path).status_code == 200
    assert not Wishes.objects.filter(letters=False).exists()  # to look at it does nothing
    assert browser.post(path, {"List-Unsubscribe": "One-Click"}).status_code == 200
    assert Wishes.objects.get(letters=False).user == scene.users["Ana"]
    telling.tell(scene.game.seats.all(), "prodded", scene.game, key="1")
    assert ["ana@example.org"] not in [one.to for one in post()]
    assert browser.post(path, {"do": "again"}).status_code == 200
    telling.tell(scene.game.seats.all(), "prodded", scene.game, key="2")
    assert ["ana@example.org"] in [one.to for one in post()]


@pytest.mark.parametrize("kind", ["opened", "prodded"])
def test_no_more_letters_means_none_that_is_on_its_way(kind: str, forum: Any, post: Any) -> None:
    with time_machine.travel(NOON, tick=False) as clock:
        scene = forum()
        post()
        telling.tell(scene.game.seats.all(), kind, scene.game, key="1", moment="nuit", number=1)
        Client().post(f"/letters/stop/{stopping.ticket(scene.users['Ana'])}/")
        clock.shift(timedelta(days=1))
        to = [one.to for one in post()]
    assert ["bob@example.org"] in to and ["ana@example.org"] not in to


def test_a_link_of_somebody_elses_making_stops_nothing(forum: Any) -> None:
    scene = forum()
    good = stopping.ticket(scene.users["Ana"])
    assert "ana" not in good
    for bad in ("x", good[:-1], good + "x", "a:b:c"):
        assert Client().post(f"/letters/stop/{bad}/").status_code == 404
    scene.users["Ana"].email = "autre@example.org"
    scene.users["Ana"].save()
    assert Client().post(f"/letters/stop/{good}/").status_code == 404
    assert not Wishes.objects.exists()


def test_what_is_for_game_masters_is_offered_to_those_who_lead(forum: Any) -> None:
    scene = forum()
    Wishes.objects.create(user=scene.users["Ana"], ways={"absent": "never"})
    pages = {}
    for name in ("Ana", "mj"):
        client = Client(headers={"accept-language": "fr"})
        client.force_login(scene.users[name], backend="django.contrib.auth.backends.ModelBackend")
        pages[name] = client.get("/notices/choices/").content.decode()
        ways = {kind: "day" for kind, one in KINDS.items() if name == "mj" or not one.leads}
        assert client.post("/notices/choices/", {"letters": "on", "hour": "7"} | ways).status_code == 302
    assert "id_absent" in pages["mj"]
    assert "id_absent" not in pages["Ana"]
    assert Wishes.objects.get(user=scene.users["Ana"]).ways["absent"] == "never"  # for the day that she leads again


def test_choices_are_kept_and_hold_for_what_waits(forum: Any, post: Any) -> None:
    scene = forum()
    client = Client()
    client.force_login(scene.users["Ana"], backend="django.contrib.auth.backends.ModelBackend")
    page = client.get("/notices/choices/").content.decode()
    assert "ana@example.org" in page
    ways = dict.fromkeys(KINDS, "never") | {"reminder": "once"}
    answer = client.post("/notices/choices/", {"letters": "on", "hour": "7", "frank": "on"} | ways)
    assert answer.status_code == 302
    wishes = Wishes.objects.get()
    assert (wishes.hour, wishes.discreet, wishes.letters) == (7, False, True)
    assert wishes.ways["begun"] == "never"
    assert "reminder" not in wishes.ways  # as by default
    assert ["ana@example.org"] not in [one.to for one in post()]
    assert client.post("/notices/choices/", {"hour": "25"} | ways).status_code == 200
    assert Notice.objects.filter(user=scene.users["Ana"], due_at__lte=timezone.now()).count() == 0
