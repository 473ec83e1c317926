"""Pass (action 8): a new booster for the old one, and what is paid on passing."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.flow import Turn
from rules.gaia.components import BOOSTERS, ROUNDS, TILES
from rules.gaia.scoring import count
from rules.gaia.state import Player, State


def pass_options(state: State) -> list[Option]:
    """A booster each; in the last round just the word."""
    if state.round == ROUNDS:
        return [Option("pass", "pass")]
    return [Option(f"pass:{booster}", "pass", {"booster": booster}) for booster in state.boosters]


def pass_points(state: State, player: Player) -> int:
    """Points for passing now, from the booster and from technology."""
    booster = BOOSTERS[player.booster]
    points = booster.vp * count(state, player, booster.per) if booster.per else 0
    for own in player.technologies:
        tile = TILES[own.tile]
        if tile.on == "pass" and not own.covered:
            points += tile.gain["vp"] * count(state, player, tile.per)
    return points


def pass_turn(turn: Turn[State], player: Player, booster: str) -> None:
    """Score, swap boosters, and be out until the next round."""
    state = turn.state
    points = pass_points(state, player)
    player.vp += points
    player.passed = True
    state.passed.append(player.seat)
    state.boosters.append(player.booster)
    player.booster = booster
    if booster:
        state.boosters.remove(booster)
    turn.tell("passed", seat=player.seat, booster=booster, points=points)
