"""Accessibility: how far a player reaches, and what qic are worth for range."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.decisions import NO_FACTS, Facts, Illegal, Option
from rules.gaia.board.galaxy import grow, sector
from rules.gaia.components import TRACKS
from rules.gaia.state import Player, State

RANGE_PER_QIC = 2
EXTRA_QIC_SHOWN = 2  # hexes out of reach by so many qic, or fewer, are shown with the reason


def basic_range(player: Player, bonus: int = 0) -> int:
    """How far the player reaches without qic."""
    return TRACKS["nav"].range[player.research["nav"]] + bonus


def too_far(state: State, player: Player, at: str, bonus: int = 0) -> Illegal:
    """The refusal of a hex that all the player's qic do not reach: range (away, range, need, have).

    Only for one that is too far; need counts qic.
    """
    away = min(state.galaxy.distance(own, at) for own in (*player.structures, *player.stations))
    reach = basic_range(player, bonus)
    needed = -(-(away - reach) // RANGE_PER_QIC)
    return Illegal("range", away=away, range=reach, need=needed, have=player.qic)


class Reach:
    """The hexes a player reaches, by the number of qic it takes. Starts are planets with structures, and stations.

    `beyond`: reckon with so many qic more than they have.
    """

    def __init__(self, state: State, player: Player, bonus: int = 0, beyond: int = 0) -> None:
        galaxy = state.galaxy
        self._bits = galaxy.bits
        mask = galaxy.mask(player.structures) | galaxy.mask(player.stations)
        for _ in range(basic_range(player, bonus)):
            mask = grow(mask)
        self.masks = [mask]
        for _ in range(player.qic + beyond):
            if mask & galaxy.everywhere == galaxy.everywhere:
                break
            mask = grow(grow(mask))
            self.masks.append(mask)

    def qic(self, at: str) -> int | None:
        """How many qic it takes to reach a hex, 0 within range; None when all that the player has are not enough."""
        return self.among((at,)).get(at)

    def among(self, hexes: Iterable[str]) -> dict[str, int]:
        """Those of these hexes that are reached, with the qic it takes."""
        bits, furthest = self._bits, self.masks[-1]  # most hexes lie too far
        return {at: sum([not mask & bits[at] for mask in self.masks]) for at in hexes if bits[at] & furthest}


def needless(state: State, player: Player, at: str, bonus: int) -> bool:
    """Whether more range saves no qic on the way to a hex."""
    return Reach(state, player).qic(at) == Reach(state, player, bonus).qic(at)


def by_sector(at: str, qic: int, gains: Facts = NO_FACTS) -> Option:
    """A hex of empty space to choose, under the heading of its sector, for there are many."""
    return Option(at, f"sector:{sector(at)}", {"hex": at}, {"qic": qic}, gains)


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
