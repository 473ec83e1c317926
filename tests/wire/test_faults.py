"""Whatever befalls the bot on its way to Discord, play goes on as if nothing had, and everything is said once."""

from __future__ import annotations

import asyncio
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
from tests.wire.faults import ANSWERS, Piece, Steps
from tests.wire.faults_sky import NOTHING, same, sky

POST, EDIT, THREAD = "POST /channels/*/messages", "PATCH /channels/*/messages/*", "POST /channels/*/messages/*/threads"
ANSWER = "POST /interactions/*/callback"
SHOW = "PATCH /webhooks/*/messages/@original"
COME = "GATEWAY INTERACTION_CREATE"
BEGIN = 0
PLAY = 1
LATER = 2
LAST = ANSWERS


def befall(match: str, when: int = BEGIN, **how: Any) -> Steps:
    """One fault from some step on."""
    return {when: lambda piece: piece.befall(match, **how)}


def used_up(piece: Piece, match: str, rate: Rate) -> None:
    """Something else has used up in the piece's channel what a rate gives, just before a request."""
    take = partial(piece.world.limits.take, rate, piece.place.id)
    piece.befall(match, on_hit=lambda: [take() for _ in range(rate.requests)])


REQUESTS: dict[str, Steps] = {
    NOTHING: {},
    "an outage that libraries wait out": befall(POST, status=500),
    "an outage that they do not": befall(POST, times=2, status=503),
    "a bad gateway at an edit": befall(EDIT, status=502),
    "an outage after the deed": befall(POST, times=3, status=503, takes_effect=True),
    "the table cut off": befall(POST, reset=True),
    "the table shown and cut off": befall(POST, reset=True, takes_effect=True),
    "edits made and cut off": befall(EDIT, times=2, reset=True, takes_effect=True),
    "no thread": befall(THREAD, status=503),
    "a thread nobody hears of": befall(THREAD, reset=True, takes_effect=True),
    "posts cut off": befall(POST, PLAY, times=3, reset=True),
    "posts made and cut off": befall(POST, PLAY, times=3, reset=True, takes_effect=True),
    "slow posts": befall(POST, times=3, delay=1.0),
    "banned by the proxy": befall(POST, PLAY, status=429),
    "too fast in the channel": {BEGIN: lambda piece: used_up(piece, POST, Rate("create message", 5, 5.0))},
    "no answer taken": befall(ANSWER, PLAY, status=503),
    "an answer cut off": befall(ANSWER, PLAY, reset=True),
    "an answer taken and cut off": befall(ANSWER, PLAY, reset=True, takes_effect=True),
    "a slow answer": befall(ANSWER, PLAY, delay=1.5),
    "an answer after three seconds": befall(ANSWER, PLAY, delay=3.2),
    "an outage at what is shown": befall(SHOW, PLAY, status=500),
    "what is shown is cut off": befall(SHOW, PLAY, reset=True),
    "what is shown is shown and cut off": befall(SHOW, PLAY, reset=True, takes_effect=True),
}


def cut(act: Callable[[Piece], None]) -> Steps:
    """Something happens to the socket just when a press is to come through it."""
    return {LATER: lambda piece: piece.befall(COME, on_hit=partial(act, piece))}


def an_hour_later(piece: Piece) -> None:
    """The table is old, and somebody edits much in its channel."""
    piece.world.clock.advance(OLD_SECONDS + 1)
    take = partial(piece.world.limits.take, OLD_EDITS, piece.place.id)
    for _ in range(OLD_EDITS.requests):
        take()


GATEWAY: dict[str, Steps] = {
    NOTHING: {},
    "a lost socket": cut(lambda piece: piece.session.drop()),
    "told to reconnect": cut(lambda piece: piece.session.ask_to_reconnect()),
    "told that the session is over": cut(lambda piece: piece.session.invalidate()),
    "an unknown error": cut(lambda piece: piece.session.close(4000)),
    "a session timed out": cut(lambda piece: piece.session.close(4009)),
    "the gateway restarts": cut(lambda piece: piece.session.close(1001)),
    "presses come twice": befall(COME, PLAY, times=3, repeat=1),
    "an hour passes": {LATER: an_hour_later},
}


