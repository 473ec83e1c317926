"""Command tokens that effects put into systems (20)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.state import State
from rules.ti4.tactical.limits import check_limits


def place_token(execution: Execution[State], seat: int, place: str) -> None:
    """Put a command token of a player into a system, from the reinforcements, or else from the sheet (20.5).

    Nothing happens where one is there already. From the sheet it comes out of the larger of the tactic and strategy
    pools; where both are empty out of the fleet pool, which may be too small for some fleets then (37).
    """
    state = execution.state
    system, pools = state.galaxy[place], state.players[seat].pools
    if seat in system.tokens:
        return
    from_sheet = not state.tokens_left(seat)
    system.tokens.append(seat)
    if from_sheet:
        amounts = pools.amounts()
        largest = max(amounts, key=lambda pool: (pool != "fleet" and amounts[pool] > 0, amounts[pool]))
        pools.lay_out({**amounts, largest: amounts[largest] - 1})
        check_limits(execution, seat, *state.galaxy)
