"""`Rows` in SQL, for every database: each statement stands here once, and differs by what a `Dialect` says."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Protocol, cast

from bot.sharing.shards import ALL, Shards
from bot.store.call_rows import call_key
from bot.store.columns import STORED, Found, matching
from bot.store.company_rows import CompanionRow, RequestRow
from bot.store.deed_rows import VoteRow
from bot.store.game_store import Over
from bot.store.personal_rows import OrdersRow
from bot.store.reach import BESIDE, COUNTED, LIMITED, game_in, game_of, require
from bot.store.rows import (
    AWAITED,
    PRIVATE,
    GameRow,
    Listed,
    MoveRow,
    OutboxRow,
    R,
    Row,
    SeatRow,
    SnapshotRow,
    WaitRow,
)
from bot.store.sql import set_back
from bot.store.sql.dialect import Dialect, placed

STANDING_SECONDS = 60 * 24 * 3600  # so long a post is known whose call nobody has answered
NO_STATE = zlib.compress(b"")
MANNERS = ", ".join(f"'{manner}'" for manner in AWAITED)
ANSWERS = "NOT ended AND coalesce(until > @now, TRUE)"  # a companion, at the time of the transaction
OPEN = f"NOT blind AND manner IN ({MANNERS})"
SHORT_SEAT = ("game_id", "seat", "user_id", "name", "agent", "resigned", "away", "real_name")


@cache
def _listed_games(dialect: Dialect) -> str:
    """The beginning of a statement that reads games, without positions, with their seats, waits and companions."""

    def within(kind: type[Row], columns: Sequence[str] = (), condition: str = "TRUE") -> str:
        stored = STORED[kind]
        rows = f"{stored.name} WHERE {stored.name}.game_id = game.id AND {condition}"
        return dialect.objects(columns or stored.columns, rows)

    return f"""SELECT {", ".join(f"game.{column}" for column in STORED[GameRow].columns if column != "state")},
               {within(SeatRow, SHORT_SEAT)} AS seats, {within(WaitRow)} AS waits,
               {within(CompanionRow, condition=ANSWERS)} AS companions
               FROM game"""


def _served_by(shards: Shards) -> str:
    """A condition: this process serves the server of a `game`."""
    if shards.alone:
        return "TRUE"
    return f"(game.guild_id >> 22) % {shards.count} BETWEEN {shards.ids[0]} AND {shards.ids[-1]}"


WAITED_SINCE = f"(SELECT min(since) FROM wait WHERE wait.game_id = game.id AND {OPEN})"
LIVING_OF = """SELECT id FROM game WHERE owner_id = ?1 AND status IN ('lobby', 'running') UNION
               SELECT game.id FROM seat JOIN game ON game.id = seat.game_id
               WHERE seat.user_id = ?1 AND (seat.agent IS NULL OR seat.away) AND game.status IN ('lobby', 'running')"""

ANSWERED_BY = f"""(SELECT game_id, seat FROM seat WHERE user_id = ?1 AND agent IS NULL UNION
                  SELECT companion.game_id, companion.seat FROM companion JOIN seat USING (game_id, seat)
                  WHERE companion.user_id = ?1 AND {ANSWERS} AND agent IS NULL)"""

FINISHED = """WITH begun AS (
    SELECT DISTINCT game.id, game.status, game.owner_id FROM sitting JOIN game ON game.id = sitting.game_id
    WHERE sitting.user_id = ?1 AND sitting.agent IS NULL AND sitting.kind IN ('start', 'give') AND NOT game.guided
    AND NOT game.practice AND ?2 IN ('', game.kind)
    AND (SELECT count(*) FROM sitting AS other
         WHERE other.game_id = game.id AND other.kind = 'start' AND other.agent IS NULL) > 1),
