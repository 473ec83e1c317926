"""What objectives ask for, looked up in a position (61)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from rules.ti4.components.conditions import (
    CentreHeld,
    Condition,
    ObjectiveCost,
    PlanetsControlled,
    SystemsWithShips,
    TechnologiesOwned,
    UnitsOnBoard,
    WormholesHeld,
)
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.planets import MECATOL_REX, PLANETS, TRAITS
from rules.ti4.components.systems import SYSTEM_OF, SYSTEMS
from rules.ti4.components.technologies import COLOURS, TECHNOLOGIES, UPGRADES
from rules.ti4.economy.spending import available
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.state import Player, State, System

NOMADIC = "nomadic"


def met(state: State, player: Player, objective: str) -> bool:
    """Whether a player fulfils an objective of the status phase now, or can pay for it.

    Those of the action phase are fulfilled by a deed, and by no position.
    """
    printed = OBJECTIVES[objective]
    if printed.cost:
        return affordable(state, player, printed.cost)
    condition = printed.condition
    return condition is not None and condition.kind in COUNTED and holds(state, player, condition)


def holds(state: State, player: Player, condition: Condition) -> bool:
    """Whether a condition holds that is one of a position."""
    held = COUNTED[condition.kind](state, player, condition)
    return not held.planet and held.there >= held.asked


class Held(NamedTuple):
    """How much is there of what a condition or a cost asks for, and how much that is.

    `planet` is one that would have to be controlled besides, and is not; "" where none is.
    """

    there: int
    asked: int
    planet: str = ""


def lacking(state: State, player: Player, objective: str) -> Held | None:
    """What there is for an objective of the status phase that is not met, of how much; None where nothing lacks."""
    printed = OBJECTIVES[objective]
    if printed.phase != "status" or met(state, player, objective):
        return None
    if printed.cost:
        return next(held for held in _paid(state, player, printed.cost) if held.there < held.asked)
    assert printed.condition
    return COUNTED[printed.condition.kind](state, player, printed.condition)


def affordable(state: State, player: Player, cost: ObjectiveCost) -> bool:
    """Whether a player has all that is asked for."""
    return all(held.there >= held.asked for held in _paid(state, player, cost))


def _paid(state: State, player: Player, cost: ObjectiveCost) -> Iterator[Held]:
    """What a player has of each thing that may be spent, and how much of it is asked for."""
    yield Held(available(state, player, "resources"), cost.resources)
    yield Held(available(state, player, "influence"), cost.influence)
    yield Held(player.trade_goods, cost.trade_goods)
    yield Held(player.pools.tactic + player.pools.strategy, cost.tokens)
    yield Held(len(player.hand), cost.action_cards)


def _planets(state: State, player: Player, asked: PlanetsControlled) -> Held:
    own = [planet.id for planet in state.planets(player.seat) if _counts(planet.id, player, asked)]
    if asked.same_trait:
        traits = Counter(PLANETS[id].trait for id in own)
        return Held(max(traits[trait] for trait in TRAITS), asked.number)
    return Held(len(own), asked.number)


def _counts(id: str, player: Player, asked: PlanetsControlled) -> bool:
    printed, system = PLANETS[id], SYSTEMS[SYSTEM_OF[id]]
    somewhere = {
        "anywhere": True,
        "outside-homes": not system.home,
        "home-of-another": system.home and system.id != player.printed.home,
    }[asked.where]
    of_trait = asked.trait is None or printed.trait == asked.trait
    return somewhere and of_trait and (not asked.specialty or printed.specialty is not None)


def _technologies(state: State, player: Player, asked: TechnologiesOwned) -> Held:
    owned = [TECHNOLOGIES[id] for id in player.owned if TECHNOLOGIES[id].kind != "assimilator"]
    if asked.colours:
        numbers = Counter(technology.colour for technology in owned)
        if asked.colours == 1:
            return Held(max(numbers[colour] for colour in COLOURS), asked.number)
        return Held(sum(numbers[colour] >= asked.number for colour in COLOURS), asked.colours)
    counted = [
        technology
        for technology in owned
        if (not asked.upgrades or technology.id in UPGRADES)
        and (not asked.of_faction or technology.faction is not None)
    ]
    return Held(len(counted), asked.number)


def _units(state: State, player: Player, asked: UnitsOnBoard) -> Held:
    return Held(sum(force.count(asked.unit) for force in state.forces(player.seat)), asked.number)


def _systems(state: State, player: Player, asked: SystemsWithShips) -> Held:
    near = adjacency(state, player.seat)
    own = [place for place, system in state.galaxy.items() if system.ships(player.seat)]
    if asked.dock_of_another:
        own = [place for place in own if _has_dock_of_another(state.galaxy[place], player)]
    elif asked.beside:
        own = [place for place in own if any(_is(state, player, each, asked) for each in near[place])]
    return Held(len(own), asked.number)


def _is(state: State, player: Player, place: str, asked: SystemsWithShips) -> bool:
    """Whether a system is of the sort beside which ships have to be."""
    printed = state.galaxy[place].printed
    if asked.beside == "centre":
        return place == CENTRE_PLACE
    if asked.beside == "anomaly":
        return printed.anomaly is not None
    return printed.home and printed.id != player.printed.home


def _has_dock_of_another(system: System, player: Player) -> bool:
    forces = [*system.space, *(force for planet in system.planets for force in planet.forces)]
    return any(force.seat != player.seat and force.count("space-dock") for force in forces)


def _wormholes(state: State, player: Player, asked: WormholesHeld) -> Held:
    own = (place for place, system in state.galaxy.items() if system.ships(player.seat))
    held = {kind for place in own for kind in wormholes(state, place)}
    return Held(len({*asked.wormholes} & held), len(asked.wormholes))


def _centre(state: State, player: Player, asked: CentreHeld) -> Held:
    """Ships count there only with the planet; without that even no ships would not do."""
    system = state.galaxy[CENTRE_PLACE]
    controlled = system.planet(MECATOL_REX).owner == player.seat
    return Held(force_of(system.space, player.seat).ships, asked.ships, "" if controlled else MECATOL_REX)


COUNTED: Mapping[str, Callable[[State, Player, Any], Held]] = {
    "planets": _planets,
    "technologies": _technologies,
    "units": _units,
    "systems": _systems,
    "wormholes": _wormholes,
    "centre": _centre,
}


def scorable(state: State, player: Player) -> Iterator[str]:
    """The ids of what a player can score in the status phase as it stands, public objectives first.

    What they cannot pay is not among them; how many may be scored at once is not looked at (61, 81).
    """
    for id in (*public_ones(state, player), *player.secrets):
        if id in OBJECTIVES and id not in player.scored and OBJECTIVES[id].phase == "status" and met(state, player, id):
            yield id


def in_reach(state: State, player: Player) -> Iterator[str]:
    """The public objectives about planets and technologies that a player could score with those they have.

    Everybody sees that; what they have scored is not among them.
    """
    for id in public_ones(state, player):
        printed = OBJECTIVES[id].condition if id in OBJECTIVES and id not in player.scored else None
        if isinstance(printed, PlanetsControlled | TechnologiesOwned) and holds(state, player, printed):
            yield id


def public_ones(state: State, player: Player) -> list[str]:
    """The public objectives, none of which a player scores without control of every home planet (61.16).

    The nomadic Saar need none of theirs.
    """
    at_home = player.able(NOMADIC) or all(planet.owner == player.seat for planet in state.home(player.seat).planets)
    return [*state.objectives] if at_home else []
