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
