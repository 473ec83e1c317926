"""Which components of Eclipse an event uses, for the list of what games use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rules.core.flow import Event
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.neutrals import NEUTRALS
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIP_CLASSES, STRUCTURE_KINDS
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.frames import Explore, Research, Upgrade
from rules.eclipse.state import Player, State

Used = Iterator[tuple[str, str]]
CENTER = "001"
HOMES = {each.home for each in SPECIES.values()}


def components() -> Mapping[str, Sequence[str]]:
    """Everything in the box, by chapters."""
    return {
        "technology researched": list(TECHNOLOGIES),
        "part placed": list(PARTS),
        "built": [*SHIP_CLASSES, *STRUCTURE_KINDS],
        "discovery used": list(DISCOVERIES),
        "sector placed": [tile for tile in SECTORS if tile not in HOMES and tile != CENTER],
        "sector controlled": list(SECTORS),
        "neutral ships fought": list(NEUTRALS),
        "species": list(SPECIES),
        "species power": list(POWERS),
    }


def used(event: Event, state: State) -> Used:
    """What an event uses; `state` is the position after it."""
    for chapter, fact in FACTS.get(event.kind, ()):
        yield chapter, str(event.facts[fact])
    if event.kind == "over":
        yield from (("species", player.species) for player in state.players)
        yield from (("sector controlled", player.board.home) for player in state.players)
    seats = [int(event.facts["seat"])] if "seat" in event.facts else range(len(state.players))
    for seat in seats:
        for power, uses in POWERS.items():
            if uses(event, state, state.players[seat]):
                yield "species power", power


FACTS: Mapping[str, Sequence[tuple[str, str]]] = {
    "researched": [("technology researched", "technology")],
    "learned": [("technology researched", "technology")],
    "upgraded": [("part placed", "part")],
    "built": [("built", "kind")],
    "found": [("discovery used", "found")],
    "placed": [("sector placed", "tile")],
    "controlled": [("sector controlled", "tile")],
    "assault": [("neutral ships fought", "enemy")],
}


def _last_of_two(kind: str, frame: type, species: str) -> Callable[[Event, State, Player], bool]:
    """Whether somebody does for the second time in an action what others do once."""

    def uses(event: Event, state: State, player: Player) -> bool:
        return event.kind == kind and player.species == species and not _has(state.stack, frame)

    return uses


def _has(stack: Sequence[object], frame: type) -> bool:
    return any(isinstance(each, frame) for each in _frames(stack))


def _frames(stack: Sequence[object]) -> Iterator[object]:
    """The frames of a stack and those in lanes."""
    for each in stack:
        yield each
        for lane in getattr(each, "lanes", ()):
            yield from _frames(lane)


def _three_parts(event: Event, state: State, player: Player) -> bool:
    done = any(isinstance(each, Upgrade) and not each.left for each in _frames(state.stack))
    return event.kind == "upgraded" and player.species == "mechanema" and done


def _two_tiles(event: Event, state: State, player: Player) -> bool:
    return event.kind == "explored" and player.species == "draco" and " " in str(event.facts["tiles"])


def _beside_ancients(event: Event, state: State, player: Player) -> bool:
    disc = event.kind == "controlled" and player.species == "draco"
    return disc and state.sector(str(event.facts["tile"])).ancients > 0


def _traded(species: str) -> Callable[[Event, State, Player], bool]:
    return lambda event, state, player: event.kind == "trade" and player.species.startswith(species)


def _points(species: str) -> Callable[[Event, State, Player], bool]:
    """Points at the end that only this species has."""
    return lambda event, state, player: (
        event.kind == "over" and player.species == species and state.results[player.seat].get("species", 0) > 0
    )


def _reputation(event: Event, state: State, player: Player) -> bool:
    """Tiles of its own at the start and those of battles; nobody sees which ones it began with."""
    return event.kind == "over" and player.species == "eridani" and bool(player.reputation)


POWERS: Mapping[str, Callable[[Event, State, Player], bool]] = {
    "terran trade": _traded("terran"),
    "orion trade": _traded("orion"),
    "draco tiles": _two_tiles,
    "draco peace": _beside_ancients,
    "draco points": _points("draco"),
    "planta explorations": _last_of_two("explored", Explore, "planta"),
    "planta points": _points("planta"),
    "hydran technologies": _last_of_two("researched", Research, "hydran"),
    "mechanema parts": _three_parts,
    "eridani reputation": _reputation,
}
