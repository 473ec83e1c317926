"""The first position: boards, goals and headquarters, drawn or given. What is drawn later lies in sorted piles."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.game import Setup, TableOption
from rules.pulsar.actions.transmitter_market import turn_up
from rules.pulsar.components import (
    AWARDS,
    BOARDS,
    CLAIM_RINGS,
    EXPLORATION,
    FIRST_BOARDS,
    FIRST_GOALS,
    GOALS,
    HEADQUARTERS,
    SIZES,
    SPACES,
    START_SPACE,
    STARTING_VP,
    SYSTEMS,
    TRANSMITTERS,
)
from rules.pulsar.frames import Gate, Round, Side, Together
from rules.pulsar.state import Player, State

GOALS_IN_PLAY = 3
HEADQUARTERS_GOALS = ("6a", "6b")

OPTIONS = (
    TableOption("cluster", ("normal", "dead-end")),
    TableOption("headquarters", ("dealt", "none")),
    TableOption("boards", ("random", "first-game")),
    TableOption("goals", ("random", "first-game")),
    TableOption("first-roll", ("rolled", "even")),
    TableOption("hardship", ("any-station", "landing")),
    TableOption("passing-blue", ("must", "may")),
    TableOption("gate-technologies", ("visit", "pass")),
)


def first_position(setup: Setup, options: dict[str, str], rng: Random) -> State:
    """Everything laid out that chance lays out, the first transmitters too; sides and entry gates are chosen next."""
    given: Mapping[str, Any] = setup.given or {}
    seats = list(range(setup.seats))
    rng.shuffle(seats)
    order = list(given.get("order", seats * 2 if setup.seats == 2 else seats))
    starting = list(dict.fromkeys(order))
    players = [
        Player(seat, vp=STARTING_VP[starting.index(seat)], one=1, rings=CLAIM_RINGS) for seat in range(setup.seats)
    ]
    state = State(
        options=options,
        players=players,
        order=order,
        initiative=_counters(order),
        engineering=_counters(order),
        boards=list(given.get("boards", _boards(options, rng))),
        goals=list(given.get("goals", _goals(options, rng))),
        stack=_frames(starting, options),
        unexplored=sorted(SYSTEMS, key=list(SYSTEMS).index),
        exploration=sorted(name for name, kind in EXPLORATION.items() for _ in range(kind.count)),
        transmitters=sorted(TRANSMITTERS),
        gyrodynes={size.id: size.count for size in SIZES.values()},
        awards={size: list(AWARDS) for size in SIZES},
        dealt=list(given.get("headquarters", _headquarters(setup.seats, options, rng))),
    )
    turn_up(state, rng)
    return state


def _counters(order: list[int]) -> list[list[int]]:
    """A track before the first round: all on one space, whoever starts at the bottom."""
    spaces: list[list[int]] = [[] for _ in range(SPACES)]
    spaces[START_SPACE - 1] = list(order)
    return spaces


def _boards(options: Mapping[str, str], rng: Random) -> list[str]:
    """A face of each of the three boards. Without headquarters only these three fit together."""
    drawn = [rng.choice(faces) for faces in BOARDS.values()]
    fixed = options["headquarters"] == "none" or options["boards"] == "first-game"
    return list(FIRST_BOARDS) if fixed else drawn


def _goals(options: Mapping[str, str], rng: Random) -> list[str]:
    """Three tiles on a side each, with headquarters only where there are any."""
    without = HEADQUARTERS_GOALS if options["headquarters"] == "none" else ()
    tiles = sorted({goal[:-1] for goal in GOALS if goal not in without})
    drawn = [f"{tile}{rng.choice('ab')}" for tile in sorted(rng.sample(tiles, GOALS_IN_PLAY))]
    return list(FIRST_GOALS) if options["goals"] == "first-game" else drawn


def _headquarters(seats: int, options: Mapping[str, str], rng: Random) -> list[str]:
    """A board for each seat."""
    if options["headquarters"] == "none":
        return []
    return rng.sample(sorted({name[:-1] for name in HEADQUARTERS}), seats)


def _frames(starting: list[int], options: Mapping[str, str]) -> list[Any]:
    """What is still to happen, the next last: sides, then entry gates from the last player to the first."""
    sides: list[Any] = [[Side(seat)] for seat in sorted(starting)] if options["headquarters"] == "dealt" else []
    gates = [Gate(seat) for seat in starting]
    return [Round(), *gates, *([Together(sides)] if sides else [])]
