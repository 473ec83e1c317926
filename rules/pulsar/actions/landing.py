"""After a flight or a jump: systems are revealed, stations built, bonuses taken, pulsars claimed (in this order)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.decisions import Answer, Decision, Option, Pick, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.pulsar.benefits.benefits import grant
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.components import SYSTEMS
from rules.pulsar.frames import Claim, Draw, ExplorationBonus, Landing, Settle
from rules.pulsar.state import BLOCKED, FREE, Player, Pulsar, State, System

PRINTED = "printed"
DRAW = "draw"


class LandingRule(ActingRule):
    """What a flight does where it passed and where it ended. A jump only ends."""

    def run(self, execution: Execution[State], frame: Landing) -> None:
        """Deal with every place visited, once each; where the end was passed before, only the end counts."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        player.ship = end = frame.path[-1]
        visited = [*(place for place in dict.fromkeys(frame.path) if place != end), end]
        _tour(execution, player, visited)
        for place in visited:
            if state.cluster.nodes[place].kind == "system" and place not in state.systems:
                _reveal(execution, player, place)
        then = [
            step
            for place in visited
            if place in state.systems
            for step in _build(execution, player, place, ends=place == end)
        ]
        execution.push(*then, Claim(frame.seat, visited))


def _tour(execution: Execution[State], player: Player, visited: Sequence[str]) -> None:
    """The technology that gives points for each pulsar visited."""
    pulsars = sum(place in execution.state.cluster.of_kind("pulsar") for place in visited)
    for technology, effect in effects(execution.state, player.seat, "visit-pulsar"):
        score(execution, player, effect.vp * pulsars, technology.id)


def _reveal(execution: Execution[State], player: Player, place: str) -> None:
    """Turn up a system. Planets for more players than there are do not take part."""
    state = execution.state
    tile = execution.rng.choice(state.unexplored)
    state.unexplored.remove(tile)
    seats = len(state.players)
    stations = [FREE if planet.min_players <= seats else BLOCKED for planet in SYSTEMS[tile].planets]
    state.systems[place] = System(tile, stations)
    execution.tell("revealed", seat=player.seat, place=place, tile=tile)


def _build(execution: Execution[State], player: Player, place: str, *, ends: bool) -> list[Any]:
    """Build a station in a system that was visited; returns what follows from it.

    Passing takes a dead planet, then a blue one, and gives no bonus. Ending there takes a blue planet with the
    exploration bonus, then a dead one without.
    """
    state = execution.state
    system = state.systems[place]
    if system.station_of(player.seat):
        return []
    kinds = ("blue", "dead") if ends else ("dead", "blue")
    kind = next((kind for kind in kinds if system.free(kind) is not None), None)
    if kind is None:
        return []
    if kind == "blue" and not ends and state.options["passing-blue"] == "may":
        return [Settle(player.seat, place)]
    return _occupy(execution, player, place, kind, ends=ends)


class SettleRule(AskingRule):
    """The summary of flights says "may" of passing a system where only blue planets are free: a table may play so."""

    def ask(self, state: State, frame: Settle) -> Decision:
        """Build there, or leave it for a flight that ends there."""
        return choose(frame.seat, "settle", [Option("yes"), Option("no")], place=frame.place)

    def do(self, execution: Execution[State], frame: Settle, answer: Answer) -> None:
        """Build it or not."""
        execution.pop()
        if answer[0] == "yes":
            player = execution.state.players[frame.seat]
            execution.push(*_occupy(execution, player, frame.place, "blue", ends=False))


def _occupy(execution: Execution[State], player: Player, place: str, kind: str, *, ends: bool) -> list[Any]:
    """Put a station on the first free planet of a kind; returns what follows from it."""
    system = execution.state.systems[place]
    planet = system.free(kind)
    assert planet is not None
    system.stations[planet] = player.seat
    execution.tell("station", seat=player.seat, place=place, planet=kind)
    return _station_built(execution, player, place, bonus=ends and kind == "blue", ends=ends)


