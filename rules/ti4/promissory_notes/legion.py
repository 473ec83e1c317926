"""Tekklar Legion: the promissory note of Sardakk N'orr (69)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.cards.moments import mark
from rules.ti4.combat.bonuses import AGAINST_LEGION, LEGION
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.state import State
from rules.ti4.tactical.ground_combat import ground_combat


class TekklarLegion(Card):
    """Combat rolls of a whole ground combat are better; those of its owner, if they are the opponent, are worse."""

    id = LEGION
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """As a ground combat of the holder begins."""
        combat = ground_combat(state, seat)
        if combat and combat.round == 1:
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Note it for this combat."""
        combat, owner = ground_combat(execution.state, played.seat), owner_of(played.card)
        if combat:
            combat.lasting.append(mark(played.seat, LEGION))
            if owner in (combat.attacker, combat.defender):
                combat.lasting.append(mark(owner, AGAINST_LEGION))
