"""Battles that the rules fight, answer by answer, against the exact odds: `python -m tools.peer.ti4.battles FILE …`.

    python -m tools.peer.ti4.battles tests/golden/ti4/*.jsonl.gz --battles 20000

The files are those of `tools.oracle ti4`. Of their combats those are fought of which the game has everything: units
with what is printed on them, abilities, technologies, cards, notes and laws. `--drawn` fights so many others, of fleets
drawn at random, but for Assault Cannon above PDS: of equal ships the odds lose a sound one first, and the game a
damaged one. Dice are seeded. Both sides do what the odds hold to be done; of each combat the frequency of each outcome
has to be within four standard deviations of its probability.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median

from pydantic_core import from_json

from rules.core.chance import chance
from rules.core.decisions import Answer, Decision
from rules.core.flow import Event
from rules.core.game import Setup
from rules.core.play import Move, copy, start, step
from rules.ti4 import frames
from rules.ti4.cards.moments import IN_BATTLE
from rules.ti4.combat.bonuses import OF_ABILITIES
from rules.ti4.components.factions import FACTIONS, POWERS
from rules.ti4.components.setup import COMMAND_TOKENS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.units import SCHEMATICS, STRUCTURES, UnitKind
from rules.ti4.galaxy.forces import ground_forces, put
from rules.ti4.game import GAME
from rules.ti4.laws.prophecy import PROPHECY
from rules.ti4.odds.fleets import Fleet, Squadron
from rules.ti4.odds.printed import printed_unit
from rules.ti4.odds.reckoning import Odds, odds
from rules.ti4.state import Force, Law, Planet, Player, Pools, State, System
from rules.ti4.tactical.invasion import CONVENTIONS
from tools.oracle import lines
from tools.peer.replay import Record
from tools.peer.ti4.fleets import FACTIONS as NAMES
from tools.peer.ti4.fleets import KINDS, fleets, unit_id
from tools.peer.ti4.replay import PLACES

PLACE = "203"  # in which all is fought
BESIDE = "202"  # from where ships come that something fires at as they arrive
SYSTEM_TILES: Mapping[str, str] = {"empty": "46", "nebula": "42", "planet": "19", "cultural": "26", "wormhole": "40"}
ATTACKER, DEFENDER = 0, 1
SIDES = ("attacker", "defender")
NEBULA, ASSAULT = "Defending in nebula", "Assault Cannon"
TECHNOLOGY_OF: Mapping[str, str] = {
    "Antimass Deflectors": "antimass-deflectors",
    "Assault Cannon": "assault-cannon",
    "Dimensional Splicer": "dimensional-splicer",
    "Duranium Armor": "duranium-armor",
    "Graviton Laser System": "graviton-laser-system",
    "Impulse Core": "impulse-core",
    "L4 Disruptors": "l4-disruptors",
    "Non-Euclidean Shielding": "non-euclidean-shielding",
    "Plasma Scoring": "plasma-scoring",
    "Valkyrie Particle Weave": "valkyrie-particle-weave",
}
CARD_OF: Mapping[str, str] = {  # with the instruction that uses it as the odds do
    "Bunker": "bunker:always",
    "Courageous to the End": "courageous-to-the-end:always",
    "Direct Hit": "direct-hit:always",
    "Disable": "disable:always",
    "Emergency Repairs": "emergency-repairs:always",
    "Experimental Battlestation": "experimental-battlestation:always",
    "Fighter Prototype": "fighter-prototype:always",
    "Fire Team": "fire-team:always",
    "Maneuvering Jets": "maneuvering-jets:always",
    "Morale Boost": "morale-boost:first",
    "Shields Holding": "shields-holding:any",
}
BATTLESTATION = "Experimental Battlestation"
LAW_OF: Mapping[str, str] = {
    "Conventions of War": CONVENTIONS,
    "Prophecy of Ixth": PROPHECY,
    "Publicize Weapon Schematics": SCHEMATICS,
}
LEGION, LEGION_OWNER = "Tekklar Legion", "sardakk"
POWER_OF: Mapping[str, str] = {  # with the instruction that uses it as the odds do
    "Devotion": "devotion:always",
    "Dimensional Splicer": "dimensional-splicer:always",
    "Impulse Core": "impulse-core:always",
    "Munitions Reserves": "munitions-reserves:always",
}
POWERS_OF: Mapping[str, str] = {  # those that the odds use without an effect of the record, by faction
    "L1z1x": "harrow:always",
    "Mentak": "ambush:always",
    "Nekro": "the-alastor:always",
}
RESERVES, GOODS = "Munitions Reserves", 2  # trade goods for each round
SPLICER = "Dimensional Splicer"
NO_FACTION = "Clan of Saar"  # of a side whose faction does not matter
IN_BATTLES = {*IN_BATTLE}
TELLING = frozenset(  # factions with an ability that tells in battles
    faction.id
    for faction in FACTIONS.values()
    for ability in faction.abilities
    if ability in OF_ABILITIES or (ability in POWERS and IN_BATTLES & {*POWERS[ability].windows})
)
OPENING = "leadership"  # whoever has it acts first
UNUSED_CARD = "lucky-shot.1"  # asked about its plan, its owner is asked before an invasion begins
DEVIATIONS = 4.0
AS_GOOD_AS_CERTAIN = 0.95
SHIPS: tuple[str, ...] = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "warsun")
UPGRADED: tuple[str, ...] = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "infantry", "pds")
Outcome = str  # "attacker", "draw" or "defender"
OUTCOMES: tuple[Outcome, ...] = ("attacker", "draw", "defender")
BEFORE_THE_END: Mapping[str, tuple[type[frames.Frame], ...]] = {
    "space": (frames.Move, frames.SpaceCannonOffense, frames.StartCombat, frames.SpaceCombat),
    "planet": (frames.Move, frames.SpaceCannonOffense, frames.StartCombat, frames.SpaceCombat, frames.Invasion),
}  # by place, steps of the action after which a combat is over


@dataclass(frozen=True, slots=True)
class Fought:
    """How often a combat ended how, and what the odds are."""

    id: str
    counts: Counter[Outcome]
    odds: Odds

    def __str__(self) -> str:
        battles = self.counts.total()
        told = (f"{each} {self.counts[each] / battles:.4f} for {getattr(self.odds, each):.4f}" for each in OUTCOMES)
        return f"{self.id}: {', '.join(told)}, {self.deviations():.1f} deviations off"

    def deviations(self) -> float:
        """By how many standard deviations the worst of the three frequencies is off."""
        battles = self.counts.total()
        off = 0.0
        for outcome in OUTCOMES:
            probability: float = getattr(self.odds, outcome)
            deviation = sqrt(max(probability * (1.0 - probability), 1.0 / battles) / battles)
            off = max(off, abs(self.counts[outcome] / battles - probability) / deviation)
        return off


def is_played(record: Record) -> bool:
    """Whether the game has all that a combat is about."""
    for side in (record["attacker"], record["defender"]):
        nebula = {NEBULA} if side is record["defender"] else set()
        if {*side["effects"]} - nebula - {*TECHNOLOGY_OF, *CARD_OF, *LAW_OF, *POWER_OF, LEGION}:
            return False
    return True


def drawn() -> Iterator[Record]:
    """Combats between fleets drawn at random, as records have them; those whose end is not as good as certain."""
    for number in count():
        rng = Random(f"combat/{number}")
        place = rng.choice(("space", "space", "ground"))
        sides = [_drawn_side(rng, place, defending=defending) for defending in (False, True)]
        record = {"id": f"drawn-{number}", "place": place, "attacker": sides[0], "defender": sides[1]}
        found = odds(*fleets(record), place=PLACES[place])
        worn = any("pds" in side["units"] for side in sides) and any(ASSAULT in side["effects"] for side in sides)
        if max(found.attacker, found.defender) < AS_GOOD_AS_CERTAIN and not worn:
            yield record


def _drawn_side(rng: Random, place: str, *, defending: bool) -> Record:
    units = {kind: rng.randint(1, 3) for kind in rng.sample(SHIPS, rng.randint(1, 3))}
    if place == "ground":
        units = {} if defending else {kind: units[kind] for kind in units if kind in ("dreadnought", "warsun")}
        units["infantry"] = rng.randint(1, 4)
    if defending and rng.random() < 1 / 3:
        units["pds"] = rng.randint(1, 2)
    effects = rng.sample([*TECHNOLOGY_OF], rng.randint(0, 2)) + [NEBULA] * (
        defending and place == "space" and "pds" not in units and rng.random() < 1 / 4
    )
    upgrades = [kind for kind in UPGRADED if kind in units and rng.random() < 1 / 3]
    return {"faction": "Clan of Saar", "units": units, "upgrades": upgrades, "effects": dict.fromkeys(effects, 1)}


class Battles:
    """One combat, to be fought again and again from the same position."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.place = PLACES[record["place"]]
        self.fleets = fleets(record)
        self.state = self._position()

    def fought(self, battles: int) -> Fought:
        """So many battles."""
        counts = Counter(self._fight(number) for number in range(battles))
        return Fought(self.record["id"], counts, odds(*self.fleets, place=self.place))

    def _position(self) -> State:
        """The attacker is about to activate the system in which both are."""
        sides = (self.record["attacker"], self.record["defender"])
        seated: list[str] = []
        for side, fleet in zip(sides, self.fleets, strict=True):
            seated.append(_faction(side, fleet, seated))
        third = LEGION_OWNER if any(LEGION in side["effects"] for side in sides) else "arborec"
        seated.append(next(faction for faction in (third, *FACTIONS) if faction not in seated))
        state = _first_action(seated)
        for player in state.players:
            player.secrets, player.hand, player.filed = [], [], ""
            player.pools.fleet = COMMAND_TOKENS
        for system in state.galaxy.values():
            for forces in (system.space, *(planet.forces for planet in system.planets)):
                forces.clear()
        state.galaxy[PLACE] = self._system()
        if self._arrives:
            state.galaxy[BESIDE] = System(SYSTEM_TILES["empty"])
            put(state.galaxy[PLACE].planets[0].forces, DEFENDER, "space-dock")
        for seat, side in enumerate(sides):
            player = state.players[seat]
            player.technologies = _technologies(side, player.faction)
            _deal(player, side)
            _legislate(state, seat, side["effects"])
            if LEGION in side["effects"]:
                _give_legion(state, seat)
            self._put(state, seat, structures=False)
            if self.place == "space":
                self._put(state, seat, structures=True)
        if self.place == "planet":
            state.players[ATTACKER].hand.append(UNUSED_CARD)
        return state

    @property
    def _arrives(self) -> bool:
        """Whether the attacker's ships come from beside, since something fires at those that have come."""
        return BATTLESTATION in self.record["defender"]["effects"]

    def _system(self) -> System:
        kind = "empty"
        if self.place == "planet" or "pds" in self.record["defender"]["units"]:
            kind = "planet"
        if self._arrives:
            kind = "planet"
        if any(LAW_OF.get(effect) == CONVENTIONS for effect in self.record["defender"]["effects"]):
            kind = "cultural"
        if NEBULA in self.record["defender"]["effects"]:
            kind = "nebula"
        if any(SPLICER in side["effects"] for side in (self.record["attacker"], self.record["defender"])):
            kind = "wormhole"
        tile = SYSTEM_TILES[kind]
        return System(tile, [Planet(id, DEFENDER) for id in SYSTEMS[tile].planets])

    def _put(self, state: State, seat: int, *, structures: bool) -> None:
        """The structures of a side, or all else."""
        for kind, number in _units(self.record[SIDES[seat]]):
            if (kind in STRUCTURES) == structures:
                put(self._area(state, seat, kind), seat, kind, number)

    def _area(self, state: State, seat: int, kind: UnitKind) -> list[Force]:
        """Where units of a side are: defenders of a planet and structures on it, all others in space."""
        system = state.galaxy[PLACE]
        if kind in STRUCTURES or (self.place == "planet" and seat == DEFENDER):
            return system.planets[0].forces
        return state.galaxy[BESIDE if self._arrives and seat == ATTACKER else PLACE].space

    def _fight(self, number: int) -> Outcome:
        """One battle; structures stand on the planet only when the invasion begins, so that they fire once."""
        state, events = copy(GAME, self.state), list[Event]()
        seed, moves, armed = f"{self.record['id']}/{number}", 0, False
        move = Move(ATTACKER, "action", (f"activate:{PLACE}",))
        while True:
            events += step(GAME, state, move, chance(seed, moves)).events
            if not any(isinstance(frame, BEFORE_THE_END[self.place]) for frame in state.course):
                return self._outcome(state, events)
            moves += 1
            question = next(each for each in GAME.pending(state) if each.awaited)
            if question.kind == "battle-plan" and self.place == "planet" and not armed:
                armed = True
                self._put(state, DEFENDER, structures=True)
            move = Move(question.seat, question.kind, self._answer(question))

    def _answer(self, question: Decision) -> Answer:
        """Who has to come comes, everybody lands, and all else is as proposed: nobody retreats, the least is lost."""
        if question.kind == "move" and self._arrives:
            return tuple(f"{kind}:{BESIDE}={number}" for kind, number in _units(self.record["attacker"]))
        if question.kind == "commit":
            units = self.record["attacker"]["units"]
            planet = self.state.galaxy[PLACE].planets[0].id
            fighters = (f"fighter:{planet}={units['fighter']}",) if "fighter" in units else ()
            return (f"{planet}={units['infantry']}", *fighters)
        return question.default

    def _outcome(self, state: State, events: Sequence[Event]) -> Outcome:
        """As it was told; what was over before any combat, as it stands."""
        for event in events:
            if event.kind == "drawn":
                return "draw"
            if event.kind == "won":
                return SIDES[int(event.facts["seat"])]
        left = [self._left(state, seat) for seat in (ATTACKER, DEFENDER)]
        left[ATTACKER] += sum(int(event.facts["count"]) for event in events if event.kind == "fighters-returned")
        if all(left) or not any(left):
            return "draw"
        return SIDES[left.index(max(left))]

    def _left(self, state: State, seat: int) -> int:
        if self.place == "planet":
            return ground_forces(state.galaxy[PLACE].planets[0], seat)
        return state.galaxy[PLACE].ships(seat)