def forbid(deny: int) -> Callable[[Piece], None]:
    """The bot may not do something in the channel."""

    def overwrite(piece: Piece) -> None:
        (bot,) = piece.world.applications
        piece.place.overwrites[:] = [{"id": bot, "type": 1, "allow": "0", "deny": str(deny)}]

    return overwrite


async def allow(piece: Piece) -> None:
    """All is allowed again, after the bot has tried."""
    while not piece.refused({50001, 50013}):  # noqa: ASYNC110  # another process tries
        await asyncio.sleep(0.05)
    piece.place.overwrites.clear()


def lose_table(piece: Piece) -> None:
    """Somebody deletes the table."""
    erase(piece.world, piece.world.message(piece.place.id, piece.tables[-1]))


def lose_thread(piece: Piece) -> None:
    """Somebody deletes the thread."""
    delete_channel(piece.world, piece.thread)


def lose_both(piece: Piece) -> None:
    """Somebody deletes both."""
    lose_thread(piece)
    lose_table(piece)


def lose_channel(piece: Piece) -> None:
    """Somebody deletes the channel; the player plays on from another."""
    delete_channel(piece.world, piece.place)
    piece.person.place = add_channel(piece.world, f"{piece.name}-again")
    piece.places.append(piece.person.place)


def put_away(piece: Piece, **change: bool) -> None:
    """A moderator archives or locks the thread."""
    owner = piece.world.user(piece.world.guild.owner_id)
    change_thread(piece.world, piece.thread, owner, dict(change))


def close_dms(piece: Piece) -> None:
    """The player takes no direct messages."""
    piece.person.user.dms_open = False


LOSSES: dict[str, Steps] = {
    NOTHING: {},
    "the thread is deleted": {LATER: lose_thread},
    "the table is deleted": {LATER: lose_table},
    "both are deleted": {LATER: lose_both},
    "the channel is deleted": {LATER: lose_channel, LAST: Piece.move},
    "not allowed to write for a while": {PLAY: forbid(SEND_IN_THREADS), LAST: allow},
    "not allowed to see for a while": {PLAY: forbid(VIEW_CHANNEL), LAST: allow},
    "the thread sleeps": {LATER: lambda piece: put_away(piece, archived=True)},
    "the thread is locked": {LATER: lambda piece: put_away(piece, archived=True, locked=True)},
    "no direct messages": {BEGIN: close_dms},
}


async def test_requests_that_fail(tmp_path: Path) -> None:
    async with sky(tmp_path, REQUESTS) as above:
        same(await above.at_once(), above.pieces)
        assert above.refused == {10062, 40060, 160004}  # too late; answered already; there is a thread already


async def test_a_gateway_that_falters(tmp_path: Path) -> None:
    async with sky(tmp_path, GATEWAY) as above:
        same(await above.in_turn(), above.pieces)
        assert above.refused == {40060}  # what came twice is answered once
        assert {each.get("code") for each in above.here.world.limited} == {30046}


async def test_what_moderators_do(tmp_path: Path) -> None:
    async with sky(tmp_path, LOSSES) as above:
        told = await above.at_once()
        shown = {name: story.tables for name, story in told.items() if story.tables > 1}
        assert shown == {"the table is deleted": 2, "both are deleted": 2, "the channel is deleted": 2}
        direct = {name: len(piece.direct) for name, piece in above.pieces.items() if piece.direct}
        assert direct == {"the channel is deleted": 1}
        same({name: replace(story, tables=1) for name, story in told.items()}, above.pieces)
        assert above.refused == {10003, 10008, 50001, 50013}  # nothing there, or forbidden
