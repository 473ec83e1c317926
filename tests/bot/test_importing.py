"""Games of files: what is read of one, what is refused, and that practice counts in nobody's games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.errors import Refusal
from bot.host.checked_database import Wanted, look_at
from bot.store.rows import GameRow, MoveRow, SeatRow
from bot.table.finished import importing
from bot.table.finished.importing import imported
from bot.table.finished.record import MOST_RECORD_BYTES, Record
from bot.table.game.snapshot import GameSnapshot
from bot.table.practice import KEPT
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, started

HOUR = 3600


async def ended(table: Table) -> Record:
    """A duel that was played to its end, with a turn taken back in it."""
    driver = Driver(table, await started(table, BEN))
    await driver.bids(ann="blade:15")
    await table.undo.last_turn(driver.game_id, ANN.user_id)
    await driver.finish(ANN, BEN)
    return await table.games.record(driver.game_id)


async def brought(table: Table, record: Record) -> GameSnapshot:
    return await table.practice.bring(record.data, 1, 2, CAT, "en")


async def code_of(table: Table, data: bytes) -> str:
    """Why a file is refused; nothing of it is kept."""
    with pytest.raises(Refusal) as refused:
        await table.practice.bring(data, 1, 2, CAT, "en")
    async with table.transactions.read() as rows:
        assert await rows.some(GameRow, practice=True) == []
    return refused.value.code


async def test_a_game_of_a_file_is_looked_at_move_by_move(table: Table) -> None:
    record = await ended(table)
    found = await brought(table, record)
    assert (found.row.status, found.row.practice, found.row.owner_id) == ("over", True, CAT.user_id)
    assert [seat.name for seat in found.seats] == [seat.name for seat in record.seats]
    assert {seat.user_id for seat in found.seats} == {None}
    there = await table.games.log(found.row.id, 0, 500)
    assert [(move.seq, move.line, move.events) for move in there] == [
        (move.seq, move.line, move.events) for move in record.moves
    ]
    for move in (0, 3, len(record.moves)):
        then, now = await table.replay.at(record.id, move), await table.replay.at(found.row.id, move)
        assert then.snapshot.state == now.snapshot.state
    assert (await table.games.record(found.row.id)).scores == record.scores


async def test_only_who_brought_a_game_knows_of_it(table: Table) -> None:
    found = await brought(table, await ended(table))
    assert (await table.games.authorized(found.row.id, CAT.user_id, lambda row: False)).id == found.row.id
    with pytest.raises(Refusal, match="no-game"):
        await table.games.authorized(found.row.id, ANN.user_id, lambda row: False)


async def test_a_table_goes_on_from_any_moment_and_ends_as_practice(table: Table) -> None:
    record = await ended(table)
    found = await brought(table, record)
    kept = next(move.seq for move in record.moves if move.how == "undo")
    begun = await table.practice.begin(found.row.id, kept + 1, 1, CAT, 1, 2, "en")
    assert begun.row.practice
    assert [seat.user_id for seat in begun.seats] == [None, CAT.user_id]
    assert [seat.offered for seat in begun.seats] == [True, False]
    driver = Driver(table, begun.row.id)
    await driver.finish(CAT)
    after = await table.games.snapshot(begun.row.id)
    assert after.row.status == "over"
    with pytest.raises(Refusal, match="no-rematch"):
        await table.rematches.agree(begun.row.id, CAT)
    log = await table.games.log(begun.row.id, 0, 500)
    assert [move.line for move in log[: kept + 1]] == [move.line for move in record.moves[: kept + 1]]
    again = imported((await table.games.record(begun.row.id)).data)
    assert [move.draw for move in again.moves if move.chance] == [move.draw for move in log if move.chance]


async def test_practice_counts_in_nobodys_games(table: Table) -> None:
    found = await brought(table, await ended(table))
    begun = await table.practice.begin(found.row.id, 0, 0, CAT, 1, 2, "en")
    await table.seats.take(begun.row.id, BEN)
    assert [seat.user_id for seat in (await table.games.snapshot(begun.row.id)).seats] == [CAT.user_id, BEN.user_id]
    await Driver(table, begun.row.id).finish(CAT, BEN)
    async with table.transactions.read() as rows:
        counted = [await rows.finished_games(person.user_id) for person in (ANN, BEN, CAT)]
    assert counted == [(1, 1), (1, 1), (0, 0)]


async def test_there_is_nothing_to_practise_where_the_game_was_over(table: Table) -> None:
    record = await ended(table)
    found = await brought(table, record)
    for seq, seat, code in ((found.row.seq, 0, "practice-over"), (3, 2, "stale"), (9999, 0, "stale")):
        with pytest.raises(Refusal, match=code):
            await table.practice.begin(found.row.id, seq, seat, CAT, 1, 2, "en")
    running = await started(table, BEN)
    with pytest.raises(Refusal, match="not-over"):
        await table.practice.begin(running, 0, 0, CAT, 1, 2, "en")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "import-shape"),
        (b"PK\x03\x04", "import-shape"),
        (b"[" * 100_000, "import-shape"),
        (b"[]", "import-shape"),
        (b"{}", "import-shape"),
        (b'{"format": ["orrery-game"]}', "import-shape"),
        (b'{"format": "orrery-game"}', "import-shape"),
        (b'{"format": "orrery-log", "format_version": 1}', "import-goes-on"),
        (b" " * (MOST_RECORD_BYTES + 1), "import-large"),
    ],
)
async def test_what_is_no_file_of_a_game_is_refused(table: Table, data: bytes, code: str) -> None:
    assert await code_of(table, data) == code


SPOILS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "import-game"),
    ({"status": "running"}, "import-goes-on"),
    ({"moves": [{"events": []}]}, "import-told"),
    ({"seats": [{"name": "Ann"}]}, "import-start"),
    ({"moves": [{"line": "p1 discard nothing"}]}, "import-move"),
    ({"moves": [{"line": "p9 chart a1"}]}, "import-move"),
    ({"moves": [{"line": "undo 7", "how": "undo"}]}, "import-move"),
    ({"moves": [{"line": "p1 " + "x" * 3000}]}, "import-move"),
]


@pytest.mark.parametrize(("spoil", "code"), SPOILS, ids=lambda each: str(each)[:40])
async def test_a_file_that_was_changed_is_refused(table: Table, spoil: dict[str, Any], code: str) -> None:
    raw = json.loads((await ended(table)).data)
    if "moves" in spoil:
        raw["moves"][0] |= spoil["moves"][0]
    else:
        raw |= spoil
    assert await code_of(table, json.dumps(raw).encode()) == code


async def test_what_would_take_too_long_is_refused(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    record = await ended(table)
    for limit, most in (("MOST_MOVES", 3), ("MOST_LEADS", 0), ("MOST_SECONDS", -1)):
        with monkeypatch.context() as patched:
            patched.setattr(importing, limit, most)
            assert await code_of(table, record.data) == "import-long"


async def test_a_fault_of_the_rules_is_a_refusal_too(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    record = await ended(table)
    monkeypatch.setattr("rules.core.play.step", lambda *_: 1 / 0)
    assert await code_of(table, record.data) == "import-move"


async def test_of_many_files_the_newest_are_kept(table: Table, clock: Clock) -> None:
    record = await ended(table)
    there: list[str] = []
    for _ in range(KEPT + 1):
        clock.time += HOUR // 4
        there.append((await brought(table, record)).row.id)
    async with table.transactions.read() as rows:
        assert {row.id for row in await rows.some(GameRow, practice=True)} == set(there[1:])
        assert await rows.some(MoveRow, game_id=there[0]) == await rows.some(SeatRow, game_id=there[0]) == []


async def test_so_many_files_may_be_brought_in_an_hour(table: Table) -> None:
    for _ in range(table.practice.limits.imports_per_hour):
        assert await code_of(table, b"") == "import-shape"
    assert await code_of(table, b"") == "imports-too-often"


async def test_who_has_all_deleted_has_their_files_deleted(table: Table) -> None:
    found = await brought(table, await ended(table))
    await table.erasure.erase(CAT.user_id, lambda locale, seat: f"Player {seat}")
    assert await table.games.row(found.row.id) is None


async def test_a_host_finds_nothing_wrong_in_practice(table: Table) -> None:
    record = await ended(table)
    found = await brought(table, record)
    await table.practice.begin(found.row.id, len(record.moves) - 3, 0, CAT, 1, 2, "en")
    checked = await look_at(table.transactions.store, Wanted())
    assert (checked.wrong, checked.replayed) == ([], 3)


async def test_names_of_a_file_are_shown_in_one_line(table: Table) -> None:
    raw = json.loads((await ended(table)).data)
    raw["seats"] = [{"name": "Ann\n\u202e@everyone" + "n" * 100}, {"name": "\u200b"}]
    found = await table.practice.bring(json.dumps(raw).encode(), 1, 2, CAT, "en")
    assert [seat.name for seat in found.seats] == [("Ann @everyone" + "n" * 100)[:40], "2"]
