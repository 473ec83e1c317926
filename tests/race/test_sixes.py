"""What the lines of 6-cost developments match, by cards made up for it: no printed card tells all of them apart."""

from __future__ import annotations

import pytest

from rules.race.designs import Card, Power, Score
from rules.race.sixes import MATCHES, matched


def six(*lines: Score) -> Card:
    return Card("six", "development", 0, cost=6, score=lines)


def world(cost: int | None = 2, **printed: object) -> Card:
    return Card("w", "world", 1, cost=cost, **printed)  # type: ignore[arg-type]


def military(**printed: object) -> Card:
    return world(None, defense=printed.pop("defense", 2), **printed)


def using(power: Power) -> Card:
    return world(powers=(power,))


def development(cost: int = 3, *powers: Power) -> Card:
    return Card("d", "development", 1, cost=cost, powers=powers)


EXPLORE, CONSUME, TRADE = (Power(phase, "draw", 1) for phase in ("explore", "consume", "trade"))
FITTING = {
    Score(1, "production-world", good="rare"): ([world(good="rare"), military(good="rare")], []),
    Score(1, "windfall-world", good="rare"): ([world(good="rare", windfall=True)], [world(good="rare")]),
    Score(1, "military-world"): ([military(), military(defense=0)], [world(), development()]),
    Score(1, "rebel-military-world"): ([military(tags=("rebel",))], [military(), world(tags=("rebel",))]),
    Score(1, "world"): ([world(), military()], [development()]),
    Score(1, "development"): ([development()], [world(), military()]),
    Score(1, "development-cost-6"): ([development(6)], [development(5), development(7), world(6), military(defense=6)]),
    Score(1, "tag-alien-card"): ([world(tags=("alien",)), military(tags=("rebel", "alien"))], [world(good="alien")]),
    Score(1, "card-named", card="w"): ([world()], [development()]),
    Score(1, "development-with-explore-power"): ([development(1, EXPLORE)], [development(1, TRADE)]),
    Score(1, "world-with-explore-power"): (
        [world(powers=(EXPLORE,))],
        [world(powers=(CONSUME,)), development(1, EXPLORE)],
    ),
    Score(1, "development-with-consume-power"): ([development(1, CONSUME)], [development(1, EXPLORE)]),
    Score(1, "world-with-consume-power"): (
        [world(powers=(CONSUME,))],
        [world(powers=(TRADE,)), development(1, CONSUME)],
    ),
    Score(1, "development-with-trade-power"): ([development(1, TRADE)], [development(1, CONSUME)]),
    Score(1, "world-with-trade-power"): ([using(TRADE)], [using(EXPLORE), development(1, TRADE)]),
}
OTHER_GOODS = [world(good="novelty"), world(good="novelty", windfall=True), world(), development()]
WINDFALL = [world(good="rare", windfall=True)]


def test_every_kind_of_line_is_tried() -> None:
    assert {line.match for line in FITTING} == set(MATCHES)


@pytest.mark.parametrize("line", FITTING, ids=lambda line: line.match)
def test_a_line_matches_what_it_names_and_nothing_else(line: Score) -> None:
    fitting, others = FITTING[line]
    if line.good:
        others = [*others, *OTHER_GOODS, *(WINDFALL if line.match == "production-world" else [])]
    assert [matched(card, six(line)) for card in fitting] == [1] * len(fitting)
    assert [matched(card, six(line)) for card in others] == [0] * len(others)


def test_a_card_counts_for_the_first_line_that_it_fits_be_it_worth_less() -> None:
    lines = Score(1, "world"), Score(2, "military-world"), Score(3, "development")
    assert [matched(card, six(*lines)) for card in (military(), world(), development())] == [1, 1, 3]


def test_lines_that_count_something_match_no_card() -> None:
    assert matched(world(), six(Score(1, per="3-vp-chips"))) == 0
