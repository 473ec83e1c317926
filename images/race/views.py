"""The views of Race for the Galaxy."""

from __future__ import annotations

from images.race import reference
from images.race.cards import card
from images.race.cards import hands as cards
from images.race.painters import PAINTERS
from images.race.table import key, since
from images.race.table import overview as table
from images.race.words import alt
from images.race.words import lines as words
from images.view import View

TABLEAU = View(cards.tableau, PAINTERS, alt.tableau, words.tableau)
VIEWS: dict[str, View] = {
    "table": View(table.scene, PAINTERS, alt.table, words.table),
    "tableau": TABLEAU,
    "sheet": TABLEAU,
    "hand": View(cards.hand, PAINTERS, alt.hand, words.hand),
    "explore": View(cards.explore, PAINTERS, alt.explore, words.explore),
    "card": View(card.scene, PAINTERS, card.alt, card.words),
    "reference": View(reference.scene, PAINTERS, reference.alt, reference.words),
    "since": View(since.scene, PAINTERS, since.alt, since.words),
    "key": View(key.scene, PAINTERS, alt.key, key.words),
}
