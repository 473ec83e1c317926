"""Computers against each other: `python -m tools.league <game> --seats 2 --games 200 club easy`.

Each player is a level (`easy`, `club`, `strong`), or `random`. With as many names as seats everybody sits at each
table; two names are one against the rest (`--against 3`: one of the first against three of the second). Seats change
from game to game, so that each player sits in each place equally often. Points, wins (a tie is shared) with their
standard errors, and CPU a decision are printed, and ratings by openskill's Plackett-Luce model.

With `--into FILE` each game is written down as soon as it is over, those that stand there already are not played again,
and all games of the same players, set-up and computers are summed up, of whatever seed: two hundred games can be
played in parts. With `--games 0` they are only summed up.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from bot.agents import AGENTS
from rules.core.game import Setup
from rules.games import MODULES
from tools.league.kept import Cell, keeping, kept
from tools.league.playing import Result, played
from tools.league.report import report


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(MODULES)}")
    parser.add_argument("players", nargs="+", help=", ".join(AGENTS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="league")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--laws", type=int, default=0, help="positions of each game on which every law is tried")
    parser.add_argument("--into", type=Path, metavar="FILE", help="keep the games there, and sum up all that it holds")
    return parser.parse_args()


def each(one: Callable[[int], Result], numbers: Iterable[int], processes: int) -> Iterator[Result]:
    """The games of these numbers, as they end."""
    if processes == 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(one, numbers)


def main() -> int:
    """Play, and print who plays how well."""
    given = arguments()
    setup = Setup(given.seats, dict(option.split("=", 1) for option in given.option))
    cell = Cell(given.game, tuple(given.players), setup)
    before = kept(given.into, cell) if given.into else {}
    one = partial(played, given.game, given.players, setup, given.seed, given.laws)
    numbers = [number for number in range(given.games) if (given.seed, number) not in before]
    games = each(one, numbers, given.processes)
    if given.into:
        games = keeping(given.into, cell, given.seed, zip(numbers, games, strict=True))
    results = [*before.values(), *games]
    print(report(given.game, results) if results else "no games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
