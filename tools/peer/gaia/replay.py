"""A record of the peer, fed to the kernel line by line; every number it holds is compared."""

from __future__ import annotations

from rules.core.chance import chance
from rules.core.decisions import Answer
from rules.core.play import Move, pending_question, start, step
from rules.gaia.game import GAME, GaiaProject
from rules.gaia.peer.feeding import LAID_OUT, SET_UP, Feeder
from rules.gaia.peer.start import Record, setup, skipped
from rules.gaia.state import State
from tools.peer import replay as peers
from tools.peer.gaia.ledger import Ledger
from tools.peer.verdict import Difference, same
from tools.peer.watch import watched

SEED = "oracle"
WATCHED = ("phase", "income", "leave-gaia")


class Replay(peers.Replay):
    """One record on its way through the kernel, line by line."""

    game: GaiaProject
    state: State

    def __init__(self, record: Record, look: peers.Look | None = None) -> None:
        super().__init__(record, look)
        self.moves: list[str] = record["moves"]
        self.ledger = Ledger(record)
        self.rng = chance(SEED, 1)
        self.game = watched(GAME, WATCHED, self.ledger.see)
        self.state = start(self.game, setup(record), SEED)
        self.feeder = Feeder(record, self.state, self.step, self.game)

    def run(self) -> None:
        """Feed every line."""
        same("steps", len(self.moves), len(self.record["steps"]))
        for index in range(len(self.moves)):
            self.index = index
            self.feeder.feed(index)
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
        return list(self.feeder.open)

    def step(self, seat: int, kind: str, words: Answer) -> None:
        """Answer a question."""
        if self.look is not None:
            self.look(self, pending_question(self.game, self.state, seat, kind), words)
        if step(self.game, self.state, Move(seat, kind, words), self.rng).chance:
            raise Difference("chance in a laid-out game", "none", f"{kind} {' '.join(words)}")

    def _compare(self) -> None:
        self.ledger.expect(self.index)
        verb = self.feeder.verb(self.index)
        if verb in (*LAID_OUT, "") and self.feeder.verb(self.index + 1) not in LAID_OUT:
            self.ledger.board(self.state)
        if self.feeder.to_be_continued:
            self.ledger.see(self.state)
            return
        self.feeder.settle()
        self.ledger.compare(self.state)
        if verb in SET_UP:
            self.ledger.seats(self.state)

    def _finish(self) -> None:
        if self.record["complete"]:
            same("open questions at the end", set(), self.feeder.asks())
            self.ledger.end(self.state, self.game)
        else:
            self.ledger.players(self.state, ahead=self.feeder.unanswered)


__all__ = ["Replay", "skipped"]
