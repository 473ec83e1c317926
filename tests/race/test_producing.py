"""V: Produce."""

from __future__ import annotations

from typing import Any

import pytest

from rules.race.designs import EXPERT_STARTS, START_WORLDS
from tests.race.kit import PLAIN, Table, facts


def ready(*tableau: str, hand: str = "", bonus: bool = False, start: str = "new-sparta", **options: Any) -> Table:
    """Seat 0 has these cards; the phase has begun (by seat 1, whose tableau produces nothing, unless `bonus`)."""
    own = [card for card in tableau if card in (*START_WORLDS, *EXPERT_STARTS)] or [start]
    table = Table(own[0], "star-nomad-raiders", **options)
    table.lay(0, *(card for card in tableau if card not in own))
    table.give(0, *hand.split())
    table.choose("produce" if bonus else "settle", "settle" if bonus else "produce")
    table.rest()  # nobody settles
    return table


def goods(table: Table, seat: int = 0) -> list[str]:
    """Worlds of a seat with a good."""
    return [good.world for good in table.state.players[seat].goods]


PRODUCERS = [
    "earths-lost-colony",
    "abandoned-mine-squatters",
    "gem-world",
    "comet-zone",
    "rebel-miners",
    "malevolent-lifeforms",
    "spice-world",
    "lost-species-ark-world",
    "new-vinland",
    "artist-colony",
    "alien-robotic-factory",
    "plague-world",
    "distant-world",
    "new-survivalists",
    "lost-alien-battle-fleet",
    "secluded-world",
    "imperium-armaments-world",
    "bio-hazard-mining-world",
    "space-port",
    "prosperous-world",
    "new-earth",
    "mining-world",
]


@pytest.mark.parametrize("world", PRODUCERS)
def test_a_production_world_without_a_good_produces_one(world: str) -> None:
    table = ready(world)
    assert goods(table) == [world]
    assert facts(table.events, "good") == [{"seat": 0, "world": world}]


@pytest.mark.parametrize("world", PRODUCERS)
def test_a_world_holds_one_good_at_most(world: str) -> None:
    table = Table(world if world in (*START_WORLDS, *EXPERT_STARTS) else "new-sparta", "star-nomad-raiders")
    table.load(0, world)
    card = table.p1.goods[0].card
    table.choose("explore5", "produce")
    table.rest()
    assert [(good.world, good.card) for good in table.p1.goods] == [(world, card)]


def test_everybody_produces_and_only_who_chose_the_phase_has_the_bonus() -> None:
    table = Table("new-sparta", "earths-lost-colony", "old-earth")
    for seat, worlds in enumerate([("gem-world", "asteroid-belt"), ("destroyed-world",), ("spice-world",)]):
        table.lay(seat, *worlds)
    table.choose("produce", "explore5", "explore5")
    table.until("windfall", "actions")
    table.rest()
    assert [goods(table, seat) for seat in range(3)] == [
        ["gem-world", "asteroid-belt"],
        ["earths-lost-colony"],
        ["spice-world"],
    ]


@pytest.mark.parametrize("world", [worlds[0] for worlds in PLAIN.values()])
def test_a_windfall_world_produces_nothing_of_its_own(world: str) -> None:
    assert goods(ready(world)) == []


# The bonus and windfall powers


def test_the_bonus_is_a_good_on_an_empty_windfall_world_of_ones_choice() -> None:
    table = ready("asteroid-belt", "refugee-world", "gem-world", bonus=True)
    assert table.words(0, "windfall") == ["asteroid-belt", "refugee-world"]
    table.play("p1 windfall refugee-world")
    assert set(goods(table)) == {"gem-world", "refugee-world"}


def test_the_bonus_needs_an_empty_windfall_world() -> None:
    table = Table("new-sparta", "star-nomad-raiders")
    table.load(0, "asteroid-belt")
    table.choose("produce", "explore5")
    table.rest()
    assert table.kinds(0) == ["actions"]
    assert goods(table) == ["asteroid-belt"]


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("mining-robots", {"rare"}),
        ("mining-league", {"rare"}),
        ("free-trade-association", {"novelty"}),
        ("expanding-colony", {"novelty"}),
        ("alien-rosetta-stone-world", {"alien"}),
        ("genetics-lab", {"genes"}),
        ("galactic-engineers", {"novelty", "rare", "genes", "alien"}),
    ],
)
def test_a_windfall_power_is_for_empty_windfall_worlds_of_its_kind(card: str, kinds: set[str]) -> None:
    windfalls = {
        "novelty": "refugee-world", "rare": "asteroid-belt", "genes": "pre-sentient-race", "alien": "alien-robot-sentry"
    }  # fmt: skip
    table = ready(card, *windfalls.values())
    assert table.words(0, "windfall") == [world for kind, world in windfalls.items() if kind in kinds]
    table.rest()
    assert goods(table) == [world for kind, world in windfalls.items() if kind in kinds][:1]


