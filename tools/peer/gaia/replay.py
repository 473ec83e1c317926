"""A record of the peer, fed to the kernel line by line; every number it holds is compared."""

from __future__ import annotations

from itertools import takewhile

from rules.core.chance import chance
from rules.core.decisions import Answer, Decision
from rules.core.flow import leaves
from rules.core.play import Move, asked, start, step
from rules.gaia.game import GAME, GaiaProject
from rules.gaia.notation import NO_TILE, Reply, fitted
from rules.gaia.state import State
from tools.peer import replay as peers
from tools.peer.gaia.ledger import Ledger
from tools.peer.gaia.notation import BETWEEN_ROUNDS, Notation
from tools.peer.gaia.setup import Record, setup, skipped
from tools.peer.verdict import Difference, same
from tools.peer.watch import watched

SEED = "oracle"
WATCHED = ("phase", "income", "leave-gaia")
LAID_OUT = ("set", "rotate")
SET_UP = (*LAID_OUT, "faction", "bid")
UNASKED = ("bowls", "stone")  # the peer has one answer where we ask: the default
ONE_OUTCOME = {"income", "stone", "advance", "cover", "rescore", "token", "finish"}  # the peer asks all the same


class Replay(peers.Replay):
    """One record on its way through the kernel, line by line."""

    game: GaiaProject
    state: State

    def __init__(self, record: Record, look: peers.Look | None = None) -> None:
        super().__init__(record, look)
        self.moves: list[str] = record["moves"]
        self.ledger = Ledger(record)
        self.open: set[tuple[int, str]] = set()
        self.rest = ""  # where the stone was last put in this line or these incomes
        self.rng = chance(SEED, 1)
        self.game = watched(GAME, WATCHED, self.ledger.see)
        self.state = start(self.game, setup(record), SEED)
        self.notation = Notation(record, self.state.galaxy)
        self.nevlas = self.notation.seats.get("nevlas", -1)

    def run(self) -> None:
        """Feed every line."""
        same("steps", len(self.moves), len(self.record["steps"]))
        for index, line in enumerate(self.moves):
            self.index = index
            if not BETWEEN_ROUNDS.match(line):
                self.rest = ""
            if index:
                self._feed(*self.notation.read(line, doubled=self._doubled()))
            self._compare()
        self._finish()

    @property
    def length(self) -> int:
        """How many lines the record has."""
        return len(self.moves)

    def place(self) -> str:
        """The line at which it is."""
        return f"move {self.index} `{self.moves[self.index]}`"

    def open_questions(self) -> list[tuple[int, str]]:
        """What was asked when it was last looked."""
        return list(self.open)

    def asks(self) -> set[tuple[int, str]]:
        """Who is asked what."""
        self.open = {(frame.seat, frame.at) for _, frame in leaves(self.state.stack)}
        return self.open

    def step(self, seat: int, kind: str, words: Answer) -> None:
        """Answer a question."""
        if self.look is not None:
            self.look(self, asked(self.game, self.state, seat, kind), words)
        if step(self.game, self.state, Move(seat, kind, words), self.rng).chance:
            raise Difference("chance in a laid-out game", "none", f"{kind} {' '.join(words)}")

    def _doubled(self) -> bool:
        return self.nevlas >= 0 and self.state.players[self.nevlas].institute

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
                raise Difference("question", " or ".join(sorted(replies[0])), "another")

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
        words = replies.pop(place)[kind]
        if kind in ("income", "federate"):
            words = fitted(self.state.players[seat], asked(self.game, self.state, seat, kind), kind, words)
        self.step(seat, kind, words)

    def _stone(self, seat: int, kind: str, replies: list[Reply], place: int) -> None:
        """Where the stone ends. A charge that the peer asks about bowl by bowl is one question: its last answer counts.

        In a sacrifice the peer does not ask: the stone is the token that moves on.
        """
        decision = asked(self.game, self.state, seat, kind)
        if decision.facts.get("move") == "burn":
            self.step(seat, kind, ("3",))
            return
        run = list(takewhile(lambda reply: kind in reply, replies[place:]))
        fitting = [number for number, reply in enumerate(run) if _offered(decision, reply[kind][0])]
        last = fitting[-1] if fitting else 0
        words = run[last][kind]
        self.rest = words[0]
        self.step(seat, kind, words)
        del replies[place : place + last + 1]

    def _usual(self, asks: set[tuple[int, str]]) -> None:
        """Answer a question the peer does not have.

        The stone moves on in a sacrifice and else stays where it was put just now; for the rest, our default.
        """
        seat, kind = next((seat, kind) for seat, kind in asks if kind in UNASKED)
        decision = asked(self.game, self.state, seat, kind)
        if decision.facts.get("move") == "burn":
            self.step(seat, kind, ("3",))
        elif _offered(decision, self.rest):
            self.step(seat, kind, (self.rest,))
        else:
            self.step(seat, kind, decision.default)

    def _settle(self) -> None:
        while any(kind in UNASKED for _, kind in self.asks()):
            self._usual(self.open)

    def _compare(self) -> None:
        self.ledger.expect(self.index)
        following = self._verb(self.index + 1)
        if self._verb(self.index) in (*LAID_OUT, "") and following not in LAID_OUT:
            self.ledger.board(self.state)
        if self._to_be_continued(following):
            self.ledger.see(self.state)
            return
        self._settle()
        self.ledger.compare(self.state)
        if self._verb(self.index) in SET_UP:
            self.ledger.seats(self.state)

    def _verb(self, index: int) -> str:
        """What a line begins with; the first line and what follows the last have none."""
        return self.moves[index].split(maxsplit=2)[1] if 0 < index < len(self.moves) else ""

    def _to_be_continued(self, following: str) -> bool:
        """Whether the next line goes on with what each program does in its own order: set-up, income, gaia phase."""
        if not following:
            return not self.record["complete"] and self._unanswered()
        return following in SET_UP or bool(BETWEEN_ROUNDS.match(self.moves[self.index + 1]))

    def _unanswered(self) -> bool:
        """A partial game may stop before somebody orders an income."""
        return any(kind in ("income", "terran-goods", "itar-tile") for _, kind in self.asks())

    def _finish(self) -> None:
        if self.record["complete"]:
            same("open questions at the end", set(), self.asks())
            self.ledger.end(self.state, self.game)
        else:
            self.ledger.players(self.state, ahead=self._unanswered())


def _offered(decision: Decision, word: str) -> bool:
    return any(option.word == word for option in decision.ask.options)  # type: ignore[union-attr]


__all__ = ["Replay", "skipped"]
