"""What is said in words of the map of Eclipse."""

from __future__ import annotations

from bot.words.texts import Texts
from images.eclipse.telling import joined_words
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.components.sectors import CENTRE
from tests.images import eclipse_sample as sample


def test_halves_of_wormholes_are_told_where_nothing_lies_beside_them() -> None:
    """The galactic center was told to have no wormholes while none of its six led anywhere."""
    position = sample.full()
    position.map = {"0,0": new_sector(CENTRE, 0)}
    alone = "half wormholes, by edge from the top clockwise: 1, 2, 3, 4, 5, 6"
    assert joined_words(position, Texts("en"), "0,0") == alone
    position.map["0,-1"] = new_sector("201", 0)
    told = "wormholes to 201; half wormholes, by edge from the top clockwise: 2, 3, 4, 5, 6"
    assert joined_words(position, Texts("en"), "0,0") == told
