"""Explore: a tile from the stack of a hex's ring is turned up, and placed or discarded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rules.core.decisions import Answer, Decision, Facts, Option, choose
from rules.core.flow import FORFEITED, AskingRule, Execution, Rule, results
from rules.core.hexes import Hex, parse
from rules.eclipse.actions.discovery import take_discovery
from rules.eclipse.components.edges import CENTRE_PLACE, EDGES, neighbour, open_edges, opposite, ring_of
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.economy.tracks import upkeep
from rules.eclipse.frames import Claim, Explore, Place, Settle
from rules.eclipse.galaxy.presence import has_hostile_neutrals, may_connect, may_explore_from, may_take_discovery
from rules.eclipse.galaxy.wormholes import GENERATOR, beside, halves, joined
from rules.eclipse.scoring.final import sector_points
from rules.eclipse.state import NO_SEAT, Player, Sector, SectorStack, State

NOTHING = "none"
DISCARD = "discard"
SAME = "same"  # the fact of an option that leads to the same as an earlier one, with the word of that


def explorable(state: State, player: Player) -> list[Hex]:
    """The hexes a player can explore: unexplored ones beside a sector of theirs to which a wormhole may lead.

    A hex to which no tile could be connected is not named, nor one of a ring of which all tiles are used up.
    """
    nearby = {
        neighbour(place, edge) for place, sector in state.places() if may_explore_from(sector, player) for edge in EDGES
    }
    unexplored = (place for place in nearby if str(place) not in state.map)
    return sorted(place for place in unexplored if _leads_to(state, player, place) and _tiles_of(state, place))


def _leads_to(state: State, player: Player, place: Hex) -> bool:
    """Whether a tile in a place could be connected with a sector of a player."""
    return any(
        player.has(GENERATOR) or halves(sector.tile, sector.turned, opposite(edge))
        for edge, _, sector in beside(state, place)
        if may_connect(state, sector, player)
    )


def _tiles_of(state: State, place: Hex) -> int:
    return _tiles_left(state.stacks[ring_of(place)])


def _tiles_left(stack: SectorStack) -> int:
    return stack.left + len(stack.discarded)


def explore_options(state: State, player: Player) -> Iterator[Option]:
    """A hex each."""
    for place in explorable(state, player):
        yield Option(f"explore:{place}", "explore", {"hex": str(place), "ring": ring_of(place), "place": str(place)})


def explore(execution: Execution[State], player: Player, place: str) -> None:
    """Turn tiles up for a hex: one, or two for the Descendants of Draco, of which one may be placed."""
    stack = execution.state.stacks[ring_of(parse(place))]
    tiles = [_draw(execution, stack) for _ in range(min(player.board.activations.draw, _tiles_left(stack)))]
    beyond = _beyond(execution.state, player, parse(place))
    execution.tell("explored", seat=player.seat, hex=place, tiles=" ".join(tiles), beyond=beyond, holds=_holds(tiles))
    execution.push(Place(player.seat, place, tiles))


def _holds(tiles: Sequence[str]) -> str:
    """What is found in a sector that was turned up, as amounts; of two nothing, since only one is placed."""
    if len(tiles) > 1:
        return NOTHING
    printed = SECTORS[tiles[0]]
    found = {"squares": len(printed.squares), "ancients": printed.ancients, "discovery": int(printed.discovery)}
    return _counted({what: count for what, count in found.items() if count})


def _beyond(state: State, player: Player, place: Hex) -> str:
    """The number of a sector from which a player explores a hex; of several the first."""
    sectors = (sector for _, _, sector in beside(state, place) if may_explore_from(sector, player))
    return next(iter(sorted(sector.tile for sector in sectors)), "")


def _draw(execution: Execution[State], stack: SectorStack) -> str:
    """The next tile of a stack; when it is empty, its discarded tiles are shuffled into a new one."""
    if not stack.left:
        stack.possible = sorted(stack.discarded)
        stack.left = len(stack.discarded)
        stack.discarded = []
    tile = execution.rng.choice(stack.possible)
    stack.possible.remove(tile)
    stack.left -= 1
    return tile


class ExploreRule(Rule):
    """A further exploration of the same action: Planta's second."""

    frame = Explore

    def asks(self, state: State, frame: Explore) -> bool:
        """While there is something to explore."""
        return bool(explorable(state, state.players[frame.seat]))

    def ask(self, state: State, frame: Explore) -> Decision | None:
        """Where, or no more."""
        options = list(explore_options(state, state.players[frame.seat]))
        if not options:
            return None
        return choose(frame.seat, "explore", [*options, Option(NOTHING)], (NOTHING,))

    def do(self, execution: Execution[State], frame: Explore, answer: Answer) -> None:
        """Explore it, then once less."""
        word, _, place = answer[0].partition(":")
        if word == NOTHING:
            execution.tell(FORFEITED, frame.seat, what="explores")
            execution.pop()
            return
        frame.left -= 1
        if not frame.left:
            execution.pop()
        explore(execution, execution.state.players[frame.seat], place)


