"""Looking something up: by name, chapter by chapter, or from a panel what it asks about."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.pictures.requests import ImageRequest
from bot.ui.boards import lookup_view
from bot.ui.boards.lookup_view import Lookup
from bot.ui.kit import attachments, readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.layout import shown_pictures
from bot.ui.kit.reply import begin, publish, say, show
from bot.ui.kit.way_back import back, stay
from bot.ui.panel.navigation import nav_of, open_options, open_question, real
from bot.ui.panel.pages.pictured import painted


async def show_entry(interaction: Interaction, kind: str, entry: str, game: str = "") -> None:
    """Show an entry, as the table sees it where one is named."""
    await begin(interaction)
    await _present(interaction, _among_its_page(Lookup(kind, game, (entry,)), entry))


async def print_entry(interaction: Interaction, kind: str, entry: str) -> None:
    """Post an entry for all to see, as the box has it: nothing of any table stands in it."""
    await begin(interaction)
    reader = await readers.reader(interaction)
    request = requests.printed(kind, [entry])
    drawn = await attachments.pictures_of(interaction.client, request, reader)
    lines = await attachments.words_of_picture(interaction.client, request, reader.texts)
    await say(interaction, reader.texts("ui-lookup-posted", name=lookup_view.entry_name(kind, entry, reader.texts)))
    await publish(interaction, lookup_view.public_view(reader.texts, lines, drawn), drawn)


@on("lookup", reply=Reply.APART)
async def asked(press: Press) -> None:
    """Show what the open question of the panel is about; the chapters where it names nothing.

    Of more than a phone has room for there is a picture of the first, and the others can be chosen.
    """
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    now = await press.bot.table.turns.panel(press.call.game, press.user)
    kind, nav = now.snapshot.row.kind, nav_of(press.call)
    question, reference = open_question(now, nav), manifest(now.snapshot.row.kind).reference
    if question is None or reference is None:
        return await _present(press.interaction, Lookup(kind, press.call.game))
    options = open_options(question, real(nav, question))
    first, every = reference.asked(question, options), reference.met(question, options)
    shown = Lookup(kind, press.call.game, first[: lookup_view.ASKED] or every[: lookup_view.ASKED], every)
    return await _present(press.interaction, shown)


@on("entry")
async def chosen(press: Press) -> None:
    """Show one entry in place of what was looked at."""
    shown, entry = await _looking(press), press.value
    if not shown.reference.has(entry):
        raise Refusal("stale")
    await _present(press.interaction, _among_its_page(replace(shown, entries=(entry,)), entry))


@on("chapter")
async def chapter(press: Press) -> None:
    """Show a page of a chapter."""
    shown, named = await _looking(press), press.value_or(press.call.arg(1))
    if named not in shown.reference.chapters:
        raise Refusal("stale")
    await _present(press.interaction, shown.opened(named, press.call.number(2)))


async def _looking(press: Press) -> Lookup:
    """What the press is about: the game of a table, or the one that is named; raises `Refusal` stale for neither."""
    kind = press.call.arg(0)
    if press.call.game:
        kind = (await press.bot.table.games.snapshot(press.call.game)).row.kind
    if manifest(kind).reference is None:
        raise Refusal("stale")
    return Lookup(kind, press.call.game)


def _among_its_page(shown: Lookup, entry: str) -> Lookup:
    """An entry among those of its page."""
    chapter, _, id = entry.partition(":")
    page = list(shown.reference.chapters[chapter]).index(id) // shown.a_page(chapter)
    return replace(shown, beside=shown.opened(chapter, page).entries, chapter=chapter, page=page)


async def _present(interaction: Interaction, shown: Lookup) -> None:
    """Show it; where a phone has no room for its picture, that of the first entries alone."""
    await begin(interaction)
    reader = await readers.reader(interaction)
    request = await _request(interaction, shown) if shown.entries else None
    one = request if len(shown.entries) == 1 else None
    lines = await attachments.words_of_picture(interaction.client, one, reader.texts)
    page = lookup_view.view(shown, reader.texts, lines, back(interaction, reader.texts))
    drawn = await painted(interaction, page, request, reader)
    if len(shown.entries) > 1 and not page.fits(drawn):
        await _present(interaction, lookup_view.fewer(shown))
        return
    view = page.view(drawn)
    await show(interaction, view, shown_pictures(view, drawn))


async def _request(interaction: Interaction, shown: Lookup) -> ImageRequest:
    """The picture: as the seat of whoever asks sees the table, or as the box has it."""
    printed = requests.printed(shown.kind, shown.entries)
    if not shown.game:
        return printed
    snapshot = await interaction.client.table.games.snapshot(shown.game)
    return requests.entries(snapshot, shown.entries, snapshot.seat_of(interaction.user.id)) or printed
