"""Nothing that a game has kept says the name of a deleted account; and nothing else changes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.apps import apps
from django.db import models
from django.test import Client

from loupiote.kernel.inputs import Close, Decree
from loupiote.web.console.handing import Newcomer
from loupiote.web.console.substitution import substitute
from loupiote.web.games import access, door, tables
from loupiote.web.games.models import Seat
from loupiote.web.notices.kinds import sentence
from loupiote.web.notices.models import Notice
from loupiote.web.people import leaving
from loupiote.web.people.models import Report, User
from loupiote.web.square import writing
from loupiote.web.square.models import Post, Prepared

VILLAGE = {"Chloé": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Day": "sorciere"}
VILLAGE |= {"Farid": "simple-villageois", "Gus": "simple-villageois"}


def everything() -> dict[str, str]:
    """Every text in both databases: table and field -> all that stands there."""
    found = {}
    for kind in apps.get_models():
        for field in kind._meta.concrete_fields:
            if isinstance(field, models.CharField | models.TextField | models.JSONField):
                values = kind._default_manager.values_list(field.attname, flat=True)
                text = "\n".join(one if isinstance(one, str) else json.dumps(one, ensure_ascii=False) for one in values)
                found[f"{kind.__name__}.{field.attname}"] = text
    return found


def where(name: str) -> list[str]:
    """The fields in which a name stands still."""
    return [field for field, text in everything().items() if re.search(rf"(?<!\w){name}(?!\w)", text)]


def played(table: Any, **more: Any) -> Any:
    """A game by forum with accounts, in which Chloé has voted, written, and been named."""
    scene = table(mode="forum", watch=True, **more, **VILLAGE)
    for seat in scene.game.seats.all():
        seat.user = User.objects.create_user(seat.name)
        seat.alias = "La Meunière" if seat.name == "Chloé" else ""
        seat.save()
    scene.reply("Chloé", "sonder", "Bob", by=scene.player("Chloé"))
    scene.reply("Bob", "devorer", "Chloé", by=scene.player("Bob"))
    scene.reply("Bob", "devorer", "Farid", by=scene.player("Bob"))
    for _ in range(20):
        if scene.view("Cleo").window and "vote" in (scene.view().window or ""):
            break
        scene.close()
        if not Post.objects.filter(kind="post").exists():
            writing.write(scene.game, scene.player("Chloé"), "place", None, "Bonsoir.")
            writing.write(scene.game, scene.player("Bob"), "place", None, "@Chloé, et toi @La Meunière ?")
    assert Post.objects.filter(kind="post").count() == 2
    scene.reply("Chloé", "voter", "Gus", by=scene.player("Chloé"))
    scene.reply("Bob", "voter", "Chloé", by=scene.player("Bob"))
    return scene


def hand_over(scene: Any, old: str, new: str) -> None:
    seat = scene.game.seats.get(name=old)
    user = User.objects.create_user(new)
    passed = substitute(scene.game, scene.mj, seat, new, Newcomer(user=user), key=f"hand-{len(new)}", seen=10**6)
    assert passed.result.ok, passed.result


def end(scene: Any) -> None:
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Bob"])).ok


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("handed", [False, True])
def test_no_place_keeps_the_name_of_a_deleted_account(table: Any, handed: bool, over: bool) -> None:
    scene = played(table)
    if handed:
        hand_over(scene, "Chloé", "Igor")
    if over:
        end(scene)
    assert len(where("Chloé")) > 5
    before = scene.view("mj").plain()
    leaving.delete(User.objects.get(name="Chloé"))
    assert where("Chloé") == []
    assert where("La Meunière") == []
    assert scene.game.seats.filter(name="Igor" if handed else "Anonyme").exists()
    neutral = json.dumps(before, ensure_ascii=False).replace("Chloé", "Anonyme")
    assert json.loads(neutral) == json.loads(json.dumps(scene.view("mj").plain(), ensure_ascii=False))
    tables.forget()
    assert not tables.current(scene.game).strayed
    pages = [
        "square/",
        "announcements/",
        "votes/",
        *(["after/record.yaml", "after/votes/", "after/story/"] if over else []),
    ]
    for page in pages:
        answer = scene.client("stranger").get(f"/g/{scene.game.key}/{page}", follow=True)
        assert answer.status_code == 200, page
        assert "Chlo" not in answer.content.decode(), page
    if not over:
        assert door.submit(scene.game.pk, scene.mj, Close(window=scene.view().window or "")).ok
        assert where("Chloé") == []


def test_two_who_had_one_seat_are_two_that_nobody_knows(table: Any) -> None:
    scene = played(table)
    hand_over(scene, "Chloé", "Igor")
    leaving.delete(User.objects.get(name="Chloé"))
    leaving.delete(User.objects.get(name="Igor"))
    assert where("Chloé") == where("Igor") == []
    assert scene.game.seats.filter(name="Anonyme 2").exists()
    player = tables.current(scene.game).table.game.players[0]
    assert (player.id, player.former) == ("Anonyme 2", ["Anonyme"])


def test_a_name_that_somebody_else_has_taken_again_stays(table: Any) -> None:
    scene = played(table)
    first = User.objects.get(name="Chloé")
    hand_over(scene, "Chloé", "Igor")
    first.name = "Lea"
    first.save()
    hand_over(scene, "Igor", "Chloé")
    leaving.delete(User.objects.get(name="Lea"))
    assert scene.game.seats.filter(name="Chloé").exists()


def test_words_like_the_name_stay(table: Any) -> None:
    """An account was called like a word of the story."""
    scene = played(table)
    scene.game.lang = "en"
    scene.game.save()
    board = "place"
    said = Post.objects.create(
        game=scene.game, board=board, kind="announcement", tick=1, text="Day 2 begins, **Day** is dead. Day!"
    )
    words = Prepared.objects.create(game=scene.game, moment="jour", title="Day 3", digest="", text="Day, **Day**!")
    before = {post.pk: post.text for post in Post.objects.exclude(pk=said.pk)}
    leaving.delete(User.objects.get(name="Day"))
    said.refresh_from_db()
    words.refresh_from_db()
    assert said.text == "Day 2 begins, **Anonymous** is dead. Day!"
    assert (words.text, words.title) == ("Day, **Anonymous**!", "Day 3")
    changed = {pk: text for pk, text in before.items() if Post.objects.get(pk=pk).text != text}
    assert all("**Day**" in text or "@Day" in text for text in changed.values())


def test_to_whom_a_seat_was_given_is_not_said_any_more(table: Any) -> None:
    scene = played(table)
    seat, user = scene.game.seats.get(name="Gus"), User.objects.create_user("Hugo")
    assert substitute(scene.game, scene.mj, seat, "Gustave", Newcomer(user=user), key="hand", seen=10**6).result.ok
    assert "Deed.data" in where("Hugo")
    leaving.delete(user)
    assert where("Hugo") == where("Gustave") == []
    deed = json.loads(scene.game.deeds.get(kind="seat-account").data)
    assert deed["name"] == deed["account"] == "Anonyme"


@pytest.mark.parametrize("heir", ["Yves", None])
def test_who_led_after_somebody_is_not_said_any_more(table: Any, heir: str | None) -> None:
    scene = played(table)
    scene.game.masters.filter(role="co-mj").delete()
    scene.game.masters.update(user=User.objects.create_user("Zazie"), name="Zazie")
    yves = User.objects.create_user("Yves")
    leaving.delete(User.objects.get(name="Zazie"), {scene.game.pk: yves})
    assert {"Deed.data", "Notice.words"} < set(where("Yves"))
    leaving.delete(yves, {scene.game.pk: User.objects.create_user("Xena")} if heir else {})
    assert where("Yves") == where("Zazie") == []
    assert "Anonyme mène" in sentence("leader", Notice.objects.filter(kind="leader").earliest("pk").words)


def test_the_place_beside_a_game_master_is_not_named_any_more(table: Any) -> None:
    scene = played(table)
    mj = scene.client("mj")
    mj.post(f"/g/{scene.game.key}/invite/", {"do": "co-mj", "name": "Yvette"})
    user = User.objects.create_user("Yves")
    scene.game.masters.filter(name="Yvette").update(user=user)
    leaving.delete(user)
    assert where("Yvette") == where("Yves") == []


@pytest.mark.parametrize("refused", [False, True])
def test_who_asked_for_a_seat_is_not_named_any_more(calling: type, refused: bool) -> None:
    game = calling(vetted="1")
    client = game.come("Paulette")
    assert "Notice.words" in where("Paulette")
    if refused:
        game.lead(f"refuse:{game.entry('Paulette').pk}", sure="1")
        leaving.delete(User.objects.get(name="Paulette"))
    else:
        game.send(client, "leave")
    assert {field for field in where("Paulette") if not field.startswith("User.")} == set()


def test_the_operator_finds_no_name(table: Any) -> None:
    scene = played(table)
    User.objects.create_superuser("Chef", "une phrase assez longue")
    hugo = User.objects.create_user("Hugo", "une phrase assez longue")
    operator, client = Client(), Client()
    operator.force_login(User.objects.get(name="Chef"), backend="django.contrib.auth.backends.ModelBackend")
    client.post("/people/sign-in/", {"username": "Hugo", "password": "non"})
    client.force_login(hugo, backend="django.contrib.auth.backends.ModelBackend")
    client.post(f"/report/?game={scene.game.key}", {"words": "Fâcheux."})
    client.post("/report/?person=Bob", {"words": "Fâcheux."})
    scene.client("Cleo").post("/report/?person=Hugo", {"words": "Fâcheux."})
    operator.post(f"/admin/loupiote_people/user/{hugo.pk}/change/", {"name": "Hugo", "lang": "fr", "is_active": "on"})
    assert {"LogEntry.object_repr", "Report.by_name", "Report.of"} < set(where("Hugo"))
    assert operator.post(f"/admin/loupiote_people/user/{hugo.pk}/delete/", {"post": "yes"}).status_code == 302
    assert where("Hugo") == []
    operator.get("/admin/")  # says once whom the operator has deleted
    pages = ["", "loupiote_people/report/", f"loupiote_people/user/{hugo.pk}/history/"]
    pages += [f"loupiote_people/report/{pk}/change/" for pk in Report.objects.values_list("pk", flat=True)]
    for page in pages:
        assert "Hugo" not in operator.get("/admin/" + page, follow=True).content.decode(), page


def test_what_who_led_has_signed_names_nobody(table: Any) -> None:
    scene = played(table)
    user = User.objects.create_user("Zazie")
    scene.game.masters.filter(role="mj").update(user=user, name="Zazie")
    mj = access.as_viewer(scene.game.masters.get(role="mj"))
    post = Post.objects.filter(kind="post").first()
    assert post is not None
    writing.hide(scene.game, mj, post.key, "Hors sujet")
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    client.post(f"/g/{scene.game.key}/table/note/", {"text": "Penser à Bob"})
    assert "Post.hidden_by" in where("Zazie")
    leaving.delete(user)
    assert where("Zazie") == []
    assert Seat.objects.filter(game=scene.game).count() == len(VILLAGE)
