"""The views of Pulsar 2849."""

from __future__ import annotations

from dataclasses import replace

from images import course
from images.halves import in_halves
from images.pulsar.boards import dice, goals, headquarters, key, scoring, sheet, technologies, transmitters
from images.pulsar.map import board, nearby, places, zoom
from images.pulsar.painters import PAINTERS
from images.pulsar.reference import scene as reference
from images.pulsar.reference.words import TOLD
from images.pulsar.seats import owners_of
from images.view import View
from rules.pulsar.scoring.final import sources

BOARD = replace(board.BOARD, part=places.near)
VIEWS: dict[str, View] = {
    "board": View(BOARD.scene, PAINTERS, board.alt, board.words),
    "dice": View(dice.scene, PAINTERS, dice.alt, dice.words),
    "technologies": View(technologies.scene, PAINTERS, technologies.alt, technologies.words),
    "headquarters": View(headquarters.scene, PAINTERS, headquarters.alt, headquarters.words),
    "transmitters": View(transmitters.scene, PAINTERS, transmitters.alt, transmitters.words),
    "goals": View(goals.scene, PAINTERS, goals.alt, goals.words),
    "scoring": View(scoring.scene, PAINTERS, scoring.alt, scoring.words),
    "sheet": View(sheet.scene, PAINTERS, sheet.alt, sheet.words),
    "zoom": View(zoom.scene, PAINTERS, zoom.alt, zoom.words),
    "places": View(places.scene, PAINTERS, places.alt, places.words),
    "reference": View(reference.scene, PAINTERS, TOLD.alt, TOLD.words),
    "nearby": View(nearby.scene, PAINTERS, nearby.alt, nearby.words),
    "since": View(board.BOARD.since, PAINTERS, board.since_alt, board.since_words),
    "course": course.view("pulsar", owners_of, sources, PAINTERS),
    **in_halves("key", View(key.scene, PAINTERS, key.alt, key.words)),
}
