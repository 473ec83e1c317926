"""The zoom view: a sector and the hexes around it, large, with everything on them named."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit, printable, wrap
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import HEX, INK, MUTED, PANEL, PAPER, WHITE
from images.gaia.map import galaxy
from images.gaia.map.pieces import Piece, crowd, piece
from images.gaia.seats import owner, stage
from images.layout.badges import Owner, badge
from images.layout.parts import MARGIN, WIDTH, Texts, cells, heading
from images.map.hexgrid import extent
from rules.gaia.state import State

SCALE = 1.3  # of structures; texts keep their size
NAME = 24
TYPE = 51
PLACE = -56  # px from a hex's middle down to each of its lines
PIECE_OFFSET_Y = -15
ROOM = 148  # px a line may be wide
STEPS = {1: 0, 2: 60, 3: 44, 4: 36}  # px between things that share a hex


def scene(position: State, texts: Texts, sector: str = "1", names: Sequence[str] = (), **_: object) -> Scene:
    """Everything in and around a sector, which goes by its number; KeyError where there is none."""
    drawn = Scene(WIDTH)
    shown = around(position, sector)
    top = heading(drawn, texts("gaia-picture-sector", sector=sector), stage(position, texts))
    left, _up, right, _down = extent([position.galaxy.hexes[name] for name in shown], 1)
    atlas = galaxy.Atlas(position, WIDTH, top, shown, (WIDTH - MARGIN) / (right - left), SCALE)
    owners = [owner(position, player.seat, texts) for player in position.players]
    crowds = crowd(position)
    galaxy.space(drawn, position, atlas)
    galaxy.rings(drawn, atlas, galaxy.federations(position, owners))
    galaxy.marks(drawn, atlas, dict.fromkeys(name for _, name in position.built))
    for name in shown:
        _hex(drawn, position, texts, atlas, owners, name, crowds.get(name, []))
    drawn.height = round(people(drawn, owners, names, atlas.bottom + 16) + 16)
    return drawn


def around(position: State, number: str) -> list[str]:
    """The hexes of a sector and those beside it."""
    hexes = position.galaxy.hexes
    return [name for name, at in hexes.items() if hexes[f"{number}c"].distance(at) <= 3]


def _hex(
    drawn: Scene,
    position: State,
    texts: Texts,
    atlas: galaxy.Atlas,
    owners: list[Owner],
    name: str,
    there: Sequence[Piece],
) -> None:
    x, y = atlas.at(name)
    step = STEPS.get(len(there), 30)
    for i, (kind, seat) in enumerate(there):
        at = x + step * (i - (len(there) - 1) / 2), y + PIECE_OFFSET_Y
        piece(drawn, atlas, kind, owners[seat], at, min(len(there), 2), name)
    planet = position.planets.get(name, "")
    colour, outline = (WHITE, INK) if planet else (MUTED, HEX)
    drawn.add(Text(name.upper(), x, y + PLACE, colour=colour, anchor="m", outline=outline, tag="coordinate"))
    for line, down in zip(_lines(texts, there, planet), (NAME, TYPE), strict=False):
        colour, outline = (WHITE, INK) if planet else (PAPER, HEX)
        drawn.add(Text(line, x, y + down, colour=colour, anchor="m", outline=outline, tag="word"))


def _lines(texts: Texts, there: Sequence[Piece], planet: str) -> list[str]:
    """What stands there, then the planet's type, in two lines."""
    kinds = dict.fromkeys(kind for kind, _ in there)
    lines = [line for kind in kinds for line in wrap(texts(f"gaia-picture-on-{kind}"), 28, ROOM)]
    if planet:
        lines = [*lines[:1], texts(f"gaia-picture-planet-{planet}")] if len(kinds) < 2 else lines
    return lines[:2]


def people(drawn: Scene, owners: list[Owner], names: Sequence[str], top: float) -> float:
    """Whose letters they are; where the rows end, in px."""
    boxes = cells(MARGIN / 2, WIDTH - MARGIN / 2, top, 56, 2, len(owners))
    for who, box in zip(owners, boxes, strict=True):
        y = (box[1] + box[3]) / 2
        drawn.add(panel(box, PANEL))
        badge(drawn, who, box[0] + 34, y)
        drawn.add(Text(who.name, box[0] + 66, y, weight="Bold", tag="faction"))
        if who.seat < len(names):
            drawn.add(
                Text(fit(printable(names[who.seat]), 28, 230), box[2] - 16, y, colour=MUTED, anchor="r", tag="name")
            )
    return boxes[-1][3]
