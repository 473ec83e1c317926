"""The bot as a whole: one store, one table, and the tasks that work for it."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Coroutine, Mapping
from contextlib import AsyncExitStack
from typing import Any

import discord
import structlog
from discord.ext import commands
from yarl import URL

from bot import memory
from bot.agents.mind import Mind
from bot.background import TICK_SECONDS, Players, every, look_at_clocks
from bot.command_tree import CommandTree
from bot.monitoring import health, health_file, metrics
from bot.nightly import Nightly
from bot.pictures.forecaster import Forecaster
from bot.pictures.renderer import Renderer
from bot.post.announcer import LAST_SECONDS, Announcer
from bot.post.hooks import HookSender
from bot.post.poster import Poster
from bot.post.queue_ends import QueueEnds
from bot.reconnecting import BoundedBackoff
from bot.request_limit import RequestLimit
from bot.settings import Settings
from bot.sharing.hearing import Heard, Hearing
from bot.sharing.notices import LOOK, Nobody, Others
from bot.store.game_store import GameStore
from bot.table.limits import Limits
from bot.table.table import Table
from bot.ui.install import install
from bot.ui.kit import permissions
from bot.ui.kit.client import Client
from bot.ui.kit.reply import watched
from bot.ui.panel.following import Following
from bot.ui.translator import translations
from bot.words.tables import spellings

log = structlog.get_logger()
HOUR = 3600.0
READY_SECONDS = 0.5  # after the last server was told of; what concerns one told of later is tried again
HANDLERS = ("CommandTree", "discord-ui", "discord.py: on_interaction")  # as discord.py names its tasks
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing here is ever spoken


class GatewayRefused(discord.DiscordException):
    """The gateway refused the very first connection of the bot."""


class Orrery(Client):
    """The bot. It needs no privileged intent."""

    following: Following
    hooks: HookSender

    def __init__(self, settings: Settings, store: GameStore, others: Others | None = None) -> None:
        self.served = store.shards
        super().__init__(
            shard_count=settings.shards,
            command_prefix=commands.when_mentioned,  # never read: without message content there are slash commands only
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False),
            max_messages=None,
            enable_debug_events=True,  # for the pulse
            help_command=None,
            guild_ready_timeout=READY_SECONDS,
            tree_cls=CommandTree,
            http_trace=watched(),
        )
        if not self.served.alone:
            self.shard_ids = [*self.served.ids]
        self.settings = settings
        self.mind = Mind(settings.computer_processes, settings.data)
        self.table = Table(
            store,
            changed=self._changed,
            seed=settings.seed,
            limits=_limits(settings),
            spellings=spellings,
            mind=self.mind,
            level=settings.computer_level,
        )
        self.others = others or Nobody()
        self.request_limit = RequestLimit(
            settings.requests_per_minute, taken=lambda user, completion: self.others.tell(f"took {user} {completion}")
        )
        self.renderer = Renderer(processes=settings.painting_processes, data=settings.data)
        self.forecaster = Forecaster()
        self.announcer = Announcer(self.table, Poster(self))
        self.queue_ends = QueueEnds(self)
        self.hooks = HookSender(self)
        self.players = Players(self.table, settings.pace)
        self.following = Following(self)
        self.hearing = Hearing(self.table.games.served, self._work, self._look_at_all, self._notices())
        self.languages = {}
        self.nightly = Nightly(settings, self.table.metadata)
        self.health = health.Checks(self.table, self.announcer.lag, self.nightly.kept)
        self._counts: Mapping[str, int] = {}
        self._http = AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: asyncio.Task[None] | None = None
        self._logins_at_once = 0
        self._launching: set[int] = set()  # the shards that have been launched, or tried to be

    async def setup_hook(self) -> None:
        """Register controls and commands, then start to work; runs once, before the gateway.

        A process that follows another hears what is asked before it works.
        """
        await install(self)
        if self.others.inherits:
            self._start(self._follow_on())
        else:
            await self._begin()

    async def _follow_on(self) -> None:
        """Begin when the process before has ended; one that cannot begin is closed."""
        try:
            await self._begin()
        except Exception:
            log.exception("not-begun")
            self._closing = asyncio.create_task(self.close())

    async def _begin(self) -> None:
        """Start to work, once the servers are this process's."""
        await self.others.inherited()
        await self.table.metadata.note_release()
        await self._serve_http()
        if self.served.leads:
            await self._sync()
        self.health.clock.heard()  # it starts now; its first tick may take longer than Discord
        self._start(self._announce())
        self._start(every(TICK_SECONDS, self.following.run))
        self._start(every(TICK_SECONDS, self.players.run))  # it never ends, unless something goes wrong
        self._start(every(TICK_SECONDS, self._tick))
        self._start(every(HOUR, self.table.outbox.prune))
        self._start(self.hooks.run())
        if not self.served.alone:
            self._start(self.others.hear(self.hearing.heard))
            self._start(self.hearing.run())
            self.others.tell(LOOK)  # whoever was here before may have died before it told something
        self._start(every(TICK_SECONDS, self.hooks.look))
        self._start(every(TICK_SECONDS, self._trim))
        self._start(every(HOUR, self._expire))
        self._start(every(HOUR, self.nightly.look))
        self._start(every(health_file.RENEWED_SECONDS, self._renew))

    async def on_ready(self) -> None:
        """Say so; a bot that is nowhere yet says how it is invited, where no other process may be somewhere."""
        if not self.guilds and self.served.alone:
            log.info("invite", link=permissions.invitation(self.application_id or 0))
        log.info("ready", user=str(self.user), guilds=len(self.guilds), shards=self.served.name or self.shard_count)
        await self.others.follow()
        await self._renew()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Look after the games that stand there, unless the process before still does."""
        if self.others.handover.begun:
            await self.table.channels.recheck(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Look after the first game that is played there, unless the process before still does."""
        if self.others.handover.begun:
            await self.table.channels.recheck(payload.thread_id)

    async def on_socket_raw_receive(self, frame: str) -> None:
        """Note that Discord is there."""
        self.health.gateway.heard()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, which discord.py gives no way to say how long it may wait before it connects again.

        Raises `GatewayRefused` in place of trying again where the first of all connections has failed.
        """
        if shard_id in self._launching and not self.shards:  # discord.py would try for ever, and nobody would know
            raise GatewayRefused("the gateway of Discord does not take the first connection")
        self._launching.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)
        if launched := self.get_shard(shard_id):
            launched._parent._backoff = BoundedBackoff()

    async def close(self) -> None:
        """Finish what people have asked for and what is being sent, then close the connection."""
        if not self.served.alone:
            self.others.handover.end()  # whoever follows takes what is asked from now on
        await _answered()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._http.aclose()
        await self.hooks.close()
        self.mind.close()  # whoever waits for it in a thread would keep the process
        await super().close()
        self.renderer.close()
        self.forecaster.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may log in; of the shards of all processes Discord takes few at a time."""
        if self.served.alone:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if not self._logins_at_once:
            self._logins_at_once = (await self.fetch_session_start_limits()).max_concurrency
        await self.others.log_in((shard_id or 0) % self._logins_at_once)

    def _changed(self, game_id: str) -> None:
        self._moved(game_id)
        self.others.tell(f"moved {game_id}")

    def _moved(self, game_id: str) -> None:
        """A game has changed, by this process or by another."""
        self.following.poke(game_id)
        self.hooks.poke()
        if self.served.alone:
            self._work(game_id)
        else:
            self.hearing.moved(game_id)

    def _work(self, game_id: str) -> None:
        """Do what there is to do at a game that is served here."""
        self.announcer.poke(game_id)
        self.players.poke(game_id)

    async def _look_at_all(self) -> None:
        self.announcer.wake.set()
        self.hooks.poke()
        await self.players.look()

    def _notices(self) -> Mapping[str, Heard]:
        """What is done when another process has told something."""
        return {
            "moved": self._moved,
            "shows": self._shown_elsewhere,
            "took": self._taken_elsewhere,
        }

    def _shown_elsewhere(self, said: str) -> None:
        user, asked, name = said.split(" ", 2)
        self.following.shown_elsewhere(int(user), int(asked), name)

    def _taken_elsewhere(self, said: str) -> None:
        user, completion = said.split()
        self.request_limit.count(int(user), completion=completion == "1")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        task.add_done_callback(_report)
        self._tasks.append(task)

    async def _announce(self) -> None:
        """Post what there is to post, once it is known which servers the bot is in."""
        await self.wait_until_ready()
        await self.announcer.run()

    async def _tick(self) -> None:
        await look_at_clocks(self.table)
        self.health.clock.heard()

    async def _trim(self) -> None:
        memory.trim()

    async def _expire(self) -> None:
        await self.table.stuck_lobbies.expire(self.settings.lobby_days)
        await self.table.queue.look()
        await self.queue_ends.tell()

    async def _renew(self) -> None:
        if not self.is_ready() or not self.others.handover.begun:
            return
        report = await self.health.look()
        if not report.failing:
            health_file.renew(self.settings.health_file, report.told(report.made))
        if self.settings.http:
            self._counts = await self.table.metadata.counts()

    async def _serve_http(self) -> None:
        """Answer over HTTP where the host wants it; raises OSError where the port is taken."""
        if not self.settings.http:
            return
        from bot.monitoring import http  # a server's modules load only where there is one
        from bot.monitoring.feed import TableFeed

        figures = metrics.figures(self._standing)
        key = self.settings.feed_secret
        feed = TableFeed(self.table.feeds, key).answer if key else None
        served = http.served(self.settings.http, lambda: self.health.last, figures, feed)
        await self._http.enter_async_context(served)

    def _standing(self) -> metrics.Standing:
        return metrics.Standing(self.health.last, self.renderer.waiting, self._counts, len(self.guilds))

    async def _sync(self) -> None:
        """Send the commands to Discord when they are not what was sent last: it takes 200 new ones a day.

        A stand-in is always sent them, since it forgets them with each of its own starts.
        """
        commands = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        described = json.dumps([self.application_id, commands, translations()], sort_keys=True)
        digest = hashlib.sha256(described.encode()).hexdigest()
        there = {command.name for command in await self.tree.fetch_commands()}
        ours = {command.name for command in self.tree.get_commands()}
        if there != ours or await self.table.metadata.get("commands") != digest:
            await self.tree.sync()
            await self.table.metadata.set("commands", digest)


def _limits(settings: Settings) -> Limits:
    """What one person may take, as far as the host has a say in it."""
    return Limits(
        games_per_person=settings.games_per_person,
        games_per_server=settings.games_per_server,
        tables_per_hour=settings.tables_per_hour,
        open_per_person=settings.open_per_person,
        open_per_server=settings.open_per_server,
        joins_per_hour=settings.joins_per_hour,
        votes_per_day=settings.votes_per_day,
        steps_back_per_hour=settings.steps_back_per_hour,
    )


async def _answered() -> None:
    """Wait a little for the handlers of interactions that are at work."""
    if at_work := [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLERS)]:
        await asyncio.wait(at_work, timeout=LAST_SECONDS)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("task-died", task=task.get_name(), exc_info=error)
