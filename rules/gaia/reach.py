"""Accessibility: how far a player reaches, and what qic are worth for range."""

from __future__ import annotations

from rules.gaia.components import TRACKS
from rules.gaia.galaxy import grow
from rules.gaia.state import Player, State

RANGE_PER_QIC = 2


class Reach:
    """The hexes a player reaches, by the number of qic it takes. Starts are planets with structures, and stations."""

    def __init__(self, state: State, player: Player, bonus: int = 0) -> None:
        galaxy = state.galaxy
        self._bits = galaxy.bits
        mask = galaxy.mask(player.structures) | galaxy.mask(player.stations)
        for _ in range(TRACKS["nav"].range[player.research["nav"]] + bonus):
            mask = grow(mask)
        self.masks = [mask]
        for _ in range(player.qic):
            if mask & galaxy.everywhere == galaxy.everywhere:
                break
            mask = grow(grow(mask))
            self.masks.append(mask)

    def qic(self, at: str) -> int | None:
        """How many qic it takes to reach a hex; None when all are not enough."""
        bit = self._bits[at]
        for qic, mask in enumerate(self.masks):
            if mask & bit:
                return qic
        return None


def occupied(state: State) -> set[str]:
    """The hexes with a structure of anybody."""
    return {at for player in state.players for at in player.structures}


def projects(state: State) -> set[str]:
    """The hexes with a gaiaformer of anybody."""
    return {at for player in state.players for at in player.projects}


def empty_space(state: State) -> list[str]:
    """Hexes without planet, satellite or station: where the lost planet may go."""
    taken = {at for player in state.players for at in (*player.satellites, *player.stations)}
    return [at for at in state.galaxy.hexes if at not in state.planets and at not in taken]
