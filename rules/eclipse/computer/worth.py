"""What a position is worth to a player, in points of the final score: those that are there, and what may come.

The weights of income, resources, ships and technologies are what games of the easy player showed them to bring, rounded
and set higher where that player makes little of them.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.hexes import parse
from rules.eclipse.actions.colony_ships import may_settle
from rules.eclipse.actions.explore import explorable
from rules.eclipse.actions.influence import may_influence
from rules.eclipse.components import tracks
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.tracks import RESEARCH
from rules.eclipse.computer.stages import upkeeps
from rules.eclipse.computer.values import TECHNOLOGY, defence_value, fighting_value, fleet_value
from rules.eclipse.economy.ships import profile
from rules.eclipse.economy.tracks import balance, production
from rules.eclipse.galaxy.presence import has_hostile_neutrals, is_contested
from rules.eclipse.galaxy.wormholes import connected
from rules.eclipse.scoring.final import points, score, sector_points
from rules.eclipse.state import Player, Sector, State

Steps = tuple[tuple[int, float], ...]

MANY = 99
COINS: Steps = ((3, 0.28), (8, 0.16), (MANY, 0.08))  # of money above the lasting upkeep, for each round to come
INCOME: Mapping[str, Steps] = {"science": ((6, 0.1), (MANY, 0.06)), "materials": ((6, 0.11), (MANY, 0.06))}
STOCK: Mapping[str, Steps] = {
    "money": ((6, 0.2), (MANY, 0.12)),
    "science": ((10, 0.13), (MANY, 0.05)),
    "materials": ((10, 0.16), (MANY, 0.05)),
}
TRADED = 0.1  # what a resource is worth that is traded for money
SHORT = 1.2  # lost for each coin that is missing even after trade
SQUARE = 0.06  # a square that a colony ship at hand can settle, for each round to come: less than once it is settled
SHIP: Mapping[str, float] = {"interceptor": 0.3, "cruiser": 0.6, "dreadnought": 1.0, "starbase": 0.4}
SHIP_LATER: Mapping[str, float] = {"interceptor": 0.05, "cruiser": 0.08, "dreadnought": 0.13, "starbase": 0.0}
STRENGTH: Mapping[str, float] = {"interceptor": 0.07, "cruiser": 0.1, "dreadnought": 0.13, "starbase": 0.02}
BATTLE = 1.9  # reputation for having fought
BEATEN = 0.6  # and for each enemy destroyed
IDLE = 0.25  # of what ships are worth that can hardly fight any more
FULL = 0.35  # of that where the reputation track is full already
USE = 0.5  # of what the easy player takes technologies to be worth
STRUCTURE: Mapping[str, float] = {"monolith": 0.6, "orbital": 0.15}  # what may be built, for each round to come
TRACK = 0.35  # of the points of the next technology of a category
HEX = 0.05  # that can be explored, for each round to come
MOST_HEXES = 4
TARGET = 0.07  # a point that is within reach, for each round to come
SOON = 4  # rounds
FREE = 0.3  # a point of a sector that a disc can take
DISCOVERY = 2.0
CROWDED = 4  # reputation tiles


def worth(state: State, seat: int) -> float:
    """The true points when the game is over, or is over for this seat."""
    player = state.players[seat]
    if not state.stack or player.collapsed:
        return points(state)[seat]
    if not player.species:
        return 0.0
    left = upkeeps(state)
    found = float(sum(score(state, player).values()))
    return found + _economy(state, player, left) + _science(state, player, left) + _map(state, player, left)


def _economy(state: State, player: Player, left: int) -> float:
    """Production, what lies there, and the upkeep of sectors; discs of actions come back after the next upkeep.

    The first coins above upkeep let a player act at all; of science and materials more than can be spent means little.
    """
    lasting = production(player, "money") - tracks.upkeep(player.discs + sum(player.actions.values()))
    found = max(0, left - 1) * _bent(lasting, COINS)
    found += left * sum(_bent(production(player, track), steps) for track, steps in INCOME.items())
    use = min(1.0, 0.15 + 0.35 * (left - 1)) if left else 0.0
    after = player.money + (balance(player) if left else 0)
    traded = min(max(0, -after), (player.science + player.materials) // player.board.trade_ratio)
    found -= SHORT * max(0, -after - traded)
    found += use * sum(
        _bent(amount, steps)
        for amount, steps in (
            (max(0, after), STOCK["money"]),
            (player.science, STOCK["science"]),
            (player.materials, STOCK["materials"]),
        )
    )
    return found - TRADED * max(use, 0.3) * traded * player.board.trade_ratio


def _bent(amount: int, steps: Steps) -> float:
    """Worth that rises by less the more there is: by so much for each one up to so many, and on with the next."""
    found, below = 0.0, 0
    for upto, each in steps:
        found += each * (min(amount, upto) - below if amount > below or not below else 0)
        below = upto
    return found


def _science(state: State, player: Player, left: int) -> float:
    found = 0.0
    for name in player.technologies:
        found += USE * TECHNOLOGY.get(name, 1.0) * min(1.0, left / ROUNDS + 0.1 * (left > 1))
        found += STRUCTURE.get(name, 0.0) * max(0, left - 1)
    for category in ("military", "grid", "nano"):
        owned = state.technologies_in(player, category)
        if owned + 1 < len(RESEARCH.vp) and left > 1:
            found += TRACK * (RESEARCH.vp[owned + 1] - RESEARCH.vp[owned]) + 0.06 * owned
    for kind in SHIP_CLASSES:
        found += STRENGTH[kind] * left * float(fighting_value(profile(player, kind)) ** 0.5)
    return found


def _map(state: State, player: Player, left: int) -> float:
    seat, found = player.seat, 0.0
    squares = 0
    for sector in state.controlled(seat):
        squares += sum(
            not cube and may_settle(player, square)
            for cube, square in zip(sector.cubes, sector.printed.squares, strict=True)
        )
        squares += sector.orbital and not sector.orbital_cube
    found += SQUARE * left * (min(player.colony_ships, squares) + 0.4 * max(0, squares - player.colony_ships))
    strongest = 0.0
    for sector in state.map.values():
        fleet = sector.fleet(seat)
        if fleet is None:
            if sector.disc == seat and sector.fleets:
                found -= sector_points(player, sector) + 0.12 * left * sector.population
            continue
        strongest = max(strongest, fleet_value(player, sector))
        ships = sum((SHIP[kind] + SHIP_LATER[kind] * left) * count for kind, count in fleet.ships.items())
        scale = 1.0 if left > 1 else IDLE
        if is_contested(sector, player):
            found += _battle(state, player, sector, left, scale * ships)
        else:
            found += scale * ships
            if sector.disc < 0:
                found += 0.5 * sector_points(player, sector)  # a disc may follow after the battles
    found += HEX * left * min(MOST_HEXES, len(explorable(state, player)))
    return found + _targets(state, player, strongest, left)


def _battle(state: State, player: Player, sector: Sector, left: int, ships: float) -> float:
    """A battle that will be fought here, by strengths alone."""
    mine, theirs = fleet_value(player, sector), defence_value(state, player, sector)
    sure = mine**2 / (mine**2 + theirs**2) if mine else 0.0
    enemies = sector.ancients + 2 * sector.defended + sector.enemy_ships(player.seat)
    room = 1.0 if len(player.reputation) + len(player.ambassadors) < CROWDED else FULL
    won = room * (BATTLE + BEATEN * enemies) + ships
    stake = sector_points(player, sector) + 0.1 * left * len(sector.printed.squares)
    if sector.disc == player.seat:
        return sure * won + (1 - sure) * (room * BATTLE - stake)
    gained = 0.9 * stake + DISCOVERY * sector.discovery
    return sure * (won + gained) + (1 - sure) * room * BATTLE


def _targets(state: State, player: Player, strongest: float, left: int) -> float:
    """Sectors beside one's own that could be taken: by a disc, or by ships that are strong enough."""
    found = 0.0
    seen: set[str] = set()
    turns = min(left, SOON) if left > 1 else 2 * (not player.passed and player.discs > 0)
    for place, sector in state.map.items():
        if sector.disc != player.seat and not sector.ships(player.seat):
            continue
        for there, target in connected(state, parse(place), player):
            name = str(there)
            if name in seen or target.disc == player.seat or target.ships(player.seat):
                continue
            seen.add(name)
            against = defence_value(state, player, target)
            if not against and target.disc < 0 and may_influence(state, player, name, target):
                found += FREE * sector_points(player, target) * (left > 1 or player.discs > 0)
            elif against and turns:
                odds = strongest / against
                reach = sector_points(player, target) + BATTLE + DISCOVERY * target.discovery
                weight = 1.0 if has_hostile_neutrals(target, player) else 0.4
                found += weight * TARGET * turns * reach * min(1.0, odds / 1.5) ** 2
    return found
