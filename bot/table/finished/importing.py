"""A game of a file that somebody has brought: read, and played again by today's rules.

Whoever brings a file may have made it up. Its form is checked, its options and moves are accepted as the rules accept
those of a player, and what it says of everything else is not believed: what happened is what the rules tell.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any

import structlog

from bot.errors import Refusal
from bot.manifest.manifest import Foreign, Unplayable, manifest
from bot.store.rows import MoveRow
from bot.table.course.public_log import FORMAT as PUBLIC_LOG
from bot.table.course.rounds import start_position, tells_alike
from bot.table.finished.again import Again
from bot.table.finished.public_file import parsed
from bot.table.finished.record import NotARecord, Played, Record, Sat, read
from bot.table.game.jumps import JUMPS, target
from rules import games
from rules.core import play
from rules.core.decisions import Illegal
from rules.core.game import Game, Outcome

log = structlog.get_logger()
MOST_MOVES = 5000  # several times as many as the longest games have
MOST_LEADS = 300  # positions that undos lead back to: each is kept while the game is played again
MOST_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Imported:
    """A game of a file: how it is set up, its moves as log rows of no game yet, and the positions of both its ends.

    `names` are those of the players, as the file has them. `over`: its last position is the end of the game.
    """

    game: Game
    names: tuple[str, ...]
    options: dict[str, str]
    seed: str
    moves: tuple[MoveRow, ...]
    first: Any
    last: Any
    kept_draws: tuple[int, ...]
    over: bool


def imported(data: bytes) -> Imported:
    """The game of a file; takes seconds for a long one, so call it in a thread.

    Raises `Refusal`: import-large (most) and import-shape for a file that is none, import-goes-on for one of a game
    that has not ended, import-game for a game that this release has not, import-start and import-move (move) where the
    rules do not allow what it holds, import-told (move) where they tell something else of it, import-long.
    """
    record = _record(data)
    if record.status == "running":
        raise Refusal("import-goes-on")
    if record.game not in games.MODULES:
        raise Refusal("import-game")
    if len(record.moves) > MOST_MOVES:
        raise Refusal("import-long")
    game = games.game(record.game)
    try:
        first = start_position(game, len(record.seats), record.options, record.seed)
    except Illegal as refused:
        raise Refusal("import-start") from refused
    again = Again(game, record.seed, play.copy(game, first), record.options)
    moves = tuple(_played(again, record))
    return Imported(
        game,
        tuple(seat.name for seat in record.seats),
        record.options,
        record.seed,
        moves,
        first,
        again.state,
        again.kept,
        over=not game.pending(again.state),
    )


def _record(data: bytes) -> Record:
    """The file of one of our games, or what a game makes of the file of another platform."""
    found = parsed(data)
    if found.get("format") == PUBLIC_LOG:
        raise Refusal("import-goes-on")
    if "format" not in found:
        return _foreign(found)
    try:
        return read(data)
    except NotARecord as error:
        raise Refusal("import-shape") from error


def _foreign(found: dict[str, Any]) -> Record:
    """The file of another platform, in the form of ours; nothing that happened is told in it."""
    for kind in games.MODULES:
        reader = manifest(kind).foreign
        try:
            game = reader(found) if reader else None
        except Unplayable as refused:
            raise _unplayable(refused.number) from refused
        if game:
            return _ours(kind, game)
    raise Refusal("import-shape")


def _unplayable(number: int) -> Refusal:
    """That a line of a file cannot be played, or for 0 that its game cannot begin so."""
    return Refusal("import-move", move=number) if number else Refusal("import-start")


def _ours(kind: str, game: Foreign) -> Record:
    moves = tuple(
        Played(seq=seq, line=line, how="person", version=0, at=0, events=None) for seq, line in enumerate(game.lines, 1)
    )
    return Record(
        id="foreign", game=kind, rules_version=0, status="abandoned", options=dict(game.options),
        seats=tuple(Sat(name=name) for name in game.names), commitment="", salt="", seed=secrets.token_hex(16),
        seed_given=False, moves=moves, position="",
    )  # fmt: skip


def _played(again: Again, record: Record) -> Iterator[MoveRow]:
    """The moves as rows of a log, each made; what a line of the file says of its chance is not read."""
    ends, number = monotonic() + MOST_SECONDS, 0
    try:
        leads = {target(move) for move in record.moves if move.how in JUMPS}
        if len(leads) > MOST_LEADS:
            raise Refusal("import-long")
        before: MoveRow | None = None
        again.save(0)
        for move in record.moves:
            number = move.seq
            if monotonic() > ends:
                raise Refusal("import-long")
            before = _row(again, move, before)
            if move.events is not None and not tells_alike(before.events, move.events):
                raise Refusal("import-told", move=number)
            if move.seq in leads:
                again.save(move.seq)
            yield before
    except Refusal:
        raise
    except Exception as error:  # a file of a stranger: whatever it leads to, it is not a game
        if not isinstance(error, (Illegal, ValueError)):
            log.warning("import-failed", move=number, exc_info=error)
        raise Refusal("import-move", move=number) from error


def _row(again: Again, move: Played, before: MoveRow | None) -> MoveRow:
    if move.how in JUMPS:  # whose it was the file does not say: as a rule it was whoever moved last
        again.jump(target(move))
        done, seat, drawn = Outcome(()), before.seat if before else 0, 0
    else:
        done, seat, drawn = again.step(move), play.parse(move.line).seat, again.drawn
    goes_on = before is not None and before.seat == seat and before.how not in JUMPS and before.at == move.at
    base = before.base if before and goes_on else move.seq - 1
    return MoveRow(
        "", move.seq, move.line, seat, move.how, base, again.game.version, done.chance, done.revealed, done.events,
        move.at, drawn,
    )  # fmt: skip
