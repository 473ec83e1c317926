"""A person's own hours: where they live, when they play and are called, and how long they are away."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.rows import PrefsRow
from bot.table.base.waking import zone_named
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, modal, text, text_field
from bot.ui.kit.reply import say, show
from bot.ui.lobby.hub_view import ALSO, CALLS, DAILY
from bot.ui.lobby.lobby_handlers import settings

DAY = 24 * 3600
LONGEST_AWAY = 90  # days
FIELDS = ("zone", "wakes", "sleeps", "weekends", "away")


@on("hours", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form, with what is set."""
    press.bare()
    prefs, texts = await press.bot.table.preferences.of(press.user), await readers.texts(press.interaction)
    left = max(0, (prefs.away_until or 0) - press.bot.table.transactions.now())
    free = texts("ui-hours-yes" if prefs.weekends else "ui-hours-no")
    now = {
        "zone": prefs.zone,
        "wakes": str(prefs.wakes),
        "sleeps": str(prefs.sleeps or 24),
        "weekends": free,
        "away": str(-(-left // DAY)),
    }
    lines = [text_field(texts(f"ui-hours-{field}"), field, default=now[field], longest=40) for field in FIELDS]
    await press.interaction.response.send_modal(modal(texts("ui-hours"), Call("hours-set"), *lines))


@on("hours-set")
async def keep(press: Press) -> None:
    """Keep what was filled in; raises `Refusal` zone-unknown or hours-unknown, and then nothing has changed."""
    texts, table = await readers.texts(press.interaction), press.bot.table
    given = {field: press.written(field).strip() for field in FIELDS}
    zone = zone_named(given["zone"])
    if zone is None:
        raise Refusal("zone-unknown", zone=given["zone"])
    away = _number(given["away"] or "0", LONGEST_AWAY)
    prefs = replace(
        await table.preferences.of(press.user),
        zone=zone,
        hours_set=True,
        wakes=_number(given["wakes"], 23),
        sleeps=_number(given["sleeps"], 24) % 24,
        weekends=given["weekends"].casefold() in (texts("ui-hours-yes").casefold(), "yes", "y", "1"),
        away_until=table.transactions.now() + away * DAY if away else None,
    )
    await readers.set_preferences(press.interaction, prefs)
    kept = {"zone": zone, "wakes": prefs.wakes, "sleeps": prefs.sleeps, "weekends": int(prefs.weekends), "away": away}
    await say(press.interaction, texts("ui-hours-kept", **kept))


def _number(given: str, most: int) -> int:
    """A number of hours or days; raises `Refusal` hours-unknown."""
    if not given.isdecimal() or int(given[:4]) > most:
        raise Refusal("hours-unknown", given=given, most=most)
    return int(given[:4])


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
