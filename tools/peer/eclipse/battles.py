"""Odds of Eclipse and dice that are really rolled: `python -m tools.peer.eclipse.battles FILE… --battles 20000`.

Takes files of fights as `tools/oracle.py eclipse` does. Each fight is fought again and again with seeded dice, and how
often the attacker wins is compared with the odds; the time that odds take is measured. The exit code is 1 when a fight
lies more than four standard deviations off.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from pydantic_core import from_json

from rules.eclipse.battle.fleets import Fight, Side
from rules.eclipse.battle.salvos import hits_by_rule
from rules.eclipse.battle.steps import Over, Roll, Stalemate, assign, attack, begin, disperse, next_step, rolled
from rules.eclipse.odds import Odds, odds
from tools.oracle import lines
from tools.peer.eclipse.fights import squadrons

FACES = range(1, 7)
TOO_FAR = 4.0


@dataclass(frozen=True, slots=True)
class Compared:
    """A fight: its odds, how often the attacker won, how many standard deviations that is off, and seconds."""

    id: str
    odds: Odds
    wins: float
    deviations: float
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.id:36} {self.odds.method} {self.odds.attacker:.4f}, fought {self.wins:.4f}, "
            f"{self.deviations:+.2f} sigma; odds in {1000 * self.seconds:.1f} ms"
        )


class Resolver:
    """The rules of battle, which remember what they have resolved.

    Each fight that waits for dice has a number; of engagement rounds it does not matter which one it is. Dice that do
    the same damage are put in order, so that a throw that fell before is known again.
    """

    def __init__(self, beginning: Fight) -> None:
        self.fights: list[Fight] = []
        self.steps: list[Roll | Over] = []
        self._numbers: dict[Fight, int] = {}
        self._after: dict[tuple[int, tuple[int, ...]], int] = {}
        self._beginning = self._number(beginning)

    def fight_out(self, rng: Random) -> Side:
        """The winner of one battle."""
        number = self._beginning
        while True:
            step = self.steps[number]
            if isinstance(step, Over):
                return step.winner
            rolls = tuple(roll for _, roll in sorted(zip(step.dice, rng.choices(FACES, k=len(step.dice)), strict=True)))
            after = self._after.get((number, rolls))
            if after is None:
                waiting = rolled(self.fights[number], rolls)
                after = self._after[number, rolls] = self._number(assign(waiting, hits_by_rule(waiting)))
            number = after

    def _number(self, fight: Fight) -> int:
        """The number of a fight where it waits for dice next, or is over."""
        while not isinstance(step := next_step(fight), Roll | Over):
            fight = disperse(fight) if isinstance(step, Stalemate) else attack(fight)
        fight = replace(fight, round=min(fight.round, 1))
        number = self._numbers.get(fight)
        if number is None:
            number = self._numbers[fight] = len(self.fights)
            self.fights.append(fight)
            self.steps.append(step)
        return number


def compared(record: dict[str, Any], battles: int) -> Compared:
    """Fight a record's fight so many times; the dice follow from its name."""
    fleets = squadrons(record)
    begun = time.process_time()
    expected = odds(fleets)
    seconds = time.process_time() - begun
    rng = Random(record["id"])
    resolver = Resolver(begin(fleets))
    wins = sum(resolver.fight_out(rng) == "attacker" for _ in range(battles))
    return Compared(record["id"], expected, wins / battles, deviations(expected.attacker, wins, battles), seconds)


def deviations(probability: float, wins: int, battles: int) -> float:
    """How many standard deviations a count is off; one more or less counts as none where nothing else may happen."""
    deviation = max(sqrt(battles * probability * (1.0 - probability)), 1.0)
    return (wins - battles * probability) / deviation


def fights(files: list[Path]) -> Iterator[dict[str, Any]]:
    """The fights of files, each once: of several battles with given dice the first."""
    seen = set()
    for file in files:
        for line in lines(file):
            record = from_json(line)
            record["id"] = record["id"].partition("#")[0]
            if "defender" in record and record["id"] not in seen:
                seen.add(record["id"])
                yield record


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="fights, as for tools/oracle.py")
    parser.add_argument("--battles", type=int, default=20_000, metavar="N", help="how often each is fought")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Print every fight, and what the odds took; 1 when one is too far off."""
    given = arguments(argv)
    found = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for result in pool.map(partial(compared, battles=given.battles), fights(given.files)):
            print(result, flush=True)
            found.append(result)
    times = [1000 * result.seconds for result in found]
    print(f"{len(found)} fights, odds: median {median(times):.1f} ms, worst {max(times):.1f} ms of CPU")
    worst = max(abs(result.deviations) for result in found)
    print(f"{given.battles} battles each: at most {worst:.2f} sigma off")
    return int(worst > TOO_FAR)


if __name__ == "__main__":
    sys.exit(main())
