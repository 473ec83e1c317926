"""What a battle was, from the events that told of it: who fought where, step by step what fell and what was lost.

A battle in space begins with the first shot of a space cannon; one on a planet has bombardment and space cannon defense
before its rounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rules.core.decisions import allocation
from rules.core.flow import Event
from rules.ti4.components.units import UNIT_KINDS, UnitKind, class_of
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import NO_SEAT, Force, State

KINDS: Mapping[str, UnitKind] = {kind: kind for kind in UNIT_KINDS}
FIRED = {
    "cannon": "cannon",
    "barrage": "barrage",
    "fired": "combat",
    "bombarded": "bombardment",
    "cannon-defense": "defense",
    "ground-fired": "ground",
    "ambushed": "ambush",
}  # what a volley is, by the kind of its event
ROUNDS = ("combat", "ground")  # volleys that make rounds
ELSEWHERE = ("retreated", "retreat-announced", "broke-off")  # that tell of the place where ships go
STRIKES = ("dimensional-splicer", "impulse-core", "devotion", "exotrireme-2")  # powers that hit without dice
ON_PLANETS = ("bombarded", "cannon-defense", "ground-fired", "ground-won", "ground-drawn")


@dataclass(frozen=True, slots=True)
class Die:
    """A die: of which unit, with what it hits, and what it shows."""

    kind: UnitKind
    value: int
    shown: int

    @property
    def hit(self) -> bool:
        """Whether it hit."""
        return self.shown >= self.value


@dataclass(frozen=True, slots=True)
class Volley:
    """Dice of a player that fell together, and how many hits they made."""

    seat: int
    dice: Sequence[Die]
    hits: int


@dataclass(slots=True)
class Step:
    """What both sides did at once: what it is, its round from 1 where it is one, and by seat what was lost."""

    what: str
    round: int = 0
    volleys: list[Volley] = field(default_factory=list)
    lost: dict[int, Counter[UnitKind]] = field(default_factory=dict)
    sustained: dict[int, Counter[UnitKind]] = field(default_factory=dict)


@dataclass(slots=True)
class Fight:
    """A battle in the space of a place, or on a planet.

    seats: the attacker, the defender, then all others who fired. result: `won`, `drawn` or `retreated` where it has
    ended, `broke-off` by a card. left, fled: by seat, units that are still there and ships that retreated.
    """

    place: str
    planet: str = ""
    seats: list[int] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    result: str = ""
    winner: int = NO_SEAT
    retreated: int = NO_SEAT
    retreat_to: str = ""
    left: dict[int, Counter[UnitKind]] = field(default_factory=dict)
    fled: dict[int, Counter[UnitKind]] = field(default_factory=dict)
    damaged: dict[int, Counter[UnitKind]] = field(default_factory=dict)

    def lost(self, seat: int) -> Counter[UnitKind]:
        """All that a player lost, by kind of unit, in all steps of the fight; a new counter."""
        return sum((step.lost.get(seat, Counter()) for step in self.steps), Counter[UnitKind]())

    @property
    def round(self) -> int:
        """How many rounds were fought so far; 0 before the first.

        Rounds are those of combat rolls, from 1 on; what is fired before them, such as by space cannons, is a step of
        round 0.
        """
        return max((step.round for step in self.steps), default=0)


def fights(position: State, events: Sequence[tuple[int, Event]], place: str) -> list[Fight]:
    """The battles of the last tactical action in a system that events told of, in order; `position` is after them."""
    told = [event for _, event in events]
    begun = [number for number, event in enumerate(told) if event.kind == "activated" and event.facts["place"] == place]
    found = _Telling(position, place)
    for event in told[begun[-1] if begun else 0 :]:
        found.tell(event)
    for fight in found.fights:
        _reckon(position, fight)
    return found.fights


class _Telling:
    """Battles as they come to be known, event by event."""

    def __init__(self, position: State, place: str) -> None:
        self.position, self.place = position, place
        self.attacker = position.acting
        self.fights: list[Fight] = []
        self.planets = {planet.id for planet in position.galaxy[place].planets}

    def tell(self, event: Event) -> None:
        """Take in what an event says of this place."""
        planet = str(event.facts.get("planet", ""))
        if event.facts.get("place", self.place) != self.place and event.kind not in ELSEWHERE:
            return
        if planet and planet not in self.planets:
            return
        if event.kind in FIRED:
            self._fire(event, planet)
        elif event.kind in self._told:
            self._told[event.kind](self, event, planet)

    def _fight(self, planet: str, *seats: int) -> Fight:
        """The battle there, which begins where there is none."""
        fight = next((each for each in self.fights if each.planet == planet), None)
        if fight is None:
            fight = Fight(self.place, planet)
            self.fights.append(fight)
        fight.seats += [seat for seat in dict.fromkeys(seats) if seat not in fight.seats and seat != NO_SEAT]
        return fight

    def _fire(self, event: Event, planet: str) -> None:
        seat, target = int(event.facts["seat"]), int(event.facts.get("target", NO_SEAT))
        what = FIRED[event.kind]
        fight = self._fight(planet if event.kind in ON_PLANETS else "", *self._sides(seat, target))
        step = fight.steps[-1] if fight.steps else None
        together = step and step.what == what and seat not in {volley.seat for volley in step.volleys}
        if not together:
            step = Step(what, fight.round + 1 if what in ROUNDS else 0)
            fight.steps.append(step)
        assert step
        step.volleys.append(_volley(event))

    def _sides(self, seat: int, target: int) -> list[int]:
        """The active player first."""
        return sorted((seat, target), key=lambda each: each != self.attacker)

    def _activated(self, event: Event, _: str) -> None:
        self.attacker = int(event.facts["seat"])

    def _combat(self, event: Event, _: str) -> None:
        sides = [int(event.facts["seat"]), int(event.facts["target"])]
        fight = self._fight("", *sides)
        fight.seats = [*sides, *(seat for seat in fight.seats if seat not in sides)]

    def _assault(self, event: Event, _: str) -> None:
        fight = self._fight("", int(event.facts["seat"]), int(event.facts["target"]))
        if not fight.steps or fight.steps[-1].what != "assault":
            fight.steps.append(Step("assault"))

    def _hit(self, event: Event, _: str) -> None:
        """Ships that were destroyed, and those that sustained damage; behind them belongs what was removed."""
        if not (fight := next((each for each in self.fights if not each.planet), None)) or not fight.steps:
            return
        seat, step = int(event.facts["seat"]), fight.steps[-1]
        for word, number in allocation(tuple(str(event.facts["units"]).split())).items():
            what, _, kind = word.rpartition(":")
            into = step.sustained if what == "sustain" else step.lost
            into.setdefault(seat, Counter())[KINDS[kind]] += number

    def _power(self, event: Event, _: str) -> None:
        """One that hits without dice, behind which its losses stand."""
        power = str(event.facts["action-card"])
        if power in STRIKES:
            sides = self._sides(int(event.facts["seat"]), int(event.facts["target"]))
            self._fight("", *sides).steps.append(Step(power))

    def _indoctrinated(self, event: Event, planet: str) -> None:
        """An infantry that was lost to the other side."""
        seat, target = int(event.facts["seat"]), int(event.facts["target"])
        lost = {target: Counter[UnitKind]({"infantry": 1})}
        self._fight(planet, *self._sides(seat, target)).steps.append(Step("indoctrination", lost=lost))

    def _retreated(self, event: Event, _: str) -> None:
        fight = self._fight("")
        fight.retreated, fight.retreat_to = int(event.facts["seat"]), str(event.facts["place"])

    def _won(self, event: Event, planet: str) -> None:
        fight = self._fight(planet, int(event.facts["seat"]), int(event.facts["target"]))
        fight.result, fight.winner = "won", int(event.facts["seat"])
        if fight.retreated != NO_SEAT:
            fight.result = "retreated"

    def _drawn(self, event: Event, planet: str) -> None:
        self._fight(planet, int(event.facts["seat"]), int(event.facts["target"])).result = "drawn"

    def _lost(self, event: Event, planet: str) -> None:
        """Fighters by a barrage, or ground forces; what was lost without a battle is left out."""
        fight = next((each for each in self.fights if each.planet == planet), None)
        if fight and fight.steps:
            kind: UnitKind = "infantry" if event.kind == "lost-infantry" else "fighter"
            lost = fight.steps[-1].lost.setdefault(int(event.facts["seat"]), Counter())
            lost[kind] += int(event.facts["count"])

    def _destroyed(self, event: Event, _: str) -> None:
        """Ships that a card destroyed in a battle in space."""
        fight = next((each for each in self.fights if not each.planet), None)
        if fight and fight.steps:
            lost = fight.steps[-1].lost.setdefault(int(event.facts["seat"]), Counter())
            lost.update({KINDS[kind]: n for kind, n in allocation(tuple(str(event.facts["units"]).split())).items()})

    def _rerolled(self, event: Event, planet: str) -> None:
        """Dice that show something else now."""
        volleys = self._fight(planet).steps[-1].volleys
        again = _volley(event)
        volleys[:] = [again if volley.seat == again.seat else volley for volley in volleys]

    def _broke_off(self, event: Event, planet: str) -> None:
        """All ships of a side escaped."""
        self._retreated(event, planet)
        self._fight("").result = "broke-off"

    def _structures(self, event: Event, planet: str) -> None:
        fight = next((each for each in self.fights if each.planet == planet), None)
        if fight and fight.steps:
            lost = fight.steps[-1].lost.setdefault(int(event.facts["seat"]), Counter())
            lost.update({KINDS[kind]: n for kind, n in allocation(tuple(str(event.facts["units"]).split())).items()})

    _told: Mapping[str, Callable[[_Telling, Event, str], None]] = {
        "activated": _activated,
        "combat": _combat,
        "assault-cannon": _assault,
        "hit": _hit,
        "removed": _hit,
        "retreated": _retreated,
        "won": _won,
        "ground-won": _won,
        "drawn": _drawn,
        "ground-drawn": _drawn,
        "structures-destroyed": _structures,
        "lost-fighters": _lost,
        "lost-infantry": _lost,
        "lost-landed-fighters": _lost,
        "lost-units": _destroyed,
        "rerolled": _rerolled,
        "rerolled-ships": _rerolled,
        "improved-dice": _rerolled,
        "used-power": _power,
        "indoctrinated": _indoctrinated,
        "broke-off": _broke_off,
    }


def _volley(event: Event) -> Volley:
    return Volley(int(event.facts["seat"]), _dice(str(event.facts["dice"])), int(event.facts["hits"]))


def _dice(words: str) -> list[Die]:
    parts = (word.split(":") for word in words.split())
    return [Die(KINDS[kind], int(value), int(shown)) for kind, value, shown in parts]


def _reckon(position: State, fight: Fight) -> None:
    """Who is there now, and who retreated."""
    system = position.galaxy[fight.place]
    forces = system.planet(fight.planet).forces if fight.planet else system.space
    if fight.planet and len(fight.seats) < 2:
        others = [force.seat for force in forces if force.seat not in fight.seats]
        owner = system.planet(fight.planet).owner
        fight.seats += [seat for seat in (*others, owner) if seat not in (*fight.seats, NO_SEAT)][:1]
    for seat in fight.seats:
        force = force_of(forces, seat)
        fight.left[seat] = _fighting(force, fight, seat)
        fight.damaged[seat] = Counter(force.damaged)
    rounds = [step for step in fight.steps if step.what == "combat"]
    if fight.retreated != NO_SEAT and rounds:
        seat = fight.retreated
        fight.fled[seat] = _ships(position, rounds[-1], seat) - rounds[-1].lost.get(seat, Counter())
        fight.left[seat] = Counter()


def _fighting(force: Force, fight: Fight, seat: int) -> Counter[UnitKind]:
    """The units of a force that count in a battle: ships in space, and what has rolled as one; all on a planet."""
    volleys = (volley for step in fight.steps for volley in step.volleys if volley.seat == seat)
    rolled = {die.kind for volley in volleys for die in volley.dice}
    return Counter(
        {kind: n for kind, n in force.units.items() if fight.planet or class_of(kind) == "ship" or kind in rolled}
    )


def _ships(position: State, step: Step, seat: int) -> Counter[UnitKind]:
    """The ships of a player that rolled in a round, by their dice."""
    dice = Counter(die.kind for volley in step.volleys if volley.seat == seat for die in volley.dice)
    units = position.players[seat].units
    found = Counter[UnitKind]()
    for kind, number in dice.items():
        combat = units[kind].combat
        each = 0 if units[kind].die_for_each_enemy or combat is None else combat.number
        found[kind] = number // each if each else 1
    return found
