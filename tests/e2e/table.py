"""Two people and a computer at a table; everything happens on their pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.e2e.person import SCREENSHOTS, Person, control
from tests.patience import until
from tests.prepared_bot import stage, unpainted_stage

STATUS = '.message:not(.ephemeral):has([data-testid^="o1:rules:"])'
PANEL = ".ephemeral:has([data-testid^='o1:more:'], [data-testid^='o1:confirm:'])"  # or what asks once more in its place
MAX_TURNS = 60
CONFIRM = control("confirm")
GIVING_UP = control("give-up")  # asks whether the turn shall end
PASS = (control("pick", "action/pass"), control("open", "action/pass"))
SOMETHING = control("pick") + ':not([data-testid$="/none"])'
ANSWERS = (*PASS, SOMETHING, control("pick"), control("choose"), control("spread"), control("open"), control("offer"))
NEVER = "never"
bot_stage = stage if SCREENSHOTS else unpainted_stage  # pictures are painted where somebody looks at them
GIVEN = ("Your answer:", "내 선택:")  # a sealed answer, which can still be changed


@dataclass
class Seat:
    """A person at the table; `wishes` are what they want to answer, in this order, each as soon as it is offered.

    `action/mine` is a button, `actions=settle` an entry of a select.
    """

    person: Person
    wishes: list[str] = field(default_factory=list)
    status: str = ""  # what the status message said when it was last looked at

    async def asked(self) -> bool:
        """Whether the status message says that they are to answer."""
        self.status = await self.person.page.text(STATUS)
        return f"▶ @{self.person.name}" in self.status

    async def round(self) -> int:
        """The round on the status message; 0 in the set-up."""
        found = re.search(r"Round (\d+)", await self.person.page.text(STATUS))
        return int(found[1]) if found else 0

    async def answer(self, offered: str = NEVER) -> bool:
        """Open the panel and answer until it has a control that matches `offered`, or nothing is asked any more.

        Returns whether it has that control; only then the panel stays open.
        """
        await self.person.open(f"{STATUS} {control('turn')}")
        answered = False
        while not (reached := await self.person.sees(f"{PANEL} {offered}")) and (wanted := await self._wanted()):
            await self.person.press(f"{PANEL} {wanted[0]}", wanted[1])
            answered = True
        if not reached:
            await self.person.dismiss()
        if not (reached or answered):
            await until(self._moved_on)
        return reached

    async def _moved_on(self) -> bool:
        """Whether the status message has changed: on a busy machine it comes later than the panel."""
        return await self.person.page.text(STATUS) != self.status

    async def sealed(self) -> bool:
        """Whether the panel shows an answer that counts, but can still be changed."""
        said = await self.person.page.text(PANEL)
        return any(given in said for given in GIVEN)

    async def _wanted(self) -> tuple[str, str] | None:
        """What to press next, and the entry of a select: confirm, the next wish, or the first answer."""
        if await self.person.sees(f"{PANEL} {CONFIRM}"):
            return CONFIRM, ""
        if await self.person.sees(f"{PANEL} {GIVING_UP}"):
            return GIVING_UP, ""
        if await self.sealed():
            return None
        for wish in self.wishes[:1]:
            question, _, value = wish.partition("=")
            wished = (choice(question),) if value else (control("pick", wish), control("open", wish))
            for selector in wished:
                if await self.person.sees(f"{PANEL} {selector}"):
                    del self.wishes[0]
                    return selector, value
        for selector in ANSWERS:
            if await self.person.sees(f"{PANEL} {selector}"):
                return selector, ""
        return None


def choice(question: str) -> str:
    """Selector of the select that holds all answers to a question."""
    return f'[data-testid^="o1:choose:"][data-testid$=":{question}"]:not(:disabled)'


async def play(seats: Sequence[Seat], until: int) -> None:
    """Take turns until somebody is asked in this round."""
    for _ in range(MAX_TURNS):
        seat = await _asked(seats)
        if await seat.round() >= until:
            return
        await seat.answer()
    raise AssertionError(f"no round {until}")


async def reach(seats: Sequence[Seat], offered: str, whose: Seat | None = None) -> Seat:
    """Take turns until somebody's panel (or that of `whose`) has a control that matches; that panel stays open."""
    for _ in range(MAX_TURNS):
        seat = await _asked(seats)
        if await seat.answer(offered if whose in (None, seat) else NEVER):
            return seat
    raise AssertionError(f"never offered: {offered}")


async def _asked(seats: Sequence[Seat]) -> Seat:
    """Wait until somebody is asked and return them."""

    async def first() -> Seat | None:
        for seat in seats:
            if await seat.asked():
                return seat
        return None

    return await until(first)


async def sit_down(ada: Person, minjun: Person, game: str) -> None:
    """Ada opens a table with a computer, and 민준 joins."""
    await ada.command(f"/{game} new")
    await ada.page.wait(".message", "is open")
    await minjun.press(control("join"))
    await ada.page.wait(".message", "Players: 2")
    await ada.open(control("lobby"))
    await ada.page.wait(control("add-agent"))
    await ada.press(control("add-agent"))
    await ada.page.wait(".message", "Players: 3")
    await ada.screenshot("lobby")
    await minjun.screenshot("lobby")
    for person in (ada, minjun):
        await person.dismiss()


async def start(ada: Person, minjun: Person, game: str) -> None:
    """The owner starts the game; both go from its card in the channel into its thread, where everything is."""
    await ada.press(control("start"))
    for person in (ada, minjun):
        await person.page.wait(".message", "Open the table")
        await person.screenshot("card")
        await person.go(game)
        await person.page.wait(STATUS, "My turn")
    await ada.dismiss()


async def visit(person: Person, *verbs: str) -> None:
    """Press buttons of the status message and take a screenshot of each response."""
    for verb in verbs:
        await person.open(f"{STATUS} {control(verb)}")
        await person.screenshot(verb)
        await person.dismiss()


async def farewell(person: Person, game: str, said: str) -> None:
    """Take screenshots of the thread, where `said` was posted, and of the card in the channel."""
    await person.page.wait(STATUS, "Round 2")
    await person.page.wait(".message", said)
    await person.screenshot("thread")
    await person.go("lobby")
    await person.page.wait(".message", "Open the table")
    await person.screenshot("status")
