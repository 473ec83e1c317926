"""The one way into the store: every change of a game that is played is a `Change`, which the subjects follow.

A subject of the table (waits, clocks, calls, plans …) says for itself what it does when moves were made or somebody
else has sat down. `bot/table/table.py` lists the subjects in the order in which they follow; nothing here knows them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from bot.store.rows import MoveRow, Rows, SeatRow, WaitRow
from bot.table.game import sittings
from bot.table.game.answering import asked_no_more, cancelled
from bot.table.game.jumps import JUMPS
from bot.table.game.names import unmasked
from bot.table.game.positions import POSITIONS, Position, Views, round_of
from bot.table.game.run import Orders, Run, move_rows, standing_orders
from bot.table.game.seated import SeatedGame
from bot.table.game.snapshot import GameSnapshot
from rules.core import saves
from rules.core.decisions import Decision

G = TypeVar("G", bound=SeatedGame)


@dataclass(frozen=True, slots=True)
class Acted:
    """Whose moves lead to a position: `seats` of any move, `people` who made one themselves and see what follows.

    Answers to blind questions do not count: nothing that others see may follow from them.

    `closed`: a question closed on the way, so that a window that is open after it is another one.
    """

    seats: frozenset[int] = frozenset()
    people: frozenset[int] = frozenset()
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """A game `before` and `after` some `moves`, or with another player in a seat.

    `note` is the kind of an outbox row to write in any case. `blind` are the numbers of moves that answer blind
    questions: nothing public tells who made them, or when. `closed` says that a question closed in one of the moves,
    `by_vote` that a vote has led to it: then nobody has it before their eyes, and whoever is asked something else is
    called. `told` is what the announcement of it says of who is asked and called, as its subjects find out.
    `sat_down` is the seat in which another player has sat down.
    """

    before: GameSnapshot
    after: GameSnapshot
    now: int
    moves: tuple[MoveRow, ...] = ()
    note: str = ""
    blind: frozenset[int] = frozenset()
    closed: bool = False
    by_vote: bool = False
    told: dict[str, Any] = field(default_factory=dict)
    sat_down: int | None = None

    @property
    def seat(self) -> SeatRow:
        """The seat in which another player has sat down."""
        assert self.sat_down is not None  # else no subject is told of it
        return self.after.seats[self.sat_down]

    @property
    def known(self) -> list[MoveRow]:
        """The moves of which others may know: all but the answers to questions that are asked blindly."""
        return [move for move in self.moves if move.seq not in self.blind]

    @property
    def movers(self) -> set[int]:
        """The seats whose people have made a move of which others may know, and so know what it did."""
        return {move.seat for move in self.known if move.how in ("person", *JUMPS)}

    @property
    def acted(self) -> Acted:
        """Whose moves lead to it: seats by what others may know, people by who answered, none of them for a vote."""
        people = frozenset() if self.by_vote else frozenset(self.movers)
        return Acted(frozenset(move.seat for move in self.known), people, self.closed)

    @property
    def jumps(self) -> bool:
        """Whether the game was led back, or forth again."""
        return any(move.how in JUMPS for move in self.moves)

    @property
    def alone(self) -> bool:
        """Whether somebody has led it back, or forth again, without asking anybody."""
        return self.note in ("undo", "redo")

    @property
    def over(self) -> bool:
        """Whether the game ends with it."""
        return self.after.row.status == "over"


Lead = Callable[[Rows, GameSnapshot, Run, Orders], Awaitable[GameSnapshot]]
Follow = Callable[[Rows, Change], Awaitable[Change]]


class Changes:
    """Puts changes into the store, with all that follows from them by itself.

    Args:
        leading: What a run does by itself before it is stored, such as turns that were planned; each is told the
            orders of all seats and returns the game with what is left of what it used.
        following: What each subject does after moves, in this order. Each returns the change, with more in it.
        seated: The same, after another player has sat down.
    """

    def __init__(self, leading: Sequence[Lead], following: Sequence[Follow], seated: Sequence[Follow]) -> None:
        self.leading = leading
        self.following = following
        self.seated = seated

    async def commit(self, rows: Rows, snapshot: GameSnapshot, run: Run, now: int, note: str = "") -> GameSnapshot:
        """Store a run and what follows from it by itself; returns the game as it stands then.

        First the moves that orders make are added to the run. `now` is the time of all of it, `note` the kind of an
        outbox row that is written in any case. The position of the run is shared from then on.
        """
        orders = standing_orders(snapshot)
        run.follow(orders)
        for lead in self.leading:
            snapshot = await lead(rows, snapshot, run, orders)
        snapshot = cancelled(snapshot, run.state, run.events)
        made = [(step.move.seat, step.move.kind) for step in run.steps]
        snapshot = asked_no_more(snapshot, made, run.pending())
        moves = move_rows(run, snapshot.row.id, now, snapshot.acting)
        snapshot = replace(snapshot, row=replace(snapshot.row, kept_draws=run.kept))
        change = changed(
            snapshot, run.state, run.pending(), moves, now, note,
            views=run.views, blind=frozenset(step.seq for step in run.steps if step.question.blind),
            closed=any(step.outcome.closed for step in run.steps),
        )  # fmt: skip
        after = await self.record(rows, change)
        if run.steps:
            POSITIONS.keep(after.row, Position(after.state, after.pending, after.views))
            run.borrowed = True  # it is shared from now on
        return after

    async def record(self, rows: Rows, change: Change) -> GameSnapshot:
        """Store a change with all that follows from it; returns the game as it stands then.

        What follows is done in the order of `following`, each with what came of those before it.
        """
        for follow in self.following:
            change = await follow(rows, change)
        for move in change.moves:
            await rows.put(move)
        await store(rows, change.before, change.after)
        return change.after

    async def keep(self, rows: Rows, before: G, after: G) -> G:
        """Store the row, the seats and the waits, without moves; the public message is renewed."""
        after = replace(after, row=replace(after.row, rev=before.row.rev + 1))
        await store(rows, before, after)
        return after

    async def reseat(self, rows: Rows, snapshot: GameSnapshot, seat: SeatRow, kind: str, now: int) -> GameSnapshot:
        """Store another player of a seat, who sits down as `SittingRow.kind` says, and do what follows (`SEATED`).

        Buttons of before are stale, and the clock begins anew. Returns the game as it is then.
        """
        before = snapshot.seats[seat.seat]
        seat = replace(
            seat, panel_revision=before.panel_revision + 1, bank=None, misses=0,
            offered=False, returns_at=seat.returns_at if seat.away else None,
        )  # fmt: skip
        await sittings.sit(rows, snapshot, seat, kind, now)
        change = Change(snapshot, snapshot.reseated(seat), now, sat_down=seat.seat)
        for follow in self.seated:
            change = await follow(rows, change)
        return await self.keep(rows, snapshot, change.after)


def changed(
    before: GameSnapshot,
    state: Any,
    pending: tuple[Decision, ...],
    moves: Sequence[MoveRow],
    now: int,
    note: str = "",
    *,
    views: Views | None = None,
    blind: frozenset[int] = frozenset(),
    closed: bool = False,
    by_vote: bool = False,
) -> Change:
    """The change to a new position, whose questions are `pending`.

    `views` are those that were made of it already; the rest is as in `Change`.
    """
    views = views or Views()
    seen = views.of(state, None)
    over, seq = not pending, moves[-1].seq if moves else before.row.seq
    row = replace(
        before.row, seq=seq, state=saves.save(before.game, state),
        version=before.game.version, rev=before.row.rev + 1, status="over" if over else "running",
        round=round_of(seen),
    )  # fmt: skip
    row = replace(row, upcoming=() if over else tuple(before.game.upcoming(seen)))
    seats = _seated(before.seats, moves, over=over)
    after = GameSnapshot(
        row, seats, before.game, state, pending, personal=before.personal, plans=before.plans, waits=before.waits,
        companions=before.companions, acting=before.acting, views=views,
    )  # fmt: skip
    change = Change(before, after, now, tuple(moves), note, blind, closed, by_vote)
    if moves and not change.known and _public(after) == _public(before):
        return replace(change, after=replace(after, row=replace(row, rev=before.row.rev)))
    return change


def _public(snapshot: GameSnapshot) -> tuple[Any, ...]:
    """What everybody can see of a game."""
    named = [[seat.seat for seat in seats] for seats in (snapshot.asked, snapshot.answered)]
    return snapshot.view(None), named, snapshot.window, snapshot.row.status


def _seated(seats: Sequence[SeatRow], moves: Sequence[MoveRow], *, over: bool) -> tuple[SeatRow, ...]:
    """The seats after these moves. A jump makes everybody's buttons old, and the end tells all names."""
    undone = any(move.how in JUMPS for move in moves)
    acted = {move.seat for move in moves}
    known = map(unmasked, seats) if over else seats
    return tuple(replace(seat, panel_revision=seat.panel_revision + (undone or seat.seat in acted)) for seat in known)


async def store(rows: Rows, before: SeatedGame, after: SeatedGame) -> None:
    """Store the row of a game, its seats, and its ledger of waits in the place of the one before."""
    await rows.put(after.row)
    for seat in after.seats:
        await rows.put(seat)
    left = {(wait.seat, wait.kind) for wait in after.waits}
    for wait in before.waits:
        if (wait.seat, wait.kind) not in left:
            await rows.drop(WaitRow, game_id=wait.game_id, seat=wait.seat, kind=wait.kind)
    for wait in after.waits:
        if wait not in before.waits:
            await rows.put(wait)
