"""The table: the only writer. Everything people and computer players do to a game goes through here."""

from __future__ import annotations

from dataclasses import replace

from bot.agents import DEFAULT
from bot.errors import Refusal
from bot.store.rows import LIVING, DraftRow, DueRow, GameRow, MoveRow, PrefsRow, Rows
from bot.table import drafts, undo
from bot.table.channels import Places
from bot.table.computers import Computers
from bot.table.guided_games import Guiding
from bot.table.lobby import Lobby
from bot.table.orders import Ordering
from bot.table.outbox import Delivery
from bot.table.record import record
from bot.table.snapshot import Drafted, Look, Panel, Person, look_at
from bot.table.transactions import owned_by
from bot.table.turns import Turns, fresh

__all__ = ["Drafted", "Look", "Panel", "Person", "Table"]


class Table(Lobby, Guiding, Turns, Ordering, Computers, Delivery, Places):
    """All that can be done. Methods raise `Refusal` or the rules' `Illegal`, and then nothing has changed."""

    async def undo(self, game_id: str, user_id: int, seq: int | None = None) -> Panel:
        """Take the person's last turn back; its answers become the draft again, but for sealed ones.

        `seq` is the panel's, where a button was pressed. Raises `Refusal` stale or undo-nothing.
        """
        async with self.playing(game_id, user_id) as (rows, look, seat):
            if seq is not None:
                fresh(look, seat, seq)
            undone = await undo.undone(rows, look, seat, self.now())
            after = await record(rows, look, undone.state, [undone.row], self.now(), "undo")
            after = await drafts.save_draft(rows, after, seat, drafts.draftable(after, undone.lines))
            run, _ = await drafts.load_draft(rows, after, seat)
            return await drafts.panel(rows, after, seat, run, committed=True)

    async def resign(self, game_id: str, user_id: int) -> Look:
        """Leave a running game: the seat goes to a computer player. The last person to go ends the game."""
        async with self.playing(game_id, user_id) as (rows, look, seat):
            row = replace(look.seats[seat], agent=DEFAULT, resigned=True)
            look = look.reseated(row)
            await rows.put(row)
            await rows.drop(DraftRow, game_id=game_id, seat=seat)
            await rows.drop(DueRow, game_id=game_id, seat=seat)
            if not look.people:
                return await self._give_up(rows, look)
            await rows.post(game_id, "resign", {"seat": seat})
            look = replace(look, row=replace(look.row, rev=look.row.rev + 1))
            await rows.put(look.row)
            return look

    async def abandon(self, game_id: str, user_id: int) -> Look:
        """The owner ends the game without a result."""
        async with self.changing(game_id) as (rows, look):
            owned_by(look, user_id)
            if look.row.status not in LIVING:
                raise Refusal("not-running")
            return await self._give_up(rows, look)

    async def log(self, game_id: str, after_seq: int = 0, limit: int = 50) -> list[MoveRow]:
        """Moves after `after_seq`, oldest first. Show people only events they may see (`Event.seen_by`)."""
        async with self.store.read() as rows:
            return await rows.log(game_id, after_seq, limit)

    async def games_of(self, user_id: int) -> list[Look]:
        """A person's lobbies and running games: those that wait for them first, the longest wait first."""
        async with self.store.read() as rows:
            return [await look_at(rows, row.id) for row in await rows.games_of(user_id)]

    async def next_game(self, user_id: int, after: str = "") -> str | None:
        """Of the games that wait for a person the one behind `after`: the longest wait first, and around again."""
        waiting = [look.row.id for look in await self.games_of(user_id) if look.waits_for(user_id)]
        start = waiting.index(after) + 1 if after in waiting else 0
        return next((game for game in waiting[start:] + waiting[:start] if game != after), None)

    async def running_games(self) -> list[str]:
        """The ids of all games being played."""
        async with self.store.read() as rows:
            return [row.id for row in await rows.some(GameRow, status="running")]

    async def open_tables(self, guild_id: int) -> list[Look]:
        """The lobbies of a server, newest first."""
        async with self.store.read() as rows:
            found = await rows.some(GameRow, guild_id=guild_id, status="lobby")
            looks = [await look_at(rows, row.id) for row in sorted(found, key=lambda row: -row.created_at)]
            return [look for look in looks if not look.full]

    async def prefs(self, user_id: int) -> PrefsRow:
        """What a person set, or the defaults."""
        async with self.store.read() as rows:
            return await rows.one(PrefsRow, user_id=user_id) or PrefsRow(user_id)

    async def set_prefs(self, prefs: PrefsRow) -> None:
        """Store what a person set; reminders follow it from the next wait on."""
        async with self.store.write() as rows:
            await rows.put(prefs)

    async def _give_up(self, rows: Rows, look: Look) -> Look:
        row = replace(look.row, status="abandoned", rev=look.row.rev + 1)
        await rows.put(row)
        await rows.drop(DraftRow, game_id=row.id)
        await rows.drop(DueRow, game_id=row.id)
        if row.state:
            await rows.post(row.id, "abandon", {})
        return replace(look, row=row, pending=())
