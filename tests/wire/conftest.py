"""The bot as its own process in front of a stand-in; people come over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from demo.stage import Stage
from tests.prepared_bot import stage
from tests.wire.table import relax_limits


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stand-in with a running bot that paints and thinks apart; at the end Discord must have refused nothing."""
    apart = {"ORRERY_PAINTING_PROCESSES": "1", "ORRERY_COMPUTER_PROCESSES": "1"}
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED="wire", **apart) as opened:
        relax_limits(opened.world)
        await opened.bot.start()
        yield opened
    assert opened.complaints == []
    assert '"level": "error"' not in opened.bot.log.read_text("utf-8")
