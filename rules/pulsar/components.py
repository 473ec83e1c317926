"""What lies in the box, by id. The values stand in data/*.toml, where those of our own design are marked.

Technologies: `aii-r3` is on the face A of board II, in the right slot of row 3. Headquarters: `b1` is side 1 of board
B, `2a` the left project of its second row from below. Transmitters: `a1` to `c8`. Goals: `4b` is side b of tile 4.
Tiles of planetary systems: `t01` to `t17`.
"""

from __future__ import annotations

from rules.core.data import document
from rules.pulsar import reading
from rules.pulsar.data_file import DataFile, Reader, T, read
from rules.pulsar.pieces import (
    Benefit,
    DiceBoard,
    Double,
    Effect,
    ExplorationKind,
    Face,
    GateRun,
    Goal,
    Modifier,
    PaidRed,
    Planet,
    Project,
    Purchase,
    Size,
    System,
    Technology,
    Transmitter,
)
from rules.pulsar.reading import LETTERS, PYRAMID, ROWS

__all__ = [
    "AWARDS",
    "BOARDS",
    "CLAIM_RINGS",
    "COPY_COST",
    "CUBES_PER_POINT",
    "DICE",
    "DICE_BOARDS",
    "ENGINEERING",
    "EVEN_START",
    "EXPLORATION",
    "FACES",
    "FIRST_BOARDS",
    "FIRST_GOALS",
    "GATE_COLOURS",
    "GOALS",
    "GYRODYNE_VP",
    "HEADQUARTERS",
    "INITIATIVE_VP",
    "LETTERS",
    "MODIFIERS",
    "PENALTIES",
    "PULSAR_VP",
    "PYRAMID",
    "ROUNDS",
    "ROWS",
    "SIZES",
    "SPACES",
    "STARTING_VP",
    "START_SPACE",
    "SYSTEMS",
    "TECHNOLOGIES",
    "TRANSMITTERS",
    "Benefit",
    "DiceBoard",
    "Double",
    "Effect",
    "ExplorationKind",
    "Face",
    "GateRun",
    "Goal",
    "Modifier",
    "PaidRed",
    "Planet",
    "Project",
    "Purchase",
    "Size",
    "System",
    "Technology",
    "Transmitter",
    "station_vp",
]


def _loaded(name: str, reader: Reader[T]) -> T:
    return read(reader, DataFile(name, document("rules.pulsar", name)))


SYSTEMS = _loaded("systems.toml", reading.systems)
FACES, TECHNOLOGIES = _loaded("technologies.toml", reading.technologies)
BOARDS = {category: tuple(letter + category for letter in LETTERS) for category in ROWS}  # faces by category
HEADQUARTERS = _loaded("headquarters.toml", reading.headquarters)
TRANSMITTERS = _loaded("transmitters.toml", reading.transmitters)
GOALS = _loaded("goals.toml", reading.goals)
EXPLORATION = _loaded("exploration.toml", reading.exploration)
SIZES, _AWARDS = _loaded("gyrodynes.toml", reading.gyrodynes)
AWARDS = _AWARDS.vp  # of each size, in the order in which they are taken

_DICE = _loaded("dice_board.toml", reading.dice_board)
SPACES = _DICE.track.spaces
START_SPACE = _DICE.track.start
PENALTIES = {penalty.space: penalty.vp for penalty in _DICE.track.penalties}  # points lost, by space
STARTING_VP = _DICE.start.vp
MODIFIERS = _DICE.modifiers
DICE_BOARDS = {int(players): board for players, board in _DICE.boards.items()}
DICE = {players: board.silver_dice for players, board in DICE_BOARDS.items()}
EVEN_START = {players: board.even_start for players, board in DICE_BOARDS.items()}
ENGINEERING = {players: board.engineering for players, board in DICE_BOARDS.items()}  # by rank of a counter
INITIATIVE_VP = {players: board.initiative for players, board in DICE_BOARDS.items()}  # by rank of a counter

_STATIONS, _GOODS = _loaded("final_scoring.toml", reading.final_scoring)
PULSAR_VP = _GOODS.pulsar
GYRODYNE_VP = _GOODS.gyrodyne
CUBES_PER_POINT = _GOODS.cubes

ROUNDS = 8
CLAIM_RINGS = 6
COPY_COST = 4  # cubes for copying a die that nobody took
GATE_COLOURS = ("green", "purple", "orange")
FIRST_BOARDS = tuple(f"a{category}" for category in ROWS)  # of a first game, and whenever there are no headquarters
FIRST_GOALS = tuple(goal.id for goal in GOALS.values() if goal.first_game)


def station_vp(stations: int) -> int:
    """Final points of so many stations, kept tiles and technologies that count as stations included.

    Beyond the last number of the table each further one adds the same.
    """
    last = len(_STATIONS.vp) - 1
    return _STATIONS.vp[min(stations, last)] + max(0, stations - last) * _STATIONS.beyond
