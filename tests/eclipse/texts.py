"""What only Eclipse knows of its texts: positions at rare questions, and everything its components make possible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from bot.pictures.forecaster import with_foreseen
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.chance import Chance
from rules.core.decisions import Decision, Facts, Option, Pick, choose
from rules.core.flow import FORFEITED, WASTED, Event, Execution, results, run_until_question
from rules.core.game import Setup
from rules.core.play import parse, start, step
from rules.eclipse.actions.upgrade import EMPTY
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.edges import EDGES, neighbour
from rules.eclipse.components.neutrals import NEUTRALS
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.sectors import RINGS, SECTORS
from rules.eclipse.components.ship_parts import DIE_COLOURS, PARTS
from rules.eclipse.components.ships import SHIP_CLASSES, SHIPS, STRUCTURE_KINDS
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import CATEGORIES, TECHNOLOGIES
from rules.eclipse.economy.cubes import ORBITAL
from rules.eclipse.forecast import forecast
from rules.eclipse.frames import (
    AncientTechnology,
    Assign,
    Battle,
    Bombard,
    Casualties,
    CombatOver,
    Explore,
    MakeRoom,
    SectorCombat,
    Squadron,
)
from rules.eclipse.galaxy.wormholes import connected
from rules.eclipse.game import GAME
from rules.eclipse.phases.upkeep import outlook
from rules.eclipse.state import Sector, State
from testkit.texts import OwnTexts, Seen, Told, key
from tests.eclipse.rich_games import play

DOES = 130  # of what a technology or a species does
NAME = 40
ON_MAPS = ("action", "assign", "place", "reaction")
ON_A_PHONE = 32  # characters of the prompt of a select that a window of 390 px shows
OUTLOOK = 300  # of what the next upkeep brings
DETAILS: Facts = {"cost": 16, "have": 3, "left": 3, "technology": "starbase"}
ROUNDS = 5  # of the games that are played: what comes later looks the same
GAMES = [
    (Setup(6, {"species": "chosen", "home-rotation": "chosen"}), True),
    (Setup(4, {"species": "drafted"}), True),
    (Setup(2, {"species": "chosen", "neutral-damage": "spread"}), False),
]


class EclipseTexts(OwnTexts):
    """What only Eclipse knows of its texts: the games to play, and what these seldom come to."""

    game = GAME
    counting = frozenset(("action", "claim", "engage", "reputation"))
    silent = frozenset(("end", "return-cube"))  # their questions say so, where it is so
    spoken = frozenset(
        (FORFEITED, WASTED, *(f"{who}{what}" for who in ("", "neutral-") for what in ("fired", "losses", "won")))
    )  # told by players and by neutral ships alike

    def __init__(self) -> None:
        self.outlooks: dict[object, Facts] = {}  # what the next upkeep would bring, in positions that were seen

    def play(self, seen: Seen) -> None:
        """The first rounds of some games, then the rare questions."""
        for seed, (setup, rich) in enumerate(GAMES):
            self.look(seen, start(GAME, setup, str(seed)))
            early = takewhile(lambda one: one[0].round <= ROUNDS, play(setup, seed, rich=rich))
            for state in seen.follow(early):
                self.look(seen, state)
        for state, lines in directed():
            self.look(seen, state)
            for line in lines:
                seen.tell(*step(GAME, state, parse(line), Chance(line)).events)
                self.look(seen, state)

    def look(self, seen: Seen, state: State) -> None:
        """What is asked in a position, with what is foreseen of it, and what the next upkeep would bring."""
        for seat in range(len(state.players)):
            if facts := outlook(state, seat):
                self.outlooks[key("", facts)] = facts
        seen.look(state)
        seen.ask(*(with_foreseen(asked, forecast(state, asked)) for asked in GAME.pending(state)))

    def imagine(self, seen: Seen) -> None:
        """What the components make possible."""
        seen.tell(*happenings(), Event("battle-continued", {"tile": "105"}))
        seen.tell(Event("explored-in-vain", {"seat": 0, "hex": "0,-1", "tiles": "105 107"}))
        seen.tell(Event("explored-in-vain", {"seat": 0, "hex": "0,-1", "tiles": "105 107", "beyond": "305"}))
        seen.tell(Event("explored", {"seat": 0, "hex": "0,-1", "tiles": "105 107"}))
        seen.tell(Event("put-back", {"seat": 0, "tile": "305"}))
        for ship in ("interceptor", "cruiser", "dreadnought"):
            seen.tell(Event("retreat-ended", {"seat": 0, "tile": "305", "ship": ship, "target": "306"}))
        seen.tell(Event("lost-battle", {"seat": 0, "tile": "105"}))
        drawn: list[dict[str, str | int]] = [
            {"seat": 0, "count": count, **fought} for count in (1, 2) for fought in ({}, {"fought": 1})
        ]
        seen.tell(*(Event("drew", each) for each in drawn))
        seen.tell(*(Event("drew-and-kept", {**each, "kept": kept}) for each in drawn for kept in (0, 1)))
        seen.tell(
            Event("unclaimed", {"seat": 0, "tile": "105"}), Event("produced", {"seat": 0, **results({"money": 3})})
        )
        seen.ask(*questions())

    def names(self, say: Texts) -> Iterator[Told]:
        """What each is called, and what it does."""
        for component in (*TECHNOLOGIES, *PARTS, *SHIPS, *NEUTRALS, *STRUCTURE_KINDS, *SPECIES, *CATEGORIES):
            assert say.has(f"eclipse-name-{component}")
            yield NAME, say.name("eclipse", component)
        for component in (*TECHNOLOGIES, *SPECIES):
            yield DOES, say(f"eclipse-does-{component}")
        for sector in SECTORS:
            yield NAME, say(f"eclipse-name-sector-{sector}")

    def lines(self, say: Texts, labels: Labels, seen: Seen) -> Iterator[Told]:
        """What the next upkeep would bring; questions beside a map, which a phone shows the beginning of."""
        yield from ((ON_A_PHONE, labels.ask(each)) for each in seen.questions.values() if each.kind in ON_MAPS)
        yield from ((OUTLOOK, say("eclipse-outlook", **facts)) for facts in self.outlooks.values())

    def position(self) -> State:
        """A table of two."""
        return table()

    def details(self, code: str, names: frozenset[str]) -> Iterator[Facts]:
        """Each class of ships, and numbers that may be."""
        for ship in SHIP_CLASSES:
            known: Facts = {**DETAILS, "ship": ship}
            yield {name: known[name] for name in names}

    def refused(self) -> Iterator[tuple[str, Facts]]:
        """What is wrong with a blueprint is named in the code."""
        for fault in ("energy", "no-drive", "drive-on-starbase"):
            yield from ((f"blueprint-{fault}", {"ship": ship}) for ship in SHIP_CLASSES)


OWN = EclipseTexts()


def table(*species: str) -> State:
    """A position in which the first player is asked for an action."""
    boards = list(species or ("terran-directorate", "terran-federation"))
    state: State = GAME.new(Setup(len(boards), {}, {"first": 0, "species": boards}), Random(1))
    return state


def home(state: State, seat: int) -> Sector:
    return state.sector(state.players[seat].board.home)


def directed() -> Iterator[tuple[State, list[str]]]:
    """Positions at questions that games hardly come to, and what is answered there."""
    state = table()
    state.players[0].reputation, state.players[0].ambassadors = [1, 1, 2, 4], [1, 0]
    state.stack.append(MakeRoom(0))
    yield state, ["p1 make-room tile:1"]
    state = table()
    state.supply = {"orbital": 1, "phase-shield": 1}
    state.stack.append(AncientTechnology(0, ["orbital", "phase-shield"]))
    yield state, ["p1 ancient-technology orbital"]
    state = table()
    state.stack.append(Explore(0, 1))
    yield state, ["p1 explore none"]
    state = table()
    state.stack.append(Casualties(0, home(state, 1).tile, 1))
    yield state, ["p1 casualties 2"]
    for answer in ("attack", "spare"):
        state = table()
        home(state, 1).add_ship(0, "dreadnought")
        state.stack.append(Bombard(0, home(state, 1).tile))
        yield state, [f"p1 bombard {answer}"]
    for answer in ("rule", "1.1"):
        yield dice_to_assign(), [f"p1 assign {answer}"]
    for answer in ("retreat:101", "lose"):
        yield harmless_fleets(with_retreat=True), [*FIGHTS, f"p1 stalemate {answer}"]
    yield harmless_fleets(with_retreat=False), FIGHTS
    state = table()
    home(state, 0).ancients = 1
    for _ in range(2):
        home(state, 0).add_ship(0, "dreadnought")
    yield state, PASSES
    state = table()
    invaded = home(state, 1)
    invaded.remove_ship(1, "interceptor")
    invaded.add_ship(0, "cruiser")
    invaded.cubes = [False] * len(invaded.cubes)
    yield state, [*PASSES, "p1 claim yes"]
    state = table()
    home(state, 1).remove_ship(1, "interceptor")
    home(state, 1).add_ship(0, "cruiser")
    yield state, [*PASSES, "p1 bombard spare"]
    state = table("hydran", "terran-directorate", "planta", "mechanema")
    lay_beside(state, 1, "101", disc=0)
    yield state, ["p1 anytime offer:2:money", "p1 anytime withdraw:2"]
    state = table("hydran", "terran-directorate", "planta", "mechanema")
    lay_beside(state, 1, "101", disc=0)
    state.stack.append(CombatOver())
    run_until_question(GAME.rules, Execution(state, Random(1), state.stack))
    yield state, ["p1 relations offer:2:money", "p2 relations decline:1", "p2 relations done"]
    state = table("hydran", "terran-directorate", "planta", "mechanema")
    lay_beside(state, 1, "101", disc=0)
    next(sector for _, sector in state.places() if sector.tile == "101").add_ship(0, "interceptor")
    state.players[0].ambassadors, state.players[1].ambassadors, state.traitor = [1], [0], 2
    yield state, ["p1 action move", f"p1 move interceptor:101:{home(state, 1).tile}"]


PASSES = ["p1 action pass", "p1 end end", "p2 action pass", "p2 end end"]
FIGHTS = [*PASSES, "p2 activation rule"]  # ships of equal initiative


def harmless_fleets(*, with_retreat: bool) -> State:
    """Ships without cannons meet, in a sector beside which the attacker has a disc or has not."""
    state = table()
    for player in state.players:
        player.blueprints["interceptor"][1] = "hull"
    home(state, 1).add_ship(0, "interceptor")
    if with_retreat:
        lay_beside(state, 1, "101", disc=0)
    return state


def dice_to_assign() -> State:
    """A Cruiser has hit, and there are two ships that its die could go to."""
    state = table()
    invaded = home(state, 1)
    invaded.add_ship(0, "cruiser")
    invaded.add_ship(1, "cruiser")
    squadrons = [
        Squadron("cruiser", "attacker", [0], "engaged"),
        Squadron("interceptor", "defender", [0], "engaged"),
        Squadron("cruiser", "defender", [0], "engaged"),
    ]
    fight = Battle(invaded.tile, 0, 1, squadrons, 1, turn=2, attacking=True, rolls=[6])
    state.stack += [SectorCombat(invaded.tile, [1, 0], [0, 1]), fight, Assign(0)]
    return state


def lay_beside(state: State, seat: int, tile: str, *, disc: int) -> None:
    """Lay a sector with a player's disc so that a wormhole leads to it from a home sector."""
    place = next(place for place, sector in state.places() if sector is home(state, seat))
    for edge in EDGES:
        there = str(neighbour(place, edge))
        for turned in EDGES if there not in state.map else ():
            cubes = [False] * len(SECTORS[tile].squares)
            state.map[there] = Sector(tile, turned, cubes, disc=disc)
            if any(sector.tile == tile for _, sector in connected(state, place, state.players[disc])):
                state.stacks["inner"].possible.remove(tile)
                state.players[disc].discs -= 1
                return
            del state.map[there]
    raise AssertionError(tile)


