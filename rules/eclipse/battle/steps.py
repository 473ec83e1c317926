"""A battle step by step: `next_step` says what happens next, the other functions carry it out and give the new fight.

fight = begin(squadrons)
while not isinstance(step := next_step(fight), Over):
    match step:
        case FireOrRetreat(): fight = attack(fight)              # or retreat(fight)
        case Leaving(): fight = leave(fight)
        case Roll(): fight = rolled(fight, [randint(1, 6) for _ in step.dice])
        case Assignment(): fight = assign(fight, by_rule(fight))  # or as a person says, if `has_choice(fight)`
        case Stalemate(): fight = disperse(fight)             # or retreat_from_stalemate(fight, …)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from rules.core.records import record
from rules.eclipse.battle.fleets import MISSILES, Fight, Side, Squadron, Status, activation_order, present
from rules.eclipse.battle.profiles import SIX
from rules.eclipse.battle.salvos import Hit, check, dice


@record
class FireOrRetreat:
    """A squadron is activated in an engagement round: it fires (`attack`) or declares its retreat (`retreat`).

    `squadron` is its place in `Fight.squadrons`. Whether it may retreat is for the caller to know; one that may not
    fires.
    """

    squadron: int


@record
class Leaving:
    """A squadron that has declared its retreat is activated and leaves the sector (`leave`)."""

    squadron: int


@record
class Roll:
    """A squadron rolls; `dice` has the damage of each die, the weakest first (`rolled`).

    So many six-sided dice are needed, in this order.
    """

    squadron: int
    dice: tuple[int, ...]


@record
class Assignment:
    """The dice have fallen and go to ships (`assign`): by the rule, or as somebody decides where it matters.

    `rolls` are in the order of `dice`; `has_choice` says whether it matters.
    """

    squadron: int
    dice: tuple[int, ...]
    rolls: tuple[int, ...]


@record
class Stalemate:
    """No ship can harm another: the attacker retreats as far as he can, what cannot is lost."""


@record
class Over:
    """The battle has ended: the winner is the side that is left in the sector."""

    winner: Side


Step = FireOrRetreat | Leaving | Roll | Assignment | Stalemate | Over


def begin(squadrons: Sequence[Squadron], order: Sequence[int] = ()) -> Fight:
    """A battle before its first activation; it begins with the missiles where there are any.

    `order` has the places of all squadrons as they are activated, where it is not the usual one.
    """
    return _settled(tuple(squadrons), tuple(order) or activation_order(squadrons), MISSILES, 0)


def next_step(fight: Fight) -> Step:
    """What happens next: a choice, a roll, hits to assign, or the end. It changes nothing.

    The step says which functions of this file carry it out, and what they need.
    """
    winner = _winner(fight.squadrons)
    if winner is not None:
        return Over(winner)
    if fight.rolls:
        return Assignment(active(fight), dice(fight), fight.rolls)
    place = active(fight)
    if fight.round != MISSILES and _is_stalemate(fight):
        return Stalemate()
    if fight.squadrons[place].status == "retreating":
        return Leaving(place)
    if fight.attacking or fight.round == MISSILES:
        return Roll(place, dice(fight))
    return FireOrRetreat(place)


def active(fight: Fight) -> int:
    """The place of the squadron whose turn it is.

    That is its place in `Fight.squadrons`, from 0, not in the order of activation.
    """
    return fight.order[fight.turn]


def attack(fight: Fight) -> Fight:
    """The fight in which the squadron fires; one without cannons does nothing, and the next one is activated.

    Carries out `FireOrRetreat`. The dice are not rolled yet: `next_step` asks for a `Roll` then.
    """
    if dice(fight):
        return replace(fight, attacking=True)
    return _next_turn(fight)


def retreat(fight: Fight) -> Fight:
    """The squadron declares its retreat and goes to the edge of the sector, where it can still be hit ("Retreat").

    It leaves at its next activation. Whether there is a sector to go to is for the caller to know.
    """
    return _next_turn(fight, _with_status(fight, [active(fight)], "retreating"))


def leave(fight: Fight) -> Fight:
    """The squadron leaves the sector."""
    return _next_turn(fight, _with_status(fight, [active(fight)], "away"))


def retreat_from_stalemate(fight: Fight, squadrons: Collection[int]) -> Fight:
    """These squadrons of the attacker leave at once; his others are lost ("Stalemate")."""
    attackers = set(present(fight.squadrons, "attacker"))
    away = replace(fight, squadrons=_with_status(fight, attackers & set(squadrons), "away"))
    return replace(away, squadrons=_with_status(away, attackers - set(squadrons), "dispersed"))


def disperse(fight: Fight) -> Fight:
    """The attacker cannot retreat from a stalemate: his ships are lost."""
    return retreat_from_stalemate(fight, ())


def rolled(fight: Fight, rolls: Sequence[int]) -> Fight:
    """The dice have fallen, in the order of `dice`, and wait to be assigned.

    Raises ValueError for another number of dice or numbers that no die shows.
    """
    if len(rolls) != len(dice(fight)) or not all(1 <= roll <= SIX for roll in rolls):
        raise ValueError(f"{len(dice(fight))} dice, not {rolls}")
    return replace(fight, rolls=tuple(rolls))


def assign(fight: Fight, hits: Sequence[Hit | None]) -> Fight:
    """Assign each die to a ship; None for a die that hits none.

    Raises ValueError for a die on a ship that it does not hit or that those before it have destroyed, and for one that
    is withheld though a ship is left that it hits.
    """
    check(fight, hits)
    done = {hit.squadron: list(fight.squadrons[hit.squadron].damage) for hit in hits if hit is not None}
    for damage, hit in zip(dice(fight), hits, strict=True):
        if hit is not None:
            done[hit.squadron][hit.ship] += damage
    squadrons = list(fight.squadrons)
    for place, damages in done.items():
        squadrons[place] = replace(squadrons[place], damage=tuple(damages))
    return _next_turn(fight, tuple(squadrons))


def _with_status(fight: Fight, places: Collection[int], status: Status) -> tuple[Squadron, ...]:
    squadrons = list(fight.squadrons)
    for place in places:
        squadrons[place] = replace(squadrons[place], status=status)
    return tuple(squadrons)


def _winner(squadrons: Sequence[Squadron]) -> Side | None:
    """The only side left, or None; ships that are about to retreat are still there and stay where all others fell."""
    left = {one.side for one in squadrons if one.in_sector}
    if len(left) > 1:
        return None
    return next(iter(left), "defender")


def _is_stalemate(fight: Fight) -> bool:
    """Whether nobody fires any more and nobody is about to leave."""
    in_sector = (one for one in fight.squadrons if one.in_sector)
    return not any(one.profile.cannons or one.status == "retreating" for one in in_sector)


def _next_turn(fight: Fight, squadrons: tuple[Squadron, ...] | None = None) -> Fight:
    """The fight at the activation after this one, where squadrons have changed with these."""
    if squadrons is None:
        squadrons = fight.squadrons
    return _settled(squadrons, fight.order, fight.round, fight.turn + 1)


def _settled(squadrons: tuple[Squadron, ...], order: tuple[int, ...], number: int, turn: int) -> Fight:
    """The fight at the first activation from a turn on.

    Activated are squadrons that are in the sector and, in the round of missiles, have some.
    """
    if _winner(squadrons) is not None:
        return Fight(squadrons, order, number, min(turn, len(order) - 1))
    while True:
        if turn == len(order):
            turn = 0
            number += 1
        one = squadrons[order[turn]]
        if one.in_sector and (number != MISSILES or one.profile.missiles):
            return Fight(squadrons, order, number, turn)
        turn += 1
