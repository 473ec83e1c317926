"""Space combat: barrage, retreats announced, dice, hits, retreats, round by round until one side is gone (78)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.cards.battle_plans import ask_plans, retreats_below
from rules.ti4.cards.frames import LoseFighters, SpaceDice, SpaceVictory
from rules.ti4.cards.moments import (
    IN_SPACE,
    RETREAT_ANNOUNCED,
    SPACE_ROLLED,
    SPACE_ROUND,
    SPACE_ROUND_END,
    SPACE_WON,
    mark,
    moment,
    open_window,
)
from rules.ti4.chances import NEBULA_BONUS, chance_to_win
from rules.ti4.combat.bonuses import ability_bonus, extra_from, led_bonus
from rules.ti4.combat.flagships import repair_flagships
from rules.ti4.combat.joined import fighting, without_fighters
from rules.ti4.combat.sustaining import DURANIUM_ARMOR, outlasts
from rules.ti4.components.units import Dice
from rules.ti4.economy.gains import gain_goods
from rules.ti4.frames import AssignHits, Produce, Retreat, SpaceCombat, StartCombat
from rules.ti4.galaxy.adjacency import adjacency, present
from rules.ti4.galaxy.forces import force_of, put, take
from rules.ti4.laws.points import take_shard
from rules.ti4.laws.prophecy import fighter_bonus
from rules.ti4.movement.routes import may_come
from rules.ti4.objectives.secrets import score_deed
from rules.ti4.scoring.deeds import Victory
from rules.ti4.singularity import after_destruction
from rules.ti4.state import NO_SEAT, Force, State
from rules.ti4.tactical.blockade import destroy_blockaded
from rules.ti4.tactical.dice import Roll, misses_again, roll_told, rolled, rolls
from rules.ti4.tactical.hits import destroy_ships
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.tokens import from_sheet, place_token

STAY = "stay"
ASSAULT_CANNON = "assault-cannon"
ENDLESS = 10  # rounds after which nobody waits for a card that ends a combat
ASSAULT_SHIPS = 3  # ships that are no fighters, with which Assault Cannon works
SALVAGE_OPERATIONS = "salvage-operations"
MORALE_BOOST, FIGHTER_PROTOTYPE, INTERCEPT = "morale-boost", "fighter-prototype", "intercept"  # action cards
MUNITIONS_RESERVES, WAR_FUNDING = "munitions-reserves", "war-funding"  # by which misses of a round fall again
MORALE_BONUS, PROTOTYPE_BONUS = 1, 2  # of dice in a round, of all ships and of fighters


class StartCombatRule(ActingRule):
    """A combat begins where another player has ships in the active system."""

    frame = StartCombat

    def run(self, execution: Execution[State], frame: StartCombat) -> None:
        """Begin it, and ask both sides for their plans."""
        state = execution.state
        execution.pop()
        destroy_blockaded(execution)
        system = state.galaxy[state.active]
        others = [force.seat for force in system.space if force.seat != frame.seat and force.ships]
        if others and system.ships(frame.seat):
            execution.tell("combat", seat=frame.seat, target=others[0], **state.at(state.active))
            execution.push(SpaceCombat(frame.seat, others[0]))
            ask_plans(execution, (frame.seat, others[0]), IN_SPACE)


class SpaceCombatRule(ActingRule):
    """A step of a round; what a player decides stands above it."""

    frame = SpaceCombat

    def run(self, execution: Execution[State], frame: SpaceCombat) -> None:
        """Carry out the next step, unless one side is gone; ships are repaired in the last round, too."""
        if _over(execution.state, frame) and frame.step not in ("repair", "end"):
            frame.step = "over"
        STEPS[frame.step](execution, frame)


def _over(state: State, frame: SpaceCombat) -> bool:
    return frame.broken_off or not (fighting(state, frame.attacker) and fighting(state, frame.defender))


def fleet(state: State, seat: int) -> Force:
    """The units of a player in the space of the active system, ground forces among them; empty where there are none.

    Raises KeyError where no system is active.
    """
    return force_of(state.galaxy[state.active].space, seat)


def space_combat(state: State, seat: int) -> SpaceCombat | None:
    """The innermost space combat that goes on, if a player is one of its sides; else None.

    The frame and no copy. Where somebody else fights inside another combat it is None for those of the outer one.
    """
    combat = next((frame for frame in reversed(state.course) if isinstance(frame, SpaceCombat)), None)
    return combat if combat and seat in (combat.attacker, combat.defender) else None


def opponent(frame: SpaceCombat, seat: int) -> int:
    """The other side.

    `seat` has to be the attacker or the defender of the combat: a space combat has no third (78).
    """
    return frame.attacker + frame.defender - seat


def _begin(execution: Execution[State], frame: SpaceCombat) -> None:
    """A round begins, and with the first one the combat: one moment for both (1.20)."""
    frame.effects = []
    frame.step = "start" if frame.round == 1 else "defender"
    repair_flagships(execution, (frame.attacker, frame.defender))
    open_window(execution, SPACE_ROUND, (frame.attacker, frame.defender))


def _start(execution: Execution[State], frame: SpaceCombat) -> None:
    """Assault Cannon of the attacker, then of the defender, who may have too few ships for it by then (1.19)."""
    state = execution.state
    seat = frame.attacker if frame.step == "start" else frame.defender
    target = opponent(frame, seat)
    frame.step = "start-defender" if frame.step == "start" else "barrage"
    armed = state.players[seat].has(ASSAULT_CANNON) and without_fighters(fighting(state, seat)) >= ASSAULT_SHIPS
    if armed and without_fighters(fighting(state, target)):
        execution.tell("assault-cannon", seat=seat, target=target)
        execution.push(AssignHits(target, 1, seat, "other", fighters=False, sustain=False))


def _barrage(execution: Execution[State], frame: SpaceCombat) -> None:
    """Anti-fighter barrage of both sides at once, in the first round: each hit destroys a fighter (10)."""
    state = execution.state
    frame.step = "defender"
    fallen = SpaceDice({}, {}, barrage=True)
    for seat in (frame.attacker, frame.defender):
        units = state.players[seat].units
        own = fleet(state, seat).units
        found = [roll for kind, number in own.items() for roll in rolls(kind, units[kind].barrage, number)]
        if found:
            _throw(execution, frame, seat, found, fallen)
    if fallen.dice:
        execution.push(*moment(execution, SPACE_ROLLED, (frame.attacker, frame.defender)), fallen)


def _throw(execution: Execution[State], frame: SpaceCombat, seat: int, found: list[Roll], fallen: SpaceDice) -> None:
    """Dice of a side fall, misses once more where something has made that possible, and lie with those that fell."""
    dice, place = rolled(found, execution.rng), execution.state.at(execution.state.active)
    execution.tell("barrage" if fallen.barrage else "fired", seat=seat, **place, **roll_told(dice))
    again = {mark(seat, MUNITIONS_RESERVES), mark(seat, WAR_FUNDING)} & {*frame.effects}
    if again and any(each.misses for each in dice):
        dice = misses_again(dice, execution.rng)
        execution.tell("rerolled-ships", seat=seat, **place, **roll_told(dice))
    fallen.needed |= {mark(seat, each.roll.kind): each.roll.value for each in dice}
    fallen.dice |= {mark(seat, each.roll.kind): [*each.dice] for each in dice}


class LoseFightersRule(ActingRule):
    """Each hit of anti-fighter barrage destroys a fighter; what is too much is lost (10)."""

    frame = LoseFighters

    def run(self, execution: Execution[State], frame: LoseFighters) -> None:
        """Take them off the board."""
        state = execution.state
        execution.pop()
        if lost := min(frame.hits, fleet(state, frame.seat).count("fighter")):
            take(state.galaxy[state.active].space, frame.seat, "fighter", lost)
            combat = next(each for each in reversed(execution.stack) if isinstance(each, SpaceCombat))
            combat.destroyed = [*dict.fromkeys((*combat.destroyed, "fighter"))]
            execution.tell("lost-fighters", seat=frame.seat, **state.at(state.active), count=lost)
            after_destruction(execution, frame.seat)


def _announce(execution: Execution[State], frame: SpaceCombat) -> None:
    """The defender may announce a retreat, and if it does not the attacker may; where nobody can win, it has to.

    Whoever has planned for this battle when to retreat is not asked.
    """
    state = execution.state
    seat = frame.defender if frame.step == "defender" else frame.attacker
    frame.step = "attacker" if frame.step == "defender" else "roll"
    if frame.retreating != NO_SEAT:
        return
    if targets := retreat_targets(state, seat):
        below = None if must_retreat(state, frame, seat) else retreats_below(state, seat)
        if below is None:
            execution.push(Retreat(seat))
        elif chance_to_win(state, seat) * 100 < below:
            announce_retreat(execution, frame, seat, targets[0])
    elif must_retreat(state, frame, seat):
        destroy_ships(execution, seat, seat, fighting(state, seat))


def must_retreat(state: State, frame: SpaceCombat, seat: int) -> bool:
    """Whether a player is the attacker in a combat that neither side can win with its dice (FAQ)."""
    if seat != frame.attacker or frame.round < ENDLESS:
        return False
    sides = ((frame.attacker, frame.defender), (frame.defender, frame.attacker))
    return all(
        outlasts(state, own, sum(roll.most for roll in combat_rolls(state, frame, enemy))) for own, enemy in sides
    )


def retreat_targets(state: State, seat: int) -> list[str]:
    """Adjacent systems with own units or planets, where ships may end and without ships of others.

    Nowhere, where no ship can move at all.
    """
    units = state.players[seat].units
    if not any(units[kind].move for kind in fleet(state, seat).units):
        return []
    near = adjacency(state, seat)[state.active]
    return [
        place
        for place, system in state.galaxy.items()
        if place in near
        and seat in present(system)
        and not system.ships_of_others(seat)
        and may_come(state, seat, place)
    ]


class RetreatRule(AskingRule):
    """Stay, or a system to retreat to at the end of the round."""

    frame = Retreat

    def ask(self, state: State, frame: Retreat) -> Decision:
        """Where to; whoever has to retreat cannot stay."""
        targets = [
            Option(f"to:{place}", "", state.at(place), from_sheet(state, frame.seat, place))
            for place in retreat_targets(state, frame.seat)
        ]
        combat = space_combat(state, frame.seat)
        forced = combat is not None and must_retreat(state, combat, frame.seat)
        options = targets if forced else [Option(STAY), *targets]
        return choose(frame.seat, "retreat", options, (options[0].word,), **state.at(state.active))

    def do(self, execution: Execution[State], frame: Retreat, answer: Answer) -> None:
        """Announce the retreat, to which the other side may play a card (78)."""
        execution.pop()
        if answer[0] == STAY:
            return
        combat = execution.stack[-1]
        assert isinstance(combat, SpaceCombat)
        announce_retreat(execution, combat, frame.seat, answer[0].removeprefix("to:"))


def announce_retreat(execution: Execution[State], combat: SpaceCombat, seat: int, place: str) -> None:
    """A side will leave for a system at the end of the round; the other may have something against it."""
    combat.retreating, combat.retreat_to = seat, place
    execution.tell("retreat-announced", seat=seat, **execution.state.at(place))
    open_window(execution, RETREAT_ANNOUNCED, [opponent(combat, seat)])


def combat_rolls(state: State, frame: SpaceCombat, seat: int) -> list[Roll]:
    """The dice of all ships of a side, and of whatever fights as one."""
    units, other = state.players[seat].units, fighting(state, opponent(frame, seat))
    nebula = state.galaxy[state.active].printed.anomaly == "nebula" and seat == frame.defender
    bonus = ability_bonus(state.players[seat]) + NEBULA_BONUS * nebula
    bonus += MORALE_BONUS * (mark(seat, MORALE_BOOST) in frame.effects)
    of_fighters = PROTOTYPE_BONUS * (mark(seat, FIGHTER_PROTOTYPE) in frame.effects) + fighter_bonus(state, seat)
    found: list[Roll] = []
    for kind, number in fighting(state, seat).items():
        dice = units[kind].combat
        if dice and units[kind].die_for_each_enemy:
            dice = Dice(dice.value, without_fighters(other))
        own = bonus + led_bonus(state, seat, kind) + of_fighters * (kind == "fighter")
        found += rolls(kind, dice, number, own, extra_from(state, seat, kind))
    return found


def _roll(execution: Execution[State], frame: SpaceCombat) -> None:
    """The attacker's dice, then the defender's."""
    frame.step, frame.sustained = "repair", {}
    fallen = SpaceDice({}, {})
    for seat in (frame.attacker, frame.defender):
        _throw(execution, frame, seat, combat_rolls(execution.state, frame, seat), fallen)
    execution.push(*moment(execution, SPACE_ROLLED, (frame.attacker, frame.defender)), fallen)


def _repair(execution: Execution[State], frame: SpaceCombat) -> None:
    """Duranium Armor repairs a ship that did not sustain damage in this round."""
    state = execution.state
    frame.step = "round-end"
    for seat in (frame.attacker, frame.defender):
        damaged = fleet(state, seat).damaged
        repairable = [kind for kind, number in damaged.items() if number > frame.sustained.get(f"{seat}:{kind}", 0)]
        if state.players[seat].has(DURANIUM_ARMOR) and repairable:
            kind = max(repairable, key=lambda kind: state.players[seat].units[kind].cost or 0)
            damaged[kind] -= 1
            if not damaged[kind]:
                del damaged[kind]
            execution.tell("repaired", seat=seat, kind=kind)


def _round_end(execution: Execution[State], frame: SpaceCombat) -> None:
    """A round ends."""
    frame.step = "retreat"
    open_window(execution, SPACE_ROUND_END, (frame.attacker, frame.defender))


def _retreat(execution: Execution[State], frame: SpaceCombat) -> None:
    """Ships retreat that can move, with what they can carry; all else is removed. Then the next round begins."""
    frame.step = "begin"
    frame.round += 1
    seat, place = frame.retreating, frame.retreat_to
    frame.retreating = NO_SEAT
    if seat == NO_SEAT:
        return
    state = execution.state
    if INTERCEPT in frame.effects:
        execution.tell("retreat-prevented", seat=seat, **state.at(place))
        return
    player, force = state.players[seat], fleet(state, seat)
    here, there = state.galaxy[state.active], state.galaxy[place]
    room = sum(player.units[kind].capacity * number for kind, number in force.units.items() if player.units[kind].move)
    for kind, number in sorted(force.units.items(), key=lambda each: each[0] == "fighter"):  # ground forces first
        damaged = force.damaged.get(kind, 0)
        goes = number
        if not player.units[kind].move:
            goes = min(number, room) if kind in ("fighter", "infantry") else 0
            room -= goes
        take(here.space, seat, kind, number, damaged)
        if goes:
            put(there.space, seat, kind, goes, min(damaged, goes))
    frame.joined = {}
    place_token(execution, seat, place)
    execution.tell("retreated", seat=seat, **state.at(place))
    check_limits(execution, seat, place)


def _over_now(execution: Execution[State], frame: SpaceCombat) -> None:
    """The last round ends, and with it the combat: one moment for both (1.20)."""
    frame.step = "end"
    open_window(execution, SPACE_ROUND_END, (frame.attacker, frame.defender))


def _end(execution: Execution[State], frame: SpaceCombat) -> None:
    """Whoever has ships left has won; if both are gone it is a draw. What no ship carries any more is removed."""
    state = execution.state
    sides = (frame.attacker, frame.defender)
    winners = [seat for seat in sides if fighting(state, seat) and not frame.broken_off]
    execution.pop()
    if winners:
        loser = opponent(frame, winners[0])
        execution.tell("won", seat=winners[0], target=loser, **state.at(state.active))
        if frame.retreating == loser:
            execution.tell("retreat-failed", seat=loser, **state.at(frame.retreat_to))
        execution.push(*moment(execution, SPACE_WON, winners), SpaceVictory(winners[0], loser))
        _salvage(execution, frame, winners[0], loser)
    elif not frame.broken_off:
        execution.tell("drawn", seat=frame.attacker, target=frame.defender, **state.at(state.active))
    for seat in (frame.attacker, frame.defender):
        check_limits(execution, seat, state.active)
    destroy_blockaded(execution)
    for seat in winners:
        flagship = fleet(state, seat).count("flagship") > 0
        score_deed(execution, Victory(seat, opponent(frame, seat), "space", flagship), frame.scored)
        take_shard(execution, seat, opponent(frame, seat))


def _salvage(execution: Execution[State], frame: SpaceCombat, winner: int, loser: int) -> None:
    """Salvage Operations: a trade good for either side, and for the winner a ship of a kind that was destroyed."""
    state = execution.state
    for seat in (winner, loser):
        if not state.players[seat].has(SALVAGE_OPERATIONS):
            continue
        execution.tell("salvaged", seat=seat)
        gain_goods(execution, state.players[seat], 1)
        if seat == winner and frame.destroyed:
            execution.push(Produce(seat, state.active, salvaged=[*frame.destroyed]))


class SpaceVictoryRule(ActingRule):
    """Nothing more follows from a victory than what cards have made of it."""

    frame = SpaceVictory


STEPS = {
    "begin": _begin,
    "start": _start,
    "start-defender": _start,
    "barrage": _barrage,
    "defender": _announce,
    "attacker": _announce,
    "roll": _roll,
    "repair": _repair,
    "round-end": _round_end,
    "retreat": _retreat,
    "over": _over_now,
    "end": _end,
}
