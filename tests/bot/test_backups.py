"""A backup is the whole of one moment, for its owner alone; a restore takes what fits, and keeps what was there."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.__main__ import main
from bot.nightly import LATE_SECONDS, Nightly
from bot.settings import Settings
from bot.store import lease
from bot.store.copies import backups, restoring
from bot.store.copies.backups import DAY, Backup
from bot.store.copies.checking import Damaged
from bot.store.sqlite import SqliteStore
from bot.table.table import Table
from testkit.direct import direct_store
from tests.bot.conftest import ANN, Clock, Driver
from tests.bot.damage import break_index

NOON = 1_700_049_600  # twelve o'clock in UTC


def games(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute("SELECT id FROM game ORDER BY id")]


def made(folder: Path, *at: int) -> None:
    """Lay empty files there that are called like backups of these times."""
    folder.mkdir(exist_ok=True)
    for each in at:
        (folder / f"orrery-{backups._stamp(each)}.db").touch()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store that a test may close itself."""
    opened = await direct_store(tmp_path / "orrery.db")
    yield opened
    if not opened._free.empty():
        await opened.close()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a host, in which the commands find the database."""
    for name in [name for name in os.environ if name.startswith(("ORRERY_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def test_a_backup_of_an_open_database_is_whole_and_its_owners(duel_of_two: Driver, tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    assert Path(f"{db}-wal").stat().st_size  # what is not in the file itself yet
    backup = backups.make(db, tmp_path / "kept", NOON)
    assert backup.path.name == "orrery-20231115T120000Z.db"
    assert games(backup.path) == [duel_of_two.game_id]
    assert [each.name for each in (tmp_path / "kept").iterdir()] == [backup.path.name]  # no log, nothing unfinished
    assert (backup.path.stat().st_mode & 0o777, (tmp_path / "kept").stat().st_mode & 0o777) == (0o600, 0o700)
    assert backups.found(tmp_path / "kept", db) == [backup]


async def test_a_backup_waits_for_nobody_who_writes(store: SqliteStore, duel_of_two: Driver, tmp_path: Path) -> None:
    """It shows what was committed, and the one who writes goes on."""
    async with store.write():
        backup = await asyncio.to_thread(backups.make, tmp_path / "orrery.db", tmp_path / "kept", NOON)
    assert games(backup.path) == [duel_of_two.game_id]


async def test_a_damaged_database_makes_no_backup(duel_of_two: Driver, store: SqliteStore, tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    await store.close()
    made(tmp_path / "kept", NOON - DAY)
    break_index(db)
    with pytest.raises((Damaged, sqlite3.DatabaseError)):
        backups.make(db, tmp_path / "kept", NOON)
    assert [each.at for each in backups.found(tmp_path / "kept", db)] == [NOON - DAY]
    assert len([*(tmp_path / "kept").iterdir()]) == 1


async def test_a_disk_without_room_is_left_alone(
    duel_of_two: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "MARGIN", 1 << 60)
    with pytest.raises(backups.NoRoom):
        backups.make(tmp_path / "orrery.db", tmp_path / "kept", NOON)
    assert [*(tmp_path / "kept").iterdir()] == []


def test_old_backups_go_and_the_newest_stays(tmp_path: Path) -> None:
    db, folder = tmp_path / "orrery.db", tmp_path / "kept"
    made(folder, NOON - 9 * DAY, NOON - 8 * DAY, NOON - DAY)
    (folder / "orrery-of-my-own.db").touch()
    (folder / "other-20231115T120000Z.db").touch()
    backups.forget(folder, db, NOON - 8 * DAY)
    assert [each.at for each in backups.found(folder, db)] == [NOON - 8 * DAY, NOON - DAY]
    backups.forget(folder, db, NOON)
    assert [each.at for each in backups.found(folder, db)] == [NOON - DAY]
    assert {"orrery-of-my-own.db", "other-20231115T120000Z.db"} <= {each.name for each in folder.iterdir()}


@pytest.mark.parametrize(
    ("last", "is_due"),
    [(NOON - 9 * 3600, True), (NOON - 8 * 3600, False), (NOON - 1, False), (NOON - 3 * DAY, True)],
)
def test_a_backup_is_due_when_its_hour_has_come_since(last: int, is_due: bool) -> None:
    assert backups.due(NOON, last, hour=4) is is_due


class Night:
    """A bot's backups, on a clock that stands until it is moved."""

    def __init__(self, table: Table, home: Path, clock: Clock, backup_days: int = 14) -> None:
        self.settings = Settings(db=home / "orrery.db", backup_days=backup_days)
        self.nightly = Nightly(self.settings, table.metadata, clock)

    def at(self) -> list[int]:
        return [each.at for each in backups.found(self.settings.backup_folder, self.settings.db)]


