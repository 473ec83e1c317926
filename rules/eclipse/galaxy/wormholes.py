"""Wormholes: which sectors are connected."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.hexes import Hex
from rules.eclipse.components.edges import around, open_edges, opposite
from rules.eclipse.state import Player, Sector, State

GENERATOR = "wormhole-generator"


def halves(tile: str, turned: int, edge: int) -> bool:
    """Whether a tile, turned clockwise by so many sixths, has half a wormhole on an edge of the map, 0 to 5.

    Two sectors are connected where both have one at the edge between them; with a Wormhole Generator one is enough.
    """
    return edge in open_edges(tile, turned)


def joined(first: Sector, second: Sector, edge: int, *, half_is_enough: bool) -> bool:
    """Whether two neighbouring sectors are connected across an edge of the first.

    A wormhole has a half on both tiles. With the Wormhole Generator one half is enough to explore, influence and move.
    """
    found = halves(first.tile, first.turned, edge) + halves(second.tile, second.turned, opposite(edge))
    return found == 2 or (half_is_enough and found == 1)


def beside(state: State, place: Hex) -> Iterator[tuple[int, Hex, Sector]]:
    """The sectors around a place: across which edge of it each lies, and where."""
    for edge, there, name in around(place):
        if sector := state.map.get(name):
            yield edge, there, sector


def connected(state: State, place: Hex, player: Player) -> Iterator[tuple[Hex, Sector]]:
    """The sectors that are connected with a sector for a player, with their hexes.

    With the wormhole generator half a wormhole is enough. Raises KeyError where there is no sector at `place`.
    """
    here = state.map[str(place)]
    for edge, there, sector in beside(state, place):
        if joined(here, sector, edge, half_is_enough=player.has(GENERATOR)):
            yield there, sector


def fully_joined(state: State, first: int, second: int) -> bool:
    """Whether a sector of one player is connected with one of another by a whole wormhole; the Generator is no help."""
    return any(
        there.disc == second and joined(here, there, edge, half_is_enough=False)
        for place, here in state.places()
        if here.disc == first
        for edge, _, there in beside(state, place)
    )
