"""What an outcome would do to the table, before anybody votes."""

from __future__ import annotations

import pytest

from rules.core.hidden import view
from rules.core.play import copy
from rules.ti4.agendas.consequences import consequences
from rules.ti4.agendas.voting import open_agenda
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.game import GAME
from tests.ti4.agenda_scenes import council, voting
from tests.ti4.scenes import acting


def test_trade_goods_that_would_be_gained_and_lost() -> None:
    table = council("economic-equality")
    table.player(1).trade_goods = 7
    found = consequences(table.state, "for")
    assert found == {0: {"trade-goods": 5}, 1: {"trade-goods": -2}, 2: {"trade-goods": 5}}
    assert consequences(table.state, "against") == {1: {"trade-goods": -7}}


def test_points_go_to_those_who_have_voted_so_far() -> None:
    assert consequences(voting().state, "for") == {1: {"vp": 1}}


def test_what_is_left_to_choose_counts_as_much_as_it_is() -> None:
    table = council("arms-reduction")
    table.player().pools.fleet = 8
    table.put("203", 0, dreadnought=4)
    assert consequences(table.state, "for") == {0: {"units": -2}}


def test_infantry_becomes_trade_goods() -> None:
    table = council("swords-to-plowshares")
    found = consequences(table.state, "for")
    assert all(amounts["units"] == -amounts["trade-goods"] for amounts in found.values())
    assert consequences(table.state, "against")[0] == {"units": len([*table.state.planets(0)])}


def test_dice_are_not_foreseen() -> None:
    assert consequences(council("ixthian-artifact").state, "for") == {}


@pytest.mark.parametrize("id", AGENDAS)
def test_foreseeing_changes_nothing_and_needs_no_secret(id: str) -> None:
    table = acting("sol", "hacan", "xxcha")
    for place, tile in (("203", "26"), ("204", "38"), ("303", "19")):  # a cultural, a hazardous, an industrial planet
        table.lay(place, tile, 0)
    table.enact("minister-of-war" if id != "minister-of-war" else "minister-of-peace", "p2")
    table.player(2).scored = ["become-the-gatekeeper"]
    table.deal_cards(1, "spy.1")
    table.lay_open(id)
    agenda = open_agenda(table.state)
    assert agenda is not None
    assert agenda.outcomes
    before = copy(GAME, table.state)
    for outcome in agenda.outcomes:
        assert consequences(view(table.state, 0), outcome) == consequences(table.state, outcome)
    assert table.state == before