outcome AS (
    SELECT id, status, owner_id,
    EXISTS (SELECT 1 FROM seat WHERE seat.game_id = begun.id AND seat.user_id = ?1
            AND (seat.agent IS NULL OR (seat.away AND (begun.status = 'running' OR seat.returns_at IS NOT NULL)))
           ) AS stayed,
    EXISTS (SELECT 1 FROM deed WHERE deed.game_id = begun.id
            AND deed.kind IN ('vote-end-yes', 'vote-decided-yes', 'vote-concede-yes')) AS voted,
    EXISTS (SELECT 1 FROM deed WHERE deed.game_id = begun.id AND deed.kind = 'close') AS moderated,
    EXISTS (SELECT 1 FROM seat WHERE seat.game_id = begun.id AND seat.user_id <> ?1
            AND (seat.agent IS NULL OR (seat.away AND seat.returns_at IS NOT NULL))) AS others
    FROM begun)
SELECT stayed AND (status = 'over' OR voted) AS seen FROM outcome
WHERE NOT stayed OR status = 'over' OR voted
   OR (status = 'abandoned' AND owner_id = ?1 AND others AND NOT moderated)"""


class Connection(Protocol):
    """What a transaction needs of a connection."""

    async def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Any:
        """Run a statement."""

    async def execute_fetchall(self, sql: str, values: Sequence[Any] = ..., /) -> Any:
        """Run a statement; its rows, whose cells are found by place and by name."""


class SqlRows:
    """`Rows` over a connection that is inside a transaction; `@now` in a statement is when that began.

    With `CROSS JOIN` SQLite reads tables in the order in which they are named, else all running games first.
    """

    def __init__(self, db: Connection, now: int, dialect: Dialect, over: Over, shards: Shards = ALL) -> None:
        self.db = db
        self.now = now
        self.dialect = dialect
        self.over = over
        self._listed = _listed_games(dialect)
        self._served = _served_by(shards)

    async def one(self, kind: type[R], /, **key: int | str) -> R | None:
        """The row of this key, or None."""
        found = await self.some(kind, **key)
        if not found:
            return None
        return found[0]

    async def some(self, kind: type[R], /, **where: int | str) -> list[R]:
        """The rows whose columns have these values, in the order of their keys."""
        if kind in COUNTED or (kind in LIMITED and game_in(kind, where) is None):
            await self._alone_beside()
        stored = STORED[kind]
        return await self._rows(kind, stored.select(tuple(where)), *stored.sought(where))

    async def put(self, row: Row) -> None:
        """Store a row, in place of the one with its key."""
        stored = STORED[type(row)]
        if stored.kind in BESIDE:
            await self._alone_beside()
        else:
            require(self.over, stored.kind, game_of(row))
        await self._run(stored.upsert, *stored.values(row))

    async def drop(self, kind: type[Row], /, **where: int | str) -> None:
        """Delete the rows whose columns have these values."""
        stored = STORED[kind]
        if kind in BESIDE:
            await self._alone_beside()
        else:
            require(self.over, kind, game_in(kind, where))
        await self._run(f"DELETE FROM {stored.name}{matching(tuple(where))}", *stored.sought(where))

    async def post(self, game_id: str, kind: str, payload: dict[str, Any]) -> int:
        """Add an outbox row; returns its id, which grows."""
        require(self.over, OutboxRow, game_id)
        sql = "INSERT INTO outbox (game_id, kind, payload) VALUES (?, ?, ?) RETURNING id"
        return int((await self._fetch(sql, game_id, kind, json.dumps(payload, ensure_ascii=False)))[0][0])

    async def first_seen(self, key: str, now: int) -> bool:
        """Note an interaction's id; False when it was noted before."""
        sql = "INSERT INTO seen (key, at) VALUES (?, ?) ON CONFLICT (key) DO NOTHING RETURNING key"
        return bool(await self._fetch(sql, key, now))

    async def log(self, game_id: str, after: int, limit: int) -> list[MoveRow]:
        """Up to `limit` moves after seq `after`, oldest first."""
        sql = "SELECT * FROM move WHERE game_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return await self._rows(MoveRow, sql, game_id, after, limit)

    async def snapshot_at(self, game_id: str, seq: int) -> SnapshotRow | None:
        """The newest snapshot at or before `seq`."""
        sql = "SELECT * FROM snapshot WHERE game_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1"
        found = await self._rows(SnapshotRow, sql, game_id, seq)
        if not found:
            return None
        return found[0]

    async def listed_of(self, user_id: int) -> list[Listed]:
        """The lobbies and running games of a person; those that wait for them first, then the newest."""
        mine = f"""(SELECT min(since) FROM wait JOIN {ANSWERED_BY} AS own USING (game_id, seat)
                    WHERE wait.game_id = game.id AND {OPEN})"""
        theirs = f"""{LIVING_OF} UNION SELECT game.id FROM companion JOIN game ON game.id = game_id
                     WHERE companion.user_id = ?1 AND {ANSWERS} AND status = 'running'"""
        sql = f"{self._listed} WHERE game.id IN ({theirs}) ORDER BY {mine} NULLS LAST, game.created_at DESC"
        return [_listed(values) for values in await self._fetch(sql, user_id)]

    async def listed_lost(self, user_id: int) -> list[Listed]:
        """Running games in which a moderator gave a person's seat to a computer player; the newest first."""
        sql = f"""{self._listed} WHERE game.id IN (
                      SELECT game.id FROM seat CROSS JOIN game WHERE game.id = game_id AND user_id = ?
                      AND agent IS NOT NULL AND NOT away AND NOT resigned AND status = 'running')
                  ORDER BY game.created_at DESC"""
        return [_listed(values) for values in await self._fetch(sql, user_id)]

    async def listed_over(self, user_id: int, most: int) -> list[Listed]:
        """The last games that ended with a person in their seat, the newest first."""
        sql = f"""{self._listed} WHERE game.id IN (
                      SELECT game.id FROM seat CROSS JOIN game WHERE game.id = game_id AND user_id = ?
                      AND status = 'over')
                  ORDER BY game.created_at DESC LIMIT ?"""
        return [_listed(values) for values in await self._fetch(sql, user_id, most)]

    async def listed_living(self, guild_id: int) -> list[Listed]:
        """The lobbies and running games of a server: who waits longest for somebody comes first."""
        sql = f"""{self._listed} WHERE game.guild_id = ? AND game.status IN ('lobby', 'running')
                  ORDER BY {WAITED_SINCE} NULLS LAST, game.created_at DESC"""
        return [_listed(values) for values in await self._fetch(sql, guild_id)]

    async def living_names(self, guild_id: int) -> list[tuple[str, str, str]]:
        """Id, chosen name and name words of the lobbies and running games of a server."""
        await self._alone_beside()
        sql = "SELECT id, name, name_words FROM game WHERE guild_id = ? AND status IN ('lobby', 'running') ORDER BY id"
        return [(row["id"], row["name"], row["name_words"]) for row in await self._fetch(sql, guild_id)]

    async def listed_lobbies(self, guild_id: int) -> list[Listed]:
        """The lobbies of a server, newest first."""
        sql = f"{self._listed} WHERE game.guild_id = ? AND game.status = 'lobby' ORDER BY game.created_at DESC"
        return [_listed(values) for values in await self._fetch(sql, guild_id)]

    async def count_of(self, user_id: int) -> int:
        """How many lobbies and running games a person owns or sits at."""
        await self._alone_beside()
        return int((await self._fetch(f"SELECT count(*) FROM ({LIVING_OF}) AS living", user_id))[0][0])

    async def count_waiting(self, user_id: int, besides: str) -> int:
        """How many running games wait for a person, a window of each counted too; `besides` is a game left out."""
        sql = f"""SELECT count(DISTINCT game.id) FROM wait JOIN {ANSWERED_BY} AS own USING (game_id, seat)
                  JOIN game ON game.id = game_id
                  WHERE game.status = 'running' AND game.id != ?2 AND manner IN ({MANNERS})"""
        return int((await self._fetch(sql, user_id, besides))[0][0])

    async def counts(self) -> dict[str, int]:
        """How many games there are by status, and how many open questions, as `waits`."""
        sql = "SELECT status, count(*) FROM game GROUP BY status UNION ALL SELECT 'waits', count(*) FROM wait"
        return {row[0]: int(row[1]) for row in await self._fetch(sql)}

    async def every_game(self) -> list[tuple[str, str]]:
        """The ids of all games with their status."""
        return [(row[0], row[1]) for row in await self._fetch("SELECT id, status FROM game ORDER BY id")]

    async def count_in(self, guild_id: int) -> int:
        """How many lobbies and running games a server has."""
        await self._alone_beside()
        sql = "SELECT count(*) FROM game WHERE guild_id = ? AND status IN ('lobby', 'running')"
        return int((await self._fetch(sql, guild_id))[0][0])

    async def finished_games(self, user_id: int, kind: str = "") -> tuple[int, int]:
        """How many games with others, that are over for a person, they began, and how many they saw to the end."""
        found = await self._fetch(FINISHED, user_id, kind)
        return len(found), sum(bool(row["seen"]) for row in found)

    async def used(self, key: str, since: int) -> int:
        """How often something limited was used from this time on; only the last day is known."""
        await self._alone_beside()
        return int((await self._fetch("SELECT count(*) FROM usage WHERE key = ? AND at >= ?", key, since))[0][0])

    async def use(self, key: str, now: int) -> None:
        """Note that something limited was used."""
        await self._alone_beside()
        await self._run("INSERT INTO usage (key, at) VALUES (?, ?)", key, now)

    async def last_call(self, user_id: int, besides: str, since: int) -> int | None:
        """When a person was called last for a table other than one, from this time on."""
        await self._alone_beside()
        sql = "SELECT max(at) FROM usage WHERE at >= ? AND key LIKE 'call-%:' || ? AND key <> ?"
        found = await self._fetch(sql, since, str(user_id), call_key(user_id, besides))
        if found[0][0] is None:
            return None
        return int(found[0][0])

    async def games_with(self, user_id: int) -> list[str]:
        """The ids of all games, ended ones too, in which anything names a person by their id."""
        words = self.dialect
        sql = f"""SELECT id FROM game WHERE owner_id = ?1 UNION
                  SELECT game_id FROM seat WHERE user_id = ?1 UNION
                  SELECT game_id FROM sitting WHERE user_id = ?1 UNION
                  SELECT game_id FROM deed WHERE deed.by = ?1 UNION
                  SELECT game_id FROM notebook WHERE notebook.user_id = ?1 UNION
                  SELECT game_id FROM promise WHERE promise.user_id = ?1 UNION
                  SELECT id FROM game WHERE {words.has_number("game.invited", "?1")} UNION
                  SELECT game_id FROM guest WHERE user_id = ?1 UNION
                  SELECT game_id FROM vote WHERE vote.by = ?1 UNION
                  SELECT game_id FROM companion WHERE user_id = ?1 UNION
                  SELECT game_id FROM request WHERE user_id = ?1 OR request.by = ?1 UNION
                  SELECT game_id FROM note WHERE note.by = ?1 UNION
                  SELECT game_id FROM vote WHERE {words.has_number("vote.voters", "?1")} UNION
                  SELECT game_id FROM vote WHERE {words.has_key("vote.ballots", "?1")} UNION
                  SELECT game_id FROM outbox WHERE {words.mentions("outbox.payload", "?1")}
                  ORDER BY 1"""
        return [row[0] for row in await self._fetch(sql, user_id)]

    async def uses_of(self, user_id: int) -> list[tuple[str, int]]:
        """What a person used of what is limited, and when."""
        sql = "SELECT key, at FROM usage WHERE key LIKE '%:' || ? ORDER BY at, key"
        return [(row["key"], row["at"]) for row in await self._fetch(sql, str(user_id))]

    async def forget_uses(self, user_id: int) -> None:
        """Delete what a person used of what is limited."""
        await self._alone_beside()
        await self._run("DELETE FROM usage WHERE key LIKE '%:' || ?", str(user_id))

    async def outbox(self) -> list[OutboxRow]:
        """For every game with something to post, the first of it; without a place, of what is `PRIVATE`."""
        sql = f"""SELECT * FROM outbox WHERE id IN (
                     SELECT min(outbox.id) FROM outbox JOIN game ON game.id = outbox.game_id
                     WHERE outbox.sent_at IS NULL AND (game.placed OR outbox.kind IN ({", ".join("?" * len(PRIVATE))}))
                     AND {self._served}
                     GROUP BY outbox.game_id)
                 ORDER BY id"""
        return await self._rows(OutboxRow, sql, *PRIVATE)

    async def stale_messages(self) -> list[str]:
        """Ids of the games with a place whose public message does not show the newest state."""
        sql = f"SELECT id FROM game WHERE rev <> shown_rev AND placed AND {self._served} ORDER BY id"
        return [row[0] for row in await self._fetch(sql)]

    async def of_computers(self) -> list[str]:
        """Ids of the running games at which a computer player sits."""
        sits = "EXISTS (SELECT 1 FROM seat WHERE seat.game_id = game.id AND agent IS NOT NULL)"
        sql = f"SELECT id FROM game WHERE status = 'running' AND {sits} AND {self._served} ORDER BY id"
        return [row[0] for row in await self._fetch(sql)]

    async def due(self, now: int) -> list[WaitRow]:
        """Waits at which the clock has to look."""
        sql = f"""SELECT wait.* FROM wait JOIN game ON game.id = game_id
                  WHERE due_at <= ? AND {self._served} ORDER BY due_at, game_id, seat, place"""
        return await self._rows(WaitRow, sql, now)

    async def answers_of(self, people: Sequence[int], since: int) -> list[tuple[int, int, int]]:
        """By person, when they were asked and how many seconds they took, of answers they gave from this time on."""
        found = await self._fetch(_answers(self.dialect), json.dumps([*people]), since)
        return [(row[0], row[1], row[2]) for row in found]

    async def orders_of(self, people: Sequence[int], kind: str) -> list[OrdersRow]:
        """The orders for all games of a kind of those among these people who have given some."""
        theirs = self.dialect.numbers("?2")
        sql = f"SELECT * FROM orders WHERE kind = ?1 AND user_id IN {theirs} ORDER BY user_id"
        return await self._rows(OrdersRow, sql, kind, json.dumps([*people]))

    async def held_due(self, now: int) -> list[int]:
        """The people of whom calls that were held back are to go out."""
        return [
            row[0]
            for row in await self._fetch("SELECT DISTINCT user_id FROM held WHERE due_at <= ? ORDER BY user_id", now)
        ]

    async def with_open_calls(self, game_id: str) -> list[OutboxRow]:
        """Sent posts with calls that were true when they were written, of a game or with it in a list of tables."""
        listed = self.dialect.has_object("payload", ("tables", "game"), "?1")
        sql = f"""SELECT * FROM outbox WHERE standing <> '[]' AND game_id = ?1 UNION ALL
                  SELECT * FROM outbox WHERE standing <> '[]' AND kind = 'calls' AND game_id <> ?1 AND {listed}
                  ORDER BY game_id, id"""
        return await self._rows(OutboxRow, sql, game_id)

    async def votes_due(self, now: int) -> list[VoteRow]:
        """Open votes whose time is over."""
        sql = f"""SELECT vote.* FROM vote JOIN game ON game.id = game_id
                  WHERE result = '' AND ends_at <= ? AND {self._served} ORDER BY ends_at, game_id, number"""
        return await self._rows(VoteRow, sql, now)

    async def over_due(self, now: int) -> list[CompanionRow]:
        """Companions whose time is over."""
        sql = f"""SELECT companion.* FROM companion CROSS JOIN game
                  WHERE game.id = game_id AND NOT ended AND until <= ? AND status = 'running' AND {self._served}
                  ORDER BY until, game_id, seat"""
        return await self._rows(CompanionRow, sql, now)

    async def requests_due(self, now: int) -> list[RequestRow]:
        """Open requests to answer for a seat whose time is over."""
        sql = f"""SELECT request.* FROM request CROSS JOIN game
                  WHERE game.id = game_id AND answer = 'open' AND ends <= ? AND {self._served}
                  ORDER BY ends, game_id, number"""
        return await self._rows(RequestRow, sql, now)

    async def returns_due(self, now: int) -> list[SeatRow]:
        """Seats that a computer plays whose persons wanted to play on by now."""
        sql = f"""SELECT seat.* FROM seat CROSS JOIN game
                  WHERE game.id = game_id AND away AND returns_at <= ? AND status = 'running' AND {self._served}
                  ORDER BY returns_at, game_id, seat"""
        return await self._rows(SeatRow, sql, now)

    async def ready_due(self, now: int) -> list[str]:
        """Ids of the lobbies whose people have been asked long enough whether they are ready."""
        sql = f"""SELECT id FROM game WHERE status = 'lobby' AND ready_ends <= ? AND {self._served}
                  ORDER BY ready_ends, id"""
        return [row[0] for row in await self._fetch(sql, now)]

    async def set_back(self, now: int, ahead: int) -> None:
        """Move what happened after `now` back by so many seconds, with what was reckoned from it."""
        require(self.over, OutboxRow, None)
        for statement in set_back.statements():
            await self._run(statement, now, ahead)

    async def prune(self, before: int) -> None:
        """Forget sent posts, interaction ids and uses from before this time; calls that stand are kept longer."""
        require(self.over, OutboxRow, None)
        sql = "DELETE FROM outbox WHERE sent_at < ? AND (standing = '[]' OR sent_at < ?)"
        await self._run(sql, before, before - STANDING_SECONDS)
        await self._run("DELETE FROM usage WHERE at < ?", before)
        await self._run("DELETE FROM seen WHERE at < ?", before)

    async def _alone_beside(self) -> None:
        """Wait until nobody else changes what is beside the games; where one lock is on all there is nobody."""

    async def _rows(self, kind: type[R], sql: str, *args: Any) -> list[R]:
        return cast(list[R], STORED[kind].rows(await self._fetch(sql, *args)))

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        return list(await self.db.execute_fetchall(*self._placed(sql, args)))

    async def _run(self, sql: str, *args: Any) -> None:
        await self.db.execute(*self._placed(sql, args))

    def _placed(self, sql: str, args: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
        text, asks_for_time = placed(sql, self.dialect.mark)
        if asks_for_time:
            return text, (*args, self.now)
        return text, args


@cache
def _answers(dialect: Dialect) -> str:
    """A statement that reads how long people took at the seats where they answer, of games with moves of late."""
    theirs, person = dialect.numbers("?1"), "coalesce(move.by, answering.user_id)"  # one person for a whole commit
    return f"""WITH answering AS (
                   SELECT game_id, seat, user_id FROM seat WHERE user_id IN {theirs} AND agent IS NULL UNION
                   SELECT game_id, seat, seat.user_id FROM companion JOIN seat USING (game_id, seat)
                   WHERE companion.user_id IN {theirs} AND seat.agent IS NULL)
               SELECT min({person}), min(before.at), min(move.at) - min(before.at)
               FROM answering JOIN move AS last ON last.game_id = answering.game_id AND last.at >= ?2
               AND last.seq = (SELECT max(seq) FROM move WHERE move.game_id = answering.game_id)
               JOIN move ON move.game_id = answering.game_id AND move.seat = answering.seat
               JOIN move AS before ON before.game_id = move.game_id AND before.seq = move.base
               WHERE {person} IN {theirs} AND move.how = 'person' AND move.at >= ?2 AND before.seat <> move.seat
               GROUP BY move.game_id, move.seat, move.base"""


def _listed(values: Found) -> Listed:
    """A game and its seats from a row that `_listed_games` begins."""
    game: GameRow = STORED[GameRow].row({**dict(zip(values.keys(), values, strict=True)), "state": NO_STATE})
    seats: list[SeatRow] = STORED[SeatRow].within(values["seats"])
    waits: list[WaitRow] = STORED[WaitRow].within(values["waits"])
    companions: list[CompanionRow] = STORED[CompanionRow].within(values["companions"])
    return (
        game,
        tuple(sorted(seats, key=attrgetter("seat"))),
        tuple(sorted(waits, key=attrgetter("seat", "place"))),
        tuple(sorted(companions, key=attrgetter("seat", "number"))),
    )
