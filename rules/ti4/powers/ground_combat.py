"""Powers of factions in a ground combat (42, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.combat.landed import landed
from rules.ti4.economy.payment import proposals
from rules.ti4.economy.spending import TRADE_GOODS, available, spend, spent_of
from rules.ti4.frames import GroundCombat
from rules.ti4.galaxy.forces import ground_forces, put, take
from rules.ti4.state import State
from rules.ti4.tactical.ground_combat import ground_combat
from rules.ti4.tactical.invasion import bombard, bombarded, bombarding

UNLESS_MORE = "unless-more"


def enemy_of(combat: GroundCombat, seat: int) -> int:
    """The other side."""
    return combat.attacker + combat.defender - seat


class Indoctrination(Card):
    """Yin: as a ground combat begins an infantry of the other side becomes one of theirs, for influence."""

    id = "indoctrination"
    conditions = (UNLESS_MORE, ALWAYS)
    influence = 2

    def possible(self, state: State, seat: int) -> bool:
        """With the influence, where there are planets."""
        able = available(state, state.players[seat], "influence") >= self.influence
        return able and bool(state.galaxy[state.active].planets)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Each way to pay it that is proposed."""
        combat = ground_combat(state, seat)
        if combat is None or combat.round != 1 or not self.possible(state, seat):
            return
        enemy, player = enemy_of(combat, seat), state.players[seat]
        if not ground_forces(state.planet(combat.planet), enemy):
            return
        ways = proposals(state, player, "influence", self.influence).values()
        for paid in {_word(means): means for means in ways}.values():
            facts: dict[str, str | int] = {"planet": combat.planet, "target": enemy}
            yield Option(_word(paid), "", facts | {"paid": _told(paid)}, spent_of(state, paid, "influence"))

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Paid so that least is lost."""
        combat = ground_combat(state, seat)
        if combat is None:
            return None
        planet = state.planet(combat.planet)
        stronger = landed(planet, seat) > landed(planet, enemy_of(combat, seat))
        return None if condition == UNLESS_MORE and stronger else super().target_when(state, seat, condition)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Replaced is not destroyed: nothing comes back of it."""
        state, seat = execution.state, played.seat
        combat = ground_combat(state, seat)
        assert combat is not None
        words = played.target.split("+")
        paid = {word: words.count(word) for word in dict.fromkeys(words)}
        spend(state, state.players[seat], paid, "influence", self.influence)
        enemy, planet = enemy_of(combat, seat), state.planet(combat.planet)
        take(planet.forces, enemy, "infantry")
        put(planet.forces, seat, "infantry")
        gone = results({}, spent_of(state, paid, "influence"))
        execution.tell("indoctrinated", seat=seat, target=enemy, planet=planet.id, **gone)


def _word(paid: dict[str, int]) -> str:
    return "+".join(word for word, number in paid.items() for _ in range(number))


def _told(paid: dict[str, int]) -> str:
    """The planets of a payment, and how many trade goods, as a fact."""
    return " ".join(f"{word}={number}" if word == TRADE_GOODS else word for word, number in paid.items())


class Harrow(Card):
    """L1Z1X: as a round of ground combat ends, ships in the system bombard the other side once more."""

    id = "harrow"
    conditions = (ALWAYS,)
    usual = ALWAYS

    def possible(self, state: State, seat: int) -> bool:
        """With ships there that can, and planets."""
        return bool(bombarding(state, seat) and state.galaxy[state.active].planets)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The planet of the combat, unless it is shielded; own ground forces are never hit."""
        combat = ground_combat(state, seat)
        if combat and bombarding(state, seat) and state.planet(combat.planet) in bombarded(state, seat):
            yield Option("", "", {"planet": combat.planet, "target": enemy_of(combat, seat)})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """All own units in the system bombard the planet, and no own ground forces (15)."""
        combat = ground_combat(execution.state, played.seat)
        assert combat is not None
        ships = bombarding(execution.state, played.seat)
        bombard(execution, played.seat, {f"{kind}:{combat.planet}": number for kind, number in ships.items()})
