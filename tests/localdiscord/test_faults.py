"""Injected faults, as a bot sees them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from localdiscord import NoAnswer
from localdiscord.common.faults import Fault
from tests.localdiscord.stage import Actor, Stage
from tests.patience import PATIENCE

SEND = "POST /channels/*/messages"


async def test_an_outage_ends_after_its_requests(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        fault = stage.world.faults.add(Fault(SEND, times=2, status=503))
        for _ in range(2):
            with pytest.raises(discord.DiscordServerError):
                await stage.channel(bot).send("lost")
        await stage.channel(bot).send("heard")
    assert (fault.hits, [each.content for each in stage.ada.sees()]) == (2, ["heard"])


async def test_a_request_may_take_effect_though_its_answer_is_lost(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        stage.world.faults.add(Fault(SEND, reset=True, takes_effect=True))
        with pytest.raises(aiohttp.ClientError):
            await stage.channel(bot).send("once", nonce=7)
        await stage.channel(bot).send("once", nonce=7)
        stage.world.faults.add(Fault(SEND, reset=True))
        with pytest.raises(aiohttp.ClientError):
            await stage.channel(bot).send("never")
    assert [each.content for each in stage.ada.sees()] == ["once"]


async def test_an_injected_refusal_is_no_violation(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        stage.world.faults.add(Fault("GET /users/*", code=50013))
        with pytest.raises(discord.Forbidden) as caught:
            await bot.fetch_user(int(stage.ada.user.id))
    assert caught.value.code == 50013


async def test_an_answer_may_be_late(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        stage.world.faults.add(Fault(SEND, delay=0.1))
        began = time.monotonic()
        await stage.channel(bot).send("slowly")
    assert time.monotonic() - began > 0.1


async def test_a_removed_fault_is_not_injected(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        fault = stage.world.faults.add(Fault(SEND, status=503))
        stage.world.faults.remove(fault)
        await stage.channel(bot).send("heard")
    assert fault.hits == 0


def answering(told: list[int]) -> Actor:
    bot = Actor()

    @bot.tree.command(name="ping", description="Ping")
    async def ping(interaction: discord.Interaction) -> None:
        told.append(interaction.id)
        if told.count(interaction.id) == 1:
            await interaction.response.send_message("pong")

    return bot


async def test_a_frame_may_come_twice(stage: Stage) -> None:
    told: list[int] = []
    async with stage.running(answering(told)):
        stage.world.faults.add(Fault("GATEWAY INTERACTION_CREATE", repeat=1))
        await stage.ada.slash("ping")
        await stage.ada.slash("ping")
    assert len(told) == 3
    assert told[0] == told[1]


async def test_a_lost_callback_fails_the_interaction(stage: Stage) -> None:
    told: list[int] = []
    bot = answering(told)
    async with stage.running(bot):
        stage.world.faults.add(Fault("POST /interactions/*", reset=True))
        pressing = asyncio.create_task(stage.ada.slash("ping"))
        await stage.ada.until(lambda: bot.errors or None)
        stage.world.clock.advance(3)
        with pytest.raises(NoAnswer):
            await pressing
        bot.errors.clear()


@pytest.mark.parametrize("code", [1001, 4000, 4008])
async def test_after_a_close_code_a_bot_resumes(stage: Stage, code: int) -> None:
    told: list[int] = []
    bot: Any = answering(told)
    async with stage.running(bot):
        (session,) = next(iter(stage.world.applications.values())).sessions
        session.close(code)
        await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
        assert (await stage.ada.slash("ping")).message.content == "pong"
