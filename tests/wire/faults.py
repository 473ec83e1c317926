"""A short piece of play, and what may befall it on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fnmatch import fnmatchcase
from inspect import isawaitable
from typing import Any

from bot.store.rows import GameRow, GameStore
from bot.table.snapshot import Look, look_at, owed
from demo.stage import Stage
from localdiscord import NoAnswer, Person
from localdiscord.checks.components import walk
from localdiscord.common.errors import Refusal
from localdiscord.common.faults import GATEWAY, Fault
from localdiscord.entities.channels import Channel
from localdiscord.seed import add_channel, add_person
from localdiscord.sessions.session import Session
from rules.core import play
from rules.core.decisions import Decision

ANSWERS = 3
MOST_TRIES = 8
AGAIN_SECONDS = 1.0  # so long does somebody wait who got no answer before they try again
PATIENCE_SECONDS = 25.0
Steps = Mapping[int, Callable[["Piece"], object]]
"""What happens before a piece (0), after its start (1) and after each answer."""


@dataclass(frozen=True, slots=True)
class Story:
    """What a piece left: the position's digest, the lines posted in its threads, how often it showed its table."""

    digest: str
    news: list[str]
    tables: int


class Piece:
    """Somebody opens a table with a computer in a channel of their own and answers three times."""

    def __init__(self, here: Stage, store: GameStore, name: str) -> None:
        self.world = here.world
        self.store = store
        self.name = name
        add_person(here.world, name, "Ada")
        self.place = add_channel(here.world, name)
        self.places = [self.place]
        self.person = Person(here.world, name, self.place)
        self.faults: list[Fault] = []

    @property
    def thread(self) -> Channel:
        """The thread on the table as it is."""
        return self.world.channel(self.tables[-1])

    @property
    def session(self) -> Session:
        """The bot's session with the gateway."""
        (bot,) = self.world.applications.values()
        return next(session for session in bot.sessions if session.connected)

    async def play(self, steps: Steps) -> Story:
        """The story of the piece."""
        for number, act in enumerate((self._open, *[self._answer] * ANSWERS)):
            if (step := steps.get(number)) and isawaitable(done := step(self)):
                await done
            await act()
        return await self._story()

    def befall(self, match: str, **how: Any) -> None:
        """A fault of this piece's requests alone, or of the gateway."""

        def fits(method: str, path: str) -> bool:
            return fnmatchcase(f"{method} {path}", match) and (method == GATEWAY or self._mine(path))

        self.faults.append(self.world.faults.add(Fault(fits, **how)))

    @property
    def tables(self) -> list[str]:
        """The ids of the public messages that showed the table; its threads have the same ids."""
        public = [each for each in self.world.log if each["op"] == "create" and each["seen_by"] is None]
        places = {place.id for place in self.places}
        return [each["message_id"] for each in public if each["channel_id"] in places and each["components"]]

    def refused(self, codes: set[int]) -> bool:
        """Whether Discord has refused the bot something here with one of these codes."""
        return any(each["code"] in codes and self._mine(each["path"]) for each in self.world.violations)

    def _mine(self, path: str) -> bool:
        parts = path.split("/")
        asked = [self.world.interaction_tokens[each] for each in parts if each in self.world.interaction_tokens]
        ours = {*(place.id for place in self.places), *self.tables}
        return bool(ours & {*parts}) or any(each.user is self.person.user for each in asked)

    async def _open(self) -> None:
        await self._insist(lambda: self.person.slash("race new", computers=1), lambda look: True)
        await self._insist(self._start, self._asked)

    async def _start(self) -> None:
        message, custom_id = await self.person.until(self._start_button)
        await self.person.click(message, custom_id)

    def _start_button(self) -> tuple[Any, str] | None:
        for message in self.person.sees():
            for each in walk(message.components):
                if str(each.get("custom_id", "")).startswith("o1:start:"):
                    return message, each["custom_id"]
        return None

    async def _answer(self) -> None:
        look = await self._look()
        assert look
        question = self._questions(look)[0]
        before = play.digest(look.game, look.state)
        line = {"words": " ".join((question.kind, *question.default)), "confirm": True, "table": look.row.id}
        await self._insist(
            lambda: self.person.slash("race act", **line),
            lambda look: self._asked(look) and play.digest(look.game, look.state) != before,
        )

    async def _insist(self, act: Callable[[], Awaitable[object]], done: Callable[[Look], bool]) -> None:
        """Do something again and again until it has been done."""
        for _ in range(MOST_TRIES):
            patience = PATIENCE_SECONDS
            try:
                await act()
            except (NoAnswer, Refusal):
                patience = AGAIN_SECONDS
            with suppress(TimeoutError):
                await self._until(done, patience)
                return
        raise AssertionError(f"{self.name}: it cannot be done")

    async def _until(self, done: Callable[[Look], bool], patience: float) -> Look:
        async with asyncio.timeout(patience):
            while (look := await self._look()) is None or not done(look):  # noqa: ASYNC110  # another process writes it
                await asyncio.sleep(0.05)
        return look

    async def _look(self) -> Look | None:
        async with self.store.read() as rows:
            found = [row for place in self.places for row in await rows.some(GameRow, channel_id=int(place.id))]
            return await look_at(rows, found[0].id) if found else None

    def _questions(self, look: Look) -> list[Decision]:
        seat = look.seat_of(int(self.person.user.id))
        return [question for question in owed(look.pending) if question.seat == seat]

    def _asked(self, look: Look) -> bool:
        """Whether nobody else is: computers answer first, so that the order is always the same."""
        return bool(self._questions(look)) and len(self._questions(look)) == len(owed(look.pending))

    async def _story(self) -> Story:
        look = await self._until(lambda look: look.row.rev == look.row.shown_rev, PATIENCE_SECONDS)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while await self._waiting(look.row.id):  # noqa: ASYNC110  # another process writes it
                await asyncio.sleep(0.05)
        tables = self.tables
        said = [each for each in self.world.log if each["op"] == "create" and each["channel_id"] in tables]
        lines = "\n".join(each["content"] for each in said).splitlines()
        news = [line for line in lines if line and self.person.user.id not in line]  # who is late is called, or not
        return Story(play.digest(look.game, look.state), news, len(tables))

    async def move(self) -> None:
        """Bring the game, which has lost its place, to where the person is now."""
        look = await self._until(lambda look: not look.row.placed, PATIENCE_SECONDS)
        await self._insist(lambda: self.person.slash("race move", table=look.row.id), lambda look: look.row.placed)

    @property
    def direct(self) -> list[str]:
        """What the bot told the person alone."""
        theirs = {each.id for each in self.world.channels.values() if self.person.user.id in each.recipients}
        return [each["content"] for each in self.world.log if each["op"] == "create" and each["channel_id"] in theirs]

    async def _waiting(self, game_id: str) -> bool:
        async with self.store.read() as rows:
            return any(row.game_id == game_id for row in await rows.outbox())
