"""Who presses, and in which language they read."""

from __future__ import annotations

from bot.look import Person
from bot.texts import Texts
from bot.ui.client import Interaction


def person(interaction: Interaction) -> Person:
    """The one who presses, under the name they have here."""
    return Person(interaction.user.id, interaction.user.display_name)


def spoken(interaction: Interaction) -> Texts:
    """Texts in the language of the user's Discord."""
    return Texts(str(interaction.locale))


async def texts(interaction: Interaction) -> Texts:
    """Texts in the language the user set, or that of their Discord."""
    chosen = (await interaction.client.table.prefs(interaction.user.id)).locale
    return Texts(chosen) if chosen else spoken(interaction)
