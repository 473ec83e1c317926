"""Moves as lines, one step, replay, undo and digest: functions over any game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import takewhile
from random import Random
from typing import Any, Protocol

from rules.core.chance import Chance, chance
from rules.core.decisions import WORD, Answer, Decision, Illegal
from rules.core.flow import leaves
from rules.core.game import Game, Outcome, Setup
from rules.core.records import record

SEAT = re.compile(r"p[1-9][0-9]?")


@record
class Move:
    """An answer with its question: `p2 research tech:fusion`. Seats count from 0 in code and from 1 in lines."""

    seat: int
    kind: str
    answer: Answer

    def __str__(self) -> str:
        return " ".join((f"p{self.seat + 1}", self.kind, *self.answer))


def parse(line: str) -> Move:
    """Read a move as `str` writes it: `parse("p2 bid 3").seat` is `1`; `Illegal` line-shape (line) for other lines."""
    who, *words = line.split() or [""]
    if not SEAT.fullmatch(who) or not words or not all(map(WORD.fullmatch, words)):
        raise Illegal("line-shape", line=line[:80])
    return Move(int(who[1:]) - 1, words[0], tuple(words[1:]))


def pending_question(game: Game, state: Any, seat: int, kind: str) -> Decision:
    """The open question of this kind for this seat; raises `Illegal` not-asked when it is not open."""
    for decision in game.pending(state, seat):
        if decision.kind == kind:
            return decision
    raise Illegal("not-asked")


def question_about(game: Game, state: Any, move: Move) -> Decision:
    """The open question of a move, as far as it bears on its answer (`Rule.ask_about`); raises `Illegal` not-asked."""
    for _, frame in leaves(state.stack):
        if frame.at == move.kind and frame.seat == move.seat:
            question = game.rules[frame.at].ask_about(state, frame, move.answer)
            if question is not None:
                return question
    raise Illegal("not-asked")


def step(game: Game, state: Any, move: Move, rng: Random) -> Outcome:
    """Check a move against what is asked and carry it out in place.

    Raises `Illegal` not-asked, for its shape, or by a rule; the position may then be half changed: decode a fresh one.
    """
    return give(game, state, question_about(game, state, move), move.answer, rng)


def give(game: Game, state: Any, decision: Decision, answer: Answer, rng: Random) -> Outcome:
    """Check an answer to an open question and carry it out in place; returns and raises what `step` does."""
    decision.ask.check(answer)
    done = game.apply(state, decision, answer, rng)
    fell = isinstance(rng, Chance) and rng.used
    return Outcome(tuple(done.events), fell, done.learned, done.shown, done.closed, decision.sealed)


def start(game: Game, setup: Setup, seed: str) -> Any:
    """The first position of a game with this seed; raises `Illegal` for a set-up that the game does not allow."""
    return game.new(setup, chance(seed, 0))


def replay(game: Game, setup: Setup, seed: str, moves: Iterable[Move]) -> Any:
    """The position after these moves; the n-th move (from 1) has the chance it had when it was made."""
    state = start(game, setup, seed)
    for seq, move in enumerate(moves, 1):
        step(game, state, move, chance(seed, seq))
    return state


def copy(game: Game, state: Any) -> Any:
    """An equal position that shares nothing with this one: written as it is stored, and read again."""
    return game.codec.validate_json(game.codec.dump_json(state))


def digest(game: Game, state: Any) -> str:
    """32 hex digits, of the stored form: equal for equal positions, in any process and release of the same form."""
    return blake2b(game.codec.dump_json(state), digest_size=16).hexdigest()


class Logged(Protocol):
    """What undo needs of a logged move."""

    @property
    def seat(self) -> int:
        """Who made it."""

    @property
    def blocks_undo(self) -> bool:
        """Whether chance fell in it or something was revealed."""


def undoable(log: Sequence[Logged], seat: int) -> int:
    """How many of the last moves `seat` may take back: its own, up to the last that blocks undo or another seat's."""
    return len([*takewhile(lambda move: move.seat == seat and not move.blocks_undo, reversed(log))])
