"""III: Settle: military worlds, conquered or paid for through a contact."""

from __future__ import annotations

from typing import Any

import pytest

from rules.race.cards.military import general, strength
from tests.race.kit import Table, facts

PURSE = ("public-works", "drop-ships", "new-economy", "trade-league", "mining-league", "merchant-guild")
PLAIN = "rebel-miners"  # defense 2, production rare, rebel


def ready(*hand: str, start: str = "old-earth", tableau: tuple[str, ...] = (), **options: Any) -> Table:
    """Seat 0 is asked what to settle, with this hand; seat 1 has no card."""
    table = Table(start, "earths-lost-colony", **options)
    table.lay(0, *tableau)
    table.choose("explore5", "settle")
    table.until("settle")
    table.give(0, *hand)
    table.give(1)
    return table


def prices(table: Table) -> dict[str, int]:
    """What seat 0 may settle, with least prices."""
    options = table.options(0, "settle").items()
    return {word: int(option.costs.get("hand", 0)) for word, option in options if word != "none"}


def show(table: Table, world: str) -> None:
    """Seat 0 shows a world; seat 1 none."""
    table.play(f"p1 settle {world}", "p2 settle none")


def test_a_military_world_is_conquered_for_nothing_by_as_much_military_as_its_defense() -> None:
    table = ready("rebel-miners", "pirate-world", start="new-sparta")
    assert prices(table) == {"rebel-miners": 0}
    show(table, "rebel-miners")
    assert table.kinds(0) != ["pay"]
    assert table.p1.tableau == ["new-sparta", "rebel-miners"]


def test_too_little_military_conquers_nothing_and_cards_do_not_help() -> None:
    table = ready("rebel-underground", *PURSE, start="new-sparta")
    assert prices(table) == {}
    assert table.refused("p1 settle rebel-underground") == "pick-unknown"


def test_military_lowers_no_price() -> None:
    assert prices(ready("comet-zone", *PURSE, start="new-sparta", tableau=("drop-ships.2",))) == {"comet-zone": 3}


def test_military_is_not_spent() -> None:
    table = ready("rebel-miners", start="new-sparta")
    show(table, "rebel-miners")
    table.until("actions")
    table.give(0, "former-penal-colony")
    table.choose("settle", "settle")
    assert "former-penal-colony" in prices(table)


def test_a_conquered_windfall_world_gets_its_good_and_the_bonus_is_drawn() -> None:
    table = Table("new-sparta", "earths-lost-colony")
    table.choose("settle", "explore5")
    table.until("settle")
    table.give(0, "former-penal-colony")
    table.draws("gem-world", "spice-world")
    show(table, "former-penal-colony")
    assert facts(table.events, "placed")[0]["conquered"] == 1
    assert [good.card for good in table.p1.goods] == ["gem-world"]
    assert table.p1.hand == ["spice-world"]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("epsilon-eridani", 1),
        ("new-sparta", 2),
        ("abandoned-mine-squatters", 1),
        ("star-nomad-raiders", 1),
        ("expedition-force", 1),
        ("former-penal-colony", 1),
        ("space-marines", 2),
        ("rebel-outpost", 1),
        ("rebel-warrior-race", 1),
        ("outlaw-world", 1),
        ("lost-alien-battle-fleet", 3),
        ("lost-alien-warship", 2),
        ("alien-robot-scout-ship", 1),
        ("drop-ships", 3),
        ("new-galactic-order", 2),
        ("imperium-armaments-world", 1),
        ("blaster-gem-mines", 1),
        ("contact-specialist", -1),
        ("pan-galactic-league", -1),
        ("refugee-world", -1),
        ("empath-world", -1),
    ],
)
def test_military_of_a_card_counts_against_every_world(card: str, expected: int) -> None:
    starts = {"epsilon-eridani", "new-sparta", "abandoned-mine-squatters", "star-nomad-raiders"}
    table = Table(card if card in starts else "old-earth", "earths-lost-colony")
    table.lay(0, *({card} - starts))
    world = table.state.card("rebel-base")
    assert general(table.state, table.p1) == strength(table.state.active(table.p1), world) == expected


def test_military_adds_up_and_may_be_below_nothing() -> None:
    table = ready(tableau=("drop-ships.2", "empath-world", "space-marines"))
    assert general(table.state, table.p1) == 4
    assert general(table.state, ready(tableau=("empath-world", "refugee-world")).p1) == -2


