"""Costs and gains: what options say of them is what happens."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision, Illegal, Number
from rules.core.game import Game, Outcome
from rules.core.play import Move
from rules.games import optional_module
from testkit.account import Account, effects
from testkit.laws.base import Station, demand

TRIED = 6  # answers to a question
AFTER = 4  # answers, with those to questions that only settle what was chosen
BY_ITSELF = ("round", "over")  # events with which more comes than was chosen


def effects_law(game: Game, station: Station, rng: Random) -> None:
    """Where no chance falls, a seat's purse and score change by what the options chosen gain and cost.

    What a further question settles, such as from which bowl is paid, is booked when that is answered. Where chance
    falls, what spends shows a cost, and what brings something shows a gain.
    """
    account = account_of(game)
    for decision in game.pending(station.position(game)):
        if decision.blind or decision.kind in account.settling or isinstance(decision.ask, Number):
            continue
        for answer in _answers(decision, rng):
            _try(game, station, account, decision, answer)


def account_of(game: Game) -> type[Account]:
    """How a game is booked."""
    return getattr(optional_module(f"testkit.games.{game.id}"), "Account", Account)


def _answers(decision: Decision, rng: Random) -> list[Answer]:
    """Some answers, each kind of option among them."""
    options = getattr(decision.ask, "options", ())
    if getattr(decision.ask, "least", 0) == getattr(decision.ask, "most", 0) == 1:
        groups: dict[str, Answer] = {}
        for option in rng.sample(options, len(options)):
            groups.setdefault(option.group + option.word.partition(":")[0], (option.word,))
        return rng.sample(list(groups.values()), min(TRIED, len(groups)))
    return [decision.default, *(decision.ask.sample(rng) for _ in range(2))]


def _try(game: Game, station: Station, account: type[Account], decision: Decision, answer: Answer) -> None:
    state = station.position(game)
    booked = account(game, state, decision.seat)
    asked: Decision | None = decision
    for number in range(AFTER):
        if asked is None:
            break
        if not _others_answer(game, station, state, asked):
            return
        given = answer if number == 0 else asked.default
        try:
            outcome = station.step(game, state, Move(asked.seat, asked.kind, given))
        except Illegal:
            return
        if any(event.kind in (*BY_ITSELF, *booked.of_others) for event in outcome.events):
            return
        booked.book(asked, given)
        if outcome.chance:
            if number == 0 and not decision.sealed:
                _shows(booked, state, decision, answer)
            return
        if booked.balanced(state) or _waits_for_others(game, station, state, booked):
            return
        asked = next((each for each in game.pending(state, decision.seat) if each.kind in booked.settling), None)
    detail = f"{decision.kind} {answer}: {booked.booked}, and it is {booked.counted(state)}"
    demand(False, "effects", detail)  # noqa: FBT003  # no answer balanced the account


def _others_answer(game: Game, station: Station, state: Any, decision: Decision) -> bool:
    """Let the others answer a sealed question first, so that the answer tried opens all; False where chance falls."""
    others = [each for each in game.pending(state) if each.kind == decision.kind and each.seat != decision.seat]
    for other in others if decision.sealed else ():
        if not other.settled and _risky(station.step(game, state, Move(other.seat, other.kind, other.default))):
            return False
    return not decision.settled or all(other.settled for other in others)


def _waits_for_others(game: Game, station: Station, state: Any, booked: Account) -> bool:
    """Whether chance falls when the others have settled what they chose, and not before.

    Whoever has nothing to pay draws when all have paid.
    """
    if game.pending(state, booked.seat):
        return False
    others = [each for each in game.pending(state) if each.sealed and each.kind in booked.settling]
    return any(_risky(station.step(game, state, Move(each.seat, each.kind, each.default))) for each in others)


def _risky(outcome: Outcome) -> bool:
    return outcome.chance or outcome.closed


def _shows(booked: Account, state: Any, decision: Decision, answer: Answer) -> None:
    """What chance decided is not booked, but that something was paid and something gained is shown."""
    spent, gained = booked.shown(state)
    said = effects(decision, answer)
    paid, brought = any(any(costs.values()) for costs, _, _ in said), any(any(gains.values()) for _, gains, _ in said)
    demand(paid or not spent, "effects", f"{decision.kind} {answer} spends, and no option of it shows a cost")
    demand(brought or not gained, "effects", f"{decision.kind} {answer} gains, and no option of it shows a gain")
