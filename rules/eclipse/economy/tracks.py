"""Population and influence tracks: what they produce and cost a player."""

from __future__ import annotations

from collections.abc import Iterable

from rules.eclipse.components import tracks
from rules.eclipse.components.tracks import POPULATION
from rules.eclipse.state import Player, State


def production(player: Player, resource: str, fewer: int = 0) -> int:
    """What a population track (money, science, materials) produces a round, or would with so many cubes fewer."""
    return tracks.production(player.track[resource] - fewer)


def upkeep(player: Player, taken: int = 0) -> int:
    """The money that a player's influence costs each round, or would with so many more discs taken from the track.

    More are reckoned as all of them.
    """
    return tracks.upkeep(max(0, player.discs - taken))


def balance(player: Player, taken: int = 0) -> int:
    """What the upkeep phase would change a player's money by, below 0 where it has to be paid from what they have.

    `taken`: with so many more discs taken from the influence track.
    """
    return production(player, "money") - upkeep(player, taken)


def has_room(player: Player, track: str) -> bool:
    """Whether a population track takes one more cube: it has one square more than it had cubes at the start."""
    return player.track[track] < len(POPULATION.squares)


def with_cubes(player: Player, names: Iterable[str]) -> list[str]:
    """Those of some tracks from which a cube can be taken."""
    return [track for track in names if player.track[track]]


def cube_total(state: State, player: Player) -> int:
    """All population cubes of a player, wherever they are."""
    on_map = sum(sector.population for sector in state.controlled(player.seat))
    abroad = sum(player.seat in other.ambassadors for other in state.players)
    return sum(player.track.values()) + sum(player.graveyard.values()) + on_map + abroad
