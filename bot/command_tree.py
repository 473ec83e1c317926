"""The command tree: every command is counted and acknowledged before anything is read for it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.tallies import TALLIES
from bot.ui.kit import refusals
from bot.ui.kit.admission import is_admitted
from bot.ui.kit.reply import begin


class CommandTree(app_commands.CommandTree[Any]):
    """All commands answer in private."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether a command or a completion goes on."""
        try:
            if not await is_admitted(interaction):
                return False
            if interaction.type is discord.InteractionType.application_command:
                if isinstance(interaction.command, app_commands.Command):
                    TALLIES.commands[interaction.command.qualified_name] += 1
                await begin(interaction)
        except Exception as error:
            await refusals.tell(interaction, error)
            return False
        return True
