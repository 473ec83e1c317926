"""How a game ended: points by player, and where they came from. Read from the bot's database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store.game_store import GameStore
from bot.store.rows import MoveRow
from bot.store.sqlite import SqliteStore
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot
from bot.table.table import Table
from rules.core import play
from rules.core.chance import chance
from rules.core.game import Setup
from rules.core.play import Move

Drawn = tuple[Move, int]  # a move, and the number by which its chance is drawn
MOST_MOVES = 100_000


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's name, points, and points by source, which add up to them."""

    name: str
    points: int
    sources: dict[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. `digest` is equal for equal positions."""

    game: str
    seed: str
    rounds: int
    moves: int
    digest: str
    winners: list[str]
    players: list[Player]


async def read(db: Path, game_id: str) -> Result | None:
    """The result of a game that is over and wholly announced; None before that."""
    store = await SqliteStore.open(db)
    try:
        return await read_in(store, game_id)
    finally:
        await store.close()


async def read_in(store: GameStore, game_id: str) -> Result | None:
    """`read`, in a store that is open."""
    table = Table(store)
    snapshot = await table.games.snapshot(game_id)
    async with store.read() as rows:
        waiting = [row for row in await rows.outbox() if row.game_id == game_id]
    if snapshot.row.status != "over" or waiting or snapshot.row.rev != snapshot.row.shown_rev:
        return None
    return result(snapshot, drawn(await table.games.log(game_id, 0, MOST_MOVES)))


def drawn(log: Sequence[MoveRow]) -> list[Drawn]:
    """The moves of a log that are in effect."""
    return [(play.parse(move.line), move.draw) for move in effective_moves(log)]


def result(snapshot: GameSnapshot, moves: Sequence[Drawn]) -> Result:
    """The result of a game, from the moves that are in effect."""
    game, row = snapshot.game, snapshot.row
    state = play.start(game, Setup(len(snapshot.seats), row.options), row.seed)
    sources = [Counter({"start": points}) for points in game.scores(state)]
    for move, draw in moves:
        before = game.scores(state)
        play.step(game, state, move, chance(row.seed, draw))
        for seat, (old, new) in enumerate(zip(before, game.scores(state), strict=True)):
            sources[seat][_source(move)] += new - old
    scores = game.scores(state)
    _split_end(state, sources, _source(moves[-1][0]))
    players = [
        Player(seat.name, points, {source: n for source, n in found.items() if n})
        for seat, points, found in zip(snapshot.seats, scores, sources, strict=True)
    ]
    winners = [snapshot.names[seat] for seat in game.winners(state)]
    return Result(row.kind, row.seed, state.round, len(moves), play.digest(game, state), winners, players)


def _source(move: Move) -> str:
    """What a move was about: the head of an action's word, or the kind of the question."""
    return move.answer[0].partition(":")[0] if move.kind == "action" else move.kind


def _split_end(state: Any, sources: Sequence[Counter[str]], last: str) -> None:
    """Take the points of the end of the game out of the move that ended it.

    A game whose results are the whole score, and not what its end added, has no other sources than these.
    """
    for found, ending in zip(sources, getattr(state, "results", None) or [], strict=False):
        if sum(ending.values()) == found.total():
            found.clear()
            found.update(ending)
            continue
        found[last] -= sum(ending.values())
        found.update({f"end:{part}": points for part, points in ending.items()})


def table_of(result: Result) -> str:
    """A table for people: a line for each source, a column for each player."""
    kinds = sorted({source for player in result.players for source in player.sources}, key=_rank)
    rows = [["", *(player.name for player in result.players)]]
    rows += [[kind, *(str(player.sources.get(kind, 0)) for player in result.players)] for kind in kinds]
    rows.append(["total", *(str(player.points) for player in result.players)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    return "\n".join([*lines, "", f"{' and '.join(result.winners)} won after {result.moves} moves; seed {result.seed}"])


def _rank(source: str) -> tuple[bool, bool, str]:
    return source != "start", source.startswith("end:"), source