def positions(state: State, player: Player, place: Hex, tile: str) -> list[int]:
    """The turns, in sixths clockwise, in which a tile has a wormhole to a sector of the player.

    [] where it fits in none. Whether the place can be explored is not looked at.
    """
    return [turned for turned in range(6) if _fits(state, player, place, tile, turned)]


def alike(tile: str, turns: Iterable[int]) -> dict[int, int]:
    """Each of these turns with the first of them in which the tile has its wormholes at the same edges."""
    first: dict[frozenset[int], int] = {}
    return {turned: first.setdefault(open_edges(tile, turned), turned) for turned in turns}


def _fits(state: State, player: Player, place: Hex, tile: str, turned: int) -> bool:
    placed, half_is_enough = new_sector(tile, turned), player.has(GENERATOR)
    return any(
        joined(placed, there, edge, half_is_enough=half_is_enough)
        for edge, _, there in beside(state, place)
        if may_connect(state, there, player)
    )


def ways(state: State, player: Player, place: Hex, tile: str, turned: int) -> dict[str, str]:
    """Where a tile would lead, turned so: the sectors it `joins`, and the unexplored hexes to which it `opens`.

    Each is a list of names with blanks between them.
    """
    placed, half_is_enough = new_sector(tile, turned), player.has(GENERATOR)
    joins = [
        there.tile
        for edge, _, there in beside(state, place)
        if joined(placed, there, edge, half_is_enough=half_is_enough)
    ]
    free = (str(neighbour(place, edge)) for edge in EDGES if halves(tile, turned, edge))
    opens = [name for name in free if name not in state.map]
    return {"joins": " ".join(joins), "opens": " ".join(opens) or NOTHING}


def neighbours(state: State, player: Player, way: Mapping[str, str]) -> Facts:
    """What a way of laying a tile is worth to a player, in numbers and names.

    How many sectors of their `own` it joins, and how many other players (`rivals`, by their `seats`); the `free` ones
    by what is there; and to how many hexes it opens in which `rings`, of those for which a tile is left.
    """
    joined_to = [state.sector(tile) for tile in way["joins"].split()]
    seats = sorted({sector.disc for sector in joined_to} - {NO_SEAT, player.seat})
    free = Counter(_free(sector, player) for sector in joined_to if sector.disc == NO_SEAT)
    hexes = [] if way["opens"] == NOTHING else [parse(name) for name in way["opens"].split(" ")]
    explored_later = (place for place in sorted(hexes, key=CENTRE_PLACE.distance) if _tiles_of(state, place))
    rings = Counter[str](map(ring_of, explored_later))
    found: dict[str, str | int] = {"own": sum(sector.disc == player.seat for sector in joined_to), "rivals": len(seats)}
    if seats:
        found["seats"] = " ".join(map(str, seats))
    return found | {"free": _counted(free), "rings": _counted(rings)}


def _counted(found: Mapping[str, int]) -> str:
    """So many of each, as amounts."""
    return " ".join(f"{what}={count}" for what, count in found.items()) or NOTHING


def _free(sector: Sector, player: Player) -> str:
    """What keeps discs away from a sector without one, or that nothing does."""
    if sector.defended:
        return "guarded"
    return "ancients" if has_hostile_neutrals(sector, player) else "free"


def _gains(player: Player, tile: str) -> dict[str, int]:
    """The points that the ancients of a tile bring to whoever scores those on the map."""
    points = player.board.vp_per_ancient * SECTORS[tile].ancients
    return {"vp": points} if points else {}


def _options(state: State, player: Player, place: str, tile: str) -> Iterator[Option]:
    """Every position in which a tile may lie, that which joins most of one's own and opens most hexes first.

    One that differs from an earlier one in nothing says so.
    """
    at, gains, found = parse(place), _gains(player, tile), list[Option]()
    for turned, first in alike(tile, positions(state, player, at, tile)).items():
        way = ways(state, player, at, tile, turned)
        facts = {"tile": tile, "turned": turned, "hex": place, **way, **neighbours(state, player, way)}
        if first != turned:
            facts[SAME] = f"{tile}:{first}"
        found.append(Option(f"{tile}:{turned}", f"sector:{tile}", facts, gains=gains))
    yield from sorted(found, key=_best_joined)


def _best_joined(option: Option) -> tuple[int, int]:
    """The place of a way among others: by how many sectors of one's own it joins, then by what it opens."""
    opened = set(str(option.facts["opens"]).split(" ")) - {NOTHING}
    return -int(option.facts["own"]), -len(opened)


