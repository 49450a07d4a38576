"""The program's announcements: one post for each moment, struck when what they tell is taken back."""

from __future__ import annotations

from typing import Any

from loupiote.kernel.inputs import Decree
from web.square.conftest import to_day


def told(scene: Any) -> list[tuple[str, bool]]:
    """The announcements of a game: title, and whether it still holds."""
    from loupiote.web.square.models import Post

    found = Post.objects.filter(game=scene.game, kind="announcement").order_by("pk")
    return [(post.title, post.withdrawn_at is None) for post in found]


def texts(scene: Any, title: str) -> list[str]:
    from loupiote.web.square.models import Post

    return list(Post.objects.filter(game=scene.game, title=title).order_by("pk").values_list("text", flat=True))


def prey(scene: Any, victim: str) -> None:
    """What the wolves are after, once they are asked."""
    while scene.view().window != "loups@1":
        scene.close()
    for wolf in ("Bob", "Cleo"):
        assert scene.reply(wolf, "devorer", victim).ok


def undo(scene: Any) -> None:
    from loupiote.web.games import door

    assert door.undo(scene.game.pk, scene.mj, seen=door.screen_of(scene.game, scene.mj).turn).ok


def test_each_moment_is_announced_once(forum: Any) -> None:
    assert told(forum) == [("Distribution", True), ("Nuit 1", True)]
    prey(forum, "Dan")
    to_day(forum)
    assert [title for title, _ in told(forum)][:3] == ["Distribution", "Nuit 1", "Aube du jour 1"]
    assert "Dan" in texts(forum, "Aube du jour 1")[0]
    seen = forum.client("Ana").get(f"/g/{forum.game.key}/square/b/place/?page=1").content.decode()
    assert "Aube du jour 1" in seen and "is-announcement" in seen


def test_a_morning_without_a_death_says_so_once(forum: Any) -> None:
    for _ in range(30):
        if forum.view().moment[0] in ("jour", "vote"):
            break
        forum.close()
    said = [text for text in texts(forum, "Aube du jour 1") if "personne n’est mort" in text]
    assert len(said) == 1


def test_what_follows_in_the_same_moment_is_a_post_of_its_own(forum: Any) -> None:
    from loupiote.web.games import door

    to_day(forum)
    before = told(forum)
    for who in ("Dan", "Eve"):
        assert door.submit(forum.game.pk, forum.mj, Decree(what="kill", who=who)).ok
    after = told(forum)
    assert after[: len(before)] == before and len(after) == len(before) + 2
    assert "Dan" in texts(forum, after[-2][0])[-2] and "Dan" not in texts(forum, after[-1][0])[-1]


def test_an_announcement_of_what_is_undone_is_struck_and_the_new_one_follows(forum: Any) -> None:
    prey(forum, "Dan")
    taps = 0
    while not {one.board: one for one in forum.view("Ana").boards}["place"].write:
        forum.close()
        taps += 1
    assert "Dan" in texts(forum, "Aube du jour 1")[0]
    before = told(forum)
    assert all(holds for _, holds in before)
    while taps:
        undo(forum)
        taps -= 1
    assert told(forum)[:2] == before[:2] and not any(holds for _, holds in told(forum)[2 : len(before)])
    prey(forum, "Eve")
    to_day(forum)
    assert "Dan" in texts(forum, "Aube du jour 1")[0] and "Eve" in texts(forum, "Aube du jour 1")[-1]
    assert [title for title, holds in told(forum) if holds] == [title for title, _ in before]
    seen = forum.client("Ana").get(f"/g/{forum.game.key}/square/b/place/?page=1").content.decode()
    assert "is-withdrawn" in seen and "Ceci ne vaut plus" in seen


def test_an_input_that_tells_nobody_anything_strikes_nothing(forum: Any) -> None:
    before = told(forum)
    forum.reply("Ana", "sonder", "Bob")
    undo(forum)
    assert told(forum) == before


