"""No undo draws anew: whatever is taken back, put back or played otherwise, the next draw of a game is the same one."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random

import pytest

from bot.store.rows import How, MoveRow
from bot.table.finished.checking import faults
from bot.table.game import history
from bot.table.game.change import changed
from bot.table.game.jumps import JUMPS, effective_moves, in_effect, kept_draws, target
from bot.table.game.roles import Actor
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, Person, unanswered
from bot.table.table import Table
from rules import games
from rules.core import play
from rules.core.chance import chance
from rules.core.game import Setup
from rules.core.play import Move
from testkit.random_games import answers_of, random_game
from tests.bot.conftest import BEN, Driver, started

PEOPLE = [Person(number, f"P{number}") for number in range(1, 9)]
STRETCHES, LONGEST, TRIES = 9, 7, 8


@pytest.fixture(autouse=True)
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MODULES, "parley", "tests.toys.parley")


@dataclass
class Game:
    """A game with a person in every seat, who answer at random."""

    table: Table
    id: str
    rng: Random

    async def snapshot(self) -> GameSnapshot:
        return await self.table.games.snapshot(self.id)

    async def log(self) -> list[MoveRow]:
        return await self.table.games.log(self.id, 0, 100_000)

    async def digest(self) -> str:
        snapshot = await self.snapshot()
        return play.digest(snapshot.game, snapshot.state)

    async def move(self, line: str = "") -> str:
        """Answer a question somehow, or with a line; returns what was answered, "" when the game is over."""
        async with self.table.transactions.changing(self.id) as (rows, snapshot):
            if snapshot.row.status != "running":
                return ""
            run = begin(snapshot)
            if line:
                run.take(play.parse(line))
            else:
                question = self.rng.choice(unanswered(run.pending()))
                named = answers_of(snapshot.game.id)
                view = snapshot.view(question.seat)
                found = iter(named(view, question, self.rng)) if named else iter(())
                for _ in range(TRIES):
                    answer = next(found, None) if named else question.ask.sample(self.rng)
                    if answer and run.attempt(Move(question.seat, question.kind, answer), "person"):
                        break
                else:
                    run.take(Move(question.seat, question.kind, question.default))
            await self.table.transactions.changes.commit(rows, snapshot, run, 0)
            return str(run.steps[0].move)

    async def jump(self, how: How, to: int) -> None:
        async with self.table.transactions.changing(self.id) as (rows, snapshot):
            led = await history.jump(rows, snapshot, how, to, 0, 0)
            asked = tuple(snapshot.game.pending(led.state))
            await self.table.transactions.changes.record(
                rows, changed(led.from_here(snapshot), led.state, asked, [led.row], 0)
            )


def people_of(kind: str) -> int:
    """How many play: three, as far as the game allows."""
    seats = games.game(kind).seats
    return max(seats[0], min(3, seats[-1]))


async def opened(table: Table, kind: str) -> Game:
    people = PEOPLE[: people_of(kind)]
    row = await table.lobby.create(kind, 1, 2, people[0], "en")
    for guest in people[1:]:
        await table.lobby.join(row.id, guest)
    await table.lobby.start(row.id, people[0].user_id, "draws")
    return Game(table, row.id, Random(kind))


def drawn(kind: str) -> list[bool]:
    """Whether chance falls in each of the moves with which a random game begins, as many as all stretches take."""
    game = games.game(kind)
    moves = random_game(game, Setup(people_of(kind)), "draws", Random(kind))
    return [outcome.chance for _, _, outcome in islice(moves, STRETCHES * LONGEST)]


@pytest.mark.parametrize("kind", [*games.MODULES, "duel", "parley"])
async def test_what_was_drawn_falls_again(table: Table, kind: str) -> None:
    game, draws = await opened(table, kind), drawn(kind)
    again, fell, longest = 0, 0, len(draws) // STRETCHES
    for stretch in range(STRETCHES):
        begun, before = (await game.snapshot()).row.seq, await game.digest()
        lines = [line for _ in range(game.rng.randint(1, longest)) if (line := await game.move())]
        snapshot = await game.snapshot()
        if snapshot.row.status != "running":
            break
        ended, after, kept = snapshot.row.seq, await game.digest(), snapshot.row.kept_draws
        fell += sum(move.chance for move in (await game.log())[begun:])
        await game.jump("undo", begun)
        assert await game.digest() == before
        if stretch % 3 == 0:
            await game.jump("redo", ended)
            assert (await game.snapshot()).row.kept_draws == kept
        elif stretch % 3 == 1:
            for line in lines:
                assert await game.move(line) == line
            assert (await game.snapshot()).row.kept_draws == kept
        else:
            again += 1
            continue  # the next stretch answers otherwise
        assert await game.digest() == after
    assert again
    assert fell or not any(draws)  # chance may fall at the start only
    await _consistent(game)


async def _consistent(game: Game) -> None:
    """The whole log leads to the position, each draw of the game has one number, and the file agrees."""
    snapshot, log = await game.snapshot(), await game.log()
    state = play.start(snapshot.game, Setup(len(snapshot.seats), snapshot.row.options), snapshot.row.seed)
    for row in effective_moves(log):
        play.step(snapshot.game, state, play.parse(row.line), chance(snapshot.row.seed, row.draw))
    assert play.digest(snapshot.game, state) == await game.digest()
    drawn: list[int] = []
    for seq in range(1, len(log) + 1):
        fallen = [row.draw for row in effective_moves(log[:seq]) if row.chance]
        known = min(len(fallen), len(drawn))
        assert fallen[:known] == drawn[:known]
        drawn = max(drawn, fallen, key=len)
    assert len(set(drawn)) == len(drawn)
    if snapshot.row.status == "running":
        await game.table.leaving.abandon(game.id, Actor(99, "Mod", moderates=True))
    record_ = await game.table.games.record(game.id)
    assert [*faults(record_, record_.commitment)] == []
    other = [move.model_copy(update={"undone": not move.undone}) for move in record_.moves if move.how not in JUMPS]
    assert [*faults(record_.model_copy(update={"moves": tuple(other)}))] != []


async def test_another_answer_in_between_does_not_change_the_draw(duel_of_two: Driver, table: Table) -> None:
    """Nobody comes to another draw by answering more, or less, before it."""
    game = Game(table, duel_of_two.game_id, Random(1))
    lines = ["p1 discard", "p1 bid blade:15", "p2 discard", "p2 bid blade:11", "p1 chart a1", "p2 parry pass"]
    for line in (*lines, "p1 power 2"):
        await game.move(line)
    (first,) = [row for row in await game.log() if row.chance]
    await game.jump("undo", 0)
    assert (await game.snapshot()).row.kept_draws == (first.draw,)
    for line in ("p1 discard", "p1 bid blade:10", *lines[1:], "p1 power 2"):
        await game.move(line)
    (again,) = [row for row in effective_moves(await game.log()) if row.chance]
    assert (await game.snapshot()).row.kept_draws == ()
    assert effective_moves(await game.log()).index(again) == first.seq  # one answer later than the first time
    assert (again.draw, again.events) == (first.draw, first.events)


def _row(seq: int, how: How = "person", to: int = 0, *, draws: bool = False) -> MoveRow:
    line = f"{how} {to}" if how in JUMPS else "p1 discard"
    return MoveRow("abc123", seq, line, 0, how, seq - 1, 1, draws, False, (), 0, seq)


def test_jumps_lead_to_any_position_of_before() -> None:
    log = [_row(1), _row(2), _row(3, "undo", 1), _row(4), _row(5, "undo", 1), _row(6, "redo", 4), _row(7)]
    assert [row.seq for row in effective_moves(log)] == [1, 4, 7]
    assert [row.seq for row in effective_moves(log[:6])] == [1, 4]
    assert [row.seq for row in effective_moves(log[:5])] == [1]
    assert [row.seq for row in effective_moves([*log, _row(8, "redo", 2)])] == [1, 2]
    assert [row.seq for row in effective_moves(log[3:])] == [4, 7]
    assert in_effect([], 0) == []
    for wrong in ("undo x", "redo 1", "undo", "undo 9"):
        with pytest.raises(ValueError, match=wrong):
            target(MoveRow("abc123", 9, wrong, 0, "undo", 8, 1, False, False, (), 0))


def test_draws_are_kept_in_the_order_in_which_they_fell() -> None:
    taken = [_row(4, draws=True), _row(5), _row(6, draws=True)]
    assert kept_draws((9,), taken) == (4, 6, 9)
    assert kept_draws((4, 6, 9), (), taken) == (9,)


async def test_what_a_release_of_before_has_logged_draws_by_its_own_numbers(table: Table) -> None:
    game_id = await started(table, BEN)
    await Driver(table, game_id).bids(ann="blade:15", ben="blade:11")
    assert all(row.draw == row.seq for row in await table.games.log(game_id))
