"""A person's own hours: where they live, when they play, and how long they are away."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.errors import Refusal
from bot.plain_text import clip
from bot.table.base.waking import zone_named
from bot.ui.kit import readers
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import FIELD_LABEL, MODAL_TITLE, stateless
from bot.ui.kit.reply import say

DAY = 24 * 3600
LONGEST_AWAY = 90  # days
FIELDS = ("zone", "wakes", "sleeps", "weekends", "away")


@on("hours", reply=Reply.FORM)
async def ask(press: Press) -> None:
    """Open the form, with what is set."""
    if press.call.args:  # no button of ours has any
        raise Refusal("stale")
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
    modal = ui.Modal(title=clip(texts("ui-hours"), MODAL_TITLE), custom_id=str(Call("hours-set")))
    for field in FIELDS:
        line: ui.TextInput[ui.LayoutView] = ui.TextInput(custom_id=field, default=now[field], max_length=40)
        modal.add_item(ui.Label(text=clip(texts(f"ui-hours-{field}"), FIELD_LABEL), component=line))
    await press.interaction.response.send_modal(stateless(modal))


@on("hours-set")
async def keep(press: Press) -> None:
    """Keep what was filled in; raises `Refusal` zone-unknown or hours-unknown, and then nothing has changed."""
    texts, table = await readers.texts(press.interaction), press.bot.table
    given = {field: "".join(press.fields.get(field, ())).strip() for field in FIELDS}
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