def test_the_game_master_may_change_an_announcement_at_any_time(forum: Any) -> None:
    from loupiote.web.square.models import Post

    post = Post.objects.get(game=forum.game, title="Nuit 1")
    edit = f"/g/{forum.game.key}/square/p/{post.key}/edit/"
    assert forum.client("Ana").get(edit).status_code == 404
    assert forum.client("mj").post(edit, {"text": "La lune se lève sur **Thiercelieux**."}).status_code == 302
    seen = forum.client("Ana").get(f"/g/{forum.game.key}/square/b/place/?page=1").content.decode()
    assert "<strong>Thiercelieux</strong>" in seen


def test_words_that_were_prepared_are_said_as_long_as_they_are_true(forum: Any) -> None:
    from loupiote.kernel.inputs import Close
    from loupiote.web.games import journal, tables
    from loupiote.web.square import announce
    from loupiote.web.square.models import Prepared

    def foreseen(victim: str) -> Any:
        prey(forum, victim)
        forum.game.refresh_from_db()
        table = journal.copy(tables.current(forum.game))
        for _ in range(4):
            table.submit(Close(window=table.open.name))
        return next(one for one in announce.foreseen(forum.game, table) if one.title == "Aube du jour 1")

    announce.prepare(forum.game, foreseen("Dan"), "Dan n'est plus qu'un souvenir.", "mj")
    foreseen("Eve")
    to_day(forum)
    assert "Eve" in texts(forum, "Aube du jour 1")[0] and "souvenir" not in texts(forum, "Aube du jour 1")[0]
    while forum.view().window != "loups@1":
        undo(forum)
    announce.prepare(forum.game, foreseen("Dan"), "Dan n'est plus qu'un souvenir.", "mj")
    to_day(forum)
    assert texts(forum, "Aube du jour 1")[-1] == "Dan n'est plus qu'un souvenir."
    assert not Prepared.objects.exists()


def test_what_is_told_in_private_is_not_announced(forum: Any) -> None:
    from loupiote.web.square.models import Post

    forum.reply("Ana", "sonder", "Bob")
    to_day(forum)
    whole = " ".join(Post.objects.filter(game=forum.game, owner=None).values_list("text", flat=True))
    assert "Loup-Garou" not in whole.replace("*Loups-Garous*", "")


def test_a_game_around_a_table_announces_nothing(table: type) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Dan="simple-villageois")
    assert told(scene) == []


def test_a_game_in_english_is_announced_in_english(table: type) -> None:
    from loupiote.web.games import door

    scene = table(rules="forum", mode="forum", begun=False, Ana="voyante", Bob="loup-garou", Dan="simple-villageois")
    scene.game.lang = "en"
    scene.game.save()
    assert door.start(scene.game.pk, scene.mj).ok
    assert [title for title, _ in told(scene)][-1] == "Night 1"


def test_a_day_without_a_word_is_announced_anew_too(forum: Any) -> None:
    """What comes after an amended order is told at once; a moment in which nothing happened is not left out of it."""
    from loupiote.kernel.inputs import Reply
    from loupiote.web.games import door, tables
    from loupiote.web.square.models import Post

    while not any(one.power == "devorer" for one in forum.view("Bob").prompts):
        assert forum.close().ok
    for wolf in ("Bob", "Cleo"):
        assert forum.reply(wolf, "devorer", "Dan").ok
    while forum.view().moment[0] != "vote":
        assert forum.close().ok
    posts = Post.objects.filter(game=forum.game, kind=Post.Kind.ANNOUNCEMENT, withdrawn_at=None).order_by("pk")
    before = list(dict.fromkeys(posts.values_list("title", flat=True)))
    made = tables.current(forum.game)
    where = next(
        (chapter, place)
        for chapter, place in sorted(made.brought)
        if isinstance(one := made.table.chapters[chapter].inputs[place], Reply) and one.power == "devorer"
    )
    eve = Reply(player="Bob", power="devorer", value=("Eve",))
    assert door.amend(forum.game.pk, forum.mj, *where, eve).ok
    assert list(dict.fromkeys(posts.values_list("title", flat=True))) == before
    assert "Jour 1" in before
