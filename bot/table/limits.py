"""What one person may take of the bot, so that enough is left for the others."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import Refusal
from bot.store.rows import GameRow, Rows

HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Limits:
    """How much there may be at once, and how often something may be done.

    Lobbies count as games: `games_per_person` are those somebody owns or sits at, `games_per_server` all of a
    server. `undos` are those of a person in one game, as are `steps_back`; to return they may at any time. `open`
    are tables before their start. `joins` are those of a person, also where they only ask to be let in; `votes`
    those that a person opens, at all their tables; `companions` those whom they let answer for them; `imports` the
    files of games that they bring. `first_games_per_day` are two evenings of all five games; each makes a thread, and
    is played against computers that take little.
    """

    games_per_person: int = 50
    games_per_server: int = 500
    tables_per_hour: int = 10
    first_games_per_day: int = 10
    undos_per_hour: int = 10
    companions_per_hour: int = 10
    steps_back_per_hour: int = 5
    open_per_person: int = 3
    open_per_server: int = 100
    joins_per_hour: int = 30
    votes_per_day: int = 20
    imports_per_hour: int = 5


STANDARD = Limits()


async def spend(rows: Rows, key: str, now: int, seconds: int, most: int, code: str) -> None:
    """Use something once more; raises `Refusal` `code` (most) when that was done `most` times in the last `seconds`.

    `key` says what and whose it is, such as `undo:<game>:<user>`; `now` is in seconds since 1970, and `seconds` are a
    day at most: older uses are forgotten. What is refused, or fails later in the same transaction, is not counted.
    """
    if await rows.used(key, now - seconds) >= most:
        raise Refusal(code, most=most)
    await rows.use(key, now)


async def room_for(rows: Rows, user_id: int, limits: Limits) -> None:
    """Raise `Refusal` too-many-games (most) for one game more than a person may have.

    Counted are the games they own or sit at, lobbies among them. Asked before a seat is stored.
    """
    if await rows.count_of(user_id) >= limits.games_per_person:
        raise Refusal("too-many-games", most=limits.games_per_person)


async def room_to_open(rows: Rows, guild_id: int, user_id: int, limits: Limits) -> None:
    """Raise `Refusal` too-many-open or server-many-open (most) for one table more that waits to begin."""
    if len(await rows.some(GameRow, owner_id=user_id, status="lobby")) >= limits.open_per_person:
        raise Refusal("too-many-open", most=limits.open_per_person)
    if len(await rows.some(GameRow, guild_id=guild_id, status="lobby")) >= limits.open_per_server:
        raise Refusal("server-many-open", most=limits.open_per_server)


async def room_in(rows: Rows, guild_id: int, limits: Limits) -> None:
    """Raise `Refusal` server-full (most) for one game more than a server may have."""
    if await rows.count_in(guild_id) >= limits.games_per_server:
        raise Refusal("server-full", most=limits.games_per_server)
