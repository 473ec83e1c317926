"""The views of Race for the Galaxy."""

from __future__ import annotations

from images.race import alt, card, cards, key, since, table, words
from images.race.painters import PAINTERS
from images.view import View

TABLEAU = View(cards.tableau, PAINTERS, alt.tableau, words.tableau)
VIEWS: dict[str, View] = {
    "table": View(table.scene, PAINTERS, alt.table, words.table),
    "tableau": TABLEAU,
    "sheet": TABLEAU,
    "hand": View(cards.hand, PAINTERS, alt.hand, words.hand),
    "explore": View(cards.explore, PAINTERS, alt.explore, words.explore),
    "card": View(card.scene, PAINTERS, card.alt, card.words),
    "since": View(since.scene, PAINTERS, since.alt, since.words),
    "key": View(key.scene, PAINTERS, alt.key, key.words),
}
