"""Action phase: in the order of initiative everybody performs one action a turn, until all have passed (3)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.frames import Action, EndTurn, NextTurn
from rules.ti4.phases.strategy import initiative_order
from rules.ti4.state import NO_SEAT, Player, State
from rules.ti4.strategy_cards.strategic import begin_card, gains_at_once
from rules.ti4.tactical.activation import ACTIVATE, activate, activation_options

PASS = "pass"


def begin_action(execution: Execution[State]) -> None:
    """The first turn is that of the lowest initiative."""
    execution.push(NextTurn(initiative_order(execution.state)[-1]))


class NextTurnRule(ActingRule):
    """Whose turn it is; none's where all have passed."""

    frame = NextTurn

    def run(self, execution: Execution[State], frame: NextTurn) -> None:
        """Begin it."""
        state = execution.state
        execution.pop()
        state.acting = NO_SEAT
        order = initiative_order(state)
        place = order.index(frame.seat) + 1 if frame.seat in order else 0
        seats = [seat for seat in (*order[place:], *order[:place]) if not state.players[seat].passed]
        if seats:
            state.acting = seats[0]
            execution.push(Action(seats[0]), EndTurn(seats[0]), NextTurn(seats[0]))


class ActionRule(AskingRule):
    """A strategic or tactical action; who has used all strategy cards may pass."""

    frame = Action

    def ask(self, state: State, frame: Action) -> Decision:
        """Everything that can be done now."""
        player = state.players[frame.seat]
        options = [*_actions(state, player)]
        return choose(frame.seat, "action", options, (options[-1].word,))

    def unavailable(self, state: State, frame: Action) -> list[Unavailable]:
        """Passing before one's strategy cards are used."""
        player = state.players[frame.seat]
        if unspent(player):
            return [Unavailable(Option(PASS), Illegal("cards-unspent", count=len(unspent(player))))]
        return []

    def do(self, execution: Execution[State], frame: Action, answer: Answer) -> None:
        """Begin it."""
        player = execution.state.players[frame.seat]
        execution.pop()
        word, _, about = answer[0].partition(":")
        if word == PASS:
            player.passed = True
            execution.tell("passed", seat=player.seat)
        elif word == ACTIVATE:
            activate(execution, player, about)
        else:
            player.spent_cards.append(about)
            execution.tell("strategic", seat=player.seat, card=about)
            begin_card(execution, player, about)


def unspent(player: Player) -> list[str]:
    """Strategy cards of a player whose primary is still to be used."""
    return [card for card in player.strategy_cards if card not in player.spent_cards]


def _actions(state: State, player: Player) -> Iterator[Option]:
    """A strategic action with each unused card, a tactical one in each system, passing last."""
    for card in unspent(player):
        yield Option(f"strategic:{card}", "strategic", {"card": card}, gains=gains_at_once(player, card))
    yield from activation_options(state, player)
    if not unspent(player):
        yield Option(PASS)


class EndTurnRule(ActingRule):
    """The turn is over."""

    frame = EndTurn

    def run(self, execution: Execution[State], frame: EndTurn) -> None:
        """No system is active any more."""
        execution.pop()
        execution.state.active = ""
