"""What is proposed to keep, to discard and to pay with: by a plain rule, with every card named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ui.panel import panel_lines
from bot.ui.panel.asked import ready
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.race.phases.ways import reasons
from tests.race.kit import Table


def proposed(table: Table, kind: str) -> set[str]:
    return set(table.asked(0, kind).default)


def test_one_keeps_what_is_easiest_to_place() -> None:
    """A military world out of reach and a dear development go, wherever they lie."""
    table = Table("old-earth", "new-sparta")
    table.give(0)
    table.choose("explore5", "explore5")
    assert len(table.p1.looking) > 1
    cheap, dear, fierce = "public-works", "galactic-federation", "rebel-homeworld"
    for order in ([cheap, dear, fierce], [fierce, dear, cheap]):
        table.p1.looking = list(order)
        assert proposed(table, "explore") == {cheap}


def test_of_worlds_beyond_ones_military_the_one_that_lacks_less_is_easier() -> None:
    """None of them can be conquered now; a defense of 1 is sooner reached than one of 2 or 6, wherever it lies."""
    table = Table("old-earth", "new-sparta")
    table.give(0)
    table.choose("explore5", "explore5")
    weak, middling, fierce = "outlaw-world", "alien-robot-sentry", "rebel-homeworld"
    for order in ([weak, middling, fierce], [fierce, middling, weak]):
        table.p1.looking = list(order)
        assert proposed(table, "explore") == {weak}


def test_one_pays_with_what_is_hardest_to_place() -> None:
    """[4] One's own discounts and Military count; of equals the first goes."""
    table = Table("old-earth", "new-sparta")
    table.lay(0, "public-works")
    table.give(0, "space-port", "gem-world", "public-works.2", "rebel-homeworld", "colony-ship")
    table.choose("settle", "settle")
    table.play("p1 settle gem-world", "p2 settle none")
    assert proposed(table, "pay") == {"public-works.2", "rebel-homeworld"}


def test_military_that_reaches_makes_a_world_easy() -> None:
    table = Table("old-earth", "new-sparta")
    hand = ["rebel-miners", "comet-zone", "gem-world"]
    table.give(0, *hand, "space-port")
    table.choose("settle", "settle")
    table.play("p1 settle gem-world", "p2 settle none")
    weak = proposed(table, "pay")
    assert "rebel-miners" in weak
    table = Table("old-earth", "new-sparta")
    table.lay(0, "space-marines")
    table.give(0, *hand, "space-port")
    table.choose("settle", "settle")
    table.play("p1 settle gem-world", "p2 settle none")
    assert "rebel-miners" not in proposed(table, "pay")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_proposal_names_its_cards(locale: str) -> None:
    """On its button, or in a line of its own where there is no room; never as the first or the last ones."""
    table = Table("old-earth", "new-sparta", setup=True)
    question, labels = table.asked(0, "start"), Labels(Texts(locale), "race", ())
    said = [ready(question, labels), panel_lines.behind_count(question, labels)]
    for card in question.default:
        assert any(labels.name(card) in line for line in said)


def test_each_way_to_pay_says_why() -> None:
    """What it saves against the dearest, what it gives up, and by which rule cards of the hand are taken."""
    table = Table("old-earth", "new-sparta")
    table.lay(0, "colony-ship")
    table.give(0, "comet-zone", "public-works", "drop-ships", "new-economy", "trade-league")
    table.choose("settle", "settle")
    table.play("p1 settle comet-zone", "p2 settle none")
    asked, labels = table.asked(0, "pay"), Labels(Texts("en"), "race", ())
    ways = reasons(table.state, asked)
    price = asked.facts["price"]
    said = {
        labels.texts.effect("race", {}, facts)[1][-1]: [*labels.texts.effect("race", {}, facts)[1]]
        for facts in ways.values()
    }
    assert said == {
        "with the cards hardest to place": ["your tableau stays whole", "with the cards hardest to place"],
        "gives up Colony Ship": [f"saves {price} cards", "gives up Colony Ship"],
    }
    assert {tuple(words.split()) for words in ways} == {*asked.ask.offers}
    assert reasons(table.state, replace(asked, kind="explore")) == {}
