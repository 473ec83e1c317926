"""III: Settle: worlds that are paid for, windfall goods, colony ships."""

from __future__ import annotations

import pytest

from rules.core.play import Move
from rules.race.game import GAME
from testkit.laws import Station, obey
from tests.race.kit import Table, facts

PURSE = ("public-works", "drop-ships", "new-economy", "trade-league", "mining-league", "merchant-guild")


def ready(*hand: str, start: str = "old-earth", tableau: tuple[str, ...] = (), action: str = "explore5") -> Table:
    """Seat 0 is asked what to settle, with this hand; seat 1 chose the phase and has no card."""
    table = Table(start, "earths-lost-colony")
    table.lay(0, *tableau)
    table.choose(action, "settle")
    table.until("settle")
    table.give(0, *hand)
    table.give(1)
    return table


def prices(table: Table, seat: int = 0) -> dict[str, int]:
    """What a seat may settle, with least prices."""
    options = table.options(seat, "settle").items()
    return {word: int(option.costs.get("hand", 0)) for word, option in options if word != "none"}


def settle(table: Table, world: str, *pay: str) -> None:
    """Seat 0 settles a world; whatever is not told is paid by default."""
    table.play(f"p1 settle {world}", "p2 settle none")
    if pay:
        table.play(f"p1 pay {' '.join(pay)}")
    elif "pay" in table.kinds(0):
        table.rest()


def test_a_world_is_paid_with_as_many_cards_as_it_costs() -> None:
    table = ready("comet-zone", *PURSE)
    settle(table, "comet-zone", *PURSE[:3])
    assert table.p1.tableau == ["old-earth", "comet-zone"]
    assert table.p1.hand == list(PURSE[3:])


def test_a_world_may_cost_nothing() -> None:
    table = ready("refugee-world")
    settle(table, "refugee-world")
    assert table.p1.tableau == ["old-earth", "refugee-world"]
    assert table.kinds(0) != ["pay"]


def test_nobody_has_to_settle() -> None:
    table = ready("refugee-world")
    settle(table, "none")
    assert table.p1.tableau == ["old-earth"]


def test_developments_are_no_worlds_and_what_cannot_be_paid_is_not_placed() -> None:
    table = ready("comet-zone", "gem-world", "public-works", "drop-ships")
    assert prices(table) == {"comet-zone": 3, "gem-world": 2}
    table.give(0, "comet-zone", "gem-world", "public-works")
    assert prices(table) == {"gem-world": 2}
    assert table.refused("p1 settle comet-zone") == "pick-unknown"


def test_a_start_world_from_the_deck_is_settled_like_others() -> None:
    table = ready("alpha-centauri", *PURSE[:2])
    settle(table, "alpha-centauri")
    assert table.p1.tableau[-1] == "alpha-centauri"
    assert table.p1.good_on("alpha-centauri")


def test_whoever_chose_the_phase_draws_a_card_after_placing_and_pays_the_full_price() -> None:
    table = ready("gem-world", *PURSE[:2], action="settle")
    table.draws("spice-world")
    settle(table, "gem-world")
    assert table.p1.hand == ["spice-world"]


def test_there_is_no_bonus_for_whoever_places_nothing() -> None:
    table = ready("gem-world", *PURSE[:2], action="settle")
    settle(table, "none")
    assert table.p1.hand == ["gem-world", *PURSE[:2]]


def test_whoever_did_not_choose_the_phase_draws_nothing() -> None:
    table = ready("gem-world", *PURSE[:2])
    settle(table, "gem-world")
    assert table.p1.hand == []


@pytest.mark.parametrize("start", ["old-earth", "terraforming-colonists"])
def test_terraforming_draws_a_card_after_placing_a_world(start: str) -> None:
    robots = () if start == "terraforming-colonists" else ("terraforming-robots",)
    table = ready("refugee-world", start=start, tableau=robots, action="settle")
    table.draws("artist-colony", "spice-world", "gem-world")  # the good of the refugees, the bonus, the robots
    settle(table, "refugee-world")
    assert table.p1.hand == ["spice-world", "gem-world"]


