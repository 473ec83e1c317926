"""What the command line of the demo says."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Options:
    """`port` 0 takes any free one; without `db` the games are forgotten at the end."""

    play_through: bool
    seats: int
    seed: str
    port: int
    db: Path | None
    out: Path
    browser: bool

    @classmethod
    def of(cls, given: argparse.Namespace) -> Options:
        """From the parsed arguments."""
        return cls(given.play_through, given.seats, given.seed, given.port, given.db, given.out, not given.no_browser)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the demo understands."""
    parser.add_argument("--port", type=int, default=0, help="where the page is served (default: any free port)")
    parser.add_argument("--db", type=Path, help="keep the games in this file (default: forget them)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--play-through", action="store_true", help="let computers play one whole game, then end")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 5), help="how many play it (default: 4)")
    parser.add_argument("--seed", default="", help="what that game starts from (default: drawn)")
    parser.add_argument(
        "--out", type=Path, default=Path("demo-out"), help="folder for its pictures and result (default: demo-out)"
    )
