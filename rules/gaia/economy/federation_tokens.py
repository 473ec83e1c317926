"""Federation tokens: gaining them, and turning a green one over."""

from __future__ import annotations

from rules.core.flow import Execution, results
from rules.gaia.components import FEDERATION_TOKENS
from rules.gaia.economy.goods import as_received, gain
from rules.gaia.economy.scoring import score
from rules.gaia.state import Federation, Player, State


def has_green(player: Player) -> bool:
    """Whether a federation token can still be flipped."""
    return any(own.green for own in player.federations)


def flip(player: Player) -> None:
    """Turn a green federation token to its grey side; which one makes no difference."""
    next(own for own in player.federations if own.green).green = False


def gain_federation_token(execution: Execution[State], player: Player, token: str) -> None:
    """Give a player a federation token, however it came: its goods, and the round's points for it.

    It lies with its green side up, unless it has none.
    """
    player.federations.append(Federation(token, not FEDERATION_TOKENS[token].grey))
    brought = as_received(player, FEDERATION_TOKENS[token].gain)
    execution.tell("token", seat=player.seat, token=token, **results(brought))
    score(execution, player, "federation")
    gain(execution, player.seat, FEDERATION_TOKENS[token].gain)
