"""L1Z1X: research without prerequisites, and the note that costs them a command token (34, 69, 90)."""

from __future__ import annotations

import pytest

from rules.ti4.technology.prerequisites import researchable
from tests.ti4.kit import Table
from tests.ti4.scenes import acting

CARDS = ("technology", "warfare", "imperial", "diplomacy", "politics", "construction")


def inheriting(*, ready: bool = True) -> Table:
    """L1Z1X own Inheritance Systems, and are about to research by Technology, for nothing."""
    table = Table("l1z1x", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.cards(*CARDS)
    table.player().technologies.append("inheritance-systems")
    if not ready:
        table.player().exhausted_technologies.append("inheritance-systems")
    table.play("p1 action strategic:technology")
    return table


def test_inheritance_systems_ignore_all_prerequisites_for_two_resources() -> None:
    table = inheriting()
    table.player().trade_goods = 2
    table.state.planet("0-0-0").exhausted = True
    table.play("p1 research fleet-logistics:1")
    assert "fleet-logistics" in table.player().technologies
    assert (table.player().trade_goods, table.player().exhausted_technologies) == (0, ["inheritance-systems"])


def test_inheritance_systems_serve_once_until_they_are_readied() -> None:
    table = inheriting()
    assert "light-wave-deflector" in researchable(table.state, 0)
    assert "light-wave-deflector" not in researchable(inheriting(ready=False).state, 0)
    table.player().mutated = True
    assert "light-wave-deflector" not in researchable(table.state, 0)


def test_inheritance_systems_cost_their_resources() -> None:
    table = inheriting()
    table.state.planet("0-0-0").exhausted = True
    assert table.refused("p1 research fleet-logistics:1") == "pick-unknown"


def test_nothing_is_exhausted_where_prerequisites_are_owned() -> None:
    table = inheriting()
    assert researchable(table.state, 0)["hyper-metabolism"] != ()
    table.player().technologies.append("antimass-deflectors")
    assert researchable(table.state, 0)["gravity-drive"] == ((),)


def enhanced(strategy: int = 2) -> Table:
    """Sol hold Cybernetic Enhancements, will use them as their turn begins, and L1Z1X act before them."""
    table = acting("l1z1x", "sol", "xxcha")
    table.give_note(1, "cybernetic-enhancements.1")
    table.player().pools.strategy = strategy
    table.play("p2 instructions file:cybernetic-enhancements.1:always")
    return table


@pytest.mark.parametrize(("owned", "left"), [(2, 1), (0, 0)])
def test_cybernetic_enhancements_take_a_token_if_there_is_one_and_bring_one(owned: int, left: int) -> None:
    table = enhanced(owned)
    before = table.player(1).pools.strategy
    table.play("p1 action activate:202")
    while table.state.acting == 0:
        table.default()
    assert table.state.acting == 1
    assert (table.player().pools.strategy, table.player(1).pools.strategy) == (left, before + 1)
    assert "cybernetic-enhancements.1" in table.player().notes


def test_cybernetic_enhancements_wait_for_the_turn_of_their_holder() -> None:
    table = acting("sol", "l1z1x", "xxcha")
    table.give_note(2, "cybernetic-enhancements.2")
    table.play("p3 instructions file:cybernetic-enhancements.2:always", "p1 action activate:202")
    while table.state.acting == 0:
        table.default()
    assert "cybernetic-enhancements.2" in table.player(2).notes
