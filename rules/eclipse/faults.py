"""What can be wrong with a position: things are neither lost nor made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.eclipse.actions.diplomacy import room_for
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.setup import CUBES
from rules.eclipse.components.ships import SHIP_CLASSES, SHIPS
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import REPUTATION
from rules.eclipse.economy.tracks import cube_total
from rules.eclipse.frames import KeepReputation, MakeRoom, NextTurn, Place, ReturnCube
from rules.eclipse.secrets import frames
from rules.eclipse.state import NO_SEAT, Player, State


def faults(state: State) -> list[str]:
    """Everything found; [] in every position that can come about."""
    found = [*_tiles(state), *_bags(state), *_map(state), *_asked(state)]
    built = Counter[tuple[int, str]]()  # ships on the map, by player and class
    for fleet in (fleet for sector in state.map.values() for fleet in sector.fleets):
        built.update({(fleet.seat, kind): count for kind, count in fleet.ships.items()})
    for player in state.living():
        if player.species and player.board.home in {sector.tile for sector in state.map.values()}:
            found += _player(state, player, built)
    return found


def _asked(state: State) -> Iterator[str]:
    """Whoever is out of the game is asked nothing and offered nothing; only turns pass them by."""
    out = {player.seat for player in state.players if player.collapsed}
    for frame in frames(state):
        if getattr(frame, "seat", None) in out and not isinstance(frame, NextTurn):
            yield f"{frame} is asked of a civilization that has collapsed"
    if any(out & {offer.seat, offer.to} for offer in state.offers):
        yield f"there are offers of or to a civilization that has collapsed: {state.offers}"


def _tiles(state: State) -> Iterator[str]:
    """Sector tiles: on the map, in a stack or its discard pile, or turned up just now; none twice."""
    shown = [tile for frame in frames(state) if isinstance(frame, Place) for tile in frame.tiles]
    seen = [*shown, *(sector.tile for sector in state.map.values())]
    for ring, stack in state.stacks.items():
        seen += [*stack.possible, *stack.discarded]
        if stack.left > len(stack.possible):
            yield f"the {ring} stack has {stack.left} of {len(stack.possible)} tiles"
    if len(seen) != len(set(seen)) or not set(seen) <= set(SECTORS):
        yield f"sector tiles are not what they were: {sorted(seen)}"


def _bags(state: State) -> Iterator[str]:
    """Technologies, reputation tiles and discovery tiles."""
    for name, technology in TECHNOLOGIES.items():
        printed = sum(name in player.board.technologies for player in state.players if player.species and player.track)
        owned = sum(name in player.technologies for player in state.players) - printed
        if state.bag.get(name, 0) + state.supply.get(name, 0) + owned != technology.copies:
            yield f"tiles of {name} are lost"
    drawn = [tile for frame in frames(state) if isinstance(frame, KeepReputation) for tile in frame.drawn]
    held = [tile for player in state.players for tile in player.reputation]
    if Counter([*state.reputation, *drawn, *held]) != Counter(REPUTATION.tiles):
        yield "reputation tiles are lost"
    if len(state.discoveries) > sum(kind.count for kind in DISCOVERIES.values()):
        yield "there are too many discovery tiles"
    waiting = sum(sector.discovery for sector in state.map.values())
    if waiting > len(state.discoveries):
        yield "there are fewer discovery tiles than lie on the map"


def _map(state: State) -> Iterator[str]:
    for sector in state.map.values():
        if sector.disc == NO_SEAT and sector.population:
            yield f"{sector.tile} has population and no disc"
        if sector.orbital_cube and not sector.orbital:
            yield f"{sector.tile} has a cube in no orbital"
        if any(not fleet.ships or min(fleet.ships.values()) < 1 for fleet in sector.fleets):
            yield f"{sector.tile} has an empty fleet"
        if sector.ancients and sector.disc != NO_SEAT and not state.players[sector.disc].board.peace_with_ancients:
            yield f"{sector.tile} has a disc beside ancients"


def _player(state: State, player: Player, built: Counter[tuple[int, str]]) -> Iterator[str]:
    name = f"player {player.seat + 1}"
    moving = [frame for frame in frames(state) if isinstance(frame, ReturnCube) and frame.seat == player.seat]
    if cube_total(state, player) + len(moving) != CUBES:
        yield f"{name} has {cube_total(state, player)} cubes"
    extra = sum(TECHNOLOGIES[each].discs for each in player.technologies if each not in player.board.technologies)
    discs = player.discs + sum(player.actions.values()) + len(state.controlled(player.seat))
    if discs != player.board.discs + extra:
        yield f"{name} has {discs} discs"
    for kind in SHIP_CLASSES:
        if built[player.seat, kind] > SHIPS[kind].count:
            yield f"{name} has too many ships: {kind}"
    if min(player.money, player.science, player.materials, player.discs, player.colony_ships) < 0:
        yield f"{name} has less than nothing"
    cramped = any(isinstance(frame, MakeRoom) for frame in frames(state))
    if not cramped and not room_for(player, reputation=len(player.reputation), ambassadors=len(player.ambassadors)):
        yield f"{name} has too much on the reputation track"
