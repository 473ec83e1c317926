"""Games among computers: `python -m tools.selfplay <game> --games 100 --seats 4` prints points and wins.

The points are told by the place in the first turn order where a position has one (`seats()`), else by seat. Behind ±
stands the standard error of what is before it. A place is better or worse than another only where the difference is
about twice as large.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from random import Random
from statistics import mean, pstdev, stdev
from time import process_time
from typing import Any, cast

from bot.agents import AGENTS, DEFAULT
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game, Setup
from rules.core.hidden import view
from rules.core.play import Move, copy, start, step
from rules.games import MODULES


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
    state = start(rules, setup, seed)
    order = state.seats() if hasattr(state, "seats") else list(range(setup.seats))
    moves, begun = 0, process_time()
    while questions := [question for question in rules.pending(state) if question.awaited]:
        moves += 1
        state, told = _moved(rules, state, questions[0], f"{seed}/{moves}")
        tally.told.update(str(event.facts[used]) for event in told if used in event.facts)
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


def _moved(rules: Game, state: Any, question: Decision, seed: str) -> tuple[Any, Any]:
    """The position after the answer of a computer player, and what was told."""
    for answer in _answers(rules, state, question, seed):
        after = copy(rules, state)
        try:
            outcome = step(rules, after, Move(question.seat, question.kind, answer), chance(seed, 0))
        except Illegal:
            continue
        return after, outcome.events
    raise RuntimeError(f"no answer to {question.kind}")


def _answers(rules: Game, state: Any, question: Decision, seed: str) -> list[Answer]:
    forced = question.ask.forced()
    if forced is not None:
        return [forced]
    seen = view(state, question.seat)
    return [*AGENTS[DEFAULT].choose(rules.id, seen, question, Random(seed)), question.default]


def _error(values: Sequence[int]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


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
        print(f"  place {place + 1}: mean {mean(points):.1f} ± {_error(points):.1f}, {won}")
    print("  " + ", ".join(f"{name} {mean(points):.1f}" for name, points in tally.parts.items()))
    if given.used:
        print("\n".join(f"  {value}: {times}" for value, times in sorted(tally.told.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
