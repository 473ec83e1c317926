"""What stands on every card: its cost or defense, its points, its kind of good, the good that lies there."""

from __future__ import annotations

from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK, WHITE
from images.race.cards.signs import kind_sign
from images.race.colours import GOODS
from images.words.phrases import Texts
from rules.race.designs import Card


def shape(card: Card) -> str:
    """What a card's cost stands on: a disc for worlds, a red one for military worlds, a diamond for developments."""
    if not card.world:
        return "development"
    if card.defense is None:
        return "world"
    return "defense"


def worth(card: Card, points: int | None) -> str:
    """What the hexagon says: of a 6-cost development, what it counts."""
    if not card.score:
        return str(card.vp)
    if points is None:
        return "?"
    return str(points)


def cost(drawn: Scene, card: Card, x: float, y: float, size: float, letters: int) -> float:
    """Cost or defense with its middle at (x, y); where the next such thing may stand."""
    wide = size
    if not card.world:
        wide += 6
    drawn.add(Thing("cost", shape(card), x, y, wide, wide, 2, tag=card.id))
    drawn.add(Text(str(card.price), x, y, letters, WHITE, "Bold", "m", tag="cost"))
    return x + size


def points(drawn: Scene, card: Card, words: str, x: float, y: float, size: float, letters: int) -> float:
    """Points on their hexagon with its middle at (x, y); where the next such thing may begin."""
    drawn.add(Thing("points", "six" if card.score else "", x, y, size, size, 2, tag=card.id))
    drawn.add(Text(words, x, y, letters, INK, "Bold", "m", tag="points"))
    return x + size / 2


def kind(drawn: Scene, texts: Texts, card: Card, x: float, y: float, size: float) -> None:
    """The kind of good of a world with its middle at (x, y): a disc, for windfall worlds a ring."""
    sign = kind_sign(f"{card.good}-ring" if card.windfall else card.good, texts)
    drawn.add(Thing("kind", sign[1:], x, y, size, size, 2, tag=card.id))


def crate(drawn: Scene, card: Card, x: float, y: float, size: float, tag: str) -> None:
    """A good of the world's kind with its middle at (x, y)."""
    drawn.add(Thing("crate", card.good, x, y, size, size, 3, GOODS[card.good], tag=tag))


def tokens(
    drawn: Scene, texts: Texts, card: Card, value: int | None, good: str, x: float, y: float, size: float, letters: int
) -> float:
    """All of them in a row, the first with its middle at (x, y); `good` notes whose good lies there, if one does.

    Returns where the row ends.
    """
    x = cost(drawn, card, x, y, size, letters) + size * 0.08
    x = points(drawn, card, worth(card, value), x, y, size * 1.05, letters)
    if card.good:
        kind(drawn, texts, card, x + size * 0.5, y, size * 0.9)
        x += size * 0.98
    if good:
        crate(drawn, card, x + size * 0.45, y, size * 0.82, good)
        x += size * 0.9
    return x
