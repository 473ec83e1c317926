"""Boxes of different heights in columns: in order, and as short as that lets them be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

from images.drawing.scene import Scene
from images.layout.parts import stacked
from images.layout.plates import Plate, plates


def test_boxes_stand_in_order_one_column_after_the_other() -> None:
    boxes = stacked(0, 208, 10, [100, 40, 40, 20], 2)
    assert boxes == [(0, 10, 100, 110), (108, 10, 208, 50), (108, 58, 208, 98), (108, 106, 208, 126)]
    assert [box[0] for box in stacked(0, 316, 10, [40] * 2, 3)] == [0, 108]
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


@pytest.mark.parametrize(
    ("count", "columns", "held"),
    [(4, 3, [1, 2, 1]), (7, 3, [2, 3, 2]), (5, 3, [2, 2, 1]), (8, 3, [3, 3, 2]), (7, 2, [4, 3]), (10, 4, [2, 3, 3, 2])],
)
def test_columns_of_like_boxes_are_even_and_the_odd_one_stands_in_the_middle(
    count: int, columns: int, held: list[int]
) -> None:
    """Seven cards in three columns left one alone beside two columns of three."""
    found = Counter(box[0] for box in stacked(0, 400, 0, [40] * count, columns))
    assert [found[left] for left in sorted(found)] == held


@pytest.mark.parametrize(("count", "middle"), [(1, True), (2, False), (3, True), (4, False)])
def test_the_last_plate_stands_in_the_middle_where_it_is_alone(count: int, middle: bool) -> None:  # a case
    drawn = Scene(1080)
    plates(drawn, [Plate(f"Plate {number}", [], tag=f"{number}") for number in range(count)], 10, 2)
    last = drawn.texts[-1]
    assert (last.x > 200) is (middle or count % 2 == 0)
    assert (last.x < 500) is middle