async def test_there_is_one_backup_a_night(table: Table, home: Path, clock: Clock) -> None:
    clock.time = NOON
    night = Night(table, home, clock, backup_days=2)
    await night.nightly.look()
    assert night.at() == []  # a new database has nothing to keep before its first night
    hours = []
    for _ in range(24 * 4):
        clock.time += 3600
        await night.nightly.look()
        hours.append(len(night.at()))
    assert all(each % DAY == 4 * 3600 for each in night.at())
    assert (hours[14], hours[15]) == (0, 1)
    assert len(night.at()) == 3  # today's, and those of two days
    kept = await night.nightly.kept()
    assert (kept.at, kept.failed, kept.late) == (night.at()[-1], False, False)


async def test_what_fails_is_told_and_tried_again(table: Table, home: Path, clock: Clock) -> None:
    clock.time = NOON
    (home / "backups").touch()  # a file in the place of the folder
    night = Night(table, home, clock)
    await night.nightly.look()
    clock.time += DAY
    with capture_logs() as logged:
        await night.nightly.look()
    assert [entry["event"] for entry in logged] == ["backup-failed"]
    kept = await night.nightly.kept()
    assert (kept.at, kept.failed, kept.late) == (None, True, False)
    clock.time += LATE_SECONDS
    assert (await night.nightly.kept()).late
    (home / "backups").unlink()
    await night.nightly.look()
    kept = await night.nightly.kept()
    assert (kept.at, kept.failed, kept.late) == (clock.time, False, False)


async def test_a_host_may_want_none(table: Table, home: Path, clock: Clock) -> None:
    night = Night(table, home, clock, backup_days=0)
    await night.nightly.look()
    clock.time += 9 * DAY
    await night.nightly.look()
    kept = await night.nightly.kept()
    assert (night.at(), kept.failed, kept.late) == ([], False, False)


async def test_a_backup_of_the_future_stands_in_no_ones_way(table: Table, home: Path, clock: Clock) -> None:
    """The machine's clock was ahead when it was made."""
    clock.time = NOON
    made(home / "backups", NOON + 90 * DAY)
    night = Night(table, home, clock)
    await night.nightly.look()
    clock.time += DAY
    await night.nightly.look()
    assert night.at() == [NOON + DAY, NOON + 90 * DAY]


async def test_a_backup_takes_the_place_of_the_database(
    duel_of_two: Driver, store: SqliteStore, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup"]) == 0
    (backup,) = (home / "backups").iterdir()
    assert str(backup) in str(home / capsys.readouterr().out.partition(":")[0])
    lost = (await duel_of_two.table.lobby.create("duel", 1, 2, ANN, "en")).id
    await store.close()
    assert main(["restore"]) == 0  # lists them
    assert backup.name in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["restore", str(backup)]) == 0
    (beside,) = home.glob("orrery.db.replaced-*")
    assert games(home / "orrery.db") == [duel_of_two.game_id]
    assert set(games(beside)) == {duel_of_two.game_id, lost}
    assert (home / "orrery.db").stat().st_mode & 0o777 == 0o600
    opened = await SqliteStore.open(home / "orrery.db")
    await opened.close()


