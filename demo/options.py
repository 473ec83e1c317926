"""What the command line of the demo says."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from rules import games


@dataclass(frozen=True, slots=True)
class Options:
    """`port` 0 takes any free one; without `db` the games are forgotten at the end."""

    play_through: bool
    game: str
    seats: int
    seed: str
    port: int
    db: Path | None
    out: Path
    browser: bool

    @classmethod
    def of(cls, given: argparse.Namespace) -> Options:
        """From the parsed arguments; raises ValueError for a number of seats that the game does not have."""
        possible = games.game(given.game).seats
        seats = given.seats or possible[-1]
        if seats not in possible:
            raise ValueError(f"{given.game} is for {possible[0]} to {possible[-1]}, not for {seats}")
        return cls(
            given.play_through,
            given.game,
            seats,
            given.seed,
            given.port,
            given.db,
            given.out,
            not given.no_browser,
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the demo understands."""
    parser.add_argument("--port", type=int, default=0, help="where the page is served (default: any free port)")
    parser.add_argument("--db", type=Path, help="keep the games in this file (default: forget them)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--play-through", action="store_true", help="let computers play one whole game, then end")
    first = next(iter(games.MODULES))
    parser.add_argument("--game", default=first, choices=games.MODULES, help=f"which game (default: {first})")
    parser.add_argument("--seats", type=int, help="how many play it (default: as many as can)")
    parser.add_argument("--seed", default="", help="what that game starts from (default: drawn)")
    parser.add_argument(
        "--out", type=Path, default=Path("demo-out"), help="folder for its pictures and result (default: demo-out)"
    )
