"""The Yin Brotherhood: Devotion, Impulse Core, Indoctrination, and the note Greyfire Mutagen (34, 42, 69, 78)."""

from __future__ import annotations

from tests.ti4.battle_power_scenes import FRONT, attack, fighting, indoctrinated, indoctrinating, landed, mutated, plan
from tests.ti4.kit import Table
from tests.ti4.scenes import arrive


def devoted(own: dict[str, int], enemy: dict[str, int], *plans: str, dice: tuple[int, ...]) -> Table:
    """Yin have fought a round by this plan."""
    table = fighting("yin", "sol", own, enemy)
    attack(table)
    table.staying = False
    barrage = 2 * (own.get("destroyer", 0) + enemy.get("destroyer", 0))
    plan(table, 0, *plans, dice=(1,) * barrage)
    table.play("p1 retreat stay", dice=dice)
    return table


def test_devotion_gives_up_the_cheapest_ship_for_the_dearest_that_falls() -> None:
    table = devoted({"destroyer": 1, "cruiser": 1}, {"carrier": 2}, "devotion:worth", dice=(1, 1, 1, 1))
    assert table.told("used-power")[0]["gives-up"] == "destroyer"
    assert table.units(FRONT) == {"cruiser": 1}
    assert table.units(FRONT, 1) == {"carrier": 1}


def test_devotion_is_not_worth_a_ship_that_sustains_or_costs_less() -> None:
    table = devoted({"destroyer": 2}, {"dreadnought": 1, "fighter": 1}, "devotion:worth", dice=(1, 1, 1, 1))
    assert not table.told("used-power")


def test_devotion_by_the_last_ship_condition_wins_and_keeps_an_own_ship() -> None:
    table = devoted({"destroyer": 2}, {"destroyer": 1}, "devotion:last-ship", dice=(1, 1, 1))
    assert table.told("won")[0]["seat"] == 0
    assert table.units(FRONT) == {"destroyer": 1}


def test_the_owner_of_a_ship_that_devotion_hits_may_sustain_damage() -> None:
    table = devoted({"cruiser": 2}, {"dreadnought": 1}, "devotion:always", dice=(1, 1, 1))
    question = next(each for each in table.pending(1) if each.kind == "assign-hits")
    assert question.default == ("sustain:dreadnought=1",)
    table.play("p2 assign-hits lose:dreadnought=1")
    assert table.told("won")[0]["seat"] == 0


def test_shields_holding_cancels_a_hit_of_devotion_and_the_price_is_paid_all_the_same() -> None:
    table = fighting("yin", "sol", {"cruiser": 2}, {"carrier": 2})
    table.deal_cards(1, "shields-holding.1")
    attack(table)
    table.staying = False
    plan(table, 0, "devotion:always")
    plan(table, 1, "shields-holding:any")
    table.play("p1 retreat stay", dice=(1, 1, 1, 1))
    assert table.units(FRONT, 1) == {"carrier": 2}
    assert table.units(FRONT) == {"cruiser": 1}


def test_direct_hit_follows_what_sustained_a_hit_of_devotion() -> None:
    table = fighting("yin", "sol", {"cruiser": 2}, {"dreadnought": 1})
    table.deal_cards(0, "direct-hit.1")
    attack(table)
    table.staying = False
    plan(table, 0, "devotion:always", "direct-hit:always")
    table.play("p1 retreat stay", dice=(1, 1, 1))
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.told("won")[0]["seat"] == 0


def test_courageous_to_the_end_follows_a_ship_that_was_given_up() -> None:
    table = fighting("yin", "sol", {"cruiser": 2}, {"carrier": 3})
    table.deal_cards(0, "courageous-to-the-end.1")
    attack(table)
    table.staying = False
    plan(table, 0, "devotion:worth", "courageous-to-the-end:always")
    table.play("p1 retreat stay", dice=(1, 1, 1, 1, 1, 7, 1))
    assert table.told("courageous")[0]["count"] == 1
    assert table.units(FRONT, 1) == {"carrier": 1}


def test_destroy_their_greatest_ship_is_scored_by_devotion_but_not_by_an_own_flagship() -> None:
    table = fighting("yin", "sol", {"cruiser": 2}, {"flagship": 1, "carrier": 1})
    table.secret(0, "destroy-their-greatest-ship")
    table.state.galaxy[FRONT].space[0].damaged = {"flagship": 1}
    attack(table)
    table.staying = False
    plan(table, 0, "devotion:worth")
    table.play("p1 retreat stay", dice=(1, 1, 1, 1, 1))
    assert "destroy-their-greatest-ship" in table.player().scored


