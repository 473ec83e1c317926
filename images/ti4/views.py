"""The views of Twilight Imperium."""

from __future__ import annotations

from dataclasses import replace

from images import course
from images.halves import in_halves
from images.ti4 import announced, council, draft
from images.ti4.boards import battle, cards, deals, digest, key, objectives, technologies
from images.ti4.map import galaxy, places, zoom
from images.ti4.painters import PAINTERS
from images.ti4.reference import scene as reference
from images.ti4.reference.words import TOLD
from images.ti4.seats import owners_of
from images.ti4.sheet import sheet
from images.view import View
from rules.ti4.scoring.victory import sources

BOARD = replace(galaxy.BOARD, part=places.near)
VIEWS: dict[str, View] = {
    "galaxy": View(BOARD.scene, PAINTERS, galaxy.alt, galaxy.words),
    "since": View(galaxy.BOARD.since, PAINTERS, galaxy.since_alt, galaxy.since_words),
    "places": View(places.scene, PAINTERS, places.alt, places.words),
    "zoom": View(zoom.scene, PAINTERS, zoom.alt, zoom.words),
    "sheet": View(sheet.scene, PAINTERS, sheet.alt, sheet.words),
    "technologies": View(technologies.scene, PAINTERS, technologies.alt, technologies.words),
    "strategy": View(cards.scene, PAINTERS, cards.alt, cards.words),
    "objectives": View(objectives.scene, PAINTERS, objectives.alt, objectives.words),
    "battle": View(battle.battle_scene, PAINTERS, battle.battle_alt, battle.battle_words),
    "report": View(battle.report_scene, PAINTERS, battle.report_alt, battle.report_words),
    "reference": View(reference.scene, PAINTERS, TOLD.alt, TOLD.words),
    "announced": View(announced.announced_scene, PAINTERS, announced.announced_alt, announced.announced_words),
    "moment": View(announced.moment_scene, PAINTERS, announced.moment_alt, announced.moment_words),
    "draft": View(draft.scene, PAINTERS, draft.alt, draft.words),
    "council": View(council.scene, PAINTERS, council.alt, council.words),
    "deals": View(deals.scene, PAINTERS, deals.alt, deals.words),
    "digest": View(digest.scene, PAINTERS, digest.alt, digest.words),
    "course": course.view("ti4", owners_of, sources, PAINTERS),
    **in_halves("key", View(key.scene, PAINTERS, key.alt, key.words)),
}
