"""Calls that wait: for what other tables ask within ten minutes, for the hours of a person, for their digest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.post.announcer import Announcer
from bot.store.call_rows import HeldRow
from bot.store.rows import OutboxRow, PrefsRow
from bot.store.sqlite import SqliteStore
from bot.table.game.waits import TOGETHER
from bot.table.table import Table
from bot.words.tables import table_in_text
from tests.bot.conftest import ANN, BEN, Clock, Driver, started
from tests.bot.test_announce import Server, rows_of

HOUR = 3600
NOON = 1_700_049_600  # of the fifteenth of November 2023, UTC, a Wednesday


async def held(table: Table) -> list[HeldRow]:
    async with table.transactions.read() as rows:
        return await rows.some(HeldRow)


async def called(table: Table) -> list[tuple[str, list[int]]]:
    """The posts that call people for questions, and whom."""
    return [(row.kind, row.payload["called"]) for row in await rows_of(table) if row.payload.get("called")]


async def name(table: Table, game_id: str) -> str:
    return table_in_text((await table.games.snapshot(game_id)).row)


async def deliver(table: Table, server: Server) -> None:
    for game_id in await table.outbox.waiting_games():
        await Announcer(table, server).deliver(game_id)


async def test_the_first_table_calls_at_once_and_others_together(table: Table, clock: Clock) -> None:
    games = [await started(table, BEN) for _ in range(3)]
    assert await called(table) == [("start", [0, 1])]
    assert {row.game_id for row in await held(table)} == set(games[1:])
    clock.time += TOGETHER - 1
    await table.calls.release_due()
    assert len(await held(table)) == 4
    clock.time += 1
    await table.calls.release_due()
    assert await held(table) == []
    server = Server()
    await deliver(table, server)
    told = dict(server.told)
    assert set(told) == {ANN.user_id, BEN.user_id}
    names = [await name(table, game) for game in games]
    assert [each in told[ANN.user_id].text for each in names] == [False, True, True]
    assert told[ANN.user_id].text.count("Which cards do you put back?") == 2
    assert told[ANN.user_id].next_game


async def test_where_somebody_takes_no_direct_messages_the_thread_calls_them(table: Table, clock: Clock) -> None:
    games = [await started(table, BEN) for _ in range(3)]
    clock.time += TOGETHER
    await table.calls.release_due()
    server = Server()
    await deliver(table, server)
    (post,) = [note for note in server.notes.values() if "tables wait for you" in note.text]
    assert post.calls == (BEN.user_id,)
    assert [await name(table, game) in post.text for game in games] == [False, True, True]


async def test_a_table_of_another_channel_is_counted_and_not_named(table: Table, clock: Clock) -> None:
    first, here = await started(table, BEN), await started(table, BEN)
    row = await table.lobby.create("duel", 1, 77, ANN, "en")
    await table.lobby.join(row.id, BEN)
    await table.lobby.start(row.id, ANN.user_id, "v")
    clock.time += TOGETHER
    await table.calls.release_due()
    server = Server()
    await deliver(table, server)
    (post,) = [note for note in server.notes.values() if "tables wait for you" in note.text]
    said = {game: await name(table, game) in post.text for game in (here, row.id)}
    assert sorted(said.values()) == [False, True]
    assert "2 tables wait for you" in post.text
    assert first not in said


async def test_one_table_that_was_held_calls_in_its_thread_with_what_happened(table: Table, clock: Clock) -> None:
    await started(table, BEN)
    driver = Driver(table, await started(table, BEN))
    await table.calls.mute(driver.game_id, BEN.user_id, muted=True)
    clock.time += 60
    await driver.bids(ann="blade:15", ben="blade:11")
    clock.time += TOGETHER
    await table.calls.release_due()
    server = Server()
    await deliver(table, server)
    last = [note for note in server.notes.values() if note.nonce.startswith(driver.game_id)][-1]
    assert last.calls == (ANN.user_id,)
    assert last.text.splitlines()[:2] == ["• **Ann** shows Blade 15", "• **Ben** shows Blade 11"]
    assert len(last.text.splitlines()) == 4


async def test_who_answers_in_the_second_of_a_held_call_and_is_asked_anew_is_called_once(
    table: Table, clock: Clock
) -> None:
    await started(table, BEN)
    driver = Driver(table, await started(table, BEN))
    clock.time += TOGETHER
    await table.calls.release_due()
    await driver.bids(ann="blade:15", ben="blade:11")
    rows = [row for row in await rows_of(table) if row.game_id == driver.game_id and 0 in row.payload.get("called", ())]
    assert [(row.kind, row.payload["at"]) for row in rows] == [("call", clock.time), ("turn", clock.time)]
    server = Server()
    await deliver(table, server)
    pinging = [note for note in server.notes.values() if note.nonce.startswith(driver.game_id) and note.calls]
    assert [note.calls for note in pinging] == [(ANN.user_id,)]
    assert "**Ann** shows Blade 15" in pinging[0].text


async def test_the_same_table_holds_nothing_back(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    clock.time += 60
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    assert await called(table) == [("start", [0, 1]), ("turn", [0])]


async def test_what_was_answered_before_is_not_called_for(table: Table, clock: Clock) -> None:
    await started(table, BEN)
    driver = Driver(table, await started(table, BEN))
    await driver.bids(ann="blade:15")
    clock.time += TOGETHER
    await table.calls.release_due()
    assert [row.payload["called"] for row in await rows_of(table) if row.kind == "call"] == [[1]]
    assert await held(table) == []


async def test_a_restart_between_holding_and_calling_loses_and_doubles_nothing(
    store: SqliteStore, clock: Clock, table: Table
) -> None:
    for _ in range(2):
        await started(table, BEN)
    clock.time += TOGETHER
    await Table(store, clock).calls.release_due()
    await Table(store, clock).calls.release_due()
    assert sorted(row.payload["called"] for row in await rows_of(table) if row.kind == "call") == [[0], [1]]
    server, after = Server(), Table(store, clock)
    server.fail = lambda point: ConnectionResetError() if point == "after-post" else None
    for game_id in await after.outbox.waiting_games():
        with pytest.raises(ConnectionResetError):
            await Announcer(after, server).deliver(game_id)
    server.fail = lambda point: None
    for _ in range(2):
        await deliver(Table(store, clock), server)
    assert sum(note.calls == (ANN.user_id,) for note in server.notes.values()) == 1


async def test_who_is_quiet_is_called_when_they_wake(table: Table, clock: Clock) -> None:
    clock.time = NOON + 12 * HOUR
    await table.preferences.set(PrefsRow(ANN.user_id, quiet=True))
    await started(table, BEN)
    assert await called(table) == [("start", [1])]
    for hours, left in ((7.9, 1), (8.1, 0)):
        clock.time = int(NOON + (12 + hours) * HOUR)
        await table.calls.release_due()
        assert len(await held(table)) == left
    assert await called(table) == [("start", [1]), ("call", [0])]


async def test_a_reminder_that_comes_before_a_held_call_is_that_call(table: Table, clock: Clock) -> None:
    """The bot looks for reminders first."""
    clock.time = NOON + 12 * HOUR
    await table.preferences.set(PrefsRow(ANN.user_id, quiet=True, remind_hours=8))
    game = await started(table, BEN)
    clock.time += 8 * HOUR
    await table.reminders.write_due()
    await table.calls.release_due()
    assert [row.kind for row in await rows_of(table) if row.kind in ("remind", "call")] == ["remind"]
    assert {wait.called_at for wait in (await table.games.snapshot(game)).waits if wait.seat == 0} == {clock.time}


async def test_a_reminder_in_quiet_hours_leaves_the_call_as_it_is_held(table: Table, clock: Clock) -> None:
    clock.time = NOON + 12 * HOUR
    driver = Driver(table, await started(table, BEN))
    await table.preferences.set(PrefsRow(ANN.user_id, quiet=True, remind_hours=2))
    await driver.bids(ann="blade:15", ben="blade:11")
    (call,) = await held(table)
    assert (call.user_id, call.last >= call.first, call.reminder) == (ANN.user_id, True, False)
    clock.time += 3 * HOUR
    await table.reminders.write_due()
    assert await held(table) == [call]


async def test_who_wishes_to_be_called_at_once_again_is_called_for_what_was_held(table: Table, clock: Clock) -> None:
    clock.time = NOON + 12 * HOUR
    prefs = PrefsRow(ANN.user_id, quiet=True)
    await table.preferences.set(prefs)
    await started(table, BEN)
    await table.preferences.set(replace(prefs, theme="light"))
    await table.calls.release_due()
    assert len(await held(table)) == 1
    await table.preferences.set(replace(prefs, quiet=False))
    await table.calls.release_due()
    assert await called(table) == [("start", [1]), ("call", [0])]


async def test_a_digest_comes_once_a_day_with_all_that_waits(table: Table, clock: Clock) -> None:
    clock.time = NOON
    game = await started(table, BEN)
    await table.preferences.set(PrefsRow(ANN.user_id, zone="Asia/Seoul", digest=22))
    other = await started(table, BEN)
    assert [row.due_at for row in await held(table) if row.user_id == ANN.user_id] == [NOON + HOUR]
    clock.time += HOUR
    await table.calls.release_due()
    (post,) = [row.payload for row in await rows_of(table) if row.kind == "calls"]
    assert (post["user"], post["digest"]) == (ANN.user_id, 1)
    assert {entry["game"] for entry in post["tables"]} == {game, other}
    clock.time += 24 * HOUR
    await table.calls.release_due()
    assert len([row for row in await rows_of(table) if row.kind == "calls"]) == 1  # nothing new is asked


async def test_a_muted_table_calls_and_reminds_nobody(table: Table, clock: Clock) -> None:
    driver = Driver(table, await started(table, BEN))
    await table.calls.mute(driver.game_id, ANN.user_id, muted=True)
    await driver.bids(ann="blade:15", ben="blade:11")
    clock.time += 30 * HOUR
    await table.reminders.write_due()
    assert await called(table) == [("start", [0, 1])]
    assert not [row for row in await rows_of(table) if row.kind == "remind"]
    assert await held(table) == []


async def test_reminders_of_several_tables_become_one(table: Table, clock: Clock) -> None:
    for _ in range(3):
        await started(table, BEN)
    clock.time += TOGETHER
    await table.calls.release_due()
    clock.time += 25 * HOUR
    await table.reminders.write_due()
    assert sorted(row.payload["seat"] for row in await rows_of(table) if row.kind == "remind") == [0, 1]
    clock.time += TOGETHER
    await table.calls.release_due()
    later = [row.payload["tables"] for row in await rows_of(table) if row.kind == "calls"][-2:]
    assert [len(tables) for tables in later] == [2, 2]


async def test_a_call_is_edited_when_it_is_answered_and_when_it_is_withdrawn(
    duel_of_two: Driver, table: Table, clock: Clock
) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    await duel_of_two.bids(ann="blade:15")
    await Announcer(table, server).deliver(game_id)
    (first,) = server.amended
    assert "<@22>: your move." in first[1].text
    assert "<@11>" not in first[1].text
    assert "✓ Ann" in first[1].text
    await duel_of_two.bids(ben="blade:11")
    await Announcer(table, server).deliver(game_id)
    assert server.amended[1][1].text.splitlines()[-1] == "✓ Ann, Ben"
    await table.leaving.abandon(game_id, ANN.user_id)
    await Announcer(table, server).deliver(game_id)
    assert server.amended[-1][1].text.splitlines()[-1] == "Ann: no longer asked."
    before = len(server.amended)
    await Announcer(table, server).deliver(game_id)
    assert len(server.amended) == before


@pytest.mark.parametrize("point", ["before-amend", "after-amend"])
async def test_a_call_is_edited_after_a_restart_too(
    duel_of_two: Driver, table: Table, store: SqliteStore, clock: Clock, point: str
) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    await duel_of_two.bids(ann="blade:15")
    server.fail = lambda at: ConnectionResetError() if at == point else None
    with pytest.raises(ConnectionResetError):
        await Announcer(table, server).deliver(game_id)
    server.fail = lambda at: None
    await Announcer(Table(store, clock), server).deliver(game_id)
    assert "✓ Ann" in server.amended[-1][1].text


async def test_a_post_whose_call_stands_is_not_forgotten(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    clock.time += 3 * 24 * HOUR
    await table.outbox.prune()
    assert len(await rows_of(table)) == 1
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await Announcer(table, server).deliver(game_id)
    clock.time += 3 * 24 * HOUR
    await table.outbox.prune()
    assert all(isinstance(row, OutboxRow) and row.standing == (0,) for row in await rows_of(table))
