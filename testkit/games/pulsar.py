"""What tests and tools know of Pulsar 2849 besides its rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rules.pulsar.cluster.cluster import CLUSTERS
from rules.pulsar.cluster.routes import routes
from testkit import account


class Account(account.Account):
    """Points are counted in the purse; what follows a choice by question of its own is booked there."""

    score = "vp"
    of_others = frozenset({"rolled", "order"})
    settling = frozenset({"attach", "gyrodyne"})
    uncounted = frozenset({"station", "exploration", "isolated", "stations"})


LONGEST = 9  # a six, +2, and one more through a gate


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
                found["flights through a gate"][case] = partial(search, board.gates("green"))
    return found
