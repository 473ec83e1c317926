"""IV: Consume: goods for points and cards."""

from __future__ import annotations

from typing import Any

import pytest

from rules.race.designs import EXPERT_STARTS, START_WORLDS
from tests.race.kit import PLAIN, Table, facts


def ready(*tableau: str, goods: str = "", hand: str = "", double: bool = False, **options: Any) -> Table:
    """Seat 0 has these cards and goods of these kinds on plain worlds, and is asked what to consume."""
    own = [card for card in tableau if card in (*START_WORLDS, *EXPERT_STARTS)] or ["new-sparta"]
    table = Table(own[0], "star-nomad-raiders", **options)
    table.lay(0, *(card for card in tableau if card not in own))
    kinds = {kind: iter(worlds) for kind, worlds in PLAIN.items()}
    table.load(0, *(next(kinds[kind]) for kind in goods.split()))
    table.give(0, *hand.split())
    table.choose("double" if double else "settle", "trade")
    if not double:
        table.rest()  # nobody settles
    return table


def powers(table: Table) -> list[str]:
    """The cards whose powers seat 0 may use now, or `pass`."""
    return [word.partition(":")[0] for word in table.words(0, "consume")] if "consume" in table.kinds(0) else []


def use(table: Table, card: str, *goods: str) -> None:
    """Seat 0 uses the power of a card, on the first goods where none are named."""
    table.play(f"p1 consume {next(word for word in table.words(0, 'consume') if word.startswith(f'{card}:'))}")
    if goods:
        table.play(f"p1 goods {' '.join(goods)}")
    elif "goods" in table.kinds(0):
        table.rest()


def gained(table: Table) -> tuple[int, int, int]:
    """Chips, cards and goods of seat 0."""
    return table.p1.chips, len(table.p1.hand), len(table.p1.goods)


CASES = {  # goods on the table; points, cards and goods after the power was used
    "old-earth": ("novelty rare genes", (2, 0, 1)),
    "epsilon-eridani": ("rare genes", (1, 1, 1)),
    "earths-lost-colony": ("rare genes", (1, 0, 1)),
    "public-works": ("alien alien", (1, 0, 1)),
    "new-vinland": ("rare genes", (0, 2, 1)),
    "plague-world": ("genes genes novelty", (1, 1, 2)),
    "new-survivalists": ("novelty novelty genes", (0, 1, 2)),
    "outlaw-world": ("rare genes", (1, 1, 1)),
    "diversified-economy": ("novelty rare genes", (3, 0, 0)),
    "consumer-markets": ("novelty novelty novelty novelty rare", (3, 0, 2)),
    "mining-conglomerate": ("rare rare rare novelty", (2, 0, 2)),
    "research-labs": ("genes genes alien", (1, 0, 2)),
    "mining-league": ("rare rare rare", (3, 0, 1)),
    "free-trade-association": ("novelty novelty novelty novelty genes", (3, 3, 2)),
    "galactic-resort": ("rare genes", (1, 1, 1)),
    "tourist-world": ("rare genes alien", (3, 0, 1)),
    "galactic-trendsetters": ("rare genes", (2, 0, 1)),
    "terraforming-robots": ("rare rare genes", (1, 1, 2)),
    "secluded-world": ("rare genes", (0, 1, 1)),
    "terraformed-world": ("rare genes", (1, 0, 1)),
    "gambling-world": ("rare genes", (1, 0, 1)),
    "expanding-colony": ("rare genes", (1, 0, 1)),
    "prosperous-world": ("rare genes", (1, 0, 1)),
    "new-earth": ("rare genes", (1, 1, 1)),
    "gateway-station": ("rare genes alien", (1, 3, 1)),
}
DRAWS = {"new-economy": 1, "galactic-trade-emissaries": 1}


@pytest.mark.parametrize("card", CASES)
def test_a_power_consumes_its_goods_for_points_and_cards(card: str) -> None:
    goods, expected = CASES[card]
    table = ready(card, goods=goods)
    extra = int(card == "gateway-station")  # it began with a good
    use(table, card)
    points, cards, left = gained(table)
    assert (points, cards, left - extra) == expected


