"""A turn is planned while a card may be cancelled: what others hold, have said or answered shows nowhere in it."""

from __future__ import annotations

import pytest

from bot.table.plans import branches
from rules.core import hidden
from rules.ti4.game import GAME, TwilightImperium
from rules.ti4.state import State
from tests.bot.snapshots import snapshot_of
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, attack, battle

SECOND, THIRD = 1, 2


def announced() -> Table:
    """The first player has played a card, about which all others are asked blindly."""
    table = acting("sol", "hacan", "xxcha")
    table.state.options["announced"] = "all"
    table.deal_cards(0, "mining-initiative.1")
    table.deal_cards(SECOND, "spy.1")
    table.deal_cards(THIRD, "sabotage.1")
    table.play("p1 action card:mining-initiative.1:jord")
    assert {question.kind for question in table.pending() if question.blind} == {"react"}
    return table


def at_next_turn(table: Table, seat: int) -> State:
    """The game as a player may imagine it when their turn begins."""
    found = branches.branch(snapshot_of(GAME, table.state, "one"), seat)
    assert found is not None
    state: State = found.state
    assert state.acting == seat
    return state


def test_a_turn_is_planned_while_a_card_may_be_cancelled() -> None:
    """Nobody cancels it, whatever they hold and have answered: the card does what it says."""
    table = announced()
    before = table.player().trade_goods
    table.play("p3 react sabotage.1")
    assert at_next_turn(table, SECOND).players[0].trade_goods > before


def test_what_a_player_has_answered_stands_in_the_own_plan() -> None:
    table = announced()
    before = table.player().trade_goods
    table.play("p3 react sabotage.1")
    imagined = at_next_turn(table, THIRD)
    assert imagined.players[0].trade_goods == before
    assert "sabotage.1" not in imagined.players[THIRD].hand


def test_what_is_instructed_for_the_own_card_stands_where_nothing_was_answered() -> None:
    table = announced()
    before = table.player().trade_goods
    table.play("p3 instructions file:sabotage:always")
    assert at_next_turn(table, THIRD).players[0].trade_goods == before
    assert at_next_turn(table, SECOND).players[0].trade_goods > before


@pytest.mark.parametrize("words", ["instructions file:sabotage:always", "react sabotage.1", "react"])
def test_nothing_that_others_said_shows_even_where_the_imagined_world_is_the_true_one(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TwilightImperium, "rearrange", lambda *_: None)
    silent, table = announced(), announced()
    table.play(f"p3 {words}")
    seen, shown = (hidden.view(at_next_turn(each, SECOND), SECOND) for each in (silent, table))
    assert shown == seen


def test_a_planned_turn_goes_as_far_as_the_battle_whose_dice_are_still_to_fall() -> None:
    """The move into it is the last step; nothing is planned for what comes behind the dice."""
    table = acting("sol", "hacan", "xxcha")
    table.clear(SECOND)
    table.put("304", SECOND, cruiser=2)
    table.put("203", 0, cruiser=1)
    table.player(SECOND).pools.fleet = 4
    snapshot = snapshot_of(GAME, table.state, "one")
    found = branches.branch(snapshot, SECOND)
    assert found is not None
    steps = ["p2 action activate:203", "p2 move cruiser:304=2", "p2 action pass"]
    tried = branches.try_plan(found, SECOND, steps)
    assert (tried.count, tried.refused is not None and tried.refused.code) == (2, "not-asked")
    assert [step.move.kind for step in tried.run.steps if step.how == "person"] == ["action", "move"]
    assert not any(event.kind == "fired" for step in tried.run.steps for event in step.outcome.events)


def test_nothing_is_planned_beyond_dice_that_are_still_to_fall() -> None:
    table = battle({"cruiser": 2}, {"cruiser": 1})
    table.deal_cards(0, "skilled-retreat.1")
    table.deal_cards(SECOND, "summit.1")
    attack(table, "cruiser:304=2")
    assert table.asked() == [(0, "battle-plan"), (SECOND, "battle-plan")]
    assert branches.branch(snapshot_of(GAME, table.state, "one"), THIRD) is None
