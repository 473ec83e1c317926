"""One game of a league: who sits where, what they get, and what it costs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

from bot.agents import AGENTS
from bot.agents.agent import Agent
from bot.table.game.positions import round_of
from rules.core.decisions import Answer, Decision
from rules.core.game import Game, Setup
from rules.core.hidden import view
from rules.core.play import start
from rules.games import game
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
    """One game: by seat who played, their points and share of the win; what decisions cost, by player.

    `tried` is on how many of its positions every law was tried.
    """

    players: list[str]
    points: list[int]
    wins: list[float]
    rounds: int
    seconds: dict[str, list[float]]
    labels: list[str]
    tried: int
    broken: list[str]


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
    looked = Random(number).sample(stations, min(laws, len(stations)))
    rounds = round_of(state) or 0
    return Result(names, points, wins, rounds, dict(seconds), labels, len(looked), _broken(rules, looked))


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
