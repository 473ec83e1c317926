"""Private pages that stay as current as the tables they are about; each person has one of each at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from discord import ui

from bot.ui.kit import readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.layout import Picture
from bot.ui.kit.reply import show
from bot.words.texts import Texts


@dataclass(frozen=True, slots=True)
class Page:
    """A private view with its pictures; made anew when one of the tables that it is `about`, by id, changes.

    about: empty for a page that only its reader changes. pictures: only those that the view shows are uploaded.
    """

    view: ui.LayoutView
    about: frozenset[str]
    pictures: Sequence[Picture] = ()


MakePage = Callable[[Interaction, Texts], Awaitable[Page]]  # raises `Refusal` where its reader may see it no more


async def show_page(interaction: Interaction, name: str, make: MakePage) -> None:
    """Show a page, which follows its tables from now on; one of this name that was shown before goes.

    A page about one table has the id of that table as its name, so that nobody has two of the same lobby.
    """
    page = await make(interaction, (await readers.reader(interaction)).texts)
    message = await show(interaction, page.view, page.pictures) or (await interaction.original_response()).id
    await interaction.client.following.watching(interaction, message, name, page, make)
