"""Webhooks: who is called is told at their address too, and an address leads nowhere but to the internet."""

from __future__ import annotations

import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web

from bot.errors import Refusal
from bot.post import hook_body, outgoing
from bot.post.outgoing import Outgoing, public
from bot.store.call_rows import HookRow
from bot.store.rows import PrefsRow
from bot.table.calls.hooks import AGAIN_SECONDS, GIVEN_UP, LATE_SECONDS, MOST_SET, TRIES, checked
from bot.table.table import Table
from bot.words.texts import Texts
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started

URL = "https://hooks.example.org/a/secret"


async def hooked(table: Table, url: str = URL, kind: str = "json") -> None:
    await table.hooks.set(BEN.user_id, url, kind, "en")


async def told(table: Table) -> list[tuple[int, str]]:
    """Who is to be told of which game now."""
    return [(each.hook.user_id, each.table.row.id) for each in await table.hooks.due()]


async def test_who_is_called_is_told_once_and_who_has_answered_is_not(table: Table) -> None:
    await hooked(table)
    driver = Driver(table, await started(table, BEN))
    assert await told(table) == [(BEN.user_id, driver.game_id)]
    (due,) = await table.hooks.due()
    await table.hooks.told(due)
    assert await told(table) == []


async def test_who_has_answered_meanwhile_is_told_nothing(table: Table) -> None:
    await hooked(table)
    driver = Driver(table, await started(table, BEN))
    await driver.press(BEN, "discard")
    await driver.press(BEN, "bid", "blade:11")
    assert await told(table) == []


async def test_a_call_that_is_held_is_told_when_it_is_made(table: Table, clock: Clock) -> None:
    await hooked(table)
    await table.preferences.set(PrefsRow(BEN.user_id, digest=12))
    game = await started(table, BEN)
    assert await told(table) == []
    clock.time += 24 * 3600
    await table.calls.release_due()
    assert await told(table) == [(BEN.user_id, game)]


async def test_a_table_that_is_mute_tells_nothing_nor_does_a_first_game(table: Table) -> None:
    await hooked(table)
    game = await lobby(table, BEN)
    await table.calls.mute(game, BEN.user_id, muted=True)
    await table.lobby.start(game, ANN.user_id, "v")
    await table.guided_games.begin("duel", 1, 3, BEN, "en", {})
    assert await told(table) == []


async def test_what_fails_is_tried_again_ever_later_and_then_left(table: Table, clock: Clock) -> None:
    await hooked(table)
    await started(table, BEN)
    for tried in range(TRIES):
        (due,) = await table.hooks.due()
        await table.hooks.failed(due)
        assert await told(table) == []
        clock.time += AGAIN_SECONDS * 4**tried - 1
        assert await told(table) == []
        clock.time += 1
    assert await told(table) == []
    hook = await table.hooks.of(BEN.user_id)
    assert hook is not None
    assert hook.failures == TRIES


async def test_an_address_that_fails_on_is_told_no_more_until_it_is_set_again(table: Table, clock: Clock) -> None:
    await hooked(table)
    for _ in range(GIVEN_UP):
        assert await table.hooks.given_up() == []
        await started(table, BEN)
        clock.time += 3600
        await table.calls.release_due()
        for due in (await table.hooks.due())[:1]:
            await table.hooks.failed(due)
    (gone,) = await table.hooks.given_up()
    assert gone.user_id == BEN.user_id
    await started(table, BEN)
    assert await told(table) == []
    clock.time += 3600
    await hooked(table)
    assert await table.hooks.given_up() == []


async def test_one_that_arrives_ends_the_count_of_failures(table: Table, clock: Clock) -> None:
    await hooked(table)
    await started(table, BEN)
    (due,) = await table.hooks.due()
    await table.hooks.failed(due)
    clock.time += AGAIN_SECONDS
    (due,) = await table.hooks.due()
    await table.hooks.told(due)
    hook = await table.hooks.of(BEN.user_id)
    assert hook is not None
    assert hook.failures == 0


async def test_nobody_is_told_hours_later(table: Table, clock: Clock) -> None:
    await hooked(table)
    await started(table, BEN)
    clock.time += LATE_SECONDS + 1
    assert await told(table) == []


async def test_an_address_is_not_tried_out_on_others_by_setting_it_again_and_again(table: Table) -> None:
    for _ in range(MOST_SET):
        await hooked(table)
    with pytest.raises(Refusal, match="hooks-too-often"):
        await hooked(table)


@pytest.mark.parametrize(
    "url",
    [
        "http://ntfy.sh/topic",
        "ftp://ntfy.sh/topic",
        "ntfy.sh/topic",
        "https://localhost/topic",
        "https://127.0.0.1/topic",
        "https://[::1]/topic",
        "https://93.184.216.34/topic",
        "https://ann:secret@ntfy.sh/topic",
        "https://ntfy.sh:22/topic",
        "https://ntfy.sh/topic#part",
        "https://ntfy.sh/topic\r\nHost: other",
        "https://ntfy.sh/" + "a" * 400,
        "https://",
        "https://ntfy.sh:x/topic",
        "",
    ],
)
def test_what_is_no_address_of_the_internet_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="hook-address"):
        checked(url, "json")


