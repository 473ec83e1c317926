"""Reputation tiles: drawn from the bag after a battle, one kept, known to their owner alone."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.eclipse.actions.diplomacy import room_for, tile_options, tile_value
from rules.eclipse.frames import DrawReputation, KeepReputation
from rules.eclipse.state import Player, State

NOTHING = "none"


def draw_reputation(execution: Execution[State], seat: int, count: int) -> None:
    """Tiles to be drawn, when those before are back in the bag."""
    if count:
        execution.push(DrawReputation(seat, count))


class DrawReputationRule(ActingRule):
    """The tiles are drawn when it is the player's turn to draw."""

    frame = DrawReputation

    def run(self, execution: Execution[State], frame: DrawReputation) -> None:
        """Draw them; an empty bag gives none."""
        state = execution.state
        drawn = sorted(execution.rng.sample(state.reputation, min(frame.count, len(state.reputation))))
        for tile in drawn:
            state.reputation.remove(tile)
        execution.learned = True
        execution.tell("drew", seat=frame.seat, count=len(drawn))
        execution.replace(*([KeepReputation(frame.seat, drawn)] if drawn else []))


class KeepReputationRule(AskingRule):
    """One tile is kept. Where the track is full, it takes the place of another, which goes back into the bag."""

    frame = KeepReputation

    def ask(self, state: State, frame: KeepReputation) -> Decision:
        """Which one of those drawn; the best by default, unless all that is on a full track is better."""
        player = state.players[frame.seat]
        given_up = 0 if _has_room(player) else min(player.reputation, default=0)
        options = tile_options(frame.drawn, [points - given_up for points in frame.drawn])
        best = max(options, key=lambda option: int(option.facts["points"]))
        keep = _has_room(player) or min(player.reputation, default=0) < int(best.facts["points"])
        default = (best.word,) if keep and _could_keep(player) else (NOTHING,)
        offered = options if _could_keep(player) else []
        return choose(frame.seat, "reputation", [*offered, Option(NOTHING)], default)

    def do(self, execution: Execution[State], frame: KeepReputation, answer: Answer) -> None:
        """Keep it; the others go back. A full track gives up its least tile."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        returned = [*frame.drawn]
        execution.tell("kept-reputation", seat=frame.seat, count=int(answer[0] != NOTHING))
        if answer[0] != NOTHING:
            kept, given_up = tile_value(frame.drawn, answer[0]), 0
            returned.remove(kept)
            if not _has_room(player):
                given_up = min(player.reputation)
                player.reputation.remove(given_up)
                returned.append(given_up)
            player.reputation = sorted([*player.reputation, kept])
            execution.tell("own-reputation", frame.seat, points=kept, replaced=given_up)
        state.reputation = sorted([*state.reputation, *returned])


def _has_room(player: Player) -> bool:
    return room_for(player, reputation=len(player.reputation) + 1, ambassadors=len(player.ambassadors))


def _could_keep(player: Player) -> bool:
    """Whether a tile finds room, if need be that of another."""
    return _has_room(player) or bool(player.reputation)
