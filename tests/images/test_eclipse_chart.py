"""Where the hexes of Eclipse lie in a picture, and how large they are."""

from __future__ import annotations

import pytest

from images.eclipse.map.chart import Chart, edge_middle
from images.eclipse.map.tiles import look_at
from rules.core.hexes import disc, parse
from rules.eclipse.components.edges import EDGES, neighbour


def test_hexes_stand_on_an_edge_and_touch_their_neighbours() -> None:
    chart = Chart([str(at) for at in disc(4)], 0)
    for at in disc(3):
        x, y = chart.at(str(at))
        for edge in EDGES:
            across, down = edge_middle(edge, 2 * chart.size)
            assert chart.at(str(neighbour(at, edge))) == pytest.approx((x + across, y + down))
    assert chart.at("0,-1")[0] == pytest.approx(chart.at("0,0")[0])
    assert chart.at("0,-1")[1] < chart.at("0,0")[1]


def test_61_hexes_fit_with_letters_that_can_be_read() -> None:
    chart = Chart([str(at) for at in disc(4)], 0)
    assert chart.width == 1080
    assert look_at(chart.size).font == 28
    wide = Chart([str(at) for at in disc(6)], 0)
    assert 1080 < wide.width <= 1400
    assert wide.font * 1080 / wide.width >= 28


def test_hexes_that_nothing_names_leave_others_their_room() -> None:
    names = [str(at) for at in disc(2)]
    whole = Chart(names, 0)
    quiet = [name for name in names if max(map(abs, (parse(name).q, parse(name).r))) == 2]
    chart = Chart(names, 0, quiet=quiet)
    assert chart.size > 1.15 * whole.size
    assert chart.bottom <= whole.bottom + 1
    for name in set(names) - set(quiet):
        x, y = chart.at(name)
        assert chart.size < x < chart.width - chart.size
        assert 0 < y < chart.bottom
