"""The places view: a crop of the map in which every choice carries a letter."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Scene
from images.gaia import phrases
from images.gaia.boards.sheet import goods_scene
from images.gaia.map import board
from images.gaia.map.hexes import area, what_stands
from images.gaia.seats import owner, satellites_needed, stage
from images.gaia.signs import taken
from images.layout.parts import MARGIN
from images.map.choices import all_single, hexes_of, shown_choices
from images.map.crop import area_key, around_choices, begin_crop
from images.options import NO_OPTIONS, Options
from images.words.hexes import hex_lines, hexes_with
from images.words.phrases import Texts, lettered, lettered_lines, sentences
from rules.gaia.state import State


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The hexes of `choices`, lettered A, B, C … in this order, and what lies around them.

    A choice of several hexes, apart by spaces, is an area; there may be three of those. Its letter stands where its
    satellites would be. Without choices, or where they lie far apart, the whole map is shown.
    """
    title = texts("gaia-picture-places" if all_single(hexes_of(options.choices)) else "gaia-picture-areas")
    drawn, atlas = begin_crop(
        position.galaxy.hexes, options.choices, title, owner(position, options.player, texts).name, room=options.room
    )
    shown = shown_choices(options.choices, lambda names: satellites_needed(position, options.player, names))
    areas = [choice for choice in shown if choice.ring]
    board.terrain(drawn, position, texts, atlas, () if areas else options.choices, shown)
    bottom = atlas.bottom
    if areas:
        counts = [len(satellites_needed(position, options.player, choice.area)) for choice in areas]
        meanings = [texts("gaia-picture-satellites", count=count) for count in counts]
        bottom = area_key(drawn, areas, meanings, atlas.bottom + MARGIN / 2, taken(texts))
    drawn.height = round(bottom + MARGIN)
    return drawn


def near(position: State, texts: Texts, options: Options, names: Sequence[str]) -> Scene:
    """The part of the map around these hexes, which are marked, in the room that `options` give.

    Without any it is what the viewer has: research and trade are no places.
    """
    if not names:
        return goods_scene(position, texts, options)
    title, room = texts("gaia-picture-title"), options.room - 2 * MARGIN
    drawn, atlas = begin_crop(position.galaxy.hexes, names, title, stage(position, texts), room=room)
    board.terrain(drawn, position, texts, atlas, names)
    drawn.height = round(atlas.bottom + MARGIN)
    return drawn


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The lettered crop: whose choice, and which letter stands where, of areas with their satellites."""
    areas = [area(position, texts, options.player, names) for names in hexes_of(options.choices)]
    rows = "; ".join(f"{letter} {where}" for letter, where in lettered(areas, taken(texts)))
    shown = len(around_choices(position.galaxy.hexes, options.choices))
    part = texts("gaia-picture-alt-places", name=phrases.name(position, options.player, texts), count=shown)
    if not rows:
        return part
    return sentences(part, texts("gaia-picture-alt-choices", list=rows))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each letter with its hex and what is there, or with its area; then what is on the hexes of areas."""
    chosen = hexes_of(options.choices)
    names = [name for own in chosen for name in own]
    on = what_stands(position, texts)
    empty = texts("gaia-picture-told-empty")
    if all_single(chosen):
        return [phrases.title(texts, "places"), *lettered_lines(hexes_with(names, on, empty), taken(texts))]
    areas = [area(position, texts, options.player, own) for own in chosen]
    lines = lettered_lines(areas, taken(texts))
    return [phrases.title(texts, "areas"), *lines, *hex_lines(dict.fromkeys(names), on, empty)]
