"""Cards that are played in a space combat, and against space cannons."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.action_cards.withdrawal import Withdraw, is_own
from rules.ti4.cards.battle_plans import CHANCES
from rules.ti4.cards.card import ALWAYS, FIRST, Card, below, percent_of
from rules.ti4.cards.frames import (
    LoseFighters,
    LoseGroundForces,
    Played,
    ShipsDestroyed,
    SpaceVictory,
    Sustained,
)
from rules.ti4.cards.moments import mark
from rules.ti4.chances import chance_to_win
from rules.ti4.combat.joined import fighting
from rules.ti4.components.units import FACES, UnitKind, kind_of
from rules.ti4.economy.gains import gain_goods
from rules.ti4.frames import AssignHits, SpaceCombat
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of, ships_counted
from rules.ti4.movement.routes import may_come
from rules.ti4.state import State
from rules.ti4.tactical.ground_combat import ground_combat
from rules.ti4.tactical.hits import destroy_ships
from rules.ti4.tactical.space_combat import INTERCEPT, fleet, opponent, space_combat
from rules.ti4.tactical.tokens import place_token

OUTNUMBERED = "outnumbered"  # the condition that the other side has twice as many ships
HEAVY_HITS, ANY_HITS = "two", "any"
"""Conditions of cards that cancel hits: where a second ship would be lost, or with any hit."""


class MoraleBoost(Card):
    """Every die of a combat round of the player is better by one (`combat_rolls`)."""

    id = "morale-boost"
    conditions = (FIRST, ALWAYS)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In a combat of one's own, once in a round."""
        combat = ground_combat(state, seat) or space_combat(state, seat)
        if combat and mark(seat, self.id) not in combat.effects:
            yield Option("")

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """In the first round, or in each while there are such cards."""
        combat = ground_combat(state, seat) or space_combat(state, seat)
        wanted = combat is not None and (condition == ALWAYS or combat.round == 1)
        return super().target_when(state, seat, condition) if wanted else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Note it for this round."""
        combat = ground_combat(execution.state, played.seat) or space_combat(execution.state, played.seat)
        if combat:
            combat.effects.append(mark(played.seat, self.id))


class FighterPrototype(Card):
    """Dice of the player's fighters are better by two in the first round (`combat_rolls`)."""

    id = "fighter-prototype"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In the first round of a space combat."""
        combat = space_combat(state, seat)
        if combat and combat.round == 1 and not ground_combat(state, seat):
            yield Option("")

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """With own fighters there: nobody would play it for none."""
        return super().target_when(state, seat, condition) if fleet(state, seat).count("fighter") else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Note it for this round."""
        if combat := space_combat(execution.state, played.seat):
            combat.effects.append(mark(played.seat, self.id))


class EmergencyRepairs(Card):
    """All damaged units of the player in the active system are repaired."""

    id = "emergency-repairs"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In a combat of one's own."""
        if space_combat(state, seat) or ground_combat(state, seat):
            yield Option("")

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """With a damaged ship there: nobody would play it for none."""
        return super().target_when(state, seat, condition) if fleet(state, seat).damaged else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Repair all of them, also what was damaged in this round (87)."""
        force = fleet(execution.state, played.seat)
        units = " ".join(f"{kind}={number}" for kind, number in force.damaged.items())
        force.damaged = {}
        if units:
            execution.tell("repaired-all", seat=played.seat, units=units)


class SkilledRetreat(Card):
    """All ships of the player leave for an adjacent system, and the combat is a draw. It is no retreat (78)."""

    id = "skilled-retreat"
    conditions = (OUTNUMBERED, *map(below, CHANCES))

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """One that they may enter and where no ships of others are."""
        if not space_combat(state, seat):
            return
        near = adjacency(state, seat)[state.active]
        for place, system in state.galaxy.items():
            entered = place in near and may_come(state, seat, place) and not system.ships_of_others(seat)
            if entered:
                yield Option(place, "", state.at(place))

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Where the condition holds, to a system with own planets or ships if there is one."""
        combat = space_combat(state, seat)
        if combat is None or not self._wants_to_leave(state, combat, seat, condition):
            return None
        places = [option.word for option in self.targets(state, seat)]
        return min(places, key=lambda place: not is_own(state, seat, place), default=None)

    def _wants_to_leave(self, state: State, combat: SpaceCombat, seat: int, condition: str) -> bool:
        """Where the other side has twice as many ships, or the chance to win is below that of the condition."""
        if condition != OUTNUMBERED:
            return chance_to_win(state, seat) * 100 < percent_of(condition)
        own, others = (ships_counted(fleet(state, each).units) for each in (seat, opponent(combat, seat)))
        return others >= 2 * max(1, own)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """They go with all that they carry and docks beside them; a token of the reinforcements goes there, too."""
        state, seat, place = execution.state, played.seat, played.target
        combat = space_combat(state, seat)
        if combat is None or not fleet(state, seat).ships:
            return
        combat.broken_off = True
        place_token(execution, seat, place)
        execution.tell("broke-off", seat=seat, target=opponent(combat, seat), **state.at(place))
        execution.push(Withdraw(seat, place))


