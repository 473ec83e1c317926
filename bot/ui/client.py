"""Interactions of our own client, with what Discord sent in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord

if TYPE_CHECKING:
    from bot.app import Orrery

    Interaction = discord.Interaction[Orrery]
else:
    Interaction = discord.Interaction


def sent(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """The data of an interaction as Discord sent it."""
    return cast("dict[str, Any]", interaction.data or {})
