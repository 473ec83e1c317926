"""The bot as its own process in front of a stand-in; people come over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from demo.stage import Stage
from tests.prepared_bot import stage
from tests.wire.table import relax_limits

APART = {"ORRERY_PAINTING_PROCESSES": "1", "ORRERY_COMPUTER_PROCESSES": "1"}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stand-in with a running bot; at the end Discord must have refused nothing."""
    async with running(tmp_path) as opened:
        yield opened


@pytest.fixture
async def here_apart(tmp_path: Path) -> AsyncIterator[Stage]:
    """The same with a bot that paints and thinks in processes of their own, which take seconds to start."""
    async with running(tmp_path, **APART) as opened:
        yield opened


@asynccontextmanager
async def running(folder: Path, **settings: str) -> AsyncIterator[Stage]:
    async with stage(folder, folder / "orrery.db", ORRERY_SEED="wire", **settings) as opened:
        relax_limits(opened.world)
        await opened.bot.start()
        yield opened
    assert opened.complaints == []
    assert '"level": "error"' not in opened.bot.log.read_text("utf-8")
