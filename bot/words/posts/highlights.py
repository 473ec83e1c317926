"""What mattered of some turns: what brought the most points, and turning points, each in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.manifest.weight import Weight
from bot.table.course.rounds import Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.effects import facts_apart
from bot.words.posts.happened import CUT, shortened
from bot.words.posts.lines import BETWEEN, BULLET, EMPHASIS, STAR, Line, Said, Teller
from bot.words.texts import Texts
from rules.core.decisions import NO_FACTS, Facts

MUCH = 3  # points from which on a turn without a turning point may matter, and as much as a turning point is worth
SHORT = 160  # characters of a line that are read


@dataclass(frozen=True, slots=True)
class Highlight:
    """What a seat did in a turn, its own or another's, that made it matter: its lines, and the points they brought."""

    turn: Turn
    seat: int
    lines: Sequence[Line]
    points: int

    @property
    def turning_point(self) -> bool:
        """Whether something happened in it that nobody may miss."""
        return any(line.weight is Weight.TURNING_POINT for line in self.lines)

    @property
    def rank(self) -> tuple[int, bool, bool, int, int]:
        """How much it mattered: by its points, of which a turning point has some at least.

        Turning points that have no more than those follow what they are, then their real points and how many they are.
        """
        weighed = max(self.points, MUCH) if self.turning_point else self.points
        turning = [said for said in _said(self.lines) if said.weight is Weight.TURNING_POINT]
        return weighed, bool(turning), any(said.foremost for said in turning), self.points, len(turning)


