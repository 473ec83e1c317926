"""The computer player at the table: what it offers whoever is to act, what it accepts, and what it says beforehand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from rules.core.decisions import Answer, Decision, Option, Pick, allocation
from rules.core.hidden import view
from rules.ti4.computer.answers import answers
from rules.ti4.computer.military.expeditions import Expeditions
from rules.ti4.computer.trade.deals import let_in
from rules.ti4.computer.unasked import volunteered
from rules.ti4.game import GAME
from tests.bot.twins import Twin
from tests.ti4.card_scenes import holding
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, battle, neighboring


def said(table: Table, seat: int, kind: str) -> Answer | None:
    """What the computer of a seat says to an optional question."""
    questions = [question for question in GAME.pending(table.state, seat) if question.kind == kind]
    return next((volunteered(partial(view, table.state, seat), question) for question in questions), None)


def offer(table: Table, seat: int = 1) -> dict[str, int] | None:
    """What the computer of a seat offers, and says so; None where it offers nothing."""
    begun = said(table, seat, "deal")
    if begun is None:
        return None
    table.play(" ".join((f"p{seat + 1} deal", *begun)))
    terms = said(table, seat, "terms")
    assert terms
    table.play(" ".join((f"p{seat + 1} terms", *terms)))
    return allocation(terms)


def answered(table: Table, seat: int = 0) -> Answer:
    """What the computer of a seat answers to an offer."""
    question = next(each for each in table.pending(seat) if each.kind == "offers")
    return next(answers(view(table.state, seat), question, Random(1)))


def test_commodities_are_swapped_for_as_many() -> None:
    """They are trade goods for whoever receives them (21.5)."""
    table = neighboring()
    assert offer(table) == {"give:commodities": 2, "get:commodities": 2}
    table.play(" ".join(("p1 offers", *answered(table))))
    assert table.player().trade_goods == 2
    assert table.player(1).trade_goods == 4


def test_two_commodities_go_for_a_good() -> None:
    table = neighboring()
    table.player().commodities = 0
    table.player().trade_goods = 3
    table.player(1).commodities = 4
    assert offer(table) == {"give:commodities": 4, "get:trade-goods": 2}


def test_nobody_is_offered_anything_but_who_is_to_act() -> None:
    """So that nobody is waited for on account of an offer."""
    table = neighboring()
    assert said(table, 0, "deal") is None
    assert said(table, 1, "deal") == ("with:p1",)
    table.play("p1 action activate:203")
    assert said(table, 1, "deal") is None


def test_who_declined_gets_no_offer_of_the_same_player_in_this_round() -> None:
    table = neighboring()
    offer(table)
    table.play("p1 offers decline:p2")
    assert offer(table) is None
    table.state.refused = []
    assert offer(table) is not None


def test_nothing_is_traded_with_whoever_is_about_to_win() -> None:
    table = neighboring()
    table.player().vp = {"custodians": 9}
    assert offer(table) is None


def test_a_point_is_swapped_for_a_point() -> None:
    """Support for the Throne lies open before whoever gets it, and is worth a point (69)."""
    table = neighboring()
    table.state.round = 3
    assert offer(table) == {"give:support-for-the-throne.2": 1, "get:support-for-the-throne.1": 1}
    table.play(" ".join(("p1 offers", *answered(table))))
    assert (table.player().points, table.player(1).points) == (1, 1)


def test_a_point_is_not_given_to_whoever_is_near_victory() -> None:
    table = neighboring()
    table.state.round = 3
    table.player().vp = {"custodians": 7}
    found = offer(table)
    assert found is not None
    assert "give:support-for-the-throne.2" not in found


@pytest.mark.parametrize(
    ("terms", "taken"),
    [
        ("give:trade-goods=2 get:commodities=2", True),
        ("give:trade-goods=1 get:commodities=3", False),
        ("give:ceasefire.2=1 get:commodities=1", True),
        ("give:ceasefire.2=1 get:commodities=3", False),
        ("give:commodities=2 get:support-for-the-throne.1=1", False),
    ],
)
def test_what_brings_more_than_it_takes_is_accepted(terms: str, *, taken: bool) -> None:
    table = neighboring()
    table.play("p2 deal with:p1", f"p2 terms {terms}")
    assert answered(table) == (("accept:p2",) if taken else ("decline:p2",))


def test_who_holds_a_point_of_another_does_not_attack_them() -> None:
    """The note goes back when its holder activates a system with units of its owner (69)."""
    table = battle({"dreadnought": 3, "cruiser": 2}, {"cruiser": 1})
    assert Expeditions(table.state, 0).best("203") is not None
    table.player().play_area.append("support-for-the-throne.2")
    assert Expeditions(table.state, 0).best("203") is None


def test_trade_lets_in_who_can_swap() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.player(2).vp = {"custodians": 8}
    options = tuple(Option(f"p{seat + 1}", "", {"target": seat}) for seat in (1, 2))
    question = Decision(0, "share-trade", Pick(options, 0, 2), ())
    assert let_in(table.state, table.player(), question) == ("p2",)


def test_cards_are_spoken_for_like_those_of_people() -> None:
    """So that moments tell nothing about who is a computer."""
    table = holding("summit.1")
    filed = []
    while word := said(table, 0, "instructions"):
        table.play(" ".join(("p1 instructions", *word)))
        filed.append(word[0])
    assert set(filed) == {"file:sabotage:mine", "file:summit:always"}


async def test_at_a_table_a_computer_offers_and_waits_for_nobody(tmp_path: Path) -> None:
    twin = await Twin.open(tmp_path / "table.db", GAME, neighboring().state)
    async with twin.store.write() as rows:
        snapshot = await twin.snapshot()
        await rows.put(replace(snapshot.seats[1], agent="easy", user_id=None))
    assert await twin.table.computers.play_turn(snapshot.row.id)
    after = await twin.snapshot()
    assert [(made.seat, made.to) for made in after.state.offers] == [(1, 0)]
    assert {seat.seat for seat in after.owing} == {0}
    assert not await twin.table.computers.play_turn(snapshot.row.id)
    await twin.store.close()
