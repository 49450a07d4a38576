"""Whoever lets deadlines pass: the game master is told; without one the program plays for them until they are back."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.test import Client
from django.utils import timezone

from loupiote.web.games import deadlines
from loupiote.web.games.models import Seat
from loupiote.web.notices.models import Absence


def client_of(scene: Any, name: str) -> Client:
    client = Client(headers={"accept-language": "fr"})
    client.force_login(scene.users[name], backend="django.contrib.auth.backends.ModelBackend")
    return client


def lapse(scene: Any) -> str:
    """What is open closes because its time has come; gives its name."""
    window = scene.view().window or ""
    deadlines.put(scene.game, window, timezone.now() - timedelta(seconds=1))
    for one in deadlines.due():
        deadlines.fire(one)
    scene.game.refresh_from_db()
    return window


def missed(scene: Any) -> dict[str, int]:
    return dict(Absence.objects.filter(seat__game=scene.game).values_list("seat__name", "missed"))


def test_the_game_master_is_told_of_all_that_was_missed(forum: Any, told: Any) -> None:
    scene = forum()
    asked = {one.prompt.player for one in scene.view().prompts}
    lapse(scene)
    assert missed(scene) == dict.fromkeys(asked, 1)
    for _ in range(30):
        if "absent" in told(scene, "mj") or scene.view().over:
            break
        lapse(scene)
    assert "absent" in told(scene, "mj")
    assert all("absent" not in told(scene, name) for name in ("Ana", "Bob", "Cleo", "Eve"))
    late = next(name for name, times in missed(scene).items() if times >= 2)
    page = client_of(scene, "mj").get("/notices/").content.decode()
    assert f"{late} a manqué 2 échéances de suite." in page
    assert not Seat.objects.filter(game=scene.game, bot=True).exists()  # who sits there is the game master's to say


def test_whoever_answers_is_there(forum: Any) -> None:
    scene = forum()
    Absence.objects.create(seat=scene.game.seats.get(name="Ana"), missed=3)
    asked = next(one for one in scene.view().prompts if one.prompt.player == "Ana")
    scene.reply("Ana", asked.power, "Bob")
    assert missed(scene) == {"Ana": 3}  # the game master has answered for her
    assert scene.reply("Ana", asked.power, "Cleo", by=scene.player("Ana")).ok
    assert missed(scene) == {}


def to_the_vote(scene: Any) -> None:
    for _ in range(30):
        if (scene.view().window or "").startswith("vote@"):
            return
        lapse(scene)
    raise AssertionError("no vote")


def test_without_a_game_master_the_program_plays_for_whoever_misses_votes(forum: Any, told: Any) -> None:
    scene = forum(led=False)
    to_the_vote(scene)
    assert len(set(missed(scene).values())) <= 1  # an election, of all alike: what was missed at night does not count
    Absence.objects.all().delete()
    for turn in range(2):
        to_the_vote(scene)
        ballot = next(one for one in scene.view().prompts if one.prompt.player == "Bob")
        assert scene.reply("Bob", ballot.power, "personne", by=scene.player("Bob")).ok or turn
        alive = {seat.name for seat in scene.view("public").seats if seat.alive}
        lapse(scene)
    bots = set(Seat.objects.filter(game=scene.game, bot=True).values_list("name", flat=True))
    assert bots == alive - {"Bob"}
    assert told(scene, "mj").count("absent") == 0
    ana = client_of(scene, "Ana")
    assert "le programme joue à ta place" in ana.get("/notices/").content.decode()
    room = f"/g/{scene.game.key}/"
    assert "Je suis de retour" in ana.get(room).content.decode()
    assert ana.post(f"{room}back/").status_code == 302
    assert not Seat.objects.get(game=scene.game, name="Ana").bot
    assert "Je suis de retour" not in ana.get(room).content.decode()
    assert missed(scene).get("Ana") is None


def test_an_answer_at_night_does_not_show_that_somebody_is_there(forum: Any) -> None:
    scene = forum(led=False)
    Absence.objects.create(seat=scene.game.seats.get(name="Ana"), missed=1)
    asked = next(one for one in scene.view().prompts if one.prompt.player == "Ana")
    assert scene.reply("Ana", asked.power, "Bob", by=scene.player("Ana")).ok
    lapse(scene)
    assert missed(scene) == {"Ana": 1}


def test_where_the_program_does_not_play_nobody_is_asked_whether_they_are_back(forum: Any) -> None:
    scene = forum()
    assert "Je suis de retour" not in client_of(scene, "Ana").get(f"/g/{scene.game.key}/").content.decode()
