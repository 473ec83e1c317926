"""Production: limits, pairs, payment, blockades, fleet pool and capacity (67, 68, 14, 26)."""

from __future__ import annotations

import pytest

from bot.words.texts import Texts
from rules.core.decisions import Allocate
from rules.core.flow import WASTED, Event
from rules.core.play import copy
from rules.ti4.galaxy.forces import force_of
from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def producing(*factions: str) -> Table:
    """The first player has activated the home system and moved nothing."""
    table = acting(*factions)
    table.player().pools.fleet = 5
    table.play("p1 action activate:304")
    assert table.asked() == [(0, "produce")]
    return table


def test_units_are_paid_with_planets_and_trade_goods_in_one_answer() -> None:
    table = producing()
    assert table.refused("p1 produce carrier=1") == "too-little"
    table.play("p1 produce destroyer=1 infantry:jord=2 pay:jord=1")
    assert table.units("304")["destroyer"] == 2
    assert table.units("jord")["infantry"] == 7
    assert table.state.planet("jord").exhausted


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "1 destroyer — pays 4 resources; exhausted: Jord"),
        ("ko", "구축함 1척 — 자원 4, 요르드(소모) 지불"),
    ],
)
def test_the_line_tells_what_was_spent_and_which_planets_are_exhausted(locale: str, told: str) -> None:
    """It named the influence of the planets as though it were paid, too."""
    table = producing()
    table.play("p1 produce destroyer=1 pay:jord=1")
    said = Texts(locale).event("ti4", Event("produced", table.told("produced")[0]), ["Ann", "Ben", "Cid"])
    assert said.endswith(told), said


def test_what_is_paid_beyond_the_price_is_lost_and_said() -> None:
    table = producing()
    table.play("p1 produce destroyer=1 pay:jord=1")
    assert table.told(WASTED) == [{"seat": 0, "what": "resources", "count": 3}]


def test_two_fighters_or_ground_forces_cost_one_and_an_odd_one_the_whole() -> None:
    table = producing()
    table.player().trade_goods = 2
    assert table.refused("p1 produce fighter=3 pay:trade-goods=1") == "too-little"
    table.play("p1 produce fighter=3 pay:trade-goods=2")
    assert table.units("304")["fighter"] == 6


def test_a_dock_makes_as_many_units_as_its_planet_has_resources_and_two() -> None:
    table = producing()
    table.player().trade_goods = 9
    (decision,) = table.waited()
    assert decision.facts["limit"] == 6  # Jord has 4
    assert table.refused("p1 produce infantry:jord=7 pay:trade-goods=4") in ("production-limit", "allocate-cap")


def test_sarween_tools_takes_one_off_the_sum() -> None:
    table = producing()
    table.player().technologies.append("sarween-tools")
    table.player().trade_goods = 1
    table.play("p1 produce infantry:jord=4 pay:trade-goods=1")
    assert table.units("jord")["infantry"] == 9


def test_no_ships_are_made_in_a_blockaded_system_but_ground_forces_are() -> None:
    table = acting()
    table.clear(0)
    table.put("jord", 0, space_dock=1)
    table.put("304", 1, cruiser=1)
    table.state.active = "304"
    table.play("p1 action activate:304")
    (decision,) = (question for question in table.pending() if question.awaited)
    assert isinstance(decision.ask, Allocate)
    assert [slot.word for slot in decision.ask.slots if not slot.word.startswith("pay:")] == ["infantry:jord"]


def test_more_than_the_fleet_pool_or_the_ships_can_hold_is_refused() -> None:
    table = producing()
    table.player().trade_goods = 9
    table.player().pools.fleet = 3
    assert table.refused("p1 produce destroyer=1 pay:trade-goods=1") == "fleet-pool"
    table.player().pools.fleet = 1
    table.state.galaxy["304"].space.clear()
    assert table.refused("p1 produce fighter=4 pay:trade-goods=2") == "capacity"  # a dock holds three


def test_proposals_have_their_payment_and_are_legal() -> None:
    table = producing()
    table.player().trade_goods = 2
    (decision,) = table.waited()
    assert isinstance(decision.ask, Allocate)
    assert len(decision.ask.offers) > 5
    before = copy(GAME, table.state)
    for offer in decision.ask.offers:
        table.state = copy(GAME, before)
        table.play(" ".join(["p1 produce", *offer]).strip())


