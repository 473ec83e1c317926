"""A season: tables are opened, people come and go, the bot ticks, dies and starts again, on a virtual clock."""

from __future__ import annotations

import secrets
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from heapq import heappop, heappush
from pathlib import Path
from random import Random

from bot.errors import Refusal
from bot.store.rows import GameRow
from bot.table.base.clock import NO_CLOCK, PACES
from bot.table.base.snapshot import GameSnapshot
from rules import games
from rules.core.decisions import Illegal
from testkit.season.bot import Clock, RunningBot
from testkit.season.faults import errors_logged
from testkit.season.mortality import Fate, Killed
from testkit.season.people import DAY, HOUR, MINUTE, Habits, somebody
from testkit.season.server import Server
from testkit.season.visits import Visits
from testkit.season.watch import Watch

BEGIN = 1_767_225_600  # the first of January 2026
TICK = 5 * MINUTE  # the longest time after which a clock does not think that the bot was down
CLOCKS = (NO_CLOCK, NO_CLOCK, *PACES)
SERVERS = 7
OPENING = 0.4  # of the season, in which tables are opened

Event = Callable[[], Awaitable[None]]


@contextmanager
def drawn_from(rng: Random) -> Iterator[None]:
    """Meanwhile ids and names of tables are drawn by a seed, so that a season can be played again."""
    before = secrets.choice
    secrets.choice = rng.choice
    try:
        yield
    finally:
        secrets.choice = before


@dataclass(frozen=True, slots=True)
class Plan:
    """How large a season is. `games` are the ids of those that are played, in turn."""

    games: Sequence[str]
    tables: int
    people: int
    days: int
    kills: int
    seed: str = "season"


