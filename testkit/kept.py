"""Positions of games played from a seed, kept as files: tests load what each of them would else play.

`tests/positions/<name>.json.gz` holds one line for each position, `<name>-games.json.gz` one for each game with all its
moves. `python -m tools.keep positions` plays and writes them anew, which is due where rules were changed on purpose;
`tests/test_kept_positions.py` makes the moves again and compares: a game is known much sooner than it is thought out.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from rules.core.chance import chance
from rules.core.flow import Event
from rules.core.game import Game, Setup
from rules.core.play import parse, start, step

FOLDER = Path(__file__).parents[1] / "tests" / "positions"


@dataclass(frozen=True)
class Kept:
    """A position after so many moves of the game with this seed, and the seat that looks at it.

    `opts` is what views are asked with besides, `drawn` what was drawn for that; `events` what happened of late,
    numbered.
    """

    name: str
    seed: int
    moves: int
    seat: int
    state: str  # as games are stored
    opts: dict[str, str | tuple[str, ...]] = field(default_factory=dict)
    events: tuple[tuple[int, Event], ...] = ()
    drawn: tuple[int, ...] = ()

    def position(self, game: Game) -> Any:
        """The position, read anew: it may be changed."""
        return game.codec.validate_json(self.state)


@dataclass(frozen=True)
class KeptGame:
    """A whole game: its number, set-up and seed, and its moves as lines."""

    number: int
    seats: int
    options: dict[str, str]
    seed: str
    moves: tuple[str, ...]

    def played(self, game: Game) -> Iterator[tuple[Any, tuple[Event, ...]]]:
        """The position that it begins with and the one after each move, the same object, with what the move told.

        Raises Illegal where the rules refuse a move.
        """
        state = start(game, Setup(self.seats, self.options), self.seed)
        yield state, ()
        for seq, line in enumerate(self.moves, 1):
            yield state, step(game, state, parse(line), chance(self.seed, seq)).events


_LINE = TypeAdapter(Kept)
_GAME = TypeAdapter(KeptGame)


def kept(name: str) -> list[Kept]:
    """The positions in the file of this name, in their order.

    Raises FileNotFoundError that says how the file is written.
    """
    return [_LINE.validate_json(line) for line in _lines(name)]


def kept_games(name: str) -> list[KeptGame]:
    """The games that positions are of, in their order; raises FileNotFoundError that says how they are written."""
    return [_GAME.validate_json(line) for line in _lines(f"{name}-games")]


def keep(name: str, positions: Iterable[Kept]) -> Path:
    """Write a file of positions, and say where it is."""
    return _write(name, map(_LINE.dump_json, positions))


def keep_games(name: str, played: Iterable[KeptGame]) -> Path:
    """Write a file of games, and say where it is."""
    return _write(f"{name}-games", map(_GAME.dump_json, played))


def _lines(name: str) -> list[bytes]:
    path = FOLDER / f"{name}.json.gz"
    if not path.exists():
        raise FileNotFoundError(f"{path}: `python -m tools.keep positions` writes it")
    return gzip.decompress(path.read_bytes()).splitlines()


def _write(name: str, lines: Iterable[bytes]) -> Path:
    path = FOLDER / f"{name}.json.gz"
    path.write_bytes(gzip.compress(b"\n".join(lines), mtime=0))
    return path
