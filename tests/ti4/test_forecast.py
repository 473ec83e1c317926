"""What a panel says of a combat: of ships that fight on or move into one, and of ground forces that land."""

from __future__ import annotations

from dataclasses import replace

from rules.ti4.forecast import forecast
from rules.ti4.odds.fleets import Fleet, Squadron
from rules.ti4.odds.printed import printed
from rules.ti4.odds.reckoning import odds
from tests.ti4.kit import Table
from tests.ti4.scenes import arrive, attack, battle, landing

ENEMY = (("carrier", 1), ("fighter", 2))


def asked(own: dict[str, int], enemy: dict[str, int]) -> Table:
    """The defender of a space combat is asked about a retreat."""
    table = battle(own, enemy)
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, *(f"{kind.replace('_', '-')}:304={number}" for kind, number in own.items()))
    assert table.asked() == [(1, "retreat")]
    return table


def test_of_equal_fleets_either_side_is_as_likely_to_win() -> None:
    table = asked({"cruiser": 1}, {"cruiser": 1})
    told = forecast(table.state, table.pending(1)[0])["stay"]
    table.play("p2 retreat stay")
    assert told == forecast(table.state, table.pending(0)[0])["stay"]
    win = 0.4 * 0.6 / (1 - 0.6 * 0.6)  # one hits before the other does, or both at once
    assert told == {"odds": f"{100 * win:.0f}%", "losses": f"{0.4 / (1 - 0.36):.1f}"}


def test_the_barrage_is_over() -> None:
    table = battle({"destroyer": 1}, {"carrier": 1, "fighter": 2})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "destroyer:304=1", dice=(1, 1))
    told = forecast(table.state, table.pending(1)[0])["stay"]["odds"]
    sides = [Fleet((Squadron(printed("destroyer"), 1),)), Fleet(tuple(Squadron(printed(id), n) for id, n in ENEMY))]
    again = odds(*sides, place="space").defender  # with the barrage that has fallen already
    assert int(str(told).rstrip("%")) > 100 * again + 1


def test_of_other_questions_nothing_is_foreseen() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    assert forecast(table.state, next(each for each in table.pending(0) if each.kind == "action")) == {}


def moving(own: dict[str, int], enemy: dict[str, int]) -> Table:
    """The first player is asked what moves into a system of the second."""
    table = battle(own, enemy)
    table.play("p1 action activate:203")
    assert table.asked() == [(0, "move")]
    return table


def test_beside_a_move_stand_the_odds_of_the_battle_it_begins() -> None:
    table = moving({"cruiser": 2}, {"cruiser": 1})
    question = table.pending(0)[0]
    sides = [Fleet((Squadron(printed("cruiser"), number),)) for number in (2, 1)]
    found = odds(*sides, place="space")
    lost = 2 - sum(found.survivors[0][0])
    told = {"odds": f"{100 * found.attacker:.0f}%", "losses": f"{lost:.1f}"}
    assert forecast(table.state, question) == {"cruiser:304=2": told}
    table.lay("203", "19")
    assert forecast(table.state, question) == {}  # nobody is there any more


def test_space_cannons_in_range_fire_before_the_battle_of_a_move() -> None:
    table = moving({"cruiser": 2}, {"cruiser": 1})
    before = forecast(table.state, table.pending(0)[0])["cruiser:304=2"]
    table.lay("202", "19", 1)
    table.put("wellon", 1, pds=2)
    assert forecast(table.state, table.pending(0)[0])["cruiser:304=2"] == before  # they reach their own system only
    table.player(1).technologies.append("pds-2")
    again = forecast(table.state, table.pending(0)[0])["cruiser:304=2"]
    assert int(str(again["odds"]).rstrip("%")) < int(str(before["odds"]).rstrip("%"))


def test_beside_a_landing_stand_the_odds_of_its_ground_combats() -> None:
    table = landing({"infantry": 2})
    arrive(table)
    question = next(each for each in table.pending(0) if each.kind == "commit")
    three = replace(question, ask=replace(question.ask, offers=(("wellon=3",), ("wellon=1",))))
    told = forecast(table.state, three)
    assert told.keys() == {"wellon=3", "wellon=1"}
    sides = [
        Fleet((Squadron(printed(table.player(seat).units["infantry"].id), number),))
        for seat, number in ((0, 3), (1, 2))
    ]
    assert told["wellon=3"]["odds"] == f"{100 * odds(*sides, place='planet').attacker:.0f}%"
    assert told["wellon=1"]["odds"] < told["wellon=3"]["odds"]


def test_a_landing_where_nobody_is_has_no_odds() -> None:
    table = landing({})
    arrive(table)
    question = next(each for each in table.pending(0) if each.kind == "commit")
    assert forecast(table.state, replace(question, ask=replace(question.ask, offers=(("wellon=3",),)))) == {}
