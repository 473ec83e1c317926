"""Promissory notes by which something is learned from their owner: of Jol-Nar and Yssaril (69)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played, Researched
from rules.ti4.cards.looking import look_at_hand
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.components.technologies import UPGRADES
from rules.ti4.scoring.reach import reach_told
from rules.ti4.state import State
from rules.ti4.technology.gaining import gain_technology
from rules.ti4.technology.prerequisites import open_to

UPGRADE = "upgrade"


class ResearchAgreement(Card):
    """Its owner has researched a technology that is of no faction, and the holder gains it."""

    id = "research-agreement"
    conditions = (ALWAYS, UPGRADE)

    def serves(self, state: State, copy: str) -> bool:
        """That of whoever has researched."""
        return any(frame.seat == owner_of(copy) for frame in _researched(state))

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A technology that the holder could own and does not; an upgrade only of a unit that they have."""
        for frame in _researched(state):
            if open_to(state.players[seat], frame.technology):
                yield Option(frame.technology, "", {"technology": frame.technology})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Whatever was researched, or upgrades of units alone."""
        words = (option.word for option in self.targets(state, seat))
        return next((word for word in words if condition == ALWAYS or word in UPGRADES), None)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Gain the technology, without research (90)."""
        with reach_told(execution, execution.state.players[played.seat]):
            gain_technology(execution, execution.state.players[played.seat], played.target)
            execution.tell("gained-technology", seat=played.seat, technology=played.target)


class SpyNet(Card):
    """Its holder looks at the action cards of Yssaril, and takes one."""

    id = "spy-net"
    conditions = (ALWAYS,)

    def serves(self, state: State, copy: str) -> bool:
        """As long as Yssaril hold any."""
        return bool(state.players[owner_of(copy)].hand)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """As the holder's own turn begins."""
        if seat == state.acting:
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Look at the hand of the Yssaril; which card is taken is asked then."""
        look_at_hand(execution, played.seat, owner_of(played.card))


def _researched(state: State) -> list[Researched]:
    return [frame for frame in state.frames() if isinstance(frame, Researched)]