@pytest.mark.parametrize(
    ("tableau", "expected"),
    [
        (("replicant-robots",), {"comet-zone": 1, "gem-world": 0, "deserted-alien-library": 4}),
        (("mining-robots",), {"comet-zone": 2, "gem-world": 2, "deserted-alien-library": 6}),
        (("alien-tech-institute",), {"comet-zone": 3, "gem-world": 2, "deserted-alien-library": 4}),
        (("alien-rosetta-stone-world",), {"comet-zone": 3, "gem-world": 2, "deserted-alien-library": 4}),
        (("alien-rosetta-stone-world", "alien-tech-institute", "replicant-robots"), {"deserted-alien-library": 0}),
        (("mining-robots", "replicant-robots"), {"comet-zone": 0}),
    ],
)
def test_discounts_add_up_and_some_count_for_one_kind_of_good_only(
    tableau: tuple[str, ...], expected: dict[str, int]
) -> None:
    table = ready(*expected, *PURSE, tableau=tableau)
    assert prices(table) == expected


def test_alpha_centauri_gives_a_discount_on_rare_worlds() -> None:
    assert prices(ready("comet-zone", "gem-world", *PURSE, start="alpha-centauri")) == {"comet-zone": 2, "gem-world": 2}


def test_no_price_is_below_nothing() -> None:
    assert prices(ready("artist-colony", tableau=("replicant-robots",))) == {"artist-colony": 0}


@pytest.mark.parametrize("card", ["mining-robots", "replicant-robots"])
def test_developments_lower_no_price_of_others(card: str) -> None:
    table = ready()
    table.lay(0, card)
    table.give(1, "comet-zone", *PURSE)
    assert prices(table, 1) == {"comet-zone": 3}


def test_a_windfall_world_gets_a_good_when_it_is_shown_before_anybody_pays() -> None:
    table = ready("asteroid-belt", *PURSE[:2])
    table.draws("spice-world")
    told = table.play("p1 settle asteroid-belt", "p2 settle none")
    assert facts(told, "good") == [{"seat": 0, "world": "asteroid-belt"}]
    assert [(good.world, good.card) for good in table.p1.goods] == [("asteroid-belt", "spice-world")]
    assert table.kinds(0) == ["pay"]
    assert len(table.p1.hand) == 2


def test_windfall_goods_of_all_come_before_draws_of_any() -> None:
    table = ready("refugee-world", tableau=("terraforming-robots",), action="settle")
    table.give(1, "destroyed-world", "gem-world")
    table.draws("artist-colony", "spice-world", "comet-zone", "space-port")
    table.play("p1 settle refugee-world", "p2 settle destroyed-world")
    assert [player.goods[0].card for player in table.state.players] == ["artist-colony", "spice-world"]
    table.rest()
    assert table.p1.hand == ["comet-zone", "space-port"]


def test_worlds_are_shown_and_get_their_goods_in_the_order_of_turns() -> None:
    table = Table("new-sparta", "old-earth")  # seat 1 is first
    table.give(0, "refugee-world")
    table.give(1, "destroyed-world", "gem-world")
    table.draws("artist-colony", "spice-world")
    table.choose("settle", "produce")
    table.play("p1 settle refugee-world")
    told = table.play("p2 settle destroyed-world")
    assert [one["seat"] for one in facts(told, "placed")] == [1, 0]
    assert [player.goods[0].card for player in table.state.players] == ["spice-world", "artist-colony"]


def test_a_production_world_gets_no_good_when_it_is_placed() -> None:
    table = ready("artist-colony", *PURSE)
    settle(table, "artist-colony")
    assert table.p1.goods == []


def test_nobody_looks_at_a_good() -> None:
    table = ready("refugee-world")
    settle(table, "refugee-world")
    assert all(table.view(seat).players[0].goods[0].card == "?" for seat in (0, 1, None))


@pytest.mark.parametrize("card", ["alien-rosetta-stone-world", "old-earth"])
def test_a_world_counts_from_the_next_phase_on(card: str) -> None:
    table = Table("new-sparta", "earths-lost-colony", two_player="experienced")
    table.choose("settle settle2", "trade double")
    table.give(0, card, "deserted-alien-library", *PURSE, "gem-world", "comet-zone", "spice-world")
    assert prices(table)["deserted-alien-library"] == 6
    table.play(f"p1 settle {card}")
    table.rest()
    assert table.asked(0, "pay").facts["price"] == 3
    table.rest()
    table.give(0, "deserted-alien-library", *PURSE)
    assert prices(table)["deserted-alien-library"] == (4 if card == "alien-rosetta-stone-world" else 6)


def test_worlds_are_shown_together() -> None:
    table = ready("refugee-world")
    assert table.play("p1 settle refugee-world") == []
    assert table.p1.tableau == ["old-earth"]
    assert table.p1.goods == []
    table.play("p2 settle none")
    assert table.p1.tableau[-1] == "refugee-world"


