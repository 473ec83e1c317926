"""Where a game stands: its channel, its public message and its thread; and how it moves when its channel is gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.errors import Refusal
from bot.store.rows import LIVING, GameRow, OutboxRow, Rows
from bot.table.game.roles import By, acting, may, require
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part

NO_STATUS: dict[str, Any] = {"status_id": None, "old_status_id": None, "posts_since_status": 0}


class Channels(Part):
    """A game without a place goes on: it can be played from the hub, and posts nothing until somebody moves it."""

    async def keep_address(self, game_id: str, *, message_id: int | None = None, thread_id: int | None = None) -> None:
        """Note where the game's public message or its thread is; None leaves what was noted.

        A new thread has no status message yet. Raises `Refusal` no-game.
        """
        async with self.transactions.changing(game_id) as (rows, snapshot):
            row = replace(snapshot.row, message_id=message_id or snapshot.row.message_id)
            await rows.put(replace(row, thread_id=thread_id, **NO_STATUS) if thread_id else row)

    async def show_again(self, game_id: str) -> None:
        """Have the public message and the status brought up to date once more, by the announcer.

        Raises what `changing` raises for a game that is not there. The position does not change.
        """
        async with self.transactions.changing(game_id) as (rows, snapshot):
            await rows.put(replace(snapshot.row, rev=snapshot.row.rev + 1))

    async def leave_starter(self, row: GameRow) -> None:
        """Show a game of an earlier release again, whose controls hang on the message that its thread began with.

        That posts the status message in the thread; a game that has one already, or soon has, stays as it is.
        """
        if row.threaded and row.placed and row.status_id is None and row.rev == row.shown_rev:
            await self.show_again(row.id)

    async def recheck(self, channel_id: int) -> None:
        """Discord reports a channel deleted: show its games again, which reveals whether it is really gone.

        Only living games that are placed in it. Where it is gone, the announcer has them moved or told by direct
        message.
        """
        async with self.transactions.read() as rows:
            there = await rows.some(GameRow, channel_id=channel_id)
        for row in there:
            if row.status in LIVING and row.placed:
                await self.show_again(row.id)

    async def lose(self, game_id: str) -> None:
        """The game's channel is gone: it has no place any more until somebody moves it.

        Its people are told, each once; what else there is to post waits. Of a game without a place nothing is changed.
        """
        async with self.transactions.changing(game_id) as (rows, snapshot):
            if not snapshot.row.placed:
                return
            await rows.put(replace(snapshot.row, placed=False, message_id=None, thread_id=None, **NO_STATUS))
            if snapshot.row.status in LIVING:
                for user in _people(snapshot):
                    await rows.post(game_id, "lost", {"user": user})

    async def redirect_to_dms(self, row: OutboxRow) -> None:
        """The last words on a game without a place go to each of its people instead."""
        async with self.transactions.changing(row.game_id) as (rows, snapshot):
            await rows.put(replace(row, sent_at=self.transactions.now()))
            for user in _people(snapshot):  # one by one, so that whom it does not reach keeps it from nobody else
                await rows.post(row.game_id, row.kind, {**row.payload, "user": user})

    async def move(
        self, game_id: str, by: By, guild_id: int, channel_id: int, thread_id: int | None = None
    ) -> GameSnapshot:
        """Bring a game whose channel is gone into another, or into the thread it has there already.

        A moderator may bring any game of the server into another channel: what stands in the old one says where it is.
        Raises what `movable` raises.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            movable(snapshot, by, guild_id, channel_id)
            old = snapshot.row
            row = replace(
                snapshot.row, channel_id=channel_id, thread_id=thread_id, message_id=None, placed=True,
                rev=snapshot.row.rev + 1, touched_at=now, **NO_STATUS,
            )  # fmt: skip
            await rows.put(row)
            if old.placed:
                users, started = _people(snapshot), row.status == "running"
                places = {"old": f"<#{old.channel_id}>", "new": f"<#{channel_id}>"}
                await note_deed(rows, snapshot, "move", acting(by), now, places, users=users, said=started)
                await rows.post(game_id, "left", _left(old))
            elif row.status == "running" and await _told(rows, game_id):
                await rows.post(game_id, "moved", {})
            return replace(snapshot, row=row)


def _left(row: GameRow) -> dict[str, Any]:
    """Where messages stay that are to say where a game has gone: in its channel, and in its thread."""
    statuses = [status for status in (row.status_id, row.old_status_id) if status]
    thread = row.thread_id or row.channel_id
    return {"channel": row.channel_id, "message": row.message_id, "thread": thread, "statuses": statuses}


async def _told(rows: Rows, game_id: str) -> bool:
    """Whether anything was said of the game yet, so that it goes on elsewhere and does not begin there."""
    return all(row.sent_at for row in await rows.some(OutboxRow, game_id=game_id, kind="start"))


def _people(snapshot: GameSnapshot) -> Sequence[int]:
    """Who plays or owns a game."""
    return sorted({snapshot.row.owner_id, *snapshot.people})


def movable(snapshot: GameSnapshot, by: By, guild_id: int, channel_id: int = 0) -> None:
    """Raise `Refusal` not-running, not-seated, has-place or other-server unless somebody may move the game there.

    One that has its place is moved by moderators, into another channel; a first game stays with its person.
    """
    row = snapshot.row
    if row.status not in LIVING:
        raise Refusal("not-running")
    require(snapshot, by, "rescue")
    if row.placed and (row.guided or channel_id == row.channel_id or not may(snapshot, by, "move")):
        raise Refusal("has-place", where=f"<#{row.thread_id or row.channel_id}>")
    if snapshot.row.guild_id != guild_id:
        raise Refusal("other-server")
