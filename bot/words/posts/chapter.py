"""The post that ends a round: how it ended, who stands where, and the turns that mattered most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.course.rounds import Round, Turn, order, ranks
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.happened import LINE, shortened
from bot.words.posts.lines import Line, Teller
from bot.words.texts import Texts

MATTERED = 3  # turns that are told again
SHORT = 160  # characters of each
MUCH = 3  # points from which on a turn without a turning point may matter


def chapter(snapshot: GameSnapshot, moves: Sequence[MoveRow], ended: Round, texts: Texts) -> Iterator[str]:
    """How a round ended, its standings and what mattered, then how the next one begins.

    Of a round in which nobody scored it is not told who stands where: that has been told.
    """
    teller = Teller(snapshot, texts)
    lines = teller.lines(moves)
    last = max((place for place, line in enumerate(lines) if line.head), default=len(lines))
    yield from _words(teller, lines[:last])
    if ended.scored:
        yield texts("chapter-over", round=ended.number)
        yield from standings(snapshot, ended, texts)
    told_above = {move.seq for move in moves}
    yield from mattered(snapshot, [turn for turn in ended.turns if turn.moves[-1].seq not in told_above], texts)
    yield from _words(teller, lines[last:])


def standings(snapshot: GameSnapshot, ended: Round, texts: Texts) -> Iterator[str]:
    """Each seat's place and points, the first first, with what the round changed of both."""
    yield from (place_line(snapshot, seat, ended.before, ended.after, texts) for seat in order(ended.after))


def place_line(snapshot: GameSnapshot, seat: int, before: Sequence[int], after: Sequence[int], texts: Texts) -> str:
    """The place and points of a seat, with what has changed of both."""
    was, now = ranks(before)[seat], ranks(after)[seat]
    return texts(
        "chapter-place",
        rank=now,
        name=snapshot.plain_names[seat],
        points=after[seat],
        gained=after[seat] - before[seat],
        up=max(0, was - now),
        down=max(0, now - was),
    )


def mattered(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> Iterator[str]:
    """The turns that mattered most, with what they brought."""
    if told := chosen(snapshot, turns, texts):
        yield texts("chapter-mattered")
    yield from (words for _, words in told)


def chosen(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> list[tuple[Turn, str]]:
    """Turning points and what brought the most points, each in words, in the order they were played."""
    teller = Teller(snapshot, texts)
    told = [(turn, line) for turn in turns if (line := _heaviest(teller, turn))]
    worth = [(turn, line) for turn, line in told if line.weight is Weight.TURNING_POINT or turn.gained >= MUCH]
    most = sorted(worth, key=lambda each: (each[1].weight, each[0].gained), reverse=True)[:MATTERED]
    found = []
    for turn, line in sorted(most, key=lambda each: each[0].moves[0].seq):
        mark, what = teller.parted(line)
        told_already = len(line.said) == 1 and line.said[0].scores
        if turn.gained > 0 and not told_already:
            what = texts("chapter-brought", what=what, points=turn.gained)
        found.append((turn, shortened(mark + what, SHORT)))
    return found


def _heaviest(teller: Teller, turn: Turn) -> Line | None:
    """The line of a turn that says most of it: a turning point, or what its seat did before the next round."""
    lines = teller.lines(turn.moves)
    head = next((place for place, line in enumerate(lines) if line.head), len(lines))
    points = [line for line in lines if line.weight is Weight.TURNING_POINT]
    own = [line for line in lines[:head] if line.weight is Weight.MOVE and line.seat == turn.seat]
    return next(iter([*points, *own]), None)


def _words(teller: Teller, lines: Sequence[Line]) -> Iterator[str]:
    for line in lines:
        yield from (shortened(words, LINE) for words in teller.words(line))
