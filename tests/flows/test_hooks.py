"""A webhook is set in the settings, told beside the call, and forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.post.outgoing import Outgoing
from bot.table.calls.hooks import GIVEN_UP, MOST_SET
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words
from tests.flows.test_places import dms

URL = "https://ntfy.sh/nobody-guesses"


class Taken(Outgoing):
    """Takes what is sent in the place of the internet, or refuses it."""

    def __init__(self, *, refuses: bool = False) -> None:
        super().__init__()
        self.refuses = refuses
        self.got: list[tuple[str, Any]] = []

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> bool:
        self.got.append((url, json.loads(body)))
        return not self.refuses


@pytest.fixture
def taken(hall: Hall) -> Taken:
    hall.bot.settings = replace(hall.bot.settings, webhooks=True)
    hall.bot.hooks.outgoing = Taken()
    return hall.bot.hooks.outgoing


async def page(hall: Hall) -> Any:
    settings = shown(await hall.ann.click(shown(await hall.ann.slash(hall.channel, "play")), label="Settings"))
    return shown(await hall.ann.click(settings, label="Webhook …"))


async def written(hall: Hall, shown_there: Any, url: str = URL, kind: str = "ntfy") -> Any:
    form = await hall.ann.click(shown_there, label="Set an address …")
    return shown(await hall.ann.submit_modal(form, {"url": url, "kind": [kind]}))


async def test_an_address_is_set_told_and_forgotten(hall: Hall, taken: Taken) -> None:
    before = await page(hall)
    assert "None is set." in words(before)
    kept = await written(hall, before)
    assert "**ntfy** at ntfy\\.sh" in words(kept)
    assert "arrived there" in words(kept)
    assert "nobody-guesses" not in words(kept)  # whoever knows the topic may write to it
    assert [said["message"] for _, said in taken.got] == ["This address is told from now on when it is your turn."]
    game = await hall.game()
    await hall.env.settle()
    url, said = taken.got[-1]
    row = (await hall.bot.table.games.snapshot(game)).row
    assert (url, said["topic"]) == ("https://ntfy.sh/", "nobody-guesses")
    here = f"https://discord.com/channels/{row.guild_id}"
    assert said["click"] in (
        f"{here}/{row.channel_id}",
        f"{here}/{row.thread_id}",
    )  # it may be made later
    assert len(taken.got) == 2
    gone = shown(await hall.ann.click(kept, label="Forget the address"))
    assert "None is set." in words(gone)
    assert await hall.bot.table.hooks.of(hall.ann.id) is None


async def test_nobody_waits_for_an_address(hall: Hall, taken: Taken, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is told, everybody else may write: no transaction is open, and their turns go on."""
    await written(hall, await page(hall))
    free = []

    async def slow(url: str, body: bytes, headers: Mapping[str, str]) -> bool:
        async with asyncio.timeout(5), hall.bot.table.transactions.write():
            free.append(url)
        return True

    monkeypatch.setattr(taken, "post", slow)
    await hall.game()
    await hall.env.settle()
    assert free == ["https://ntfy.sh/"]


async def test_an_address_that_is_none_is_refused(hall: Hall, taken: Taken) -> None:
    said = await written(hall, await page(hall), "https://192.168.0.1/x", "json")
    assert "no address that can be told" in words(said)
    said = await written(hall, await page(hall), "https://ntfy.sh/")
    assert "of a topic" in words(said)
    assert taken.got == []


async def test_nobody_tries_one_address_after_the_other(hall: Hall, taken: Taken) -> None:
    for _ in range(MOST_SET):
        await hall.bot.table.hooks.set(hall.ann.id, URL, "ntfy", "en")
    assert f"{MOST_SET} times within an hour" in words(await written(hall, await page(hall)))
    assert taken.got == []


async def test_where_the_host_wants_none_there_is_none(hall: Hall) -> None:
    settings = shown(await hall.ann.click(shown(await hall.ann.slash(hall.channel, "play")), label="Settings"))
    assert "Webhook …" not in buttons(settings)
    said = shown(await hall.ann.click(await hall.forge(Call("hook", ""), "Webhook"), label="Webhook"))
    assert "has not switched webhooks on" in words(said)


async def test_one_that_fails_on_is_forgotten_with_a_word_and_its_address_stands_in_no_log(
    hall: Hall, taken: Taken
) -> None:
    taken.refuses = True
    with capture_logs() as logged:
        kept = await written(hall, await page(hall))
        assert "did not arrive" in words(kept)
        assert "private network" in words(kept)  # or a host looks for a fault where the bot refuses on purpose
        await hall.game()
        await hall.env.settle()
        hook = await hall.bot.table.hooks.of(hall.ann.id)
        assert hook is not None
        assert hook.failures == 1
        async with hall.bot.table.transactions.write() as rows:
            await rows.put(replace(hook, failures=GIVEN_UP))
        await hall.bot.hooks.look()
        await hall.env.settle()
    assert await hall.bot.table.hooks.of(hall.ann.id) is None
    assert ["failed again and again" in said for said in dms(hall.ann)] == [True]
    assert {"hook-failed", "hook-given-up"} <= {entry["event"] for entry in logged}
    assert not any("nobody-guesses" in str(entry) for entry in logged)
