"""Powers of factions as a space combat begins, for which nothing is given up (78, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.combat.flagships import ALASTOR, has_flagship
from rules.ti4.combat.joined import SPACE, available, join
from rules.ti4.components.units import Dice, UnitKind
from rules.ti4.frames import AssignHits, SpaceCombat
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.powers.targets import by_value
from rules.ti4.state import State
from rules.ti4.tactical.dice import Roll, hits, roll_told, rolled
from rules.ti4.tactical.hits import hit_by_ability
from rules.ti4.tactical.space_combat import fleet, opponent, space_combat

IN_SPACE = "in-space"  # a condition: those that ships carry, and none on planets


def beginning(state: State, seat: int) -> SpaceCombat | None:
    """The space combat of a player that begins now, with ships of both sides."""
    combat = space_combat(state, seat)
    if combat is None or combat.round != 1:
        return None
    return combat if all(fleet(state, each).ships for each in (combat.attacker, combat.defender)) else None


class Ambush(Card):
    """Mentak: a die each for up to two cruisers or destroyers."""

    id = "ambush"
    conditions = (ALWAYS,)
    usual = ALWAYS
    most = 2

    def possible(self, state: State, seat: int) -> bool:
        """With cruisers or destroyers of theirs in the combat."""
        return fleet(state, seat).count("cruiser", "destroyer") > 0

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The other side, as a combat begins."""
        combat = beginning(state, seat)
        if combat and self.possible(state, seat):
            yield Option("", "", {"target": opponent(combat, seat)})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Roll for those that hit best, without anything that changes dice of combat."""
        state, seat = execution.state, played.seat
        combat = space_combat(state, seat)
        assert combat is not None
        dice = rolled([*_volley(state, seat, self.most)], execution.rng)
        execution.tell("ambushed", seat=seat, **state.at(state.active), **roll_told(dice))
        if number := hits(dice):
            hit_by_ability(execution, AssignHits(opponent(combat, seat), number, seat, "ability"))


def _volley(state: State, seat: int, most: int) -> Iterator[Roll]:
    """The dice of so many cruisers and destroyers, those first that hit best."""
    units, left = state.players[seat].units, most
    kinds: tuple[UnitKind, ...] = ("cruiser", "destroyer")
    printed = {kind: units[kind].combat or Dice(0) for kind in kinds}
    for kind in sorted(kinds, key=lambda kind: printed[kind].value):
        if number := min(left, fleet(state, seat).count(kind)):
            yield Roll(kind, printed[kind].value, number)
            left -= number


class DimensionalSplicer(Card):
    """Creuss: a hit where there is a wormhole, on a ship of their choice."""

    id = "dimensional-splicer"
    conditions = (ALWAYS,)
    usual = ALWAYS

    def possible(self, state: State, seat: int) -> bool:
        """With a wormhole in the active system (101)."""
        return bool(wormholes(state, state.active))

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A ship of the other side, as a combat begins."""
        combat = beginning(state, seat)
        if combat and self.possible(state, seat):
            target = opponent(combat, seat)
            for kind in by_value(state, target):
                yield Option(kind, "", {"target": target, "kind": kind})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Its owner may still sustain damage."""
        combat = space_combat(execution.state, played.seat)
        assert combat is not None
        target = opponent(combat, played.seat)
        hit_by_ability(execution, AssignHits(target, 1, played.seat, "ability", kind=played.target))


class TheAlastor(Card):
    """Nekro: ground forces in the system join as if they were ships, those in space before those on planets."""

    id = ALASTOR
    conditions = (IN_SPACE, ALWAYS)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """How many, in the first round, as long as the flagship is there."""
        combat = space_combat(state, seat)
        if combat and combat.round == 1 and has_flagship(state, seat, ALASTOR) and not combat.joined:
            for number in range(sum(available(state, seat).values()), 0, -1):
                yield Option(str(number), "", {"joining": number})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """All of them, or all in space."""
        there = available(state, seat)
        number = there[SPACE] if condition == IN_SPACE else sum(there.values())
        words = {option.word for option in self.targets(state, seat)}
        return str(number) if str(number) in words else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """They fight until the combat ends."""
        join(execution.state, played.seat, int(played.target))
