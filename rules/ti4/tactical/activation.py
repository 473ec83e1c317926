"""Activation: a command token from the tactic pool goes into a system, which is active from then on (89.1, 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Option
from rules.core.flow import WASTED, Execution, results
from rules.ti4.cards.frames import ActionOver
from rules.ti4.cards.moments import ACTION_OVER
from rules.ti4.cards.notes import check_notes, supports_lost
from rules.ti4.cards.powers import may_play
from rules.ti4.components.places import PLACES, ring
from rules.ti4.components.units import class_of
from rules.ti4.economy.gains import gain_goods
from rules.ti4.frames import Invasion, Move, Produce, SpaceCannonOffense, StartCombat
from rules.ti4.galaxy.forces import force_of
from rules.ti4.laws.owners import after_activation
from rules.ti4.production.yard import producers
from rules.ti4.state import Player, State
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.movement import movable

ACTIVATE = "activate"
CHAOS_MAPPING, NEUROGLAIVE = "chaos-mapping", "neuroglaive"  # technologies of those whose ships are there
E_RES_SIPHONS, SIPHONED = "e-res-siphons", 4  # another, and the trade goods that it brings


def activation_options(state: State, player: Player) -> Iterator[Option]:
    """Every system without a command token of the player, while there is one in the tactic pool."""
    if not player.pools.tactic:
        return
    for place, system in state.galaxy.items():
        if player.seat not in system.tokens and not is_mapped(state, player, place):
            costs = {
                "tactic": 1,
                "vp": len(supports_lost(state, player, place)),
                "fleet": fleet_tokens_lost(state, player, place),
            }
            yield _option(state, place, {what: number for what, number in costs.items() if number})


def mapped_options(state: State, player: Player) -> Iterator[Option]:
    """The systems that only Chaos Mapping keeps a player from activating."""
    if player.pools.tactic:
        for place, system in state.galaxy.items():
            if player.seat not in system.tokens and is_mapped(state, player, place):
                yield _option(state, place, {})


def marked_options(state: State, player: Player) -> Iterator[Option]:
    """The systems that hold a command token of the player already."""
    if player.pools.tactic:
        for place, system in state.galaxy.items():
            if player.seat in system.tokens:
                yield _option(state, place, {})


def is_mapped(state: State, player: Player, place: str) -> bool:
    """Whether this is an asteroid field with ships of another who owns Chaos Mapping, which nobody else activates."""
    if state.galaxy[place].printed.anomaly != "asteroid-field":
        return False
    return any(alarmed(state, player, place, CHAOS_MAPPING))


def _option(state: State, place: str, costs: Mapping[str, int]) -> Option:
    group = f"ring-{ring(place)}" if place in PLACES else place
    return Option(f"{ACTIVATE}:{place}", group, state.at(place), costs)


def activate(execution: Execution[State], player: Player, place: str) -> None:
    """Put the token there; the steps of the action follow."""
    state, seat = execution.state, player.seat
    player.pools.tactic -= 1
    state.active = place
    state.galaxy[place].tokens.append(seat)
    execution.tell("activated", seat=seat, **state.at(place))
    seats = state.clockwise(seat)
    steps = (Move(seat), SpaceCannonOffense(seats), StartCombat(seat), Invasion(seat), Produce(seat, place))
    over = [ActionOver(seat)] if may_play(state, player, ACTION_OVER) else []
    execution.push(*after_activation(state, seat, place), *steps, *over)
    check_notes(execution, player, place)
    raise_alarms(execution, player, place)
    if comes_to_nothing(state, player, place):
        execution.tell(WASTED, seat, seat=seat, what="activation", **state.at(place))


def comes_to_nothing(state: State, player: Player, place: str) -> bool:
    """Whether a player can neither move ships into the active system, nor land from it, nor produce there."""
    there = force_of(state.galaxy[place].space, player.seat).units
    landing = any(class_of(kind) == "ground-force" for kind in there)
    return not (landing or any(movable(state, player.seat)) or any(producers(state, player.seat, place)))


def alarmed(state: State, player: Player, place: str, technology: str) -> Iterator[Player]:
    """The others who own a technology and have ships where a player activates a system."""
    for other in state.playing():
        if other is not player and other.has(technology) and state.galaxy[place].ships(other.seat):
            yield other


def fleet_tokens_lost(state: State, player: Player, place: str) -> int:
    """Tokens of the fleet pool that a player loses by activating a system, by Neuroglaive; no more than are there."""
    return min(player.pools.fleet, len([*alarmed(state, player, place, NEUROGLAIVE)]))


def raise_alarms(execution: Execution[State], player: Player, place: str) -> None:
    """Trade goods for E-Res Siphons; the tokens go to the reinforcements, and ships that are too many go, too."""
    state = execution.state
    for other in alarmed(state, player, place, E_RES_SIPHONS):
        execution.tell("siphoned", seat=other.seat, target=player.seat)
        gain_goods(execution, other, SIPHONED)
    if lost := fleet_tokens_lost(state, player, place):
        player.pools.fleet -= lost
        execution.tell("lost-fleet-token", seat=player.seat, **results({}, {"fleet": lost}))
        check_limits(execution, player.seat, *state.galaxy)
