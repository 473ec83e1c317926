"""What somebody may want to see of a game: a view of a position, which is shown as a picture or told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.pictures.presentation import face
from bot.store.rows import MoveRow
from bot.table.snapshot import Look, known
from rules.core.flow import Event


@dataclass(frozen=True, slots=True)
class Wish:
    """The view `what` of a game's position, as one seat (None: an onlooker) may see it.

    `table` is the table's id, with a mark where the position is that of a draft.
    """

    kind: str
    what: str
    view: Any
    names: tuple[str, ...] = ()
    table: str = ""
    viewer: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)


def request(look: Look, what: str, viewer: int | None, view: Any = None, **options: Any) -> Wish | None:
    """A wish that can be granted: the game has begun, and has such a view."""
    if not what or look.state is None:
        return None
    if view is None:
        return Wish(look.row.kind, what, look.view(viewer), tuple(look.names), look.row.id, viewer, options)
    return Wish(look.row.kind, what, view, tuple(look.names), f"{look.row.id}/draft", viewer, options)


def board(look: Look, what: str, viewer: int | None) -> Wish | None:
    """A board that all share."""
    return request(look, what, viewer)


def zoom(look: Look, sector: str, viewer: int | None) -> Wish | None:
    """One sector of the map, large."""
    return request(look, face(look.row.kind).zoom, viewer, sector=sector)


def sheet(look: Look, seat: int, viewer: int | None) -> Wish | None:
    """What lies before a seat."""
    return request(look, face(look.row.kind).sheet, viewer, seat=seat)


def since(look: Look, moves: Sequence[MoveRow], viewer: int | None) -> Wish | None:
    """The board with what these moves did, under their numbers in the log."""
    return request(look, face(look.row.kind).since, viewer, events=told(moves, viewer))


def told(moves: Sequence[MoveRow], viewer: int | None) -> tuple[tuple[int, Event], ...]:
    """The events of moves that a seat may know of, with the numbers of the moves."""
    return tuple((move.seq, event) for move in moves for event in known(move.events, viewer))


def card(look: Look, name: str, viewer: int | None) -> Wish | None:
    """A card as it lies at a table; everybody may look it up."""
    return request(look, "card", viewer, card=name)


def printed(kind: str, name: str, view: Any) -> Wish:
    """A card as it is printed; `view` is a position of no table."""
    return Wish(kind, "card", view, options={"card": name})