async def test_a_restored_database_is_held_by_nobody(duel_of_two: Driver, home: Path) -> None:
    db = home / "orrery.db"
    lease.Lease(db, "another machine").claim()
    backup = backups.make(db, home / "kept", NOON)
    restoring.restore(backup.path, home / "new.db", home / "unused")
    assert lease.Lease(home / "new.db", "here").claim() is None


async def refused(home: Path, capsys: pytest.CaptureFixture[str], file: Path) -> str:
    """What is said to a restore that changes nothing."""
    before = games(home / "orrery.db")
    assert await asyncio.to_thread(main, ["restore", str(file)]) == 1
    assert games(home / "orrery.db") == before
    assert [*home.glob("orrery.db.replaced-*"), *home.glob("*.restoring")] == []
    return capsys.readouterr().err


async def test_what_does_not_fit_is_refused(
    duel_of_two: Driver, store: SqliteStore, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = home / "orrery.db"
    newer = backups.make(db, home / "newer", NOON).path
    with closing(sqlite3.connect(newer)) as opened:
        opened.execute("PRAGMA user_version = 999")
    other = home / "other.db"
    with closing(sqlite3.connect(other)) as opened:
        opened.execute("CREATE TABLE game (id TEXT)")
    damaged = backups.make(db, home / "damaged", NOON).path
    break_index(damaged)
    text = home / "notes.txt"
    text.write_text("no database" * 99, "utf-8")
    await store.close()
    assert "install the newer release" in await refused(home, capsys, newer)
    assert "no database of Orrery" in await refused(home, capsys, other)
    assert "malformed" in await refused(home, capsys, damaged)
    assert "cannot be read" in await refused(home, capsys, text)
    assert "there is no file" in await refused(home, capsys, home / "nowhere.db")
    assert "the database itself" in await refused(home, capsys, db)


async def test_while_a_bot_has_the_database_nothing_is_restored(
    duel_of_two: Driver, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = backups.make(home / "orrery.db", home / "kept", NOON).path
    async with lease.held(home / "orrery.db"):
        assert "has the database open" in await refused(home, capsys, backup)


async def test_a_damaged_database_is_replaced_and_kept(duel_of_two: Driver, store: SqliteStore, home: Path) -> None:
    db = home / "orrery.db"
    backup = backups.make(db, home / "kept", NOON).path
    await store.close()
    db.write_bytes(b"no database" * 999)
    assert await asyncio.to_thread(main, ["restore", str(backup)]) == 0
    assert games(db) == [duel_of_two.game_id]
    (beside,) = home.glob("orrery.db.replaced-*")
    assert beside.read_bytes().startswith(b"no database")


async def test_a_log_of_the_old_database_is_not_read_into_the_new_one(
    duel_of_two: Driver, store: SqliteStore, home: Path
) -> None:
    """As after a crash: SQLite would take up what it finds beside a database."""
    db = home / "orrery.db"
    backup = backups.make(db, home / "kept", NOON).path
    await duel_of_two.table.lobby.create("duel", 1, 2, ANN, "en")
    crashed = home / "crashed.db"
    for ending in ("", "-wal"):
        Path(f"{crashed}{ending}").write_bytes(Path(f"{db}{ending}").read_bytes())
    restoring.restore(backup, crashed, home / "aside")
    assert (games(crashed), len(games(home / "aside"))) == ([duel_of_two.game_id], 2)
    assert not Path(f"{crashed}-wal").exists()


def test_backups_are_named_after_their_database(tmp_path: Path) -> None:
    made(tmp_path, NOON)
    assert backups.found(tmp_path, Path("orrery.db")) == [Backup(tmp_path / "orrery-20231115T120000Z.db", NOON)]
    assert backups.found(tmp_path, Path("games.db")) == []
