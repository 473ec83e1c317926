"""Action cards drawn and discarded, and how many a hand may hold (2)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.flow import Execution, Rule
from rules.core.hidden import MASK
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.cards.frames import DiscardCards
from rules.ti4.cards.seen import left_hand
from rules.ti4.components.action_cards import ACTION_CARDS, DECK, name_of
from rules.ti4.components.setup import STATUS_PHASE
from rules.ti4.frames import Frame, Together
from rules.ti4.state import Player, State

SANCTIONS, UNDER_SANCTIONS = "executive-sanctions", 3  # the law, and how many cards a hand holds then
CRAFTY, SCHEMING = "crafty", "scheming"  # abilities of Yssaril
SCHEMED = 1  # cards that are drawn more by that, and discarded then


def draw_cards(execution: Execution[State], player: Player, number: int) -> None:
    """Cards from the deck, which is the discard pile shuffled where none is left (23.5); with Scheming one more.

    What has to be discarded then is asked by `discard_after_draw`.
    """
    state = execution.state
    drawn: list[str] = []
    for _ in range(number + SCHEMED * player.able(SCHEMING)):
        if not state.action_deck:
            state.action_deck, state.action_discard = sorted(state.action_discard), []
        if state.action_deck:
            drawn.append(execution.rng.choice(state.action_deck))
            state.action_deck.remove(drawn[-1])
    if not drawn:
        return
    player.hand = sorted([*player.hand, *drawn])
    execution.learned = True
    execution.tell("drew-cards", seat=player.seat, count=len(drawn))
    names = " ".join(map(name_of, drawn))
    facts: dict[str, str | int] = {"seat": player.seat, ACTION_CARD: names}
    execution.tell("got-cards", player.seat, **facts)


def check_hands(execution: Execution[State], seats: Iterable[int]) -> None:
    """Push a question to all of these who hold too many cards, at once: each discards as many as are too many (2).

    Pushes nothing where nobody does.
    """
    lanes: list[list[Frame]] = [[DiscardCards(seat)] for seat in seats if beyond_limit(execution.state, seat)]
    if lanes:
        execution.push(Together(lanes))


def discard_after_draw(execution: Execution[State], seats: Iterable[int]) -> None:
    """Ask those who have drawn and hold too many cards to discard, all at once (2).

    Yssaril, who have no limit, discard one by Scheming (34). Pushes nothing where nobody has to.
    """
    state = execution.state
    lanes: list[list[Frame]] = []
    for seat in seats:
        if state.players[seat].able(SCHEMING) and state.players[seat].hand:
            lanes.append([DiscardCards(seat, SCHEMED)])
        elif beyond_limit(state, seat):
            lanes.append([DiscardCards(seat)])
    if lanes:
        execution.push(Together(lanes))


def beyond_limit(state: State, seat: int) -> int:
    """How many cards a player holds too many; of Yssaril, who are Crafty, not even a law says that."""
    if state.players[seat].able(CRAFTY):
        return 0
    limit = UNDER_SANCTIONS if state.law(SANCTIONS) else STATUS_PHASE.action_card_limit
    return max(0, len(state.players[seat].hand) - limit)


class DiscardCardsRule(Rule):
    """As many as are too many, or have to be for something else."""

    frame = DiscardCards

    def asks(self, state: State, frame: DiscardCards) -> bool:
        """While there are."""
        return _due(state, frame) > 0

    def ask(self, state: State, frame: DiscardCards) -> Decision | None:
        """Which ones."""
        player = state.players[frame.seat]
        number = _due(state, frame)
        if not number:
            return None
        options = tuple(Option(copy, "", {ACTION_CARD: name_of(copy)}) for copy in player.hand)
        ask = Pick(options, number, number)
        return Decision(player.seat, "discard-cards", ask, _commonest(player, number), {"count": number})

    def do(self, execution: Execution[State], frame: DiscardCards, answer: Answer) -> None:
        """Lay them on the pile."""
        execution.pop()
        execution.shown = True
        discard(execution, execution.state.players[frame.seat], answer)


def _due(state: State, frame: DiscardCards) -> int:
    """How many cards have to go."""
    return min(frame.number, len(state.players[frame.seat].hand)) or beyond_limit(state, frame.seat)


def _commonest(player: Player, number: int) -> Answer:
    """So many cards of a hand, those first of which the deck holds most copies."""
    copies = {copy: ACTION_CARDS[name_of(copy)].copies for copy in player.hand if copy != MASK}
    return tuple(sorted(player.hand, key=lambda copy: -copies.get(copy, 0))[:number])


def discard(execution: Execution[State], player: Player, copies: Iterable[str]) -> None:
    """Put action cards of a hand on the discard pile, face up, in place; each is told to everybody.

    Raises ValueError for a copy that is not in the hand.
    """
    for copy in copies:
        player.hand.remove(copy)
        left_hand(execution.state, player.seat, copy)
        execution.state.action_discard.append(copy)
        facts: dict[str, str | int] = {"seat": player.seat, ACTION_CARD: name_of(copy), "copy": copy}
        execution.tell("discarded-card", **facts)


def discard_hands(execution: Execution[State], players: Iterable[Player]) -> None:
    """Discard all action cards of these players, in place; others see now which those were (`Execution.shown`).

    Also marked as shown where hands are empty, but not where there are no players.
    """
    for player in players:
        execution.shown = True
        discard(execution, player, [*player.hand])


def whole_deck() -> list[str]:
    """All cards before the first is drawn."""
    return sorted(DECK)
