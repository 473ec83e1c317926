"""The turns that decided a game: what put the winner in front, and what brought most of what the winner has more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

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
    """The turn that put the winner in front for good, and those that brought most of the lead, in their order."""
    winners = first(snapshot)
    turns = [turn for one in rounds for turn in one.turns]
    front = into_the_lead(snapshot, rounds, winners, texts)
    found = _decisive(snapshot, rounds, highlights.highlights(snapshot, turns, texts), winners)
    if front and front not in found:
        found.append(front)
    return sorted(found, key=lambda each: each.turn.moves[0].seq)


def _decisive(
    snapshot: GameSnapshot, rounds: Sequence[Round], found: Sequence[highlights.Highlight], winners: Sequence[int]
) -> list[highlights.Highlight]:
    """What brought a single winner most of what the next one has less.

    Where no part of the points is known, what brought as many points as the winners are ahead, but for what brought
    everybody as many.
    """
    points = sources(snapshot, rounds)
    if points and len(winners) == 1:
        own = [each for each in found if each.seat in winners]
        return [*_most(own, Counter(parts_ahead(snapshot, points, winners)))]
    least, seats = max(1, lead_of(snapshot)), {each.seat for each in snapshot.seats}
    scored = [each for each in found if each.seat in winners and each.points >= least]
    own = [each for each in scored if not seats <= {one.seat for one in found if highlights.alike(each, one)}]
    return highlights.foremost(own, TURNS)


def _most(found: Sequence[highlights.Highlight], more: Counter[str]) -> Iterator[highlights.Highlight]:
    """One turn after another that brought most of what is `more`, of which then so much less is to be told."""
    left = [*found]
    for _ in range(min(TURNS, len(left))):
        each = max(left, key=lambda each: ((_brought(each) & more).total(), each.rank))
        if not _brought(each) & more:
            return
        yield each
        left.remove(each)
        more = more - _brought(each)


def _brought(highlight: highlights.Highlight) -> Counter[str]:
    """The points that a turn brought its seat, by part."""
    own = Counter[str]()
    for said in (said for line in highlight.lines for said in line.said if said.seat == highlight.seat):
        own.update(dict(said.parts))
    return +own
