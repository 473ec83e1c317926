"""Positions of games played from a seed, kept as files: tests load what each of them would else play.

`tests/positions/<name>.json.gz` holds one line for each position. `python -m tools.keep positions` plays and writes
them anew, which is due where rules were changed on purpose; `tests/test_kept_positions.py` plays them and compares.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from rules.core.flow import Event
from rules.core.game import Game

FOLDER = Path(__file__).parents[1] / "tests" / "positions"


@dataclass(frozen=True)
class Kept:
    """A position after so many moves of the game with this seed, and the seat that looks at it.

    `opts` is what views are asked with besides, `events` what happened of late, numbered.
    """

    name: str
    seed: int
    moves: int
    seat: int
    state: str  # as games are stored
    opts: dict[str, str | tuple[str, ...]] = field(default_factory=dict)
    events: tuple[tuple[int, Event], ...] = ()

    def position(self, game: Game) -> Any:
        """The position, read anew: it may be changed."""
        return game.codec.validate_json(self.state)


_LINE = TypeAdapter(Kept)


def kept(name: str) -> list[Kept]:
    """The positions in a file, in their order; raises FileNotFoundError that says how it is written."""
    path = FOLDER / f"{name}.json.gz"
    if not path.exists():
        raise FileNotFoundError(f"{path}: `python -m tools.keep positions` writes it")
    return [_LINE.validate_json(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def keep(name: str, positions: Iterable[Kept]) -> Path:
    """Write a file of positions, and say where it is."""
    path = FOLDER / f"{name}.json.gz"
    path.write_bytes(gzip.compress(b"\n".join(map(_LINE.dump_json, positions)), mtime=0))
    return path
