"""The position: everything on the table. Places of the cluster are named as in its data (`s01`, `p03`, `g04`).

Nothing in it is secret. What nobody has seen yet lies in sorted piles, and which of a pile comes next is decided by
chance at the moment it is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from rules.core.records import strict
from rules.pulsar.cluster.cluster import CLUSTERS, Cluster
from rules.pulsar.components import HEADQUARTERS, SYSTEMS, TECHNOLOGIES, TRANSMITTERS, Project, Technology, Transmitter
from rules.pulsar.frames import Frame

FREE = -1  # a planet without a station
BLOCKED = -2  # a planet that is not used with so few players


@strict
class System:
    """A planetary system that has been visited: its tile, and who has a station on each of the tile's planets."""

    tile: str
    stations: list[int]

    def station_of(self, seat: int) -> bool:
        """Whether a player has a station here."""
        return seat in self.stations

    def free(self, kind: str) -> int | None:
        """The first planet of a kind, blue or dead, that takes a station, by its number from 0; None without any."""
        planets = SYSTEMS[self.tile].planets
        fitting = (n for n, planet in enumerate(planets) if planet.kind == kind and self.stations[n] == FREE)
        return next(fitting, None)


@strict
class Pulsar:
    """A claimed pulsar: whose ring lies around it, and the gyrodyne on it ("" is none).

    `gyrodyne` is its size; `spinning`: it lies on its active side, and yields in production.
    """

    seat: int
    gyrodyne: str = ""
    spinning: bool = False


@strict
class Patent:
    """A patent: whose, and the round in which it was taken."""

    seat: int
    round: int


@strict
class Tile:
    """A transmitter tile before a player: the dice paid so far, and whether it is online.

    `paid` has the values of dice, in the order of payment. With the last die of those that are `printed` the tile goes
    online, and stays so.
    """

    id: str
    paid: list[int] = field(default_factory=list)
    online: bool = False

    @property
    def printed(self) -> Transmitter:
        """What is printed on it."""
        return TRANSMITTERS[self.id]

    @property
    def owed(self) -> list[int]:
        """The dice still to be paid, by their values, in the order in which they are printed. A new list."""
        left = list(self.printed.dice)
        for die in self.paid:
            left.remove(die)
        return left


@strict
class Link:
    """Two ends of transmitters that are joined: tile and end (left or right) of both."""

    first: str
    first_end: str
    second: str
    second_end: str

    def joins(self, tile: str, end: str) -> bool:
        """Whether this is the end of that tile."""
        return (tile, end) in ((self.first, self.first_end), (self.second, self.second_end))


@strict
class Player:
    """A player's boards, tokens and dice.

    `seat` counts from 0. `vp` are the points so far, without those of the final scoring before it is done. `ship` is
    the place of the cluster where the survey ship is, such as `s01`; "" before it has been placed. Dice are listed by
    the number they show.
    """

    seat: int
    vp: int = 0
    cubes: int = 0
    one: int = 0  # modifier tokens ±1
    two: int = 0  # modifier tokens +2
    rings: int = 0  # claim rings left
    ship: str = ""
    gyrodynes: list[str] = field(default_factory=list)  # sizes, not yet on a pulsar
    awards: list[int] = field(default_factory=list)  # construction award tiles, by their points
    headquarters: str = ""  # board and side, "" while the side is not chosen or without such boards
    projects: list[str] = field(default_factory=list)  # completed
    runs: list[str] = field(default_factory=list)  # gate runs of completed projects, not yet used
    tiles: list[Tile] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    extra_stations: int = 0  # kept exploration tiles that count as stations in the end
    dice: list[int] = field(default_factory=list)  # silver dice of this round, not yet spent
    bonus: list[int] = field(default_factory=list)  # bonus dice offered this turn
    due: int | None = None  # the bonus die that has to be used this turn
    bonus_used: bool = False

    @property
    def board(self) -> dict[str, Project]:
        """The projects of the player's headquarters; none without a board."""
        return HEADQUARTERS.get(self.headquarters, {})

    @property
    def red(self) -> list[int]:
        """The bonus dice of which one may be used now: the one that must be, if there is one.

        [] once one was used this turn. A new list: dice are taken out of `bonus`.
        """
        if self.bonus_used:
            return []
        return [self.due] if self.due is not None else list(self.bonus)

    def tile(self, name: str) -> Tile:
        """One of the transmitter tiles before the player, by its id; raises KeyError for one that is not there."""
        for tile in self.tiles:
            if tile.id == name:
                return tile
        raise KeyError(name)

    def lit_links(self) -> Iterator[tuple[Tile, str, Tile, str]]:
        """The links whose tiles are both online, each with the ends that meet."""
        for link in self.links:
            first, second = self.tile(link.first), self.tile(link.second)
            if first.online and second.online:
                yield first, link.first_end, second, link.second_end


