"""Whatever fault is injected between the bot and Discord, games go as without it, and all is posted once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from localdiscord.actions.messages import erase
from localdiscord.actions.threads import change_thread, delete_channel
from localdiscord.common.limits import OLD_EDITS, OLD_SECONDS, Rate
from localdiscord.seed import add_channel
from localdiscord.state.permissions import SEND_IN_THREADS, VIEW_CHANNEL
from tests.patience import until
from tests.wire.fault_scenario import ACK_SECONDS, NO_FAULT, assert_like_without_faults, fault_scenario
from tests.wire.short_game import ANSWERS, ShortGame, Steps

CREATE_MESSAGE = "POST /channels/*/messages"
EDIT_MESSAGE = "PATCH /channels/*/messages/*"
START_THREAD = "POST /channels/*/messages/*/threads"
CALLBACK = "POST /interactions/*/callback"
EDIT_RESPONSE = "PATCH /webhooks/*/messages/@original"
INTERACTION = "GATEWAY INTERACTION_CREATE"
# Steps of a game, see `Steps`
OPEN = 0
FIRST = 1
SECOND = 2
LAST = ANSWERS


def inject(pattern: str, step: int = OPEN, **details: Any) -> Steps:
    """Inject one fault from a step on."""
    return {step: lambda game: game.inject(pattern, **details)}


def exhaust_rate(game: ShortGame, pattern: str, rate: Rate) -> None:
    """Let something else use up a rate limit of the game's channel just before a request."""
    take = partial(game.world.limits.take, rate, game.channel.id)
    game.inject(pattern, on_hit=lambda: [take() for _ in range(rate.requests)])


REQUESTS: dict[str, Steps] = {
    NO_FAULT: {},
    "an outage that libraries wait out": inject(CREATE_MESSAGE, status=500),
    "an outage that outlasts their retries": inject(CREATE_MESSAGE, times=2, status=503),
    "a bad gateway at an edit": inject(EDIT_MESSAGE, status=502),
    "an outage after the request took effect": inject(CREATE_MESSAGE, times=3, status=503, takes_effect=True),
    "connection cut at the table": inject(CREATE_MESSAGE, reset=True),
    "connection cut after the table was posted": inject(CREATE_MESSAGE, reset=True, takes_effect=True),
    "connection cut after edits": inject(EDIT_MESSAGE, times=2, reset=True, takes_effect=True),
    "an outage at the thread": inject(START_THREAD, status=503),
    "connection cut after the thread was started": inject(START_THREAD, reset=True, takes_effect=True),
    "connection cut at posts": inject(CREATE_MESSAGE, FIRST, times=3, reset=True),
    "connection cut after posts": inject(CREATE_MESSAGE, FIRST, times=3, reset=True, takes_effect=True),
    "slow posts": inject(CREATE_MESSAGE, times=3, delay=1.0),
    "banned by the proxy": inject(CREATE_MESSAGE, FIRST, status=429),
    "banned at the callback": inject(CALLBACK, FIRST, status=429),
    "banned at the response": inject(EDIT_RESPONSE, FIRST, status=429),
    "a page of a proxy in place of posts": inject(CREATE_MESSAGE, FIRST, status=200),
    "a page of a proxy at the callback": inject(CALLBACK, FIRST, times=3, status=200),
    "a page of a proxy at the response": inject(EDIT_RESPONSE, FIRST, times=3, status=200),
    "a rate limit in the channel": {
        OPEN: lambda game: exhaust_rate(game, CREATE_MESSAGE, Rate("create message", 5, 5.0))
    },
    "an outage at the callback": inject(CALLBACK, FIRST, status=503),
    "connection cut at the callback": inject(CALLBACK, FIRST, reset=True),
    "connection cut after the callback": inject(CALLBACK, FIRST, reset=True, takes_effect=True),
    "a slow callback": inject(CALLBACK, FIRST, delay=1.5),
    "a callback that is too late": inject(CALLBACK, FIRST, delay=ACK_SECONDS + 0.2),
    "an outage at the response": inject(EDIT_RESPONSE, FIRST, status=500),
    "connection cut at the response": inject(EDIT_RESPONSE, FIRST, reset=True),
    "connection cut after the response": inject(EDIT_RESPONSE, FIRST, reset=True, takes_effect=True),
}


def at_interaction(act: Callable[[ShortGame], None]) -> Steps:
    """Do something to the gateway session just when an interaction is about to be sent through it."""
    return {SECOND: lambda game: game.inject(INTERACTION, on_hit=partial(act, game))}


def an_hour_later(game: ShortGame) -> None:
    """Let an hour pass, and use up the limit for edits of old messages in the channel."""
    game.world.clock.advance(OLD_SECONDS + 1)
    take = partial(game.world.limits.take, OLD_EDITS, game.channel.id)
    for _ in range(OLD_EDITS.requests):
        take()