@pytest.mark.parametrize("url", ["https://ntfy.sh", "https://ntfy.sh/", "https://ntfy.sh/a/b"])
def test_ntfy_is_told_a_topic(url: str) -> None:
    with pytest.raises(Refusal, match="hook-topic"):
        checked(url, "ntfy")


def test_an_address_is_kept_as_it_is_asked() -> None:
    assert checked(" https://ntfy.sh/topic?auth=x ", "ntfy") == "https://ntfy.sh/topic?auth=x"
    assert checked("https://push.example.org:8443/message?token=x", "gotify").endswith(":8443/message?token=x")


@pytest.mark.parametrize(
    ("address", "internet"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
    ],
)
def test_which_addresses_are_of_the_internet(address: str, *, internet: bool) -> None:
    assert public(address) is internet


@asynccontextmanager
async def listening(status: int = 200, **headers: str) -> AsyncIterator[tuple[int, list[bytes]]]:
    """A server on this machine, and what it was sent."""
    got: list[bytes] = []

    async def take(request: web.Request) -> web.Response:
        got.append(await request.read())
        return web.Response(status=status, headers=headers)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", take)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield int(runner.addresses[0][1]), got
    finally:
        await runner.cleanup()


def leading_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Let every name lead to these addresses."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 0)) for address in addresses]
    monkeypatch.setattr(outgoing, "_look_up", lambda host, port, family: found)


async def sent(port: int, outgoing: Outgoing, host: str = "hooks.example.org") -> bool:
    try:
        return await outgoing.post(f"http://{host}:{port}/", b"{}", hook_body.HEADERS)
    finally:
        await outgoing.close()


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("93.184.216.34", "127.0.0.1")])
async def test_a_name_that_leads_into_the_network_of_the_host_is_not_asked(
    addresses: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    leading_to(monkeypatch, *addresses)
    async with listening() as (port, got):
        assert await sent(port, Outgoing()) is False
        assert await sent(port, Outgoing(), "127.0.0.1") is False
        assert await sent(port, Outgoing(), "localhost") is False
        assert got == []


async def test_where_the_look_up_leads_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    leading_to(monkeypatch, "127.0.0.1")
    async with listening() as (port, got):
        assert await sent(port, Outgoing(lambda address: True)) is True
        assert got == [b"{}"]


async def test_where_an_answer_points_to_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    leading_to(monkeypatch, "127.0.0.1")
    async with listening() as (inner, untouched), listening(307, Location=f"http://x.y:{inner}/") as (port, got):
        assert await sent(port, Outgoing(lambda address: True)) is False
        assert (len(got), untouched) == (1, [])


async def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    leading_to(monkeypatch, "127.0.0.1")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        assert await sent(silent.getsockname()[1], Outgoing(lambda address: True, seconds=0.05)) is False


async def body(table: Table, kind: str, url: str = URL) -> tuple[str, dict[str, Any]]:
    """Where it is sent, and what, for a turn at a table of Ann, Ben and Cat."""
    row = (await table.games.snapshot(await started(table, BEN, CAT))).row
    hook = HookRow(BEN.user_id, url, kind, "en", 0)  # type: ignore[arg-type]  # by name
    address, data = hook_body.request(hook, hook_body.of_turn(row, 5, Texts("en")))
    return address, json.loads(data)


async def test_our_own_form_has_a_version_and_says_which_table(table: Table) -> None:
    address, said = await body(table, "json")
    row = (await table.games.of_person(BEN.user_id))[0].row
    assert address == URL
    assert said == {
        "format": "orrery-call",
        "format_version": 1,
        "told": "turn",
        "at": 5,
        "game": "duel",
        "table": row.id,
        "table_name": said["table_name"],
        "link": f"https://discord.com/channels/1/{row.thread_id or row.channel_id}",
        "title": f"Your turn at {said['table_name']}",
        "text": "Duel waits for you.",
    }


@pytest.mark.parametrize("kind", ["json", "ntfy", "gotify"])
async def test_no_form_names_people_or_cards(table: Table, kind: str) -> None:
    _, said = await body(table, kind, "https://ntfy.sh/topic")
    whole = json.dumps(said)
    assert not [each for each in ("Ann", "Ben", "Cat", "blade", "shield", "seed", str(BEN.user_id)) if each in whole]


async def test_ntfy_takes_the_topic_in_the_body(table: Table) -> None:
    address, said = await body(table, "ntfy", "https://ntfy.sh/topic?auth=x")
    assert (address, said["topic"], said["message"]) == ("https://ntfy.sh/?auth=x", "topic", "Duel waits for you.")
    assert said["click"].startswith("https://discord.com/channels/")


async def test_gotify_takes_its_own_form(table: Table) -> None:
    address, said = await body(table, "gotify", "https://push.example.org/message?token=x")
    assert (address, said["priority"]) == ("https://push.example.org/message?token=x", 5)
    assert said["extras"]["client::notification"]["click"]["url"].startswith("https://discord.com/channels/")
