"""Cards that are played after the own activation of a system; what they do lasts for that tactical action."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.galaxy.forces import force_of, put, take_damaged_first
from rules.ti4.state import State
from rules.ti4.tactical.limits import check_limits


class LastingCard(Card):
    """A card of which nothing happens at once: `State.lasting` holds its name, and the rules look for it there."""

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Once in a tactical action: a second card of the name would change nothing."""
        if self.id not in state.lasting:
            yield Option("")

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Keep it until the action ends."""
        execution.state.lasting.append(f"{self.id}:{played.target}" if played.target else self.id)


class FlankSpeed(LastingCard):
    """All ships of the active player move a system further (`movement/routes.py`)."""

    id = "flank-speed"


class LostStarChart(LastingCard):
    """Systems with alpha wormholes and those with beta wormholes are adjacent to each other (`galaxy/adjacency.py`)."""

    id = "lost-star-chart"


class InTheSilenceOfSpace(LastingCard):
    """Ships that start in one system pass through those with ships of others (`movement/routes.py`)."""

    id = "in-the-silence-of-space"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A system with own ships from which they may leave."""
        if any(each.startswith(self.id) for each in state.lasting):
            return
        for place, system in state.galaxy.items():
            if place != state.active and system.ships(seat) and seat not in system.tokens:
                yield Option(place, "", state.at(place))


class Upgrade(Card):
    """A cruiser in the active system is replaced by a dreadnought."""

    id = "upgrade"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Where there is one, and a dreadnought is left to put in its place."""
        cruisers = force_of(state.galaxy[state.active].space, seat).count("cruiser")
        if cruisers and state.plastic_left(seat, "dreadnought") > 0:
            yield Option("", "", state.at(state.active))

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Exchange them; what the cruiser had sustained is gone with it."""
        state, space = execution.state, execution.state.galaxy[execution.state.active].space
        if not force_of(space, played.seat).count("cruiser") or state.plastic_left(played.seat, "dreadnought") < 1:
            return
        take_damaged_first(space, played.seat, "cruiser", 1)
        put(space, played.seat, "dreadnought")
        execution.tell("replaced", seat=played.seat, **state.at(state.active), kind="cruiser", by="dreadnought")
        check_limits(execution, played.seat, state.active)
