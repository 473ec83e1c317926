"""What players count and read: the numbers of cards, what 6-cost developments are worth now, hands in words."""

from __future__ import annotations

import pytest

from bot.cardtext import hand_lines, tableau_lines
from bot.texts import Texts
from bot.ui.labels import Labels
from rules.race.game import GAME
from rules.race.scoring import points
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


def test_cards_to_place_have_the_number_they_have_in_the_hand():
    assert numbers(holding(*HAND), "develop") == {"public-works": 2}
    table = holding(*HAND, tableau=("contact-specialist",), action="settle")
    assert numbers(table, "settle") == {"comet-zone": 1, "rebel-miners": 4}


def test_cards_that_cannot_be_placed_are_numbered_too():
    table = holding(*HAND)
    found = GAME.barred(table.view(0), table.asked(0, "develop"))
    assert [(each.option.word, each.option.facts["number"]) for each in found] == [("galactic-imperium", 3)]


def test_cards_to_pay_with_are_numbered_without_the_card_that_is_placed():
    table = holding("comet-zone", "drop-ships", "gem-world", "spice-world", "space-port", "new-earth")
    table.play("p1 develop drop-ships", "p2 develop none")
    assert numbers(table, "pay") == {"comet-zone": 1, "gem-world": 2, "spice-world": 3, "space-port": 4, "new-earth": 5}


@pytest.mark.parametrize("kind", ["start", "explore"])
def test_cards_looked_at_are_numbered_as_they_lie(kind):
    table = Table(setup=kind == "start")
    if kind == "explore":
        table.choose("explore5", "develop")
    assert list(numbers(table, kind).items()) == [(card, n) for n, card in enumerate(table.p1.looking, 1)]


def test_planned_payments_have_the_numbers_of_the_hand_as_it_is_now():
    table = holding("drop-ships", "comet-zone", "gem-world", "spice-world", "space-port")
    table.play("p1 develop drop-ships")
    (question,) = [one for one in GAME.ahead(table.view(0), 0, {}).values() if one.kind == "pay"]
    found = {option.word: option.facts["number"] for option in question.ask.options}  # type: ignore[union-attr]
    assert found == {"comet-zone": 2, "gem-world": 3, "spice-world": 4, "space-port": 5}


def test_labels_begin_with_the_number():
    table = holding(*HAND)
    asked = table.asked(0, "develop")
    labels = Labels(Texts("en"), "race", ("A", "B"))
    assert labels.option(asked, table.options(0, "develop")["public-works"]) == (
        "2 · Public Works · development 1 · 1 VP · free"
    )


# what a 6-cost development is worth


def test_a_6_cost_development_in_hand_shows_what_it_would_count_now():
    table = holding(*HAND, *("rebel-base", "rebel-outpost", "gem-world", "spice-world"), tableau=("rebel-underground",))
    option = table.options(0, "develop")["galactic-imperium"]
    before = points(table.state, table.p1)
    table.lay(0, "rebel-warrior-race")
    richer = table.options(0, "develop")["galactic-imperium"]
    assert (option.facts["what"], option.facts["worth"], richer.facts["worth"]) == ("six", 2, 4)
    table.play("p1 develop galactic-imperium", "p2 develop none")
    warriors = table.state.card("rebel-warrior-race").vp
    assert points(table.state, table.p1) == before + warriors + 4


def test_a_6_cost_development_counts_itself_and_what_it_brings():
    table = holding("new-galactic-order", "galactic-federation", *HAND[:2], tableau=("space-marines",))
    worths = {line.split(" · ")[1]: line for line in hand_lines(Texts("en"), table.view(0), 0)[:2]}
    assert "now 4" in worths["New Galactic Order"]
    assert "now 3" in worths["Galactic Federation"]


def test_what_it_counts_stands_in_words_wherever_it_lies():
    table = holding("galactic-imperium", tableau=("rebel-miners", "galactic-federation"))
    assert "now 2 " in hand_lines(Texts("en"), table.view(0), 0)[0]
    assert "지금 2 " in hand_lines(Texts("ko"), table.view(0), 0)[0]
    assert "now 2 " in tableau_lines(Texts("en"), table.view(None), 0)[-1]


# hands and tableaus in words


def test_a_hand_in_words_has_the_numbers_of_the_picture_and_all_that_is_printed():
    lines = hand_lines(Texts("en"), holding(*HAND).view(0), 0)
    assert lines[0] == "1 · Comet Zone · world 3 · 2 VP · rare — V: A good here; V: Draw 1 if a good is produced here"
    assert lines[1] == "2 · Public Works · development 1 · 1 VP — II: Draw 1 after placing; IV: 1 good → 1 VP"
    assert lines[3] == "4 · Rebel Miners · military world 2 · 1 VP · rare — V: A good here"
    assert len(lines) == 4
    korean = hand_lines(Texts("ko"), holding(*HAND).view(0), 0)
    assert korean[3] == "4 · 반란군 광부 · 무력 세계 2 · 승점 1 · 희귀 원소 — V: 이 세계에 상품"


def test_a_tableau_in_words_tells_where_goods_lie():
    table = holding()
    table.load(0, "asteroid-belt")
    assert [line.partition(" — ")[0] for line in tableau_lines(Texts("en"), table.view(None), 0)] == [
        "1 · Old Earth · world 3 · 2 VP",
        "2 · Asteroid Belt · world 2 · 1 VP · rare (windfall) · a good on it",
    ]


def test_the_hand_of_another_is_only_counted_in_words():
    table = holding(*HAND)
    assert hand_lines(Texts("en"), table.view(1), 0) == ["4 cards, face down"]
    assert hand_lines(Texts("ko"), table.view(None), 0) == ["뒤집힌 카드 4장"]


# what a player counts


def test_the_purse_counts_hand_goods_chips_military_tableau_and_points():
    table = holding(*HAND, tableau=("space-marines",))
    table.load(0, "asteroid-belt")
    table.bank(0, 3)
    purse = GAME.purse(table.view(0), 0)
    assert list(purse.items()) == [
        ("hand", 4), ("goods", 1), ("chips", 3), ("military", 2), ("tableau", 3), ("points", 3 + 2 + 1 + 1)
    ]  # fmt: skip
