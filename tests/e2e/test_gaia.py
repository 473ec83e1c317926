"""A round of Gaia Project: Ada in English at a wide dark window, 민준 in Korean on a light phone, and a computer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import Browser, tid
from tests.e2e.person import PHONE, Person, control, member
from tests.e2e.table import CONFIRM, PANEL, Seat, bot_stage, farewell, play, reach, sit_down, start, visit
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="module")
RESEARCH = control("open", "action/research")
ADA = ["action/mine", "action/pass"]
MINJUN = ["action/upgrade", "action/pass"]


async def options(ada: Person, minjun: Person) -> None:
    """The owner changes an option; the other can only read them."""
    await ada.open(control("options"))
    await ada.screenshot("options")
    await ada.press(f".ephemeral {control('options')}", "turn-order")
    await ada.screenshot("rule")
    await ada.page.click(control("option", "order"))
    await ada.page.key("ArrowDown", "Enter")
    await ada.page.wait(".message:not(.ephemeral)", "in the order of passing")
    await minjun.open(control("options"))
    assert not await minjun.sees(control("option"))
    for person in (ada, minjun):
        await person.dismiss()


async def research(person: Person, other: Person) -> None:
    """An action is looked at, taken back, typed, seen by nobody else, confirmed, undone and confirmed again."""
    await person.screenshot("action")
    await person.press(f"{PANEL} {RESEARCH}")
    await person.press(f"{PANEL} {control('choose', 'action/research')}")
    await person.press(f"{PANEL} {control('back')}")
    assert not await person.sees(CONFIRM)
    await person.dismiss()
    await person.command("/gaia act", "research:ec", "Economy")
    await person.page.wait(".message", "advances in Economy")
    await person.screenshot("draft")
    assert not await other.sees(".ephemeral")
    assert "advances in Economy" not in await other.page.text("#messages")
    await person.press(CONFIRM)
    await person.press(control("undo"))
    await person.press(CONFIRM)
    await person.dismiss()


async def typed(person: Person) -> None:
    """A turn typed in Korean, completed by what it means."""
    await person.dismiss()
    await person.command("/gaia act", "경제", "경제")
    await person.screenshot("typed")
    await person.press(CONFIRM)
    await person.dismiss()


async def closely(person: Person) -> None:
    """The public map in the viewer, twice as large, dragged aside, and put away."""
    await person.page.click(".message:not(.ephemeral) .picture")
    await person.page.wait(tid("image-viewer"))
    await person.page.key("+", "+", "+", "ArrowRight")
    await person.screenshot("viewer")
    await person.page.key("Escape")
    await person.page.gone(tid("image-viewer"))


async def test_two_people_and_a_computer_play_a_round(chromium: Browser, tmp_path: Path) -> None:
    async with bot_stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED="newcomer") as here:
        here.world.ack_seconds = PATIENCE
        await here.bot.start()
        ada = Seat(await member(chromium, here.url, "gaia", "Ada", "en-US"), list(ADA))
        minjun = Seat(await member(chromium, here.url, "gaia", "민준", "ko", **PHONE), list(MINJUN))
        await sit_down(ada.person, minjun.person, "gaia")
        await options(ada.person, minjun.person)
        await start(ada.person, minjun.person, "Gaia Project")
        seats = (ada, minjun)
        await reach(seats, RESEARCH, ada)
        await research(ada.person, minjun.person)
        await reach(seats, RESEARCH, minjun)
        await typed(minjun.person)
        await play(seats, 2)
        await closely(minjun.person)
        await visit(ada.person, "since", "board", "sheets")
        await visit(minjun.person, "since", "board", "sheets", "log", "rules")
        for person in (ada.person, minjun.person):
            await farewell(person, "Gaia Project", "Round 1")
        assert ada.person.complaints() + minjun.person.complaints() + here.complaints == []
