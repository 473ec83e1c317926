"""One place where what goes wrong becomes words: refusals in the reader's language, faults under a short number."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import structlog
from discord import app_commands, ui

from bot.errors import DamagedGame, Refusal, Unavailable
from bot.tallies import TALLIES
from bot.ui.kit import ids, readers
from bot.ui.kit.client import Interaction, interaction_data
from bot.ui.kit.layout import Child
from bot.ui.kit.reply import outage, say
from bot.words.texts import Texts
from rules.core.decisions import Illegal

log = structlog.get_logger()
OLD = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
WAYS_OUT = {"away": ("ui-return", "return"), "not-lobby": ("ui-turn", "turn")}  # by refusal: a button, and its verb
GONE = {10003, 10008, 10015, 10062, 50027}  # the channel, the message, or the right to answer


@asynccontextmanager
async def told(interaction: Interaction) -> AsyncIterator[None]:
    """Run what answers an interaction; tell its user about whatever it raises."""
    try:
        yield
    except Exception as error:
        await tell(interaction, error)


async def tell(interaction: Interaction, error: BaseException) -> None:
    """Say in words what went wrong. Never raises: there is nobody left to tell."""
    try:
        if isinstance(error, (Refusal, Illegal)):
            TALLIES.refusals[error.code] += 1
            texts = await readers.texts(interaction)
            await say(
                interaction, texts.refusal(error, _game(interaction)), below=way_out(error, texts, _table(interaction))
            )
        elif getattr(error, "code", None) in GONE:
            log.info("interaction-gone", interaction=interaction.id)
        elif isinstance(error, DamagedGame):
            log.error("game-damaged", game=error.game_id, exc_info=error)
            texts = await readers.texts(interaction)
            await say(interaction, texts("ui-damaged", id=error.game_id), below=_report(error.game_id, texts))
        elif isinstance(error, Unavailable):
            log.warning("store-unavailable", interaction=interaction.id, reason=str(error))
            await say(interaction, readers.spoken(interaction)("ui-unavailable"))
        elif outage(error):
            log.warning("answer-lost", interaction=interaction.id, error=repr(error))
            await say(interaction, readers.spoken(interaction)("ui-outage"))
        else:
            await _fault(interaction, error)
    except Exception as second:
        log.warning("telling-failed", interaction=interaction.id, error=repr(second))


def way_out(error: Refusal | Illegal, texts: Texts, game: str) -> list[Child]:
    """The button of what somebody can do instead of what is refused, at the table that the refusal names, or this one.

    None where neither names a table, as for most commands.
    """
    table = str(error.details.get("game", game))
    if error.code not in WAYS_OUT or not table:
        return []
    label, verb = WAYS_OUT[error.code]
    custom_id = str(ids.Call(verb, table))
    return [ui.ActionRow(ui.Button(label=texts(label), custom_id=custom_id, style=discord.ButtonStyle.primary))]


async def _fault(interaction: Interaction, error: BaseException) -> None:
    number = secrets.token_hex(3)
    log.error("fault", id=number, user=interaction.user.id, what=_what(interaction), exc_info=error)
    texts = readers.spoken(interaction)
    await say(interaction, texts("ui-fault", id=number), below=_report(_table(interaction), texts))


def _report(game: str, texts: Texts) -> list[Child]:
    """The button that tells the host of what went wrong with a game; none without a game."""
    if not game:
        return []
    custom_id = str(ids.Call("report", game))
    return [ui.ActionRow(ui.Button(label=texts("ui-report"), custom_id=custom_id))]


def _game(interaction: Interaction) -> str:
    """The game whose command is used: its group has the game's name; "" for a press, which names a table."""
    group = getattr(interaction.command, "root_parent", None)
    if not group:
        return ""
    return str(group.name)


def _what(interaction: Interaction) -> str:
    """The command, or the verb of the control and its game: the rest of its id may hold what others must not know."""
    command = interaction.command
    if command:
        return command.qualified_name
    if match := _control(interaction):
        return f"{match['verb']} {match['game']}"
    return ""


def _table(interaction: Interaction) -> str:
    """The id of the game whose control was pressed; "" where none is named."""
    if match := _control(interaction):
        return str(match["game"] or "")
    return ""


def _control(interaction: Interaction) -> re.Match[str] | None:
    return re.fullmatch(ids.PATTERN, str(interaction_data(interaction).get("custom_id", "")))


async def tree_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """The error handler of the command tree; a completion cannot be told anything."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    if isinstance(error, app_commands.CommandInvokeError):
        cause = error.original
    else:
        cause = error
    if isinstance(cause, app_commands.CheckFailure):
        cause = Refusal("not-here")
    elif isinstance(cause, OLD):  # their Discord still offers the commands of the release before
        cause = Refusal("old-command")
    await tell(interaction, cause)
