"""Powers of factions that change how ships move, move them besides, or put wormholes into systems (58, 101, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.action_cards.activation import LastingCard
from rules.ti4.action_cards.withdrawal import Withdraw, is_own
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.systems import WORMHOLES
from rules.ti4.galaxy.adjacency import CONDUIT, adjacency, seats_with_units
from rules.ti4.galaxy.wormholes import CHARTED
from rules.ti4.movement.routes import may_come
from rules.ti4.powers.levies import TOKEN, spend_token
from rules.ti4.state import State

OUTNUMBERED = "outnumbered"
TOKENS = tuple(kind for kind in WORMHOLES if kind in CHARTED)  # those of wormholes that the Creuss have


class SpatialConduitCylinder(LastingCard):
    """Jol-Nar: the active system is adjacent to all others with their units, for everybody (`galaxy/adjacency.py`)."""

    id = CONDUIT

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """With own units in the active system, from which it leads (6)."""
        if seat in seats_with_units(state.galaxy[state.active]):
            yield from super().targets(state, seat)


class Foresight(Card):
    """Naalu: their ships leave for an adjacent system where others have come, for a token that is put there."""

    id = "foresight"
    conditions = (OUTNUMBERED, ALWAYS)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """One that they may enter and where no ships of others are."""
        here = state.galaxy[state.active]
        if seat == state.acting or not state.players[seat].pools.strategy or not here.ships(seat):
            return
        near = adjacency(state, seat)[state.active]
        for place, system in state.galaxy.items():
            if place in near and may_come(state, seat, place) and not system.ships_of_others(seat):
                yield Option(place, "", state.at(place), TOKEN)

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Where twice as many ships have come, or in any case; to own planets or ships rather than anywhere else."""
        here = state.galaxy[state.active]
        if condition == OUTNUMBERED and here.ships_of_others(seat) < 2 * here.ships(seat):
            return None
        places = [option.word for option in self.targets(state, seat)]
        return min(places, key=lambda place: not is_own(state, seat, place), default=None)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Put the token there, unless one lies there already; they go with all that is in space."""
        state, seat, place = execution.state, played.seat, played.target
        spend_token(execution, seat)
        tokens = state.galaxy[place].tokens
        tokens += [] if seat in tokens else [seat]
        execution.tell("foresaw", seat=seat, target=state.acting, **state.at(place))
        execution.push(Withdraw(seat, place))


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
