"""Laying the game board: the recommended one, and the printed ways to vary it (6 "game board variants")."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick
from rules.core.flow import AskingRule, Execution
from rules.gaia.board.galaxy import FACES, LAYOUTS, Layout, galaxy, sector, turn_place
from rules.gaia.components import WHEEL
from rules.gaia.frames import Turning
from rules.gaia.state import Sector, State

INNER_TILES = ("1", "2", "3", "4")
SIXTH = 60  # degrees of a turn from one side of a tile to the next


def layout_of(seats: int, options: Mapping[str, str]) -> Layout:
    """The shape of the board: seven tiles for two, ten for more, eight for three who like it small."""
    if seats <= 2:
        return LAYOUTS["small"]
    return LAYOUTS["cross" if options["size"] == "cross" and seats == 3 else "full"]


def lay(seats: int, options: Mapping[str, str], rng: Random) -> list[Sector]:
    """Tiles on their places, turned so that no two planets of a type touch."""
    layout = layout_of(seats, options)
    tiles = _arranged(layout, options["board"], rng)
    flat = [Sector(face, 0, q, r) for face, (q, r) in zip(tiles, layout.centres, strict=True)]
    adjacency = options["adjacency"]
    if options["rotation"] == "random":
        return _turned(flat, adjacency, rng)
    return _separated(flat, adjacency, rng)


def _arranged(layout: Layout, how: str, rng: Random) -> list[str]:
    """Which tile goes to which centre; tiles are shuffled within the groups that the method names."""
    tiles = list(layout.tiles)
    if how == "standard":
        return tiles
    inner = [i for i, face in enumerate(layout.tiles) if face in INNER_TILES]
    outer = [i for i in range(len(tiles)) if i not in inner]
    everything = how == "shuffled" or layout is LAYOUTS["small"]
    apart = [outer, inner] if how == "inner-outer" else [outer]
    groups = [[*inner, *outer]] if everything else apart
    for group in groups:
        faces = [layout.tiles[i] for i in group]
        rng.shuffle(faces)
        for i, face in zip(group, faces, strict=True):
            tiles[i] = face
    return tiles


def _turned(flat: list[Sector], adjacency: str, rng: Random) -> list[Sector]:
    """The tiles turned at random, one after another, anew whenever one does not fit."""
    while True:
        laid: list[Sector] = []
        for tile in flat:
            turned = [Sector(tile.face, turns, tile.q, tile.r) for turns in rng.sample(range(6), 6)]
            fitting = (one for one in turned if legal([*laid, one], planets([*laid, one]), adjacency))
            if (found := next(fitting, None)) is None:
                break
            laid.append(found)
        else:
            return laid


def _separated(flat: list[Sector], adjacency: str, rng: Random) -> list[Sector]:
    """The tiles as they lie; those on which equal planets touch are turned by chance, all of them if no turn helps."""
    touching = _touching(flat, planets(flat), adjacency)
    loose = [tile for tile in flat if FACES[tile.face].number in touching]
    fixed = [tile for tile in flat if tile not in loose]
    laid = _fitted(fixed, loose, adjacency, rng)
    if laid is None:
        return _turned(flat, adjacency, rng)
    return sorted(laid, key=lambda tile: [(old.q, old.r) for old in flat].index((tile.q, tile.r)))


def _fitted(laid: list[Sector], loose: list[Sector], adjacency: str, rng: Random) -> list[Sector] | None:
    """The tiles laid and the loose ones, these turned so that no equal planets touch; None where no turns do that."""
    if not loose:
        return laid
    first, *rest = loose
    for turns in rng.sample(range(6), 6):
        more = [*laid, Sector(first.face, turns, first.q, first.r)]
        if legal(more, planets(more), adjacency) and (found := _fitted(more, rest, adjacency, rng)):
            return found
    return None


def planets(sectors: list[Sector]) -> dict[str, str]:
    """The printed planets of tiles as they lie."""
    return {
        f"{FACES[tile.face].number}{turn_place(place, tile.turns)}": planet
        for tile in sectors
        for place, planet in FACES[tile.face].planets.items()
    }


def legal(sectors: list[Sector], on_map: Mapping[str, str], adjacency: str) -> bool:
    """No planets of one type side by side across tiles; by the German reading home types only."""
    return not _touching(sectors, on_map, adjacency)


def _touching(sectors: list[Sector], on_map: Mapping[str, str], adjacency: str) -> set[int]:
    """The numbers of the tiles on which a planet lies beside an equal one of another tile."""
    space = galaxy(tuple((FACES[tile.face].number, tile.q, tile.r) for tile in sectors))
    kept_apart = {at: planet for at, planet in on_map.items() if adjacency == "any" or planet in WHEEL}
    return {
        sector(at)
        for at, planet in kept_apart.items()
        if any(on_map.get(beside) == planet and sector(beside) != sector(at) for beside in space.neighbours(at))
    }


class RotateRule(AskingRule):
    """The last player may turn tiles; the board must stay legal."""

    frame = Turning

    def ask(self, state: State, frame: Turning) -> Decision:
        """Which tiles, by how many clockwise sixths; none by default."""
        numbers = sorted(FACES[tile.face].number for tile in state.sectors)
        options = tuple(Option(f"{number}:{turns}", f"sector:{number}") for number in numbers for turns in range(1, 6))
        return Decision(frame.seat, "rotate", Pick(options, 0, len(numbers)), ())

    def do(self, execution: Execution[State], frame: Turning, answer: Answer) -> None:
        """Turn them; what is printed at a place moves with its tile."""
        state = execution.state
        turns = dict(word.split(":") for word in answer)
        if len(turns) < len(answer):
            raise Illegal("rotate-twice")
        for tile in state.sectors:
            tile.turns = (tile.turns + int(turns.get(str(FACES[tile.face].number), 0))) % 6
        state.planets = {_moved(at, turns): planet for at, planet in state.planets.items()}
        if not legal(state.sectors, state.planets, state.options["adjacency"]):
            raise Illegal("rotate-adjacent")
        execution.pop()
        for number in sorted(turns):
            execution.tell("turned", seat=frame.seat, sector=int(number), degrees=int(turns[number]) * SIXTH)


def _moved(at: str, turns: Mapping[str, str]) -> str:
    number = str(sector(at))
    return number + turn_place(at.removeprefix(number), int(turns.get(number, 0)))
