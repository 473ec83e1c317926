"""The position: everything on the table. Hexes are named `q,r`, sectors by the number on their tile.

Secret are reputation tiles and discovery tiles kept for points, which only their owner knows. What nobody has seen yet
lies in sorted piles, and which of a pile comes next is decided by chance at the moment it is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import lru_cache

from rules.core.hexes import Hex, parse
from rules.core.hidden import NOBODY, OWNER, hidden
from rules.core.records import strict
from rules.eclipse.components.edges import EDGES, start_place
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.sectors import Sector as SectorTile
from rules.eclipse.components.species import SPECIES, Species
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.frames import Frame

NO_SEAT = -1
START_PLACES = tuple(str(start_place(edge)) for edge in EDGES)  # clockwise around the galactic center
_place = lru_cache(maxsize=1024)(parse)  # a position names the same sixty places whenever it is looked through


@strict
class Fleet:
    """A player's ships in a sector, by class; a class without ships is not named."""

    seat: int
    ships: dict[str, int]

    @property
    def size(self) -> int:
        """How many ships there are."""
        return sum(self.ships.values())


@strict
class Sector:
    """A sector of the map: its tile, turned clockwise by so many sixths, and what lies on it.

    `disc` is the seat whose influence disc lies here, `NO_SEAT` for nobody's; `cubes` are that player's.
    """

    tile: str
    turned: int
    cubes: list[bool]  # by population square of the tile, whether it holds a cube of the disc's owner
    disc: int = NO_SEAT
    orbital: bool = False
    orbital_cube: bool = False
    monolith: bool = False
    ancients: int = 0
    defended: bool = False  # by the Galactic Center Defense System
    discovery: bool = False
    fleets: list[Fleet] = field(default_factory=list)  # in the order in which they entered

    @property
    def printed(self) -> SectorTile:
        """What is printed on the tile."""
        return SECTORS[self.tile]

    @property
    def population(self) -> int:
        """How many population cubes lie here."""
        return sum(self.cubes) + self.orbital_cube

    def fleet(self, seat: int) -> Fleet | None:
        """A player's ships here; None without any.

        The fleet itself and no copy, but let ships come and go by `add_ship` and `remove_ship`.
        """
        return next((fleet for fleet in self.fleets if fleet.seat == seat), None)

    def ships(self, seat: int) -> int:
        """How many ships a player has here."""
        fleet = self.fleet(seat)
        return fleet.size if fleet else 0

    def enemy_ships(self, seat: int) -> int:
        """How many ships of other players are here.

        Those with whom there are relations are counted too; ancients and the defence system are no ships of players.
        """
        return sum(fleet.size for fleet in self.fleets if fleet.seat != seat)

    def add_ship(self, seat: int, kind: str) -> None:
        """A ship enters, or is built here, in place; the first of a player comes last among those that have entered.

        The order of `fleets` says who attacks whom in the combat phase. Whether there is plastic left is not looked at.
        """
        fleet = self.fleet(seat)
        if fleet is None:
            fleet = Fleet(seat, {})
            self.fleets.append(fleet)
        fleet.ships[kind] = fleet.ships.get(kind, 0) + 1

    def remove_ship(self, seat: int, kind: str) -> None:
        """A ship leaves or is destroyed, in place; raises KeyError where there is none of the class."""
        fleet = self.fleet(seat)
        if fleet is None:
            raise KeyError(seat)
        fleet.ships[kind] -= 1
        if not fleet.ships[kind]:
            del fleet.ships[kind]
        if not fleet.ships:
            self.fleets.remove(fleet)


@strict
class SectorStack:
    """The stack of a ring: how many tiles are left in it, which ones they may be, and which were discarded.

    More tiles may be possible than there are, since some were put away unseen when the game was set up.
    """

    left: int
    possible: list[str]
    discarded: list[str] = field(default_factory=list)


@strict
class Offer:
    """Diplomatic relations that a player offers another, with the track from which the offering player's cube comes."""

    seat: int
    to: int
    track: str


