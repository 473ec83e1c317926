"""The course of a game: rounds, the hand limit, the deck, both ends."""

from __future__ import annotations

import pytest

from rules.race.cards.scoring import tie_break
from rules.race.designs import PHYSICAL
from rules.race.game import GAME
from tests.race.kit import Table, facts

HAND = ["drop-ships", "space-marines", "public-works", "gem-world", "comet-zone", "spice-world", "space-port"]
HAND += ["new-earth", "rebel-base", "mining-world", "artist-colony", "plague-world", "rebel-miners"]
ROW = ["drop-ships", "space-marines", "public-works", "mining-robots", "trade-league", "genetics-lab", "merchant-guild"]
ROW += ["export-duties", "interstellar-bank", "new-economy", "tourist-world"]


def idle(table: Table) -> None:
    """A round in which nothing happens."""
    table.choose(*["settle"] * len(table.state.players))
    table.rest()


def test_rounds_are_counted_and_told() -> None:
    table = Table()
    assert table.state.round == 1
    idle(table)
    assert table.state.round == 2
    assert facts(table.events, "round")[-1] == {"round": 2}


def test_all_five_phases_take_place_in_order() -> None:
    table = Table("old-earth", "new-sparta", "alpha-centauri", "earths-lost-colony")
    table.choose("produce", "trade", "settle", "develop")
    table.until("actions")
    order = [one["phase"] for one in facts(table.events, "phase")]
    assert order == ["develop", "settle", "consume", "produce"]


# The hand limit


def full(*hands: int) -> Table:
    """The end of a round with so many cards in the hands."""
    table = Table()
    cards = iter([*HAND, *(card for card in PHYSICAL if card not in HAND and card in table.state.deck)])
    for seat, number in enumerate(hands):
        table.give(seat, *(next(cards) for _ in range(number)))
    idle(table)
    return table


def test_at_the_end_of_a_round_hands_are_cut_down_to_ten() -> None:
    table = full(12, 0)
    assert table.kinds() == ["limit"]
    thrown = [table.p1.hand[0], table.p1.hand[5]]
    assert table.refused(f"p1 limit {thrown[0]}") == "pick-count"
    told = table.play(f"p1 limit {' '.join(thrown)}")
    assert len(table.p1.hand) == 10
    assert set(thrown) == set(table.state.discard)
    assert facts(told, "discarded") == [{"seat": 0, "count": 2}]


def test_ten_cards_may_be_kept() -> None:
    assert full(10, 10).kinds() == ["actions", "actions"]


def test_those_with_too_many_cards_discard_at_once_and_unseen() -> None:
    table = full(11, 13)
    assert sorted(table.kinds()) == ["limit", "limit"]
    assert table.play(f"p2 limit {' '.join(table.p2.hand[:3])}") == []
    assert len(table.p2.hand) == 13
    table.play(f"p2 limit {' '.join(table.p2.hand[-3:])}")  # changed
    table.rest()
    assert [len(player.hand) for player in table.state.players] == [10, 10]


def test_within_a_round_hands_may_be_larger() -> None:
    table = Table()
    table.give(0, *HAND)
    table.choose("explore1", "explore1")
    table.rest()
    assert table.kinds() == ["limit"]
    assert len(table.p1.hand) == 15


# The deck


def test_discards_are_shuffled_the_moment_the_last_card_is_drawn() -> None:
    table = Table()
    table.lay(0, "interstellar-bank")
    table.leave("gem-world")
    discards = table.state.discard
    table.choose("develop", "develop")
    assert table.p1.hand == ["gem-world"]
    assert (table.state.deck, table.state.discard) == (discards, [])


def test_a_good_that_is_the_last_card_is_in_no_shuffle() -> None:
    table = Table("new-sparta", "star-nomad-raiders")
    table.lay(0, "artist-colony")
    table.leave("gem-world")
    table.choose("settle", "produce")
    table.rest()
    assert table.p1.goods[0].card == "gem-world"
    assert "gem-world" not in table.state.deck


def test_discards_are_face_down_and_the_deck_is_no_secret_in_number() -> None:
    table = Table()
    table.leave("gem-world", "comet-zone")
    seen = table.view(0)
    assert seen.deck == ["?", "?"]
    assert set(seen.discard) == {"?"}


# The end


def test_the_game_ends_with_the_round_in_which_somebody_has_twelve_cards() -> None:
    table = Table()
    table.lay(0, *ROW[:10])
    table.give(0, "refugee-world")
    table.load(1, "asteroid-belt")
    table.lay(1, "galactic-trendsetters")
    table.choose("settle", "double")
    table.play("p1 settle refugee-world", "p2 settle none")
    assert len(table.p1.tableau) == 12
    assert table.pending()  # the round goes on
    table.until("actions")
    assert table.p2.chips == 4
    assert table.pending() == []
    assert facts(table.events, "over") == [{}]


def test_eleven_cards_end_nothing() -> None:
    table = Table()
    table.lay(0, *ROW[:10])
    idle(table)
    assert table.kinds() == ["actions", "actions"]


def test_thirteen_cards_are_possible() -> None:
    table = Table()
    table.lay(0, *ROW[:10])
    table.give(0, "investment-credits", "refugee-world")
    table.choose("develop", "settle")
    table.play("p1 develop investment-credits", "p2 develop none", "p1 settle refugee-world", "p2 settle none")
    assert len(table.p1.tableau) == 13
    assert table.pending() == []


@pytest.mark.parametrize(("left", "pool"), [(4, 0), (3, -1), (1, -3)])
def test_the_game_ends_with_the_round_in_which_the_pool_is_spent_and_all_points_are_paid(left: int, pool: int) -> None:
    table = Table()
    table.bank(1, 24 - left)
    table.load(0, "asteroid-belt", "refugee-world")
    table.lay(0, "galactic-trendsetters", "artist-colony")
    table.choose("double", "produce")
    table.play("p1 consume galactic-trendsetters:0", "p1 goods asteroid-belt")
    assert (table.p1.chips, table.state.pool) == (4, pool)
    assert table.p1.good_on("artist-colony")  # the round went on
    table.until("actions")
    assert table.pending() == []


def test_a_point_in_the_pool_keeps_the_game_going() -> None:
    table = Table()
    table.bank(1, 23)
    idle(table)
    assert table.kinds() == ["actions", "actions"]


def test_hands_are_cut_in_the_last_round_too_before_ties_are_broken() -> None:
    table = Table()
    table.bank(1, 24)
    table.give(0, *HAND)
    idle(table)
    assert table.kinds() == ["limit"]
    table.rest()
    assert table.pending() == []
    assert tie_break(table.p1) == 10


def test_a_finished_game_says_what_came_from_where() -> None:
    table = Table()
    table.bank(0, 24)
    table.lay(0, "new-galactic-order")
    idle(table)
    assert table.state.results == [
        {"cards": 1, "chips": 24, "new-galactic-order": 4},
        {"cards": 1, "chips": 0},
    ]
    assert GAME.winners(table.state) == [0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_defaults_goes_on_without_faults(seats: int) -> None:
    table = Table(*["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta"][:seats])
    for _ in range(60):
        table.rest()
    assert table.state.round > 5