def _guarded(player: Player, tiles: Iterable[str]) -> str:
    """Those of some tiles on which a player may not put a disc yet, since ancients or defences stand there."""
    found = (tile for tile in tiles if has_hostile_neutrals(new_sector(tile, 0), player))
    return " ".join(found) or NOTHING


class PlaceRule(AskingRule):
    """A tile that was turned up is placed in a position with a wormhole to one's own, or all are discarded."""

    frame = Place

    def ask(self, state: State, frame: Place) -> Decision:
        """Tile and position, or to discard."""
        player = state.players[frame.seat]
        found = [option for tile in frame.tiles for option in _options(state, player, frame.hex, tile)]
        return choose(
            frame.seat,
            "place",
            [*found, Option(DISCARD)],
            (DISCARD,),
            hex=frame.hex,
            guarded=_guarded(player, frame.tiles),
        )

    def do(self, execution: Execution[State], frame: Place, answer: Answer) -> None:
        """Place it with its ancients and discovery; a disc may follow, unless ancients keep it away."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        tile, _, turned = answer[0].partition(":")
        stack = state.stacks[ring_of(parse(frame.hex))]
        stack.discarded = sorted([*stack.discarded, *(each for each in frame.tiles if each != tile)])
        if tile == DISCARD:
            execution.tell("discarded", seat=frame.seat, tiles=" ".join(frame.tiles))
            return
        sector = new_sector(tile, int(turned))
        state.map[frame.hex] = sector
        execution.tell("placed", seat=frame.seat, tile=tile, hex=frame.hex)
        if has_hostile_neutrals(sector, player) or not player.discs:
            execution.tell("unclaimed", seat=frame.seat, tile=tile)
        else:
            execution.push(Claim(frame.seat, tile))


def new_sector(tile: str, turned: int) -> Sector:
    """A tile as it is placed, with its ancients, its defence and a discovery tile; nobody controls it yet.

    `turned` is in sixths clockwise, 0 to 5. KeyError for a tile that does not exist.
    """
    printed = SECTORS[tile]
    return Sector(
        tile,
        turned,
        cubes=[False] * len(printed.squares),
        ancients=printed.ancients,
        defended=printed.defended,
        discovery=printed.discovery,
    )


class ClaimRule(Rule):
    """An influence disc may be placed in the explored sector, or in one that is free after combat."""

    frame = Claim

    def asks(self, state: State, frame: Claim) -> bool:
        """While a disc is left on the track."""
        return state.players[frame.seat].discs > 0

    def ask(self, state: State, frame: Claim) -> Decision | None:
        """Yes or no, with what the disc costs each round."""
        if not self.asks(state, frame):
            return None
        player = state.players[frame.seat]
        more = upkeep(player, 1) - upkeep(player)
        sector = state.sector(frame.tile)
        gains = {"vp": sector_points(player, sector)}
        found = may_take_discovery(sector)
        if found:
            gains["discovery"] = 1
        yes = Option("yes", costs={"discs": 1, "upkeep:money": more}, gains=gains)
        draws = int(state.late and state.round < ROUNDS)  # new technologies may follow
        facts: Facts = {"tile": frame.tile, "discovery": int(found), "late": draws}
        return choose(frame.seat, "claim", [yes, Option("no")], ("no",), **facts)

    def do(self, execution: Execution[State], frame: Claim, answer: Answer) -> None:
        """Place a disc of the influence track, or leave the sector without one."""
        if answer[0] == "yes":
            execution.pop()
            place_disc(execution, execution.state.players[frame.seat], execution.state.sector(frame.tile))
        else:
            self.run(execution, frame)

    def run(self, execution: Execution[State], frame: Claim) -> None:
        """It stays without one; after combat it is told why nobody has a sector that was won."""
        execution.pop()
        if execution.state.late:
            discs = execution.state.players[frame.seat].discs
            execution.tell("left-free", seat=frame.seat, tile=frame.tile, discs=discs)
        else:
            execution.tell("unclaimed", seat=frame.seat, tile=frame.tile)


def place_disc(execution: Execution[State], player: Player, sector: Sector) -> None:
    """A disc goes from the influence track to a sector that is free; a discovery tile there is taken.

    In the player's turn its squares can be settled right afterwards ("Explore"). Raises ValueError for a sector with a
    disc.
    """
    if sector.disc != NO_SEAT:
        raise ValueError(f"{sector.tile} has a disc")
    player.discs -= 1
    sector.disc = player.seat
    execution.tell("controlled", seat=player.seat, tile=sector.tile, **results({"vp": sector_points(player, sector)}))
    if execution.state.acting == player.seat:
        execution.push(Settle(player.seat, sector.tile))
    if may_take_discovery(sector):
        take_discovery(execution, player, sector)
