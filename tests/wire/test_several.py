"""Two processes over one database, and one that waits: one is killed while people press, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.postgres import Databases
from tests.prepared_bot import UnpaintedBot
from tools.measure import kills

FEW = ("--shards", "4", "--processes", "2", "--tables", "4", "--rate", "6", "--seconds", "4", "--kills", "1")


@pytest.fixture(params=["postgres"])
async def address(databases: Databases) -> str:
    return await databases.empty()


async def test_a_killed_process_is_followed_and_nothing_is_lost_or_doubled(tmp_path: Path, address: str) -> None:
    given = kills.arguments([*FEW, "--pause", "4", "--games", "race"])
    assert await kills.run(tmp_path, address, given, UnpaintedBot) == []
