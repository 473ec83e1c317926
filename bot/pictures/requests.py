"""What somebody may want to see of a game: a view of a position, which is shown as a picture or told in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.manifest.manifest import manifest
from bot.store.rows import MoveRow
from bot.table.course.chapters import Chapter
from bot.table.course.rounds import Round
from bot.table.game.snapshot import GameSnapshot, visible_events
from images.options import NO_OPTIONS, Options
from rules.core.flow import Event


@dataclass(frozen=True, slots=True)
class ImageRequest:
    """The view `what` of a game's position, as one seat (None: an onlooker) may see it, with its options.

    `table` is the table's id, with a mark where the position is that of a draft.
    """

    kind: str
    what: str
    view: Any
    options: Options = NO_OPTIONS
    table: str = ""
    viewer: int | None = None


def request(
    snapshot: GameSnapshot, what: str, viewer: int | None, view: Any = None, options: Options = NO_OPTIONS
) -> ImageRequest | None:
    """A request that can be granted: the game has begun, and has such a view.

    Whom the table waits for and how people are called is added to the options, also while somebody drafts.
    """
    if not what or snapshot.state is None:
        return None
    told = replace(options, names=tuple(snapshot.names), asked=tuple(seat.seat for seat in snapshot.asked))
    if view is None:
        return ImageRequest(snapshot.row.kind, what, snapshot.view(viewer), told, snapshot.row.id, viewer)
    return ImageRequest(snapshot.row.kind, what, view, told, f"{snapshot.row.id}/draft", viewer)


def board(snapshot: GameSnapshot, what: str, viewer: int | None, view: Any = None) -> ImageRequest | None:
    """The request for the board `what` that all share; None where there is nothing to show.

    `viewer` is the seat that looks, None for an onlooker; `view` is its view after its draft, in place of the stored
    one.
    """
    return request(snapshot, what, viewer, view)


def of_round(snapshot: GameSnapshot, what: str, ended: Round, options: Options = NO_OPTIONS) -> ImageRequest | None:
    """The request for the board `what` at the end of a round, as everybody may see it; it names that round.

    Nobody is to act in a round that is over: whom the table waits for now is asked about the next one, or a later.
    """
    wanted = request(snapshot, what, None, ended.board, replace(options, ended=True))
    if wanted is None:
        return None
    table = f"{snapshot.row.id}/rounds/{ended.number}"
    return replace(wanted, table=table, options=replace(wanted.options, asked=()))


def zoom(snapshot: GameSnapshot, sector: str, viewer: int | None, view: Any = None) -> ImageRequest | None:
    """One sector of the map, large; with `view` as it is after the viewer's draft."""
    return request(snapshot, manifest(snapshot.row.kind).boards.zoom, viewer, view, Options(sector=sector))


def sheet(snapshot: GameSnapshot, seat: int, viewer: int | None, view: Any = None) -> ImageRequest | None:
    """The request for what lies before a seat; None in a game that has no sheets. As `board` in all else."""
    return request(snapshot, manifest(snapshot.row.kind).boards.sheet, viewer, view, Options(seat=seat))


def since(snapshot: GameSnapshot, moves: Sequence[MoveRow], viewer: int | None) -> ImageRequest | None:
    """The request for the board with what these moves did, by their numbers in the log; None without such a board."""
    return request(
        snapshot, manifest(snapshot.row.kind).boards.since, viewer, options=Options(events=events_of(moves, viewer))
    )


def digest(snapshot: GameSnapshot, chapter: Chapter, viewer: int | None, title: str) -> ImageRequest | None:
    """What some time of the game has brought everybody, under a title."""
    told = Options(events=chapter.told, title=title)
    return request(snapshot, manifest(snapshot.row.kind).telling.digest.view, viewer, options=told)


def events_of(moves: Sequence[MoveRow], viewer: int | None) -> tuple[tuple[int, Event], ...]:
    """The events of moves that a seat may know of, with the numbers of the moves; None is an onlooker."""
    return tuple((move.seq, event) for move in moves for event in visible_events(move.events, viewer))


def entries(snapshot: GameSnapshot, named: Sequence[str], viewer: int | None, view: Any = None) -> ImageRequest | None:
    """The request for entries of the reference as a seat of a table sees them; None in a game that has no reference.

    view: as `board` takes it. Everybody may look them up.
    """
    reference = manifest(snapshot.row.kind).reference
    if not reference:
        return None
    return request(snapshot, reference.what, viewer, view, Options(entries=tuple(named)))


def printed(kind: str, named: Sequence[str]) -> ImageRequest:
    """Entries as the box has them; raises LookupError in a game without a reference."""
    reference = manifest(kind).reference
    if reference is None:
        raise LookupError(kind)
    return ImageRequest(kind, reference.what, reference.nowhere(), Options(entries=tuple(named)))