@dataclass(slots=True)
class Season:
    """A season in a database file; what was seen of it is in `watch`, `visits`, `server` and `failures`."""

    plan: Plan
    path: Path
    rng: Random = field(init=False)
    clock: Clock = field(init=False)
    fate: Fate = field(default_factory=Fate)
    people: dict[int, Habits] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    restarts: int = 0
    events: Counter[str] = field(default_factory=Counter)
    opened: list[str] = field(default_factory=list)
    bot: RunningBot | None = None
    _agenda: list[tuple[int, int, str, Event]] = field(default_factory=list)
    _number: int = 0
    _up_at: int = 0
    _down_since: int = 0
    watch: Watch = field(init=False)
    visits: Visits = field(init=False)
    server: Server = field(init=False)

    def __post_init__(self) -> None:
        """Draw the people and the agenda."""
        self.rng, self.clock = Random(self.plan.seed), Clock(BEGIN)
        self.people = {
            each.person.user_id: each
            for each in (somebody(number, BEGIN, self.plan.days, self.rng) for number in range(self.plan.people))
        }
        self.watch = Watch(self.people, Random(f"{self.plan.seed}/watch"))
        self.server = Server(Random(f"{self.plan.seed}/server"), self.fate, self.watch.posted)
        self.visits = Visits(self.clock, Random(f"{self.plan.seed}/visits"), self.people)
        long = self.plan.days * DAY
        for number in range(self.plan.tables):
            self._at(BEGIN + self.rng.randrange(int(OPENING * long)), "open", partial(self._open, number))
        for _ in range(self.plan.kills):
            self._at(BEGIN + self.rng.randrange(long), "kill", self._kill)
        for _ in range(max(1, self.plan.tables * self.plan.days // 60)):
            self._at(BEGIN + self.rng.randrange(long), "delete", self._delete)
        for each in self.people.values():
            self._at(each.next_look(BEGIN, self.rng), "visit", partial(self._visit, each))
            for away in each.away:
                if away.declared:
                    self._at(away.since, "declare", partial(self._declare, each, away.until))
        for day in range(self.plan.days):
            self._at(BEGIN + day * DAY + 12 * HOUR, "moderate", self._moderate)
        self._at(BEGIN, "tick", self._tick)

    @property
    def end(self) -> int:
        """When the season is over."""
        return BEGIN + self.plan.days * DAY

    def _at(self, at: int, what: str, event: Event) -> None:
        self._number += 1
        heappush(self._agenda, (at, self._number, what, event))

    async def play(self) -> None:
        """The whole season, and the end of it, when nothing fails any more and all that waits is posted."""
        with errors_logged() as errors, drawn_from(Random(f"{self.plan.seed}/ids")):
            await self._start()
            assert self.bot
            for each in self.people.values():
                await self.bot.table.preferences.set(each.prefs)
            while self._agenda and self._agenda[0][0] < self.end:
                at, _, what, event = heappop(self._agenda)
                if self.bot is None and self._up_at <= at:
                    self.clock.time = max(self.clock.time, self._up_at)
                    await self._guarded("start", self._start)
                if self.bot is None:
                    self._at(self._up_at + (0 if what == "tick" else self.rng.randrange(HOUR)), what, event)
                    continue
                self.clock.time = max(self.clock.time, at)
                await self._guarded(what, event)
            await self._finish()
        self.failures += [f"logged: {error}" for error in errors]
        self.failures += self.watch.failures + self.visits.failures

    async def _guarded(self, what: str, event: Event) -> None:
        """Do something and what follows; the bot may die of it."""
        self.events[what] += 1
        try:
            await event()
            if self.bot:
                await self.bot.settle()
        except Killed:
            await self._die()
        except Exception:
            self.failures.append(f"{what} at {self.clock()}: {traceback.format_exc()}")

    async def _start(self) -> None:
        bot = await RunningBot.started(self.path, self.fate, self.clock, self.server, self._looked)
        self.bot = self.visits.bot = bot
        self.watch.store = bot.store
        if self._down_since:
            self.watch.down.append((self._down_since, self.clock()))
            self.restarts += 1
        await self._still_there()
        await bot.settle()

    async def _die(self) -> None:
        assert self.bot
        await self.bot.store.close()
        self.bot = self.visits.bot = self.watch.store = None
        self._down_since = self.clock()
        self._up_at = self.clock() + int(self.rng.choice((MINUTE, 20 * MINUTE, 20 * MINUTE, 3 * HOUR, 20 * HOUR)))

    async def _still_there(self) -> None:
        """What somebody was told before the bot died counts after it."""
        assert self.bot
        for game_id, seq in self.visits.acknowledged.items():
            row = await self.bot.table.games.row(game_id)
            if row is None or row.seq < seq:
                self.failures.append(f"lost: {game_id} had move {seq}, and has {row.seq if row else None}")

    async def _looked(self, game_id: str) -> None:
        assert self.bot
        row = await self.bot.table.games.row(game_id)
        if row:
            await self.watch.looked(game_id, (row.kind, row.clock, row.seq), self.clock())

    async def _tick(self) -> None:
        self._at(self.clock() + TICK, "tick", self._tick)
        assert self.bot
        await self.bot.tick()
        if self.clock() % HOUR < TICK:
            await self.bot.table.outbox.prune()
            await self.bot.table.lobby.expire(14)

    async def _visit(self, habits: Habits) -> None:
        gone = habits.gone(self.clock())
        at = habits.next_look(self.clock(), self.rng)
        if at < self.end:
            self._at(at, "visit", partial(self._visit, habits))
        if gone is None:
            await self.visits.look(habits)

    async def _declare(self, habits: Habits, until: int) -> None:
        assert self.bot
        prefs = await self.bot.table.preferences.of(habits.person.user_id)
        await self.bot.table.preferences.set(replace(prefs, away_until=until))

    async def _kill(self) -> None:
        self.fate.left = self.rng.randrange(40)

    async def _delete(self) -> None:
        assert self.bot
        running = sorted(await self.bot.table.games.running())
        if not running:
            return
        snapshot = await self.bot.table.games.snapshot(self.rng.choice(running))
        if self.server.delete_something(snapshot) == "channel":
            await self.bot.table.channels.recheck(snapshot.row.channel_id)

    async def _moderate(self) -> None:
        active = [each for each in self.people.values() if not each.gone(self.clock())]
        if active:
            await self.visits.take_over(active)
            if (self.clock() // DAY) % 3 == 0:
                await self.visits.moderate(active)

    async def _open(self, number: int) -> None:
        """Open a table and start its game, as its host and guests would."""
        assert self.bot
        table, rng = self.bot.table, Random(f"{self.plan.seed}/table/{number}")
        kind = self.plan.games[number % len(self.plan.games)]
        game = games.game(kind)
        seats = rng.choice(game.seats)
        agents = rng.randrange(seats) if rng.random() < 0.35 else 0
        host, *guests = [each.person for each in rng.sample(list(self.people.values()), seats - agents)]
        try:
            row = await table.lobby.create(kind, 1 + number % SERVERS, 1000 + number, host, rng.choice(("en", "ko")))
            self.opened.append(row.id)
            if rng.random() < 0.2:
                await table.lobby.set_languages(row.id, host.user_id, "en", "ko")
            for guest in guests:
                await table.lobby.join(row.id, guest)
            for _ in range(agents):
                await table.lobby.add_agent(row.id, host.user_id)
            await table.clocks.choose(row.id, host.user_id, rng.choice(CLOCKS))
            for option in game.options if rng.random() < 0.4 else ():
                with suppress(Refusal):
                    await table.lobby.set_option(row.id, host.user_id, option.id, rng.choice(option.choices))
            await self._begin(row, f"{self.plan.seed}/{number}")
        except Refusal as refused:
            self.visits.deeds[f"table refused: {refused.code}"] += 1

    async def _begin(self, row: GameRow, seed: str) -> GameSnapshot:
        assert self.bot
        lobby = self.bot.table.lobby
        try:
            return await lobby.start(row.id, row.owner_id, seed)
        except Illegal:  # options that do not go together
            for option in games.game(row.kind).options:
                with suppress(Refusal):
                    await lobby.set_option(row.id, row.owner_id, option.id, option.default)
            return await lobby.start(row.id, row.owner_id, seed)

    async def _finish(self) -> None:
        """Let all that waits be posted, with a server and a bot that fail no more."""
        self.fate.left, self.server.failing, self.clock.time = None, False, max(self.clock.time, self.end)
        if self.bot is None:
            self.clock.time = max(self.clock.time, self._up_at)
            await self._start()
        assert self.bot
        for _ in range(3):
            self.clock.time += TICK
            await self._guarded("tick", self.bot.tick)
        for game_id in sorted(await self.bot.table.outbox.waiting_games()):
            self.failures.append(f"never posted: {game_id} has something to say that is not said")
