"""Teach a computer from games of its own: `python -m tools.train <game> --seats 2 4 --generations 6 --games 300`.

In each generation the computer plays games among itself, looking ahead a little by what it learnt so far, and now and
then not taking the best; then a net is fitted to how the games of the last few generations ended. The weights go to
`rules/<game>/computer/evaluation.json` (`--name`) after each, and what was seen to `--keep`, from where a training
that was broken off goes on. With `--adds` nothing is fitted anew: what the weights that are there are off in these
games is told linearly and added to them.
"""

from __future__ import annotations

import argparse
import json
import pickle
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from time import monotonic
from typing import Any

from rules.core.game import Setup
from rules.games import MODULES
from rules.opponents.learning import Learning
from tools.training.adding import added
from tools.training.fitting import fitted
from tools.training.sampling import Curious, Sample, learning, samples

WINDOW = 4  # generations whose games are learnt from


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(MODULES)}")
    parser.add_argument("--seats", type=int, nargs="+", default=[4], help="numbers of players, in turn")
    parser.add_argument("--games", type=int, default=200, help="games a generation")
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--looks", type=int, default=12, help="futures looked at for an answer; the first time none")
    parser.add_argument("--errs", type=float, default=0.1, help="how often it does not take the best answer")
    parser.add_argument("--wild", type=int, default=0, help="stages at most that quick games begin with by chance")
    parser.add_argument("--hidden", type=int, default=16, help="hidden units; 0 for a linear evaluation")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--adds", action="store_true", help="add what the weights that are there are off, linearly")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--name", default="evaluation", help="of the file of weights")
    parser.add_argument("--keep", type=Path, default=Path("build/training"), help="folder for what was seen so far")
    return parser.parse_args()


def one(
    game_id: str, setups: Sequence[Setup], seed: str, player: Curious, number: int
) -> tuple[list[Sample], list[int]]:
    """The game of this number."""
    return samples(game_id, setups[number % len(setups)], f"{seed}/{number}", player)


def _given(arguments: Sequence[str]) -> list[str]:
    """What the command line says but for the folder, which is one of this machine."""
    if "--keep" not in arguments:
        return [*arguments]
    place = arguments.index("--keep")
    return [*arguments[:place], *arguments[place + 2 :]]


def _learnt(
    given: argparse.Namespace, path: Path, done: Sequence[Sequence[Sample]], learns: Learning
) -> tuple[dict[str, Any], float]:
    """The weights after the last of some generations, with what made them, and how far they are off."""
    made = f"python -m tools.train {' '.join(_given(sys.argv[1:]))}; generation {len(done)}"
    if given.adds:
        before = json.loads(path.read_text("utf-8"))
        raw, error = added(before, done[-1])
        return {"made": f"{before['made']}, then {made}", **raw}, error
    seen = [sample for each in done[-WINDOW:] for sample in each]
    raw, error = fitted(seen, given.hidden, given.epochs, given.seed, learns.given, learns.details)
    return {"made": made, **raw}, error


def main() -> int:
    """Play and fit, generation by generation."""
    given = arguments()
    options = dict(option.split("=", 1) for option in given.option)
    setups = [Setup(seats, options) for seats in given.seats]
    given.keep.mkdir(parents=True, exist_ok=True)
    kept = given.keep / f"{given.game}.pickle"
    done: list[list[Sample]] = pickle.loads(kept.read_bytes()) if kept.exists() else []
    path = Path(f"rules/{given.game}/computer/{given.name}.json")
    learns = learning(given.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    for generation in range(len(done), given.generations):
        begun = monotonic()
        player = Curious(given.looks if path.exists() else 0, given.errs, given.wild)
        play = partial(one, given.game, setups, f"{given.seed}/{generation}", player)
        with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:  # anew: it reads the weights of now
            games = list(pool.map(play, range(given.games)))
        done.append([sample for taken, _ in games for sample in taken])
        kept.write_bytes(pickle.dumps(done))
        raw, error = _learnt(given, path, done, learns)
        path.write_text(json.dumps(raw, separators=(",", ":")) + "\n", "utf-8")
        points = mean(point for _, scores in games for point in scores)
        print(
            f"generation {generation + 1}: {points:.1f} points a seat, {sum(map(len, done[-WINDOW:]))} samples, "
            f"off by {error:.2f} points, {monotonic() - begun:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
