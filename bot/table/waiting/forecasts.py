"""When people are likely to be asked, and how long a game is likely to take: told to all at the table alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.manifest.manifest import WaitsOfGame
from bot.store.rows import PrefsRow, Rows
from bot.table.clocks import clock
from bot.table.game.seated import SeatedGame
from bot.table.game.transactions import Part
from bot.table.game.waits import known_to_all
from bot.table.waiting import forecast
from bot.table.waiting.forecast import Answered, Habit

LATELY = 180 * 24 * 3600  # what was longer ago says nothing of today


class Forecasts(Part):
    """Reading them: one query for all the people of some tables."""

    async def asked_at(self, tables: Sequence[SeatedGame], user_id: int) -> dict[str, int]:
        """By the id of a table, when a person is likely to be asked there, in seconds since 1970.

        Tables are left out where they are not in line, and where too little is known of those before them.
        """
        now = self.transactions.now()
        lines = {table.row.id: line for table in tables if (line := _line(table, user_id))}
        asked = [table for table in tables if table.row.id in lines]
        if not asked:
            return {}
        async with self.transactions.read() as rows:
            people = {user for table in asked for user in _answering(table).values()}
            known = await _habits(rows, people - {user_id}, now)
        found: dict[str, int] = {}
        for table in asked:
            habits = {seat: known.get(user) for seat, user in _answering(table).items()}
            if at := forecast.asked_at(lines[table.row.id], habits, now):
                found[table.row.id] = at
        return found

    async def days(self, table: SeatedGame, waits: WaitsOfGame | None) -> int | None:
        """How many days a table that has not begun is likely to play, once all who sit there now have begun.

        `waits`: how often such a game waits, where somebody has counted it.
        """
        if table.row.anonymous or table.row.status != "lobby" or len(table.seats) < table.least or not table.people:
            return None
        pace = clock.PACES.get(table.row.clock)
        async with self.transactions.read() as rows:
            known = await _habits(rows, table.people, self.transactions.now())
            prefs = [await clock.prefs_of(rows, user) for user in table.people]
        longest = max(24 * clock.HOUR // clock.hours_of(each).long for each in prefs)
        answer = pace.answer * longest // clock.HOUR if pace else None
        habits = [known.get(user) for user in table.people]
        return forecast.days_of_game(waits, len(table.seats), habits, answer)


def _answering(table: SeatedGame) -> dict[int, int]:
    """Who is waited for when a seat is: its sitter, else the person whose it is."""
    return {seat.seat: table.called_for(seat.seat)[0] for seat in table.seats if seat.person}


def _line(table: SeatedGame, user_id: int) -> forecast.Queue | None:
    """Whose turns come before somebody's; None where nothing is forecast, as where nobody may know who sits there."""
    seat = table.seat_of(user_id)
    if seat is None or table.masked or table.row.status != "running" or table.row.paused_at is not None:
        return None
    waited: dict[int, int] = {}
    for wait in table.waits:
        if known_to_all(wait):
            waited[wait.seat] = min(wait.since, waited.get(wait.seat, wait.since))
    return forecast.queue(table.row.upcoming, waited, seat)


async def _habits(rows: Rows, people: Iterable[int], now: int) -> dict[int, Habit]:
    """How long these people take, of those who let it be counted and are not away."""
    wished: dict[int, PrefsRow] = {}
    for user in people:
        prefs = await clock.prefs_of(rows, user)
        if prefs.forecasts and not (prefs.away_until and now < prefs.away_until):
            wished[user] = prefs
    taken: dict[int, list[Answered]] = {user: [] for user in wished}
    for user, asked_at, took in await rows.answers_of(sorted(wished), now - LATELY) if wished else []:
        taken[user].append(Answered(asked_at, took))
    return {user: Habit(prefs.zone, tuple(taken[user])) for user, prefs in wished.items()}
