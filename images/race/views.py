"""The views of Race for the Galaxy."""

from __future__ import annotations

from images import course
from images.halves import in_halves
from images.race import reference
from images.race.cards import card
from images.race.cards import hands as cards
from images.race.painters import PAINTERS
from images.race.seats import owners_of
from images.race.table import key, since
from images.race.table import overview as table
from images.view import View

TABLEAU = View(cards.tableau, PAINTERS, cards.tableau_alt, cards.tableau_words)
VIEWS: dict[str, View] = {
    "table": View(table.scene, PAINTERS, table.alt, table.words),
    "tableau": TABLEAU,
    "sheet": TABLEAU,
    "hand": View(cards.hand, PAINTERS, cards.hand_alt, cards.hand_words),
    "explore": View(cards.explore, PAINTERS, cards.explore_alt, cards.explore_words),
    "card": View(card.scene, PAINTERS, card.alt, card.words),
    "reference": View(reference.scene, PAINTERS, reference.alt, reference.words),
    "since": View(since.scene, PAINTERS, since.alt, since.words),
    "course": course.view("race", owners_of, lambda position: (), PAINTERS),  # the table beside it has the sources
    **in_halves("key", View(key.scene, PAINTERS, key.alt, key.words)),
}
