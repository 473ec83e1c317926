"""What somebody may want to see of a game: a view of a position, which is shown as a picture or told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.look import Look, Panel, known
from bot.store import MoveRow
from bot.ui import letters
from bot.ui.faces import face
from bot.ui.nav import START, Nav, open_question, real
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


def _of(look: Look, what: str, viewer: int | None, view: Any = None, **options: Any) -> Wish | None:
    """A wish that can be granted: the game has begun, and has such a view."""
    if not what or look.state is None:
        return None
    if view is None:
        return Wish(look.row.kind, what, look.view(viewer), tuple(look.names), look.row.id, viewer, options)
    return Wish(look.row.kind, what, view, tuple(look.names), f"{look.row.id}/draft", viewer, options)


def board(look: Look, what: str, viewer: int | None) -> Wish | None:
    """A board that all share."""
    return _of(look, what, viewer)


def zoom(look: Look, sector: str, viewer: int | None) -> Wish | None:
    """One sector of the map, large."""
    return _of(look, face(look.row.kind).zoom, viewer, sector=sector)


def sheet(look: Look, seat: int, viewer: int | None) -> Wish | None:
    """What lies before a seat."""
    return _of(look, face(look.row.kind).sheet, viewer, seat=seat)


def own_sheet(panel: Panel) -> Wish | None:
    """A person's own sheet after their draft."""
    return _of(panel.look, face(panel.look.row.kind).sheet, panel.seat, panel.view, seat=panel.seat)


def before_me(panel: Panel) -> Wish | None:
    """The main board after a person's draft, or what is in their own hand."""
    what = face(panel.look.row.kind).panel(question.kind for question in panel.questions)
    return _of(panel.look, what, panel.seat, panel.view, seat=panel.seat)


def planned_on(panel: Panel) -> Wish | None:
    """The picture of a plan: that of a panel that asks nothing in particular."""
    return _of(panel.look, face(panel.look.row.kind).panel(()), panel.seat, panel.view, seat=panel.seat)


def preview(panel: Panel, nav: Nav = START) -> Wish | None:
    """The picture of a panel: a crop of the map where the choices are places on it."""
    question = open_question(panel, nav)
    places = letters.places(panel, question, real(nav, question)) if question else {}
    if not places:
        return before_me(panel)
    choices = tuple(dict.fromkeys(places.values()))
    return _of(panel.look, face(panel.look.row.kind).crop, panel.seat, panel.view, seat=panel.seat, choices=choices)


def since(look: Look, moves: Sequence[MoveRow], viewer: int | None) -> Wish | None:
    """The board with what these moves did, under their numbers in the log."""
    return _of(look, face(look.row.kind).since, viewer, events=told(moves, viewer))


def told(moves: Sequence[MoveRow], viewer: int | None) -> tuple[tuple[int, Event], ...]:
    """The events of moves that a seat may know of, with the numbers of the moves."""
    return tuple((move.seq, event) for move in moves for event in known(move.events, viewer))


def card(look: Look, name: str, viewer: int | None) -> Wish | None:
    """A card as it lies at a table; everybody may look it up."""
    return _of(look, "card", viewer, card=name)


def printed(kind: str, name: str, view: Any) -> Wish:
    """A card as it is printed; `view` is a position of no table."""
    return Wish(kind, "card", view, options={"card": name})
