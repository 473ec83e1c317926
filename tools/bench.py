"""Figures of the bot as it is shipped, over the stand-in: `python -m tools.bench presses latency load …`.

    presses   presses and bot seconds per turn, by kind of turn, of people who answer at random
    latency   click to acknowledged and click to new picture, one game, then many at once
    load      presses a second, each with a picture, for a minute; how many were later than 3 s
    start     seconds from starting the process to ready
    memory    resident memory idle, and with many stored games
    bytes     database bytes per move
    searches  a game's own searches, such as for routes: the longest one
    counts    positions decoded, questions asked and answers executed for a press and a typed turn, and their CPU
    soak      a steady stream of presses for minutes: errors, refusals, memory
    thinking  what presses notice of strong computers that think at ten other tables, and the memory of those
    many      size, start, answers, ticks, copies of a database with `--stored` games, of which `--active` run
    flood     what others notice of one member with 400 games who completes and commands as fast as a program can

`python -m tools.bench compare OLD NEW` measures two commits turn about, and says how they relate.

Prints lines for docs/performance.md. Nothing here is a test: figures depend on the machine, which is printed first.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from rules.games import MODULES
from tools.measure import compare, counts, flood, load, searches, storage, thinking, turns
from tools.measure.many.many import many
from tools.measure.process import machine

Measure = Callable[[Path, argparse.Namespace], Coroutine[Any, Any, str]]
MEASURES: dict[str, Measure] = {
    "presses": turns.presses,
    "latency": load.latency,
    "load": load.sustained,
    "start": storage.start,
    "memory": storage.memory,
    "bytes": storage.size,
    "searches": searches.searches,
    "counts": counts.counts,
    "many": many,
    "soak": load.soak,
    "flood": flood.flood,
    "thinking": thinking.thinking,
}


def main() -> None:
    """Measure what is asked for, each with a bot of its own, or compare two commits."""
    if sys.argv[1:2] == ["compare"]:
        compare.main(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="+", choices=MEASURES)
    parser.add_argument("--games", nargs="+", default=list(MODULES), choices=MODULES, help="which games (default: all)")
    parser.add_argument("--turns", type=int, default=120, help="presses: turns of each game (default: 120)")
    parser.add_argument("--tables", type=int, default=50, help="latency, load, soak: games at once (default: 50)")
    parser.add_argument("--rate", type=float, default=20.0, help="load, soak: presses a second (default: 20)")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="latency, load, soak, flood: how long (default: 60)"
    )
    parser.add_argument(
        "--painting", type=int, help="load: processes that paint, 0 for a thread (default: as the bot is shipped)"
    )
    parser.add_argument("--flooded", type=int, default=400, help="flood: running games of its member (default: 400)")
    parser.add_argument("--stored", type=int, default=1000, help="memory, many: games in the database (default: 1000)")
    parser.add_argument("--active", type=int, default=100, help="memory, many: how many of them run (default: 100)")
    parser.add_argument("--people", type=int, default=200, help="many: who plays (default: 200)")
    parser.add_argument("--servers", type=int, default=10, help="many: where they play (default: 10)")
    given = parser.parse_args()
    print(f"{machine()}; Python {platform.python_version()}")
    for what in given.what:
        with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
            print(f"\n{what}\n{asyncio.run(MEASURES[what](Path(folder), given))}", flush=True)


if __name__ == "__main__":
    main()
