"""Games that are kept in a file, a line each, so that a cell of the league is filled in parts and by several hands.

A line says of which cell its game is, what played, and which game of which seed it was. Games of other players or by
other computers may stand in the same file: they are left out of the sum.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from rules.core.game import Setup
from tools.league.playing import Result

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Cell:
    """Who plays what: the games of one cell are summed up."""

    game: str
    players: tuple[str, ...]
    setup: Setup

    def described(self) -> dict[str, Any]:
        """What tells it from other cells, and the computers that play in it."""
        return {
            "game": self.game,
            "players": list(self.players),
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "computer": fingerprint(self.game),
        }


def fingerprint(game: str) -> str:
    """A few letters that differ between computers: of their code and what they have learnt.

    The rules are not part of it, so that what has nothing to do with playing leaves a cell as it is.
    """
    found = sha256()
    for folder in (ROOT / "rules/opponents", ROOT / "rules" / game / "computer"):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in {".py", ".json"}):
            found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:10]


def kept(path: Path, cell: Cell) -> dict[tuple[str, int], Result]:
    """The games of a cell that a file holds, by seed and number; one that stands there twice counts once."""
    if not path.exists():
        return {}
    lines: Iterable[Mapping[str, Any]] = map(json.loads, path.read_text("utf-8").splitlines())
    own = cell.described()
    return {(line["seed"], line["number"]): Result(**line["result"]) for line in lines if line["cell"] == own}


def keeping(path: Path, cell: Cell, seed: str, games: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Writes each game down as soon as it is over, with its number."""
    described = cell.described()
    for number, result in games:
        line = {"cell": described, "seed": seed, "number": number, "result": asdict(result)}
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        yield result
