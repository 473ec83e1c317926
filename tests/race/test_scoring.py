"""Points: printed, chips, 6-cost developments; ties."""

from __future__ import annotations

import pytest

from rules.race.cards.scoring import breakdown, finish, points, tie_break, worth
from rules.race.game import GAME
from tests.race.kit import Table

ALONE = {  # what each 6-cost development scores with nothing but Old Earth beside it
    "pan-galactic-league": 0,
    "mining-league": 0,
    "free-trade-association": 0,
    "alien-tech-institute": 2,
    "galactic-survey-seti": 2,
    "galactic-federation": 2,
    "new-galactic-order": 2,
    "merchant-guild": 0,
    "new-economy": 3,
    "galactic-renaissance": 0,
    "galactic-imperium": 0,
    "trade-league": 3,
}
ADDS = {  # what one more card adds to each
    "pan-galactic-league": {
        "plague-world": 2,
        "malevolent-lifeforms": 2,
        "empath-world": 2,
        "avian-uplift-race": 2,
        "rebel-base": 1,
        "pirate-world": 1,
        "contact-specialist": 3,
        "contact-specialist.2": 3,
        "genetics-lab": 0,
        "gem-world": 0,
    },
    "mining-league": {
        "comet-zone": 2,
        "rebel-miners": 2,
        "asteroid-belt": 1,
        "rebel-fuel-cache": 1,
        "mining-robots": 2,
        "mining-conglomerate": 2,
        "gem-world": 0,
    },
    "free-trade-association": {
        "gem-world": 2,
        "refugee-world": 1,
        "pirate-world": 1,
        "consumer-markets": 2,
        "expanding-colony": 2,
        "comet-zone": 0,
    },
    "alien-tech-institute": {
        "alien-robotic-factory": 3,
        "lost-alien-battle-fleet": 3,
        "deserted-alien-outpost": 2,
        "lost-alien-warship": 2,
        "alien-rosetta-stone-world": 2,
        "gem-world": 0,
    },
    "galactic-survey-seti": {
        "expedition-force": 1,
        "research-labs": 1,
        "galactic-renaissance": 1,
        "malevolent-lifeforms": 2,
        "star-nomad-lair": 2,
        "gem-world": 1,
        "drop-ships": 0,
    },
    "galactic-federation": {"merchant-guild": 2, "trade-league": 2, "drop-ships": 1, "public-works": 1, "gem-world": 0},
    "new-galactic-order": {
        "drop-ships": 3,
        "space-marines": 2,
        "empath-world": -1,
        "contact-specialist": -1,
        "new-military-tactics": 0,
        "galactic-imperium": 0,
        "alien-tech-institute": 0,
    },
    "merchant-guild": {
        "gem-world": 2,
        "comet-zone": 2,
        "plague-world": 2,
        "alien-robotic-factory": 2,
        "rebel-miners": 2,
        "asteroid-belt": 0,
        "tourist-world": 0,
    },
    "new-economy": {
        "public-works": 2,
        "consumer-markets": 2,
        "deficit-spending": 2,
        "diversified-economy": 2,
        "trade-league": 2,
        "mining-league": 2,
        "tourist-world": 1,
        "gambling-world": 1,
        "black-market-trading-world": 1,
        "merchant-world": 1,
        "pilgrimage-world": 1,
        "new-earth": 1,
        "export-duties": 0,
        "investment-credits": 0,
        "gem-world": 0,
    },
    "galactic-renaissance": {
        "research-labs": 3,
        "galactic-trendsetters": 3,
        "artist-colony": 3,
        "gem-world": 0,
    },
    "galactic-imperium": {
        "rebel-miners": 2,
        "rebel-homeworld": 2,
        "pirate-world": 1,
        "alien-robot-sentry": 1,
        "outlaw-world": 1,
        "gem-world": 0,
        "drop-ships": 0,
    },
    "trade-league": {
        "export-duties": 2,
        "genetics-lab": 2,
        "mining-conglomerate": 2,
        "merchant-world": 1,
        "spice-world": 1,
        "pirate-world": 1,
        "galactic-engineers": 1,
        "black-market-trading-world": 0,
        "gem-world": 0,
    },
}
DEVELOPMENTS = [(edition, name) for edition in ("first", "second") for name in ALONE]


@pytest.mark.parametrize(("edition", "name"), DEVELOPMENTS)
def test_a_six_cost_development_counts_itself_and_the_start_world(edition: str, name: str) -> None:
    table = Table("old-earth", "earths-lost-colony", edition=edition)
    table.lay(0, name)
    assert worth(table.state, table.p1, name) == ALONE[name]


@pytest.mark.parametrize(("edition", "name"), DEVELOPMENTS)
def test_a_six_cost_development_counts_each_card_by_the_first_line_it_fits(edition: str, name: str) -> None:
    for card, more in ADDS[name].items():
        table = Table("old-earth", "earths-lost-colony", edition=edition)
        table.lay(0, name, card)
        assert worth(table.state, table.p1, name) == ALONE[name] + more, card


