"""When people want to be called: at once, in their hours, once a day, and of which tables not at all."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.rows import PrefsRow
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Press, on
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.reply import show
from bot.ui.lobby.hub_view import ALSO, CALLS, DAILY
from bot.ui.lobby.lobby_handlers import settings


@on("calls")
async def calls(press: Press) -> None:
    """Set whether calls come at once, in one's hours, or once a day at a certain hour."""
    if press.value not in CALLS:
        raise Refusal("stale")
    daily = int(press.value.removeprefix(DAILY)) if press.value.startswith(DAILY) else None
    await _keep(press, quiet=press.value == "waking", digest=daily)


@on("also")
async def also(press: Press) -> None:
    """Set whether one is told of being next, and whether one's answers count in forecasts."""
    if not set(press.values) <= set(ALSO):
        raise Refusal("stale")
    await _keep(press, next_up="next" in press.values, forecasts="forecasts" in press.values)


async def _keep(press: Press, **changed: bool | int | None) -> None:
    prefs: PrefsRow = await press.bot.table.preferences.of(press.user)
    await readers.set_preferences(press.interaction, replace(prefs, **changed))  # type: ignore[arg-type]  # by name
    await settings(press)


@on("mute")
async def mute(press: Press) -> None:
    """Want no calls of a table any more, or want them again."""
    game, table = press.call.game, press.bot.table
    if (await table.games.snapshot(game)).seat_of(press.user) is None:
        raise Refusal("not-seated")
    muted = not await table.calls.muted(game, press.user)
    await table.calls.mute(game, press.user, muted=muted)
    texts = await readers.texts(press.interaction)
    said = text(texts("ui-muted" if muted else "ui-unmuted"))
    await show(press.interaction, layout(card(said, *way_back.back(press.interaction, texts))))
