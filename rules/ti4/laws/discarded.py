"""Laws that their owner discards for an effect: a swap of strategy cards, the end of a turn, another action (7)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution, Rule
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import Action
from rules.ti4.initiative import swap_cards
from rules.ti4.laws.discarding import discard_law
from rules.ti4.laws.frames import ImperialArbiter, MinisterOfPeace, MinisterOfWar
from rules.ti4.laws.owners import ARBITER, PEACE, WAR
from rules.ti4.state import State
from rules.ti4.turn import end_turn

KEEP, END = "keep", "end"


class ImperialArbiterRule(Rule):
    """At the end of the strategy phase one of one's own strategy cards for one of another player."""

    frame = ImperialArbiter

    def asks(self, state: State, frame: ImperialArbiter) -> bool:
        """As long as it is there, and the owner holds a card."""
        return state.owns(frame.seat, ARBITER) and any(_swaps(state, frame.seat))

    def ask(self, state: State, frame: ImperialArbiter) -> Decision | None:
        """Which own strategy card for which of another player."""
        if not self.asks(state, frame):
            return None
        return choose(frame.seat, "imperial-arbiter", [Option(KEEP), *_swaps(state, frame.seat)], (KEEP,))

    def do(self, execution: Execution[State], frame: ImperialArbiter, answer: Answer) -> None:
        """Swap them, and discard the law."""
        execution.pop()
        if answer[0] == KEEP:
            return
        state, (given, _, taken) = execution.state, answer[0].partition(":")
        own = state.players[frame.seat]
        other = next(player for player in state.players if taken in player.strategy_cards)
        swap_cards(execution, own, given, other, taken)
        discard_law(execution, ARBITER)


def _swaps(state: State, seat: int) -> Iterator[Option]:
    """Each own card with each of another player's: the word is `trade:warfare`, the own one first."""
    for given in state.players[seat].strategy_cards:
        for other in state.playing():
            for taken in other.strategy_cards if other.seat != seat else ():
                facts: dict[str, str | int] = {"card": given, "taken": taken, "target": other.seat}
                yield Option(f"{given}:{taken}", "", {**facts, "initiative": STRATEGY_CARDS[taken].initiative})


class MinisterOfPeaceRule(AskingRule):
    """A system with units of another player has been activated: the turn may end with that."""

    frame = MinisterOfPeace

    def ask(self, state: State, frame: MinisterOfPeace) -> Decision:
        """Whether the owner of the law ends the turn."""
        facts: dict[str, str | int] = {"target": state.acting, **state.at(state.active)}
        return choose(frame.seat, "minister-of-peace", [Option(END), Option(KEEP)], (KEEP,), **facts)

    def do(self, execution: Execution[State], frame: MinisterOfPeace, answer: Answer) -> None:
        """Discard the law; nothing more happens in this turn, not even another action."""
        execution.pop()
        if answer[0] == KEEP:
            return
        discard_law(execution, PEACE)
        end_turn(execution, frame.seat, PEACE)


class MinisterOfWarRule(Rule):
    """After an action: a command token comes back from the board, and another action follows."""

    frame = MinisterOfWar

    def asks(self, state: State, frame: MinisterOfWar) -> bool:
        """As long as the law is there, and a token on the board."""
        return state.owns(frame.seat, WAR) and any(_with_token(state, frame.seat))

    def ask(self, state: State, frame: MinisterOfWar) -> Decision | None:
        """Out of which system the owner takes a token up."""
        places = [Option(place, "", state.at(place)) for place in _with_token(state, frame.seat)]
        if not (places and self.asks(state, frame)):
            return None
        return choose(frame.seat, "minister-of-war", [Option(KEEP), *places], (KEEP,))

    def do(self, execution: Execution[State], frame: MinisterOfWar, answer: Answer) -> None:
        """It goes to the reinforcements; the further action begins no turn."""
        execution.pop()
        if answer[0] == KEEP:
            return
        execution.state.galaxy[answer[0]].tokens.remove(frame.seat)
        execution.tell("took-up-token", seat=frame.seat, **execution.state.at(answer[0]))
        discard_law(execution, WAR)
        execution.push(Action(frame.seat, second=True))


def _with_token(state: State, seat: int) -> Iterator[str]:
    """The places of systems with a command token of a player."""
    return (place for place, system in state.galaxy.items() if seat in system.tokens)
