"""The position: everything on the table. Places are labelled as `rules/ti4/components/places.py` says.

Secret are the secret objectives that a player has not scored. What nobody has seen yet lies in no deck: all cards of it
that are not out are as likely, and which comes next is decided by chance at the moment it is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from rules.core.hidden import NOBODY, OWNER, PARTIES, hidden
from rules.core.records import strict
from rules.ti4.components.factions import FACTIONS, UNSTOPPABLE, Faction
from rules.ti4.components.layouts import SHORT, Layout, layout_of
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.promissory_notes import notes_of
from rules.ti4.components.setup import COMMAND_TOKENS
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.systems import SYSTEM_OF, SYSTEMS, Wormhole
from rules.ti4.components.systems import System as SystemTile
from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import PLASTIC, Unit, UnitKind, class_of, units_of
from rules.ti4.frames import Course, Frame

NO_SEAT = -1
POOLS = ("tactic", "fleet", "strategy")
NO_SHEET = Faction("", "", 0, {})  # of a player who has not chosen yet
FLEET_REGULATIONS, REGULATED_FLEET = "fleet-regulations", 4  # the law, and tokens in a fleet pool under it
ARMADA, ARMADA_SHIPS = "armada", 2  # the ability, and ships more than tokens in the fleet pool
OFF_THE_MAP = "off-the-map"  # the place of a home system that lies beside the galaxy


def seat_in(word: str) -> int:
    """The seat that a word names, from 0: 1 for `p2`."""
    return int(word.removeprefix("p")) - 1


@strict
class Force:
    """The units of a player in one place, by kind; a kind without units is not named.

    damaged: how many of them have sustained damage.
    """

    seat: int
    units: dict[UnitKind, int] = field(default_factory=dict)
    damaged: dict[UnitKind, int] = field(default_factory=dict)

    def count(self, *kinds: UnitKind) -> int:
        """How many units of these kinds there are; of all without any."""
        if len(kinds) == 1:  # so it is mostly, and in every position of very many forces
            return self.units.get(kinds[0], 0)
        return sum(self.units.get(kind, 0) for kind in kinds) if kinds else sum(self.units.values())

    @property
    def ships(self) -> int:
        """How many ships there are, fighters too."""
        return sum(number for kind, number in self.units.items() if class_of(kind) == "ship")


@strict
class Planet:
    """A planet on the board: whose it is, whether its card is exhausted, and the units on it by owner.

    `owner` is the seat that controls it, `NO_SEAT` for nobody.
    """

    id: str
    owner: int = NO_SEAT
    exhausted: bool = False
    forces: list[Force] = field(default_factory=list)


@strict
class System:
    """A system of the galaxy: its tile, its planets, and what lies in it.

    tokens: the seats with a command token here. space: who has units in the space area. custodians: the token that
    keeps everybody off Mecatol Rex. wormhole_tokens: those of the Creuss that lie here.
    """

    tile: str
    planets: list[Planet] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    space: list[Force] = field(default_factory=list)
    custodians: bool = False
    wormhole_tokens: list[Wormhole] = field(default_factory=list)

    @property
    def printed(self) -> SystemTile:
        """What is printed on the tile."""
        return SYSTEMS[self.tile]

    def planet(self, id: str) -> Planet:
        """A planet of this system, by its id; raises KeyError for one that is not here."""
        for planet in self.planets:
            if planet.id == id:
                return planet
        raise KeyError(id)

    def ships(self, seat: int) -> int:
        """How many ships a player has here."""
        return sum(force.ships for force in self.space if force.seat == seat)

    def ships_of_others(self, seat: int) -> int:
        """How many ships all others have here."""
        return sum(force.ships for force in self.space if force.seat != seat)


@strict
class Pools:
    """The command tokens on a command sheet."""

    tactic: int
    fleet: int
    strategy: int

    @property
    def all(self) -> int:
        """How many tokens are on the sheet."""
        return self.tactic + self.fleet + self.strategy

    def amounts(self) -> dict[str, int]:
        """How many are in each pool."""
        return {pool: getattr(self, pool) for pool in POOLS}

    def lay_out(self, amounts: Mapping[str, int]) -> None:
        """Put so many tokens in each pool, in place; none where none are named, {} empties all."""
        self.tactic, self.fleet, self.strategy = (amounts.get(pool, 0) for pool in POOLS)


@strict
class Player:
    """A faction sheet and command sheet, and what lies beside them.

    strategy_cards: held, in the order they were chosen. spent_cards: of those, the ones whose primary has been used.
    scored: public and secret objectives. vp: points from anything else, by what it was.

    hand: action cards. notes: promissory notes in hand, own ones and those of others; play_area: those that lie open.

    filed: instructions about cards, plan: those of the battle that goes on, ballot: what was said about the agenda,
    line: cards that are to be played in the moment that is open; words in one line, since others would see how many
    there are in a list.

    seen: action cards that are known to be in the hands of others (`cards/seen.py`).

    During set-up: offered: factions to choose from, tiles: system tiles in hand, slice and position: what was drafted,
    positions from 1. faction: "" as long as it is not chosen.
    """

    seat: int
    faction: str
    pools: Pools
    trade_goods: int = 0
    commodities: int = 0
    technologies: list[str] = field(default_factory=list)
    exhausted_technologies: list[str] = field(default_factory=list)
    copied: dict[str, str] = field(
        default_factory=dict
    )  # technologies on which Valefar Assimilators lie, by assimilator
    mutated: bool = False  # no abilities and no technologies of the faction, by Greyfire Mutagen
    strategy_cards: list[str] = field(default_factory=list)
    spent_cards: list[str] = field(default_factory=list)
    secrets: list[str] = hidden(OWNER, default_factory=list)
    scored: list[str] = field(default_factory=list)
    vp: dict[str, int] = field(default_factory=dict)
    hand: list[str] = hidden(OWNER, default_factory=list)
    notes: list[str] = hidden(OWNER, default_factory=list)
    play_area: list[str] = field(default_factory=list)
    gave_notes: bool = False  # whether any of the own ones may be in other hands
    filed: str = hidden(OWNER, default="")
    plan: str = hidden(OWNER, default="")
    ballot: str = hidden(OWNER, default="")
    line: str = hidden(OWNER, default="")
    sealed: str = hidden(OWNER, default="")  # an answer that waits for those of others, in words
    seen: str = hidden(OWNER, default="")
    ready: bool = hidden(OWNER, default=True)  # whether it is in, which nobody knows where all are asked blindly
    zero_token: bool = False  # holds the "0" token of the Naalu, and so is first in initiative
    returning: int = 0  # ground forces that were destroyed and come back at the start of the next turn
    unit_laws: list[str] = field(default_factory=list)  # those in force that change what units are
    passed: bool = False
    keeps_cards: bool = False  # strategy cards, by Political Stability
    eliminated: bool = False
    offered: list[str] = field(default_factory=list)
    tiles: list[str] = hidden(OWNER, default_factory=list)
    slice: str = ""
    position: int = 0

    @property
    def printed(self) -> Faction:
        """What is printed on the faction sheet; nothing as long as there is none."""
        return FACTIONS.get(self.faction, NO_SHEET)

    @property
    def all_notes(self) -> list[str]:
        """The ids of the promissory notes of this player, such as `ceasefire.2`, wherever those are now."""
        return notes_of(self.seat, self.faction)

    def in_play(self, name: str) -> str:
        """The promissory note of this name that lies open before the player, as `stymie.2`; "" for none."""
        return next((note for note in self.play_area if note.partition(".")[0] == name), "")

    @property
    def initiative(self) -> int:
        """The lowest number of the strategy cards that are held (48); 0 without any, and with the "0" token."""
        numbers = [] if self.zero_token else [STRATEGY_CARDS[card].initiative for card in self.strategy_cards]
        return min(numbers, default=0)

    @property
    def points(self) -> int:
        """Victory points: of objectives that were scored, and of what else brought some."""
        return sum(OBJECTIVES[id].points for id in self.scored) + sum(self.vp.values())

    @property
    def owned(self) -> tuple[str, ...]:
        """The technologies that a player owns, those too that are copied (90.16)."""
        return (*self.technologies, *self.copied.values())

    def has(self, technology: str) -> bool:
        """Whether a player owns a technology that does something for them now."""
        if technology not in self.technologies and technology not in self.copied.values():
            return False
        return not (self.mutated and TECHNOLOGIES[technology].faction is not None)

    def can_use(self, technology: str) -> bool:
        """Whether a player has a technology that is not exhausted."""
        return self.has(technology) and technology not in self.exhausted_technologies

    def able(self, ability: str) -> bool:
        """Whether a player has an ability of the faction sheet that does something now (34).

        Greyfire Mutagen stops them for a time, but for those that nothing can stop.
        """
        return ability in self.printed.abilities and (ability in UNSTOPPABLE or not self.mutated)

    @property
    def ship_limit(self) -> int:
        """How many ships but fighters may be in a system: for each token in the fleet pool one, and by Armada more."""
        return self.pools.fleet + (ARMADA_SHIPS if self.able(ARMADA) else 0)

    @property
    def units(self) -> Mapping[UnitKind, Unit]:
        """What each kind of unit is for this player, with the upgrades that are owned, by the laws in force.

        A kind that the player cannot have, such as a war sun before it is researched, is not in it. Not to be changed:
        it is kept for whoever has the same.
        """
        return units_of(self.faction, UPGRADES.intersection(self.owned), tuple(self.unit_laws))


@strict
class Offer:
    """An offer of trade: how much is given and got of what, such as `give:commodities`.

    given, wanted: the promissory note on each side, which only the two know; "" for none. cards_given, cards_wanted:
    action cards, in one line.
    """

    seat: int
    to: int
    terms: dict[str, int]
    given: str = hidden(PARTIES, default="")
    wanted: str = hidden(PARTIES, default="")
    cards_given: str = hidden(PARTIES, default="")
    cards_wanted: str = hidden(PARTIES, default="")

    @property
    def parties(self) -> tuple[int, int]:
        """Who makes it, and to whom."""
        return self.seat, self.to


@strict
class PlacedAgenda:
    """An agenda that a player has put on top of the deck or below it, and so knows."""

    seat: int
    agenda: str = hidden(OWNER)


@strict
class Law:
    """A law in force. elected: its owner as `p2`, or the planet or objective that was elected; "" where nothing was.

    exhausted: as a card that is used once in a round. since: the round in which it came into force.
    """

    id: str
    elected: str = ""
    exhausted: bool = False
    since: int = 0

    @property
    def owner(self) -> int:
        """The player who was elected; `NO_SEAT` where none was."""
        number = self.elected.removeprefix("p")
        return int(number) - 1 if self.elected.startswith("p") and number.isdigit() else NO_SEAT


@strict
class State:
    """A game of Twilight Imperium between two answers.

    Seats count from 0 and are places in `players`, clockwise around the table unless `seating` says otherwise. Rules
    change it in place; everybody else only reads it, mostly as a copy without the secrets of other seats
    (`rules.core.hidden.view`).

    objectives: public ones that are revealed, in order. objectives_left: by stage, those laid out face down. possible:
    by stage, the cards that may lie there or be left over. secret_deck: sorted. strategy_goods: trade goods on the
    strategy cards that nobody holds, by card. acting: whose turn it is. active: the place of the active system.
    action_deck: sorted, as is secret_deck. lasting: what action cards do until the tactical action ends, by their
    names, with what they were played on. swapped: the planet whose resources and influence are swapped. planned: the
    seats that have a plan for this battle; asking: those that are asked in each of its moments. seating: the seats
    clockwise. factions, slices: what may be drafted in set-up, the tiles of slices in the order of
    `components/slices.py`; the galaxy grows meanwhile.

    agenda_deck: sorted, without the agendas that lie on top of it or below it, of which the next comes first. agenda:
    what is voted on. silenced: seats that can neither vote on it nor play cards. voteless: seats that cannot vote in
    this agenda phase. threatening: those that have used Galactic Threat in it. delayed: agendas that do something as
    the next strategy phase begins, each with the numbers of the players whom that is about behind it. leaked: secret
    objectives that a law has ever made public; `objectives` has them as long as it is in force.
    """

    options: dict[str, str]
    players: list[Player]
    speaker: int
    stack: list[Frame]
    galaxy: dict[str, System]
    objectives: list[str] = field(default_factory=list)
    objectives_left: dict[str, int] = field(default_factory=dict)
    possible: dict[str, list[str]] = field(default_factory=dict)
    secret_deck: list[str] = hidden(NOBODY, default_factory=list)
    strategy_goods: dict[str, int] = field(default_factory=dict)
    round: int = 0
    acting: int = NO_SEAT
    offers: list[Offer] = field(default_factory=list)
    traded: list[str] = field(default_factory=list)  # who has traded with whom in this turn or agenda, as `p1-p3`
    refused: list[str] = field(default_factory=list)  # between whom an offer was declined in this round, likewise
    results: list[dict[str, int]] = field(default_factory=list)  # points by seat at the end, and what for
    active: str = ""
    seating: list[int] = field(default_factory=list)
    factions: list[str] = field(default_factory=list)
    slices: dict[str, list[str]] = field(default_factory=dict)
    action_deck: list[str] = hidden(NOBODY, default_factory=list)
    action_discard: list[str] = field(default_factory=list)
    lasting: list[str] = field(default_factory=list)
    agenda_deck: list[str] = hidden(NOBODY, default_factory=list)
    agendas_on_top: list[PlacedAgenda] = field(default_factory=list)
    agendas_below: list[PlacedAgenda] = field(default_factory=list)
    agenda_discard: list[str] = field(default_factory=list)
    agenda: str = ""
    silenced: list[int] = field(default_factory=list)
    voteless: list[int] = field(default_factory=list)
    threatening: list[int] = field(default_factory=list)
    laws: list[Law] = field(default_factory=list)
    delayed: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    planned: list[int] = field(default_factory=list)
    asking: list[int] = field(default_factory=list)
    swapped: str = ""

    @property
    def short(self) -> bool:
        """Whether this is the short first game, which three can play."""
        return self.layout is SHORT

    @property
    def layout(self) -> Layout:
        """Where tiles lie in the galaxy of this game: what `components/layouts.py` has for its players and options."""
        return layout_of(len(self.players), self.options)

    def law(self, id: str) -> Law | None:
        """A law that is in force, by its id; None where it is not."""
        return next((law for law in self.laws if law.id == id), None)

    def owns(self, seat: int, id: str) -> bool:
        """Whether a player owns a law: was elected for it."""
        law = self.law(id)
        return law is not None and law.owner == seat

    @property
    def fleet_limit(self) -> int:
        """How many command tokens a fleet pool can hold: any number, unless a law says otherwise."""
        return REGULATED_FLEET if self.law(FLEET_REGULATIONS) else COMMAND_TOKENS

    def attached(self, id: str, planet: str) -> bool:
        """Whether a law is attached to a planet: that was elected for it."""
        law = self.law(id)
        return law is not None and law.elected == planet

    def in_turn(self) -> bool:
        """Whether a turn of the action phase goes on."""
        return self.acting != NO_SEAT

    @property
    def course(self) -> list[Frame]:
        """The stack of the game itself, the innermost frame last, without what players can do beside it.

        The stack and no copy: the position is changed by changing it. Lanes of a `Together` are not gone into; `frames`
        does.
        """
        root = self.stack[0] if self.stack else None
        return root.lanes[0] if isinstance(root, Course) else self.stack

    def lasting_on(self, card: str) -> str:
        """What an action card that lasts was played on; "" where there is none of it."""
        return next((each.partition(":")[2] for each in self.lasting if each.partition(":")[0] == card), "")

    def frames(self) -> Iterator[Frame]:
        """Every frame on the stack, those of lanes after those of the stack in which they are."""
        stacks = [self.stack]
        for stack in stacks:  # which grows by the lanes that are found
            for frame in stack:
                yield frame
                stacks.extend(getattr(frame, "lanes", ()))

    def at(self, place: str) -> dict[str, str]:
        """The facts that name a place: where it is, and as its `system` the planets there, or else the anomaly."""
        tile = self.galaxy[place].printed
        return {"place": place, "system": " ".join(tile.planets) or tile.anomaly or "empty"}

    def place_of(self, planet: str) -> str:
        """The label of the place whose system has this planet; raises KeyError for one that is not in this galaxy."""
        tile = SYSTEM_OF[planet]
        for place, system in self.galaxy.items():
            if system.tile == tile:
                return place
        raise KeyError(planet)

    def planet(self, id: str) -> Planet:
        """A planet of this galaxy; raises KeyError."""
        return self.galaxy[self.place_of(id)].planet(id)

    def planets(self, seat: int) -> Iterator[Planet]:
        """The planets that a player controls, place by place.

        Found as they are asked for: make a list before owners change.
        """
        return (planet for system in self.galaxy.values() for planet in system.planets if planet.owner == seat)

    def forces(self, seat: int) -> Iterator[Force]:
        """The units of a player, place by place: in space, then on planets; not copies of them."""
        for system in self.galaxy.values():
            for force in system.space:
                if force.seat == seat:
                    yield force
            for planet in system.planets:
                for force in planet.forces:
                    if force.seat == seat:
                        yield force

    def plastic_left(self, seat: int, kind: UnitKind) -> int:
        """How many pieces of a kind are in the reinforcements of a player; below 0 where tokens stand for some."""
        return PLASTIC[kind] - sum(force.units.get(kind, 0) for force in self.forces(seat))

    def home(self, seat: int) -> System:
        """The home system of a player."""
        tile = self.players[seat].printed.home
        return next(system for system in self.galaxy.values() if system.tile == tile)

    def playing(self) -> list[Player]:
        """The players who have not been eliminated."""
        return [player for player in self.players if not player.eliminated]

    def strategy_cards_left(self) -> list[str]:
        """Ids of the strategy cards that nobody holds, by initiative."""
        held = {card for player in self.players for card in player.strategy_cards}
        return [card for card in STRATEGY_CARDS if card not in held]

    def initiative_order(self) -> list[int]:
        """The seats of all who are in the game, by the lowest number of their strategy cards (48).

        Whoever has the "0" token comes first.
        """
        return [player.seat for player in sorted(self.playing(), key=lambda player: player.initiative)]

    def clockwise(self, start: int) -> list[int]:
        """The seats of all who are in the game, clockwise from `start`, which comes first unless it was eliminated."""
        seats = self.table()
        first = seats.index(start)
        return [seat for seat in (*seats[first:], *seats[:first]) if not self.players[seat].eliminated]

    def from_speaker(self) -> list[Player]:
        """Everybody in the game, clockwise from the speaker."""
        return [self.players[seat] for seat in self.clockwise(self.speaker)]

    def table(self) -> list[int]:
        """All seats clockwise, in the order of the home places of the layout."""
        return self.seating or [player.seat for player in self.players]

    def home_place(self, seat: int) -> str:
        """The place of the map that is the home of a player, though the home system may lie off the map."""
        return self.layout.homes[self.table().index(seat)]

    def tokens_left(self, seat: int) -> int:
        """How many command tokens are in the reinforcements of a player."""
        placed = sum(seat in system.tokens for system in self.galaxy.values())
        return COMMAND_TOKENS - self.players[seat].pools.all - placed
