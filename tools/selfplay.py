"""Games among computers: `python -m tools.selfplay <game> --games 100 --seats 4` prints points and wins.

The points are told by the place in the first turn order where a position has one (`seats()`), else by seat. Behind ±
stands the standard error of what is before it. A place is better or worse than another only where the difference is
about twice as large.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from statistics import mean, pstdev
from time import process_time
from typing import cast

from rules.core.game import Game, Setup
from rules.core.hidden import view
from rules.core.play import start
from rules.games import MODULES
from testkit.computer_games import among_computers
from testkit.report import standard_error


@dataclass
class Tally:
    """What was seen in all games; `points` and `wins` by place in the first turn order, `best` by game."""

    points: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    wins: Counter[int] = field(default_factory=Counter)
    best: list[int] = field(default_factory=list)
    parts: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    told: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    seconds: float = 0.0


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(MODULES)}, or a module that holds a GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="selfplay")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--used", default="", metavar="FACT", help="count the values of this fact in all events")
    return parser.parse_args()


def played(rules: Game, setup: Setup, seed: str, tally: Tally, used: str) -> None:
    """One game to its end."""
    first = state = start(rules, setup, seed)
    order = first.seats() if hasattr(first, "seats") else list(range(setup.seats))
    moves, begun = 0, process_time()
    for state, _, outcome in among_computers(rules, first, seed):  # noqa: B007  # what it is in the end
        moves += 1
        tally.told.update(str(event.facts[used]) for event in outcome.events if used in event.facts)
    tally.seconds += process_time() - begun
    tally.moves += moves
    scores = rules.scores(view(state, None))
    for place, seat in enumerate(order):
        tally.points[place].append(scores[seat])
    tally.best.append(max(scores))
    for seat in rules.winners(state):
        tally.wins[order.index(seat)] += 1
    results: list[Mapping[str, int]] = getattr(state, "results", [])
    for parts in results:
        for name, points in parts.items():
            tally.parts[name].append(points)


def _share(wins: int, games: int) -> str:
    share = wins / games
    return f"{wins} wins, {share:.1%} ± {sqrt(share * (1 - share) / games):.1%}"


def main() -> int:
    """Print what was seen."""
    given, tally = arguments(), Tally()
    rules = cast(Game, import_module(MODULES.get(given.game, given.game)).GAME)
    setup = Setup(given.seats, dict(option.split("=", 1) for option in given.option))
    for number in range(given.games):
        played(rules, setup, f"{given.seed}/{number}", tally, given.used)
    every = [points for column in tally.points.values() for points in column]
    print(
        f"{given.games} games of {given.game} with {given.seats} seats: {tally.moves / given.games:.0f} moves a game, ",
        end="",
    )
    print(f"{tally.seconds / given.games:.2f} CPU seconds")
    print(f"points {min(every)} to {max(every)}, mean {mean(every):.1f}, deviation {pstdev(every):.1f}, ", end="")
    print(f"winners {mean(tally.best):.1f}")
    for place, points in sorted(tally.points.items()):
        won = _share(tally.wins[place], given.games)
        print(f"  place {place + 1}: mean {mean(points):.1f} ± {standard_error(points):.1f}, {won}")
    print("  " + ", ".join(f"{name} {mean(points):.1f}" for name, points in tally.parts.items()))
    if given.used:
        print("\n".join(f"  {value}: {times}" for value, times in sorted(tally.told.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
