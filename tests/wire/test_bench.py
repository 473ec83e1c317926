"""The bench plays whole turns and counts what people press."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tools.measure import flood, turns
from tools.measure.figures import percentiles


async def test_turns_are_played_and_their_presses_counted(tmp_path: Path) -> None:
    report = await turns.presses(tmp_path, Namespace(games=["race"], turns=3))
    assert report.splitlines()[0].startswith("| Turn | seen | presses")
    assert "race, no free actions: 3 turns, 100% within 6 presses" in report


async def test_a_member_who_floods_is_refused_and_the_others_are_answered(tmp_path: Path) -> None:
    report = await flood.flood(tmp_path, Namespace(games=["race"], seconds=4.0, flooded=40))
    told = dict(line.split(": ", 1) for line in report.splitlines() if ": " in line)
    assert report.startswith("40 running games of one member")
    for what in ("completions", "commands"):
        sent, answered, refused = (int(part.split()[0]) for part in told[what].split(", ")[:3])
        assert sent > refused > answered > 0
    assert "new tables of others appear after" in report
    assert "tracebacks: 0" in report


def test_percentiles_are_those_of_the_numbers() -> None:
    assert percentiles([n / 1000 for n in range(101)]) == "p50 50 ms, p95 95 ms, p99 99 ms, longest 100 ms (101)"
