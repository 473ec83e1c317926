"""Promissory notes of factions about battles, and about what their owners may do in a tactical action (69, 78)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import ALWAYS, FIRST, Card
from rules.ti4.cards.frames import Played
from rules.ti4.cards.moments import mark
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.galaxy.adjacency import present
from rules.ti4.state import State
from rules.ti4.tactical.space_combat import WAR_FUNDING, space_combat

INVOLVED = "both-there"


class WarFunding(Card):
    """Letnev lose two trade goods, and the holder's misses in a round of space combat fall again (`_roll`)."""

    id = WAR_FUNDING
    conditions = (FIRST, ALWAYS)
    goods = 2

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Once in each round, against an opponent of its owner (1: one use each time)."""
        combat = space_combat(state, seat)
        if combat and mark(seat, self.id) not in combat.effects:
            yield Option("")

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """In the first round, or as soon as it is there."""
        combat = space_combat(state, seat)
        if combat is None or (condition == FIRST and combat.round != 1):
            return None
        return super().target_when(state, seat, condition)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """They lose what they have, where that is less."""
        owner = execution.state.players[owner_of(played.card)]
        lost = min(self.goods, owner.trade_goods)
        owner.trade_goods -= lost
        if lost:
            execution.tell("lost-goods", seat=owner.seat, **results({}, {"trade-goods": lost}))
        if combat := space_combat(execution.state, played.seat):
            combat.effects.append(mark(played.seat, self.id))


class GreyfireMutagen(Card):
    """Yin have neither abilities of the faction nor its technologies until the tactical action is over."""

    id = "greyfire-mutagen"
    conditions = (INVOLVED,)

    def serves(self, state: State, copy: str) -> bool:
        """Unless another has done that already."""
        return not state.players[owner_of(copy)].mutated

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Where one of the two has activated a system in which the other is, or both are there."""
        owners = [player.seat for player in state.players if f"{self.id}.{player.seat + 1}" in player.all_notes]
        there = {state.acting, *present(state.galaxy[state.active])}
        return super().target_when(state, seat, condition) if {seat, *owners} <= there else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """The end of the turn ends it."""
        owner = execution.state.players[owner_of(played.card)]
        owner.mutated = True
        execution.tell("mutated", seat=owner.seat)
