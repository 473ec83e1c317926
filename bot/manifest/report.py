"""How a scene such as a battle is parted: what it opens with, round by round what was fired, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from rules.core.flow import Event


class Parts(NamedTuple):
    """The places of the events of a scene: those it opens with, those of each round, and those of its end."""

    opening: range
    rounds: Sequence[range]
    result: range


def told_at_the_end(rounds: Sequence[Event]) -> Sequence[Event]:
    """What the rounds cost is told with the end of a scene."""
    return ()


@dataclass(frozen=True, slots=True)
class Report:
    """Which events part a scene; without any it is told whole.

    Attributes:
        fires: kinds of events of which each party has one in a round: with the second of the same kind and party
            another round begins.
        party: the facts of such an event that say who acts.
        results: kinds of events with the first of which its end is told.
        begins: kinds of events that open such a scene, or say that it goes on.
        continues: of these, those that say so. It is not said again behind a line in which the scene has not ended.
        losses: of the events of all rounds, those that say what these cost each party, for what has no room for dice.
        counts: the fact of such an event that says which round it is; with another number another round begins.
    """

    fires: Collection[str] = ()
    party: Sequence[str] = ("seat",)
    results: Collection[str] = ()
    begins: Collection[str] = ()
    continues: Collection[str] = ()
    counts: str = ""
    losses: Callable[[Sequence[Event]], Sequence[Event]] = told_at_the_end

    def parted(self, scene: Sequence[Event]) -> Parts:
        """The parts of a scene, in the order it happened."""
        end = next((place for place, event in enumerate(scene) if event.kind in self.results), len(scene))
        begins, acted, number = list[int](), set[Hashable](), None
        for place, event in enumerate(scene[:end]):
            if event.kind not in self.fires:
                continue
            party = (event.kind, *(event.facts.get(name) for name in self.party))
            before, number = number, event.facts.get(self.counts)
            if not begins or party in acted or number != before:
                begins.append(place)
                acted.clear()
            acted.add(party)
        bounds = [*begins, end]
        return Parts(range(bounds[0]), [range(*each) for each in pairwise(bounds)], range(end, len(scene)))


NO_REPORT = Report()
