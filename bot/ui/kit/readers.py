"""Who presses, and in which language they read."""

from __future__ import annotations

from dataclasses import dataclass

from bot.plain_text import visible
from bot.store.rows import PrefsRow
from bot.table.game.snapshot import Person
from bot.ui.kit.client import Interaction
from bot.words.texts import Texts

READER = "reader"  # in the extras of an interaction
REMEMBERED = 10_000  # people whose language is known without reading it


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a private message: in which language, and in dark or light pictures.

    `theme` is one of `images.drawing.theme.THEMES`.
    """

    texts: Texts
    theme: str = "dark"


def person(interaction: Interaction) -> Person:
    """The one who presses, under the name they have here.

    It is shown in one line and turns nothing, but may format: in the text of a message it goes through `plain`.
    """
    user = interaction.user
    return Person(user.id, visible(user.display_name) or user.name, str(interaction.locale))


def spoken(interaction: Interaction) -> Texts:
    """Texts for what is said where nothing may be read: in the language the user set, as far as it is remembered."""
    return Texts(interaction.client.languages.get(interaction.user.id) or str(interaction.locale))


async def texts(interaction: Interaction) -> Texts:
    """Texts in the language the user set, or that of their Discord.

    It reads the store at the first call for an interaction: where nothing may be read, as before a press is
    acknowledged, there is `spoken`.
    """
    return (await reader(interaction)).texts


async def reader(interaction: Interaction) -> Reader:
    """How the user reads: in the language they set, else in that of their Discord, and in their theme.

    It is read once for each interaction and kept with it.
    """
    if READER not in interaction.extras:
        prefs = await interaction.client.table.preferences.of(interaction.user.id)
        _remember(interaction.client.languages, interaction.user.id, prefs.locale)
        interaction.extras[READER] = Reader(Texts(prefs.locale or str(interaction.locale)), prefs.theme)
    found: Reader = interaction.extras[READER]
    return found


async def anew(interaction: Interaction) -> Reader:
    """How the user reads by now, for an answer that is edited long after it was asked for."""
    interaction.extras.pop(READER, None)
    return await reader(interaction)


def _remember(languages: dict[int, str], user: int, locale: str | None) -> None:
    """Keep what somebody set; nothing of who follows their Discord."""
    languages.pop(user, None)
    if locale:
        languages[user] = locale
    if len(languages) > REMEMBERED:
        del languages[next(iter(languages))]


async def set_preferences(interaction: Interaction, prefs: PrefsRow) -> None:
    """Store what the user set; what is said to this interaction from now on follows it, such as in another language."""
    await interaction.client.table.preferences.set(prefs)
    interaction.extras.pop(READER, None)
