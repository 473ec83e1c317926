"""Pass (action 8): a new booster for the old one, and what is paid on passing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.decisions import Illegal, Option, Unavailable
from rules.core.flow import Execution, results
from rules.gaia.actions.special_actions import special_options
from rules.gaia.components import BOOSTERS, ROUNDS, TILES, Goods
from rules.gaia.economy.income import overflow
from rules.gaia.economy.scoring import count, end_conversion, goods_points
from rules.gaia.economy.waste import forfeit, waste
from rules.gaia.state import Player, State


def pass_options(state: State, player: Player) -> list[Option]:
    """A booster each, with the points for passing now; in the last round just the word."""
    points = _points(state, player)
    if state.round == ROUNDS:
        return [Option("pass", "pass", gains=points)]
    return [_option(booster, points) for booster in state.boosters]


def _option(booster: str, points: Goods) -> Option:
    return Option(f"pass:{booster}", "pass", {"booster": booster}, gains=points)


def unavailable_boosters(state: State, player: Player) -> Iterator[Unavailable]:
    """Boosters of this game that cannot be taken: one's own, and those before the others."""
    if state.round == ROUNDS:
        return
    for other in state.players:
        yield Unavailable(_option(other.booster, {}), Illegal("booster-own" if other is player else "booster-taken"))


def _points(state: State, player: Player) -> Goods:
    """The points for passing now, by where they come from: those of a booster are of the one that is handed back."""
    return {"by-booster": booster_points(state, player), "by-tile": tile_points(state, player)}


def pass_points(state: State, player: Player) -> int:
    """Points for passing now, from the booster and from technology."""
    return sum(_points(state, player).values())


def booster_points(state: State, player: Player) -> int:
    """What a player's booster brings on passing."""
    booster = BOOSTERS[player.booster]
    return booster.vp * count(state, player, booster.per) if booster.per else 0


def tile_points(state: State, player: Player) -> int:
    """What a player's advanced technology tiles bring on passing."""
    owned = (TILES[own.tile] for own in player.technologies if not own.covered)
    return sum(tile.gain["vp"] * count(state, player, tile.per) for tile in owned if tile.on == "pass")


def pass_turn(execution: Execution[State], player: Player, booster: str) -> None:
    """Score, swap boosters, and be out until the next round."""
    state = execution.state
    _warn(execution, player, booster)
    scored = results(_points(state, player))
    points = pass_points(state, player)
    player.vp += points
    player.passed = True
    state.passed.append(player.seat)
    state.boosters.append(player.booster)
    player.booster = booster
    brings = "points" if points else "none"
    execution.tell("passed", seat=player.seat, booster=booster, points=points, brings=brings, **scored)
    if booster:
        state.boosters.remove(booster)
        execution.tell("booster", seat=player.seat, booster=booster)


def _warn(execution: Execution[State], player: Player, booster: str) -> None:
    """Tell the player what passing now gives away."""
    for source in (option.word.partition(":")[2] for option in special_options(execution.state, player)):
        if source != "swap":  # which brings nothing by itself
            forfeit(execution, player.seat, "special", source=source)
    if execution.state.round < ROUNDS:
        for kind, amount in overflow(player, booster).items():
            waste(execution, player.seat, f"income-{kind}", amount)
    elif execution.state.options["peer"] == "no":  # the peer converts by itself in the end
        forfeit(execution, player.seat, "goods", _unconverted(player))


def _unconverted(player: Player) -> int:
    """Points that power, qic and Bal T'aks' gaiaformers would bring; after passing there are no free actions."""
    after = replace(player, qic=player.qic + player.gaiaformers * (player.faction == "baltaks"))
    end_conversion(after)
    return goods_points(after) - goods_points(player)