# Colony Ship


def test_a_colony_ship_places_a_world_for_nothing_and_is_gone() -> None:
    table = ready("comet-zone", tableau=("colony-ship",), action="settle")
    assert prices(table) == {"comet-zone": 0}
    table.draws("spice-world")
    settle(table, "comet-zone", "colony-ship")
    assert table.p1.tableau == ["old-earth", "comet-zone"]
    assert "colony-ship" in table.state.discard
    assert table.p1.hand == ["spice-world"]  # the bonus is there as ever
    assert {"seat": 0, "card": "colony-ship", "cost:points": 1} in facts(table.events, "used")


def test_a_colony_ship_is_used_only_if_its_owner_likes() -> None:
    table = ready("comet-zone", *PURSE[:3], tableau=("colony-ship",))
    settle(table, "comet-zone", *PURSE[:3])
    assert "colony-ship" in table.p1.tableau


def test_a_colony_ship_must_be_used_where_nothing_else_pays() -> None:
    table = ready("comet-zone", *PURSE[:2], tableau=("colony-ship",))
    table.play("p1 settle comet-zone", "p2 settle none")
    assert table.refused(f"p1 pay {' '.join(PURSE[:2])}") in ("payment", "pick-count", "pick-unknown")
    table.rest()
    assert table.p1.hand == list(PURSE[:2])
    assert "colony-ship" not in table.p1.tableau


def test_a_ship_and_cards_together_are_too_much() -> None:
    table = ready("comet-zone", *PURSE[:3], tableau=("colony-ship",))
    table.play("p1 settle comet-zone", "p2 settle none")
    assert table.refused(f"p1 pay {PURSE[0]} colony-ship") == "payment"


@pytest.mark.parametrize("world", ["deserted-alien-outpost", "deserted-alien-colony", "deserted-alien-library"])
def test_a_colony_ship_reaches_no_world_of_alien_technology(world: str) -> None:
    table = ready(world, *PURSE, tableau=("colony-ship",))
    table.play(f"p1 settle {world}", "p2 settle none")
    assert "colony-ship" not in table.words(0, "pay")


def test_an_alien_world_without_an_alien_good_may_be_reached_by_ship() -> None:
    table = ready("alien-rosetta-stone-world", tableau=("colony-ship",))
    settle(table, "alien-rosetta-stone-world", "colony-ship")
    assert table.p1.tableau == ["old-earth", "alien-rosetta-stone-world"]


@pytest.mark.parametrize("world", ["rebel-miners", "pirate-world", "rebel-fuel-cache"])
def test_a_colony_ship_alone_takes_no_military_world(world: str) -> None:
    assert prices(ready(world, *PURSE, tableau=("colony-ship",))) == {}


def test_a_colony_ship_placed_this_round_helps_in_this_rounds_settling() -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.choose("develop", "settle")
    table.give(0, "colony-ship", "comet-zone", "gem-world")
    table.play("p1 develop colony-ship", "p2 develop none", "p1 pay gem-world")
    assert prices(table) == {"comet-zone": 0}


def test_who_places_nothing_is_told_of() -> None:
    """III: all cards are shown together, so that everybody sees who has none."""
    table = Table("old-earth", "new-sparta")
    table.give(0, "gem-world", "public-works", "drop-ships")
    table.choose("settle", "settle")
    told = table.play("p1 settle gem-world", "p2 settle none")
    assert [(event.kind, event.facts["seat"]) for event in told if event.kind in ("placed", "held")] == [
        ("placed", 0),
        ("held", 1),
    ]


def test_a_card_for_placing_is_drawn_when_all_have_paid_as_the_option_says() -> None:
    """Section III: whoever has nothing to pay waits for those who have; only then does everybody draw."""
    table = Table("old-earth", "earths-lost-colony")
    table.lay(0, "replicant-robots")
    table.choose("settle", "explore5")
    table.until("settle")
    table.give(0, "artist-colony", "public-works")
    table.give(1, "gem-world", *PURSE[1:3])
    assert table.options(0, "settle")["artist-colony"].gains["hand"] == 1
    table.play("p2 settle gem-world")
    obey("effects", GAME, Station("settle", 1, GAME.codec.dump_json(table.state), Move(0, "settle", ("none",))))
    table.play("p1 settle artist-colony")
    assert (table.p1.hand, table.kinds(0)) == (["public-works"], [])
    table.rest()
    assert len(table.p1.hand) == 2
