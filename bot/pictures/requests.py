"""What somebody may want to see of a game: a view of a position, which is shown as a picture or told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.pictures.presentation import presentation
from bot.store.rows import MoveRow
from bot.table.game.snapshot import GameSnapshot, visible_events
from rules.core.flow import Event


@dataclass(frozen=True, slots=True)
class ImageRequest:
    """The view `what` of a game's position, as one seat (None: an onlooker) may see it.

    `table` is the table's id, with a mark where the position is that of a draft. `asked` are the seats that the table
    waits for, also while somebody drafts.
    """

    kind: str
    what: str
    view: Any
    names: tuple[str, ...] = ()
    table: str = ""
    viewer: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    asked: tuple[int, ...] = ()


def request(
    snapshot: GameSnapshot, what: str, viewer: int | None, view: Any = None, **options: Any
) -> ImageRequest | None:
    """A request that can be granted: the game has begun, and has such a view."""
    if not what or snapshot.state is None:
        return None
    asked = tuple(seat.seat for seat in snapshot.asked)
    if view is None:
        return ImageRequest(
            snapshot.row.kind,
            what,
            snapshot.view(viewer),
            tuple(snapshot.names),
            snapshot.row.id,
            viewer,
            options,
            asked,
        )
    return ImageRequest(
        snapshot.row.kind, what, view, tuple(snapshot.names), f"{snapshot.row.id}/draft", viewer, options, asked
    )


def board(snapshot: GameSnapshot, what: str, viewer: int | None, view: Any = None) -> ImageRequest | None:
    """A board that all share; with `view` as it is after the viewer's draft."""
    return request(snapshot, what, viewer, view)


def zoom(snapshot: GameSnapshot, sector: str, viewer: int | None, view: Any = None) -> ImageRequest | None:
    """One sector of the map, large; with `view` as it is after the viewer's draft."""
    return request(snapshot, presentation(snapshot.row.kind).zoom, viewer, view, sector=sector)


def sheet(snapshot: GameSnapshot, seat: int, viewer: int | None, view: Any = None) -> ImageRequest | None:
    """What lies before a seat; with `view` as it is after the viewer's draft."""
    return request(snapshot, presentation(snapshot.row.kind).sheet, viewer, view, seat=seat)


def since(snapshot: GameSnapshot, moves: Sequence[MoveRow], viewer: int | None) -> ImageRequest | None:
    """The board with what these moves did, under their numbers in the log."""
    return request(snapshot, presentation(snapshot.row.kind).since, viewer, events=told(moves, viewer))


def told(moves: Sequence[MoveRow], viewer: int | None) -> tuple[tuple[int, Event], ...]:
    """The events of moves that a seat may know of, with the numbers of the moves."""
    return tuple((move.seq, event) for move in moves for event in visible_events(move.events, viewer))


def entries(snapshot: GameSnapshot, named: Sequence[str], viewer: int | None, view: Any = None) -> ImageRequest | None:
    """Entries of the reference as a seat of a table sees them, perhaps after its draft; everybody may look them up."""
    reference = presentation(snapshot.row.kind).reference
    return request(snapshot, reference.what, viewer, view, entries=tuple(named)) if reference else None


def printed(kind: str, named: Sequence[str]) -> ImageRequest:
    """Entries as the box has them; raises LookupError in a game without a reference."""
    reference = presentation(kind).reference
    if reference is None:
        raise LookupError(kind)
    return ImageRequest(kind, reference.what, reference.nowhere(), options={"entries": tuple(named)})
