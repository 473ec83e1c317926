"""The picture beside a panel: what the open question is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.manifest.manifest import Shown, manifest
from bot.pictures import requests
from bot.pictures.requests import ImageRequest, request
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import Panel, visible_events
from bot.table.table import Table
from bot.ui.panel import letters, question_controls
from bot.ui.panel.meanwhile import since_own_move
from bot.ui.panel.navigation import START, Nav, open_options, open_question, real
from images.options import Options
from rules.core.decisions import Decision
from rules.core.flow import Event

RECENT = 60  # moves that are looked back at


def own_sheet(panel: Panel) -> ImageRequest | None:
    """A person's own sheet after their draft."""
    return _of_seat(panel, manifest(panel.snapshot.row.kind).boards.sheet)


def _of_seat(panel: Panel, what: str) -> ImageRequest | None:
    """A view for the owner of a panel, after their draft."""
    return request(panel.snapshot, what, panel.seat, panel.view, Options(seat=panel.seat))


def _asked(panel: Panel, question: Decision | None, nav: Nav) -> ImageRequest | None:
    """The picture for what is asked; without one the main board after a person's draft, or what is in their hand."""
    shown = manifest(panel.snapshot.row.kind)
    if question is None:
        return _at_rest(panel)
    picture = shown.picture(question.kind, nav.group)
    if not picture.asked:
        return _of_seat(panel, picture.what)
    options = open_options(question, nav)
    if shown.reference and picture.what == shown.reference.what:
        under = question_controls.closed(question, nav.group, shown)
        found = shown.reference.asked(question, options if under else [replace(each, group="") for each in options])
        if found:
            return requests.entries(panel.snapshot, found, panel.seat, panel.view)
        return _at_rest(panel)
    words = tuple(option.word for option in letters.pictured(panel, question, nav))
    return request(
        panel.snapshot, picture.what, panel.seat, panel.view, Options(seat=panel.seat, choices=words, question=True)
    )


def _at_rest(panel: Panel) -> ImageRequest | None:
    """The picture of a panel that asks nothing in particular, which is told what the draft has done.

    A map of which the words leave no room for the whole shows a part, as it does beside a question.
    """
    moves = enumerate(panel.draft_moves, 1)
    done = tuple((number, event) for number, move in moves for event in visible_events(move.events, panel.seat))
    shown = manifest(panel.snapshot.row.kind)
    what = shown.picture().what
    beside = bool(panel.draft_moves) or what == shown.boards.main
    options = Options(seat=panel.seat, question=beside, events=done)
    return request(panel.snapshot, what, panel.seat, panel.view, options)


async def pictures(table: Table, panel: Panel, nav: Nav = START) -> list[ImageRequest]:
    """All pictures of a panel: what a first game tells of what happened, then that of the question."""
    asked = await preview(table, panel, nav)
    told = None if nav.group or nav.page else await _told(table, panel)
    if asked and asked.what in manifest(panel.snapshot.row.kind).panels.lately:
        told = None  # it shows what happened itself
    return [each for each in (told, asked) if each]


def with_room(wanted: Sequence[ImageRequest], room: int) -> list[ImageRequest]:
    """The same pictures of a panel, of which the last, that of the question, has room for so many px of height."""
    return [*wanted[:-1], *(replace(each, options=replace(each.options, room=room)) for each in wanted[-1:])]


async def _told(table: Table, panel: Panel) -> ImageRequest | None:
    """What a first game shows of what happened last to the panel's owner since their last move, such as a battle."""
    row, game = panel.snapshot.row, manifest(panel.snapshot.row.kind)
    if not (game.panels.told and row.guided) or panel.drafting:
        return None
    moves = await table.games.log(row.id, max(0, row.seq - RECENT), RECENT)
    events = requests.events_of(effective_moves(since_own_move(panel, moves)), panel.seat)
    views = [each for each in game.telling.shows([event for _, event in events]) if each.what in game.panels.told]
    mine = [each for each in views if _concerns(panel.seat, each, [event for _, event in events])]
    if not mine:
        return None
    return request(panel.snapshot, mine[-1].what, panel.seat, None, replace(mine[-1].options, events=events))


def _concerns(seat: int, view: Shown, events: Sequence[Event]) -> bool:
    """Whether a seat had a part in what a view tells of a place."""
    at_place = (event.facts for event in events if view.options.tile in event.facts.values())
    return any(seat in (facts.get("seat"), facts.get("target")) for facts in at_place)


async def preview(table: Table, panel: Panel, nav: Nav = START) -> ImageRequest | None:
    """The picture of a panel, for the question that is open, with what has happened of late where it shows that.

    None where the game has none for it. From the seat's view only; up to `RECENT` moves are read for that.
    """
    question, snapshot = open_question(panel, nav), panel.snapshot
    found = about(panel, question, real(nav, question))
    if found is None or found.what not in manifest(snapshot.row.kind).panels.lately:
        return found
    moves = await table.games.log(snapshot.row.id, max(0, snapshot.row.seq - RECENT), RECENT)
    events = requests.events_of(effective_moves(moves), panel.seat)
    return replace(found, options=replace(found.options, events=events))


def about(panel: Panel, question: Decision | None, nav: Nav = START) -> ImageRequest | None:
    """The picture for a question, asked now or planned: a crop of the map where the choices are places on it.

    `nav` is what of this question is open.
    """
    places = letters.places(panel, question, nav) if question else {}
    if not question or not places:
        return _asked(panel, question, nav)
    boards = manifest(panel.snapshot.row.kind).boards
    choices = letters.choices(places, question, boards.way)
    return request(
        panel.snapshot,
        boards.crop,
        panel.seat,
        panel.view,
        Options(seat=panel.seat, choices=choices, question=True),
    )
