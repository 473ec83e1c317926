"""The odds of a combat, exactly: who wins it, and how many units are left.

    odds(Fleet((Squadron(cruiser, 2),)), Fleet((Squadron(dreadnought, 1),)), place="space").attacker

They take no position: whoever asks makes fleets of what it knows. Nobody retreats, and both sides do what is fixed:
Sustain Damage whenever it can be used, then the least unit is lost, and cards are played as soon as they can be.
"""

from __future__ import annotations

from typing import Literal

from rules.core.records import record
from rules.ti4.components.units import UnitKind
from rules.ti4.odds.course import BATTLES, Ending, Exact
from rules.ti4.odds.fleets import SHIPS, Fleet, Squadron
from rules.ti4.odds.opening import bombardment, opening
from rules.ti4.odds.rounds import Rounds
from rules.ti4.odds.side import NOTHING, Side

Place = Literal["space", "planet"]


@record
class Odds:
    """How a combat ends, as probabilities.

    In a draw nobody is left, or nobody can ever win; a planet stays with the defender. `survivors` has for each
    squadron of the attacker, then of the defender, in the order given, the probability that at least one, two, … of
    its units are left; squadrons that do not fight are left as they are. `error` is the probability of all that was
    left out because it is improbable. Of very large fleets the combats that remain when much work is done are fought by
    lot: `by_lot` is how probable it is to come to one of those, and `error` has two standard deviations of them, too.
    """

    attacker: float
    draw: float
    defender: float
    survivors: tuple[tuple[tuple[float, ...], ...], tuple[tuple[float, ...], ...]]
    error: float
    by_lot: float = 0.0


def odds(attacker: Fleet, defender: Fleet, *, place: Place) -> Odds:
    """The odds of a combat in space, or of an invasion of a planet from the bombardment on.

    In space ships fight, and whatever has a space cannon fires. On a planet infantry fights; the attacker's ships
    bombard, and the defender's PDS fire.
    """
    in_space = place == "space"
    joining: UnitKind | None = None
    if in_space:
        joining = "infantry"
    sides = (
        Side(attacker, _fighting(attacker, in_space=in_space, landing=True), defender, joining=joining),
        Side(defender, _fighting(defender, in_space=in_space, landing=False), attacker, joining=joining),
    )
    harrow = None
    if attacker.means.harrow and not in_space:
        harrow = bombardment(attacker, defender)
    rounds = Rounds(sides, in_space=in_space, harrow=harrow)
    ending = Exact(rounds).ending(opening((attacker, defender), rounds))
    return _odds((attacker, defender), sides, ending)


def _fighting(fleet: Fleet, *, in_space: bool, landing: bool) -> list[Squadron]:
    """The squadrons that fight."""
    kinds: set[UnitKind] = {"infantry"}
    if in_space:
        kinds = set(SHIPS)
        if fleet.has("infantry fight in space"):
            kinds.add("infantry")
    elif landing and fleet.has("fighters land"):
        kinds.add("fighter")
    return [one for one in fleet.squadrons if one.unit.kind in kinds]


def _odds(fleets: tuple[Fleet, Fleet], sides: tuple[Side, Side], ending: Ending) -> Odds:
    total = sum(ending.course.values())
    wins, draw, losses = 0.0, 0.0, 0.0
    left: tuple[dict[int, float], dict[int, float]] = ({}, {})
    for (ours, theirs), probability in ending.course.items():
        share = probability / total
        if theirs == NOTHING != ours:
            wins += share
        elif ours == NOTHING != theirs:
            losses += share
        else:
            draw += share
        for states, number in zip(left, (ours, theirs), strict=True):
            states[number] = states.get(number, 0.0) + share
    first, second = (
        tuple(_survivors(one, side, states) for one in fleet.squadrons)
        for fleet, side, states in zip(fleets, sides, left, strict=True)
    )
    error = max(1.0 - total, 0.0) + ending.by_lot * BATTLES**-0.5
    return Odds(wins, draw, losses, (first, second), error, ending.by_lot)


def _survivors(squadron: Squadron, side: Side, states: dict[int, float]) -> tuple[float, ...]:
    """The probability that at least one, two, … units of a squadron are left."""
    if squadron not in side.squadrons:
        return (1.0,) * squadron.number
    place = side.squadrons.index(squadron)
    chances = [0.0] * squadron.number
    for number, probability in states.items():
        for unit in range(side.counts(number)[place]):
            chances[unit] += probability
    return tuple(min(chance, 1.0) for chance in chances)
