"""The draft before the game: slices, positions and factions, with who has taken what, and who takes something next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from images.asked import frames
from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MARK, MUTED, PANEL, PANEL_LIGHT, PAPER, text_colour
from images.layout.badges import badge
from images.layout.fitting import ONE_SCREEN, fitting
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, cells, end_of, heading, section
from images.options import NO_OPTIONS, Options
from images.ti4.colours import LETTERS
from images.ti4.map.tiles import Look, ground
from images.ti4.phrases import name_of
from images.ti4.reference import scene as reference
from images.ti4.reference.words import TOLD
from images.ti4.seats import owner
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, sentences, titled
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.setup.drafting import FACTION, POSITION, SLICE
from rules.ti4.setup.frames import Draft
from rules.ti4.state import Planet, Player, State, System

SIDE = MARGIN / 2
SLICE_CELL, POSITION_CELL, FACTION_CELL = 104, 62, 66  # px it is high
TILES = 350.0  # px that the tiles of a slice take beside another slice
LARGEST = 34.0  # px from the middle of a tile to its corners
MOST_BESIDE = 6  # tiles of a slice that has another beside it
GLOBES = {1: (30, [(0, 0)]), 2: (25, [(-13, 0), (13, 0)]), 3: (23, [(-12, 7), (12, 7), (0, -13)])}  # planets of a tile
MOST_ABREAST = 4  # positions in one row
LINE = 30
NEXT = 14  # seats that are shown who take something next
Taken = Callable[[Player], bool]
Section = Callable[[Scene, State, Texts, Options, float], float]  # draws from this height, and says where it ends


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything that is drafted. Beside a question about few factions alone they are shown as the reference does."""
    if told := _by_reference(position, texts, options):
        return reference.scene(position, texts, told)
    ways = [partial(_drawn, position, texts, options, order=order) for order in (True, False)]
    if any(":" in choice for choice in options.choices):
        ways.append(partial(_asked_alone, position, texts, options))
    return fitting(ways, options.room)


def _by_reference(position: State, texts: Texts, options: Options) -> Options | None:
    """What the reference is told where it has room for all factions that can be chosen; else None."""
    entries = tuple(f"faction:{choice}" for choice in options.choices if choice in FACTIONS)
    told = replace(options, entries=entries)
    if position.slices or not entries or reference.scene(position, texts, told).height > ONE_SCREEN:
        return None
    return told


def order(position: State) -> list[int]:
    """The seats that take something, from now on."""
    return [frame.seat for frame in frames(position) if isinstance(frame, Draft)]


def factions(position: State) -> list[str]:
    """Factions that are taken or can be, by name."""
    taken = {player.faction for player in position.players} - {""}
    offered = {faction for player in position.players for faction in player.offered}
    return [id for id in FACTIONS if id in taken | offered or id in position.factions]


def _drawn(position: State, texts: Texts, options: Options, *, order: bool) -> Scene:
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("ti4-picture-draft"))
    if order:
        top = _order(drawn, position, texts, options, top)
    for draw in _sections(position).values():
        top = draw(drawn, position, texts, options, top)
    drawn.height = round(top + 14)
    return drawn


