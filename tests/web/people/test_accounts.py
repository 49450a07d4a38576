"""Accounts: opening, signing in and out, changing, deleting, a new password by letter."""

from __future__ import annotations

import re
from datetime import timedelta
from html import unescape
from typing import Any

import pytest
import time_machine
from django.core import mail
from django.test import Client
from django.utils import timezone

from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.people.models import User

GOOD = "une phrase assez longue"


@pytest.fixture
def zazie() -> User:
    return User.objects.create_user("Zazie", GOOD, email="zazie@example.org")


@pytest.fixture
def signed(zazie: User) -> Client:
    client = Client()
    client.force_login(zazie)
    return client


@pytest.fixture(autouse=True)
def _tasks_at_once(settings: Any) -> None:
    """Letters are sent at once here; the queue has its own tests."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}


# -------------------------------------------------------------------------------------------------------------------- opening


def test_a_name_and_a_password_are_enough() -> None:
    client = Client()
    answer = client.post("/people/sign-up/", {"name": " Zazie ", "password": GOOD, "next": "/new/"})
    assert answer.headers["Location"] == "/new/"
    user = User.objects.get()
    assert (user.name, user.email, user.lang, user.is_staff) == ("Zazie", "", "fr", False)
    assert client.get("/people/account/").status_code == 200
    assert GOOD not in user.password


def test_the_session_cookie_is_out_of_reach() -> None:
    answer = Client().post("/people/sign-up/", {"name": "Zazie", "password": GOOD})
    cookie = answer.cookies["loupiote-session"]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"name": "", "password": GOOD}, "id_name"),
        ({"name": "x" * 31, "password": GOOD}, "id_name"),
        ({"name": "a\u200bb", "password": GOOD}, "id_name"),
        ({"name": "mj", "password": GOOD}, "id_name"),
        ({"name": "ÉLISE", "password": GOOD}, "id_name"),
        ({"name": "Zazie", "password": "court"}, "id_password"),
        ({"name": "Zazie", "password": "password"}, "id_password"),
        ({"name": "Zazie1234", "password": "zazie1234"}, "id_password"),
        ({"name": "Zazie", "password": ""}, "id_password"),
        ({"name": "Zazie", "password": GOOD, "email": "nulle part"}, "id_email"),
    ],
)
def test_what_cannot_be_an_account_says_why_beside_the_field(form: dict[str, str], field: str) -> None:
    User.objects.create_user("Elise", GOOD)
    answer = Client().post("/people/sign-up/", form)
    assert answer.status_code == 200
    assert f'id="{field}_error"' in answer.content.decode()
    assert User.objects.count() == 1


@pytest.mark.parametrize("onward", ["https://evil.example/", "//evil.example/", "javascript:alert(1)"])
def test_nobody_is_sent_elsewhere(onward: str, zazie: User) -> None:
    answer = Client().post("/people/sign-up/", {"name": "Gabriel", "password": GOOD, "next": onward})
    assert answer.headers["Location"] == "/people/games/"
    answer = Client().post("/people/sign-in/", {"username": "Zazie", "password": GOOD, "next": onward})
    assert answer.headers["Location"] == "/people/games/"


def test_who_gives_an_address_is_told_all_that_it_is_for() -> None:
    """Reminders come to it too, until somebody chooses otherwise."""
    page = Client(headers={"accept-language": "fr"}).get("/people/sign-up/").content.decode()
    assert "rappels de tes parties" in page


def test_the_operator_can_close_sign_ups(settings: Any) -> None:
    settings.SIGN_UP = False
    client = Client()
    assert "fermé aux nouveaux comptes" in client.get("/people/sign-up/").content.decode()
    client.post("/people/sign-up/", {"name": "Zazie", "password": GOOD})
    assert not User.objects.exists()
    assert "/people/sign-up/" not in client.get("/people/sign-in/").content.decode()


def test_accounts_cannot_be_opened_without_end() -> None:
    client = Client()
    with time_machine.travel(timezone.now(), tick=False):
        found = [client.post("/people/sign-up/", {"name": "", "password": ""}).status_code for _ in range(11)]
    assert found == [200] * 10 + [429]


# ----------------------------------------------------------------------------------------------------------------- signing in


def test_signing_in_and_out(zazie: User) -> None:
    client = Client()
    assert client.get("/new/").headers["Location"] == "/people/sign-in/?next=/new/"
    answer = client.post("/people/sign-in/", {"username": "zazie", "password": GOOD, "next": "/new/"})
    assert answer.headers["Location"] == "/new/"
    assert client.get("/people/sign-in/").headers["Location"] == "/people/games/"
    assert client.get("/people/sign-out/").status_code == 405
    client.post("/people/sign-out/")
    assert client.get("/people/account/").status_code == 302


def test_a_wrong_password_and_a_name_that_is_none_are_answered_alike(zazie: User) -> None:
    pages = []
    for name in ("Zazie", "Personne du tout"):
        page = Client().post("/people/sign-in/", {"username": name, "password": "wrong"}).content.decode()
        pages.append(
            re.sub(
                r'name="csrfmiddlewaretoken" value="[^"]*"|value="(Zazie|Personne du tout)"|X-CSRFToken[^}]*', "", page
            )
        )
    assert pages[0] == pages[1]


def test_a_language_comes_with_the_account(zazie: User) -> None:
    User.objects.filter(pk=zazie.pk).update(lang="en")
    client = Client()
    client.post("/people/sign-in/", {"username": "Zazie", "password": GOOD})
    assert 'lang="en"' in client.get("/").content.decode()


def test_too_many_sign_ins_from_one_address_wait() -> None:
    client = Client()
    with time_machine.travel(timezone.now(), tick=False):
        found = {
            n: client.post("/people/sign-in/", {"username": f"n{n}", "password": "x"}).status_code for n in range(61)
        }
    assert (found[59], found[60]) == (200, 429)
    assert "Trop d’essais" in client.post("/people/sign-in/", {}).content.decode()


def test_the_lock_says_what_to_do(zazie: User, settings: Any) -> None:
    client = Client()
    for _ in range(settings.AXES_FAILURE_LIMIT):
        answer = client.post("/people/sign-in/", {"username": "Zazie", "password": "wrong"})
    assert answer.status_code == 429
    assert "Trop d’essais" in answer.content.decode()
    other = Client(REMOTE_ADDR="5.6.7.8")  # elsewhere the account is not locked: nobody can lock its owner out
    assert other.post("/people/sign-in/", {"username": "Zazie", "password": GOOD}).status_code == 302


def test_an_account_that_was_closed_opens_nothing(zazie: User) -> None:
    User.objects.filter(pk=zazie.pk).update(is_active=False)
    assert Client().post("/people/sign-in/", {"username": "Zazie", "password": GOOD}).status_code == 200


# ------------------------------------------------------------------------------------------------------------------- changing


def test_address_and_language_can_be_changed(signed: Client, zazie: User) -> None:
    answer = signed.post("/people/account/", {"email": "z@example.org", "lang": "en"})
    assert answer.cookies["loupiote-lang"].value == "en"
    assert answer.cookies["loupiote-lang"]["httponly"]
    zazie.refresh_from_db()
    assert (zazie.email, zazie.lang) == ("z@example.org", "en")
    assert signed.post("/people/account/", {"email": "nulle part", "lang": "fr"}).status_code == 200
    assert signed.post("/people/account/", {"email": "", "lang": "de"}).status_code == 200
    zazie.refresh_from_db()
    assert (zazie.email, zazie.lang) == ("z@example.org", "en")


def test_a_new_password_ends_other_sessions(signed: Client, zazie: User) -> None:
    elsewhere = Client()
    elsewhere.force_login(zazie)
    form = {"old_password": "wrong", "new_password1": GOOD + "!", "new_password2": GOOD + "!"}
    assert signed.post("/people/password/", form).status_code == 200
    assert signed.post("/people/password/", form | {"old_password": GOOD}).headers["Location"] == "/people/account/"
    assert signed.get("/people/account/").status_code == 200
    assert elsewhere.get("/people/account/").status_code == 302


def test_deleting_an_account_asks_for_the_password_and_takes_what_is_only_prepared(
    signed: Client, zazie: User, table: Any
) -> None:
    prepared = Game.objects.create(title="à venir")
    Master.objects.create(game=prepared, user=zazie, name="Zazie")
    shared = Game.objects.create(title="à deux")
    Master.objects.create(game=shared, user=zazie, name="Zazie")
    Master.objects.create(game=shared, role="co-mj", name="Gabriel", token_hash="x", joined_at=timezone.now())
    running = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    Master.objects.filter(game=running.game, role="mj").update(user=zazie)
    Master.objects.filter(game=running.game, role="co-mj").delete()
    played = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    Seat.objects.filter(game=played.game, name="Ana").update(user=zazie)
    page = signed.get("/people/delete/").content.decode()
    assert "Thiercelieux" in page  # the running game that nobody would lead any more
    assert signed.post("/people/delete/", {"password": "wrong"}).status_code == 200
    assert User.objects.filter(pk=zazie.pk).exists()
    assert signed.post("/people/delete/", {"password": GOOD}).status_code == 200  # who is to lead it must be said
    said = {"password": GOOD, f"lead-{running.game.key}": "nobody"}
    assert signed.post("/people/delete/", said).headers["Location"] == "/"
    assert not User.objects.filter(pk=zazie.pk).exists()
    assert not Game.objects.filter(pk=prepared.pk).exists()
    assert {shared.pk, running.game.pk, played.game.pk} <= set(Game.objects.values_list("pk", flat=True))
    assert Seat.objects.get(game=played.game, name="Ana").user is None
    assert signed.get("/people/account/").status_code == 302


# -------------------------------------------------------------------------------------------------------------------- letters


def forget(client: Client, email: str = "zazie@example.org") -> Any:
    return client.post("/people/forgotten/", {"email": email})


def link_in_the_letter() -> str:
    found = re.search(r"http://testserver(/people/reset/\S+/)", mail.outbox[-1].body)
    assert found is not None, mail.outbox[-1].body
    return found[1]


def test_a_new_password_by_letter(zazie: User) -> None:
    client = Client()
    assert forget(client).headers["Location"] == "/people/forgotten/sent/"
    assert mail.outbox[0].to == ["zazie@example.org"]
    assert "Zazie" in mail.outbox[0].body
    page = client.get(link_in_the_letter(), follow=True)
    address = page.redirect_chain[-1][0]
    assert "set-password" in address  # the secret is out of the address when the page shows
    answer = client.post(address, {"new_password1": GOOD + "!", "new_password2": GOOD + "!"})
    assert answer.headers["Location"] == "/people/sign-in/"
    assert client.post("/people/sign-in/", {"username": "Zazie", "password": GOOD + "!"}).status_code == 302
    assert "ne marche plus" in Client().get(link_in_the_letter(), follow=True).content.decode()  # once


def test_the_letter_is_in_the_language_of_its_reader(zazie: User) -> None:
    User.objects.filter(pk=zazie.pk).update(lang="en")
    forget(Client())
    assert mail.outbox[0].body.startswith("Hello Zazie")


def test_a_link_ends_after_three_days(zazie: User) -> None:
    forget(Client())
    with time_machine.travel(timezone.now() + timedelta(days=4)):
        assert "ne marche plus" in Client().get(link_in_the_letter(), follow=True).content.decode()


def test_the_answer_does_not_tell_who_has_an_account(zazie: User) -> None:
    for email in ("zazie@example.org", "nobody@example.org"):
        answer = forget(Client(), email)
        assert answer.headers["Location"] == "/people/forgotten/sent/"
    assert len(mail.outbox) == 1


def test_letters_cannot_be_asked_for_without_end(zazie: User) -> None:
    with time_machine.travel(timezone.now(), tick=False):
        found = [forget(Client()).status_code for _ in range(11)]
    assert found == [302] * 10 + [429]
    assert len(mail.outbox) == 3  # to one address


def test_letters_wait_in_the_queue(zazie: User, settings: Any) -> None:
    from django_tasks_db.models import DBTaskResult

    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
    forget(Client())
    assert mail.outbox == []
    assert DBTaskResult.objects.count() == 1


# ------------------------------------------------------------------------------------------------------------------- operator


def test_the_operator_looks_after_accounts(zazie: User) -> None:
    User.objects.create_superuser("Chef", GOOD)
    client = Client()
    assert client.get("/admin/").status_code == 302
    client.force_login(User.objects.get(name="Chef"))
    assert "Zazie" in client.get("/admin/loupiote_people/user/").content.decode()
    page = client.get(f"/admin/loupiote_people/user/{zazie.pk}/change/").content.decode()
    assert "pbkdf2" not in page and "argon2$" not in page and "<script>" not in page
    form = {"password1": GOOD + "?", "password2": GOOD + "?", "usable_password": "true"}
    assert client.post(f"/admin/loupiote_people/user/{zazie.pk}/password/", form).status_code == 302
    assert Client().post("/people/sign-in/", {"username": "Zazie", "password": GOOD + "?"}).status_code == 302
    made = client.post(
        "/admin/loupiote_people/user/add/", {"name": "Neuf", "password": GOOD, "email": "", "lang": "fr"}
    )
    assert made.status_code == 302
    assert User.objects.get(name="Neuf").check_password(GOOD)
    client.force_login(zazie)
    assert client.get("/admin/").status_code == 302


def test_games_in_the_operators_pages_have_no_secrets(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    client = Client()
    client.force_login(User.objects.create_superuser("Chef", GOOD))
    page = client.get(f"/admin/loupiote_games/game/{scene.game.pk}/change/").content.decode()
    assert "Thiercelieux" in page
    assert "voyante" not in page and scene.game.seed not in page.replace("loupiote-test", "")


@pytest.mark.parametrize(
    ("path", "form", "said"),
    [
        ("sign-in", {"username": "Zazie", "password": "x"}, "Aucun compte n’a ce nom avec ce mot de passe"),
        ("sign-up", {"name": "Bob", "password": GOOD, "email": "bob"}, "un nom, un @ et un domaine"),
        ("sign-up", {"name": "B" * 31, "password": GOOD}, "30 caractères au plus"),
        ("password", {"old_password": "x", "new_password1": "y", "new_password2": "y"}, "pas ton mot de passe actuel"),
        ("account", {"lang": "xx"}, "pas un choix possible ici"),
    ],
)
def test_what_is_wrong_is_said_in_our_words(path: str, form: dict[str, str], said: str, signed: Client) -> None:
    client = signed if path in ("password", "account") else Client()
    page = unescape(client.post(f"/people/{path}/", form).content.decode())
    assert said in page
    assert not re.search(r"[Vv]otre|[Vv]ous|[Ss]aisissez|[Vv]euillez|[Aa]ssurez|[Ss]électionnez|Remarquez", page)


@pytest.mark.parametrize("name", ["Ζazie", "Zаzie", "ZAZIÉ", "Zaziе", "Zazle", "Zazie."])
def test_nobody_opens_an_account_under_a_name_that_can_be_taken_for_another(zazie: User, name: str) -> None:
    """Greek zeta, Cyrillic a, capitals, Cyrillic e; what only begins alike is another name."""
    answer = Client().post("/people/sign-up/", {"name": name, "password": GOOD})
    taken = name != "Zazle"
    assert ("lui ressemble" in answer.content.decode()) is taken
    assert User.objects.count() == (1 if taken else 2)


def test_accounts_from_before_are_compared_too(zazie: User) -> None:
    """The migration works out what their names can be taken for."""
    from importlib import import_module

    from django.apps import apps

    User.objects.update(sound="", letters="", signs="")
    import_module("loupiote.web.people.migrations.0004_alike").fill(apps, None)
    zazie.refresh_from_db()
    assert User.objects.alike("Zаzie").get() == zazie
    assert all((zazie.sound, zazie.letters, zazie.signs))
