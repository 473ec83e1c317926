"""After a flight or a jump: systems are revealed, stations built, bonuses taken, pulsars claimed (in this order)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule, results
from rules.pulsar.benefits.benefits import grant
from rules.pulsar.benefits.bonus_dice import without_lost_die
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.benefits.telling import at_once, benefit_gains, effect_points, together
from rules.pulsar.components import SYSTEMS, Benefit
from rules.pulsar.frames import Claim, Draw, ExplorationBonus, Landing, Settle
from rules.pulsar.state import BLOCKED, FREE, Player, Pulsar, State, System

PRINTED = "printed"
DRAW = "draw"


class LandingRule(ActingRule):
    """What a flight does where it passed and where it ended. A jump only ends."""

    frame = Landing

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
        undecided = claimable(state, frame.seat, end) and rings_short(state, frame.seat, visited[:-1])
        if claimable(state, frame.seat, end) and not undecided:
            claim(execution, player, end)
        execution.push(*then, Claim(frame.seat, visited[:-1], end if undecided else ""))


def arrival(state: State, player: Player, path: Sequence[str]) -> tuple[dict[str, str | int], dict[str, str | int]]:
    """What a flight or a jump costs and gains as far as it is certain; systems nobody has seen promise a station."""
    end = path[-1]
    visited = dict.fromkeys(path)
    built, points = 0, tour_points(state, player.seat, visited)
    claims = claimable(state, player.seat, end) and not rings_short(state, player.seat, visited.keys() - {end})
    costs: dict[str, str | int] = {}
    gains: dict[str, str | int] = {}
    if claims:
        costs["rings"] = 1
        gains["claim"] = end
    for place in visited:
        system = state.systems.get(place)
        if system is None:
            new = state.cluster.nodes[place].kind == "system"
            built += new
            if new and place == end:
                gains["explores"] = end
            continue
        kind = planet_to_take(system, player.seat, ends=place == end)
        if kind is None or _left_open(state, kind, ends=place == end):
            continue
        built += 1
        points += station_points(state, player.seat, bonus=place == end and kind == "blue", ends=place == end)
        if place == end and kind == "blue":
            gains.update(bonus_gains(system.tile))
    return costs, together(gains, {"station": built, "vp": points})


def bonus_gains(tile: str) -> dict[str, str | int]:
    """The exploration bonus of a system, as what is had if one does not draw a tile instead."""
    return {f"bonus:{name}": amount for name, amount in benefit_gains(SYSTEMS[tile].benefit).items()}


def tour_points(state: State, seat: int, visited: Iterable[str]) -> int:
    """The points of the technology for pulsars visited."""
    pulsars = sum(state.cluster.nodes[place].kind == "pulsar" for place in visited)
    return sum(effect.vp * pulsars for _, effect in effects(state, seat, "visit-pulsar"))


def _tour(execution: Execution[State], player: Player, visited: Sequence[str]) -> None:
    for technology, effect in effects(execution.state, player.seat, "visit-pulsar"):
        pulsars = sum(execution.state.cluster.nodes[place].kind == "pulsar" for place in visited)
        score(execution, player, effect.vp * pulsars, technology.id)


def _reveal(execution: Execution[State], player: Player, place: str) -> None:
    """Turn up a system. Planets for more players than there are do not take part."""
    state = execution.state
    tile = execution.rng.choice(state.unexplored)
    state.unexplored.remove(tile)
    seats = len(state.players)
    stations = [FREE if planet.min_players <= seats else BLOCKED for planet in SYSTEMS[tile].planets]
    state.systems[place] = System(tile, stations)
    free = Counter(planet.kind for planet, own in zip(SYSTEMS[tile].planets, stations, strict=True) if own == FREE)
    facts: dict[str, str | int] = {"place": place, "tile": tile, "blue": free["blue"], "dead": free["dead"]}
    execution.tell("revealed", seat=player.seat, **facts, **results(bonus_gains(tile)))


def _build(execution: Execution[State], player: Player, place: str, *, ends: bool) -> list[Any]:
    """Build a station in a system that was visited; returns what follows from it.

    Passing takes a dead planet, then a blue one, and gives no bonus. Ending there takes a blue planet with the
    exploration bonus, then a dead one without.
    """
    state = execution.state
    kind = planet_to_take(state.systems[place], player.seat, ends=ends)
    if kind is None:
        return []
    if _left_open(state, kind, ends=ends):
        return [Settle(player.seat, place)]
    return _occupy(execution, player, place, kind, ends=ends)


def planet_to_take(system: System, seat: int, *, ends: bool) -> str | None:
    """The kind of planet a visit takes; None where there is a station of the player already, or no planet free."""
    if system.station_of(seat):
        return None
    kinds = ("blue", "dead") if ends else ("dead", "blue")
    return next((kind for kind in kinds if system.free(kind) is not None), None)


def _left_open(state: State, kind: str, *, ends: bool) -> bool:
    """Whether the table lets the player choose to build."""
    return kind == "blue" and not ends and state.options["passing-blue"] == "may"


class SettleRule(AskingRule):
    """The summary of flights says "may" of passing a system where only blue planets are free: a table may play so."""

    frame = Settle

    def ask(self, state: State, frame: Settle) -> Decision:
        """Build there, or leave it for a flight that ends there."""
        gains = {"vp": station_points(state, frame.seat, bonus=False, ends=False)}
        return choose(frame.seat, "settle", [Option("yes", gains=gains), Option("no")], place=frame.place)

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
    follows: list[Any] = []
    if state.cluster.nodes[place].dead_end:
        follows.append(Draw(seat))
    if bonus:
        follows.append(ExplorationBonus(seat, place))
    return follows


def station_points(state: State, seat: int, *, bonus: bool, ends: bool) -> int:
    """The points of patents for a station built; `bonus`: it earned the exploration bonus of its system."""
    points = sum(effect.vp for _, effect in effects(state, seat, "station"))
    if not bonus and (ends or state.options["hardship"] == "any-station"):
        points += sum(effect.vp for _, effect in effects(state, seat, "station-without-bonus"))
    return points


class ExplorationBonusRule(AskingRule):
    """The exploration bonus: what the system's tile shows, or an exploration tile instead.

    `printed:medium` names the size of the gyrodyne along with it.
    """

    frame = ExplorationBonus

    def ask(self, state: State, frame: ExplorationBonus) -> Decision:
        """Which of both, and of what is printed the size of the gyrodyne."""
        tile = state.systems[frame.place].tile
        points = effect_points(state, frame.seat, "exploration-bonus")
        printed = without_lost_die(state.players[frame.seat], together(points, benefit_gains(SYSTEMS[tile].benefit)))
        options = [Option(PRINTED, facts={"tile": tile}, gains=printed)]
        options += [
            Option(f"{PRINTED}:{size}", facts={"tile": tile}, gains={**printed, "gyrodyne": size})
            for size in sizes_to_choose(state, SYSTEMS[tile].benefit)
        ]
        if state.exploration or state.drawn:
            options.append(Option(DRAW, gains={"exploration": 1, **points}))
        return choose(frame.seat, "bonus", options, place=frame.place, tile=tile)

    def do(self, execution: Execution[State], frame: ExplorationBonus, answer: Answer) -> None:
        """Take it."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        tile = state.systems[frame.place].tile
        benefit = SYSTEMS[tile].benefit
        if answer[0] != DRAW:  # what is drawn is told with the tile
            told = {"place": frame.place, "taken": PRINTED, "tile": tile}
            execution.tell("bonus", seat=frame.seat, **told, **results(at_once(benefit)))
        for technology, effect in effects(state, frame.seat, "exploration-bonus"):
            score(execution, player, effect.vp, technology.id)
        if answer[0] == DRAW:
            execution.push(Draw(frame.seat))
        else:
            size = answer[0].partition(":")[2]
            grant(execution, player, replace(benefit, gyrodynes=((size,),)) if size else benefit, frame.place)


