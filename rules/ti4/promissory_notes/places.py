"""Promissory notes of factions that move things on the board (69)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.galaxy.forces import ground_forces, put, take
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.powers.movement import PlaceWormhole
from rules.ti4.state import State
from rules.ti4.tactical.invasion import RAGHS_CALL, invasion_of


class CreussIFF(PlaceWormhole):
    """At the start of the holder's turn, who places the token."""

    id = "creuss-iff"


class RaghsCall(Card):
    """Behind a landing the Saar leave that planet for another of theirs."""

    id = RAGHS_CALL
    conditions = (ALWAYS,)

    def serves(self, state: State, copy: str) -> bool:
        """Where there are ground forces of its owner on a planet that was landed on, and they can go anywhere."""
        return any(self._ways(state, owner_of(copy)))

    def targets(self, state: State, seat: int) -> Iterable[Option]:
        """Such planets, with where they can go."""
        note = next((note for note in state.players[seat].notes if name_of(note) == self.id), "")
        return self._ways(state, owner_of(note)) if note and owner_of(note) != seat else ()

    def _ways(self, state: State, owner: int) -> Iterator[Option]:
        invasion = invasion_of(state)
        for id in dict.fromkeys(invasion.planets if invasion else ()):
            if ground_forces(state.planet(id), owner):
                for planet in state.planets(owner):
                    if planet.id != id and may_hold_units(state, planet.id):
                        facts: dict[str, str | int] = {"planet": id, "where": planet.id}
                        yield Option(f"{id}:{planet.id}", "", facts)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """All of them go; structures stay."""
        state, owner = execution.state, owner_of(played.card)
        start, _, end = played.target.partition(":")
        number = ground_forces(state.planet(start), owner)
        if number:
            take(state.planet(start).forces, owner, "infantry", number)
            put(state.planet(end).forces, owner, "infantry", number)
            facts: dict[str, str | int] = {"planet": start, "where": end, "count": number}
            execution.tell("called-away", seat=owner, **facts)
