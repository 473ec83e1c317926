"""Setting up: start worlds, hands, the pool, the first good; the order of turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Illegal
from rules.core.game import Setup
from rules.race.designs import CARDS, EXPERT_STARTS, PHYSICAL, START_WORLDS
from rules.race.game import GAME
from rules.race.state import State
from tests.race.kit import Stacked, Table, facts

EXPERT = {"starts": "expert"}
PRINTED = {
    "epsilon-eridani": {"rebel-fuel-cache", "public-works", "colony-ship", "gem-world"},
    "alpha-centauri": {"expedition-force", "mining-robots", "rebel-miners", "comet-zone"},
    "new-sparta": {"export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"},
    "earths-lost-colony": {"space-marines", "contact-specialist", "spice-world", "avian-uplift-race"},
}


def fresh(seats: int, rng: Random | None = None, **options: str) -> State:
    """A position dealt by chance."""
    state: State = GAME.new(Setup(seats, options), rng or Random(7))
    assert GAME.faults(state) == []
    return state


def experts(*worlds: str, coming: tuple[str, ...] = ()) -> Table:
    """Experts who are dealt these start worlds, a red and a blue one each."""
    table = Table(setup=True)
    table.rng = Stacked(coming, worlds)
    table.state = GAME.new(Setup(len(worlds) // 2, EXPERT), table.rng)
    return table


def keeping(table: Table, *worlds: str) -> None:
    """Everybody keeps a start world and the first four other cards."""
    for player, world in zip(table.state.players, worlds, strict=True):
        table.play(f"p{player.seat + 1} start {world} {' '.join(player.looking[2:6])}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_has_the_lowest_numbers_from_one_with_their_printed_hands(seats: int) -> None:
    state = fresh(seats, starts="first-game")
    assert [player.tableau for player in state.players] == [[world] for world in list(PRINTED)[:seats]]
    assert [set(player.hand) for player in state.players] == [PRINTED[player.tableau[0]] for player in state.players]
    assert {decision.kind for decision in GAME.pending(state)} == {"actions"}


def test_the_first_game_shuffles_all_other_start_worlds_and_cards_into_the_deck() -> None:
    state = fresh(2, starts="first-game")
    assert {"old-earth", "new-sparta", "earths-lost-colony"} <= set(state.deck)
    assert len(state.deck) == 114 - 2 - 8 - 1  # two start worlds, two hands, the good of Alpha Centauri


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pool_holds_twelve_points_for_each_player(seats: int) -> None:
    assert fresh(seats).pool == 12 * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Illegal):
        fresh(seats)


@pytest.mark.parametrize("options", [{"edition": "third"}, {"weather": "fine"}])
def test_options_that_there_are_not_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Illegal):
        fresh(2, **options)


def test_random_start_worlds_are_five_and_the_lowest_number_sits_first() -> None:
    for seed in range(20):
        state = fresh(4, Random(seed))
        worlds = [player.tableau[0] for player in state.players]
        assert set(worlds) <= set(START_WORLDS)
        assert len(set(worlds)) == 4
        numbers = [state.card(world).start or 0 for world in worlds]
        assert numbers == sorted(numbers)


def test_six_cards_are_dealt_four_kept_and_two_discarded() -> None:
    table = Table("new-sparta", "earths-lost-colony", setup=True)
    assert [len(player.looking) for player in table.state.players] == [6, 6]
    dealt = list(table.p1.looking)
    table.play(f"p1 start {' '.join(dealt[2:])}")
    table.rest()
    assert table.p1.hand == dealt[2:]
    assert set(dealt[:2]) < set(table.state.discard)
    assert len(table.state.discard) == 4
    assert [player.looking for player in table.state.players] == [[], []]


@pytest.mark.parametrize("count", [3, 5])
def test_neither_three_nor_five_cards_are_kept(count: int) -> None:
    table = Table(setup=True)
    assert table.refused(f"p1 start {' '.join(table.p1.looking[:count])}") == "pick-count"


def test_a_hand_card_of_somebody_else_cannot_be_kept() -> None:
    table = Table(setup=True)
    words = [*table.p1.looking[:3], table.p2.looking[0]]
    assert table.refused(f"p1 start {' '.join(words)}") == "pick-unknown"


def test_start_worlds_that_nobody_has_are_cards_of_the_deck() -> None:
    table = Table("new-sparta", "earths-lost-colony")
    assert {"old-earth", "epsilon-eridani", "alpha-centauri"} <= set(table.state.deck)


def test_start_worlds_of_experts_are_in_no_other_game() -> None:
    for starts in ("random", "first-game"):
        state = fresh(4, starts=starts)
        everywhere = {*state.deck, *state.discard}
        everywhere.update(card for player in state.players for card in [*player.hand, *player.looking])
        assert not everywhere & set(EXPERT_STARTS)


@pytest.mark.parametrize("starts", ["random", "first-game"])
def test_alpha_centauri_starts_with_a_good_from_the_deck(starts: str) -> None:
    table = Table("epsilon-eridani", "alpha-centauri", starts=starts)
    assert [good.world for good in table.p2.goods] == ["alpha-centauri"]
    assert table.p1.goods == []
    assert table.view(1).players[1].goods[0].card == "?"


def test_the_good_of_alpha_centauri_is_taken_after_the_deal_and_before_the_discards() -> None:
    table = Table("epsilon-eridani", "alpha-centauri", setup=True)
    assert table.p2.goods == []  # dealt, not yet discarded
    table.leave("gem-world")
    dealt = {*table.p1.looking, *table.p2.looking}
    thrown = dealt.difference(*(table.asked(seat, "start").default for seat in (0, 1)))
    table.rest()
    assert table.p2.goods[0].card == "gem-world"
    assert set(table.state.discard) == thrown  # the good emptied the deck: all other cards were shuffled before them


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_are_dealt_a_red_and_a_blue_start_world_and_six_cards(seats: int) -> None:
    state = fresh(seats, starts="expert")
    for player in state.players:
        red, blue = (state.card(world) for world in player.looking[:2])
        assert (red.colour, blue.colour) == ("red", "blue")
        assert len(player.looking) == 8
        assert player.tableau == []


def test_red_start_worlds_have_odd_numbers_and_blue_ones_even_numbers() -> None:
    for world in (*START_WORLDS, *EXPERT_STARTS):
        card = CARDS["second"][world]
        assert card.colour == ("red" if (card.start or 0) % 2 else "blue")


def test_experts_keep_one_start_world_and_four_cards() -> None:
    table = experts("new-sparta", "old-earth", "epsilon-eridani", "industrial-robots")
    first, second = table.p1.looking[:2]
    cards = table.p1.looking[2:]
    assert {first, second} <= {"new-sparta", "epsilon-eridani", "old-earth", "industrial-robots"}
    assert table.refused(f"p1 start {first} {second} {' '.join(cards[:3])}") == "one-start-world"
    assert table.refused(f"p1 start {' '.join(cards[:5])}") == "one-start-world"
    table.play(f"p1 start {second} {' '.join(cards[2:])}")
    table.rest()
    assert (table.p1.tableau, table.p1.hand) == ([second], cards[2:])
    assert {first, *cards[:2]} <= set(table.state.discard)


def test_a_start_world_among_the_six_cards_of_an_expert_is_a_card_like_others() -> None:
    table = experts("new-sparta", "old-earth", "epsilon-eridani", "industrial-robots", coming=("star-nomad-raiders",))
    first, second, *cards = table.p1.looking
    assert cards[0] == "star-nomad-raiders"
    assert table.refused(f"p1 start {' '.join(cards[:5])}") == "one-start-world"
    table.play(f"p1 start {first} {' '.join(cards[:4])}")
    table.rest()
    assert (table.p1.tableau, table.p1.hand[0]) == ([first], "star-nomad-raiders")
    assert second in table.state.discard


def test_windfall_start_worlds_of_experts_get_their_good_when_they_are_shown() -> None:
    table = experts("new-sparta", "epsilon-eridani", "gateway-station", "alpha-centauri")
    keeping(table, "gateway-station", "alpha-centauri")
    assert [[good.world for good in player.goods] for player in table.state.players] == [
        ["gateway-station"],
        ["alpha-centauri"],
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_who_chooses_the_cards_to_keep_is_told_the_start_world(locale: str) -> None:
    labels = Labels(Texts(locale), "race", ())
    own = Table("old-earth", "new-sparta", setup=True).asked(0, "start")
    assert labels.name("old-earth") in labels.ask(own)
    dealt = experts("new-sparta", "epsilon-eridani", "industrial-robots", "old-earth").asked(0, "start")
    assert labels.name("new-sparta") not in labels.ask(dealt)


def test_start_worlds_are_shown_together() -> None:
    table = experts("new-sparta", "epsilon-eridani", "industrial-robots", "old-earth")
    told = table.play(f"p1 start {' '.join(table.asked(0, 'start').default)}")
    assert told == []
    assert table.p1.tableau == []
    shown = facts(table.rest(), "start")
    assert [(one["seat"], one["world"]) for one in shown] == [
        (player.seat, player.tableau[0]) for player in [table.state.players[seat] for seat in table.state.order]
    ]


def test_without_experts_turns_go_by_seat() -> None:
    for starts in ("random", "first-game"):
        assert fresh(4, starts=starts).order == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("kept", "order"),
    [
        (("new-sparta", "epsilon-eridani", "earths-lost-colony"), [1, 2, 0]),
        (("new-sparta", "old-earth", "gateway-station"), [2, 0, 1]),
        (("industrial-robots", "old-earth", "earths-lost-colony"), [0, 1, 2]),
    ],
)
def test_turns_go_clockwise_from_the_lowest_start_world(kept: tuple[str, ...], order: list[int]) -> None:
    assert Table(*kept).state.order == order


def test_the_order_of_experts_is_known_when_their_start_worlds_are() -> None:
    table = experts("star-nomad-raiders", "new-sparta", "earths-lost-colony", "gateway-station")
    keeping(table, "star-nomad-raiders", "gateway-station")
    assert table.state.order == [1, 0]


def test_goods_cards_and_draws_come_in_the_order_of_turns() -> None:
    table = Table("new-sparta", "old-earth")  # seat 1 is first
    table.draws("gem-world", "comet-zone", "spice-world", "space-port")
    table.choose("explore1", "develop")
    assert (table.p2.looking, table.p1.looking[:2]) == (["gem-world", "comet-zone"], ["spice-world", "space-port"])


def test_every_card_is_somewhere_at_the_start() -> None:
    state = fresh(4, starts="expert")
    seen = [*state.deck, *(card for player in state.players for card in player.looking)]
    assert sorted(seen) == sorted([*PHYSICAL, *EXPERT_STARTS])
