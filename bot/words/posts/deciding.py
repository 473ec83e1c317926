"""The turns that decided a game: what put the winner in front, and what brought most of what the winner has more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.manifest.manifest import manifest
from bot.table.course.earned import sources
from bot.table.course.rounds import Round
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts import highlights
from bot.words.posts.leading import into_the_lead
from bot.words.posts.parts import parts_ahead
from bot.words.texts import Texts

DECIDED = "decided"  # the verdict of a table that ended a game with the points as they stood
TURNS = 2  # that brought the winner most


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


def deciding(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> list[highlights.Highlight]:
    """The turns that brought most of the lead, and the one that put the winner in front for good, in their order.

    That one is left out where the winner was level before it, and it brought nothing that they have more of.
    """
    winners = first(snapshot)
    points = sources(snapshot, rounds) if len(winners) == 1 else ()
    more = Counter(parts_ahead(snapshot, points, winners))
    front = into_the_lead(snapshot, rounds, winners, texts)
    if points:
        found = _of_the_difference(snapshot, rounds, winners, more, texts)
    else:
        found = _as_large_as_the_lead(snapshot, rounds, winners, texts)
    if front and front not in found:
        overtook = max(front.turn.before) > front.turn.before[front.seat]
        if overtook or not (points and found) or _brought(snapshot, front) & more:
            found.append(front)
    return sorted(found, key=lambda each: each.turn.moves[0].seq)


def _of_the_difference(
    snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], more: Counter[str], texts: Texts
) -> list[highlights.Highlight]:
    """What brought a single winner most of what the next one has less: what they did, before what a round brought."""
    turns = [turn for one in rounds for turn in one.turns]
    own = [each for each in highlights.every(snapshot, turns, texts) if each.seat in winners]
    return [*_most(snapshot, [each for each in own if not each.settled], more)] or [*_most(snapshot, own, more)]


def _as_large_as_the_lead(
    snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts
) -> list[highlights.Highlight]:
    """What brought as many points as the winners are ahead, but for what brought everybody as many."""
    found = highlights.highlights(snapshot, [turn for one in rounds for turn in one.turns], texts)
    least, seats = max(1, lead_of(snapshot)), {each.seat for each in snapshot.seats}
    scored = [each for each in found if each.seat in winners and each.points >= least]
    own = [each for each in scored if not seats <= {one.seat for one in found if highlights.alike(each, one)}]
    return highlights.foremost(own, TURNS)


def _most(
    snapshot: GameSnapshot, found: Sequence[highlights.Highlight], more: Counter[str]
) -> Iterator[highlights.Highlight]:
    """One turn after another that brought most of what is `more`, of which then so much less is to be told.

    Of those that brought as much of it the one that brought least besides.
    """
    left = [(each, _brought(snapshot, each)) for each in found]
    for _ in range(min(TURNS, len(left))):
        best, brought = max(left, key=lambda each: _explains(each[0], each[1], more))
        if not brought & more:
            return
        yield best
        left.remove((best, brought))
        more = more - brought


def _explains(each: highlights.Highlight, brought: Counter[str], more: Counter[str]) -> tuple[object, ...]:
    """How much a turn tells of what is `more`, the most first."""
    told = (brought & more).total()
    return told, told - brought.total(), each.rank


def _brought(snapshot: GameSnapshot, highlight: highlights.Highlight) -> Counter[str]:
    """The points that a turn brought its seat, by part; at least one of a part that only the end of the game counts."""
    later, own = manifest(snapshot.row.kind).telling.sources.later, Counter[str]()
    for said in (said for line in highlight.lines for said in line.said if said.seat == highlight.seat):
        own.update(dict(said.parts))
        own.update(part for part, kinds in later.items() if said.kind in kinds)
    return +own
