"""Standing orders: what is answered without asking, and when somebody is asked after all."""

from __future__ import annotations

import pytest

from rules.core import hidden
from rules.core.decisions import Answer
from rules.eclipse.combat.phase import parties
from rules.eclipse.frames import Bombard, NextTurn, Occupation, Phase, SectorCombat
from rules.eclipse.game import GAME
from rules.eclipse.planning.standing_orders import ORDERS
from tests.eclipse.kit import Table

BESIDE = "0,-1"


def ordered(table: Table, kind: str, seat: int = 0, **orders: str) -> Answer | None:
    """What orders answer to an open question."""
    return GAME.standing(hidden.view(table.state, seat), table.question(kind, seat), orders)


def meeting(own: dict[str, int], others: dict[str, int], *dice: int) -> Table:
    """Ships of both seats in a sector beside the first one's home; the second was there first."""
    table = Table()
    sector = table.sector("102", BESIDE)
    sector.ancients, sector.discovery = 0, False
    table.ships("102", 1, **others)
    table.ships("102", 0, **own)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start(*dice)
    return table


def test_ships_retreat_when_the_odds_fall_below_the_order() -> None:
    table = meeting({"interceptor": 1}, {"cruiser": 2})
    retreat = (f"retreat:{table.home().tile}",)
    assert ordered(table, "engage") is None
    assert ordered(table, "engage", battle="fire") == ("fire",)
    assert ordered(table, "engage", battle="below-50") == retreat


def test_ships_fire_on_while_the_odds_are_good() -> None:
    table = meeting({"interceptor": 8}, {"cruiser": 1})
    assert ordered(table, "engage", battle="below-50") == ("fire",)


@pytest.mark.parametrize(("order", "stays"), [("below-35", True), ("below-50", False)])
def test_the_number_of_the_order_counts(order: str, *, stays: bool) -> None:
    """Two interceptors win about 41 of 100 battles against a cruiser."""
    table = meeting({"interceptor": 2}, {"cruiser": 1})
    assert (ordered(table, "engage", battle=order) == ("fire",)) is stays


def test_ships_retreat_to_where_most_others_of_their_owner_are() -> None:
    table = Table()
    sector = table.sector("102", BESIDE)
    sector.ancients, sector.discovery = 0, False
    table.sector("001").disc, table.sector("001").defended = 0, False
    table.ships("001", 0, interceptor=3)
    table.ships("102", 1, cruiser=2)
    table.ships("102", 0, interceptor=1)
    table.state.stack = [Phase("upkeep"), Occupation(), SectorCombat("102", parties(sector))]
    table.start()
    assert set(table.options("engage")) == {"fire", "to-the-end", "retreat:001", f"retreat:{table.home().tile}"}
    assert ordered(table, "engage", battle="below-50") == ("retreat:001",)


def test_dice_population_and_reputation_follow_orders() -> None:
    kinds = {order.id: order.answers for order in ORDERS}
    assert kinds["dice"] == ("assign",)
    table = Table()
    table.ships(table.home(1).tile, 0, dreadnought=1)
    table.state.stack.append(Bombard(0, table.home(1).tile))
    assert ordered(table, "bombard") == ("attack",)
    assert ordered(table, "bombard", population="spare") == ("spare",)
    assert ordered(table, "bombard", population="ask") is None


def passed(*, enemies: int) -> Table:
    """The first seat has passed, and so many enemy ships are in its home sector when it could react."""
    table = Table()
    table.play("p1 action pass", "p1 end end")
    table.ships(table.home().tile, 1, interceptor=enemies)
    _next_turn(table)
    return table


def _next_turn(table: Table) -> None:
    """The turn of the first seat comes round."""
    table.state.stack = [*(each for each in table.state.stack if each.at in ("round", "phase")), NextTurn(0)]
    table.start()


def test_no_reaction_is_asked_for_until_somebody_attacks() -> None:
    assert ordered(passed(enemies=0), "reaction") == ("pass",)
    attacked = passed(enemies=1)
    assert ordered(attacked, "reaction") is None
    assert ordered(attacked, "reaction", reactions="none") == ("pass",)
    assert ordered(passed(enemies=0), "reaction", reactions="ask") is None


def test_whoever_does_not_react_is_asked_again_when_more_come() -> None:
    table = passed(enemies=1)
    table.play("p1 reaction pass")
    _next_turn(table)
    assert ordered(table, "reaction") == ("pass",)
    table.ships(table.home().tile, 1, cruiser=1)
    assert ordered(table, "reaction") is None


def test_whoever_reacts_is_asked_again_at_once() -> None:
    table = passed(enemies=1)
    table.player().materials = 20
    table.play("p1 reaction build", f"p1 build cruiser:{table.home().tile}=1", "p1 end end")
    _next_turn(table)
    assert ordered(table, "reaction") is None


def test_enemies_one_has_gone_to_are_no_attack() -> None:
    table = Table()
    table.ships(table.home(1).tile, 0, interceptor=1)
    table.play("p1 action pass", "p1 end end")
    _next_turn(table)
    assert ordered(table, "reaction") == ("pass",)
