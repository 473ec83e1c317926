"""A round begins: everybody chooses an action card (in the experienced two-player game, two), sealed."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick
from rules.core.flow import Execution
from rules.core.sealing import SealedRule, sealed
from rules.race.frames import Phase
from rules.race.sealing import Answers
from rules.race.state import Player, State

ACTIONS = ("explore5", "explore1", "develop", "settle", "trade", "double", "produce")
SECOND = {"develop2": "develop", "settle2": "settle"}
ONE_CARD = Pick(tuple(map(Option, ACTIONS)))
TWO_CARDS = Pick(tuple(map(Option, (*ACTIONS, *SECOND))), 2, 2)
PHASES = {
    "explore": ("explore5", "explore1"),
    "develop": ("develop",),
    "develop2": ("develop2",),
    "settle": ("settle",),
    "settle2": ("settle2",),
    "consume": ("trade", "double"),
    "produce": ("produce",),
}


def experienced(state: State) -> bool:
    """Whether two players choose pairs of actions."""
    return state.options["two-player"] == "experienced" and len(state.players) == 2


class ActionsRule(SealedRule):
    """Seven action cards; nine in the experienced game, of which two are chosen."""

    def question(self, state: State, player: Player) -> Decision:
        """Which action cards."""
        ask = TWO_CARDS if experienced(state) else ONE_CARD
        facts = {"round": state.round, "count": ask.most}
        return sealed(player, "actions", ask, tuple(ACTIONS[: ask.most]), facts)

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        """A second develop or settle card goes with the first, unless the table has it call a phase of its own."""
        if state.options["second-cards"] == "alone":
            return
        for second, first in SECOND.items():
            if second in answer and first not in answer:
                raise Illegal("second-alone", first=first)


def show_actions(execution: Execution[State], answers: Answers) -> None:
    """Turn the cards over; every phase that anybody chose takes place, in order."""
    chosen = set()
    for player, answer in answers:
        player.actions = answer
        chosen.update(answer)
        execution.tell("actions", seat=player.seat, actions=" ".join(answer))
    phases = [name for name, actions in PHASES.items() if chosen.intersection(actions)]
    execution.push(*(Phase(name) for name in (*phases, "end")))


def has_bonus(state: State, player: Player, phase: str) -> bool:
    """Whether the player chose the phase: a single card counts in the first of two developments or settlements."""
    return phase in player.actions
