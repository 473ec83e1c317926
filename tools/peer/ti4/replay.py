"""Records of combats with their probabilities: exact ones, and such as were simulated so and so often."""

from __future__ import annotations

from math import sqrt

from rules.ti4.odds.reckoning import Place, odds
from tools.peer import replay
from tools.peer.replay import Look, Record
from tools.peer.ti4.fleets import fleets
from tools.peer.verdict import Difference

EXACTLY = 1e-6
DEVIATIONS = 4.0
ROUNDED = 5e-5  # shares are written with four digits
PLACES: dict[str, Place] = {"space": "space", "ground": "planet"}


class Replay(replay.Replay):
    """One combat."""

    def __init__(self, record: Record, look: Look | None = None) -> None:
        super().__init__(record, look)
        self.game = None
        self.state = None

    @property
    def length(self) -> int:
        """A combat is one line."""
        return 1

    def run(self) -> None:
        """Reckon and compare."""
        found = odds(*fleets(self.record), place=PLACES[self.record["place"]])
        for what, expected, got in zip(
            ("attacker", "draw", "defender"),
            self.record["p"],
            (found.attacker, found.draw, found.defender),
            strict=True,
        ):
            if abs(expected - got) > tolerance(self.record, got):
                raise Difference(what, expected, got)

    def place(self) -> str:
        """The whole record."""
        return "combat"

    def open_questions(self) -> list[tuple[int, str]]:
        """Nobody is asked."""
        return []


def skipped(record: Record) -> str:
    """No combat is left out; what is none fails."""
    return ""


def tolerance(record: Record, probability: float) -> float:
    """How far off a recorded probability may be: written with six digits, or shares of so many simulated combats."""
    if record["method"] == "exact":
        return EXACTLY
    battles = record["n"]
    return DEVIATIONS * sqrt(max(probability * (1.0 - probability), 1.0 / battles) / battles) + ROUNDED
