"""Invasion: bombardment, ground forces committed, space cannon defense, ground combat, control (49)."""

from __future__ import annotations

from collections.abc import Collection

from rules.core.decisions import NO_FACTS, Allocate, Answer, Decision, Facts, Illegal, Slot, allocation, spread
from rules.core.flow import ActingRule, AskingRule, Execution, Rule, results
from rules.ti4.cards.battle_plans import ask_plans
from rules.ti4.cards.moments import COMMITTED, INVASION, ON_PLANETS, mark, open_window
from rules.ti4.combat.landed import LANDING, landed, may_land_fighters, return_fighters
from rules.ti4.combat.shields import has_shield, stops_shields
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.components.units import UnitKind
from rules.ti4.economy.spending import available, means, spend, spent_of
from rules.ti4.frames import Bombard, Commit, Custodians, GroundCombat, Invasion
from rules.ti4.galaxy.forces import force_of, ground_forces, put, take
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.objectives.secrets import score_deed
from rules.ti4.scoring.deeds import Destruction
from rules.ti4.scoring.victory import gain_points
from rules.ti4.state import NO_SEAT, Planet, Player, State
from rules.ti4.tactical.control import establish_control
from rules.ti4.tactical.dice import Roll, hits, roll_told, rolled, rolls
from rules.ti4.tactical.ground_losses import destroy_ground_forces
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.space_cannon import defend, with_plasma

BUNKER, DISABLE = "bunker", "disable"  # action cards
RAGHS_CALL = "raghs-call"  # a promissory note
CONVENTIONS = "conventions-of-war"  # the law by which no cultural planet is bombarded
BLOOD_TIES = "blood-ties"  # the ability of Winnu
BUNKER_MALUS = 4  # of dice of bombardment


class InvasionRule(ActingRule):
    """A step of it; what the active player decides stands above it."""

    frame = Invasion

    def run(self, execution: Execution[State], frame: Invasion) -> None:
        """Carry out the next one. Whoever has no ground forces in space may still bombard."""
        STEPS[frame.step](execution, frame)


def _plans(execution: Execution[State], frame: Invasion) -> None:
    """Whose units or planets are here, if anybody's: all of them may play cards where anything can come of it."""
    state = execution.state
    frame.step = "bombardment"
    system = state.galaxy[state.active]
    on_planets = {force.seat for planet in system.planets for force in planet.forces}
    parties = {*on_planets, *(planet.owner for planet in system.planets)} - {frame.seat, NO_SEAT}
    if parties and _can_fight(state, frame.seat):
        open_window(execution, INVASION, (frame.seat, *parties))
        ask_plans(execution, (frame.seat, *sorted(parties)), ON_PLANETS)


def _can_fight(state: State, seat: int) -> bool:
    """Whether a player has what bombards or lands: without it nothing is invaded, whatever anybody plays (49)."""
    landing: tuple[UnitKind, ...] = LANDING if may_land_fighters(state, seat) else ("infantry",)
    force = force_of(state.galaxy[state.active].space, seat)
    return bool(force.count(*landing) or bombarding(state, seat))


def _bombardment(execution: Execution[State], frame: Invasion) -> None:
    state = execution.state
    frame.step = "custodians"
    targets = bombarded(state, frame.seat)
    if targets and bombarding(state, frame.seat):
        if len(targets) > 1:
            execution.push(Bombard(frame.seat))
        else:
            everything = {f"{kind}:{targets[0].id}": number for kind, number in bombarding(state, frame.seat).items()}
            bombard(execution, frame.seat, everything)


def bombarding(state: State, seat: int) -> dict[UnitKind, int]:
    """Units of a player in the active system that can bombard."""
    units, force = state.players[seat].units, force_of(state.galaxy[state.active].space, seat)
    return {kind: number for kind, number in force.units.items() if units[kind].bombardment}


def bombarded(state: State, seat: int) -> list[Planet]:
    """Planets with ground forces of others and without a planetary shield, which some units put out of action (65)."""
    system = state.galaxy[state.active]
    conventions, disabled = state.law(CONVENTIONS), disabled_units(state)
    unshielded = stops_shields(state, seat)
    return [
        planet
        for planet in system.planets
        if any(force.seat != seat and force.count("infantry") for force in planet.forces)
        and (unshielded or not _shielded(state, planet, seat, disabled))
        and not (conventions and PLANETS[planet.id].trait == "cultural")
    ]


