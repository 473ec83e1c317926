"""The log as it counts: what an undo took back, which turn could be taken back, and positions of before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.rows import How, MoveRow, Rows, SnapshotRow
from bot.table.game import sittings
from bot.table.game.jumps import JUMPS, effective_moves, in_effect, kept_draws, target
from bot.table.game.snapshot import Barrier, GameSnapshot, visible_events
from rules import amendments
from rules.core import play, saves
from rules.core.chance import chance
from rules.core.decisions import Illegal

NEAR, REACH = 50, 500  # moves looked back at: mostly a few, at worst many


@dataclass(frozen=True, slots=True)
class Jump:
    """The position to which an undo or a redo leads, its log row, and the draws that are kept after it.

    `taken` are the moves that it takes back, oldest first.
    """

    state: Any
    row: MoveRow
    kept: tuple[int, ...]
    taken: tuple[MoveRow, ...]

    def from_here(self, snapshot: GameSnapshot) -> GameSnapshot:
        """The game before the jump, with the draws that are kept after it.

        Chance that had fallen in moves that are taken back falls again in the same order, so that nobody draws anew
        (ADR 16).
        """
        return replace(snapshot, row=replace(snapshot.row, kept_draws=self.kept))


@dataclass(frozen=True, slots=True)
class Weighed:
    """A logged move as undo weighs it: what computers answer stands in nobody's way.

    What a person's standing order or the lack of a choice has answered does: who could take it back and try again
    would learn what others have ordered in private.
    """

    seat: int
    blocks_undo: bool


async def undone(rows: Rows, snapshot: GameSnapshot, seat: int, now: int) -> Jump:
    """The seat's last turn taken back, as a jump that nobody has stored yet.

    Raises `Refusal` undo-nothing (why, name) where a move that blocks it stands before, and while a blind question is
    open.
    """
    log = await _tail(rows, snapshot, seat)
    if barred := _barred(snapshot, log, seat):
        raise barred.refusal
    taken = last_turn(log, seat, _people(snapshot))
    to = taken[0].seq - 1
    row = jump_row(snapshot, "undo", to, seat, now)
    kept = kept_draws(snapshot.row.kept_draws, taken)
    return Jump(await _led_back(rows, snapshot, to), row, kept, tuple(taken))


async def jump(rows: Rows, snapshot: GameSnapshot, how: How, to: int, seat: int, now: int) -> Jump:
    """To the position after move `to`, wherever in the log that is; raises `Refusal` undo-nothing where it is gone.

    `how` is undo or redo, `seat` whose jump it is in the log. Nobody is asked whether it may be, and nothing is stored:
    the caller looks, and records it.
    """
    log = await rows.log(snapshot.row.id, 0, snapshot.row.seq)
    before, after = effective_moves(log), effective_moves(log[:to])
    ours, theirs = {move.seq for move in before}, {move.seq for move in after}
    taken = tuple(move for move in before if move.seq not in theirs)
    restored = [move for move in after if move.seq not in ours]
    kept = kept_draws(snapshot.row.kept_draws, taken, restored)
    return Jump(await _led_back(rows, snapshot, to), jump_row(snapshot, how, to, seat, now), kept, taken)


def jump_row(snapshot: GameSnapshot, how: How, to: int, seat: int, now: int) -> MoveRow:
    """The log row of an undo or a redo by a seat."""
    seq = snapshot.row.seq
    return MoveRow(
        snapshot.row.id, seq + 1, f"{how} {to}", seat, how, seq, snapshot.game.version,
        chance=False, revealed=False, events=(), at=now, by=snapshot.acting,
    )  # fmt: skip


def answers_of(taken: Sequence[MoveRow]) -> tuple[str, ...]:
    """The answers that the person gave in the first turn of some moves that were taken back, as lines of the log.

    To be put into a draft again. taken: oldest first, at least one.
    """
    return tuple(move.line for move in taken if move.how == "person" and move.base == taken[0].base)


async def barrier(rows: Rows, snapshot: GameSnapshot, seat: int) -> Barrier | None:
    """What stands in the way of taking the seat's last turn back; None where nothing does."""
    return _barred(snapshot, await _tail(rows, snapshot, seat), seat)


