"""What the points of everybody come from once a game is over, as its last position and its log tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.manifest.manifest import manifest
from bot.manifest.sources import Item
from bot.table.course.rounds import Round
from bot.table.game.snapshot import GameSnapshot, visible_events


def sources(snapshot: GameSnapshot, rounds: Sequence[Round]) -> Sequence[Mapping[str, int]]:
    """The points of each seat by part, which make up its points; empty before the end of a game.

    What the position calls points of the game is told apart by the events of its `rounds`.
    """
    declared = manifest(snapshot.row.kind).telling.sources
    found = declared.of(snapshot.view(None))
    if not (found and rounds and declared.rest):
        return found
    named = [Counter[str]() for _ in found]
    for seat, part, points in _named(snapshot, rounds):
        named[seat][part] += points
    together = Counter[str]()
    for own in named:
        together.update(own)
    parts = sorted(together, key=lambda part: -together[part])
    return [
        {**{part: own[part] for part in parts}, **_without(declared.rest, of, own)}
        for own, of in zip(named, found, strict=True)
    ]


def earned_in(snapshot: GameSnapshot, ended: Round) -> Sequence[Mapping[str, int]]:
    """By seat what a round brought, by part, as far as the game tells parts apart by its events."""
    found = [Counter[str]() for _ in ended.after]
    for seat, part, points in _named(snapshot, [ended]):
        found[seat][part] += points
    unsaid = manifest(snapshot.row.kind).telling.sources.unsaid
    for own, before, after in zip(found, ended.before, ended.after, strict=True):
        if unsaid:
            own[unsaid] += after - before - own.total()
    return found


def grown_in(snapshot: GameSnapshot, ended: Round) -> Sequence[Sequence[Item]]:
    """By seat the things that no event names, each with the points that it has more or less since a round began."""
    grows = manifest(snapshot.row.kind).telling.sources.grows
    nothing = [()] * len(ended.after)
    if ended.begin is None or ended.end is None:
        return nothing
    then, now = grows(ended.begin) or nothing, grows(ended.end) or nothing
    return [[*_changed(was, own)] for was, own in zip(then, now, strict=True)]


def _changed(then: Sequence[Item], now: Sequence[Item]) -> Iterator[Item]:
    """Things with what they are worth more or less than before."""
    was = {item.said: item.points for item in then}
    for item in now:
        if more := item.points - was.get(item.said, 0):
            yield replace(item, points=more)


def earned_at_last(snapshot: GameSnapshot, rounds: Sequence[Round]) -> Sequence[Mapping[str, int]]:
    """By seat what only the end of a game brought, by part, and before it some last `rounds`."""
    declared = manifest(snapshot.row.kind).telling.sources
    found = [Counter[str]() for _ in snapshot.seats]
    for own, of in zip(found, declared.at_last(snapshot.view(None)), strict=False):
        own.update(of)
    for one in rounds:
        for own, earned in zip(found, earned_in(snapshot, one), strict=True):
            own.update(earned)
    return found


def _named(snapshot: GameSnapshot, rounds: Sequence[Round]) -> Iterator[tuple[int, str, int]]:
    """Of each event that tells where points come from: its seat, the part, and how many."""
    telling = manifest(snapshot.row.kind).telling
    moves = [move for one in rounds for turn in one.turns for move in turn.moves]
    for event in (event for move in moves for event in visible_events(move.events, None)):
        for part, points in telling.sources.parted(event, telling.points(event)).items():
            yield int(event.facts["seat"]), part, points


def _without(rest: str, of: Mapping[str, int], named: Counter[str]) -> Mapping[str, int]:
    """The parts of a position, the one of the game without what the log names."""
    return {**of, rest: of[rest] - named.total()}