def test_several_windfall_powers_need_several_worlds() -> None:
    table = ready("mining-robots", "mining-league", "asteroid-belt", "radioactive-world", "destroyed-world")
    table.play("p1 windfall radioactive-world")
    assert table.words(0, "windfall") == ["asteroid-belt", "destroyed-world"]
    table.play("p1 windfall destroyed-world")
    assert set(goods(table)) == {"radioactive-world", "destroyed-world"}


def test_a_windfall_power_without_an_empty_world_does_nothing() -> None:
    assert goods(ready("mining-robots", "mining-league", "refugee-world")) == []


def test_powers_for_one_kind_come_before_those_for_any() -> None:
    table = ready("galactic-engineers", "mining-robots", "asteroid-belt", "refugee-world", bonus=True)
    assert table.words(0, "windfall") == ["asteroid-belt"]
    table.until("actions", seat=0)
    assert set(goods(table)) == {"asteroid-belt", "refugee-world"}


def test_windfall_production_is_a_must() -> None:
    table = ready("asteroid-belt", bonus=True)
    assert table.words(0, "windfall") == ["asteroid-belt"]
    assert table.refused("p1 windfall none") == "pick-unknown"


# Cards for goods


@pytest.mark.parametrize(
    ("world", "cards"), [("gem-world", 1), ("comet-zone", 1), ("mining-world", 1), ("lost-species-ark-world", 2)]
)
def test_some_worlds_draw_when_they_produce(world: str, cards: int) -> None:
    assert len(ready(world).p1.hand) == cards


def test_a_world_that_held_its_good_draws_nothing() -> None:
    table = Table("new-sparta", "star-nomad-raiders")
    table.load(0, "gem-world")
    table.choose("settle", "produce")
    table.rest()
    assert table.p1.hand == []


def test_runaway_robots_draw_whenever_they_produce_but_not_when_placed() -> None:
    table = ready("runaway-robots", bonus=True)
    table.play("p1 windfall runaway-robots")
    assert (goods(table), len(table.p1.hand)) == (["runaway-robots"], 1)
    table = Table("new-sparta", "star-nomad-raiders")
    table.give(0, "runaway-robots")
    table.choose("explore5", "settle")
    table.rest()
    table.give(0, "runaway-robots")
    table.play("p1 settle runaway-robots", "p2 settle none")
    assert (goods(table), table.p1.hand) == (["runaway-robots"], [])


@pytest.mark.parametrize(("card", "cards"), [("rebel-underground", 1), ("merchant-guild", 2), ("industrial-robots", 1)])
def test_some_powers_draw_cards_for_nothing(card: str, cards: int) -> None:
    assert len(ready(card).p1.hand) == cards


def test_pan_galactic_league_draws_for_each_genes_world_with_or_without_a_good() -> None:
    table = ready("pan-galactic-league", "avian-uplift-race", "plague-world", "gem-world")
    assert len(table.p1.hand) == 2 + 1  # and one for the gems


@pytest.mark.parametrize(
    ("card", "worlds", "cards"),
    [
        ("consumer-markets", ("artist-colony", "space-port", "rebel-miners"), 2),
        ("consumer-markets", ("rebel-miners",), 0),
        ("research-labs", ("alien-robotic-factory", "lost-alien-battle-fleet", "artist-colony"), 2),
        ("diversified-economy", ("artist-colony", "space-port", "rebel-miners"), 2),
        ("diversified-economy", ("artist-colony", "rebel-miners", "plague-world", "alien-robotic-factory"), 4),
    ],
)
def test_some_powers_draw_for_goods_or_kinds_produced_in_the_phase(
    card: str, worlds: tuple[str, ...], cards: int
) -> None:
    assert len(ready(card, *worlds).p1.hand) == cards


def test_goods_that_lay_there_before_are_not_counted() -> None:
    table = Table("new-sparta", "star-nomad-raiders")
    table.lay(0, "consumer-markets", "diversified-economy", "space-port")
    table.load(0, "artist-colony", "rebel-miners")
    table.choose("settle", "produce")
    table.rest()
    assert len(table.p1.hand) == 2  # the space port, by each of the powers


def test_goods_of_an_earlier_phase_are_not_counted() -> None:
    table = ready("consumer-markets", "artist-colony")
    assert len(table.p1.hand) == 1
    table.choose("settle", "produce")
    table.rest()
    assert len(table.p1.hand) == 1


def test_counting_comes_after_the_bonus_and_all_windfall_powers() -> None:
    table = ready("consumer-markets", "expanding-colony", "refugee-world", "former-penal-colony", bonus=True)
    table.until("actions", seat=0)
    assert len(table.p1.hand) == 2


# Strictly the most


def most(mine: tuple[str, ...], theirs: tuple[str, ...], *, both: bool = False) -> tuple[int, int]:
    """Cards drawn by seats 0 and 1 for what they produce; seat 0 has the conglomerate, seat 1 perhaps the other."""
    table = Table("new-sparta", "star-nomad-raiders")
    table.lay(0, "mining-conglomerate", *mine)
    table.lay(1, *theirs, *(["mining-conglomerate.2"] if both else []))
    table.choose("settle", "produce")
    table.rest()
    return len(table.p1.hand), len(table.p2.hand)


