"""What a panel opens with: what happened since its owner's last move, in few lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from discord import ui

from bot.plain_text import clip
from bot.store.rows import MoveRow
from bot.table.base.snapshot import Panel
from bot.table.table import Table
from bot.ui.kit.controls import button
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Child, text
from bot.ui.panel import more
from bot.ui.panel.navigation import Nav, open_question
from bot.words.news import happened
from bot.words.texts import Texts

RECENT = 60  # moves that are looked back at
LINES = 4
LINE = 132
PHONE_LINES, PHONE_LINE = 5, 44  # of small letters that a phone has room for, and how many letters those are


@dataclass(frozen=True, slots=True)
class News:
    """The last lines of what happened, and how many there are before them."""

    lines: Sequence[str] = ()
    before: int = 0


NOTHING = News()


async def meanwhile(table: Table, now: Panel, texts: Texts) -> News:
    """What happened since the last move of a panel's owner; nothing beside a draft.

    In a guided game also what that move itself did.
    """
    row = now.snapshot.row
    if now.drafting or not row.seq:
        return NOTHING
    moves = await table.games.log(row.id, max(0, row.seq - RECENT), RECENT)
    lines = [clip(line, LINE) for line in happened(now.snapshot, _since(now, moves), texts)]
    shown = _last(lines)
    return News(lines[len(lines) - shown :], len(lines) - shown)


def _last(lines: Sequence[str]) -> int:
    """How many of the last lines there is room for; one at least."""
    room, shown = PHONE_LINES, 0
    for line in reversed(lines[-LINES:]):
        room -= ceil(len(line) / PHONE_LINE)
        if room < 0 and shown:
            break
        shown += 1
    return shown


def _since(now: Panel, moves: Sequence[MoveRow]) -> Sequence[MoveRow]:
    own = [move for move in moves if move.seat == now.seat and move.how == "person"]
    if now.snapshot.row.guided:
        return [move for move in moves if own and move.seq > own[-1].base]
    last = own[-1].seq if own else 0
    return [move for move in moves if move.seq > last]


def told(news: News, panel: Panel, texts: Texts, nav: Nav) -> list[Child]:
    """The lines, with the way to all of them where there are more."""
    lines = text(*(f"-# {line}" for line in news.lines))
    if not news.lines:
        return []
    if not news.before:
        return [lines]
    place = more.place(open_question(panel, nav), nav)
    everything = button(texts("ui-all"), Call("all", panel.snapshot.row.id, panel.panel_revision, place))
    return [ui.Section(lines, accessory=everything)]
