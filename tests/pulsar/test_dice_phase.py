"""Dice phase: rolling, the median marker, taking dice and moving counters."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.table.game.run import Run
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Pick
from rules.core.play import Move, pending_question
from rules.pulsar.game import GAME
from rules.pulsar.phases.dice import median, median_value, steps
from rules.pulsar.state import State
from rules.pulsar.tracks import Counter, move, ranking
from tests.pulsar.kit import Table


@pytest.mark.parametrize(
    ("dice", "marker"),
    [
        ((1, 2, 2, 4, 5, 5, 6), 7),
        ((1, 1, 2, 3, 3, 5, 6), 4),
        ((2, 3, 3, 4, 4, 4, 5, 6, 6), 7),
        ((1, 3, 3, 3, 5, 6, 6), 6),
        ((1, 1, 1, 1, 2, 3, 4), 2),
        ((6, 6, 6, 6, 6, 6, 6), 11),
    ],
)
def test_the_median_marker_lies_on_the_middle_die_or_towards_the_side_with_more(
    dice: tuple[int, ...], marker: int
) -> None:
    assert median(dice) == marker
    assert median(tuple(reversed(dice))) == marker


@pytest.mark.parametrize(
    ("marker", "die", "moves"), [(7, 2, -2), (7, 4, 0), (6, 3, -1), (6, 4, 1), (6, 1, -3), (6, 6, 3), (11, 1, -5)]
)
def test_a_counter_moves_as_far_as_the_die_lies_from_the_marker(marker: int, die: int, moves: int) -> None:
    assert steps(marker, die) == moves


@pytest.mark.parametrize(("marker", "value"), [(10, 6), (8, 5), (9, 5), (11, 6), (1, 1), (2, 2)])
def test_between_two_values_the_median_counts_as_the_higher_one(marker: int, value: int) -> None:
    assert median_value(marker) == value


@pytest.mark.parametrize(("seats", "dice", "left"), [(2, 7, 3), (3, 7, 1), (4, 9, 1)])
def test_everybody_takes_two_dice_and_some_are_left(seats: int, dice: int, left: int) -> None:
    table = Table(seats)
    assert len(table.state.dice) == dice
    while table.kinds(0) == ["draft"] or "turn" not in {each.kind for each in table.pending()}:
        table.default()
    assert len(table.state.dice) == left
    assert [len(player.dice) for player in table.players] == [2] * seats


def picks(table: Table) -> list[int]:
    """The seats that take dice, in order."""
    found = []
    while (asked := table.pending()[0]).kind == "draft":
        found.append(asked.seat)
        table.default()
    return found


def test_dice_are_taken_forth_and_back_with_three_and_four() -> None:
    assert picks(Table(3)) == [0, 1, 2, 2, 1, 0]
    assert picks(Table(4)) == [0, 1, 2, 3, 3, 2, 1, 0]


def test_a_die_that_is_taken_is_all_there_is_to_a_pick_but_for_the_first_of_two_in_a_row() -> None:
    table = Table(3)
    counts: list[tuple[int, bool, bool]] = []
    while (asked := table.pending()[0]).kind == "draft":
        run = Run(GAME, table.state, "seed", len(counts))
        run.take(Move(asked.seat, "draft", asked.default))
        counts.append((asked.seat, run.binding, run.steps[0].outcome.blocks_undo))
        table.default()
    assert counts == [(seat, number != 2, False) for number, seat in enumerate([0, 1, 2, 2, 1, 0])]
    assert table.kinds(0) == ["turn"]


def test_two_players_take_dice_by_the_order_of_their_four_rockets() -> None:
    assert picks(Table(2)) == [0, 1, 0, 1]
    assert picks(Table(2, order=[0, 0, 1, 1])) == [0, 0, 1, 1]


def test_counters_start_on_space_eight_in_reverse_order_with_points_for_the_later() -> None:
    table = Table(4)
    for track in (table.state.initiative, table.state.engineering):
        assert track[7] == [0, 1, 2, 3]
        assert sum(map(len, track)) == 4
    assert [player.vp for player in table.players] == [5, 6, 7, 8]
    assert Table(2).state.initiative[7] == [0, 1, 0, 1]


def test_entry_gates_are_chosen_from_the_last_player_to_the_first_each_once() -> None:
    table = Table(4, until="gate")
    chosen = []
    while table.pending()[0].kind == "gate":
        chosen.append(table.pending()[0].seat)
        table.default()
    assert chosen == [3, 2, 1]  # one is left for whoever starts
    assert len({player.ship for player in table.players}) == 4


def test_three_transmitters_lie_open_before_sides_and_gates_are_chosen() -> None:
    """Set-up, transmitter tiles: three of group A are turned up; players choose afterwards, knowing them."""
    table = Table(4, until="side")
    first = list(table.state.shown)
    assert [name[0] for name in first] == ["a", "a", "a"]
    assert not set(first) & set(table.state.transmitters)
    while table.pending()[0].kind in ("side", "gate"):
        facts = table.pending()[0].facts
        assert [facts["tile1"], facts["tile2"], facts["tile3"]] == first
        table.default()
    assert (table.state.round, table.state.shown) == (1, first)
    (told,) = (event for event in table.events if event.kind == "transmitters")
    assert list(told.facts.values()) == first


def test_a_set_up_that_version_1_saved_turns_its_transmitters_up_with_the_first_round() -> None:
    table = Table(2, until="gate")
    table.state.transmitters = sorted([*table.state.transmitters, *table.state.shown])
    table.state.shown = []
    assert table.pending()[0].facts["offered"] == 0
    while table.pending()[0].kind == "gate":
        table.default()
    assert len(table.state.shown) == 3


def test_a_die_left_of_the_marker_moves_one_counter_to_the_left() -> None:
    table = Table(3)
    table.state.dice, table.state.median = [2, 4, 5], 7
    table.play("p1 draft 2:engineering")
    assert table.state.engineering[5] == [0]
    assert table.state.engineering[7] == [1, 2]
    assert table.state.initiative[7] == [0, 1, 2]
    assert table.players[0].dice == [2]


def test_a_die_on_the_marker_moves_nothing_and_asks_for_no_counter() -> None:
    table = Table(3)
    table.state.dice, table.state.median = [2, 4, 5], 7
    assert table.words("draft", start="4") == ["4:stay"]
    table.play("p1 draft 4:stay")
    assert table.state.engineering[7] == table.state.initiative[7] == [0, 1, 2]


def placed(table: Table, **stacks: list[int]) -> State:
    """The initiative track with these stacks: `on1=[2, 0]` puts seat 0 on top of seat 2 on the first space."""
    track: list[list[int]] = [[] for _ in range(15)]
    for space, stack in stacks.items():
        track[int(space.removeprefix("on")) - 1] = stack
    table.state.initiative = track
    return table.state


def test_a_counter_lands_on_top_and_leaves_the_others_in_order() -> None:
    state = placed(Table(3), on8=[0, 1], on7=[2])
    move(state, Counter("initiative", 8, 0), -1)
    assert state.initiative[7] == [1]
    assert state.initiative[6] == [2, 0]
    assert ranking(state.initiative) == [0, 2, 1]


def test_the_left_end_stops_a_counter_on_top_of_the_stack() -> None:
    state = placed(Table(3), on1=[0, 1], on2=[2])
    move(state, Counter("initiative", 2, 0), -3)
    assert state.initiative[0] == [0, 1, 2]
    move(state, Counter("initiative", 1, 0), -1)
    assert state.initiative[0] == [1, 2, 0]


def test_no_die_moves_a_counter_beyond_the_right_end_while_there_is_another_way() -> None:
    table = Table(3)
    table.state.dice, table.state.median = [4, 5, 6], 7
    placed(table, on14=[0], on8=[1, 2])
    assert table.words("draft") == ["4:stay", "5:initiative", "5:engineering", "6:engineering"]
    assert table.refused("p1 draft 6:initiative") == "pick-unknown"


def test_a_die_says_beside_it_what_its_space_will_cost_and_the_panel_what_is_lost_so_far() -> None:
    table = Table(3)
    table.state.dice, table.state.median = [4, 5, 6], 7
    placed(table, on13=[0], on8=[1, 2])
    asked = table.pending()[0]
    assert isinstance(asked.ask, Pick)
    penalties = {option.word: option.facts["penalty"] for option in asked.ask.options}
    assert penalties == {"4:stay": 0, "5:initiative": 1, "6:initiative": 2, "5:engineering": 0, "6:engineering": 0}
    dear = next(option for option in asked.ask.options if option.word == "6:initiative")
    for locale, costs in (("en", " (−2 VP in production)"), ("ko", " (생산 때 −2점)")):
        assert Labels(Texts(locale), "pulsar", ()).option(asked, dear).endswith(costs)
    ahead = manifest("pulsar").panels.outlook
    assert ahead(table.state, 0) == {}
    table.play("p1 draft 6:initiative")
    assert "−2" in Texts("en")("pulsar-outlook", **ahead(table.state, 0))


def test_where_nothing_else_is_left_the_counter_goes_to_the_bottom_of_the_last_space() -> None:
    table = Table(3)
    table.state.dice, table.state.median = [5, 6], 7
    for track in ("initiative", "engineering"):
        spaces: list[list[int]] = [[] for _ in range(15)]
        spaces[14] = [1, 2, 0]
        setattr(table.state, track, spaces)
    assert len(table.words("draft")) == 4
    table.play("p1 draft 6:initiative")
    assert table.state.initiative[14] == [0, 1, 2]


def test_an_even_start_lays_dice_out_and_rolls_three() -> None:
    dice = Table(4, first_roll="even").state.dice
    assert len(dice) == 9
    assert set(dice) == {1, 2, 3, 4, 5, 6}
    assert {2, 3, 4, 5} <= set(Table(3, first_roll="even").state.dice)


def test_two_players_may_move_any_of_their_four_counters() -> None:
    table = Table(2)
    table.state.dice, table.state.median = [2, 4, 5], 7
    assert len(table.words("draft", start="2")) == 4
    table.play("p1 draft 2:initiative:8:2")
    assert table.state.initiative[5] == [0]
    assert table.state.initiative[7] == [0, 1, 1]


def test_two_players_are_told_that_they_have_two_counters_on_each_track() -> None:
    assert [pending_question(GAME, Table(seats).state, 0, "draft").facts["counters"] for seats in (2, 3)] == [2, 1]
