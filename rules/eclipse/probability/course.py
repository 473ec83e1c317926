"""What happens in a battle in which nobody decides to retreat any more: who fires when, and who leaves."""

from __future__ import annotations

from rules.core.records import record
from rules.eclipse.battle.fleets import MISSILES, Fight, Side


@record
class Event:
    """A squadron is activated; `squadron` is its place among its side's squadrons. `dice` has the damage of each die
    that one of its ships fires; a squadron that is `leaving` retreats instead."""

    side: Side
    squadron: int
    dice: tuple[int, ...] = ()
    leaving: bool = False


@record
class Course:
    """First the events of `opening`, each once; then those of `rounds` again and again, from the place `start` on."""

    opening: tuple[Event, ...]
    rounds: tuple[Event, ...]
    start: int


def course(fight: Fight) -> Course:
    """The rest of a battle.

    The opening holds the missiles that are still to be fired, and the round in which it stands, up to where the last
    squadron has left that has declared its retreat. Raises ValueError while dice wait to be assigned.
    """
    if fight.rolls:
        raise ValueError("dice wait to be assigned")
    order = fight.order
    opening = []
    turn = fight.turn
    if fight.round == MISSILES:
        opening += [_event(fight, place, missiles=True) for place in order[turn:]]
        turn = 0
    retreating = [place for place in order if fight.squadrons[place].status == "retreating"]
    while retreating:
        opening.append(_event(fight, order[turn]))
        if order[turn] in retreating:
            retreating.remove(order[turn])
        turn = (turn + 1) % len(order)
    rounds = [event for place in order if (event := _event(fight, place)).dice]
    start = sum(bool(_event(fight, place).dice) for place in order[:turn])
    return Course(tuple(event for event in opening if event.dice or event.leaving), tuple(rounds), start)


def _event(fight: Fight, place: int, *, missiles: bool = False) -> Event:
    one = fight.squadrons[place]
    number = sum(other.side == one.side for other in fight.squadrons[:place])
    if missiles:
        return Event(one.side, number, one.profile.missiles)
    if one.status == "retreating":
        return Event(one.side, number, leaving=True)
    return Event(one.side, number, one.profile.cannons)
