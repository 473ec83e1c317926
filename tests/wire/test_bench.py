"""The bench plays whole turns and counts what people press."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tools.measure import turns
from tools.measure.figures import percentiles


async def test_turns_are_played_and_their_presses_counted(tmp_path: Path) -> None:
    report = await turns.presses(tmp_path, Namespace(games=["race"], turns=3))
    assert report.splitlines()[0].startswith("| Turn | seen | presses")
    assert "race, no free actions: 3 turns, 100% within 6 presses" in report


def test_percentiles_are_those_of_the_numbers() -> None:
    assert percentiles([n / 1000 for n in range(101)]) == "p50 50 ms, p95 95 ms, p99 99 ms, longest 100 ms (101)"
