"""Calls of seats for which others answer, of anonymous tables, and of people who are kept apart."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.store.call_rows import HeldRow
from bot.store.rows import PrefsRow
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.game.waits import TOGETHER
from bot.table.table import Table
from bot.ui.lobby import lobby_view
from bot.words.languages import public_texts
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started
from tests.bot.test_announce import Server, rows_of

HOUR = 3600
NOON = 1_700_049_600  # of a day in UTC
DAN = Person(44, "Dan")


async def deliver(table: Table, server: Server) -> None:
    for game_id in await table.outbox.waiting_games():
        await Announcer(table, server).deliver(game_id)


async def held(table: Table) -> list[HeldRow]:
    async with table.transactions.read() as rows:
        return await rows.some(HeldRow)


async def hidden(table: Table) -> str:
    """A game of Ann and Cat in which nobody knows who sits where."""
    game = await lobby(table)
    await table.lobby.hide_names(game, ANN.user_id, on=True)
    await table.lobby.join(game, CAT)
    await table.lobby.start(game, ANN.user_id, "v")
    return game


async def test_a_sitter_is_called_as_they_wish_and_whose_seat_it_is_no_more(table: Table, clock: Clock) -> None:
    clock.time = NOON + 12 * HOUR
    await started(table, BEN)
    driver = Driver(table, await started(table, BEN))  # its calls are held
    await appointed(table, driver.game_id, ANN.user_id, CAT, "sitter")
    await table.preferences.set(PrefsRow(CAT.user_id, quiet=True))
    await driver.bids(ann="blade:15", ben="blade:11")
    assert {(row.user_id, row.seat) for row in await held(table) if row.game_id == driver.game_id} >= {(CAT.user_id, 0)}
    clock.time += TOGETHER
    await table.calls.release_due()
    assert "call" not in [row.kind for row in await rows_of(table) if row.game_id == driver.game_id]
    clock.time = NOON + 24 * HOUR
    await table.calls.release_due()
    server = Server()
    await deliver(table, server)
    (call,) = [row for row in await rows_of(table) if row.kind == "call" and row.game_id == driver.game_id]
    post = server.notes[f"{call.game_id}-{call.id}"]
    assert post.calls == (CAT.user_id,)
    assert f"<@{ANN.user_id}>" not in post.text


async def test_of_those_who_share_a_seat_each_is_called_as_they_wish(table: Table, clock: Clock) -> None:
    clock.time = NOON + 12 * HOUR
    driver = Driver(table, await started(table, BEN))
    await appointed(table, driver.game_id, ANN.user_id, CAT, "partner")
    await table.preferences.set(PrefsRow(ANN.user_id, quiet=True))
    await driver.bids(ann="blade:15", ben="blade:11")
    (turn,) = [row.payload for row in await rows_of(table) if row.kind == "turn" and row.payload["called"]]
    assert (turn["called"], turn["callees"]) == ([0], {"0": [CAT.user_id]})
    server = Server()
    await deliver(table, server)
    assert list(server.notes.values())[-1].calls == (CAT.user_id,)
    clock.time = NOON + 24 * HOUR
    await table.calls.release_due()
    await deliver(table, server)
    assert list(server.notes.values())[-1].calls == (ANN.user_id,)
    assert await held(table) == []


async def test_those_who_share_a_seat_are_reminded_as_they_wish(table: Table, clock: Clock) -> None:
    driver = Driver(table, await started(table, BEN))
    await appointed(table, driver.game_id, ANN.user_id, CAT, "partner")
    await table.calls.mute(driver.game_id, ANN.user_id, muted=True)
    await driver.bids(ann="blade:15", ben="blade:11")
    clock.time += 25 * HOUR
    await table.reminders.write_due()
    server = Server()
    await deliver(table, server)
    assert list(server.notes.values())[-1].calls == (CAT.user_id,)
    clock.time += 25 * HOUR
    await table.reminders.write_due()
    reminded = [row.payload["callees"] for row in await rows_of(table) if row.kind == "remind"]
    assert reminded == [{"0": [CAT.user_id]}] * 2


async def test_an_anonymous_table_calls_and_is_edited_in_private(table: Table, clock: Clock) -> None:
    game = await hidden(table)
    seat = (await table.games.snapshot(game)).seat_of(ANN.user_id)
    server = Server()
    for _ in range(2):
        await deliver(table, server)
    assert {user for user, _ in server.told} == {ANN.user_id, CAT.user_id}
    assert not any(note.calls for note in server.notes.values())
    driver = Driver(table, game)
    while await driver.default(ANN):
        pass
    await deliver(table, server)
    said = [note.text for _, note in server.amended]
    assert [("✓" in text, f"<@{CAT.user_id}>" in text) for text in said] == [(True, False)] * 2
    assert seat is not None
    assert not any(f"<@{ANN.user_id}>" in text for text in [*server.texts, *said])


async def test_held_calls_of_an_anonymous_table_name_nobody_in_public(table: Table, clock: Clock) -> None:
    await started(table, CAT)
    game = await hidden(table)
    clock.time += TOGETHER
    await table.calls.release_due()
    calls = [row.payload for row in await rows_of(table) if row.kind == "call"]
    assert sorted(told["user"] for told in calls) == [ANN.user_id, CAT.user_id]
    server = Server()
    for _ in range(3):
        await deliver(table, server)
    assert not any(note.calls for nonce, note in server.notes.items() if nonce.startswith(game))
    assert {ANN.user_id, CAT.user_id} <= {user for user, _ in server.told}


async def test_a_list_in_a_thread_leaves_anonymous_tables_out(table: Table, clock: Clock) -> None:
    """Ben takes no direct messages."""
    await started(table, BEN)
    secret = await lobby(table)
    await table.lobby.hide_names(secret, ANN.user_id, on=True)
    await table.lobby.join(secret, BEN)
    await table.lobby.start(secret, ANN.user_id, "v")
    known = await started(table, BEN)
    clock.time += TOGETHER
    await table.calls.release_due()
    (row,) = [row for row in await rows_of(table) if row.kind == "calls" and row.payload["user"] == BEN.user_id]
    assert row.game_id == known
    server = Server()
    for _ in range(3):
        await deliver(table, server)
    (post,) = [note for note in server.notes.values() if "tables wait for you" in note.text]
    assert (await table.games.snapshot(secret)).row.name_words not in post.text
    assert post.text.count("•") == 1


async def test_who_comes_to_an_anonymous_table_is_said_to_them_alone(table: Table) -> None:
    game = await lobby(table)
    await table.lobby.hide_names(game, ANN.user_id, on=True)
    await table.invitations.invite(game, ANN.user_id, BEN)
    await table.invitations.set_access(game, ANN.user_id, "private")
    await table.invitations.ask_in(game, CAT)
    told = [(row.kind, row.payload["user"]) for row in await rows_of(table)]
    assert told == [("invited", BEN.user_id), ("asks", ANN.user_id)]
    server = Server()
    await deliver(table, server)
    await table.invitations.let_in(game, ANN.user_id, CAT.user_id)
    for _ in range(2):
        await deliver(table, server)
    snapshot = await table.games.snapshot(game)
    view: Any = lobby_view.view(snapshot, public_texts(snapshot.row))
    shown = [*server.texts, str(view.to_components())]
    assert not any(f"<@{user}>" in text for text in shown for user in (BEN.user_id, CAT.user_id))
    assert {user for user, _ in server.told} == {ANN.user_id, BEN.user_id, CAT.user_id}


async def offered(table: Table, *, access: str = "open") -> None:
    """A game in which Ben's seat is free for whoever wants it."""
    game = await lobby(table, BEN)
    await table.invitations.set_access(game, ANN.user_id, access)
    await table.lobby.start(game, ANN.user_id, "v")
    seat = (await table.games.snapshot(game)).seat_of(BEN.user_id)
    assert seat is not None
    await table.votes.open(game, Actor(ANN.user_id, "Ann"), "substitute", seat=seat)
    await table.votes.cast(game, BEN.user_id, 1, "yes")


async def test_nobody_is_called_for_a_seat_that_they_may_not_take(table: Table) -> None:
    for person in (CAT, DAN, Person(55, "Eve")):
        await table.pool.turn(1, person.user_id, on=True)
    await table.keeping_apart.block(CAT.user_id, ANN)
    await table.keeping_apart.bar(1, Actor(99, "Mod", moderates=True), DAN)
    await offered(table)
    assert [row.payload["users"] for row in await rows_of(table) if row.kind == "offered"] == [[55]]


async def test_a_private_table_calls_nobody_for_a_seat(table: Table) -> None:
    await table.pool.turn(1, CAT.user_id, on=True)
    await offered(table, access="private")
    assert "offered" not in [row.kind for row in await rows_of(table)]


async def test_nobody_sits_for_another_who_is_kept_apart_from_somebody_there(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await table.keeping_apart.block(BEN.user_id, CAT)
    with pytest.raises(Refusal, match="cannot-seat"):
        await appointed(table, game, ANN.user_id, CAT, "sitter")
    await table.keeping_apart.bar(1, Actor(99, "Mod", moderates=True), DAN)
    with pytest.raises(Refusal, match="cannot-seat"):
        await appointed(table, game, ANN.user_id, DAN, "partner")
