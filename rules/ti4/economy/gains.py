"""Trade goods gained, and planets exhausted, by something that happens to a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rules.core.flow import Execution, results
from rules.ti4.economy.frames import Enriched
from rules.ti4.economy.worth import worth
from rules.ti4.frames import Frame
from rules.ti4.galaxy.adjacency import neighbors
from rules.ti4.state import Planet, Player, State

PILLAGE, PILLAGED_FROM = "pillage", 3  # the ability of Mentak, and how many trade goods a neighbor has who is robbed
PROMISE = "promise-of-protection"  # the note of Mentak


def gain_goods(execution: Execution[State], player: Player, number: int) -> None:
    """Give a player so many trade goods from the supply, in place, and tell of it as `gained-goods`; 0 is not told.

    A neighbour may follow with Pillage, as `add_goods` says.
    """
    add_goods(execution, player, number)
    if number:
        execution.tell("gained-goods", seat=player.seat, **results({"trade-goods": number}))


def add_goods(execution: Execution[State], player: Player, number: int) -> None:
    """Give a player trade goods, in place; every one comes by this, but in a transaction. The caller tells of it.

    Where a neighbour has Pillage (34), what asks for it is put below what goes on now; nothing for 0.
    """
    player.trade_goods += number
    if number:
        enrich(execution, player)


def enrich(execution: Execution[State], player: Player) -> None:
    """A player has gained trade goods, or traded: a neighbor may use that (Pillage), once for each time.

    What secondary abilities of several players bring at once is followed when all of them are done; what is traded
    beside the course of the game is followed at once.
    """
    state, course = execution.state, execution.state.course
    robbed = any(may_pillage(state, other, player) for other in state.playing())
    if robbed and course:  # which is empty when the game is over
        inside = any(lane is execution.stack for lane in _lanes(course[-1]))
        course.insert(len(course) - inside, Enriched(player.seat))


def _lanes(frame: Frame) -> Iterator[list[Frame]]:
    """All lanes of a frame, and those within them."""
    for lane in getattr(frame, "lanes", ()):
        yield lane
        for each in lane:
            yield from _lanes(each)


def may_pillage(state: State, robber: Player, player: Player) -> bool:
    """Whether a player may take something of another now: of a neighbor with trade goods enough, without a promise."""
    if not robber.able(PILLAGE) or robber.seat == player.seat or player.trade_goods < PILLAGED_FROM:
        return False
    return not player.in_play(PROMISE) and player.seat in neighbors(state, robber.seat)


def exhaust(execution: Execution[State], planets: Iterable[Planet]) -> None:
    """Exhaust planets in place without anybody using them; of each that was ready it is told what its owner lost.

    Planets that were exhausted before stay so untold.
    """
    for planet in planets:
        if not planet.exhausted:
            planet.exhausted = True
            lost = results({}, worth(execution.state, planet.id).amounts())
            execution.tell("exhausted", seat=planet.owner, planet=planet.id, **lost)


def exhaust_by_agenda(execution: Execution[State], seat: int, planets: Sequence[Planet], agenda: str) -> None:
    """Exhaust ready planets of a player by an agenda, which is told once, with all that they lose by it."""
    lost = Counter[str]()
    for planet in planets:
        planet.exhausted = True
        lost.update(worth(execution.state, planet.id).amounts())
    named = " ".join(planet.id for planet in planets)
    execution.tell("exhausted-planets", seat=seat, planets=named, agenda=agenda, **results({}, lost))
