"""The position: everything on the table, nothing else. Hexes are named as in galaxy.py (`7b2`)."""

from __future__ import annotations

from dataclasses import field

from rules.core.records import strict
from rules.gaia.board.galaxy import FACES, Galaxy, galaxy
from rules.gaia.components import FACTIONS, SATELLITES, Building, Faction
from rules.gaia.frames import Frame


@strict
class Sector:
    """A sector tile on the table: its face, turned clockwise by `turns` sixths, its centre at (q, r)."""

    face: str
    turns: int
    q: int
    r: int


@strict
class Power:
    """The power cycle: tokens in bowls I, II, III and in the gaia area.

    The Taklons' brainstone is not counted there; `stone` says where it is: none, 1, 2, 3, gaia.
    """

    one: int = 0
    two: int = 0
    three: int = 0
    gaia: int = 0
    stone: str = "none"


@strict
class Technology:
    """A technology tile before a player.

    `slot` is where it came from, of an advanced tile behind `adv:`; it is `covered` once an advanced tile lies on it.
    """

    tile: str
    slot: str
    covered: bool = False


@strict
class Federation:
    """A federation token before a player; `green` while it can still be flipped.

    Grey ones were flipped for a level or an advanced tile, or never were green.
    """

    token: str
    green: bool


@strict
class Player:
    """A player's faction board and everything of theirs on the map.

    Before the faction is chosen `faction` is "", and what its board says (`board`, `building`) cannot be asked for.
    """

    seat: int
    faction: str = ""
    vp: int = 10
    credits: int = 0
    ore: int = 0
    knowledge: int = 0
    qic: int = 0
    power: Power = field(default_factory=Power)
    research: dict[str, int] = field(default_factory=dict)
    structures: dict[str, str] = field(default_factory=dict)  # hex -> mine station lab academy-k academy-q institute
    guests: list[str] = field(default_factory=list)  # Lantids' mines beside another's structure
    lost: str = ""  # hex of the lost planet, if they own it; it counts as a mine there
    gaiaformers: int = 0  # ready on the board
    projects: list[str] = field(default_factory=list)  # hexes with an own gaiaformer
    resting: int = 0  # Bal T'aks' gaiaformers in the gaia area
    satellites: list[str] = field(default_factory=list)
    stations: list[str] = field(default_factory=list)  # Ivits' space stations
    federated: list[str] = field(default_factory=list)  # own structures and stations in federations
    federations: list[Federation] = field(default_factory=list)
    formed: int = 0  # federations formed, without tokens that came another way (Ivits)
    technologies: list[Technology] = field(default_factory=list)
    booster: str = ""
    used: list[str] = field(default_factory=list)  # special actions taken this round
    passed: bool = False
    bid: int = 0

    @property
    def board(self) -> Faction:
        """The faction board."""
        return FACTIONS[self.faction]

    def building(self, kind: str) -> Building:
        """What the faction board says of a kind of structure; raises KeyError for another kind."""
        return self.board.buildings[kind]

    def count(self, kind: str) -> int:
        """How many structures of a kind stand on the map."""
        return sum(1 for standing in self.structures.values() if standing == kind)

    def built(self, kind: str) -> int:
        """How many structures of a kind have left the faction board; the mine of the lost planet never stood there."""
        return self.count(kind) - (kind == "mine" and bool(self.lost))

    def left(self, kind: str) -> int:
        """How many structures of a kind are still on the faction board."""
        return self.building(kind).count - self.built(kind)

    def has(self, tile: str) -> bool:
        """Whether this technology tile is theirs and not covered."""
        return any(own.tile == tile and not own.covered for own in self.technologies)

    @property
    def institute(self) -> bool:
        """Whether the planetary institute stands."""
        return "institute" in self.structures.values()


@strict
class State:
    """A game of Gaia Project between two answers.

    Seats count from 0 and are places in `players`. Rules change it in place; everybody else only reads it, mostly
    as a copy without the secrets of other seats (`rules.core.hidden.view`). Hexes are named as
    `board.galaxy` names them, by sector and place in it: `2a0`; `planets` says what kind of planet lies there.
    """

    options: dict[str, str]
    players: list[Player]
    sectors: list[Sector]
    planets: dict[str, str]  # hex -> terra oxide volcanic desert swamp titanium ice gaia transdim lost
    slots: dict[str, str]  # standard technology slot -> tile
    advanced: dict[str, str]  # track -> advanced tile, gone when taken
    terra_token: str  # federation token on the fifth terraforming level, "" when taken
    tokens: dict[str, int]  # federation tokens left in the supply
    round_tiles: list[str]
    final_tiles: list[str]
    boosters: list[str]  # not before a player
    order: list[int]  # this round's turn order; during set-up, the seats clockwise from the start player
    table: list[int]  # seats clockwise: who charges first, who follows whom
    stack: list[Frame]
    offered: list[str] = field(default_factory=list)  # factions up for auction
    pool: list[str] = field(default_factory=list)  # factions chosen, not yet owned
    round: int = 0
    passed: list[int] = field(default_factory=list)  # seats, in order of passing this round
    last: int = -1  # who took the last turn this round
    used: list[str] = field(default_factory=list)  # board actions taken this round
    built: list[tuple[int, str]] = field(default_factory=list)  # (seat, hex) to be charged for
    results: list[dict[str, int]] = field(default_factory=list)  # final scoring by seat, what came from where

    @property
    def galaxy(self) -> Galaxy:
        """The map's geometry."""
        return galaxy(tuple([(FACES[sector.face].number, sector.q, sector.r) for sector in self.sectors]))

    def player(self, seat: int) -> Player:
        """The player in a seat."""
        return self.players[seat]

    def satellites_left(self, player: Player) -> int:
        """Satellites to place: one lies on each final track, one on the turn order card, one on the lost planet.

        The peer marks all that otherwise.
        """
        markers = 2 + (self.options["turn-order"] == "passing") + bool(player.lost)
        return max(0, SATELLITES - len(player.satellites) - (markers if self.options["peer"] == "no" else 0))

    def opponents(self, seat: int) -> list[Player]:
        """The other players, clockwise from the left neighbour."""
        start = self.table.index(seat)
        return [self.players[other] for other in (*self.table[start + 1 :], *self.table[:start])]
