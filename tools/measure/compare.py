"""Two commits turn about: `python -m tools.bench compare OLD NEW`, since machines differ by half from hour to hour.

Each commit is checked out for itself and measured by commands that both have, in processes of their own: one round of
the old one, one of the new one, and again. The first round of each warms its compiled modules, and does not count.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROUNDS = 5
ALIKE = 0.03  # what machines differ by from minute to minute, even turn about
IDLE = """
import asyncio, pathlib, sys, tempfile
from tools.measure.process import rss_mb
from tools.measure.tables import bot_up
async def idle():
    with tempfile.TemporaryDirectory() as folder:
        async with bot_up(pathlib.Path(folder)) as here:
            await asyncio.sleep(2)
            print(rss_mb(here.bot.pid), "MB")
asyncio.run(idle())
"""
BENCH = ("-m", "tools.bench")
RECORDS = Path("tests/golden").resolve()  # those of this checkout: older ones had theirs elsewhere
FILES = 3  # of a game's records, which older commits can read


@dataclass(frozen=True, slots=True)
class Figure:
    """What a command measures: the numbers of its output that match `read` (their median), as `unit`.

    `more`: more of it is better.
    """

    command: Sequence[str]
    read: str
    unit: str
    more: bool = False


def _replay(game: str) -> Figure:
    files = sorted(map(str, (RECORDS / game).glob("*.jsonl.gz")))[:FILES]
    return Figure(("-m", "tools.oracle", game, *files), r"([\d,]+) lines per CPU", "lines/s", more=True)


FIGURES: Mapping[str, Figure] = {
    "start": Figure((*BENCH, "start"), r"([\d.]+) s", "s"),
    "idle-memory": Figure(("-c", IDLE), r"([\d.]+) MB", "MB"),
    **{f"replay-{folder.name}": _replay(folder.name) for folder in sorted(RECORDS.glob("*/"))},
    "picture": Figure((*BENCH, "latency", "--tables", "2", "--seconds", "15"), r"picture: p50 (\d+) ms", "ms"),
}


def numbers(figure: Figure, output: str) -> list[float]:
    """The numbers that a command has printed; raises ValueError where it has printed none."""
    found = [float(each.replace(",", "")) for each in re.findall(figure.read, output)]
    if not found:
        raise ValueError(f"nothing measured: {output[-500:]}")
    return found


def line(name: str, figure: Figure, old: Sequence[float], new: Sequence[float]) -> str:
    """A row of Markdown: both medians and their ratio, above 1 where there is more of it now."""
    before, after = median(old), median(new)
    verdict = "better" if (after > before) == figure.more else "worse"
    if abs(after / before - 1) < ALIKE:
        verdict = "alike"
    return f"| {name} | {before:,.2f} {figure.unit} | {after:,.2f} {figure.unit} | {after / before:.2f} ({verdict}) |"


def main(arguments: Sequence[str]) -> None:
    """Measure two commits."""
    parser = argparse.ArgumentParser(prog="tools.bench compare", description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds that count (default: {ROUNDS})")
    parser.add_argument(
        "--only", nargs="+", choices=FIGURES, default=list(FIGURES), help="which figures (default: all)"
    )
    given = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory(prefix="orrery-compare-") as folder,
        _checked_out(given.old, Path(folder, "old")) as old,
        _checked_out(given.new, Path(folder, "new")) as new,
    ):
        print(f"| figure | {given.old} | {given.new} | ratio |\n| --- | --- | --- | --- |")
        for name in given.only:
            print(_measured(name, FIGURES[name], old, new, given.rounds), flush=True)


def _measured(name: str, figure: Figure, old: Path, new: Path, rounds: int) -> str:
    found: dict[Path, list[float]] = {old: [], new: []}
    for number in range(rounds + 1):
        for tree in (old, new):
            values = numbers(figure, _run(figure, tree))
            found[tree] += [median(values)] if number else []
    return line(name, figure, found[old], found[new])


def _run(figure: Figure, tree: Path) -> str:
    """What a command prints in a checkout; raises CalledProcessError where it fails."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    surroundings = {**kept, "PYTHONPATH": str(tree), "PYTHONPYCACHEPREFIX": str(tree.parent / f"{tree.name}-compiled")}
    command = [sys.executable, *figure.command]
    return subprocess.run(command, cwd=tree, env=surroundings, check=True, text=True, stdout=subprocess.PIPE).stdout


@contextmanager
def _checked_out(commit: str, tree: Path) -> Iterator[Path]:
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(tree), commit], check=True)
    try:
        yield tree
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(tree)], check=True)
