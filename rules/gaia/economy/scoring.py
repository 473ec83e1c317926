"""Points: what is counted, what a round tile or technology pays for, and the final scoring."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.flow import Execution
from rules.gaia.board.galaxy import sector
from rules.gaia.components import FINAL_TILES, ROUND_TILES, TILES, TRACKS
from rules.gaia.economy.power import STONE_VALUE, burnt, spendable, spent
from rules.gaia.state import Player, State

RANKS = (18, 12, 6, 0)
BIG = ("institute", "academy-k", "academy-q")


def planet_types(state: State, player: Player) -> set[str]:
    """Colonised planet types; guest mines never count (8-1 Lantids)."""
    return {state.planets[at] for at in player.structures if at not in player.guests}


def _gaia_planets(state: State, player: Player) -> int:
    return sum(1 for at in player.structures if state.planets[at] == "gaia" and at not in player.guests)


COUNTS: dict[str, Callable[[State, Player], int]] = {
    "mine": lambda state, player: player.count("mine"),
    "station": lambda state, player: player.count("station"),
    "lab": lambda state, player: player.count("lab"),
    "big": lambda state, player: sum(map(player.count, BIG)),
    "type": lambda state, player: len(planet_types(state, player)),
    "gaia": _gaia_planets,
    "sector": lambda state, player: len({sector(at) for at in player.structures}),
    "federation": lambda state, player: len(player.federations),
    "structure": lambda state, player: len(player.structures),
    "structure-fed": lambda state, player: sum(1 for at in player.federated if at in player.structures),
    "satellite": lambda state, player: len(player.satellites) + len(player.stations),
}


def count(state: State, player: Player, what: str) -> int:
    """How many of something a player has, by its name on tiles, a key of `COUNTS`; raises KeyError for another name.

    Such as `sector` or `gaia`. Nothing is stored: it is what stands on the map now.
    """
    return COUNTS[what](state, player)


def points_for(state: State, player: Player, event: str, number: int = 1) -> int:
    """Points that something done `number` times brings now: of the round tile and of technology tiles that pay for it.

    event: such as `mine` or `federation`, as tiles name it. Covered tiles pay nothing, and before round 1 no round tile
    does. Nothing is given by this.
    """
    return sum(_paying(state, player, event, number).values())


def _paying(state: State, player: Player, event: str, number: int) -> dict[str, int]:
    """As `points_for`, apart: of the `round` tile, and of all `technology` tiles together."""
    tile = ROUND_TILES[state.round_tiles[state.round - 1]] if state.round else None
    paying = [TILES[own.tile] for own in player.technologies if not own.covered and TILES[own.tile].on == event]
    return {
        "round": tile.vp * number if tile and tile.on == event else 0,
        "technology": sum(each.gain["vp"] for each in paying) * number,
    }


def score(execution: Execution[State], player: Player, event: str, number: int = 1, what: str = "") -> None:
    """Give a player the points of something done just now, in place; `points_for` says how many.

    Those of the round tile and those of technology tiles are each told as `scored`, unless there are none, with `what`
    it was where the event may be several things.
    """
    for through, points in _paying(execution.state, player, event, number).items():
        if points:
            player.vp += points
            execution.tell("scored", seat=player.seat, event=what or event, points=points, through=through)


def final_points(state: State, tile: str) -> list[int]:
    """Points by seat: 18, 12 and 6 by rank, tied places shared; a neutral marker takes part with two players."""
    counts = [count(state, player, tile) for player in state.players]
    ranked = counts + ([FINAL_TILES[tile].neutral] if len(counts) <= 2 else [])
    return [0 if mine == 0 and state.options["peer"] == "yes" else _share(mine, ranked) for mine in counts]


def _share(mine: int, ranked: list[int]) -> int:
    better = sum(1 for other in ranked if other > mine)
    tied = ranked.count(mine)
    return sum(RANKS[better : better + tied]) // tied


def goods_points(player: Player) -> int:
    """A point for any three credits, ore or knowledge."""
    return (player.credits + player.ore + player.knowledge) // 3


def end_conversion(player: Player) -> None:
    """The peer's habit: everybody turns what is left into credits and ore, also after passing."""
    burns = (player.power.two + (player.power.stone == "2")) // 2
    if burns:
        outcomes = burnt(player, burns, keep=player.faction == "itars")
        player.power = max(outcomes, key=lambda power: power.stone == "3")
    player.credits = min(30, player.credits + spendable(player))
    player.ore = min(15, player.ore + player.qic)
    player.power = spent(player, player.power.three + STONE_VALUE * (player.power.stone == "3"))[-1]
    player.qic = 0


def finish(state: State) -> None:
    """The end of the game: two final tiles, four points for each level from the third, one for three goods, less bids.

    In place: parts go to `State.results`, their sum to the points of each seat. To be done once.
    """
    results: list[dict[str, int]] = [{} for _ in state.players]
    for number, tile in enumerate(state.final_tiles, 1):
        for result, points in zip(results, final_points(state, tile), strict=True):
            result[f"final{number}"] = points
    for player, result in zip(state.players, results, strict=True):
        for track in TRACKS:
            result[track] = 4 * max(0, player.research[track] - 2)
        if state.options["peer"] == "yes":
            end_conversion(player)
        result["goods"] = goods_points(player)
        result["bid"] = -player.bid
        player.vp += sum(result.values())
    state.results = results


def sources(state: State) -> list[dict[str, int]]:
    """What the points of each seat come from once the game is over, by seat; empty before that.

    Each has the same names; together they are the seat's points.
    """
    return [_sources(state, player, ended) for player, ended in zip(state.players, state.results, strict=False)]


def _sources(state: State, player: Player, ended: dict[str, int]) -> dict[str, int]:
    tiles = {f"final-{tile}": ended.get(f"final{number}", 0) for number, tile in enumerate(state.final_tiles, 1)}
    return {
        "game": player.vp - sum(ended.values()),
        **tiles,
        "levels": sum(ended.get(track, 0) for track in TRACKS),
        "goods": ended["goods"],
        "bid": ended["bid"],
    }
