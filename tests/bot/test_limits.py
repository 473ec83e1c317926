"""What one person may take of the bot, and what the others have of it meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from bot.background import Players
from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.request_limit import KEPT, RequestLimit
from bot.store.rows import WaitRow
from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import PING_AGAIN
from bot.table.limits import DAY, HOUR, STANDARD, Limits
from bot.table.table import Table
from rules.core import saves
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started
from tests.bot.test_announce import Server, rows_of
from tests.patience import PATIENCE, until


async def test_lists_decode_no_position(duel_of_two: Driver, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby(table)

    def refuse(*args: object) -> None:
        raise AssertionError("a position was decoded")

    monkeypatch.setattr(saves, "load", refuse)
    listed = {each.row.id: each for each in await table.games.of_person(ANN.user_id)}
    assert [wait.kind for wait in listed[duel_of_two.game_id].waits] == ["discard", "discard"]
    assert listed[duel_of_two.game_id].row.state == b""
    assert await table.games.next_waiting(ANN.user_id) == duel_of_two.game_id
    assert len(await table.games.open_in(1)) == 1


async def test_rows_say_what_is_asked_and_in_which_round(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    (listed,) = await table.games.of_person(BEN.user_id)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert [(wait.seat, wait.kind, wait.facts) for wait in listed.waits] == [
        (question.seat, question.kind, dict(question.facts)) for question in snapshot.pending
    ]
    assert [wait and wait.kind for wait in map(listed.wait_of, range(2))] == ["chart", None]
    assert listed.row.round == snapshot.view(None).round
    assert not listed.waits_for(BEN.user_id)


async def test_nobody_plays_more_games_than_some(store: SqliteStore, clock: Clock) -> None:
    table = Table(store, clock, limits=Limits(games_per_person=2))
    first = await started(table, BEN)
    await lobby(table)
    with pytest.raises(Refusal, match="too-many-games"):
        await lobby(table)
    with pytest.raises(Refusal, match="too-many-games"):
        await table.guided_games.begin("duel", 1, 70, ANN, "en", {})
    other = await table.lobby.create("duel", 1, 2, CAT, "en")
    with pytest.raises(Refusal, match="too-many-games"):
        await table.lobby.join(other.id, ANN)
    await table.leaving.abandon(first, ANN.user_id)
    await table.lobby.join(other.id, ANN)


async def test_a_server_holds_so_many_games(store: SqliteStore, clock: Clock) -> None:
    table = Table(store, clock, limits=Limits(games_per_server=1))
    await lobby(table)
    with pytest.raises(Refusal, match="server-full"):
        await table.lobby.create("duel", 1, 2, BEN, "en")
    with pytest.raises(Refusal, match="server-full"):
        await table.guided_games.begin("duel", 1, 70, BEN, "en", {})
    await table.lobby.create("duel", 9, 2, BEN, "en")


async def test_tables_are_opened_some_times_an_hour(table: Table, clock: Clock) -> None:
    for _ in range(STANDARD.tables_per_hour):
        await table.leaving.abandon(await lobby(table), ANN.user_id)
    with pytest.raises(Refusal, match="tables-too-often"):
        await lobby(table)
    await table.lobby.create("duel", 1, 2, BEN, "en")
    clock.time += HOUR + 1
    await lobby(table)


async def test_first_games_are_begun_some_times_a_day(table: Table, clock: Clock) -> None:
    for number in range(STANDARD.first_games_per_day):
        snapshot = await table.guided_games.begin("duel", 1, 70 + number, ANN, "en", {})
        await table.leaving.abandon(snapshot.row.id, ANN.user_id)
    with pytest.raises(Refusal, match="first-too-often"):
        await table.guided_games.begin("duel", 1, 80, ANN, "en", {})
    await table.guided_games.begin("duel", 1, 81, BEN, "en", {})
    clock.time += DAY + 1
    await table.outbox.prune()
    await table.guided_games.begin("duel", 1, 82, ANN, "en", {})


class Channel(Server):
    """A channel that takes one message after another, in the order in which they come, once it is open."""

    def __init__(self) -> None:
        super().__init__()
        self.order: list[str] = []
        self.turn, self.begun, self.open = asyncio.Lock(), asyncio.Event(), asyncio.Event()

    async def show(self, snapshot: GameSnapshot) -> int:
        async with self.turn:
            self.begun.set()
            await self.open.wait()
            self.order.append(snapshot.row.id)
        return await super().show(snapshot)


async def test_many_tables_of_one_keep_no_table_of_another_waiting(store: SqliteStore, clock: Clock) -> None:
    table, channel = Table(store, clock, limits=Limits(tables_per_hour=99)), Channel()
    flood = [await started(table, agents=1) for _ in range(20)]
    announcer = Announcer(table, channel)
    table.transactions.changed = announcer.poke
    task = asyncio.create_task(announcer.run())
    async with asyncio.timeout(PATIENCE):
        await channel.begun.wait()
        other = await table.lobby.create("duel", 1, 2, BEN, "en")  # which takes longer than the others need to line up
        await table.lobby.join(other.id, CAT)
        await table.lobby.start(other.id, BEN.user_id)
        channel.open.set()
        await until(lambda: {*channel.order} == {*flood, other.id})
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert channel.order.index(other.id) <= 4


async def test_computers_of_many_games_of_one_let_another_go_on(
    store: SqliteStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(store, clock, limits=Limits(tables_per_hour=99))
    for _ in range(9):
        row = await table.lobby.create("duel", 1, 2, ANN, "en", seated=False)
        for _ in range(2):
            await table.lobby.add_agent(row.id, ANN.user_id)
        await table.lobby.start(row.id, ANN.user_id)
    other = await table.lobby.create("duel", 1, 2, BEN, "en")
    await table.lobby.add_agent(other.id, BEN.user_id)
    await table.lobby.start(other.id, BEN.user_id)
    played, enough, play_turn = list[str](), asyncio.Event(), table.computers.play_turn

    async def noted(game_id: str) -> bool:
        played.append(game_id)
        if len(played) == 10:
            enough.set()
        return await play_turn(game_id)

    monkeypatch.setattr(table.computers, "play_turn", noted)
    task = asyncio.create_task(Players(table).run())
    async with asyncio.timeout(PATIENCE):
        await enough.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert played.index(other.id) <= 1


async def test_nobody_is_pinged_again_for_what_was_taken_back(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    server = Server()
    announcer = Announcer(table, server)
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    for _ in range(3):
        await announcer.deliver(duel_of_two.game_id)
        await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
        await duel_of_two.confirm(ANN)
    await announcer.deliver(duel_of_two.game_id)
    (parried,) = [row for row in await rows_of(table) if row.payload.get("called") == [1] and row.kind == "turn"]
    assert parried
    pings = [note for note in server.notes.values() if BEN.user_id in note.calls and "Ann" in note.text]
    assert sum("sets a beacon" in note.text for note in pings) == 1
    clock.time += PING_AGAIN
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    await duel_of_two.confirm(ANN)
    await announcer.deliver(duel_of_two.game_id)
    assert list(server.notes.values())[-1].calls == (BEN.user_id,)


async def test_who_answers_is_pinged_for_the_next_question_at_once(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    asked = [row.payload["asked"] for row in await rows_of(table)]
    assert [row.payload["called"] for row in await rows_of(table)] == asked


async def test_who_comes_and_goes_at_the_last_seat_calls_the_owner_once(table: Table, clock: Clock) -> None:
    game_id = await lobby(table, BEN, agents=1)
    for _ in range(3):
        await table.lobby.join(game_id, CAT)
        await table.lobby.leave(game_id, CAT.user_id)
    assert [row.kind for row in await rows_of(table)] == ["full"]
    clock.time += DAY + 1
    await table.lobby.join(game_id, CAT)
    assert [row.kind for row in await rows_of(table)] == ["full", "ready"]  # by then nobody knows who is still there


async def test_seats_that_were_asked_before_rows_said_what_are_listed_too(duel_of_two: Driver, table: Table) -> None:
    async with table.transactions.write() as rows:
        await rows.drop(WaitRow, game_id=duel_of_two.game_id)
        for seat in range(2):
            await rows.put(WaitRow(duel_of_two.game_id, seat, "", 0, "turn", False, {}, 50))
    (listed,) = await table.games.of_person(ANN.user_id)
    assert listed.waits_for(ANN.user_id)


def test_a_person_makes_so_many_requests() -> None:
    clock = Clock()
    limit = RequestLimit(60, burst=3, now=clock)
    assert [limit.take(1) for _ in range(4)] == [True, True, True, False]
    assert limit.take(2)
    assert limit.take(1, completion=True)
    clock.time += 1
    assert [limit.take(1) for _ in range(2)] == [True, False]
    clock.time += 99
    assert [limit.take(1) for _ in range(4)] == [True, True, True, False]


def test_those_who_rest_are_forgotten() -> None:
    clock = Clock()
    limit = RequestLimit(60, burst=3, now=clock)
    for user in range(2 * KEPT):
        clock.time += 2
        assert limit.take(user)
    assert len(limit._full_at) <= KEPT
