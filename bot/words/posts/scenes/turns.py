"""What mattered of a turn, seat by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.manifest.weight import Weight
from bot.table.course.rounds import Turn
from bot.words.effects import facts_apart
from bot.words.posts.lines import Teller
from bot.words.posts.said import Line, Said
from bot.words.posts.scenes.highlight import Highlight, said_in
from rules.core.decisions import NO_FACTS, Facts


def of_turn(teller: Teller, turn: Turn) -> Iterator[Highlight]:
    """What mattered of a turn: of whoever made it, and of others what its lines name, as where all act in one phase.

    What is nobody's, such as a new card on the table, is told only where there is nothing else. What was paid in
    passing, such as for power, is no part of what a turn brought. What has nothing to do with a battle is told apart
    from it, and so is what belongs to another phase.
    Last what the beginning or the end of a round brought a seat, where it brought others less.
    """
    lines = teller.unfolded(turn.moves)
    head = next((place for place, line in enumerate(lines) if line.head), len(lines))
    told = _lasting([line for line in lines[:head] if line.weight >= Weight.MOVE])
    settled, paid = settled_in(lines), _paid_in_passing(lines)
    own = [line for line in told if line.seat in (None, turn.seat)]
    theirs = [line for line in own if any(said.seat is not None for said in line.said)]
    scoring = _scoring(teller, theirs, turn.seat) or _scoring(teller, own, turn.seat)
    moves = [line for line in own if line.weight is Weight.MOVE and line.seat == turn.seat]
    grew = _grown(teller, turn, lines)
    scoring = [*scoring, *grew.get(turn.seat, ())]
    whole = turn.gained - settled[turn.seat] - paid[turn.seat]
    yield from _apart(lines, Highlight(turn, turn.seat, scoring or moves, whole))
    others = [line.seat for line in told if line.seat is not None]
    for seat in (seat for seat in dict.fromkeys([*others, *grew]) if seat != turn.seat):
        theirs = [line for line in told if line.seat == seat]
        points = sum(said.points for said in said_in([*theirs, *grew.get(seat, ())]))
        found = Highlight(turn, seat, [*_scoring(teller, theirs, seat), *grew.get(seat, ())], points)
        yield from _apart(lines, found)
    least = min(settled[seat] for seat in range(len(turn.after)))
    for seat in (seat for seat in settled if settled[seat] > least):
        theirs = [line for line in lines if line.seat == seat and line.weight is Weight.SETTLEMENT]
        scoring = [line for line in theirs if any(said.points for said in line.said)]
        yield Highlight(turn, seat, sorted(scoring, key=lambda line: line.said[0].points < 0), settled[seat])


def _apart(lines: Sequence[Line], whole: Highlight) -> Iterator[Highlight]:
    """What a turn is told for, in as many as have to do with each other; the first has the points that no line names.

    `lines` are all of the turn. A line parts from a battle that it is not of the place of, and from what was before
    the heading of another phase.
    """
    parts = list[list[Line]]()
    for line in whole.lines:
        if not parts or _begins_another(lines, parts[-1], line):
            parts.append([])
        parts[-1].append(line)
    named = [sum(said.points for said in said_in(part) if said.seat == whole.seat) for part in parts]
    named[:1] = [whole.points - sum(named[1:])]
    for part, points in zip(parts or [[]], named, strict=True):
        yield replace(whole, lines=part, points=points)


def _begins_another(lines: Sequence[Line], before: Sequence[Line], line: Line) -> bool:
    """Whether a line has nothing to do with those before it."""
    places = [next((at for at, one in enumerate(lines) if one is each), None) for each in (before[-1], line)]
    if places[0] is not None and places[1] is not None and any(each.part for each in lines[places[0] : places[1]]):
        return True
    fought = next((each for each in reversed([*before, line]) if each.scene and each.scene.rounds), None)
    if fought is None:
        return False
    return any(_elsewhere(fought, each) for each in ([line] if line is not fought else before))


def _elsewhere(fought: Line, line: Line) -> bool:
    """Whether a line names another place than the end of a battle does."""
    scene, end = fought.scene, line.scene.result if line.scene else line.said
    shared = [
        (one.event.facts[name], other.event.facts[name])
        for one in (scene.result if scene else ())
        for other in end
        if one.event and other.event
        for name in one.event.facts.keys() & other.event.facts.keys()
        if isinstance(one.event.facts[name], str)
    ]
    return bool(shared) and not any(one == other for one, other in shared)


def _paid_in_passing(lines: Sequence[Line]) -> Counter[int]:
    """By seat the points that routine of a turn has cost, and that no line of it tells again."""
    found = Counter[int]()
    for said in (said for line in lines if line.weight is Weight.ROUTINE for said in line.said):
        if said.seat is not None and said.points < 0:
            found[said.seat] += said.points
    return found


def _grown(teller: Teller, turn: Turn, lines: Sequence[Line]) -> Mapping[int, Sequence[Line]]:
    """By seat a line of the points that a turn changed and no event names, where the game says what those are."""
    if not teller.knows_the_unsaid:
        return {}
    named = Counter[int]()
    for said in (said for said in said_in(lines) if said.seat is not None):
        named[said.seat or 0] += said.points
    changed = {seat: turn.after[seat] - turn.before[seat] - named[seat] for seat in range(len(turn.after))}
    return {seat: [teller.grown(seat, points)] for seat, points in changed.items() if points}


def _lasting(lines: Sequence[Line]) -> list[Line]:
    """The lines without those whose points another one took back, such as of a sector that was won and given up."""
    kept = [*lines]
    for line in lines:
        undone = next((other for other in kept if other is not line and undoes(other, line)), None)
        if undone and any(one is line for one in kept):
            kept = [each for each in kept if each is not line and each is not undone]
    return kept


def undoes(line: Line, other: Line) -> bool:
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
        if scores and not teller.tells_its_deed(line) and before.seat == seat and before not in [*found[-1:], *costs]:
            found.append(before)
        decisive = line.weight is Weight.TURNING_POINT and not teller.only_begins(line)
        if line not in found[-1:] and (scores or decisive):
            found.append(line)
    return [*found, *(line for line in costs if line not in found)] if found else []


def _costs(line: Line) -> bool:
    """Whether it cost points, such as of a sector that was given up."""
    return line.weight >= Weight.MOVE and any(said.points < 0 for said in line.said)


def settled_in(lines: Sequence[Line]) -> Counter[int]:
    """By seat the points that come from the beginning or the end of a round, and not from the turn that led to it."""
    found = Counter[int]()
    for said in (said for line in lines if line.weight is Weight.SETTLEMENT for said in line.said):
        if said.seat is not None:
            found[said.seat] += said.points
    return found
