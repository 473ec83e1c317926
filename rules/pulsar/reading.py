"""Each data file as records, with what must hold in it: how many there are, which dice, what belongs together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.component_tables import Row
from rules.pulsar.data_file import DataFile
from rules.pulsar.effects import effect_faults
from rules.pulsar.pieces import (
    Awards,
    Benefit,
    DiceBoard,
    DiceTables,
    ExplorationKind,
    Face,
    Goal,
    Goods,
    Modifier,
    Project,
    Size,
    Start,
    Stations,
    System,
    Technology,
    Track,
    Transmitter,
)

SIZE_IDS = ("small", "medium", "large")
LETTERS = "abcd"
ROWS = {"i": (1, 2), "ii": (3, 4, 5), "iii": (6, 7, 8)}  # of technologies, by category of the board
PYRAMID = {  # headquarters projects, and what must be completed before them
    "1a": (),
    "1b": (),
    "1c": (),
    "2a": ("1a", "1b"),
    "2b": ("1b", "1c"),
    "3a": ("2a",),
    "3b": ("2b",),
    "4a": ("3a", "3b"),
}
GROUPS = "abc"  # of transmitters
TRANSMITTER_TILES = 24
EXPLORATION_KINDS = ("vp4", "vp5", "cubes", "tokens", "station")
EXPLORATION_TILES = 12
COUNTERS = {2: 4, 3: 3, 4: 4}  # on a track, by number of players
PICKS = 2  # dice that each player takes in a round


def expanded(row: Row) -> Row:
    """A row whose benefit names the sizes where any gyrodyne may be taken."""
    benefit = row.get("benefit", {})
    if not isinstance(benefit, dict) or not isinstance(benefit.get("gyrodynes"), list):
        return row
    picks = [list(SIZE_IDS) if sizes == ["any"] else sizes for sizes in benefit["gyrodynes"]]
    return {**row, "benefit": {**benefit, "gyrodynes": picks}}


def benefit_faults(benefit: Benefit, *, paid: bool = False, runs: bool = False) -> Iterable[str]:
    """What cannot be in a benefit: dice for a die that nobody paid, gate runs beside the headquarters."""
    if any(not sizes or not set(sizes) <= set(SIZE_IDS) for sizes in benefit.gyrodynes):
        yield f"gyrodynes must be any, or one or more of {', '.join(SIZE_IDS)}"
    if (benefit.double or benefit.paid_red) and not paid:
        yield "only technologies and projects give a silver die, or a red one for cubes"
    if benefit.gate_run and not runs:
        yield "only projects give gate runs"


def systems(file: DataFile) -> dict[str, System]:
    """systems.toml: 17 tiles, each with a blue planet for any number of players, and a bonus."""
    file.headings("system")
    rows = [_with_planets(row) for row in file.rows("system")]
    made = file.records(System, map(expanded, rows))
    file.ids("tiles", made, [f"t{number:02}" for number in range(1, 18)])
    for tile in made.values():
        blue = any(planet.kind == "blue" and planet.min_players == 2 for planet in tile.planets)
        file.must(blue, f"{tile.id}: a blue planet must be there for any number of players")
        file.must(tile.benefit != Benefit(), f"{tile.id}: it has no exploration bonus")
        _benefit(file, tile.id, tile.benefit)
    return made


def _with_planets(row: Row) -> Row:
    """A row with its planets one by one, the blue ones first."""
    bare = {key: value for key, value in row.items() if key not in ("blue", "dead")}
    kinds = [(kind, row.get(kind, [])) for kind in ("blue", "dead")]
    if not all(isinstance(listed, list) for _, listed in kinds):
        return {**bare, "planets": "blue and dead must be lists"}
    return {**bare, "planets": [{"kind": kind, "min_players": least} for kind, listed in kinds for least in listed]}


def technologies(file: DataFile) -> tuple[dict[str, Face], dict[str, Technology]]:
    """technologies.toml: twelve faces with a round value for each row, and the 17 technologies of each letter."""
    file.headings("face", "technology")
    faces = file.records(Face, map(_with_category, file.rows("face")))
    file.ids("faces", faces, [letter + category for category in ROWS for letter in LETTERS])
    for face in faces.values():
        rows = len(ROWS.get(face.category, ()))
        file.must(len(face.values) == rows, f"{face.id}: {rows} round values are needed, not {len(face.values)}")
    made = file.records(Technology, (_with_place(expanded(row)) for row in file.rows("technology")))
    file.ids("technologies", made, [name for letter in LETTERS for name in technology_ids(letter)])
    for technology in made.values():
        _benefit(file, technology.id, technology.benefit, paid=True)
        file.faults += [f"{technology.id}: {fault}" for fault in effect_faults(technology)]
    return faces, made


def technology_ids(letter: str) -> Iterable[str]:
    """The technologies on the three boards of a letter: three in each row of I, two of II and III, one in the last."""
    for category, rows in ROWS.items():
        slots = "lmr" if category == "i" else "lr"
        for row in rows:
            yield from (f"{letter}{category}-{slot}{row}" for slot in (slots if row < ROWS["iii"][-1] else "l"))


def _with_category(row: Row) -> Row:
    return {**row, "letter": row["id"][:1], "category": row["id"][1:]}


def _with_place(row: Row) -> Row:
    """`bii-r4` lies on the face `bii`, in row 4."""
    return {**row, "board": row["id"].partition("-")[0], "row": row["id"][-1:]}


def headquarters(file: DataFile) -> dict[str, dict[str, Project]]:
    """headquarters.toml: eight sides with the eight projects of the pyramid."""
    file.headings("headquarters")
    made: dict[str, dict[str, Project]] = {}
    for side in file.rows("headquarters"):
        name = side["id"]
        rows = side.get("projects", [])
        file.must(name not in made, f"{name} stands twice")
        inner = DataFile(file.name, {"projects": rows})
        made[name] = inner.records(Project, (_with_row(expanded(row)) for row in inner.rows("projects")))
        inner.ids("projects", made[name], PYRAMID)
        for project in made[name].values():
            inner.must(project.benefit != Benefit(), f"{project.id}: it gives nothing")
            _benefit(inner, project.id, project.benefit, paid=True, runs=True)
        file.faults += [f"{name}: {fault}" for fault in inner.faults]
    file.ids("sides", made, [letter + side for letter in LETTERS for side in "12"])
    return made


def _with_row(row: Row) -> Row:
    """`2b` is in the second row from below."""
    return {**row, "row": row["id"][:1], "below": PYRAMID.get(row["id"], ())}


def transmitters(file: DataFile) -> dict[str, Transmitter]:
    """transmitters.toml: 24 tiles in three groups, numbered within each."""
    file.headings("transmitter")
    made = file.records(Transmitter, ({**expanded(row), "group": row["id"][:1]} for row in file.rows("transmitter")))
    file.must(len(made) == TRANSMITTER_TILES, f"{TRANSMITTER_TILES} tiles are needed, not {len(made)}")
    for group in GROUPS:
        own = [name for name in made if name.startswith(group)]
        file.must(own, f"no tile is of group {group}")
        file.ids("tiles", own, [f"{group}{number}" for number in range(1, len(own) + 1)])
    for tile in made.values():
        file.must(tile.group in GROUPS, f"{tile.id}: its group must be one of {', '.join(GROUPS)}")
        file.must(1 <= len(tile.dice) <= 4, f"{tile.id}: one to four dice are paid for a tile, not {len(tile.dice)}")
        file.must((tile.left, tile.right) != (None, None), f"{tile.id}: nothing can be attached to it")
        given = tile.benefit != Benefit() or tile.vp or tile.cubes or tile.buys
        file.must(given, f"{tile.id}: it gives nothing")
        _benefit(file, tile.id, tile.benefit)
    return made


def goals(file: DataFile) -> dict[str, Goal]:
    """goals.toml: six tiles with two sides; three of them, on one side each, are those of a first game."""
    file.headings("goal")
    made = file.records(Goal, file.rows("goal"))
    file.ids("goals", made, [f"{tile}{side}" for tile in range(1, 7) for side in "ab"])
    for goal in made.values():
        file.must(len(goal.bonuses) == 2, f"{goal.id}: two bonuses are needed, not {len(goal.bonuses)}")
        file.must(goal.least > 0 and goal.vp > 0, f"{goal.id}: its goal and its points must be more than none")
    first = [goal.id for goal in made.values() if goal.first_game]
    file.must(len({name[0] for name in first}) == len(first) == 3, "three tiles must be marked for a first game")
    file.must(not {"6a", "6b"} & set(first), "a first game has no headquarters, so that goal 6 cannot be in it")
    return made


def exploration(file: DataFile) -> dict[str, ExplorationKind]:
    """exploration.toml: twelve tiles of five kinds."""
    file.headings("exploration")
    made = file.records(ExplorationKind, map(expanded, file.rows("exploration")))
    file.ids("kinds", made, EXPLORATION_KINDS)
    tiles = sum(kind.count for kind in made.values())
    file.must(tiles == EXPLORATION_TILES, f"the counts must add up to {EXPLORATION_TILES}, not {tiles}")
    for kind in made.values():
        file.must(kind.benefit != Benefit(), f"{kind.id}: it gives nothing")
        _benefit(file, kind.id, kind.benefit)
    return made


def _benefit(file: DataFile, name: str, benefit: Benefit, *, paid: bool = False, runs: bool = False) -> None:
    file.faults += [f"{name}: {fault}" for fault in benefit_faults(benefit, paid=paid, runs=runs)]


def dice_board(file: DataFile) -> DiceTables:
    """dice_board.toml: tracks, dice and rewards by number of players, tokens that change a die."""
    file.headings("track", "start", "players", "modifier")
    track = file.single(Track, "track") or Track("track", 0, 0, ())
    start = file.single(Start, "start") or Start("start", ())
    boards = file.records(DiceBoard, file.rows("players"))
    modifiers = file.records(Modifier, file.rows("modifier"))
    spaces = range(1, track.spaces + 1)
    file.must({track.start, *(each.space for each in track.penalties)} <= set(spaces), "track: a space is beyond it")
    file.must(len(start.vp) == max(COUNTERS), "start: points for four players are needed")
    file.ids("numbers of players", boards, map(str, COUNTERS))
    file.ids("modifiers", modifiers, ("one", "two"))
    for name, board in boards.items():
        _dice_of(file, name, board)
    return DiceTables(track, start, boards, modifiers)


def _dice_of(file: DataFile, players: str, board: DiceBoard) -> None:
    """An odd number of dice, so that one is the median, of which some are left over; a reward for each counter."""
    ranks = {str(number): counters for number, counters in COUNTERS.items()}.get(players, 0)
    taken = PICKS * int(players) if ranks else 0
    file.must(board.silver_dice % 2, f"{players}: an odd number of dice is needed")
    file.must(board.silver_dice > taken, f"{players}: more dice are needed than the {taken} that are taken")
    file.must(len(board.even_start) <= board.silver_dice, f"{players}: more dice are laid out than there are")
    for track, rewards in (("engineering", board.engineering), ("initiative", board.initiative)):
        file.must(len(rewards) == ranks, f"{players}: {track} needs {ranks} ranks, not {len(rewards)}")


def gyrodynes(file: DataFile) -> tuple[dict[str, Size], Awards]:
    """gyrodynes.toml: three sizes, and the awards."""
    file.headings("size", "awards")
    sizes = file.records(Size, file.rows("size"))
    file.ids("sizes", sizes, SIZE_IDS)
    awards = file.single(Awards, "awards") or Awards("awards", ())
    file.must(len(awards.vp) == 2, f"awards: two are needed, not {len(awards.vp)}")
    return sizes, awards


def final_scoring(file: DataFile) -> tuple[Stations, Goods]:
    """final_scoring.toml: points of stations, pulsars, gyrodynes and cubes."""
    file.headings("stations", "goods")
    stations = file.single(Stations, "stations") or Stations("stations", (0,), 0)
    goods = file.single(Goods, "goods") or Goods("goods", 0, 0, 1)
    file.must(len(stations.vp) == 14, f"stations: points for none to 13 are needed, not {len(stations.vp)} numbers")
    rising = list(stations.vp) == sorted(set(stations.vp)) and stations.vp[:1] == (0,)
    file.must(rising, "stations: points must begin with 0 and rise with each station")
    file.must(goods.cubes > 0, "goods: a point must cost a cube or more")
    return stations, goods


READERS: dict[str, Any] = {
    "systems.toml": systems,
    "technologies.toml": technologies,
    "headquarters.toml": headquarters,
    "transmitters.toml": transmitters,
    "goals.toml": goals,
    "exploration.toml": exploration,
    "dice_board.toml": dice_board,
    "gyrodynes.toml": gyrodynes,
    "final_scoring.toml": final_scoring,
}
