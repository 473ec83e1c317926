"""What points come from, in words: of one seat, and of the winner beside the next one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.table.course.rounds import order
from bot.table.game.snapshot import GameSnapshot
from bot.words.numbers import written
from bot.words.posts.lines import BETWEEN
from bot.words.texts import Texts

LARGEST = 3  # parts of the points of a seat
COMPARED = 4  # parts of the points of the winner, beside those of the next one


def made_of(kind: str, points: Mapping[str, int], whole: int, texts: Texts) -> Iterator[str]:
    """The largest parts of some points, and what else the `whole` has in one sum."""
    parts = sorted((part for part in points if points[part]), key=lambda part: -abs(points[part]))
    told = parts if len(parts) == LARGEST + 1 else parts[:LARGEST]  # one is not the others
    yield from (f"{texts(f'{kind}-picture-part-{part}')} {written(points[part])}" for part in told)
    if rest := whole - sum(points[part] for part in told):
        yield texts("finale-rest-of-parts", points=rest)


def ahead(
    snapshot: GameSnapshot, points: Sequence[Mapping[str, int]], winners: Sequence[int], texts: Texts
) -> Iterator[str]:
    """By what a single winner is ahead of the next one: the greatest differences first, and the sum of the rest.

    Together they are what lies between the two.
    """
    scores = snapshot.game.scores(snapshot.view(None))
    others = [seat for seat in order(scores) if seat not in winners]
    if len(winners) != 1 or not (others and points):
        return
    own, other = points[winners[0]], points[others[0]]
    more = {part: own.get(part, 0) - other.get(part, 0) for part in dict.fromkeys([*own, *other])}
    differing = sorted((part for part in more if more[part]), key=lambda part: -abs(more[part]))
    told = differing if len(differing) == COMPARED + 1 else differing[:COMPARED]
    kind = snapshot.row.kind
    parts = [texts("finale-part", part=texts(f"{kind}-picture-part-{part}"), points=more[part]) for part in told]
    if rest := sum(more.values()) - sum(more[part] for part in told):
        parts.append(texts("finale-part-rest", points=rest))
    if parts:
        names = {"name": snapshot.plain_names[winners[0]], "other": snapshot.plain_names[others[0]]}
        yield texts("finale-ahead", points=sum(more.values()), parts=BETWEEN.join(parts), **names)
