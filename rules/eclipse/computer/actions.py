"""Which action the computer player takes."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.hexes import parse
from rules.eclipse.actions.influence import may_influence
from rules.eclipse.actions.upgrade import parts_for
from rules.eclipse.components.edges import ring_of
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import RESEARCH
from rules.eclipse.computer.moves import STAY, best_move
from rules.eclipse.computer.values import (
    best_class,
    blueprint_value,
    can_afford,
    defence_value,
    fleet_value,
    rounds_left,
    sector_value,
    technology_value,
)
from rules.eclipse.economy.ships import price
from rules.eclipse.state import Player, State

PASSING = 0.5  # an action must be worth more than this
RINGS = {"inner": 2.6, "middle": 2.4, "outer": 2.2}
EARLY = 4  # rounds in which exploring is worth most
COST_OF_A_POINT = 14  # science


def action_value(state: State, player: Player, option: Option) -> float:
    """What an action is worth; passing where money does not last for its disc."""
    word, _, about = option.word.partition(":")
    if word == "pass":
        return PASSING
    if not can_afford(player, 1):
        return 0.0
    if word == "explore":
        return _explore(state, player, about)
    if word == "research":
        return _research(state, player, about, int(option.costs["science"]))
    return {"influence": _influence, "upgrade": _upgrade, "build": _build, "move": _move}[word](state, player)


def _explore(state: State, player: Player, place: str) -> float:
    """Early, with a disc and money to take what is found."""
    if not can_afford(player, 2):
        return 0.2
    late = 1.0 if rounds_left(state) >= EARLY else 0.6
    ring = RINGS[ring_of(parse(place))]
    return ring * late * (1.0 if player.colony_ships else 0.7)


def _research(state: State, player: Player, name: str, cost: int) -> float:
    """Cheap for what it brings; the points of a long track with it."""
    owned = state.technologies_in(player, TECHNOLOGIES[name].category)
    track = RESEARCH.vp[owned + 1] - RESEARCH.vp[owned] + 0.2 * owned
    return technology_value(state, name) + track + 0.3 - cost / COST_OF_A_POINT


def _influence(state: State, player: Player) -> float:
    """Where a sector can be taken without exploring."""
    targets = [sector for place, sector in state.map.items() if may_influence(state, player, place, sector)]
    best = max((sector_value(state, player, sector.tile) for sector in targets), default=0.0)
    return best if can_afford(player, 2) else 0.0


def _upgrade(state: State, player: Player) -> float:
    """The best two improvements of the class that is built most."""
    kind = best_class(player)
    now = blueprint_value(player, kind, tuple(player.blueprints[kind]))
    gains = []
    for part in parts_for(player):
        for number, tile in enumerate(player.blueprints[kind]):
            if not tile:
                tiles = [*player.blueprints[kind]]
                tiles[number] = part
                gains.append(blueprint_value(player, kind, tuple(tiles)) - now)
    best = sum(sorted(gains, reverse=True)[:1])
    return min(3.0, best) if best > 0.3 else 0.0


def _build(state: State, player: Player) -> float:
    """What materials are there for; more where enemies are near."""
    useful = [price(player, kind) for kind in SHIP_CLASSES if kind != "starbase"]
    if player.has("monolith") and player.materials >= price(player, "monolith"):
        return 3.2
    if player.materials < max(5, min(useful)):
        return 0.0
    danger = any(
        defence_value(state, player, sector) > fleet_value(player, sector) for sector in state.controlled(player.seat)
    )
    return 1.2 + 0.12 * min(12, player.materials) + (1.5 if danger else 0.0)


def _move(state: State, player: Player) -> float:
    """Where a sector can be taken."""
    best = best_move(state, player)
    return min(3.0, best) if best > STAY else 0.0
