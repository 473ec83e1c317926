"""Yssaril: many action cards, and those of others (2, 34)."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import hidden
from rules.ti4.cards.seen import seen_of
from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.scenes import acting

SEVEN = [f"{name}.1" for name in ("plague", "spy", "uprising", "lucky-shot", "ghost-ship", "war-effort", "upgrade")]


def holding(*cards: str) -> Table:
    """Yssaril are about to act with these cards, the others hold none."""
    table = acting("yssaril", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.deal_cards(0, *cards)
    return table


def politics(*, mutated: bool = False) -> Table:
    """Yssaril have used Politics, and drawn."""
    table = Table("yssaril", "sol", "xxcha")
    table.cards("politics", "warfare", "imperial", "leadership", "technology", "construction")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().mutated = mutated
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    return table


def test_scheming_draws_one_more_and_discards_one() -> None:
    table = politics()
    assert len(table.player().hand) == 3
    (decision,) = table.waited(0)
    assert (decision.kind, decision.facts["count"]) == ("discard-cards", 1)
    table.play(f"p1 discard-cards {table.player().hand[0]}")
    assert len(table.player().hand) == 2
    assert len(table.state.action_discard) == 1


def test_without_the_ability_as_many_are_drawn_as_the_card_says() -> None:
    table = politics(mutated=True)
    assert len(table.player().hand) == 2
    assert table.asked()[0] != (0, "discard-cards")


def test_crafty_hold_any_number_whatever_the_law_says() -> None:
    table = holding(*SEVEN, "insubordination.1", "summit.1")
    table.enact("executive-sanctions")
    assert len(table.player().hand) > 7
    assert GAME.faults(table.state) == []
    table.player().mutated = True  # nothing stops this (LRR 1.2)
    assert GAME.faults(table.state) == []


def test_stall_tactics_discard_a_card_as_an_action() -> None:
    table = holding("plague.1", "spy.1")
    table.play("p1 action card:stall-tactics", "p1 discard-cards spy.1")
    assert table.player().hand == ["plague.1"]
    assert "spy.1" in table.state.action_discard
    assert table.state.acting != 0


def test_stall_tactics_need_a_card() -> None:
    table = holding()
    (action,) = table.waited(0)
    assert "card:stall-tactics" not in [option.word for option in action.ask.options]  # type: ignore[union-attr]


def looking(*cards: str) -> Table:
    """Yssaril look at these action cards of Sol."""
    table = holding()
    table.player().technologies.append("mageon-implants")
    table.deal_cards(1, *cards)
    table.play("p1 action card:mageon-implants:p2")
    return table


def test_mageon_implants_show_a_hand_and_take_a_card() -> None:
    table = looking("plague.1", "spy.1")
    (decision,) = table.waited(0)
    assert [option.word for option in decision.ask.options] == ["plague.1", "spy.1"]  # type: ignore[union-attr]
    table.play("p1 take-from-hand spy.1")
    assert (table.player().hand, table.player(1).hand) == (["spy.1"], ["plague.1"])
    assert table.player().exhausted_technologies == ["mageon-implants"]
    assert table.state.acting == 1


def test_what_was_seen_lies_in_the_own_view_alone() -> None:
    table = looking("plague.1", "spy.1", "uprising.1")
    table.play("p1 take-from-hand spy.1")
    assert seen_of(hidden.view(table.state, 0).players[0], 1) == ["plague.1", "uprising.1"]
    assert seen_of(hidden.view(table.state, 1).players[0], 1) == []
    assert seen_of(table.player(1), 0) == ["spy.1"]


def test_what_was_seen_is_known_until_it_changes() -> None:
    table = looking("plague.1", "spy.1", "uprising.1", "mining-initiative.1")
    table.play("p1 take-from-hand spy.1", "p2 action card:mining-initiative.1:jord")
    assert seen_of(table.player(), 1) == ["plague.1", "uprising.1"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_dealt_anew_stay_where_a_seat_knows_them(seat: int) -> None:
    table = looking("plague.1", "spy.1", "uprising.1")
    table.play("p1 take-from-hand spy.1")
    for number in range(5):
        other = table.again()
        GAME.rearrange(other.state, seat, Random(number))
        assert hidden.view(other.state, seat) == hidden.view(table.state, seat)
        assert GAME.faults(other.state) == []
        if seat == 0:
            assert other.player(1).hand == ["plague.1", "uprising.1"]


def test_a_card_that_is_stolen_unseen_makes_the_rest_uncertain() -> None:
    table = looking("plague.1", "uprising.1", "ghost-ship.1")
    table.play("p1 take-from-hand uprising.1")
    table.deal_cards(2, "spy.1")
    table.state.acting = 1
    from rules.ti4.cards.seen import pass_unseen

    pass_unseen(table.state, table.player(1), table.player(2), "plague.1")
    assert seen_of(table.player(0), 1) == []
    assert seen_of(table.player(1), 2) == ["plague.1"]


def spying() -> Table:
    """Sol, who act first, hold Spy Net of Yssaril and have said to use it; Xxcha act before them."""
    table = acting("xxcha", "sol", "yssaril")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.deal_cards(2, "plague.1", "spy.1")
    table.give_note(1, "spy-net.3")
    table.play("p2 instructions file:spy-net.3:always", "p1 action activate:202")
    while table.state.acting == 0:
        table.default()
    return table


def test_spy_net_looks_at_the_hand_of_yssaril_as_the_turn_begins() -> None:
    table = spying()
    assert table.asked() == [(1, "take-from-hand")]
    table.play("p2 take-from-hand plague.1")
    assert (table.player(1).hand, table.player(2).hand) == (["plague.1"], ["spy.1"])
    assert "spy-net.3" in table.player(2).notes
    assert table.asked() == [(1, "action")]


def test_who_has_passed_plays_no_cards_in_the_turns_of_transparasteel() -> None:
    table = holding("mining-initiative.1")
    table.player().technologies.append("transparasteel-plating")
    table.deal_cards(1, "sabotage.1")
    table.play("p2 instructions file:sabotage:always")
    table.player(1).passed = True
    table.player(1).spent_cards = [*table.player(1).strategy_cards]
    table.play("p1 action card:mining-initiative.1:retillion")
    assert table.told("cancelled-card") == []
    assert "sabotage.1" in table.player(1).hand


def test_who_has_not_passed_plays_them() -> None:
    table = holding("mining-initiative.1")
    table.player().technologies.append("transparasteel-plating")
    table.deal_cards(1, "sabotage.1")
    table.play("p2 instructions file:sabotage:always", "p1 action card:mining-initiative.1:retillion")
    assert table.told("cancelled-card") != []
