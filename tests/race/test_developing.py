"""II: Develop."""

from __future__ import annotations

import pytest

from rules.core.flow import results
from tests.race.kit import Table, facts

PURSE = ("rebel-base", "rebel-outpost", "rebel-homeworld", "rebel-underground", "rebel-miners", "alien-robot-sentry")


def ready(*hand: str, tableau: tuple[str, ...] = (), action: str = "explore5") -> Table:
    """Seat 0 is asked what to develop, with this hand; seat 1 chose the phase and has no card."""
    table = Table()
    table.lay(0, *tableau)
    table.choose(action, "develop")
    table.until("develop")
    table.give(0, *hand)
    table.give(1)
    return table


def prices(table: Table) -> dict[str, int]:
    """What seat 0 may develop, with prices."""
    return {word: int(option.costs.get("hand", 0)) for word, option in table.options(0, "develop").items()}


def test_a_development_is_paid_with_as_many_cards_as_it_costs() -> None:
    table = ready("drop-ships", *PURSE)
    table.play("p1 develop drop-ships", "p2 develop none")
    assert table.refused("p1 pay rebel-base rebel-outpost rebel-homeworld") == "pick-count"
    assert table.refused(f"p1 pay {' '.join(PURSE[:5])}") == "pick-count"
    discards = set(table.state.discard)
    table.play(f"p1 pay {' '.join(PURSE[2:])}")
    assert table.p1.tableau == ["new-sparta", "drop-ships"]
    assert table.p1.hand == list(PURSE[:2])
    assert set(table.state.discard) - discards == set(PURSE[2:])


def test_the_development_itself_pays_for_nothing() -> None:
    assert "drop-ships" not in prices(ready("drop-ships", *PURSE[:3]))
    assert "drop-ships" in prices(ready("drop-ships", *PURSE[:4]))


def test_nobody_has_to_develop() -> None:
    table = ready("public-works", *PURSE)
    table.play("p1 develop none", "p2 develop none")
    assert table.p1.tableau == ["new-sparta"]
    assert len(table.p1.hand) == 7


def test_worlds_are_no_developments() -> None:
    assert list(prices(ready("gem-world", "refugee-world", "public-works", *PURSE))) == ["none", "public-works"]


def test_whoever_chose_the_phase_pays_a_card_less() -> None:
    table = ready("drop-ships", "public-works", *PURSE, action="develop")
    assert prices(table) == {"none": 0, "drop-ships": 3, "public-works": 0}


@pytest.mark.parametrize(
    ("tableau", "action", "expected"),
    [
        (("investment-credits",), "settle", 3),
        (("galactic-federation",), "settle", 2),
        (("investment-credits", "galactic-federation"), "settle", 1),
        (("investment-credits", "galactic-federation"), "develop", 0),
    ],
)
def test_discounts_add_up_with_the_bonus(tableau: tuple[str, ...], action: str, expected: int) -> None:
    assert prices(ready("drop-ships", *PURSE, tableau=tableau, action=action))["drop-ships"] == expected


def test_no_price_is_below_nothing() -> None:
    table = ready("public-works", tableau=("investment-credits", "galactic-federation"), action="develop")
    assert prices(table) == {"none": 0, "public-works": 0}
    table.play("p1 develop public-works", "p2 develop none")
    assert "pay" not in table.kinds()
    assert table.p1.hand == []


def test_it_is_told_how_many_points_come_from_what_lies_there() -> None:
    table = ready("public-works", tableau=("investment-credits", "galactic-federation"), action="develop")
    table.play("p1 develop public-works", "p2 develop none")
    brought = {"counted": 1, "gain:points": 2, "gain:grown": "counted:galactic-federation=1"}
    assert {"seat": 0, "card": "public-works"} | brought in facts(table.events, "placed")


def test_what_lies_there_is_told_right_behind_the_points() -> None:
    """Behind the Military it read as if that were counted: `3 VP, Military 1, 1 of them for …`."""
    table = ready("drop-ships", *PURSE, tableau=("investment-credits", "galactic-federation"), action="develop")
    table.play("p1 develop drop-ships", "p2 develop none")
    (told,) = [told for told in facts(table.events, "placed") if told["card"] == "drop-ships"]
    assert [key for key in told if key.startswith("gain:")] == ["gain:points", "gain:grown", "gain:military"]


@pytest.mark.parametrize("own", ["public-works", "public-works.2"])
def test_no_development_stands_twice_in_a_tableau(own: str) -> None:
    other = {"public-works": "public-works.2", "public-works.2": "public-works"}[own]
    table = ready(other, *PURSE, tableau=(own,))
    assert other not in prices(table)
    assert table.refused(f"p1 develop {other}") == "pick-unknown"


