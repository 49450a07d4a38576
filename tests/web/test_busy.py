"""One person does not keep every thread from everybody else."""

from __future__ import annotations

from threading import Event, Thread
from typing import Any

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from loupiote.web.limits import busy


class Person:
    """An account, or nobody's."""

    def __init__(self, pk: int | None) -> None:
        self.pk, self.is_authenticated = pk, pk is not None


def asked(who: int | None) -> HttpRequest:
    request = RequestFactory().get("/g/abc/table/undo/?since=3")
    request.user = Person(who)  # type: ignore[assignment]
    request.LANGUAGE_CODE = "fr"  # type: ignore[attr-defined]
    return request


def test_one_person_has_only_so_much_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []

    def render(request: HttpRequest, name: str, context: dict[str, Any], status: int) -> HttpResponse:
        shown.append(context)
        return HttpResponse(status=status)

    monkeypatch.setattr(busy, "render", render)
    begun, go = [Event() for _ in range(busy.MOST)], Event()
    waiting = iter(begun)

    @busy.heavy
    def slow(request: HttpRequest, key: str) -> HttpResponse:
        event = next(waiting, None)
        if event is not None:
            event.set()
            assert go.wait(10)
        return HttpResponse(key)

    threads = [Thread(target=slow, args=(asked(1),), kwargs={"key": "abc"}) for _ in begun]
    for thread in threads:
        thread.start()
    assert all(event.wait(10) for event in begun)
    assert slow(asked(1), key="other").status_code == 429
    assert shown == [{"again": "/g/abc/table/undo/?since=3"}]
    assert slow(asked(2), key="abc").status_code == 200  # somebody else
    assert slow(asked(None), key="abc").status_code == 200
    go.set()
    for thread in threads:
        thread.join()
    assert slow(asked(1), key="abc").status_code == 200
    assert not busy._going


def test_a_fault_frees_the_place() -> None:
    @busy.heavy
    def broken(request: HttpRequest, key: str) -> HttpResponse:
        raise ValueError

    for _ in range(busy.MOST + 1):
        with pytest.raises(ValueError):
            broken(asked(1), key="abc")


def test_whoever_is_turned_away_can_try_again(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    monkeypatch.setattr(busy, "MOST", 0)
    for page in ("undo/", "past/1.0/"):
        answer = scene.client("mj").get(f"/g/{scene.game.key}/table/{page}")
        assert answer.status_code == 429
        assert f"/g/{scene.game.key}/table/{page}" in answer.content.decode()
        assert "Réessayer" in answer.content.decode()
    assert scene.client("mj").post(f"/g/{scene.game.key}/table/decree/", {"what": "kill"}).status_code == 429
    monkeypatch.undo()
    assert scene.client("mj").get(f"/g/{scene.game.key}/table/undo/").status_code == 200
