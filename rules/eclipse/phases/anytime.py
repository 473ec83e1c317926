"""What may be done at any time of one's turn: colony ships, trade, diplomacy. Nobody waits for it.

Whoever has passed and has no disc for a reaction has nothing else to do: their turn stands beside that of the next
player who has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Option, Unavailable, choose
from rules.core.flow import Execution, Rule
from rules.eclipse.actions.colony_ships import colony_options, no_colony, settle
from rules.eclipse.actions.diplomacy import accept, diplomacy_options, offer, withdraw
from rules.eclipse.actions.trade import trade, trade_options
from rules.eclipse.frames import Anytime, Turn
from rules.eclipse.state import Player, State

VERBS: dict[str, Callable[..., None]] = {
    "colony": settle,
    "trade": trade,
    "offer": offer,
    "withdraw": withdraw,
    "accept": accept,
}


def anytime_options(state: State, player: Player) -> Iterator[Option]:
    """All of it."""
    yield from colony_options(state, player)
    yield from trade_options(player)
    yield from diplomacy_options(state, player)


class AnytimeRule(Rule):
    """Stands beside the course of the turn, and goes when that has ended."""

    frame = Anytime

    def asks(self, state: State, frame: Anytime) -> bool:
        """While the turn lasts, also when nothing can be done just now."""
        turn = state.stack[-1]
        return isinstance(turn, Turn) and bool(turn.lanes[0])

    def ask(self, state: State, frame: Anytime) -> Decision | None:
        """What can be done now."""
        player = state.players[frame.seat]
        options = list(anytime_options(state, player)) if self.asks(state, frame) else []
        if not options:
            return None
        ships = player.colony_ships if any(colony_options(state, player)) else 0
        return replace(choose(frame.seat, "anytime", options, ships=ships), optional=True)

    def unavailable(self, state: State, frame: Anytime) -> list[Unavailable]:
        """Why no colony ship can be sent anywhere."""
        player = state.players[frame.seat]
        if any(colony_options(state, player)):
            return []
        return [Unavailable(Option("colony", "colony"), no_colony(state, player))]

    def do(self, execution: Execution[State], frame: Anytime, answer: Answer) -> None:
        """Do what the chosen word stands for, such as a trade."""
        word, *rest = answer[0].split(":")
        VERBS[word](execution, execution.state.players[frame.seat], *rest)
