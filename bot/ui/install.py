"""Everything people press and type, put into the bot once at its start."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import discord

from bot.ui import errors, guide_start, hall, ids, moving, planning, reading, turn
from bot.ui.client import sent
from bot.ui.controls import Control, Press, dispatch
from bot.ui.forms import submitted
from bot.ui.translator import Translator
from rules.games import MODULES

if TYPE_CHECKING:
    from bot.app import Orrery

HANDLED_IN = (guide_start, hall, moving, planning, reading, turn)


async def install(bot: Orrery) -> None:
    """Add the controls, the commands with their translations, and the handlers of modals and errors."""
    bot.add_dynamic_items(Control)
    bot.add_listener(modal, "on_interaction")
    bot.tree.error(errors.tree_error)
    await bot.tree.set_translator(Translator())
    for extension in ("cogs.tables", *(f"cogs.{game}" for game in MODULES)):
        if find_spec(extension):
            await bot.load_extension(extension)


async def modal(interaction: discord.Interaction[Any]) -> None:
    """Hand a submitted modal to its verb. Read from what Discord sent, so a restart in between does not matter."""
    data = sent(interaction)
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if match := re.fullmatch(ids.PATTERN, str(data.get("custom_id", ""))):
        await dispatch(Press(interaction, ids.decode(match.groupdict()), fields=submitted(data)))
