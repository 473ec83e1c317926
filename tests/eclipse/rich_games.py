"""Games of Eclipse in which much happens: with plenty of everything players research, build and fight.

Players who answer at random are bankrupt after a round or two. Those of `play` pass when they could not pay for another
disc, and otherwise do whatever chance suggests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rules.core.chance import Chance
from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.game import Outcome, Setup
from rules.core.play import Move, copy, give, start
from rules.eclipse.economy.tracks import production, upkeep
from rules.eclipse.game import GAME
from rules.eclipse.state import Player, State

RICHES = 60  # of each resource, in games that are to see much
OPTIONAL = 0.6  # of turns, as long as something of use can be done beside the action
PASSING = 0.3
BESIDE = ("colony", "offer", "accept", "withdraw")  # heads of what is done beside the action
WEIGHTS = {"explore": 4, "influence": 1, "research": 5, "upgrade": 2, "build": 4, "move": 5, "pass": PASSING}
TRIES = 4


def play(setup: Setup, seed: int, *, rich: bool = False) -> Iterator[tuple[State, Move, Outcome]]:
    """A whole game; yields the position after each move. `rich` players begin with plenty of everything."""
    rng, state = Random(seed), start(GAME, setup, str(seed))
    sequence, endowed = 0, False
    while questions := GAME.pending(state):
        if rich and state.round and not endowed:
            endowed = True
            state = _endowed(state)
            continue
        question, wanted = _chosen(state, questions, rng)
        sequence += 1
        state, move, outcome = _moved(state, question, wanted, rng, f"{seed}/{sequence}")
        yield state, move, outcome


def _endowed(state: State) -> State:
    state = copy(GAME, state)
    for player in state.players:
        player.money = player.science = player.materials = RICHES
    return state


def _chosen(state: State, questions: Sequence[Decision], rng: Random) -> tuple[Decision, Answer]:
    """A question and an answer to it."""
    beside = [question for question in questions if question.optional and _useful(question)]
    if beside and rng.random() < OPTIONAL:
        question = rng.choice(beside)
        return question, (rng.choice(_useful(question)),)
    question = rng.choice([question for question in questions if question.awaited])
    return question, answer(state, question, rng)


def _useful(question: Decision) -> list[str]:
    options = question.ask.options if isinstance(question.ask, Pick) else ()
    return [option.word for option in options if option.word.startswith(BESIDE)]


def _moved(state: State, question: Decision, wanted: Answer, rng: Random, seed: str) -> tuple[State, Move, Outcome]:
    """The position after this answer, or after another one where it is refused."""
    for given in (wanted, *(question.ask.sample(rng) for _ in range(TRIES)), question.default):
        fresh, move = copy(GAME, state), Move(question.seat, question.kind, given)
        try:
            return fresh, move, give(GAME, fresh, question, given, Chance(seed))
        except Illegal:
            continue
    raise AssertionError(f"the default of {question.kind} is refused")


def answer(state: State, question: Decision, rng: Random) -> Answer:
    """An answer that does not ruin the player."""
    player = state.players[question.seat]
    if question.kind == "action":
        return _action(player, question, rng)
    if question.kind == "claim":
        return ("yes",) if _left(player) >= 0 else ("no",)
    if question.kind == "place":
        *placed, discarded = _words(question)
        return (rng.choice(placed) if placed and rng.random() > PASSING else discarded,)
    if question.kind in ("influence", "pay") and rng.random() < 0.5:
        return question.default
    given = question.ask.sample(rng)
    return given if given != question.default else question.ask.sample(rng)


def _action(player: Player, question: Decision, rng: Random) -> Answer:
    """An action by its weight; a pass where the next disc could not be paid for."""
    if _left(player) < 0:
        return question.default
    heads: dict[str, list[str]] = {}
    for word in _words(question):
        heads.setdefault(word.partition(":")[0], []).append(word)
    head = rng.choices(list(heads), [WEIGHTS[head] for head in heads])[0]
    return (rng.choice(heads[head]),)


def _words(question: Decision) -> list[str]:
    return [option.word for option in question.ask.options] if isinstance(question.ask, Pick) else []


def _left(player: Player) -> int:
    """The money that is left after the next upkeep with one more disc taken."""
    return player.money + production(player, "money") - upkeep(player, taken=1)
