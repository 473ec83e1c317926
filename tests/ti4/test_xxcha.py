"""Xxcha: action cards of others are cancelled (2.8, 34)."""

from __future__ import annotations

import pytest

from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def trained(*cards: str, ready: bool = True, tokens: int = 2) -> Table:
    """Sol, the first player, hold these; Xxcha, the second, own Instinct Training."""
    table = acting("sol", "xxcha", "hacan")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.deal_cards(0, *cards)
    table.player(1).technologies.append("instinct-training")
    table.player(1).pools.strategy = tokens
    if not ready:
        table.player(1).exhausted_technologies.append("instinct-training")
    return table


def test_instinct_training_cancels_a_card_for_a_token() -> None:
    table = trained("mining-initiative.1")
    table.play("p1 action card:mining-initiative.1:jord")
    assert table.asked() == [(1, "play-now")]
    table.play("p2 play-now instinct-training")
    assert (table.player().trade_goods, table.player(1).pools.strategy) == (0, 1)
    assert table.player(1).exhausted_technologies == ["instinct-training"]
    assert "mining-initiative.1" in table.state.action_discard
    assert table.asked() == [(0, "action")]


def test_instinct_training_may_be_left() -> None:
    table = trained("mining-initiative.1")
    table.play("p1 action card:mining-initiative.1:jord", "p2 play-now pass")
    assert table.player().trade_goods == 4


@pytest.mark.parametrize(("ready", "tokens"), [(False, 2), (True, 0)])
def test_instinct_training_needs_a_token_and_a_ready_technology(*, ready: bool, tokens: int) -> None:
    table = trained("mining-initiative.1", ready=ready, tokens=tokens)
    table.play("p1 action card:mining-initiative.1:jord")
    assert table.player().trade_goods == 4


@pytest.mark.parametrize(("said", "cancels"), [("always", True), ("never", False), ("mine", False), ("heavy", False)])
def test_what_was_said_of_instinct_training_speaks(said: str, *, cancels: bool) -> None:
    table = trained("mining-initiative.1")
    table.play(f"p2 instructions file:instinct-training:{said}", "p1 action card:mining-initiative.1:jord")
    assert bool(table.told("cancelled-card")) == cancels
    assert (1, "play-now") not in table.asked()


def test_instinct_training_speaks_where_a_card_is_against_its_owner() -> None:
    table = trained("insubordination.1")
    table.state.options["announced"] = "none"
    table.play("p2 instructions file:instinct-training:mine", "p1 action card:insubordination.1:p2")
    assert table.told("cancelled-card") != []


def sabotaged() -> Table:
    """Xxcha act, and Sol have said to cancel whatever they play."""
    table = acting("xxcha", "sol", "hacan")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.deal_cards(0, "mining-initiative.1")
    table.deal_cards(1, "sabotage.1")
    table.player().technologies.append("instinct-training")
    table.play("p2 instructions file:sabotage:always")
    return table


def test_instinct_training_cancels_a_sabotage() -> None:
    table = sabotaged()
    table.play("p1 action card:mining-initiative.1:archon-ren")
    assert table.asked() == [(0, "play-now")]
    table.play("p1 play-now instinct-training")
    assert table.player().trade_goods == 2
    assert {"mining-initiative.1", "sabotage.1"} <= {*table.state.action_discard}


def test_a_sabotage_that_is_not_cancelled_counts() -> None:
    table = sabotaged()
    table.play("p1 action card:mining-initiative.1:archon-ren", "p1 play-now pass")
    assert (table.player().trade_goods, table.player().pools.strategy) == (0, 2)


def test_a_sabotage_against_its_owner_is_what_instinct_training_was_told_of() -> None:
    table = sabotaged()
    table.play("p1 instructions file:instinct-training:mine", "p1 action card:mining-initiative.1:archon-ren")
    assert table.player().trade_goods == 2


def test_nobody_cancels_instinct_training() -> None:
    table = trained("mining-initiative.1")
    table.deal_cards(2, "sabotage.1")
    table.play("p3 instructions file:sabotage:always", "p2 instructions file:instinct-training:always")
    table.play("p1 action card:mining-initiative.1:jord")
    assert len(table.told("cancelled-card")) == 1


def test_everybody_is_asked_blindly_about_a_weighty_card_and_xxcha_may_answer_so() -> None:
    table = trained("uprising.1")
    table.state.options["announced"] = "all"
    table.deal_cards(2, "sabotage.1")
    table.lay("205", "19", 2)
    table.play("p1 action card:uprising.1:wellon")
    assert {*table.asked()} == {(1, "react"), (2, "react")}
    table.play("p2 react instinct-training", "p3 react")
    assert table.told("cancelled-card") != []
