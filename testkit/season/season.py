"""A season: tables are opened, people come and go, the bot ticks, dies and starts again, on a virtual clock."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from heapq import heappop, heappush
from pathlib import Path
from random import Random

from testkit.direct import running_games
from testkit.season.actions import Actions
from testkit.season.audits.calls import untrue
from testkit.season.lobbies import Gathering, Lobbies
from testkit.season.moderators import Moderators
from testkit.season.mortality import Fate, Killed
from testkit.season.people import DAY, HOUR, MINUTE, Habits, somebody
from testkit.season.server import Server
from testkit.season.simulated_bot import Clock, SimulatedBot
from testkit.season.surroundings import drawn_from, errors_logged, positions_kept
from testkit.season.visits import Visits
from testkit.season.watch import Watch

BEGIN = 1_767_225_600  # the first of January 2026
TICK = 5 * MINUTE  # the longest time after which a clock does not think that the bot was down
OPENING = 0.4  # of a short season, in which tables are opened
LONGEST_GAME = 90  # days before the end of a long one, after which none is opened

Event = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Plan:
    """How large a season is. `games` are the ids of those that are played, in turn.

    The laws of secrets are asked at a share `laws` of all moves, and of a share `told` of all posts it is asked whether
    they say what is hidden.
    """

    games: Sequence[str]
    tables: int
    people: int
    days: int
    kills: int
    seed: str = "season"
    laws: float = 0.02
    told: float = 1.0


@dataclass(slots=True)
class Season:
    """A season in a database file; what was seen of it is in `watch`, `visits`, `actions`, `server` and `failures`.

    `daily` is called once a day of it, while the bot is up, and `died` each time the bot is dead and the file closed.
    """

    plan: Plan
    path: Path
    daily: Callable[[Season], Awaitable[None]] | None = None
    died: Callable[[Season], None] | None = None
    rng: Random = field(init=False)
    ids: Random = field(init=False)
    clock: Clock = field(init=False)
    fate: Fate = field(default_factory=Fate)
    people: dict[int, Habits] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    restarts: int = 0
    events: Counter[str] = field(default_factory=Counter)
    bot: SimulatedBot | None = None
    _agenda: list[tuple[int, int, str, Event]] = field(default_factory=list)
    _number: int = 0
    _up_at: int = 0
    _down_since: int = 0
    _begun: bool = False
    _logged: list[str] = field(default_factory=list)
    _changed: list[str] = field(default_factory=list)
    watch: Watch = field(init=False)
    actions: Actions = field(init=False)
    lobbies: Lobbies = field(init=False)
    moderators: Moderators = field(init=False)
    visits: Visits = field(init=False)
    server: Server = field(init=False)

    def __post_init__(self) -> None:
        """Draw the people and the agenda."""
        self.rng, self.clock, self.ids = Random(self.plan.seed), Clock(BEGIN), Random(f"{self.plan.seed}/ids")
        self.people = {
            each.person.user_id: each
            for each in (somebody(number, BEGIN, self.plan.days, self.rng) for number in range(self.plan.people))
        }
        self.watch = Watch(self.people, Random(f"{self.plan.seed}/watch"), self.plan.told)
        self.server = Server(Random(f"{self.plan.seed}/server"), self.fate, self.watch.posted)
        self.actions = Actions(self.clock, Random(f"{self.plan.seed}/visits"), self.people)
        self.visits, self.moderators = Visits(self.actions), Moderators(self.actions)
        self.lobbies = Lobbies(self.actions, self.plan.seed, self.plan.games)
        long = self.plan.days * DAY
        opening = max(int(OPENING * long), long - LONGEST_GAME * DAY)
        for number in range(self.plan.tables):
            self._at(BEGIN + self.rng.randrange(opening), "open", partial(self._open, number))
        for _ in range(self.plan.kills):
            self._at(BEGIN + self.rng.randrange(long), "kill", self._kill)
        for _ in range(max(1, min(self.plan.tables, self.plan.tables * self.plan.days // 60))):
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
    def opened(self) -> list[str]:
        """The ids of all tables that were ever opened, in that order."""
        return self.lobbies.opened

    @property
    def end(self) -> int:
        """When the season is over, in seconds since 1970: `Plan.days` after its begin."""
        return BEGIN + self.plan.days * DAY

    def _at(self, at: int, what: str, event: Event) -> None:
        self._number += 1
        heappush(self._agenda, (at, self._number, what, event))

    async def play(self) -> None:
        """Play the season from where it is to its end, when nothing fails any more and all that waits is posted.

        What must not have been is in `failures` afterwards, a line each; nothing is raised for it.
        """
        with errors_logged(self._logged), drawn_from(self.ids), positions_kept(self._changed):
            if not self._begun:
                await self._begin()
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
        self.failures += [f"logged: {error}" for error in self._logged]
        self.failures += self._changed + self.watch.failures + self.actions.failures

    async def _begin(self) -> None:
        await self._start()
        assert self.bot
        for each in self.people.values():
            await self.bot.table.preferences.set(each.prefs)
        self._begun = True

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
        bot = await SimulatedBot.started(self.path, self.fate, self.clock, self.server, self._looked, self._announced)
        self.bot = self.actions.bot = bot
        self.watch.store = bot.store
        if self._down_since:
            self.watch.down.append((self._down_since, self.clock()))
            self.restarts += 1
        await self._still_there()
        await bot.tick()  # as the bot does when it comes up: what fell due meanwhile, such as the end of a sitter
        await bot.settle()

    async def _die(self) -> None:
        assert self.bot
        await self.bot.store.close()
        self.bot = self.actions.bot = self.watch.store = None
        self._down_since = self.clock()
        self._up_at = self.clock() + int(self.rng.choice((MINUTE, 20 * MINUTE, 20 * MINUTE, 3 * HOUR, 20 * HOUR)))
        if self.died:
            self.died(self)

    async def _still_there(self) -> None:
        """What somebody was told before the bot died counts after it."""
        assert self.bot
        for game_id, seq in self.actions.acknowledged.items():
            row = await self.bot.table.games.row(game_id)
            if row is None or row.seq < seq:
                self.failures.append(f"lost: {game_id} had move {seq}, and has {row.seq if row else None}")

    async def _looked(self, game_id: str) -> None:
        assert self.bot
        row = await self.bot.table.games.row(game_id)
        if row:
            await self.watch.looked(game_id, (row.kind, row.clock, row.seq), self.clock())

    async def _announced(self, game_id: str) -> None:
        """Read what the calls of a table say when all that it has to say is said."""
        assert self.bot
        snapshot = await self.bot.table.games.snapshot(game_id)
        where = f"call: {snapshot.row.kind} {game_id} at {self.clock()}"
        self.failures += [f"{where}: {each}" for each in untrue(self.watch, self.server, snapshot)]

    async def _tick(self) -> None:
        self._at(self.clock() + TICK, "tick", self._tick)
        assert self.bot
        await self.bot.tick()
        if self.clock() % HOUR < TICK:
            await self.bot.table.outbox.prune()
            await self.bot.table.stuck_lobbies.expire(14)

    async def _visit(self, habits: Habits) -> None:
        gone = habits.gone(self.clock())
        at = habits.next_look(self.clock(), self.rng)
        if at < self.end:
            self._at(at, "visit", partial(self._visit, habits))
        if gone is None:
            await self.visits.look(habits)

    async def _declare(self, habits: Habits, until: int) -> None:
        assert self.bot
        user, table = habits.person.user_id, self.bot.table
        await table.preferences.set(replace(await table.preferences.of(user), away_until=until))
        for each in sorted(await table.games.of_person(user), key=lambda each: each.row.created_at):
            if habits.lends and each.row.status == "running":
                await self.visits.dealings.lend(habits, each.row.id, "sitter", until)

    async def _kill(self) -> None:
        self.fate.left = self.rng.randrange(40)

    async def _delete(self) -> None:
        assert self.bot
        running = await running_games(self.bot.store)
        if not running:
            return
        snapshot = await self.bot.table.games.snapshot(self.rng.choice(running))
        if self.server.delete_something(snapshot) == "channel":
            await self.bot.table.channels.recheck(snapshot.row.channel_id)

    async def _moderate(self) -> None:
        active = [each for each in self.people.values() if not each.gone(self.clock())]
        if active:
            await self.moderators.take_over(active)
            if (self.clock() // DAY) % 3 == 0:
                await self.moderators.moderate(active)
        if self.daily:
            await self.daily(self)

    async def _open(self, number: int) -> None:
        """Open a table; where not all come at once, look again later."""
        made = await self.lobbies.open(number)
        if made:
            self._at(self.clock() + HOUR, "gather", partial(self._gather, made))

    async def _gather(self, made: Gathering) -> None:
        again = await self.lobbies.gather(made)
        if again is not None:
            self._at(self.clock() + again, "gather", partial(self._gather, made))

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
