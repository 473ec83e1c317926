"""Telling people that nobody was found for them in the queue of a server, by direct message; `/play` says it too."""

from __future__ import annotations

import discord
import structlog

from bot.plain_text import plain
from bot.store.lobby_rows import QueueRow
from bot.table.seating.queue import WAITS_DAYS
from bot.ui.kit.client import Client
from bot.ui.kit.reply import NOBODY
from bot.words.texts import Texts
from rules.games import MODULES

log = structlog.get_logger()


class QueueEnds:
    """Each is told once: a message that was sent unheard has the nonce of the one that is sent again."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def tell(self) -> None:
        """Tell all of whom the time is over, once it is known which servers the bot is in."""
        if not self.bot.is_ready():
            return
        for row in await self.bot.table.queue.ended():
            try:
                await self._tell(row)
            except (discord.Forbidden, discord.NotFound):
                log.info("queue-end-not-told", user=row.user_id)
            except Exception:  # of Discord or the way to it: tried again
                log.exception("queue-end-failed", user=row.user_id)
                continue
            await self.bot.table.queue.told(row)

    async def _tell(self, row: QueueRow) -> None:
        guild = self.bot.get_guild(row.guild_id)
        if guild is None or row.kind not in MODULES:
            return
        prefs = await self.bot.table.preferences.of(row.user_id)
        texts = Texts(prefs.locale or row.locale)
        said = texts("queue-ended", days=WAITS_DAYS, server=plain(guild.name), game=texts(f"{row.kind}-name"))
        place = await self.bot.create_dm(discord.Object(row.user_id))
        await place.send(said, nonce=f"{row.user_id:x}{row.ends:x}", allowed_mentions=NOBODY)
