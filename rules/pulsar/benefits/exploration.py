"""Exploration tiles: drawn, used and discarded; the one that counts as a station is kept."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution, results
from rules.pulsar.benefits.benefits import grant
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.benefits.telling import at_once, benefit_gains
from rules.pulsar.components import EXPLORATION
from rules.pulsar.frames import Draw, Keep
from rules.pulsar.state import Player, State


class DrawRule(ActingRule):
    """A tile is drawn. Where the pile is used up, what was discarded is shuffled; where that is empty too, nothing."""

    frame = Draw

    def run(self, execution: Execution[State], frame: Draw) -> None:
        """Draw one, or with a technology two to choose from."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        number = max((effect.draw for _, effect in effects(state, frame.seat, "exploration-draw")), default=1)
        tiles = [tile for tile in (_draw(execution) for _ in range(number)) if tile]
        if not tiles:
            return
        for technology, effect in effects(state, frame.seat, "exploration-draw"):
            score(execution, player, effect.vp, technology.id)
        if len(set(tiles)) > 1:
            execution.tell("drew", seat=frame.seat, tile=tiles[0], other=tiles[1])
            execution.push(Keep(frame.seat, tiles))
        else:
            use_tile(execution, player, tiles[0], discard=tiles[1:])


def _draw(execution: Execution[State]) -> str:
    """The next tile of the pile, "" where there is none."""
    state = execution.state
    if not state.exploration:
        state.exploration, state.drawn = state.drawn, []
    if not state.exploration:
        return ""
    tile = execution.rng.choice(state.exploration)
    state.exploration.remove(tile)
    return tile


class KeepRule(AskingRule):
    """With that technology, one of two tiles is used and the other one discarded."""

    frame = Keep

    def ask(self, state: State, frame: Keep) -> Decision:
        """Which one."""
        options = [Option(tile, gains=benefit_gains(EXPLORATION[tile].benefit)) for tile in frame.tiles]
        return choose(frame.seat, "keep", options)

    def do(self, execution: Execution[State], frame: Keep, answer: Answer) -> None:
        """Use it."""
        execution.pop()
        others = list(frame.tiles)
        others.remove(answer[0])
        use_tile(execution, execution.state.players[frame.seat], answer[0], discard=others)


def use_tile(execution: Execution[State], player: Player, tile: str, discard: list[str]) -> None:
    """Take what a tile gives and put it away with others, unless it is the kind that is kept."""
    state, benefit = execution.state, EXPLORATION[tile].benefit
    gone = discard if benefit.stations else [tile, *discard]
    state.drawn = sorted([*state.drawn, *gone])
    execution.tell("explored", seat=player.seat, tile=tile, **results(at_once(benefit)))
    grant(execution, player, benefit, tile)