def sizes_to_choose(state: State, benefit: Benefit) -> list[str]:
    """The sizes of the one gyrodyne of a benefit, where there is a choice; `printed` alone leaves it for later."""
    if len(benefit.gyrodynes) != 1:
        return []
    left = [size for size in benefit.gyrodynes[0] if state.gyrodynes[size]]
    return left if len(left) > 1 else []


class ClaimRule(Rule):
    """A technology lets one claim the unclaimed pulsars passed, too.

    That where a flight ends is claimed by itself. Where there are rings for all of them, that is done already; else
    one chooses, for those passed come first on the way, and what is left of the rings goes to the end.
    """

    frame = Claim

    def ask(self, state: State, frame: Claim) -> Decision | None:
        """Which of them; None where there is nothing to choose. By default no pulsar passed takes the end's ring."""
        passed, rings = claims_passed(state, frame.seat, frame.places), state.players[frame.seat].rings
        if not passed or not rings:
            return None
        end = [frame.end] if _end_open(state, frame) else []
        options = tuple(
            Option(place, facts={"place": place, "end": int(place in end)}, costs={"rings": 1})
            for place in (*passed, *end)
        )
        default = (*passed[: rings - len(end)], *end)
        facts: dict[str, str | int] = {"ends": len(end), "rings": rings}
        return Decision(frame.seat, "claim", Pick(options, len(end), min(rings, len(options))), default, facts)

    def asks(self, state: State, frame: Claim) -> bool:
        """Only with that technology, and a ring left."""
        return bool(claims_passed(state, frame.seat, frame.places))

    def do(self, execution: Execution[State], frame: Claim, answer: Answer) -> None:
        """Claim them. A ring that is left is not kept from the end."""
        state, player = execution.state, execution.state.players[frame.seat]
        if _end_open(state, frame) and frame.end not in answer and len(answer) < player.rings:
            raise Illegal("claim-end")
        execution.pop()
        for place in answer:
            claim(execution, player, place)

    def run(self, execution: Execution[State], frame: Claim) -> None:
        """Nothing passed can be claimed: the end is, if it was left open."""
        execution.pop()
        if _end_open(execution.state, frame):
            claim(execution, execution.state.players[frame.seat], frame.end)


def _end_open(state: State, frame: Claim) -> bool:
    """Whether the pulsar where the flight ended is still to be claimed."""
    return bool(frame.end) and claimable(state, frame.seat, frame.end)


def claims_passed(state: State, seat: int, passed: Iterable[str]) -> list[str]:
    """The pulsars passed that a patent lets a player claim now."""
    if not any(effects(state, seat, "claim-visited")):
        return []
    return [place for place in passed if claimable(state, seat, place)]


def rings_short(state: State, seat: int, visited: Iterable[str]) -> bool:
    """Whether there are too few rings for all pulsars passed that may be claimed and the one at the end."""
    passed = claims_passed(state, seat, visited)
    return bool(passed) and len(passed) >= state.players[seat].rings


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
