"""The post that ends a round: how it ended, who stands where, and the turns that mattered most."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.manifest.manifest import manifest
from bot.manifest.sources import Item
from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.course.chapters import Chapter
from bot.table.course.earned import earned_in, grown_in
from bot.table.course.rounds import Round, Turn, leaders, order, ranks
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts import highlights
from bot.words.posts.digest import digests
from bot.words.posts.happened import CUT, bare, in_events, post_lines, shortened, with_rounds
from bot.words.posts.lines import Teller
from bot.words.posts.parts import FEW, itemised, made_of, only_part, said_item
from bot.words.posts.said import BETWEEN, EMPHASIS, SMALL, Line, Said
from bot.words.posts.scenes.balance import balanced, untold_points
from bot.words.posts.scenes.highlight import Highlight, said_in
from bot.words.posts.scenes.words import SHORT, words
from bot.words.texts import Texts

BRIEF = 220  # characters of what a seat did in a round, where it is told in brief
MATTERED = 3  # turns that are told again
LEVEL = 2  # more of those, where they brought as much as the last one
MOST_GROWN = 3  # cards that count others, of which a round tells what they gave
ALL_TOLD: Mapping[int, Mapping[str, int]] = {}
NONE = "none"  # in the place of the one part that points came from


def chapter(
    snapshot: GameSnapshot,
    moves: Sequence[MoveRow],
    ended: Round,
    texts: Texts,
    parts: Sequence[Chapter] = (),
    *,
    brief: bool = False,
) -> Iterator[str]:
    """How a round ended, what its last parts brought, its standings and what mattered, then how the next one begins.

    In `brief`, where a panel has told all, a seat has one line of `BRIEF` characters, and a turning point stands once.
    Of the next round it has no more than its heading: the post of that one tells it whole.

    What the moves of the post did stands above in its place, whoever made them, and again below where it mattered: what
    mattered is told of the whole round, as `highlights.by_size` orders it. Of a scene such as a battle, which is told
    with its end above, it has only how that ended. Where the post did all of it nothing is told again. Of a round that
    changed no points one small line says who stands where.
    """
    teller, found = Teller(snapshot, texts), _foremost(snapshot, ended.turns, texts)
    lines = teller.lines(moves, by_seat=brief)
    last = max((place for place, line in enumerate(lines) if line.head), default=len(lines))
    if brief:
        yield from _in_brief(teller, lines[:last], found)
    else:
        yield from with_rounds(teller, lines[:last])
        yield from digests(snapshot, parts, texts, standings=ended.scored)
    yield texts("chapter-over", round=ended.number)
    if ended.scored:
        yield from standings(snapshot, ended, texts)
        yield from lead(snapshot, ended, texts)
    else:
        yield _still(snapshot, ended, texts)
    yield from _so_far(snapshot, ended, texts)
    by_itself = [*_by_itself(snapshot, ended.turns, found, texts)]
    above = {move.seq for move in moves}
    earlier = [turn for turn in ended.turns if not above & {move.seq for move in turn.moves}]
    left_out = [*highlights.left_out(snapshot, earlier, found, texts)]
    rest = untold_points(snapshot, ended, found, left_out)
    more = brief or by_itself or any(each.turn in earlier for each in found)
    untold = found if brief else _untold(found, lines)
    again = [*untold] if more else []
    yield from _again(snapshot, again, texts, by_itself, rest)
    yield from besides(snapshot, left_out, texts)
    begins = lines[last:]
    yield from post_lines(teller, [line for line in begins if line.head] if brief else begins)


def _in_brief(teller: Teller, lines: Sequence[Line], again: Sequence[Highlight]) -> Iterator[str]:
    """What people did in a round, without what it brought by itself: whole events, as many as a line has room for.

    Of a battle stands the end alone, and nothing of a turning point that is told `again`. What something cost is left
    out, and what only goes with it; of what then has no room what brought no points first, the last of it first.
    """
    known = [*said_in([line for each in again for line in each.lines])]
    for line in lines:
        turning = [said for said in line.said if said.weight is Weight.TURNING_POINT and not teller.begins(said)]
        told = line.weight is Weight.TURNING_POINT and all(said in known for said in turning)
        if line.weight < Weight.MOVE or told:
            continue
        if line.scene or line.part:
            yield from (in_events(words, BRIEF) for words in teller.words(line))
        else:
            yield _deeds(teller, line)


def _deeds(teller: Teller, line: Line) -> str:
    """What somebody did in a round, in one line of `BRIEF` characters."""
    left = [one if one.points else replace(one, text=bare(one.text)) for one in line.said]
    words, cut = "".join(teller.words(replace(line, said=left))), ""
    while len(words + cut) > BRIEF and len(left) > 1:
        idle = [one for one in left if not one.points] or left
        left = [one for one in left if one is not idle[-1]]
        words, cut = "".join(teller.words(replace(line, said=left))), CUT
    return words + cut if cut else in_events(words, BRIEF)


def _by_itself(
    snapshot: GameSnapshot, turns: Sequence[Turn], found: Sequence[Highlight], texts: Texts
) -> Iterator[str]:
    """Parts of which a round brought somebody by itself, as in production, more than all that was done and is told."""
    teller, known = Teller(snapshot, texts), [line for each in found if each.settled for line in each.lines]
    lines = [line for turn in turns for line in teller.unfolded(turn.moves) if line.weight is Weight.SETTLEMENT]
    brought = defaultdict[str, Counter[int]](Counter)
    for said in (said for line in lines if line not in known for said in line.said):
        for part, points in said.parts:
            brought[part][said.seat or 0] += points
    most = max((each.points for each in found), default=0)
    for part, seats in brought.items():
        if max(seats.values()) > most:
            told = [
                texts("chapter-of-seat", name=snapshot.plain_names[seat], points=n) for seat, n in seats.most_common()
            ]
            yield texts(
                "chapter-by-itself", part=texts(f"{snapshot.row.kind}-picture-part-{part}"), seats=", ".join(told)
            )


def besides(snapshot: GameSnapshot, left: Sequence[Said], texts: Texts, short: int = SHORT) -> Iterator[str]:
    """In one small line of `short` characters turning points that are not told, and how many more there were.

    One of them is named at least, if need be in short.
    """
    teller = Teller(snapshot, texts)
    for count in range(len(left), 0, -1):
        what = teller.in_one(left[:count])
        line = texts("chapter-besides", what=what, count=len(left) - count)
        over = len(line.replace(EMPHASIS, "")) - short
        if over <= 0:
            yield line
            return
        if count == 1:
            yield texts("chapter-besides", what=shortened(what, len(what) - over), count=len(left) - 1)


def _untold(found: Sequence[Highlight], lines: Sequence[Line]) -> Iterator[Highlight]:
    """What mattered; of scenes of which some lines have told the end only how it ended, beside anything else."""
    ends = [line.scene.result for line in lines if line.scene and line.scene.result]
    told = [line for each in found for line in each.lines if line.scene and line.scene.result in ends]
    if all(line in told for each in found for line in each.lines):
        return
    for each in found:
        left = [_ended(line) if line in told else line for line in each.lines]
        if any(line.said for line in left):
            yield replace(each, lines=[line for line in left if line.said])


def _ended(line: Line) -> Line:
    """A line of a scene that tells only how it ended, such as who won a battle."""
    result = line.scene.result if line.scene else ()
    return replace(line, said=[one for one in result if one.weight is Weight.TURNING_POINT], scene=None)


def standings(snapshot: GameSnapshot, ended: Round, texts: Texts) -> Iterator[str]:
    """Each seat's place and points, the first first, with what the round changed of both, and where that came from."""
    kind, earned, grown = snapshot.row.kind, earned_in(snapshot, ended), grown_in(snapshot, ended)
    unsaid = manifest(kind).telling.sources.unsaid
    for seat in order(ended.after):
        gained = ended.after[seat] - ended.before[seat]
        alone = only_part(earned[seat], gained)
        yield place_line(snapshot, seat, ended.before, ended.after, texts, alone=alone)
        things = _grown(kind, grown[seat], earned[seat].get(unsaid, 0), texts)
        if any(earned[seat].values()) and not alone:
            yield SMALL + BETWEEN.join(made_of(kind, earned[seat], gained, texts, of={unsaid: things}))
        elif things and alone == unsaid:
            yield SMALL + things


