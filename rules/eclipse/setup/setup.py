"""The first position: stacks, supply and the galactic centre. Home sectors follow when all have a species."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.game import Setup, TableOption
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.combat_phase.occupation import DRACO_DISCOVERY, NEXT_DISC
from rules.eclipse.combat_phase.phase import OWNER_FIRST, REPUTATION_ORDER
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.edges import CENTRE_PLACE
from rules.eclipse.components.sectors import CENTRE, of_ring
from rules.eclipse.components.setup import PLAYER_COUNTS
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import REPUTATION
from rules.eclipse.frames import Homes, Round
from rules.eclipse.galaxy.presence import FREE_SHIP, TILE_CONNECTION
from rules.eclipse.setup.species import START_POSITIONS, species_frames
from rules.eclipse.setup.start_positions import given_starts
from rules.eclipse.state import Player, SectorStack, State

OPTIONS = (
    TableOption("species", ("terran", "chosen", "drafted", "random")),
    TableOption("neutral-damage", ("focus", "spread")),
    TableOption(START_POSITIONS, ("chosen", "drawn")),
    TableOption("home-rotation", ("fixed", "chosen")),
    TableOption(TILE_CONNECTION, ("any-ship", FREE_SHIP)),
    TableOption(DRACO_DISCOVERY, ("owner", NEXT_DISC)),
    TableOption(REPUTATION_ORDER, ("ships", OWNER_FIRST)),
)


def first_position(setup: Setup, options: dict[str, str], rng: Random) -> State:
    """Everything laid out that chance lays out; the start player is drawn."""
    given: Mapping[str, Any] = setup.given or {}
    count = PLAYER_COUNTS[setup.seats]
    starts = given_starts(setup.seats, options, given, rng)
    first = int(given.get("first", rng.randrange(setup.seats)))
    bag = {technology.id: technology.copies for technology in TECHNOLOGIES.values()}
    supply: dict[str, int] = {}
    for name in given.get("technologies", _drawn(bag, count.technologies, rng)):
        bag[name] -= 1
        supply[name] = supply.get(name, 0) + 1
    stacks = {ring: SectorStack(len(of_ring(ring)), list(of_ring(ring))) for ring in ("inner", "middle")}
    stacks["outer"] = SectorStack(count.outer, list(of_ring("outer")))
    return State(
        options=options,
        players=[Player(seat) for seat in range(setup.seats)],
        first=first,
        stack=[Round(), Homes(starts), *species_frames(setup.seats, first, options, given, rng)],
        map={str(CENTRE_PLACE): new_sector(CENTRE, 0)},
        stacks=stacks,
        bag=bag,
        supply=supply,
        reputation=sorted(points for points, number in REPUTATION.tiles.items() for _ in range(number)),
        discoveries=sorted(name for name, kind in DISCOVERIES.items() for _ in range(kind.count)),
        results=[{} for _ in range(setup.seats)],
    )


def _drawn(bag: Mapping[str, int], count: int, rng: Random) -> list[str]:
    return rng.sample([name for name, copies in bag.items() for _ in range(copies)], count)
