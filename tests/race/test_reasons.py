"""Why something cannot be chosen: a script for each reason, and that nothing one may look for is left unexplained."""

from __future__ import annotations

from random import Random

import pytest

from bot.words.texts import Texts
from rules.core.decisions import Decision, Illegal, Pick
from rules.core.game import Setup
from rules.core.hidden import view
from rules.race.game import GAME
from rules.race.state import State
from testkit.playouts import playout
from tests.race.kit import Table
from tests.race.test_consuming import ready as consuming

DEVELOPMENTS = ("public-works", "drop-ships", "new-economy", "trade-league", "mining-league", "merchant-guild")
WORLDS = ("rebel-base", "rebel-outpost", "rebel-homeworld", "rebel-underground", "rebel-miners", "alien-robot-sentry")


def placing(phase: str, *hand: str, start: str = "old-earth", tableau: tuple[str, ...] = ()) -> Table:
    """Seat 0 is asked what to place, with this hand; seat 1 chose the phase and has no card."""
    table = Table(start, "earths-lost-colony")
    table.lay(0, *tableau)
    table.choose("explore5", phase)
    table.until(phase)
    table.give(0, *hand)
    table.give(1)
    return table


def reason(phase: str, card: str, *others: str, start: str = "old-earth", tableau: tuple[str, ...] = ()) -> str:
    """Why a card cannot be placed, as people read it, without the section."""
    code, details = placing(phase, card, *others, start=start, tableau=tableau).unavailable(0, phase)[card]
    return Texts("en").refusal(Illegal(code, **details)).partition(" (I")[0]


# II Develop


def test_a_development_that_is_too_dear_says_what_it_costs_and_what_is_there() -> None:
    table = placing("develop", "drop-ships", *WORLDS[:3])
    details = {"phase": "develop", "price": 4, "printed": 4, "less": 0, "have": 3, "but": "none"}
    assert table.unavailable(0, "develop") == {"drop-ships": ("too-dear", details)}
    assert reason("develop", "drop-ships", *WORLDS[:3]) == "It costs 4, and your other cards are 3"


def test_discounts_are_counted_in_what_is_too_dear() -> None:
    said = reason("develop", "new-economy", *WORLDS[:3], tableau=("investment-credits",))
    assert said == "It costs 5 (6 less 1), and your other cards are 3"


def test_what_stands_in_the_tableau_already_says_so_even_if_it_is_too_dear() -> None:
    table = placing("develop", "public-works.2", "drop-ships.2", *WORLDS[:2], tableau=("public-works", "drop-ships"))
    assert table.unavailable(0, "develop") == {"public-works.2": ("twice", {}), "drop-ships.2": ("twice", {})}


def test_what_can_be_placed_and_what_belongs_to_another_phase_has_no_reason() -> None:
    assert placing("develop", "public-works", *WORLDS).unavailable(0, "develop") == {}
    assert placing("settle", "comet-zone", *DEVELOPMENTS).unavailable(0, "settle") == {}


def test_a_reason_stays_while_the_answer_may_be_changed() -> None:
    table = placing("develop", "drop-ships", "public-works")
    table.play("p1 develop public-works")
    assert list(table.unavailable(0, "develop")) == ["drop-ships"]


# III Settle


def test_a_world_that_is_too_dear_says_so() -> None:
    assert reason("settle", "comet-zone", *DEVELOPMENTS[:2]) == "It costs 3, and your other cards are 2"
    assert reason("settle", "comet-zone", tableau=("mining-robots",)) == (
        "It costs 2 (3 less 1), and your other cards are 0"
    )


def test_an_alien_world_that_is_too_dear_says_that_no_ship_helps() -> None:
    world = ("deserted-alien-outpost", *DEVELOPMENTS[:2])
    assert reason("settle", *world) == "It costs 4, and your other cards are 2"
    assert reason("settle", *world, tableau=("colony-ship",)) == (
        "It costs 4, and your other cards are 2. The Colony Ship takes no world with alien goods"
    )


def test_a_world_that_is_too_strong_says_how_much_military_is_missing() -> None:
    table = placing("settle", "rebel-underground", *DEVELOPMENTS, start="new-sparta")
    details = {"need": 3, "have": 2, "tactics": 0, "but": "none", "price": -1, "cards": 6}
    assert table.unavailable(0, "settle") == {"rebel-underground": ("too-weak", details)}
    assert reason("settle", "rebel-underground", start="new-sparta") == "Its defense is 3, your Military 2"


