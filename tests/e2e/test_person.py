"""A newcomer at the demo: a table opened, joined and started, and a round played by pressing what is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.demo.stage import stage
from tests.browser import Browser, tid
from tests.e2e.person import Person, does

pytestmark = pytest.mark.asyncio(loop_scope="module")
MOST_TURNS = 50
CONFIRM = does("confirm")
PASS = (does("pick", "action/pass"), does("open", "action/pass"))
WANTED = (CONFIRM, *PASS, does("pick"), does("offer"), does("choose"))


async def member(chromium: Browser, url: str, name: str, language: str, **window: Any) -> Person:
    """Somebody who opens the page (in a window that is a phone's, if given) and chooses who they are."""
    page = await chromium.open(url, **window)
    members = "[...document.querySelectorAll('.member')]"
    mine = await page.until(f"{members}.find(e => e.textContent.includes('{name}'))?.dataset.testid")
    if window:
        await page.click("#menu")
    await page.click(tid(mine))
    await page.click(tid(f"locale-{language}"))
    if window:
        await page.key("Escape")
    return Person(name, page)


async def asked(person: Person) -> None:
    """Wait until it is their turn, and open the panel."""
    await person.dismiss()
    await person.page.wait(".message", f"▶ @{person.name}", within=15)
    await person.open(does("turn"))


async def play(person: Person, until: str) -> None:
    """Take whole turns, until this is asked; the panel stays open. Pass where possible, else answer with the first."""
    for _ in range(MOST_TURNS):
        await asked(person)
        while shown := [wanted for wanted in WANTED if await person.sees(wanted)]:
            if until in await person.page.text(".ephemeral"):
                return
            await person.press(shown[0])
    raise AssertionError(f"never asked: {until}")


async def start(ada: Person, kofi: Person) -> None:
    """A table of Ada with a computer; Kofi comes and goes."""
    await ada.command("/gaia new")
    await ada.page.wait(".message", "is open")
    await kofi.press(does("join"))
    await ada.page.wait(".message", "Players: 2")
    await ada.look("lobby")
    await kofi.look("lobby")
    await kofi.press(does("leave"))
    await ada.page.wait(".message", "Players: 1")
    await ada.dismiss()
    await ada.press(does("add-agent"))
    await ada.open(does("options"))
    await ada.look("options")
    await ada.dismiss()
    await ada.press(does("start"))
    await ada.page.wait(".message", "My turn")


async def research(ada: Person) -> None:
    """The first action, on the open panel: looked at, taken back, typed instead, confirmed, undone, confirmed."""
    await ada.look("action")
    await ada.press(does("open", "action/research"))
    await ada.press(does("pick", "action/research:eco"))
    await ada.press(does("back"))
    assert not await ada.sees(CONFIRM)
    await ada.dismiss()
    await ada.command("/gaia act", "research:ec", "Economy")
    await ada.page.wait(".message", "advances in Economy")
    await ada.look("draft")
    await ada.press(CONFIRM)
    await asked(ada)
    await ada.press(does("undo"))
    await ada.look("undone")
    await ada.press(CONFIRM)


async def test_a_newcomer_plays_a_round(chromium: Browser, tmp_path: Path) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED="newcomer") as here:
        await here.bot.start()
        ada = await member(chromium, here.url, "Ada", "en-US")
        kofi = await member(chromium, here.url, "Kofi", "ko", width=390, height=844, dark=False)
        await ada.page.until("document.getElementById('banner').hidden")
        await start(ada, kofi)
        await play(ada, "Round 1: your action")
        await research(ada)
        await play(ada, "Round 2: your action")
        await ada.look("round-2")
        await kofi.open(does("sheets"))
        await kofi.look("sheet")
        assert ada.page.errors + kofi.page.errors + here.complaints == []