def _grown(kind: str, things: Sequence[Item], points: int, texts: Texts) -> str:
    """What counts other things, such as cards, by how much it gave in a round; one thing alone without its points."""
    if [each.points for each in things] == [points]:
        return said_item(kind, things[0], texts)
    return itemised(kind, things, points, texts, MOST_GROWN) if things else ""


def _still(snapshot: GameSnapshot, ended: Round, texts: Texts) -> str:
    """That a round changed no points, and how many each seat has."""
    names, points = snapshot.plain_names, ended.after
    told = (texts("chapter-points", name=names[seat], points=points[seat], gained=0) for seat in order(points))
    return texts("chapter-still", points=BETWEEN.join(told))


def _so_far(snapshot: GameSnapshot, ended: Round, texts: Texts) -> Iterator[str]:
    """What the end of the game would add to the points of each seat if it came now, the most first."""
    if ended.end is None:
        return
    kind, names = snapshot.row.kind, snapshot.plain_names
    found = manifest(kind).telling.sources.so_far(ended.end)
    sums = [sum(own.values()) for own in found]
    told = [
        texts(
            "chapter-adds",
            name=names[seat],
            points=sums[seat],
            parts=", ".join(made_of(kind, found[seat], sums[seat], texts, FEW)),
        )
        for seat in order(sums)
        if sums[seat]
    ]
    if told:
        yield texts("chapter-so-far", seats=BETWEEN.join(told))