GATEWAY: dict[str, Steps] = {
    NO_FAULT: {},
    "a lost socket": at_interaction(lambda game: game.session.drop()),
    "asked to reconnect": at_interaction(lambda game: game.session.ask_to_reconnect()),
    "an invalid session": at_interaction(lambda game: game.session.invalidate()),
    "an unknown error": at_interaction(lambda game: game.session.close(4000)),
    "a session timed out": at_interaction(lambda game: game.session.close(4009)),
    "the gateway restarts": at_interaction(lambda game: game.session.close(1001)),
    "interactions sent twice": inject(INTERACTION, FIRST, times=3, repeat=1),
    "an hour passes": {SECOND: an_hour_later},
}


def forbid(deny: int) -> Callable[[ShortGame], None]:
    """Return a step that takes permissions away from the bot in the channel."""

    def overwrite(game: ShortGame) -> None:
        (bot,) = game.world.applications
        game.channel.overwrites[:] = [{"id": bot, "type": 1, "allow": "0", "deny": str(deny)}]

    return overwrite


async def allow(game: ShortGame) -> None:
    """Give all permissions back once the bot has been refused."""
    await until(lambda: game.refused({50001, 50013}))
    game.channel.overwrites.clear()


def delete_table(game: ShortGame) -> None:
    """Delete the message that shows the table."""
    erase(game.world, game.world.message(game.channel.id, game.tables[-1]))


def delete_thread(game: ShortGame) -> None:
    """Delete the thread."""
    delete_channel(game.world, game.thread)


def delete_both(game: ShortGame) -> None:
    """Delete the thread and the message of the table in its channel."""
    delete_thread(game)
    delete_table(game)


def delete_game_channel(game: ShortGame) -> None:
    """Delete the channel; the player goes on from another."""
    delete_channel(game.world, game.channel)
    game.person.channel = add_channel(game.world, f"{game.name}-again")
    game.channels.append(game.person.channel)


def change_state(game: ShortGame, **change: bool) -> None:
    """Let a moderator archive or lock the thread."""
    owner = game.world.user(game.world.guild.owner_id)
    change_thread(game.world, game.thread, owner, dict(change))


def close_dms(game: ShortGame) -> None:
    """Let the player accept no direct messages."""
    game.person.user.dms_open = False


LOSSES: dict[str, Steps] = {
    NO_FAULT: {},
    "the thread is deleted": {SECOND: delete_thread},
    "the table is deleted": {SECOND: delete_table},
    "both are deleted": {SECOND: delete_both},
    "the channel is deleted": {SECOND: delete_game_channel, LAST: ShortGame.move},
    "not allowed to write for a while": {FIRST: forbid(SEND_IN_THREADS), LAST: allow},
    "not allowed to see for a while": {FIRST: forbid(VIEW_CHANNEL), LAST: allow},
    "the thread is archived": {SECOND: lambda game: change_state(game, archived=True)},
    "the thread is locked": {SECOND: lambda game: change_state(game, archived=True, locked=True)},
    "no direct messages": {OPEN: close_dms},
}


async def test_requests_that_fail(tmp_path: Path) -> None:
    async with fault_scenario(tmp_path, REQUESTS) as scenario:
        assert_like_without_faults(await scenario.play_concurrently(), scenario.games)
        assert scenario.refused == {10062, 40060, 160004}  # too late; answered already; there is a thread already


async def test_a_gateway_that_falters(tmp_path: Path) -> None:
    async with fault_scenario(tmp_path, GATEWAY) as scenario:
        assert_like_without_faults(await scenario.play_in_turn(), scenario.games)
        # What came twice is answered once. And only Discord's clock moves on by an hour, after which the panel of
        # before cannot be taken away any more.
        assert scenario.refused == {40060, 50027}
        # How many edits of a message older than that come too fast one after another is up to the machine.
        assert {each.get("code") for each in scenario.here.world.limited} <= {30046}


async def test_what_moderators_do(tmp_path: Path) -> None:
    async with fault_scenario(tmp_path, LOSSES) as scenario:
        records = await scenario.play_concurrently()
        shown = {name: record.tables for name, record in records.items() if record.tables > 1}
        assert shown == {"the table is deleted": 2, "both are deleted": 2, "the channel is deleted": 2}
        direct = {name: len(game.direct) for name, game in scenario.games.items() if game.direct}
        assert direct == {"the channel is deleted": 1}
        assert_like_without_faults(
            {name: replace(record, tables=1) for name, record in records.items()}, scenario.games
        )
        gone, forbidden, asleep = {10003, 10008}, {50001, 50013}, {50083}  # a thread may fall asleep meanwhile
        assert scenario.refused - asleep == gone | forbidden
