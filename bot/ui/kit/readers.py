"""Who presses, and in which language they read."""

from __future__ import annotations

from dataclasses import dataclass

from bot.plain_text import visible
from bot.store.rows import PrefsRow
from bot.table.base.snapshot import Person
from bot.ui.kit.client import Interaction
from bot.words.texts import Texts

READER = "reader"  # in the extras of an interaction


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a private message: in which language, and in dark or light pictures."""

    texts: Texts
    theme: str = "dark"


def person(interaction: Interaction) -> Person:
    """The one who presses, under the name they have here."""
    user = interaction.user
    return Person(user.id, visible(user.display_name) or user.name, str(interaction.locale))


def spoken(interaction: Interaction) -> Texts:
    """Texts in the language of the user's Discord."""
    return Texts(str(interaction.locale))


async def texts(interaction: Interaction) -> Texts:
    """Texts in the language the user set, or that of their Discord."""
    return (await reader(interaction)).texts


async def reader(interaction: Interaction) -> Reader:
    """How the user reads, as they set it; read once for each interaction."""
    if READER not in interaction.extras:
        prefs = await interaction.client.table.preferences.of(interaction.user.id)
        own = Texts(prefs.locale) if prefs.locale else spoken(interaction)
        interaction.extras[READER] = Reader(own, prefs.theme)
    found: Reader = interaction.extras[READER]
    return found


async def set_preferences(interaction: Interaction, prefs: PrefsRow) -> None:
    """Store what the user set; what is said to this interaction from now on follows it."""
    await interaction.client.table.preferences.set(prefs)
    interaction.extras.pop(READER, None)
