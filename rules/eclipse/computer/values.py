"""What things are worth to the computer player, in points at the end of the game as it guesses them."""

from __future__ import annotations

from typing import cast

from rules.eclipse.components.blueprints import Totals, totals
from rules.eclipse.components.neutrals import NEUTRALS, NeutralKind
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.components.ships import SHIP_CLASSES, ShipClass
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.economy.ships import profile
from rules.eclipse.economy.tracks import production, upkeep
from rules.eclipse.state import Player, Sector, State

SIX = 6

# What technologies are worth besides the points of their track, while many rounds are left.
TECHNOLOGY = {
    "advanced-robotics": 2.5,
    "quantum-grid": 4.0,
    "orbital": 1.5,
    "monolith": 3.0,
    "improved-hull": 3.0,
    "plasma-cannon": 3.5,
    "fusion-source": 2.5,
    "positron-computer": 3.0,
    "gauss-shield": 1.5,
    "fusion-drive": 1.5,
    "plasma-missile": 2.5,
    "advanced-mining": 2.0,
    "advanced-economy": 2.5,
    "advanced-labs": 2.0,
    "nanorobots": 1.0,
    "antimatter-cannon": 3.5,
    "gluon-computer": 2.5,
    "phase-shield": 2.0,
    "artifact-key": 1.5,
}


def rounds_left(state: State) -> int:
    """How many rounds are still to come after this one."""
    return ROUNDS - state.round


def can_afford(player: Player, discs: int) -> bool:
    """Whether money lasts for the upkeep phase after taking so many more discs from the track."""
    if discs > player.discs:
        return False
    tradeable = (player.science + player.materials) // player.board.trade_ratio // 2
    return player.money + tradeable + production(player, "money") - upkeep(player, taken=discs) >= 0


def technology_value(state: State, name: str) -> float:
    """A technology, for the rounds in which it can be used."""
    base = TECHNOLOGY.get(name, 1.0)
    extra = 1.0 if TECHNOLOGIES[name].discs else 0.0
    return base * min(1.0, 0.2 + rounds_left(state) / ROUNDS) + extra


def squares_value(player: Player, tile: str) -> float:
    """The population squares of a sector that a player can settle."""
    found = 0.0
    for square in SECTORS[tile].squares:
        open_to = not square.advanced or any(
            TECHNOLOGIES[name].opens == square.resource for name in player.technologies
        )
        found += 1.0 if open_to else 0.25
    return found


def sector_value(state: State, player: Player, tile: str) -> float:
    """A sector to be taken: its points, its squares, what is found there."""
    printed = SECTORS[tile]
    share = rounds_left(state) / ROUNDS
    return printed.vp + squares_value(player, tile) * share + 1.5 * printed.discovery


def hit_chance(computer: int, shield: int = 0) -> float:
    """How likely a die hits."""
    return min(SIX - 1, max(1, 1 + computer - shield)) / SIX


def fighting_value(sums: Totals) -> float:
    """What a ship is worth in battle: what it does times what it takes."""
    chance = hit_chance(sums.computer)
    fire = chance * (sum(sums.cannons) + 0.8 * sum(sums.missiles))
    toughness = (1 + sums.hull) * (1 + 0.35 * sums.shield)
    return fire * toughness * (1 + 0.05 * sums.initiative)


def blueprint_value(player: Player, kind: ShipClass, tiles: tuple[str | None, ...]) -> float:
    """What a blueprint is worth with these tiles on it; very little where its energy does not suffice."""
    sums = totals(player.board.blueprints[kind], tiles)
    if sums.energy_left < 0 or (kind != "starbase" and not sums.movement):
        return -1.0
    return fighting_value(sums) + 0.02 * sums.energy_left + 0.1 * min(2, sums.movement)


def fleet_value(player: Player, sector: Sector) -> float:
    """A player's ships in a sector, which are stronger together."""
    fleet = sector.fleet(player.seat)
    if not fleet:
        return 0.0
    return _together([(fighting_value(profile(player, kind)), count) for kind, count in fleet.ships.items()])


def defence_value(state: State, player: Player, sector: Sector) -> float:
    """What a player would have to beat in a sector."""
    ships = [
        (fighting_value(profile(state.players[fleet.seat], kind)), count)
        for fleet in sector.fleets
        if fleet.seat != player.seat
        for kind, count in fleet.ships.items()
    ]
    neutral: dict[NeutralKind, int] = {"ancient": sector.ancients, "gcds": int(sector.defended)}
    if player.board.peace_with_ancients:
        neutral["ancient"] = 0
    ships += [(_neutral_value(kind), count) for kind, count in neutral.items() if count]
    return _together(ships)


def _neutral_value(kind: NeutralKind) -> float:
    one = NEUTRALS[kind]
    return hit_chance(one.computer) * sum(one.cannons) * (1 + one.hull)


def _together(ships: list[tuple[float, int]]) -> float:
    """Fire and toughness both grow with the number of ships."""
    total = float(sum(value**0.5 * count for value, count in ships))
    return total * total


def best_class(player: Player) -> ShipClass:
    """The class that gives most for its materials."""
    mobile = [kind for kind in SHIP_CLASSES if kind != "starbase"]
    board = player.board.blueprints
    return cast(ShipClass, max(mobile, key=lambda kind: fighting_value(profile(player, kind)) / board[kind].cost))
