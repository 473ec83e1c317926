"""Promissory notes that cost their owner a command token: of L1Z1X and Muaat (69, 20)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.scoring.reach import reach_told
from rules.ti4.state import Player, State
from rules.ti4.tactical.limits import check_limits
from rules.ti4.technology.gaining import gain_technology
from rules.ti4.technology.prerequisites import WAR_SUNS, open_to


class CyberneticEnhancements(Card):
    """L1Z1X loses a command token of the strategy pool, if there is one; the holder gains one there."""

    id = "cybernetic-enhancements"
    conditions = (ALWAYS,)
    pool = "strategy"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In the holder's own turn, with a token in the reinforcements."""
        if seat == state.acting and state.tokens_left(seat):
            yield Option("", gains={self.pool: 1})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """A token leaves the sheet of L1Z1X, if there is one, and the holder gains one (20)."""
        owner, holder = (execution.state.players[seat] for seat in (owner_of(played.card), played.seat))
        if owner.pools.strategy:
            owner.pools.strategy -= 1
            execution.tell("lost-token", seat=owner.seat, **results({}, {self.pool: 1}))
        holder.pools.strategy += 1
        execution.tell("gained-token", seat=holder.seat, **results({self.pool: 1}))


class FiresOfTheGashlai(Card):
    """Muaat loses a command token of the fleet pool; the holder gains the technology of their war suns."""

    id = "fires-of-the-gashlai"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """As long as the holder does not own it."""
        for technology in _war_suns(state.players[seat]):
            yield Option("", "", {"technology": technology})

    def serves(self, state: State, copy: str) -> bool:
        """As long as there is a token to lose."""
        return state.players[owner_of(copy)].pools.fleet > 0

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Ships that the fleet pool cannot hold any more are removed (37)."""
        state = execution.state
        owner, holder = (state.players[seat] for seat in (owner_of(played.card), played.seat))
        owner.pools.fleet -= 1
        execution.tell("lost-token", seat=owner.seat, **results({}, {"fleet": 1}))
        check_limits(execution, owner.seat, *state.galaxy)
        for technology in _war_suns(holder):
            with reach_told(execution, holder):
                gain_technology(execution, holder, technology)
                execution.tell("gained-technology", seat=holder.seat, technology=technology)


def _war_suns(player: Player) -> list[str]:
    """The upgrade to war suns that a player could own."""
    return [technology for technology in sorted(WAR_SUNS) if open_to(player, technology)]
