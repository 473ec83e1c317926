"""The computer player at home: structures, command tokens and what is paid for them, ground forces that stay."""

from __future__ import annotations

from random import Random

from rules.core.decisions import Decision, Option, Pick
from rules.ti4.computer.answers import answers
from rules.ti4.computer.military.expeditions import Expeditions
from rules.ti4.computer.military.fleets import fleets, mustered
from rules.ti4.computer.saving import kept, to_spend
from rules.ti4.computer.tokens import best_purchase, token_value
from rules.ti4.economy.spending import available
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, battle


def followed(table: Table, card: str) -> bool:
    """Whether the computer of seat 0 uses the secondary ability of a card."""
    question = Decision(0, "secondary", Pick((Option("use"), Option("decline"))), ("decline",), {"card": card})
    return next(answers(table.state, question, Random(1))) == ("use",)


def test_it_puts_no_token_beside_ships_that_are_still_to_move() -> None:
    """The secondary ability of Construction puts a command token into the system of the structure (24.2)."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "35", owner=0)
    assert followed(table, "construction")
    table.state.planet("bereg").owner = table.state.planet("lirta-iv").owner = -1
    assert not followed(table, "construction")
    table.state.galaxy[table.state.home_place(0)].tokens.append(0)
    assert followed(table, "construction")


def test_it_places_a_dock_where_there_is_none() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "35", owner=0)
    options = tuple(
        Option(f"space-dock:{planet}", "space-dock", {"kind": "space-dock", "planet": planet})
        for planet in ("jord", "bereg")
    )
    question = Decision(0, "place-structure", Pick(options), ("space-dock:jord",))
    assert next(answers(table.state, question, Random(1))) == ("space-dock:bereg",)


def test_it_buys_no_tokens_that_it_has_no_use_for() -> None:
    """What a planet gives as influence is not there for ships any more (75)."""
    table = acting("sol", "hacan", "xxcha")
    player = table.player()
    player.trade_goods, player.pools.tactic = 6, 1
    number, paid = best_purchase(table.state, player, 0, 2)
    assert number == 2
    assert paid
    player.pools.tactic = 9
    assert best_purchase(table.state, player, 0, 2) == (0, {})


def test_a_token_of_many_is_spent_more_easily() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.player().pools.tactic = 2
    dear = token_value(table.player())
    table.player().pools.tactic = 9
    assert token_value(table.player()) < dear


def test_all_ground_forces_leave_home_while_nobody_is_near() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "35")
    table.state.active = "203"

    def loaded() -> int:
        found = fleets(mustered(table.state, 0))
        return max(sum(n for source, n in moves.items() if source.kind == "infantry") for moves in found)

    table.state.planet("jord").forces[0].units["infantry"] = 2
    assert loaded() == 2
    table.put("203", 1, destroyer=1)
    assert loaded() == 1


def saving(*objectives: str) -> Table:
    """The third round, with these public objectives."""
    table = acting("sol", "hacan", "xxcha")
    table.state.round, table.state.objectives = 3, [*objectives]
    return table


def test_planets_are_kept_for_influence_that_an_objective_costs() -> None:
    table = saving("sway-the-council")
    player = table.player()
    table.lay("203", "35", owner=0)
    player.trade_goods = 6
    assert available(table.state, player, "influence") >= 8
    left = available(table.state, player, "influence") - 8
    assert to_spend(table.state, player) <= left + 4
    player.scored = ["sway-the-council"]
    assert to_spend(table.state, player) == available(table.state, player, "resources")


def test_trade_goods_are_kept_over_rounds_for_an_objective() -> None:
    table = saving("negotiate-trade-routes")
    table.player().trade_goods = 3
    assert kept(table.state, table.player()).goods == 3
    table.player().trade_goods = 7
    assert kept(table.state, table.player()).goods == 5


def test_structures_are_placed_that_an_objective_asks_for() -> None:
    table = saving()
    table.lay("203", "35", owner=0)
    table.put("bereg", 0, pds=2)
    options = tuple(
        Option(f"{kind}:lirta-iv", kind, {"kind": kind, "planet": "lirta-iv"}) for kind in ("space-dock", "pds")
    )
    question = Decision(0, "place-structure", Pick(options), ("space-dock:lirta-iv",))
    assert next(answers(table.state, question, Random(1))) == ("space-dock:lirta-iv",)
    table.player().secrets = ["establish-a-perimeter"]
    table.put("jord", 0, pds=1)
    assert next(answers(table.state, question, Random(1))) == ("pds:lirta-iv",)


def test_a_combat_that_an_objective_asks_for_is_worth_its_point() -> None:
    """Spark a Rebellion: win a combat against whoever has most points (61)."""
    table = battle({"dreadnought": 3}, {"cruiser": 1})
    table.player(1).vp = {"custodians": 1}
    before = Expeditions(table.state, 0).best("203")
    table.player().secrets = ["spark-a-rebellion"]
    after = Expeditions(table.state, 0).best("203")
    assert before is not None
    assert after is not None
    assert after.value > before.value + 0.5
