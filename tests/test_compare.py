"""The command that compares commits reads what the others print, and says whether a figure has become better."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools.measure.compare import FIGURES, LINES_OF_ALL, Figure, line, numbers

SECONDS = FIGURES["start"]
REPLAY = Figure((), LINES_OF_ALL, "lines/s", more=True)


def test_every_start_is_read() -> None:
    assert numbers(SECONDS, "2.5 CPU seconds\n93.0 MB\n1.25 CPU seconds") == [2.5, 1.25]


@pytest.mark.parametrize(
    "output",
    [
        "a.gz: 1 records, 10 lines; 2.0 records, 1,200 lines per CPU second\n1 passed, 0 failed",
        "a.gz: 3.0 records, 7 lines per CPU second\nb.gz: 9 lines per CPU second\n"
        "together: 1,200 lines per CPU second\n2 passed",
    ],
)
def test_of_a_replay_the_speed_of_all_files_is_read(output: str) -> None:
    assert numbers(REPLAY, output) == [1200.0]


def test_a_command_that_measured_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="no CPU time"):
        numbers(REPLAY, "no CPU time")


def test_medians_and_their_ratio_stand_in_a_row() -> None:
    assert (
        line("start", SECONDS, [9.0, 2.0, 1.0], [3.0, 3.0, 30.0])
        == "| start | 2.00 CPU s | 3.00 CPU s | 1.50 (worse) |"
    )


@pytest.mark.parametrize(("more", "said"), [(True, "better"), (False, "worse")])
def test_whether_more_is_better_depends_on_the_figure(more: bool, said: str) -> None:
    assert line("it", replace(SECONDS, more=more), [1.0], [2.0]).endswith(f"2.00 ({said}) |")
