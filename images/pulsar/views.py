"""The views of Pulsar 2849."""

from __future__ import annotations

from images.pulsar.boards import dice, goals, headquarters, key, scoring, sheet, technologies, transmitters
from images.pulsar.map import board, nearby, places, zoom
from images.pulsar.painters import PAINTERS
from images.pulsar.reference import scene as reference
from images.pulsar.words import alt
from images.pulsar.words import boards as words
from images.pulsar.words import map as mapwords
from images.pulsar.words.reference import TOLD
from images.view import View

VIEWS: dict[str, View] = {
    "board": View(board.scene, PAINTERS, alt.board, mapwords.board),
    "dice": View(dice.scene, PAINTERS, alt.dice, words.dice),
    "technologies": View(technologies.scene, PAINTERS, alt.technologies, words.technologies),
    "headquarters": View(headquarters.scene, PAINTERS, alt.headquarters, words.headquarters),
    "transmitters": View(transmitters.scene, PAINTERS, alt.transmitters, words.transmitters),
    "goals": View(goals.scene, PAINTERS, alt.goals, words.goals),
    "scoring": View(scoring.scene, PAINTERS, alt.scoring, words.scoring),
    "sheet": View(sheet.scene, PAINTERS, alt.sheet, words.sheet),
    "zoom": View(zoom.scene, PAINTERS, alt.zoom, mapwords.zoom),
    "places": View(places.scene, PAINTERS, alt.places, mapwords.places),
    "reference": View(reference.scene, PAINTERS, TOLD.alt, TOLD.words),
    "nearby": View(nearby.scene, PAINTERS, alt.nearby, mapwords.nearby),
    "since": View(board.since, PAINTERS, alt.since, mapwords.since),
    "key": View(key.scene, PAINTERS, alt.key, words.key),
}
