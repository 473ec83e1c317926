"""Transit Diodes: at the start of a turn up to four ground forces go from anywhere to planets of one's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Slot, allocation
from rules.core.flow import AskingRule, Execution
from rules.ti4.frames import TransitDiodes
from rules.ti4.galaxy.forces import force_of, put, take
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.state import Force, Player, State
from rules.ti4.tactical.limits import check_limits

TRANSIT_DIODES = "transit-diodes"
MOST = 4
FROM, TO = "from", "to"


def can_use_diodes(state: State, player: Player) -> bool:
    """Whether the card is ready, and there are ground forces and more than one place for them."""
    ready = player.has(TRANSIT_DIODES) and TRANSIT_DIODES not in player.exhausted_technologies
    return ready and any(_sources(state, player.seat)) and any(_targets(state, player.seat))


class TransitDiodesRule(AskingRule):
    """As many as are taken are placed: `from:jord=2 to:wellon=2`. Taking none leaves the card ready."""

    frame = TransitDiodes

    def ask(self, state: State, frame: TransitDiodes) -> Decision:
        """From where, and to where."""
        sources = [
            Slot(f"{FROM}:{where}", min(MOST, number), {"where": where}, FROM)
            for where, _, number in _sources(state, frame.seat)
        ]
        targets = [Slot(f"{TO}:{id}", MOST, {"planet": id}, TO) for id in _targets(state, frame.seat)]
        return Decision(frame.seat, "transit-diodes", Allocate((*sources, *targets), 0, 2 * MOST), ())

    def do(self, execution: Execution[State], frame: TransitDiodes, answer: Answer) -> None:
        """Move them; raises `Illegal` for more than four, or where not all of them are placed."""
        state, player, amounts = execution.state, execution.state.players[frame.seat], allocation(answer)
        taken, placed = (
            {word.partition(":")[2]: number for word, number in amounts.items() if word.startswith(f"{side}:")}
            for side in (FROM, TO)
        )
        number = sum(taken.values())
        if number > MOST or number != sum(placed.values()):
            raise Illegal("diodes", most=MOST, taken=number, placed=sum(placed.values()))
        execution.pop()
        if not number:
            return
        player.exhausted_technologies.append(TRANSIT_DIODES)
        for where, forces, _ in [*_sources(state, player.seat)]:
            if count := taken.get(where, 0):
                take(forces, player.seat, "infantry", count)
        for planet, count in placed.items():
            put(state.planet(planet).forces, player.seat, "infantry", count)
        execution.tell("transit-diodes", seat=player.seat, taken=_told(taken), placed=_told(placed))
        check_limits(execution, player.seat, *state.galaxy)


def _told(amounts: Mapping[str, int]) -> str:
    return " ".join(f"infantry:{where}={number}" for where, number in amounts.items() if number)


def _targets(state: State, seat: int) -> Iterator[str]:
    """Planets of a player on which units may be placed."""
    return (planet.id for planet in state.planets(seat) if may_hold_units(state, planet.id))


def _sources(state: State, seat: int) -> Iterator[tuple[str, list[Force], int]]:
    """Places and planets with ground forces of a player: the name, all units there, and how many there are."""
    for place, system in state.galaxy.items():
        for where, forces in ((place, system.space), *((planet.id, planet.forces) for planet in system.planets)):
            if number := force_of(forces, seat).count("infantry"):
                yield where, forces, number
