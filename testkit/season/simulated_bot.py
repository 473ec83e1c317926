"""The bot of a season, without its connection: what it does by itself, and what keeps of it when it dies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.background import look_at_clocks
from bot.post.announcer import LONGEST_WAIT, WITHHELD_WAIT, Announcer
from bot.post.sending import Withheld
from bot.table.table import Table
from testkit.computer_games import QuickMind
from testkit.direct import running_games
from testkit.season.mortality import Fate, MortalStore
from testkit.season.server import Server, ServerFault

TICK = 240  # less than after which a clock thinks that the bot was down
LONGEST_CHAIN = 2_000  # turns of computers without a person
Seen = Callable[[str], Awaitable[None]]  # of a game, by its id


class Clock:
    """The virtual time: whole seconds since 1970, moved by the season."""

    def __init__(self, time: int) -> None:
        self.time = time

    def __call__(self) -> int:
        """The time now."""
        return self.time


class SimulatedBot:
    """One life of the bot: a table, an announcer, and which games have moved on since it looked at them.

    `looked` is called with each game that has moved on, when computers have played and before it is announced,
    `announced` when it was.
    """

    def __init__(self, store: MortalStore, clock: Clock, server: Server, looked: Seen, announced: Seen):
        self.store = store
        self.clock = clock
        self.looked = looked
        self.announced = announced
        self.moved: dict[str, None] = {}
        self.refused: dict[str, tuple[int, int]] = {}  # games that could not be announced: until when, and how long
        self.ticked = clock()
        self.table = Table(store, clock, self._changed, mind=QuickMind())
        self.announcer = Announcer(self.table, server)

    @classmethod
    async def started(
        cls, path: Path, fate: Fate, clock: Clock, server: Server, looked: Seen, announced: Seen
    ) -> SimulatedBot:
        """A bot that has just been started: it looks at every running game, and at all that waits to be posted."""
        made = cls(await MortalStore.open(path, fate), clock, server, looked, announced)
        for game_id in sorted({*await running_games(made.store), *await made.table.outbox.waiting_games()}):
            made.moved[game_id] = None
        return made

    def _changed(self, game_id: str) -> None:
        self.moved[game_id] = None

    async def on_time(self) -> bool:
        """Tick where that is due, since time goes on while people sit at their tables too; whether it was."""
        due = self.clock() - self.ticked >= TICK
        if due:
            await self.tick()
        return due

    async def tick(self) -> None:
        """What the bot does every half minute."""
        self.ticked = self.clock()
        await look_at_clocks(self.table)
        for game_id, (until, _) in list(self.refused.items()):
            if until <= self.clock():
                self.moved[game_id] = None

    async def settle(self) -> None:
        """Let computers play and announce what there is to announce, until nothing is left that can be done now."""
        while self.moved:
            game_id = next(iter(self.moved))
            del self.moved[game_id]
            await self._play(game_id)
            await self.looked(game_id)
            await self._announce(game_id)

    async def _play(self, game_id: str) -> None:
        for _ in range(LONGEST_CHAIN):
            if not await self.table.computers.play_turn(game_id):
                break
            self.clock.time += 1
        self.moved.pop(game_id, None)  # that was their own doing

    async def _announce(self, game_id: str) -> None:
        _, wait = self.refused.pop(game_id, (0, 1))
        try:
            await self.announcer.deliver(game_id)
            await self.announced(game_id)
        except Withheld:
            self.refused[game_id] = (self.clock() + int(WITHHELD_WAIT), wait)
        except ServerFault:
            wait = min(int(LONGEST_WAIT), wait * 2)
            self.refused[game_id] = (self.clock() + wait, wait)
