"""Presses on *Rematch*: the first opens its table, the others agree, and with the last it begins."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.table.seating.rematches import rematchable
from bot.ui.kit import permissions, readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, on
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.reply import show
from bot.words.people import mentions
from bot.words.tables import table_in_text


@on("rematch")
async def rematch(press: Press) -> None:
    """Ask for a rematch of a game that is over, or agree to the one there is."""
    before = await press.bot.table.games.snapshot(press.call.game)
    rematchable(before, press.user)
    _may_stand(press.interaction, before.row.channel_id)
    now = (await press.bot.table.rematches.agree(before.row.id, readers.person(press.interaction))).row
    texts = await readers.texts(press.interaction)
    where = f"<#{now.thread_id or now.channel_id}>"
    if now.status == "running":
        opened = int(now.thread_id is not None)  # the announcer opens the thread after this
        said = texts("ui-rematch-begun", name=table_in_text(now), id=now.id, where=where, opened=opened)
    else:
        asked = {"names": mentions(now.invited), "count": len(now.invited)}
        said = texts("ui-rematch-open", name=table_in_text(now), id=now.id, where=where, **asked)
    await show(press.interaction, layout(card(text(said))))


def _may_stand(interaction: Interaction, channel_id: int) -> None:
    """Raise `Refusal` not-here or no-permission where a table cannot stand in the channel of the game before."""
    channel = interaction.guild.get_channel(channel_id) if interaction.guild else None
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("not-here")
    if not channel.permissions_for(channel.guild.me).is_superset(permissions.TABLE):
        raise Refusal("no-permission")
