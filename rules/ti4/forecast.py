"""What a decision may lead to: the odds of combats and landings, and how many ships can come where.

For people who decide, from what they see; nobody retreats later. What a gravity rift may take on the way and what cards
may change is not reckoned with; of powers that are chosen those are that `combatants.py:means_in_space` names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rules.core.decisions import Allocate, Answer, Decision, Facts, Pick, allocation
from rules.ti4.chances import fleet_of, in_nebula, known_odds
from rules.ti4.combat.shields import has_shield, stops_shields
from rules.ti4.combatants import combatant, means_in_space, means_of, squadrons
from rules.ti4.components.units import UnitKind, class_of, kind_of
from rules.ti4.frames import SpaceCombat
from rules.ti4.galaxy.forces import force_of
from rules.ti4.odds.fleets import Fleet, Squadron, Trait
from rules.ti4.odds.reckoning import Odds
from rules.ti4.state import Planet, State
from rules.ti4.tactical.activation import ACTIVATE
from rules.ti4.tactical.ground_combat import MAGEN_DEFENSE_GRID
from rules.ti4.tactical.invasion import disabled_units, landing_units
from rules.ti4.tactical.movement import STAY as NO_MOVE
from rules.ti4.tactical.movement import movable, parse
from rules.ti4.tactical.space_cannon import in_range
from rules.ti4.tactical.space_combat import STAY

NOTHING: Facts = {}


def forecast(view: State, decision: Decision) -> Mapping[str, Facts]:
    """The chance to win, and what is likely to be lost, by option or by the words of a proposal.

    Of a space combat for whoever stays in it or moves into it, of ground combats for whoever lands. Without a fight
    nothing is said. Of an activation how many ships can come.
    """
    if decision.kind == "retreat":
        return _staying(view, decision)
    if decision.kind == "action" and isinstance(decision.ask, Pick):
        words = [option.word for option in decision.ask.options if option.word.startswith(f"{ACTIVATE}:")]
        ships = {word: reaching(view, decision.seat, word.partition(":")[2]) for word in words}
        return {word: {"reach": number} for word, number in ships.items() if number}
    find = PROPOSALS.get(decision.kind)
    if find is None or not isinstance(decision.ask, Allocate):
        return {}
    found = {" ".join(offer): find(view, decision.seat, offer) for offer in decision.ask.offers}
    return {words: said for words, said in found.items() if said}


def reaching(view: State, seat: int, place: str) -> int:
    """How many ships of a seat can come into a system that it activates (58.3)."""
    units, active = view.players[seat].units, replace(view, active=place)
    ships = (slot for slot in movable(active, seat) if not slot.facts["landed"] and slot.facts["place"] != place)
    return sum(slot.cap for slot in ships if units[kind_of(str(slot.facts["kind"]))].move)


def _staying(view: State, decision: Decision) -> Mapping[str, Facts]:
    """The space combat that goes on; space cannon and anti-fighter barrage are over by then."""
    combat = next((frame for frame in view.frames() if isinstance(frame, SpaceCombat)), None)
    if combat is None:
        return {}
    found, own = fighting(view, combat), int(decision.seat == combat.defender)
    wins = (found.odds.attacker, found.odds.defender)[own]
    return {STAY: {"odds": percent(wins), "losses": f"{lost(found.fleets[own], found.odds.survivors[own]):.1f}"}}


@dataclass(frozen=True, slots=True)
class Met:
    """A space combat: its defender, the fleets of both sides, the attacker's first, and their odds."""

    defender: int
    fleets: tuple[Fleet, Fleet]
    odds: Odds


def fighting(view: State, combat: SpaceCombat) -> Met:
    """The space combat that goes on, with what still tells at this step of it."""
    own, theirs = (fleet_of(view, combat, seat) for seat in (combat.attacker, combat.defender))
    return Met(combat.defender, (own, theirs), known_odds(own, theirs))


def met(view: State, seat: int, moved: Answer) -> Met | None:
    """The space combat in the active system with the ships that come, from the space cannons on; None without one.

    `moved` are the units that a player moves there, as an answer to the question of the movement; () where they have
    arrived.
    """
    others = [force for force in view.galaxy[view.active].space if force.seat != seat and force.ships]
    ships, damaged = _after_moving(view, seat, moved)
    if not (others and any(class_of(kind) == "ship" for kind in ships)):
        return None
    defending = others[0].seat
    player, foe = view.players[seat], view.players[defending]
    own = Fleet((*squadrons(player, ships, damaged), *_cannons(view, (seat,))), means_in_space(view, player))
    hostile = [player.seat for player in view.players if player.seat != seat]
    theirs = Fleet(
        (*squadrons(foe, others[0].units, others[0].damaged), *_cannons(view, hostile)),
        in_nebula(view, means_in_space(view, foe)),
    )
    return Met(defending, (own, theirs), known_odds(own, theirs))


