"""Whether what a file says of a game is so: its seed is that of the hash, and every draw follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.table.base.commitment import commitment
from bot.table.finished.record import Played, Record
from rules import games
from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Illegal
from rules.core.game import Game, Setup


def faults(record: Record, posted: str = "") -> Iterator[str]:
    """What does not agree, in English; nothing for a file in which everything does.

    `posted` is the hash that stood in the game's first post, where it is known. Every move is made again with the
    chance it had from the seed, and has to be legal and to tell the same.
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
    state = play.start(game, Setup(len(record.seats), record.options), record.seed)
    try:
        for move in effective(record.moves):
            parsed = play.parse(move.line)
            told = play.step(game, state, parsed, chance(record.seed, move.seq)).events
            if move.events is not None and move.events != told:
                yield f"move {move.seq} told something else{_other_rules(game, record)}"
                return
    except (Illegal, ValueError) as error:
        code = error.code if isinstance(error, Illegal) else "no such move"
        yield f"move {move.seq} cannot be made: {code}{_other_rules(game, record)}"
        return
    yield from _ended(game, state, record)


def _ended(game: Game, state: Any, record: Record) -> Iterator[str]:
    if play.digest(game, state) != record.position:
        yield f"the last position is another{_other_rules(game, record)}"
    over = not game.pending(state)
    if over != (record.status == "over"):
        yield "the moves do not lead to the end of the game" if not over else "the moves lead to the end of the game"
    elif over and (tuple(game.scores(state)), tuple(game.winners(state))) != (record.scores, record.winners):
        yield "the points or the winners are others"


def effective(moves: tuple[Played, ...]) -> list[Played]:
    """The moves that count: without those taken back and the undos; ValueError for an undo of another form."""
    kept: list[Played] = []
    for move in moves:
        if move.how != "undo":
            kept.append(move)
            continue
        word, target = move.line.split()
        if word != "undo" or not target.isdecimal():
            raise ValueError(move.line)
        while kept and kept[-1].seq > int(target):
            kept.pop()
    return kept


def _other_rules(game: Game, record: Record) -> str:
    """That it may be due to rules that have changed since, where they have."""
    versions = {move.version for move in record.moves} | {record.rules_version}
    return "" if versions == {game.version} else " (part of it was played by another version of the rules)"
