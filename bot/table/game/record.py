"""The one write path: whatever changes a running game goes into the store through `record`."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.store.personal_rows import PlanRow
from bot.store.rows import DraftRow, MoveRow, Rows, SeatRow, SnapshotRow, WaitRow
from bot.table.calls import calls
from bot.table.calls.followers import tell_followers
from bot.table.clocks import clock, clocks_back
from bot.table.game import waits
from bot.table.game.answering import cancelled
from bot.table.game.jumps import JUMPS
from bot.table.game.names import unmasked
from bot.table.game.run import Run, move_rows, standing_orders
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import Acted
from bot.table.plans.premoves import play_filed, stop_after_jump
from bot.table.waiting import windows
from rules.core import hidden, saves
from rules.core.decisions import Decision

SNAPSHOT_EVERY = 20
SNAPSHOTS_KEPT = 50
MARKS = {"round", "over"}


async def commit(rows: Rows, snapshot: GameSnapshot, run: Run, now: int, note: str = "") -> GameSnapshot:
    """Store a run and what follows from it by itself. `note` is the kind of an outbox row to write in any case."""
    orders = standing_orders(snapshot)
    run.follow(orders)
    snapshot = await play_filed(rows, snapshot, run, orders)
    snapshot = cancelled(snapshot, run.state, run.events)
    moves = move_rows(run, snapshot.row.id, now, snapshot.acting)
    blind = frozenset(step.seq for step in run.steps if step.question.blind)
    closed = any(step.outcome.closed for step in run.steps)
    snapshot = replace(snapshot, row=replace(snapshot.row, kept_draws=run.kept))
    return await record(rows, snapshot, run.state, run.pending(), moves, now, note, blind=blind, closed=closed)


async def record(
    rows: Rows,
    snapshot: GameSnapshot,
    state: Any,
    pending: tuple[Decision, ...],
    moves: Sequence[MoveRow],
    now: int,
    note: str = "",
    *,
    blind: Container[int] = (),
    closed: bool = False,
    by_vote: bool = False,
) -> GameSnapshot:
    """Store a new position, its moves, who is asked, what is to be announced and remembered.

    `pending` are the questions of the new position. `blind` are the numbers of moves that answer blind questions:
    nothing public tells who made them, or when. `closed` says that a question closed in one of the moves, `by_vote`
    that a vote has led to it: then nobody has it before their eyes, and whoever is asked something else is called.
    Returns the game as it stands then.
    """
    seq = moves[-1].seq if moves else snapshot.row.seq
    seen = hidden.view(state, None)
    upcoming = tuple(snapshot.game.upcoming(seen)) if pending else ()
    row = replace(
        snapshot.row, seq=seq, state=saves.save(snapshot.game, state), version=snapshot.game.version,
        rev=snapshot.row.rev + 1, status="running" if pending else "over",
        round=getattr(seen, "round", None), upcoming=upcoming,
    )  # fmt: skip
    known = [move for move in moves if move.seq not in blind]
    looking_on = frozenset() if by_vote else frozenset(_movers(known))
    acted = Acted(frozenset(move.seat for move in known), looking_on, closed)
    seats = _seated(snapshot.seats, moves, over=not pending)
    after = GameSnapshot(
        row, seats, snapshot.game, state, pending, personal=snapshot.personal, plans=snapshot.plans,
        waits=waits.followed(row.id, snapshot.waits, pending, acted, now), companions=snapshot.companions,
        acting=snapshot.acting,
    )  # fmt: skip
    if jumps := any(move.how in JUMPS for move in moves):
        after = await clocks_back.restored(rows, snapshot, after, moves, now, alone=note in ("undo", "redo"))
        after = await stop_after_jump(rows, after)
    if moves and not known and _public(after) == _public(snapshot):
        after = replace(after, row=replace(row, rev=snapshot.row.rev))
    known_of = waits.going_on(snapshot.waits, after.waits) if by_vote else snapshot.waits
    newly = waits.newly_asked(known_of, after.waits, after.seats, acted)
    callable_now = [wait for wait in newly if waits.callable_again(wait, now)]
    told = (snapshot.row.posted_seq + 1, after.row.seq)
    called = await calls.at_once(rows, after, callable_now, told, now)
    ledger = [replace(wait, called_at=now, called_seq=seq) if wait in called.waits else wait for wait in after.waits]
    last = waits.last_asked(snapshot.waits, ledger, after.seats)
    if last and await calls.wishes_last(rows, after, last):
        ledger = [replace(wait, alone=wait is last) for wait in ledger]
    answered = Acted() if jumps else acted  # by a jump nobody has answered
    after = await clock.wound(rows, snapshot, replace(after, waits=tuple(ledger)), answered, now)
    for place, move in enumerate(moves):
        await rows.put(move if place else replace(move, clocks=clocks_back.kept(snapshot)))
    for seat in after.seats:
        await rows.put(seat)
    asked: dict[str, Any] = {"asked": _seats_of(newly), "called": _seats_of(called.waits), "at": now, "seq": seq}
    soon = await calls.next_up(rows, after, newly, now)
    asked |= {"next": [int(seat) for seat in soon]} if soon else {}
    asked["callees"] = {**called.callees, **soon}
    row = replace(after.row, posted_seq=await _announce(rows, snapshot, after, known, note, asked))
    after = replace(after, row=row)
    await rows.put(row)
    await waits.keep(rows, snapshot.waits, after.waits)
    await _snapshot(rows, after, moves)
    await windows.tell(rows, snapshot, after, closed=closed)
    if after.row.status == "over":
        await tell_followers(rows, after)
    return after


async def keep_beside(rows: Rows, before: GameSnapshot, after: GameSnapshot) -> GameSnapshot:
    """Store what has changed beside the position: the row, the seats and the waits. The public message is renewed."""
    row = replace(after.row, rev=before.row.rev + 1)
    await rows.put(row)
    for seat in after.seats:
        await rows.put(seat)
    await waits.keep(rows, before.waits, after.waits)
    return replace(after, row=row)


def _seats_of(asked: Iterable[WaitRow]) -> list[int]:
    return sorted({wait.seat for wait in asked})


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


def _movers(moves: Sequence[MoveRow]) -> set[int]:
    return {move.seat for move in moves if move.how in ("person", *JUMPS)}


async def _announce(
    rows: Rows,
    before: GameSnapshot,
    after: GameSnapshot,
    moves: Sequence[MoveRow],
    note: str,
    asked: Mapping[str, Any],
) -> int:
    """Write the outbox row that is due, if any; returns the last move that stands in an announcement.

    Of the seats that are newly `asked`, it pings those that are `called`, for what they are asked `at` that time.
    """
    done = _movers(moves) - {seat.seat for seat in after.asked}
    marked = any(event.kind in MARKS for move in moves for event in move.events)
    opened = after.window and not before.window
    closed = before.window and not after.window
    if not (note or asked["asked"] or done or marked or opened or closed):
        return before.row.posted_seq
    kind = "over" if after.row.status == "over" else note or "turn"
    first = before.row.posted_seq + 1
    told = {"first": first, "last": after.row.seq, **asked}
    await rows.post(after.row.id, kind, told)
    return after.row.seq


async def _snapshot(rows: Rows, after: GameSnapshot, moves: Sequence[MoveRow]) -> None:
    row = after.row
    crossed = bool(moves) and row.seq // SNAPSHOT_EVERY > (moves[0].seq - 1) // SNAPSHOT_EVERY
    if crossed or any(move.blocks_undo or move.how in JUMPS for move in moves):
        await rows.put(SnapshotRow(row.id, row.seq, row.version, row.state))
        for old in (await rows.some(SnapshotRow, game_id=row.id))[1:-SNAPSHOTS_KEPT]:
            await rows.drop(SnapshotRow, game_id=row.id, seq=old.seq)
    if row.status == "over":
        await rows.drop(SnapshotRow, game_id=row.id)
        await rows.drop(DraftRow, game_id=row.id)
        await rows.drop(PlanRow, game_id=row.id)