def test_military_against_some_worlds_and_tactics_are_counted() -> None:
    table = placing("settle", "rebel-base", "pirate-world", tableau=("drop-ships", "new-military-tactics"))
    assert "rebel-base" in table.words(0, "settle")
    cards = ("galactic-imperium", "new-military-tactics", "empath-world")
    table = placing("settle", "rebel-homeworld", "lost-alien-battle-fleet", tableau=cards)
    found = {
        world: (details["need"], details["have"]) for world, (_, details) in table.unavailable(0, "settle").items()
    }
    assert found == {"rebel-homeworld": (7, 6), "lost-alien-battle-fleet": (6, 2)}
    assert reason("settle", "lost-alien-battle-fleet", tableau=cards) == (
        "Its defense is 6, your Military 2 with New Military Tactics"
    )


def test_a_ship_alone_does_not_take_a_military_world() -> None:
    assert reason("settle", "rebel-miners", tableau=("colony-ship",)) == (
        "Its defense is 2, your Military 0. The Colony Ship takes it only together with a contact"
    )


def test_a_contact_that_is_too_dear_says_what_it_would_cost() -> None:
    said = reason("settle", "rebel-homeworld", *DEVELOPMENTS[:2], tableau=("contact-specialist",))
    assert said == ("Its defense is 7, your Military −1. Through a contact it costs 6, and your other cards are 2")


@pytest.mark.parametrize("helper", ["contact-specialist", "colony-ship"])
def test_worlds_of_alien_technology_say_that_nothing_but_military_helps(helper: str) -> None:
    said = reason("settle", "lost-alien-battle-fleet", *DEVELOPMENTS, tableau=(helper,))
    assert said.endswith("No contact and no Colony Ship reaches worlds with alien goods")


# paying


def paying(card: str, *hand: str, start: str = "old-earth", tableau: tuple[str, ...] = ()) -> Table:
    """Seat 0 pays for a world."""
    table = placing("settle", card, *hand, start=start, tableau=tableau)
    table.play(f"p1 settle {card}", "p2 settle none")
    return table


def test_a_contact_does_not_help_with_a_world_that_is_not_military() -> None:
    table = paying("comet-zone", *DEVELOPMENTS, tableau=("contact-specialist",))
    assert table.unavailable(0, "pay") == {"contact-specialist": ("contact-peaceful", {})}


def test_a_ship_does_not_help_with_a_world_of_alien_goods() -> None:
    table = paying("deserted-alien-library", *DEVELOPMENTS, tableau=("colony-ship",))
    assert table.unavailable(0, "pay") == {"colony-ship": ("no-aliens", {})}


def test_a_ship_does_not_help_to_conquer() -> None:
    table = paying("rebel-miners", start="new-sparta", tableau=("colony-ship", "new-military-tactics"))
    assert table.unavailable(0, "pay") == {"colony-ship": ("ship-alone", {})}


def test_a_contact_is_too_dear_where_only_military_suffices() -> None:
    table = paying(
        "rebel-miners", start="new-sparta", tableau=("contact-specialist", "space-marines", "new-military-tactics")
    )
    assert table.unavailable(0, "pay") == {"contact-specialist": ("contact-dear", {"have": 0})}


# IV Consume and V Produce


def test_powers_say_which_good_is_missing_and_that_others_must_be_used() -> None:
    table = consuming("terraforming-robots", "public-works", goods="novelty")
    assert table.unavailable(0, "consume") == {
        "terraforming-robots:1": ("no-good", {"good": "rare"}),
        "pass": ("must-consume", {}),
    }


def test_sets_say_how_many_goods_are_missing() -> None:
    table = consuming("diversified-economy", "mining-league", "public-works", goods="novelty novelty rare")
    unavailable = table.unavailable(0, "consume")
    assert unavailable["diversified-economy:0"] == ("few-goods", {"kinds": "all-different", "need": 3, "have": 2})
    assert unavailable["mining-league:0"] == ("few-goods", {"kinds": "rare", "need": 2, "have": 1})


def test_pilgrims_and_traders_say_that_there_is_no_good() -> None:
    table = consuming("pilgrimage-world", "trade-league", "merchant-world", hand="gem-world")
    missing = ("no-good", {"good": "any"})
    assert [table.unavailable(0, "consume")[key] for key in ("pilgrimage-world:0", "trade-league:1")] == [missing] * 2


def test_a_power_that_is_used_says_so() -> None:
    table = consuming("public-works", "consumer-markets", goods="novelty novelty")
    table.play("p1 consume public-works:1")
    table.play("p1 goods refugee-world")
    assert table.unavailable(0, "consume")["public-works:1"] == ("power-used", {})


def test_powers_that_want_cards_of_the_hand_say_that_there_are_none() -> None:
    table = consuming("merchant-world", "public-works", goods="novelty")
    assert table.unavailable(0, "consume")["merchant-world:1"] == ("no-hand", {})


def test_a_gamble_wants_a_card_to_flip() -> None:
    table = consuming("gambling-world", "public-works", goods="novelty")
    table.give(1, *table.state.deck, *table.state.discard)
    unavailable = table.unavailable(0, "consume")
    assert [reason for key, reason in unavailable.items() if key != "pass"] == [("no-deck", {})]


