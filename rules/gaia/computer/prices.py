"""What things are worth in points, by how many rounds are still to be played after the one in which they are held."""

from __future__ import annotations

from rules.gaia.components import Goods

Row = tuple[float, float, float, float, float, float]  # with 0 rounds left, 1, ... 5

ORE: Row = (0.9, 1.15, 1.4, 1.6, 1.75, 1.9)
CREDITS: Row = (0.33, 0.42, 0.5, 0.56, 0.6, 0.62)
KNOWLEDGE: Row = (1.0, 1.2, 1.35, 1.5, 1.6, 1.7)
QIC: Row = (2.4, 2.8, 3.0, 3.2, 3.4, 3.6)
LIFT: Row = (0.17, 0.22, 0.25, 0.28, 0.3, 0.31)  # a token one bowl further, in a round in which it can be used
TOKEN: Row = (0.0, 0.15, 0.4, 0.6, 0.8, 1.0)  # a token of power, in whatever bowl

PLAIN: dict[str, Row] = {"ore": ORE, "credits": CREDITS, "knowledge": KNOWLEDGE, "qic": QIC}


def goods_worth(goods: Goods, left: int) -> float:
    """Goods that come to hand with so many rounds to play after this one; power as if there is room to charge it."""
    worth = float(goods.get("vp", 0))
    for kind, row in PLAIN.items():
        if amount := goods.get(kind):
            worth += amount * row[left]
    return worth + goods.get("charge", 0) * LIFT[left] + goods.get("tokens", 0) * TOKEN[left]


def summed(row: Row, left: int) -> float:
    """One of something at the beginning of each round that is left."""
    return sum(row[:left])
