"""Laws that are worth a victory point to whoever has them, or the planet they are attached to (7, 98).

The point goes where the card goes. It stays where it is when the card is discarded.
"""

from __future__ import annotations

from rules.core.flow import Execution, results
from rules.ti4.scoring.victory import gain_points
from rules.ti4.state import NO_SEAT, Player, State

SHARD, CROWN, HOLY_PLANET = "shard-of-the-throne", "crown-of-emphidia", "holy-planet-of-ixth"
POINTS = 1


def gain_law_point(execution: Execution[State], player: Player, law: str) -> None:
    """A player gets the point of a law; which may end the game."""
    execution.tell("law-point", seat=player.seat, law=law, **results({"vp": POINTS}))
    gain_points(execution, player, law, POINTS)


def lose_law_point(execution: Execution[State], player: Player, law: str) -> None:
    """A player loses it."""
    execution.tell("lost-law-point", seat=player.seat, law=law, **results({}, {"vp": POINTS}))
    gain_points(execution, player, law, -POINTS)


def take_shard(execution: Execution[State], winner: int, loser: int) -> None:
    """Whoever wins a combat against the owner of the Shard of the Throne takes it."""
    if execution.state.owns(loser, SHARD):
        _pass_on(execution, SHARD, winner)


def planet_changed_hands(execution: Execution[State], planet: str, before: int, seat: int) -> None:
    """The Holy Planet of Ixth, and the Crown of Emphidia, which goes to whoever takes a home planet of its owner."""
    state = execution.state
    if state.attached(HOLY_PLANET, planet):
        if before != NO_SEAT:
            lose_law_point(execution, state.players[before], HOLY_PLANET)
        gain_law_point(execution, state.players[seat], HOLY_PLANET)
    crown = state.law(CROWN)
    at_home = crown is not None and any(each.id == planet for each in state.home(crown.owner).planets)
    if at_home and not state.owns(seat, CROWN):
        _pass_on(execution, CROWN, seat)


def _pass_on(execution: Execution[State], id: str, seat: int) -> None:
    """A law and its point go to another player; not once the game is over."""
    state, law = execution.state, execution.state.law(id)
    if law is None or state.results:
        return
    before = state.players[law.owner]
    law.elected = f"p{seat + 1}"
    lose_law_point(execution, before, id)
    gain_law_point(execution, state.players[seat], id)
