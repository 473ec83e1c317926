"""What a host asks at the command line: is all sound, which settings hold, and a file for those who mend the bot."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.monitoring import health, health_file
from bot.store.copies import backups
from bot.store.release import KEY, release
from bot.table.course.reports import public
from bot.table.table import Table
from rules.core.hidden import MASK
from tests.bot.conftest import ANN, BEN, Clock, Driver, charted, lobby, started

SEED = "nobody may know this"


@pytest.fixture(autouse=True)
async def noted(table: Table) -> None:
    """This release has had the database before anything was played."""
    await table.metadata.note_release()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a host, in which the commands find the database."""
    for name in [name for name in os.environ if name.startswith(("ORRERY_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def orrery(*args: str) -> int:
    """The exit code of a command, which has a loop of its own."""
    return await asyncio.to_thread(main, args)


def harm(home: Path, sql: str) -> None:
    with closing(sqlite3.connect(home / "orrery.db")) as db, db:
        db.execute(sql)


async def test_a_sound_database_is_told_to_be_so_while_it_is_open(
    table: Table, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = Driver(table, await started(table, BEN, seed=SEED))
    await driver.default(ANN)
    ended = Driver(table, await started(table, BEN))
    await ended.finish(ANN, BEN)
    await lobby(table)
    assert await orrery("check", "--all") == 0
    told = capsys.readouterr().out
    assert "1 lobby, 1 over, 1 running" in told
    assert "2 of 2 logs were played again" in told
    assert [*home.glob(".orrery-check-*")] == []
    assert await orrery("check", "--game", driver.game_id) == 0
    assert "1 of 1 logs" in capsys.readouterr().out
    backup = backups.make(home / "orrery.db", home / "kept", 1_700_000_000).path
    assert await orrery("check", str(backup)) == 0
    assert backup.name in capsys.readouterr().out


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE game SET state = x'00ff00ff'", "its position cannot be read"),
        ("UPDATE move SET line = 'p1 discard blade:99' WHERE seq = 1", "move 1 cannot be made"),
        ("UPDATE game SET seed = 'another'", "cannot be made"),
        ("DELETE FROM move WHERE seq = 2", "move"),
    ],
)
async def test_what_is_damaged_is_named(
    duel_of_two: Driver, table: Table, home: Path, capsys: pytest.CaptureFixture[str], sql: str, said: str
) -> None:
    await started(table, BEN, seed=SEED)
    await duel_of_two.finish(ANN, BEN)
    harm(home, f"{sql} {'AND' if 'WHERE' in sql else 'WHERE'} {id_column(sql)} = '{duel_of_two.game_id}'")
    assert await orrery("check", "--all") == 1
    (wrong,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("WRONG")]
    assert duel_of_two.game_id in wrong
    assert said in wrong
    assert await orrery("check", "--game", duel_of_two.game_id, "--at", "1") == 1
    assert said in capsys.readouterr().out


def id_column(sql: str) -> str:
    if "game SET" in sql:
        return "id"
    return "game_id"


async def test_a_log_of_other_rules_is_told_and_no_fault(
    duel_of_two: Driver, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await duel_of_two.finish(ANN, BEN)
    harm(home, "UPDATE move SET version = 0, events = '[]' WHERE seq = 1")
    assert await orrery("check", "--all") == 0
    assert "it goes on from what is stored" in capsys.readouterr().out


async def test_what_an_earlier_release_played_is_no_fault(
    duel_of_two: Driver, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await duel_of_two.finish(ANN, BEN)
    harm(home, "UPDATE move SET events = '[]' WHERE seq = 1")
    assert await orrery("check", "--all") == 1
    harm(home, "UPDATE metadata SET value = '0.0+1 ' || substr(value, instr(value, ' ') + 1) WHERE key = 'release'")
    assert await orrery("check", "--all") == 0
    assert "an earlier release played a part of it" in capsys.readouterr().out


async def test_a_release_is_noted_once(table: Table, clock: Clock) -> None:
    """A restart does not make what was played before it a game of another release."""
    first = await table.metadata.get(KEY)
    clock.time += 99
    await table.metadata.note_release()
    assert await table.metadata.get(KEY) == first == f"{release()} {clock.time - 99}"


async def test_a_position_is_shown_after_any_move_without_what_is_hidden(
    duel_of_two: Driver, table: Table, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    assert await orrery("check", "--game", duel_of_two.game_id, "--at", "1") == 0
    public = capsys.readouterr().out
    assert "after move 1:" in public
    assert "blade:10" not in public
    assert await orrery("check", "--game", duel_of_two.game_id, "--at", "1", "--hidden") == 0
    assert "blade:10" in capsys.readouterr().out
    await duel_of_two.finish(ANN, BEN)
    assert await orrery("check", "--game", duel_of_two.game_id, "--at", "1") == 0  # when no position of then is kept
    assert "after move 1:" in capsys.readouterr().out
    assert await orrery("check", "--game", await lobby(table), "--at", "1") == 1
    assert "has not begun" in capsys.readouterr().err
    assert await orrery("check", "--game", "nothere") == 1
    assert "there is no game nothere" in capsys.readouterr().err


async def test_a_database_that_is_not_there_or_damaged_is_said_so(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORRERY_DB", "other.db")
    assert await orrery("check") == 1
    assert "there is no database" in capsys.readouterr().err
    assert await orrery("check", "nowhere.db") == 1
    assert capsys.readouterr().err == "nowhere.db: there is no such file\n"
    (home / "other.db").write_bytes(b"SQLite format 3\0" + b"x" * 9999)
    assert await orrery("check") == 1
    assert "WRONG" in capsys.readouterr().out


def test_settings_are_told_with_where_they_come_from_and_no_secret(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / ".env").write_text(
        "ORRERY_PACE=2\nDISCORD_TOKEN=hush\nORRERY_SEED=whisper\nORRERY_FEED_KEY=psst-psst-psst-psst\nORRERY_HTTP=1\n",
        "utf-8",
    )
    (home / ".env").chmod(0o600)
    monkeypatch.setenv("ORRERY_LOG", "console")
    assert main(["config"]) == 0
    told = capsys.readouterr().out
    assert "ORRERY_PACE = 2.0  (.env)" in told
    assert "ORRERY_LOG = console  (environment)" in told
    assert "ORRERY_WEBHOOKS = no  (default)" in told
    assert "ORRERY_LOBBY_DAYS = 14  (default)" in told
    assert "ORRERY_BACKUPS = backups  (default)" in told
    assert "DISCORD_TOKEN = set, not shown  (.env)" in told
    assert "ORRERY_SEED = set, not shown  (.env)" in told
    assert "ORRERY_FEED_KEY = set, not shown  (.env)" in told
    assert not {"hush", "whisper", "psst-psst-psst-psst"} & set(told.split())


def test_slips_in_the_settings_are_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / ".env").write_text("ORRERY_PAZE=2\nORRERY_FEED_KEY=psst-psst-psst-psst\n", "utf-8")
    (home / ".env").chmod(0o644)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(home / "nowhere"))
    assert main(["config"]) == 1
    wrong = capsys.readouterr().err
    assert "there is no setting ORRERY_PAZE" in wrong
    assert "ORRERY_FEED_KEY is set and ORRERY_HTTP is not" in wrong
    assert "chmod 600 .env" in wrong
    assert "there is no file" in wrong
    (home / "nowhere").touch(0o600)
    assert main(["config"]) == 1
    assert "nowhere is empty: the token belongs there" in capsys.readouterr().err
    monkeypatch.delenv("DISCORD_TOKEN_FILE")
    assert main(["config"]) == 1
    assert "neither DISCORD_TOKEN nor" in capsys.readouterr().err


def test_a_secret_of_the_container_host_may_be_readable(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is another user's, and the bot reads it only because others may: `chmod 600` would shut the bot out."""
    (home / "token").write_text("hush", "utf-8")
    (home / "token").chmod(0o644)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(home / "token"))
    assert main(["config"]) == 1
    assert "chmod 600" in capsys.readouterr().err
    monkeypatch.setattr("os.getuid", lambda: 10001)
    assert main(["config"]) == 0


def test_a_setting_that_cannot_be_ends_every_command_in_plain_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORRERY_PACE", "hush-a-secret-pasted-here")
    assert main(["run"]) == 2
    assert capsys.readouterr().err == "ORRERY_PACE: a number is meant, such as 0.5\n"
    assert main(["config"]) == 2
    assert "hush" not in capsys.readouterr().err


async def test_a_bug_report_holds_what_helps_and_no_secret(
    table: Table, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = Driver(table, await started(table, BEN, seed=SEED))
    await driver.default(ANN)
    players = (await table.games.snapshot(driver.game_id)).state.players
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    assert await orrery("bugreport", "--to", "report.json", "--game", driver.game_id) == 0
    assert (home / "report.json").stat().st_mode & 0o777 == 0o600
    text = (home / "report.json").read_text("utf-8")
    told = json.loads(text)
    assert (told["tables"], told["wrong"]) == ({"running": 1}, [])
    assert told["packages"]["discord.py"]
    shown = told["game"]["position"]["players"]
    assert [len(player["hand"]) for player in shown] == [len(player.hand) for player in players]
    assert {card for player in shown for card in player["hand"]} == {MASK}
    for secret in ("hush", SEED, "Ann", "Ben"):
        assert secret not in text
    assert await orrery("bugreport", "--to", "report.json") == 1  # it overwrites nothing
    assert "no file was written" in capsys.readouterr().err


async def test_a_bug_report_of_a_damaged_game_names_the_fault(duel_of_two: Driver, home: Path) -> None:
    harm(home, "UPDATE game SET state = x'00ff00ff'")
    assert await orrery("bugreport", "--to", "report.json", "--game", duel_of_two.game_id) == 0
    told = json.loads((home / "report.json").read_text("utf-8"))
    assert told["game"]["damaged"] == "ValueError"
    assert len(told["wrong"]) == 1


async def test_what_a_report_shows_is_what_an_onlooker_sees(duel_of_two: Driver, table: Table) -> None:
    await charted(duel_of_two)
    await duel_of_two.finish(ANN, BEN)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    moves = await table.games.log(duel_of_two.game_id)
    told = public(snapshot, moves)
    secret = [event for move in moves for event in move.events if event.seen_by is not None]
    assert secret  # or nothing is shown
    kinds = [event["kind"] for move in told["log"] for event in move["events"]]
    assert len(kinds) == sum(event.seen_by is None for move in moves for event in move.events)


def test_health_says_what_the_bot_said(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = health.Report(made=5.0, failing=(), gateway=1.0, clock=2.0, written=0.001, lag=0.0)
    health_file.renew(home / "orrery.db.health", report.told(report.made))
    assert main(["health"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["well"], told["database"]["well"], told["gateway"]["heard_seconds_ago"]) == (True, True, 1.0)


def test_health_says_where_no_bot_has_ever_been_well(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A host asks in another folder, or with other settings, and would look for a fault of the bot."""
    assert main(["health"]) == 1
    assert "there is no orrery.db.health" in capsys.readouterr().err
    (home / "orrery.db.health").touch()
    os.utime(home / "orrery.db.health", (0, 0))
    assert main(["health"]) == 1
    assert capsys.readouterr().err == "not well within the last minute\n"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["check", "--at", "3"], "--at needs --game"),
        (["check", "--game", "abc", "--hidden"], "--hidden needs --at"),
        (["check", "--hash", "abc"], "--hash needs FILE"),
        (["check", "postgresql://localhost/orrery"], "where ORRERY_DATABASE says its address"),
        (["check", "orrery.db", "--hash", "abc"], "and this is a database"),
        (["check", "plain", "--all"], "--game and --all are for a database"),
        (["check", "plain", "--game", "abc"], "--game and --all are for a database"),
        (["backup", "--to", "plain"], "plain is a file; a folder is meant"),
        (["backup", "--to", "plain/there"], "plain/there: Not a directory"),
        (["bugreport", "--to", "."], ". is a folder; the name of a file in it is meant"),
        (["copy-store", "orrery.db", "./orrery.db"], "orrery.db is named twice"),
        (["copy-store", "postgresql:///a", "postgresql:///a"], "is named twice"),
        (["copy-store", "plain", "new.db"], "plain cannot be read: file is not a database"),
        (["copy-store", "missing", "new.db"], "there is no file missing"),
    ],
)
async def test_what_makes_no_sense_is_said_and_leaves_nothing_behind(
    given: list[str], said: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What would have no effect was passed over in silence, and a host believed that it had been done."""
    (home / "plain").write_text("no database, and no file of a game", "utf-8")
    before = {*home.iterdir()}
    assert await orrery(*given) in (1, 2)
    told = capsys.readouterr()
    assert said in told.err
    assert "Errno" not in told.err
    assert not told.out
    assert {*home.iterdir()} == before


@pytest.mark.parametrize(
    "command",
    ["check other.db", "copy-store other.db new.db", "restore other.db", "copy-store orrery.db other.db"],
)
async def test_a_database_of_another_program_is_left_alone(
    command: str, home: Path, table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    """Our tables were laid into it, and it was told to be sound."""
    await table.transactions.store.close()
    with closing(sqlite3.connect(home / "other.db")) as db, db:
        db.execute("CREATE TABLE songs (name)")
    before = (home / "other.db").read_bytes()
    assert await orrery(*command.split()) == 1
    told = capsys.readouterr()
    assert "another program's" in told.err or "no database of Orrery" in told.err
    assert not told.out
    assert (home / "other.db").read_bytes() == before
    assert not (home / "new.db").exists()