def _shielded(state: State, planet: Planet, seat: int, disabled: Collection[UnitKind]) -> bool:
    others = (force.seat for force in planet.forces if force.seat != seat)
    return any(has_shield(state, planet, other, disabled) for other in others)


def invasion_of(state: State) -> Invasion | None:
    """The invasion that goes on, the innermost; None without any."""
    return next((frame for frame in reversed(state.course) if isinstance(frame, Invasion)), None)


def disabled_units(state: State) -> tuple[UnitKind, ...]:
    """Units of others that have no shield and no space cannon in this invasion, by the card Disable."""
    invasion = invasion_of(state)
    return ("pds",) if invasion and mark(invasion.seat, DISABLE) in invasion.effects else ()


class BombardRule(AskingRule):
    """Each unit bombards one of several planets: a word is `kind:planet`."""

    frame = Bombard

    def ask(self, state: State, frame: Bombard) -> Decision:
        """How many of a kind bombard which."""
        units, planets = bombarding(state, frame.seat), bombarded(state, frame.seat)
        slots = [
            Slot(f"{kind}:{planet.id}", number, {"kind": kind, "planet": planet.id})
            for kind, number in units.items()
            for planet in planets
        ]
        strongest = max(planets, key=lambda planet: sum(force.count("infantry") for force in planet.forces))
        default = tuple(f"{kind}:{strongest.id}={number}" for kind, number in units.items())
        ask = Allocate(tuple(slots), 0, sum(units.values()))
        return Decision(frame.seat, "bombard", ask, default, {**state.at(state.active)})

    def do(self, execution: Execution[State], frame: Bombard, answer: Answer) -> None:
        """Bombard; raises `Illegal` for more units than there are."""
        units, amounts = bombarding(execution.state, frame.seat), allocation(answer)
        for kind, number in units.items():
            given = sum(count for word, count in amounts.items() if word.partition(":")[0] == kind)
            if given > number:
                raise Illegal("allocate-cap", word=kind, most=number)
        execution.pop()
        bombard(execution, frame.seat, amounts)


def bombard(execution: Execution[State], seat: int, amounts: dict[str, int]) -> None:
    """Units bombard planets; each hit destroys a ground force. Plasma Scoring gives one of them a die more."""
    state, units = execution.state, execution.state.players[seat].units
    plasma = True
    invasion = invasion_of(state)
    effects = invasion.effects if invasion else []
    for planet in state.galaxy[state.active].planets:
        firing = {kind: amounts.get(f"{kind}:{planet.id}", 0) for kind in units}
        found: list[Roll] = [
            roll
            for kind, number in firing.items()
            for roll in rolls(
                kind, units[kind].bombardment, number, -BUNKER_MALUS * (mark(planet.owner, BUNKER) in effects)
            )
        ]
        if not found:
            continue
        dice = rolled(with_plasma(state, seat, found) if plasma else found, execution.rng)
        plasma = False
        defenders = [force.seat for force in planet.forces if force.seat != seat and force.count("infantry")]
        execution.tell("bombarded", seat=seat, planet=planet.id, **roll_told(dice))
        for defender in defenders:
            destroy_ground_forces(execution, planet, defender, hits(dice))
            if hits(dice) and not ground_forces(planet, defender):
                deed = Destruction(seat, defender, ("infantry",), "bombardment", ("ground-force",))
                score_deed(execution, deed)


def _custodians(execution: Execution[State], frame: Invasion) -> None:
    frame.step = "commit"
    execution.push(Custodians(frame.seat))


