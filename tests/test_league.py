"""The league of computers: games are kept in a file, so that a cell is filled in parts, and no game counts twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core.game import Setup
from tools.league import kept as keeping_module
from tools.league.kept import Cell, fingerprint, keeping, kept
from tools.league.playing import Result, seated
from tools.league.report import report

CELL = Cell("race", ("club", "easy"), Setup(2, {"expansion": "none"}))


def a_game(first: int, second: int) -> Result:
    players = ["club", "easy"]
    return Result(players, [first, second], [1.0, 0.0], 14, {"club": [0.02], "easy": [0.0]}, ["", ""], 0, [])


def test_games_are_kept_by_seed_and_number_and_none_counts_twice(tmp_path: Path) -> None:
    """A cell is filled in parts: what was played before is there, and a game that was written down twice is one."""
    file, first, second = tmp_path / "league.jsonl", a_game(40, 12), a_game(31, 30)
    assert kept(file, CELL) == {}
    assert [*keeping(file, CELL, "a", [(0, first), (1, second)])] == [first, second]
    assert [*keeping(file, CELL, "a", [(1, second)])] == [second]
    assert [*keeping(file, CELL, "b", [(0, second)])] == [second]
    assert kept(file, CELL) == {("a", 0): first, ("a", 1): second, ("b", 0): second}
    assert "3 games of race" in report("race", [*kept(file, CELL).values()])


def test_a_game_stands_in_the_file_as_soon_as_it_is_over(tmp_path: Path) -> None:
    """A league that is broken off loses the game that was played, and no other."""
    file = tmp_path / "league.jsonl"
    next(keeping(file, CELL, "a", [(0, a_game(40, 12)), (1, a_game(31, 30))]))
    assert list(kept(file, CELL)) == [("a", 0)]


@pytest.mark.parametrize(
    "other",
    [
        Cell("race", ("strong", "easy"), CELL.setup),
        Cell("race", CELL.players, Setup(3, CELL.setup.options)),
        Cell("race", CELL.players, Setup(2)),
        Cell("pulsar", CELL.players, CELL.setup),
    ],
)
def test_games_of_another_cell_are_not_summed_up(tmp_path: Path, other: Cell) -> None:
    file = tmp_path / "league.jsonl"
    assert [*keeping(file, CELL, "a", [(0, a_game(40, 12))])]
    assert kept(file, other) == {}


def test_games_of_a_computer_that_was_changed_are_not_summed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its code and what it has learnt tell computers apart; those of another game do not matter."""
    for path, text in {"rules/race/computer/quick.py": "", "rules/gaia/computer/worth.py": ""}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    monkeypatch.setattr(keeping_module, "ROOT", tmp_path)
    before, file = fingerprint("race"), tmp_path / "league.jsonl"
    assert [*keeping(file, CELL, "a", [(0, a_game(40, 12))])]
    (tmp_path / "rules/gaia/computer/worth.py").write_text("changed")
    assert (fingerprint("race"), len(kept(file, CELL))) == (before, 1)
    (tmp_path / "rules/race/computer/evaluation.json").write_text("{}")
    assert fingerprint("race") != before
    assert kept(file, CELL) == {}


def test_each_player_sits_in_each_place() -> None:
    tables = [seated(["strong", "club"], 4, number) for number in range(4)]
    assert [table.index("strong") for table in tables] == [0, 3, 2, 1]
    assert all(table.count("club") == 3 for table in tables)
