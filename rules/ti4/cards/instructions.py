"""Instructions: which action cards and notes a player wants to play when, said beforehand and seen by nobody else.

An instruction is a word, `direct-hit:dreadnought`: the name of a card and a condition. It speaks as often as the card
is in the hand, until it is taken back. In a battle the plan for that battle takes its place (`battle_plans.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.flow import AskingRule, Execution
from rules.ti4.cards.card import NEVER, Card, announced_facts, notes_of_others, whose
from rules.ti4.cards.frames import Instructions
from rules.ti4.cards.moments import IN_BATTLE, kind_of
from rules.ti4.cards.powers import is_power, powers_of
from rules.ti4.components.action_cards import ACTION_CARDS, name_of
from rules.ti4.state import Player, State

FILE, DROP = "file", "drop"
CANCEL, NAMED = "cancel", "named"  # heads the headings of what names the card that is cancelled; how that is worded
CANCELLING = "sabotage"
FOR_EVERYBODY = (CANCELLING,)  # said also by those who do not hold it, so that the question is never an empty one
OF_A_KIND = "same"  # the fact of what need not be listed, since the kind of such cards can be named


def wanted(state: State, player: Player, window: str, playable: Sequence[str]) -> str:
    """The word among those playable at a moment that a player has said to play now; "" for none."""
    for instruction in in_force(state, player, window):
        name, _, condition = instruction.partition(":")
        if condition == NEVER:
            continue
        target = Card.by_id[name_of(name)].target_when(state, player.seat, condition)
        for word in playable:
            copy, _, about = word.partition(":")
            if name in (copy, name_of(copy)) and about == target:
                return word
    return ""


def spoken_for(player: Player, power: str) -> bool:
    """Whether a player has said anything beforehand about a power."""
    return any(word.partition(":")[0] == power for word in player.filed.split())


def in_force(state: State, player: Player, window: str) -> list[str]:
    """The instructions of a player that speak at a moment."""
    words = player.plan if window in IN_BATTLE and player.seat in state.planned else player.filed
    return [word for word in words.split() if window in windows_of(word)]


def windows_of(instruction: str) -> tuple[str, ...]:
    """The moments of the card that an instruction is about; none of one that is hidden."""
    card = Card.by_id.get(name_of(instruction.partition(":")[0]))
    return card.windows if card else ()


def is_for_battle(instruction: str) -> bool:
    """Whether an instruction is about a moment of a battle, so that the plan of one may hold it."""
    return any(window in IN_BATTLE for window in windows_of(instruction))


def instructions_for(names: Collection[str]) -> Iterator[str]:
    """Everything that can be said about cards of these names, and about these notes."""
    for name in names:
        yield from _said_of(name)


@lru_cache(None)
def _said_of(name: str) -> tuple[str, ...]:
    card = Card.by_id.get(name_of(name))
    if card is None:
        return ()
    never = (NEVER,) if is_power(name) and card.conditions else ()
    return tuple(f"{name}:{condition}" for condition in (*card.conditions, *never))


def spoken_of(player: Player) -> list[str]:
    """What instructions of a player can be about: names of cards in hand, notes of others one by one, and powers."""
    return [*dict.fromkeys((*map(name_of, player.hand), *notes_of_others(player), *powers_of(player)))]


class InstructionsRule(AskingRule):
    """Open at all times to everybody who holds a card or power, whichever, and nobody waits for it."""

    frame = Instructions

    def ask(self, state: State, frame: Instructions) -> Decision | None:
        """What is said, and what is taken back."""
        player = state.players[frame.seat]
        if not (player.hand or player.notes or powers_of(player)):
            return None
        names = dict.fromkeys((*spoken_of(player), *FOR_EVERYBODY))
        ask = _offered(tuple(names), player.filed, cancels=CANCELLING in map(name_of, player.hand))
        return Decision(player.seat, "instructions", ask, (ask.options[0].word,), optional=True, aside=True)

    def do(self, execution: Execution[State], frame: Instructions, answer: Answer) -> None:
        """Note it, or strike it out."""
        player = execution.state.players[frame.seat]
        verb, _, word = answer[0].partition(":")
        filed = [each for each in player.filed.split() if each != word]
        player.filed = " ".join([*filed, word] if verb == FILE else filed)
        facts = {**_facts(word), "seat": player.seat}
        if verb == FILE:
            execution.tell("filed-instruction", player.seat, **facts)
        else:
            execution.tell("dropped-instruction", player.seat, **facts)


@lru_cache(256)  # a hand lasts for many moves, and everybody is asked in each
def _offered(names: tuple[str, ...], line: str, *, cancels: bool) -> Pick:
    """What can be taken back of what is filed, and said about cards of these names besides."""
    filed = line.split()
    said = [_option(FILE, word, single=cancels) for word in instructions_for(names) if word not in filed]
    return Pick((*(_option(DROP, word) for word in filed), *said))


@lru_cache(None)
def _option(verb: str, word: str, *, single: bool = True) -> Option:
    """An instruction to file or to take back; what names a card to cancel is listed for those who hold one that does.

    Others may say so too, as may who will draw one, and are offered the kinds of cards alone.
    """
    facts = _facts(word)
    if verb != FILE or facts["condition"] != NAMED:
        return Option(f"{verb}:{word}", verb, facts)
    if not single:
        facts[OF_A_KIND] = kind_of(str(facts["cancels"]))
    return Option(f"{verb}:{word}", f"{CANCEL}-{kind_of(str(facts['cancels']))}", facts)


def _facts(word: str) -> dict[str, str | int]:
    """The facts of an instruction; where the condition is the name of a card, that is the one it cancels."""
    card, _, condition = word.partition(":")
    if condition in ACTION_CARDS:
        return {**announced_facts(name_of(card), {"cancels": condition}), "condition": NAMED}
    return {**announced_facts(name_of(card), whose(card)), "condition": condition}
