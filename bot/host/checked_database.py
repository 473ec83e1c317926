"""What is found in a database: positions that cannot be read, and logs that do not lead to them."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field

from bot.errors import DamagedGame, Refusal
from bot.store.game_store import GameStore
from bot.store.release import KEY, since
from bot.store.rows import LIVING, MoveRow, Rows
from bot.store.server_rows import MetadataRow
from bot.table.course.replay import played
from bot.table.finished.checking import faults
from bot.table.finished.record import whole
from bot.table.game import history
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from rules.core.hidden import view


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be checked: one `game` or all, so many logs of them (None: every one), its position after a move.

    `hidden`: that is shown with everything that nobody may see yet.
    """

    game: str = ""
    at: int | None = None
    sample: int | None = None
    hidden: bool = False


@dataclass(slots=True)
class Found:
    """What there is, by status, how many games have begun, how many logs lead to their positions, what is wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    begun: int = 0
    replayed: int = 0
    wrong: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    shown: str = ""


async def look(opened: AbstractAsyncContextManager[GameStore], wanted: Wanted) -> Found:
    """Check what is opened; raises what the opening raises, and ValueError where it has no such game."""
    async with opened as store:
        return await look_at(store, wanted)


async def look_at(store: GameStore, wanted: Wanted) -> Found:
    """Check a store that nobody else has, or of which every game is seen as it is at one moment.

    Raises ValueError where it has no such game.
    """
    games = await _games(store, wanted.game)
    found = Found(Counter(status for _, status in games))
    begun = [game for game, status in games if status != "lobby"]
    found.begun = len(begun)
    many = wanted.sample is not None and wanted.sample < len(begun)
    again = set(random.sample(begun, wanted.sample) if many and wanted.sample else begun)
    for game, _ in games:
        async with store.read() as rows:
            await _check(rows, game, found, replayed=game in again)
            if wanted.at is not None and not found.wrong:
                await _show(rows, game, wanted, found)
    return found


async def _games(store: GameStore, game: str) -> list[tuple[str, str]]:
    """The ids of all games with their status, or of one; ValueError where it is not there."""
    async with store.read() as rows:
        there = await rows.every_game()
    wanted = [each for each in there if game in ("", each[0])]
    if game and not wanted:
        raise ValueError(f"there is no game {game}")
    return wanted


async def _check(rows: Rows, game: str, found: Found, *, replayed: bool) -> None:
    try:
        snapshot = await load_snapshot(rows, game)
    except DamagedGame as error:
        found.wrong.append(f"{game}: its position cannot be read: {type(error.__cause__).__name__}")
        return
    if not replayed or snapshot.state is None:
        return
    moves = await rows.log(game, 0, snapshot.row.seq)
    try:
        wrong = next(faults(whole(snapshot, moves)), "")
    except Exception as error:  # a log that is damaged may hold anything
        wrong = f"its log cannot be played: {type(error).__name__}"
    if not wrong:
        found.replayed += 1
        return
    told = f"{snapshot.row.kind} {game}: {wrong}"
    if await _of_an_earlier_release(rows, snapshot, moves):
        found.notes.append(f"{told}; an earlier release played a part of it, and it goes on from what is stored")
    else:
        found.wrong.append(told)


async def _of_an_earlier_release(rows: Rows, snapshot: GameSnapshot, moves: Sequence[MoveRow]) -> bool:
    """Whether other rules than those of this release may have made some of the moves."""
    noted = await rows.one(MetadataRow, key=KEY)
    begun = since(noted.value if noted else "", int(time.time()) + 1)
    return any(move.version != snapshot.game.version or move.at < begun for move in moves)


async def _show(rows: Rows, game: str, wanted: Wanted, found: Found) -> None:
    """Add the position after a move, played again from the one that is kept before it, or else from the beginning."""
    snapshot = await load_snapshot(rows, game)
    if snapshot.state is None:
        raise ValueError(f"{game} has not begun: there is no position to show")
    seq = min(wanted.at or 0, snapshot.row.seq)
    try:
        state = await history.position(rows, snapshot, seq)
    except Refusal:  # of a game that has ended the last position alone is kept
        state = await _from_the_beginning(rows, snapshot, seq)
    found.notes.append(f"{snapshot.row.kind} {game} after move {seq}:")
    found.shown = _as_json(snapshot, state, hidden=wanted.hidden)


async def _from_the_beginning(rows: Rows, snapshot: GameSnapshot, seq: int) -> object:
    """The position after a move, or the last before it that counts; ValueError where today's rules lead elsewhere."""
    log = effective_moves(await rows.log(snapshot.row.id, 0, snapshot.row.seq))
    try:
        return played(snapshot, log, max((move.seq for move in log if move.seq <= seq), default=0))
    except Refusal as refused:
        raise ValueError(f"{snapshot.row.id} cannot be played to move {seq} by the rules of today") from refused


def _as_json(snapshot: GameSnapshot, state: object, *, hidden: bool) -> str:
    ended = snapshot.row.status not in LIVING
    shown = state if hidden or ended else view(state, None)
    return snapshot.game.codec.dump_json(shown, indent=1).decode()