def test_no_more_pieces_than_there_are() -> None:
    table = producing()
    table.put("203", 0, dreadnought=5)
    table.state.galaxy["203"].tokens.append(0)
    table.player().trade_goods = 9
    assert table.refused("p1 produce dreadnought=1 pay:trade-goods=4") == "pick-unknown"


def test_where_no_piece_is_left_a_ship_is_taken_from_a_system_without_an_own_token() -> None:
    table = producing()
    table.put("203", 0, dreadnought=2)
    table.put("309", 0, dreadnought=3, fighter=1)
    table.state.galaxy["203"].tokens.append(0)
    table.player().trade_goods = 9
    assert table.refused("p1 produce dreadnought=1 pay:trade-goods=4") == "plastic"
    assert table.refused("p1 produce dreadnought=1 take:dreadnought:203=1 pay:trade-goods=4") == "pick-unknown"
    assert table.refused("p1 produce cruiser=1 take:dreadnought:309=1 pay:trade-goods=2") == "plastic"  # not placed
    table.play("p1 produce dreadnought=2 take:dreadnought:309=2 pay:trade-goods=8")
    assert table.units("304")["dreadnought"] == 2
    assert table.units("309") == {"dreadnought": 1, "fighter": 1}
    assert table.told("removed") == [{"seat": 0, "place": "309", "system": "empty", "units": "dreadnought=2"}]


def test_damaged_ships_are_taken_first_and_what_they_carried_is_removed() -> None:
    table = producing()
    table.put("309", 0, dreadnought=5, fighter=5)
    force_of(table.state.galaxy["309"].space, 0).damaged["dreadnought"] = 1
    table.player().trade_goods = 9
    table.play("p1 produce dreadnought=1 take:dreadnought:309=1 pay:trade-goods=4", "p1 excess fighter=1")
    assert table.units("309") == {"dreadnought": 4, "fighter": 4}
    assert not force_of(table.state.galaxy["309"].space, 0).damaged


def test_a_ship_that_is_taken_is_among_the_proposals() -> None:
    table = producing()
    table.put("309", 0, flagship=1)
    table.player().trade_goods = 9
    decision = next(each for each in table.pending() if each.kind == "produce")
    assert isinstance(decision.ask, Allocate)
    wanted = [offer for offer in decision.ask.offers if "flagship=1" in offer]
    assert wanted
    assert all("take:flagship:309=1" in offer for offer in wanted)
    table.play(" ".join(["p1 produce", *wanted[0]]))
    assert table.units("309") == {}


def test_proposals_show_what_is_kept_by_other_payments() -> None:
    table = producing()
    table.lay("203", "27", owner=0)  # New Albion and Starpoint, worth 1 and 3
    table.player().trade_goods = 2
    (decision,) = table.waited()
    assert isinstance(decision.ask, Allocate)
    ways = {offer for offer in decision.ask.offers if "destroyer=2" in offer and "infantry:jord=2" not in offer}
    assert ways == {
        ("destroyer=2", "pay:new-albion=1", "pay:trade-goods=1"),  # nothing is lost, and one trade good spent
        ("destroyer=2", "pay:starpoint=1"),  # no trade goods
        ("destroyer=2", "pay:trade-goods=2"),  # all influence is kept
    }


def test_each_dock_makes_ground_forces_on_its_own_planet_only() -> None:
    table = acting()
    table.lay("203", "27", owner=0)
    table.put("new-albion", 0, space_dock=1)  # makes three
    table.put("starpoint", 0, space_dock=1)  # makes five
    table.player().trade_goods = 9
    table.play("p1 action activate:203")
    table.default()  # nothing moves
    assert table.refused("p1 produce infantry:new-albion=4 pay:trade-goods=2") == "ground-force-limit"
    table.play("p1 produce infantry:new-albion=3 infantry:starpoint=5 pay:trade-goods=4")
    assert table.units("new-albion") == {"space-dock": 1, "infantry": 3}


def test_docks_in_space_make_ground_forces_there() -> None:
    table = producing("saar", "hacan", "xxcha")
    table.player().trade_goods = 9
    before = table.units("304").get("infantry", 0)
    table.play("p1 produce infantry=1 pay:trade-goods=1")
    assert table.units("304")["infantry"] == before + 1
