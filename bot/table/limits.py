"""What one person may take of the bot, so that enough is left for the others."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import Refusal
from bot.store.rows import Rows

HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Limits:
    """How much there may be at once, and how often something may be done.

    Lobbies count as games: `games_per_person` are those somebody owns or sits at, `games_per_server` all of a server.
    `undos` are those of a person in one game.
    """

    games_per_person: int = 50
    games_per_server: int = 500
    tables_per_hour: int = 10
    first_games_per_day: int = 3
    undos_per_hour: int = 10
    companions_per_hour: int = 10


STANDARD = Limits()


async def spend(rows: Rows, key: str, now: int, seconds: int, most: int, code: str) -> None:
    """Use something once more; raises `Refusal` `code` (most) when that was done `most` times in the last `seconds`."""
    if await rows.used(key, now - seconds) >= most:
        raise Refusal(code, most=most)
    await rows.use(key, now)


async def room_for(rows: Rows, user_id: int, limits: Limits) -> None:
    """Raise `Refusal` too-many-games (most) for one game more than a person may have."""
    if await rows.count_of(user_id) >= limits.games_per_person:
        raise Refusal("too-many-games", most=limits.games_per_person)


async def room_in(rows: Rows, guild_id: int, limits: Limits) -> None:
    """Raise `Refusal` server-full (most) for one game more than a server may have."""
    if await rows.count_in(guild_id) >= limits.games_per_server:
        raise Refusal("server-full", most=limits.games_per_server)
