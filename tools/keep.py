"""Keep positions of the rules as they are: `python -m tools.keep <game>` before a release, `… positions` for tests.

Writes `tests/saves/<game>/v<version>-<question>.json.gz`, a position for every kind of question that random
games reach, and `v<version>-over.json.gz`, one of a game that is over. What is there is never written again. Others
may lie beside them, with a word behind the question: `v1-council.out.json.gz`, an agenda after a player is out.
`positions <game>` plays and writes anew what tests load instead of playing it, `tests/positions/` (see
`testkit/kept.py`); without a game that of every one.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from rules import games
from rules.core.game import Game, Setup, effective
from rules.core.saves import load, save
from testkit import kept as kept_files
from testkit.positions import additions, played_games
from testkit.random_games import random_game

ROOT = Path(__file__).parent.parent
GAMES_EACH = 60
SAVES, SUFFIX = ROOT / "tests" / "saves", ".json.gz"
OVER = "over"  # what the position of a finished game is named for


def kept(game: Game) -> dict[str, Path]:
    """The positions kept of a game's present rules, by the kind of question they stand at, and `OVER`.

    Further ones at the same question have a word behind its kind: `offers.out`.
    """
    paths = sorted((SAVES / game.id).glob(f"v{game.version}-*{SUFFIX}"))
    by_name = {path.name.removesuffix(SUFFIX).partition("-")[2]: path for path in paths}
    return {kind: path for kind, path in by_name.items() if "." not in kind}


def every_position(game: Game) -> Iterator[Any]:
    """Every position that is kept of a game's present rules, read anew: one at each kind of question, then others."""
    for path in kept(game).values():
        yield load(game, game.version, gzip.decompress(path.read_bytes()))
    for each in kept_files.kept(game.id):
        yield each.position(game)


def keep(game: Game, folder: Path) -> list[Path]:
    """Write what is missing for the game's version; returns the new files."""
    written = []
    for number in range(GAMES_EACH):
        for state, _, _ in random_game(game, _setup(game, number), f"keep/{number}", Random(number), eager=6):
            for kind in [question.kind for question in game.pending(state)] or [OVER]:
                path = folder / f"v{game.version}-{kind}{SUFFIX}"
                if not path.exists():
                    path.write_bytes(gzip.compress(save(game, state), mtime=0))
                    written.append(path)
    return written


def keep_positions(game_ids: Iterable[str]) -> Iterator[Path]:
    """Play and write anew what tests load of these games instead of playing it; yields the files."""
    for game_id in game_ids:
        played, positions = zip(*played_games(game_id), strict=True)
        yield kept_files.keep_games(game_id, played)
        yield kept_files.keep(game_id, chain.from_iterable(positions))
        if samples := getattr(additions(game_id), "samples", None):
            yield kept_files.keep(f"{game_id}-samples", samples())


def _setup(game: Game, number: int) -> Setup:
    """Seats and options in turn, so that every question may come up."""
    rng = Random(f"setup/{number}")
    options = {option.id: rng.choice(option.choices) for option in game.options if len(option.choices) > 1}
    seats = rng.choice(game.seats)
    return Setup(seats, effective(game, seats, options))


def main() -> None:
    """Keep positions of the games named, or those of tests."""
    command, named = sys.argv[1:2], sys.argv[2:]
    if unknown := {*sys.argv[1:]} - {"positions", *games.MODULES}:
        sys.exit(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(games.MODULES)}")
    if command == ["positions"]:
        for path in keep_positions(named or games.MODULES):
            print(path.relative_to(ROOT))
        return
    for game_id in sys.argv[1:]:
        folder = SAVES / game_id
        folder.mkdir(parents=True, exist_ok=True)
        for path in keep(games.game(game_id), folder):
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
