"""A page about a picture that fits a phone: its words leave the picture room, which gives way before they are cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.pictures.requests import ImageRequest
from bot.ui.kit import attachments
from bot.ui.kit.client import Interaction
from bot.ui.kit.layout import Picture, shown_pictures
from bot.ui.kit.readers import Reader
from bot.ui.kit.reply import show
from bot.ui.panel import phone
from bot.words.posts.happened import in_events, small

LEAST = 300  # px that a picture is high at least, of one that is as wide as pictures are
LINE = 50  # small letters that a phone has room for in a line
Way = Callable[[Sequence[Picture]], ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Pictured:
    """Ways to say what stands about a picture, from the most telling to the shortest.

    The picture has as much room as the last of the `ways` leaves it. The `shorter` ways are for one that needs more,
    and where nothing could be seen in so much. One that is `spared` is left out where none of them has room for it.
    """

    ways: Sequence[Way]
    shorter: Sequence[Way] = ()
    spared: bool = False

    @property
    def room(self) -> int:
        """How many px high the picture may be, of one that is as wide as pictures are."""
        room = phone.room(self.ways[-1])
        if room < LEAST and self.shorter:
            return phone.room(self.shorter[-1])
        return room

    def view(self, pictures: Sequence[Picture]) -> ui.LayoutView:
        """The first way that fits a phone with these pictures, or without them where they are `spared`; else the last.

        Those to be sent are the `shown_pictures` of the view.
        """
        ways = [*self.ways, *self.shorter]
        shown = phone.fitting(ways, pictures)
        if self.spared and phone.height(shown, pictures) > phone.MOST:
            return phone.fitting(ways, ())
        return shown

    def fits(self, pictures: Sequence[Picture]) -> bool:
        """Whether any of the ways fits a phone with these pictures."""
        return phone.height(self.view(pictures), pictures) <= phone.MOST


def lasts(lines: Sequence[str]) -> list[list[str]]:
    """Ways to say less than these lines: each in about a line of a phone, then fewer of them, down to the last one.

    No event is cut: of a line that is longer the first is told.
    """
    short = [small(in_events(line, LINE)) for line in lines]
    return [short[start:] for start in range(len(short))]


async def show_pictured(interaction: Interaction, page: Pictured, request: ImageRequest | None, reader: Reader) -> None:
    """Show a page privately with what is wished for as its picture, painted for the room that there is."""
    drawn = await painted(interaction, page, request, reader)
    view = page.view(drawn)
    await show(interaction, view, shown_pictures(view, drawn))


async def painted(
    interaction: Interaction, page: Pictured, request: ImageRequest | None, reader: Reader
) -> list[Picture]:
    """The picture of a page for the room that it has there; nothing where it cannot be had."""
    if request:
        request = replace(request, options=replace(request.options, room=page.room))
    return await attachments.pictures_of(interaction.client, request, reader)
