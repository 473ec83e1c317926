"""Action cards: sealed, changeable until the last is in, shown together; pairs in the experienced game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.race.kit import Table, facts

NAMES = ["explore5", "explore1", "develop", "settle", "trade", "double", "produce"]


def phases(table: Table, *actions: str) -> list[str]:
    """The phases that take place after these choices, with defaults all along."""
    count = len(table.events)
    table.choose(*actions)
    table.until("actions")
    return [one["phase"] for one in facts(table.events[count:], "phase")]


def pairs(**options: Any) -> Table:
    """Two experienced players."""
    return Table(two_player="experienced", **options)


def test_there_are_seven_action_cards_and_one_is_chosen() -> None:
    table = Table()
    assert table.words(0, "actions") == NAMES
    assert table.refused("p1 actions settle produce") == "pick-count"


def test_everybody_chooses_at_once() -> None:
    table = Table("old-earth", "new-sparta", "alpha-centauri")
    assert [decision.seat for decision in table.pending()] == [0, 1, 2]
    assert all(decision.sealed and not decision.settled for decision in table.pending())


def test_a_choice_is_told_to_nobody_and_shown_when_the_last_is_in() -> None:
    table = Table()
    assert table.play("p2 actions produce") == []
    assert table.p2.actions == []
    told = table.play("p1 actions settle")
    assert facts(told, "actions") == [{"seat": 0, "actions": "settle"}, {"seat": 1, "actions": "produce"}]
    assert (table.p1.actions, table.p2.actions) == (["settle"], ["produce"])


def test_a_choice_may_be_changed_until_the_last_is_in() -> None:
    table = Table()
    table.play("p1 actions settle", "p1 actions develop")
    assert table.asked(0, "actions").settled
    assert not table.asked(1, "actions").settled
    table.play("p2 actions produce")
    assert table.p1.actions == ["develop"]
    assert table.refused("p1 actions settle") == "not-asked"


def test_the_cards_of_the_round_before_are_remembered_while_new_ones_are_chosen() -> None:
    table = Table()
    table.choose("explore5", "explore1")
    assert (table.p1.last, table.p1.actions) == ([], ["explore5"])
    table.until("actions")
    assert (table.p1.last, table.p1.actions) == (["explore5"], [])
    table.choose("settle", "explore5")
    assert (table.p1.last, table.p1.actions) == (["explore5"], ["settle"])


def test_action_cards_come_back_every_round() -> None:
    table = Table()
    for _ in range(2):
        assert table.words(0, "actions") == NAMES
        table.choose("explore5", "explore5")
        table.until("actions")


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (("produce", "explore5"), ["explore", "produce"]),
        (("settle", "develop"), ["develop", "settle"]),
        (("trade", "explore1"), ["explore", "consume"]),
        (("produce", "double"), ["consume", "produce"]),
    ],
)
def test_chosen_phases_take_place_in_their_order_and_no_others(actions: tuple[str, ...], expected: list[str]) -> None:
    assert phases(Table(), *actions) == expected


@pytest.mark.parametrize(
    ("one", "other", "phase"), [("explore5", "explore1", "explore"), ("trade", "double", "consume")]
)
def test_a_phase_takes_place_once_though_several_chose_it(one: str, other: str, phase: str) -> None:
    assert phases(Table(), one, other) == [phase]
    assert phases(Table(), one, one) == [phase]


def test_both_who_chose_a_phase_have_its_bonus() -> None:
    table = Table()
    table.choose("explore1", "explore5")
    assert [len(player.looking) for player in table.state.players] == [3, 7]
    assert [table.asked(seat, "explore").ask.most for seat in (0, 1)] == [2, 1]


def test_whoever_did_not_choose_a_phase_acts_without_its_bonus() -> None:
    table = Table()
    table.choose("explore5", "settle")
    assert len(table.p2.looking) == 2


# Two players who know the game


def test_experienced_players_have_nine_cards_and_choose_two() -> None:
    table = pairs()
    assert table.words(0, "actions") == [*NAMES, "develop2", "settle2"]
    assert table.refused("p1 actions settle") == "pick-count"
    assert table.refused("p1 actions settle settle") == "pick-twice"


def test_two_players_play_as_others_do_unless_they_want_pairs() -> None:
    assert Table().asked(0, "actions").ask.most == 1


def test_pairs_are_for_two_players_only() -> None:
    table = Table("old-earth", "new-sparta", "alpha-centauri")
    table.state.options["two-player"] = "experienced"  # as in games from the time when any number could choose it
    assert table.words(0, "actions") == NAMES


@pytest.mark.parametrize(("second", "first"), [("develop2", "develop"), ("settle2", "settle")])
def test_a_second_card_goes_with_the_first(second: str, first: str) -> None:
    table = pairs()
    assert table.refused(f"p1 actions {second} produce") == "second-alone"
    table.play(f"p1 actions {first} {second}")


def test_a_table_may_let_second_cards_stand_alone() -> None:
    table = pairs(second_cards="alone")
    assert phases(table, "develop2 produce", "develop explore5") == ["explore", "develop", "develop", "produce"]


@pytest.mark.parametrize(("pair", "phase"), [("develop develop2", "develop"), ("settle settle2", "settle")])
def test_a_pair_of_develop_or_settle_has_the_phase_twice_running(pair: str, phase: str) -> None:
    assert phases(pairs(), pair, "explore5 produce") == ["explore", phase, phase, "produce"]


def test_one_develop_card_each_is_one_phase() -> None:
    assert phases(pairs(), "develop explore5", "develop settle") == ["explore", "develop", "settle"]


def test_both_explore_cards_draw_eight_and_keep_two() -> None:
    table = pairs()
    table.lay(1, "research-labs", "expedition-force")
    table.choose("explore5 explore1", "explore1 explore5")
    assert [len(player.looking) for player in table.state.players] == [8, 9]
    assert [table.asked(seat, "explore").ask.most for seat in (0, 1)] == [2, 3]


def test_both_consume_cards_sell_first_and_then_double() -> None:
    table = pairs()
    table.load(0, "asteroid-belt", "artist-colony")
    table.lay(0, "galactic-trendsetters")
    table.choose("trade double", "explore5 settle")
    table.until("trade")
    table.play("p1 trade asteroid-belt")
    assert len(table.p1.hand) - 1 == 3  # one card of the exploration before
    table.play("p1 consume galactic-trendsetters:0", "p1 goods artist-colony")
    assert table.p1.chips == 4


PURSE = ("rebel-base", "rebel-outpost", "rebel-homeworld", "rebel-underground", "rebel-miners", "alien-robot-sentry")


def place_twice(phase: str, pair: str, other: str, seat: int) -> list[tuple[int, int]]:
    """A seat places a card for 2 and one for 4, or two worlds for 1 and 2; returns cards paid and drawn each time."""
    table, found = pairs(), []
    table.choose(pair, other)
    table.until(phase)
    cards = {"develop": ("mining-robots", "replicant-robots"), "settle": ("artist-colony", "gem-world")}[phase]
    table.give(1 - seat)
    table.give(seat, *PURSE, *cards)
    for card in cards:
        table.play(f"p{seat + 1} {phase} {card}")
        told = table.rest()
        told = table.rest() if "pay" in table.kinds() else told
        drawn = sum(one["count"] for one in facts(told, "drew") if one["seat"] == seat)
        found.append((facts(told, "paid")[0]["count"], drawn))
    return found


@pytest.mark.parametrize(("phase", "expected"), [("develop", [(1, 0), (4, 0)]), ("settle", [(1, 1), (2, 0)])])
def test_a_single_card_has_its_bonus_in_the_first_of_two_phases(phase: str, expected: list[tuple[int, ...]]) -> None:
    assert place_twice(phase, f"{phase} {phase}2", f"{phase} trade", seat=1) == expected


@pytest.mark.parametrize(("phase", "expected"), [("develop", [(1, 0), (3, 0)]), ("settle", [(1, 1), (2, 1)])])
def test_a_pair_has_the_bonus_in_both_phases(phase: str, expected: list[tuple[int, ...]]) -> None:
    assert place_twice(phase, f"{phase} {phase}2", f"{phase} trade", seat=0) == expected


def test_what_was_placed_in_the_first_phase_counts_in_the_second() -> None:
    table = pairs()
    table.give(0, "investment-credits", "mining-robots", "gem-world", "spice-world")
    table.choose("develop develop2", "trade produce")
    table.play("p1 develop investment-credits", "p2 develop none")
    assert table.options(0, "develop")["mining-robots"].costs == {"free": "free"}
