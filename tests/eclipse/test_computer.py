"""The computer player: what it answers is legal."""

from __future__ import annotations

from random import Random

from rules.core.decisions import allocation
from rules.eclipse.computer.answers import answers
from tests.eclipse.kit import Table, hex_at


def test_it_builds_no_more_ships_of_a_class_than_are_left() -> None:
    table = Table()
    table.sector("201", hex_at(1, 0), disc=0)
    player = table.player()
    player.materials = 40
    table.ships(player.board.home, 0, interceptor=7, cruiser=3, dreadnought=1)
    table.play("p1 action build")
    answer = next(answers(table.state, table.question("build"), Random(1)))
    assert sum(allocation(answer).values()) == 2
    table.play(" ".join(("p1 build", *answer)))