@strict
class State:
    """A game of Pulsar 2849 between two answers.

    Seats count from 0 and are places in `players`. Rules change it in place; everybody else only reads it, mostly
    as a copy without the secrets of other seats (`rules.core.hidden.view`). Places are named by
    the nodes of `cluster`: `s03` is a system, `p01` a pulsar, `g01` a green, `o04` an orange, `v07` a purple gate.
    """

    options: dict[str, str]
    players: list[Player]
    order: list[int]  # seats by the spaces of the turn order; with two players each stands there twice
    initiative: list[list[int]]  # seats of the counters on each space from the left, the uppermost last
    engineering: list[list[int]]
    boards: list[str]  # technology boards in play: I, II and III
    goals: list[str]
    stack: list[Frame]
    unexplored: list[str]  # system tiles nobody has seen, sorted; one of them takes no part
    exploration: list[str]  # exploration tiles in the pile, sorted
    transmitters: list[str]  # transmitter tiles in the pile, sorted: A before B before C
    round: int = 0
    dice: list[int] = field(default_factory=list)  # on the dice board, sorted
    median: int = 0  # place of the median marker: 2v - 1 is on v, 2v between v and v + 1
    systems: dict[str, System] = field(default_factory=dict)
    pulsars: dict[str, Pulsar] = field(default_factory=dict)
    patents: dict[str, list[Patent]] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)  # transmitter tiles to choose from this round
    drawn: list[str] = field(default_factory=list)  # exploration tiles used and discarded, sorted
    gyrodynes: dict[str, int] = field(default_factory=dict)  # left in the supply, by size
    awards: dict[str, list[int]] = field(default_factory=dict)  # construction awards left, by size
    dealt: list[str] = field(default_factory=list)  # headquarters by seat, while the sides are chosen
    results: list[dict[str, int]] = field(default_factory=list)  # what the final scoring brought, by seat

    @property
    def cluster(self) -> Cluster:
        """The side of the board in play, with its places and segments."""
        return CLUSTERS[self.options["cluster"]]

    @property
    def row(self) -> int:
        """The row of technologies that the time marker points at; that of the first round before it."""
        return max(1, self.round)

    def seats(self) -> list[int]:
        """Every seat once, in turn order; with two players, who have two counters each, `order` has each twice."""
        return list(dict.fromkeys(self.order))

    def technologies(self) -> Iterator[Technology]:
        """Everything on the technology boards in play, in the order of the data.

        Patented ones are among them, and those of rows that the time marker has not reached: whether one can be taken
        now is not asked.
        """
        return (technology for technology in TECHNOLOGIES.values() if technology.board in self.boards)

    def owned(self, seat: int) -> list[Technology]:
        """The patents of a player."""
        return [TECHNOLOGIES[name] for name, own in self.patents.items() if any(each.seat == seat for each in own)]

    def claims(self, seat: int) -> list[str]:
        """The places of the pulsars a player has claimed, isolated ones among them, in the order of claiming."""
        return [node for node, pulsar in self.pulsars.items() if pulsar.seat == seat]

    def stations(self, seat: int) -> int:
        """In how many systems a player has a station; kept tiles that count as stations are not among them."""
        return sum(system.station_of(seat) for system in self.systems.values())
