"""What mattered of some turns: what brought the most points, and turning points, each in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.table.course.rounds import Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.effects import facts_apart
from bot.words.posts.happened import CUT, shortened
from bot.words.posts.lines import BETWEEN, BULLET, EMPHASIS, SEAT, STAR, Line, Said, Teller
from bot.words.texts import Texts
from rules.core.decisions import NO_FACTS, Facts

MUCH = 3  # points from which on a turn without a turning point may matter, and as much as a turning point is worth
SHORT = 160  # characters of a line that are read


@dataclass(frozen=True, slots=True)
class Highlight:
    """What a seat did in a turn, its own or another's, that made it matter: its lines, and the points they brought.

    `later`: they are what the end of the game will count.
    """

    turn: Turn
    seat: int
    lines: Sequence[Line]
    points: int
    later: bool = False

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
        turning = [said for said in _said(self.lines) if said.weight is Weight.TURNING_POINT]
        return weighed, bool(turning), any(said.foremost for said in turning), self.points, len(turning)


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
            yield Highlight(own[-1].turn, seat, [line for each in own for line in each.lines], points)


def every(snapshot: GameSnapshot, turns: Sequence[Turn], texts: Texts) -> list[Highlight]:
    """All that may be told of some turns, however little it brought, in the order it was played."""
    teller = Teller(snapshot, texts)
    return [each for turn in turns for each in _of_turn(teller, turn) if each.lines]


def lasting(found: Sequence[Highlight]) -> list[Highlight]:
    """Turns without the points that a later one of their seat took back, such as of a sector that was given up."""
    left = [[*each.lines] for each in found]
    points = [each.points for each in found]
    for place, each in enumerate(found):
        later = [at for at in range(place + 1, len(found)) if found[at].seat == each.seat]
        for line in each.lines:
            at, lost = next(((at, other) for at in later for other in left[at] if _undoes(other, line)), (0, None))
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
        kinds = {kind for said in _said(each.lines) for part, _ in said.parts for kind in later.get(part, ())}
        done = [line for one in found if one.seat == each.seat and not one.settled for line in one.lines]
        deeds = [line for line in done if each.settled and any(said.kind in kinds for said in line.said)]
        yield replace(each, lines=[*deeds, *each.lines])


def _scored(highlight: Highlight) -> Iterator[Said]:
    """What changed points of all that is told."""
    yield from (said for said in _said(highlight.lines) if said.points)


def _gathered(found: Sequence[Highlight], seat: int) -> Iterator[Highlight]:
    """What a seat gained by one kind of event in several turns, where together it is more than any one turn brought.

    Turns that brought something else besides, such as a battle, stay apart with all of it.
    """
    own = [each for each in found if each.seat == seat]
    most = max((each.points for each in own), default=0)
    for thing in dict.fromkeys(_thing(said) for each in own for said in _gains(each)):
        several = [each for each in own if {_thing(said) for said in _telling(each)} == {thing}]
        gains = [(each, said) for each in several for said in _said(each.lines) if said in _told_for(each)]
        points, turns = sum(said.points for _, said in gains), [each.turn for each in several]
        if points > most and turns[0] is not turns[-1]:
            order = [said.text for _, said in gains]
            in_order = sorted((said for _, said in gains), key=lambda said: order.index(said.text))
            alike = ([*each] for _, each in groupby(in_order, key=lambda said: said.text))
            yield Highlight(turns[-1], seat, [Line(said[0].weight, said, seat) for said in alike], points)


def _thing(said: Said) -> tuple[str, ...]:
    """What kind of thing something is: what points it brings or leads to, where that is known, else what happened."""
    return tuple(part for part, points in said.parts if points or not said.points) or (said.kind,)


def within(one: Highlight, gathered: Highlight) -> bool:
    """Whether all that a turn is told for is told of several together."""
    told = [*_gains(one), *_turning_of(one)]
    return one.seat == gathered.seat and bool(told) and all(said in [*_said(gathered.lines)] for said in told)


def _gains(highlight: Highlight) -> Iterator[Said]:
    """What brought the seat of a turn points, but for what a round brings by itself."""
    own = (said for said in _said(highlight.lines) if said.seat == highlight.seat)
    yield from (said for said in own if said.points > 0 and said.weight is not Weight.SETTLEMENT)


def _telling(highlight: Highlight) -> Sequence[Said]:
    """What a turn is told for: what it gained and its turning points, else what it cost."""
    return [*_gains(highlight), *_turning_of(highlight)] or [*_paid(highlight)]


def _told_for(highlight: Highlight) -> Sequence[Said]:
    """What a turn gained, its turning points, and what it cost."""
    return [*_gains(highlight), *_turning_of(highlight), *_paid(highlight)]


def _paid(highlight: Highlight) -> Iterator[Said]:
    """What cost the seat of a turn points."""
    yield from (said for said in _said(highlight.lines) if said.seat == highlight.seat and said.points < 0)


def _turning_of(highlight: Highlight) -> Iterator[Said]:
    """The turning points of a turn that are of its seat."""
    own = (said for said in _said(highlight.lines) if said.seat == highlight.seat)
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
    always = manifest(snapshot.row.kind).telling.weights.always
    known, found = [*_said([line for each in told for line in each.lines])], every(snapshot, turns, texts)
    said_once = {said: each for each in reversed(found) for said in reversed([*_said(each.lines)])}
    left = [(said_once[said], said) for said in reversed(said_once) if said.kind in always and said not in known]
    alike = Counter(_of_anybody(said) for said in said_once)
    left = [each for each in left if alike[_of_anybody(each[1])] < len(snapshot.seats)]
    for seat, together in groupby(left, key=lambda each: each[1].seat):
        own = [*together]
        if seat is not None:
            lines = [Line(said.weight, [said], seat) for _, said in own]
            yield Highlight(own[-1][0].turn, seat, lines, sum(said.points for _, said in own))


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
    return {said.kind for said in _said(highlight.lines) if said.weight is Weight.TURNING_POINT}


def words(snapshot: GameSnapshot, highlight: Highlight, texts: Texts, short: int = SHORT) -> str:
    """A turn in one line of `short` characters, which opens with its points but where what scored them says so itself.

    Of a long one stands what decided it, then what brought most, and how many points the others brought, by what they
    came from where there is room for that. Who did it and what is never left out.
    """
    teller = Teller(snapshot, texts)
    told, others, rest = teller.gathered(highlight.lines), list[Said](), ""
    line = _line(teller, highlight, told, texts)
    while _length(line + rest) > short and len(told) > 1:
        least = _least(teller, highlight, told)
        others.append(least)
        told = [one for one in told if one is not least]
        brought = _brought(others)
        if brought and (any(one.points for one in told) or "" not in brought):
            rest = BETWEEN + _others(snapshot, brought, texts)
        elif brought and highlight.points > 0:  # the points before the line are all of them
            rest = ""
        elif _matters(least) and not teller.begins(least):
            rest = CUT
        line = _line(teller, highlight, told, texts)
    in_all = sum(_brought(others).values())
    if _length(line + rest) > short and rest and in_all:
        rest = BETWEEN + texts("chapter-others", parts=texts("chapter-gained", points=in_all))
        if in_all == highlight.points:  # which stand before the line
            rest = ""
    if _length(line + rest) > short:
        line = shortened(line, short - len(rest)).removesuffix(rest)
    return line + rest


def _brought(others: Sequence[Said]) -> Mapping[str, int]:
    """The points of what is not told, by what they came from; "" is where that is not known."""
    points = Counter[str]()
    for said in others:
        points.update(dict(said.parts) or {"": said.points})
    return {part: points[part] for part in points if points[part]}


def _others(snapshot: GameSnapshot, brought: Mapping[str, int], texts: Texts) -> str:
    """What the others brought that are not told."""
    kind = snapshot.row.kind
    told = [
        texts("finale-part", part=texts(f"{kind}-picture-part-{part}"), points=points)
        for part, points in brought.items()
        if part
    ]
    if points := brought.get(""):
        told.append(texts("chapter-gained", points=points))
    return texts("chapter-others", parts=", ".join(told))


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


def _line(teller: Teller, highlight: Highlight, told: Sequence[Said], texts: Texts) -> str:
    """What is told of a turn in one line, with the points of the whole."""
    what = teller.in_one(told)
    named = [said.points for said in told if said.points]
    if highlight.points > 0 and named != [highlight.points]:
        what = texts("chapter-brought", what=what, points=highlight.points)
    return (STAR if highlight.turning_point else BULLET) + what


def _worth(said: Said) -> tuple[bool, int, bool]:
    """How much something of a turn matters: a turning point more than any points."""
    return said.weight is Weight.TURNING_POINT, said.points, said.foremost


def _of_turn(teller: Teller, turn: Turn) -> Iterator[Highlight]:
    """What mattered of a turn: of whoever made it, and of others what its lines name, as where all act in one phase.

    What is nobody's, such as a new card on the table, is told only where there is nothing else.
    Last what the beginning or the end of a round brought a seat, where it brought others less.
    """
    lines = teller.unfolded(turn.moves)
    head = next((place for place, line in enumerate(lines) if line.head), len(lines))
    told = _lasting([line for line in lines[:head] if line.weight >= Weight.MOVE or _costs(line)])
    settled = _settled(lines)
    own = [line for line in told if line.seat in (None, turn.seat)]
    theirs = [line for line in own if any(said.seat is not None for said in line.said)]
    scoring = _scoring(teller, theirs, turn.seat) or _scoring(teller, own, turn.seat)
    moves = [line for line in own if line.weight is Weight.MOVE and line.seat == turn.seat]
    grew = _grown(teller, turn, lines)
    scoring = [*scoring, *grew.get(turn.seat, ())]
    yield Highlight(turn, turn.seat, scoring or moves, turn.gained - settled[turn.seat])
    others = [line.seat for line in told if line.seat is not None]
    for seat in (seat for seat in dict.fromkeys([*others, *grew]) if seat != turn.seat):
        theirs = [line for line in told if line.seat == seat]
        points = sum(said.points for said in _said([*theirs, *grew.get(seat, ())]))
        yield Highlight(turn, seat, [*_scoring(teller, theirs, seat), *grew.get(seat, ())], points)
    least = min(settled[seat] for seat in range(len(turn.after)))
    for seat in (seat for seat in settled if settled[seat] > least):
        theirs = [line for line in lines if line.seat == seat and line.weight is Weight.SETTLEMENT]
        scoring = [line for line in theirs if any(said.points for said in line.said)]
        yield Highlight(turn, seat, sorted(scoring, key=lambda line: line.said[0].points < 0), settled[seat])


def _grown(teller: Teller, turn: Turn, lines: Sequence[Line]) -> Mapping[int, Sequence[Line]]:
    """By seat a line of the points that a turn changed and no event names, where the game says what those are."""
    if not teller.knows_the_unsaid:
        return {}
    named = Counter[int]()
    for said in (said for said in _said(lines) if said.seat is not None):
        named[said.seat or 0] += said.points
    changed = {seat: turn.after[seat] - turn.before[seat] - named[seat] for seat in range(len(turn.after))}
    return {seat: [teller.grown(seat, points)] for seat, points in changed.items() if points}


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
        if scores and not teller.tells_its_deed(line) and before.seat == seat and before not in [*found[-1:], *costs]:
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