class CustodiansRule(Rule):
    """Whoever would land on Mecatol Rex first spends influence for the custodians token, and then has to land (27)."""

    frame = Custodians

    def asks(self, state: State, frame: Custodians) -> bool:
        """Where the token is there, and ground forces and influence are at hand."""
        if lands_freely(state, frame.seat):
            return False
        system = state.galaxy[state.active]
        landing = force_of(system.space, frame.seat).count("infantry")
        able = available(state, state.players[frame.seat], "influence") >= CUSTODIANS.influence
        return system.custodians and bool(landing) and able

    def ask(self, state: State, frame: Custodians) -> Decision | None:
        """With what it is paid; with nothing it stays."""
        if not self.asks(state, frame):
            return None
        slots = tuple(means(state, state.players[frame.seat], "influence"))
        ask = Allocate(slots, 0, sum(slot.cap for slot in slots))
        return Decision(frame.seat, "custodians", ask, (), {"influence": CUSTODIANS.influence})

    def do(self, execution: Execution[State], frame: Custodians, answer: Answer) -> None:
        """Take it, for a victory point, or leave it."""
        state, player = execution.state, execution.state.players[frame.seat]
        if answer:
            spend(state, player, allocation(answer), "influence", CUSTODIANS.influence)
        execution.pop()
        if answer:
            invasion = execution.stack[-1]
            assert isinstance(invasion, Invasion)
            invasion.must_land = True
            _take_custodians(execution, player, spent_of(state, allocation(answer), "influence"))


def lands_freely(state: State, seat: int) -> bool:
    """Whether the custodians token costs a player nothing, who takes it by landing: Winnu, by Blood Ties."""
    return state.players[seat].able(BLOOD_TIES)


def _take_custodians(execution: Execution[State], player: Player, spent: Facts = NO_FACTS) -> None:
    """Take the token, for a victory point and what is spent."""
    execution.state.galaxy[execution.state.active].custodians = False
    execution.tell("custodians", seat=player.seat, **results({"vp": CUSTODIANS.vp}, spent))
    gain_points(execution, player, "custodians", CUSTODIANS.vp)


def _commit(execution: Execution[State], frame: Invasion) -> None:
    frame.step = "defense"
    if commit_slots(execution.state, frame.seat):
        execution.push(Commit(frame.seat))


def commit_slots(state: State, seat: int) -> list[Slot]:
    """Planets on which ground forces in the active system can land: not on one with the custodians token.

    A word is the planet for infantry, and for fighters, where they can land, `fighter:planet`.
    """
    system = state.galaxy[state.active]
    force = force_of(system.space, seat)
    number, fighters = force.count("infantry"), force.count("fighter") if may_land_fighters(state, seat) else 0
    kept_off = system.custodians and not lands_freely(state, seat)
    planets = [] if kept_off else [planet for planet in system.planets if may_hold_units(state, planet.id)]
    infantry = [Slot(planet.id, number, {"planet": planet.id, "kind": "infantry"}) for planet in planets if number]
    return [
        *infantry,
        *(
            Slot(f"fighter:{planet.id}", fighters, {"planet": planet.id, "kind": "fighter"})
            for planet in planets
            if fighters
        ),
    ]


def landing_units(answer: Answer) -> dict[tuple[UnitKind, str], int]:
    """How many units of which kind land on which planet, by an answer of `commit_slots`."""
    found: dict[tuple[UnitKind, str], int] = {}
    for word, number in allocation(answer).items():
        fighter, _, planet = word.rpartition(":")
        found["fighter" if fighter else "infantry", planet] = number
    return found


class CommitRule(AskingRule):
    """Ground forces land on planets of the active system, or stay in space."""

    frame = Commit

    def ask(self, state: State, frame: Commit) -> Decision:
        """How many on which; on Mecatol Rex one at least, where the custodians have just left it."""
        slots = commit_slots(state, frame.seat)
        infantry = [slot for slot in slots if slot.facts["kind"] == "infantry"]
        default = _widest(state, frame.seat, infantry) if infantry else ()
        most = sum(_caps(slots).values())
        taken = {*_free(state, frame.seat, infantry)} & allocation(default).keys()
        facts: Facts = {**state.at(state.active), "takes": len(taken)}
        return Decision(frame.seat, "commit", Allocate(tuple(slots), 0, most), default, facts)

    def do(self, execution: Execution[State], frame: Commit, answer: Answer) -> None:
        """Land; raises `Illegal` for more units of a kind than there are."""
        state, landing = execution.state, landing_units(answer)
        for kind, cap in _caps(commit_slots(state, frame.seat)).items():
            if sum(number for (each, _), number in landing.items() if each == kind) > cap:
                raise Illegal("allocate-cap", word=kind, most=cap)
        invasion = execution.stack[-2]
        assert isinstance(invasion, Invasion)
        if invasion.must_land and not answer:
            raise Illegal("must-land")
        execution.pop()
        system = state.galaxy[state.active]
        for (kind, planet), number in landing.items():
            take(system.space, frame.seat, kind, number)
            put(system.planet(planet).forces, frame.seat, kind, number)
        invasion.planets = [*dict.fromkeys((*invasion.planets, *(planet for _, planet in landing)))]
        if answer:
            told = " ".join(f"{kind}:{planet}={number}" for (kind, planet), number in landing.items())
            execution.tell("committed", seat=frame.seat, **state.at(state.active), units=told)
            owners = {state.planet(planet).owner for planet in invasion.planets} - {frame.seat, NO_SEAT}
            called = {frame.seat} if _may_call(state, invasion) else set[int]()
            open_window(execution, COMMITTED, owners | called)
            if system.custodians:
                _take_custodians(execution, state.players[frame.seat])


