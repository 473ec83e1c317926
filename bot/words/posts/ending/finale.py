"""The post that ends a game: who won by what, what decided it, and titles that follow from what everybody did."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, compress
from math import ceil
from unicodedata import east_asian_width

from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.course.earned import earned_at_last, earned_in, sources
from bot.table.course.rounds import Round, order, ranks
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts import highlights
from bot.words.posts.chapter import besides, place_line
from bot.words.posts.ending.deciding import DECIDED, Decisive, deciding, first, lead_of
from bot.words.posts.ending.leading import leads, led
from bot.words.posts.ending.titles import titles
from bot.words.posts.happened import CUT, post_lines, shortened, small
from bot.words.posts.lines import Teller
from bot.words.posts.parts import ahead, itemised, made_of, made_of_known, only_part, overtaken, runners_up
from bot.words.posts.said import BETWEEN, BULLET, EMPHASIS, SMALL, Line, Said
from bot.words.posts.scenes.highlight import Highlight
from bot.words.posts.scenes.words import words
from bot.words.texts import Texts

LATELY = 1  # of the last round, beside what decided the game: the post stands on a phone's screen with its picture
SHORT = 60  # characters of a turn, however many are told
LENGTHS = (*range(400, 100, -30), *range(100, SHORT, -10), SHORT)  # that all may have, by the room there is
THINGS = 3  # that a part of the difference is made of, of each of the two
WHOLE = 100  # characters that most deeds have; before they get fewer, what points are made of is left out
ROWS, COLUMNS = 28, 55  # of small letters, on a phone beside the picture; large ones have as much more room
LARGE = 1.23
SLACK = 14  # columns of a row that may stay free, since whole words stand in it


def finale(
    snapshot: GameSnapshot, moves: Sequence[MoveRow], rounds: Sequence[Round], texts: Texts, spare: float = 0
) -> Iterator[str]:
    """How a game ended; without its `rounds`, as of one that began with other rules, no more than the points.

    So many `rows` are left `spare`, for what stands below.
    """
    found = deciding(snapshot, rounds, texts)
    of_no_part = [each.highlight for each in found if each.highlight and not each.part]
    lately = _lately(snapshot, rounds, of_no_part, texts)
    decisive = [_told_above(each, lately) for each in found]
    again = [*lately, *(each.highlight for each in decisive if each.highlight)]
    teller = Teller(snapshot, texts)
    lines = _last_moves(teller, moves, again)
    whole = [line for line in lines if _stands_out(line)]
    others = _others(snapshot, moves, rounds, again, texts)
    lately = [each for each in lately if any(line not in whole for line in each.lines)]
    needed = [each for each in lately if any(_told_by(one, each) for one in found)] or lately
    scored = [line in whole or line.scene or any(said.points for said in line.said) for line in lines]

    @cache
    def each_last(short: int) -> list[list[str]]:
        return [[*_of_the_end(teller, line, min(short, WHOLE), whole=line in whole)] for line in lines]

    def last(short: int) -> list[str]:
        return [*chain.from_iterable(each_last(short))]

    def last_that_scored(short: int) -> list[str]:
        return [*chain.from_iterable(compress(each_last(short), scored))]

    @cache
    def mattered(short: int) -> list[str]:
        shown = lately if short > SHORT else highlights.foremost(needed, LATELY)  # where there is no room
        more = besides(snapshot, others, texts, short) if short > SHORT else ()
        return [*(small(words(snapshot, each, texts, short)) for each in shown), *more]

    @cache
    def each_reason(short: int) -> list[str]:
        return [_decisive(snapshot, rounds, each, texts, short) for each in decisive]

    def decided(short: int) -> list[str]:
        told = each_reason(short)
        return [*told[:1], *map(small, told[1:])]  # the first reason stands out: it is what a reader looks for

    def decided_in_small(short: int) -> list[str]:
        return [*map(small, each_reason(short))]

    def decided_by_parts(short: int) -> list[str]:
        left = [each.part or not decided_by for each in decisive]  # who took the lead when stands below
        return [*map(small, compress(each_reason(short), left))]

    won_by = [f"**{won(snapshot, texts)}**", *_why(snapshot, texts), *_tie(snapshot, texts)]
    course = _course(snapshot, rounds, texts) if rounds else []
    for_fun = [*titles(snapshot, rounds, texts)] if rounds else []
    decided_by = {each.part for each in decisive if each.part}
    beside = [*_beside_the_next(snapshot, rounds, decided_by, texts)] if rounds else []
    every_seat, first_two = range(len(snapshot.seats)), _first_two(snapshot)
    for latest, reasons, of_seats, least in (  # by the room there is
        (last, decided, every_seat, WHOLE),
        (last_that_scored, decided, every_seat, WHOLE),
        (last_that_scored, decided, first_two, WHOLE),
        (last_that_scored, decided, (), WHOLE),
        (last_that_scored, decided_in_small, (), WHOLE),
        (last_that_scored, decided_by_parts, (), SHORT),
    ):
        told_before = [*won_by, *_points(snapshot, rounds, decided_by, of_seats, texts)]
        room = ROWS - spare - sum(map(rows, [*told_before, *course, *beside, *for_fun]))
        told_last, told_lately, told_decisive = fair([latest, mattered, reasons], room, least)
        if sum(map(rows, [*told_last, *told_lately, *told_decisive])) <= room:
            break
    if told_last or told_lately or (rounds and snapshot.row.status == "over"):
        yield from [texts("finale-last-round", round=one.number) for one in rounds[-1:]]
    yield from (line for line in told_last if not line.startswith(SMALL))
    yield from told_lately
    yield from (line for line in told_last if line.startswith(SMALL))
    yield from told_before
    if course or told_decisive or beside:
        yield texts("finale-decided")
    yield from [*course, *told_decisive, *beside, *for_fun]


def fair(ways: Sequence[Callable[[int], list[str]]], room: float, least: int = SHORT) -> list[list[str]]:
    """Lists of lines, each made with as many characters a line as all of them together have room for, in rows.

    These are at `least` so many, even where there is no room. So what is short leaves its room to what is long, and a
    deed is told whole while there is any. Last rows are filled.
    """
    every = [[way(short) for way in ways] for short in LENGTHS if short >= least]
    told = next((told for told in every if sum(rows(line) for lines in told for line in lines) <= room), every[-1])
    return [_filled(lines, [longer[place] for longer in every]) for place, lines in enumerate(told)]


def _filled(lines: Sequence[str], ways: Sequence[Sequence[str]]) -> list[str]:
    """Lines as long as they can be without another row, of several `ways` to tell them, the longest first."""
    told = [way for way in ways if len(way) == len(lines)]
    return [
        next(way[place] for way in told if way[place] == line or rows(way[place], COLUMNS - SLACK) <= rows(line))
        for place, line in enumerate(lines)
    ]


def rows(line: str, wide: int = COLUMNS) -> float:
    """How many rows of small letters a line fills on a phone; a letter of Korean takes as much room as two others."""
    columns = sum(1 + (east_asian_width(letter) in "WF") for letter in line.removeprefix(SMALL).replace(EMPHASIS, ""))
    return ceil(columns / wide) if line.startswith(SMALL) else ceil(columns * LARGE / wide) * LARGE


def _lately(
    snapshot: GameSnapshot, rounds: Sequence[Round], below: Sequence[Highlight], texts: Texts
) -> list[Highlight]:
    """What mattered most in the last round of a winner, and of anybody else, but for what is told `below`.

    Of others nothing is told that brought less than half as much as a winner did then at once, unless it has a star.
    """
    if not rounds:
        return []
    found, winners = highlights.of_round(snapshot, rounds[-1].turns, texts), first(snapshot)
    left = [each for each in found if not _told(each, below)]
    own, others = ([each for each in left if (each.seat in winners) is won_it] for won_it in (True, False))
    most = max((each.points for each in found if each.seat in winners), default=0)
    others = [each for each in others if each.turning_point or 2 * each.points >= most]
    return highlights.by_size([*highlights.foremost(own, LATELY), *highlights.foremost(others, LATELY)])


def _others(
    snapshot: GameSnapshot, moves: Sequence[MoveRow], rounds: Sequence[Round], told: Sequence[Highlight], texts: Texts
) -> Sequence[Said]:
    """The turning points of the last round that are not told, but for those of the last `moves`."""
    last = {move.seq for move in moves}
    turns = [turn for one in rounds[-1:] for turn in one.turns if not last & {move.seq for move in turn.moves}]
    return [*highlights.left_out(snapshot, turns, told, texts)]


def _told(each: Highlight, below: Sequence[Highlight]) -> bool:
    """Whether most of what a turn brought is told below."""
    told = [one for one in below if one == each or (one.seat == each.seat and highlights.within(one, each))]
    return any(2 * one.points >= each.points for one in told)


def _told_above(decisive: Decisive, lately: Sequence[Highlight]) -> Decisive:
    """What decided a game without what was done for it, where that is told of the last round."""
    if any(_told_by(decisive, one) for one in lately):
        return replace(decisive, highlight=None)
    return decisive


def _told_by(decisive: Decisive, told: Highlight) -> bool:
    """Whether what is told of the last round tells what was done for a part that decided a game."""
    done = decisive.highlight
    return done is not None and bool(decisive.part) and (done == told or highlights.within(done, told))


def _last_moves(teller: Teller, moves: Sequence[MoveRow], again: Sequence[Highlight]) -> list[Line]:
    """What happened at last, but for routine and what is told `again` below; a turning point as in any other post.

    No heading stands there with nothing below it: that the game is over follows.
    """
    lines = teller.lines(moves, without=[line for each in again for line in each.lines if not _stands_out(line)])
    lines = [line for line in lines if line.part or line.weight >= Weight.MOVE]
    while lines and lines[-1].part:
        lines.pop()
    return lines


def _of_the_end(teller: Teller, line: Line, short: int, *, whole: bool) -> Iterator[str]:
    """A line of what happened at last, in small letters and `short` unless it stands out."""
    if not (whole or line.scene or line.head):
        yield shortened(small(_scored(teller, line, short)), short)
        return
    yield from (told if whole else shortened(small(told), short) for told in post_lines(teller, [line]))


def _scored(teller: Teller, line: Line, short: int) -> str:
    """A line in which what brought no points is left out first, the last of it first, with a sign for it."""
    left = [*line.said]
    told = next(iter(teller.words(line)))
    while len(small(told)) > short and len(left) > 1:
        idle = [one for one in left if not one.points]
        if not idle:
            break
        left = [one for one in left if one is not idle[-1]]
        told = next(iter(teller.words(replace(line, said=left)))) + CUT
    return told


def _stands_out(line: Line) -> bool:
    """Whether a line is a turning point in itself, such as an objective, and no battle."""
    return line.weight is Weight.TURNING_POINT and not (line.scene and line.scene.rounds)


def won(snapshot: GameSnapshot, texts: Texts) -> str:
    """Who won, and by how many points where points decided it."""
    names, winners = snapshot.plain_names, first(snapshot)
    message = "post-over-decided" if snapshot.row.verdict == DECIDED else "post-over"
    return texts(message, names=", ".join(names[seat] for seat in winners), count=len(winners), lead=lead_of(snapshot))


def how_it_ended(snapshot: GameSnapshot, texts: Texts, seat: int | None = None) -> str:
    """How a game ended, in one line: who won it, or what the table has decided; `seat` is whose panel says it.

    Whoever has won alone is told so as themselves.
    """
    if snapshot.row.status == "over" and not snapshot.row.verdict and [*first(snapshot)] == [seat]:
        return texts("ui-over-yours", lead=lead_of(snapshot))
    if snapshot.row.status == "over" or snapshot.row.verdict == DECIDED:
        return won(snapshot, texts)
    if snapshot.row.verdict:
        return texts(f"ui-verdict-{snapshot.row.verdict}", name=snapshot.plain_name(snapshot.row.given_to))
    return texts("ui-finished")


def _why(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """What ended the game by its rules."""
    if snapshot.row.status != "over":
        return
    kind, names = snapshot.row.kind, snapshot.plain_names
    for ending in manifest(kind).telling.ended(snapshot.view(None)):
        who = ", ".join(names[seat] for seat in ending.seats)
        yield SMALL + texts(f"{kind}-ended-{ending.why}", names=who, count=ending.count)


def _tie(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """By what those won who have no more points than others, where the game has words for it."""
    said, scores = f"{snapshot.row.kind}-tie-break", snapshot.game.scores(snapshot.view(None))
    winners = snapshot.game.winners(snapshot.view(None))
    most = {seat for seat, points in enumerate(scores) if points == max(scores)}
    if {*winners} < most and texts.has(said):
        yield texts(said, names=", ".join(snapshot.plain_names[seat] for seat in winners))


def _points(
    snapshot: GameSnapshot, rounds: Sequence[Round], again: Collection[str], of_seats: Collection[int], texts: Texts
) -> Iterator[str]:
    """The points of each seat, the winners first, with what the last round and the end changed, and `of_seats` by what.

    Of what the end brought a winner and the next one it says what it is made of, but for parts of which both have as
    many, and those of which that is told `again`.
    What they all come from stands in the picture; without its rounds, which that shows, it is said here.
    """
    scores, winners = snapshot.game.scores(snapshot.view(None)), first(snapshot)
    before, ended = (rounds[-1].before, rounds[-1].after) if rounds else (scores, scores)
    points = () if rounds else sources(snapshot, ())
    kind, by_the_end, by_the_round = snapshot.row.kind, earned_at_last(snapshot, ()), _earned_lately(snapshot, rounds)
    items = manifest(kind).telling.sources.items(snapshot.view(None)) or [{} for _ in scores]
    first_two = _first_two(snapshot)
    again = {*again, *_level(by_the_end, first_two)}
    for seat in sorted(order(scores), key=lambda seat: seat not in winners):
        behind = seat not in winners and scores[seat] == max(scores)  # a tie that went to others
        place = 1 + len(winners) if behind else ranks(scores)[seat]
        late, gained = scores[seat] - ended[seat], ended[seat] - before[seat]
        alone = "" if late else only_part(by_the_round[seat], gained)
        message = "chapter-place" if alone else "finale-place"
        yield place_line(snapshot, seat, before, scores, texts, message, place, late=late, alone=alone)
        for own in points[seat : seat + 1]:
            yield SMALL + BETWEEN.join(made_of(kind, own, scores[seat], texts))
        things = {part: own for part, own in items[seat].items() if part not in again}
        things = things if seat in first_two else {}
        parts = [made_of_known(kind, by_the_end[seat], late, texts, "finale-end-parts", things)] if late else []
        if not alone:
            parts.insert(0, made_of_known(kind, by_the_round[seat], gained, texts, "finale-round-parts"))
        if any(parts) and seat in of_seats:
            yield SMALL + BETWEEN.join(filter(None, parts))


def _first_two(snapshot: GameSnapshot) -> Sequence[int]:
    """The winners and the next one behind them."""
    winners = first(snapshot)
    return [*winners, *runners_up(snapshot, winners)[:1]]


def _level(points: Sequence[Mapping[str, int]], seats: Sequence[int]) -> Iterator[str]:
    """The parts of which some seats have as many points, which made no difference among them."""
    own = [points[seat] for seat in seats]
    if len(own) > 1:
        yield from (part for part in own[0] if len({each.get(part) for each in own}) == 1)


def _earned_lately(snapshot: GameSnapshot, rounds: Sequence[Round]) -> Sequence[Mapping[str, int]]:
    """By seat what the last round brought, by part; nothing where no round has ended."""
    return earned_in(snapshot, rounds[-1]) if rounds else [{} for _ in snapshot.seats]


def _course(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> list[str]:
    """Whom a winner overtook at last and by what, or whether they led throughout."""
    winners = first(snapshot)
    late = [small(line) for line in overtaken(snapshot, rounds, winners, texts)]
    return [*led(snapshot, rounds, winners, texts, late=not late), *late]


def _beside_the_next(
    snapshot: GameSnapshot, rounds: Sequence[Round], told: Collection[str], texts: Texts
) -> Iterator[str]:
    """By what a winner is ahead of the next one, but for parts that were `told`, and who led after which rounds."""
    winners = first(snapshot)
    yield from map(small, ahead(snapshot, sources(snapshot, rounds), winners, texts, told))
    yield from leads(snapshot, rounds, winners, texts)


def _decisive(
    snapshot: GameSnapshot, rounds: Sequence[Round], decisive: Decisive, texts: Texts, short: int = SHORT
) -> str:
    """What decided a game in one line: a part of the difference, and what was done for it or what it is made of.

    What was done has its round, and `short` characters. In how many turns it was is left out where there is no room.
    """
    mark, told = BULLET, list[str]()
    names, kind, (own, other) = snapshot.plain_names, snapshot.row.kind, decisive.points
    if decisive.part:
        part = texts(f"{kind}-picture-part-{decisive.part}")
        most, least = max(own, other), min(own, other)
        said = {"part": part, "name": names[decisive.ahead], "points": most - least}
        told.append(texts("finale-difference", own=most, other=least, **said))
        told += _made_of(snapshot, decisive, texts)
    if turn := decisive.highlight:
        line = words(snapshot, _of_one_part(turn) if decisive.part else turn, texts, short)
        mark, what = line[: len(BULLET)], line[len(BULLET) :]
        number = next(one.number for one in rounds if turn.turn in one.turns)
        message = "finale-front" if decisive.leads else "finale-turn"
        if decisive.since:
            told.append(texts("finale-since", round=decisive.since, what=what))
        else:
            told.append(what if any(decisive.brought) else texts(message, round=number, what=what))
    elif decisive.round and not any(decisive.brought):
        told.append(texts("finale-in-round", round=decisive.round))
    if any(decisive.brought):
        who = {"name": names[decisive.ahead], "other": names[decisive.behind]}
        own, other = decisive.brought
        front = "yes" if decisive.leads else "no"
        told.append(texts("finale-grew", round=decisive.round, own=own, others=other, front=front, **who))
    if decisive.turns[0] and short > SHORT:
        own_turns, other_turns = decisive.turns
        who = {"name": names[decisive.ahead], "other": names[decisive.behind]}
        told.append(texts("finale-in-turns", turns=own_turns, others=other_turns, **who))
    return mark + BETWEEN.join(told)


def _made_of(snapshot: GameSnapshot, decisive: Decisive, texts: Texts) -> Iterator[str]:
    """What a part of the difference is made of, of either of the two, and how many points both have of the same."""
    items = manifest(snapshot.row.kind).telling.sources.items(snapshot.view(None))
    both = [items[seat].get(decisive.part, ()) for seat in decisive.seats] if items else [(), ()]
    same = [item for item in both[0] if item in both[1] and not item.ranked]
    shared = sum(item.points for item in same)
    for seat, points, own in zip(decisive.seats, decisive.points, both, strict=True):
        if left := [item for item in own if item not in same]:
            made = itemised(snapshot.row.kind, left, points - shared, texts, THINGS)
            yield f"{snapshot.plain_names[seat]}: {made}"
    if shared:
        yield texts("finale-both", points=shared)


def _of_one_part(turn: Highlight) -> Highlight:
    """A turn that is told of one part, which stands before it as its points do, and neither is named again.

    Where anything in it brought points, a turning point that brought none is told behind that.
    """
    scored = any(said.points for line in turn.lines for said in line.said)

    def bare(said: Said) -> Said:
        weight = min(said.weight, Weight.MOVE) if scored and not said.points else said.weight
        return replace(said, parts=(), weight=weight)

    lines = [replace(line, said=[bare(said) for said in line.said]) for line in turn.lines]
    return replace(turn, lines=lines, points=0)
