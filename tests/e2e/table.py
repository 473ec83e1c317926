"""What two people and a computer do at a table, all of it on their pages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.e2e.person import PATIENCE, Person, does

STATUS = '.message:not(.ephemeral):has([data-testid^="o1:sheets:"])'
PANEL = ".ephemeral:has([data-testid^='o1:orders:'])"
MOST_TURNS = 60
CONFIRM = does("confirm")
PASS = (does("pick", "action/pass"), does("open", "action/pass"))
SOMETHING = does("pick") + ':not([data-testid$="/none"])'
ANSWERS = (*PASS, SOMETHING, does("pick"), does("choose"), does("open"), does("offer"))
NEVER = "never"
GIVEN = ("Your answer:", "내 답:")  # a sealed answer, which can still be changed


@dataclass
class Seat:
    """A person at the table; `wishes` are what they want to answer, in this order, each as soon as it is offered."""

    person: Person
    wishes: list[str] = field(default_factory=list)

    async def asked(self) -> bool:
        """Whether the public message calls them."""
        return f"▶ @{self.person.name}" in await self.person.page.text(STATUS)

    async def round(self) -> int:
        """The round on the public message; 0 in the set-up."""
        found = re.search(r"Round (\d+)", await self.person.page.text(STATUS))
        return int(found[1]) if found else 0

    async def answer(self, until: str = NEVER) -> bool:
        """Open the panel and answer until this is offered, or nothing is asked; then put the panel away."""
        await self.person.open(f"{STATUS} {does('turn')}")
        while not (reached := await self.person.sees(f"{PANEL} {until}")) and (wanted := await self._wanted()):
            await self.person.press(f"{PANEL} {wanted}")
        if not reached:
            await self.person.dismiss()
        return reached

    async def sealed(self) -> bool:
        """Whether the panel shows an answer that counts, but can still be changed."""
        said = await self.person.page.text(PANEL)
        return any(given in said for given in GIVEN)

    async def _wanted(self) -> str:
        """What to press next: confirm, what is wished for, or the first answer."""
        if await self.sealed():
            return ""
        wished = [does(verb, wish) for wish in self.wishes[:1] for verb in ("pick", "open")]
        for selector in (CONFIRM, *wished, *ANSWERS):
            if await self.person.sees(f"{PANEL} {selector}"):
                self.wishes = self.wishes[selector in wished :]
                return selector
        return ""


async def play(seats: Sequence[Seat], until: int) -> None:
    """Take turns as they are asked for, until somebody is asked in this round."""
    for _ in range(MOST_TURNS):
        seat = await _asked(seats)
        if await seat.round() >= until:
            return
        await seat.answer()
    raise AssertionError(f"no round {until}")


async def reach(seats: Sequence[Seat], offered: str, whose: Seat | None = None) -> Seat:
    """Take turns until this is offered in somebody's panel, or in this one; it stays open."""
    for _ in range(MOST_TURNS):
        seat = await _asked(seats)
        if await seat.answer(offered if whose in (None, seat) else NEVER):
            return seat
    raise AssertionError(f"never offered: {offered}")


async def _asked(seats: Sequence[Seat]) -> Seat:
    """The first to be asked, as soon as somebody is."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat in seats:
                if await seat.asked():
                    return seat
            await asyncio.sleep(0.05)


async def sit_down(ada: Person, minjun: Person, game: str) -> None:
    """Ada opens a table with a computer, and 민준 joins."""
    await ada.command(f"/{game} new")
    await ada.page.wait(".message", "is open", PATIENCE)
    await minjun.press(does("join"))
    await ada.page.wait(".message", "Players: 2", PATIENCE)
    await ada.press(does("add-agent"))
    await ada.page.wait(".message", "Players: 3", PATIENCE)
    await ada.look("lobby")
    await minjun.look("lobby")
    for person in (ada, minjun):
        await person.dismiss()


async def start(ada: Person) -> None:
    """The owner starts the game."""
    await ada.press(does("start"))
    await ada.page.wait(STATUS, "My turn", PATIENCE)
    await ada.dismiss()


async def visit(person: Person, *verbs: str) -> None:
    """Press buttons of the public message, and look at what each brings."""
    for verb in verbs:
        await person.open(f"{STATUS} {does(verb)}")
        await person.look(verb)
        await person.dismiss()


async def farewell(person: Person, game: str, said: str) -> None:
    """Look at the public message, and at the thread, which has told this."""
    await person.page.wait(STATUS, "Round 3", PATIENCE)
    await person.look("status")
    await person.go(game)
    await person.page.wait(".message", said)
    await person.look("thread")
