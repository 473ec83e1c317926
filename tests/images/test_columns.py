"""Boxes of different heights in columns: in order, and as short as that lets them be."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from images.layout.parts import stacked


def test_boxes_stand_in_order_one_column_after_the_other() -> None:
    boxes = stacked(0, 208, 10, [100, 40, 40, 20], 2)
    assert boxes == [(0, 10, 100, 110), (108, 10, 208, 50), (108, 58, 208, 98), (108, 106, 208, 126)]
    assert [box[0] for box in stacked(0, 316, 10, [40] * 4, 3)] == [0, 0, 108, 216]  # no column is left empty
    assert stacked(0, 208, 10, [], 2) == []


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
def test_columns_are_as_short_as_their_order_lets_them_be(columns: int) -> None:
    rng = Random(columns)
    for count in range(1, 8):
        heights = [rng.randint(20, 90) for _ in range(count)]
        boxes = stacked(0, 400, 0, heights, columns, 5)
        cuts = combinations(range(1, count), min(columns, count) - 1)
        parted = [[heights[a:b] for a, b in pairwise((0, *cut, count))] for cut in cuts]
        best = min(max(sum(part) + 5 * (len(part) - 1) for part in parts) for parts in parted)
        assert max(box[3] for box in boxes) == best
        assert boxes == sorted(boxes)
