"""Calls follow every change: whoever is asked something new is called, and the announcement says who that is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.manifest.manifest import manifest
from bot.store.rows import Rows, WaitRow
from bot.table.calls import calls
from bot.table.game.change import Change
from bot.table.game.waits import callable_again
from bot.table.waiting import ledger

MARKS = {"round", "over"}  # events that are announced whoever is asked, as is the beginning of a chapter


async def follow(rows: Rows, change: Change) -> Change:
    """Call whoever is newly asked, now or later, and write the outbox row that is due, if any."""
    change = await _called(rows, change)
    if _announces(change):
        after, first = change.after, change.before.row.posted_seq + 1
        kind = "over" if change.over else change.note or "turn"
        await rows.post(after.row.id, kind, {"first": first, "last": after.row.seq, **change.told})
        row = replace(after.row, posted_seq=after.row.seq)
        change = replace(change, after=replace(after, row=row))
    return change


async def _called(rows: Rows, change: Change) -> Change:
    """The change with the waits for which somebody is called now, and what is told of that."""
    before, after, now = change.before, change.after, change.now
    known = ledger.going_on(before.waits, after.waits) if change.by_vote else before.waits
    newly = ledger.newly_asked(known, after.waits, after.seats, change.acted)
    lately = ledger.called_lately(known, after.waits, now)
    wanted = [wait for wait in newly if callable_again(wait, now) and wait.seat not in lately]
    called = await calls.at_once(rows, after, wanted, (before.row.posted_seq + 1, after.row.seq), now)
    waits = []
    for wait in after.waits:
        if wait in called.waits:
            waits.append(replace(wait, called_at=now, called_seq=after.row.seq))
        elif wait in newly and (call := lately.get(wait.seat)):
            waits.append(replace(wait, called_at=call.called_at, called_seq=call.called_seq))
        else:
            waits.append(wait)
    last = ledger.last_asked(before.waits, waits, after.seats)
    if last and await calls.wishes_last(rows, after, last):
        waits = [replace(wait, alone=wait is last) for wait in waits]
    soon = await calls.next_up(rows, after, newly, now)
    told: dict[str, Any] = {"asked": _seats(newly), "called": _seats(called.waits), "at": now, "seq": after.row.seq}
    if soon:
        told["next"] = [int(seat) for seat in soon]
    told["callees"] = {**called.callees, **soon}
    return replace(change, after=replace(after, waits=tuple(waits)), told={**change.told, **told})


def _seats(asked: Iterable[WaitRow]) -> list[int]:
    return sorted({wait.seat for wait in asked})


def _announces(change: Change) -> bool:
    """Whether a post is due: somebody is asked or has finished, a round, a chapter or a window has begun or ended.

    A window that opens right behind another one is told as well: what has closed that one is what it is about.
    """
    done = change.movers - {seat.seat for seat in change.after.asked}
    marks = {*MARKS, *manifest(change.after.row.kind).telling.digest.begins}
    marked = any(event.kind in marks for move in change.known for event in move.events)
    window = change.after.window != change.before.window or (change.after.window and change.closed)
    return bool(change.note or change.told["asked"] or done or marked or window)
