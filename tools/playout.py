"""Random games with every law tried, and what they saw: `python -m tools.playout <game> --games 200`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import cast

from rules.core.game import Game
from rules.games import MODULES
from testkit.laws import BOUND
from testkit.report import law_report


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(MODULES)}, or a module that holds a GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="report")
    parser.add_argument("--stations", type=int, default=10, help="positions of each game on which every law is tried")
    parser.add_argument("--bound", type=int, default=BOUND, help="moves after which a game counts as endless")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option of all games"
    )
    return parser.parse_args()


def main() -> int:
    """Print the report; 1 when a law is broken."""
    given = arguments()
    game = cast(Game, import_module(MODULES.get(given.game, given.game)).GAME)
    chosen = dict(option.split("=", 1) for option in given.option)
    report = law_report(game, given.games, given.seed, given.stations, given.bound, chosen)
    print("\n".join(report.lines()))
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
