"""The one write path: whatever changes a running game goes into the store through `record`."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.store.rows import DraftRow, DueRow, MoveRow, PrefsRow, Rows, SeatRow, SnapshotRow
from bot.table.base import windows
from bot.table.base.run import Run, move_rows, standing_orders
from bot.table.base.snapshot import GameSnapshot, unanswered
from rules.core import hidden, saves
from rules.core.decisions import Decision

SNAPSHOT_EVERY = 20
SNAPSHOTS_KEPT = 50
HOUR = 3600
PING_AGAIN = HOUR  # so long nobody is pinged again for a question that was taken back and put anew
MARKS = {"round", "over"}


async def commit(rows: Rows, snapshot: GameSnapshot, run: Run, now: int, note: str = "") -> GameSnapshot:
    """Store a run and what follows from it by itself. `note` is the kind of an outbox row to write in any case."""
    run.follow(standing_orders(snapshot))
    moves = move_rows(run, snapshot.row.id, now)
    blind = frozenset(step.seq for step in run.steps if step.question.blind)
    closed = any(step.outcome.closed for step in run.steps)
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
) -> GameSnapshot:
    """Store a new position, its moves, who is asked, what is to be announced and remembered.

    `pending` are the questions of the new position. `blind` are the numbers of moves that answer blind questions:
    nothing public tells who made them, or when. `closed` says that a question closed in one of the moves. Returns the
    game as it stands then.
    """
    seq = moves[-1].seq if moves else snapshot.row.seq
    row = replace(
        snapshot.row, seq=seq, state=saves.save(snapshot.game, state), version=snapshot.game.version,
        rev=snapshot.row.rev + 1, status="running" if pending else "over",
        round=getattr(hidden.view(state, None), "round", None),
    )  # fmt: skip
    after = GameSnapshot(
        row, _seated(snapshot.seats, moves, pending, now), snapshot.game, state, pending, personal=snapshot.personal
    )
    known = [move for move in moves if move.seq not in blind]
    if moves and not known and _public(after) == _public(snapshot):
        after = replace(after, row=replace(row, rev=snapshot.row.rev))
    newly = _newly_asked(snapshot, after, known)
    called = {seat.seat for seat in newly if seat.called_at is None or now - seat.called_at >= PING_AGAIN}
    after = replace(
        after, seats=tuple(replace(seat, called_at=now) if seat.seat in called else seat for seat in after.seats)
    )
    for move in moves:
        await rows.put(move)
    for seat in after.seats:
        await rows.put(seat)
    asked = {"asked": [seat.seat for seat in newly], "called": sorted(called)}
    row = replace(after.row, posted_seq=await _announce(rows, snapshot, after, known, note, asked))
    await rows.put(row)
    await _snapshot(rows, after, moves)
    await _remind(rows, snapshot, after, now)
    return await windows.keep(rows, snapshot, replace(after, row=row), now, closed=closed)


def _public(snapshot: GameSnapshot) -> tuple[Any, ...]:
    """What everybody can see of a game."""
    named = [[seat.seat for seat in seats] for seats in (snapshot.asked, snapshot.answered)]
    return snapshot.view(None), named, snapshot.window, snapshot.row.status


def _seated(
    seats: Sequence[SeatRow], moves: Sequence[MoveRow], pending: Sequence[Decision], now: int
) -> tuple[SeatRow, ...]:
    """The seats after these moves. An undo makes everybody's buttons old."""
    owing = _first_questions(pending)
    undone = any(move.how == "undo" for move in moves)
    acted = {move.seat for move in moves}
    return tuple(
        replace(
            _asked(seat, owing.get(seat.seat), now, acted=seat.seat in acted),
            panel_revision=seat.panel_revision + (undone or seat.seat in acted),
            called_at=None if seat.seat in acted else seat.called_at,
        )
        for seat in seats
    )


def _asked(seat: SeatRow, question: Decision | None, now: int, *, acted: bool) -> SeatRow:
    """The seat with what it is asked, and since when; of a blind question nobody is to see that it waits."""
    if question is None:
        return replace(seat, asked_at=None, asked_kind="", asked_facts={})
    since = None if question.blind else _since(seat, now, acted=acted)
    return replace(seat, asked_at=since, asked_kind=question.kind, asked_facts=dict(question.facts))


