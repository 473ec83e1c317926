"""The contract of `GameStore`, over every store there is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import Unavailable
from bot.store.company_rows import CompanionRow
from bot.store.game_store import GameStore, Over, Span
from bot.store.personal_rows import OrdersRow
from bot.store.postgres.store import PostgresStore
from bot.store.reach import OutOfReach
from bot.store.rows import DraftRow, GameRow, MoveRow, OutboxRow, PrefsRow, Row, SeatRow, SnapshotRow, WaitRow
from bot.store.server_rows import MetadataRow
from bot.store.sqlite import READERS, SqliteStore
from rules.core.flow import Event
from testkit.postgres import Databases
from tests.patience import PATIENCE

GAME = GameRow(
    "abc123", "duel", 1, 2, 3, "ko", 100, "running", 4, 5, {"rounds": "2"}, "seed", 7, 2, b"{}" * 99, 6, 8, 9
)
ROWS: list[Row] = [
    SeatRow("abc123", 0, 3, "철수", None, {"parry": "never"}, True, 4, "ko"),
    MoveRow(
        "abc123", 1, "p1 bid x", 0, "person", 0, 2, True, False, (Event("bid", {"seat": 0, "card": "x"}, (0,)),), 9
    ),
    SnapshotRow("abc123", 1, 2, b"state"),
    DraftRow("abc123", 0, 7, ("p1 bid x", "p1 end done")),
    WaitRow("abc123", 0, "chart", 1, "aside", False, {"round": 2}, 400, 410, 500, 2, 600),
    PrefsRow(3, "ko", 12, "light"),
    MetadataRow("commands", "digest"),
]


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[GameStore]:
    """The store as the bot opens it, once of each kind."""
    opened: GameStore
    if request.param == "sqlite":
        opened = await SqliteStore.open(tmp_path / "orrery.db")
    else:
        databases: Databases = request.getfixturevalue("databases")
        opened = await PostgresStore.open(await databases.empty())
    yield opened
    await opened.close()


async def test_rows_come_back_as_they_were(store: GameStore) -> None:
    async with store.write() as rows:
        for row in (GAME, *ROWS):
            await rows.put(row)
    async with store.read() as rows:
        assert await rows.one(GameRow, id="abc123") == GAME
        for row in ROWS:
            assert await rows.some(type(row)) == [row]  # type: ignore[type-var]  # one kind at a time


async def test_put_replaces_by_key_and_drop_removes(store: GameStore) -> None:
    async with store.write() as rows:
        await rows.put(GAME)
        await rows.put(replace(GAME, seq=8))
        assert [row.seq for row in await rows.some(GameRow)] == [8]
        await rows.drop(GameRow, id="abc123")
        assert await rows.one(GameRow, id="abc123") is None


async def test_an_exception_undoes_the_whole_transaction(store: GameStore) -> None:
    async def fail() -> None:
        async with store.write() as rows:
            await rows.put(GAME)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with store.write() as rows:
        assert await rows.some(GameRow) == []


async def test_readers_see_only_what_is_committed(store: GameStore) -> None:
    async with store.write() as rows:
        await rows.put(GAME)
        async with store.read() as other:
            assert await other.some(GameRow) == []


async def test_readers_stand_side_by_side(store: GameStore) -> None:
    async with asyncio.timeout(PATIENCE), store.read(), store.read() as rows:
        assert await rows.some(GameRow) == []
    assert READERS > 1


async def test_writers_wait_for_each_other(store: GameStore) -> None:
    async def count() -> None:
        async with store.write() as rows:
            game = await rows.one(GameRow, id="abc123")
            await asyncio.sleep(0)
            assert game is not None
            await rows.put(replace(game, seq=game.seq + 1))

    async with store.write() as rows:
        await rows.put(GAME)
    await asyncio.gather(*(count() for _ in range(10)))
    async with store.read() as rows:
        assert [row.seq for row in await rows.some(GameRow)] == [17]


async def test_a_cancelled_writer_leaves_nothing_behind(store: GameStore) -> None:
    written = asyncio.Event()

    async def hang() -> None:
        async with store.write() as rows:
            await rows.put(GAME)
            written.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(hang())
    await written.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with store.write() as rows:
        assert await rows.some(GameRow) == []


async def test_outbox_gives_the_first_of_each_game(store: GameStore) -> None:
    async with store.write() as rows:
        await rows.put(GAME)
        await rows.put(replace(GAME, id="def456"))
        first = await rows.post("abc123", "turn", {"first": 1})
        await rows.post("abc123", "turn", {"first": 2})
        other = await rows.post("def456", "start", {})
        assert [row.id for row in await rows.outbox()] == [first, other]
        await rows.put(OutboxRow(first, "abc123", "turn", {"first": 1}, sent_at=50, message_id=7))
        assert [row.payload for row in await rows.outbox()] == [{"first": 2}, {}]
        await rows.prune(51)
        assert [row.id for row in await rows.some(OutboxRow)] == [first + 1, other]


async def test_an_interaction_is_seen_once(store: GameStore) -> None:
    async with store.write() as rows:
        assert await rows.first_seen("i1", 10)
        assert not await rows.first_seen("i1", 11)
        await rows.prune(11)
        assert await rows.first_seen("i1", 12)


async def test_log_snapshots_and_due(store: GameStore) -> None:
    async with store.write() as rows:
        await rows.put(GAME)
        for seq in (1, 2, 3):
            await rows.put(MoveRow("abc123", seq, "p1 x", 0, "person", 0, 2, False, False, (), 9))
            await rows.put(SnapshotRow("abc123", seq * 2, 2, b""))
            await rows.put(WaitRow("abc123", seq, "bid", 0, "turn", False, {}, 0, due_at=100 * seq))
        assert [move.seq for move in await rows.log("abc123", 1, 5)] == [2, 3]
        assert [move.seq for move in await rows.log("abc123", 0, 2)] == [1, 2]
        assert await rows.snapshot_at("abc123", 1) is None
        assert await rows.snapshot_at("abc123", 5) == SnapshotRow("abc123", 4, 2, b"")
        assert [due.seat for due in await rows.due(200)] == [1, 2]


async def test_games_of_a_person_in_order_of_waiting(store: GameStore) -> None:
    async with store.write() as rows:
        for name, asked, status in (
            ("a", None, "running"),
            ("b", 50, "running"),
            ("c", 20, "running"),
            ("d", 1, "over"),
        ):
            await rows.put(replace(GAME, id=name, status=status))  # type: ignore[arg-type]
            await rows.put(SeatRow(name, 0, 3, "Ann"))
            if asked:
                await rows.put(WaitRow(name, 0, "bid", 0, "turn", False, {}, asked))
        assert [row.id for row, *_ in await rows.listed_of(3)] == ["c", "b", "a"]
        assert await rows.listed_of(4) == []


async def test_orders_are_read_of_several_people_at_once(store: GameStore) -> None:
    given = [OrdersRow(3, "duel", {"parry": "never"}), OrdersRow(5, "duel", {"parry": "always"})]
    async with store.write() as rows:
        for row in (*given, OrdersRow(3, "parley", {"x": "y"}), OrdersRow(7, "duel", {})):
            await rows.put(row)
    async with store.read() as rows:
        assert await rows.orders_of([5, 4, 3], "duel") == given
        assert await rows.orders_of([], "duel") == []


async def test_stale_messages(store: GameStore) -> None:
    async with store.write() as rows:
        await rows.put(GAME)
        assert await rows.stale_messages() == ["abc123"]
        await rows.put(replace(GAME, shown_rev=GAME.rev))
        assert await rows.stale_messages() == []


async def test_games_of_computers(store: GameStore) -> None:
    """Those that run, in which a seat has a computer player."""
    people, lobby = replace(GAME, id="people"), replace(GAME, id="lobby", status="lobby")
    async with store.write() as rows:
        for game, agent in ((GAME, "easy"), (people, None), (lobby, "easy")):
            await rows.put(game)
            await rows.put(SeatRow(game.id, 0, 3, "Ann", agent=agent))
        assert await rows.of_computers() == [GAME.id]


async def test_who_only_looks_cannot_write(store: GameStore) -> None:
    """A write among readers would neither wait for the one writer nor need the lease."""
    with pytest.raises(Unavailable, match=r"read-?only"):
        async with store.read() as rows:
            await rows.put(PrefsRow(1))


@pytest.mark.parametrize("over", ["abc123", Span.BESIDE])
async def test_a_transaction_changes_no_game_that_it_is_not_over(store: GameStore, over: Over) -> None:
    """Where games have locks of their own nobody else's change is lost; the other store refuses the same."""
    async with store.write() as rows:
        await rows.put(replace(GAME, id="def456"))
    for change in (
        lambda rows: rows.put(replace(GAME, id="def456")),
        lambda rows: rows.put(SeatRow("def456", 0, 1, "Ann")),
        lambda rows: rows.drop(SeatRow, game_id="def456"),
        lambda rows: rows.drop(SeatRow, user_id=1),
        lambda rows: rows.post("def456", "turn", {}),
        lambda rows: rows.prune(5),
    ):
        with pytest.raises(OutOfReach):
            async with store.write(over) as rows:
                await change(rows)


