"""Whether what a file says of a game is so: its seed is that of the hash, and every draw follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.table.course.rounds import start_position, tells_alike
from bot.table.finished.again import Again
from bot.table.finished.record import Played, Record
from bot.table.game.commitment import commitment
from bot.table.game.jumps import JUMPS, effective_moves, target
from rules import amendments, games
from rules.core import play
from rules.core.decisions import Illegal
from rules.core.game import Game


def faults(record: Record, posted: str = "") -> Iterator[str]:
    """What does not agree, in English; nothing for a file in which everything does.

    `posted` is the hash that stood in the game's first post, where it is known. Every move is made again with the
    chance it had from the seed, also those that were taken back, and has to be legal and to tell the same.
    """
    yield from _seed_faults(record, posted.strip().lower())
    if record.game not in games.MODULES:
        yield f"this release has no game {record.game}"
        return
    game = games.game(record.game)
    try:
        yield from _replayed(game, record)
    except Illegal as error:
        yield f"the game cannot begin so: {error.code}{_other_rules(game, record)}"


def _seed_faults(record: Record, posted: str) -> Iterator[str]:
    own = commitment(record.id, record.salt, record.seed)
    if record.commitment and record.commitment != own:
        yield "the hash in the file is not that of its seed"
    if posted and posted != own:
        yield f"the hash of the first post is not that of the seed, which is {own}"


def _replayed(game: Game, record: Record) -> Iterator[str]:
    state = start_position(game, len(record.seats), record.options, record.seed)
    again = Again(game, record.seed, state, record.options)
    move: Played | None = None
    try:
        leads = {target(move) for move in record.moves if move.how in JUMPS}
        again.save(0)
        for move in record.moves:
            if move.how in JUMPS:
                again.jump(target(move))
            elif not tells_alike(again.step(move).events, move.events or ()) and move.events is not None:
                yield f"move {move.seq} told something else{_other_rules(game, record)}"
                return
            if move.seq in leads:
                again.save(move.seq)
    except (Illegal, ValueError) as error:
        code = error.code if isinstance(error, Illegal) else "no such move"
        where = f"move {move.seq}" if move else "a move"
        yield f"{where} cannot be made: {code}{_other_rules(game, record)}"
        return
    if any(move.undone is not None for move in record.moves):
        standing = {move.seq for move in effective_moves(record.moves)}
        if any(bool(move.undone) == (move.seq in standing) for move in record.moves if move.how not in JUMPS):
            yield "the moves that are marked as taken back are others"
    yield from _ended(game, again.state, record)


def _ended(game: Game, state: Any, record: Record) -> Iterator[str]:
    amendments.hold(game.id, state, record.options, len(record.moves) + 1)
    if play.digest(game, state) != record.position:
        yield f"the last position is another{_other_rules(game, record)}"
    over = not game.pending(state)
    if over != (record.status == "over"):
        yield "the moves do not lead to the end of the game" if not over else "the moves lead to the end of the game"
    elif over and (tuple(game.scores(state)), tuple(game.winners(state))) != (record.scores, record.winners):
        yield "the points or the winners are others"


def _other_rules(game: Game, record: Record) -> str:
    """That it may be due to rules that have changed since, where they have."""
    versions = {move.version for move in record.moves} | {record.rules_version}
    if versions == {game.version}:
        return ""
    return " (part of it was played by another version of the rules)"
