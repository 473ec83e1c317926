"""How fast a bot may be, and what it is told when it is faster."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp import ClientSession

from localdiscord.actions.person_messages import send_message
from localdiscord.common.limits import GLOBAL
from tests.localdiscord.stage import Actor, Stage

CALLBACK = "/interactions/1/token/callback"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: dict[str, Any]


class Hasty:
    """A bot that reads no headers."""

    def __init__(self, http: ClientSession, stage: Stage) -> None:
        self.http = http
        self.stage = stage
        self.messages = f"/channels/{stage.ada.channel.id}/messages"

    async def ask(self, method: str, path: str, **body: Any) -> Answer:
        async with self.http.request(method, self.stage.server.api_url + path, json=body) as answer:
            return Answer(answer.status, answer.headers, json.loads(await answer.read()))

    async def say(self, count: int) -> list[Answer]:
        return [await self.ask("POST", self.messages, content=str(number)) for number in range(count)]


@pytest.fixture
async def hasty(stage: Stage) -> AsyncIterator[Hasty]:
    async with ClientSession(headers={"Authorization": "Bot local-tester"}) as http:
        yield Hasty(http, stage)


async def test_five_messages_in_five_seconds_and_the_headers_count_down(stage: Stage, hasty: Hasty) -> None:
    answers = await hasty.say(6)
    assert [each.status for each in answers] == [200] * 5 + [429]
    assert [each.headers["X-RateLimit-Remaining"] for each in answers[:5]] == ["4", "3", "2", "1", "0"]
    assert {each.headers["X-RateLimit-Limit"] for each in answers[:5]} == {"5"}
    assert len({each.headers["X-RateLimit-Bucket"] for each in answers[:5]}) == 1
    assert 0 < float(answers[4].headers["X-RateLimit-Reset-After"]) <= 5
    assert len(stage.ada.sees()) == 5


async def test_a_429_says_how_long_to_wait_and_is_no_violation(stage: Stage, hasty: Hasty) -> None:
    refused = (await hasty.say(6))[5]
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.body["global"] is False
    assert refused.body["retry_after"] == float(refused.headers["Retry-After"])
    assert [(each["method"], each["path"]) for each in stage.world.limited] == [("POST", f"/api/v10{hasty.messages}")]
    stage.world.clock.advance(refused.body["retry_after"])
    assert (await hasty.say(1))[0].status == 200


async def test_each_channel_and_each_kind_of_request_has_its_own_bucket(stage: Stage, hasty: Hasty) -> None:
    said = (await hasty.say(5))[4].body
    other = next(each for each in stage.world.channels.values() if each is not stage.ada.channel)
    elsewhere = await hasty.ask("POST", f"/channels/{other.id}/messages", content="hi")
    edited = await hasty.ask("PATCH", f"{hasty.messages}/{said['id']}", content="ho")
    assert (elsewhere.status, edited.status) == (200, 200)


async def test_fifty_requests_a_second_in_all(stage: Stage, hasty: Hasty) -> None:
    for _ in range(GLOBAL.requests):
        stage.world.limits.take(GLOBAL, stage.world.application_for("local-tester").id, is_global=True)
    refused = await hasty.ask("GET", "/users/@me")
    assert (refused.status, refused.body["global"]) == (429, True)
    assert (refused.headers["X-RateLimit-Global"], refused.headers["X-RateLimit-Scope"]) == ("true", "global")
    answer = await hasty.ask("POST", CALLBACK, type=5)
    assert (answer.status, stage.refused()) == (404, [10062])  # not counted with the others: it is heard


async def test_five_requests_in_two_seconds_with_one_token(stage: Stage, hasty: Hasty) -> None:
    answers = [await hasty.ask("POST", CALLBACK, type=5) for _ in range(6)]
    assert [each.status for each in answers] == [404] * 5 + [429]
    assert stage.refused() == [10062] * 5


async def test_messages_older_than_an_hour_take_three_edits_in_six_seconds(stage: Stage, hasty: Hasty) -> None:
    said = (await hasty.say(1))[0].body
    path = f"{hasty.messages}/{said['id']}"
    young = [await hasty.ask("PATCH", path, content=str(number)) for number in range(4)]
    stage.world.clock.advance(3601)
    old = [await hasty.ask("PATCH", path, content=str(number)) for number in range(4)]
    assert [each.status for each in young + old] == [200] * 7 + [429]
    assert old[3].body["code"] == 30046
    stage.world.clock.advance(6)
    assert (await hasty.ask("PATCH", path, content="again")).status == 200


async def test_a_channel_is_renamed_twice_in_ten_minutes(stage: Stage, hasty: Hasty) -> None:
    thread = (await hasty.ask("POST", f"/channels/{stage.ada.channel.id}/threads", name="a")).body
    renamed = [await hasty.ask("PATCH", f"/channels/{thread['id']}", name=each) for each in "bcd"]
    assert [each.status for each in renamed] == [200, 200, 429]


async def test_two_hundred_new_commands_a_day_and_old_ones_are_free(stage: Stage, hasty: Hasty) -> None:
    path = f"/applications/{stage.world.application_for('local-tester').id}/commands"
    command = {"name": "same", "description": "Same"}
    stage.world.limits.speed = 86_400 / 60

    async def sync(names: range) -> int:
        new = [{"name": f"c{number}", "description": "New"} for number in names]
        async with hasty.http.put(stage.server.api_url + path, json=[command, *new]) as answer:
            await answer.read()
            return answer.status

    assert [await sync(range(first, first + 90)) for first in (0, 0, 90)] == [200] * 3
    assert await sync(range(200, 290)) == 429
    assert await sync(range(90, 100)) == 200


async def test_a_library_that_reads_the_headers_waits_instead_of_being_refused(stage: Stage) -> None:
    bot = Actor()
    stage.world.limits.speed = 10
    async with stage.running(bot):
        began = time.monotonic()
        await asyncio.gather(*(stage.channel(bot).send(str(number)) for number in range(8)))
        assert time.monotonic() - began > 0.4
    assert stage.world.limited == []


async def test_a_library_that_starts_anew_waits_as_it_is_told(stage: Stage, hasty: Hasty) -> None:
    stage.world.limits.speed = 10
    await hasty.say(5)
    bot = Actor()
    async with stage.running(bot):
        await stage.channel(bot).send("patient")
    assert len(stage.world.limited) == 1


async def test_people_are_not_counted_with_the_bot(stage: Stage, hasty: Hasty) -> None:
    await hasty.say(5)
    send_message(stage.world, stage.ada.user, stage.ada.channel, "hi")
    assert len(stage.ada.sees()) == 6
