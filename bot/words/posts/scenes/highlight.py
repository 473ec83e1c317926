"""What a seat did in a turn that may be told again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.manifest.weight import Weight
from bot.table.course.rounds import Turn
from bot.words.posts.said import Line, Said

MUCH = 3  # points from which on a turn without a turning point may matter, and as much as a turning point is worth


@dataclass(frozen=True, slots=True)
class Highlight:
    """What a seat did in a turn, its own or another's, that made it matter: its lines, and the points they brought.

    `later`: they are what the end of the game will count. `turns`: how many of its seat are told together, the last of
    which is its turn.
    """

    turn: Turn
    seat: int
    lines: Sequence[Line]
    points: int
    later: bool = False
    turns: int = 1

    def is_of(self, other: Highlight) -> bool:
        """Whether it is what the same seat did in the same turn, in which several may have moved at once."""
        return self.turn is other.turn and self.seat == other.seat

    @property
    def turning_point(self) -> bool:
        """Whether something happened in it that nobody may miss."""
        return any(line.weight is Weight.TURNING_POINT for line in self.lines)

    @property
    def settled(self) -> bool:
        """Whether all of it came by itself, as the beginning or the end of a round brings it."""
        return all(line.weight is Weight.SETTLEMENT for line in self.lines)

    @property
    def rank(self) -> tuple[int, bool, bool, int, int]:
        """How much it mattered: by its points, of which a turning point has some at least.

        Turning points that have no more than those follow what they are, then their real points and how many they are.
        """
        weighed = max(self.points, MUCH) if self.turning_point else self.points
        turning = [said for said in said_in(self.lines) if said.weight is Weight.TURNING_POINT]
        return weighed, bool(turning), any(said.foremost for said in turning), self.points, len(turning)


def said_in(lines: Sequence[Line]) -> Iterator[Said]:
    """All that some lines tell."""
    for line in lines:
        yield from line.said
