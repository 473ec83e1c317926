"""What stands before the first move of a game: who was dealt what, and which round it begins in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from bot.manifest.manifest import manifest
from bot.manifest.reference import of_event
from bot.table.course.rounds import order, start_position
from bot.table.game.positions import round_of
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.happened import LINE, shortened
from bot.words.posts.pays import pays_in
from bot.words.posts.said import BETWEEN, BULLET
from bot.words.texts import Texts
from rules import games
from rules.core import hidden
from rules.core.flow import Event

KEPT = 32  # openings of games that are read again and again


def opening(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """Who was dealt what, what scores, the points at the start, and the heading of the round a game begins in.

    Nothing of a table in its lobby.
    """
    row = snapshot.row
    if snapshot.state is None:
        return
    view = _first_of(snapshot)
    events = manifest(row.kind).telling.dealt(view)
    of_seats = [event for event in events if "seat" in event.facts]
    for some in (of_seats, [event for event in events if event not in of_seats]):
        if told := [texts.event(row.kind, event, snapshot.plain_names) for event in some]:
            yield shortened(BULLET + BETWEEN.join(told), LINE)
    yield from _points(snapshot, view, events, texts)
    if number := first_round(snapshot):
        yield f"**{texts.event(row.kind, Event('round', {'round': number}), snapshot.plain_names)}**"
        yield from pays_in(snapshot, number, texts)


def _points(snapshot: GameSnapshot, view: Any, dealt: Sequence[Event], texts: Texts) -> Iterator[str]:
    """The points with which everybody begins, but for those of what they were `dealt`, which names them."""
    points, names = [*snapshot.game.scores(view)], snapshot.plain_names
    for event in (event for event in dealt if "seat" in event.facts):
        points[int(event.facts["seat"])] -= manifest(snapshot.row.kind).telling.points(event)
    if any(points) and len({*points}) == 1:
        yield texts("opening-points-alike", points=points[0])
    elif any(points):
        of_each = (texts("opening-seat", name=names[seat], points=points[seat]) for seat in order(points))
        yield texts("opening-points", seats=BETWEEN.join(of_each))


def first_round(snapshot: GameSnapshot) -> int:
    """The round a game begins in, 0 for one that is prepared before its first round, or has not begun."""
    if snapshot.state is None:
        return 0
    return round_of(_first_of(snapshot)) or 0


def dealt_to(snapshot: GameSnapshot, seat: int, texts: Texts) -> Sequence[str]:
    """What a seat was dealt to play, what that is good for in a few words, and where all of it stands."""
    kind, game = snapshot.row.kind, manifest(snapshot.row.kind)
    telling, reference = game.telling, game.reference
    if snapshot.state is None:
        return ()
    own = [event for event in telling.dealt(_first_of(snapshot)) if event.facts.get("seat") == seat]
    told = []
    chapters = list[str]()
    for where, id in (met for event in own for met in of_event(event)):
        chapters += [reference.meant.get(where, where)] if reference else []
        told.append(texts.own(kind, "ui-dealt", name=texts.called(kind, where, id)))
        told += [texts(traits)] if texts.has(traits := f"{kind}-{telling.traits}-{id}") else []
    for chapter in chapters[:1]:
        named = texts(f"{kind}-chapter-{chapter}")
        told.append(texts("ui-dealt-more", more=texts("ui-more"), where=texts("ui-lookup"), chapter=named))
    return told


def _first_of(snapshot: GameSnapshot) -> Any:
    """The first position of a table as everybody may see it."""
    row = snapshot.row
    return _first(row.kind, len(snapshot.seats), tuple(sorted(row.options.items())), row.seed)


@lru_cache(KEPT)
def _first(kind: str, seats: int, options: tuple[tuple[str, str], ...], seed: str) -> Any:
    """The first position of a game as everybody may see it."""
    game = games.game(kind)
    return hidden.view(start_position(game, seats, dict(options), seed), None)
