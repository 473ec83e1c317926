"""Galaxies drawn at random: tiles, ships, command tokens and technologies wherever they may be."""

from __future__ import annotations

from random import Random

from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import CENTRE_PLACE, PLACES
from rules.ti4.components.setup import POOLS
from rules.ti4.components.systems import CENTRE, SYSTEMS, Wormhole, of_stack
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES
from rules.ti4.components.units import UnitKind, class_of
from rules.ti4.galaxy.forces import put
from rules.ti4.state import OFF_THE_MAP, Force, Planet, Player, Pools, State, System

SHIPS: tuple[UnitKind, ...] = ("dreadnought", "carrier", "cruiser", "destroyer", "fighter")


def system(tile: str, owner: int = -1) -> System:
    """A system with its planets, all of one owner."""
    return System(tile, [Planet(id, owner) for id in SYSTEMS[tile].planets])


def galaxy(rng: Random, players: int, first: str = "") -> State:
    """A galaxy for so many players, with ships, ground forces, tokens and technologies strewn over it.

    `first`: the faction of the first of them, if that is not drawn, too.
    """
    layout, factions = LAYOUTS[players], rng.sample(list(FACTIONS), players)
    if first:
        factions = [first, *(faction for faction in factions if faction != first)][:players]
    blue, red = (rng.sample(stack, len(stack)) for stack in (of_stack("blue"), of_stack("red")))
    reds = layout.red * players + layout.red_by_speaker
    tiles = [*blue[: layout.tiles - reds], *red[:reds]]
    rng.shuffle(tiles)
    systems = {CENTRE_PLACE: system(CENTRE)} | {
        place: system(tile) for place, tile in zip(layout.open_places, tiles, strict=False)
    }
    seats = []
    for seat, (place, faction) in enumerate(zip(layout.homes, factions, strict=True)):
        printed = FACTIONS[faction]
        systems[place] = system(printed.placed, seat)
        if printed.gate:
            systems[OFF_THE_MAP] = system(printed.home, seat)
        owned = rng.sample(GENERIC, rng.randint(0, 8))
        seats.append(Player(seat, faction, Pools(POOLS.tactic, POOLS.fleet, POOLS.strategy), technologies=owned))
    state = State({}, seats, 0, [], systems, active=rng.choice(list(systems)))
    for each in systems.values():
        _strew(rng, each, players)
    return state


def _strew(rng: Random, each: System, players: int) -> None:
    """Put ships, and ground forces where they have a planet, of up to two players into a system."""
    for seat in rng.sample(range(players), rng.choice((0, 0, 0, 1, 1, 2))):
        ships = {kind: rng.randint(1, 2) for kind in rng.sample(SHIPS, rng.randint(1, 2)) if class_of(kind) == "ship"}
        each.space.append(Force(seat, ships))
        if each.planets:
            rng.choice(each.planets).forces.append(Force(seat, {"infantry": rng.randint(1, 3)}))
    each.tokens = sorted(rng.sample(range(players), rng.choice((0, 0, 0, 1))))


MOVERS = ("creuss", "saar", "muaat", "yssaril", "winnu", "jolnar")  # factions whose powers change how ships move
TOKENS: tuple[Wormhole, ...] = ("alpha", "beta")


def galaxy_of_movers(rng: Random, players: int, first: str) -> State:
    """A galaxy in which the first player acts and has what its faction has: technologies, a flagship, docks in space.

    Wormhole tokens lie anywhere; Spatial Conduit Cylinder may be in use. The flagship of the Creuss is often near the
    active system, and ships are at their home.
    """
    state = galaxy(rng, players, first)
    player, places = state.players[0], list(state.galaxy)
    state.acting = 0
    own = [id for id, technology in TECHNOLOGIES.items() if technology.faction == first]
    player.technologies += [id for id in own if rng.random() < 2 / 3]
    if first == "creuss":
        _lead_from_home(rng, state)
    elif rng.random() < 3 / 4:
        put(state.galaxy[rng.choice(places)].space, 0, "flagship")
    if player.units["space-dock"].move:
        for place in rng.sample(places, rng.randint(1, 3)):
            put(state.galaxy[place].space, 0, "space-dock")
    for kind in TOKENS:
        if rng.random() < 1 / 2:
            state.galaxy[rng.choice(places)].wormhole_tokens.append(kind)
    if player.has("spatial-conduit-cylinder") and rng.random() < 3 / 4:
        state.lasting.append("spatial-conduit-cylinder")
    return state


def _lead_from_home(rng: Random, state: State) -> None:
    """The flagship is where it may lead ships from home to the active system, with Gravity Drive or without."""
    home, player = state.galaxy[OFF_THE_MAP], state.players[0]
    home.tokens = []
    for kind in rng.sample(SHIPS, 2):
        put(home.space, 0, kind)
    if rng.random() < 1 / 2 and not player.has("gravity-drive"):
        player.technologies.append("gravity-drive")
    near = [place for place in PLACES if place in state.galaxy and _steps(place, state.active) in (1, 2)]
    start = state.galaxy[rng.choice(near or [OFF_THE_MAP])]
    start.tokens = []
    put(start.space, 0, "flagship")


def _steps(one: str, other: str) -> int:
    """How far two places are from each other; 0 where one lies off the map."""
    if one not in PLACES or other not in PLACES:
        return 0
    return PLACES[one].distance(PLACES[other])