@pytest.mark.parametrize("card", CASES)
def test_double_doubles_points_and_nothing_else(card: str) -> None:
    goods, (points, cards, _) = CASES[card]
    table = ready(card, goods=goods, double=True)
    use(table, card)
    assert gained(table)[:2] == (2 * points, cards)


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("plague-world", "novelty rare alien"),
        ("research-labs", "novelty rare alien"),
        ("new-survivalists", "rare genes alien"),
        ("consumer-markets", "rare genes alien"),
        ("free-trade-association", "rare genes alien"),
        ("mining-conglomerate", "novelty genes alien"),
        ("terraforming-robots", "novelty genes alien"),
        ("mining-league", "rare novelty genes alien"),
        ("tourist-world", "alien"),
        ("diversified-economy", "rare rare rare genes genes"),
        ("galactic-trendsetters", ""),
        ("pilgrimage-world", ""),
        ("trade-league", ""),
        ("black-market-trading-world", ""),
    ],
)
def test_a_power_without_its_goods_is_not_used(card: str, goods: str) -> None:
    assert powers(ready(card, goods=goods)) == []


def test_points_come_from_the_pool() -> None:
    table = ready("galactic-trendsetters", goods="rare")
    assert table.state.pool == 24
    use(table, "galactic-trendsetters")
    assert (table.state.pool, table.p1.chips) == (22, 2)


def test_consumed_goods_are_discarded_unseen() -> None:
    table = ready("galactic-trendsetters", goods="rare")
    card = table.p1.goods[0].card
    told = table.play("p1 consume galactic-trendsetters:0", "p1 goods asteroid-belt")
    assert card in table.state.discard
    assert not any(card in str(event.facts) for event in told)
    took = {"seat": 0, "power": "galactic-trendsetters:0", "goods": 1, "vp": 2, "cards": 0, "gain:chips": 2}
    assert facts(told, "consumed") == [took]


def test_a_power_that_takes_up_to_so_many_takes_all_it_can() -> None:
    table = ready("consumer-markets", goods="novelty novelty rare")
    table.play("p1 consume consumer-markets:0")
    ask = table.asked(0, "goods").ask
    assert (ask.least, ask.most) == (2, 2)


def test_which_goods_are_consumed_is_the_owners_choice() -> None:
    table = ready("galactic-trendsetters", goods="rare genes novelty")
    use(table, "galactic-trendsetters", "pre-sentient-race")
    assert {good.world for good in table.p1.goods} == {"asteroid-belt", "refugee-world"}


def test_a_worlds_power_need_not_consume_its_own_good() -> None:
    table = ready("prosperous-world", goods="rare")
    table.load(0, "prosperous-world")
    table.play("p1 consume prosperous-world:0")
    assert table.words(0, "goods") == ["asteroid-belt", "prosperous-world"]
    table.play("p1 goods asteroid-belt")
    assert table.p1.good_on("prosperous-world")


def test_each_power_is_used_once() -> None:
    table = ready("galactic-trendsetters", goods="rare genes")
    use(table, "galactic-trendsetters")
    assert table.kinds(0) == ["actions"]
    assert len(table.p1.goods) == 1


def test_powers_come_back_in_the_next_phase() -> None:
    table = ready("galactic-trendsetters", goods="rare genes")
    use(table, "galactic-trendsetters")
    table.choose("double", "explore5")
    table.until("consume")
    assert powers(table) == ["galactic-trendsetters"]


def test_consumption_must_go_on_while_a_power_can_be_used() -> None:
    table = ready("galactic-trendsetters", "tourist-world", goods="rare genes alien")
    assert powers(table) == ["galactic-trendsetters", "tourist-world"]
    assert table.refused("p1 consume pass") == "pick-unknown"
    use(table, "tourist-world", "asteroid-belt", "pre-sentient-race")
    assert powers(table) == ["galactic-trendsetters"]


def test_the_order_may_leave_a_power_without_goods() -> None:
    table = ready("galactic-trendsetters", "tourist-world", goods="rare genes")
    use(table, "galactic-trendsetters")
    assert table.kinds(0) == ["actions"]
    assert gained(table) == (2, 0, 1)


def test_a_good_is_consumed_by_one_power_only() -> None:
    table = ready("galactic-trendsetters", "terraformed-world", goods="rare")
    use(table, "galactic-trendsetters")
    assert gained(table) == (2, 0, 0)
    assert powers(table) == []


def test_everybody_consumes_without_having_chosen_the_phase() -> None:
    table = Table()
    table.load(0, "asteroid-belt")
    table.lay(0, "galactic-trendsetters")
    table.choose("explore5", "trade")
    table.rest()
    assert table.kinds(0) == ["consume"]


# Goods that differ


def test_three_different_goods_must_differ() -> None:
    table = ready("diversified-economy", goods="rare rare genes alien")
    table.play("p1 consume diversified-economy:0")
    assert table.refused("p1 goods asteroid-belt radioactive-world pre-sentient-race") == "goods-alike"
    table.play("p1 goods radioactive-world pre-sentient-race deserted-alien-outpost")
    assert gained(table) == (3, 0, 1)


