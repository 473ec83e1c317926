"""The zoom view: a sector and the hexes around it, large, with everything on them named."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Scene
from images.gaia import phrases
from images.gaia.map import galaxy
from images.gaia.map.hexes import what_stands
from images.gaia.map.pieces import crowd, piece
from images.gaia.seats import owners_of, shown_names, stage
from images.layout.seats import Owner
from images.layout.standings import people
from images.map import close_up
from images.map.atlas import Atlas
from images.map.outlines import marks, rings
from images.map.pieces import Piece
from images.options import NO_OPTIONS, Options
from images.words.hexes import hex_lines
from images.words.phrases import Texts, listed, sentences
from rules.gaia.board import galaxy as galaxy_words
from rules.gaia.state import State

LARGE_PIECES = 2  # a hex has room for two things in the size of pairs, and more stand in that size too


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything in and around a sector, which goes by its number; raises KeyError where there is none."""
    sector = options.sector or "1"
    title = texts("gaia-picture-sector", sector=sector)
    shown = around_sector(position, sector)
    drawn, atlas = close_up.begin_close_up(position.galaxy.hexes, shown, title, stage(position, texts))
    owners = owners_of(position, texts)
    crowded = crowd(position)
    galaxy.space(drawn, position, atlas)
    rings(drawn, atlas, galaxy.federations(position, owners))
    marks(drawn, atlas, dict.fromkeys(name for _, name in position.built))
    for name in shown:
        _hex(drawn, position, texts, atlas, owners, name, crowded.get(name, []))
    drawn.height = round(people(drawn, owners, shown_names(options.names, texts), atlas.bottom + 16) + 16)
    return drawn


def around_sector(position: State, sector: str) -> list[str]:
    """The hexes of a sector, which goes by its number, and those beside it; raises KeyError where there is none."""
    return close_up.around(position.galaxy.hexes, f"{sector}c")


def _hex(
    drawn: Scene,
    position: State,
    texts: Texts,
    atlas: Atlas,
    owners: list[Owner],
    name: str,
    there: Sequence[Piece],
) -> None:
    for own, at in zip(there, close_up.spots(atlas, name, len(there)), strict=True):
        piece(drawn, atlas, own.kind, owners[own.number], at, min(len(there), LARGE_PIECES), name)
    planet = position.planets.get(name, "")
    close_up.write(drawn, atlas, name, _lines(texts, there, planet), bright=bool(planet))


def _lines(texts: Texts, there: Sequence[Piece], planet: str) -> list[str]:
    """What stands there, then the planet's type where there is room for it."""
    kinds = dict.fromkeys(piece.kind for piece in there)
    lines = close_up.wrapped(texts(f"gaia-picture-on-{kind}") for kind in kinds)
    if planet and len(kinds) < 2:
        return [*lines[:1], texts(f"gaia-picture-planet-{planet}")]
    return lines[:2]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sector: how many planets it has and what stands in it."""
    sector = options.sector or "1"
    own = [at for at in position.planets if galaxy_words.sector(at) == int(sector)]
    there = [
        piece.number for at, here in crowd(position).items() if galaxy_words.sector(at) == int(sector) for piece in here
    ]
    rows = listed((phrases.name(position, seat, texts), there.count(seat)) for seat in sorted(set(there)))
    built = texts("gaia-picture-alt-there", list=rows) if rows else texts("gaia-picture-alt-empty")
    return sentences(texts("gaia-picture-alt-zoom", sector=sector, count=len(own)), built)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A sector hex by hex, the empty ones together, then what lies around it."""
    sector = options.sector or "1"
    shown = around_sector(position, sector)
    own = [at for at in shown if galaxy_words.sector(at) == int(sector)]
    beside = [at for at in shown if at not in own]
    empty = texts("gaia-picture-told-empty")
    return [
        phrases.heading(position, texts, texts("gaia-picture-sector", sector=sector)),
        *hex_lines(own, what_stands(position, texts), empty),
        phrases.title(texts, "told-beside"),
        *hex_lines(beside, what_stands(position, texts), empty),
    ]
