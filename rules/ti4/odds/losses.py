"""What becomes of the units of a side when hits are assigned to them, by the fixed way of doing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.ti4.odds.fleets import Unit


class State(NamedTuple):
    """The units of each squadron that are undamaged, damaged, and damaged in this round; then what is not used up.

    `direct_hits` are the cards that the opponent may play against this side.
    """

    undamaged: tuple[int, ...]
    damaged: tuple[int, ...]
    fresh: tuple[int, ...]
    direct_hits: int = 0
    shields: int = 0
    courage: int = 0
    repairs: int = 0
    goods: int = 0


class Hits(NamedTuple):
    """Hits that must go to ships that are no fighters if possible, and others; and trade goods spent on them."""

    forced: int = 0
    free: int = 0
    spent: int = 0


class Losses:
    """A state while hits are assigned to it one by one."""

    def __init__(self, state: State, units: Sequence[Unit], sustaining: Sequence[int], cancelled: int) -> None:
        """`sustaining` are the places of squadrons that sustain damage, in this order; each cancels so many hits."""
        self.before = state
        self.units = units
        self.undamaged, self.damaged, self.fresh = map(list, state[:3])
        self.direct_hits = state.direct_hits
        self.sustaining = sustaining
        self.cancelled = cancelled

    def state(self) -> State:
        """The state as it has become after the hits so far; taken as often as one likes, it ends nothing."""
        return self.before._replace(
            undamaged=tuple(self.undamaged),
            damaged=tuple(self.damaged),
            fresh=tuple(self.fresh),
            direct_hits=self.direct_hits,
        )

    def assign(self, places: Sequence[int]) -> int:
        """Assign a hit to one of the squadrons at these places; how many hits that takes up."""
        for place in self.sustaining:
            if place in places and self.undamaged[place]:
                self._sustain(place)
                return self.cancelled
        self.lose(1, places)
        return 1

    def lose(self, units: int, places: Sequence[int]) -> None:
        """Destroy so many of the least units at these places, as far as there are any."""
        for place in places:
            while units and self._has(place):
                self._destroy(place)
                units -= 1

    def strike(self) -> None:
        """Assign a hit as the opponent would."""
        for place in reversed(range(len(self.units))):
            sound = self.undamaged[place] if place not in self.sustaining else 0
            if sound or self.damaged[place] or self.fresh[place]:
                self._destroy(place, spare_undamaged=place in self.sustaining)
                return
        for place in reversed(range(len(self.units))):
            if self.undamaged[place]:
                self._sustain(place)
                return

    def _has(self, place: int) -> bool:
        return bool(self.undamaged[place] or self.damaged[place] or self.fresh[place])

    def _sustain(self, place: int) -> None:
        self.undamaged[place] -= 1
        if self.direct_hits and "safe from Direct Hit" not in self.units[place].traits:
            self.direct_hits -= 1
        else:
            self.fresh[place] += 1

    def _destroy(self, place: int, *, spare_undamaged: bool = False) -> None:
        """Destroy an undamaged unit first, then one that was not damaged in this round."""
        for units in (self.undamaged, self.damaged, self.fresh)[spare_undamaged:]:
            if units[place]:
                units[place] -= 1
                return
