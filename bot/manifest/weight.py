"""How much an event weighs for whoever reads what happened."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from rules.core.flow import Event


class Weight(IntEnum):
    """What an event is to a reader, the least first.

    Routine is what one would not tell a friend: all of it stands in one small line. A settlement is what the beginning
    or the end of a round brings each seat. A turning point has a line of its own, and is told before all else.
    """

    ROUTINE = 0
    SETTLEMENT = 1
    MOVE = 2
    TURNING_POINT = 3


@dataclass(frozen=True, slots=True)
class Weights:
    """Which events of a game weigh what; all others are moves.

    An entry is a kind of event, or `kind/value` where one of its facts has that value: `upgraded/institute`. From an
    event of `settles_from` on, until the next round begins, all that is not a turning point settles the round. `parts`
    are kinds of events that open a part of a round, such as a phase: what belongs to it is told below them; those of
    `bare` say no more than its name, and go where nothing is told below. Of turning points that brought as much those
    of `foremost` are told again before others. Events of the kinds in `always` are told again at the end of a round,
    whatever else mattered in it, with those of `outcomes` that stand beside one of the same seat. `deeds` are kinds of
    events that say themselves what was done for their points: what stands before them is not told for them. Those of
    `opens` begin a new line of what their seat does in one go. `harms` are events that take something from a seat, what
    hurts most first, each with the fact that names the seat: that seat reads them before all else.
    """

    routine: Collection[str] = ()
    settlement: Collection[str] = ()
    turning_points: Collection[str] = ()
    settles_from: Collection[str] = ()
    parts: Collection[str] = ()
    bare: Collection[str] = ()
    foremost: Collection[str] = ()
    always: Collection[str] = ()
    outcomes: Collection[str] = ()
    deeds: Collection[str] = ()
    in_order: Collection[str] = ()
    opens: Collection[str] = ()
    harms: Mapping[str, str] = field(default_factory=dict)

    def of(self, event: Event, *, settling: bool = False) -> Weight:
        """What an event weighs; `settling` where one of `settles_from` stands before it."""
        entries = _entries(event)
        if not entries.isdisjoint(self.turning_points):
            return Weight.TURNING_POINT
        if settling or event.kind in self.settles_from or not entries.isdisjoint(self.settlement):
            return Weight.SETTLEMENT
        if not entries.isdisjoint(self.routine):
            return Weight.ROUTINE
        return Weight.MOVE

    def leads(self, event: Event) -> bool:
        """Whether an event is told again before others that brought as much."""
        return not _entries(event).isdisjoint(self.foremost)

    def harm(self, event: Event, seat: int | None) -> int:
        """How much an event takes from a seat, 0 for nothing."""
        entries, count = _entries(event), len(self.harms)
        hurting = (
            count - place
            for place, (entry, fact) in enumerate(self.harms.items())
            if entry in entries and event.facts.get(fact) == seat
        )
        return next(hurting, 0)


def _entries(event: Event) -> set[str]:
    """The entries that an event may have."""
    return {event.kind, *(f"{event.kind}/{value}" for value in event.facts.values())}
