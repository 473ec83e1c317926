"""What a round brought a seat besides what is told of it, where what it lost is told, so that all of it adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.table.course.earned import earned_in
from bot.table.course.rounds import Round
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.said import BETWEEN, Said
from bot.words.posts.scenes.highlight import Highlight, said_in
from bot.words.posts.scenes.words import by_part
from bot.words.texts import Texts

UNKNOWN = ""  # the part of points of which it is not known
NOTHING: Mapping[str, int] = {}


def untold_points(
    snapshot: GameSnapshot, ended: Round, found: Sequence[Highlight], besides: Sequence[Said]
) -> Mapping[int, Mapping[str, int]]:
    """By seat of which a loss is among what is told, `besides` too, the points by part that nothing told brought."""
    earned = earned_in(snapshot, ended)
    told = {seat: Counter(earned[seat]) for seat in range(len(ended.after))}
    losing = set[int]()
    for each in found:
        said = [*said_in(each.lines)]
        losing.update(one.seat for one in said if one.seat is not None and one.points < 0)
        for one in (one for one in said if one.seat is not None):
            told[one.seat or 0].subtract(_parts(one))
        named = sum(one.points for one in said if one.seat == each.seat)
        told[each.seat][UNKNOWN] -= each.points - named  # which the line of a turn counts and names no event for
    for one in (one for one in besides if one.seat is not None):
        told[one.seat or 0].subtract(_parts(one))
    for seat, own in told.items():
        own[UNKNOWN] += ended.after[seat] - ended.before[seat] - sum(earned[seat].values())
    return {seat: {part: own[part] for part in own if own[part]} for seat, own in told.items() if seat in losing}


def balanced(
    snapshot: GameSnapshot, left: Mapping[int, Mapping[str, int]], found: Sequence[Highlight], texts: Texts
) -> Mapping[int, str]:
    """What stands behind some lines of `found`, by place: the rest of the points of their seat, with its last one."""
    last = {each.seat: place for place, each in enumerate(found)}
    return {
        place: BETWEEN + texts("chapter-others", parts=by_part(snapshot, left[seat], texts))
        for seat, place in last.items()
        if sum(left.get(seat, NOTHING).values())
    }


def _parts(said: Said) -> Mapping[str, int]:
    """The points of an event by part."""
    return dict(said.parts) or {UNKNOWN: said.points}