def _faction(side: Record, fleet: Fleet, taken: Sequence[str]) -> str:
    """The faction of a side; one that has just these units, and no power in battles, where it does not matter."""
    wanted = {one.unit.kind: one for one in fleet.squadrons}
    plain = [faction for faction in FACTIONS if faction not in TELLING]
    named = side["faction"]
    for faction in plain if named == NO_FACTION else [NAMES.get(named, named.lower())]:
        player = Player(0, faction, Pools(0, 0, 0), technologies=_technologies(side, faction))
        have = {kind: Squadron(printed_unit(player.units[kind].id), number) for kind, number in _units(side)}
        if faction not in taken and have == wanted:
            return faction
    raise LookupError(side)


def _technologies(side: Record, faction: str) -> list[str]:
    """Those of its effects, and the upgrades of units that it has."""
    of_effects = [TECHNOLOGY_OF[effect] for effect in side["effects"] if effect in TECHNOLOGY_OF]
    upgrades = [unit_id(kind, faction, upgraded=True) for kind in side["upgrades"]]
    return [*of_effects, *upgrades, *(["war-sun"] if "warsun" in side["units"] else [])]


def _units(side: Record) -> Iterator[tuple[UnitKind, int]]:
    for name, number in side["units"].items():
        kind: UnitKind = KINDS.get(name, name)
        yield kind, number