def place_line(
    snapshot: GameSnapshot,
    seat: int,
    before: Sequence[int],
    after: Sequence[int],
    texts: Texts,
    message: str = "chapter-place",
    place: int = 0,
    *,
    late: int = 0,
    alone: str = "",
) -> str:
    """The place and points of a seat, with what has changed of both; where all were level before, none has moved.

    `place` is the one it has, where that does not follow from the points alone; `late` are those of its points
    that only the end of the game brought, `alone` the part that all others came from.
    """
    now = place or ranks(after)[seat]
    was = ranks(before)[seat] if len({*before}) > 1 else now
    return texts(
        message,
        rank=now,
        name=snapshot.plain_names[seat],
        points=after[seat],
        gained=after[seat] - before[seat] - late,
        late=late,
        alone=texts(f"{snapshot.row.kind}-picture-part-{alone}") if alone else NONE,
        up=max(0, was - now),
        down=max(0, now - was),
    )


def lead(snapshot: GameSnapshot, ended: Round, texts: Texts) -> Iterator[str]:
    """Who leads, where others did before."""
    ahead = leaders(ended.after)
    if ahead and ahead != leaders(ended.before):
        names = [snapshot.plain_names[seat] for seat in ahead]
        yield texts("chapter-lead", names=", ".join(names), count=len(names))


def lines_of_turns(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> Iterator[str]:
    """The turns that mattered most, with what they brought, the largest first."""
    yield from _again(snapshot, _foremost(snapshot, turns, texts), texts)


def _foremost(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> list[Highlight]:
    found = highlights.foremost(highlights.of_round(snapshot, turns, texts), MATTERED, LEVEL)
    found.extend(highlights.of_whom_nothing_is_told(snapshot, turns, found, texts))
    return highlights.by_size([*found, *highlights.told_besides(snapshot, turns, found, texts)])


def _again(
    snapshot: GameSnapshot,
    found: Sequence[Highlight],
    texts: Texts,
    by_itself: Sequence[str] = (),
    rest: Mapping[int, Mapping[str, int]] = ALL_TOLD,
) -> Iterator[str]:
    """What mattered, with the `rest` of the points of seats behind what is told of them last."""
    if found or by_itself:
        yield texts("chapter-mattered")
    behind = balanced(snapshot, rest, found, texts)
    yield from (words(snapshot, each, texts) + behind.get(place, "") for place, each in enumerate(found))
    yield from by_itself
