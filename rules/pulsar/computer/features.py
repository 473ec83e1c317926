"""What a position shows of how a player will end: what is sure, and what is begun or ready to be used."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from rules.opponents.evaluation import Features
from rules.pulsar.actions.flight import Worth, may_build
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.cluster.cluster import Cluster
from rules.pulsar.cluster.routes import Route, every_flight
from rules.pulsar.components import ENGINEERING, FACES, GOALS, PENALTIES, ROUNDS, SIZES
from rules.pulsar.computer.values import benefit_value, transmitter_value
from rules.pulsar.counting import COUNTS, count, spinning, step
from rules.pulsar.frames import Phase, Turn
from rules.pulsar.pyramid import open_projects
from rules.pulsar.scoring.final import final_points
from rules.pulsar.state import Player, State
from rules.pulsar.tracks import TRACKS, ranking

Shown = defaultdict[str, float]

MEDIAN = 3.7  # what the median marker may be expected to show
FLIGHTS = range(1, 7)


def turns_had(state: State, seat: int) -> int:
    """How many turns a seat has had."""
    ahead = any(
        (isinstance(frame, Turn) and frame.seat == seat) or (isinstance(frame, Phase) and frame.name == "action")
        for frame in state.stack
    )
    return state.round - ahead


def productions(state: State) -> int:
    """How many are still to come."""
    begun = not any(isinstance(frame, Phase) and frame.name == "production" for frame in state.stack)
    return ROUNDS - state.round + (0 if begun and state.round else 1)


def features(state: State, seat: int) -> Features:
    """By name; what is good for turns to come stands there once as it is and once for each of these turns."""
    player = state.players[seat]
    turns = ROUNDS - turns_had(state, seat)
    shown = dict(_sure(state, player))
    shown["turns"] = turns
    for name, amount in _assets(state, player).items():
        shown[name] = amount
        shown[f"{name} by turn"] = amount * turns / ROUNDS
    return shown


def sure(state: State, seat: int) -> float:
    """The points of a player who does nothing more."""
    return sum(_sure(state, state.players[seat]).values())


def _sure(state: State, player: Player) -> dict[str, float]:
    left = productions(state)
    had, cubes = player.vp, player.cubes
    income = _income(state, player, left)
    player.cubes += round(_cubes(state, player) * left)
    final = sum(final_points(state, player).values())
    player.cubes = cubes
    return {"points": had + income + final}


def _cubes(state: State, player: Player) -> float:
    """Cubes of a production as things stand."""
    rank = ranking(state.engineering).index(player.seat)
    return ENGINEERING[len(state.players)][rank].cubes + sum(tile.printed.cubes for tile in player.tiles if tile.online)


def _income(state: State, player: Player, left: int) -> float:
    """Points of all productions to come as things stand."""
    spins = spinning(state, player.seat)
    each: float = sum(SIZES[size].vp * number for size, number in spins.items())
    each += sum(tile.printed.vp for tile in player.tiles if tile.online)
    each += sum(max(0, tile.printed.buys.vp - 1) for tile in player.tiles if tile.online and tile.printed.buys)
    for _, effect in effects(state, player.seat, "production-each"):
        each += effect.vp * count(state, player, effect.what)
    for _, effect in effects(state, player.seat, "production-steps"):
        each += step(effect.steps, count(state, player, effect.what))
    for track in TRACKS:
        for space, vp in PENALTIES.items():
            each -= vp * (player.seat in getattr(state, track)[space - 1])
    return each * left + spins.total() * sum(_round_values(tuple(state.boards))[ROUNDS - left :])


@lru_cache
def _round_values(boards: tuple[str, ...]) -> tuple[float, ...]:
    """What a spinning gyrodyne yields beside its size, by round."""
    printed = [value for board in boards for value in FACES[board].values]
    return tuple(MEDIAN if value == "median" else float(value) for value in printed)


def _assets(state: State, player: Player) -> dict[str, float]:
    """What helps in turns to come."""
    shown = Shown(float)
    _add_developing(state, player, shown)
    _add_arrays(state, player, shown)
    for name, own in state.patents.items():
        if any(patent.seat == player.seat for patent in own):
            shown[f"patent {name}"] = 1
            shown["patents"] += 1
    for goal in (GOALS[name] for name in state.goals):
        progress = min(1.0, COUNTS[goal.what](state, player) / goal.least)
        shown[f"goal {goal.id}"] = progress
        shown["goals met"] += progress == 1.0
    shown["one"], shown["two"], shown["cubes"] = player.one, player.two, player.cubes
    shown["stations"] = state.stations(player.seat) + player.extra_stations
    shown["projects"] = len(player.projects)
    shown["runs"] = len(player.runs)
    shown["project ready"] = max(
        (benefit_value(state, player, project.benefit) for project in open_projects(player)), default=0.0
    )
    for track in TRACKS:
        counters: list[list[int]] = getattr(state, track)
        space = next(place for place, stack in enumerate(counters) if player.seat in stack)
        shown[f"{track} rank"] = ranking(counters).index(player.seat)
        shown[f"{track} space"] = space
        shown[f"{track} late"] = max(0, space - 10)
    _add_reach(state, player, shown)
    return dict(shown)


def _add_developing(state: State, player: Player, shown: Shown) -> None:
    """Claims, gyrodynes at hand and on pulsars, and which of them wait for each other."""
    claims = state.claims(player.seat)
    waiting = sum(not state.pulsars[place].gyrodyne for place in claims)
    shown["rings"] = player.rings
    shown["claims"] = len(claims)
    for place in claims:
        pulsar = state.pulsars[place]
        if pulsar.gyrodyne:
            shown[f"{'spins' if pulsar.spinning else 'stands'} {pulsar.gyrodyne}"] += 1
    for size in player.gyrodynes:
        shown[f"hand {size}"] += 1
    shown["pairs"] = min(waiting, len(player.gyrodynes))
    shown["claims free"] = max(0, waiting - len(player.gyrodynes))
    shown["gyrodynes free"] = max(0, len(player.gyrodynes) - waiting)


def _add_arrays(state: State, player: Player, shown: Shown) -> None:
    """Transmitters that are online, and how far the others are."""
    for tile in player.tiles:
        if tile.online:
            shown["online"] += 1
        else:
            value = transmitter_value(state, player, tile.printed)
            shown["begun"] += 1
            shown["begun value"] += value
            shown["begun paid"] += value * len(tile.paid) / len(tile.printed.dice)
            shown["begun owed"] += len(tile.owed)
    shown["links"] = len(player.links)


def _add_reach(state: State, player: Player, shown: Shown) -> None:
    """What flights from here bring, for each die."""
    if not player.ship:
        return  # before the first gate is chosen
    measure = Worth(state, player)
    found = sorted(
        max((measure(Route(path)) for path in every_flight(state.cluster, player.ship, die)), default=0)
        for die in FLIGHTS
    )
    shown["reach"] = sum(found) / len(found)
    shown["reach least"] = found[0]
    shown["reach most"] = found[-1]
    near = _near(state.cluster, player.ship)
    shown["systems near"] = sum(may_build(state, player, place) for place in near)


@lru_cache(maxsize=200)
def _near(cluster: Cluster, place: str) -> tuple[str, ...]:
    """Systems up to three segments away."""
    ends = {path[-1] for die in range(1, 4) for path in every_flight(cluster, place, die)}
    return tuple(sorted(end for end in ends if cluster.nodes[end].kind == "system"))
