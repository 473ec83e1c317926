"""The research view: tracks with everybody's markers, technology tiles, power and QIC actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, EDGE, MARK, MUTED, PANEL, PANEL_LIGHT
from images.gaia import phrases
from images.gaia.boards.tiles import action_cost, board_action, goods, technology, token
from images.gaia.colours import POWER, QIC, TECH
from images.gaia.seats import owner, owners_of, stage
from images.layout.badges import badge
from images.layout.inline import inline, text_style
from images.layout.parts import LINE, WIDTH, cells, centred, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, listed, sentences
from rules.gaia.components import BOARD_ACTIONS, STANDARD_SLOTS, STANDARD_TILES, TRACKS, Track
from rules.gaia.state import State

LEVEL = 136  # px a level is high: two lines of signs and the markers
TILE = 100
SIDE = 12
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
    fill = PANEL_LIGHT if level % 2 else PANEL
    drawn.add(panel(box, fill, edge))
    if marked:
        inset = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
        drawn.add(replace(panel(inset, fill, edge), tag=f"choice {track.id} {level}"))
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
        if position.terra_token:
            return [*rows, _plus(token(position.terra_token))]
        return rows
    if track.id == "gaia" and level == 5:
        return [["+4", "@vp"], ["+1", "@vp", "/", "@gaia"]]
    if len(gain) > 4:
        return [_plus(gain[:2]), _plus(gain[2:])]
    if gain:
        return [*rows, _plus(gain)]
    return rows


def _prize(position: State, track: Track, level: int) -> str:
    """What lies on a fifth level for the one who reaches it."""
    if level == 5 and track.id == "nav":
        if "lost" in position.planets.values():
            return ""
        return "lost"
    if level == 5 and track.id == "terra" and position.terra_token:
        return "federation"
    return ""


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
    if len(income) > 2:
        return [["@income", *income[:2]], income[2:]]
    return [["@income", *income]]


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
        style = text_style(dim=used)
        inline(drawn, box[0] + 14, box[1] + 27, [*action_cost(action.id), "→"], style, action.id)
        inline(drawn, box[0] + 14, box[1] + 72, board_action(action.id), style, action.id)
        if used:
            inline(drawn, box[2] - 48, box[1] + 27, ["@used"], tag=f"{action.id} used")
    return boxes[-1][3]


def alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The research board: who leads where, which actions are left."""
    leads = [(texts(f"gaia-picture-track-{track}"), _leader(position, track, texts)) for track in TRACKS]
    left = len(BOARD_ACTIONS) - len(position.used)
    return sentences(
        texts("gaia-picture-alt-research"),
        texts("gaia-picture-alt-leads", list=listed(leads)),
        texts("gaia-picture-alt-actions", left=left, count=len(BOARD_ACTIONS)),
    )


def only_tracks_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The tracks: what can be reached, who leads where."""
    leads = [(texts(f"gaia-picture-track-{track}"), _leader(position, track, texts)) for track in TRACKS]
    told = texts("gaia-picture-alt-leads", list=listed(leads))
    reached = "; ".join(reachable_lines(position, texts, options.player, options.choices))
    return sentences(texts("gaia-picture-alt-tracks"), told, reached and f"{reached[:500]}.")


def _leader(position: State, track: str, texts: Texts) -> str:
    best = max(player.research.get(track, 0) for player in position.players)
    if not best:
        return "0"
    names = [
        phrases.name(position, player.seat, texts)
        for player in position.players
        if player.research.get(track, 0) == best
    ]
    return f"{'/'.join(names)} {best}"


def words(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Each track with its levels, markers and tiles; the tiles for any track; the actions."""
    lines = [phrases.heading(position, texts, texts("gaia-picture-research"))]
    for track in TRACKS.values():
        lines += _track(position, texts, track)
    free = [
        texts(f"gaia-name-{position.slots[slot]}") for slot in STANDARD_SLOTS[len(TRACKS) :] if position.slots.get(slot)
    ]
    lines.append(phrases.line(texts, "free-tiles", "; ".join(free)))
    acts = [phrases.marked(texts, id, "taken", applies=id in position.used) for id in BOARD_ACTIONS]
    return [*lines, phrases.line(texts, "board-actions", "; ".join(acts))]


def only_tracks_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """What each choice brings, then all tracks."""
    lines = [
        phrases.heading(position, texts, texts("gaia-picture-research")),
        *reachable_lines(position, texts, options.player, options.choices),
    ]
    for track in TRACKS.values():
        lines += _track(position, texts, track)
    return lines


def reachable_lines(position: State, texts: Texts, seat: int, choices: Sequence[str]) -> list[str]:
    """The level that each choice leads to, with what it is worth."""
    return [
        texts(
            "gaia-picture-told-next",
            track=phrases.track_name(texts, track),
            level=level,
            worth=level_words(position, texts, TRACKS[track], level) or "–",
        )
        for track, level in reachable(position, seat, choices).items()
    ]


def _track(position: State, texts: Texts, track: Track) -> list[str]:
    levels = [f"{level}: {words}" for level in range(6) if (words := level_words(position, texts, track, level))]
    here = [(owner(position, player.seat, texts).name, player.research.get(track.id, 0)) for player in position.players]
    tile = position.slots.get(track.id)
    return [
        f"**{phrases.track_name(texts, track.id)}**: {listed(here)}",
        "; ".join(levels),
        texts(
            "gaia-picture-told-tiles",
            advanced=_tile_words(texts, position.advanced.get(track.id)),
            standard=_tile_words(texts, tile),
        ),
    ]


def _tile_words(texts: Texts, tile: str | None) -> str:
    if tile:
        return texts(f"gaia-name-{tile}")
    return texts("gaia-picture-taken")


def level_words(position: State, texts: Texts, track: Track, level: int) -> str:
    """What holds on a level, then what it brings at once."""
    parts = []
    if track.step_cost:
        parts.append(texts("gaia-picture-told-step", ore=track.step_cost[level]))
    if track.range:
        parts.append(texts("gaia-picture-told-range", range=track.range[level]))
    if track.project_cost and level:
        parts.append(texts("gaia-picture-told-project", power=track.project_cost[level]))
    if track.income[level]:
        parts.append(f"{texts('gaia-picture-icon-income')} {phrases.goods(texts, track.income[level])}")
    if track.levels[level]:
        parts.append(f"+ {phrases.goods(texts, track.levels[level])}")
    return ", ".join([*parts, *_prize_words(position, texts, track, level)])


def _prize_words(position: State, texts: Texts, track: Track, level: int) -> list[str]:
    """What only the one who reaches a fifth level gets."""
    if level < 5:
        return []
    if track.id == "terra" and position.terra_token:
        return [f"+ {phrases.token_name(texts, position.terra_token)}"]
    if track.id == "nav" and "lost" not in position.planets.values():
        return [f"+ {texts('gaia-picture-icon-lost')}"]
    if track.id != "gaia":
        return []
    return [texts("gaia-picture-told-gaia-five")]