def _deal(player: Player, side: Record) -> None:
    """Its cards and what it pays powers with, with standing instructions for them."""
    effects: Mapping[str, int] = side["effects"]
    player.trade_goods = GOODS * effects.get(RESERVES, 0)
    instructions = {CARD_OF[effect]: number for effect, number in effects.items() if effect in CARD_OF}
    names = {instruction.partition(":")[0]: number for instruction, number in instructions.items()}
    player.hand = [f"{name}.{copy}" for name, number in names.items() for copy in range(1, number + 1)]
    powers = [POWER_OF[effect] for effect in effects if effect in POWER_OF]
    powers += [POWERS_OF[side["faction"]]] if side["faction"] in POWERS_OF else []
    player.filed = " ".join((*instructions, *powers))


def _legislate(state: State, seat: int, effects: Mapping[str, int]) -> None:
    """The laws that are in force: each once, that of a player theirs."""
    for law in (LAW_OF[effect] for effect in effects if effect in LAW_OF):
        if law == SCHEMATICS:
            state.players[seat].unit_laws = [law]
        if not state.law(law):
            state.laws.append(Law(law, f"p{seat + 1}" if law == PROPHECY else ""))


def _give_legion(state: State, seat: int) -> None:
    """The side holds the note of Sardakk N'orr, and has filed that it is used."""
    owner = next(player for player in state.players if player.faction == LEGION_OWNER)
    note = f"tekklar-legion.{owner.seat + 1}"
    owner.notes.remove(note)
    owner.gave_notes = True
    player = state.players[seat]
    player.notes = sorted([*player.notes, note])
    player.filed = f"{player.filed} {note}:always".strip()


