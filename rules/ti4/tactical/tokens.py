"""Command tokens that effects put into systems (20)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.state import State
from rules.ti4.tactical.limits import check_limits


def place_token(execution: Execution[State], seat: int, place: str) -> None:
    """Put a command token of a player into a system, from the reinforcements, or else from the sheet (20.5).

    Nothing happens where one is there already. Without it the fleet pool may be too small for some fleets (37).
    """
    state = execution.state
    system, pools = state.galaxy[place], state.players[seat].pools
    if seat in system.tokens:
        return
    taken = from_sheet(state, seat, place)
    system.tokens.append(seat)
    if taken:
        pools.lay_out({pool: number - taken.get(pool, 0) for pool, number in pools.amounts().items()})
        check_limits(execution, seat, *state.galaxy)


def from_sheet(state: State, seat: int, place: str) -> dict[str, int]:
    """What it costs a player that a token is put into a system: one of the sheet, by its pool, where no other is left.

    It comes out of the larger of the tactic and strategy pools; where both are empty out of the fleet pool.
    """
    if seat in state.galaxy[place].tokens or state.tokens_left(seat):
        return {}
    amounts = state.players[seat].pools.amounts()
    return {max(amounts, key=lambda pool: (pool != "fleet" and amounts[pool] > 0, amounts[pool])): 1}
