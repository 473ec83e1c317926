"""The cards: how many of which, what the editions change, and that all their powers are tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.race.designs import (
    CARDS,
    DESIGNS,
    EDITIONS,
    EXPERT_STARTS,
    GOODS,
    PHYSICAL,
    START_WORLDS,
    VALUE_OF_GOOD,
    design_of,
)
from rules.race.game import GAME
from tests.race.kit import Table

SECOND = DESIGNS["second"]


def test_there_are_114_cards_and_six_start_worlds_for_experts() -> None:
    assert len(PHYSICAL) == 114
    assert len(set(PHYSICAL)) == 114
    assert len(EXPERT_STARTS) == 6
    assert set(CARDS["second"]) == set(CARDS["first"]) == {*PHYSICAL, *EXPERT_STARTS}


def test_there_are_five_start_worlds_59_worlds_and_50_developments() -> None:
    cards = [SECOND[design_of(card)] for card in PHYSICAL]
    assert sorted(card.start for card in cards if card.start is not None) == [0, 1, 2, 3, 4]
    assert len(START_WORLDS) == 5
    assert sum(card.world and card.start is None for card in cards) == 59
    assert sum(not card.world for card in cards) == 50


def test_twelve_developments_cost_six_and_score_and_are_there_once() -> None:
    sixes = [card for card in SECOND.values() if card.score]
    assert len(sixes) == 12
    assert all((card.kind, card.cost, card.copies, card.vp) == ("development", 6, 1, 0) for card in sixes)
    assert [card.id for card in SECOND.values() if card.cost == 6 and not card.world and not card.score] == []


def test_all_other_developments_are_there_twice_and_worlds_once() -> None:
    for card in SECOND.values():
        assert card.copies == (1 if card.world or card.score else 2)


def test_a_world_has_a_cost_or_a_defense_and_a_development_a_cost() -> None:
    for card in SECOND.values():
        if card.world:
            assert (card.cost is None) != (card.defense is None)
        else:
            assert card.cost in range(1, 7)


def test_costs_go_to_six_and_defenses_to_seven() -> None:
    assert {card.cost for card in SECOND.values() if card.world and card.cost is not None} == set(range(7))
    assert {card.defense for card in SECOND.values() if card.defense is not None} == set(range(1, 8))


def test_goods_are_worth_two_to_five_cards() -> None:
    assert VALUE_OF_GOOD == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
    assert {card.good for card in SECOND.values()} == {"", *GOODS}


def test_a_world_that_produces_has_the_power_to_and_no_other_has() -> None:
    for card in SECOND.values():
        assert bool(card.of("produce", "here")) == (bool(card.good) and not card.windfall)


def test_four_cards_are_printed_for_each_start_world_of_the_first_game() -> None:
    presets = [card.preset for card in SECOND.values() if card.preset]
    assert {number: presets.count(number) for number in (1, 2, 3, 4)} == {1: 4, 2: 4, 3: 4, 4: 4}


# Editions


def test_the_editions_differ_in_five_cards() -> None:
    changed = {name for name in SECOND if SECOND[name] != DESIGNS["first"][name]}
    assert {name for name in changed if SECOND[name].second} == changed
    assert changed == {
        "bio-hazard-mining-world",
        "black-market-trading-world",
        "imperium-armaments-world",
        "outlaw-world",
        "merchant-guild",
    }


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("bio-hazard-mining-world", (3, 2), (2, 0)),
        ("black-market-trading-world", (3, 2), (2, 1)),
        ("imperium-armaments-world", (4, 2), (3, 2)),
    ],
)
def test_three_worlds_cost_less_in_the_second_edition(
    name: str, first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    found = [(DESIGNS[edition][name].cost, DESIGNS[edition][name].vp) for edition in ("first", "second")]
    assert found == [first, second]


@pytest.mark.parametrize(("edition", "military"), [("first", 0), ("second", 1)])
def test_outlaw_world_is_military_in_the_second_edition(edition: str, military: int) -> None:
    powers = DESIGNS[edition]["outlaw-world"].of("settle", "military")
    assert sum(power.n for power in powers) == military
    assert len(DESIGNS[edition]["outlaw-world"].of("consume", "consume")) == 1


@pytest.mark.parametrize(("edition", "goods"), [("first", 0), ("second", 1)])
def test_the_merchant_guild_scores_goods_in_the_second_edition(edition: str, goods: int) -> None:
    lines = DESIGNS[edition]["merchant-guild"].score
    assert sum(line.points for line in lines if line.per == "good-on-own-worlds-at-game-end") == goods


def test_a_table_plays_the_second_edition_unless_it_says_otherwise() -> None:
    assert Table().state.options["edition"] == "second"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_edition_of_the_table_says_what_is_printed(edition: str) -> None:
    table = Table("old-earth", "earths-lost-colony", edition=edition)
    table.choose("settle", "settle")
    table.give(0, "imperium-armaments-world", "gem-world", "comet-zone", "spice-world", "space-port")
    price = {"first": 4, "second": 3}[edition]
    assert table.options(0, "settle")["imperium-armaments-world"].costs.get("hand", 0) == price
    assert GAME.faults(table.state) == []


# Every power is tried somewhere

TESTS = {
    "explore": ("test_exploring",),
    "develop": ("test_developing",),
    "settle": ("test_settling", "test_conquering"),
    "trade": ("test_trading",),
    "consume": ("test_consuming", "test_trading"),
    "produce": ("test_producing",),
}
ALL_POWERS = sorted({(power.phase, power.effect, card.id) for card in SECOND.values() for power in card.powers})


@pytest.mark.parametrize("phase", TESTS)
def test_the_tests_of_a_phase_name_every_card_with_a_power_in_it(phase: str) -> None:
    sources = "".join((Path(__file__).parent / f"{name}.py").read_text("utf-8") for name in TESTS[phase])
    missing = [(effect, card) for at, effect, card in ALL_POWERS if at == phase and f'"{card}"' not in sources]
    assert missing == []


def test_the_tests_of_scores_name_every_six_cost_development_and_every_card_they_name() -> None:
    source = (Path(__file__).parent / "test_scoring.py").read_text("utf-8")
    named = {line.card for card in SECOND.values() for line in card.score if line.card}
    wanted = {card.id for card in SECOND.values() if card.score} | named
    assert sorted(name for name in wanted if f'"{name}"' not in source) == []


KNOWN = {
    "explore": {"draw", "keep"},
    "develop": {"discount", "draw-first", "draw-after"},
    "settle": {"military", "discount", "draw-after", "tactics", "colony-ship", "contact"},
    "trade": {"bonus"},
    "consume": {"consume", "set", "all-goods", "sell", "draw", "gamble", "hand-cards"},
    "produce": {
        "here",
        "windfall",
        "windfall-for-card",
        "draw",
        "draw-here",
        "draw-worlds",
        "draw-goods",
        "draw-kinds",
        "draw-most",
    },
}


def test_there_is_no_kind_of_power_that_the_rules_do_not_know() -> None:
    found: dict[str, set[str]] = {}
    for phase, effect, _ in ALL_POWERS:
        found.setdefault(phase, set()).add(effect)
    assert found == KNOWN


def test_only_helpers_hand_cards_and_colonists_are_optional() -> None:
    optional = {power.effect for card in SECOND.values() for power in card.powers if power.optional}
    assert optional == {"tactics", "colony-ship", "contact", "hand-cards", "windfall-for-card"}
