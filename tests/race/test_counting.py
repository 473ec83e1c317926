"""What players count and read: the numbers of cards, and what 6-cost developments are worth now."""

from __future__ import annotations

import pytest

from bot.words.labels import Labels
from bot.words.texts import Texts
from images.options import Options
from images.render import words
from rules.race.cards.scoring import points
from rules.race.game import GAME
from tests.race.kit import Table

HAND = ("comet-zone", "public-works", "galactic-imperium", "rebel-miners")


def holding(*hand: str, tableau: tuple[str, ...] = (), action: str = "develop") -> Table:
    """Seat 0 is asked for the phase with this hand."""
    table = Table("old-earth", "earths-lost-colony")
    table.lay(0, *tableau)
    table.choose(action, "explore5")
    table.until(action)
    table.give(0, *hand)
    table.give(1)
    return table


def numbers(table: Table, kind: str) -> dict[str, int]:
    """The numbers of the cards that seat 0 may choose."""
    options = table.options(0, kind).values()
    return {option.word: int(option.facts["number"]) for option in options if "number" in option.facts}


# numbers of cards


def test_cards_to_place_have_the_number_they_have_in_the_hand() -> None:
    assert numbers(holding(*HAND), "develop") == {"public-works": 2}
    table = holding(*HAND, tableau=("contact-specialist",), action="settle")
    assert numbers(table, "settle") == {"comet-zone": 1, "rebel-miners": 4}


def test_cards_that_cannot_be_placed_are_numbered_too() -> None:
    table = holding(*HAND)
    found = GAME.unavailable(table.view(0), table.asked(0, "develop"))
    assert [(each.option.word, each.option.facts["number"]) for each in found] == [("galactic-imperium", 3)]


def test_cards_to_pay_with_are_numbered_without_the_card_that_is_placed() -> None:
    table = holding("comet-zone", "drop-ships", "gem-world", "spice-world", "space-port", "new-earth")
    table.play("p1 develop drop-ships", "p2 develop none")
    assert numbers(table, "pay") == {"comet-zone": 1, "gem-world": 2, "spice-world": 3, "space-port": 4, "new-earth": 5}


@pytest.mark.parametrize("kind", ["start", "explore"])
def test_cards_looked_at_are_numbered_as_they_lie(kind: str) -> None:
    table = Table(setup=kind == "start")
    if kind == "explore":
        table.choose("explore5", "develop")
    assert list(numbers(table, kind).items()) == [(card, n) for n, card in enumerate(table.p1.looking, 1)]


def test_planned_payments_have_the_numbers_of_the_hand_as_it_is_now() -> None:
    table = holding("drop-ships", "comet-zone", "gem-world", "spice-world", "space-port")
    table.play("p1 develop drop-ships")
    (question,) = [one for one in GAME.ahead(table.view(0), 0, {}).values() if one.kind == "pay"]
    found = {option.word: option.facts["number"] for option in question.ask.options}  # type: ignore[union-attr]
    assert found == {"comet-zone": 2, "gem-world": 3, "spice-world": 4, "space-port": 5}


def test_labels_begin_with_the_number() -> None:
    table = holding(*HAND)
    asked = table.asked(0, "develop")
    labels = Labels(Texts("en"), "race", ("A", "B"))
    assert labels.told(asked, ("public-works",)) == "2 · Public Works · development 1 · 1 VP — free"


# what a 6-cost development is worth


def test_a_6_cost_development_in_hand_shows_what_it_would_count_now() -> None:
    table = holding(*HAND, *("rebel-base", "rebel-outpost", "gem-world", "spice-world"), tableau=("rebel-underground",))
    option = table.options(0, "develop")["galactic-imperium"]
    before = points(table.state, table.p1)
    table.lay(0, "rebel-warrior-race")
    richer = table.options(0, "develop")["galactic-imperium"]
    assert (option.facts["what"], option.facts["worth"], richer.facts["worth"]) == ("six", 2, 4)
    table.play("p1 develop galactic-imperium", "p2 develop none")
    warriors = table.state.card("rebel-warrior-race").vp
    assert points(table.state, table.p1) == before + warriors + 4


def test_a_6_cost_development_counts_itself_and_what_it_brings() -> None:
    table = holding("new-galactic-order", "galactic-federation", *HAND[:2], tableau=("space-marines",))
    order, federation = words("race", table.view(0), "hand", Texts("en"), Options(seat=0))[1:3]
    assert ("New Galactic Order" in order, "4 now" in order) == (True, True)
    assert ("Galactic Federation" in federation, "3 now" in federation) == (True, True)


# what a player counts


def test_the_purse_counts_hand_goods_chips_military_tableau_and_points() -> None:
    table = holding(*HAND, tableau=("space-marines",))
    table.load(0, "asteroid-belt")
    table.bank(0, 3)
    purse = GAME.purse(table.view(0), 0)
    assert list(purse.items()) == [
        ("hand", 4), ("goods", 1), ("chips", 3), ("military", 2), ("tableau", 3), ("points", 3 + 2 + 1 + 1)
    ]  # fmt: skip