@strict
class Player:
    """A player's board and what lies beside it.

    Before the species is chosen `species` is "". Tracks and graveyard count cubes by `money`, `science` and
    `materials`.
    """

    seat: int
    species: str = ""
    money: int = 0
    science: int = 0
    materials: int = 0
    track: dict[str, int] = field(default_factory=dict)  # cubes on each population track
    graveyard: dict[str, int] = field(default_factory=dict)  # cubes destroyed this round, by track
    discs: int = 0  # on the influence track
    actions: dict[str, int] = field(default_factory=dict)  # discs on the actions taken this round
    technologies: list[str] = field(default_factory=list)
    colony_ships: int = 0  # those that can still be activated
    to_turn_up: int = 0  # colony ships that this turn's influence action may still turn up: none is used as yet
    blueprints: dict[str, list[str | None]] = field(default_factory=dict)  # tiles by slot; None shows what is printed
    ancient_parts: list[str] = field(default_factory=list)  # beside the board
    ambassadors: list[int] = field(default_factory=list)  # the seats whose ambassador lies here
    reputation: list[int] = hidden(OWNER, default_factory=list)
    discoveries: list[str] = hidden(OWNER, default_factory=list)  # kept for their points
    passed: bool = False
    heeded: int = 0  # enemy ships in own sectors when the player last passed, or did not react
    collapsed: bool = False

    @property
    def board(self) -> Species:
        """What is printed on the board."""
        return SPECIES[self.species]

    def has(self, technology: str) -> bool:
        """Whether the player owns a technology."""
        return technology in self.technologies

    def resources(self) -> int:
        """Money, science and materials together."""
        return self.money + self.science + self.materials


@strict
class State:
    """A game of Eclipse between two answers.

    Seats count from 0 and are places in `players`. Rules change it in place; everybody else only reads it, mostly
    as a copy without the secrets of other seats (`rules.core.hidden.view`). Sectors are keyed
    by their hex, written as `rules.core.hexes.Hex` writes it: `state.map["0,0"]` is the galactic center.
    """

    options: dict[str, str]
    players: list[Player]
    first: int  # the seat with the start player marker
    stack: list[Frame]
    map: dict[str, Sector]
    stacks: dict[str, SectorStack]  # by ring
    bag: dict[str, int]  # technology tiles that were not drawn, by technology
    supply: dict[str, int]  # technology tiles that can be researched
    reputation: list[int] = hidden(NOBODY, default_factory=list)  # in the bag, sorted
    discoveries: list[str] = hidden(NOBODY, default_factory=list)  # in the pile, sorted
    round: int = 0
    acting: int = NO_SEAT  # whose turn it is
    first_passed: bool = False  # somebody has passed this round and taken the start player marker
    offers: list[Offer] = field(default_factory=list)
    traitor: int = NO_SEAT
    results: list[dict[str, int]] = field(default_factory=list)  # final scoring by seat, what came from where

    @property
    def opened(self) -> Sequence[int]:
        """Everybody once the game is over: reputation tiles are turned up to be counted (chapter 9)."""
        over = bool(self.results) and all(self.results)
        return range(len(self.players)) if over else ()

    @property
    def late(self) -> int:
        """1 where an answer may bring on battles or the next round at once, 0 in a turn.

        A fact of questions, by which texts say what confirming them leads to.
        """
        return int(self.acting == NO_SEAT)

    def sector(self, tile: str) -> Sector:
        """A sector of the map by the number on its tile; raises KeyError for one that is not on the map."""
        return self.map[self.hex_of(tile)]

    def hex_of(self, tile: str) -> str:
        """The hex `q,r` of a sector, by the number on its tile; raises KeyError for one that is not on the map."""
        for place, sector in self.map.items():
            if sector.tile == tile:
                return place
        raise KeyError(tile)

    def places(self) -> Iterator[tuple[Hex, Sector]]:
        """Every sector of the map with its hex."""
        return ((_place(name), sector) for name, sector in self.map.items())

    def controlled(self, seat: int) -> list[Sector]:
        """The sectors with a player's influence disc, in the order in which they came onto the map."""
        return [sector for sector in self.map.values() if sector.disc == seat]

    def living(self) -> list[Player]:
        """The players whose civilization has not collapsed."""
        return [player for player in self.players if not player.collapsed]

    def clockwise(self, start: int) -> list[int]:
        """Every seat once, clockwise from one of them."""
        seats = self.around()
        place = seats.index(start)
        return [*seats[place:], *seats[:place]]

    def around(self) -> list[int]:
        """The seats clockwise around the table: people sit where their home sectors lie, once all do (chapter 2)."""
        tiles = {sector.tile: place for place, sector in self.map.items()}
        places = [tiles.get(player.board.home) if player.species else None for player in self.players]
        seats = list(range(len(self.players)))
        if not all(place in START_PLACES for place in places):
            return seats
        return sorted(seats, key=lambda seat: START_PLACES.index(str(places[seat])))

    def ships_built(self, seat: int, kind: str) -> int:
        """How many ships of a class a player has on the map."""
        fleets = (sector.fleet(seat) for sector in self.map.values())
        return sum(fleet.ships.get(kind, 0) for fleet in fleets if fleet)

    def technologies_in(self, player: Player, category: str) -> int:
        """How many technologies of a category a player owns."""
        return sum(TECHNOLOGIES[name].category == category for name in player.technologies)
