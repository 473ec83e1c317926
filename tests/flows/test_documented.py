"""What the documents say to type and to set is what there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import discord
import pytest
import simcord
from structlog.testing import capture_logs

from bot.settings import Settings, variable
from bot.sharing.shards import Shards
from bot.ui.kit import permissions
from bot.words.texts import Texts
from rules import games
from tests.flows.conftest import Bot
from tests.flows.people import Hall, buttons, shown, words

KINDS = tuple(games.MODULES)
DOCS = Path(__file__).parents[2] / "docs"
PAGES = {path.stem: path.read_text("utf-8") for path in (DOCS / "playing").glob("*.md")}  # of single games
PLAYING = "\n".join([(DOCS / "playing.md").read_text("utf-8"), *PAGES.values()])
README = (DOCS.parent / "README.md").read_text("utf-8")
HOSTING = (DOCS / "hosting.md").read_text("utf-8")
PRIVILEGED = {"members", "presences", "message_content"}  # what Discord grants a bot on request only
TYPED = ("burn:1; research:eco", "burn 1. up eco.")


async def test_the_commands_in_the_guide_for_players_are_there(simcord_bot: Bot, gaia: None) -> None:
    from bot.ui.install import install

    await install(simcord_bot)
    kinds = "|".join(KINDS)
    named = set(re.findall(rf"`/((?:(?:{kinds}) )?[a-z]+)[ `]", PLAYING))
    there = {command.qualified_name for command in simcord_bot.tree.walk_commands()}
    assert {"play", "gaia new", "gaia act", "gaia zoom", "race card"} <= named <= there | set(KINDS)
    given = {command: set(re.findall(rf"`/{command} ([a-z]+):", PLAYING)) for command in named}
    for command, options in given.items():
        found = simcord_bot.tree.get_command(command.split()[0])
        for part in command.split()[1:]:
            found = found.get_command(part)  # type: ignore[union-attr]
        assert options <= {parameter.name for parameter in getattr(found, "parameters", ())}


async def test_the_turns_in_the_guide_for_players_can_be_typed(gaia: None, hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "gaia new")
    await hall.ben.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.start(game, hall.ann.id, "docs")
    await hall.env.settle()
    who = await hall.reach("action")
    for line in TYPED:
        assert f"`{line}`" in PLAYING
        drafted = shown(await who.slash(hall.thread, "gaia act", words=line))
        assert f"{who.name} advances in Economy to level 1" in words(drafted)
        assert "Confirm" in buttons(drafted)
        for _ in ("the level", "the token"):
            drafted = shown(await who.click(drafted, label="Undo step"))


@pytest.mark.parametrize("kind", KINDS)
def test_the_options_in_the_guide_for_players_are_those_of_the_game(kind: str, gaia: None) -> None:
    texts = Texts("en")
    chapter = PAGES.get(kind, "").partition("\n## Options\n")[2].partition("\n## ")[0]
    named = re.findall(r"^\| (.+?) \|", chapter, re.MULTILINE)
    offered = [texts(f"{kind}-option-{option.id}") for option in games.game(kind).options]
    assert named == (["Option", *offered] if offered else [])


def test_the_settings_in_the_guide_for_hosts_are_there() -> None:
    ours = {variable(each) for each in fields(Settings) if not each.name.startswith("token")}
    assert set(re.findall(r"`(ORRERY_[A-Z_]+)`", HOSTING)) == ours
    shipped = Settings()
    assert f"| `ORRERY_LOBBY_DAYS` | `{shipped.lobby_days}` |" in HOSTING
    assert f"| `ORRERY_PACE` | `{shipped.pace:.0f}` |" in HOSTING


def test_the_bot_is_invited_with_what_it_needs_and_no_more() -> None:
    link = permissions.invitation(0)
    (number,) = re.findall(r"permissions=(\d+)", link)
    needed = set(permissions.NEEDED)
    assert discord.Permissions(int(number)) == discord.Permissions(**dict.fromkeys(needed, True))
    assert permissions.PLAYING == permissions.TABLE | permissions.FIRST_GAME  # whose lack is refused beforehand
    for document in (HOSTING, README):
        assert re.findall(r"permissions=(\d+)", document) == [number]
    assert f"`{int(number) | discord.Permissions(manage_threads=True).value}` adds *Manage Threads*" in HOSTING
    reasons = HOSTING.partition("| permission | why |")[2].partition("\n\n")[0]
    rows = re.findall(r"^   \| ([A-Z][^|]+?) \|", reasons, re.MULTILINE)
    assert {name.strip().lower().replace(" ", "_") for row in rows for name in row.split(",")} == needed


async def test_the_bot_asks_for_no_privileged_intent(simcord_bot: Bot) -> None:
    asked = {name for name, wanted in simcord_bot.intents if wanted}
    assert asked
    assert not asked & PRIVILEGED
    assert "privileged intent" in README


async def test_a_bot_in_no_server_says_how_it_is_invited(
    simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of several processes does not: others may have servers."""
    bot = simcord_env.bot
    assert isinstance(bot, Bot)
    with capture_logs() as logged:
        await bot.on_ready()
    assert [entry["event"] for entry in logged][:2] == ["invite", "ready"]
    assert logged[0]["link"] == permissions.invitation(bot.application_id or 0)
    monkeypatch.setattr(bot, "served", Shards(2, 2, 0))
    with capture_logs() as logged:
        await bot.on_ready()
    assert "invite" not in [entry["event"] for entry in logged]
    monkeypatch.undo()
    simcord_env.create_guild()
    await simcord_env.settle()
    with capture_logs() as logged:
        await bot.on_ready()
    assert "invite" not in [entry["event"] for entry in logged]
