"""What the actions of a turn are worth to a computer player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.core.decisions import Option
from rules.pulsar.actions.flight import flights, gate_runs, may_build
from rules.pulsar.actions.paying import read_payment
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.cluster.routes import Route
from rules.pulsar.components import SYSTEMS, TECHNOLOGIES, TRANSMITTERS
from rules.pulsar.computer.values import (
    CUBE,
    EXPLORING,
    STATION,
    TOKEN,
    benefit_value,
    gyrodyne_value,
    pulsar_value,
    rounds_left,
    spinning_value,
    technology_value,
    transmitter_value,
)
from rules.pulsar.phases.turns import options
from rules.pulsar.state import Player, State

FREE_OF_CHARGE = 100.0  # begun at once: it costs nothing
LAST_DIE = 1.4  # a transmitter that goes online now is worth more than the promise of one
PROGRESS = 0.8  # a project done brings those above nearer


def best_option(state: State, player: Player, found: list[Option]) -> Option | None:
    """The option worth most; None where none is worth its token."""
    valued = [(option_value(state, player, option), number) for number, option in enumerate(found)]
    value, number = max(valued, key=lambda each: (each[0], -each[1]), default=(0.0, 0))
    return found[number] if value > 0 else None


def option_value(state: State, player: Player, option: Option) -> float:
    """What an action is worth, less the token it is paid with."""
    action, *rest = option.word.split(":")
    valued = VALUES[action](state, player, rest) if action in VALUES else 0.0
    payment = str(option.facts.get("payment", ""))
    token = TOKEN if payment and read_payment(payment).modifier else 0.0
    return valued - token


def die_value(state: State, player: Player, die: int) -> float:
    """What the best action with a silver die of this value is worth."""
    holder = replace(player, dice=[die], bonus=[], due=None, bonus_used=True)
    found = [option for option in options(state, holder) if "payment" in option.facts]
    return max((option_value(state, holder, option) for option in found), default=0.0)


def _fly(state: State, player: Player, rest: list[str]) -> float:
    ways = flights(state, player, read_payment(rest[0]).value)
    return max((route_value(state, player, route) for route in ways[:6]), default=0.0)


def route_value(state: State, player: Player, route: Route) -> float:
    """Stations, the bonus at the end, a claim, and what patents and gate runs bring on the way."""
    nodes = state.cluster.nodes
    visited = dict.fromkeys(route.path)
    end = route.path[-1]
    built = sum(nodes[place].kind == "system" and may_build(state, player, place) for place in visited)
    value = STATION * built
    if nodes[end].kind == "system" and may_build(state, player, end):
        value += _bonus(state, player, end)
    claimable = [p for p in visited if nodes[p].kind == "pulsar" and p not in state.pulsars]
    if player.rings and claimable and (end in claimable or any(effects(state, player.seat, "claim-visited"))):
        value += pulsar_value(state, player)
    pulsars = sum(nodes[place].kind == "pulsar" for place in visited)
    value += sum(effect.vp * pulsars for _, effect in effects(state, player.seat, "visit-pulsar"))
    value += EXPLORING * sum(nodes[place].dead_end and place not in state.pulsars for place in visited)
    worth_it = [points for _, points in gate_runs(state, player, route.path) if points > 4 or rounds_left(state) < 3]
    return value + max(worth_it, default=0)


def _bonus(state: State, player: Player, place: str) -> float:
    """The exploration bonus at the end; in a system that is full of others' stations on blue planets there is none."""
    system = state.systems.get(place)
    if system is None:
        return EXPLORING
    if system.free("blue") is None:
        return 0.0
    return max(EXPLORING, benefit_value(state, player, SYSTEMS[system.tile].benefit))


def _place(state: State, player: Player, rest: list[str]) -> float:
    return FREE_OF_CHARGE + spinning_value(state, rest[0])


def _spin(state: State, player: Player, rest: list[str]) -> float:
    size = state.pulsars[rest[0]].gyrodyne
    return spinning_value(state, size) + sum(effect.vp for _, effect in effects(state, player.seat, "spin"))


def _take(state: State, player: Player, rest: list[str]) -> float:
    return gyrodyne_value(state, player, [rest[0]])


def _transmitter(state: State, player: Player, rest: list[str]) -> float:
    printed = TRANSMITTERS[rest[0]]
    dice = len(printed.dice)
    unfinished = sum(not tile.online for tile in player.tiles)
    if dice > rounds_left(state) or unfinished > 1:
        return 0.0
    return transmitter_value(state, player, printed) / dice * (LAST_DIE if dice == 1 else 0.85)


def _build(state: State, player: Player, rest: list[str]) -> float:
    tile = player.tile(rest[0])
    share = transmitter_value(state, player, tile.printed) / len(tile.printed.dice)
    return share * (LAST_DIE if len(tile.owed) == 1 else 1.0)


def _patent(state: State, player: Player, rest: list[str]) -> float:
    each = sum(effect.vp for _, effect in effects(state, player.seat, "patent"))
    return technology_value(state, player, TECHNOLOGIES[rest[0]]) + each


def _project(state: State, player: Player, rest: list[str]) -> float:
    each = sum(effect.vp for _, effect in effects(state, player.seat, "project"))
    return benefit_value(state, player, player.board[rest[0]].benefit) + each + PROGRESS


def _modifier(state: State, player: Player, rest: list[str]) -> float:
    return TOKEN if rounds_left(state) > 1 else 0.0


def _copy(state: State, player: Player, rest: list[str]) -> float:
    """What the die would do, less its cubes; at the end of the turn only, when nothing cheaper is left."""
    if player.dice:
        return 0.0
    holder = replace(player, bonus=[int(rest[0])], due=None)
    found = [option for option in options(state, holder) if str(option.facts.get("payment", "")).startswith("r")]
    best = max((option_value(state, holder, option) for option in found), default=0.0)
    return best - 4 * CUBE


VALUES: Mapping[str, Callable[[State, Player, list[str]], float]] = {
    "fly": _fly,
    "place": _place,
    "spin": _spin,
    "take": _take,
    "transmitter": _transmitter,
    "build": _build,
    "patent": _patent,
    "project": _project,
    "modifier": _modifier,
    "copy": _copy,
}
