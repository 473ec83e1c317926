"""Victory: the first player with enough points wins at once (98)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.components.setup import SHORT_GAME
from rules.ti4.frames import Scoring
from rules.ti4.state import Player, State

POINTS = "points"  # the table option: how many are needed
PARTS = ("objectives", "custodians", "imperial")  # of the points at the end, whatever else there is


def gain_points(execution: Execution[State], player: Player, source: str, points: int) -> None:
    """Give a player victory points, in place, under the name `source`; with enough of them the game is over (98).

    Points may be negative, where a law takes one away. Nothing is told of them here.
    """
    player.vp[source] = player.vp.get(source, 0) + points
    check_victory(execution)


def points_to_win(state: State) -> int:
    """How many points win: what the table has chosen, and fewer in the short first game.

    10 or 14 by the option `points` (98), 6 in the short game.
    """
    return SHORT_GAME.points if state.short else int(state.options[POINTS])


def check_victory(execution: Execution[State]) -> None:
    """End the game, whatever else goes on, where any player has enough points (98)."""
    state = execution.state
    if any(player.points >= points_to_win(state) for player in state.players):
        end_game(execution)


def end_game(execution: Execution[State]) -> None:
    """End the game in place: what points come from goes to `results`, and nobody is asked any more. Told as `over`.

    Whoever has chosen objectives and would have scored them later in the order of initiative is told before it, with
    the public ones of them.
    """
    state = execution.state
    for frame in reversed(execution.stack):
        if isinstance(frame, Scoring):
            _too_late(execution, frame)
    state.results = [{"objectives": player.points - sum(player.vp.values()), **player.vp} for player in state.players]
    state.stack.clear()
    execution.stack.clear()
    execution.tell("over")


def _too_late(execution: Execution[State], frame: Scoring) -> None:
    chosen = frame.objectives.split()
    public = [id for id in chosen if id in execution.state.objectives]
    if public:
        execution.tell("too-late", seat=frame.seat, objectives=" ".join(public))
    else:
        execution.tell("scored-none", seat=frame.seat)


def winners(state: State) -> list[int]:
    """The seat of who has the most points, of those in the game; a list of one.

    Of several the first by the strategy cards they still hold.
    """
    best = max(player.points for player in state.playing())
    leaders = [player for player in state.playing() if player.points == best]
    return [min(leaders, key=lambda player: _initiative(state, player)).seat]


def sources(state: State) -> list[dict[str, int]]:
    """What the points of each seat come from once the game is over, by seat; empty before that.

    Each has the same names in the same order, 0 where a seat has nothing of the kind.
    """
    parts = dict.fromkeys((*PARTS, *(part for result in state.results for part in result)))
    return [{part: result.get(part, 0) for part in parts} for result in state.results]


def _initiative(state: State, player: Player) -> tuple[int, int]:
    """The lowest strategy card, or without any the place clockwise from the speaker."""
    return player.initiative, state.clockwise(state.speaker).index(player.seat)
