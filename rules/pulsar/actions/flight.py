"""Survey ship: flights of exactly as many segments as the die says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.core.records import record
from rules.pulsar.actions.landing import arrival, claimable
from rules.pulsar.actions.paying import (
    MODIFIERS,
    TOKENS,
    Payment,
    pay,
    payment_costs,
    payment_facts,
    payment_gains,
    read_payment,
    within,
)
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.cluster.routes import Route, every_flight, routes
from rules.pulsar.components import GATE_COLOURS, GOALS, GateRun
from rules.pulsar.frames import Fly, Landing, Run
from rules.pulsar.state import FREE, Player, State

NO_RUN = "none"
CHOOSE = "choose"
ENDS = ("system", "pulsar", "gate", "entry", "isolated")  # where a flight may end, by the number in its facts
USED_RUNS = "used-gate-runs"  # what goals and technologies count


def fly_options(state: State, player: Player) -> Iterator[Option]:
    """Each die with each token, the shortest flight first: every value is a distance of its own, but for none."""
    dice = [(die, False) for die in sorted(set(player.dice))] + [(die, True) for die in sorted(set(player.red))]
    payments = [Payment(die, bonus, modifier) for die, bonus in dice for modifier in MODIFIERS]
    for payment in sorted(payments, key=lambda payment: (payment.value, abs(MODIFIERS[payment.modifier]))):
        affordable = not payment.modifier or getattr(player, TOKENS[payment.modifier]) > 0
        if affordable and payment.value > 0 and may_fly(state, player, payment.value):
            facts = {**payment_facts(payment), "distance": payment.value}
            gains = payment_gains(state, player, payment)
            yield Option(f"fly:{payment.word}", "fly", facts, payment_costs(payment), gains)


def fly(execution: Execution[State], player: Player, word: str) -> None:
    """Pay with `word`, then choose the way."""
    payment = read_payment(word)
    execution.tell("launch", player.seat, seat=player.seat, distance=payment.value, **payment_facts(payment))
    pay(execution, player, payment)
    execution.push(Fly(player.seat, payment.value))


def flights(state: State, player: Player, distance: int) -> list[Route]:
    """All ways so far that differ in where they end or in what they visit, those that earn most first.

    A technology lets a flight that visits a gate of its colour be longer or shorter, by up to its tolerance. The
    flight as it is flown has to visit it; whether one that ends there does is left to the table ("visits").
    """
    cluster, matters = state.cluster, interesting(state, player)
    ends = state.options["gate-technologies"] == "visit"
    found = {route.word: route for route in routes(cluster, player.ship, distance, matters)}
    for _, effect in effects(state, player.seat, "gate-length"):
        gates = frozenset(cluster.gates(effect.colour))
        for other in within(distance, effect.tolerance):
            if other > 0 and other != distance:
                ways = routes(cluster, player.ship, other, matters, gates, end_counts=ends)
                found |= {route.word: route for route in ways}
    distinct: dict[tuple[str, frozenset[str]], Route] = {}
    for route in sorted(found.values(), key=lambda route: len(route.path)):
        distinct.setdefault((route.path[-1], matters.intersection(route.path)), route)
    return sorted(distinct.values(), key=Worth(state, player), reverse=True)


def may_fly(state: State, player: Player, distance: int) -> bool:
    """Whether there is any way so far; without a look at all of them where the plain distance will do."""
    return bool(every_flight(state.cluster, player.ship, distance)) or bool(flights(state, player, distance))


def interesting(state: State, player: Player) -> frozenset[str]:
    """The places that make a difference when a flight passes them."""
    cluster = state.cluster
    found = {place for place in cluster.of_kind("system") if may_build(state, player, place)}
    if any(effects(state, player.seat, "visit-pulsar")):
        found |= set(cluster.of_kind("pulsar"))
    if player.rings and _claims_passed(state, player):
        found |= {place for place in cluster.of_kind("pulsar") if place not in state.pulsars}
    colours = {printed_run(player, run).colour for run in player.runs}
    for colour in GATE_COLOURS if CHOOSE in colours else colours:
        found |= set(cluster.gates(colour))
    return frozenset(found)


def may_build(state: State, player: Player, place: str) -> bool:
    """Whether a visit to a system may lead to a station: unexplored, or with a free planet and no own one."""
    system = state.systems.get(place)
    return system is None or (FREE in system.stations and not system.station_of(player.seat))


class Worth:
    """A rough measure by which ways are ordered: stations, the bonus at the end, a claim, gates of runs.

    What is the same for all ways is looked up once.
    """

    def __init__(self, state: State, player: Player) -> None:
        cluster = state.cluster
        self.buildable = {place for place in cluster.of_kind("system") if may_build(state, player, place)}
        self.claimable = {place for place in cluster.of_kind("pulsar") if claimable(state, player.seat, place)}
        self.rings, self.claims_passed = player.rings, _claims_passed(state, player)
        self.runs = list(_runs(state, player))

    def __call__(self, route: Route) -> int:
        """That of one way."""
        visited, end = set(route.path), route.path[-1]
        claims = len(self.claimable & visited) if self.claims_passed else end in self.claimable
        runs = max((_points(run, visited) for run in self.runs), default=0)
        stations = len(self.buildable & visited)
        return 4 * stations + 3 * (end in self.buildable) + 3 * min(claims, self.rings) + runs


def _claims_passed(state: State, player: Player) -> bool:
    return any(effects(state, player.seat, "claim-visited"))


class FlyRule(AskingRule):
    """Which way the ship flies."""

    frame = Fly

    def ask(self, state: State, frame: Fly) -> Decision:
        """Every way that differs, by where it ends."""
        player = state.players[frame.seat]
        found = [*flights(state, player, frame.distance)]
        ways = Counter(route.end for route in found)
        options = [_route_option(state, player, route, ways[route.end]) for route in found]
        return choose(frame.seat, "fly", options, distance=frame.distance, place=player.ship)

    def do(self, execution: Execution[State], frame: Fly, answer: Answer) -> None:
        """Fly, perhaps on a gate run."""
        execution.pop()
        player, path = execution.state.players[frame.seat], answer[0].split("-")
        execution.tell("flown", seat=frame.seat, start=player.ship, place=path[-1], distance=len(path), way=answer[0])
        asked = [Run(frame.seat, list(path))] if _run_matters(execution.state, player, path) else []
        execution.push(*asked, Landing(frame.seat, path))


def _route_option(state: State, player: Player, route: Route, ways: int) -> Option:
    """A way; there are so many `ways` to where it ends."""
    visited = dict.fromkeys(route.path)
    stations = sum(state.cluster.nodes[place].kind == "system" and may_build(state, player, place) for place in visited)
    nodes = state.cluster.nodes
    past = [place for place in visited if place != route.end and nodes[place].kind in ("system", "pulsar")]
    facts: dict[str, str | int] = {
        "place": route.end,
        "ends": ENDS.index(nodes[route.end].kind),
        "past": " ".join(past),
        "count": len(past),
        "stations": stations,
        "way": route.word,
        "ways": ways,
        "path": " ".join(route.path),
    }
    return Option(route.word, f"to:{route.path[-1]}", facts, *arrival(state, player, route.path))


def printed_run(player: Player, project: str) -> GateRun:
    """The gate run that a project gives; raises LookupError where it gives none."""
    run = player.board[project].benefit.gate_run
    if run is None:
        raise LookupError(project)
    return run


@record
class _Run:
    """A gate run that may be done: its word, the gates that count, the points of each and of the run itself."""

    word: str
    gates: frozenset[str]
    each: int
    once: int


def _runs(state: State, player: Player) -> Iterator[_Run]:
    """The gate runs a player may do, in each colour they may have."""
    if not player.runs:
        return
    each = sum(effect.vp for _, effect in effects(state, player.seat, "gate-run-gate"))
    once = sum(effect.vp for _, effect in effects(state, player.seat, "gate-run"))
    for run in player.runs:
        printed = printed_run(player, run)
        for colour in GATE_COLOURS if printed.colour == CHOOSE else (printed.colour,):
            yield _Run(f"{run}:{colour}", state.cluster.gates(colour), printed.vp + each, once)


def _points(run: _Run, visited: Collection[str]) -> int:
    """Each gate counts once, the one the flight begins at only where it comes back to it."""
    return len(run.gates.intersection(visited)) * run.each + run.once


def gate_runs(state: State, player: Player, path: tuple[str, ...] | list[str]) -> Iterator[tuple[str, int]]:
    """The gate runs a player may do on a flight, as `project:colour`, with the points for the gates it visits.

    path: places in the order of the flight. One run at most is done on a flight; those worth 0 are among them.
    """
    for run in _runs(state, player):
        yield run.word, _points(run, path)


def _run_matters(state: State, player: Player, path: list[str]) -> bool:
    """Whether a gate run may bring anything on a flight: points, or where gate runs used are counted."""
    counted: list[str] = [GOALS[goal].what for goal in state.goals]
    counted += [technology.effect.what for technology in state.technologies() if technology.effect is not None]
    return any(points or USED_RUNS in counted for _, points in gate_runs(state, player, path))


class RunRule(AskingRule):
    """Gate run: announced with the flight, one on each; even for no points it is then used."""

    frame = Run

    def ask(self, state: State, frame: Run) -> Decision:
        """Which run, or none; that which scores most is the default, none where all score nothing."""
        player = state.players[frame.seat]
        runs = sorted(gate_runs(state, player, frame.path), key=lambda run: -run[1])
        options = [
            Option(word, facts={"colour": word.partition(":")[2]}, gains={"vp": points}) for word, points in runs
        ]
        none = Option(NO_RUN)
        best = options[0].word if runs[0][1] else NO_RUN
        return choose(frame.seat, "run", [*options, none], (best,))

    def do(self, execution: Execution[State], frame: Run, answer: Answer) -> None:
        """Score the points of the run, which cannot be scored again; nothing where none was chosen."""
        execution.pop()
        if answer[0] == NO_RUN:
            return
        player = execution.state.players[frame.seat]
        points = dict(gate_runs(execution.state, player, frame.path))[answer[0]]
        project, _, colour = answer[0].partition(":")
        player.runs.remove(project)
        player.vp += points
        execution.tell("run", seat=frame.seat, project=project, colour=colour, vp=points)