def test_passing_is_possible_where_only_powers_are_left_that_may_be_used() -> None:
    table = consuming("merchant-world", hand="gem-world")
    assert table.words(0, "consume")[-1] == "pass"
    assert "pass" not in table.unavailable(0, "consume")


def test_goods_of_other_kinds_and_worlds_without_goods_are_explained() -> None:
    table = consuming("terraforming-robots", "gem-world", goods="novelty rare rare")
    table.play("p1 consume terraforming-robots:1")
    assert table.words(0, "goods") == ["asteroid-belt", "radioactive-world"]
    assert table.unavailable(0, "goods") == {
        "refugee-world": ("good-kind", {"good": "rare"}),
        "gem-world": ("no-good-here", {}),
    }


def test_worlds_without_a_good_can_sell_nothing() -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.load(0, "artist-colony")
    table.lay(0, "gem-world", "colony-ship")
    table.choose("trade", "explore5")
    table.until("trade")
    assert table.unavailable(0, "trade") == {"gem-world": ("no-good-here", {})}


def test_worlds_that_no_windfall_power_serves_are_explained() -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.load(0, "asteroid-belt")
    table.lay(0, "refugee-world", "destroyed-world", "gem-world")
    table.choose("produce", "explore5")
    table.until("windfall")
    assert table.words(0, "windfall") == ["refugee-world", "destroyed-world"]
    assert table.unavailable(0, "windfall") == {"asteroid-belt": ("good-there", {}), "gem-world": ("good-there", {})}


def test_production_worlds_get_no_windfall_good() -> None:
    table = Table("old-earth", "earths-lost-colony", produce="ask")
    table.lay(0, "refugee-world", "gem-world", "pre-sentient-race")
    table.choose("produce", "explore5")
    table.until("produce")
    table.play("p1 produce bonus")
    assert table.unavailable(0, "windfall") == {"gem-world": ("no-windfall", {})}


def test_a_power_for_one_kind_does_not_serve_worlds_of_others() -> None:
    table = Table("old-earth", "earths-lost-colony", produce="ask")
    table.lay(0, "refugee-world", "pre-sentient-race", "genetics-lab")
    table.choose("produce", "explore5")
    table.until("produce")
    table.play("p1 produce genetics-lab:1")
    assert table.unavailable(0, "windfall") == {"refugee-world": ("good-kind", {"good": "genes"})}


def test_produce_powers_say_why_they_wait_or_do_nothing() -> None:
    table = Table("old-earth", "earths-lost-colony", produce="ask")
    table.load(0, "gem-world")
    table.lay(0, "comet-zone", "genetics-lab", "diversified-economy", "mining-robots")
    table.choose("produce", "explore5")
    table.until("produce")
    assert table.unavailable(0, "produce") == {
        "gem-world:0": ("good-there", {}),
        "genetics-lab:1": ("no-empty-windfall", {}),
        "diversified-economy:1": ("nothing-counted", {}),
        "mining-robots:1": ("no-empty-windfall", {}),
    }
    table.play("p1 produce comet-zone:0")
    assert table.unavailable(0, "produce")["comet-zone:0"] == ("power-used", {})


def test_what_counts_goods_comes_when_all_are_there() -> None:
    table = Table("old-earth", "earths-lost-colony", produce="ask")
    table.lay(0, "gem-world", "comet-zone", "diversified-economy")
    table.choose("produce", "explore5")
    table.until("produce")
    table.play("p1 produce comet-zone:0")
    assert table.unavailable(0, "produce")["diversified-economy:1"] == ("goods-first", {})


# all that one may look for


def looked_for(state: State, question: Decision) -> set[str]:
    """What a player may want to answer: cards of the right kind, powers of the phase, worlds that bear goods."""
    player = state.players[question.seat]
    if question.kind in ("develop", "settle"):
        return {card for card in player.hand if state.card(card).world == (question.kind == "settle")}
    if question.kind == "consume":
        return {key for key, _ in state.powers(player, "consume")}
    return {card for card in player.tableau if state.card(card).good}


@pytest.mark.parametrize("seed", range(4))
def test_whatever_one_may_look_for_is_offered_or_has_a_reason_in_both_languages(seed: int) -> None:
    setup = Setup(4 - seed % 3, {"produce": "ask"})
    for state, _, _ in playout(GAME, setup, f"reasons/{seed}", Random(seed), eager=4):
        for question in GAME.pending(state):
            if question.kind in ("develop", "settle", "consume", "trade", "goods", "windfall"):
                assert isinstance(question.ask, Pick)
                found = GAME.unavailable(view(state, question.seat), question)
                words = {option.word for option in question.ask.options} | {each.option.word for each in found}
                assert looked_for(state, question) <= words
                for texts in (Texts("en"), Texts("ko")):
                    assert all(texts.option("race", question, each.option) for each in found)
                    assert all(texts.refusal(each.reason) for each in found)
