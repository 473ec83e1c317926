"""Two processes over one database, and one that waits: one ends while people press, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.postgres import Databases
from tests.prepared_bot import UnpaintedBot
from tools.measure import kills

FEW = ("--shards", "4", "--processes", "2", "--kills", "1", "--games", "race", "--pause", "4", "--rate", "6")
KILLED = ("--tables", "4", "--seconds", "4")
UPDATED = ("--tables", "2", "--seconds", "4", "--gently", "--ack", "60")


@pytest.fixture(params=["postgres"])
async def address(databases: Databases) -> str:
    return await databases.empty()


@pytest.mark.parametrize("how", [KILLED, UPDATED], ids=["killed", "updated"])
async def test_a_process_that_ends_is_followed_and_nothing_is_lost_or_doubled(
    tmp_path: Path, address: str, how: tuple[str, ...]
) -> None:
    """Of presses not even one, where it was asked to end."""
    assert await kills.run(tmp_path, address, kills.arguments([*FEW, *how]), UnpaintedBot) == []
