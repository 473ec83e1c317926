"""Moderators delete a game's messages; the bot posts them again."""

from __future__ import annotations

from pathlib import Path

from demo.stage import Stage
from demo.visitor import Json, visit
from localdiscord.actions.messages import erase
from localdiscord.actions.threads import delete_channel
from tests.prepared_bot import stage
from tests.wire.table import card, relax_limits, verbs

UNKNOWN = {10003, 10008}  # what the bot is told when it finds a thread or message gone


async def test_a_deleted_table_and_thread_come_back(tmp_path: Path) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED="wire", ORRERY_PACE="0.05") as here:
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada:
            await ada.met()
            await ada.slash("gaia new", computers=4, watch=True)
            lobby = await ada.until(lambda: card(ada, "start"))
            await ada.press(lobby, "start")
            await ada.until(lambda: thread_post(list(ada.messages.values()), lobby["id"]))
            delete_table_and_thread(here, lobby)
            again = await ada.until(lambda: other_status(list(ada.messages.values()), lobby["id"]))
            await ada.until(lambda: thread_post(list(ada.messages.values()), again["channel_id"]))
    assert {each["code"] for each in here.world.violations} <= UNKNOWN
    assert here.world.unimplemented == []


def delete_table_and_thread(here: Stage, lobby: Json) -> None:
    """Delete the table's thread and public message."""
    delete_channel(here.world, here.world.channel(lobby["id"]))
    erase(here.world, here.world.message(lobby["channel_id"], lobby["id"]))


def thread_post(messages: list[Json], thread: str) -> Json | None:
    """Something the bot said in a thread."""
    return next((each for each in messages if each["channel_id"] == thread and each["content"]), None)


def other_status(messages: list[Json], lost: str) -> Json | None:
    """The status message in another thread than the lost one."""
    return next((each for each in messages if each["channel_id"] != lost and "rules" in verbs(each)), None)