class Intercept(Card):
    """The opponent who has announced a retreat cannot retreat in this round."""

    id = "intercept"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Where the other side has."""
        combat = space_combat(state, seat)
        if combat and combat.retreating == opponent(combat, seat) and INTERCEPT not in combat.effects:
            yield Option("", "", {"target": combat.retreating})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Note it for this round."""
        if combat := space_combat(execution.state, played.seat):
            combat.effects.append(INTERCEPT)


def hits_to_take(state: State, seat: int) -> AssignHits | LoseFighters | LoseGroundForces | None:
    """The hits that a player is about to take, whatever made them."""
    kinds = (AssignHits, LoseFighters, LoseGroundForces)
    return next((frame for frame in reversed(state.course) if isinstance(frame, kinds) and frame.seat == seat), None)


class ShieldsHolding(Card):
    """Up to two hits in a space combat are cancelled: of a roll, of anti-fighter barrage or of a power."""

    id = "shields-holding"
    conditions = (HEAVY_HITS, ANY_HITS)
    cancelled = 2

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Hits of combat dice, of a barrage, or of Ambush and the like."""
        taken = hits_to_take(state, seat)
        of_combat = isinstance(taken, AssignHits) and taken.manner in ("combat", "ability")
        in_combat = of_combat or isinstance(taken, LoseFighters)
        if taken and taken.hits and in_combat:
            yield Option("", "", {"count": min(self.cancelled, taken.hits)})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """With as many hits as it cancels, or with any."""
        taken = hits_to_take(state, seat)
        enough = taken is not None and (condition == ANY_HITS or taken.hits >= self.cancelled)
        return super().target_when(state, seat, condition) if enough else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Cancel two of the hits that are about to be assigned (87)."""
        cancel_hits(execution, played.seat, self.cancelled)


def cancel_hits(execution: Execution[State], seat: int, most: int) -> None:
    """A player has so many hits less to take."""
    taken = hits_to_take(execution.state, seat)
    if taken and (number := min(most, taken.hits)):
        taken.hits -= number
        if isinstance(taken, AssignHits):  # those first that are aimed
            taken.aimed = max(0, taken.aimed - number)
        execution.tell("cancelled-hits", seat=seat, count=number)


