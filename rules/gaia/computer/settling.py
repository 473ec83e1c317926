"""Where to begin: first structures, faction and booster."""

from __future__ import annotations

from rules.gaia.board.galaxy import grow
from rules.gaia.components import BOOSTERS, ROUNDS, WHEEL, steps_between
from rules.gaia.computer import prices
from rules.gaia.state import Player, State

NEAR = ((1, 1.0), (2, 0.8), (3, 0.55), (4, 0.3))  # how much a planet counts at a distance
PLANETS = {0: 1.0, 1: 0.75, 2: 0.4, 3: 0.2}  # by terraforming steps


def home_worth(state: State, player: Player, at: str) -> float:
    """How good a place is for a first structure: planets to settle around it, neighbours who make stations cheap."""
    galaxy = state.galaxy
    worth = 0.0
    taken = galaxy.mask(own for other in state.players for own in other.structures)
    rings: list[int] = []
    mask = galaxy.bits[at]
    for distance in range(1, 5):
        mask = grow(mask)
        rings.append(mask)
        if distance == 2:
            others = galaxy.mask(own for other in state.players if other is not player for own in other.structures)
            worth += 1.2 if mask & others else 0.0
    homes = {other.board.home for other in state.players if other.faction and other is not player}
    for planet_at, planet in state.planets.items():
        bit = galaxy.bits[planet_at]
        if planet_at == at or bit & taken:
            continue
        weight = next((share for (_, share), ring in zip(NEAR, rings, strict=True) if bit & ring), 0.0)
        worth += weight * _colony(player, planet, homes)
    own = galaxy.mask(player.structures)
    if own:
        away = min(galaxy.distance(at, other) for other in player.structures)
        worth += {1: 0.5, 2: 1.0, 3: 1.2, 4: 0.8, 5: 0.3}.get(away, 0.0)
    return worth


def _colony(player: Player, planet: str, homes: set[str]) -> float:
    if planet == "transdim":
        return 0.45
    if planet == "gaia":
        return 0.7
    if planet not in WHEEL:
        return 0.0
    worth = PLANETS[steps_between(player.board.home, planet)]
    return worth * 0.7 if planet in homes else worth


FACTIONS = (  # best first, as they fare among themselves
    "hadsch-hallas",
    "ambas",
    "ivits",
    "terrans",
    "geodens",
    "baltaks",
    "nevlas",
    "gleens",
    "firaks",
    "lantids",
    "xenos",
    "taklons",
    "bescods",
    "itars",
)


def first_booster(state: State, player: Player, booster: str) -> float:
    """What a booster is worth in the first round."""
    given = BOOSTERS[booster]
    goods = {kind: amount for kind, amount in given.income.items() if kind != "charge"}
    points = prices.goods_worth(goods, ROUNDS - 1) + given.income.get("charge", 0) * 0.45
    if given.per:
        points += given.vp * {"mine": 2.5, "station": 1.0, "lab": 0.8, "big": 0.4, "gaia": 0.3}[given.per]
    return points + 2.2 * given.steps + (2.0 if given.range else 0.0)