def test_others_may_have_the_same_development() -> None:
    table = ready("public-works", *PURSE)
    table.lay(1, "public-works.2")
    assert "public-works" in prices(table)


def test_choices_are_shown_together_and_then_paid() -> None:
    table = ready("public-works", *PURSE)
    table.give(1, "public-works.2", "gem-world")
    assert table.play("p1 develop public-works") == []
    assert table.p1.tableau == ["new-sparta"]
    told = table.play("p2 develop public-works.2")
    point = results({"points": 1})
    assert facts(told, "placed") == [
        {"seat": 0, "card": "public-works", **point},
        {"seat": 1, "card": "public-works.2", **point},
    ]
    assert table.kinds(0) == ["pay"]
    assert len(table.p1.hand) == 6  # not yet paid


def test_the_choice_may_be_changed_until_all_have_chosen() -> None:
    table = ready("public-works", "colony-ship", *PURSE)
    table.play("p1 develop public-works", "p1 develop colony-ship", "p2 develop none")
    assert table.p1.tableau[-1] == "colony-ship"


def test_payment_may_be_changed_until_all_have_paid() -> None:
    table = ready("public-works", *PURSE)
    table.give(1, "drop-ships", "gem-world", "comet-zone", "spice-world")
    table.play("p1 develop public-works", "p2 develop drop-ships", "p1 pay rebel-base", "p1 pay rebel-outpost")
    assert len(table.p1.hand) == 6
    table.rest()
    assert "rebel-outpost" not in table.p1.hand
    assert "rebel-base" in table.p1.hand


def test_interstellar_bank_draws_before_the_choice_whether_or_not_anything_is_placed() -> None:
    table = Table()
    table.lay(0, "interstellar-bank")
    table.draws("refugee-world")
    table.choose("develop", "trade")
    assert table.p1.hand == ["refugee-world"]
    assert table.words(0, "develop") == ["none"]


def test_banks_draw_in_the_order_of_turns() -> None:
    table = Table("new-sparta", "old-earth")
    table.lay(0, "interstellar-bank")
    table.lay(1, "interstellar-bank.2")
    table.draws("gem-world", "comet-zone")
    table.choose("develop", "trade")
    assert (table.p2.hand, table.p1.hand) == (["gem-world"], ["comet-zone"])


@pytest.mark.parametrize("power", ["public-works", "industrial-robots"])
def test_a_card_is_drawn_after_placing_a_development_of_ones_own(power: str) -> None:
    table = Table("industrial-robots", "earths-lost-colony") if power == "industrial-robots" else Table()
    table.lay(0, *({power} - {"industrial-robots"}))
    table.choose("develop", "trade")
    table.give(0, "colony-ship", "gem-world")
    table.give(1, "colony-ship.2", "comet-zone", "spice-world")
    table.draws("refugee-world")
    table.play(
        "p1 develop colony-ship", "p2 develop colony-ship.2", "p2 pay comet-zone spice-world", "p1 pay gem-world"
    )
    assert (table.p1.hand, table.p2.hand) == (["refugee-world"], [])


def test_nothing_is_drawn_by_whoever_places_nothing() -> None:
    table = ready(*PURSE, tableau=("public-works",))
    table.play("p1 develop none", "p2 develop none")
    assert table.p1.hand == list(PURSE)


@pytest.mark.parametrize("card", ["public-works", "investment-credits", "interstellar-bank"])
def test_a_development_does_nothing_in_the_phase_in_which_it_is_placed(card: str) -> None:
    table = ready(card, *PURSE[:2])
    table.play(f"p1 develop {card}", "p2 develop none")
    paid = len(table.asked(0, "pay").default)
    assert paid == table.state.card(card).cost
    table.rest()
    assert len(table.p1.hand) == 2 - paid


def test_what_is_drawn_for_placing_does_not_pay() -> None:
    table = ready("colony-ship", "gem-world", "comet-zone", tableau=("public-works",))
    table.draws("refugee-world")
    table.play("p1 develop colony-ship", "p2 develop none")
    assert table.words(0, "pay") == ["gem-world", "comet-zone"]
    table.rest()
    assert table.p1.hand == ["refugee-world"]


def test_six_cost_developments_are_there_once_and_placed_like_others() -> None:
    table = ready("new-economy", *PURSE)
    table.play("p1 develop new-economy", "p2 develop none", f"p1 pay {' '.join(PURSE)}")
    assert table.p1.tableau[-1] == "new-economy"
