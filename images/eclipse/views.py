"""The views of Eclipse."""

from __future__ import annotations

from images.eclipse.boards import battle, key, scoring, sheet, species, supply, upgrade
from images.eclipse.map import crop, galaxy, place, zoom
from images.eclipse.painters import PAINTERS
from images.eclipse.reference import scene as reference
from images.eclipse.words import alt
from images.eclipse.words import boards as words
from images.eclipse.words import map as mapwords
from images.eclipse.words.reference import TOLD
from images.view import View

VIEWS: dict[str, View] = {
    "galaxy": View(galaxy.scene, PAINTERS, alt.galaxy, mapwords.galaxy),
    "sheet": View(sheet.scene, PAINTERS, alt.sheet, words.sheet),
    "supply": View(supply.scene, PAINTERS, alt.supply, words.supply),
    "upgrade": View(upgrade.scene, PAINTERS, alt.upgrade, words.upgrade),
    "battle": View(battle.scene, PAINTERS, alt.battle, words.battle),
    "species": View(species.scene, PAINTERS, alt.species, words.species),
    "scoring": View(scoring.scene, PAINTERS, alt.scoring, words.scoring),
    "zoom": View(zoom.scene, PAINTERS, alt.zoom, mapwords.zoom),
    "places": View(crop.scene, PAINTERS, alt.places, mapwords.places),
    "place": View(place.scene, PAINTERS, alt.place, mapwords.place),
    "since": View(galaxy.since, PAINTERS, alt.since, mapwords.since),
    "reference": View(reference.scene, PAINTERS, TOLD.alt, TOLD.words),
    "key": View(key.scene, PAINTERS, alt.key, words.key),
}