def _arriving(view: State, seat: int, moved: Answer) -> Facts:
    found = met(view, seat, moved)
    if found is None:
        return NOTHING
    own = found.fleets[0]
    return {"odds": percent(found.odds.attacker), "losses": f"{lost(own, found.odds.survivors[0]):.1f}"}


def _after_moving(view: State, seat: int, moved: Answer) -> tuple[Counter[UnitKind], Counter[UnitKind]]:
    """The ships that a player would have in the active system, and how many of them are damaged."""
    here = force_of(view.galaxy[view.active].space, seat)
    units, damaged = Counter(here.units), Counter(here.damaged)
    for word, number in allocation(moved).items():
        if word != NO_MOVE:
            source = parse(word)
            units[source.kind] += number
            damaged[source.kind] += number * source.damaged
    ships = Counter({kind: number for kind, number in units.items() if class_of(kind) == "ship"})
    return ships, damaged


def _cannons(view: State, seats: Iterable[int]) -> Iterator[Squadron]:
    """Units on planets, or in adjacent systems, whose space cannons fire into the active system, by what they are."""
    firing = Counter[str]()
    for seat in seats:
        for force, adjacent in in_range(view, seat):
            for kind, number in force.units.items():
                unit = view.players[seat].units[kind]
                fights = class_of(kind) == "ship" and not adjacent
                if unit.space_cannon and not fights and (unit.cannon_reaches or not adjacent):
                    firing[unit.id] += number
    yield from (Squadron(replace(combatant(id), kind="pds"), number) for id, number in firing.items())


def _landing(view: State, seat: int, landed: Answer) -> Facts:
    """The ground combats on all planets that are landed on and defended: whether all are won. Bombardment is over."""
    wins, fallen, fought = 1.0, 0.0, False
    units: dict[str, Counter[UnitKind]] = {}
    for (kind, planet), number in landing_units(landed).items():
        units.setdefault(planet, Counter())[kind] += number
    for planet, landing in units.items():
        theirs = defender(view, seat, view.planet(planet))
        if theirs is None:
            continue
        silent = int(_has_grid(view, seat, view.planet(planet)))
        means = replace(means_of(view, view.players[seat]), silent_rounds=silent)
        own = Fleet(tuple(_landed(squadrons(view.players[seat], landing, {}))), means)
        found = known_odds(own, theirs, "planet")
        wins, fallen, fought = wins * _taken(own, found), fallen + lost(own, found.survivors[0]), True
    return {"odds": percent(wins), "forces-lost": f"{fallen:.1f}"} if fought else NOTHING


def _taken(own: Fleet, found: Odds) -> float:
    """How likely a planet is taken: the combat won, with infantry left, where fighters have landed besides."""
    kinds = [one.unit.kind for one in own.squadrons]
    if "fighter" not in kinds:
        return found.attacker
    return found.survivors[0][kinds.index("infantry")][0] if "infantry" in kinds else 0.0


def _landed(found: Iterable[Squadron]) -> Iterator[Squadron]:
    """Units that fight on a planet, fighters that have landed among them."""
    for one in found:
        landed: frozenset[Trait] = frozenset(("fighters land",) if one.unit.kind == "fighter" else ())
        yield replace(one, unit=replace(one.unit, traits=one.unit.traits | landed))


def defender(view: State, seat: int, planet: Planet) -> Fleet | None:
    """Whatever of others fights or fires on a planet; None where nothing does."""
    disabled = disabled_units(view)
    for force in planet.forces:
        units = {kind: number for kind, number in force.units.items() if kind not in disabled}
        fighting = [*squadrons(view.players[force.seat], units, {})]
        if force.seat != seat and any(one.unit.kind == "infantry" or one.unit.cannon for one in fighting):
            return Fleet(tuple(fighting), means_of(view, view.players[force.seat]))
    return None


def _has_grid(view: State, seat: int, planet: Planet) -> bool:
    """Whether a defender of a planet can use Magen Defense Grid in the first round, by a planetary shield."""
    if stops_shields(view, seat):
        return False
    others = (force.seat for force in planet.forces if force.seat != seat)
    shielded = (other for other in others if has_shield(view, planet, other, disabled_units(view)))
    return any(view.players[other].can_use(MAGEN_DEFENSE_GRID) for other in shielded)


def lost(side: Fleet, survivors: tuple[tuple[float, ...], ...]) -> float:
    """How many units a side is likely to lose."""
    rows = zip(side.squadrons, survivors, strict=True)
    return max(0.0, sum(one.number - sum(chances) for one, chances in rows))


def percent(chance: float) -> str:
    """A chance as people read it: `37%`."""
    return f"{100 * chance:.0f}%"


PROPOSALS: Mapping[str, Callable[[State, int, Answer], Facts]] = {"move": _arriving, "commit": _landing}
