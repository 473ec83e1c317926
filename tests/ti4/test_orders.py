"""What is said beforehand: strategy cards by ranking, secondary abilities, retreats by the odds."""

from __future__ import annotations

import pytest

from rules.core.decisions import Answer, Decision
from rules.core.hidden import view
from rules.ti4.game import GAME
from tests.ti4.agenda_scenes import council
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, attack, battle


def given(table: Table, seat: int, kind: str, orders: dict[str, str]) -> Answer | None:
    """What the orders of a player answer to an open question."""
    return GAME.standing(view(table.state, seat), question(table, seat, kind), orders)


def question(table: Table, seat: int, kind: str) -> Decision:
    """An open question."""
    return next(decision for decision in table.pending(seat) if decision.kind == kind)


def ahead(table: Table, seat: int, orders: dict[str, str] | None = None) -> list[str]:
    """The orders that a player can file now."""
    return [*GAME.ahead(view(table.state, seat), seat, orders or {})]


def test_whoever_waives_agendas_neither_plays_nor_votes() -> None:
    table = council("mutiny", "veto.1")
    assert given(table, 0, "council", {"council": "pass"}) == ()
    assert given(table, 0, "council", {}) is None


def test_strategy_cards_are_ranked_while_others_choose() -> None:
    table = Table()
    assert ahead(table, 1) == ["plan:1-1:wish-card1", "plan:1-2:wish-card1"]
    first = {"plan:1-1:wish-card1": "leadership"}
    assert ahead(table, 1, first) == ["plan:1-1:wish-card1", "plan:1-1:wish-card2", "plan:1-2:wish-card1"]


def test_the_first_wish_that_is_left_is_taken() -> None:
    table = Table()
    table.play("p1 choose-card leadership")
    wishes = {"plan:1-1:wish-card1": "leadership", "plan:1-1:wish-card2": "trade"}
    assert given(table, 1, "choose-card", wishes) == ("trade",)
    assert given(table, 1, "choose-card", {"plan:1-1:wish-card1": "leadership"}) is None


def test_in_the_action_phase_the_first_choice_of_the_next_round_can_be_ranked() -> None:
    assert "plan:2-1:wish-card1" in ahead(acting(), 0)


def test_secondary_abilities_of_cards_that_others_hold_are_filed() -> None:
    table = acting()
    filed = [order for order in ahead(table, 1) if "follow" in order]
    assert filed == [f"plan:1:follow-{card}" for card in ("leadership", "politics", "construction", "warfare")]


def test_what_was_filed_is_answered_and_what_it_asks_too() -> None:
    table = acting()
    table.player().strategy_cards = ["technology"]
    table.player(1).trade_goods = 4
    orders = {"plan:1:follow-technology": "use:neural-motivator"}
    table.play("p1 action strategic:technology")
    while table.asked()[0][0] == 0:
        table.default()
    assert given(table, 1, "secondary", orders) == ("use",)
    table.play("p2 secondary use")
    assert given(table, 1, "research", orders) == ("neural-motivator",)


def test_without_anything_filed_secondaries_are_asked_or_never_used() -> None:
    table = acting()
    table.play("p1 action strategic:leadership")
    while table.asked()[0][0] == 0:
        table.default()
    assert given(table, 2, "secondary", {}) is None
    assert given(table, 2, "secondary", {"follow": "never"}) == ("decline",)
    assert given(table, 2, "secondary", {"follow": "never", "plan:1:follow-leadership": "use"}) == ("use",)


@pytest.mark.parametrize(("order", "answer"), [("stay", "stay"), ("below-10", "to:202"), ("below-50", "to:202")])
def test_a_retreat_by_the_odds(order: str, answer: str) -> None:
    table = battle({"dreadnought": 4}, {"cruiser": 1})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "dreadnought:304=4")
    assert given(table, 1, "retreat", {"retreat": order}) == (answer,)


def test_who_is_likely_to_win_fights_on() -> None:
    table = battle({"cruiser": 1}, {"dreadnought": 4})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    assert given(table, 1, "retreat", {"retreat": "below-50"}) == ("stay",)
    assert given(table, 1, "retreat", {}) is None


def drafting() -> Table:
    """Two factions are known, slices and positions are drafted; the first player takes something."""
    return Table(options={"galaxy": "slices"}, begun=False)


def test_wishes_for_a_draft_are_filed_while_others_take() -> None:
    table = drafting()
    assert ahead(table, 1) == ["plan:draft:wish-draft1"]
    filed = {"plan:draft:wish-draft1": "slice:b"}
    assert ahead(table, 1, filed) == ["plan:draft:wish-draft1", "plan:draft:wish-draft2"]


def test_the_first_wish_that_can_be_taken_is_and_serves_for_all_turns() -> None:
    table = drafting()
    wishes = {
        "plan:draft:wish-draft1": "slice:a",
        "plan:draft:wish-draft2": "slice:b",
        "plan:draft:wish-draft3": "position:2",
    }
    table.play("p1 draft slice:a")
    assert given(table, 1, "draft", wishes) == ("slice:b",)
    table.play("p2 draft slice:b", "p3 draft slice:c", "p3 draft position:1")
    assert given(table, 1, "draft", wishes) == ("position:2",)
    assert given(table, 1, "draft", {"plan:draft:wish-draft1": "slice:a"}) is None


def test_whoever_chooses_last_has_nothing_to_wish_for_afterwards() -> None:
    table = drafting()
    table.play("p1 draft slice:a", "p2 draft slice:b")
    assert ahead(table, 2) == []  # only own turns are to come until the others have theirs
