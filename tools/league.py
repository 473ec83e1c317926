"""Computers against each other: `python -m tools.league <game> --seats 2 --games 200 club easy`.

Each player is a level (`easy`, `club`, `strong`), or `random`. With as many names as seats everybody sits at each
table; two names are one against the rest (`--against 3`: one of the first against three of the second). Seats change
from game to game, so that each player sits in each place equally often. Points, wins (a tie is shared) with their
standard errors, and CPU a decision are printed, and ratings by openskill's Plackett-Luce model.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean, median, stdev
from time import process_time
from typing import Any

from openskill.models import PlackettLuce

from bot.agents import AGENTS
from bot.agents.agent import Agent
from rules.core.decisions import Answer, Decision
from rules.core.game import Game, Setup
from rules.core.hidden import view
from rules.core.play import start
from rules.games import MODULES, game
from testkit.computer_games import among_computers
from testkit.laws import STATION_LAWS, Broken, Station, obey


@dataclass
class Timed:
    """An agent whose CPU seconds are noted."""

    agent: Agent
    seconds: list[float] = field(default_factory=list)

    def choose(self, game_id: str, position: Any, question: Decision, rng: Random) -> Iterator[Answer]:
        """What the agent chooses first, then the rest."""
        begun = process_time()
        answers = iter(self.agent.choose(game_id, position, question, rng))
        first = next(answers, None)
        self.seconds.append(process_time() - begun)
        if first is not None:
            yield first
            yield from answers

    def volunteer(self, game_id: str, see: Any, question: Decision) -> Answer | None:
        """What the agent says unasked."""
        return self.agent.volunteer(game_id, see, question)


@dataclass
class Result:
    """One game: by seat who played, their points and share of the win; what decisions cost, by player."""

    players: list[str]
    points: list[int]
    wins: list[float]
    rounds: int
    seconds: dict[str, list[float]]
    labels: list[str]
    broken: list[str]


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
    return parser.parse_args()


def seated(players: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in the game of this number: the first player, the others in turn behind, turned by one a game."""
    others = players[1:] or players
    order = [players[0], *(others[place % len(others)] for place in range(seats - 1))]
    turn = number % seats
    return order[turn:] + order[:turn]


def played(game_id: str, players: Sequence[str], setup: Setup, seed: str, laws: int, number: int) -> Result:
    """One game to its end; afterwards every law is tried on so many of its positions."""
    rules = game(game_id)
    names = seated(players, setup.seats, number)
    agents = [Timed(AGENTS[name]) for name in names]
    again = setup.seats if len(set(names)) > 1 else 1  # each player sits in each place of one start
    first = state = start(rules, setup, f"{seed}/{number // again}")
    stations, saved = list[Station](), rules.codec.dump_json(first)
    for state, move, outcome in among_computers(rules, first, f"{seed}/{number}", agents):
        if laws:
            stations.append(Station(f"{seed}/{number}", len(stations) + 1, saved, move, 1, outcome.events))
            saved = rules.codec.dump_json(state)
    points = rules.scores(view(state, None))
    winners = rules.winners(state)
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(setup.seats)]
    seconds: dict[str, list[float]] = defaultdict(list)
    for name, agent in zip(names, agents, strict=True):
        seconds[name] += agent.seconds
    labels = [str(getattr(player, "faction", "") or getattr(player, "species", "")) for player in state.players]
    broken = _broken(rules, Random(number).sample(stations, min(laws, len(stations))))
    return Result(names, points, wins, int(getattr(state, "round", 0)), dict(seconds), labels, broken)


def _broken(rules: Game, stations: Sequence[Station]) -> list[str]:
    """The laws that do not hold on these positions, each with what was seen."""
    found = []
    for station in stations:
        for law in STATION_LAWS:
            try:
                obey(law, rules, station)
            except Broken as broken:
                found.append(str(broken))
    return found


def main() -> int:
    """Play, and print who plays how well."""
    given = arguments()
    setup = Setup(given.seats, dict(option.split("=", 1) for option in given.option))
    one = partial(played, given.game, given.players, setup, given.seed, given.laws)
    if given.processes > 1:
        with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
            results = list(pool.map(one, range(given.games)))
    else:
        results = [one(number) for number in range(given.games)]
    print(report(given.game, results))
    return 0


def report(game_id: str, results: Sequence[Result]) -> str:
    """What was seen, for people to read."""
    lines = [f"{len(results)} games of {game_id}, {mean(result.rounds for result in results):.1f} rounds"]
    ratings = rated(results)
    for name in dict.fromkeys(name for result in results for name in result.players):
        seats = [(r, seat) for r in results for seat, player in enumerate(r.players) if player == name]
        points = [result.points[seat] for result, seat in seats]
        wins = [result.wins[seat] for result, seat in seats]
        seconds = sorted(each for result in results for each in result.seconds.get(name, []))
        cost = f"CPU a decision {1000 * median(seconds):.0f} ms, p99 {1000 * seconds[len(seconds) * 99 // 100]:.0f} ms"
        games = sum(name in result.players for result in results)
        share = sum(wins) / games
        won = f"won {share:.1%} ± {sqrt(share * (1 - share) / games):.1%} of the games it sat in"
        lines.append(f"  {name}: points {mean(points):.1f} ± {_error(points):.1f}, {won}, {cost}, {ratings[name]}")
    lines += _by_label(results)
    lines += [f"  BROKEN {line}" for result in results for line in result.broken]
    return "\n".join(lines)


def rated(results: Sequence[Result]) -> dict[str, str]:
    """A rating of each player, as text; a player who sits at a table twice is rated by its first seat."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for result in results for name in result.players}
    for result in results:
        names = list(dict.fromkeys(result.players))
        if len(names) < 2:
            continue
        ranks = [-mean(p for p, n in zip(result.points, result.players, strict=True) if n == name) for name in names]
        for name, (rating,) in zip(names, model.rate([[ratings[name]] for name in names], ranks=ranks), strict=True):
            ratings[name] = rating
    return {name: f"rating {rating.mu:.1f} ± {rating.sigma:.1f}" for name, rating in ratings.items()}


def _by_label(results: Sequence[Result]) -> list[str]:
    """Points by player and faction or species, where there are any."""
    points: dict[tuple[str, str], list[int]] = defaultdict(list)
    for result in results:
        for seat, label in enumerate(result.labels):
            if label:
                points[result.players[seat], label].append(result.points[seat])
    return [
        f"    {name} as {label}: {mean(found):.1f} ± {_error(found):.1f} in {len(found)}"
        for (name, label), found in sorted(points.items())
    ]


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


if __name__ == "__main__":
    sys.exit(main())
