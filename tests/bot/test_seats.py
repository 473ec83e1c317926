"""Standing orders, resigning, giving up, and computer players."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace

import pytest

from bot.agents.mind import Mind
from bot.background import Players, every
from bot.errors import Refusal
from bot.store.rows import GameRow, SeatRow, WaitRow
from bot.table.game.run import Run
from bot.table.game.snapshot import GameSnapshot
from bot.table.table import Table
from bot.table.turns import computers
from rules.core import play
from tests.bot.conftest import ANN, BEN, CAT, Driver, started
from tests.patience import until


async def test_an_order_answers_an_open_question_at_once(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    assert [decision.kind for decision in (await table.games.snapshot(duel_of_two.game_id)).pending] == ["parry"]
    panel = await table.orders.give(duel_of_two.game_id, BEN.user_id, "parry", "never")
    assert panel.questions == ()
    assert panel.snapshot.seats[1].orders == {"parry": "never"}
    assert (await table.games.log(duel_of_two.game_id))[-1].how == "order"


async def test_an_order_that_is_none_is_refused(duel_of_two: Driver, table: Table) -> None:
    for order, value in (("parry", "perhaps"), ("dance", "never")):
        with pytest.raises(Refusal, match="order-unknown"):
            await table.orders.give(duel_of_two.game_id, BEN.user_id, order, value)


async def test_who_resigns_is_played_on(table: Table) -> None:
    game_id = await started(table, BEN, CAT)
    snapshot = await table.leaving.resign(game_id, CAT.user_id)
    assert snapshot.row.status == "running"
    assert await table.games.of_person(CAT.user_id) == []
    with pytest.raises(Refusal, match="seat-resigned"):
        await table.turns.panel(game_id, CAT.user_id)
    await Driver(table, game_id).finish(ANN, BEN)


async def test_an_owner_who_resigns_watches_on(table: Table) -> None:
    game_id = await started(table, BEN)
    await table.leaving.resign(game_id, ANN.user_id)
    (snapshot,) = await table.games.of_person(ANN.user_id)
    assert (snapshot.row.id, snapshot.waits_for(ANN.user_id)) == (game_id, False)


async def test_the_last_person_to_resign_ends_the_game(table: Table) -> None:
    game_id = await started(table, agents=1)
    assert (await table.leaving.resign(game_id, ANN.user_id)).row.status == "abandoned"
    assert not await table.computers.play_turn(game_id)


async def test_an_abandoned_game_asks_nobody(duel_of_two: Driver, table: Table) -> None:
    snapshot = await table.leaving.abandon(duel_of_two.game_id, ANN.user_id)
    assert snapshot.row.status == "abandoned"
    assert snapshot.pending == ()
    with pytest.raises(Refusal, match="not-running"):
        await table.turns.panel(duel_of_two.game_id, ANN.user_id)
    async with table.transactions.store.read() as rows:
        assert await rows.some(WaitRow) == []


async def played(table: Table, stop_after: int | None = None) -> str:
    """The digest of a game of computers and Ann, who answers by default; perhaps with the bot dying on the way."""
    game_id = await started(table, agents=3, seed="agents")
    driver, turns = Driver(table, game_id), 0
    while (await table.games.snapshot(game_id)).row.status == "running":
        while await table.computers.play_turn(game_id):
            turns += 1
            if turns == stop_after:
                table = driver.table = Table(table.transactions.store, table.transactions.now)
        await driver.default(ANN)
    snapshot = await table.games.snapshot(game_id)
    return play.digest(snapshot.game, snapshot.state)


async def test_computers_play_the_same_game_from_the_same_seed(table: Table) -> None:
    assert len({await played(table, stop) for stop in (None, 1, 4)}) == 1


async def test_a_computer_whose_game_moved_on_thinks_again(table: Table) -> None:
    game_id = await started(table, agents=1)
    driver = Driver(table, game_id)
    await asyncio.gather(table.computers.play_turn(game_id), table.computers.play_turn(game_id), driver.default(ANN))
    seqs = [move.seq for move in await table.games.log(game_id)]
    assert seqs == list(range(1, len(seqs) + 1))


async def test_a_computers_turn_is_thought_out_once_though_two_want_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await started(table, agents=1)
    turn, thought = computers.turn, list[int]()

    def counted(snapshot: GameSnapshot, seat: SeatRow, mind: Mind) -> Run:
        thought.append(snapshot.row.seq)
        return turn(snapshot, seat, mind)

    monkeypatch.setattr(computers, "turn", counted)
    start = (await table.games.snapshot(game_id)).row.seq
    assert await asyncio.gather(*(table.computers.play_turn(game_id) for _ in range(3))) == [True, False, False]
    assert thought == [start]


async def test_computers_go_on_after_a_restart(table: Table) -> None:
    game_id = await started(table, agents=1)
    players = Players(table)

    async def nobody_but_people() -> bool:
        return not any(seat.agent for seat in (await table.games.snapshot(game_id)).asked)

    task = asyncio.create_task(players.run())
    await until(nobody_but_people)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    snapshot = await table.games.snapshot(game_id)
    assert [seat.name for seat in snapshot.asked] == ["Ann"]


async def test_a_game_saved_by_older_rules_goes_on(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    async with table.transactions.store.write() as rows:
        row = await rows.one(GameRow, id=game_id)
        assert row
        old = row.state.replace(b'"beacons"', b'"marks"')
        await rows.put(replace(row, version=1, state=old))
    await duel_of_two.bids(ann="blade:15")
    row = (await table.games.snapshot(game_id)).row
    assert (row.version, row.seq, b'"beacons"' in row.state) == (2, 2, True)
    assert {move.version for move in await table.games.log(game_id)} == {2}


async def test_computers_play_on_after_a_game_could_not_be_read(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await started(table, agents=2)
    players = Players(table, pace=0.001, again=0.001)
    table.transactions.changed = players.poke
    snapshot, failures = table.transactions.snapshot, iter([None, sqlite3.OperationalError("database is locked")])

    async def shaky(game_id: str) -> GameSnapshot:
        if error := next(failures, None):
            raise error
        return await snapshot(game_id)

    async def nobody_but_people() -> bool:
        return not any(seat.agent for seat in (await snapshot(game_id)).asked)

    monkeypatch.setattr(table.transactions, "snapshot", shaky)
    task = asyncio.create_task(every(0.001, players.run))
    await until(nobody_but_people)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert [seat.person for seat in (await snapshot(game_id)).asked] == [ANN.user_id]
