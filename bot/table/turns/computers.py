"""Computer players' turns: thought out in a worker thread, stored like anybody's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from bot.agents import AGENTS, USUAL
from bot.agents.mind import Mind
from bot.agents.reasons import Advised
from bot.errors import Refusal
from bot.store.rows import DraftRow, SeatRow
from bot.table.game.roles import Actor, require
from bot.table.game.run import Run, begin
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot, Panel, unanswered
from bot.table.game.transactions import Part, Transactions, in_play, seat_of
from rules.core import hidden
from rules.core.decisions import Answer, Decision
from rules.core.play import Move
from rules.opponents.search import imagined

LONGEST_TURN = 500


class Computers(Part):
    """Lets computer players answer, by what they think of in the `mind`."""

    def __init__(self, transactions: Transactions, mind: Mind) -> None:
        super().__init__(transactions)
        self.mind = mind

    async def play_turn(self, game_id: str) -> bool:
        """Play one whole turn of a computer player that is asked; False when none is.

        The turn is stored in one transaction, or not at all when the game moved on meanwhile. Its answers depend on
        the seed and the move's number only, so after a crash the same turn is played. Several may want a turn played
        at once, as the panel of a first game does: then one after another looks who is asked.
        """
        async with self.transactions.lock_for("computer", game_id):
            return await self._play_turn(game_id)

    async def play_for(self, game_id: str, user_id: int) -> GameSnapshot:
        """Let a computer player make somebody's turn, this once: what they are asked is theirs again after it.

        Their draft is dropped. Raises `Refusal` not-running, not-seated, only-answers, nothing-asked where nobody waits
        for them, or stale where the game moved on meanwhile.
        """
        snapshot = await self.transactions.snapshot(game_id)
        in_play(snapshot)
        require(snapshot, user_id, "delegate")
        seat = snapshot.seats[seat_of(snapshot, user_id)]
        if seat not in snapshot.owing:
            raise Refusal("nothing-asked")
        run = await asyncio.to_thread(turn, snapshot, replace(seat, agent=USUAL), self.mind)
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, current):
            if current.row.seq != snapshot.row.seq or current.row.status != "running":
                raise Refusal("stale")
            require(current, user_id, "delegate")
            await rows.drop(DraftRow, game_id=game_id, seat=seat.seat)
            after = await self.changes.commit(rows, current, run, now, "turn")
            if seat in snapshot.asked:  # what is asked blindly is nobody's to know of
                by = Actor(user_id, seat.name)
                await note_deed(rows, after, "caretaker", by, now, {"name": seat.name}, said=False)
            return after

    async def advice(self, panel: Panel, question: Decision, count: int) -> Sequence[Advised]:
        """The best answers to a question of a panel as a club player thinks, from what its seat can see.

        Nothing where the game does not say how it is thought about. Raises `Refusal` no-hints at a table that has none.
        """
        snapshot = panel.snapshot
        if not snapshot.hinted:
            raise Refusal("no-hints")
        return await asyncio.to_thread(self._advised, panel, question, count)

    def _advised(self, panel: Panel, question: Decision, count: int) -> Sequence[Advised]:
        snapshot = panel.snapshot
        seed = f"{snapshot.row.seed}/advice/{snapshot.row.seq}"
        position = imagined(snapshot.game, panel.drafted_state, question.seat, Random(seed))
        return self.mind.advice(snapshot.game.id, position, question, seed, count)

    async def _play_turn(self, game_id: str) -> bool:
        snapshot = await self.transactions.snapshot(game_id)
        found = await self._played(snapshot)
        if found is None:
            return False
        seat, run = found
        async with self.transactions.changing(game_id) as (rows, current):
            theirs = current.seats[seat.seat].agent == seat.agent  # else somebody has sat down there meanwhile
            if current.row.seq == snapshot.row.seq and current.row.status == "running" and theirs:
                await self.changes.commit(rows, current, run, self.transactions.now())
        return True

    async def _played(self, snapshot: GameSnapshot) -> tuple[SeatRow, Run] | None:
        """What a computer player says unasked, which comes before turns, or its turn; None where there is nothing."""
        for seat in _able_to_speak(snapshot):
            run = await asyncio.to_thread(unasked, snapshot, seat)
            if run.steps:
                return seat, run
        owing = next((seat for seat in snapshot.owing if seat.agent), None)
        return (owing, await asyncio.to_thread(turn, snapshot, owing, self.mind)) if owing else None


def unasked(snapshot: GameSnapshot, seat: SeatRow) -> Run:
    """What a computer player says to optional questions, such as an offer of trade; mostly nothing."""
    run = begin(snapshot)
    while (move := _volunteered(run, seat)) and len(run.steps) < LONGEST_TURN:
        if not run.attempt(move, "agent"):
            break
    return run


def _volunteered(run: Run, seat: SeatRow) -> Move | None:
    see = partial(hidden.view, run.state, seat.seat)
    for question in (question for question in run.asked(seat.seat) if question.optional):
        answer = AGENTS[seat.agent or USUAL].volunteer(run.game.id, see, question)
        if answer is not None:
            return Move(seat.seat, question.kind, answer)
    return None


def _able_to_speak(snapshot: GameSnapshot) -> list[SeatRow]:
    """Computer players with a question that nobody waits for."""
    free = {question.seat for question in snapshot.pending if question.optional}
    return [seat for seat in snapshot.seats if seat.agent and seat.seat in free]


def turn(snapshot: GameSnapshot, seat: SeatRow, mind: Mind) -> Run:
    """The answers of a computer player until it is asked no more, first to what stands beside the game; not stored.

    Takes as long as its thinking does: for a worker thread. At most `LONGEST_TURN` answers; RuntimeError where the
    rules refuse the default of a question.
    """
    run = begin(snapshot)
    while (questions := unanswered(run.asked(seat.seat))) and len(run.steps) < LONGEST_TURN:
        question = next((each for each in questions if each.aside), questions[0])
        answers = _answers(run, seat, question, mind, f"{snapshot.row.seed}/agent/{run.seq}")
        if not any(run.attempt(Move(seat.seat, question.kind, answer), "agent") for answer in answers):
            raise RuntimeError(f"{snapshot.row.kind}: the default of {question.kind} is refused")
        run.follow({seat.seat: None})
    return run


def by_default(snapshot: GameSnapshot, seat: int) -> Run:
    """The default of every question until the seat is asked no more; the log says that it was not the person."""
    run = begin(snapshot)
    while (questions := unanswered(run.asked(seat))) and len(run.steps) < LONGEST_TURN:
        run.take(Move(seat, questions[0].kind, questions[0].default), "order")
        run.follow({seat: None})
    return run


def _answers(run: Run, seat: SeatRow, question: Decision, mind: Mind, seed: str) -> Iterator[Answer]:
    position = imagined(run.game, run.state, seat.seat, Random(seed))
    yield from mind.choose(seat.agent or USUAL, run.game.id, position, question, seed)
    yield question.default