def _caps(slots: list[Slot]) -> dict[UnitKind, int]:
    """How many units of each kind can land at most."""
    return {kind: slot.cap for kind in LANDING for slot in slots if slot.facts["kind"] == kind}


def _may_call(state: State, invasion: Invasion) -> bool:
    """Whether Ragh's Call may be in other hands, and ground forces of its owner are where others have landed."""
    owners = [player for player in state.players if player.gave_notes and _has_call(player)]
    return any(ground_forces(state.planet(planet), owner.seat) for owner in owners for planet in invasion.planets)


def _has_call(player: Player) -> bool:
    return any(name_of(note) == RAGHS_CALL for note in player.all_notes)


def _widest(state: State, seat: int, slots: list[Slot]) -> Answer:
    """The landing that takes most planets for sure: one infantry on each that nobody guards, and the rest on the best.

    All on that one where none or one of them is free to take.
    """
    number, best = slots[0].cap, _best(state, seat, slots)
    free = sorted(_free(state, seat, slots), key=lambda planet: planet != best)[:number]
    landing = {best: number - len({*free} - {best}), **dict.fromkeys(free[1:], 1)}
    return spread({slot.word: landing.get(slot.word, 0) for slot in slots})


def _free(state: State, seat: int, slots: list[Slot]) -> list[str]:
    """The planets that a landing takes for sure: not the player's own, and without units of others."""
    planets = [state.planet(slot.word) for slot in slots]
    return [planet.id for planet in planets if planet.owner != seat and not _guarded(planet, seat)]


def _guarded(planet: Planet, seat: int) -> bool:
    """Whether units of another player stand on a planet."""
    return any(force.count() for force in planet.forces if force.seat != seat)


def _best(state: State, seat: int, slots: list[Slot]) -> str:
    """The planet that is not the player's own with the fewest defenders."""
    planets = [state.planet(slot.word) for slot in slots]
    key = {
        planet.id: (planet.owner == seat, sum(force.count() for force in planet.forces if force.seat != seat))
        for planet in planets
    }
    return min(key, key=lambda id: key[id])


def _defense(execution: Execution[State], frame: Invasion) -> None:
    frame.step = "combat"
    for planet in frame.planets:
        defend(execution, execution.state.planet(planet), frame.seat, disabled_units(execution.state))


def _combat(execution: Execution[State], frame: Invasion) -> None:
    """Planet by planet, then whoever is left takes control."""
    if not frame.planets:
        execution.pop()
        return
    planet = execution.state.planet(frame.planets[0])
    defenders = [force.seat for force in planet.forces if force.seat != frame.seat and force.count("infantry")]
    if landed(planet, frame.seat) and defenders:
        execution.push(GroundCombat(frame.seat, defenders[0], planet.id))
        return
    frame.planets.pop(0)
    return_fighters(execution, planet, frame.seat)
    check_limits(execution, frame.seat, execution.state.active)
    establish_control(execution, planet, frame.seat)


STEPS = {
    "begin": _plans,
    "bombardment": _bombardment,
    "custodians": _custodians,
    "commit": _commit,
    "defense": _defense,
    "combat": _combat,
}
