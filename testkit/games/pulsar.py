"""What tests and tools know of Pulsar 2849 besides its rules, and what views of it are asked with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, ClassVar

from rules.core.decisions import Answer, Decision
from rules.pulsar.cluster.cluster import CLUSTERS
from rules.pulsar.cluster.routes import routes
from rules.pulsar.state import State
from testkit import account
from testkit.games.pulsar_uses import components, used

__all__ = ["GROUND", "SHAPES", "Account", "components", "searches", "used", "view_options"]

GROUND = ("lane", "planet", "rotor", "star", "sun", "unknown")  # kinds of things on pictures that texts may cross
SHAPES = ("bar", "half", "lane")  # drawn as long or as high as what they show
MOST_CHOICES = 25  # of a menu


class Account(account.Account):
    """Points are counted in the purse; what follows a choice by question of its own is booked there."""

    score = "vp"
    of_others = frozenset({"rolled", "order"})
    settling = frozenset({"attach", "gyrodyne", "run"})
    worded: ClassVar = {"claimed": {"rings": -1}}
    uncounted = frozenset({"station", "exploration", "isolated", "stations"})

    def book(self, decision: Decision, answer: Answer) -> None:
        """A gate run is chosen on a flight that has said all else: what it scores comes together with the landing."""
        super().book(decision, answer)
        if decision.kind == "run":
            for _, gains, _ in account.effects(decision, answer):
                self.receive(self._numbers(gains), 1)


LONGEST = 9  # a six, +2, and one more through a gate


def view_options(state: State, seat: int, random: Random) -> dict[str, Any]:
    """A place to look at closely, and choices: places, flights of the seat's ship, or several places together."""
    places = list(state.cluster.nodes)
    number = random.randint(1, MOST_CHOICES)
    kinds = [places, _flights(state, seat, random), [" ".join(random.sample(places, 2)) for _ in range(3)]]
    offered = random.choice([kind for kind in kinds if kind])
    choices = random.sample(offered, min(number, len(offered)))
    return {"sector": random.choice(places), "choices": tuple(choices)}


def _flights(state: State, seat: int, random: Random) -> list[str]:
    """Flights of a seat's ship, none before it has an entry gate."""
    ship = state.players[seat].ship
    every = frozenset(state.cluster.nodes)
    return [route.word for route in routes(state.cluster, ship, random.randint(2, 5), every)] if ship else []


def searches() -> dict[str, dict[str, Callable[[], object]]]:
    """Flights from every place, of every length, told apart by all they visit; and only those through a green gate."""
    found: dict[str, dict[str, Callable[[], object]]] = {"flights": {}, "flights through a gate": {}}
    for side, board in CLUSTERS.items():
        everything = frozenset(board.nodes)
        for start in board.nodes:
            for length in range(1, LONGEST + 1):
                case = f"{side} {start} {length}"
                search = partial(routes, board, start, length, everything)
                found["flights"][case] = search
                found["flights through a gate"][case] = partial(search, board.gates("green"), end_counts=True)
    return found