async def test_a_transaction_over_a_game_may_change_what_is_beside_it(store: GameStore) -> None:
    async with store.write("abc123") as rows:
        await rows.put(GAME)
        await rows.put(PrefsRow(3))
        await rows.use("join:3", 5)
        assert await rows.used("join:3", 5) == 1


async def test_how_long_people_took_is_read_of_their_seats_and_of_those_they_sit_for(store: GameStore) -> None:
    """Answers from before some time do not count, nor those at a seat that a computer plays now."""
    moves = [(1, 1, 100, None), (2, 0, 160, None), (3, 1, 200, None), (4, 0, 230, 7)]
    async with store.write() as rows:
        await rows.put(GAME)
        for seat, user in enumerate((3, 5)):
            await rows.put(SeatRow(GAME.id, seat, user, "Ann"))
        await rows.put(CompanionRow(GAME.id, 0, 1, 7, "Cat", "en", "sitter", 180, ended=True))
        for seq, seat, at, by in moves:
            await rows.put(MoveRow(GAME.id, seq, "p1 x", seat, "person", seq - 1, 1, False, False, (), at, by=by))
        assert sorted(await rows.answers_of([3, 7], 150)) == [(3, 100, 60), (7, 200, 30)]
        assert await rows.answers_of([3, 7], 200) == [(7, 200, 30)]
        assert await rows.answers_of([3, 7], 231) == await rows.answers_of([4], 0) == []
        await rows.put(SeatRow(GAME.id, 0, 3, "Ann", agent="easy"))
        assert await rows.answers_of([3, 7], 150) == []
