"""The clock of the machine was ahead and has been set back: no time may lie in a future that does not come so soon."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.store.call_rows import HeldRow
from bot.store.deed_rows import VoteRow
from bot.store.rows import GameRow, PrefsRow, Rows, WaitRow
from bot.table.clocks import clock
from bot.table.game.change import Changes
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.waits import window_length
from bot.table.limits import DAY
from bot.table.seating.ready import ANSWER_SECONDS, STAYS_READY


@dataclass(frozen=True, slots=True)
class SetBack:
    """By how many seconds the clock was set back, until `now`, and to `given` what was given back while it was ahead.

    `given` are the ends of the time in which the bot seemed to be down when the clock jumped ahead; (0, 0) where that
    is not known.
    """

    now: int
    ahead: int
    given: tuple[int, int] = (0, 0)


async def moved(rows: Rows, back: SetBack) -> None:
    """Move what has happened in the future to when it did, with what was reckoned from it; so lobbies wait, too."""
    await rows.set_back(back.now, back.ahead)
    for vote in await rows.some(VoteRow, kind="overdue", result=""):
        since = vote.facts.get("since")
        if isinstance(since, int) and since > back.now:
            await rows.put(replace(vote, facts={**vote.facts, "since": min(back.now, since - back.ahead)}))
    for held in await rows.some(HeldRow):
        if held.due_at > back.now + back.ahead:
            await rows.put(replace(held, due_at=held.due_at - back.ahead))
    for row in await rows.some(GameRow, status="lobby"):
        if row.ready_ends is not None:
            await rows.put(replace(row, ready_ends=min(row.ready_ends, back.now + ANSWER_SECONDS)))
        for seat in (await load_snapshot(rows, row.id)).seats:
            await rows.put(replace(seat, ready_until=min(seat.ready_until, back.now + STAYS_READY)))


async def rewound(changes: Changes, rows: Rows, snapshot: GameSnapshot, back: SetBack) -> GameSnapshot:
    """A running game with its clocks: what was given for a time that was none is taken, and nobody has over a bank."""

    def change(now: GameSnapshot, seat: int, prefs: PrefsRow) -> GameSnapshot:
        return _rewound(now, seat, prefs, back)

    after = replace(snapshot, waits=tuple(_bounded(snapshot.row, wait, back.now) for wait in snapshot.waits))
    return await changes.keep(rows, snapshot, await clock.with_each_clock(rows, after, change))


def _rewound(snapshot: GameSnapshot, seat: int, prefs: PrefsRow, back: SetBack) -> GameSnapshot:
    pace, hours = clock.PACES.get(snapshot.row.clock), clock.hours_of(prefs)
    if pace is None:
        return clock.with_deadlines(snapshot, seat, prefs)
    began, row = min(wait.since for wait in clock.public_waits(snapshot, seat)), snapshot.seats[seat]
    since, to = back.given
    taken = hours.between(max(since, began), to) if since <= back.now < to else 0
    if snapshot.row.paused_at is None:
        ran_until = back.now
    else:
        ran_until = max(snapshot.row.paused_at, began)
    most = hours.between(began, ran_until) + pace.most
    bank = max(0, min(clock.bank(row, pace) - taken, most))
    return clock.with_deadlines(snapshot.reseated(replace(row, bank=bank)), seat, prefs)


def _bounded(row: GameRow, wait: WaitRow, now: int) -> WaitRow:
    """A wait whose reminder, or window, is not further away than one that begins now; a clock times the others."""
    latest = now + (window_length(row, (wait.kind,)) if wait.blind else DAY)
    due = None if wait.due_at is None else min(wait.due_at, max(latest, wait.since + DAY))
    until = wait.until
    if wait.blind and until is not None:
        until = min(until, latest)
    return replace(wait, due_at=due, until=until)