def _first_action(factions: Sequence[str]) -> State:
    """A new game in which the first seat is about to act."""
    state: State = start(GAME, Setup(len(factions), {"announced": "none"}, {"factions": [*factions], "speaker": 0}), "")
    number = 0
    while (question := next(each for each in GAME.pending(state) if each.awaited)).kind != "action":
        answer = question.default
        if question.kind == "choose-card" and OPENING in state.strategy_cards_left():
            answer = (OPENING,)
        step(GAME, state, Move(question.seat, question.kind, answer), chance("", number))
        number += 1
    assert question.seat == ATTACKER
    return state


def records(files: Sequence[Path], more: int) -> Iterator[Record]:
    """The combats that are fought: those of files that the game can play, and so many that are drawn."""
    for file in files:
        yield from filter(is_played, map(from_json, lines(file)))
    yield from islice(drawn(), more)


def main(argv: Sequence[str] | None = None) -> int:
    """Fight all, print those that are too far off, and how far off the worst is; 1 where one is too far off."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="records of combats")
    parser.add_argument("--battles", type=int, default=20_000, help="battles of all combats together (default: 20000)")
    parser.add_argument("--drawn", type=int, default=0, metavar="N", help="combats drawn at random besides")
    parser.add_argument("--only", nargs="+", metavar="ID", help="only the records of these ids")
    given = parser.parse_args(argv)
    combats = [each for each in records(given.files, given.drawn) if not given.only or each["id"] in given.only]
    each = -(-given.battles // len(combats))
    off = {}
    for combat in combats:
        found = Battles(combat).fought(each)
        off[found.id] = found.deviations()
        if off[found.id] > DEVIATIONS:
            print(f"FAILED {found}")
    failed = sum(deviations > DEVIATIONS for deviations in off.values())
    worst = max(off, key=lambda id: off[id])
    print(f"{len(combats)} combats, {each} battles of each, {each * len(combats)} together")
    print(f"deviations: median {median(off.values()):.2f}, most {off[worst]:.2f} ({worst})")
    print(f"{len(off) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
