"""Command tokens that effects put into systems (20)."""

from __future__ import annotations

from rules.ti4.state import State


def place_token(state: State, seat: int, place: str) -> None:
    """Put a command token of a player into a system, from the reinforcements, or else from the sheet (20.5).

    Nothing happens where one is there already. From the sheet it comes out of the largest pool.
    """
    system, pools = state.galaxy[place], state.players[seat].pools
    if seat in system.tokens:
        return
    if not state.tokens_left(seat):
        amounts = pools.amounts()
        largest = max(amounts, key=lambda pool: amounts[pool])
        pools.lay_out({**amounts, largest: amounts[largest] - 1})
    system.tokens.append(seat)
