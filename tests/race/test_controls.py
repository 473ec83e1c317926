"""What the controls of a question say: which cards go, which are kept, and no gift that is not needed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.ui.panel import question_controls
from bot.ui.panel.asked import Where
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Illegal, Pick
from rules.core.game import Setup
from rules.race.game import GAME
from tests.race.kit import PLAIN, Table

FULL_HAND = ("new-earth", "trade-league", "pilgrimage-world", "mining-robots", "rebel-homeworld", "tourist-world")
PRESET = ("space-marines", "contact-specialist", "spice-world")
PIRATES = ("pirate-world", "gem-world", "spice-world", "mining-robots")
PLACED = ("new-earth", "pirate-world", "spice-world")


def controls(table: Table, kind: str, locale: str = "en") -> list[dict[str, Any]]:
    """What p1 has to press for a question."""
    rows = question_controls.controls(
        table.asked(0, kind), Labels(Texts(locale), "race", ("Ann", "Ben")), Where("game", 0)
    )
    return [control for row in rows for control in row.to_component_dict()["components"]]


def labels(table: Table, kind: str, locale: str = "en") -> list[str]:
    return [str(each.get("label") or each["placeholder"]) for each in controls(table, kind, locale)]


def entries(table: Table, kind: str, locale: str = "en") -> list[tuple[str, str]]:
    """What p1 may choose from the select of a question, each with what is said below it."""
    (select,) = controls(table, kind, locale)
    return [(entry["label"], entry.get("description", "")) for entry in select["options"]]


def paying(
    *tableau: str, hand: tuple[str, ...] = FULL_HAND, starts: tuple[str, str] = ("old-earth", "new-sparta")
) -> Table:
    """P1 has placed the world that the hand is for, and is to pay for it."""
    table = Table(*starts)
    table.lay(0, *tableau)
    table.give(0, *hand)
    table.choose("settle", "settle")
    table.play(f"p1 settle {next(world for world in PLACED if world in hand)}", "p2 settle none")
    return table


def test_a_payment_says_that_cards_are_discarded() -> None:
    table = paying(hand=(*PRESET, "gem-world"))
    said = Labels(Texts("en"), "race", ()).ask(table.asked(0, "pay"))
    assert said == "Spice World: pay 2 cards"
    assert labels(table, "pay") == ["Choose 2 cards to discard", "Pay: 1 · Space Marines; 3 · Gem World"]
    assert labels(table, "pay", "ko")[0] == "버릴 카드 2장을 고르세요"


def test_a_payment_with_help_is_chosen_from_one_menu() -> None:
    table = paying("colony-ship", "new-military-tactics")
    select, *buttons = controls(table, "pay")
    assert select["placeholder"] == "Choose cards to discard, or what to use"
    assert [option["label"] for option in select["options"]][-2:] == ["use Colony Ship", "use New Military Tactics"]
    assert not [button for button in buttons if ":form:" in button["custom_id"]]


def test_no_proposal_gives_away_more_than_another() -> None:
    """III Settle: tactics pay for nothing, so they are not proposed beside the Colony Ship or the whole price."""
    table = paying("colony-ship", "new-military-tactics")
    _, plain, ship = labels(table, "pay")
    assert (plain, ship) == ("①", "②")  # of one kind all are numbered
    table.play("p1 pay new-military-tactics colony-ship")  # it is allowed all the same


def test_a_contact_is_no_card_to_discard() -> None:
    """III Settle: it goes with the cards that pay, and stays; the menu does not count it among them."""
    table = paying("contact-specialist", hand=PIRATES)
    assert Labels(Texts("en"), "race", ()).ask(table.asked(0, "pay")) == "Pirate World: pay 2 cards"
    assert labels(table, "pay")[0] == "Choose cards to discard, or what to use"


def test_who_forgets_the_contact_is_told_of_it() -> None:
    """III Settle: where Military would do as well, cards alone pay for nothing."""
    table = paying("contact-specialist", "space-marines", hand=PIRATES, starts=("new-sparta", "old-earth"))
    with pytest.raises(Illegal) as refused:
        table.play("p1 pay gem-world spice-world")
    assert "choose the card that makes it" in Texts("en").refusal(refused.value)
    with pytest.raises(Illegal) as refused:
        table.play("p1 pay gem-world")
    assert "discard exactly what it costs" in Texts("en").refusal(refused.value)


def test_too_many_cards_are_chosen_to_be_discarded() -> None:
    """[4]: how many, and which are proposed."""
    table = Table("old-earth", "new-sparta")
    table.state.deck, hand = table.state.deck[:-12], table.state.deck[-12:]
    table.p1.hand = hand
    table.choose("produce", "produce")
    prompt, ready = labels(table, "limit")
    assert prompt == "Choose 2 cards to discard"
    assert ready.startswith("Discard")
    assert labels(table, "limit", "ko")[0] == "버릴 카드 2장을 고르세요"


def test_a_menu_named_after_what_its_choices_share_asks_to_choose() -> None:
    """Of worlds that all bear rare goods the menu said "Rare", as if that were chosen."""
    table = Table("old-earth", "new-sparta")
    table.lay(0, "rebel-fuel-cache", "radioactive-world")
    table.choose("produce", "produce")
    for locale, named in (("en", "Choose … (Rare)"), ("ko", "고르기 … (희귀 원소)")):
        asked, words = table.asked(0, "windfall"), Labels(Texts(locale), "race", ("Ann", "Ben"))
        assert isinstance(asked.ask, Pick)
        asked = replace(asked, ask=replace(asked.ask, options=asked.ask.options * 3))
        (row,) = question_controls.controls(asked, words, Where("game", 0, lines=1))
        assert [each["placeholder"] for each in row.to_component_dict()["components"]] == [named]


def test_experts_are_told_to_keep_one_world_and_four_cards() -> None:
    table = Table(setup=True)
    assert labels(table, "start")[0] == "Choose 4 cards to keep"
    table.state = GAME.new(Setup(2, {"starts": "expert"}), Random(1))
    assert labels(table, "start")[0] == "Choose one start world and four cards"


def test_what_goes_with_the_price_is_told_before_a_world_is_placed() -> None:
    """III Settle: the price is that of the plainest way; tactics and ship are named where nothing else places it."""
    table = Table("old-earth", "new-sparta")
    table.lay(0, "colony-ship", "new-military-tactics")
    table.give(0, "new-earth", "rebel-miners", "pilgrimage-world", "gem-world")
    table.choose("settle", "settle")
    assert entries(table, "settle") == [
        ("1 · New Earth · world 5 · 3 VP · rare", "uses Colony Ship → 2 VP, 1 card"),
        ("2 · Rebel Miners · military world 2 · 1 VP · rare", "uses Tactics → 1 card"),
        ("3 · Pilgrimage World · world 0 · 2 VP", "free → 2 VP, 1 card"),
        ("4 · Gem World · world 2 · 1 VP · novelty", "2 cards → 1 VP, 1 card"),
        ("Place no world", ""),
    ]
    korean = ("1 · 새로운 지구 · 세계 5 · 승점 3 · 희귀 원소", "이민선 사용 → 승점 2, 카드 1장")
    assert entries(table, "settle", "ko")[0] == korean


def test_the_second_phase_of_a_round_is_told_from_the_first() -> None:
    """[7]: who chooses both cards develops twice, and may plan both."""
    table = Table("old-earth", "new-sparta", two_player="experienced")
    table.give(0, "public-works", "expedition-force")
    told = [Labels(Texts("en"), "race", ()).ask(asked) for asked in GAME.ahead(table.view(0), 0, {}).values()]
    assert [line for line in told if line.startswith("Develop")] == [
        "Develop: place which development?",
        "Develop again: place which development?",
    ]


def test_double_points_are_told_where_powers_are_chosen() -> None:
    """IV Consume: the bonus doubles the points of goods, not what stands on the cards."""
    for action, told in (("double", "Use which consume power? Points of goods count double."), ("develop", None)):
        table = Table("old-earth", "new-sparta")
        table.lay(0, "gambling-world")
        table.load(0, *PLAIN["novelty"][:2])
        table.choose(action, "double")
        table.until("consume")
        said = Labels(Texts("en"), "race", ()).ask(table.asked(0, "consume"))
        assert said == (told or "Use which consume power?")
