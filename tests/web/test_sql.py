"""Statements that are written out: what they read is what the ORM reads."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.db import connection

from loupiote.web import sql
from loupiote.web.games.models import Game, Seat

pytestmark = pytest.mark.django_db


def test_a_row_is_read_as_the_model_reads_it() -> None:
    made = Game.objects.create(
        title="Ici", rules="forum", mode="forum", plan={"a": [1]}, started_at=datetime(2026, 1, 2, tzinfo=UTC)
    )
    [found] = sql.of(Game, "SELECT * FROM loupiote_games_game WHERE id = %s", [made.pk])
    read = Game.objects.get(pk=made.pk)
    names = [field.attname for field in Game._meta.concrete_fields]
    assert [getattr(found, name) for name in names] == [getattr(read, name) for name in names]
    assert (found.plan, found.started_at) == ({"a": [1]}, datetime(2026, 1, 2, tzinfo=UTC))
    assert not found._state.adding


def test_the_order_of_the_columns_is_that_of_the_statement() -> None:
    game = Game.objects.create(title="Ici", rules="forum", mode="forum")
    Seat.objects.create(game=game, place=3, name="Ana")
    columns = ", ".join(reversed([field.column for field in Seat._meta.concrete_fields]))
    [seat] = sql.of(Seat, f"SELECT {columns} FROM loupiote_games_seat WHERE game_id = %s", [game.pk])
    assert (seat.place, seat.name, seat.game_id, seat.bot) == (3, "Ana", game.pk, False)


@pytest.mark.django_db(transaction=True)
def test_only_what_may_be_lost_does_not_wait_for_the_disk() -> None:
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL gathers what it writes by itself")
    game = Game.objects.create(title="Ici", rules="forum", mode="forum")
    said = "UPDATE loupiote_games_game SET title = %s WHERE id = %s"
    connection.cursor().execute("PRAGMA synchronous=FULL")  # as `conf` sets it
    levels = []

    def watch(execute, asked, *more):  # type: ignore[no-untyped-def]
        answer = execute(asked, *more)
        if asked == said:
            levels.append(connection.connection.execute("PRAGMA synchronous").fetchone()[0])
        return answer

    with connection.execute_wrapper(watch):
        sql.note(said, ["Là", game.pk])
    levels.append(connection.connection.execute("PRAGMA synchronous").fetchone()[0])
    assert levels == [1, 2]  # NORMAL while it is written, FULL again
    game.refresh_from_db()
    assert game.title == "Là"
