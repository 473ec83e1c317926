"""The views of Gaia Project."""

from __future__ import annotations

from images.gaia.boards import key, research, scoring, sheet
from images.gaia.map import board, places, zoom
from images.gaia.painters import PAINTERS
from images.gaia.reference import scene as reference
from images.gaia.words import alt
from images.gaia.words import boards as words
from images.gaia.words import map as mapwords
from images.gaia.words import sheet as sheetwords
from images.gaia.words.reference import TOLD
from images.view import View

VIEWS: dict[str, View] = {
    "board": View(board.scene, PAINTERS, alt.board, mapwords.board),
    "research": View(research.scene, PAINTERS, alt.research, words.research),
    "scoring": View(scoring.scene, PAINTERS, alt.scoring, words.scoring),
    "sheet": View(sheet.scene, PAINTERS, alt.sheet, sheetwords.sheet),
    "zoom": View(zoom.scene, PAINTERS, alt.zoom, mapwords.zoom),
    "coordinates": View(board.coordinates, PAINTERS, alt.coordinates, mapwords.board),
    "places": View(places.scene, PAINTERS, alt.places, mapwords.places),
    "since": View(board.since, PAINTERS, alt.since, mapwords.since),
    "tracks": View(research.only_tracks, PAINTERS, alt.tracks, words.tracks),
    "goods": View(sheet.goods_scene, PAINTERS, alt.sheet, sheetwords.goods_only),
    "reference": View(reference.scene, PAINTERS, TOLD.alt, TOLD.words),
    "key": View(key.scene, PAINTERS, alt.key, words.key),
}
