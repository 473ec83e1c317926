"""What the promissory notes do that every player has, in the hands of others (69)."""

from __future__ import annotations

from rules.core.flow import Execution, results
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played, Replenished
from rules.ti4.cards.notes import CEASEFIRE, TRADE_AGREEMENT
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.economy.gains import gain_goods
from rules.ti4.state import State


class Ceasefire(Card):
    """Its owner has activated a system with units of the holder, and moves nothing there."""

    id = CEASEFIRE
    conditions = (ALWAYS,)

    def serves(self, state: State, copy: str) -> bool:
        """That of the player whose turn it is."""
        return owner_of(copy) == state.acting

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Nothing at once: movement looks for it in this action (58)."""
        execution.state.lasting.append(f"{self.id}:{execution.state.active}")


class PoliticalSecret(Card):
    """Its owner can neither vote on the agenda nor play cards until it is over, or replaced."""

    id = "political-secret"

    def serves(self, state: State, copy: str) -> bool:
        """That of anybody in the game, once an agenda."""
        return owner_of(copy) not in state.silenced and not state.players[owner_of(copy)].eliminated

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Its owner does not vote and plays nothing until the agenda is over (69)."""
        execution.state.silenced.append(owner_of(played.card))


class TradeAgreement(Card):
    """Its owner has replenished commodities, and gives all of them to the holder."""

    id = TRADE_AGREEMENT
    conditions = (ALWAYS,)

    def serves(self, state: State, copy: str) -> bool:
        """That of whoever has replenished, and has any."""
        replenished = {frame.seat for frame in state.frames() if isinstance(frame, Replenished)}
        return owner_of(copy) in replenished and state.players[owner_of(copy)].commodities > 0

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """They are trade goods for whoever gets them (21)."""
        owner, holder = execution.state.players[owner_of(played.card)], execution.state.players[played.seat]
        number, owner.commodities = owner.commodities, 0
        execution.tell("gave-commodities", seat=owner.seat, **results({}, {"commodities": number}))
        gain_goods(execution, holder, number)
