from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

import discord
import pytest
import simcord
from PIL import Image

from bot import app
from bot.app import Orrery
from bot.errors import Refusal
from bot.manifest.manifest import MANIFESTS, Boards, Manifest, Panels
from bot.manifest.reference import Reference
from bot.monitoring import health_file
from bot.pictures.renderer import Renderer
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from bot.ui.kit.ids import PATTERN
from bot.ui.translator import localized
from bot.words import texts
from cogs.game_cog import GameCog
from images.options import NO_OPTIONS, Options
from images.render import Picture, encode
from rules import games
from rules.core.decisions import Illegal
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import start
from testkit.computer_games import QuickMind
from testkit.direct import direct_store
from tests.flows import exercised
from tests.flows.bell import Bell
from tests.flows.payloads import copy_as_json
from tests.flows.people import Hall
from tests.toys import words as toys
from tests.toys.duel import GAME
from tests.toys.duel_state import GOODS

copy_as_json()
SETTLED_SECONDS = 30.0  # until a hung flow ends; who sleeps for longer is not waited for as if they worked
USED: set[str] = set()  # the commands, verbs and refusals of the flow that runs


def wished(options: Options, theme: str = "dark") -> dict[str, Any]:
    """What a picture is to show besides people: the options that say more than nothing, and another theme."""
    told = {
        each.name: getattr(options, each.name)
        for each in fields(options)
        if each.name not in ("names", "asked", "question", "room")
    }
    found = {name: value for name, value in told.items() if value != getattr(NO_OPTIONS, name)}
    return found if theme == "dark" else {**found, "theme": theme}


def paint(kind: str, view: Any, what: str, words: Callable[..., str], options: Options, theme: str = "dark") -> Picture:
    """A picture of one colour."""
    alt = f"{what} {wished(options, theme)}"
    return Picture(encode(Image.new("RGB", (8, 4), "navy")), f"{kind}-{what}.png", alt, 8, 4)


def tell(kind: str, view: Any, what: str, words: Callable[..., str], options: Options) -> list[str]:
    """A picture in two words."""
    return [f"{kind} {what}", f"{wished(options)}"]


def rows_of_cells(view: Any) -> list[str]:
    """The sectors of the chart."""
    return list("abcdef")


def nowhere() -> Any:
    """A game of the toy that has just begun, as onlookers see it."""
    return view(start(GAME, Setup(2), "nowhere"), None)


@cache
def duel_cog() -> type[GameCog]:
    """Made once: translating the commands of a cog takes longer than most tests."""

    boards = Boards(("chart", "hold"), sheet="sheet", since="since", zoom="row", sectors=rows_of_cells)
    MANIFESTS["duel"] = Manifest(boards, Panels(headed=("chart",)), reference=REFERENCE)

    class Duel(GameCog, group_name="duel", group_description=localized("command-duel")):
        """The commands of the toy game, which are those of any game."""

        shows = ("sheet", "zoom", "lookup")

    return Duel


REFERENCE = Reference({"good": tuple(GOODS), "captain": ("energy", "hull")}, nowhere)


class Env(simcord.Env):
    """The simulated Discord, looking more often whether the bot has come to rest: it otherwise idles half the time.

    What hangs is found later than the five seconds it gives a bot to come up, since a busy machine needs as many.
    """

    async def _settle_internal(self, *, idle: float = 0.005, **options: Any) -> None:
        await super()._settle_internal(idle=min(idle, 0.005), **{**options, "timeout": SETTLED_SECONDS})


class Wake(asyncio.Event):
    """An event whose waiters are known to wait for work, so that a test need not wait for them."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__()
        self.env = env

    async def wait(self) -> Literal[True]:
        await self.env.external_wait(super().wait(), reason="work to do")
        return True


class Bot(Orrery):
    """The bot as it is, with the toy on board and a painter that takes no time."""

    env: simcord.Env

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Note what was typed or pressed."""
        data: Any = interaction.data or {}
        pressed = re.fullmatch(PATTERN, str(data.get("custom_id", "")))
        USED.add(pressed["verb"] if pressed else getattr(interaction.command, "qualified_name", ""))
        if pressed and pressed["verb"] == "more":
            USED.update(data.get("values", ()))

    async def _sync(self) -> None:
        """Without the translations of the commands, and what Discord answers: they take long, and have tests."""
        await self.tree.set_translator(None)
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        await self.http.bulk_upsert_global_commands(self.application_id or 0, payload=payload)

    async def setup_hook(self) -> None:
        self.renderer, self.table.computers.mind = Renderer(paint, tell), QuickMind()
        self.table.transactions.now = lambda: int(self.env.now().timestamp())  # one clock for Discord and the table
        self.health.gateway.heard()  # the simulated one sends no frames that could be heard
        self.announcer.wake = Wake(self.env)
        self.players._wake = Wake(self.env)
        self.following.wake = Wake(self.env)
        self.hooks.wake = Wake(self.env)
        self.following.sleep = Bell(Wake(self.env))
        await self.add_cog(duel_cog()())
        await super().setup_hook()


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(games.MODULES, "gaia")
    monkeypatch.setitem(games.MODULES, "duel", "tests.toys.duel")
    monkeypatch.setattr(texts, "bundle", toys.bundle)


@pytest.fixture(autouse=True)
def exercise(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A flow does what it is named for in `exercised`."""
    refusal = texts.Texts.refusal

    def told(self: texts.Texts, error: Refusal | Illegal, game: str = "", names: Sequence[str] = ()) -> str:
        USED.add(f"{'refusal' if isinstance(error, Refusal) else 'illegal'}-{error.code}")
        return refusal(self, error, game, names)

    monkeypatch.setattr(texts.Texts, "refusal", told)
    USED.clear()
    yield
    claimed = {**exercised.COMMANDS, **exercised.VERBS, **exercised.REFUSALS}
    flow = f"{request.path.stem}::{request.node.name}"
    assert {what for what, named in claimed.items() if named == flow} - USED == set()


@pytest.fixture
def gaia(monkeypatch: pytest.MonkeyPatch, duel: None) -> None:
    """With Gaia Project in the house."""
    monkeypatch.setitem(games.MODULES, "gaia", "rules.gaia.game")


@pytest.fixture(autouse=True)
def few_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks at its clock four times a day.

    So two weeks pass in a moment, and no short sleep is waited for as if it were work, however busy the machine is.
    """
    for place, name in ((app, "TICK_SECONDS"), (app, "HOUR"), (health_file, "RENEWED_SECONDS")):
        monkeypatch.setattr(place, name, 6 * 3600.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await direct_store(tmp_path / "orrery.db")
    yield opened
    await opened.close()


@cache
def unhurried() -> Settings:
    """Settings for flows, which take no time; made once, since reading the environment takes longer than a press."""
    return Settings(
        requests_per_minute=1e6,
        tables_per_hour=1000,
        computer_level="easy",
        computer_processes=0,
        painting_processes=0,
    )


@pytest.fixture
def simcord_bot(store: SqliteStore, tmp_path: Path) -> Bot:
    return Bot(replace(unhurried(), health=tmp_path / "health"), store)


@pytest.fixture
async def simcord_env(simcord_bot: Bot) -> AsyncIterator[simcord.Env]:
    env = simcord_bot.env = Env(simcord_bot, shard_count=1, settle_timeout=SETTLED_SECONDS)
    await env.start()
    yield env
    await env.shutdown()
    env.raise_errors()


@pytest.fixture
async def hall(simcord_env: simcord.Env) -> Hall:
    return Hall(simcord_env)
