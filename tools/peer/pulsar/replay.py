"""Worked examples of Pulsar 2849: the median, tracks, flights and gate runs, each with what must come out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from rules.core.game import Setup
from rules.pulsar.actions.flight import gate_runs
from rules.pulsar.cluster.cluster import CLUSTERS, Cluster
from rules.pulsar.cluster.routes import Route, routes
from rules.pulsar.components import HEADQUARTERS
from rules.pulsar.game import GAME
from rules.pulsar.phases.dice import median, median_value, steps
from tools.peer import replay
from tools.peer.replay import Look, Record
from tools.peer.verdict import Difference, same

SIDES = {"cluster_normal": "normal", "cluster_deadend": "dead-end"}


class Replay(replay.Replay):
    """One example: its `kind` is the list it stands in."""

    def __init__(self, record: Record, look: Look | None = None) -> None:
        super().__init__(record, look)
        self.game = GAME
        self.state = None

    @property
    def length(self) -> int:
        """An example is one line."""
        return 1

    def run(self) -> None:
        """Compare."""
        CHECKS[self.record["kind"]](self.record)

    def place(self) -> str:
        """Its list."""
        return str(self.record["kind"])

    def open_questions(self) -> list[tuple[int, str]]:
        """Nobody is asked."""
        return []


def skipped(record: Record) -> str:
    """No example is left out; one of an unknown kind fails."""
    return ""


def _median(example: Mapping[str, Any]) -> None:
    same("marker", example["marker_expected"], median(example["dice"]))


def _distance(example: Mapping[str, Any]) -> None:
    same("steps", example["steps"], steps(example["marker"], example["die"]))


def _round_value(example: Mapping[str, Any]) -> None:
    same("value", example["value"], median_value(example["marker"]))


def _flight(example: Mapping[str, Any]) -> None:
    cluster = CLUSTERS[SIDES[example["side"]]]
    if "path" in example:
        start, *path = map(str.lower, example["path"])
        same("legal", example["legal"], _legal(cluster, start, path))
        return
    for wanted, lengths in ((True, example["legal_lengths"]), (False, example["illegal_lengths"])):
        for place, numbers in lengths.items():
            for number in numbers:
                ends = {route.path[-1] for route in _flights(cluster, example["start"].lower(), number)}
                same(f"{number} to {place}", wanted, place.lower() in ends)


def _flights(cluster: Cluster, start: str, length: int) -> list[Route]:
    return routes(cluster, start, length, frozenset(cluster.nodes))


def _legal(cluster: Cluster, start: str, path: list[str]) -> bool:
    """Whether there is a flight to the same end that visits the same places."""
    flights = _flights(cluster, start, len(path))
    return any(route.path[-1] == path[-1] and set(route.path) == set(path) for route in flights)


def _gate_run(example: Mapping[str, Any]) -> None:
    colour, vp = example["color"], example["vp_per_gate"]
    board, project = next(
        (board, project.id)
        for board, projects in HEADQUARTERS.items()
        for project in projects.values()
        if (run := project.benefit.gate_run) is not None and (run.colour, run.vp) == (colour, vp)
    )
    start, *path = map(str.lower, example["path"])
    options = {"cluster": SIDES[example["side"]]}
    state = GAME.new(Setup(3, options), Random(0))
    player = state.players[0]
    player.headquarters, player.projects, player.runs, player.ship = board, [project], [project], start
    if not _legal(state.cluster, start, path):
        raise Difference("path", "a flight", example["path"])
    same("vp", example["vp"], dict(gate_runs(state, player, path))[f"{project}:{colour}"])


CHECKS: Mapping[str, Callable[[Mapping[str, Any]], None]] = {
    "median": _median,
    "track_distance": _distance,
    "round_value_median": _round_value,
    "flights": _flight,
    "gate_run": _gate_run,
}
