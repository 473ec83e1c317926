"""Wormhole tokens of the Creuss: placed, or moved from where they lie (34, 101)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.systems import WORMHOLES
from rules.ti4.galaxy.wormholes import CHARTED
from rules.ti4.state import State

TOKENS = tuple(kind for kind in WORMHOLES if kind in CHARTED)


class PlaceWormhole(Card):
    """One of the tokens comes to a system with an own planet, or to one that is no home and has no ships of others."""

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Either token, where it does not lie."""
        for kind in TOKENS:
            for place, system in state.galaxy.items():
                own = any(planet.owner == seat for planet in system.planets)
                free = not system.printed.home and not system.ships_of_others(seat)
                if (own or free) and kind not in system.wormhole_tokens:
                    yield Option(f"{kind}:{place}", "", {"wormhole": kind, **state.at(place)})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Take it from where it lies, and put it there."""
        state = execution.state
        word, _, place = played.target.partition(":")
        kind = next(each for each in TOKENS if each == word)
        for system in state.galaxy.values():
            system.wormhole_tokens = [each for each in system.wormhole_tokens if each != kind]
        state.galaxy[place].wormhole_tokens.append(kind)
        execution.tell("placed-wormhole", seat=played.seat, wormhole=kind, **state.at(place))


class WormholeGenerator(PlaceWormhole):
    """Creuss: at the start of the status phase."""

    id = "wormhole-generator"