class ManeuveringJets(Card):
    """A hit of space cannons is cancelled."""

    id = "maneuvering-jets"
    conditions = (ALWAYS,)
    cancelled = 1

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """One that ships or ground forces of the player are about to take."""
        taken = hits_to_take(state, seat)
        cannon = isinstance(taken, LoseGroundForces) or (
            isinstance(taken, AssignHits) and taken.manner == "space-cannon"
        )
        if taken and taken.hits and cannon:
            yield Option("", "", {"count": self.cancelled})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Cancel one of the hits of this roll (77)."""
        cancel_hits(execution, played.seat, self.cancelled)


class DirectHit(Card):
    """A ship that has sustained damage from a hit of the player is destroyed."""

    id = "direct-hit"
    conditions = ("flagship", "war-sun", "dreadnought", ALWAYS)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The ship that has just sustained damage from a hit of this player (87)."""
        found = next((frame for frame in reversed(state.course) if isinstance(frame, Sustained)), None)
        if (
            found
            and found.by == seat
            and force_of(state.galaxy[state.active].space, found.seat).damaged.get(kind_of(found.kind))
            and not state.players[found.seat].units[kind_of(found.kind)].resists_direct_hit
        ):
            yield Option("", "", {"target": found.seat, "kind": found.kind})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """A ship of the kind of the instruction, or any."""
        found = [option for option in self.targets(state, seat) if condition in (ALWAYS, option.facts["kind"])]
        return found[0].word if found else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Destroy it; how the other hits are taken is decided anew."""
        found = next(frame for frame in reversed(execution.state.course) if isinstance(frame, Sustained))
        for frame in execution.state.course:
            if isinstance(frame, AssignHits) and frame.seat == found.seat:
                frame.chosen = []
        destroy_ships(execution, found.seat, played.seat, {kind_of(found.kind): 1})


class CourageousToTheEnd(Card):
    """For a ship that was destroyed two dice fall; each that would have hit for it destroys a ship of the opponent."""

    id = "courageous-to-the-end"
    conditions = (ALWAYS,)
    dice = 2

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """One of the kinds that were just destroyed, the best first."""
        found = next((frame for frame in reversed(state.course) if isinstance(frame, ShipsDestroyed)), None)
        combat = space_combat(state, seat)
        if not (found and combat and found.seat == seat and fighting(state, opponent(combat, seat))):
            return
        for kind in sorted(map(kind_of, found.kinds), key=lambda kind: self._value(state, seat, kind)):
            yield Option(kind, "", {"kind": kind, "target": opponent(combat, seat)})

    def _value(self, state: State, seat: int, kind: UnitKind) -> int:
        printed = state.players[seat].units[kind].combat
        return printed.value if printed else FACES + 1

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Roll without anything that changes dice, and let the opponent choose what is destroyed."""
        state, kind = execution.state, kind_of(played.target)
        combat = space_combat(state, played.seat)
        dice = [execution.rng.randint(1, FACES) for _ in range(self.dice)]
        hits = sum(die >= self._value(state, played.seat, kind) for die in dice)
        execution.tell("courageous", seat=played.seat, kind=kind, dice=" ".join(map(str, dice)), count=hits)
        if combat and hits:
            other = opponent(combat, played.seat)
            execution.push(AssignHits(other, hits, played.seat, "other", sustain=False))


class Salvage(Card):
    """The loser of a space combat gives all commodities."""

    id = "salvage"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The player who was beaten in the space combat (78)."""
        found = next((frame for frame in reversed(state.course) if isinstance(frame, SpaceVictory)), None)
        if found and found.seat == seat:
            goods = {"trade-goods": state.players[found.loser].commodities}
            yield Option("", "", {"target": found.loser}, gains=goods)

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """With commodities to get: nobody would play it for none."""
        return next((option.word for option in self.targets(state, seat) if any(option.gains.values())), None)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """They are trade goods then."""
        state = execution.state
        found = next(frame for frame in reversed(state.course) if isinstance(frame, SpaceVictory))
        loser, winner = state.players[found.loser], state.players[played.seat]
        number, loser.commodities = loser.commodities, 0
        if number:
            execution.tell("gave-commodities", seat=loser.seat, **results({}, {"commodities": number}))
            gain_goods(execution, winner, number)


class ExperimentalBattlestation(Card):
    """A space dock fires three dice at the ships that have come (`offense_rolls`)."""

    id = "experimental-battlestation"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """One in the active system or next to it."""
        near = adjacency(state, seat)[state.active]
        places = [place for place in state.galaxy if place == state.active or place in near]
        systems = [state.galaxy[place] for place in places]
        on_planets = (planet.forces for system in systems for planet in system.planets)
        docks = any(
            force_of(forces, seat).count("space-dock")
            for forces in (*(system.space for system in systems), *on_planets)
        )
        if docks and f"{self.id}:p{seat + 1}" not in state.lasting:
            yield Option("", "", {"target": state.acting, **state.at(state.active)})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """It fires with all others."""
        execution.state.lasting.append(f"{self.id}:p{played.seat + 1}")
