"""Who presses, and in which language they read."""

from __future__ import annotations

from dataclasses import dataclass

from bot.plain_text import strip_bidi_controls
from bot.table.snapshot import Person
from bot.ui.kit.client import Interaction
from bot.words.texts import Texts


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a private message: in which language, and in dark or light pictures."""

    texts: Texts
    theme: str = "dark"


def person(interaction: Interaction) -> Person:
    """The one who presses, under the name they have here."""
    user = interaction.user
    return Person(user.id, strip_bidi_controls(user.display_name) or user.name, str(interaction.locale))


def spoken(interaction: Interaction) -> Texts:
    """Texts in the language of the user's Discord."""
    return Texts(str(interaction.locale))


async def texts(interaction: Interaction) -> Texts:
    """Texts in the language the user set, or that of their Discord."""
    return (await reader(interaction)).texts


async def reader(interaction: Interaction) -> Reader:
    """How the user reads, as they set it."""
    prefs = await interaction.client.table.preferences.of(interaction.user.id)
    return Reader(Texts(prefs.locale) if prefs.locale else spoken(interaction), prefs.theme)
