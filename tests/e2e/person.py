"""A person who uses the page by mouse and keyboard, and takes screenshots of it."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.browser import Browser, Page, tid

SCREENSHOTS = os.environ.get("ORRERY_SHOTS")  # a folder for screenshots; without it none are taken
PHONE = {"width": 390, "height": 844, "dark": False}
EPHEMERAL_COUNT = f"document.querySelectorAll({json.dumps(tid('dismiss'))}).length"
PICTURES_LOADED = (
    "Promise.all([...document.querySelectorAll('.picture img')].map(image => image.decode())).then(() => true)"
)
CONTROL_IDS = """(selector => {
    const message = document.querySelector(selector)?.closest(".message");
    return [...message?.querySelectorAll("[data-testid]:not(:disabled)") ?? []].map(e => e.dataset.testid).join();
})"""


def control(verb: str, about: str = ":") -> str:
    """Selector of an enabled control with this verb, whose id contains `about`."""
    return f'[data-testid^="o1:{verb}:"][data-testid*="{about}"]:not(:disabled)'


@dataclass
class Person:
    """A person with a page of their own. The file names of screenshots begin with `album`; `taken` counts them.

    `missed` counts presses on a message that was deleted in the same moment, as a status message is once another has
    been posted below it: Discord refuses such a press, and a person presses the newer one.
    """

    album: str
    name: str
    page: Page
    taken: int = field(default=0)
    missed: int = field(default=0)

    async def screenshot(self, what: str) -> None:
        """Take a screenshot, if a folder is given; `what` ends its file name."""
        self.taken += 1
        if SCREENSHOTS:
            await self.page.until(PICTURES_LOADED)
            await self.page.screenshot(Path(SCREENSHOTS) / f"{self.album}-{self.name}-{self.taken:02}-{what}.png")

    async def sees(self, selector: str) -> bool:
        """Whether an element matches."""
        return bool(await self.page.evaluate(f"document.querySelector({json.dumps(selector)}) !== null"))

    async def open(self, selector: str) -> None:
        """Press a control that the bot responds to with an ephemeral message."""
        before = await self.page.evaluate(EPHEMERAL_COUNT)
        while not await self._opened(selector, before):
            self.missed += 1
        await self.page.gone(".thinking")

    async def _opened(self, selector: str, before: int) -> bool:
        """Press a control and wait until there are more ephemeral messages than before, or its own message is gone."""
        message = f"document.querySelector({json.dumps(selector)})?.closest('.message')?.dataset.testid"
        stands = f"document.querySelector({json.dumps(tid(await self.page.until(message)))}) !== null"
        await self.page.click(selector)
        ended = f"{EPHEMERAL_COUNT} > {before} ? 'opened' : !({stands}) && 'gone'"
        return bool(await self.page.until(ended) == "opened")

    def complaints(self) -> list[str]:
        """The errors of the page, without one refusal for each press that was missed."""
        refused = [error for error in self.page.errors if "404" in error and "/client/component?" in error]
        return list((Counter(self.page.errors) - Counter(refused[: self.missed])).elements())

    async def press(self, selector: str, value: str = "") -> None:
        """Press a control that changes the controls of its own message.

        In a select the entry with `value` is chosen, or else the first ones.
        """
        found = f"document.querySelector({json.dumps(selector)})"
        own = tid(await self.page.until(f"{found}?.closest('.message').dataset.testid"))
        controls = f"{CONTROL_IDS}({json.dumps(own + ' *')})"
        before = await self.page.evaluate(controls)
        await self.page.click(selector)
        if await self.sees(".popover [role=listbox]"):
            await self._choose(value)
        changed = f"!document.querySelector('[aria-busy=true]') && {controls} !== {json.dumps(before)}"
        await self.page.until(changed)

    async def _choose(self, value: str) -> None:
        """Choose an entry of an open list, or by keyboard the first, or as many as the list requires."""
        if value:
            await self.page.click(f'.popover [role=option][data-value="{value}"]')
            return
        await self.page.key("Enter")
        while await self.sees(tid("select-confirm") + ":disabled"):
            await self.page.key("ArrowDown", "Enter")
        if await self.sees(tid("select-confirm")):
            await self.page.key("Tab", "Enter")

    async def command(self, name: str, words: str = "", completed: str = "") -> None:
        """Use a command; its first option is typed as `words` and completed to a suggestion with `completed` in it."""
        await self.page.click(tid("composer"))
        await self.page.type(name)
        await self.page.wait(tid("completion-item"), name)
        await self.page.key("Enter")
        await self.page.wait(tid("slash"))
        if words:
            await self.page.type(words)
            first = f"document.querySelector({json.dumps(tid('completion-item'))})"  # others stood there before
            await self.page.until(f"{first}?.textContent.includes({json.dumps(completed)})")
            await self.page.key("Enter")
        await self.page.key("Enter")
        await self.page.wait(tid("dismiss"))
        await self.page.gone(".thinking")

    async def dismiss(self) -> None:
        """Dismiss all ephemeral messages; the bot may take one away by itself meanwhile."""
        while left := await self.page.evaluate(EPHEMERAL_COUNT):
            fewer = f"{EPHEMERAL_COUNT} < {left}"
            await self.page.click(tid("dismiss"), unless=fewer)
            await self.page.until(fewer)

    async def go(self, channel: str) -> None:
        """Open a channel or thread whose name contains this."""
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
    """Open the page, choose a member and a language, and return the person. `window` describes a phone, if given."""
    page = await chromium.open(url, **window)
    members = "[...document.querySelectorAll('.member')]"
    mine = await page.until(f"{members}.find(e => e.textContent.includes('{name}'))?.dataset.testid")
    if window:
        await page.click("#menu")
    await page.click(tid(mine))
    await page.click(tid(f"locale-{language}"))
    if window:
        await page.key("Escape")
    await page.until("document.getElementById('banner').hidden")
    return Person(album, name, page)
