"""Whom a post calls that comes late: for what is asked in it, and not for what has come after that."""

from __future__ import annotations

from bot.post.announcer import Announcer
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, Clock, Driver
from tests.bot.test_announce import Server, waiting


async def test_who_has_answered_what_a_late_post_asks_is_called_for_the_next_question_only(
    duel_of_two: Driver, table: Table, clock: Clock
) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    clock.time += 60
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    clock.time += 60
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    clock.time += 60
    while [seat.user_id for seat in (await table.games.snapshot(game_id)).asked] == [BEN.user_id]:
        await duel_of_two.default(BEN)
    late = await waiting(table)
    assert [row.payload["called"] for row in late if 0 in row.payload["called"]] == [[0], [0]]
    await Announcer(table, server).deliver(game_id)
    calls = [note.calls for note in list(server.notes.values())[1:]]
    assert [ANN.user_id in each for each in calls] == [False] * (len(calls) - 1) + [True]


async def test_who_has_answered_meanwhile_is_not_called(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    clock.time += 25 * 3600
    await table.reminders.write_due()
    await duel_of_two.bids(ann="blade:15")
    server = Server()
    await Announcer(table, server).deliver(duel_of_two.game_id)
    assert [note.calls for note in server.notes.values()] == [(BEN.user_id,), (BEN.user_id,), ()]
    assert not any(f"<@{ANN.user_id}>" in text for text in server.texts)