def test_a_conglomerate_draws_two_for_strictly_the_most_rare_goods() -> None:
    assert most(("rebel-miners",), ()) == (2, 0)
    assert most(("rebel-miners", "new-earth"), ("bio-hazard-mining-world",)) == (2, 0)


def test_a_conglomerate_draws_nothing_for_as_many_or_fewer() -> None:
    assert most((), ()) == (0, 0)
    assert most(("rebel-miners",), ("new-earth",)) == (0, 0)
    assert most(("rebel-miners",), ("new-earth", "bio-hazard-mining-world")) == (0, 0)


def test_other_goods_do_not_count_for_a_conglomerate() -> None:
    assert most(("artist-colony", "space-port"), ("new-earth",)) == (0, 0)


def test_of_two_conglomerates_the_better_one_draws() -> None:
    assert most(("rebel-miners",), ("new-earth", "bio-hazard-mining-world"), both=True) == (0, 2)


def test_the_most_is_counted_when_everybody_has_produced() -> None:
    table = Table("new-sparta", "star-nomad-raiders")
    table.lay(0, "mining-conglomerate", "rebel-miners")
    table.lay(1, "asteroid-belt")
    table.choose("settle", "produce")
    table.rest()
    assert table.kinds() == ["windfall"]
    assert table.p1.hand == []  # it depends on what seat 1 does
    table.rest()
    assert table.p1.hand == []


# Terraforming Colonists


def test_colonists_discard_a_card_for_a_good_on_a_windfall_world_of_any_kind() -> None:
    table = ready("terraforming-colonists", "asteroid-belt", "refugee-world", hand="gem-world comet-zone")
    assert table.words(0, "windfall") == ["asteroid-belt", "refugee-world", "none"]
    table.play("p1 windfall refugee-world")
    assert table.words(0, "colonists") == ["gem-world", "comet-zone"]
    table.play("p1 colonists comet-zone")
    assert (goods(table), table.p1.hand) == (["refugee-world"], ["gem-world"])
    assert "comet-zone" in table.state.discard


def test_colonists_need_not_be_sent() -> None:
    table = ready("terraforming-colonists", "asteroid-belt", hand="gem-world")
    table.play("p1 windfall none")
    assert (goods(table), table.p1.hand) == ([], ["gem-world"])


@pytest.mark.parametrize(("worlds", "hand"), [((), "gem-world"), (("asteroid-belt",), "")])
def test_colonists_need_a_card_and_an_empty_windfall_world(worlds: tuple[str, ...], hand: str) -> None:
    assert ready("terraforming-colonists", *worlds, hand=hand).kinds(0) == ["actions"]


def test_cards_are_drawn_before_colonists_are_paid_with_one_and_counted_after_them() -> None:
    table = ready("terraforming-colonists", "diversified-economy", "merchant-guild", "artist-colony", "asteroid-belt")
    assert len(table.p1.hand) == 2  # of the guild: with them the colonists can be paid
    table.play("p1 windfall asteroid-belt", f"p1 colonists {table.p1.hand[0]}")
    assert len(table.p1.hand) == 3  # and two kinds were produced


# By hand, and one after another


def test_a_table_may_name_the_order_of_its_powers() -> None:
    table = ready("gem-world", "mining-robots", "asteroid-belt", "consumer-markets", produce="ask", bonus=True)
    assert set(table.words(0, "produce")) == {"gem-world:0", "mining-robots:1", "bonus"}
    table.play("p1 produce bonus", "p1 windfall asteroid-belt")
    assert table.words(0, "produce") == ["gem-world:0"]
    table.play("p1 produce gem-world:0")
    assert table.words(0, "produce") == ["consumer-markets:1"]
    table.play("p1 produce consumer-markets:1")
    assert (len(table.p1.hand), set(goods(table))) == (2, {"gem-world", "asteroid-belt"})


def test_by_hand_what_is_counted_may_come_before_colonists_who_need_not_be_sent() -> None:
    tableau = ("terraforming-colonists", "consumer-markets", "artist-colony", "asteroid-belt")
    table = ready(*tableau, hand="gem-world", produce="ask")
    assert "consumer-markets:1" not in table.words(0, "produce")
    table.play("p1 produce artist-colony:0")
    assert set(table.words(0, "produce")) == {"terraforming-colonists:1", "consumer-markets:1"}
    table.play("p1 produce consumer-markets:1")
    assert len(table.p1.hand) == 2


def test_a_table_may_produce_in_the_order_of_turns() -> None:
    table = Table("new-sparta", "epsilon-eridani", order="seats")
    table.lay(0, "asteroid-belt")
    table.lay(1, "refugee-world")
    table.choose("produce", "produce")
    assert [decision.seat for decision in table.pending()] == [1]
    table.rest()
    assert [decision.seat for decision in table.pending()] == [0]
