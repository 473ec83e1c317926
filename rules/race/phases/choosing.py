"""A round begins: everybody chooses an action card (in the experienced two-player game, two), sealed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick
from rules.core.flow import Execution
from rules.core.sealing import SealedRule, sealed
from rules.race.frames import Actions, Phase
from rules.race.sealing import Answers
from rules.race.state import Player, State

ACTIONS = ("explore5", "explore1", "develop", "settle", "trade", "double", "produce")
SECOND = {"develop2": "develop", "settle2": "settle"}
EXPLORE_BONUS = {"explore5": (5, 0), "explore1": (1, 1)}  # cards drawn and kept more
DEVELOP_BONUS = 1  # card that a development costs less
SETTLE_BONUS = 1  # card drawn after placing
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
    """Whether two players choose pairs of actions: the option `two-player`, which counts for two only."""
    return state.options["two-player"] == "experienced" and len(state.players) == 2


class ActionsRule(SealedRule):
    """Seven action cards; nine in the experienced game, of which two are chosen."""

    frame = Actions

    def question(self, state: State, player: Player) -> Decision:
        """Which action cards."""
        ask = _cards(*explored(state, player, ()), two=experienced(state))
        facts = {"round": state.round, "count": ask.most}
        return sealed(player, "actions", ask, tuple(ACTIONS[: ask.most]), facts)

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        """A second develop or settle card goes with the first, unless the table has it call a phase of its own."""
        if state.options["second-cards"] == "alone":
            return
        for second, first in SECOND.items():
            if second in answer and first not in answer:
                raise Illegal("second-alone", first=first)


@lru_cache(64)
def _cards(draws: int, keeps: int, *, two: bool) -> Pick:
    """One or two of the action cards, for a player who draws and keeps so many cards in Explore without its bonus."""
    looked = {word: (draws + more, keeps + kept) for word, (more, kept) in EXPLORE_BONUS.items()}
    words, number = ((*ACTIONS, *SECOND), 2) if two else (ACTIONS, 1)
    return Pick(tuple([_option(word, *looked.get(word, (0, 0))) for word in words]), number, number)


def _option(action: str, draws: int, keeps: int) -> Option:
    """An action card with its bonus."""
    if action in EXPLORE_BONUS:
        return Option(action, gains={"bonus:look": draws, "bonus:keep": keeps})
    if action == "settle":
        return Option(action, gains={"bonus:draw": SETTLE_BONUS})
    if action == "develop":
        return Option(action, gains={"bonus:discount": DEVELOP_BONUS})
    return Option(action, gains={"does": action})


def explored(state: State, player: Player, actions: Iterable[str]) -> tuple[int, int]:
    """How many cards a player with these action cards draws in Explore, and how many of them are kept."""
    totals = state.active(player).totals
    draws, keeps = 2 + totals.get(("explore", "draw"), 0), 1 + totals.get(("explore", "keep"), 0)
    for action in actions:
        more, kept = EXPLORE_BONUS.get(action, (0, 0))
        draws, keeps = draws + more, keeps + kept
    return draws, keeps


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
