"""Announcements outside: signed, tried again, known by their id; and nothing but what everybody knows goes out."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import threading
import time
from collections.abc import Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from loupiote.kernel.inputs import Close
from loupiote.web.games import door
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices.models import Delivery, Notice, Webhook
from loupiote.web.notices.outside import deliveries, guard, publish, sending, shapes
from loupiote.web.square import writing
from loupiote.web.square.models import Post


class Receiver:
    """A server on this machine: what came, and what it answers."""

    def __init__(self) -> None:
        receiver = self
        self.got: list[tuple[str, dict[str, str], str]] = []
        self.answers: list[int] = []
        self.location = ""
        self.drip = 0.0

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                receiver.got.append((self.path, dict(self.headers), body))
                status = receiver.answers.pop(0) if receiver.answers else 204
                end = time.monotonic() + receiver.drip
                while time.monotonic() < end:  # as slowly as it likes
                    self.wfile.write(b"H")
                    self.wfile.flush()
                    time.sleep(0.05)
                self.send_response(status)
                if status in (301, 302, 307, 308):
                    self.send_header("Location", receiver.location)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/hook?x=1"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def receiver(settings: Any) -> Iterator[Receiver]:
    settings.DEBUG = True  # http to this machine
    made = Receiver()
    yield made
    made.stop()


def hooked(scene: Any, receiver: Receiver, **more: Any) -> Webhook:
    return Webhook.objects.create(game=scene.game, url=receiver.url, **more)


def mj_of(scene: Any) -> Client:
    client = Client(headers={"accept-language": "fr"})
    client.force_login(scene.users["mj"], backend="django.contrib.auth.backends.ModelBackend")
    return client


def bodies(receiver: Receiver) -> list[dict[str, Any]]:
    return [json.loads(body) for _, _, body in receiver.got]


# ------------------------------------------------------------------------------------------------------------ what goes
def test_a_delivery_is_signed_and_can_be_checked(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    webhook = hooked(scene, receiver)
    publish(scene.game, "p1", "<p><strong>Bob</strong> est mort.</p>", title="Jour 1", moment="aube")
    post()
    ((path, headers, body),) = receiver.got
    assert path == "/hook?x=1"
    delivery = Delivery.objects.get()
    assert headers["X-Loupiote-Delivery"] == str(delivery.pk)
    stamp = headers["X-Loupiote-Timestamp"]
    assert abs(int(stamp) - time.time()) < 60
    signed = hmac.new(webhook.secret.encode(), f"{stamp}.{body}".encode(), hashlib.sha256).hexdigest()
    assert headers["X-Loupiote-Signature"] == f"sha256={signed}"
    sent = json.loads(body)
    assert sent["id"] == str(delivery.pk)
    assert (sent["event"], sent["title"], sent["moment"]["id"]) == ("announcement", "Jour 1", "aube")
    assert sent["game"]["title"] == "Thiercelieux"
    assert sent["text"] == {
        "html": "<p><strong>Bob</strong> est mort.</p>",
        "markdown": "**Bob** est mort.",
        "bbcode": "[b]Bob[/b] est mort.",
        "plain": "Bob est mort.",
    }
    assert (delivery.status, delivery.tries, delivery.due_at) == (204, 1, None)
    assert delivery.done_at is not None


def test_the_same_is_sent_once(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    for _ in range(3):
        publish(scene.game, "p1", "<p>Un</p>")
    post()
    publish(scene.game, "p1", "<p>Un</p>", event="withdrawn")
    post()
    post()
    assert [one["event"] for one in bodies(receiver)] == ["announcement", "withdrawn"]
    deliveries.deliver.call(str(Delivery.objects.first().pk))  # type: ignore[union-attr]
    assert len(receiver.got) == 2


def test_discord_gets_one_message_that_calls_nobody(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    scene.game.title = "@everyone au village"
    scene.game.save()
    hooked(scene, receiver, shape="discord")
    publish(
        scene.game,
        "p1",
        "<p>@here <b>@everyone</b> &lt;@123&gt; &lt;@&amp;9&gt; " + "mot " * 900 + "</p>",
        title="Jour 1",
    )
    post()
    (sent,) = bodies(receiver)
    assert set(sent) == {"content", "allowed_mentions"}
    assert sent["allowed_mentions"] == {"parse": []}
    assert len(sent["content"]) <= shapes.DISCORD_MOST
    assert not re.search(r"@(everyone|here)|<@", sent["content"])
    assert "…" in sent["content"]
    assert sent["content"].endswith(f"/g/{scene.game.key}/>")


@pytest.mark.parametrize("event", ["announcement", "withdrawn"])
@pytest.mark.parametrize("html", ["<pre><code>" + "mot " * 900 + "</code></pre>", "<p>" + "mot mot<br>" * 400 + "</p>"])
def test_what_is_cut_for_discord_is_whole_markup(forum: Any, html: str, event: str) -> None:
    made = shapes.discord(forum().game, html, title="", address="https://l.example/g/x/", event=event, at=timezone.now())
    text = made["content"].rpartition("\n")[0]
    assert len(made["content"]) <= shapes.DISCORD_MOST and "…" in text
    assert text.count("```") % 2 == 0
    for line in text.split("\n")[1:]:
        assert event != "withdrawn" or not line.strip() or (line.startswith("~~") and line.endswith("~~"))


def test_a_whole_game_sends_its_announcements_and_no_secret(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    before = Post.objects.filter(game=scene.game, kind="announcement").count()
    hooked(scene, receiver)
    victim = "Cleo"
    for _ in range(60):
        view = scene.view()
        if view.over:
            break
        for asked in view.prompts:
            if victim in asked.prompt.choice.legal():
                scene.reply(asked.prompt.player, asked.power, victim)
        if view.moment[0] == "jour" and not Post.objects.filter(text__contains="secret des loups").exists():
            boards = [one.board for one in scene.view("Bob").boards if one.write]
            for board in boards:
                writing.write(scene.game, scene.player("Bob"), board, None, "secret des loups")
        assert door.submit(scene.game.pk, PROGRAM, Close(window=scene.view().window or "")).ok
        post()
    sent = bodies(receiver)
    assert len(sent) >= 3
    posts = list(Post.objects.filter(game=scene.game, kind="announcement").order_by("pk"))[before:]
    assert [one["title"] for one in sent] == [one.title for one in posts]
    dead = {seat.name for seat in scene.view("public").seats if not seat.alive}
    assert victim in dead
    assert "secret des loups" not in str(receiver.got)


def test_an_announcement_worded_anew_hidden_or_undone(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    for _ in range(12):
        if scene.view().moment[0] != "nuit":
            break
        assert door.submit(scene.game.pk, PROGRAM, Close(window=scene.view().window or "")).ok
    post()
    last = Post.objects.filter(game=scene.game, kind="announcement").latest("pk")
    assert not isinstance(writing.edit(scene.game, scene.mj, last.key, "Autrement *dit*."), writing.Refused)
    post()
    assert bodies(receiver)[-1]["event"] == "changed"
    assert bodies(receiver)[-1]["text"]["markdown"] == "Autrement *dit*."
    count = len(receiver.got)
    door.undo(scene.game.pk, scene.mj)
    post()
    gone = Post.objects.filter(game=scene.game, withdrawn_at__isnull=False).count()
    assert gone
    assert [one["event"] for one in bodies(receiver)[count:]].count("withdrawn") == gone
    standing = Post.objects.filter(game=scene.game, kind="announcement", withdrawn_at=None).first()
    if standing is not None:
        writing.hide(scene.game, scene.mj, standing.key, "non")
        post()
        assert bodies(receiver)[-1]["event"] == "withdrawn"


def test_posts_of_people_never_go_out(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    for name in ("Ana", "Bob"):
        for board in [one.board for one in scene.view(name).boards if one.write]:
            writing.write(scene.game, scene.player(name), board, None, "à moi")
    post()
    assert "à moi" not in str(receiver.got)


# ------------------------------------------------------------------------------------------------------- what goes wrong
def test_what_fails_is_tried_again_later_and_later(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    receiver.answers = [500] * 3
    publish(scene.game, "p1", "<p>Un</p>")
    waits = []
    for _ in range(4):
        before = timezone.now()
        Delivery.objects.exclude(due_at=None).update(due_at=before)
        post()
        delivery = Delivery.objects.get()
        waits.append(round((delivery.due_at - before).total_seconds() / 60) if delivery.due_at else None)
    assert waits == [1, 5, 30, None]
    assert delivery.done_at is not None
    assert len({headers["X-Loupiote-Delivery"] for _, headers, _ in receiver.got}) == 1
    assert len({body for _, _, body in receiver.got}) == 1
    assert Webhook.objects.get().failures == 0


def test_at_last_a_delivery_is_given_up(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    receiver.answers = [503] * 20
    publish(scene.game, "p1", "<p>Un</p>")
    for _ in range(10):
        Delivery.objects.exclude(due_at=None).update(due_at=timezone.now())
        post()
    assert len(receiver.got) == 1 + len(deliveries.WAITS)
    assert Delivery.objects.get().due_at is None


def test_after_many_failures_it_is_switched_off_and_the_game_master_told(
    forum: Any, post: Any, receiver: Receiver
) -> None:
    scene = forum()
    hooked(scene, receiver, failures=deliveries.TOO_MANY - 1)
    receiver.answers = [500]
    publish(scene.game, "p1", "<p>Un</p>")
    publish(scene.game, "p2", "<p>Deux</p>")
    post()
    assert len(receiver.got) == 1
    assert not Webhook.objects.get().on
    assert not Delivery.objects.exclude(due_at=None).exists()
    assert Notice.objects.get(kind="webhook").user == scene.users["mj"]
    publish(scene.game, "p3", "<p>Trois</p>")
    post()
    assert len(receiver.got) == 1


def test_what_is_gone_is_gone_at_once(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    receiver.answers = [410]
    publish(scene.game, "p1", "<p>Un</p>")
    post()
    assert not Webhook.objects.get().on
    told = Notice.objects.get(kind="webhook")
    assert "n’existe plus" in mj_of(scene).get("/notices/").content.decode()
    assert told.user == scene.users["mj"]
    shown = mj_of(scene).get(f"/g/{scene.game.key}/outside/").content.decode()
    assert "410" in shown and "échoué trop souvent" not in shown


# ------------------------------------------------------------------------------------------------------------- in order
def test_what_is_withdrawn_before_it_arrived_arrives_no_more(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    receiver.answers = [500]
    publish(scene.game, "p1", "<p>Bob est mort.</p>", about="p1")
    post()
    publish(scene.game, "p1-2", "<p>Dan est mort.</p>", event="changed", about="p1")
    publish(scene.game, "p1", "<p>Dan est mort.</p>", event="withdrawn", about="p1")
    Delivery.objects.exclude(due_at=None).update(due_at=timezone.now())
    post()
    assert [one["event"] for one in bodies(receiver)] == ["announcement", "withdrawn"]
    Delivery.objects.exclude(due_at=None).update(due_at=timezone.now())
    post()
    assert len(receiver.got) == 2


def test_a_later_one_waits_for_the_earlier(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    receiver.answers = [500]
    publish(scene.game, "p1", "<p>Un</p>")
    publish(scene.game, "p2", "<p>Deux</p>")
    publish(scene.game, "p3", "<p>Trois</p>")
    post()
    post()
    assert len(receiver.got) == 1
    Delivery.objects.filter(tries=1).update(due_at=timezone.now())
    post()
    texts = [one["text"]["plain"] for one in bodies(receiver)]
    assert texts == ["Un", "Un", "Deux", "Trois"]
    numbers, times = zip(*((one["number"], one["time"]) for one in bodies(receiver)), strict=True)
    assert list(numbers) == sorted(numbers)
    assert len(set(numbers)) == 3
    assert list(times) == sorted(times)


def test_what_is_being_sent_is_waited_for_and_not_sent_again(
    forum: Any, post: Any, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = forum()
    hooked(scene, receiver)
    send, order = sending.send, []

    def meanwhile(url: str, body: str, secret: str, id: str) -> sending.Answer:
        order.append(json.loads(body)["event"])
        if len(order) == 1:
            publish(scene.game, "p1", "<p>Un</p>", event="withdrawn", about="p1")
            deliveries.look()
            assert order == ["announcement"]
            return sending.Answer(500)
        return send(url, body, secret, id)

    monkeypatch.setattr(sending, "send", meanwhile)
    publish(scene.game, "p1", "<p>Un</p>", about="p1")
    post()
    post()
    assert order == ["announcement", "withdrawn"]
    assert not Delivery.objects.exclude(due_at=None).exists()


def test_a_text_that_is_not_taken_does_not_hold_the_next_for_long(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    receiver.answers = [400, 400]
    publish(scene.game, "p1", "<p>Un</p>")
    publish(scene.game, "p2", "<p>Deux</p>")
    for _ in range(2):
        Delivery.objects.filter(tries__gt=0).exclude(due_at=None).update(due_at=timezone.now())
        post()
    assert [one["text"]["plain"] for one in bodies(receiver)] == ["Un", "Un", "Deux"]


def test_what_is_undone_is_withdrawn_before_what_follows_is_announced(
    forum: Any, post: Any, receiver: Receiver
) -> None:
    scene = forum()
    hooked(scene, receiver)
    for _ in range(12):
        if scene.view().moment[0] != "nuit":
            break
        assert door.submit(scene.game.pk, PROGRAM, Close(window=scene.view().window or "")).ok
    post()
    count = len(receiver.got)
    entries = scene.game.entries.filter(kind="input").order_by("seq")
    orders = [one for one in entries if '"devorer"' in one.data] or list(entries)
    assert count and orders
    door.undo(scene.game.pk, scene.mj)
    assert door.submit(scene.game.pk, PROGRAM, Close(window=scene.view().window or "")).ok
    post()
    events = [one["event"] for one in bodies(receiver)[count:]]
    assert events[0] == "withdrawn"
    assert events[-1] == "announcement"
    assert "announcement" not in events[: events.count("withdrawn")]


def test_titles_are_shown_as_they_were_typed_on_discord(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    scene.game.title = "**T** [ici](https://e.example) <@1>"
    scene.game.save()
    hooked(scene, receiver, shape="discord")
    publish(scene.game, "p1", "<p>Un</p>", title="Jour _1_")
    publish(scene.game, "p1", "<p>Un</p>", title="Jour _1_", event="withdrawn", about="p1")
    post()
    (sent,) = bodies(receiver)
    assert "[ici](" not in sent["content"]
    assert "https://e.example" not in sent["content"]
    assert r"\*\*T\*\*" in sent["content"]
    assert r"Jour \_1\_" in sent["content"]
    assert "<@1>" not in sent["content"]
    assert "retiré" in sent["content"].split("\n")[0]


def test_no_redirect_is_followed(receiver: Receiver) -> None:
    receiver.answers, receiver.location = [302], receiver.url
    answer = sending.send(receiver.url, "{}", "s", "d")
    assert (answer.status, answer.ok, len(receiver.got)) == (302, False, 1)


def test_an_answer_that_drips_in_does_not_hold_the_worker(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "WHOLE", 0.4)
    receiver.drip, receiver.answers = 5.0, [200]
    began = time.monotonic()
    assert sending.send(receiver.url, "{}", "s", "d") == sending.Answer(0, "slow")
    assert time.monotonic() - began < 3


def test_nobody_there(receiver: Receiver) -> None:
    receiver.stop()
    assert sending.send(receiver.url, "{}", "s", "d") == sending.Answer(0, "unreachable")


def test_a_worker_that_was_killed_does_not_lose_a_delivery(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    publish(scene.game, "p1", "<p>Un</p>")
    Delivery.objects.update(due_at=timezone.now() + deliveries.LEASE)  # claimed, and then nothing
    post()
    assert receiver.got == []
    Delivery.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    post()
    assert len(receiver.got) == 1


# ---------------------------------------------------------------------------------------------------------- where it goes
@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.org/", "scheme"),
        ("ftp://example.org/", "scheme"),
        ("https://", "bad"),
        ("https://user:word@example.org/", "bad"),
        ("https://example.org:0/", "bad"),
        ("https://example.org:99999/", "bad"),
        ("https://exa mple.org/", "bad"),
        ("https://example.org/\r\nX: y", "bad"),
        ("http://localhost/", "scheme"),
        ("file:///etc/passwd", "bad"),
    ],
)
def test_addresses_that_are_none_for_us(url: str, code: str) -> None:
    with pytest.raises(guard.Forbidden) as fault:
        guard.parse(url)
    assert fault.value.code == code


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.8.8.8",
            "10.1.2.3",
            "172.16.0.9",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
        ),
        *("224.0.0.1", "255.255.255.255", "192.0.2.4", "198.18.0.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::5", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("2002:7f00:1::", "2002:a00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1", "::127.0.0.1", "2001:db8::1"),
    ],
)
def test_private_networks_are_not_sent_to(address: str) -> None:
    assert not guard.is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"])
def test_the_public_internet_is(address: str) -> None:
    assert guard.is_public(address)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]
    monkeypatch.setattr(guard.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(guard.Forbidden, match="private"):
        guard.look_up(guard.parse("https://example.org/"))


def test_a_name_is_looked_up_once_and_that_address_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that answers otherwise the second time leads nowhere."""
    asked: list[str] = []
    tried: list[tuple[str, int]] = []

    def look_up(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.216.34" if len(asked) == 1 else "127.0.0.1", 443))]

    def connect(address: tuple[str, int], **_: Any) -> Any:
        tried.append(address)
        raise OSError

    monkeypatch.setattr(guard.socket, "getaddrinfo", look_up)
    monkeypatch.setattr(sending.socket, "create_connection", connect)
    assert sending.send("https://example.org/x", "{}", "s", "d").error == "unreachable"
    assert asked == ["example.org"]
    assert tried == [("93.184.216.34", 443)]


def test_a_private_address_is_refused_when_it_is_sent_to_too() -> None:
    assert sending.send("https://127.0.0.1/", "{}", "s", "d") == sending.Answer(0, "private")


# ------------------------------------------------------------------------------------------------------------ its page
def test_the_secret_is_shown_once(forum: Any, receiver: Receiver) -> None:
    scene = forum()
    mj, address = mj_of(scene), f"/g/{scene.game.key}/outside/"
    page = mj.post(address, {"do": "set", "url": receiver.url, "shape": "loupiote"}).content.decode()
    first = Webhook.objects.get().secret
    assert first in page
    assert first not in mj.get(address).content.decode()
    page = mj.post(address, {"do": "renew"}).content.decode()
    second = Webhook.objects.get().secret
    assert second in page
    assert first != second
    mj.post(address, {"do": "set", "url": receiver.url, "shape": "discord"})
    assert Webhook.objects.get().secret not in (first, second)  # another address, another secret


def test_the_whole_address_is_not_shown_again(forum: Any, receiver: Receiver) -> None:
    """Whoever has an address of Discord can write there."""
    scene = forum()
    hooked(scene, receiver)
    page = mj_of(scene).get(f"/g/{scene.game.key}/outside/").content.decode()
    assert "/hook" not in page
    assert "127.0.0.1" in page


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://10.0.0.1/x", "http://93.184.216.34/", "https://[::1]/"])
def test_the_page_refuses_private_addresses(forum: Any, url: str) -> None:
    scene = forum()
    answer = mj_of(scene).post(f"/g/{scene.game.key}/outside/", {"do": "set", "url": url, "shape": "loupiote"})
    assert answer.status_code == 200
    assert "field-fault" in answer.content.decode()
    assert not Webhook.objects.exists()


def test_try_switch_off_on_and_forget(forum: Any, post: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    mj, address = mj_of(scene), f"/g/{scene.game.key}/outside/"
    mj.post(address, {"do": "test"})
    post()
    assert bodies(receiver)[0]["event"] == "test"
    assert "Ceci est un essai" in bodies(receiver)[0]["text"]["plain"]
    assert "reçu (204)" in mj.get(address).content.decode()
    mj.post(address, {"do": "off"})
    publish(scene.game, "p1", "<p>Un</p>")
    post()
    assert len(receiver.got) == 1
    mj.post(address, {"do": "on"})
    publish(scene.game, "p1", "<p>Un</p>")
    post()
    assert len(receiver.got) == 2
    mj.post(address, {"do": "forget"})
    assert not Webhook.objects.exists()
    assert mj.post(address, {"do": "test"}).status_code == 400


def test_changes_are_limited(forum: Any, receiver: Receiver) -> None:
    scene = forum()
    hooked(scene, receiver)
    mj, address = mj_of(scene), f"/g/{scene.game.key}/outside/"
    for _ in range(25):
        mj.post(address, {"do": "test"})
    assert Delivery.objects.count() == 20


def test_the_operators_pages_show_no_secret_of_it() -> None:
    from django.contrib import admin

    assert not {Webhook, Delivery, Notice} & set(admin.site._registry)


def test_receivers_can_check_a_signature_as_the_page_for_them_says() -> None:
    page = (Path(__file__).parents[3] / "docs/webhook.md").read_text(encoding="utf-8")
    space: dict[str, Any] = {}
    exec(re.search(r"```python\n(.*?)```", page, re.S)[1], space)  # type: ignore[index]
    now = int(time.time())
    signed = sending.signature("secret", now, '{"é": 1}')
    assert space["is_genuine"]("secret", str(now), signed, '{"é": 1}'.encode())
    assert not space["is_genuine"]("secret", str(now), signed, '{"é": 2}'.encode())
    assert not space["is_genuine"]("other", str(now), signed, '{"é": 1}'.encode())
    old = sending.signature("secret", now - 4000, "{}")
    assert not space["is_genuine"]("secret", str(now - 4000), old, b"{}")
    sample = json.loads(re.search(r"```json\n(.*?)```", page, re.S)[1])  # type: ignore[index]
    assert set(sample) == {"version", "id", "number", "time", "event", "game", "moment", "title", "text"}
