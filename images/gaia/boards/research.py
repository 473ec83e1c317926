"""The research view: tracks with everybody's markers, technology tiles, power and QIC actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, EDGE, MARK, MUTED, PANEL, PANEL_LIGHT
from images.gaia.boards.tiles import board_action, goods, technology, token
from images.gaia.colours import POWER, QIC, TECH
from images.gaia.seats import owner, owners_of, stage
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline
from images.layout.parts import LINE, WIDTH, cells, centred, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts
from rules.gaia.components import BOARD_ACTIONS, STANDARD_SLOTS, STANDARD_TILES, TRACKS, Track
from rules.gaia.state import State

LEVEL = 136  # px a level is high: two lines of signs and the markers
TILE = 100
SIDE = 12
DIM = TextStyle(colour=MUTED)
STANDARD_EDGE = "#8a6fd0"  # of standard tiles
POWER_EDGE = "#b48cf0"
QIC_EDGE = "#62d88f"
NOTHING_MARKED: Mapping[str, int] = MappingProxyType({})


def scene(position: State, texts: Texts, _: Options = NO_OPTIONS) -> Scene:
    """Everything on the research view."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("gaia-picture-research"), stage(position, texts))
    owners = [owner(position, player.seat, texts) for player in position.players]
    top = tracks(drawn, position, texts, owners, top)
    top = tiles(drawn, position, texts, top + 8)
    top = actions(drawn, position, texts, top + 8)
    drawn.height = round(top + 14)
    return drawn


