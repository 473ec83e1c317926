"""What points come from, in words: of one seat, and of the winner beside another."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.manifest.manifest import manifest
from bot.manifest.sources import Item, Items
from bot.table.course.earned import earned_at_last
from bot.table.course.rounds import Round, order
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.said import BETWEEN
from bot.words.texts import Texts
from images.words.numbers import written

NO_ITEMS: Items = {}
NOTHING_OF: Mapping[str, str] = {}
NONE = "none"  # where no part is known
LARGEST = 6  # parts that are told one by one, with all that are as large; a seventh is told as well
FEW = 2  # such parts where there is no room for more
LATE = 2  # such parts of what only the end changed


def made_of(
    kind: str,
    points: Mapping[str, int],
    whole: int,
    texts: Texts,
    most: int = LARGEST,
    of: Mapping[str, str] = NOTHING_OF,
) -> Iterator[str]:
    """The largest parts of some points, with what each is made `of`, and what else the `whole` has in one sum."""
    told = largest(points, most)
    for part in told:
        behind = f" ({of[part]})" if of.get(part) else ""
        yield f"{texts(f'{kind}-picture-part-{part}')} {written(points[part])}{behind}"
    if rest := whole - sum(points[part] for part in told):
        yield texts("finale-rest-of-parts", points=rest)


def itemised(kind: str, items: Sequence[Item], whole: int, texts: Texts, most_told: int = FEW) -> str:
    """What a part is made of: its largest things, so many, and what else the `whole` has in one sum."""
    most = sorted(items, key=lambda item: -item.points)
    most = most[: len(most) if len(most) == most_told + 1 else most_told]
    told = [texts("finale-item", what=said_item(kind, item, texts), points=item.points) for item in most]
    if rest := whole - sum(item.points for item in most):
        told.append(texts("finale-rest-of-parts", points=rest))
    return ", ".join(told)


def said_item(kind: str, item: Item, texts: Texts) -> str:
    """A thing that makes up a part, without its points."""
    return texts(f"{kind}-{item.said}", count=item.count, more=item.more)


def only_part(points: Mapping[str, int], gained: int) -> str:
    """The part that all points came from that were gained; "" where there are several, or none is known."""
    parts = [part for part in points if points[part]]
    return parts[0] if [points[part] for part in parts] == [gained] else ""


def made_of_known(
    kind: str, points: Mapping[str, int], whole: int, texts: Texts, message: str, things: Items = NO_ITEMS
) -> str:
    """A `message` with the two or three largest parts, and what else the `whole` has; "" where no part is known.

    Of the parts in `things` stands what they are made of, where that is several things.
    """
    if not any(points.values()):
        return ""
    told = [*made_of(kind, points, whole, texts, FEW)]
    for place, part in enumerate(largest(points, FEW)):
        if len(things.get(part, ())) > 1:
            told[place] += f" ({itemised(kind, things[part], points[part], texts)})"
    return texts(message, parts=BETWEEN.join(told))


def ahead(
    snapshot: GameSnapshot,
    points: Sequence[Mapping[str, int]],
    winners: Sequence[int],
    texts: Texts,
    told: Collection[str] = (),
) -> Iterator[str]:
    """By what a single winner is ahead of the next one: the greatest differences first, and the sum of the rest.

    With the parts that were `told` before, which are left out, they are what lies between the two. With points of a
    rank stands how many both have.
    """
    items = manifest(snapshot.row.kind).telling.sources.items(snapshot.view(None))
    for other, more in _beside_the_next(snapshot, points, winners):
        both = (items[winners[0]], items[other]) if items else ()
        left = {part: amount for part, amount in more.items() if part not in told}
        most = LARGEST - min(len(told), FEW + 1)
        if parts := _differences(snapshot, left, sum(left.values()), (winners[0], other), texts, most, both):
            names = {"name": snapshot.plain_names[winners[0]], "other": snapshot.plain_names[other]}
            message = "finale-ahead-besides" if told else "finale-ahead"
            yield texts(message, points=sum(more.values()), parts=parts, **names)


def largest_differences(points: Sequence[Mapping[str, int]], seats: tuple[int, int]) -> Sequence[str]:
    """The parts in which two seats have different points, the largest difference first, of equal ones the first's."""
    one, other = seats
    more = differences(points[one], points[other])
    return sorted((part for part in more if more[part]), key=lambda part: (-abs(more[part]), more[part] < 0))


