"""What decided a game: what was done for the largest parts of the winner's lead, and what put the winner in front."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.manifest.manifest import manifest
from bot.table.course.earned import earned_in, sources
from bot.table.course.rounds import Round
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.words.posts import highlights
from bot.words.posts.ending.leading import into_the_lead
from bot.words.posts.parts import differences, largest_differences, runners_up
from bot.words.posts.said import Line, Said
from bot.words.posts.scenes.highlight import Highlight
from bot.words.texts import Texts

DECIDED = "decided"  # the verdict of a table that ended a game with the points as they stood
TURNS = 2  # as large as the lead, where nobody knows what points come from
PARTS = 3  # of the difference, of which each is told with what was done for it


@dataclass(frozen=True, slots=True)
class Decisive:
    """What decided a game: what was done for a part of the difference, or (`part` "") what put the winner in front.

    `seats` are the winner and the next one, `points` what they have of the part. Without a `round` it is told by what
    it is made of; that is the one in which who is ahead in the part gained most on the other, with what it `brought`
    both, as far as that is known. What came by itself then began with what was done in the round `since`. `turns` says
    in how many turns both got it, where it was in many. `leads`: it is what put the winner in front.
    """

    highlight: Highlight | None
    part: str = ""
    points: tuple[int, int] = (0, 0)
    seats: tuple[int, int] = (0, 0)
    turns: tuple[int, int] = (0, 0)
    round: int = 0
    since: int = 0
    brought: tuple[int, int] = (0, 0)
    leads: bool = False

    @property
    def ahead(self) -> int:
        """Who has more of the part."""
        return self.seats[self.points[1] > self.points[0]]

    @property
    def behind(self) -> int:
        """Who has less of it."""
        return self.seats[self.points[1] <= self.points[0]]


def first(snapshot: GameSnapshot) -> Sequence[int]:
    """The seats that won; of a game that was ended with the points as they stood, those with the most."""
    view = snapshot.view(None)
    if snapshot.row.verdict != DECIDED:
        return snapshot.game.winners(view)
    scores = snapshot.game.scores(view)
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def lead_of(snapshot: GameSnapshot) -> int:
    """How many points the winners are ahead of everybody else; 0 where points did not decide it."""
    scores, winners = snapshot.game.scores(snapshot.view(None)), first(snapshot)
    others = [points for seat, points in enumerate(scores) if seat not in winners]
    return max(0, min(scores[seat] for seat in winners) - max(others)) if others and winners else 0


def deciding(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> list[Decisive]:
    """What was done for the largest parts of the difference, the largest first, then what put the winner in front.

    That one is left out where it is told already, and where the winner was level before it and it brought nothing that
    they have more of.
    """
    winners = first(snapshot)
    points = sources(snapshot, rounds) if len(winners) == 1 else ()
    front = into_the_lead(snapshot, rounds, winners, texts)
    others = runners_up(snapshot, winners)
    if points and others:
        found = _of_the_difference(snapshot, rounds, (winners[0], others[0]), points, texts)
    else:
        found = [Decisive(each) for each in _as_large_as_the_lead(snapshot, rounds, winners, texts)]
    if front is None:
        return _in_order(found, points)
    in_front = (each for each in found if _tells(each.highlight, front) and _brought_then(snapshot, each, front))
    leads = next(in_front, None)
    found = [replace(each, leads=each is leads) for each in found]
    if not any(each.leads for each in found):
        overtook = max(front.turn.before) > front.turn.before[front.seat]
        told = {each.part for each in found if each.ahead in winners}
        if (
            overtook
            or not (points and found)
            or any(_amount(snapshot, front.lines, front.seat, part) > 0 for part in told)
        ):
            found.append(Decisive(front, leads=True))
    return _in_order(found, points)


def _tells(told: Highlight | None, front: Highlight) -> bool:
    """Whether it is told already what put the winner in front."""
    return told is not None and (told.is_of(front) or highlights.within(front, told))


def _brought_then(snapshot: GameSnapshot, told: Decisive, front: Highlight) -> bool:
    """Whether a part may have put the winner in front, and brings points not only at the end, such as hidden tiles."""
    only_later = told.part in manifest(snapshot.row.kind).telling.sources.later
    return not only_later or _points(front.lines, front.seat, told.part) > 0


def _in_order(found: Sequence[Decisive], points: Sequence[Mapping[str, int]]) -> list[Decisive]:
    """The largest difference first, as it was found; as it was played where nobody knows what points come from."""
    return [*found] if points else sorted(found, key=_played)


def _played(decisive: Decisive) -> int:
    """When it was played."""
    return decisive.highlight.turn.moves[0].seq if decisive.highlight else 0


def _of_the_difference(
    snapshot: GameSnapshot,
    rounds: Sequence[Round],
    seats: tuple[int, int],
    points: Sequence[Mapping[str, int]],
    texts: Texts,
) -> list[Decisive]:
    """Of the largest parts in which the winner and the next one differ what was done for them, or what they are.

    Of those of which it is known what they are, only a turning point is told of what was done.
    Those in which the other has more count half: they say why it was not more, and not why the winner won.
    """
    every = highlights.lasting(highlights.every(snapshot, [turn for one in rounds for turn in one.turns], texts))
    items = manifest(snapshot.row.kind).telling.sources.items(snapshot.view(None))
    found = list[Decisive]()
    more = differences(points[seats[0]], points[seats[1]])
    lead = sum(points[seats[0]].values()) - sum(points[seats[1]].values())
    for part in sorted(largest_differences(points, seats), key=lambda part: -max(2 * more[part], -more[part])):
        both = (points[seats[0]].get(part, 0), points[seats[1]].get(part, 0))
        told = Decisive(None, part, both, seats)
        own = _best(snapshot, rounds, every, told)
        starred = own is not None and own.highlight is not None and own.highlight.turning_point
        itemised = any(items[seat].get(part) for seat in seats if items)
        if own and (starred or not itemised):
            found.append(own)
        elif itemised or more[part] >= lead:
            found.append(told)  # such as a bid, for which nobody did anything, and which alone was enough to win
    besides = [each for each in found[PARTS:] if not each.highlight and each.points[0] - each.points[1] >= lead > 0]
    return [*found[:PARTS], *besides[:1]]


def _best(
    snapshot: GameSnapshot, rounds: Sequence[Round], every: Sequence[Highlight], told: Decisive
) -> Decisive | None:
    """A part with the round in which who is ahead in it gained most on the other, and what they did for it then.

    It is one in which they did anything for it, but of a part that always comes by itself. Of rounds that are level the
    last one counts. What the other did as well in it makes no difference. In how many turns it was done is told of what
    is more than this round brought, and of what only the end counts.
    """
    vain = _in_vain(snapshot, rounds, told.part)
    own, others = (
        [
            each
            for one in every
            if one.seat == seat and (each := _of_part(snapshot, one, told.part)).amount > vain[_place(one), seat]
        ]
        for seat in (told.ahead, told.behind)
    )
    if not own:
        return None
    paid = [each.turn.settled for each in own if each.turn.points]
    by_itself = all(paid) and (paid or all(each.turn.settled for each in own))
    earned = [[each.get(told.part, 0) for each in earned_in(snapshot, one)] for one in rounds]
    brought = [(each[told.ahead], each[told.behind]) for each in earned]
    own, others = ([each for each in some if not each.turn.settled] for some in (own, others))
    counted = brought if any(map(any, brought)) else [(_in(one, own), _in(one, others)) for one in rounds]
    places = [at for at, one in enumerate(rounds) if by_itself or _in(one, own)]
    place = max(places, key=lambda at: (counted[at][0] - counted[at][1], at))
    done, theirs = ([each for each in some if each.turn.turn in rounds[place].turns] for some in (own, others))
    best = _together(_unmatched(done, theirs) or done)
    some_of_it = not any(map(any, brought)) or 0 < brought[place][0] < abs(told.points[0] - told.points[1])
    since = 0
    if best is None and own:  # it came by itself in that round: by what it began
        best, since = _together(own), next(one.number for one in rounds if _in(one, own))
    often = best and len(own) > max(1, len(others)) and some_of_it
    return replace(
        told,
        highlight=best,
        since=since,
        turns=(len(own), len(others)) if often else (0, 0),
        round=rounds[place].number,
        brought=brought[place],
    )


def _in(one: Round, shares: Sequence[_Share]) -> int:
    """How much of some turns was done in a round."""
    return sum(each.amount for each in shares if each.turn.turn in one.turns)


def _unmatched(own: Sequence[_Share], others: Sequence[_Share]) -> Sequence[_Share]:
    """The turns without those as large as one of another."""
    level, more = Counter(each.amount for each in others), list[_Share]()
    for each in own:
        if level[each.amount]:
            level[each.amount] -= 1
        else:
            more.append(each)
    return more


def _together(shares: Sequence[_Share]) -> Highlight | None:
    """What several turns brought, the largest first."""
    if not shares:
        return None
    in_order = sorted(shares, key=lambda each: (each.amount, each.turn.rank), reverse=True)
    lines = [line for each in in_order for line in each.turn.lines]
    return replace(in_order[0].turn, lines=lines, points=sum(each.turn.points for each in shares))


def _place(turn: Highlight) -> int:
    """The number of the move that a turn begins with."""
    return turn.turn.moves[0].seq


def _in_vain(snapshot: GameSnapshot, rounds: Sequence[Round], part: str) -> Counter[tuple[int, int]]:
    """By the first move of a turn and by seat, how much was done for a part of which nothing was kept.

    Of tiles that were drawn in a battle none may be worth a place: those brought no points.
    """
    declared = manifest(snapshot.row.kind).telling.sources
    kept = {kind: declared.kept[kind] for kind in declared.later.get(part, ()) if kind in declared.kept}
    found, undecided = Counter[tuple[int, int]](), dict[tuple[int, str], tuple[int, int]]()
    for turn in (turn for one in rounds if kept for turn in one.turns):
        for event in (event for move in turn.moves for event in visible_events(move.events, None)):
            seat = int(event.facts.get("seat", 0))
            if event.kind in kept:
                undecided[seat, kept[event.kind]] = turn.moves[0].seq, int(event.facts.get("count", 1))
            elif drawn := undecided.pop((seat, event.kind), None):
                place, count = drawn
                found[place, seat] += 0 if event.facts.get("count", 1) else count
    return found


class _Share(NamedTuple):
    """What a turn brought of a part: the lines that tell it, and how much."""

    turn: Highlight
    amount: int


def _of_part(snapshot: GameSnapshot, turn: Highlight, part: str) -> _Share:
    """What a turn brought its seat of a part; where no event names points of it, how much it did that leads to them."""
    lines, deeds = list[Line](), manifest(snapshot.row.kind).telling.weights.deeds
    for place, line in enumerate(turn.lines):
        if not _amount(snapshot, [line], turn.seat, part):
            continue
        before = turn.lines[place - 1] if place else line
        untold = not all(said.kind in deeds for said in line.said if said.points > 0)
        scores = untold and _points([line], turn.seat, part) > 0
        if scores and before not in [*lines[-1:], line] and not any(said.points for said in before.said):
            lines.append(before)  # what was done for it
        lines.append(line)
    points = max(0, _points(lines, turn.seat, part))
    return _Share(replace(turn, lines=lines, points=points), max(0, _amount(snapshot, lines, turn.seat, part)))


def _amount(snapshot: GameSnapshot, lines: Sequence[Line], seat: int, part: str) -> int:
    """The points of a part that some lines name of a seat; where none does, how much was done that leads to them."""
    if points := _points(lines, seat, part):
        return points
    kinds: Collection[str] = manifest(snapshot.row.kind).telling.sources.later.get(part, ())
    events = [said.event for said in _of(lines, seat) if said.event and said.kind in kinds]
    return sum(int(event.facts.get("count", 1)) for event in events)


def _points(lines: Sequence[Line], seat: int, part: str) -> int:
    return sum(dict(said.parts).get(part, 0) for said in _of(lines, seat))


def _of(lines: Sequence[Line], seat: int) -> Sequence[Said]:
    """What some lines tell of a seat."""
    return [said for line in lines for said in line.said if said.seat == seat]


def _as_large_as_the_lead(
    snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts
) -> list[Highlight]:
    """What brought as many points as the winners are ahead, but for what brought everybody as many."""
    found = highlights.highlights(snapshot, [turn for one in rounds for turn in one.turns], texts)
    least, seats = max(1, lead_of(snapshot)), {each.seat for each in snapshot.seats}
    scored = [each for each in found if each.seat in winners and each.points >= least]
    own = [each for each in scored if not seats <= {one.seat for one in found if highlights.alike(each, one)}]
    return highlights.foremost(own, TURNS)