def _asked_alone(position: State, texts: Texts, options: Options) -> Scene:
    """Of slices, positions and factions only those of which one can be chosen."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("ti4-picture-draft"))
    asked = {choice.split(":")[0] for choice in options.choices}
    for kind, draw in _sections(position).items():
        if kind in asked:
            top = draw(drawn, position, texts, options, top)
    drawn.height = round(top + 14)
    return drawn


def _sections(position: State) -> dict[str, Section]:
    """How each kind of what is drafted is drawn, by the word with which its choices begin."""
    if not position.slices:
        return {FACTION: _factions}
    return {SLICE: _slices, POSITION: _positions, FACTION: _factions}


def _order(drawn: Scene, position: State, texts: Texts, options: Options, top: float) -> float:
    """Badges of those who take something next, the next one first."""
    seats = order(position)[:NEXT]
    if not seats:
        return top
    drawn.add(Text(texts("ti4-picture-draft-next"), MARGIN, top + 22, SMALLEST, MUTED, "Bold", tag="next"))
    x = MARGIN + 130.0
    for number, seat in enumerate(seats):
        badge(drawn, owner(position, seat, texts, options.names), x + 62 * number, top + 22, f"next {number}")
    return top + 52


def _cell(drawn: Scene, box: Box, word: str, options: Options, *, taken: bool) -> None:
    """The ground of something: bright as long as nobody has it, and rimmed where it can be chosen."""
    edge = MARK if word in options.choices else ""
    drawn.add(panel(box, PANEL if taken else PANEL_LIGHT, edge))


def _taker(drawn: Scene, position: State, texts: Texts, at: Point, taken: Taken) -> None:
    """The badge of who has something, about a point; none where nobody has."""
    for player in position.players:
        if taken(player):
            badge(drawn, owner(position, player.seat, texts), *at, f"taken {player.seat}")


def _has(kind: str, what: str | int, player: Player) -> bool:
    """Whether a player has this slice, position or faction."""
    return bool(getattr(player, kind) == what)


def _end(box: Box) -> Point:
    """Where a badge stands at the right end of a cell."""
    return box[2] - 34, (box[1] + box[3]) / 2


def _slices(drawn: Scene, position: State, texts: Texts, options: Options, top: float) -> float:
    top = section(drawn, texts("ti4-picture-draft-slices"), top)
    number = max(map(len, position.slices.values()))
    size, columns = LARGEST, 1
    if number <= MOST_BESIDE:
        size, columns = min(LARGEST, TILES / number / 2), 2
    boxes = cells(SIDE, WIDTH - SIDE, top, SLICE_CELL, columns, len(position.slices))
    for (letter, tiles), box in zip(position.slices.items(), boxes, strict=True):
        taken = any(player.slice == letter for player in position.players)
        _cell(drawn, box, f"slice:{letter}", options, taken=taken)
        drawn.add(Text(letter.upper(), box[0] + 32, box[1] + 30, 40, ACCENT, "Bold", "m", tag="slice"))
        for step, tile in enumerate(tiles):
            _tile(drawn, tile, (box[0] + 62 + size + 2 * size * step, box[1] + 36), size)
        for sign, amount, y in (("resources", worth(tiles)[0], 30), ("influence", worth(tiles)[1], 72)):
            inline(drawn, box[2] - 94, box[1] + y, [f"@{sign}", str(amount)], TextStyle(30, PAPER, "Bold"), sign)
        _taker(drawn, position, texts, (box[0] + 32, box[1] + 74), partial(_has, "slice", letter))
    return end_of(boxes, top) + 8


def worth(tiles: Sequence[str]) -> tuple[int, int]:
    """Resources and influence of all planets of these tiles."""
    planets = [PLANETS[planet] for tile in tiles for planet in SYSTEMS[tile].planets]
    return sum(planet.resources for planet in planets), sum(planet.influence for planet in planets)


def _tile(drawn: Scene, tile: str, at: Point, size: float) -> None:
    """A small tile: its anomaly and planets, below it its number and the letter of its wormhole."""
    printed = SYSTEMS[tile]
    system = System(tile, [Planet(planet) for planet in printed.planets])
    ground(drawn, Look(size), at, tile, system, (), layer=1)
    if printed.planets:
        side, spots = GLOBES[len(printed.planets)]
        for planet, (x, y) in zip(printed.planets, spots, strict=True):
            trait = PLANETS[planet].trait or ""
            drawn.add(Thing("planet", trait, at[0] + x, at[1] + y, side, side, 2, tag=planet))
    elif printed.wormhole:
        drawn.add(Thing("wormhole", printed.wormhole, *at, 30, 30, 2, tag="wormhole"))
    letter = LETTERS[printed.wormhole] if printed.wormhole else ""
    drawn.add(Text(f"{tile}{letter}", at[0], at[1] + 46, SMALLEST, PAPER, anchor="m", tag="tile"))


def _columns(number: int) -> int:
    return number if number <= MOST_ABREAST else 3


def _positions(drawn: Scene, position: State, texts: Texts, options: Options, top: float) -> float:
    top = section(drawn, texts("ti4-picture-draft-positions"), top)
    layout = LAYOUTS[len(position.players)]
    boxes = cells(SIDE, WIDTH - SIDE, top, POSITION_CELL, _columns(len(layout.homes)), len(layout.homes))
    for number, (home, box) in enumerate(zip(layout.homes, boxes, strict=True), 1):
        taken = any(player.position == number for player in position.players)
        _cell(drawn, box, f"position:{number}", options, taken=taken)
        parts = [f"{number}: {home}", *(["@speaker"] if number == 1 else [])]
        if goods := layout.goods.get(home, 0):
            parts += [f"+{goods}", "@goods"]
        inline(drawn, box[0] + 14, (box[1] + box[3]) / 2, parts, TextStyle(weight="Bold"), f"position {number}")
        _taker(drawn, position, texts, _end(box), partial(_has, "position", number))
    return end_of(boxes, top) + 8


def _factions(drawn: Scene, position: State, texts: Texts, options: Options, top: float) -> float:
    found = factions(position)
    if not found:
        return top
    top = section(drawn, texts("ti4-picture-draft-factions"), top)
    boxes = cells(SIDE, WIDTH - SIDE, top, FACTION_CELL, 3, len(found))
    chosen = {choice.removeprefix("faction:") for choice in options.choices}
    for id, box in zip(found, boxes, strict=True):
        taken = any(player.faction == id for player in position.players)
        _cell(drawn, box, id, Options(choices=tuple(chosen)), taken=taken)
        y = (box[1] + box[3]) / 2
        drawn.add(Thing("faction", id, box[0] + 28, y, 44, 44, 3, tag=f"draft {id}"))
        room = box[2] - box[0] - 58 - (58 if taken else 6)
        lines = wrap(texts(f"ti4-name-faction-{id}"), SMALLEST, room)
        for step, words in enumerate(lines):
            at = y + LINE * (step - (len(lines) - 1) / 2)
            colour = text_colour(muted=taken)
            drawn.add(Text(fit(words, SMALLEST, room), box[0] + 56, at, SMALLEST, colour, tag=f"faction {id}"))
        _taker(drawn, position, texts, _end(box), partial(_has, "faction", id))
    return end_of(boxes, top)


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Who takes something next, and what is taken by whom."""
    if told := _by_reference(position, texts, options):
        return TOLD.alt(position, texts, told)
    return sentences(*(line.replace("**", "") for line in words(position, texts, options)))[:1000]


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every slice, position and faction, and who has it."""
    if entries := _by_reference(position, texts, options):
        return TOLD.words(position, texts, entries)
    told = [Line(bold(texts("ti4-picture-draft")))]
    if seats := order(position):
        named = ", ".join(name_of(position, seat, texts, options.names) for seat in seats)
        told.append(Line(titled(texts("ti4-picture-draft-next"), named)))
    for letter, tiles in position.slices.items():
        resources, influence = worth(tiles)
        facts = {"slice": letter, "resources": resources, "influence": influence, "tiles": " ".join(tiles)}
        said = texts("ti4-word-draft-slice", **facts)
        told.append(_line(position, texts, options, said, partial(_has, "slice", letter)))
    if position.slices:
        for number, home in enumerate(LAYOUTS[len(position.players)].homes, 1):
            said = texts("ti4-word-draft-position", position=number, place=home)
            told.append(_line(position, texts, options, said, partial(_has, "position", number)))
    for id in factions(position):
        said = texts(f"ti4-name-faction-{id}")
        told.append(_line(position, texts, options, said, partial(_has, "faction", id)))
    return limited(told)


def _line(position: State, texts: Texts, options: Options, said: str, taken: Taken) -> Line:
    """Something, and who has it."""
    names = [name_of(position, player.seat, texts, options.names) for player in position.players if taken(player)]
    if names:
        return Line(titled(said, names[0]))
    return Line(said)
