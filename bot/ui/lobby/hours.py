"""A person's own hours: where they live, when they play and are called, and how long they are away.

A form that is refused is offered again with what was written: it travels in the button's id, the zone last, since its
name may hold the sign that parts the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from discord import ui

from bot.errors import Refusal
from bot.store.rows import PrefsRow
from bot.table.game.waking import DAY
from bot.ui.kit import readers, way_back
from bot.ui.kit.controls import Press, Reply, Style, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, choice_field, layout, modal, text, text_field
from bot.ui.kit.reply import show
from bot.ui.lobby.hub_view import ALSO, CALLS, DAILY, days_away
from bot.ui.lobby.lobby_handlers import settings
from bot.ui.lobby.seat.hour_words import in_24_hours
from bot.ui.lobby.seat.zones import zone_called, zone_meant, zone_spoken
from bot.words.texts import Texts

LONGEST_AWAY = 90  # days
MUTED, UNMUTED = "on", "off"
FIELDS = ("zone", "wakes", "sleeps", "weekends", "away")
LONGEST = dict.fromkeys(FIELDS, 10) | {"zone": 40}  # characters, so that all of them fit into the id of a button
YES, NO = "yes", "no"


@on("hours", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form, with what is set, or with what was written before it was refused.

    Who has set nothing finds the zone of their language in it, where that is one; it holds once they send the form.
    """
    prefs, texts = await press.bot.table.preferences.of(press.user), await readers.texts(press.interaction)
    likely = None if prefs.hours_set else zone_spoken(str(press.interaction.locale))
    now = _written(press.call) or {
        "zone": zone_called(likely or prefs.zone, texts),
        "wakes": str(prefs.wakes),
        "sleeps": str(prefs.sleeps or 24),
        "weekends": YES if prefs.weekends else NO,
        "away": str(days_away(prefs, press.bot.table.transactions.now())),
    }
    lines = [_field(name, now[name], texts) for name in FIELDS]
    await press.interaction.response.send_modal(modal(texts("ui-hours"), Call("hours-set"), *lines))


def _field(name: str, now: str, texts: Texts) -> ui.Label[Any]:
    label = texts(f"ui-hours-{name}")
    if name == "weekends":
        return choice_field(label, name, [(texts(f"ui-hours-{each}"), each) for each in (YES, NO)], now)
    return text_field(label, name, default=now, longest=LONGEST[name])


@on("hours-set")
async def keep(press: Press) -> None:
    """Keep what was filled in and show it among the settings; where it is refused nothing changes or is lost."""
    given = {field: press.written(field).strip() for field in FIELDS}
    texts = await readers.texts(press.interaction)
    try:
        prefs = _set(await press.bot.table.preferences.of(press.user), given, press.bot.table.transactions.now())
    except Refusal as refused:
        again = button(texts("ui-hours-again"), _again(given), Style.primary)
        back = way_back.to(Call("settings"), texts)
        said = text(texts.refusal(refused))
        await show(press.interaction, layout(card(said, *rows([again, back]))))
        return
    await readers.set_preferences(press.interaction, prefs)
    await settings(press)


def _set(prefs: PrefsRow, given: Mapping[str, str], now: int) -> PrefsRow:
    """The preferences with what is given; raises `Refusal` zone-unknown or hours-unknown, stale for no choice."""
    zone = zone_meant(given["zone"])
    if zone is None:
        raise Refusal("zone-unknown", zone=given["zone"])
    if given["weekends"] not in (YES, NO):
        raise Refusal("stale")
    away = _number(given["away"] or "0", LONGEST_AWAY)
    return replace(
        prefs,
        zone=zone,
        hours_set=True,
        wakes=_number(in_24_hours(given["wakes"]), 23),
        sleeps=_number(in_24_hours(given["sleeps"]), 24) % 24,
        weekends=given["weekends"] == YES,
        away_until=now + away * DAY if away else None,
    )


def _number(given: str, most: int) -> int:
    """A number of hours or days, perhaps with zeros before it; raises `Refusal` hours-unknown (given, most)."""
    digits = given.lstrip("0")[:4] or "0"  # enough to be too many
    if not given.isdecimal() or int(digits) > most:
        raise Refusal("hours-unknown", given=given, most=most)
    return int(digits)


def _again(given: Mapping[str, str]) -> Call:
    """The call that opens the form with what was written."""
    *others, zone = (given[name][: LONGEST[name]] for name in (*FIELDS[1:], FIELDS[0]))
    return Call("hours", args=(*(other.replace("/", " ") for other in others), zone))


def _written(call: Call) -> dict[str, str] | None:
    """What was written, of a call that `_again` made; None where it has no arguments.

    Raises `Refusal` stale for another call: ids can be forged, and all is cut.
    """
    if not call.args:
        return None
    if len(call.args) < len(FIELDS):
        raise Refusal("stale")
    given = dict(zip(FIELDS[1:], call.args, strict=False)) | {FIELDS[0]: "/".join(call.args[len(FIELDS) - 1 :])}
    return {name: given.get(name, "")[: LONGEST[name]] for name in FIELDS}


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


@on("pool")
async def pool(press: Press) -> None:
    """Say that one takes over seats on this server, or does so no more."""
    guild, turned = press.interaction.guild_id, press.call.arg(0)
    if guild is None or turned not in ("on", "off"):
        raise Refusal("stale")
    await press.bot.table.pool.turn(guild, press.user, on=turned == "on")
    await settings(press)


@on("mute")
async def mute(press: Press) -> None:
    """Show whether a table calls one, with the button for the contrary; or want no calls of it, or want them again."""
    game, table = press.call.game, press.bot.table
    if (await table.games.snapshot(game)).seat_of(press.user) is None:
        raise Refusal("not-seated")
    if press.call.args:
        await table.calls.mute(game, press.user, muted=press.call.arg(0) == MUTED)
    muted = await table.calls.muted(game, press.user)
    texts = await readers.texts(press.interaction)
    said = text(texts("ui-muted" if muted else "ui-unmuted"))
    other = UNMUTED if muted else MUTED
    change = button(texts(f"ui-mute-{other}"), Call("mute", game, 0, (other,)))
    await show(press.interaction, layout(card(said, *rows([change]), *way_back.back(press.interaction, texts))))
