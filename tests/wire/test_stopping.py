"""A host that ends the bot finds it ended, whenever it asks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from demo.stage import stage
from demo.visitor import visit
from tests.patience import until
from tests.wire.table import card, relax_limits


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.2, 0.5])
async def test_sigterm_while_it_starts(tmp_path: Path, seconds: float) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db") as here:
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
