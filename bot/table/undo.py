"""Taking a turn back: which one, and the position before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import Refusal
from bot.store.rows import MoveRow, Rows
from bot.table.snapshot import Look
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
    """A logged move as undo weighs it: what people did not decide stands in nobody's way."""

    seat: int
    bar: bool


async def undone(rows: Rows, look: Look, seat: int, now: int) -> Undone:
    """The seat's last turn taken back; raises `Refusal` undo-nothing when a bar or another person stands before it."""
    taken = last_turn(await _tail(rows, look, seat), seat)
    target = taken[0].seq - 1
    row = MoveRow(
        look.row.id, look.row.seq + 1, f"undo {target}", seat, "undo", look.row.seq, look.game.version,
        chance=False, revealed=False, events=(), at=now,
    )  # fmt: skip
    lines = tuple(move.line for move in taken if move.how == "person" and move.base == taken[0].base)
    return Undone(await position(rows, look, target), row, lines)


async def possible(rows: Rows, look: Look, seat: int) -> bool:
    """Whether the seat has a turn to take back."""
    try:
        return bool(last_turn(await _tail(rows, look, seat), seat))
    except Refusal:
        return False


async def recent(rows: Rows, look: Look, reach: int = REACH) -> list[MoveRow]:
    """The last moves that still count, of as many as `reach`."""
    return standing(await rows.log(look.row.id, max(0, look.row.seq - reach), reach))


async def _tail(rows: Rows, look: Look, seat: int) -> list[MoveRow]:
    """The last moves, as far back as what stands in the way of an undo."""
    log = await recent(rows, look, NEAR)
    return log if _free(log, seat) < len(log) else await recent(rows, look)


def standing(log: Sequence[MoveRow]) -> list[MoveRow]:
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


def last_turn(log: Sequence[MoveRow], seat: int) -> list[MoveRow]:
    """The moves from the beginning of the seat's last turn on; raises `Refusal` undo-nothing."""
    window = list(log[len(log) - _free(log, seat) :])
    mine = [row for row in window if row.how == "person"]
    if not mine:
        raise Refusal("undo-nothing")
    return [row for row in window if row.base >= mine[-1].base]


def _free(log: Sequence[MoveRow], seat: int) -> int:
    """How many of the last moves could be taken back by a seat."""
    return play.undoable([Weighed(row.seat if row.how == "person" else seat, row.bar) for row in log], seat)


async def position(rows: Rows, look: Look, seq: int) -> Any:
    """The position after move `seq`: the snapshot before it and a short replay."""
    snapshot = await rows.snapshot_at(look.row.id, seq)
    if snapshot is None:
        raise Refusal("undo-nothing")
    state = saves.load(look.game, snapshot.version, snapshot.state)
    for row in standing(await rows.log(look.row.id, snapshot.seq, seq - snapshot.seq)):
        play.step(look.game, state, play.parse(row.line), chance(look.row.seed, row.seq))
    return state
