"""The log as it counts: what an undo took back, which turn could be taken back, and positions of before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import Refusal
from bot.store.rows import MoveRow, Rows
from bot.table.base import sittings
from bot.table.base.snapshot import GameSnapshot
from rules.core import play, saves
from rules.core.chance import chance

NEAR, REACH = 50, 500  # moves looked back at: mostly a few, at worst many


@dataclass(frozen=True, slots=True)
class Undone:
    """The position after an undo, its log row, and the answers that were taken back."""

    state: Any
    row: MoveRow
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A logged move as undo weighs it: what computers answer stands in nobody's way.

    What a person's standing order or the lack of a choice has answered does: who could take it back and try again
    would learn what others have ordered in private.
    """

    seat: int
    blocks_undo: bool


async def undone(rows: Rows, snapshot: GameSnapshot, seat: int, now: int) -> Undone:
    """The seat's last turn taken back; raises `Refusal` undo-nothing where a move that blocks it stands before."""
    if snapshot.window:
        raise Refusal("undo-nothing")
    taken = last_turn(await _tail(rows, snapshot, seat), seat, _people(snapshot))
    target = taken[0].seq - 1
    row = MoveRow(
        snapshot.row.id, snapshot.row.seq + 1, f"undo {target}", seat, "undo", snapshot.row.seq, snapshot.game.version,
        chance=False, revealed=False, events=(), at=now,
    )  # fmt: skip
    lines = tuple(move.line for move in taken if move.how == "person" and move.base == taken[0].base)
    return Undone(await position(rows, snapshot, target), row, lines)


async def possible(rows: Rows, snapshot: GameSnapshot, seat: int) -> bool:
    """Whether the seat has a turn to take back; while blind questions are open, that would tell who has answered."""
    if snapshot.window:
        return False
    try:
        return bool(last_turn(await _tail(rows, snapshot, seat), seat, _people(snapshot)))
    except Refusal:
        return False


async def recent(rows: Rows, snapshot: GameSnapshot, reach: int = REACH) -> list[MoveRow]:
    """The last moves that still count, of as many as `reach`."""
    return effective_moves(await rows.log(snapshot.row.id, max(0, snapshot.row.seq - reach), reach))


async def _tail(rows: Rows, snapshot: GameSnapshot, seat: int) -> list[MoveRow]:
    """The last moves since whoever plays the seat sat down, as far back as what stands in the way of an undo."""
    since = await sittings.since(rows, snapshot.row.id, seat)
    log = [move for move in await recent(rows, snapshot, NEAR) if move.seq > since]
    if since > snapshot.row.seq - NEAR or _free(log, seat, _people(snapshot)) < len(log):
        return log
    return [move for move in await recent(rows, snapshot) if move.seq > since]


def effective_moves(log: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves that still count: without those taken back and the undos themselves."""
    kept: list[MoveRow] = []
    for row in log:
        if row.how != "undo":
            kept.append(row)
            continue
        target = int(row.line.split()[1])
        while kept and kept[-1].seq > target:
            kept.pop()
    return kept


def last_turn(log: Sequence[MoveRow], seat: int, people: Collection[int]) -> list[MoveRow]:
    """The moves from the beginning of the seat's last turn on; raises `Refusal` undo-nothing.

    `people` are the seats that persons answer for.
    """
    window = list(log[len(log) - _free(log, seat, people) :])
    mine = [row for row in window if row.how == "person"]
    if not mine:
        raise Refusal("undo-nothing")
    return [row for row in window if row.base >= mine[-1].base]


def _people(snapshot: GameSnapshot) -> set[int]:
    return {seat.seat for seat in snapshot.seats if seat.person}


def _free(log: Sequence[MoveRow], seat: int, people: Collection[int]) -> int:
    """How many of the last moves could be taken back by a seat."""
    return play.undoable([Weighed(row.seat if _theirs(row, people) else seat, row.blocks_undo) for row in log], seat)


def _theirs(row: MoveRow, people: Collection[int]) -> bool:
    """Whether a move is a person's: given, ordered, or the only one they had."""
    return row.how == "person" or (row.how in ("order", "forced") and row.seat in people)


async def position(rows: Rows, snapshot: GameSnapshot, seq: int) -> Any:
    """The position after move `seq`: the snapshot before it and a short replay."""
    stored = await rows.snapshot_at(snapshot.row.id, seq)
    if stored is None:
        raise Refusal("undo-nothing")
    state = saves.load(snapshot.game, stored.version, stored.state)
    for row in effective_moves(await rows.log(snapshot.row.id, stored.seq, seq - stored.seq)):
        play.step(snapshot.game, state, play.parse(row.line), chance(snapshot.row.seed, row.seq))
    return state
