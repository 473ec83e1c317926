"""Winnu: Mecatol Rex without influence (34, 27)."""

from __future__ import annotations

from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def at_the_centre(*, infantry: int = 2, mutated: bool = False) -> Table:
    """Winnu have come to Mecatol Rex, with no influence at all."""
    table = acting("winnu", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.player().mutated = mutated
    table.put("101", 0, carrier=1, **({"infantry": infantry} if infantry else {}))
    table.play("p1 action activate:000")
    table.play(f"p1 move carrier:101=1{f' infantry:101={infantry}' if infantry else ''}")
    return table


def test_blood_ties_take_the_custodians_by_landing() -> None:
    table = at_the_centre()
    assert table.asked() == [(0, "commit")]
    table.play("p1 commit mecatol-rex=1")
    assert table.player().vp == {"custodians": 1}
    assert not table.state.galaxy["000"].custodians
    assert table.state.planet("mecatol-rex").owner == 0


def test_blood_ties_need_a_ground_force_that_lands() -> None:
    table = at_the_centre()
    table.play("p1 commit")
    assert table.state.galaxy["000"].custodians
    assert table.player().vp == {}
    assert (0, "commit") not in at_the_centre(infantry=0).asked()


def test_without_the_ability_the_custodians_stay() -> None:
    table = at_the_centre(mutated=True)
    assert (0, "commit") not in table.asked()
    assert table.state.galaxy["000"].custodians