def _barred(snapshot: GameSnapshot, log: Sequence[MoveRow], seat: int) -> Barrier | None:
    """The same, of the end of the log; anything but open blind questions would tell who has answered them."""
    if snapshot.window:
        return Barrier("window")
    free = _free(log, seat, _people(snapshot))
    if any(move.how == "person" for move in log[len(log) - free :]):
        return None
    whole = len(log) < NEAR
    if free == len(log) or (whole and not any(made_by(snapshot, move, seat) for move in log)):
        return Barrier()
    return stopped(snapshot, log[len(log) - free - 1], seat)


def stopped(snapshot: GameSnapshot, move: MoveRow, seat: int) -> Barrier:
    """What a move that stands in the way is to a seat: who has acted is named only where it reads of that anyway."""
    if move.how == "referee":
        return Barrier("corrected")
    theirs = move.seat != seat and _theirs(move, _people(snapshot))
    since = "" if made_by(snapshot, move, seat) else "-since"
    if theirs and move.how == "person" and not move.revealed and visible_events(move.events, seat):
        return Barrier("acted", snapshot.plain_names[move.seat])
    if move.chance:
        return Barrier(f"chance{since}")
    if move.revealed:
        return Barrier(f"revealed{since}")
    return Barrier("answered")


async def moves_that_count(rows: Rows, snapshot: GameSnapshot) -> list[range]:
    """The numbers of the moves that count, in order, as ranges without gaps, without reading the whole log.

    Reads the undos and redos only. [] before the first move.
    """
    found = [row for how in JUMPS for row in await rows.some(MoveRow, game_id=snapshot.row.id, how=how)]
    return in_effect(sorted(found, key=lambda row: row.seq), snapshot.row.seq)


async def redoable(rows: Rows, snapshot: GameSnapshot, seat: int) -> MoveRow | None:
    """The undo that whoever plays a seat can take back: their own, as long as no person has moved since.

    None without one, and also while a blind question is open, after the end, and after the seat has changed hands.
    Looks back over `NEAR` rows of the log at most.
    """
    if snapshot.window or snapshot.row.status != "running":
        return None
    seq = snapshot.row.seq
    for _ in range(NEAR):
        row = await rows.one(MoveRow, game_id=snapshot.row.id, seq=seq)
        if row is None or row.how in ("person", "referee"):
            return None
        if row.how == "undo":
            theirs = row.seat == seat and row.seq > await sittings.since(rows, snapshot.row.id, seat)
            if not theirs:
                return None
            return row
        seq = target(row) if row.how == "redo" else seq - 1
    return None


async def recent(rows: Rows, snapshot: GameSnapshot, reach: int = REACH) -> list[MoveRow]:
    """The last moves that still count, of as many as `reach`."""
    return effective_moves(await rows.log(snapshot.row.id, max(0, snapshot.row.seq - reach), reach))


async def taken_back(rows: Rows, snapshot: GameSnapshot, seat: int) -> str:
    """Who else took the last turn back, by name; "" where that was this seat, or where somebody has moved since."""
    last = await rows.log(snapshot.row.id, max(0, snapshot.row.seq - 1), 1)
    if not last or last[0].how != "undo" or last[0].seat in (seat, -1):
        return ""
    return snapshot.plain_names[last[0].seat]


def made_by(snapshot: GameSnapshot, move: MoveRow, seat: int, user: int | None = None) -> bool:
    """Whether a person made a move of a seat; `user`, its own one, only where nobody answered for them.

    To whoever answers for the seat of another all its moves are as their own.
    """
    if move.seat != seat or move.how != "person":
        return False
    return user is None or move.by in (None, user) or snapshot.companion(user) is not None


def seen_by(snapshot: GameSnapshot, moves: Sequence[MoveRow], seat: int, user: int | None = None) -> int:
    """How many of some moves in effect a seat has seen: up to its last own one that a person made, 0 where none is.

    What another has answered for `user`, whose seat it is, they have not seen. A seat that is asked again before
    anybody else has moved is in the midst of its turn: it has seen those up to its last own one before others moved.
    """
    own = [number for number, move in enumerate(moves, 1) if made_by(snapshot, move, seat, user)]
    others = max((number for number, move in enumerate(moves, 1) if move.seat != seat), default=0)
    before = [number for number in own if number < others]
    if before and any(each.seat == seat for each in snapshot.owing):
        return before[-1]
    return max(own, default=0)


