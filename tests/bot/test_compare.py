"""What `tools.bench compare` makes of what commands print."""

from __future__ import annotations

import pytest

from tools.measure.compare import FIGURES, Figure, line, numbers

SECONDS = Figure((), r"([\d.]+) s", "s")
LINES = Figure((), r"([\d,]+) lines", "lines", more=True)


def test_the_numbers_of_a_command_are_read() -> None:
    assert numbers(SECONDS, "ready after 1.25 s, 1.50 s") == [1.25, 1.5]
    assert numbers(LINES, "together: 3,305 lines per CPU second") == [3305]
    with pytest.raises(ValueError, match="nothing measured: no figures"):
        numbers(SECONDS, "no figures")


@pytest.mark.parametrize(
    ("figure", "old", "new", "ratio"),
    [
        (SECONDS, [1.0, 9.0, 1.0], [2.0], "2.00 (worse)"),
        (SECONDS, [2.0], [1.0], "0.50 (better)"),
        (LINES, [100], [150], "1.50 (better)"),
        (LINES, [100], [99], "0.99 (alike)"),
    ],
)
def test_medians_are_compared_by_what_is_better(figure: Figure, old: list[float], new: list[float], ratio: str) -> None:
    assert ratio in line("start", figure, old, new)


def test_every_game_with_records_is_replayed() -> None:
    assert {name for name in FIGURES if name.startswith("replay-")} >= {"replay-gaia", "replay-race"}
