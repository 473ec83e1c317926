"""Games of other programs as referees: `python tools/oracle.py <game> games.jsonl.gz …`.

Each record is fed to the kernel answer by answer, and every number it holds is compared. The last line says how many
records passed and failed; the exit code is 0 when none failed.
"""

from __future__ import annotations

import argparse
import gc
import gzip
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from pydantic_core import from_json

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rules.core.decisions import Answer, Decision
from tools.peer.replay import Peer, Replay, check, peer_of, peers
from tools.peer.verdict import Verdict

OBJECTS = 100_000  # more than are made between two looks for garbage: a replay leaves none, and each look costs

Times = dict[str, list[float]]


@dataclass(frozen=True, slots=True)
class Played:
    """A verdict, the CPU seconds it took, and the times of questions where they were wanted."""

    verdict: Verdict
    cpu: float
    times: Times = field(default_factory=dict)


@dataclass(slots=True)
class Tally:
    """What was seen in all files."""

    passed: int = 0
    failed: int = 0
    skipped: list[str] = field(default_factory=list)
    times: Times = field(default_factory=dict)
    lines: int = 0
    cpu: float = 0.0

    @property
    def records(self) -> int:
        """How many were read."""
        return self.passed + self.failed + len(self.skipped)

    def add(self, played: Played, *, verbose: bool) -> None:
        """Count a record, and print it when it failed."""
        verdict = played.verdict
        self.lines += verdict.lines
        self.cpu += played.cpu
        if verdict.status == "skipped":
            self.skipped.append(f"{verdict.id} ({verdict.reason})")
        else:
            self.passed += verdict.status == "passed"
            self.failed += verdict.status == "failed"
        if verdict.status == "failed" or verbose:
            print(f"{verdict.status.upper()} {verdict.id} {verdict.reason}".rstrip(), flush=True)
        for kind, seconds in played.times.items():
            self.times.setdefault(kind, []).extend(seconds)


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=peers())
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="records, one JSON object a line, .gz or .json"
    )
    parser.add_argument("--only", metavar="ID", help="only the record of this id")
    parser.add_argument("--stop", action="store_true", help="stop at the first record that fails")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work")
    parser.add_argument("--no-timing", action="store_true", help="do not measure how long questions take to be put")
    parser.add_argument("--verbose", action="store_true", help="name the records that pass, too")
    return parser.parse_args(argv)


def lines(file: Path) -> Iterator[bytes]:
    """The records of a file, as they stand there; a `.json` file is one document with lists of records by kind."""
    if file.suffix == ".json":
        yield from _of_document(json.loads(file.read_text("utf-8")))
        return
    with gzip.open(file) if file.suffix == ".gz" else file.open("rb") as handle:
        for line in handle:
            if line.strip():
                yield line


def _of_document(document: dict[str, Any]) -> Iterator[bytes]:
    """The records of a document, each with its kind; one without an id is called by its kind and place.

    What is not a list, such as a `meta`, tells of the document and has no records.
    """
    for kind, records in document.items():
        if not isinstance(records, list):
            continue
        for number, record in enumerate(records, 1):
            yield json.dumps({"id": f"{kind}-{number}", "kind": kind, **record}).encode()


def play(game: str, line: bytes, *, only: str | None = None, timing: bool = False) -> Played | None:
    """One record: read, played, compared; None when another is wanted."""
    peer = peer_of(game)
    if only is not None and json.dumps(only).encode() not in line:
        return None
    begun = time.process_time()
    try:
        record = from_json(line)
    except ValueError:
        record = None  # no record at all: the peer's module says so
    if only is not None and (not isinstance(record, dict) or record.get("id") != only):
        return None
    verdict = check(peer, record)
    cpu = time.process_time() - begun
    return Played(verdict, cpu, times(peer, record) if timing and verdict.status == "passed" else {})


def times(peer: Peer, record: Any) -> Times:
    """Seconds that `pending` takes at each position of a record, by kind of question."""
    found: Times = {}

    def look(replay: Replay, question: Decision, words: Answer) -> None:
        begun = time.process_time()
        replay.game.pending(replay.state)
        found.setdefault(question.kind, []).append(time.process_time() - begun)

    peer.Replay(record, look).run()
    return found


def run(given: argparse.Namespace) -> Tally:
    """All files, one after the other."""
    tally = Tally()
    peer_of(given.game)  # imported before the clock runs
    gc.set_threshold(OBJECTS)
    for file in given.files:
        _file(file, given, tally)
        if given.stop and tally.failed:
            break
    return tally


def _file(file: Path, given: argparse.Namespace, tally: Tally) -> None:
    records, fed, cpu = tally.records, tally.lines, tally.cpu
    for played in _results(file, given):
        tally.add(played, verbose=given.verbose)
        if given.stop and tally.failed:
            break
    print(f"{file.name}: {speed(tally.records - records, tally.lines - fed, tally.cpu - cpu)}", flush=True)


def speed(records: int, fed: int, cpu: float) -> str:
    """How many records and lines, and how fast they were."""
    rates = f"{records / cpu:,.1f} records, {fed / cpu:,.0f} lines per CPU second" if cpu else "no CPU time"
    return f"{records} records, {fed:,} lines; {rates}"


def _results(file: Path, given: argparse.Namespace) -> Iterator[Played]:
    work = partial(play, given.game, only=given.only, timing=not given.no_timing)
    if given.jobs > 1:
        with ProcessPoolExecutor(given.jobs) as pool:
            yield from filter(None, pool.map(work, lines(file), chunksize=2))
    else:
        yield from filter(None, map(work, lines(file)))


def timetable(times: Times) -> Iterator[str]:
    """p50, p99 and the longest time a question took, in milliseconds, the longest first."""
    together = {"all": [seconds for of_kind in times.values() for seconds in of_kind]}
    for kind, seconds in sorted({**times, **together}.items(), key=lambda item: -max(item[1])):
        ranked = sorted(seconds)
        p50, p99 = (ranked[int(len(ranked) * part)] for part in (0.5, 0.99))
        numbers = "  ".join(f"{1000 * value:9.3f}" for value in (p50, p99, ranked[-1]))
        yield f"{kind:15}{len(ranked):8}  {numbers}"


def main(argv: list[str] | None = None) -> int:
    """Print what was found; 1 when a record failed."""
    given = arguments(argv)
    tally = run(given)
    if len(given.files) > 1:
        print(f"together: {speed(tally.records, tally.lines, tally.cpu)}")
    if tally.times:
        print("question          times    p50 ms     p99 ms     max ms", *timetable(tally.times), sep="\n")
    if tally.skipped:
        print(f"{len(tally.skipped)} skipped: {', '.join(tally.skipped)}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