def happenings() -> Iterator[Event]:
    """What comes from every component, and at the end of a game."""
    yield Event("over")
    for technology in TECHNOLOGIES:
        yield Event("researched", {"seat": 0, "technology": technology, **results({}, {"science": 16})})
        yield Event("learned", {"seat": 1, "technology": technology})
    for found in DISCOVERIES:
        yield Event("found", {"seat": 2, "found": found, **results({"money": 8})})
    for species in SPECIES:
        yield Event("species", {"seat": 3, "species": species})
    for kind in (*SHIP_CLASSES, *STRUCTURE_KINDS):
        yield Event("built", {"seat": 0, "kind": kind, "tile": "318", **results({"vp": 3}, {"materials": 10})})
    for part in PARTS:
        yield Event("upgraded", {"seat": 0, "ship": "dreadnought", "part": part, "energy": 10, "initiative": 10})
        yield Event("returned", {"seat": 0, "ship": "dreadnought", "part": part})
    dice = " ".join(f"{colour}:{number}" for colour in DIE_COLOURS.values() for number in range(1, 7))
    for destroyed in range(3):
        apart: Facts = {"hit": "yellow:6 red:5", "hits": 2, "missed": "orange:1", "misses": 1, "destroyed": destroyed}
        apart = {**apart, "damaged": " ".join(f"hull-{ship}:1" for ship in (*SHIPS, *NEUTRALS)), "wounded": 1}
        apart = {**apart, "round": destroyed, "needed": 5}
        for ship in SHIPS:
            lost: Facts = {"lost": f"lost-{ship}:{destroyed}", **apart}
            yield Event("fired", {"seat": 0, "tile": "001", "ship": ship, "dice": dice, **lost})
            yield Event("losses", {"seat": 0, "tile": "001", "ships": f"lost-{ship}:{destroyed}"})
        for ship in NEUTRALS:
            yield Event("neutral-losses", {"tile": "001", "ships": f"lost-{ship}:{destroyed}"})
            lost = {"lost": f"lost-{ship}:{destroyed}", **apart}
            yield Event("neutral-fired", {"tile": "001", "ship": ship, "dice": "yellow:6", **lost})
    for enemy in NEUTRALS:
        yield Event("assault", {"seat": 0, "tile": "001", "enemy": enemy})
    for track in RESOURCES:
        for destroyed in range(2):
            yield Event("cube-back", {"seat": 0, "track": track, "destroyed": destroyed})
            yield Event("cubes-back", {"seat": 0, "count": 3, "tracks": f"{track}=12", "destroyed": destroyed})
        yield Event("colony", {"seat": 0, "tile": "301", "track": track, **results({f"income:{track}": 4})})
        yield Event("trade", {"seat": 0, **results({"money": 2}, {track: 4})})
    for what in ("builds", "discs", "explores", "moves", "researches", "settling", "upgrades"):
        yield from (Event(FORFEITED, {"what": what, "count": count}, (0,)) for count in (1, 3))
    yield Event("over")
    yield Event("produced", {"seat": 0, "upkeep": 30, "produced": 2, **results({"money": -28, "science": 3})})


