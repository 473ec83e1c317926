"""Powers of factions for which an own ship in a space combat is destroyed (78, 34)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.cards.moments import innermost_window, mark
from rules.ti4.combat.joined import fighting
from rules.ti4.components.units import UNIT_KINDS, UnitKind, kind_of
from rules.ti4.frames import AssignHits
from rules.ti4.powers.opening_fire import beginning
from rules.ti4.powers.targets import by_value, cost, falls, small_ships, strength, sustains
from rules.ti4.state import State
from rules.ti4.tactical.hits import destroy_ships, hit_by_ability
from rules.ti4.tactical.space_combat import fleet, opponent, space_combat

LAST_SHIP, WORTH = "last-ship", "worth"
"""Conditions: where it destroys all that is left of the other side and not of one's own, or costs that side more."""


class Sacrifice(Card):
    """A cruiser or destroyer is destroyed for a hit."""

    conditions = (LAST_SHIP, WORTH, ALWAYS)

    def possible(self, state: State, seat: int) -> bool:
        """With such a ship there."""
        return bool(small_ships(state, seat))

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """As the condition says, for the cheapest ship; by no condition but `always` for the last one."""
        combat = space_combat(state, seat)
        found = [*self.targets(state, seat)]
        if combat is None or not found or condition == ALWAYS:
            return found[0].word if found else None
        enemy = opponent(combat, seat)
        wanted = (option for option in found if _worth_it(state, seat, enemy, option, condition))
        return next((option.word for option in wanted), None)

    def give_up(self, execution: Execution[State], seat: int, kind: UnitKind) -> None:
        """The own ship is destroyed first."""
        destroy_ships(execution, seat, seat, {kind: 1})


def _worth_it(state: State, seat: int, enemy: int, option: Option, condition: str) -> bool:
    """Whether an own ship is given up for a ship of the other side that falls, by a condition."""
    own, hit = kind_of(str(option.facts["gives-up"])), kind_of(str(option.facts["kind"]))
    if strength(state, seat) == 1 or not falls(state, enemy, hit):
        return False
    if condition == LAST_SHIP:
        return strength(state, enemy) == 1
    return cost(state, enemy, hit) > cost(state, seat, own)


class ImpulseCore(Sacrifice):
    """Yin: as a combat begins, for a hit that no fighter takes as long as there is another ship."""

    id = "impulse-core"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Which ship is given up."""
        combat = beginning(state, seat)
        if combat is None:
            return
        for kind in small_ships(state, seat):
            yield Option(kind, "", {"target": opponent(combat, seat), "gives-up": kind})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """The same, by the ship that the other side would lose: the cheapest, where none can sustain damage."""
        combat = space_combat(state, seat)
        found = [*self.targets(state, seat)]
        if combat is None or not found or condition == ALWAYS:
            return found[0].word if found else None
        enemy, own = opponent(combat, seat), kind_of(found[0].word)
        big = [kind for kind in by_value(state, enemy) if kind != "fighter"] or by_value(state, enemy)
        whole = [kind for kind in big if fleet(state, enemy).count(kind) > fleet(state, enemy).damaged.get(kind, 0)]
        if strength(state, seat) == 1 or any(sustains(state, enemy, kind) for kind in whole):
            return None
        if condition == LAST_SHIP:
            return own if strength(state, enemy) == 1 else None
        return own if min(cost(state, enemy, kind) for kind in big) > cost(state, seat, own) else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """The opponent says which ship is hit."""
        combat = space_combat(execution.state, played.seat)
        assert combat is not None
        taken = AssignHits(opponent(combat, played.seat), 1, played.seat, "ability", fighters=False)
        hit_by_ability(execution, taken)
        self.give_up(execution, played.seat, kind_of(played.target))


class Devotion(Sacrifice):
    """Yin: as a round ends, for a hit on a ship of their choice."""

    id = "devotion"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Which ship of the other side is hit, and which own one is given up."""
        combat = space_combat(state, seat)
        if combat is None or combat.broken_off:
            return
        enemy = opponent(combat, seat)
        for hit in by_value(state, enemy):
            for kind in small_ships(state, seat):
                yield Option(f"{kind}:{hit}", "", {"target": enemy, "kind": hit, "gives-up": kind})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Its owner may still sustain damage."""
        combat = space_combat(execution.state, played.seat)
        assert combat is not None
        given, _, hit = played.target.partition(":")
        target = opponent(combat, played.seat)
        hit_by_ability(execution, AssignHits(target, 1, played.seat, "ability", kind=hit))
        self.give_up(execution, played.seat, kind_of(given))


class Exotrireme(Card):
    """Sardakk: as a round ends, the ship itself for up to two others."""

    id = "exotrireme-2"
    conditions = (LAST_SHIP, WORTH, ALWAYS)
    most = 2

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Which ships of the other side: as many as there can be, the dearest first; and what fights as one."""
        combat = space_combat(state, seat)
        if combat is None or combat.broken_off or not fleet(state, seat).count("dreadnought"):
            return
        enemy = opponent(combat, seat)
        found = sorted(_choices(fighting(state, enemy), self.most), key=lambda ships: -_price(state, enemy, ships))
        for ships in found:
            told = " ".join(f"{kind}={number}" for kind, number in ships.items())
            word = "+".join(kind for kind, number in ships.items() for _ in range(number))
            yield Option(word, "", {"target": enemy, "units": told})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """The dearest ships, as the condition says."""
        combat, found = space_combat(state, seat), next(iter(self.targets(state, seat)), None)
        if combat is None or found is None or condition == ALWAYS:
            return found.word if found else None
        enemy, ships = opponent(combat, seat), _ships(found.word)
        if strength(state, seat) == 1:
            return None
        if condition == LAST_SHIP:
            return found.word if strength(state, enemy) == sum(ships.values()) else None
        return found.word if _price(state, enemy, ships) > cost(state, seat, "dreadnought") else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """It falls itself, a damaged one first; another one may do the same."""
        state, seat = execution.state, played.seat
        combat = space_combat(state, seat)
        assert combat is not None
        destroy_ships(execution, opponent(combat, seat), seat, _ships(played.target))
        destroy_ships(execution, seat, seat, {"dreadnought": 1})
        if window := innermost_window(state, played.window):
            window.played.remove(mark(seat, self.id))


def _ships(word: str) -> dict[UnitKind, int]:
    """The ships of a target such as `carrier+cruiser`, by kind."""
    kinds = [kind_of(each) for each in word.split("+")]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def _choices(units: Mapping[UnitKind, int], most: int) -> Iterator[dict[UnitKind, int]]:
    """Every choice of so many of these units, or of all where there are fewer."""
    ships = {kind: units[kind] for kind in UNIT_KINDS if units.get(kind)}
    if 0 < sum(ships.values()) <= most:
        yield ships
    elif ships:
        yield from ({kind: most} for kind, number in ships.items() if number >= most)
        kinds = [*ships]
        yield from ({kind: 1, other: 1} for place, kind in enumerate(kinds) for other in kinds[place + 1 :])


def _price(state: State, seat: int, ships: Mapping[UnitKind, int]) -> float:
    return sum(cost(state, seat, kind) * number for kind, number in ships.items())