def impulsive(own: dict[str, int], enemy: dict[str, int], *plans: str) -> Table:
    """Yin own Impulse Core, and have arrived."""
    table = fighting("yin", "sol", own, enemy)
    table.player().technologies.append("impulse-core")
    attack(table)
    table.staying = False
    plan(table, 0, *plans)
    return table


def test_impulse_core_hits_no_fighter_as_long_as_there_is_another_ship() -> None:
    table = impulsive({"cruiser": 1, "carrier": 1}, {"carrier": 1, "fighter": 3}, "impulse-core:worth")
    assert table.units(FRONT, 1) == {"fighter": 3}
    assert table.units(FRONT) == {"carrier": 1}


def test_impulse_core_is_not_worth_a_hit_that_is_sustained() -> None:
    table = impulsive({"cruiser": 2}, {"dreadnought": 1, "carrier": 1}, "impulse-core:worth", "impulse-core:last-ship")
    assert not table.told("used-power")


def test_its_opponent_chooses_what_impulse_core_hits() -> None:
    table = impulsive({"cruiser": 2}, {"dreadnought": 1, "carrier": 1}, "impulse-core:always")
    assert table.asked()[0] == (1, "assign-hits")
    assert table.refused("p2 assign-hits lose:fighter=1") != ""


def landing(defenders: int, *plans: str) -> Table:
    """Yin have landed on Wellon."""
    table = landed("yin", "sol", {"infantry": defenders})
    arrive(table)
    plan(table, 0, *plans)
    return table


def test_indoctrination_replaces_an_infantry_for_two_influence() -> None:
    table = indoctrinated()
    assert table.told("indoctrinated")[0]["planet"] == "wellon"
    assert table.told("ground-fired")[0]["thrown"] == 4
    assert table.told("ground-fired")[1]["thrown"] == 2
    assert table.state.planet("darien").exhausted
    assert table.player().trade_goods == 2


def test_indoctrination_is_paid_with_goods_where_that_is_wanted() -> None:
    table = indoctrinating()
    table.play("p1 play-now indoctrination:trade-goods+trade-goods")
    assert table.player().trade_goods == 0
    assert not table.state.planet("darien").exhausted


def test_indoctrination_of_the_last_infantry_wins() -> None:
    table = landing(1, "indoctrination:always")
    table.play("p1 commit wellon=3")
    assert table.told("ground-won")[0]["seat"] == 0
    assert table.state.planet("wellon").owner == 0


def test_indoctrination_waits_where_there_are_more_of_them() -> None:
    table = landing(1, "indoctrination:unless-more")
    table.play("p1 commit wellon=3", dice=(8, 1, 1, 1))
    assert not table.told("indoctrinated")


def test_indoctrination_is_not_offered_without_the_influence() -> None:
    table = landed("yin", "sol", {"infantry": 1})
    for planet in table.state.planets(0):
        planet.exhausted = True
    arrive(table)
    table.play("p1 commit wellon=3", dice=(8, 1, 1, 1))
    assert not table.told("indoctrinated")


def test_the_active_player_plays_greyfire_mutagen_before_ships_move() -> None:
    table = mutated()
    assert table.told("mutated") == [{"seat": 1}]
    assert not table.player(1).able("devotion")
    assert "greyfire-mutagen.2" in table.player(1).notes


def test_greyfire_mutagen_ends_with_the_turn() -> None:
    table = mutated()
    table.play("p1 move")
    while table.state.acting == 0:
        table.default()
    assert table.player(1).able("devotion")


def test_another_player_files_greyfire_mutagen_for_when_they_meet() -> None:
    table = fighting("yin", "sol", {"cruiser": 3}, {"destroyer": 2})
    table.give_note(1, "greyfire-mutagen.1")
    table.play("p2 instructions file:greyfire-mutagen.1:both-there", "p1 action activate:202")
    assert not table.told("mutated")
    other = fighting("yin", "sol", {"cruiser": 3}, {"destroyer": 2})
    other.give_note(1, "greyfire-mutagen.1")
    other.play("p2 instructions file:greyfire-mutagen.1:both-there", "p1 action activate:203")
    assert other.told("mutated") == [{"seat": 0}]


def test_mutated_yin_use_no_power() -> None:
    table = fighting("yin", "sol", {"cruiser": 2}, {"carrier": 1})
    table.player().technologies.append("impulse-core")
    table.player().mutated = True
    attack(table, dice=(1, 7, 1))
    assert table.told("won")
    assert not table.told("used-power")
