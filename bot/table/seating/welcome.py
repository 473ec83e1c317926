"""Who may sit down at a table: block lists, what moderators of a server have barred, and what its owner asks for."""

from __future__ import annotations

from collections.abc import Iterable

from bot.errors import Refusal
from bot.store.lobby_rows import BanRow, BlockRow
from bot.store.rows import Rows
from bot.table.game.seated import FEW, finished_of, meets
from bot.table.game.snapshot import GameSnapshot


async def welcome(rows: Rows, snapshot: GameSnapshot, user_id: int, *, uninvited: bool = True) -> None:
    """Raise a `Refusal` unless somebody may sit down at a table that has not begun.

    banned where moderators said so, not-welcome where a block list keeps them apart from somebody there (whose is not
    told), finish-rate (least) or finish-few (few) where its owner asks for more, and by-invitation for a private table,
    unless `uninvited` is False: then they ask to be let in. Who is invited has to meet neither of the last two.
    """
    row = snapshot.row
    await not_barred(rows, row.guild_id, user_id)
    if user_id == row.owner_id:
        return
    if await kept_apart(rows, user_id, [row.owner_id, *snapshot.people]):
        raise Refusal("not-welcome")
    if user_id in row.invited:
        return
    finished = await finished_of(rows, user_id)
    if row.least_finish and not meets(finished, row.least_finish, newcomers=row.newcomers):
        if finished.begun < FEW:
            raise Refusal("finish-few", few=FEW)
        raise Refusal("finish-rate", least=row.least_finish)
    if row.access == "private" and uninvited:
        raise Refusal("by-invitation")


async def not_barred(rows: Rows, guild_id: int, user_id: int) -> None:
    """Raise `Refusal` banned for somebody whom the moderators of a server let sit down at none of its tables."""
    if await rows.one(BanRow, guild_id=guild_id, user_id=user_id):
        raise Refusal("banned")


async def kept_apart(rows: Rows, user_id: int, others: Iterable[int]) -> set[int]:
    """Those of these people whom somebody has blocked, or who have blocked them.

    Empty where nothing keeps them apart. Which of the two it was is told to nobody.
    """
    blocked = {row.other_id for row in await rows.some(BlockRow, user_id=user_id)}
    blocking = {row.user_id for row in await rows.some(BlockRow, other_id=user_id)}
    return (blocked | blocking) & set(others)


async def may_take_over(rows: Rows, snapshot: GameSnapshot, user_id: int) -> bool:
    """Whether neither moderators nor block lists are against somebody's playing or answering at a running table."""
    barred = await rows.one(BanRow, guild_id=snapshot.row.guild_id, user_id=user_id)
    return barred is None and not await kept_apart(rows, user_id, snapshot.people)
