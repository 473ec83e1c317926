"""What mattered of some turns: what brought the most points, and turning points, each in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight, Weights
from bot.table.course.rounds import Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.lines import Teller
from bot.words.posts.said import SEAT, Line, Said
from bot.words.posts.scenes.highlight import MUCH, Highlight, said_in
from bot.words.posts.scenes.turns import of_turn, undoes
from bot.words.texts import Texts
from rules.core.decisions import NO_FACTS


def highlights(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> list[Highlight]:
    """What may be told again, in the order it was played: turning points, and what brought many points.

    Where nothing brought many, as in a slow round, it is what brought most.
    """
    return _mattering(every(snapshot, turns, texts))


def of_round(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> list[Highlight]:
    """As `highlights`, but what a seat gained by one kind of thing in several turns is told together where it is more.

    Five mines of three points each are more than passing for six, and each of them alone is less. Points that a
    later turn took back are told of neither.
    """
    found = lasting(every(snapshot, turns, texts))
    gathered = [each for seat in range(len(snapshot.seats)) for each in _gathered(found, seat)]
    left = [each for each in found if not any(within(each, other) for other in gathered)]
    found = sorted([*left, *gathered], key=lambda each: each.turn.moves[0].seq)
    return _mattering(found if _done(found) else _laid_down(snapshot, found) or [*_with_deeds(snapshot, found)])


def of_whom_nothing_is_told(
    snapshot: GameSnapshot, turns: Sequence[Turn], told: Sequence[Highlight], texts: Texts
) -> Iterator[Highlight]:
    """All that somebody gained in a round, in small turns that are not told, where it is as much as the most told."""
    most, known = max((each.points for each in told), default=0), {each.seat for each in told}
    done = [each for each in lasting(every(snapshot, turns, texts)) if not each.settled and each.seat not in known]
    for seat in dict.fromkeys(each.seat for each in done):
        own = [each for each in done if each.seat == seat and any(_gains(each))]
        points = sum(each.points for each in own)
        if own and points >= max(1, most):
            lines = [line for each in own for line in each.lines]
            yield Highlight(own[-1].turn, seat, lines, points, turns=_turns(own))


def every(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> list[Highlight]:
    """All that may be told of some turns, however little it brought, in the order it was played."""
    teller = Teller(snapshot, texts)
    return [each for turn in turns for each in of_turn(teller, turn) if each.lines]


def lasting(found: Sequence[Highlight]) -> list[Highlight]:
    """Turns without the points that a later one of their seat took back, such as of a sector that was given up."""
    left = [[*each.lines] for each in found]
    points = [each.points for each in found]
    for place, each in enumerate(found):
        later = [at for at in range(place + 1, len(found)) if found[at].seat == each.seat]
        for line in each.lines:
            at, lost = next(((at, other) for at in later for other in left[at] if undoes(other, line)), (0, None))
            if lost and line.said[0].points > 0:
                for turn, gone in ((place, line), (at, lost)):
                    left[turn].remove(gone)
                    points[turn] -= gone.said[0].points
    changed = [replace(each, lines=left[at], points=points[at]) for at, each in enumerate(found)]
    return [each for each in changed if each.lines]


def _mattering(found: Sequence[Highlight]) -> list[Highlight]:
    """What brought many points; what only came by itself is told by part in the standings, where anything else did."""
    told = _done(found) or found
    largest = max((each.points for each in told), default=0)
    return [each for each in told if each.turning_point or each.points >= min(MUCH, largest) > 0 or each.later]


def _done(found: Sequence[Highlight]) -> Sequence[Highlight]:
    """What did not come by itself, where any of it mattered; what the standings do not name is told with it."""
    done = [each for each in found if not (each.settled and all(said.parts for said in _scored(each)))]
    return done if any(each.points > 0 or each.turning_point or each.later for each in done) else []


def _laid_down(snapshot: GameSnapshot, found: Sequence[Highlight]) -> list[Highlight]:
    """Of turns that brought nothing yet what the end of the game will count, where it is much."""
    kinds = {kind for of in manifest(snapshot.row.kind).telling.sources.later.values() for kind in of}
    told = []
    for each in found:
        lines = [line for line in each.lines if any(said.kind in kinds for said in line.said)]
        events = [said.event for line in lines for said in line.said if said.event]
        if sum(int(event.facts.get("count", 1)) for event in events) >= MUCH:
            told.append(replace(each, lines=lines, later=True))
    return told


def _with_deeds(snapshot: GameSnapshot, found: Sequence[Highlight]) -> Iterator[Highlight]:
    """Of a round in which points only came by themselves what was done in it that leads to such points."""
    later = manifest(snapshot.row.kind).telling.sources.later
    for each in found:
        kinds = {kind for said in said_in(each.lines) for part, _ in said.parts for kind in later.get(part, ())}
        done = [line for one in found if one.seat == each.seat and not one.settled for line in one.lines]
        deeds = [line for line in done if each.settled and any(said.kind in kinds for said in line.said)]
        yield replace(each, lines=[*deeds, *each.lines])


def _scored(highlight: Highlight) -> Iterator[Said]:
    """What changed points of all that is told."""
    yield from (said for said in said_in(highlight.lines) if said.points)


def _gathered(found: Sequence[Highlight], seat: int) -> Iterator[Highlight]:
    """What a seat gained by one kind of event in several turns, where together it is more than any one turn brought.

    Turns that brought something else besides, such as a battle, stay apart with all of it.
    """
    own = [each for each in found if each.seat == seat]
    most = max((each.points for each in own), default=0)
    for thing in dict.fromkeys(_thing(said) for each in own for said in _gains(each)):
        several = [each for each in own if {_thing(said) for said in _telling(each)} == {thing}]
        gains = [(each, said) for each in several for said in said_in(each.lines) if said in _told_for(each)]
        points, turns = sum(said.points for _, said in gains), [each.turn for each in several]
        if points > most and turns[0] is not turns[-1]:
            order = [said.text for _, said in gains]
            in_order = sorted((said for _, said in gains), key=lambda said: order.index(said.text))
            alike = ([*each] for _, each in groupby(in_order, key=lambda said: said.text))
            lines = [Line(said[0].weight, said, seat) for said in alike]
            yield Highlight(turns[-1], seat, lines, points, turns=_turns(several))


def _turns(found: Sequence[Highlight]) -> int:
    """In how many turns something was done."""
    return len({each.turn.moves[0].seq for each in found})


def _thing(said: Said) -> tuple[str, ...]:
    """What kind of thing something is: what points it brings or leads to, where that is known, else what happened."""
    return tuple(part for part, points in said.parts if points or not said.points) or (said.kind,)


def within(one: Highlight, gathered: Highlight) -> bool:
    """Whether all that a turn is told for is told of several together."""
    told = [*_gains(one), *_turning_of(one)]
    return one.seat == gathered.seat and bool(told) and all(said in [*said_in(gathered.lines)] for said in told)


def _gains(highlight: Highlight) -> Iterator[Said]:
    """What brought the seat of a turn points, but for what a round brings by itself."""
    own = (said for said in said_in(highlight.lines) if said.seat == highlight.seat)
    yield from (said for said in own if said.points > 0 and said.weight is not Weight.SETTLEMENT)


def _telling(highlight: Highlight) -> Sequence[Said]:
    """What a turn is told for: what it gained and its turning points, else what it cost."""
    return [*_gains(highlight), *_turning_of(highlight)] or [*_paid(highlight)]


def _told_for(highlight: Highlight) -> Sequence[Said]:
    """What a turn gained, its turning points, and what it cost."""
    return [*_gains(highlight), *_turning_of(highlight), *_paid(highlight)]


def _paid(highlight: Highlight) -> Iterator[Said]:
    """What cost the seat of a turn points."""
    yield from (said for said in said_in(highlight.lines) if said.seat == highlight.seat and said.points < 0)


def _turning_of(highlight: Highlight) -> Iterator[Said]:
    """The turning points of a turn that are of its seat."""
    own = (said for said in said_in(highlight.lines) if said.seat == highlight.seat)
    yield from (said for said in own if said.weight is Weight.TURNING_POINT)


def foremost(found: Sequence[Highlight], count: int, level: int = 0) -> list[Highlight]:
    """So many that mattered most, in the order they were played: what brought most points is always among them.

    Up to so many more are told as are `level` with the last of them.
    """
    largest = max(found, key=lambda each: each.points, default=None)
    most = sorted(found, key=lambda each: (each is largest, each.rank), reverse=True)
    alike = [each for each in most[count:] if each.points > 0 and each.rank == most[count - 1].rank]
    most = most[:count] + (alike if len(alike) <= level else [])
    return [each for each in found if each in most]


def by_size(found: Sequence[Highlight]) -> list[Highlight]:
    """What mattered in the order it is told: turning points first, then what brought more, then what came earlier.

    Of turning points that did not bring many points the foremost stand first, such as a planet that everybody wants.
    """

    def placed(each: Highlight) -> tuple[bool, int, bool, int, int]:
        weighed, _, foremost, points, _ = each.rank
        return not each.turning_point, -weighed, not foremost, -points, each.turn.moves[0].seq

    return sorted(found, key=placed)


def told_besides(
    snapshot: GameSnapshot, turns: Sequence[Turn], told: Sequence[Highlight], texts: Texts
) -> Iterator[Highlight]:
    """What must be told of a round whatever else mattered, such as what changed hands, in the order it happened.

    What a seat did without another's in between stands in one line. What everybody got alike, as by an agenda, makes
    no difference: the post has told it, and the standings do.
    """
    weights = manifest(snapshot.row.kind).telling.weights
    known, found = [*said_in([line for each in told for line in each.lines])], every(snapshot, turns, texts)
    always = {said for each in found for line in each.lines for said in _always(weights, line)}
    said_once = dict[Said, Highlight]()  # where it was told first: a second time stands with nothing it came of
    for each in found:
        for said in said_in(each.lines):
            said_once.setdefault(said, each)
    left = [(each, said) for said, each in said_once.items() if said in always and said not in known]
    alike = Counter(_of_anybody(said) for said in said_once)
    left = [each for each in left if alike[_of_anybody(each[1])] < len(snapshot.seats)]
    for seat, together in groupby(left, key=lambda each: each[1].seat):
        own = [*together]
        if seat is not None:
            lines = [Line(said.weight, [said], seat) for _, said in own]
            yield Highlight(own[-1][0].turn, seat, lines, sum(said.points for _, said in own))


def _always(weights: Weights, line: Line) -> Iterator[Said]:
    """What must be told of a line, with what came of it for the same seat."""
    told = [said for said in line.said if said.kind in weights.always]
    yield from told
    seats = {said.seat for said in told}
    yield from (said for said in line.said if said.kind in weights.outcomes and said.seat in seats)


def left_out(snapshot: GameSnapshot, turns: Sequence[Turn], told: Sequence[Highlight], texts: Texts) -> Iterator[Said]:
    """What was a turning point of some turns and is not `told`, in the order it happened: of a scene its end."""
    teller, known = Teller(snapshot, texts), [*said_in([line for each in told for line in each.lines])]
    for each in every(snapshot, turns, texts):
        for line in (line for line in each.lines if line.weight is Weight.TURNING_POINT):
            turning = [said for said in line.said if said.weight is Weight.TURNING_POINT and not teller.begins(said)]
            if turning and not any(said in known for said in turning):
                known.extend(turning)
                yield turning[0]


def _of_anybody(said: Said) -> tuple[object, ...]:
    """What something is, whosever it is."""
    facts = said.event.facts if said.event else NO_FACTS
    return said.kind, frozenset(each for each in facts.items() if each[0] != SEAT)


def alike(one: Highlight, other: Highlight) -> bool:
    """Whether another brought as many points at least, by turning points of the same kinds."""
    kinds = _turning(one)
    return bool(kinds) and kinds <= _turning(other) and other.points >= one.points


def _turning(highlight: Highlight) -> set[str]:
    """The kinds of the turning points of a turn."""
    return {said.kind for said in said_in(highlight.lines) if said.weight is Weight.TURNING_POINT}
