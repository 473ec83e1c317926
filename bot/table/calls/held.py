"""Calls that were held back: what is still asked of a person goes out as one call when their time has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.call_rows import HeldRow, MuteRow
from bot.store.company_rows import CompanionRow
from bot.store.game_store import Span
from bot.store.rows import GameRow, PrefsRow, Rows, SeatRow, WaitRow
from bot.table.calls import calls
from bot.table.calls.hooks import note_called
from bot.table.clocks import clock
from bot.table.game.seated import Found, ListedGame
from bot.table.game.transactions import Part, apart
from bot.table.game.waits import callable_again, known_to_all


@dataclass(frozen=True, slots=True)
class _Asked:
    """A table that waits for a person, the seat it waits for, and its questions that all may know of."""

    table: ListedGame
    seat: int
    waits: Sequence[WaitRow]

    @property
    def entry(self) -> tuple[str, int, int]:
        return self.table.row.id, self.seat, min(wait.since for wait in self.waits)


class Calls(Part):
    """Letting held calls go, and which tables call nobody."""

    async def release_due(self) -> None:
        """Write the held calls that are due into the outbox, one post for each person.

        A person is on many servers: of several processes one does it for all.
        """
        if not self.transactions.shards.leads:
            return
        async with self.transactions.read() as rows:
            people = await rows.held_due(self.transactions.now())
        for user_id in people:
            with apart("calls-failed", user=user_id):
                async with self.transactions.write(Span.ALL) as rows:
                    changed = await _release(rows, user_id, self.transactions.now())
                for game_id in changed:
                    self.transactions.changed(game_id)

    async def muted(self, game_id: str, user_id: int) -> bool:
        """Whether a person has muted a table: they get none of its calls; posts that call nobody are not concerned."""
        async with self.transactions.read() as rows:
            return await rows.one(MuteRow, user_id=user_id, game_id=game_id) is not None

    async def mute(self, game_id: str, user_id: int, *, muted: bool) -> None:
        """Want no calls of a table any more, or want them again.

        Muting drops a call of the table that is held back for them. Anybody may mute any table: nothing is refused.
        """
        async with self.transactions.write(Span.BESIDE) as rows:
            if muted:
                await rows.put(MuteRow(user_id, game_id, self.transactions.now()))
                await rows.drop(HeldRow, user_id=user_id, game_id=game_id)
            else:
                await rows.drop(MuteRow, user_id=user_id, game_id=game_id)


async def _release(rows: Rows, user_id: int, now: int) -> list[str]:
    """Make one call of what is held of a person and still true; returns the games that have something to post."""
    held, prefs = await rows.some(HeldRow, user_id=user_id), await clock.prefs_of(rows, user_id)
    hours = clock.hours_of(prefs)
    if prefs.quiet and prefs.digest is None and not hours.awake(now):  # their hours are others by now
        for each in held:
            await rows.put(replace(each, due_at=hours.after(now, 0)))
        return []
    await rows.drop(HeldRow, user_id=user_id)
    wanted = [(each, asked) for each in held if (asked := await _still(rows, each, now))]
    if not wanted:
        return []
    if prefs.digest is None and len(wanted) == 1:
        (one, asked), *_ = wanted
        await rows.post(one.game_id, "call", _call(one, asked, now))
        await _called(rows, user_id, [asked], now)
        return [one.game_id]
    all_asked = [asked for _, asked in wanted]
    if prefs.digest is not None:
        all_asked = await _everywhere(rows, prefs)
    tables = calls.entries([asked.entry for asked in all_asked])
    public = (asked.table.row.id for asked in all_asked if not asked.table.row.anonymous)
    first = next(public, all_asked[0].table.row.id)
    await rows.post(first, "calls", {"user": user_id, "tables": tables, "digest": int(prefs.digest is not None)})
    await _called(rows, user_id, all_asked, now)
    return [first]


def _call(held: HeldRow, asked: _Asked, now: int) -> dict[str, Any]:
    """What a post of one call holds; an anonymous table makes it in private."""
    seats, seq = [asked.seat], asked.table.row.seq
    told: dict[str, Any] = {"first": held.first, "last": held.last, "asked": seats, "called": seats}
    told |= {"at": now, "seq": seq}
    told["callees"] = {str(asked.seat): [held.user_id]}
    if held.reminder:
        told["reminder"] = True
    if asked.table.row.anonymous:
        return {**told, "user": held.user_id}
    return told


async def _called(rows: Rows, user_id: int, all_asked: Iterable[_Asked], now: int) -> None:
    """Note for what a person is called now."""
    for asked in all_asked:
        await note_called(rows, user_id, asked.table.row.id, now)
        for wait in asked.waits:
            await rows.put(replace(wait, called_at=now, called_seq=asked.table.row.seq))


async def _still(rows: Rows, held: HeldRow, now: int) -> _Asked | None:
    """What somebody is still asked of that for which their call was held."""
    row = await rows.one(GameRow, id=held.game_id)
    if row is None or not row.placed or await rows.one(MuteRow, user_id=held.user_id, game_id=held.game_id):
        return None
    seats = await rows.some(SeatRow, game_id=row.id)
    ledger = await rows.some(WaitRow, game_id=row.id)
    company = await rows.some(CompanionRow, game_id=row.id)
    companions = [each for each in company if each.answers_at(rows.now)]
    found = Found([(row, tuple(seats), tuple(ledger), tuple(companions))])
    asked = next((asked for table in found if (asked := _asked(table, held.user_id))), None)
    if asked is None or not (held.reminder or any(callable_again(wait, now) for wait in asked.waits)):
        return None
    return asked


def _asked(table: ListedGame, user_id: int) -> _Asked | None:
    """What a table asks somebody whom it calls; None where it calls nobody, or another in their place."""
    seat = table.seat_of(user_id)
    if table.row.status != "running" or seat is None or user_id not in table.called_for(seat):
        return None
    waits = [wait for wait in table.waits if wait.seat == seat and known_to_all(wait)]
    if not waits:
        return None
    return _Asked(table, seat, waits)


async def _everywhere(rows: Rows, prefs: PrefsRow) -> list[_Asked]:
    """All tables that wait for a person and that they have not muted, the longest wait first."""
    muted = {each.game_id for each in await rows.some(MuteRow, user_id=prefs.user_id)}
    listed = (table for table in Found(await rows.listed_of(prefs.user_id)) if table.row.id not in muted)
    return [asked for table in listed if (asked := _asked(table, prefs.user_id))]
