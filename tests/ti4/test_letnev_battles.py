"""Letnev: a flagship that is repaired, shields that take two hits, and landings nobody fires at (34, 87)."""

from __future__ import annotations

import pytest

from tests.ti4.kit import Table
from tests.ti4.scenes import arrive, attack, battle, landing_as

LETNEV = ("letnev", "sol", "xxcha")
SHIELDING = "non-euclidean-shielding"


def hit(hits: int, own: dict[str, int]) -> Table:
    """Letnev has Non-Euclidean Shielding and these ships, which take so many hits of a round."""
    table = battle(own, {"cruiser": 6}, factions=LETNEV)
    table.player().technologies.append(SHIELDING)
    dice = sum({"dreadnought": 1, "cruiser": 1, "fighter": 1}[kind] * number for kind, number in own.items())
    attack(
        table,
        *(f"{kind}:304={number}" for kind, number in own.items()),
        dice=(*[1] * dice, *[7] * hits, *[1] * (6 - hits)),
    )
    return table


def test_arc_secundus_is_repaired_at_the_start_of_each_round() -> None:
    table = battle({"flagship": 1}, {"cruiser": 1}, factions=LETNEV)
    attack(table, "flagship:304=1", dice=(1, 1, 7))
    table.play("p1 assign-hits sustain:flagship=1", dice=(1, 1, 7))
    assert table.told("repaired-flagship") == [{"seat": 0, "place": "203", "system": "empty"}]
    assert table.asked()[0] == (0, "assign-hits")
    table.play("p1 assign-hits sustain:flagship=1", dice=(5, 1, 1))
    assert len(table.told("repaired-flagship")) == 2
    assert table.told("won") != []


def test_arc_secundus_is_not_repaired_when_the_combat_is_over() -> None:
    table = battle({"flagship": 1}, {"cruiser": 1}, factions=LETNEV)
    attack(table, "flagship:304=1", dice=(5, 1, 7))
    table.play("p1 assign-hits sustain:flagship=1")
    assert table.state.galaxy["203"].space[0].damaged == {"flagship": 1}


def test_planets_beside_arc_secundus_have_no_shield() -> None:
    table = landing_as(LETNEV, {"infantry": 1, "pds": 1}, flagship=1)
    arrive(table, "flagship:304=1", dice=(1, 5, 1, 1))
    assert table.told("bombarded")[0]["hits"] == 1


def test_a_ship_that_sustains_damage_takes_two_hits() -> None:
    table = hit(2, {"dreadnought": 1, "cruiser": 2})
    assert table.asked() == [(0, "assign-hits")]
    assert table.refused("p1 assign-hits lose:cruiser=1") == "hits-left"
    assert table.refused("p1 assign-hits sustain:dreadnought=1 lose:cruiser=1") == "hits-too-many"
    table.play("p1 assign-hits sustain:dreadnought=1", dice=(5, 7, 7, *[1] * 6, 5, 7, 7, *[1] * 3))
    assert table.units("203") == {"dreadnought": 1, "cruiser": 2}


def test_two_hits_may_destroy_two_ships_instead() -> None:
    table = hit(2, {"dreadnought": 1, "cruiser": 2})
    table.play("p1 assign-hits lose:cruiser=2", dice=(1, 7, *[1] * 5))
    assert table.units("203") == {"dreadnought": 1}


@pytest.mark.parametrize(
    ("hits", "chosen"), [(1, "sustain:dreadnought=1"), (3, "sustain:dreadnought=2"), (4, "sustain:dreadnought=2")]
)
def test_what_is_proposed_loses_nothing_where_it_can(hits: int, chosen: str) -> None:
    table = hit(hits, {"dreadnought": 2, "cruiser": 1})
    assert table.pending(0)[0].default == (chosen,)


def test_where_all_is_lost_anyway_nobody_is_asked() -> None:
    table = hit(4, {"dreadnought": 1, "cruiser": 1})
    assert table.units("203") == {}
    assert table.told("won")[0]["seat"] == 1


def test_without_technologies_of_the_faction_a_ship_takes_one_hit() -> None:
    table = battle({"dreadnought": 1, "cruiser": 1}, {"cruiser": 2}, factions=LETNEV)
    table.player().technologies.append(SHIELDING)
    table.player().mutated = True
    attack(table, "dreadnought:304=1", "cruiser:304=1", dice=(1, 1, 7, 7))
    assert table.refused("p1 assign-hits sustain:dreadnought=1") == "allocate-sum"


def test_direct_hit_leaves_what_was_cancelled_cancelled() -> None:
    table = battle({"dreadnought": 2}, {"cruiser": 3}, factions=LETNEV)
    table.player().technologies.append(SHIELDING)
    for seat in (0, 2):
        table.deal_cards(seat)
    table.deal_cards(1, "direct-hit.1")
    table.player(1).filed = "direct-hit:always"
    attack(table, "dreadnought:304=2", dice=(1, 1, 7, 7, 7))
    table.play("p1 assign-hits sustain:dreadnought=2")
    assert table.units("203") == {"dreadnought": 1}
    assert table.asked()[0] == (0, "assign-hits")
    assert table.pending(0)[0].facts["hits"] == 1


def test_l4_disruptors_silence_space_cannons_of_an_invasion_only() -> None:
    table = landing_as(LETNEV, {"pds": 1, "infantry": 1})
    table.player().technologies.append("l4-disruptors")
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=3", dice=(8, 1, 1, 1))
    assert table.told("cannon") != []
    assert table.told("cannon-defense") == []
    assert table.state.planet("wellon").owner == 0


def test_l4_disruptors_of_a_faction_without_technologies_do_nothing() -> None:
    table = landing_as(LETNEV, {"pds": 1, "infantry": 1})
    table.player().technologies.append("l4-disruptors")
    table.player().mutated = True
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=3", dice=(1, 8, 1, 1, 1))
    assert table.told("cannon-defense") != []


def endless(*, harbour: bool) -> Table:
    """Two sides with Non-Euclidean Shielding and Duranium Armor that hit each other twice in each of nine rounds."""
    table = battle({"dreadnought": 2}, {"dreadnought": 2}, factions=("letnev", "nekro", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    for seat in (0, 1):
        table.player(seat).technologies += [SHIELDING, "duranium-armor"]
    if not harbour:
        for planet in table.state.planets(0):
            planet.owner = -1
    attack(table, "dreadnought:304=2", dice=(5, 5, 5, 5))
    for number in range(1, 10):
        for seat in (1, 0):
            asked = table.asked()[0]
            assert asked == (seat, "assign-hits"), number
            last = number == 9 and seat == 0
            table.staying = not last
            table.play(
                f"p{seat + 1} assign-hits sustain:dreadnought=1", dice=(5, 5, 5, 5) if seat == 0 and not last else ()
            )
    return table


def test_where_nobody_can_win_the_attacker_has_to_retreat() -> None:
    table = endless(harbour=True)
    assert table.asked() == [(0, "retreat")]
    assert table.refused("p1 retreat stay") == "pick-unknown"


def test_where_there_is_no_retreat_the_attacker_is_destroyed() -> None:
    table = endless(harbour=False)
    assert table.units("203") == {}
    assert table.asked() == [(1, "take-technology")]  # Nekro, as a ship of the other side was destroyed
    table.default()
    assert table.told("won")[0]["seat"] == 1
