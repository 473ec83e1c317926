"""$: selling a good."""

from __future__ import annotations

from typing import Any

import pytest

from tests.race.kit import PLAIN, Table, facts


def ready(*loaded: str, start: str = "new-sparta", tableau: tuple[str, ...] = (), action: str = "trade") -> Table:
    """Seat 0 chose Trade, with goods on these worlds."""
    table = Table(start, "earths-lost-colony")
    table.lay(0, *tableau)
    table.load(0, *loaded)
    table.choose(action, "trade")
    return table


def brings(table: Table) -> dict[str, int]:
    """Cards for the good of each world."""
    return {word: int(option.gains["hand"]) for word, option in table.options(0, "trade").items()}


@pytest.mark.parametrize(("good", "cards"), [("novelty", 2), ("rare", 3), ("genes", 4), ("alien", 5)])
def test_a_good_is_sold_for_cards_by_its_kind(good: str, cards: int) -> None:
    world = PLAIN[good][0]
    table = ready(world)
    card = table.p1.goods[0].card
    told = table.play(f"p1 trade {world}")
    assert facts(told, "sold") == [{"seat": 0, "world": world, "cards": cards}]
    assert len(table.p1.hand) == cards
    assert table.p1.goods == []
    assert card in table.state.discard


def test_only_one_good_is_sold_and_its_owner_says_which() -> None:
    table = ready("asteroid-belt", "refugee-world")
    assert brings(table) == {"asteroid-belt": 3, "refugee-world": 2}
    table.play("p1 trade refugee-world")
    assert [good.world for good in table.p1.goods] == ["asteroid-belt"]
    assert "trade" not in table.kinds(0)


def test_who_did_not_choose_trade_sells_nothing() -> None:
    table = ready("asteroid-belt", action="explore5")
    table.rest()
    assert table.kinds(0) == ["actions"]
    assert table.p1.good_on("asteroid-belt")


def test_who_doubles_sells_nothing() -> None:
    assert "trade" not in ready("asteroid-belt", action="double").kinds()


def test_selling_is_no_choice_for_who_has_a_good() -> None:
    table = ready("asteroid-belt")
    assert table.words(0, "trade") == ["asteroid-belt"]
    assert table.refused("p1 trade pass") == "pick-unknown"


def test_who_has_no_good_sells_nothing() -> None:
    assert ready().kinds() == ["actions", "actions"]


def test_the_sale_comes_before_all_consumption() -> None:
    table = ready("asteroid-belt", "refugee-world", tableau=("galactic-trendsetters",))
    assert table.kinds(0) == ["trade"]
    table.play("p1 trade asteroid-belt")
    assert table.kinds(0) == ["consume"]


def test_a_sale_may_leave_nothing_to_consume() -> None:
    table = ready("asteroid-belt", tableau=("galactic-trendsetters",))
    table.play("p1 trade asteroid-belt")
    assert table.kinds(0) == ["actions"]
    assert table.p1.chips == 0


GOODS = {
    "novelty": "refugee-world",
    "rare": "asteroid-belt",
    "genes": "pre-sentient-race",
    "alien": "alien-robot-sentry",
}
BASE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
BONUSES = [
    ("old-earth", {"novelty": 1, "rare": 1, "genes": 1, "alien": 1}),
    ("star-nomad-raiders", {"novelty": 2, "rare": 2, "genes": 2, "alien": 2}),
    ("export-duties", {"novelty": 1, "rare": 1, "genes": 1, "alien": 1}),
    ("galactic-engineers", {"novelty": 1, "rare": 1, "genes": 1, "alien": 1}),
    ("trade-league", {"novelty": 1, "rare": 1, "genes": 1, "alien": 1}),
    ("merchant-world", {"novelty": 2, "rare": 2, "genes": 2, "alien": 2}),
    ("genetics-lab", {"genes": 1}),
    ("mining-conglomerate", {"rare": 1}),
    ("bio-hazard-mining-world", {"genes": 2}),
    ("spice-world", {"novelty": 2}),
    ("space-port", {"rare": 2}),
    ("distant-world", {"novelty": 3}),
    ("star-nomad-lair", {}),
    ("pirate-world", {}),
]


@pytest.mark.parametrize(("card", "more"), BONUSES, ids=lambda value: value if isinstance(value, str) else "")
def test_trade_powers_add_cards_for_any_good_or_for_one_kind(card: str, more: dict[str, Any] | dict[str, int]) -> None:
    starts = {"old-earth", "star-nomad-raiders"} & {card}
    table = ready(*GOODS.values(), start=next(iter(starts), "new-sparta"), tableau=tuple({card} - starts))
    expected = {world: BASE[good] + more.get(good, 0) for good, world in GOODS.items()}
    assert brings(table) == expected


@pytest.mark.parametrize(("world", "cards"), [("star-nomad-lair", 3), ("pirate-world", 5)])
def test_some_powers_count_for_the_good_of_their_own_world_only(world: str, cards: int) -> None:
    assert brings(ready(world, "refugee-world")) == {world: cards, "refugee-world": 2}


def test_trade_powers_add_up() -> None:
    table = ready("spice-world", "distant-world", tableau=("export-duties", "genetics-lab", "merchant-world"))
    assert brings(table) == {"spice-world": 2 + 2 + 3 + 1 + 2, "distant-world": 4 + 1 + 1 + 2}


def test_powers_of_others_add_nothing() -> None:
    table = Table()
    table.lay(1, "merchant-world")
    table.load(0, "asteroid-belt")
    table.choose("trade", "explore5")
    table.rest()
    assert brings(table) == {"asteroid-belt": 3}


def test_a_consume_power_sells_a_good_with_the_trade_powers() -> None:
    table = ready("asteroid-belt", tableau=("trade-league", "export-duties"), action="double")
    (power,) = table.words(0, "consume")
    table.play(f"p1 consume {power}")
    assert brings(table) == {"asteroid-belt": 5}
    table.rest()
    assert len(table.p1.hand) == 5


def test_the_black_market_sells_a_good_without_the_trade_powers() -> None:
    table = ready("asteroid-belt", tableau=("black-market-trading-world", "export-duties"), action="double")
    table.play("p1 consume black-market-trading-world:0")
    assert brings(table) == {"asteroid-belt": 3}
    table.rest()
    assert (len(table.p1.hand), table.p1.chips) == (3, 0)


def test_action_and_powers_may_sell_three_goods() -> None:
    table = ready(
        "asteroid-belt", "refugee-world", "pre-sentient-race", tableau=("trade-league", "black-market-trading-world")
    )
    table.play("p1 trade asteroid-belt")
    assert len(table.p1.hand) == 4
    table.play("p1 consume trade-league:1", "p1 trade pre-sentient-race")
    assert len(table.p1.hand) == 9
    table.play("p1 consume black-market-trading-world:0", "p1 trade refugee-world")
    assert len(table.p1.hand) == 11


def test_a_sale_says_what_sells() -> None:
    table = Table("new-sparta", "earths-lost-colony")
    table.lay(0, "trade-league")
    table.load(0, "gem-world", "artist-colony")
    table.choose("trade", "produce")
    assert table.asked(0, "trade").facts == {"power": "trade"}
    table.play("p1 trade gem-world", "p1 consume trade-league:1")
    assert table.asked(0, "trade").facts == {"power": "trade-league:1"}


def test_selling_by_a_power_must_be_done_while_there_is_a_good() -> None:
    table = ready("asteroid-belt", tableau=("black-market-trading-world",), action="double")
    assert table.words(0, "consume") == ["black-market-trading-world:0"]