@pytest.mark.parametrize(("edition", "name"), DEVELOPMENTS)
def test_a_six_cost_development_adds_up(edition: str, name: str) -> None:
    table = Table("old-earth", "earths-lost-colony", edition=edition)
    cards = {card: more for card, more in ADDS[name].items() if not card.endswith(".2")}
    table.lay(0, name, *cards)
    assert worth(table.state, table.p1, name) == ALONE[name] + sum(cards.values())


@pytest.mark.parametrize("name", ALONE)
def test_cards_of_others_count_for_nobody_else(name: str) -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.lay(0, name)
    table.lay(1, *(card for card in ADDS[name] if not card.endswith(".2")))
    assert worth(table.state, table.p1, name) == ALONE[name]


@pytest.mark.parametrize(("chips", "expected"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_galactic_renaissance_counts_every_three_points_of_chips(chips: int, expected: int) -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.lay(0, "galactic-renaissance")
    table.bank(0, chips)
    assert worth(table.state, table.p1, "galactic-renaissance") == expected


@pytest.mark.parametrize(("edition", "expected"), [("first", 0), ("second", 2)])
def test_the_merchant_guild_counts_goods_in_the_second_edition(edition: str, expected: int) -> None:
    table = Table("old-earth", "earths-lost-colony", edition=edition)
    table.lay(0, "merchant-guild")
    table.load(0, "asteroid-belt", "refugee-world")
    assert worth(table.state, table.p1, "merchant-guild") == expected


def test_the_new_galactic_order_may_cost_points() -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.lay(0, "new-galactic-order", "empath-world", "refugee-world", "contact-specialist", "pan-galactic-league")
    assert worth(table.state, table.p1, "new-galactic-order") == -2


def test_outlaws_are_military_in_the_second_edition_only() -> None:
    for edition, expected in (("first", 2), ("second", 3)):
        table = Table("old-earth", "earths-lost-colony", edition=edition)
        table.lay(0, "new-galactic-order", "outlaw-world")
        assert worth(table.state, table.p1, "new-galactic-order") == expected


def test_a_score_is_printed_points_chips_and_six_cost_developments() -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.lay(0, "rebel-homeworld", "galactic-imperium", "pilgrimage-world")
    table.bank(0, 5)
    assert breakdown(table.state, table.p1) == {"cards": 2 + 7 + 0 + 2, "chips": 5, "galactic-imperium": 2}
    assert points(table.state, table.p1) == 18
    assert GAME.scores(table.state) == [18, 1]


def test_hand_cards_and_goods_are_no_points() -> None:
    table = Table("old-earth", "earths-lost-colony")
    table.give(0, "rebel-homeworld")
    table.load(1, "earths-lost-colony")
    assert GAME.scores(table.state) == [2, 1]


def tied(*worlds: str) -> Table:
    """Everybody has ten points."""
    table = Table(*worlds)
    for player in table.state.players:
        table.bank(player.seat, 10 - points(table.state, player))
    return table


def test_most_points_win() -> None:
    table = tied("old-earth", "new-sparta", "earths-lost-colony")
    table.bank(1, 1)
    table.give(0, "gem-world", "comet-zone")
    assert GAME.winners(table.state) == [1]


@pytest.mark.parametrize(("hand", "goods", "winners"), [(2, 0, [0]), (0, 2, [0]), (1, 0, [0, 1]), (0, 1, [0, 1])])
def test_ties_are_broken_by_hand_cards_and_goods_together_and_else_shared(
    hand: int, goods: int, winners: list[int]
) -> None:
    table = tied("alpha-centauri", "earths-lost-colony", "new-sparta")
    table.p1.goods.clear()
    table.give(0, *["gem-world", "comet-zone"][:hand])
    table.give(1, "spice-world")
    table.lay(0, "destroyed-world")
    table.load(0, *["alpha-centauri", "destroyed-world"][:goods])
    table.give(2)
    assert GAME.winners(table.state) == winners


def test_cards_and_goods_break_ties_and_are_no_points() -> None:
    table = tied("old-earth", "alpha-centauri")
    table.give(0, "gem-world", "comet-zone")
    table.give(1, "spice-world")
    table.p2.goods.clear()
    table.load(1, "alpha-centauri")
    finish(table.state)
    assert [tie_break(player) for player in table.state.players] == [2, 2]
    assert [sum(result.values()) for result in table.state.results] == GAME.scores(table.state)
    assert GAME.winners(table.state) == [0, 1]


def test_all_may_share_a_win() -> None:
    assert GAME.winners(tied("old-earth", "new-sparta", "epsilon-eridani", "earths-lost-colony").state) == [0, 1, 2, 3]
