"""Somebody at the page: types, presses what is to be seen, and keeps pictures of it."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from tests.browser import Page, tid

SHOTS = os.environ.get("ORRERY_SHOTS")  # a folder for what was seen
CONTROLS = """(selector => {
    const message = document.querySelector(selector)?.closest(".message");
    return [...message?.querySelectorAll("[data-testid]:not(:disabled)") ?? []].map(e => e.dataset.testid).join();
})"""
PRIVATE = f"document.querySelectorAll({json.dumps(tid('dismiss'))}).length"


def does(verb: str, about: str = ":") -> str:
    """Selector of a control that does this, about that."""
    return f'[data-testid^="o1:{verb}:"][data-testid*="{about}"]:not(:disabled)'


@dataclass
class Person:
    """`page` is theirs alone; `seen` counts the pictures."""

    name: str
    page: Page
    seen: int = field(default=0)

    async def look(self, what: str) -> None:
        """Keep a picture of what is seen, where a folder is given."""
        self.seen += 1
        if SHOTS:
            await self.page.until(
                "Promise.all([...document.querySelectorAll('.picture img')].map(e => e.decode())).then(() => true)"
            )
            await self.page.screenshot(Path(SHOTS) / f"{self.name}-{self.seen:02}-{what}.png")

    async def sees(self, selector: str) -> bool:
        """Whether there is such a thing."""
        return bool(await self.page.evaluate(f"document.querySelector({json.dumps(selector)}) !== null"))

    async def open(self, selector: str) -> None:
        """Press what brings a private message."""
        before = await self.page.evaluate(PRIVATE)
        await self.page.click(selector)
        await self.page.until(f"{PRIVATE} > {before}")
        await self.page.gone(".thinking")

    async def press(self, selector: str) -> None:
        """Press what changes the controls of its own message; of a select take the first entry."""
        found = f"document.querySelector({json.dumps(selector)})"
        own = tid(await self.page.until(f"{found}?.closest('.message').dataset.testid"))
        controls = f"{CONTROLS}({json.dumps(own + ' *')})"
        before = await self.page.evaluate(controls)
        await self.page.click(selector)
        if await self.sees("[role=listbox]"):
            await self.page.key("Enter")
        await self.page.until(f"!document.querySelector('[aria-busy=true]') && {controls} !== {json.dumps(before)}")

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
        await self.page.wait(tid("dismiss"))
        await self.page.gone(".thinking")

    async def dismiss(self) -> None:
        """Put all private messages away."""
        while left := await self.page.evaluate(PRIVATE):
            await self.page.click(tid("dismiss"))
            await self.page.until(f"{PRIVATE} < {left}")
