"""Promissory notes of the strategy phase, of a turn that begins, and of an agenda (69)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule, results
from rules.ti4.agendas.agenda import replace_agenda
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.initiative import pass_zero_token, swap_cards
from rules.ti4.production.frames import PlaceInfantry
from rules.ti4.promissory_notes.frames import SwapCards
from rules.ti4.state import Player, State


class Acquiescence(Card):
    """An own strategy card for one of the Winnu."""

    id = "acquiescence"
    conditions = (ALWAYS, *STRATEGY_CARDS)

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Each time, or where the card of the instruction is one of another player with this note out of the hand."""
        return "" if condition == ALWAYS or self._holds(state, seat, condition) else None

    def _holds(self, state: State, seat: int, card: str) -> bool:
        """Whether the card is one that the note in a player's hand could bring."""
        owners = {owner_of(note) for note in state.players[seat].notes if note.startswith(self.id)}
        return any(card in state.players[owner].strategy_cards for owner in owners)

    def serves(self, state: State, copy: str) -> bool:
        """While its owner has a card."""
        return bool(state.players[owner_of(copy)].strategy_cards)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Of whoever has a card to give."""
        if state.players[seat].strategy_cards:
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Which for which is asked where there are several."""
        execution.push(SwapCards(played.seat, owner_of(played.card)))


class SwapCardsRule(Rule):
    """One of the own strategy cards for one of the other's; trade goods stay with who took a card."""

    frame = SwapCards

    def asks(self, state: State, frame: SwapCards) -> bool:
        """Where there is a choice."""
        return len([*_swaps(state, frame)]) > 1

    def ask(self, state: State, frame: SwapCards) -> Decision | None:
        """Which own card for which of the Winnu."""
        options = [*_swaps(state, frame)]
        return choose(frame.seat, "swap-cards", options) if len(options) > 1 else None

    def run(self, execution: Execution[State], frame: SwapCards) -> None:
        """Each has one card, so there is nothing to choose."""
        for option in _swaps(execution.state, frame):
            self.do(execution, frame, (option.word,))
            return
        execution.pop()

    def do(self, execution: Execution[State], frame: SwapCards, answer: Answer) -> None:
        """Swap the cards; trade goods that lay on them stay where they are (83)."""
        execution.pop()
        given, _, taken = answer[0].partition(":")
        own, other = (execution.state.players[seat] for seat in (frame.seat, frame.other))
        swap_cards(execution, own, given, other, taken)


def _swaps(state: State, frame: SwapCards) -> Iterator[Option]:
    """Each own card with each of the other's, the lowest number that can be got first."""
    other = state.players[frame.other]
    for taken in sorted(other.strategy_cards, key=lambda card: STRATEGY_CARDS[card].initiative):
        for given in state.players[frame.seat].strategy_cards:
            facts: dict[str, str | int] = {"card": given, "taken": taken, "target": frame.other}
            yield Option(f"{given}:{taken}", "", {**facts, "initiative": STRATEGY_CARDS[taken].initiative})


class GiftOfPrescience(Card):
    """The "0" token of the Naalu lies before its holder for the round."""

    id = "gift-of-prescience"
    conditions = (ALWAYS,)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """The holder is first in initiative, and the Naalu are as their cards have it."""
        pass_zero_token(execution, owner_of(played.card), played.seat)


class MilitarySupport(Card):
    """As the turn of Sol begins, two infantry for the holder."""

    id = "military-support"
    conditions = (ALWAYS,)
    number = 2

    def serves(self, state: State, copy: str) -> bool:
        """That of the player whose turn begins."""
        return owner_of(copy) == state.acting

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Sol loses a token if there is one; where the infantry goes is asked."""
        owner = execution.state.players[owner_of(played.card)]
        if owner.pools.strategy:
            lose_strategy_token(execution, owner)
        execution.push(PlaceInfantry(played.seat, self.number, self.id, optional=True))


class PoliticalFavor(Card):
    """An agenda is discarded for a token of the Xxcha, and another one revealed."""

    id = "political-favor"

    def serves(self, state: State, copy: str) -> bool:
        """While the Xxcha have a token for it."""
        return state.players[owner_of(copy)].pools.strategy > 0

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Take a token of the Xxcha, and lay another agenda open (8)."""
        lose_strategy_token(execution, execution.state.players[owner_of(played.card)])
        replace_agenda(execution)


def lose_strategy_token(execution: Execution[State], player: Player) -> None:
    """A command token of the strategy pool goes back to the reinforcements, by a note of theirs in other hands."""
    player.pools.strategy -= 1
    execution.tell("lost-token", seat=player.seat, **results({}, {"strategy": 1}))