@pytest.mark.parametrize(
    ("card", "against", "expected"),
    [
        ("alpha-centauri", {"rebel-miners": 1, "rebel-fuel-cache": 1, "pirate-world": 0, "alien-robot-sentry": 0}, 0),
        ("alien-tech-institute", {"alien-robot-sentry": 2, "lost-alien-warship": 2, "rebel-miners": 0}, 0),
        ("alien-rosetta-stone-world", {"alien-robot-sentry": 2, "rebel-base": 0}, 0),
        ("galactic-imperium", {"rebel-base": 4, "rebel-miners": 4, "pirate-world": 0, "alien-robot-sentry": 0}, 0),
    ],
)
def test_specialised_military_counts_against_its_worlds_only(card: str, against: dict[str, int], expected: int) -> None:
    table = Table("alpha-centauri" if card == "alpha-centauri" else "old-earth", "earths-lost-colony")
    table.lay(0, *({card} - {"alpha-centauri"}))
    found = {world: strength(table.state.active(table.p1), table.state.card(world)) for world in against}
    assert found == against
    assert general(table.state, table.p1) == expected


def test_specialised_military_conquers() -> None:
    table = ready("rebel-underground", "rebel-outpost", "pirate-world", tableau=("galactic-imperium",))
    assert prices(table) == {"rebel-underground": 0}


def test_what_is_conquered_helps_from_the_next_phase_on() -> None:
    table = Table("new-sparta", "earths-lost-colony", two_player="experienced")
    table.choose("settle settle2", "trade double")
    table.give(0, "former-penal-colony", "pirate-world")
    assert prices(table) == {"former-penal-colony": 0}
    table.draws("gem-world", "spice-world")
    show(table, "former-penal-colony")
    assert prices(table) == {"pirate-world": 0}


# New Military Tactics


def test_tactics_are_thrown_away_for_three_military() -> None:
    table = ready("rebel-outpost", start="new-sparta", tableau=("new-military-tactics",))
    assert prices(table) == {"rebel-outpost": 0}
    show(table, "rebel-outpost")
    table.rest()
    assert table.p1.tableau == ["new-sparta", "rebel-outpost"]
    assert "new-military-tactics" in table.state.discard


def test_tactics_must_be_used_where_nothing_else_conquers() -> None:
    table = ready("rebel-outpost", start="new-sparta", tableau=("new-military-tactics",))
    show(table, "rebel-outpost")
    assert table.refused("p1 pay") in ("payment", "pick-count")


def test_tactics_are_kept_where_they_are_not_needed() -> None:
    table = ready("rebel-miners", start="new-sparta", tableau=("new-military-tactics",))
    show(table, "rebel-miners")
    table.play("p1 pay")
    assert "new-military-tactics" in table.p1.tableau


def test_tactics_do_not_outlast_the_phase() -> None:
    table = ready("rebel-outpost", start="new-sparta", tableau=("new-military-tactics",))
    show(table, "rebel-outpost")
    table.rest()
    table.until("actions")
    assert general(table.state, table.p1) == 3  # Sparta and the outpost
    assert strength(table.state.active(table.p1), table.state.card("rebel-base")) == 3


def test_tactics_pay_for_nothing() -> None:
    assert prices(ready("comet-zone", tableau=("new-military-tactics",))) == {}


# Contact Specialist


@pytest.mark.parametrize(
    ("world", "price"), [("rebel-miners", 1), ("pirate-world", 2), ("rebel-homeworld", 6), ("outlaw-world", 0)]
)
def test_a_contact_pays_one_less_than_the_defense(world: str, price: int) -> None:
    assert prices(ready(world, *PURSE, tableau=("contact-specialist",))) == {world: price}


def test_a_contact_stays_where_it_is() -> None:
    table = ready("rebel-miners", *PURSE[:1], tableau=("contact-specialist",))
    show(table, "rebel-miners")
    table.play(f"p1 pay {PURSE[0]} contact-specialist")
    assert table.p1.tableau == ["old-earth", "contact-specialist", "rebel-miners"]
    assert table.p1.hand == []
    assert facts(table.events, "used") == []


def test_cards_that_help_are_not_counted_as_paid() -> None:
    table = ready("rebel-miners", *PURSE[:1], tableau=("contact-specialist",))
    show(table, "rebel-miners")
    told = table.play(f"p1 pay {PURSE[0]} contact-specialist")
    assert facts(told, "paid") == [{"seat": 0, "card": "rebel-miners", "count": 1}]


def test_tactics_that_conquer_are_not_counted_as_paid() -> None:
    table = ready("rebel-outpost", start="new-sparta", tableau=("new-military-tactics",))
    show(table, "rebel-outpost")
    told = table.play("p1 pay new-military-tactics")
    assert facts(told, "used") == [{"seat": 0, "card": "new-military-tactics", "cost:points": 1}]
    assert facts(told, "paid") == [{"seat": 0, "card": "rebel-outpost", "count": 0}]


