"""L1Z1X: hits of the flagship and of dreadnoughts beside it that no fighter takes; Super Dreadnought II (34, 87)."""

from __future__ import annotations

from tests.ti4.kit import Table
from tests.ti4.scenes import attack, battle

L1Z1X = ("l1z1x", "sol", "xxcha")


def aimed(own: dict[str, int], enemy: dict[str, int], *dice: int) -> Table:
    """Ships of L1Z1X have fired at those of the second player."""
    table = battle(own, enemy, factions=L1Z1X)
    attack(table, *(f"{kind}:304={number}" for kind, number in own.items()), dice=dice)
    return table


def test_hits_of_the_flagship_and_of_dreadnoughts_go_to_no_fighters() -> None:
    table = aimed({"flagship": 1, "dreadnought": 1}, {"cruiser": 3, "fighter": 3}, 5, 1, 5, 7, *[1] * 5)
    assert table.asked() == [(0, "assign-hits")]  # of two aimed hits cruisers take both: nothing to choose
    assert table.units("203", 1) == {"cruiser": 1, "fighter": 3}


def test_hits_of_other_ships_go_to_fighters_too() -> None:
    table = aimed({"flagship": 1, "cruiser": 1}, {"cruiser": 3, "fighter": 3}, 5, 1, 7, 7, *[1] * 5)
    decision = table.pending(1)[0]
    assert (decision.kind, decision.facts["hits"], decision.facts["aimed"]) == ("assign-hits", 2, 1)
    assert table.refused("p2 assign-hits lose:fighter=2") == "aimed-hits"
    assert decision.default == ("lose:cruiser=1", "lose:fighter=1")
    table.play("p2 assign-hits lose:cruiser=2")
    assert table.units("203", 1) == {"cruiser": 1, "fighter": 3}


def test_aimed_hits_that_no_other_ship_can_take_go_to_fighters() -> None:
    table = aimed({"flagship": 1, "dreadnought": 1}, {"cruiser": 1, "fighter": 3}, 5, 5, 5, 7, *[1] * 3)
    assert table.units("203", 1) == {"fighter": 1}


def test_without_the_flagship_dreadnoughts_do_not_aim() -> None:
    table = aimed({"dreadnought": 1}, {"cruiser": 1, "fighter": 1}, 5, 1, 1)
    assert table.pending(1)[0].facts["aimed"] == 0


def test_a_ship_that_sustains_damage_takes_an_aimed_hit() -> None:
    table = aimed({"flagship": 1}, {"dreadnought": 1, "fighter": 3}, 5, 1, *[1] * 4)
    assert table.pending(1)[0].default == ("sustain:dreadnought=1",)
    assert table.refused("p2 assign-hits lose:fighter=1") == "pick-unknown"


def test_shields_holding_cancels_aimed_hits_first() -> None:
    table = battle({"flagship": 1, "cruiser": 1}, {"cruiser": 3, "fighter": 3}, factions=L1Z1X)
    for seat in (0, 2):
        table.deal_cards(seat)
    table.deal_cards(1, "shields-holding.1")
    table.player(1).filed = "shields-holding:any"
    attack(table, "flagship:304=1", "cruiser:304=1", dice=(5, 5, 7, *[1] * 6))
    assert table.pending(1)[0].facts["aimed"] == 0
    assert table.pending(1)[0].facts["hits"] == 1


def test_direct_hit_does_nothing_to_a_super_dreadnought_ii() -> None:
    for technology, left in (("super-dreadnought-2", 1), ("", 0)):
        table = battle({"dreadnought": 1}, {"cruiser": 1}, factions=L1Z1X)
        table.player().technologies += [technology] if technology else []
        for seat in (0, 2):
            table.deal_cards(seat)
        table.deal_cards(1, "direct-hit.1")
        table.player(1).filed = "direct-hit:always"
        attack(table, "dreadnought:304=1", dice=(1, 7))
        table.play("p1 assign-hits sustain:dreadnought=1", dice=(5, 1) if left else ())
        assert table.units("203") == ({"dreadnought": left} if left else {}), technology
