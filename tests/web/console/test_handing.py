"""A seat that somebody else takes over: who sits there, what was left beforehand, the waiting list, and taking it back."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.web.people import closing
from loupiote.web.people.models import User
from table_pages import Browser, Page


def browser(scene: Any) -> Browser:
    """The one browser of whoever leads."""
    if not hasattr(scene, "browser"):
        scene.browser = Browser(scene.client("mj"), scene.game.key)
    return scene.browser


def page(scene: Any, address: str) -> Page:
    """A page as whoever leads has it."""
    return Page(browser(scene).client.get(f"/g/{scene.game.key}/{address}"))


def take_over(scene: Any, number: int, *fields: tuple[str, str]) -> Page:
    """Somebody takes the seat of this number over."""
    form = page(scene, f"console/seats/{number}/").form(to=f"/seats/{number}/")
    return browser(scene).send(form, list(fields))


def seat(scene: Any, number: int) -> Any:
    return scene.game.seats.get(place=number - 1)


def sits(scene: Any, client: Any) -> bool:
    """Whether this browser has a seat here."""
    return bool(client.get(f"/g/{scene.game.key}/seat/card/").status_code == 200)


@pytest.fixture
def listed(forum: Any) -> Any:
    """All seats were taken by sign-up, by accounts; Zed and Gus wait. Eve sits at the sixth."""
    from loupiote.web.people.models import User
    from loupiote.web.signup.models import SignUp

    for one in forum.game.seats.all():
        user = User.objects.create_user(one.name)
        one.user = user
        one.save()
        SignUp.objects.create(game=forum.game, user=user, name=one.name, seat=one, state=SignUp.State.SEATED)
    for name in ("Zed", "Gus"):
        user = User.objects.create_user(name)
        SignUp.objects.create(game=forum.game, user=user, name=name, alias="Grand " + name, genre="m")
    return forum


def entry(scene: Any, name: str) -> Any:
    return scene.game.signups.get(name=name)


def account(name: str) -> Any:
    """A browser signed in to an account."""
    from django.test import Client

    from loupiote.web.people.models import User

    client = Client()
    client.force_login(User.objects.get(name=name), backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_a_seat_that_has_left_orders_is_handed_over_with_them(forum: Any) -> None:
    sent = {"power": "voter", "window": "vote", "when": "silent", "value": ["Bob"]}
    forum.client("Dan").post(f"/g/{forum.game.key}/orders/leave/", sent)
    take_over(forum, 5, ("name", "Nova"))
    assert seat(forum, 5).name == "Nova"
    for _ in range(12):
        if forum.view().window.startswith("vote"):
            break
        assert forum.close().ok
    assert forum.close().ok
    from loupiote.web.ordering.models import Standing

    assert Standing.objects.get(seat=seat(forum, 5)).used.startswith("vote")


def test_somebody_from_the_waiting_list_takes_a_seat_that_was_taken_by_sign_up(listed: Any) -> None:
    shown = take_over(listed, 6, ("who", str(entry(listed, "Gus").pk)))
    assert "Gus" in shown.text
    new = seat(listed, 6)
    assert (new.name, new.user.name, new.alias, new.genre) == ("Gus", "Gus", "Grand Gus", "m")
    assert (entry(listed, "Gus").state, entry(listed, "Gus").seat) == ("seated", new)
    assert entry(listed, "Eve").seat is None
    assert sits(listed, account("Gus")) and not sits(listed, account("Eve"))
    assert [one.name for one in listed.game.signups.filter(state="waiting")] == ["Zed"]


@pytest.fixture
def guest(listed: Any) -> Any:
    """The browser of Lou, who waits without an account."""
    from django.test import Client

    from loupiote.web.signup import calls
    from loupiote.web.signup.models import Call

    call = calls.of(listed.game)
    Call.objects.filter(pk=call.pk).update(guests=True, listed=True)
    type(listed.game).objects.filter(pk=listed.game.pk).update(status="preparing")
    lou = Client(headers={"accept-language": "fr"})
    lou.get(f"/g/{listed.game.key}/signup/")
    lou.post(f"/g/{listed.game.key}/signup/send/", {"do": "join", "name": "Lou", "genre": "f"})
    type(listed.game).objects.filter(pk=listed.game.pk).update(status="running")
    assert entry(listed, "Lou").state == "waiting"
    return lou


def test_a_guest_from_the_waiting_list_finds_the_seat_on_the_page_of_the_game(listed: Any, guest: Any) -> None:
    form = page(listed, "console/seats/6/").form(to="/seats/6/")
    shown = [browser(listed).send(form, [("who", str(entry(listed, "Lou").pk))]) for _ in range(2)]
    assert seat(listed, 6).name == "Lou" and seat(listed, 6).genre == "f" and seat(listed, 6).user is None
    assert (entry(listed, "Lou").state, entry(listed, "Lou").seat) == ("seated", seat(listed, 6))
    links = [next(value for value in one.html.split('"') if "/s/s" in value) for one in shown]
    assert links[0] == links[1] and "inscription" in shown[0].text
    assert not sits(listed, guest) and not sits(listed, account("Eve"))
    assert guest.get(f"/g/{listed.game.key}/signup/").headers["Location"] == f"/g/{listed.game.key}/"
    assert sits(listed, guest)
    other = listed.client("stranger")
    other.get(links[0][links[0].index("/s/") :])
    assert sits(listed, other) and sits(listed, guest)  # the link is for another browser of theirs
    undo(listed)
    assert not sits(listed, guest) and not sits(listed, other) and sits(listed, account("Eve"))
    assert entry(listed, "Lou").state == "waiting"


def test_a_guest_whose_seat_is_handed_over_again_has_no_way_in(listed: Any, guest: Any) -> None:
    take_over(listed, 6, ("who", str(entry(listed, "Lou").pk)))
    take_over(listed, 6, ("who", str(entry(listed, "Gus").pk)))
    guest.get(f"/g/{listed.game.key}/signup/")
    assert not sits(listed, guest) and sits(listed, account("Gus"))


def test_a_form_that_is_sent_twice_takes_the_seat_once(listed: Any) -> None:
    form = page(listed, "console/seats/6/").form(to="/seats/6/")
    for _ in range(2):
        shown = browser(listed).send(form, [("who", str(entry(listed, "Gus").pk))])
        assert "a la place" in shown.text or "a sa place" in shown.text or "Gus" in shown.text
    assert listed.game.signups.filter(seat=seat(listed, 6)).get().name == "Gus"
    from loupiote.web.console.models import Handover

    assert Handover.objects.count() == 1


def test_the_story_speaks_of_the_newcomer_as_they_want(forum: Any) -> None:
    forum.game.seats.filter(place=4).update(genre="f", alias="La Dan")
    take_over(forum, 5, ("name", "Nova"), ("genre", "m"))
    assert (seat(forum, 5).genre, seat(forum, 5).alias) == ("m", "")
    take_over(forum, 7, ("name", "Noé"))
    assert seat(forum, 7).genre == "x"  # as the form says where nothing is chosen


@pytest.mark.parametrize(
    "name", ["Loup-garou", "voyante", "oui", "Nobody", "Loupiote", "Le meneur de jeu", "mj", "Flo"]
)
def test_no_name_that_a_sign_up_would_refuse(forum: Any, name: str) -> None:
    shown = take_over(forum, 5, ("name", name), ("genre", "m"), ("reason", "Dan est en voyage"))
    assert seat(forum, 5).name == "Dan"
    typed = dict(shown.form(to="/seats/5/").fields)  # what was typed stands there still, to be put right
    assert (typed["name"], typed["genre"], typed["reason"]) == (name, "m", "Dan est en voyage")


def test_a_refused_newcomer_from_the_list_is_still_chosen(listed: Any) -> None:
    gus = str(entry(listed, "Gus").pk)
    shown = take_over(listed, 6, ("who", gus), ("name", "Flo"))
    typed = dict(shown.form(to="/seats/6/").fields)
    assert (typed["who"], typed["name"]) == (gus, "Flo") and seat(listed, 6).name == "Eve"


def test_a_seat_is_not_said_to_be_its_own_name(listed: Any) -> None:
    from loupiote.web.people.models import User

    listed.game.seats.filter(place=5).update(user=User.objects.create_user("Margot"))
    text = page(listed, "console/seats/").text
    assert "Margot" in text and "avec un compte" in text
    assert text.count("Bob") == 1


# ----------------------------------------------------------------------------------------------------------- taking back
def undo(scene: Any) -> Page:
    """Take the last tap back, as the page that shows what changes offers; gives that page."""
    shown = page(scene, "table/undo/")
    browser(scene).send(shown.form(to="/undo/"))
    return shown


def test_what_is_taken_back_gives_the_seat_back_to_the_account_that_had_it(listed: Any) -> None:
    listed.game.seats.filter(place=5).update(alias="La Eve", genre="f")
    take_over(listed, 6, ("who", str(entry(listed, "Gus").pk)))
    assert "Eve" in undo(listed).text.partition("Gus n")[0]
    back = seat(listed, 6)
    assert (back.name, back.user.name, back.alias, back.genre) == ("Eve", "Eve", "La Eve", "f")
    assert sits(listed, account("Eve")) and not sits(listed, account("Gus"))
    assert (entry(listed, "Gus").state, entry(listed, "Gus").seat) == ("waiting", None)
    assert entry(listed, "Eve").seat == back
    take_over(listed, 6, ("who", str(entry(listed, "Gus").pk)))
    assert seat(listed, 6).user.name == "Gus"


def test_the_link_of_before_opens_the_seat_again_and_the_new_one_does_not(forum: Any) -> None:
    old, new = forum.client("Dan"), forum.client("stranger")
    shown = take_over(forum, 5, ("name", "Nova"))
    link = next(value for value in shown.html.split('"') if "/s/s" in value)
    new.get(link[link.index("/s/") :])
    assert sits(forum, new) and not sits(forum, old)
    assert "Dan a de nouveau" in undo(forum).text
    assert sits(forum, old) and not sits(forum, new)
    assert new.get(link[link.index("/s/") :]).status_code != 302 or not sits(forum, new)


def test_of_two_who_had_it_one_after_the_other_the_first_has_it_again(listed: Any) -> None:
    for name in ("Gus", "Zed"):
        take_over(listed, 6, ("who", str(entry(listed, name).pk)))
    first = listed.game.entries.filter(kind="input").order_by("seq").first()
    shown = page(listed, f"table/undo/?since={first.seq}")
    assert "Zed n" in shown.text
    browser(listed).send(shown.form(to="/undo/"))
    assert seat(listed, 6).user.name == seat(listed, 6).name == "Eve"
    assert {one.name for one in listed.game.signups.filter(state="waiting")} == {"Gus", "Zed"}


def test_a_decree_that_an_amendment_takes_out_gives_the_seat_back_and_a_later_one_stands(listed: Any) -> None:
    from loupiote.web.games import door, tables

    take_over(listed, 6, ("who", str(entry(listed, "Gus").pk)))
    take_over(listed, 5, ("name", "Nova"))
    first = listed.game.entries.filter(kind="input").order_by("seq").first()
    listed.game.refresh_from_db()
    chapter, place = next(at for at, seq in tables.current(listed.game).brought.items() if seq == first.seq)
    assert door.amend(listed.game.pk, listed.mj, chapter, place, None).ok
    assert seat(listed, 6).user.name == "Eve"
    assert (seat(listed, 5).name, seat(listed, 5).user) == ("Nova", None)


def test_whoever_plays_elsewhere_by_then_does_not_get_a_second_seat(listed: Any) -> None:
    from loupiote.web.games import door, tables
    from loupiote.web.people.models import User

    take_over(listed, 6, ("name", "Nova"))
    take_over(listed, 5, ("name", "Noé"))
    listed.game.seats.filter(place=4).update(user=User.objects.get(name="Eve"))
    first = listed.game.entries.filter(kind="input").order_by("seq").first()
    listed.game.refresh_from_db()
    chapter, place = next(at for at, seq in tables.current(listed.game).brought.items() if seq == first.seq)
    assert door.amend(listed.game.pk, listed.mj, chapter, place, None).ok
    assert (seat(listed, 6).name, seat(listed, 6).user, seat(listed, 6).token_hash) == ("Eve", None, "")


def test_a_bot_plays_again(forum: Any) -> None:
    forum.game.seats.filter(place=4).update(bot=True, token_hash="")
    take_over(forum, 5, ("name", "Nova"))
    assert not seat(forum, 5).bot
    undo(forum)
    assert seat(forum, 5).bot


def test_in_a_forum_game_the_table_hands_seats_over_as_the_console_does(forum: Any) -> None:
    shown = page(forum, "table/seats/5/")
    assert "/console/seats/5/" in shown.html and 'value="substitute"' not in shown.html
    sent = {"what": "substitute", "who": "Dan", "value": "Nova", "sure": "1", "key": "k" * 12, "turn": "1"}
    answer = browser(forum).client.post(f"/g/{forum.game.key}/table/decree/", sent)
    assert answer.headers["Location"].endswith("/console/seats/5/")
    assert seat(forum, 5).name == "Dan"


def test_the_console_says_of_a_bot_that_it_answers_before_the_end(forum: Any) -> None:
    forum.game.seats.filter(name="Ana").update(bot=True)
    assert "Ana · sonder · un robot" in page(forum, "console/").text


def test_a_closed_account_gets_no_way_in_back(listed: Any) -> None:
    """What is taken back gives the seat its name again, but not the link of somebody whose account is closed."""
    held = seat(listed, 6)
    device = listed.client("Eve")
    held.refresh_from_db()
    held.user = User.objects.get(name="Eve")
    held.save()
    assert sits(listed, device)
    take_over(listed, 6, ("who", str(entry(listed, "Gus").pk)))
    closing.close(held.user)
    for path in ("console/", "console/seats/"):
        assert "est fermé" not in page(listed, path).text, "somebody else has the seat"
    assert "le compte Eve est fermé" in undo(listed).text, "said before it is done"
    assert seat(listed, 6).name == "Eve" and not sits(listed, device)
    shown = page(listed, "console/")
    assert "le compte Eve est fermé" in shown.text
    assert any(link.endswith("/console/seats/6/") for link in shown.links)
    assert "le compte Eve est fermé" in page(listed, "console/seats/").text
    take_over(listed, 6, ("who", str(entry(listed, "Gus").pk)))
    assert "est fermé" not in page(listed, "console/").text