@pytest.mark.parametrize("world", ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-battle-fleet"])
def test_no_contact_reaches_a_world_of_alien_technology(world: str) -> None:
    assert prices(ready(world, *PURSE, tableau=("contact-specialist", "colony-ship"))) == {}


def test_military_lowers_no_price_of_a_contact() -> None:
    table = ready("rebel-outpost", *PURSE, start="new-sparta", tableau=("contact-specialist", "new-military-tactics"))
    show(table, "rebel-outpost")
    table.play(f"p1 pay {' '.join(PURSE[:4])} contact-specialist")
    assert len(table.p1.hand) == 2


def test_a_bad_reputation_lowers_military_but_not_the_power_to_pay() -> None:
    table = ready("rebel-miners", "pirate-world", *PURSE, start="new-sparta", tableau=("contact-specialist",))
    assert prices(table) == {"rebel-miners": 1, "pirate-world": 2}


@pytest.mark.parametrize(
    ("tableau", "world", "price"),
    [
        (("replicant-robots",), "rebel-homeworld", 4),
        (("mining-robots",), "rebel-miners", 0),
        (("mining-robots",), "pirate-world", 2),
        (("replicant-robots",), "pirate-world", 0),
    ],
)
def test_discounts_count_for_what_is_paid_through_a_contact(tableau: tuple[str, ...], world: str, price: int) -> None:
    assert prices(ready(world, *PURSE, tableau=("contact-specialist", *tableau))) == {world: price}


def test_a_contact_and_a_colony_ship_take_a_military_world_for_nothing() -> None:
    table = ready("rebel-homeworld", tableau=("contact-specialist", "colony-ship"))
    assert prices(table) == {"rebel-homeworld": 0}
    show(table, "rebel-homeworld")
    assert table.refused("p1 pay colony-ship") in ("payment", "pick-count")
    table.play("p1 pay colony-ship contact-specialist")
    assert table.p1.tableau == ["old-earth", "contact-specialist", "rebel-homeworld"]


def test_a_colony_ship_is_no_help_in_conquering() -> None:
    table = ready("rebel-miners", start="new-sparta", tableau=("colony-ship", "new-military-tactics"))
    show(table, "rebel-miners")
    assert table.words(0, "pay") == ["new-military-tactics"]


def test_a_contact_is_not_needed_where_military_suffices() -> None:
    table = ready("rebel-miners", *PURSE, start="new-sparta", tableau=("contact-specialist", "space-marines"))
    show(table, "rebel-miners")
    table.play("p1 pay")
    assert len(table.p1.hand) == 6


def test_one_may_pay_though_military_suffices() -> None:
    table = ready("rebel-miners", *PURSE, start="new-sparta", tableau=("contact-specialist", "space-marines"))
    show(table, "rebel-miners")
    table.play(f"p1 pay {PURSE[0]} contact-specialist")
    assert len(table.p1.hand) == 5


def test_a_contact_pays_for_no_world_that_costs_cards_anyway() -> None:
    table = ready("comet-zone", *PURSE, tableau=("contact-specialist",))
    assert prices(table) == {"comet-zone": 3}
    show(table, "comet-zone")
    assert "contact-specialist" not in table.words(0, "pay")


def test_trade_emissaries_are_a_contact_without_harm_to_military() -> None:
    table = ready("rebel-miners", *PURSE, start="galactic-trade-emissaries")
    assert general(table.state, table.p1) == 0
    show(table, "rebel-miners")
    table.play(f"p1 pay {PURSE[0]} galactic-trade-emissaries")
    assert table.p1.tableau == ["galactic-trade-emissaries", "rebel-miners"]


def test_two_contacts_are_no_more_than_one() -> None:
    table = ready("pirate-world", *PURSE, start="galactic-trade-emissaries", tableau=("contact-specialist",))
    show(table, "pirate-world")
    for number in (1, 2):
        cards = " ".join(PURSE[:number])
        assert table.refused(f"p1 pay {cards} galactic-trade-emissaries contact-specialist") in (
            "payment",
            "pick-count",
        )


# what a payment gives away


def test_a_card_discarded_though_military_suffices_is_told_to_its_owner() -> None:
    table = ready("rebel-miners", start="new-sparta", tableau=("new-military-tactics",))
    show(table, "rebel-miners")
    told = table.play("p1 pay new-military-tactics")
    assert table.wasted(told) == [{"what": "helper", "helper": "new-military-tactics"}]


def test_cards_paid_through_a_contact_though_military_suffices_are_told() -> None:
    table = ready("pirate-world", *PURSE, start="new-sparta", tableau=("contact-specialist", "drop-ships.2"))
    show(table, "pirate-world")
    told = table.play(f"p1 pay {' '.join(PURSE[:2])} contact-specialist")
    assert table.wasted(told) == [{"what": "overpaid", "count": 2}]


def test_nothing_is_told_of_a_payment_that_has_its_price() -> None:
    table = ready("rebel-outpost", "comet-zone", *PURSE, start="new-sparta", tableau=("new-military-tactics",))
    show(table, "rebel-outpost")
    assert table.wasted(table.play("p1 pay new-military-tactics")) == []


def test_a_ship_against_cards_is_a_choice_and_no_waste() -> None:
    table = ready("comet-zone", *PURSE, tableau=("colony-ship",))
    show(table, "comet-zone")
    assert table.wasted(table.play("p1 pay colony-ship")) == []
