"""Where a report goes: into the channel that the host has named, else into a file beside the database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import discord
import structlog
from discord import ui

from bot.plain_text import plain
from bot.table.course.reports import Report
from bot.ui.kit.client import Client
from bot.ui.kit.layout import Document, card, file_part, layout, text
from bot.ui.kit.reply import NOBODY
from bot.words.texts import Texts

log = structlog.get_logger()
KEPT = 500  # files; the oldest go


async def deliver(bot: Client, report: Report, texts: Texts) -> None:
    """Bring a report to the host; raises OSError where it can neither be posted nor written."""
    log.warning("reported", game=report.game_id, seat=report.seat, move=report.seq)
    if bot.settings.report_channel:
        try:
            await _post(bot, bot.settings.report_channel, report, texts)
        except (discord.DiscordException, aiohttp.ClientError) as error:
            log.warning("report-not-posted", reason=repr(error))
        else:
            return
    path = await asyncio.to_thread(keep, bot.settings.report_folder, report)
    log.info("report-kept", file=str(path))


def view(report: Report, texts: Texts) -> ui.LayoutView:
    """The message to the host: what was written, of which game, and how it is played again."""
    return layout(card(text(*_lines(report, texts)), file_part(Document(report.name, report.data))))


def keep(folder: Path, report: Report) -> Path:
    """Write a report into a folder, for its owner alone to read; returns the file."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / report.name
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(report.data)
    oldest_first = sorted(folder.glob("report-*.json"), key=lambda each: each.stat().st_mtime)
    for old in oldest_first[:-KEPT]:
        old.unlink(missing_ok=True)
    return path


def _lines(report: Report, texts: Texts) -> Iterator[str]:
    seat = 0 if report.seat is None else report.seat + 1
    yield texts("report-head", game=texts(f"{report.kind}-name"), id=report.game_id, move=report.seq, seat=seat)
    yield plain(report.said)
    if "damaged" in report.game:
        yield texts("report-damaged")
    yield texts("report-replay", command=report.command)


async def _post(bot: Client, channel: int, report: Report, texts: Texts) -> None:
    file = Document(report.name, report.data).file
    place = bot.get_partial_messageable(channel)
    await place.send(view=view(report, texts), files=[file], allowed_mentions=NOBODY)
