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
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

ROUNDS = 5
ALIKE = 0.03  # what machines differ by from minute to minute, even turn about
IDLE = """
import asyncio, pathlib, sys, tempfile
from tools.measure.process import cpu_seconds, rss_mb
from tools.measure.tables import bot_up
async def idle():
    with tempfile.TemporaryDirectory() as folder:
        async with bot_up(pathlib.Path(folder)) as here:
            print(cpu_seconds(here.bot.pid), "CPU seconds")
            await asyncio.sleep(2)
            print(rss_mb(here.bot.pid), "MB")
asyncio.run(idle())
"""
BENCH = ("-m", "tools.bench")
RECORDS = Path("tests/golden").resolve()  # those of this checkout: older ones had theirs elsewhere
LINES_OF_ALL = r"(?s)([\d,]+) lines per CPU(?!.*lines per CPU)"  # the last of them


@dataclass(frozen=True, slots=True)
class Figure:
    """What a command measures: the numbers of its output that match `read` (their median), as `unit`.

    `more`: more of it is better.
    """

    command: Sequence[str]
    read: str
    unit: str
    more: bool = False


FIGURES: Mapping[str, Figure] = {
    "start": Figure(("-c", IDLE), r"([\d.]+) CPU seconds", "CPU s"),
    "idle-memory": Figure(("-c", IDLE), r"([\d.]+) MB", "MB"),
    "picture": Figure((*BENCH, "latency", "--tables", "2", "--seconds", "15"), r"picture: p50 (\d+) ms", "ms"),
}
REPLAYS = {f"replay-{folder.name}": folder for folder in sorted(RECORDS.glob("*/"))}


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
    names = [*FIGURES, *REPLAYS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, help="which figures (default: all)")
    given = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory(prefix="orrery-compare-") as folder,
        _checked_out(given.old, Path(folder, "old")) as old,
        _checked_out(given.new, Path(folder, "new")) as new,
    ):
        print(f"| figure | {given.old} | {given.new} | ratio |\n| --- | --- | --- | --- |")
        for name in given.only:
            if figure := FIGURES.get(name) or _replay(REPLAYS[name], old, new):
                print(_measured(name, figure, old, new, given.rounds), flush=True)


def _replay(records: Path, *trees: Path) -> Figure | None:
    """The replay of those files of a game that pass in all checkouts; None where there are none."""
    replay = Figure(("-m", "tools.oracle", records.name), LINES_OF_ALL, "lines/s", more=True)
    each = [replace(replay, command=(*replay.command, str(file))) for file in sorted(records.glob("*.gz"))]
    files = [one.command[-1] for one in each if all(_runs(one, tree) for tree in trees)]
    return replace(replay, command=(*replay.command, *files)) if files else None


def _runs(figure: Figure, tree: Path) -> bool:
    try:
        _run(figure, tree)
    except subprocess.CalledProcessError:
        return False
    return True


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
