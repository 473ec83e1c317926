"""Somebody at the page: types, presses what is to be seen, and keeps pictures of it."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.browser import Browser, Page, tid

SHOTS = os.environ.get("ORRERY_SHOTS")  # a folder for what was seen
PHONE = {"width": 390, "height": 844, "dark": False}
PATIENCE = 20.0  # seconds until a bot on a busy machine has answered
PRIVATE = f"document.querySelectorAll({json.dumps(tid('dismiss'))}).length"
SHOWN = "Promise.all([...document.querySelectorAll('.picture img')].map(image => image.decode())).then(() => true)"
CONTROLS = """(selector => {
    const message = document.querySelector(selector)?.closest(".message");
    return [...message?.querySelectorAll("[data-testid]:not(:disabled)") ?? []].map(e => e.dataset.testid).join();
})"""


def does(verb: str, about: str = ":") -> str:
    """Selector of a control that does this, about that."""
    return f'[data-testid^="o1:{verb}:"][data-testid*="{about}"]:not(:disabled)'


@dataclass
class Person:
    """`page` is theirs alone; `seen` counts the pictures, which begin with the name of their `album`."""

    album: str
    name: str
    page: Page
    seen: int = field(default=0)

    async def look(self, what: str) -> None:
        """Keep a picture of what is seen, where a folder is given."""
        self.seen += 1
        if SHOTS:
            await self.page.until(SHOWN, PATIENCE)
            await self.page.screenshot(Path(SHOTS) / f"{self.album}-{self.name}-{self.seen:02}-{what}.png")

    async def sees(self, selector: str) -> bool:
        """Whether there is such a thing."""
        return bool(await self.page.evaluate(f"document.querySelector({json.dumps(selector)}) !== null"))

    async def open(self, selector: str) -> None:
        """Press what brings a private message."""
        before = await self.page.evaluate(PRIVATE)
        await self.page.click(selector)
        await self.page.until(f"{PRIVATE} > {before}", PATIENCE)
        await self.page.gone(".thinking", PATIENCE)

    async def press(self, selector: str) -> None:
        """Press what changes the controls of its own message; of a select take the first entries."""
        found = f"document.querySelector({json.dumps(selector)})"
        own = tid(await self.page.until(f"{found}?.closest('.message').dataset.testid"))
        controls = f"{CONTROLS}({json.dumps(own + ' *')})"
        before = await self.page.evaluate(controls)
        await self.page.click(selector)
        if await self.sees(".popover [role=listbox]"):
            await self._choose()
        changed = f"!document.querySelector('[aria-busy=true]') && {controls} !== {json.dumps(before)}"
        await self.page.until(changed, PATIENCE)

    async def _choose(self) -> None:
        """Of an open list take the first entry, or as many as it needs, by keyboard."""
        await self.page.key("Enter")
        while await self.sees(tid("select-confirm") + ":disabled"):
            await self.page.key("ArrowDown", "Enter")
        if await self.sees(tid("select-confirm")):
            await self.page.key("Tab", "Enter")

    async def command(self, name: str, words: str = "", completed: str = "") -> None:
        """Type a command, and for its argument words that are completed to something that says `completed`."""
        await self.page.click(tid("composer"))
        await self.page.type(name)
        await self.page.wait(tid("completion-item"), name)
        await self.page.key("Enter")
        await self.page.wait(tid("slash"))
        if words:
            await self.page.type(words)
            await self.page.wait(tid("completion-item"), completed)
            await self.page.key("Enter")
        await self.page.key("Enter")
        await self.page.wait(tid("dismiss"), within=PATIENCE)
        await self.page.gone(".thinking", PATIENCE)

    async def dismiss(self) -> None:
        """Put all private messages away."""
        while left := await self.page.evaluate(PRIVATE):
            await self.page.click(tid("dismiss"))
            await self.page.until(f"{PRIVATE} < {left}")

    async def go(self, channel: str) -> None:
        """Open a channel or thread whose name holds this."""
        narrow = await self.page.evaluate("document.getElementById('side').inert")
        if narrow:
            await self.page.click("#menu")
        entries = "[...document.querySelectorAll('.channel')]"
        found = await self.page.until(f"{entries}.find(e => e.title.includes('{channel}'))?.dataset.testid")
        await self.page.click(tid(found))
        await self.page.wait("#channel-head h1", channel)
        if narrow:
            await self.page.gone("#side")


async def member(chromium: Browser, url: str, album: str, name: str, language: str, **window: Any) -> Person:
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
    await page.until("document.getElementById('banner').hidden", PATIENCE)
    return Person(album, name, page)
