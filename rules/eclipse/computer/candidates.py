"""The answers worth a look ahead, best first as the easy player sees them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, Slot, spread
from rules.eclipse.actions.upgrade import CANCEL, DONE
from rules.eclipse.components.ships import SHIPS
from rules.eclipse.computer.answers import OPINIONS, answers
from rules.eclipse.computer.moves import STAY, move_value
from rules.eclipse.economy.ships import ships_left
from rules.eclipse.state import Player, State

MOST = 16  # more of them would get too few looks each


def candidates(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """What the easy player answers, then single options by its liking, or whole purchases of one kind."""
    forward = [answer for answer in _listed(view, question, rng) if not _goes_back(question, answer)]
    yield from forward or [question.default]


def _listed(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    yield from answers(view, question, rng)
    ask, player = question.ask, view.players[question.seat]
    if isinstance(ask, Allocate):
        if question.kind == "build":
            yield from _purchases(view, player, ask)
        return
    if not isinstance(ask, Pick) or ask.least > 1:
        return
    options = list(ask.options)
    if question.kind == "move":
        options.sort(key=lambda option: -_move_liking(view, player, option))
    elif question.kind in OPINIONS:
        liking = OPINIONS[question.kind]
        options.sort(key=lambda option: -liking(view, player, option))
    yield from ((option.word,) for option in options[:MOST])


def _move_liking(view: State, player: Player, option: Option) -> float:
    """What the easy player would do, then attacks, those of most ships first, then ways to where others are."""
    if "target" not in option.facts:
        return STAY
    own = view.sector(str(option.facts["target"])).disc == player.seat
    attack = int(option.facts["battle"]) * (0.5 + 0.2 * int(option.facts["count"]))
    return move_value(view, player, option) + attack + 0.3 * (not own) - 2.0 * int(option.facts["betrays"])


def _goes_back(question: Decision, answer: Answer) -> bool:
    """Whether an answer leads to where one has been, to do there what seemed best before, and so on for ever.

    A part that was named is placed; tiles are only returned while a blueprint is not legal, where nothing is done yet.
    """
    if question.kind == "slot":
        return answer == (CANCEL,)
    if question.kind != "upgrade" or not isinstance(question.ask, Pick):
        return False
    legal = any(option.word == DONE for option in question.ask.options)
    return legal and any(word.startswith("return:") for word in answer)


def _purchases(view: State, player: Player, ask: Allocate) -> Iterator[Answer]:
    """One thing, or as many of it as can be had, for the first two sectors of each kind."""
    seen: dict[str, int] = {}
    for slot in ask.slots:
        kind = str(slot.facts["kind"])
        if seen.get(kind, 0) >= 2:
            continue
        seen[kind] = seen.get(kind, 0) + 1
        yield spread({slot.word: 1})
        if (most := _most(view, player, ask, slot)) > 1:
            yield spread({slot.word: most})


def _most(view: State, player: Player, ask: Allocate, slot: Slot) -> int:
    kind = str(slot.facts["kind"])
    left = ships_left(view, player, kind) if kind in SHIPS else 1
    return min(ask.most, slot.cap, left, player.materials // int(slot.costs["materials"]))