def questions() -> Iterator[Decision]:
    """What may be asked about every component."""
    for ring in RINGS[1:4]:
        yield choose(0, "explore", [Option("explore:-3,4", "explore", {"hex": "-3,4", "ring": ring})])
    squares = [f"{level}{resource}" for resource in RESOURCES for level in ("", "advanced-")]
    named = [(square, square.removeprefix("advanced-")) for square in squares]
    named += [("gray", track) for track in RESOURCES] + [(ORBITAL, track) for track in ("money", "science")]
    options = [
        Option("colony:302:0:money", "colony", {"tile": "302", "square": square, "track": track}, {"colony-ships": 1})
        for square, track in named
    ]
    yield from (choose(0, "anytime", options, ships=ships) for ships in (0, 1))
    cubes = tuple(Option(str(n), facts={"cube": one}) for n, one in enumerate([*squares, "gray", ORBITAL]))
    yield Decision(0, "casualties", Pick(cubes, 2, 2), ("0", "1"), {"tile": "302", "count": 2})
    for part in PARTS:
        slot: Facts = {"ship": "starbase", "slot": 5, "part": part, "covers": part, "energy": 11, "initiative": 12}
        empty = {**slot, "ship": "interceptor", "covers": EMPTY}
        yield choose(
            0, "slot", [Option("starbase:5", "starbase", slot), Option("interceptor:1", "", empty)], part=part, late=1
        )
    for technology in TECHNOLOGIES.values():
        yield choose(0, "research", [Option(f"research:{technology.id}", f"research:{technology.category}")])
    for ship in (*SHIPS, *NEUTRALS):
        facts: Facts = {"ship": ship, "number": 8, "needed": 8}
        yield choose(0, "assign", [Option("0.8", ship, facts)], die=6, damage=4, tile="001")
    for fact in (0, 1):
        way: Facts = {"ship": "dreadnought", "source": "001", "target": "101", "battle": fact, "betrays": fact}
        move: Facts = {**way, "count": 1 + 2 * fact}
        yield choose(0, "move", [Option("dreadnought:001:101", "ships:dreadnought:001", move)], left=3)
    for found in DISCOVERIES:
        yield choose(0, "discovery", [Option("use", facts={"found": found})], found=found, tile="302", late=1)
