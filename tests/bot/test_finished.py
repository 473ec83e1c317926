"""Commit, then reveal: a hash at the start, the seed at the end, and a file with which anybody can check the draws."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.errors import Refusal
from bot.store.rows import GameRow
from bot.table.course.rounds import tells_alike
from bot.table.finished.checking import faults
from bot.table.finished.record import MOST_RECORD_BYTES, NotARecord, Record, read
from bot.table.game.commitment import commitment
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.table import Table
from bot.words.chance import hash_line, seed_in_short, seed_line
from bot.words.posts.kinds import end_lines
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.flow import Event
from tests.bot.conftest import ANN, BEN, Driver, lobby, started

SEED = "a secret that nobody knows"


async def played(table: Table, *, seed: str = SEED) -> Record:
    """A duel that was played to its end, with a turn taken back in it."""
    driver = Driver(table, await started(table, BEN, seed=seed))
    await driver.bids(ann="blade:15" if seed == "v" else "")
    for _ in range(4):
        await driver.default(ANN)
        await driver.default(BEN)
    await driver.finish(ANN, BEN)
    return await table.games.record(driver.game_id)


def file(folder: Path, record: Record) -> Path:
    path = folder / "game.json"
    path.write_bytes(record.data)
    return path


def test_the_hash_is_that_of_four_lines() -> None:
    lines = "orrery seed 1\nabc123\n00ff\nseed"
    assert commitment("abc123", "00ff", "seed") == hashlib.sha256(lines.encode()).hexdigest()


async def test_a_game_that_was_played_agrees_with_its_seed(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = await played(table)
    row = (await table.games.snapshot(record.id)).row
    assert f"`{record.commitment}`" in hash_line(row, Texts("en"))  # what stood in the first post
    assert "at the end" not in hash_line(row, Texts("en"))  # no promise beside the seed that keeps it
    assert f"`{SEED}`" in seed_line(row, Texts("en"))
    assert [*faults(read(record.data), record.commitment)] == []
    path = file(tmp_path, record)
    assert main(["check", str(path)]) == 0
    assert "Compare the hash" in capsys.readouterr().out
    assert main(["check", str(path), "--hash", record.commitment.upper()]) == 0
    assert "fixed before the first move" in capsys.readouterr().out
    assert str(ANN.user_id) not in json.dumps([seat.model_dump() for seat in record.seats])


async def test_the_last_post_shows_the_seed_that_the_first_one_promised(duel_of_two: Driver, table: Table) -> None:
    """It stood in the status alone, and whoever read the thread looked for it."""
    await duel_of_two.finish(ANN, BEN)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert seed_in_short(snapshot.row, Texts("en")) in [*end_lines(snapshot, (), (), Texts("en"))]


async def test_turns_that_were_taken_back_do_not_count(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15")
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    await duel_of_two.finish(ANN, BEN)
    record = await table.games.record(duel_of_two.game_id)
    assert "undo" in {move.how for move in record.moves}
    assert [*faults(record)] == []


async def test_a_game_that_was_given_up_shows_its_seed_too(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await table.leaving.abandon(duel_of_two.game_id, Actor(99, "Mod", moderates=True))
    record = await table.games.record(duel_of_two.game_id)
    assert (record.status, record.seed, record.scores) == ("abandoned", "v", ())
    assert [*faults(record, record.commitment)] == []
    assert "`v`" in seed_line((await table.games.snapshot(record.id)).row, Texts("ko"))


async def test_a_game_that_goes_on_keeps_its_seed(table: Table) -> None:
    opened = await lobby(table, BEN)
    running = await started(table, BEN, seed=SEED)
    for game in (opened, running):
        with pytest.raises(Refusal, match="not-over") as refused:
            await table.games.record(game)
        assert SEED not in repr(refused.value)
        row = (await table.games.snapshot(game)).row
        for locale in LOCALES:
            assert SEED not in hash_line(row, Texts(locale)) + seed_line(row, Texts(locale))
    salts = {(await table.games.snapshot(await started(table, BEN, seed=SEED))).row.salt for _ in range(2)}
    assert len(salts) == 2  # the same seed has another hash each time: nobody finds it by trying


CHANGED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "the seed": (lambda it: it.update(seed="another"), "not that of its seed"),
    "the salt": (lambda it: it.update(salt="00"), "not that of its seed"),
    "the hash": (lambda it: it.update(commitment="00"), "not that of its seed"),
    "the id": (lambda it: it.update(id="zzzzzz"), "not that of its seed"),
    "seed and hash": (
        lambda it: it.update(seed="x", commitment=commitment(it["id"], it["salt"], "x")), "hash of the first post",
    ),
    "a draw": (lambda it: drawn(it).update(facts={"seat": 0, "cards": "blade:15"}), "told something else"),
    "an answer": (lambda it: it["moves"][0].update(line="p1 discard blade:99"), "move 1 cannot be made"),
    "a line": (lambda it: it["moves"][0].update(line="p0"), "move 1 cannot be made: line-shape"),
    "an undo": (lambda it: it["moves"][3].update(how="undo", line="undo many"), "move"),
    "the end": (lambda it: it.update(moves=it["moves"][:-1]), "do not lead to the end"),
    "the points": (lambda it: it.update(scores=[99, 0]), "points or the winners"),
    "the winners": (lambda it: it.update(winners=[0, 1]), "points or the winners"),
    "the position": (lambda it: it.update(position="00"), "last position is another"),
    "an option": (lambda it: it["options"].update(rounds="99"), "cannot begin so"),
    "the seats": (lambda it: it["seats"].append({"name": "Cat", "computer": None}), "move"),
    "the game": (lambda it: it.update(game="chess"), "no game chess"),
}  # fmt: skip


def drawn(record: dict[str, Any]) -> dict[str, Any]:
    """An event that tells of cards from the bag."""
    found: dict[str, Any] = next(
        event for move in record["moves"] for event in move["events"] if event["kind"] == "drew"
    )
    return found


@pytest.mark.parametrize("what", CHANGED)
async def test_a_file_that_was_changed_is_found_out(
    table: Table, tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = await played(table)
    changed = json.loads(record.data)
    change, told = CHANGED[what]
    change(changed)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(changed), "utf-8")
    assert main(["check", str(path), "--hash", record.commitment]) == 1
    assert told in capsys.readouterr().out


async def good(table: Table) -> dict[str, Any]:
    made: dict[str, Any] = json.loads((await played(table)).data)
    return made


HOSTILE: dict[str, Callable[[dict[str, Any]], bytes]] = {
    "nothing": lambda it: b"",
    "no JSON": lambda it: b"\x00\xff{",
    "deep": lambda it: b"[" * 100_000,
    "deep inside": lambda it: json.dumps(it).encode()[:-1] + b', "x": ' + b"[" * 100_000,
    "large": lambda it: json.dumps(it | {"seed": "s" * MOST_RECORD_BYTES}).encode(),
    "a list": lambda it: b"[]",
    "another field": lambda it: json.dumps(it | {"pickle": "x"}).encode(),
    "another form": lambda it: json.dumps(it | {"format_version": 3}).encode(),
    "numbers in words": lambda it: json.dumps(it | {"rules_version": "1"}).encode(),
    "a huge number": lambda it: json.dumps(it).replace('"rules_version": ', '"rules_version": 1' + "0" * 5000).encode(),
    "a path for a game": lambda it: json.dumps(it | {"game": "../../etc"}).encode(),
    "moves out of order": lambda it: json.dumps(it | {"moves": it["moves"][::-1]}).encode(),
    "no seats": lambda it: json.dumps(it | {"seats": []}).encode(),
    "a hundred seats": lambda it: json.dumps(it | {"seats": it["seats"] * 50}).encode(),
}


@pytest.mark.parametrize("what", HOSTILE)
async def test_a_hostile_file_is_refused_in_a_line(
    table: Table, tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(HOSTILE[what](await good(table)))
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert len(told.err) < 600
    if path.stat().st_size:
        with pytest.raises(NotARecord):
            read(path.read_bytes())


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none")]) == 1
    assert "none" in capsys.readouterr().err


async def test_names_in_a_file_turn_nothing_in_a_terminal(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = Driver(table, await started(table, Person(66, "Zed\x1b[2J\u202eevil\nhash: fine")))
    await driver.table.leaving.abandon(driver.game_id, ANN.user_id)
    path = file(tmp_path, await table.games.record(driver.game_id))
    assert main(["check", str(path)]) == 0
    told = capsys.readouterr().out
    assert not {"\x1b", "\u202e"} & set(told)
    assert sum(line.startswith("hash:") for line in told.splitlines()) == 1


async def test_a_game_of_before_there_were_hashes_says_so(
    duel_of_two: Driver, table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with table.transactions.write() as rows:
        row = await rows.one(GameRow, id=duel_of_two.game_id)
        assert row is not None
        await rows.put(GameRow(**{name: getattr(row, name) for name in GameRow.__slots__} | {"salt": ""}))
    assert hash_line((await table.games.snapshot(duel_of_two.game_id)).row, Texts("en")) == ""
    await duel_of_two.finish(ANN, BEN)
    record = await table.games.record(duel_of_two.game_id)
    assert (record.commitment, [*faults(record)]) == ("", [])
    assert main(["check", str(file(tmp_path, record))]) == 0
    assert "before hashes were posted" in capsys.readouterr().out
    assert main(["check", str(file(tmp_path, record)), "--hash", "00"]) == 1


async def test_a_large_game_leaves_out_what_it_told(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    record = await played(table)
    monkeypatch.setattr("bot.table.finished.record.MOST_RECORD_BYTES", len(record.data) - 1)
    small = read(record.data)
    assert {move.events for move in small.moves} == {None}
    assert [*faults(small)] == []


async def test_a_seed_that_is_given_gives_the_same_start(table: Table) -> None:
    found = []
    for _ in range(2):
        row = await table.lobby.create("duel", 1, 2, ANN, "en", seed=" 별-7 ")
        await table.lobby.join(row.id, BEN)
        after = await table.lobby.start(row.id, ANN.user_id)
        assert (after.row.seed, after.row.seed_given) == ("별-7", True)
        assert "The owner of the table gave the seed" in hash_line(after.row, Texts("en"))
        found.append(after)
    assert found[0].state == found[1].state
    assert [seat.name for seat in found[0].seats] == [seat.name for seat in found[1].seats]


@pytest.mark.parametrize("seed", ["a b", "`x`", "s" * 65, "<@1>", "a\nb", "a\u202eb"])
async def test_a_seed_of_another_form_is_refused(table: Table, seed: str) -> None:
    with pytest.raises(Refusal, match="seed-shape"):
        await table.lobby.create("duel", 1, 2, ANN, "en", seed=seed)
    assert await table.games.of_person(ANN.user_id) == []


async def test_a_seed_goes_with_whoever_gave_it(table: Table) -> None:
    row = await table.lobby.create("duel", 1, 2, ANN, "en", seed="known")
    await table.lobby.join(row.id, BEN)
    after = await table.lobby.leave(row.id, ANN.user_id)
    assert (after.row.owner_id, after.row.seed, after.row.seed_given) == (BEN.user_id, "", False)


@pytest.mark.parametrize("kind", ["race", "pulsar"])
async def test_a_whole_game_of_computers_agrees_and_fits(table: Table, kind: str) -> None:
    watcher = await table.lobby.create(kind, 1, 2, ANN, "en", seated=False)
    for _ in range(2):
        await table.lobby.add_agent(watcher.id, ANN.user_id)
    await table.lobby.start(watcher.id, ANN.user_id)
    while await table.computers.play_turn(watcher.id):
        pass
    record = await table.games.record(watcher.id)
    assert kind in games.MODULES
    assert all(move.events is not None for move in read(record.data).moves)
    assert [*faults(read(record.data))] == []


def test_an_earlier_release_may_have_told_other_facts_of_the_same_events() -> None:
    """But nothing else in a fact of both, and neither events more nor less."""
    told = [Event("passed", {"seat": 0, "points": 9, "gain:by-booster": 9})]
    assert tells_alike(told, [Event("passed", {"seat": 0, "points": 9})])
    assert tells_alike(told, [Event("passed", {"seat": 0, "points": 9, "gain:points": 9})])
    assert tells_alike(told, told)
    for other in ([], [Event("passed", {"seat": 1})], [Event("out", {})], [Event("passed", {}, (0,))], [*told, *told]):
        assert not tells_alike(told, other)
