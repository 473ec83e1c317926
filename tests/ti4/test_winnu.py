"""Winnu: Mecatol Rex without influence (34, 27)."""

from __future__ import annotations

from rules.ti4.economy.spending import available
from rules.ti4.economy.worth import worth
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


def producing(*, ready: bool = True, exhausted: bool = False) -> Table:
    """Winnu own Hegemonic Trade Policy and are about to produce at home, where their planet is worth 3 and 4."""
    table = acting("winnu", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().technologies.append("hegemonic-trade-policy")
    if not ready:
        table.player().exhausted_technologies.append("hegemonic-trade-policy")
    if exhausted:
        table.state.planet("winnu").exhausted = True
        table.player().trade_goods = 6
    table.play("p1 action activate:304")
    while table.asked() != [(0, "produce")]:
        table.default()
    return table


def limit(table: Table) -> tuple[int, int]:
    """How many units can be made, and how many resources there are."""
    (asked,) = table.waited(0)
    return int(asked.facts["limit"]), available(table.state, table.player(), "resources")


def test_hegemonic_trade_policy_swaps_what_a_planet_pays_and_its_dock_makes() -> None:
    table = producing()
    assert limit(table) == (5, 3)
    table.play("p1 hand hegemonic-trade-policy:winnu")
    assert limit(table) == (6, 4)
    assert table.player().exhausted_technologies == ["hegemonic-trade-policy"]
    table.play("p1 produce carrier=1 fighter=2 pay:winnu=1")
    assert table.state.swapped == ""
    assert worth(table.state, "winnu").resources == 3


def test_hegemonic_trade_policy_swaps_exhausted_planets_for_their_docks() -> None:
    table = producing(exhausted=True)
    assert limit(table) == (5, 6)
    table.play("p1 hand hegemonic-trade-policy:winnu")
    assert limit(table) == (6, 6)


def test_hegemonic_trade_policy_is_used_once_until_it_is_readied() -> None:
    assert "hand" not in [decision.kind for decision in producing(ready=False).pending(0)]
    table = producing()
    table.play("p1 hand hegemonic-trade-policy:winnu")
    assert "hand" not in [decision.kind for decision in table.pending(0)]
    table.play("p1 produce")
    assert table.state.swapped == ""


def test_nobody_else_swaps_while_others_produce() -> None:
    table = producing()
    assert "hand" not in [decision.kind for decision in table.pending(1)]
    table.player().mutated = True
    assert "hand" not in [decision.kind for decision in table.pending(0)]
