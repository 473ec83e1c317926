"""A short game, and the faults that are injected into it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fnmatch import fnmatchcase
from inspect import isawaitable
from typing import Any

from bot.store.game_store import GameStore
from bot.store.rows import GameRow
from bot.table.game.snapshot import GameSnapshot, load_snapshot, unanswered
from demo.stage import Stage
from localdiscord import NoAnswer, Person
from localdiscord.checks.components import walk
from localdiscord.common.errors import Refusal
from localdiscord.common.faults import GATEWAY, Fault
from localdiscord.entities.channels import Channel
from localdiscord.person import Reply
from localdiscord.seed import add_channel, add_person
from localdiscord.sessions.session import Session
from rules.core import play
from rules.core.decisions import Decision
from tests.patience import PATIENCE, until
from tests.wire.table import without_seed_hash

ANSWERS = 3
ASKED = "-# **"  # begins a line that says what somebody is asked
MAX_TRIES = 30  # a busy machine may refuse many times
RETRY_SECONDS = 1.0  # how long somebody without a response waits before they try again
NOT_TAKEN = "Discord did not take"
Steps = Mapping[int, Callable[["ShortGame"], object]]
"""What happens before the table is opened (0), before the first answer (1) and before each further one."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What is left of a game: its digest, the lines posted in its threads, how many messages showed the table."""

    digest: str
    news: list[str]
    tables: int


class ShortGame:
    """Somebody opens a table with a computer, in a channel of their own, and answers three questions."""

    def __init__(self, here: Stage, store: GameStore, name: str) -> None:
        self.world = here.world
        self.store = store
        self.name = name
        add_person(here.world, name, "Ada")
        self.channel = add_channel(here.world, name)
        self.channels = [self.channel]
        self.person = Person(here.world, name, self.channel)
        self.faults: list[Fault] = []

    @property
    def thread(self) -> Channel:
        """The thread of the table that was shown last."""
        return self.world.channel(self.tables[-1])

    @property
    def session(self) -> Session:
        """The bot's gateway session."""
        (bot,) = self.world.applications.values()
        return next(session for session in bot.sessions if session.connected)

    async def play(self, steps: Steps) -> GameRecord:
        """Play the game with these steps and return what is left of it. Raises AssertionError when it gets stuck."""
        for number, act in enumerate((self._open, *[self._answer] * ANSWERS)):
            if step := steps.get(number):
                result = step(self)
                if isawaitable(result):
                    await result
            await act()
        return await self._record()

    def inject(self, pattern: str, **details: Any) -> None:
        """Inject a fault into requests of this game only, or into events of the gateway; see `Fault`."""

        def matches(method: str, path: str) -> bool:
            return fnmatchcase(f"{method} {path}", pattern) and (method == GATEWAY or self._is_own(path))

        self.faults.append(self.world.faults.add(Fault(matches, **details)))

    @property
    def tables(self) -> list[str]:
        """The ids of the public messages that have shown the table; its threads have the same ids."""
        public = [each for each in self.world.log if each["op"] == "create" and each["seen_by"] is None]
        channels = {channel.id for channel in self.channels}
        return [each["message_id"] for each in public if each["channel_id"] in channels and each["components"]]

    def refused(self, codes: set[int]) -> bool:
        """Whether Discord has refused a request of this game with one of these codes."""
        return any(each["code"] in codes and self._is_own(each["path"]) for each in self.world.violations)

    def _is_own(self, path: str) -> bool:
        parts = path.split("/")
        interactions = [self.world.interaction_tokens[each] for each in parts if each in self.world.interaction_tokens]
        own_channels = {*(channel.id for channel in self.channels), *self.tables}
        return bool(own_channels & {*parts}) or any(each.user is self.person.user for each in interactions)

    async def _open(self) -> None:
        await self._retry(lambda: self.person.slash("race new", computers=1), lambda look: True)
        await self._retry(self._start, self._asked)

    async def _start(self) -> Reply:
        message, custom_id = await self.person.until(self._start_button)
        return await self.person.click(message, custom_id)

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
        await self._retry(
            lambda: self.person.slash("race act", **line),
            lambda look: self._asked(look) and play.digest(look.game, look.state) != before,
        )

    async def _retry(self, act: Callable[[], Awaitable[object]], done: Callable[[GameSnapshot], bool]) -> None:
        """Do something until it is done, again whenever there was no response or a refusal."""
        for _ in range(MAX_TRIES):
            seconds = PATIENCE
            try:
                if self._not_taken(await act()):
                    seconds = RETRY_SECONDS
            except (NoAnswer, Refusal):
                seconds = RETRY_SECONDS
            with suppress(TimeoutError):
                await self._until(done, seconds)
                return
        raise AssertionError(f"{self.name}: it cannot be done")

    def _not_taken(self, answered: object) -> bool:
        """Whether the bot has said in place of an answer that Discord did not take it."""
        with suppress(Refusal):
            return isinstance(answered, Reply) and NOT_TAKEN in str(answered.message.components)
        return False

    async def _until(self, done: Callable[[GameSnapshot], bool], seconds: float) -> GameSnapshot:
        async with asyncio.timeout(seconds):
            while (look := await self._look()) is None or not done(look):  # noqa: ASYNC110  # another process writes it
                await asyncio.sleep(0.05)
        return look

    async def _look(self) -> GameSnapshot | None:
        async with self.store.read() as rows:
            found = [row for each in self.channels for row in await rows.some(GameRow, channel_id=int(each.id))]
            return await load_snapshot(rows, found[0].id) if found else None

    def _questions(self, look: GameSnapshot) -> list[Decision]:
        seat = look.seat_of(int(self.person.user.id))
        return [question for question in unanswered(look.pending) if question.seat == seat]

    def _asked(self, look: GameSnapshot) -> bool:
        """Whether the person alone is asked: computers answer first, so that the order is always the same."""
        return bool(self._questions(look)) and len(self._questions(look)) == len(unanswered(look.pending))

    async def _record(self) -> GameRecord:
        look = await self._until(lambda look: look.row.rev == look.row.shown_rev, PATIENCE)
        await until(lambda: self._all_sent(look.row.id))
        tables = self.tables
        posts = [each for each in self.world.log if each["op"] == "create" and each["channel_id"] in tables]
        lines = without_seed_hash("\n".join(each["content"] for each in posts)).splitlines()
        # Whether the person is called, and for what they are asked just then, depends on how fast the machine is.
        news = [line for line in lines if line and self.person.user.id not in line and not line.startswith(ASKED)]
        return GameRecord(play.digest(look.game, look.state), news, len(tables))

    async def move(self) -> None:
        """Move the game, whose channel was deleted, to the person's present channel."""
        look = await self._until(lambda look: not look.row.placed, PATIENCE)
        await self._retry(lambda: self.person.slash("race move", table=look.row.id), lambda look: look.row.placed)

    @property
    def direct(self) -> list[str]:
        """What the bot told the person in direct messages."""
        dms = {each.id for each in self.world.channels.values() if self.person.user.id in each.recipients}
        return [each["content"] for each in self.world.log if each["op"] == "create" and each["channel_id"] in dms]

    async def _all_sent(self, game_id: str) -> bool:
        async with self.store.read() as rows:
            return all(row.game_id != game_id for row in await rows.outbox())