async def _tail(rows: Rows, snapshot: GameSnapshot, seat: int) -> list[MoveRow]:
    """The last moves since whoever plays the seat sat down, as far back as what stands in the way of an undo.

    None while blind questions are open: nothing is undone then, whatever has been done.
    """
    if snapshot.window:
        return []
    since = await sittings.since(rows, snapshot.row.id, seat)
    log = [move for move in await recent(rows, snapshot, NEAR) if move.seq > since]
    if since > snapshot.row.seq - NEAR or _free(log, seat, _people(snapshot)) < len(log):
        return log
    return [move for move in await recent(rows, snapshot) if move.seq > since]


def last_turn(log: Sequence[MoveRow], seat: int, people: Collection[int]) -> list[MoveRow]:
    """The moves from the beginning of the seat's last turn on; raises `Refusal` undo-nothing.

    `people` are the seats that persons answer for.
    """
    window = list(log[len(log) - _free(log, seat, people) :])
    mine = [row for row in window if row.how == "person"]
    if not mine:
        raise Barrier().refusal
    return [row for row in window if row.base >= mine[-1].base]


def _people(snapshot: GameSnapshot) -> set[int]:
    return {seat.seat for seat in snapshot.seats if seat.person}


def _free(log: Sequence[MoveRow], seat: int, people: Collection[int]) -> int:
    """How many of the last moves could be taken back by a seat."""
    return play.undoable([_weighed(row, seat, people) for row in log], seat)


def _weighed(row: MoveRow, seat: int, people: Collection[int]) -> Weighed:
    """A move as it weighs for a seat; nobody takes back alone what a referee has put right."""
    return Weighed(row.seat if _theirs(row, people) else seat, row.blocks_undo or row.how == "referee")


def _theirs(row: MoveRow, people: Collection[int]) -> bool:
    """Whether a move is a person's: given, ordered, or the only one they had."""
    return row.how == "person" or (row.how in ("order", "forced") and row.seat in people)


async def position(rows: Rows, snapshot: GameSnapshot, seq: int) -> Any:
    """The position after move `seq`, that of an undo or a redo too: the snapshot before it and a short replay.

    Raises `Refusal` undo-nothing where the rules of today do not lead there any more.
    """
    stored, moves = await _path(rows, snapshot.row.id, seq)
    state = saves.load(snapshot.game, stored.version, stored.state)
    try:
        for row in moves:
            amendments.hold(snapshot.game.id, state, snapshot.row.options, row.seq)
            play.step(snapshot.game, state, play.parse(row.line), chance(snapshot.row.seed, row.draw))
    except Illegal as refused:
        raise Barrier("gone").refusal from refused
    return state


async def _led_back(rows: Rows, snapshot: GameSnapshot, seq: int) -> Any:
    """The position after move `seq`, from which the game goes on now: by the amendments that it has taken since."""
    state = await position(rows, snapshot, seq)
    amendments.hold(snapshot.game.id, state, snapshot.row.options, snapshot.row.seq + 1)
    return state


async def _path(rows: Rows, game_id: str, seq: int) -> tuple[SnapshotRow, list[MoveRow]]:
    """The snapshot from which the position after move `seq` is reached, and the moves from there on.

    Behind a jump no snapshot of before counts but those of where it led: a correction stores none between its jump and
    the last of its moves. Raises `Refusal` undo-nothing where none is kept.
    """
    moves: list[MoveRow] = []
    while True:
        stored = await rows.snapshot_at(game_id, seq)
        if stored is None:
            raise Barrier("gone").refusal
        since = await rows.log(game_id, stored.seq, seq - stored.seq)
        jump = next((place for place in reversed(range(len(since))) if since[place].how in JUMPS), None)
        if jump is None:
            return stored, since + moves
        moves = since[jump + 1 :] + moves
        seq = target(since[jump])
