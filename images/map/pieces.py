"""What stands on hexes, and how it shares them: pieces side by side, letters of choices, a count of the rest.

All measures are px on a hex of the atlas's `SIZE`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, width
from images.drawing.scene import Scene, Thing
from images.drawing.theme import INK, PAPER
from images.layout.badges import badge
from images.layout.seats import Owner
from images.map.atlas import Atlas
from images.words.phrases import letter

PIECE_OFFSET_Y = -19  # from a hex's middle to where pieces stand
CHOICE = "choice"  # the kind of a choice's letter
MOST_WITH_LETTER = 3  # things for which a hex with a letter has room
DISCS = {1: 44, 2: 38}  # how wide a letter's disc is, by how many things share the hex
CROWDED_DISC = 30
DISC_AIR = 6  # beside a letter of two signs
MARK = 34  # a seat's badge beside a piece
BESIDE_SIGN = 19  # from the middle to a piece that leaves room for a sign to its left
ROW_OFFSET_Y = 18  # of two rows of things, from a hex's middle
ROW_STEP = {1: 0, 2: 42, 3: 26}  # from one thing of such a row to the next, by how many there are


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on a hex: a `kind` of thing and the seat that owns it.

    Of a choice's letter `number` is the place in the list of choices, from 0.
    """

    kind: str
    number: int


Crowds = Mapping[str, Sequence[Piece]]  # what stands on each hex, by name
DrawPiece = Callable[[str, Piece, Point, int], None]  # on which hex, which piece, where, how many share the hex


def crowds(pieces: Iterable[tuple[str, Piece]], lettered: Sequence[Sequence[str]] = ()) -> dict[str, list[Piece]]:
    """What stands on each hex: the letters of choices first, then the pieces, given with the names of their hexes.

    `lettered` are the hexes that carry the letter of each choice. What then finds no room on them is left out.
    """
    there: dict[str, list[Piece]] = {}
    for index, names in enumerate(lettered):
        for name in names:
            there.setdefault(name, []).append(Piece(CHOICE, index))
    marked = set(there)
    for name, piece in pieces:
        if name not in marked or len(there[name]) < MOST_WITH_LETTER:
            there.setdefault(name, []).append(piece)
    return there


def place_pieces(
    scene: Scene,
    atlas: Atlas,
    crowded: Crowds,
    draw: DrawPiece,
    planets: Collection[str] = (),
    colours: Sequence[str] = (),
    most: int = 0,
    unnamed: Collection[str] = (),
    taken: str = "",
) -> None:
    """Place everything that stands on the hexes shown.

    Args:
        scene: where it is placed.
        atlas: where hexes lie.
        crowded: what stands on each hex.
        draw: places a piece of the game.
        planets: hexes with a picture that a single piece stands beside.
        colours: those of the choices' letters.
        most: how many things a hex shows at most; of others it says "+n". 0 shows all.
        unnamed: hexes without their names, for which pieces leave room elsewhere: there they take the whole hex.
        taken: letters that no choice has.
    """
    for name, there in crowded.items():
        if name not in atlas.hexes:
            continue
        x, y = atlas.at(name)
        shown, left_out = split_crowd(there, most)
        count = len(shown) + bool(left_out)
        spots = whole_hex_spots(count) if name in unnamed else piece_spots(count, beside_planet=name in planets)
        points = [(x + aside * atlas.scale, y + down * atlas.scale) for aside, down in spots]
        for piece, at in zip(shown, points, strict=False):
            if piece.kind == CHOICE:
                letter_disc(scene, atlas, letter(piece.number, taken), colours[piece.number], len(there), at, name)
            else:
                draw(name, piece, at, len(spots))
        if left_out:
            more = f"+{left_out}"
            scene.add(atlas.text(more, points[-1], PAPER, "more", "Bold", INK))


def split_crowd(there: Sequence[Piece], most: int = 0) -> tuple[Sequence[Piece], int]:
    """The things of a hex that are shown, and how many others there are; all are shown where `most` is 0.

    The "+n" of the others takes the place of one.
    """
    if not most or len(there) <= most:
        return there, 0
    return there[: most - 1], len(there) - most + 1


def piece_spots(count: int, *, beside_planet: bool) -> Sequence[Point]:
    """Where things stand that share a hex, from its middle: to the right and down."""
    if count == 1:
        return [(BESIDE_SIGN if beside_planet else 0, PIECE_OFFSET_Y)]
    if count == 2:
        return [(-19, PIECE_OFFSET_Y), (19, PIECE_OFFSET_Y)]
    row = -14 if count == 3 else -7
    if count <= 4:
        return [(-26, row), (0, row), (26, row), (0, -34)][:count]
    return [(0, -34), *((58 * i / (count - 2) - 29, row) for i in range(count - 1))]


def whole_hex_spots(count: int) -> Sequence[Point]:
    """Where things stand that have a hex without a name to themselves, from its middle: to the right and down."""
    if count == 1:
        return [(0, 0)]
    above = (count + 1) // 2
    rows = ((above, -ROW_OFFSET_Y), (count - above, ROW_OFFSET_Y)) if count > 2 else ((count, 0),)
    return [(ROW_STEP[across] * (i - (across - 1) / 2), y) for across, y in rows for i in range(across)]


def seat_mark(scene: Scene, atlas: Atlas, who: Owner, at: Point, name: str) -> None:
    """Whose a piece is: a small badge with the seat's shape, colour and letter, its middle at a point."""
    badge(scene, who, *at, f"{name} mark {who.seat}", MARK * atlas.scale)


def letter_disc(scene: Scene, atlas: Atlas, own: str, colour: str, count: int, at: Point, name: str) -> None:
    """The letter of a choice on its disc, smaller where `count` things share the hex, wider under two letters."""
    high = DISCS.get(count, CROWDED_DISC)
    variant, wide = ("", high) if len(own) == 1 else ("wide", round(width(own, SMALLEST, "Bold")) + DISC_AIR)
    scene.add(Thing("disc", "", *at, wide * atlas.scale, high * atlas.scale, 4, colour, tag=name, variant=variant))
    scene.add(atlas.text(own, at, colour=INK, weight="Bold", outline=colour, tag="choice"))
