"""The course of a game: action cards, phases, the hand limit, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.decisions import Answer, Decision, Pick
from rules.core.flow import ActingRule, Execution
from rules.core.sealing import SealedRule, sealed
from rules.race.cards.cardplay import discard
from rules.race.cards.scoring import finish
from rules.race.cards.wording import card_options, words_alone
from rules.race.frames import Limit, Most, Phase, Produce, Round, Together
from rules.race.phases.consuming import begin_consume
from rules.race.phases.exploring import begin_explore
from rules.race.phases.placing import begin_develop, begin_settle
from rules.race.phases.proposing import hardest
from rules.race.sealing import Answers, ask_everybody
from rules.race.state import Player, State

HAND_LIMIT = 10
TABLEAU_END = 12


def over(state: State) -> bool:
    """Whether the game ends with the round: the pool is empty, or somebody has twelve cards before them."""
    return state.pool <= 0 or any(len(player.tableau) >= TABLEAU_END for player in state.players)


class RoundRule(ActingRule):
    """The next round, or the end."""

    frame = Round

    def run(self, execution: Execution[State], frame: Round) -> None:
        """Everybody chooses action cards."""
        state = execution.state
        state.phase = ""
        if state.round and over(state):
            execution.pop()
            finish(state)
            execution.tell("over")
            return
        state.round += 1
        for player in state.players:
            player.last = player.actions
            player.actions = []
        execution.tell("round", round=state.round)
        ask_everybody(execution, "actions", range(len(state.players)))


class PhaseRule(ActingRule):
    """A phase that somebody chose, or the end of the round: whoever takes part is asked, or gets what it brings."""

    frame = Phase

    def run(self, execution: Execution[State], frame: Phase) -> None:
        """Begin it. What was placed in the phase before takes part from now on."""
        execution.pop()
        execution.state.phase = frame.name
        for player in execution.state.players:
            player.placed = ""
            player.produced = []
        if frame.name != "end":
            execution.tell("phase", phase=frame.name.removesuffix("2"))
        PHASES[frame.name](execution)


def _each(execution: Execution[State], stacks: list[list[Any]]) -> None:
    """Everybody at once, or one after another in the order of turns. Last frames go first."""
    if execution.state.options["order"] == "seats":
        execution.push(*(frame for stack in stacks for frame in reversed(stack)))
    else:
        execution.push(Together(stacks))


def _consume(execution: Execution[State]) -> None:
    _each(execution, [list(begin_consume(execution, player)) for player in execution.state.in_order()])


def _produce(execution: Execution[State]) -> None:
    execution.push(Most())
    _each(execution, [[Produce(player.seat)] for player in execution.state.in_order()])


def _end(execution: Execution[State]) -> None:
    """Hands are cut down to ten; in the last round too, for what is left breaks ties."""
    ask_everybody(
        execution, "limit", [player.seat for player in execution.state.players if len(player.hand) > HAND_LIMIT]
    )


PHASES: dict[str, Callable[[Execution[State]], None]] = {
    "explore": begin_explore,
    "develop": begin_develop,
    "develop2": begin_develop,
    "settle": begin_settle,
    "settle2": begin_settle,
    "consume": _consume,
    "produce": _produce,
    "end": _end,
}


class LimitRule(SealedRule):
    """Which cards go: by default those that are hardest to place."""

    frame = Limit

    def question(self, state: State, player: Player) -> Decision:
        """As many as are too many."""
        count = len(player.hand) - HAND_LIMIT
        ask = Pick(card_options(state, player, player.hand), count, count)
        return sealed(player, "limit", ask, hardest(state, player, player.hand, count), {"count": count})

    def ask_about(self, state: State, frame: Limit, answer: Answer) -> Decision:
        """As many as are too many, and none proposed."""
        player = state.players[frame.seat]
        count = len(player.hand) - HAND_LIMIT
        return sealed(player, "limit", Pick(words_alone(player.hand), count, count), (), {"count": count})


def cut_hands(execution: Execution[State], answers: Answers) -> None:
    """The cards that were too many in hands go to the discards."""
    for player, cards in answers:
        if cards:
            discard(execution, player, cards)
            execution.tell("discarded", seat=player.seat, count=len(cards))
