"""Slow tests start first, and tests that share something run in one process."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from os import environ
from pathlib import Path
from subprocess import run

import pytest

from tests.slow import EACH, SHARING, SLOW, WAITING, next_up, shared, slow_first

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Case:
    nodeid: str


FAST = [Case(f"tests/core/test_x.py::test_{number}") for number in range(30)]
COMPUTING = [Case(f"{part}::test_y") for part in reversed(SLOW[:4])]
WAITS = [Case(f"{part}::test_z") for part in reversed(WAITING)]


def test_those_that_wait_come_first_then_the_slow_ones_and_the_others_as_they_came() -> None:
    assert slow_first([*FAST[:15], *WAITS, *COMPUTING, *FAST[15:]]) == [*WAITS[::-1], *COMPUTING[::-1], *FAST]


def test_a_worker_gets_the_first_that_waits_or_the_first_that_computes_and_else_what_is_left() -> None:
    queue = ["tests/wire/test_a.py", "tests/e2e/test_b.py", "[gaia]", "tests/core/test_x.py"]
    assert next_up(queue, wait=True) == queue[0]
    assert next_up(queue, wait=False) == queue[2]
    assert next_up(queue[:2], wait=False) == queue[0]
    assert next_up(queue[2:], wait=True) == queue[2]


def test_what_is_named_is_there() -> None:
    assert [file for file in SHARING if not (ROOT / file).is_file()] == []
    assert [part for part in (*SLOW, *WAITING) if not (ROOT / part.partition("::")[0]).exists()] == []


@pytest.mark.parametrize(
    ("nodeid", "together"),
    [
        ("tests/test_laws.py::test_x[gaia-words]", "[gaia]"),
        ("tests/bot/test_branches.py::test_y[gaia]", "[gaia]"),
        ("tests/test_terms.py::test_x[a-b]", "tests/test_terms.py"),
        ("tests/images/test_readable.py::test_x[gaia-map]", "tests/images/test_readable.py[gaia]"),
        ("tests/core/test_x.py::test_y[a]", "tests/core/test_x.py"),
        ("tests/matrix/test_matrix.py::test_y[a]", "tests/matrix/test_matrix.py::test_y[a]"),
    ],
)
def test_what_is_shared_is_named_for_its_file_or_its_first_parameter(nodeid: str, together: str) -> None:
    assert shared(nodeid) == together


def test_random_games_are_played_by_one_worker_for_all_files_that_look_into_them() -> None:
    looks = re.compile(r"^from tests\.played import .*\bplays\b", re.MULTILINE)
    files = [file for file in (ROOT / "tests").rglob("test_*.py") if looks.search(file.read_text("utf-8"))]
    assert len(files) > 5
    assert [str(file) for file in files if SHARING.get(str(file.relative_to(ROOT))) != EACH] == []


SCHEDULED = """
from tests.slow import Together

def pytest_xdist_make_scheduler(config, log):
    return Together(config, log)
"""
TOLD = """
import os, pathlib, time, pytest

@pytest.mark.parametrize("number", range(6))
def test_it(number):
    time.sleep(0.1)
    pathlib.Path(f"{number}.txt").write_text(os.environ["PYTEST_XDIST_WORKER"])
"""


@pytest.mark.parametrize(
    ("file", "workers"),
    [("tests/test_terms.py", 1), ("tests/matrix/test_matrix.py", 2), ("tests/wire/test_faults.py", 2)],
)
def test_workers_take_what_is_shared_together(tmp_path: Path, file: str, workers: int) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(TOLD)
    (tmp_path / "conftest.py").write_text(SCHEDULED)
    command = (sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "--rootdir", ".", file)
    env = {**environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run(command, cwd=tmp_path, env=env, check=True, capture_output=True)
    assert len({told.read_text() for told in tmp_path.glob("*.txt")}) == workers
