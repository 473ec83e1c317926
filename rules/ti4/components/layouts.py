"""Galaxies by number of players: where home systems lie, and how many system tiles each player is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rules.component_tables import one
from rules.core.data import document
from rules.ti4.components.places import CENTRE_PLACE, PLACES


@dataclass(frozen=True, slots=True)
class Layout:
    """The galaxy for so many players.

    homes: places of home systems, clockwise. blue, red: system tiles dealt to each. red_by_speaker: red tiles that the
    speaker first puts beside the centre. left_out: places without a tile. goods: trade goods at the start by home.
    """

    players: int
    homes: tuple[str, ...]
    blue: int
    red: int
    red_by_speaker: int = 0
    left_out: tuple[str, ...] = ()
    goods: Mapping[str, int] = field(default_factory=dict)

    @property
    def tiles(self) -> int:
        """System tiles that are dealt or put down by the speaker: all but the centre and home systems."""
        return self.players * (self.blue + self.red) + self.red_by_speaker

    @property
    def open_places(self) -> tuple[str, ...]:
        """Places for these tiles, ring by ring, each ring clockwise from the top: labels as in `places.py`.

        Without the centre, home places and what the layout leaves out.
        """
        taken = {CENTRE_PLACE, *self.homes, *self.left_out}
        return tuple(place for place in PLACES if place not in taken)

    def nearest_homes(self, place: str) -> tuple[str, ...]:
        """The home places to which a place is nearest by steps over the map, more than one where they are as near."""
        steps = {home: PLACES[place].distance(PLACES[home]) for home in self.homes}
        return tuple(home for home in self.homes if steps[home] == min(steps.values()))


_ROWS = document("rules.ti4", "layouts.toml")
SHORT = one(Layout, _ROWS.pop("short"))  # of a short game, which has two rings
LAYOUTS: Mapping[int, Layout] = MappingProxyType(
    {int(id): one(Layout, {**row, "players": int(id)}) for id, row in _ROWS.items()}
)  # by number of players
LENGTH, GALAXY = "length", "galaxy"  # table options
WHOLE, SHORTENED = "whole", "short"  # lengths of a game
DEALT, BUILT, SLICES = "dealt", "built", "slices"  # how a galaxy comes about, unless it is written


def layout_of(players: int, options: Mapping[str, str]) -> Layout:
    """Where tiles lie: in a short game of three on two rings, unless slices are drafted or the galaxy is written."""
    short = options.get(LENGTH) == SHORTENED and options.get(GALAXY) in (DEALT, BUILT)
    return SHORT if short and players == SHORT.players else LAYOUTS[players]
