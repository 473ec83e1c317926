"""The feed of a table: only where it is allowed, only what an onlooker sees, signed, and made once."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import aiohttp
import pytest

from bot.host.given_settings import given_settings
from bot.monitoring import http
from bot.monitoring.feed import TableFeed
from bot.settings import Settings
from bot.store.rows import GameRow
from bot.table.course.feed import LAST_MOVES, Fed
from bot.table.table import Table
from rules.core.hidden import MASK
from tests.bot.conftest import ANN, BEN, Driver, lobby, started

KEY = "a key of the host"


@asynccontextmanager
async def reading(table: Table, key: str = KEY) -> AsyncIterator[Any]:
    """Asks for a table with some headers; returns status, headers and body."""
    served = http.served("0", lambda: None, None, TableFeed(table.feeds, key).answer)
    async with served as port, aiohttp.ClientSession() as client:

        async def ask(game_id: str, **headers: str) -> tuple[int, Any, bytes]:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            async with client.get(f"http://127.0.0.1:{port}/api/tables/{game_id}", headers=named) as answer:
                return answer.status, answer.headers, await answer.read()

        yield ask


async def changed(table: Table, game_id: str, **values: Any) -> None:
    """A row of a game with other values."""
    async with table.transactions.changing(game_id) as (rows, snapshot):
        await rows.put(replace(snapshot.row, **values))


async def fed_game(table: Table) -> Driver:
    """A running game of Ann and Ben whose host allowed a feed."""
    game = await lobby(table, BEN)
    await table.lobby.allow_feed(game, ANN.user_id, on=True)
    await table.lobby.start(game, ANN.user_id, "v")
    return Driver(table, game)


async def test_an_onlookers_view_is_told_and_nobody_is_named(table: Table) -> None:
    driver = await fed_game(table)
    await driver.bids(ann="blade:15", ben="blade:11")
    async with reading(table) as ask:
        status, headers, body = await ask(driver.game_id)
    told = json.loads(body)
    assert (status, headers["Content-Type"]) == (200, "application/json; charset=utf-8")
    assert (told["format"], told["format_version"], told["table"]) == ("orrery-feed", 1, driver.game_id)
    assert {card for player in told["position"]["players"] for card in player["hand"]} == {MASK}
    assert told["seats"] == [{"seat": 0, "computer": False}, {"seat": 1, "computer": False}]
    assert told["waits_for"][0]["seat"] in (0, 1)
    assert told["log"]
    row = (await table.games.snapshot(driver.game_id)).row
    unwanted = (f'"{ANN.name}"', f'"{BEN.name}"', "user_id", '"seed"', row.salt)
    assert [each for each in unwanted if each in body.decode()] == []


async def test_what_is_told_is_signed_with_the_key_of_the_host(table: Table) -> None:
    driver = await fed_game(table)
    async with reading(table) as ask:
        _, headers, body = await ask(driver.game_id)
    assert headers["Orrery-Signature"] == "sha256=" + hmac.new(KEY.encode(), body, hashlib.sha256).hexdigest()


async def test_who_has_it_already_is_sent_nothing_until_the_game_moves_on(table: Table) -> None:
    driver = await fed_game(table)
    async with reading(table) as ask:
        _, headers, _ = await ask(driver.game_id)
        status, again, body = await ask(driver.game_id, If_None_Match=headers["ETag"])
        assert (status, body, again["ETag"]) == (304, b"", headers["ETag"])
        await driver.bids(ann="blade:15", ben="blade:11")
        status, later, body = await ask(driver.game_id, If_None_Match=headers["ETag"])
        assert (status, later["ETag"] != headers["ETag"]) == (200, True)


async def test_an_answer_is_made_once_for_whoever_asks(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await fed_game(table)
    made: list[str] = []
    told = Fed.told

    def counted(self: Fed, name: str) -> dict[str, Any]:
        made.append(name)
        return told(self, name)

    monkeypatch.setattr(Fed, "told", counted)
    async with reading(table) as ask:
        for _ in range(3):
            assert (await ask(driver.game_id))[0] == 200
    assert len(made) == 1


@pytest.mark.parametrize("values", [{"feed": False}, {"access": "private"}, {"guided": True}])
async def test_a_table_that_is_not_for_all_is_answered_as_one_that_is_not_there(
    table: Table, values: dict[str, Any]
) -> None:
    driver = await fed_game(table)
    async with reading(table) as ask:
        missing = await ask("nothere")
        assert (await ask(driver.game_id))[0] == 200
        await changed(table, driver.game_id, **values)
        found = await ask(driver.game_id)
    assert (found[0], found[2]) == (missing[0], missing[2]) == (404, missing[2])


async def test_no_table_has_a_feed_at_first(table: Table) -> None:
    async with reading(table) as ask:
        assert (await ask(await started(table, BEN)))[0] == 404


async def test_an_answer_that_is_kept_secret_is_not_told(table: Table) -> None:
    driver = await fed_game(table)
    async with reading(table) as ask:
        _, _, before = await ask(driver.game_id)
        await driver.press(ANN, "discard")
        await driver.press(ANN, "bid", "blade:15")
        _, _, after = await ask(driver.game_id)
    was, told = json.loads(before), json.loads(after)
    assert [wait["seat"] for wait in was["waits_for"]] == [0, 1]
    assert [wait["seat"] for wait in told["waits_for"]] == [1]  # that she has answered everybody sees
    assert "15" not in str([told["position"], told["log"]])
    assert "stack" not in told["position"]


async def test_of_a_long_game_the_last_moves_are_told(table: Table) -> None:
    game = await lobby(table, BEN)
    driver = Driver(table, game)
    await table.lobby.start(game, ANN.user_id, "v")
    await driver.bids(ann="blade:15", ben="blade:11")
    snapshot = await table.games.snapshot(game)
    (move, *_) = [each for each in await table.games.log(game) if each.events and each.events[0].seen_by is None]
    many = [replace(move, seq=number, base=number - 1) for number in range(1, LAST_MOVES + 51)]
    numbers = [each["number"] for each in Fed(snapshot, many).told("Twin")["log"]]
    assert (len(numbers), numbers[0], numbers[-1]) == (LAST_MOVES, 51, LAST_MOVES + 50)


def test_a_key_that_could_be_guessed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_FEED_KEY", "short")
    with pytest.raises(ValueError, match="16 characters at least"):
        given_settings()


def test_without_a_port_or_a_key_there_is_no_feed() -> None:
    assert Settings(http="9464").feed_secret == ""
    assert Settings(feed_key="0123456789abcdef").feed_secret == ""
    both = Settings(http="9464", feed_key="0123456789abcdef")
    assert both.feed_secret == "0123456789abcdef"
    assert "0123456789abcdef" not in repr(both)
    assert GameRow("a", "duel", 1, 2, 3, "en", 0).feed is False
