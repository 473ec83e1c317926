"""The views of Eclipse."""

from __future__ import annotations

from dataclasses import replace

from images import course
from images.eclipse.boards import battle, key, report, scoring, sheet, species, supply, upgrade
from images.eclipse.map import crop, galaxy, place, zoom
from images.eclipse.painters import PAINTERS
from images.eclipse.reference import scene as reference
from images.eclipse.reference.words import TOLD
from images.eclipse.seats import owners_of
from images.halves import in_halves
from images.view import View
from rules.eclipse.scoring.final import sources

BOARD = replace(galaxy.BOARD, part=crop.near)
VIEWS: dict[str, View] = {
    "galaxy": View(BOARD.scene, PAINTERS, galaxy.alt, galaxy.words),
    "sheet": View(sheet.scene, PAINTERS, sheet.alt, sheet.words),
    "supply": View(supply.scene, PAINTERS, supply.alt, supply.words),
    "upgrade": View(upgrade.scene, PAINTERS, upgrade.alt, upgrade.words),
    "battle": View(battle.scene, PAINTERS, battle.alt, battle.words),
    "report": View(report.scene, PAINTERS, report.alt, report.words),
    "species": View(species.scene, PAINTERS, species.alt, species.words),
    "scoring": View(scoring.scene, PAINTERS, scoring.alt, scoring.words),
    "zoom": View(zoom.scene, PAINTERS, zoom.alt, zoom.words),
    "places": View(crop.scene, PAINTERS, crop.alt, crop.words),
    "place": View(place.scene, PAINTERS, place.alt, place.words),
    "since": View(galaxy.BOARD.since, PAINTERS, galaxy.since_alt, galaxy.since_words),
    "reference": View(reference.scene, PAINTERS, TOLD.alt, TOLD.words),
    "course": course.view("eclipse", owners_of, sources, PAINTERS),
    **in_halves("key", View(key.scene, PAINTERS, key.alt, key.words)),
}
