"""A round of Race for the Galaxy: Ada in English at a wide dark window, 민준 in Korean on a light phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import Browser
from tests.e2e.person import PHONE, Person, member
from tests.e2e.table import PANEL, Seat, bot_stage, choice, farewell, play, reach, sit_down, start, visit
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="module")
ACTIONS = choice("actions")
ADA = ["actions=develop"]
MINJUN = ["actions=settle"]


async def change(seat: Seat, other: Person) -> None:
    """A secret answer is given, shown to its owner alone, and changed."""
    person = seat.person
    await person.screenshot("hand")
    await person.press(f"{PANEL} {ACTIONS}", "produce")
    assert await seat.sealed()
    await person.screenshot("sealed")
    assert not await other.sees(".ephemeral")
    await person.press(f"{PANEL} {ACTIONS}", seat.wishes.pop(0).partition("=")[2])
    await person.dismiss()


async def card(person: Person) -> None:
    """A card looked up by its name in one's own language."""
    await person.command("/race card", "연구소", "연구소")
    await person.page.wait(".ephemeral", "연구소")
    await person.screenshot("card")
    await person.dismiss()


async def test_two_people_and_a_computer_play_a_round(chromium: Browser, tmp_path: Path) -> None:
    async with bot_stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED="newcomer") as here:
        here.world.ack_seconds = PATIENCE
        await here.bot.start()
        ada = Seat(await member(chromium, here.url, "race", "Ada", "en-US"), list(ADA))
        minjun = Seat(await member(chromium, here.url, "race", "민준", "ko", **PHONE), list(MINJUN))
        await sit_down(ada.person, minjun.person, "race")
        await start(ada.person, minjun.person, "Race for the Galaxy")
        seats = (ada, minjun)
        first = await reach(seats, ACTIONS)
        await change(first, (minjun if first is ada else ada).person)
        await play(seats, 2)
        await card(minjun.person)
        await visit(ada.person, "since", "board", "sheets", "log")
        await visit(minjun.person, "since", "sheets")
        for person in (ada.person, minjun.person):
            await farewell(person, "Race for the Galaxy", "Round 1")
        assert ada.person.complaints() + minjun.person.complaints() + here.complaints == []
