"""What lies in the box, as tables by id. The numbers stand in data/*.toml."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules.component_tables import table
from rules.core.data import document

Goods = dict[str, int]  # credits ore knowledge qic vp, charge (power to charge), tokens (new power tokens), gaiaformers


@dataclass(frozen=True, slots=True)
class Track:
    """A research track: what each level gives at once, as income, and what it is worth while one stands there."""

    id: str
    levels: tuple[Goods, ...]
    income: tuple[Goods, ...] = ({}, {}, {}, {}, {}, {})
    step_cost: tuple[int, ...] = ()
    range: tuple[int, ...] = ()
    project_cost: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """A technology tile. `gain` is immediate without `on`, else it comes with each such event; `per` multiplies it."""

    id: str
    gain: Goods = field(default_factory=dict)
    per: str = ""
    on: str = ""
    income: Goods = field(default_factory=dict)
    action: Goods = field(default_factory=dict)

    @property
    def advanced(self) -> bool:
        """Whether it covers a standard tile."""
        return self.id.startswith("adv")


@dataclass(frozen=True, slots=True)
class Booster:
    """A round booster: income, perhaps an action (free steps or range), perhaps points when given back."""

    id: str
    income: Goods
    steps: int = 0
    range: int = 0
    per: str = ""
    vp: int = 0


@dataclass(frozen=True, slots=True)
class FederationToken:
    """A federation token; a grey one cannot be spent for a fifth level or an advanced tile."""

    id: str
    gain: Goods
    grey: bool = False


@dataclass(frozen=True, slots=True)
class BoardAction:
    """A power or qic action of the research board."""

    id: str
    power: int = 0
    qic: int = 0
    gain: Goods = field(default_factory=dict)
    steps: int = 0


@dataclass(frozen=True, slots=True)
class RoundTile:
    """A round scoring tile: points for each event of a kind."""

    id: str
    on: str
    vp: int


@dataclass(frozen=True, slots=True)
class FinalTile:
    """A final scoring tile, and where the neutral marker of a two-player game stands."""

    id: str
    neutral: int


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of structure on a faction board: how many there are, what it costs and brings, what it is built from.

    power: its power value. income: for each of them that has left the board, in their order. source: the kind that it
    is built on, "" for none. isolated: the cost without neighbours, where that differs. action: what its special action
    brings.
    """

    count: int
    cost: Goods
    power: int
    income: tuple[Goods, ...]
    source: str = ""
    isolated: Goods = field(default_factory=dict)
    action: Goods = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction board."""

    id: str
    home: str
    colour: str
    start: Goods
    bowls: tuple[int, int]
    income: Goods
    buildings: dict[str, Building]
    research: str = ""


def _underscored(row: dict[str, Any]) -> dict[str, Any]:
    return {key.replace("-", "_"): value for key, value in row.items()}


def _building(row: dict[str, Any]) -> Building:
    return Building(**{"source" if key == "from" else key: value for key, value in row.items()})


def _factions() -> dict[str, Faction]:
    raw = document("rules.gaia", "factions.toml")
    rows = []
    for row in raw["faction"]:
        own = row.get("buildings", {})
        boards = {kind: _building({**common, **own.get(kind, {})}) for kind, common in raw["building"].items()}
        rows.append({**row, "buildings": boards})
    return table(Faction, rows)


_RAW = {name: [_underscored(row) for row in rows] for name, rows in document("rules.gaia", "tiles.toml").items()}

TRACKS = table(Track, _RAW["track"])
TILES = table(Tile, _RAW["tile"])
BOOSTERS = table(Booster, _RAW["booster"])
FEDERATION_TOKENS = table(FederationToken, _RAW["token"])
BOARD_ACTIONS = table(BoardAction, _RAW["board-action"])
ROUND_TILES = table(RoundTile, _RAW["round-tile"])
FINAL_TILES = table(FinalTile, _RAW["final-tile"])
FACTIONS = _factions()

STANDARD_TILES = tuple(tile for tile in TILES if not TILES[tile].advanced)
ADVANCED_TILES = tuple(tile for tile in TILES if TILES[tile].advanced)
STANDARD_SLOTS = (*TRACKS, "free1", "free2", "free3")
SUPPLY_TOKENS = tuple(token for token in FEDERATION_TOKENS if token != "gleens")
TOKENS_EACH = 3  # federation tokens of a kind
SATELLITES = 25
STATIONS = 6
ROUNDS = 6
WHEEL = ("terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice")
LIMITS = {"credits": 30, "ore": 15, "knowledge": 15}


@cache
def steps_between(home: str, planet: str) -> int:
    """Terraforming steps from one of the seven colours to another, 0 to 3: the shorter way round the wheel.

    >>> steps_between("terra", "oxide"), steps_between("terra", "swamp")
    (1, 3)

    Raises ValueError for planets that are not on it, such as gaia planets and transdim.
    """
    apart = abs(WHEEL.index(home) - WHEEL.index(planet))
    return min(apart, len(WHEEL) - apart)
