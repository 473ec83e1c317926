from __future__ import annotations

from dataclasses import replace

from bot.post.announcer import Announcer
from bot.store.rows import OutboxRow, PrefsRow
from bot.table.table import Table
from bot.words.tables import table_in_text
from tests.bot.conftest import ANN, BEN, Clock, Driver, started
from tests.bot.test_announce import Server, rows_of


async def test_a_game_that_cannot_be_read_keeps_no_reminder_from_others(table: Table, clock: Clock) -> None:
    broken, fine = await started(table, BEN), await started(table, BEN)
    async with table.transactions.changing(broken) as (rows, snapshot):
        await rows.put(replace(snapshot.row, kind="gone"))
    clock.time += 25 * 3600
    await table.reminders.write_due()
    reminded = {row.game_id for row in await rows_of(table) if row.kind == "remind"}
    assert reminded == {fine}


async def test_reminders_come_four_times_and_stop_with_the_answer(
    duel_of_two: Driver, table: Table, clock: Clock
) -> None:
    await duel_of_two.bids(ben="blade:11")
    asked, reminded = clock.time, []
    for hour in range(8 * 24):
        clock.time = asked + hour * 3600
        await table.reminders.write_due()
        reminded += [hour] * sum(row.kind == "remind" for row in await rows_of(table))
        async with table.transactions.store.write() as rows:
            await rows.drop(OutboxRow, kind="remind")
    assert reminded == [24, 48, 72, 96]


async def test_a_reminder_calls_by_name(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    await duel_of_two.bids(ben="blade:11")
    since = clock.time
    clock.time += 25 * 3600
    await table.reminders.write_due()
    server = Server()
    await Announcer(table, server).deliver(duel_of_two.game_id)
    last = list(server.notes.values())[-1]
    row = (await table.games.snapshot(duel_of_two.game_id)).row
    asked = f"-# **{table_in_text(row)}** · Which cards do you put back?"
    assert last.text == f"<@11>: you have been asked since <t:{since}:R>.\n{asked}"
    assert last.calls == (ANN.user_id,)


async def test_who_wants_no_reminder_gets_none(table: Table, clock: Clock) -> None:
    await table.preferences.set(PrefsRow(ANN.user_id, None, 0))
    await table.preferences.set(PrefsRow(BEN.user_id, None, 48))
    await started(table, BEN)
    clock.time += 47 * 3600
    await table.reminders.write_due()
    assert [row.kind for row in await rows_of(table)] == ["start"]
    clock.time += 2 * 3600
    await table.reminders.write_due()
    assert [(row.kind, row.payload.get("seat")) for row in await rows_of(table)] == [("start", None), ("remind", 1)]


async def test_a_reminder_that_could_not_be_posted_is_not_written_again(
    duel_of_two: Driver, table: Table, clock: Clock
) -> None:
    await duel_of_two.bids(ben="blade:11")
    since = clock.time
    for _ in range(4):
        clock.time += 25 * 3600
        await table.reminders.write_due()
    server = Server()
    await Announcer(table, server).deliver(duel_of_two.game_id)
    assert [text.splitlines()[0] for text in server.texts[2:]] == [f"<@11>: you have been asked since <t:{since}:R>."]


async def test_a_reminder_that_comes_late_says_nothing_of_another_question(
    duel_of_two: Driver, table: Table, clock: Clock
) -> None:
    await duel_of_two.bids(ben="blade:11")
    clock.time += 25 * 3600
    await table.reminders.write_due()
    await duel_of_two.bids(ann="blade:15")
    server = Server()
    await Announcer(table, server).deliver(duel_of_two.game_id)
    assert any(f"<@{ANN.user_id}>: your move." in text for text in server.texts)
    assert not any("you have been asked since" in text for text in server.texts)
