"""An order of units as it is put together: what it costs, what is left, and up to three ways to pay it (68, 26)."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.ui.kit.layout import FIELD_LABEL
from bot.ui.panel.asked import Asked, Where
from bot.ui.panel.forms import up_to
from bot.ui.panel.question_controls import controls
from bot.ui.panel.spreading.allocation import allocation
from bot.ui.panel.spreading.completing import so_far
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Allocate, Decision, Option, Pick, Slot
from rules.ti4.ordering import Ordering, ordering
from tests.ti4.kit import Table
from tests.ti4.phase_power_scenes import by_flagship
from tests.ti4.scenes import acting

NAMES = ("Ann", "Ben", "Cid")
TAKEN = Slot("take:carrier:304", 1, {"kind": "carrier", "place": "304", "system": "retillion shalloq"}, "taken")


def producing() -> Table:
    """The first player produces at home, whose Jord brings 4 resources, with 3 trade goods and Bereg (3/1)."""
    table = acting()
    table.player().pools.fleet = 5
    table.player().trade_goods = 3
    table.lay("203", "35", 0)
    table.play("p1 action activate:304")
    return table


def ordered(table: Table, *chosen: str) -> Ordering:
    return ordering(table.state, table.pending()[0], chosen)


def test_each_way_pays_the_whole_order_and_is_a_legal_answer() -> None:
    for number in range(len(ordered(producing(), "carrier=1").ways)):
        table = producing()
        way = ordered(table, "carrier=1").ways[number]
        table.play(" ".join(["p1 produce", *way.answer]))
        assert table.units("304")["carrier"] == 3


def test_ways_say_what_they_are_the_best_for_and_what_is_too_much() -> None:
    ways = {way.aims: (way.answer, way.facts["lost"]) for way in ordered(producing(), "cruiser=1").ways}
    assert sum(map(len, ways)) == 3  # every aim is named once
    kept, lost = next(found for aims, found in ways.items() if "no-goods" in aims)
    assert not any("trade-goods" in word for word in kept)
    assert int(lost) >= 0


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "**1 carrier** · spends 2 of 12 resources (1 less by Sarween Tools), 5 more units possible"),
        ("ko", "자원 12 중 2 사용 (사르윈 공구: 1 절약), 더 만들 수 있는 유닛 5"),
    ],
)
def test_what_is_spent_and_what_takes_off_the_price_is_said(locale: str, said: str) -> None:
    """The list says 3 for a carrier: that the order costs 2 needs its reason, and spent is not what is left."""
    table = producing()
    table.player().technologies.append("sarween-tools")
    found, labels = ordered(table, "carrier=1"), Labels(Texts(locale), "ti4", NAMES)
    assert said in " ".join(so_far(table.pending()[0], labels, ("carrier=1",), found))
    assert ordered(producing(), "carrier=1").facts["off"] == 0


def test_more_is_as_much_as_limit_and_resources_allow_beside_the_rest() -> None:
    table = producing()
    empty, full = ordered(table), ordered(table, "infantry:jord=5")
    assert empty.facts["left"] == 6
    assert full.facts["left"] == 1
    assert full.more["infantry:jord"] == 1
    assert full.more["destroyer"] == 1
    assert not ordered(table, "infantry:jord=6").more["fighter"]


def test_what_cannot_be_is_said_and_not_paid() -> None:
    table = producing()
    table.player().pools.fleet = 3
    crowded = ordered(table, "destroyer=2")
    assert crowded.refused is not None
    assert crowded.refused.code == "fleet-pool"
    assert not crowded.ways


def test_nothing_chosen_has_no_ways_and_costs_nothing() -> None:
    found = ordered(producing())
    assert (found.ways, found.refused, found.facts["price"]) == ((), None, 0)


def test_payments_already_in_an_answer_are_not_looked_at() -> None:
    table = producing()
    assert ordered(table, "cruiser=1", "pay:trade-goods=1") == ordered(table, "cruiser=1")


@pytest.mark.parametrize(
    ("locale", "said", "first"),
    [
        ("en", "**1 carrier, 2 infantry (Jord)** · spends 4 of ", "Pay (Least wasted · Fewest trade goods): Jord"),
        ("ko", "**우주모함 1척, 보병 2기(요르드)** · 자원 ", "지불 (낭비 최소 · 무역품 최소): 요르드"),
    ],
)
def test_the_panel_tells_units_by_number_and_ways_on_buttons(locale: str, said: str, first: str) -> None:
    table, labels = producing(), Labels(Texts(locale), "ti4", NAMES)
    question = table.pending()[0]
    ask = question.ask
    assert isinstance(ask, Allocate)
    chosen = ("carrier=1", "infantry:jord=2")
    completion = manifest("ti4").panels.completed["produce"](table.state, question, chosen)
    assert completion is not None
    assert next(so_far(question, labels, chosen, completion)).startswith(said)
    place = Where("game", 0, str(allocation(ask, None).of(chosen)), completion=completion)
    pressed = [each for row in controls(question, labels, place) for each in row.to_component_dict()["components"]]
    ways = [each["label"] for each in pressed if each["custom_id"].startswith("o1:spread:")]
    assert ways[0] == first
    assert len(ways) == len(completion.ways) == 2


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "Remove: Carrier, 304: up to 1"), ("ko", "게임판에서 빼기: 304의 우주모함: 최대 1")]
)
def test_a_ship_to_take_off_the_board_is_named_in_full_in_the_form(locale: str, said: str) -> None:
    """A system of two planets with long names leaves no room for them in the label of a field."""
    asked = Decision(0, "produce", Allocate((TAKEN,), 0, 1), ())
    label = up_to(TAKEN, 1, asked, Labels(Texts(locale), "ti4", NAMES))
    assert label == said
    assert len(label) <= FIELD_LABEL


@pytest.mark.parametrize(
    ("locale", "system", "paid"),
    [
        ("en", "Tactical action: 000 (Mecatol Rex)", "Trade goods × 2"),
        ("ko", "작전 행동: 000(메카톨 렉스)", "무역품 × 2"),
    ],
)
def test_a_heading_is_not_said_twice(locale: str, system: str, paid: str) -> None:
    """It said *Mecatol Rex: 000 (Mecatol Rex)*, and *Trade goods: Trade goods × 2*."""
    labels = Labels(Texts(locale), "ti4", NAMES)
    centre = Option("activate:000", "ring-0", {"place": "000", "system": "mecatol-rex"})
    action = Decision(0, "action", Pick((centre,)), (centre.word,))
    assert Asked(action, labels, Where("game", 0)).option(centre, under=centre.group).full == system
    goods = Slot("pay:trade-goods", 3, {"kind": "trade-goods"}, "trade-goods")
    assert labels.answer(Decision(0, "produce", Allocate((goods,), 0, 3), ()), ("pay:trade-goods=2",)) == paid


def test_of_what_a_flagship_makes_its_own_limit_counts() -> None:
    """The production of the tactical action is still to come then."""
    assert ordered(by_flagship(), "fighter=1").facts["left"] == 4
