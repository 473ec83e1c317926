"""Answers of several seats at once, sealed until all are in: a frame with lanes above one that opens the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from rules.core.decisions import NO_FACTS, Answer, Ask, Decision, Facts, Illegal
from rules.core.flow import ActingRule, AskingRule, Execution, HasStack, Rules, enclosing, leaves

TRIES = 20


class Sealing(Protocol):
    """What sealing needs of a player: `sealed` is the answer in words, hidden from others; `ready` says it is in."""

    seat: int
    sealed: str
    ready: bool


Answers = list[tuple[Any, list[str]]]  # (player, the words of the answer), in the order they are carried out
Act = Callable[[Execution[Any], Answers], None]


def await_answers(players: Iterable[Sealing]) -> None:
    """Before these players are asked, in place: none of them has answered, and no words of a former answer are left."""
    for player in players:
        player.ready, player.sealed = False, ""


def sealed(player: Sealing, kind: str, ask: Ask, default: Answer, facts: Facts = NO_FACTS) -> Decision:
    """A question to a player whose answer stays hidden, and may be changed, until all are in."""
    return Decision(player.seat, kind, ask, default, facts, sealed=True, settled=player.ready)


class SealedRule(AskingRule):
    """A question that is open until all answers are in. Subclasses say what is asked and check what is answered."""

    def question(self, state: Any, player: Any) -> Decision:
        """What this player is asked, as `sealed` makes it; a subclass says it, also of those who have answered."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def validate(self, state: Any, player: Any, answer: Answer) -> None:
        """Raise `Illegal` for an answer that makes no sense."""

    def warn(self, execution: Execution[Any], player: Any, answer: Answer) -> None:
        """Tell the player what a legal answer gives away, by events of `flow.WARNINGS`; else nothing."""

    def ask(self, state: Any, frame: Any) -> Decision:
        """The question, also to those who have answered."""
        return self.question(state, state.players[frame.seat])

    def do(self, execution: Execution[Any], frame: Any, answer: Answer) -> None:
        """Seal the answer, or another one in its place; the last one takes the frame with the lanes away."""
        players = execution.state.players
        player = players[frame.seat]
        self.validate(execution.state, player, answer)
        self.warn(execution, player, answer)
        player.sealed, player.ready = " ".join(answer), True
        around = enclosing(execution.state.stack, execution.stack)
        if all(players[lane[0].seat].ready for lane in around[-1].lanes):
            around.pop()


class OpeningRule(ActingRule):
    """All answers are in. One of `acts`, by the `what` of the frame, carries them out: a list of (player, words)."""

    acts: Mapping[str, Act]

    def players(self, state: Any, frame: Any) -> Iterable[Any]:
        """Whose answers these are, in the order they are carried out; all players unless a subclass says otherwise."""
        return list(state.players)

    def run(self, execution: Execution[Any], frame: Any) -> None:
        """Open the answers and carry them out; players who were not asked have []."""
        execution.pop()
        answers = [(player, player.sealed.split()) for player in self.players(execution.state, frame)]
        for player, _ in answers:
            player.sealed = ""
        execution.closed = True
        self.acts[frame.what](execution, answers)


def redraw(rules: Rules, state: HasStack, seat: int, rng: Random) -> None:
    """Other answers in place of the sealed ones that `seat` cannot see, for `Game.rearrange`."""
    for _, frame in leaves(state.stack):
        rule = rules[frame.at]
        if isinstance(rule, SealedRule) and frame.seat != seat:
            player = state.players[frame.seat]  # type: ignore[attr-defined]  # a game with sealed answers has players
            if player.ready:
                player.sealed = " ".join(legal_answer(rule, state, player, rng))


def legal_answer(rule: SealedRule, state: Any, player: Any, rng: Random) -> Answer:
    """A random answer that the rule accepts."""
    question = rule.question(state, player)
    for _ in range(TRIES):
        answer = question.ask.sample(rng)
        with suppress(Illegal):
            rule.validate(state, player, answer)
            return answer
    return question.default