def highlights(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> list[Highlight]:
    """What may be told again, in the order it was played: turning points, and what brought many points.

    Where nothing brought many, as in a slow round, it is what brought most.
    """
    teller = Teller(snapshot, texts)
    found = [each for turn in turns for each in _of_turn(teller, turn) if each.lines]
    largest = max((each.points for each in found), default=0)
    return [each for each in found if each.turning_point or each.points >= min(MUCH, largest) > 0]


def foremost(found: Sequence[Highlight], count: int) -> list[Highlight]:
    """So many that mattered most, in the order they were played: what brought most points is always among them."""
    largest = max(found, key=lambda each: each.points, default=None)
    most = sorted(found, key=lambda each: (each is largest, each.rank), reverse=True)[:count]
    return [each for each in found if each in most]


def whole(snapshot: GameSnapshot, found: Sequence[Highlight], texts: Texts) -> list[Line]:
    """The lines of those that are told without a cut: nothing of them has to be told elsewhere."""
    teller = Teller(snapshot, texts)
    fitting = [each for each in found if _length(_line(teller, each, teller.gathered(each.lines), texts)) <= SHORT]
    return [line for each in fitting for line in each.lines]


def alike(one: Highlight, other: Highlight) -> bool:
    """Whether another brought as many points at least, by turning points of the same kinds."""
    kinds = _turning(one)
    return bool(kinds) and kinds <= _turning(other) and other.points >= one.points


def _turning(highlight: Highlight) -> set[str]:
    """The kinds of the turning points of a turn."""
    return {said.kind for said in _said(highlight.lines) if said.weight is Weight.TURNING_POINT}


def words(snapshot: GameSnapshot, highlight: Highlight, texts: Texts) -> str:
    """A turn in one line, which opens with its points but where what scored them says so itself.

    Of a long one stands what decided it, then what brought most, and how many points the others brought.
    """
    teller = Teller(snapshot, texts)
    told, others, before, rest = teller.gathered(highlight.lines), 0, "", ""
    line = _line(teller, highlight, told, texts)
    while _length(line + rest) > SHORT and len(told) > 1:
        least = _least(teller, highlight, told)
        others += least.points
        if _matters(least) and not teller.begins(least):
            before, rest = (CUT.strip() + BETWEEN, rest) if least is told[0] else (before, CUT)
        told = [one for one in told if one is not least]
        if others and any(one.points for one in told):
            before, rest = "", BETWEEN + texts("chapter-others", points=others)
        line = _line(teller, highlight, told, texts, before)
    if _length(line + rest) > SHORT:
        line = shortened(line, SHORT - len(rest)).removesuffix(rest)
    return line + rest


def _least(teller: Teller, highlight: Highlight, told: Sequence[Said]) -> Said:
    """What may be left out first: routine before the end, as what a battle cost behind which another was fought.

    Then the last routine, then who attacked whom in a battle, then what brought least: of turning points the first.
    """
    last = max((place for place, one in enumerate(told) if _matters(one)), default=0)
    if routine := [one for one in told if not _matters(one)]:
        return routine[0] if any(one is routine[0] for one in told[:last]) else routine[-1]
    begun = [one for one in told if teller.begins(one)]
    if begun and len(begun) < len(told):
        return begun[0]
    return min(told if highlight.turning_point else reversed(told), key=_worth)


def _length(line: str) -> int:
    """The characters of a line that are read."""
    return len(line.replace(EMPHASIS, ""))


def _matters(said: Said) -> bool:
    """Whether something decided or scored anything."""
    return said.weight is Weight.TURNING_POINT or said.points != 0


def _line(teller: Teller, highlight: Highlight, told: Sequence[Said], texts: Texts, before: str = "") -> str:
    """What is told of a turn in one line, with the points of the whole; `before` says that something is left out."""
    what = before + teller.in_one(told)
    named = [said.points for said in told if said.points]
    if highlight.points > 0 and named != [highlight.points]:
        what = texts("chapter-brought", what=what, points=highlight.points)
    return (STAR if highlight.turning_point else BULLET) + what


def _worth(said: Said) -> tuple[bool, int, bool]:
    """How much something of a turn matters: a turning point more than any points."""
    return said.weight is Weight.TURNING_POINT, said.points, said.foremost


def _of_turn(teller: Teller, turn: Turn) -> Iterator[Highlight]:
    """What mattered of a turn: of whoever made it, and of others what its lines name, as where all act in one phase.

    Last what the beginning or the end of a round brought a seat, where it brought others less.
    """
    lines = teller.unfolded(turn.moves)
    head = next((place for place, line in enumerate(lines) if line.head), len(lines))
    told = _lasting([line for line in lines[:head] if line.weight >= Weight.MOVE or _costs(line)])
    settled = _settled(lines)
    own = [line for line in told if line.seat in (None, turn.seat)]
    moves = [line for line in own if line.weight is Weight.MOVE and line.seat == turn.seat]
    yield Highlight(turn, turn.seat, _scoring(teller, own, turn.seat) or moves, turn.gained - settled[turn.seat])
    for seat in dict.fromkeys(line.seat for line in told if line.seat not in (None, turn.seat)):
        theirs = [line for line in told if line.seat == seat]
        assert seat is not None
        yield Highlight(turn, seat, _scoring(teller, theirs, seat), sum(said.points for said in _said(theirs)))
    least = min(settled[seat] for seat in range(len(turn.after)))
    for seat in (seat for seat in settled if settled[seat] > least):
        theirs = [line for line in lines if line.seat == seat and line.weight is Weight.SETTLEMENT]
        yield Highlight(turn, seat, [line for line in theirs if any(said.points for said in line.said)], settled[seat])


def _lasting(lines: Sequence[Line]) -> list[Line]:
    """The lines without those whose points another one took back, such as of a sector that was won and given up."""
    kept = [*lines]
    for line in lines:
        undone = next((other for other in kept if other is not line and _undoes(other, line)), None)
        if undone and any(one is line for one in kept):
            kept = [each for each in kept if each is not line and each is not undone]
    return kept


def _undoes(line: Line, other: Line) -> bool:
    """Whether a line of one event cost as many points as another brought that is the same in all other facts."""
    if len(line.said) > 1 or len(other.said) > 1:
        return False
    points, about = line.said[0].points, _about(line.said[0])
    return points == -other.said[0].points != 0 and len(about) > 1 and about == _about(other.said[0])


def _about(said: Said) -> Facts:
    """The facts of an event without what it cost or brought."""
    return facts_apart(said.event.facts)[0] if said.event else NO_FACTS


def _scoring(teller: Teller, lines: Sequence[Line], seat: int) -> list[Line]:
    """The lines that tell of turning points, or of points of a seat, each behind what it did for them.

    A battle that only begins is told with its end. What cost the seat points stands at the end, so that the lines make
    up what they brought together.
    """
    found: list[Line] = []
    costs = [line for line in lines if line.seat == seat and _costs(line)]
    for place, line in enumerate(lines):
        scores = line.seat == seat and any(said.points > 0 for said in line.said)
        before = lines[place - 1] if place else line
        if scores and before.seat == seat and before not in [*found[-1:], *costs]:
            found.append(before)
        decisive = line.weight is Weight.TURNING_POINT and not teller.only_begins(line)
        if line not in found[-1:] and (scores or decisive):
            found.append(line)
    return [*found, *(line for line in costs if line not in found)] if found else []


def _costs(line: Line) -> bool:
    """Whether somebody paid points for it, which is told of what mattered, however little it weighs."""
    return line.weight is not Weight.SETTLEMENT and any(said.points < 0 for said in line.said)


def _settled(lines: Sequence[Line]) -> Counter[int]:
    """By seat the points that come from the beginning or the end of a round, and not from the turn that led to it."""
    found = Counter[int]()
    for said in (said for line in lines if line.weight is Weight.SETTLEMENT for said in line.said):
        if said.seat is not None:
            found[said.seat] += said.points
    return found


def _said(lines: Sequence[Line]) -> Iterator[Said]:
    for line in lines:
        yield from line.said
