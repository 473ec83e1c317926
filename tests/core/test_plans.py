from __future__ import annotations

from rules.core.plans import lasting, plan, plan_key

VOTE = plan_key("vote-3", "yes")
SECOND = plan_key("secondary-3", "trade")
OLD = plan_key("vote-2", "yes")


def test_stages_are_planned_side_by_side_as_long_as_the_game_asks_them() -> None:
    orders = plan({"charge": "free"}, VOTE, ("for", "5"), ahead=(VOTE, SECOND))
    orders = plan(orders, SECOND, ("pay",), ahead=(VOTE, SECOND))
    assert orders == {"charge": "free", VOTE: "for 5", SECOND: "pay"}


def test_what_was_planned_for_a_stage_that_is_gone_is_dropped() -> None:
    orders = {OLD: "against", "charge": "free", SECOND: "pay"}
    assert plan(orders, VOTE, ("for",), ahead=(VOTE, SECOND)) == {"charge": "free", SECOND: "pay", VOTE: "for"}
    assert plan(orders, VOTE, ("for",), ahead=(VOTE,)) == {"charge": "free", VOTE: "for"}


def test_an_answer_that_is_planned_anew_is_the_last_of_its_plan() -> None:
    orders = plan({VOTE: "for", SECOND: "pay"}, VOTE, ("against",), ahead=(VOTE, SECOND))
    assert list(orders) == [SECOND, VOTE]


def test_standing_orders_outlast_plans() -> None:
    assert lasting({"charge": "free", VOTE: "for"}) == {"charge": "free"}