def _station_built(execution: Execution[State], player: Player, place: str, *, bonus: bool, ends: bool) -> list[Any]:
    """The dead end's exploration tile, then the bonus; technologies score."""
    state, seat = execution.state, player.seat
    for technology, effect in effects(state, seat, "station"):
        score(execution, player, effect.vp, technology.id)
    counts = ends or state.options["hardship"] == "any-station"
    if not bonus and counts:
        for technology, effect in effects(state, seat, "station-without-bonus"):
            score(execution, player, effect.vp, technology.id)
        bonus = any(effects(state, seat, "station-bonus"))
    draws = [Draw(seat)] if state.cluster.nodes[place].dead_end else []
    return [*draws, *([ExplorationBonus(seat, place)] if bonus else [])]


class ExplorationBonusRule(AskingRule):
    """The exploration bonus: what the system's tile shows, or an exploration tile instead."""

    def ask(self, state: State, frame: ExplorationBonus) -> Decision:
        """Which of both."""
        tile = state.systems[frame.place].tile
        options = [Option(PRINTED, facts={"tile": tile})]
        if state.exploration or state.drawn:
            options.append(Option(DRAW))
        return choose(frame.seat, "bonus", options, place=frame.place, tile=tile)

    def do(self, execution: Execution[State], frame: ExplorationBonus, answer: Answer) -> None:
        """Take it."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        tile = state.systems[frame.place].tile
        execution.tell("bonus", seat=frame.seat, place=frame.place, taken=answer[0], tile=tile)
        for technology, effect in effects(state, frame.seat, "exploration-bonus"):
            score(execution, player, effect.vp, technology.id)
        if answer[0] == DRAW:
            execution.push(Draw(frame.seat))
        else:
            grant(execution, player, SYSTEMS[tile].benefit, tile)


class ClaimRule(AskingRule):
    """Whoever ends at an unclaimed pulsar claims it; a technology lets one claim those passed too."""

    def ask(self, state: State, frame: Claim) -> Decision | None:
        """Which of those passed; None where there is nothing to choose, and the claim of the end is automatic."""
        passed = self._passed(state, frame)
        if not passed:
            return None
        rings = state.players[frame.seat].rings - claimable(state, frame.seat, frame.places[-1])
        options = tuple(Option(place, facts={"place": place}) for place in passed)
        most = min(rings, len(options))
        every = tuple(option.word for option in options[:most])
        return Decision(frame.seat, "claim", Pick(options, 0, most), every)

    def asks(self, state: State, frame: Claim) -> bool:
        """Only with that technology, and a ring left beside that for the end."""
        return bool(self._passed(state, frame))

    @staticmethod
    def _passed(state: State, frame: Claim) -> list[str]:
        if not any(effects(state, frame.seat, "claim-visited")):
            return []
        end = frame.places[-1]
        if state.players[frame.seat].rings <= claimable(state, frame.seat, end):
            return []
        return [place for place in frame.places[:-1] if claimable(state, frame.seat, place)]

    def run(self, execution: Execution[State], frame: Claim) -> None:
        """Nothing to choose: claim the end."""
        self._claim(execution, frame, ())

    def do(self, execution: Execution[State], frame: Claim, answer: Answer) -> None:
        """Claim the end and what was chosen."""
        self._claim(execution, frame, answer)

    @staticmethod
    def _claim(execution: Execution[State], frame: Claim, more: Sequence[str]) -> None:
        execution.pop()
        player, end = execution.state.players[frame.seat], frame.places[-1]
        ends = [end] if claimable(execution.state, frame.seat, end) else []
        for place in (*ends, *more):
            claim(execution, player, place)


def claimable(state: State, seat: int, place: str) -> bool:
    """Whether a player may claim this pulsar by being there."""
    return state.cluster.nodes[place].kind == "pulsar" and place not in state.pulsars and state.players[seat].rings > 0


def claim(execution: Execution[State], player: Player, place: str) -> None:
    """Lay a ring around a pulsar, for good. In a dead end it brings an exploration tile."""
    player.rings -= 1
    execution.state.pulsars[place] = Pulsar(player.seat)
    execution.tell("claimed", seat=player.seat, place=place)
    if execution.state.cluster.nodes[place].dead_end:
        execution.push(Draw(player.seat))