def test_two_goods_of_any_kind_may_be_alike() -> None:
    table = ready("tourist-world", goods="rare rare")
    use(table, "tourist-world", "asteroid-belt", "radioactive-world")
    assert gained(table) == (3, 0, 0)


@pytest.mark.parametrize("good", ["novelty", "genes", "alien"])
def test_the_mining_league_wants_rare_goods(good: str) -> None:
    table = ready("mining-league", goods=f"rare rare {good}")
    table.play("p1 consume mining-league:0")
    assert table.words(0, "goods") == ["asteroid-belt", "radioactive-world"]


# Pilgrimage World


@pytest.mark.parametrize(("goods", "points"), [("rare", 0), ("rare genes", 1), ("rare rare novelty alien", 3)])
def test_a_pilgrimage_takes_all_goods_for_a_point_each_but_one(goods: str, points: int) -> None:
    table = ready("pilgrimage-world", goods=goods)
    assert powers(table) == ["pilgrimage-world"]
    use(table, "pilgrimage-world")
    assert gained(table) == (points, 0, 0)


def test_a_pilgrimage_is_doubled() -> None:
    table = ready("pilgrimage-world", goods="rare genes alien", double=True)
    use(table, "pilgrimage-world")
    assert gained(table) == (4, 0, 0)


# Cards without goods


@pytest.mark.parametrize("card", DRAWS)
def test_a_card_may_be_drawn_for_no_good(card: str) -> None:
    table = ready(card, double=True)
    assert table.refused("p1 consume pass") == "pick-unknown"
    use(table, card)
    assert gained(table) == (0, DRAWS[card], 0)


# Hand cards


HAND = "gem-world comet-zone spice-world"


@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_hand_cards_are_a_point_each(card: str, count: int) -> None:
    table = ready(card, hand=HAND)
    use(table, card)
    assert table.refused(f"p1 hand-cards {HAND}") == "pick-count"
    table.play(" ".join(["p1 hand-cards", *table.p1.hand[:count]]))
    assert gained(table) == (count, 3 - count, 0)


def test_points_for_hand_cards_are_not_doubled() -> None:
    table = ready("deficit-spending", hand=HAND, double=True)
    table.play("p1 consume deficit-spending:0", "p1 hand-cards gem-world comet-zone")
    assert gained(table) == (2, 1, 0)


def test_hand_cards_need_not_be_spent() -> None:
    table = ready("deficit-spending", hand=HAND)
    assert table.words(0, "consume") == ["deficit-spending:0", "pass"]
    table.play("p1 consume pass")
    assert gained(table) == (0, 3, 0)


def test_without_hand_cards_nothing_is_asked() -> None:
    assert powers(ready("deficit-spending", "merchant-world")) == []


def test_what_must_be_used_cannot_be_passed_by() -> None:
    table = ready("deficit-spending", "galactic-trendsetters", goods="rare", hand=HAND)
    assert table.refused("p1 consume pass") == "pick-unknown"
    table.play("p1 consume galactic-trendsetters:0", "p1 goods asteroid-belt")
    assert table.words(0, "consume") == ["deficit-spending:0", "pass"]


def test_cards_drawn_in_the_phase_may_be_spent() -> None:
    table = ready("new-economy", "deficit-spending")
    assert powers(table) == ["new-economy"]
    table.draws("gem-world")
    use(table, "new-economy")
    table.play("p1 consume deficit-spending:0", "p1 hand-cards gem-world")
    assert gained(table) == (1, 0, 0)


def test_each_of_two_powers_takes_two_hand_cards() -> None:
    table = ready("deficit-spending", "merchant-world", hand=HAND)
    table.play("p1 consume deficit-spending:0", "p1 hand-cards gem-world comet-zone")
    table.play("p1 consume merchant-world:1", "p1 hand-cards spice-world")
    assert gained(table) == (3, 0, 0)


# Gambling World


def gamble(table: Table, guess: int, card: str) -> None:
    """Seat 0 gambles on a number; this card is flipped."""
    table.draws(card)
    table.play(f"p1 consume {next(word for word in table.words(0, 'consume') if word.endswith(':1'))}")
    table.play(f"p1 gamble {guess}")


@pytest.mark.parametrize(
    ("card", "guess"), [("gem-world", 2), ("new-economy", 6), ("rebel-homeworld", 7), ("drop-ships", 4)]
)
def test_a_gamble_wins_the_card_whose_cost_or_defense_was_named(card: str, guess: int) -> None:
    table = ready("gambling-world")
    gamble(table, guess, card)
    assert table.p1.hand == [card]
    assert facts(table.events, "gambled") == [{"seat": 0, "guess": guess, "card": card, "hit": 1}]


