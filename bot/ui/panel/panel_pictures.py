"""The picture beside a panel: what the open question is about."""

from __future__ import annotations

from bot.pictures.presentation import presentation
from bot.pictures.requests import ImageRequest, request
from bot.table.base.snapshot import Panel
from bot.ui.panel import letters
from bot.ui.panel.navigation import START, Nav, open_question, real


def own_sheet(panel: Panel) -> ImageRequest | None:
    """A person's own sheet after their draft."""
    return request(panel.snapshot, presentation(panel.snapshot.row.kind).sheet, panel.seat, panel.view, seat=panel.seat)


def before_me(panel: Panel) -> ImageRequest | None:
    """The main board after a person's draft, or what is in their own hand."""
    what = presentation(panel.snapshot.row.kind).panel(question.kind for question in panel.questions)
    return request(panel.snapshot, what, panel.seat, panel.view, seat=panel.seat)


def planned_on(panel: Panel) -> ImageRequest | None:
    """The picture of a plan: that of a panel that asks nothing in particular."""
    return request(
        panel.snapshot, presentation(panel.snapshot.row.kind).panel(()), panel.seat, panel.view, seat=panel.seat
    )


def preview(panel: Panel, nav: Nav = START) -> ImageRequest | None:
    """The picture of a panel: a crop of the map where the choices are places on it."""
    question = open_question(panel, nav)
    places = letters.places(panel, question, real(nav, question)) if question else {}
    if not places:
        return before_me(panel)
    choices = tuple(dict.fromkeys(places.values()))
    return request(
        panel.snapshot,
        presentation(panel.snapshot.row.kind).crop,
        panel.seat,
        panel.view,
        seat=panel.seat,
        choices=choices,
    )
