"""A game as it was: after any of its moves, with the ways back and on, also when it is over or went back meanwhile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.manifest.manifest import Shown
from bot.post.announcer import Announcer
from bot.table.course.replay import Moment, Steps
from bot.table.course.rounds import round_begun
from bot.table.game.jumps import effective_moves
from bot.table.table import Table
from bot.words.posts.note import Note
from rules.core.play import copy, digest
from rules.core.saves import save
from tests.bot.conftest import ANN, BEN, Driver, lobby
from tests.bot.test_announce import Server
from tests.bot.test_chapters import second_round


async def moments(driver: Driver) -> list[Moment]:
    """The game after each of its moves that count, from its start on."""
    log = effective_moves(await driver.table.games.log(driver.game_id, 0, 900))
    return [await driver.table.replay.at(driver.game_id, seq) for seq in (0, *(move.seq for move in log))]


async def test_the_last_moment_is_the_position_as_it_stands(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    found, now = await moments(duel_of_two), await table.games.snapshot(duel_of_two.game_id)
    assert digest(now.game, found[-1].snapshot.state) == digest(now.game, now.state)
    assert len({digest(now.game, each.snapshot.state) for each in found}) == len(found)


async def test_steps_lead_from_move_to_move_turn_to_turn_and_round_to_round(duel_of_two: Driver) -> None:
    await duel_of_two.finish(ANN, BEN)
    found = await moments(duel_of_two)
    last = found[-1].seq
    assert found[0].back == found[-1].on == Steps(None, None, None)
    assert [each.on.move for each in found[:-1]] == [each.seq for each in found[1:]]
    assert [each.back.move for each in found[1:]] == [each.seq for each in found[:-1]]
    for each in found[1:]:
        assert [move.seq for move in each.turn][-1] == each.seq
        assert each.back.round is not None
        assert each.back.round <= (each.back.turn or 0) <= (each.back.move or 0) < each.seq
    rounds = []
    at: int | None = 0
    while at is not None and at < last:
        at = (await duel_of_two.table.replay.at(duel_of_two.game_id, at)).on.round
        rounds.append(at)
    assert len(rounds) > 2
    assert rounds[-1] == last


async def test_a_moment_knows_whose_turn_it_was(duel_of_two: Driver) -> None:
    """The picture of a post that was behind showed everybody as ready, also who had still to choose."""
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    asked = [[seat.name for seat in each.snapshot.asked] for each in await moments(duel_of_two)]
    assert asked[0] == ["Ann", "Ben"]
    assert all(asked)


async def test_what_was_taken_back_is_no_moment(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    charted = (await table.games.snapshot(duel_of_two.game_id)).row.seq
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    undone = await table.replay.at(duel_of_two.game_id, charted)
    assert undone.seq < charted


async def test_a_game_that_began_with_other_rules_is_not_replayed_wrongly(duel_of_two: Driver, table: Table) -> None:
    """They tell something else of its moves, and these lead to another position."""
    await duel_of_two.finish(ANN, BEN)
    before = await table.games.snapshot(duel_of_two.game_id)
    elsewhere = copy(before.game, before.state)
    elsewhere.round += 1
    async with table.transactions.write() as rows:
        (first, *_) = await rows.log(duel_of_two.game_id, 0, 1)
        await rows.put(replace(first, events=()))
        await rows.put(replace(before.row, state=save(before.game, elsewhere)))
    with pytest.raises(Refusal, match="no-replay"):
        await table.replay.at(duel_of_two.game_id, 5)


async def test_a_game_is_replayed_where_only_what_is_told_of_its_moves_has_changed(
    duel_of_two: Driver, table: Table
) -> None:
    """After an update of the bot games had no rounds in which a move was told otherwise, though it did the same."""
    await duel_of_two.finish(ANN, BEN)
    expected = await moments(duel_of_two)
    async with table.transactions.write() as rows:
        (first, *_) = await rows.log(duel_of_two.game_id, 0, 1)
        await rows.put(replace(first, events=()))
    assert [each.snapshot.state for each in await moments(duel_of_two)] == [each.snapshot.state for each in expected]
    _, rounds = await table.replay.rounds(duel_of_two.game_id)
    assert len(rounds) > 1


async def test_a_game_is_replayed_though_an_earlier_release_told_other_facts(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    async with table.transactions.write() as rows:
        (first, *_) = await rows.log(duel_of_two.game_id, 0, 1)
        told = tuple(replace(event, facts={**event.facts, "paid:then": 3}) for event in first.events)
        await rows.put(replace(first, events=told))
    assert (await table.replay.at(duel_of_two.game_id, 5)).seq == 5


async def test_a_lobby_has_no_moments(table: Table) -> None:
    game_id = await lobby(table, BEN)
    with pytest.raises(Refusal, match="not-running"):
        await table.replay.at(game_id, 0)


async def test_a_late_post_shows_the_game_as_it_was_then(duel_of_two: Driver, table: Table) -> None:
    """Among computers the post of an early round had the picture of the end of the game."""
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    moves = await table.games.log(duel_of_two.game_id, 0, 1)
    announcer, said = Announcer(table, Server()), Note("", (), "", shows=(Shown("chart"),))
    late = await announcer._pictured(snapshot, said, moves)
    assert late.pictured is not None
    assert late.pictured.state == (await table.replay.at(duel_of_two.game_id, 1)).snapshot.state != snapshot.state
    now = await table.games.log(duel_of_two.game_id, 0, snapshot.row.seq)
    assert await announcer._pictured(snapshot, said, now) is said


async def test_in_which_round_a_move_was_made_is_read_back_to_its_beginning(
    duel_of_two: Driver, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.games.LOOKED_BACK", 2)
    game = duel_of_two.game_id
    await second_round(duel_of_two)
    begun = {round_begun(move): move.seq for move in await table.games.log(game) if round_begun(move)}
    assert await table.games.round_at(game, begun[2]) == 2
    assert await table.games.round_at(game, begun[2] - 1) == (1 if 1 in begun else 0)
    assert await table.games.round_at(game, 0) == 0
