"""What questions are about: the systems and planets that their choices name, and those that are asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from images.asked import frames
from images.ti4.map.galaxy import gaps
from images.words.phrases import letter
from rules.ti4.cards.frames import BattlePlan, PlayNow, React
from rules.ti4.combat.frames import DefenseGrid, LoseLanded
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.places import PLACES
from rules.ti4.components.systems import SYSTEM_OF
from rules.ti4.frames import (
    AssignHits,
    Bombard,
    CannonTarget,
    Commit,
    Custodians,
    Excess,
    Move,
    Produce,
    Retreat,
    TransitDiodes,
)
from rules.ti4.setup.frames import LayTile, StartingUnits
from rules.ti4.state import State
from rules.ti4.tactical.invasion import bombarded, commit_slots
from rules.ti4.tactical.movement import movable

LISTED = 12  # choices that stand side by side; more of several kinds are under headings


@dataclass(frozen=True, slots=True)
class Target:
    """A system by its place, or one of its planets."""

    place: str
    planet: str = ""


@dataclass(slots=True)
class Question:
    """What is shown of a question.

    letters: of each target that choices name; of a system "", since it has a number. marked: places that it is about,
    or where one of several tiles may lie. sources: places units may come from.
    """

    letters: dict[Target, str] = field(default_factory=dict)
    marked: list[str] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    laying: bool = False  # whether it is about places without a system

    @property
    def places(self) -> list[str]:
        """All places, each once."""
        return list(dict.fromkeys([*(target.place for target in self.letters), *self.marked, *self.sources]))

    @property
    def planets(self) -> dict[str, str]:
        """The letters of planets."""
        return {target.planet: own for target, own in self.letters.items() if target.planet}


def question(position: State, seat: int, choices: Sequence[str]) -> Question:
    """What a seat is asked, by the words of its choices and by where the game is.

    Each choice that names planets has the next letter. Where none does, planets between which a question
    parts units get letters of their own; places where any of several tiles may lie are only marked. Raises KeyError for
    what is not in this galaxy.
    """
    found = Question()
    named = [targets for choice in choices if (targets := _targets(position, choice))]
    own = [each for each in frames(position) if getattr(each, "seat", None) == seat]
    frame = next((each for each in own if any(_about(position, each))), next(iter(own), None))
    if isinstance(frame, LayTile) and any(":" in choice for choice in choices):  # several tiles may lie in each place
        found.laying = True
        found.marked += dict.fromkeys(target.place for targets in named for target in targets)
        return found
    lettered = 0
    for targets in named:
        for target in targets:
            before = found.letters.setdefault(target, "")
            if target.planet:
                found.letters[target] = "/".join(filter(None, (before, letter(lettered))))
        lettered += any(target.planet for target in targets)
    if len(named) > LISTED and any("/" in own for own in found.letters.values()):  # so many stand under headings
        found.marked += dict.fromkeys(target.place for target in found.letters)
        found.letters.clear()
    found.laying = any(target.place not in position.galaxy for target in found.letters)
    if frame:
        _ask(found, position, frame)
    return found


def _targets(position: State, choice: str) -> list[Target]:
    """The systems and planets that a choice names; of a word such as `pds:jord` the last part that is one.

    A system is named by its place, or by its tile where that is the whole word.
    """
    tiles = {system.tile: place for place, system in position.galaxy.items()}
    whole = (tiles.get(word, word) for word in choice.split())
    words = ([*reversed(word.partition("=")[0].split(":"))] for word in whole)
    found = (next(filter(None, (_target(position, part) for part in parts)), None) for parts in words)
    return list(dict.fromkeys(filter(None, found)))


def _target(position: State, name: str) -> Target | None:
    there = any(system.tile == SYSTEM_OF.get(name) for system in position.galaxy.values())
    if name in FACTIONS and not there:  # some planets are called as the faction that is at home there
        return None
    if name in SYSTEM_OF:
        return Target(position.place_of(name), name)
    if name in position.galaxy or name in gaps(position):
        return Target(name)
    if name in PLACES:
        raise KeyError(name)
    return None


def _ask(found: Question, position: State, frame: object) -> None:
    """Add what a frame asks about."""
    place, planets = _about(position, frame)
    found.marked += [place] if place else []
    if isinstance(frame, Move):
        starts = (str(slot.facts["place"]) for slot in movable(position, frame.seat))
        found.sources += [start for start in dict.fromkeys(starts) if start != place]
    if isinstance(frame, TransitDiodes):
        found.sources += dict.fromkeys(position.place_of(planet) for planet in planets)
    if not found.letters and len(planets) > 1:
        found.letters.update(
            (Target(position.place_of(planet), planet), letter(number)) for number, planet in enumerate(planets)
        )


def _about(position: State, frame: object) -> tuple[str, list[str]]:
    """The place that a frame asks about, "" where there is none, and the planets between which it parts units."""
    if isinstance(frame, Commit):
        planets = (str(slot.facts["planet"]) for slot in commit_slots(position, frame.seat))
        return position.active, [*dict.fromkeys(planets)]
    if isinstance(frame, Bombard):
        return position.active, [planet.id for planet in bombarded(position, frame.seat)]
    if isinstance(frame, AssignHits | CannonTarget | Custodians | Move | Retreat):
        return position.active, []
    if isinstance(frame, Produce):
        return frame.place, [planet.id for planet in position.galaxy[frame.place].planets]
    if isinstance(frame, Excess):
        return frame.place, []
    if isinstance(frame, DefenseGrid | LoseLanded):
        return position.place_of(frame.planet), [frame.planet]
    if isinstance(frame, StartingUnits):
        home = position.home(frame.seat)
        place = next(place for place, system in position.galaxy.items() if system is home)
        return place, [planet.id for planet in home.planets]
    if isinstance(frame, TransitDiodes):
        return "", [planet.id for planet in position.planets(frame.seat)]
    if isinstance(frame, BattlePlan | PlayNow | React):
        return position.active, []
    return "", []