def test_a_lost_gamble_discards_the_card_for_all_to_see() -> None:
    table = ready("gambling-world")
    gamble(table, 3, "gem-world")
    assert table.p1.hand == []
    assert "gem-world" in table.state.discard
    assert facts(table.events, "gambled") == [{"seat": 0, "guess": 3, "card": "gem-world", "hit": 0}]


@pytest.mark.parametrize("guess", [0, 8])
def test_a_guess_is_a_number_from_one_to_seven(guess: int) -> None:
    table = ready("gambling-world")
    table.play("p1 consume gambling-world:1")
    assert table.refused(f"p1 gamble {guess}") == "number-range"


def test_gambling_is_a_must_unless_the_table_plays_otherwise() -> None:
    assert ready("gambling-world").words(0, "consume") == ["gambling-world:1"]
    table = ready("gambling-world", gamble="may")
    assert table.words(0, "consume") == ["gambling-world:1", "pass"]
    table.play("p1 consume pass")
    assert table.p1.hand == []


def test_gambling_needs_no_good_and_its_other_power_does() -> None:
    table = ready("gambling-world", goods="rare")
    assert table.words(0, "consume") == ["gambling-world:0", "gambling-world:1"]


def test_a_flipped_card_is_in_no_shuffle_that_it_causes() -> None:
    table = ready("gambling-world")
    table.leave("gem-world")
    gamble(table, 5, "gem-world")
    assert table.state.discard == ["gem-world"]
    assert len(table.state.deck) > 90


def test_a_gamble_comes_to_nothing_when_somebody_else_has_drawn_the_last_card() -> None:
    table = Table()
    table.lay(0, "gambling-world")
    table.lay(1, "new-economy")
    table.choose("double", "double")
    table.give(1, *(card for card in table.state.deck if card != "gem-world"))
    table.play("p1 consume gambling-world:1", "p2 consume new-economy:0")
    assert (table.state.deck, table.state.discard) == ([], [])
    assert (table.kinds(), table.state.phase) == (["limit"], "end")


# Together, or one after another


def several(**options: Any) -> Table:
    """Both have a good and a power for it; seat 1 sits before seat 0 in the order of turns."""
    table = Table("new-sparta", "epsilon-eridani", **options)
    table.load(0, "asteroid-belt")
    table.lay(0, "galactic-trendsetters")
    table.load(1, "refugee-world")
    table.choose("double", "double")
    return table


def test_everybody_consumes_at_once() -> None:
    assert {decision.seat for decision in several().pending()} == {0, 1}


def test_a_table_may_consume_in_the_order_of_turns() -> None:
    table = several(order="seats")
    assert [decision.seat for decision in table.pending()] == [1]
    table.rest()
    table.rest()
    assert [decision.seat for decision in table.pending()] == [0]


# what a choice gives away


def test_taking_the_only_good_of_another_power_is_told_to_the_owner() -> None:
    table = ready("public-works", "consumer-markets", goods="novelty rare")
    table.play("p1 consume public-works:1")
    assert table.wasted(table.play("p1 goods refugee-world")) == [{"what": "unfed", "power": "consumer-markets:0"}]


@pytest.mark.parametrize(
    ("goods", "taken"),
    [("novelty rare", "asteroid-belt"), ("novelty novelty rare", "refugee-world"), ("novelty", "refugee-world")],
)
def test_nothing_is_told_where_the_other_power_is_served_or_cannot_be(goods: str, taken: str) -> None:
    table = ready("public-works", "consumer-markets", goods=goods)
    table.play("p1 consume public-works:1")
    assert table.wasted(table.play(f"p1 goods {taken}")) == []


def test_nothing_is_told_where_every_choice_starves_some_power() -> None:
    table = ready("public-works", "consumer-markets", "mining-conglomerate", goods="novelty rare")
    table.play("p1 consume public-works:1")
    assert table.wasted(table.play("p1 goods refugee-world")) == []


def test_a_pilgrim_who_takes_a_single_good_from_other_powers_is_warned() -> None:
    table = ready("pilgrimage-world", "public-works", goods="novelty")
    assert table.wasted(table.play("p1 consume pilgrimage-world:0")) == [
        {"what": "single", "power": "pilgrimage-world:0"}
    ]
    alone = ready("pilgrimage-world", goods="novelty")
    assert alone.wasted(alone.play("p1 consume pilgrimage-world:0")) == []
