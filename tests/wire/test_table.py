"""From an open table to turns that count, over the wire, with a restart while somebody drafts."""

from __future__ import annotations

import asyncio

from demo.stage import Stage
from demo.visitor import Visitor, control, status_in, visit, words
from localdiscord import Person
from localdiscord.common.faults import Fault
from tests.wire.table import answer, asked, card, confirmed, drafted, may_end, table_id


def called(person: Visitor, thread: str) -> bool:
    """Whether a post in a thread mentions a person."""
    return any(each["channel_id"] == thread and each.get("mentions_me") for each in person.messages.values())


async def test_people_play_and_the_bot_restarts_in_a_draft(here_apart: Stage) -> None:
    async with visit(here_apart.url, "ada") as ada, visit(here_apart.url, "minjun") as minjun:
        await ada.met()
        commands = {command["name"]: command for command in (await ada.state())["commands"]}
        assert {"play", "gaia"} <= set(commands)
        assert "ko" in commands["gaia"]["description_localizations"]

        await ada.slash("gaia new")
        lobby = await minjun.until(lambda: card(minjun, "join"))
        await minjun.press(lobby, "join")
        await ada.press(await ada.open(lobby, "lobby"), "add-agent")
        await ada.until(lambda: "Orrery 1" in words(ada.messages[lobby["id"]]) or None)
        await ada.press(ada.messages[lobby["id"]], "start")

        turns = 0
        while turns < 4:
            person, panel = await asked([ada, minjun])
            if turns == 0:  # later on a call may have been answered, and says so, before it is looked at
                await person.until(lambda: called(person, lobby["id"]) or None)  # noqa: B023  # awaited at once
            panel = await answer(person, panel)
            if turns == 1:
                assert await here_apart.bot.stop() == 0
                await here_apart.bot.start()
                await person.met()
            panel = await drafted(person, panel)
            status = status_in(person.messages.values(), lobby["id"])
            assert status
            second, first = await person.open(status, "turn"), panel["id"]
            if turns != 1:  # a panel of before the restart is not known any more, and stays
                await person.until(lambda: None if first in person.messages else True)  # noqa: B023  # awaited at once
            done = await confirmed(person.press, second)
            assert not may_end(done)
            turns += 1

        thread = [each for each in ada.messages.values() if each["channel_id"] == lobby["id"] and each["content"]]
        assert "Ada" in thread[0]["content"]
        reply = await minjun.slash("gaia board", board="research", table=table_id(lobby))
        assert reply["attachments"][0]["description"]


async def test_what_happens_while_the_bot_is_away_is_refused_and_then_works(here: Stage) -> None:
    async with visit(here.url, "kofi") as kofi:
        await kofi.met()
        await kofi.slash("gaia new", computers=1)
        lobby = await kofi.until(lambda: card(kofi, "start"))
        await here.bot.kill()
        await here.bot.start()
        await kofi.met()
        await kofi.press(lobby, control(lobby, "start")["custom_id"])
        await kofi.until(lambda: card(kofi, "turn"))


async def test_two_quick_presses_begin_one_first_game(here: Stage) -> None:
    async with visit(here.url, "ada") as ada:
        await ada.met()
        hub = await ada.slash("play")
        opened = ada.revisions[hub["id"]]
        await asyncio.gather(*(ada.press(hub, "first", "gaia") for _ in range(2)))
        await ada.until(lambda: "is ready" in words(ada.messages[hub["id"]]) or None)
        await ada.until(lambda: True if ada.revisions[hub["id"]] >= opened + 2 else None)
        threads = [place for place in here.world.channels.values() if place.parent_id]
        assert len(threads) == 1
        assert f"<#{threads[0].id}>" in words(ada.messages[hub["id"]])


async def test_a_completion_that_comes_too_late_is_no_fault(here: Stage) -> None:
    async with visit(here.url, "ada") as ada:
        await ada.met()
    fault = here.world.faults.add(Fault("POST /interactions/*/callback", code=10062, takes_effect=True))
    await Person(here.world, "ada").complete("gaia turn", "table", table="x")
    assert fault.hits
