"""The dice a squadron has rolled, and the enemy's ships they can hit: who may be hit, by choice or by the rule."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.records import record
from rules.eclipse.battle import assignment
from rules.eclipse.battle.assignment import NO_SHIP, Die, Target, Tie
from rules.eclipse.battle.fleets import MISSILES, Fight, Squadron, opponent, present
from rules.eclipse.battle.profiles import Profile, hits, largeness, threshold


@record
class Hit:
    """A ship that a die is assigned to: its squadron's place, and its own place in `damage`."""

    squadron: int
    ship: int


@record
class Salvo:
    """Dice that wait to be assigned: what each does and whom it reaches, and the ships they may be assigned to."""

    dice: tuple[Die, ...]
    rolls: tuple[int, ...]
    ships: tuple[Hit, ...]
    targets: tuple[Target, ...]


def dice(fight: Fight) -> tuple[int, ...]:
    """The damage of each die of the squadron whose turn it is, the weakest first: all its living ships roll together.

    Missiles in the missile round, cannons afterwards; () where they have none.
    """
    one = fight.squadrons[fight.order[fight.turn]]
    of_a_ship = one.profile.cannons
    if fight.round == MISSILES:
        of_a_ship = one.profile.missiles
    return tuple(sorted(of_a_ship * len(one.living)))


def salvo(fight: Fight) -> Salvo:
    """The dice of a fight that wait to be assigned."""
    shooter = fight.squadrons[fight.order[fight.turn]]
    enemies = [(place, fight.squadrons[place]) for place in present(fight.squadrons, opponent(shooter.side))]
    reach = {roll: _reach(roll, shooter.profile, enemies) for roll in set(fight.rolls)}
    found = [(Hit(place, ship), enemy) for place, enemy in enemies for ship in enemy.living]
    return Salvo(
        tuple(Die(damage, reach[roll]) for damage, roll in zip(dice(fight), fight.rolls, strict=True)),
        fight.rolls,
        tuple(hit for hit, _ in found),
        tuple(_target(hit, enemy) for hit, enemy in found),
    )


def lowest_hit(fight: Fight) -> int:
    """The lowest number with which the squadron whose turn it is hits any of the enemy's ships."""
    shooter = fight.squadrons[fight.order[fight.turn]]
    enemies = present(fight.squadrons, opponent(shooter.side))
    return min(threshold(shooter.profile, fight.squadrons[place].profile) for place in enemies)


def _reach(roll: int, shooter: Profile, enemies: Sequence[tuple[int, Squadron]]) -> int:
    """The squadrons that a roll hits, as bits."""
    return sum(1 << place for place, enemy in enemies if hits(roll, shooter, enemy.profile))


def _target(hit: Hit, enemy: Squadron) -> Target:
    return Target(hit.squadron, largeness(enemy.ship), enemy.profile.hull + 1 - enemy.damage[hit.ship])


def has_choice(fight: Fight) -> bool:
    """Whether it makes a difference how the waiting dice are assigned; where not, nobody needs to be asked."""
    waiting = salvo(fight)
    return assignment.matters(waiting.dice, waiting.targets)


def hits_by_rule(fight: Fight, tie: Tie = "focus") -> tuple[Hit | None, ...]:
    """Which ship each waiting die hits by the rule of the neutral fleets, None where it hits none.

    Of dice that are alike the one with the highest roll is assigned first.
    """
    waiting = salvo(fight)
    found: list[Hit | None] = [None] * len(waiting.dice)
    if not any(die.reach for die in waiting.dice):
        return tuple(found)
    order = sorted(range(len(found)), key=lambda die: (-waiting.dice[die].damage, -waiting.rolls[die]))
    chosen = assignment.by_rule([waiting.dice[die] for die in order], waiting.targets, tie)
    for die, target in zip(order, chosen, strict=True):
        if target != NO_SHIP:
            found[die] = waiting.ships[target]
    return tuple(found)


def legal_hits(fight: Fight, assigned: Sequence[Hit | None] = (), die: int | None = None) -> tuple[Hit, ...]:
    """The ships that a die may be assigned to, that after `assigned` if none is named; none where it is lost.

    `assigned` has None for dice that hit nothing and for those that still wait.
    """
    waiting = salvo(fight)
    allowed = assignment.legal(waiting.dice, waiting.targets, _places(waiting, assigned), die)
    return tuple(waiting.ships[target] for target in allowed)


def asking_order(fight: Fight) -> list[int]:
    """The waiting dice in the order in which a player assigns them, whichever fell first.

    Those that hit most squadrons come first: one that hits fewer is then lost only where the player wants it so. Of
    those that hit as many the strongest come first.
    """
    waiting = salvo(fight)
    return sorted(
        range(len(waiting.dice)),
        key=lambda die: (-waiting.dice[die].reach.bit_count(), -waiting.dice[die].damage, -waiting.rolls[die]),
    )


def check(fight: Fight, hits: Sequence[Hit | None]) -> None:
    """Raise ValueError where not every waiting die is assigned as it may be.

    A die may not go to a ship that it does not hit or that those before it have destroyed, and may not be withheld
    while a ship is left that it hits.
    """
    waiting = salvo(fight)
    if len(hits) != len(waiting.dice):
        raise ValueError(f"{len(waiting.dice)} dice, {len(hits)} assigned")
    wrong = assignment.first_illegal(waiting.dice, waiting.targets, _places(waiting, hits))
    if wrong is not None:
        raise ValueError(f"die {wrong} cannot be assigned to {hits[wrong]}")


def _places(waiting: Salvo, assigned: Sequence[Hit | None]) -> list[int]:
    """Assigned ships as places in `targets`; raises ValueError for a ship that cannot be hit."""
    return [NO_SHIP if hit is None else waiting.ships.index(hit) for hit in assigned]
