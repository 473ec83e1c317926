"""The views of Gaia Project."""

from __future__ import annotations

from dataclasses import replace

from images import course
from images.gaia.boards import key, research, scoring, sheet
from images.gaia.map import board, places, zoom
from images.gaia.painters import PAINTERS
from images.gaia.reference import scene as reference
from images.gaia.reference.words import TOLD
from images.gaia.seats import owners_of
from images.halves import in_halves
from images.view import View
from rules.gaia.economy.scoring import sources

BOARD = replace(board.BOARD, part=places.near)
VIEWS: dict[str, View] = {
    "board": View(BOARD.scene, PAINTERS, board.alt, board.words),
    "research": View(research.scene, PAINTERS, research.alt, research.words),
    "scoring": View(scoring.scene, PAINTERS, scoring.alt, scoring.words),
    "sheet": View(sheet.scene, PAINTERS, sheet.alt, sheet.words),
    "zoom": View(zoom.scene, PAINTERS, zoom.alt, zoom.words),
    "coordinates": View(board.coordinates, PAINTERS, board.coordinates_alt, board.words),
    "places": View(places.scene, PAINTERS, places.alt, places.words),
    "since": View(board.BOARD.since, PAINTERS, board.since_alt, board.since_words),
    "tracks": View(research.only_tracks, PAINTERS, research.only_tracks_alt, research.only_tracks_words),
    "goods": View(sheet.goods_scene, PAINTERS, sheet.alt, sheet.goods_words),
    "reference": View(reference.scene, PAINTERS, TOLD.alt, TOLD.words),
    "course": course.view("gaia", lambda position, texts, names: owners_of(position, texts), sources, PAINTERS),
    **in_halves("key", View(key.scene, PAINTERS, key.alt, key.words)),
}