def only_tracks(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The tracks alone, with the levels marked that a seat's choices lead to."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("gaia-picture-research"), stage(position, texts))
    marked = reachable(position, options.player, options.choices)
    top = tracks(drawn, position, texts, owners_of(position, texts), top, marked)
    drawn.height = round(top + 8)
    return drawn


def reachable(position: State, seat: int, choices: Sequence[str]) -> dict[str, int]:
    """The next level of each track that is among the choices: `research:terra`, or the track alone."""
    named = [choice.rpartition(":")[2] for choice in choices]
    levels = position.players[seat].research
    return {track: levels.get(track, 0) + 1 for track in TRACKS if track in named}


def tracks(
    drawn: Scene,
    position: State,
    texts: Texts,
    owners: list[Owner],
    top: float,
    marked: Mapping[str, int] = NOTHING_MARKED,
) -> float:
    """The six tracks, the fifth level at the top, the advanced tiles below it; of each one level may be `marked`."""
    columns = cells(SIDE, WIDTH - SIDE, top, 44, 6, 6)
    for (left, _, right, _), track in zip(columns, TRACKS.values(), strict=True):
        words = texts(f"gaia-picture-track-{track.id}")
        drawn.add(Text(words, (left + right) / 2, top + 22, anchor="m", colour=ACCENT, weight="Bold", tag="track"))
        y = top + 48
        for level in range(5, -1, -1):
            box = (left, y, right, y + LEVEL)
            _level(drawn, position, track, level, box, marked=marked.get(track.id) == level)
            _markers(drawn, position, owners, track.id, level, box)
            y += LEVEL + 6
            if level == 5:
                _tile(drawn, texts, position.advanced.get(track.id, ""), (left, y, right, y + TILE), track.id)
                y += TILE + 6
    return y


def _level(drawn: Scene, position: State, track: Track, level: int, box: Box, *, marked: bool) -> None:
    left, top = box[:2]
    edge = MARK if marked else ""
    drawn.add(panel(box, PANEL_LIGHT if level % 2 else PANEL, edge))
    if marked:
        inset = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
        drawn.add(replace(panel(inset, PANEL_LIGHT if level % 2 else PANEL, edge), tag=f"choice {track.id} {level}"))
    drawn.add(Text(str(level), left + 10, top + 24, colour=MUTED, weight="Bold", tag="level"))
    rows = level_signs(position, track, level)
    for i, row in enumerate(rows):
        inline(drawn, left + (5 if i else 36), top + 24 + i * LINE, row, tag=f"{track.id} {level}")
    if prize := _prize(position, track, level):
        drawn.add(Thing("icon", prize, box[2] - 26, box[3] - 24, 36, 36, 3, tag=f"{track.id} {level}"))


def level_signs(position: State, track: Track, level: int) -> list[list[str]]:
    """What a level gives, in at most two lines: what holds while one stands there, then what comes at once."""
    rows = _lasting(track, level)
    gain = goods(track.levels[level])
    if track.id == "terra" and level == 5:
        return [*rows, _plus(token(position.terra_token))] if position.terra_token else rows
    if track.id == "gaia" and level == 5:
        return [["+4", "@vp"], ["+1", "@vp", "/", "@gaia"]]
    if len(gain) > 4:
        return [_plus(gain[:2]), _plus(gain[2:])]
    return [*rows, _plus(gain)] if gain else rows


def _prize(position: State, track: Track, level: int) -> str:
    """What lies on a fifth level for the one who reaches it."""
    if level == 5 and track.id == "nav":
        return "" if "lost" in position.planets.values() else "lost"
    return "federation" if level == 5 and track.id == "terra" and position.terra_token else ""


def _plus(gain: list[str]) -> list[str]:
    return [part if part.startswith("@") else f"+{part}" for part in gain]


def _lasting(track: Track, level: int) -> list[list[str]]:
    """What holds while one stands on a level."""
    if track.step_cost:
        return [["@step", str(track.step_cost[level]), "@ore"]]
    if track.range:
        return [["@range", str(track.range[level])]]
    if track.project_cost and level:
        return [["@project", str(track.project_cost[level]), "@power"]]
    income = goods(track.income[level])
    if not income:
        return []
    return [["@income", *income[:2]], income[2:]] if len(income) > 2 else [["@income", *income]]


def _markers(drawn: Scene, position: State, owners: list[Owner], track: str, level: int, box: Box) -> None:
    here = [who for who in owners if position.players[who.seat].research.get(track, 0) == level]
    for i, who in enumerate(here):
        badge(drawn, who, box[0] + 24 + 40 * i, box[3] - 24, f"{track} {level} seat {who.seat}")


def _tile(drawn: Scene, texts: Texts, tile: str, box: Box, tag: str) -> None:
    """A technology tile, or where one was taken ("") the words for that."""
    if tile:
        drawn.add(panel(box, TECH, STANDARD_EDGE if tile in STANDARD_TILES else ACCENT))
        centred(drawn, box, technology(tile), tag=f"{tag} {tile}")
    else:
        drawn.add(panel(box, TECH, EDGE))
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        drawn.add(Text(texts("gaia-picture-taken"), *middle, colour=MUTED, anchor="m", tag=f"{tag} taken"))


def tiles(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """The standard tiles: six under their tracks, three for any track."""
    top = section(drawn, texts("gaia-picture-under-tracks"), top)
    boxes = cells(SIDE, WIDTH - SIDE, top, TILE, 6, 6)
    top = section(drawn, texts("gaia-picture-free-tiles"), top + TILE + 8)
    boxes += cells(SIDE, WIDTH - SIDE, top, 60, 3, 3)
    for slot, box in zip(STANDARD_SLOTS, boxes, strict=True):
        _tile(drawn, texts, position.slots.get(slot, ""), box, slot)
    return top + 60


def actions(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """The power and QIC actions, the used ones dark and crossed out."""
    top = section(drawn, texts("gaia-picture-board-actions"), top)
    boxes = cells(SIDE, WIDTH - SIDE, top, TILE, 5, len(BOARD_ACTIONS))
    for action, box in zip(BOARD_ACTIONS.values(), boxes, strict=True):
        used = action.id in position.used
        colour, edge = (POWER, POWER_EDGE) if action.power else (QIC, QIC_EDGE)
        drawn.add(panel(box, PANEL) if used else panel(box, colour, edge))
        cost = [str(action.power), "@power"] if action.power else [str(action.qic), "@qic"]
        inline(drawn, box[0] + 14, box[1] + 27, [*cost, "→"], DIM if used else TextStyle(), action.id)
        inline(drawn, box[0] + 14, box[1] + 72, board_action(action.id), DIM if used else TextStyle(), action.id)
        if used:
            inline(drawn, box[2] - 48, box[1] + 27, ["@used"], tag=f"{action.id} used")
    return boxes[-1][3]
