"""One side of a combat: the states its units can be in, and what becomes of a state that takes hits.

States are numbered, so that they are compared and remembered fast; number 0 is that of a side with nothing left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from rules.ti4.components.units import UnitKind
from rules.ti4.odds.fleets import ESCORTS, LEAST_FIRST, SUSTAINING, Fleet, Squadron, Trait
from rules.ti4.odds.losses import Hits, Losses, State

NOTHING = 0
SHIELDED = 2  # hits that Shields Holding cancels


class Side:
    """One side with its squadrons, the least unit first, and all of its states that have been met."""

    def __init__(
        self, fleet: Fleet, squadrons: Iterable[Squadron], foe: Fleet, *, joining: UnitKind | None = None
    ) -> None:
        """`squadrons` are those of the fleet that fight; units of the kind `joining` do when the combat begins."""
        self.means = fleet.means
        self.squadrons = sorted(squadrons, key=lambda one: LEAST_FIRST.index(one.unit.kind))
        self.units = [one.unit for one in self.squadrons]
        self.all = range(len(self.units))
        self.non_fighters = [place for place in self.all if self.units[place].kind != "fighter"]
        self.sustaining = self._sustaining()
        none = (0,) * len(self.units)
        self.states = [State(none, none, none)]
        self._numbers = {self.states[0]: NOTHING}
        self.take = cache(self._take)
        self._one_hit = cache(self._assigned)
        self.ended = cache(self._ended)
        self.repaired = cache(self._repaired)
        self.strength = cache(self._strength)
        self.counts = cache(self._counts)
        self.without_escort = cache(self._without_escort)
        self.has = cache(self._has)
        self.without_courage = cache(self._without_courage)
        self.forced_to_destroy = cache(self._forced_to_destroy)
        self.least_lost = cache(self._least_lost)
        undamaged = tuple(one.number - one.damaged for one in self.squadrons)
        damaged = tuple(one.damaged for one in self.squadrons)
        self.joining = tuple(
            number if unit.kind == joining else 0 for number, unit in zip(undamaged, self.units, strict=True)
        )
        waiting = tuple(number - later for number, later in zip(undamaged, self.joining, strict=True))
        self.start = self.number(State(waiting, damaged, none, direct_hits=foe.means.direct_hits))

    def _sustaining(self) -> list[int]:
        """The places of squadrons that can use Sustain Damage, in the order in which they do."""
        able = [place for place in self.all if self.units[place].sustains]
        if self.means.war_suns_cannot_sustain:
            able = [place for place in able if self.units[place].kind != "war-sun"]
        return sorted(able, key=lambda place: SUSTAINING.index(self.units[place].kind))

    def number(self, state: State) -> int:
        """The number of a state."""
        if not any(map(any, state[:3])):
            return NOTHING
        number = self._numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
        return number

    def _losses(self, state: State, *, can_sustain: bool = False) -> Losses:
        sustaining = self.sustaining if can_sustain else []
        cancelled = 2 if self.means.non_euclidean_shielding else 1
        return Losses(state, self.units, sustaining, cancelled)

    def _counts(self, number: int) -> list[int]:
        """How many units of each squadron are left."""
        return [sum(parts) for parts in zip(*self.states[number][:3], strict=True)]

    def _has(self, number: int, trait: Trait) -> bool:
        """Whether a unit with this trait is left."""
        return any(count and trait in unit.traits for count, unit in zip(self.counts(number), self.units, strict=True))

    def of_kind(self, number: int, kind: UnitKind) -> int:
        """How many units of a kind are left."""
        return sum(count for count, unit in zip(self.counts(number), self.units, strict=True) if unit.kind == kind)

    def ships_without_fighters(self, number: int) -> int:
        """How many units are left that are no fighters."""
        return sum(self.counts(number)) - self.of_kind(number, "fighter")

    def _least_lost(self, before: int, after: int) -> int | None:
        """The place of the least unit that was lost between two states."""
        for place, (had, has) in enumerate(zip(self.counts(before), self.counts(after), strict=True)):
            if has < had:
                return place
        return None

    def _strength(self, number: int) -> int:
        """A number that hits, and cards that are played, make smaller."""
        undamaged, damaged, fresh, *means = self.states[number]
        units = sum(2 * sound + hurt + new for sound, hurt, new in zip(undamaged, damaged, fresh, strict=True))
        return units + sum(means)

    def mustered(self, number: int) -> int:
        """The state in which a combat begins: with the cards that can be used in it, and those who join."""
        means, state = self.means, self.states[number]
        undamaged = state.undamaged
        if self.has(number, "infantry fight in space"):
            undamaged = tuple(map(sum, zip(undamaged, self.joining, strict=True)))
        return self.number(
            state._replace(
                undamaged=undamaged,
                shields=means.shields_holding,
                courage=means.courageous,
                repairs=means.emergency_repairs,
                goods=means.trade_goods,
            )
        )

    def _take(self, number: int, hits: Hits, can_sustain: bool) -> int:  # noqa: FBT001  # remembered by place
        """The state after hits are assigned: Sustain Damage whenever possible, then the least unit is destroyed."""
        forced, free = hits.forced, hits.free
        state = self.states[number]
        if state.shields and forced + free:
            number = self.number(state._replace(shields=state.shields - 1))
            cancelled = min(forced, SHIELDED)
            forced, free = forced - cancelled, max(free - (SHIELDED - cancelled), 0)
        while forced > 0 and number != NOTHING:
            number, taken = self._one_hit(number, True, can_sustain)  # noqa: FBT003
            forced -= taken
        free += forced
        while free > 0 and number != NOTHING:
            number, taken = self._one_hit(number, False, can_sustain)  # noqa: FBT003
            free -= taken
        return number

    def _assigned(self, number: int, forced: bool, can_sustain: bool) -> tuple[int, int]:  # noqa: FBT001
        """The state after one hit is assigned, and how many hits that takes up."""
        places: Sequence[int] = self.all
        if forced and self.ships_without_fighters(number):
            places = self.non_fighters
        losses = self._losses(self.states[number], can_sustain=can_sustain)
        taken = losses.assign(places)
        return self.number(losses.state()), taken

    def barraged(self, number: int, hits: int) -> int:
        """The state after hits that destroy fighters only."""
        state = self.states[number]
        fighters = [place for place in self.all if self.units[place].kind == "fighter"]
        if hits and state.shields and self.of_kind(number, "fighter"):
            state = state._replace(shields=state.shields - 1)
            hits = max(hits - SHIELDED, 0)
        losses = self._losses(state)
        losses.lose(hits, fighters)
        return self.number(losses.state())

    def _forced_to_destroy(self, number: int, units: int, *, spare_fighters: bool = False) -> int:
        """The state after so many of the least units are destroyed, which no Sustain Damage prevents."""
        losses = self._losses(self.states[number])
        losses.lose(units, self.non_fighters if spare_fighters else self.all)
        return self.number(losses.state())

    def struck(self, number: int, *, can_sustain: bool) -> int:
        """The state after a hit that the opponent assigns: to the best unit that it destroys, else to the best."""
        losses = self._losses(self.states[number], can_sustain=can_sustain)
        losses.strike()
        return self.number(losses.state())

    def _without_escort(self, number: int) -> int | None:
        """The state after a destroyer, else a cruiser, is destroyed by its owner; None where there is neither."""
        for kind in ESCORTS:
            for place in self.all:
                if self.units[place].kind == kind and self.counts(number)[place]:
                    losses = self._losses(self.states[number])
                    losses.lose(1, [place])
                    return self.number(losses.state())
        return None

    def ambushing(self, number: int) -> list[int]:
        """The combat values of the two best destroyers and cruisers."""
        values: list[int] = []
        for unit, count in zip(self.units, self.counts(number), strict=True):
            if unit.kind in ESCORTS and unit.combat:
                values += [unit.combat.value] * count
        return sorted(values)[:2]

    def _without_courage(self, number: int) -> int:
        """The state after Courageous to the End is played."""
        state = self.states[number]
        return self.number(state._replace(courage=max(state.courage - 1, 0)))

    def _ended(self, number: int) -> int:
        """The state after hits of a round are assigned: Duranium Armor repairs the best that did not sustain in it."""
        state = self.states[number]
        if not self.means.duranium_armor or not any(state.damaged):
            return number
        place = max(place for place in self.all if state.damaged[place])
        return self.number(
            state._replace(undamaged=_added(state.undamaged, place, 1), damaged=_added(state.damaged, place, -1))
        )

    def _repaired(self, number: int) -> int:
        """The state in which the next round begins."""
        state = self.states[number]
        damaged = tuple(hurt + new for hurt, new in zip(state.damaged, state.fresh, strict=True))
        undamaged = state.undamaged
        if state.repairs and any(damaged):
            state = state._replace(repairs=state.repairs - 1)
            undamaged = tuple(map(sum, zip(undamaged, damaged, strict=True)))
            damaged = (0,) * len(damaged)
        for place, unit in enumerate(self.units):
            if "repaired each round" in unit.traits and damaged[place]:
                undamaged = _added(undamaged, place, damaged[place])
                damaged = _added(damaged, place, -damaged[place])
        return self.number(state._replace(undamaged=undamaged, damaged=damaged, fresh=(0,) * len(damaged)))


def _added(counts: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + number, *counts[place + 1 :])
