"""Ways to pay on buttons: for command tokens, for objectives and for the custodians token (52, 61, 27)."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.ui.panel.asked import Where
from bot.ui.panel.question_controls import controls
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision
from rules.ti4.economy.worth import printed
from rules.ti4.paying import COMPLETED, Paying
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX

NAMES = ("Ann", "Ben", "Cid")


def gaining() -> tuple[Table, Decision]:
    """The first player uses Leadership: three tokens are free, and more cost 3 influence each."""
    table = Table()
    table.cards(*SIX)
    table.player().trade_goods = 6
    table.play("p1 action strategic:leadership")
    return table, next(each for each in table.pending(0) if each.kind == "gain-tokens")


def paying(table: Table, question: Decision, *chosen: str) -> Paying:
    found = COMPLETED[question.kind](table.state, question, chosen)
    assert isinstance(found, Paying)
    return found


def test_free_tokens_cost_nothing_and_have_to_be_laid_first() -> None:
    table, question = gaining()
    assert not paying(table, question, "tactic=2").ways
    assert paying(table, question, "tactic=2").facts["left"] == 1
    (free,) = paying(table, question, "tactic=3").ways
    assert free.answer == ("tactic=3",)


def test_each_token_beyond_is_paid_in_each_way_and_can_be_answered() -> None:
    for number in range(len(paying(*gaining(), "tactic=3", "fleet=1").ways)):
        table, question = gaining()
        before = table.player().pools.fleet
        way = paying(table, question, "tactic=3", "fleet=1").ways[number]
        table.play(" ".join(["p1 gain-tokens", *way.answer]))
        assert table.player().pools.fleet == before + 1


def test_no_more_than_influence_pays_for() -> None:
    table, question = gaining()
    table.player().trade_goods = 0
    for planet in table.state.planets(0):
        planet.exhausted = True
    assert set(paying(table, question, "tactic=3").more.values()) == {0}


def buttons_of_ways(table: Table, question: Decision, locale: str, *chosen: str) -> list[str]:
    """What the buttons say that answer with a way to pay for what is chosen."""
    completion = manifest("ti4").panels.completed[question.kind](table.state, question, chosen)
    assert completion is not None
    labels, place = Labels(Texts(locale), "ti4", NAMES), Where("game", 0, completion=completion)
    pressed = [each for row in controls(question, labels, place) for each in row.to_component_dict()["components"]]
    ways = [each["label"] for each in pressed if each["custom_id"].startswith("o1:spread:")]
    assert len(ways) == len(completion.ways)
    return ways


@pytest.mark.parametrize(("locale", "said"), [("en", "Fewest trade goods"), ("ko", "무역품 최소")])
def test_ways_stand_on_buttons_that_say_what_they_are_best_for(locale: str, said: str) -> None:
    ways = buttons_of_ways(*gaining(), locale, "tactic=3", "fleet=1")
    assert len(ways) > 1
    assert any(said in label for label in ways)


@pytest.mark.parametrize(
    ("locale", "gone", "free"),
    [("en", "resources go with it)", "nothing to pay"), ("ko", "도 함께 사라짐)", "낼 것 없음")],
)
def test_a_way_to_pay_influence_says_which_resources_go_with_it(locale: str, gone: str, free: str) -> None:
    """26, 47: whoever paid for a token with their only planet had nothing left to produce with, and was not told."""
    table, question = gaining()
    table.player().trade_goods = 0
    ways = buttons_of_ways(table, question, locale, "tactic=3", "fleet=1")
    planets = {planet.id: printed(planet.id) for planet in table.state.planets(0)}
    assert any(worth.resources for worth in planets.values())
    assert all(gone in label for label in ways), ways
    (nothing,) = buttons_of_ways(table, question, locale, "tactic=3")
    assert free in nothing
