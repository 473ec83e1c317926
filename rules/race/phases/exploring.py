"""I: Explore. Everybody draws, then chooses among the cards just drawn."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Pick
from rules.core.flow import Execution
from rules.core.sealing import SealedRule, sealed
from rules.race.cards.cardplay import draw_one, refill, throw
from rules.race.cards.wording import card_options, words_alone
from rules.race.frames import Explore
from rules.race.phases.choosing import explored
from rules.race.phases.proposing import easiest
from rules.race.sealing import Answers, ask_everybody
from rules.race.state import Player, State


def numbers(state: State, player: Player) -> tuple[int, int]:
    """How many cards a player draws in the Explore phase of this round, and how many of them are kept (I).

    By the action cards that are revealed and the powers of their tableau.
    """
    return explored(state, player, player.actions)


def begin_explore(execution: Execution[State]) -> None:
    """All draw before anybody discards."""
    state = execution.state
    for player in state.in_order():
        for _ in range(numbers(state, player)[0]):
            if state.deck:
                player.looking.append(draw_one(state, execution.rng))
                refill(state)
        execution.tell("looking", player.seat, cards=" ".join(player.looking))
    ask_everybody(execution, "explore", range(len(state.players)))


class ExploreRule(SealedRule):
    """Which of the cards just drawn are kept."""

    frame = Explore

    def question(self, state: State, player: Player) -> Decision:
        """Which to keep: by default those that are easiest to place."""
        keep = _kept(state, player)
        ask = Pick(card_options(state, player, player.looking), keep, keep)
        return sealed(player, "explore", ask, easiest(state, player, player.looking, keep), {"count": keep})

    def ask_about(self, state: State, frame: Explore, answer: Answer) -> Decision:
        """Which to keep, and none proposed."""
        player = state.players[frame.seat]
        keep = _kept(state, player)
        return sealed(player, "explore", Pick(words_alone(player.looking), keep, keep), (), {"count": keep})


def _kept(state: State, player: Player) -> int:
    return min(numbers(state, player)[1], len(player.looking))


def keep_explored(execution: Execution[State], answers: Answers) -> None:
    """Keep some, discard the others."""
    for player, kept in answers:
        thrown = [card for card in player.looking if card not in kept]
        player.hand += [card for card in player.looking if card in kept]
        execution.tell("explored", seat=player.seat, drew=len(player.looking), kept=len(kept))
        player.looking = []
        throw(execution.state, *thrown)
