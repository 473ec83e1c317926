"""Somebody's first game: against a computer player, in a private thread, started at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import structlog

from bot.agents import BEGINNER
from bot.store.rows import GameRow, Rows, SeatRow
from bot.table.game.names import Names
from bot.table.game.snapshot import GameSnapshot, Panel, Person, load_snapshot
from bot.table.game.transactions import Part, Transactions
from bot.table.limits import DAY, STANDARD, Limits, room_for, room_in, spend
from bot.table.seating.lobby import new_id, opened
from bot.table.turns.computers import Computers
from bot.table.turns.turns import Turns
from rules import games

log = structlog.get_logger()


class GuidedGames(Part):
    """Guided games: at most one of each kind and person at a time."""

    def __init__(
        self,
        transactions: Transactions,
        computers: Computers,
        turns: Turns,
        seed: str = "",
        limits: Limits = STANDARD,
        names: Names | None = None,
    ) -> None:
        super().__init__(transactions)
        self.computers = computers
        self.turns = turns
        self.seed = seed
        self.limits = limits
        self.names = names or Names()

    async def begin(
        self, kind: str, guild_id: int, place_id: int, person: Person, locale: str, options: Mapping[str, str],
        *, placed: bool = True,
    ) -> GameSnapshot:  # fmt: skip
        """A guided game of one person, which lives in the private thread `place_id`, or the one they play already.

        Of one that they have played to the end before it is the rematch, which nobody has to be introduced to. Not
        `placed`, it has no thread yet, and `place_id` is the channel that is to have it. Raises `Refusal`
        too-many-games, server-full or first-too-often.
        """
        now = self.transactions.now()
        row = GameRow(
            new_id(), kind, guild_id, place_id, person.user_id, locale, now, options=dict(options), touched_at=now,
            thread_id=place_id if placed else None, guided=True, placed=placed,
        )  # fmt: skip
        async with self.transactions.write(row.id) as rows:
            if there := await _guided(rows, kind, person.user_id):
                return await load_snapshot(rows, there)
            row = replace(row, rematch_of=await _played_to_the_end(rows, kind, person.user_id))
            await room_for(rows, person.user_id, self.limits)
            await room_in(rows, guild_id, self.limits)
            most = self.limits.first_games_per_day
            await spend(rows, f"first:{person.user_id}", now, DAY, most, "first-too-often")
            await rows.put(replace(row, name_words=await self.names.generated(rows, guild_id)))
            await rows.put(person.sit(row.id))
            for seat in range(1, games.game(kind).seats[0]):
                await rows.put(SeatRow(row.id, seat, None, f"Orrery {seat}", BEGINNER))
            snapshot = await opened(self.changes, rows, await load_snapshot(rows, row.id), self.seed, now)
        self.transactions.changed(row.id)
        return snapshot

    async def find(self, kind: str, user_id: int) -> str | None:
        """The id of the guided game of this kind that a person is playing."""
        async with self.transactions.read() as rows:
            return await _guided(rows, kind, user_id)

    async def onward(self, panel: Panel, user_id: int) -> Panel:
        """The panel after the computer's turns that follow a person's, so that question follows question.

        The same panel where nothing was committed, and in a game that is not guided.
        """
        game_id = panel.snapshot.row.id
        if not (panel.committed and panel.snapshot.row.guided):
            return panel
        try:
            while await self.computers.play_turn(game_id):
                pass
        except Exception:  # the person's turn counts all the same; the computer's is tried again later
            log.exception("computer-failed", game=game_id)
        return replace(await self.turns.panel(game_id, user_id), committed=True)


async def _played_to_the_end(rows: Rows, kind: str, user_id: int) -> str:
    """The id of the last guided game of this kind that a person has played to the end; "" for none."""
    ended = await rows.some(GameRow, kind=kind, owner_id=user_id, status="over", guided=True)
    return max(ended, key=lambda row: row.created_at).id if ended else ""


async def _guided(rows: Rows, kind: str, user_id: int) -> str | None:
    found = await rows.some(GameRow, kind=kind, owner_id=user_id, status="running", guided=True)
    if not found:
        return None
    return found[0].id
