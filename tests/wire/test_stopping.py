"""A host that ends the bot finds it ended, whenever it asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from demo.stage import Stage, stage
from demo.visitor import visit
from tests.patience import until
from tests.prepared_bot import stage as prepared_stage
from tests.wire.table import card, relax_limits

Opened = Callable[[Path, Path], AbstractAsyncContextManager[Stage]]


@pytest.mark.parametrize(
    ("process", "seconds"), [(stage, 0.0), (prepared_stage, 0.05), (prepared_stage, 0.2), (prepared_stage, 0.5)]
)
async def test_sigterm_while_it_starts(tmp_path: Path, process: Opened, seconds: float) -> None:
    """The moments are those behind the first login; how its modules were loaded before that makes no difference."""
    async with process(tmp_path, tmp_path / "orrery.db") as here:
        await here.bot.start()
        await until(lambda: "logging in" in here.bot.log.read_text("utf-8"))
        await asyncio.sleep(seconds)
        assert await here.bot.stop() == 0, here.bot.log.read_text("utf-8")
        assert "Traceback" not in here.bot.log.read_text("utf-8")


async def test_sigterm_while_computers_play(tmp_path: Path) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_PACE="0.05") as here:
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada:
            await ada.met()
            await ada.slash("gaia new", computers=2, watch=True)
            lobby = await ada.until(lambda: card(ada, "start"))
            await ada.press(lobby, "start")
            await ada.until(lambda: card(ada, "turn"))
            assert await here.bot.stop() == 0
    assert here.complaints == []
    assert '"level": "error"' not in here.bot.log.read_text("utf-8")
