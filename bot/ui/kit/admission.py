"""Whether a request of a person is taken at all, decided before anything is read for it."""

from __future__ import annotations

from discord import InteractionType

from bot.errors import Refusal
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.reply import say


async def is_admitted(interaction: Interaction) -> bool:
    """Whether a request is taken; else whoever made it has been told, and nothing was read for it.

    Nobody is told of one that another process takes.
    """
    if not await interaction.client.others.handover.takes(interaction.id):
        return False
    completion = interaction.type is InteractionType.autocomplete
    if interaction.client.request_limit.take(interaction.user.id, completion=completion):
        return True
    if completion:
        await interaction.response.autocomplete([])
    else:
        await say(interaction, readers.spoken(interaction).refusal(Refusal("too-fast")))
    return False