def overtaken(snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts) -> Iterator[str]:
    """Who was ahead of a single winner before the final scoring, else before the last round, and what changed that.

    It may be somebody else than the one who came second; of several who were level who has most now is compared.
    """
    if len(winners) != 1 or not rounds:
        return
    (winner,), last = winners, rounds[-1]
    moments = [("end", last.after, rounds[:0]), ("round", last.before, rounds[-1:])]
    for when, then, since in moments[: len(rounds)]:  # before the only round nobody leads yet
        scores = snapshot.game.scores(snapshot.view(None))
        others = [seat for seat in order(scores) if then[seat] == max(then)]
        other = others[0]
        if then[other] > then[winner]:
            earned = earned_at_last(snapshot, since)
            gained = scores[winner] - then[winner] - (scores[other] - then[other])
            more = differences(earned[winner], earned[other])
            parts = _differences(snapshot, more, gained, (winner, other), texts, LATE)
            names = {"name": snapshot.plain_names[winner], "other": snapshot.plain_names[other]}
            before = {"others": ", ".join(snapshot.plain_names[seat] for seat in others), "count": len(others)}
            said = {**names, **before, "lead": then[other] - then[winner], "points": gained}
            yield texts("finale-overtaken", when=when, parts=parts or NONE, **said)
            return


def largest(points: Mapping[str, int], most: int = LARGEST) -> Sequence[str]:
    """The parts that are told one by one, the largest first: none of the others is as large as one of them.

    Nor is any of those larger than their sum, as where one is made up for by another, nor their sum larger than the
    least that is told. A last one is told with the rest.
    """
    parts = sorted((part for part in points if points[part]), key=lambda part: -abs(points[part]))
    sizes = [abs(points[part]) for part in parts]
    told = min(most, len(parts))

    def rest(number: int) -> int:
        """All but so many of the first parts."""
        return abs(_sum(points, parts[number:]))

    while told < len(parts) and (sizes[told] == sizes[told - 1] or not sizes[told] <= rest(told) <= sizes[told - 1]):
        told += 1
    if len(parts) <= max(told, most) + 1:
        return parts
    return parts[:told]


def _sum(points: Mapping[str, int], parts: Sequence[str]) -> int:
    return sum(points[part] for part in parts)


def _beside_the_next(
    snapshot: GameSnapshot, points: Sequence[Mapping[str, int]], winners: Sequence[int]
) -> Iterator[tuple[int, Mapping[str, int]]]:
    """The one behind a single winner, and how many points more the winner has by part."""
    others = runners_up(snapshot, winners)
    if len(winners) == 1 and others and points:
        yield others[0], differences(points[winners[0]], points[others[0]])


def runners_up(snapshot: GameSnapshot, winners: Sequence[int]) -> Sequence[int]:
    """The seats that did not win, those with most points first."""
    return [seat for seat in order(snapshot.game.scores(snapshot.view(None))) if seat not in winners]


def differences(own: Mapping[str, int], other: Mapping[str, int]) -> Mapping[str, int]:
    """How many points one has more than another, by part."""
    return {part: own.get(part, 0) - other.get(part, 0) for part in dict.fromkeys([*own, *other])}


def _differences(
    snapshot: GameSnapshot,
    more: Mapping[str, int],
    whole: int,
    seats: tuple[int, int],
    texts: Texts,
    most: int = LARGEST,
    both: Sequence[Items] = (),
) -> str:
    """The greatest differences first, and behind them what else makes up the `whole`.

    Where each of two `seats` has more of something, it is said of which.
    """
    told, kind = largest(more, most), snapshot.row.kind
    sides: tuple[list[str], list[str]] = ([], [])
    for part in told:
        counts = [item.count for items in both for item in items.get(part, ()) if item.ranked]
        counts = counts if more[part] > 0 else counts[::-1]
        message = "finale-part-counted" if len(counts) == len(both) > 0 else "finale-part"
        said = {"part": texts(f"{kind}-picture-part-{part}"), "points": abs(more[part])}
        sides[more[part] < 0].append(texts(message, **said, **dict(zip(("own", "other"), counts, strict=False))))
    ahead, behind = (BETWEEN.join(parts) for parts in sides)
    if behind:
        names = (snapshot.plain_names[seat] for seat in seats)
        named = [(name, parts) for name, parts in zip(names, (ahead, behind), strict=True) if parts]
        ahead = "; ".join(texts("finale-more", name=name, parts=parts) for name, parts in named)
    rest = whole - sum(more[part] for part in told)
    if told and (rest or len(told) < sum(map(bool, more.values()))):
        return ("; " if behind else BETWEEN).join([ahead, texts("finale-part-rest", points=rest)])
    return ahead
