"""The lines of a game of the peer, fed to a position one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from rules.core.decisions import Answer, Decision
from rules.core.flow import leaves
from rules.core.play import pending_question
from rules.gaia.game import GAME, GaiaProject
from rules.gaia.notation import NO_TILE, Reply, fitted
from rules.gaia.peer.lines import BETWEEN_ROUNDS, Notation, Unreadable
from rules.gaia.state import State

LAID_OUT = ("set", "rotate")
SET_UP = (*LAID_OUT, "faction", "bid")
UNASKED = ("bowls", "stone")  # the peer has one answer where we ask: the default
ONE_OUTCOME = {"income", "stone", "advance", "cover", "rescore", "token", "finish"}  # the peer asks all the same

Step = Callable[[int, str, Answer], None]  # gives an answer of a seat to a kind of question


class Feeder:
    """Gives the answers of a record's lines by way of `step`, and what the peer does not ask by itself.

    `index` is the line it is at, `open` what was asked when it was last looked.
    """

    def __init__(self, record: Mapping[str, Any], state: State, step: Step, game: GaiaProject = GAME) -> None:
        self.moves: Sequence[str] = record["moves"]
        self.complete: bool = record["complete"]
        self.state = state
        self.step = step
        self.game = game
        self.notation = Notation(record, state.galaxy)
        self.index = 0
        self.open: set[tuple[int, str]] = set()
        self._rest = ""  # where the stone was last put in this line or these incomes
        self._nevlas = self.notation.seats.get("nevlas", -1)

    def feed(self, index: int) -> None:
        """Give the answers of a line, by its number; line 0, which names the game, has none. Raises `Unreadable`.

        Lines are fed in order, each once.
        """
        self.index = index
        if not BETWEEN_ROUNDS.match(self.moves[index]):
            self._rest = ""
        if index:
            self._feed(*self.notation.read(self.moves[index], doubled=self._doubled()))

    def asks(self) -> set[tuple[int, str]]:
        """Who is asked what."""
        self.open = {(frame.seat, frame.at) for _, frame in leaves(self.state.stack)}
        return self.open

    def settle(self) -> None:
        """Answer what the peer does not ask."""
        while any(kind in UNASKED for _, kind in self.asks()):
            self._usual(self.open)

    def verb(self, index: int) -> str:
        """What a line begins with; the first line and what follows the last have none.

        That is the word behind the name of a faction, `build` of `terrans build m 3A2.`; "" where there is none. Lines
        count from 0.
        """
        if not 0 < index < len(self.moves):
            return ""
        return next(iter(self.moves[index].split(maxsplit=2)[1:]), "")

    @property
    def to_be_continued(self) -> bool:
        """Whether the next line goes on with what each program does in its own order: set-up, income, gaia phase."""
        following = self.verb(self.index + 1)
        if not following:
            return not self.complete and self.unanswered
        return following in SET_UP or bool(BETWEEN_ROUNDS.match(self.moves[self.index + 1]))

    @property
    def unanswered(self) -> bool:
        """A partial game may stop before somebody orders an income."""
        return any(kind in ("income", "terran-goods", "itar-tile") for _, kind in self.asks())

    def _doubled(self) -> bool:
        return self._nevlas >= 0 and self.state.players[self._nevlas].institute

    def _feed(self, seat: int, replies: list[Reply]) -> None:
        while replies:
            asks = self.asks()
            place = self._next(asks, seat, replies)
            if place is not None:
                self._reply(asks, seat, replies, place)
            elif self._unasked(asks, seat):
                self._usual(asks)
            elif ONE_OUTCOME.intersection(replies[0]) or replies[0] == NO_TILE:
                replies.pop(0)
            else:
                raise Unreadable(" or ".join(sorted(replies[0])))  # of which nothing is asked

    def _unasked(self, asks: set[tuple[int, str]], seat: int) -> bool:
        """Whether a question stands in the way that the peer does not put, or only put to us before its time."""
        askers = {asker for asker, kind in asks if kind in UNASKED}
        return seat in askers or (bool(askers) and not self._stone_to_come())

    def _stone_to_come(self) -> bool:
        lines = takewhile(BETWEEN_ROUNDS.match, self.moves[self.index + 1 :])
        return any("brainstone" in line for line in lines)

    @staticmethod
    def _next(asks: set[tuple[int, str]], seat: int, replies: list[Reply]) -> int | None:
        """Which reply is asked for: the next one, or where the stone ends, which may be asked sooner."""
        for place, reply in enumerate(replies):
            if (not place or "stone" in reply) and any((seat, kind) in asks for kind in reply):
                return place
        return None

    def _reply(self, asks: set[tuple[int, str]], seat: int, replies: list[Reply], place: int) -> None:
        kind = next(kind for kind in replies[place] if (seat, kind) in asks)
        if kind in ("stone", "bowls"):
            self._stone(seat, kind, replies, place)
            return
        question = pending_question(self.game, self.state, seat, kind) if kind == "income" else None
        words = fitted(self.state.players[seat], question, kind, replies.pop(place)[kind])
        self.step(seat, kind, words)

    def _stone(self, seat: int, kind: str, replies: list[Reply], place: int) -> None:
        """Where the stone ends. A charge that the peer asks about bowl by bowl is one question: its last answer counts.

        In a sacrifice the peer does not ask: the stone is the token that moves on.
        """
        decision = pending_question(self.game, self.state, seat, kind)
        if decision.facts.get("move") == "burn":
            self.step(seat, kind, ("3",))
            return
        run = list(takewhile(lambda reply: kind in reply, replies[place:]))
        fitting = [number for number, reply in enumerate(run) if _offered(decision, reply[kind][0])]
        last = fitting[-1] if fitting else 0
        words = run[last][kind]
        self._rest = words[0]
        self.step(seat, kind, words)
        del replies[place : place + last + 1]

    def _usual(self, asks: set[tuple[int, str]]) -> None:
        """Answer a question the peer does not have.

        The stone moves on in a sacrifice and else stays where it was put just now; for the rest, our default.
        """
        seat, kind = next((seat, kind) for seat, kind in asks if kind in UNASKED)
        decision = pending_question(self.game, self.state, seat, kind)
        if decision.facts.get("move") == "burn":
            self.step(seat, kind, ("3",))
        elif _offered(decision, self._rest):
            self.step(seat, kind, (self._rest,))
        else:
            self.step(seat, kind, decision.default)


def _offered(decision: Decision, word: str) -> bool:
    return any(option.word == word for option in decision.ask.options)  # type: ignore[union-attr]
