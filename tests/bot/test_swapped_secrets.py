"""Two tables that differ in secrets only look the same to everybody else, whatever happens at them by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from copy import deepcopy
from itertools import chain, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.store.deed_rows import VoteRow
from bot.store.personal_rows import PlanRow
from bot.table.game.snapshot import GameSnapshot, in_turn, unanswered
from bot.table.plans import branches, kept_plans, premoves
from rules.core import hidden
from rules.core.decisions import Decision
from rules.core.game import Game, Setup
from rules.core.play import Move, start
from rules.games import MODULES
from testkit.laws import Play, Station, sample
from testkit.laws.base import seats
from tests.bot.twins import GAME, Pair, Twin, counted, pair
from tests.played import load, plays

KINDS = tuple(MODULES)
STATIONS, STEPS = 4, 5
SOUGHT = 40  # positions that are looked at for some of a kind that is rare
PLAYED = 1500
HOUR = 3600
TICKS = 60  # of twelve hours: reminders, days of vacation, misses, and the vote
LATE = 4  # the last quarter of a game


def game_of(kind: str) -> Game:
    return load(MODULES[kind])


def hides(kind: str) -> bool:
    """Whether a position of the game holds what somebody may not see."""
    game = game_of(kind)
    state = start(game, Setup(game.seats[-1]), "hides")
    return bool(hidden.view(state, None) != state)


HIDING = tuple(filter(hides, KINDS))
PLANNING = tuple(kind for kind in HIDING if game_of(kind).turns)


def games_of(kind: str) -> tuple[Play, ...]:
    return plays(MODULES[kind])[:2]


def positions(kind: str, count: int = STATIONS) -> Iterator[tuple[Station, int, Random]]:
    """Stations of random games, half of them late ones, each with a seat that looks on."""
    game, rng = game_of(kind), Random(kind)
    late = [each for one in games_of(kind) for each in one.stations[-len(one.stations) // LATE :]]
    any_time = sample(games_of(kind), count, rng)
    half = min(count // 2, len(late))
    for station in (*rng.sample(late, half), *rng.sample(any_time, min(count - half, len(any_time)))):
        yield station, rng.choice(seats(game, station.position(game))), Random(f"{kind}/{station.seq}")


def swapped(kind: str, count: int = STATIONS) -> Iterator[tuple[Station, int, Random]]:
    """Positions in which something that the seat cannot know may lie otherwise; in many nothing is hidden so far."""
    game = game_of(kind)

    def apart(station: Station, seat: int, rng: Random) -> bool:
        state = station.position(game)
        game.rearrange(state, seat, deepcopy(rng))
        return bool(state != station.position(game))

    return islice((place for place in positions(kind, SOUGHT) if apart(*place)), count)


@asynccontextmanager
async def twins_at(kind: str, place: tuple[Station, int, Random], clock: str = "none") -> AsyncIterator[Pair]:
    """Tables at a station that are the same for the seat that looks on."""
    station, seat, rng = place
    with TemporaryDirectory() as folder:
        twins = await pair(Path(folder), game_of(kind), station.position(game_of(kind)), seat, rng, clock=clock)
        try:
            yield twins
        finally:
            await twins.close()


async def obey_orders(twins: Pair, rng: Random) -> None:
    """Everybody but the one who looks on has given orders, but none that is said to tell."""
    for seat in (await twins.tables[0].snapshot()).seats:
        if seat.seat == twins.seat:
            continue
        orders = {
            order.id: rng.choice([each for each in order.choices if each not in order.tells])
            for order in twins.tables[0].game.orders
        }
        for each in twins.tables:
            await each.order(seat.seat, orders)


async def go_on(twins: Pair, rng: Random, steps: int = STEPS) -> int:
    """Moves of people, with all that follows by itself, for as long as they tell the one who looks on the same."""
    for done in range(steps):
        since = (await twins.tables[0].snapshot()).row.seq
        moves = await twins.next_move(rng)
        if moves is None:
            return done
        for each, move in zip(twins.tables, moves, strict=True):
            await each.make(move)
        if await twins.parted(since):
            return done
        await twins.compared()
    return steps


def test_there_is_something_to_hide() -> None:
    assert HIDING
    assert PLANNING


@pytest.mark.parametrize("kind", sorted(set(KINDS) - set(HIDING)))
def test_a_game_that_hides_nothing_at_its_start_never_does(kind: str) -> None:
    game = game_of(kind)
    for one in games_of(kind):
        for station in one.stations[:: max(1, len(one.stations) // 40)]:
            state = station.position(game)
            assert hidden.view(state, None) == state


@pytest.mark.parametrize("kind", HIDING)
async def test_orders_that_answer_after_others_have_acted_tell_nothing(kind: str) -> None:
    compared = 0
    for place in positions(kind):
        async with twins_at(kind, place) as twins:
            await obey_orders(twins, place[2])
            await twins.compared()
            compared += await go_on(twins, place[2])
    assert compared


async def planned(twins: Pair, rng: Random) -> PlanRow | None:
    """A premove of somebody who is not asked, legal at both tables; None where nobody can plan."""
    snapshots = [await each.snapshot() for each in twins.tables]
    for seat in snapshots[0].seats:
        branch = branches.branch(snapshots[0], seat.seat) if seat.seat != twins.seat else None
        if branch is None:
            continue
        run = branches.try_plan(branch, seat.seat, ()).run
        for question in in_turn(run.asked(seat.seat))[:1]:
            for answer in (question.ask.sample(rng) for _ in range(8)):
                lines = (str(Move(seat.seat, question.kind, answer)),)
                there = [branches.branch(each, seat.seat) for each in snapshots]
                tried = [branches.try_plan(each, seat.seat, lines) for each in there if each]
                if len(tried) == 2 and not any(each.refused for each in tried) and not tried[0].run.held:
                    return premoves.filed_as(PlanRow(GAME, seat.seat, lines), branch, 1, tried[0].took)
    return None


@pytest.mark.parametrize("kind", PLANNING)
async def test_plans_that_are_played_after_others_have_acted_tell_nothing(kind: str) -> None:
    filed = compared = 0
    for place in positions(kind, 2 * STATIONS):
        async with twins_at(kind, place) as twins:
            row = await planned(twins, place[2])
            if row is None:
                continue
            for each in twins.tables:
                async with each.table.transactions.changing(GAME) as (rows, snapshot):
                    await kept_plans.keep(rows, snapshot, row)
            filed += 1
            await twins.compared()
            compared += await go_on(twins, place[2], 2 * STEPS)
    assert filed
    assert compared


def others_draft(game: Game, state: Any, seat: int) -> list[Decision]:
    """What others than the seat are asked, but for what counts at once with its answer and so never lies in a draft."""
    return [each for each in unanswered(game.pending(state)) if each.seat != seat and not each.conclusive]


def drafting(kind: str, count: int = STATIONS) -> Iterator[tuple[Station, int, Random]]:
    """Positions in which somebody else than the seat may have a draft, or answer in secret."""
    game = game_of(kind)
    found = (place for place in positions(kind, SOUGHT) if others_draft(game, place[0].position(game), place[1]))
    return islice(found, count)


@pytest.mark.parametrize("kind", KINDS)
async def test_drafts_sealed_answers_and_notes_tell_nothing(kind: str) -> None:
    drafted = 0
    for place in drafting(kind):
        async with twins_at(kind, place) as twins:
            for question in others_draft(game_of(kind), (await twins.tables[0].snapshot()).state, twins.seat):
                if await twins.drawers(question, place[2]):
                    drafted += 1
                    await twins.compared()
                    break
    assert drafted


@pytest.mark.parametrize("kind", HIDING)
async def test_the_end_of_a_clock_and_the_default_it_brings_tell_nothing(kind: str) -> None:
    decided = 0
    for place in positions(kind, 2):
        async with twins_at(kind, place, clock="fast") as twins:
            since = (await twins.tables[0].snapshot()).row.seq
            for tick in range(TICKS):
                for each in twins.tables:
                    each.clock.time += 12 * HOUR
                    await each.table.reminders.write_due()
                    decided += await by_default(each)
                if await twins.parted(since):
                    break
                if tick % 6 == 0:
                    await twins.compared()
    assert decided


async def by_default(twin: Twin) -> int:
    """All who are asked what to do about a clock that is over let the default count; how many votes there were."""
    async with twin.store.read() as rows:
        votes = await rows.some(VoteRow, game_id=GAME, kind="overdue", result="")
    for vote in votes:
        for user in vote.voters:
            if not await twin.table.votes.result(GAME, vote.number):
                await twin.table.votes.cast(GAME, user, vote.number, "default")
    return len(votes)


@pytest.mark.parametrize("kind", HIDING)
async def test_a_press_costs_the_same_whatever_is_hidden(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """How often the database is asked and the rules are, not how long that takes on a machine."""
    made = 0
    for number, place in enumerate(chain(positions(kind), positions(kind, SOUGHT))):
        if made and number >= STATIONS:  # where hands differ, what one seat plays the other twin rarely holds
            break
        async with twins_at(kind, place) as twins:
            said, spent = [], []
            for each in twins.tables:
                with counted(monkeypatch, each.game) as counts:
                    said.append(await each.press(twins.seat))
                spent.append(counts)
            assert said[0] == said[1]
            assert spent[0] == spent[1]
            assert spent[0]["pending"]
            since = (await twins.tables[0].snapshot()).row.seq
            moves = await twins.next_move(place[2])
            if moves is None or moves[0] != moves[1]:
                continue
            spent = []
            for each in twins.tables:
                with counted(monkeypatch, each.game) as counts:
                    await each.make(moves[0])
                spent.append(counts)
            if not await twins.parted(since):
                made += 1
                assert spent[0] == spent[1]
    assert made


@pytest.mark.parametrize("kind", HIDING)
async def test_a_picture_of_the_truth_is_noticed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noticed = 0
    for place in swapped(kind):
        async with twins_at(kind, place) as twins:
            await twins.compared()
            with monkeypatch.context() as patch:
                patch.setattr(GameSnapshot, "view", lambda self, seat: self.state)
                try:
                    await twins.compared()
                except AssertionError:
                    noticed += 1
    assert noticed
