"""A second book of a game: the final points, told from nothing but the events of the log.

It shares with the rules the numbers printed on the components, and none of the rules' counting.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import TypeVar

from rules.core.flow import Event
from rules.pulsar.components import (
    GOALS,
    HEADQUARTERS,
    INITIATIVE_VP,
    SIZES,
    STARTING_VP,
    TECHNOLOGIES,
    TRANSMITTERS,
    Goal,
    station_vp,
)

T = TypeVar("T")


class Ledger:
    """What a seat has done and got, event by event."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.vp = STARTING_VP[place]
        self.cubes = 0
        self.patents: list[str] = []
        self.stations: set[str] = set()
        self.kept = 0
        self.claims: set[str] = set()
        self.taken: list[str] = []
        self.spinning: dict[str, str] = {}
        self.online: set[str] = set()
        self.joined: list[tuple[str, str]] = []
        self.projects: list[str] = []
        self.runs = 0
        self.awards = 0
        self.headquarters = ""
        self.last_order: list[int] = []

    def read(self, event: Event) -> None:
        """Take an event down."""
        if event.kind == "order":
            self.last_order = [int(seat) for seat in str(event.facts["seats"]).split()]
        if event.facts.get("seat") != self.seat:
            return
        facts = event.facts
        if event.kind in ("scored", "run", "award"):
            self.vp += int(facts["vp"])
        self.vp += int(facts.get("gain:vp", 0)) - int(facts.get("cost:vp", 0))
        self.cubes += int(facts.get("gain:cubes", 0))
        if event.kind in ("copied", "paid-red", "bought"):
            self.cubes -= int(facts["cubes"])
        reader = getattr(self, f"_{event.kind.replace('-', '_')}", None)
        if reader is not None:
            reader(facts)

    def _side(self, facts: dict[str, str | int]) -> None:
        self.headquarters = str(facts["headquarters"])

    def _patent(self, facts: dict[str, str | int]) -> None:
        self.patents.append(str(facts["technology"]))

    def _station(self, facts: dict[str, str | int]) -> None:
        self.stations.add(str(facts["place"]))

    def _explored(self, facts: dict[str, str | int]) -> None:
        self.kept += facts["tile"] == "station"

    def _claimed(self, facts: dict[str, str | int]) -> None:
        self.claims.add(str(facts["place"]))

    def _took(self, facts: dict[str, str | int]) -> None:
        self.taken.append(str(facts["size"]))

    def _spun(self, facts: dict[str, str | int]) -> None:
        self.spinning[str(facts["place"])] = str(facts["size"])

    def _online(self, facts: dict[str, str | int]) -> None:
        self.online.add(str(facts["tile"]))

    def _joined(self, facts: dict[str, str | int]) -> None:
        self.joined.append((str(facts["tile"]), str(facts["other"])))

    def _project(self, facts: dict[str, str | int]) -> None:
        self.projects.append(str(facts["project"]))

    def _run(self, facts: dict[str, str | int]) -> None:
        self.runs += 1

    def _award(self, facts: dict[str, str | int]) -> None:
        self.awards += 1

    def number(self, what: str) -> int:
        """How many the seat has of something."""
        sizes = Counter(self.spinning.values())
        rows: dict[str, list[bool]] = defaultdict(list)
        for project in HEADQUARTERS.get(self.headquarters, {}):
            rows[project[0]].append(project in self.projects)
        return {
            "stations": len(self.stations),
            "patents": len(self.patents),
            "spinning": len(self.spinning),
            "spinning-small": sizes["small"],
            "spinning-medium": sizes["medium"],
            "spinning-large": sizes["large"],
            "spinning-sizes": sum(sizes[size] > 0 for size in SIZES),
            "spinning-same-size": max(sizes.values(), default=0),
            "online-transmitters": len(self.online),
            "vp-transmitters": sum(bool(TRANSMITTERS[t].vp or TRANSMITTERS[t].buys) for t in self.online),
            "links": sum({one, other} <= self.online for one, other in self.joined),
            "projects": len(self.projects),
            "project-rows": sum(all(done) for done in rows.values()),
            "used-gate-runs": self.runs,
            "awards": self.awards,
        }[what]

    def final(self, goals: list[str], seats: int) -> int:
        """All the points of the end."""
        effects = [effect for name in self.patents if (effect := TECHNOLOGIES[name].effect) is not None]
        total = self.vp + len(self.claims) + len(self.taken)
        total += sum(vp for seat, vp in zip(self.last_order, INITIATIVE_VP[seats], strict=True) if seat == self.seat)
        total += station_vp(len(self.stations) + self.kept + sum(effect.stations for effect in effects))
        for effect in effects:
            if effect.op == "final-steps":
                total += effect.steps[min(self.number(effect.what), len(effect.steps) - 1)]
            if effect.op == "final-each" and effect.what not in ("goal-steps", "goals-bought"):
                total += effect.vp * self.number(effect.what)
        return total + max(self._shared_out([GOALS[name] for name in goals]))

    def _shared_out(self, goals: list[Goal]) -> Iterator[int]:
        """The points of every way to score goals and spend cubes."""
        effects = [effect for name in self.patents if (effect := TECHNOLOGIES[name].effect) is not None]
        free = any(effect.op == "final-goal" for effect in effects)
        sales = [(effect.cubes, effect.vp) for effect in effects if effect.op == "final-buy"]
        step = sum(effect.vp for effect in effects if effect.what == "goal-steps")
        full = sum(effect.vp for effect in effects if effect.what == "goals-bought")
        for chosen in _subsets(range(len(goals))):
            unmet = min(self._unmet([goals[n] for n in chosen]), default=0)
            if unmet > free:
                continue
            for bonuses in product(*(range(len(goals[n].bonuses) + 1) for n in chosen)):
                for sold in _subsets(sales):
                    prices = [goals[n].bonuses[i] for n, b in zip(chosen, bonuses, strict=True) for i in range(b)]
                    cubes = self.cubes - sum(price.cubes for price in prices) - sum(cubes for cubes, _ in sold)
                    if cubes < 0:
                        continue
                    bought = sum(b == len(goals[n].bonuses) for n, b in zip(chosen, bonuses, strict=True))
                    points = sum(goals[n].vp for n in chosen) + sum(price.vp for price in prices)
                    points += sum(vp for _, vp in sold) + step * (len(chosen) + len(prices)) + full * bought
                    yield points + cubes // 2

    def _unmet(self, goals: list[Goal]) -> Iterator[int]:
        """For every way to hand the spinning gyrodynes to goals, how many goals are not met."""
        other = [goal for goal in goals if "spinning" not in goal.what]
        gyrodynes = [goal for goal in goals if "spinning" in goal.what]
        missed = sum(self.number(goal.what) < goal.least for goal in other)
        for owners in product(range(len(gyrodynes) + 1), repeat=len(self.spinning) if gyrodynes else 0):
            given: dict[int, list[str]] = defaultdict(list)
            for size, owner in zip(self.spinning.values(), owners, strict=bool(gyrodynes)):
                given[owner].append(size)
            yield missed + sum(not _meets(goal, given[n]) for n, goal in enumerate(gyrodynes))


def _meets(goal: Goal, sizes: list[str]) -> bool:
    if goal.what == "spinning-same-size":
        return max(Counter(sizes).values(), default=0) >= goal.least
    if goal.what == "spinning-sizes":
        return len(set(sizes)) >= goal.least
    return len(sizes) >= goal.least


def _subsets(items: Iterable[T]) -> Iterator[tuple[T, ...]]:
    every = list(items)
    for number in range(len(every) + 1):
        yield from combinations(every, number)
