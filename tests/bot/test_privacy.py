"""What is kept of a person: all of it can be taken along, all of it can be deleted, and the others play on."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.post.announcer import Announcer
from bot.store.personal_rows import PromiseRow, VacationRow
from bot.store.rows import GameRow, OutboxRow, PrefsRow, SeatRow
from bot.store.sqlite import SqliteStore
from bot.table.finished.checking import faults
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.limits import Limits
from bot.table.table import Table
from bot.ui.care.privacy_handlers import nobodys_name
from bot.words.chance import seed_line
from bot.words.tables import deed
from bot.words.texts import Texts
from rules.core.plans import plan_key
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, SEED, Driver, started
from tests.bot.test_announce import Server

ZED = Person(987_654_321_012_345_678, "Zedekiah 제데키아", "ko")
MOD = Actor(ZED.user_id, ZED.name, moderates=True)
NAMES_A_USER = {
    *("game.owner_id", "seat.user_id", "sitting.user_id", "deed.by", "prefs.user_id", "orders.user_id"),
    *("game.invited", "outbox.payload", "deed.facts"),  # lists and names in JSON
    *("vote.by", "vote.voters", "vote.ballots", "vote.facts", "vacation.user_id"),
    *("seat.name", "seat.real_name", "sitting.name", "game.name", "notebook.user_id", "notebook.text"),
    *("promise.user_id", "promise.text"),
    *("request.user_id", "request.name", "request.by"),
    *("companion.user_id", "companion.name", "note.by", "note.text", "pool.user_id", "move.by"),
    *("guest.user_id", "guest.name", "block.user_id", "block.other_id", "block.name", "template.user_id"),
    *("ban.user_id", "ban.name", "ban.by", "held.user_id", "mute.user_id", "follow.user_id"),
    *("queue.user_id", "queue.name", "hook.user_id", "hook.url", "hookcall.user_id"),
}
NAMES_NOBODY = {
    "deed": {"game_id", "number", "kind", "seq", "at"},
    "orders": {"kind", "orders"},
    "prefs": {
        "locale",
        "remind_hours",
        "theme",
        "zone",
        "wakes",
        "sleeps",
        "weekends",
        "away_until",
        "hours_set",
        "share_hours",
        "share_rate",
        "quiet",
        "digest",
        "next_up",
        "forecasts",
    },
    "held": {"game_id", "seat", "due_at", "first", "last", "reminder"},
    "mute": {"game_id", "at"},
    "follow": {"game_id", "locale", "at"},
    "hook": {"kind", "locale", "at", "failures"},
    "hookcall": {"game_id", "at", "due_at", "tries"},
    "vacation": {"year", "days"},
    "vote": {"game_id", "number", "kind", "opened_at", "ends_at", "result"},
    "wait": {
        *("game_id", "seat", "kind", "place", "manner", "blind", "facts", "since", "called_at", "due_at", "reminded"),
        *("until", "vacation", "alone", "away_until", "called_seq"),
    },
    "guest": {"game_id", "locale", "at", "declined"},
    "block": {"at"},
    "ban": {"guild_id", "at"},
    "template": {
        *("number", "name", "kind", "options", "clock", "computers", "most_seats", "access", "least_finish", "windows"),
        *("newcomers", "locale", "second_locale", "wished_level"),
    },
    "queue": {
        *("guild_id", "kind", "locale", "channel_id", "public", "seats", "clock", "least_finish", "newcomers", "at"),
        *("ends", "told"),
    },
    "sitting": {"game_id", "seat", "number", "agent", "kind", "seq", "at"},
    "request": {"game_id", "number", "seat", "locale", "kind", "at", "ends", "until", "answer"},
    "companion": {"game_id", "seat", "number", "locale", "kind", "at", "until", "ended"},
    "note": {"game_id", "seat", "at"},
    "pool": {"guild_id", "called_at"},
    "server": {"guild_id", "moderator_role"},
    "usage": {"key", "at"},  # the keys end with a user: `Rows.forget_uses`
    "seen": {"key", "at"},
    "metadata": {"key", "value"},
    "draft": {"game_id", "seat", "base", "lines"},
    "plan": {"game_id", "seat", "lines", "filed", "expected", "round", "stopped"},
    "notebook": {"game_id", "seq", "at", "shared"},
    "promise": {"game_id", "number", "seat", "receiver", "at", "done"},
    "snapshot": {"game_id", "seq", "version", "state"},
}


def stored(path: Path) -> Iterator[tuple[str, str]]:
    """Every value of every column of every table, as text."""
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for table in tables:
            found = db.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in found.description]
            for row in found:
                for column, value in zip(columns, row, strict=True):
                    yield f"{table}.{column}", _told(value)


def _told(value: Any) -> str:
    if isinstance(value, bytes):
        return zlib.decompress(value).decode()
    return json.dumps(json.loads(value), ensure_ascii=False) if str(value).startswith(("{", "[")) else str(value)


def traces(path: Path) -> set[str]:
    """The columns in which anything of Zed stands."""
    return {column for column, value in stored(path) if str(ZED.user_id) in value or "Zedekiah" in value}


def in_files(folder: Path) -> bytes:
    """What lies in the files of the database, whether it counts or not."""
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.name.startswith("orrery.db"))


async def games_of_zed(table: Table) -> dict[str, str]:
    """Zed in every way a person can be in games; ids by what they are."""
    table.lobby.limits = Limits(tables_per_hour=1000)
    async with table.transactions.write() as rows:
        await rows.put(PrefsRow(ZED.user_id, "ko", 12))
        await rows.put(VacationRow(ZED.user_id, 2026, 3))
    made: dict[str, str] = {}
    made["alone"] = (await table.lobby.create("duel", 1, 2, ZED, "en")).id
    made["hosted"] = (await table.lobby.create("duel", 1, 2, ZED, "en", seed="known")).id
    await table.lobby.join(made["hosted"], BEN)
    made["joined"] = (await table.lobby.create("duel", 1, 2, ANN, "en")).id
    await table.lobby.join(made["joined"], ZED)
    await table.hooks.set(ZED.user_id, "https://ntfy.sh/Zedekiah", "ntfy", "ko")
    made["running"] = await started(table, ZED)
    driver = Driver(table, made["running"])
    await driver.press(ZED, "discard")
    await table.notebook.write(made["running"], ZED.user_id, 0, "Zedekiah was here")
    async with table.transactions.write() as rows:  # a duel knows no deals, other games do
        await rows.put(PromiseRow(made["running"], 1, 0, 1, "Zedekiah keeps peace", ZED.user_id, 5))
    await table.orders.give_always(made["running"], ZED.user_id, "parry", "never")
    await table.orders.give(made["running"], ZED.user_id, "parry", "never")
    await table.plans.press(made["running"], ZED.user_id, 0, plan_key("1", "power"), [("2",)], "plan")
    made["over"] = await started(table, ZED)
    await Driver(table, made["over"]).finish(ANN, ZED)
    await table.rematches.agree(made["over"], ANN)  # Zed is invited
    made["given up"] = await started(table, ZED)
    await table.leaving.abandon(made["given up"], ANN.user_id)
    made["away"] = await started(table, ZED)
    await table.leaving.step_back(made["away"], ZED.user_id)
    made["resigned"] = await started(table, ZED, CAT)
    await table.leaving.resign(made["resigned"], ZED.user_id)
    made["moderated"] = await started(table, BEN)
    await table.seats.give(made["moderated"], MOD, 1, CAT)
    made["handed on"] = await started(table, ZED)
    seat = (await table.games.snapshot(made["handed on"])).seat_of(ZED.user_id)
    assert seat is not None
    await table.seats.give(made["handed on"], replace(MOD, user_id=99, name="Mod"), seat, CAT)
    made["lent"] = await started(table, BEN)
    await appointed(table, made["lent"], ANN.user_id, ZED, "sitter")
    await Driver(table, made["lent"]).press(ZED, "discard")
    await Driver(table, made["lent"]).press(ZED, "bid", "blade:15")
    made["shared"] = await started(table, BEN)
    await appointed(table, made["shared"], ANN.user_id, ZED, "partner")
    await table.hand_overs.leave_note(made["shared"], ZED.user_id, "Keep the rift, says Zedekiah")
    await table.pool.turn(1, ZED.user_id, on=True)
    await table.calls.mute(made["running"], ZED.user_id, muted=True)
    await table.followers.follow(await started(table, BEN), ZED.user_id, "ko", on=True)
    await table.guided_games.begin("duel", 1, 3, ZED, "ko", {})
    made["voting"] = await started(table, ZED, CAT)
    await table.votes.open(made["voting"], Actor(ZED.user_id, ZED.name), "house-rule", rule="No hurry")
    seat = (await table.games.snapshot(made["voting"])).seat_of(ANN.user_id)
    assert seat is not None
    await table.votes.open(made["voting"], Actor(CAT.user_id, CAT.name), "concede", seat=seat)
    made["decided"] = await started(table, ZED)
    await table.votes.open(made["decided"], Actor(ZED.user_id, ZED.name), "decided")
    await table.votes.cast(made["decided"], ANN.user_id, 1, "yes")
    await table.keeping_apart.block(ZED.user_id, Person(98, "Xan"))
    await table.keeping_apart.block(99, ZED)
    await table.keeping_apart.bar(5, Actor(99, moderates=True), ZED)
    await table.keeping_apart.bar(5, MOD, Person(98, "Xan"))
    await table.templates.keep(made["alone"], ZED.user_id, "mine")
    made["asked"] = (await table.lobby.create("duel", 2, 2, CAT, "en")).id
    await table.invitations.set_access(made["asked"], CAT.user_id, "private")
    await table.invitations.ask_in(made["asked"], ZED)
    async with table.transactions.write() as rows:
        await rows.post(made["running"], "window", {"user": ZED.user_id, "ends": 5})
        await rows.post(made["running"], "deed", {"kind": "close", "facts": {"by": ZED.name}, "asked": [], "called": [],
                                                  "users": [ZED.user_id, ANN.user_id]})  # fmt: skip
    return made


async def test_all_there_is_can_be_taken_along(table: Table) -> None:
    made = await games_of_zed(table)
    found = json.loads(await table.kept.file(ZED.user_id))
    assert (found["settings"]["remind_hours"], found["vacation"][0]["days"]) == (12, 3)
    assert [row["url"] for row in found["webhook"]] == ["https://ntfy.sh/Zedekiah"]
    assert made["running"] in [row["game_id"] for row in found["webhook_to_be_told"]]
    assert found["orders_for_all_games"][0]["orders"] == {"parry": "never"}
    assert any(use["what"] == f"table:{ZED.user_id}" for use in found["counted_for_a_day"])
    assert [row["name"] for row in found["block_list"]] == ["Xan"]  # and nobody else's list that has Zed on it
    assert [row["name"] for row in found["templates"]] == ["mine"]
    assert [row["guild_id"] for row in found["barred_from"]] == [5]
    games = {game["id"]: game for game in found["games"]}
    assert [game for game in games.values() if game["asked_to_be_let_in"]] == [games[made["asked"]]]
    assert set(made.values()) <= set(games)
    assert [games[made[kind]]["opened_by_you"] for kind in ("alone", "hosted", "joined")] == [True, True, False]
    assert sum(game["invited"] for game in games.values()) == 1
    running, over = games[made["running"]], games[made["over"]]
    assert running["seats"][0]["orders"]["parry"] == "never"
    assert running["seats"][0]["draft"] or running["moves"]
    assert "window" in running["to_be_told"]
    assert [each["text"] for each in running["promises"]] == ["Zedekiah keeps peace"]
    assert [vote["chosen"] for vote in games[made["voting"]]["votes"]] == ["yes", None]
    assert over["moves"]
    assert [each["kind"] for each in games[made["moderated"]]["deeds"]] == ["give"]
    assert games[made["handed on"]]["seats"] == []
    assert [each["user_id"] for each in games[made["handed on"]]["sittings"]] == [ZED.user_id]


async def test_what_is_taken_along_is_only_ones_own(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.press(BEN, "discard")
    await duel_of_two.press(BEN, "bid", "blade:11")
    await duel_of_two.press(ANN, "discard", "blade:15")
    (game,) = json.loads(await table.kept.file(BEN.user_id))["games"]
    assert {move["line"].split()[0] for move in game["moves"]} == {"p2"}
    row = (await table.games.snapshot(duel_of_two.game_id)).row
    told = json.dumps(game)
    assert "blade:15" not in told
    assert "blade:08" not in told  # a card in Ann's hand
    assert (row.salt in told, '"seed"' in told, '"state"' in told) == (False, False, False)


async def test_of_a_seat_that_was_handed_on_only_what_one_did_oneself(duel_of_two: Driver, table: Table) -> None:
    await table.seats.give(duel_of_two.game_id, replace(MOD, user_id=99), 1, CAT)
    await duel_of_two.press(CAT, "discard")
    await duel_of_two.press(CAT, "bid", "blade:11")
    (game,) = json.loads(await table.kept.file(BEN.user_id))["games"]
    assert (game["moves"], game["seats"]) == ([], [])
    (later,) = json.loads(await table.kept.file(CAT.user_id))["games"]
    assert "p2 bid blade:11" in [move["line"] for move in later["moves"]]


async def test_what_is_deleted_is_nowhere_and_the_others_play_on(table: Table, tmp_path: Path) -> None:
    made = await games_of_zed(table)
    before = traces(tmp_path / "orrery.db")
    assert {"seat.user_id", "sitting.name", "deed.by", "deed.facts", "outbox.payload", "usage.key"} <= before
    assert {"promise.user_id", "promise.text"} <= before
    assert {"hook.user_id", "hook.url", "hookcall.user_id"} <= before
    assert {"vote.by", "vote.voters", "vote.ballots", "vacation.user_id"} <= before
    assert {"game.owner_id", "game.invited", "prefs.user_id", "orders.user_id", "seat.name"} <= before
    assert await table.erasure.erase(ZED.user_id, nobodys_name) >= len(made)
    assert traces(tmp_path / "orrery.db") == set()
    assert json.loads(await table.kept.file(ZED.user_id))["games"] == []
    rows = {kind: (await table.games.snapshot(game)).row for kind, game in made.items()}
    assert (rows["alone"].status, rows["hosted"].status, rows["joined"].status) == ("abandoned", "lobby", "lobby")
    assert (rows["hosted"].owner_id, rows["hosted"].seed) == (BEN.user_id, "")
    assert len((await table.games.snapshot(made["joined"])).seats) == 1
    for kind, people in {
        "running": [ANN],
        "away": [ANN],
        "voting": [ANN, CAT],
        "resigned": [ANN, CAT],
        "handed on": [ANN, CAT],
    }.items():
        assert rows[kind].status == "running"
        await Driver(table, made[kind]).finish(*people)
    for kind in ("running", "away", "resigned", "handed on", "over", "given up"):
        record = await table.games.record(made[kind])
        assert [*faults(record, record.commitment)] == []
        assert seed_line((await table.games.snapshot(made[kind])).row, Texts("en"))
    assert traces(tmp_path / "orrery.db") == set()


async def test_nothing_of_it_is_left_in_the_file(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "orrery.db")
    try:
        table = Table(store)
        await games_of_zed(table)
        await table.erasure.erase(ZED.user_id, nobodys_name)
    finally:
        await store.close()
    assert ZED.name.encode() not in in_files(tmp_path)


async def test_the_log_and_the_seats_say_who_in_the_tables_language(table: Table) -> None:
    made = await games_of_zed(table)
    seat = (await table.games.snapshot(made["over"])).seat_of(ZED.user_id)
    assert seat is not None
    await table.erasure.erase(ZED.user_id, nobodys_name)
    after = await table.games.snapshot(made["over"])
    assert after.names[seat] == f"Player {seat + 1}"
    assert (after.seats[seat].user_id, after.seats[seat].agent) == (None, None)
    (done,) = await table.games.deeds(made["moderated"])
    assert deed(done.kind, done.facts, Texts("en")) == "Somebody (moderator) gave the seat of Ben to Cat"
    resigned = [each for each in await table.games.deeds(made["running"]) if each.kind == "resign"]
    assert [each.facts["name"] for each in resigned] == [f"Player {1 + _seat_played_on(await _seats(table, made))}"]
    assert (nobodys_name("ko", 3), nobodys_name("ko", 0)) == ("3번 플레이어", "누군가")


async def _seats(table: Table, made: dict[str, str]) -> tuple[SeatRow, ...]:
    return (await table.games.snapshot(made["running"])).seats


def _seat_played_on(seats: tuple[SeatRow, ...]) -> int:
    return next(seat.seat for seat in seats if seat.left)


async def test_nobody_is_called_who_is_not_known_any_more(table: Table) -> None:
    made = await games_of_zed(table)
    await table.erasure.erase(ZED.user_id, nobodys_name)
    for game in made.values():
        server = Server()
        await Announcer(table, server).deliver(game)
        posts = [*server.notes.values(), *(note for _, note in server.told)]
        assert not any(ZED.user_id in note.calls or str(ZED.user_id) in note.text for note in posts)
        assert not any("<@0>" in note.text or "<@None>" in note.text for note in posts)
    async with table.transactions.read() as rows:
        assert not [row for row in await rows.some(OutboxRow) if row.kind == "window" and row.payload.get("user")]


async def test_a_rematch_of_a_game_with_somebody_gone_starts_with_the_others(table: Table) -> None:
    game = await started(table, ZED, CAT)
    await Driver(table, game).finish(ANN, ZED, CAT)
    await table.erasure.erase(ZED.user_id, nobodys_name)
    again = await table.rematches.agree(game, ANN)
    assert again.row.invited == (CAT.user_id,)
    assert (await table.rematches.agree(game, CAT)).row.status == "running"


async def test_a_damaged_game_is_forgotten_too(table: Table, tmp_path: Path) -> None:
    game = await started(table, ZED)
    async with table.transactions.write() as rows:
        row = await rows.one(GameRow, id=game)
        assert row is not None
        await rows.put(replace(row, state=b"no position"))
    await table.erasure.erase(ZED.user_id, nobodys_name)
    assert traces(tmp_path / "orrery.db") == set()


async def test_who_is_not_known_has_nothing_to_delete(table: Table, tmp_path: Path) -> None:
    game = await started(table, BEN, seed=SEED)
    before = sorted(stored(tmp_path / "orrery.db"))
    assert await table.erasure.erase(ZED.user_id, nobodys_name) == 0
    assert sorted(stored(tmp_path / "orrery.db")) == before
    assert (await table.games.snapshot(game)).row.status == "running"


@pytest.mark.parametrize("again", range(2))
async def test_a_user_with_a_short_id_is_not_taken_for_another(table: Table, again: int) -> None:
    """Ids that end alike are others: uses are counted by the end of their key."""
    await table.lobby.create("duel", 1, 2, Person(5011, "Long"), "en")
    await table.lobby.create("duel", 1, 2, ANN, "en")
    await table.erasure.erase(ANN.user_id, nobodys_name)
    found = json.loads(await table.kept.file(5011))
    assert [use["what"] for use in found["counted_for_a_day"]] == ["table:5011"]


def test_every_column_that_can_name_a_person_is_known(tmp_path: Path) -> None:
    """A new table, or a column of who did or owns what, is to be told of and forgotten too."""
    from bot.store.columns import STORED

    there = {f"{each.name}.{column}" for each in STORED.values() for column in each.columns}
    assert there >= NAMES_A_USER
    for table, known in NAMES_NOBODY.items():
        columns = {name.partition(".")[2] for name in there if name.startswith(f"{table}.")}
        named = {name.partition(".")[2] for name in NAMES_A_USER if name.startswith(f"{table}.")}
        assert columns <= known | named, table
    tables = {each.name for each in STORED.values()}
    assert tables <= set(NAMES_NOBODY) | {name.partition(".")[0] for name in NAMES_A_USER} | {"move"}
    likely = {name for name in there if name.endswith((".user_id", ".owner_id", ".by", "_user_id", ".invited"))}
    assert likely <= NAMES_A_USER
