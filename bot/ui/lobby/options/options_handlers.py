"""Presses in the options of a table."""

from __future__ import annotations

from functools import partial

from bot.errors import Refusal
from bot.table.game.roles import require
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import in_lobby
from bot.table.seating.choosing import option_of
from bot.ui.kit import readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import whole_number
from bot.ui.kit.layout import AGAIN, written_in
from bot.ui.kit.living import Page, show_page
from bot.ui.kit.reply import begin, show
from bot.ui.lobby.options import options_view
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Illegal


@on("languages")
async def languages(press: Press) -> None:
    """Choose in which languages the table says what all people read; with both, the one it has comes first."""
    if press.value not in options_view.LANGUAGES:
        raise Refusal("stale")
    row = (await press.bot.table.games.snapshot(press.call.game)).row
    locale, second = press.value, ""
    if locale == options_view.BOTH:
        locale = row.locale
        second = next(other for other in LOCALES if other != locale)
    snapshot = await press.bot.table.lobby.set_languages(row.id, press.user, locale, second)
    await show_options(press, snapshot)


@on("pace")
async def pace(press: Press) -> None:
    """Choose the table's clock."""
    snapshot = await press.bot.table.lobby.choose_clock(press.call.game, press.user, press.value)
    await show_options(press, snapshot)


@on("window")
async def window(press: Press) -> None:
    """Choose how long windows of a kind are open."""
    lobby, kind, hours = press.bot.table.lobby, press.call.arg(0), whole_number(press.value, -1)
    await show_options(press, await lobby.choose_window(press.call.game, press.user, kind, hours))


def _turned_on(press: Press) -> bool:
    """Whether a button that turns something on or off turns it on; raises `Refusal` stale for any other word."""
    if press.call.arg(0) not in ("on", "off"):
        raise Refusal("stale")
    return press.call.arg(0) == "on"


@on("anonymous")
async def anonymous(press: Press) -> None:
    """Say whether people are called by their seats until the end."""
    snapshot = await press.bot.table.lobby.hide_names(press.call.game, press.user, on=_turned_on(press))
    await show_options(press, snapshot)


@on("hints")
async def hints(press: Press) -> None:
    """Say whether whoever plays may ask what a computer would do."""
    snapshot = await press.bot.table.lobby.allow_hints(press.call.game, press.user, on=_turned_on(press))
    await show_options(press, snapshot)


@on("feed")
async def feed(press: Press) -> None:
    """Say whether programs may read what everybody may see; raises `Refusal` feed-off where the bot has no feeds."""
    on_now = _turned_on(press)
    if not press.bot.settings.feed_secret:
        raise Refusal("feed-off")
    snapshot = await press.bot.table.lobby.allow_feed(press.call.game, press.user, on=on_now)
    await show_options(press, snapshot)


@on("options")
async def options(press: Press) -> None:
    """Show the options to the owner; of many, the one that was chosen is open."""
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    await show_options(press, snapshot, press.value_or())


@on("option", reply=Reply.ITSELF)
async def option(press: Press) -> None:
    """Choose an option, or open the form for what is written in the place of its choices."""
    if press.value == options_view.WRITE:
        await write(press)
        return
    await begin(press.interaction)
    snapshot = await press.bot.table.lobby.set_option(press.call.game, press.user, press.call.arg(0), press.value)
    await show_options(press, snapshot, press.call.arg(0))


@on("option-text", reply=Reply.FORM)
async def write(press: Press) -> None:
    """Open the form for the text of an option, for the owner only; raises `Refusal` stale where it takes none."""
    snapshot, texts = await press.bot.table.games.snapshot(press.call.game), await readers.texts(press.interaction)
    require(snapshot, press.user, "arrange")
    in_lobby(snapshot)
    chosen = option_of(snapshot, press.call.arg(0))
    if chosen.text is None:
        raise Refusal("stale")
    refused = written_in(press.interaction.message) if AGAIN in press.call.args else ""
    await press.interaction.response.send_modal(options_view.text_form(snapshot, chosen, chosen.text, texts, refused))


@on("option-written")
async def written(press: Press) -> None:
    """Play what was written; where it cannot be played, say why and show it again."""
    name, wanted = press.call.arg(0), press.written(options_view.FIELD)
    try:
        snapshot = await press.bot.table.lobby.set_option(press.call.game, press.user, name, wanted)
    except Illegal as refused:
        snapshot, texts = await press.bot.table.games.snapshot(press.call.game), await readers.texts(press.interaction)
        why = texts.refusal(refused, snapshot.row.kind)
        shown = options_view.refused_view(snapshot, option_of(snapshot, name), texts, why, wanted)
        await show(press.interaction, shown)
        return
    await show_options(press, snapshot, name)


async def show_options(press: Press, snapshot: GameSnapshot, opened: str = "") -> None:
    """Show the options of a table as they are from now on, the one of this id open."""
    await show_page(press.interaction, snapshot.row.id, partial(_options, snapshot.row.id, opened))


async def _options(game: str, opened: str, interaction: Interaction, texts: Texts) -> Page:
    """The options as they are."""
    snapshot = await interaction.client.table.games.snapshot(game)
    feeds = bool(interaction.client.settings.feed_secret)
    shown = options_view.options_view(snapshot, texts, interaction.user.id, opened, feeds=feeds)
    return Page(shown, frozenset((game,)))