def _first_questions(pending: Sequence[Decision]) -> dict[int, Decision]:
    """What each seat is asked first: a blind question only where there is no other."""
    questions = sorted(unanswered(pending), key=lambda decision: decision.blind)
    return {decision.seat: decision for decision in reversed(questions)}


def _since(seat: SeatRow, now: int, *, acted: bool) -> int:
    """Since when a seat that is asked has been waited for: an answer of its own begins the wait anew."""
    return now if acted or seat.asked_at is None else seat.asked_at


def _movers(moves: Sequence[MoveRow]) -> set[int]:
    return {move.seat for move in moves if move.how in ("person", "undo")}


def _newly_asked(before: GameSnapshot, after: GameSnapshot, moves: Sequence[MoveRow]) -> list[SeatRow]:
    """The people's seats that owe an answer now and did not before; who moves knows what is asked next."""
    people = _movers(moves)
    known = people | {seat.seat for seat in before.asked}
    offered = _aside(after) - _aside(before) - people  # a question of its own calls also who is asked something else
    return [seat for seat in after.asked if seat.person and (seat.seat not in known or seat.seat in offered)]


async def _announce(
    rows: Rows,
    before: GameSnapshot,
    after: GameSnapshot,
    moves: Sequence[MoveRow],
    note: str,
    asked: Mapping[str, Sequence[int]],
) -> int:
    """Write the outbox row that is due, if any; returns the last move that stands in an announcement.

    Of the seats that are newly `asked`, it pings those that are `called`.
    """
    done = _movers(moves) - {seat.seat for seat in after.asked}
    marked = any(event.kind in MARKS for move in moves for event in move.events)
    opened = after.window and not before.window
    closed = before.window and not after.window
    if not (note or asked["asked"] or done or marked or opened or closed):
        return before.row.posted_seq
    kind = "over" if after.row.status == "over" else note or "turn"
    first = before.row.posted_seq + 1
    await rows.post(after.row.id, kind, {"first": first, "last": after.row.seq, **asked})
    return after.row.seq


def _aside(snapshot: GameSnapshot) -> set[int]:
    """Seats that are asked something aside from their turn."""
    return {decision.seat for decision in unanswered(snapshot.pending) if decision.aside and not decision.blind}


async def _snapshot(rows: Rows, after: GameSnapshot, moves: Sequence[MoveRow]) -> None:
    row = after.row
    crossed = not moves or row.seq // SNAPSHOT_EVERY > (moves[0].seq - 1) // SNAPSHOT_EVERY
    if crossed or any(move.blocks_undo or move.how == "undo" for move in moves):
        await rows.put(SnapshotRow(row.id, row.seq, row.version, row.state))
        for old in (await rows.some(SnapshotRow, game_id=row.id))[1:-SNAPSHOTS_KEPT]:
            await rows.drop(SnapshotRow, game_id=row.id, seq=old.seq)
    if row.status == "over":
        await rows.drop(SnapshotRow, game_id=row.id)
        await rows.drop(DraftRow, game_id=row.id)


async def _remind(rows: Rows, before: GameSnapshot, after: GameSnapshot, now: int) -> None:
    """Keep a reminder for every person that is asked; a new wait starts anew."""
    for old, seat in zip(before.seats, after.seats, strict=True):
        if seat.asked_at == old.asked_at:
            continue
        await rows.drop(DueRow, game_id=seat.game_id, seat=seat.seat)
        await await_person(rows, seat, now)


async def await_person(rows: Rows, seat: SeatRow, now: int) -> None:
    """Keep a reminder for the person of a seat, where they are asked and want one."""
    if seat.asked_at is not None and seat.person:
        prefs = await rows.one(PrefsRow, user_id=seat.person) or PrefsRow(seat.person)
        if prefs.remind_hours:
            await rows.put(DueRow(seat.game_id, seat.seat, now + prefs.remind_hours * HOUR))
