"""Every ship rolls what is printed on it, and upgrades of everybody do what is printed on them (18, 96, 97)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Allocate
from rules.ti4.combat.bonuses import ability_bonus
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.units import UNITS, class_of
from tests.ti4 import battle_card_scenes as battles
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, arrive, attack, battle, landing

SHIPS = [id for id, unit in UNITS.items() if class_of(unit.kind) == "ship" and unit.combat]
WITHOUT_OWN = "yssaril"  # a faction whose units are those of everybody, but for the flagship


def having(id: str) -> Table:
    """The first player, whose faction has this ship, is about to activate a system with it and a cruiser of another."""
    unit = UNITS[id]
    faction = unit.faction or WITHOUT_OWN
    second, third, *_ = (each for each in ("sol", "letnev", "hacan") if each != faction)
    table = battle({}, {"cruiser": 1}, factions=(faction, second, third))
    for player in table.state.players:
        table.deal_cards(player.seat)
        player.filed = ""
    table.player().technologies = [] if unit.on_sheet else [id]
    table.put("203", 0, **{unit.kind.replace("-", "_"): 1})
    table.put("202", 1, destroyer=1)  # where a retreat could lead
    return table


@pytest.mark.parametrize("id", SHIPS)
def test_a_ship_rolls_what_is_printed_on_it(id: str) -> None:
    table, unit = having(id), UNITS[id]
    assert table.player().units[unit.kind] == unit
    assert unit.combat is not None
    combat = unit.combat.value - ability_bonus(table.player())
    number = 1 if unit.die_for_each_enemy else unit.combat.number
    table.staying = False
    retreats, fallen = unit.kind != "fighter" or unit.move > 0, (1,) * (number + 1)
    before = sum(dice.number for dice in (unit.space_cannon, unit.barrage) if dice)
    table.play("p1 action activate:203", dice=(1,) * before)
    while table.asked()[0][1] != "retreat":
        table.default()
    table.play("p2 retreat stay", dice=() if retreats else fallen)
    table.play(*(["p1 retreat stay"] if retreats else []), dice=fallen if retreats else ())
    assert table.told("fired")[0]["dice"] == " ".join([f"{unit.kind}:{combat}:1"] * number)


def test_every_faction_has_a_flagship_among_them() -> None:
    flagships = [UNITS[id].faction for id in SHIPS if UNITS[id].kind == "flagship"]
    assert sorted(filter(None, flagships)) == sorted(FACTIONS)


def test_light_wave_deflector_lets_ships_pass_those_of_others() -> None:
    for technologies, passes in (([], False), (["light-wave-deflector"], True)):
        table = acting()
        table.clear(0)
        table.put("304", 0, destroyer=1)
        table.player().technologies += technologies
        for place in ("203", "204", "303", "305", "202", "205"):
            table.put(place, 1, destroyer=1)
        table.play("p1 action activate:102")
        assert ((0, "move") in table.asked()) is passes, technologies


def test_an_upgraded_dock_makes_two_units_more() -> None:
    """Jord has four resources: six units, and eight with the upgrade."""
    for technologies, number in (([], 6), (["space-dock-2"], 8)):
        table = acting()
        table.player().technologies += technologies
        table.play("p1 action activate:304")
        (question,) = table.waited(0)
        assert isinstance(question.ask, Allocate)
        assert {slot.cap for slot in question.ask.slots if slot.word == "infantry:jord"} == {number}


def test_direct_hit_does_nothing_to_an_upgraded_dreadnought() -> None:
    table = battles.fought({"cruiser": 2}, {"dreadnought": 1}, "direct-hit.1")
    table.player(1).technologies.append("dreadnought-2")
    attack(table, "cruiser:304=2")
    battles.one_round(table, "p1 battle-plan direct-hit:always", (7, 1, 1))
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.units("203", 1) == {"dreadnought": 1}
    assert table.player().hand == ["direct-hit.1"]


def test_an_upgraded_destroyer_has_a_better_barrage() -> None:
    """Three dice of six and more, where the other has two of nine."""
    table = battle({"destroyer": 1}, {"carrier": 1, "fighter": 3})
    table.player().technologies.append("destroyer-2")
    attack(table, "destroyer:304=1", dice=(6, 6, 6, 9, 1))
    assert table.told("barrage")[0] == {**table.told("barrage")[0], "thrown": 3, "hits": 3}
    assert table.told("won")


def test_an_upgraded_carrier_takes_two_more_along_and_goes_further() -> None:
    table = acting("hacan", "sol", "xxcha")
    table.player().technologies.append("carrier-2")
    table.play("p1 action activate:102", "p1 move carrier:304=1 infantry:arretze=2 infantry:hercant=1 fighter:304=2")
    assert table.units("102") == {"carrier": 1, "infantry": 3, "fighter": 2}


def test_upgraded_infantry_hits_with_seven_and_a_pds_with_five() -> None:
    table = landing({"infantry": 1, "pds": 1})
    table.player(1).technologies = ["infantry-2", "pds-2"]
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=1", dice=(1, 1, 7))
    assert table.told("cannon-defense")[0]["dice"] == "pds:5:1"
    assert table.told("ground-fired")[1]["dice"] == "infantry:7:7"
