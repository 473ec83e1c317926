"""A game of a file that is played again, with the chance that its moves had."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.table.finished.record import Played
from rules import amendments
from rules.core import play
from rules.core.chance import chance
from rules.core.game import Game, Outcome


@dataclass(slots=True)
class Again:
    """A game that is played again, and what its jumps may lead back to.

    `draws` are the numbers of all draws there were, of which the first `fallen` have fallen in the moves in effect: an
    undo takes none of them away, so that the next move in which chance falls draws by the same number again.
    `options` are those of its table. `saved` are positions that jumps lead to, each with its `fallen`, by the move
    after which they stood. `drawn` is the number by which the last move drew, or would have drawn.
    """

    game: Game
    seed: str
    state: Any
    options: Mapping[str, str]
    draws: list[int] = field(default_factory=list)
    saved: dict[int, tuple[bytes, int]] = field(default_factory=dict)
    fallen: int = 0
    drawn: int = 0

    @property
    def kept(self) -> tuple[int, ...]:
        """The draws that an undo has put back, and that the next moves draw by."""
        return tuple(self.draws[self.fallen :])

    def save(self, seq: int) -> None:
        """Note the position after move `seq`."""
        self.saved[seq] = self.game.codec.dump_json(self.state), self.fallen

    def jump(self, seq: int) -> None:
        """Go back to the position after move `seq`, which `save` noted; raises KeyError for any other.

        `fallen` goes back with it.
        """
        saved, self.fallen = self.saved[seq]
        self.state = self.game.codec.validate_json(saved)

    def step(self, move: Played) -> Outcome:
        """Make a move, with the chance it had; returns what it did.

        Raises `Illegal`, after which the position may be half changed.
        """
        amendments.hold(self.game.id, self.state, self.options, move.seq)
        taken_back = self.kept
        self.drawn = next(iter(taken_back), move.seq)
        outcome = play.step(self.game, self.state, play.parse(move.line), chance(self.seed, self.drawn))
        if outcome.chance:
            self.fallen += 1
            if not taken_back:
                self.draws.append(self.drawn)
        return outcome
