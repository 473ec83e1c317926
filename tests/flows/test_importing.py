"""A game of a file: looked at by whoever brought it, and gone on from as practice, with friends."""

from __future__ import annotations

import codecs
import json
from typing import Any

import pytest

from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, selects, shown, words
from tests.flows.test_chance import SEED, sent
from tests.flows.test_threads import finished


async def exported(hall: Hall) -> bytes:
    """The file of a game that has ended."""
    game = await hall.game(SEED)
    await finished(hall, game)
    log = shown(await hall.ann.slash(hall.thread, "duel log", table=game))
    return await sent(shown(await hall.ann.click(log, label="Export")))


async def brought(hall: Hall, who: Any, data: bytes) -> Any:
    return shown(await who.slash(hall.channel, "import", file=("duel.json", data)))


async def test_a_file_is_looked_at_and_practised_from(hall: Hall) -> None:
    data = await exported(hall)
    posts = len(hall.channel.history())
    then = await brought(hall, hall.cho, data)
    assert "From your file" in words(then)
    assert "no result of it counts" in words(then)
    assert [file.filename for file in then.attachments] == ["duel-chart.png"]
    assert selects(then) == []  # at its end nothing is left to do
    assert len(hall.channel.history()) == posts  # nobody else is told of it
    back = shown(await hall.cho.click(shown(await hall.cho.click(then, label="◀◀ round")), label="‹ move"))
    (seats,) = selects(back)
    assert [option["label"] for option in seats["options"]] == ["1: Ben", "2: Ann"]
    begun = shown(await hall.cho.select(back, ["1"], custom_id=seats["custom_id"]))
    await hall.env.settle()
    assert "goes on from there" in words(begun)
    assert "no result of it counts" in words(hall.status)
    told = "\n".join(message.content for message in hall.thread.history())
    assert "**Practice**, from after move" in told
    assert "Take the seat" in buttons(hall.status)
    await hall.ben.click(hall.status, label="Take the seat")
    (listed,) = await hall.bot.table.games.of_person(hall.cho.id)
    snapshot = await hall.bot.table.games.snapshot(listed.row.id)
    assert [seat.user_id for seat in snapshot.seats] == [hall.ben.id, hall.cho.id]
    assert "· practice" in words(shown(await hall.cho.slash(hall.channel, "play")))
    forged = await hall.forge(Call("rematch", snapshot.row.id))
    await finished(hall, snapshot.row.id)
    assert "Rematch" not in buttons(hall.status)
    assert "for practice have no rematch" in words(shown(await hall.cho.click(forged, label="forged")))


async def test_what_is_no_game_is_refused_with_the_reason_and_changes_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = await exported(hall)
    raw = json.loads(data)
    running = {**raw, "status": "running"}  # as only a host has it
    told = {"moves": [{**raw["moves"][0], "events": []}, *raw["moves"][1:]]}
    illegal = {"moves": [{**raw["moves"][0], "line": "p1 chart z9"}, *raw["moves"][1:]]}
    for file, said in (
        (b"\x89PNG", "no file of a game that can be read"),
        (json.dumps({**raw, "format": "another"}).encode(), "no file of a game that can be read"),
        (json.dumps(running).encode(), "the file of a game that goes on"),
        (json.dumps({**raw, "game": "chess"}).encode(), "none that can be played here"),
        (json.dumps({**raw, **told}).encode(), "leads to something else by the rules of today"),
        (json.dumps({**raw, **illegal}).encode(), "Line 1 of this file cannot be played"),
    ):
        assert said in words(await brought(hall, hall.cho, file))
    assert "brought 5 files within an hour" in words(await brought(hall, hall.cho, data))
    with monkeypatch.context() as patched:
        patched.setattr("bot.table.finished.record.MOST_RECORD_BYTES", 10)
        assert "at most" in words(await brought(hall, hall.ben, data))
    fewer = json.dumps({**raw, "seats": raw["seats"][:1]}).encode()
    assert "cannot begin as it says" in words(await brought(hall, hall.ben, fewer))
    monkeypatch.setattr("bot.table.finished.importing.MOST_MOVES", 1)
    assert "too long to be played again" in words(await brought(hall, hall.ben, data))


async def test_a_file_that_was_saved_with_a_mark_of_its_bytes_is_read(hall: Hall) -> None:
    """As editors of Windows save it."""
    data = codecs.BOM_UTF8 + await exported(hall)
    assert "From your file" in words(await brought(hall, hall.cho, data))


async def test_where_the_game_was_over_nobody_practises(hall: Hall) -> None:
    game = await hall.game(SEED)
    await finished(hall, game)
    last = (await hall.bot.table.games.snapshot(game)).row.seq
    forged = await hall.forge_select(Call("practise", game, 0, (str(last),)), "0")
    custom_id = str(Call("practise", game, 0, (str(last),)))
    assert "Here the game was over" in words(shown(await hall.ann.select(forged, ["0"], custom_id=custom_id)))
    lost = await hall.forge_select(Call("practise", game, 0, ("3",)), "soon")
    custom_id = str(Call("practise", game, 0, ("3",)))
    assert "This has moved on" in words(shown(await hall.ann.select(lost, ["soon"], custom_id=custom_id)))


async def test_of_a_game_that_goes_on_its_log_is_shown(hall: Hall) -> None:
    await hall.game(SEED)
    await hall.reach("chart")
    log = shown(await hall.ann.slash(hall.thread, "duel log"))
    data = await sent(shown(await hall.ann.click(log, label="Export")))
    told = await brought(hall, hall.cho, data)
    assert "nobody can step through it or play on" in words(told)
    assert "1. Ann put back 0" in words(told)
    (attached,) = told.attachments
    assert attached.filename.startswith("duel-")
    lines = (await attached.read()).decode().splitlines()
    assert len(lines) == len(json.loads(data)["log"])
    assert all(line in words(told) for line in lines)
    assert selects(told) == []
    raw = json.loads(data)
    spoils: list[dict[str, Any]] = [{"format_version": 2}, {"log": 7}, {"seats": []}]
    for event in ({"kind": "such", "facts": {}}, {"kind": "charted", "facts": {"seat": {}}}):
        spoils.append({"log": [{"number": 1, "taken_back": False, "events": [event]}]})
    for spoil in spoils:
        refused = await brought(hall, hall.cho, json.dumps({**raw, **spoil}).encode())
        assert "no file of a game that can be read" in words(refused), spoil
    other = await brought(hall, hall.cho, json.dumps({**raw, "game": "chess"}).encode())
    assert "none that can be played here" in words(other)
    many = raw["log"] * 40
    long = await brought(hall, hall.cho, json.dumps({**raw, "log": many}).encode())
    assert len(words(long)) < 4000
