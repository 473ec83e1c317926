"""Paying with dice: exact values, one modifier token, tolerances, the bonus die."""

from __future__ import annotations

from rules.core.flow import FORFEITED, Event
from rules.pulsar.game import GAME
from tests.pulsar.kit import Table, scored


def ways(table: Table, start: str) -> list[str]:
    """The payments for an action."""
    return [word.removeprefix(f"{start}:") for word in table.words(start=f"{start}:")]


def test_an_action_needs_exactly_its_die() -> None:
    table = Table(3)
    player = table.turn(2, 4)
    player.one = 0
    assert ways(table, "take:medium") == ["2"]
    assert ways(table, "take:large") == ["4"]
    assert ways(table, "take:small") == []


def test_a_token_changes_a_die_by_one_either_way_or_by_two_up() -> None:
    table = Table(3)
    player = table.turn(3, 6)
    player.one, player.two = 1, 1
    assert ways(table, "take:medium") == ["3-1"]
    assert ways(table, "take:large") == ["3+1"]
    table.own("p01", "medium")
    assert ways(table, "spin:p01") == ["3+2", "6-1"]


def test_one_token_a_die_and_it_goes_back_to_the_supply() -> None:
    table = Table(3)
    player = table.turn(3, 3)
    player.one, player.two = 1, 1
    table.own("p01", "large")
    assert ways(table, "spin:p01") == []
    table.play("p1 turn take:large:3+1")
    assert (player.one, player.two) == (0, 1)


def test_a_flight_may_be_eight_long_and_is_never_none() -> None:
    table = Table(3)
    player = table.turn(6, 1)
    player.one, player.two = 1, 1
    assert ways(table, "fly") == ["1", "1+1", "1+2", "6-1", "6", "6+1", "6+2"]


def test_a_tolerance_goes_together_with_a_token() -> None:
    table = Table(3)
    table.patent("ai-l2")
    player = table.turn(2, 2)
    player.one, player.two = 0, 1
    table.own("p01", "medium")
    assert ways(table, "spin:p01") == ["2+2"]


def test_heavy_lifting_takes_dice_two_off_for_medium_and_large_only() -> None:
    table = Table(3)
    table.patent("bi-m1")
    player = table.turn(3, 6)
    player.one = 0
    table.own("p01", "medium")
    table.own("p02", "large")
    table.own("p03", "small")
    assert ways(table, "spin:p01") == ["3", "6"]
    assert ways(table, "spin:p02") == ["6"]
    assert ways(table, "spin:p03") == ["3"]
    assert ways(table, "take:medium") == ["3"]
    assert ways(table, "take:large") == ["3", "6"]
    told = table.play("p1 turn take:large:6")
    assert scored(told) == {"bi-m1": 2}


def test_tokens_are_bought_with_a_one_or_a_two() -> None:
    table = Table(3)
    player = table.turn(1, 2)
    player.one = 0
    assert ways(table, "modifier:one") == ["1", "2"]
    assert ways(table, "modifier:two") == ["2"]
    table.play("p1 turn modifier:two:2", "p1 turn modifier:one:1")
    assert (player.one, player.two) == (1, 1)


def test_a_die_nobody_took_is_copied_for_four_cubes_and_stays() -> None:
    table = Table(3)
    player = table.turn(1, 2)
    table.state.dice = [5]
    assert table.words(start="copy") == []
    player.cubes = 9
    table.play("p1 turn copy:5")
    assert player.cubes == 5
    assert table.state.dice == [5]
    assert table.words(start="copy") == []
    assert "fly:r5" in table.words()


def test_lean_copying_takes_a_cube_less() -> None:
    table = Table(3)
    table.patent("ci-l2")
    player = table.turn(1, 2)
    table.state.dice = [5]
    player.cubes = 3
    table.play("p1 turn copy:5")
    assert player.cubes == 0


def test_one_bonus_die_is_used_in_a_turn() -> None:
    table = Table(3)
    player = table.turn(1, 2, bonus=(1, 4))
    player.one = 0
    table.patent("bi-l1")
    assert {"take:small:r1", "take:large:r4"} <= set(table.words())
    told = table.play("p1 turn take:large:r4")
    assert scored(told) == {"bi-l1": 2}
    assert not [word for word in table.words() if ":r" in word]
    player.cubes = 4
    table.state.dice = [5]
    assert table.words(start="copy") == []


def test_a_bonus_die_without_pips_needs_a_token() -> None:
    table = Table(3)
    player = table.turn(6, bonus=(0,))
    player.one = 1
    assert "fly:r0+1" in table.words()
    assert "fly:r0" not in table.words()


def test_what_is_left_at_the_end_of_a_turn_is_gone() -> None:
    table = Table(3)
    player = table.turn(1, 2, bonus=(4,))
    table.play("p1 turn end")
    assert (player.dice, player.bonus, player.bonus_used) == ([], [], False)


def test_a_double_die_keeps_the_silver_one_and_the_red_one_must_be_used() -> None:
    table = Table(3)
    player = table.turn(3, 6, round=3)
    table.state.boards[1] = "aii"
    table.play("p1 turn patent:aii-l3:3")
    assert sorted(player.dice) == [2, 6]
    assert player.due == 2
    assert "end" not in table.words()
    table.play("p1 turn take:medium:r2")
    assert "end" in table.words()


def test_a_double_die_is_no_use_after_a_bonus_die_or_for_one() -> None:
    table = Table(3)
    table.turn(3, bonus=(3,), round=3)
    assert ways(table, "patent:aii-l3") == ["3"]
    table.play("p1 turn take:medium:r3-1")
    assert ways(table, "patent:aii-l3") == []


def test_a_paid_bonus_die_needs_its_cube() -> None:
    table = Table(3, boards=["ai", "bii", "aiii"])
    player = table.turn(2, 6, round=3)
    assert ways(table, "patent:bii-r3") == []
    player.cubes = 1
    table.play("p1 turn patent:bii-r3:2")
    assert (player.cubes, player.due) == (0, 6)


def test_ending_a_turn_warns_of_dice_that_are_lost_for_the_eyes_of_their_owner() -> None:
    table = Table(3)
    player = table.turn(3, 5, bonus=(2,))
    assert wasted(table.play("p1 turn end")) == ["3 5 red-2"]
    player = table.turn(3, bonus=(2,))
    player.bonus_used = True
    assert wasted(table.play("p1 turn end")) == ["3"]


def test_a_turn_without_dice_ends_without_a_warning() -> None:
    table = Table(3)
    table.turn(bonus=(0,)).one = 0
    assert wasted(table.play("p1 turn end")) == []  # a bonus die that pays for nothing is no loss


def wasted(told: list[Event]) -> list[str | int]:
    """The dice that somebody is warned of."""
    warnings = [event for event in told if event.kind == FORFEITED]
    assert all(event.seen_by == (0,) for event in warnings)
    return [event.facts["dice"] for event in warnings]


def test_whoever_could_place_a_gyrodyne_for_nothing_is_told_so_at_the_end_of_the_turn() -> None:
    table = Table(3)
    table.turn(bonus=()).gyrodynes = ["large"]
    table.state.gyrodynes["large"] -= 1
    assert warned(table.play("p1 turn end")) == []  # no pulsar is claimed
    table.turn(bonus=())
    table.own("p01")
    assert warned(table.play("p1 turn end")) == ["large"]


def warned(told: list[Event]) -> list[str | int]:
    """The sizes of gyrodynes that somebody is told are left in hand."""
    return [event.facts["size"] for event in told if event.kind == FORFEITED and "size" in event.facts]


def test_a_token_that_is_paid_with_one_of_its_kind_stands_among_the_other_ways_to_pay() -> None:
    table = Table(3)
    table.turn(3).one = 1
    groups = {word: option.group for word, option in table.options("turn").items() if word.startswith("modifier")}
    assert groups
    for word, group in groups.items():
        pays = table.options("turn")[word]
        assert (group == "pay") == bool(set(pays.costs) & set(pays.gains)), word


def test_flights_are_listed_by_their_length_however_they_are_paid() -> None:
    table = Table(3)
    player = table.turn(3, 6)
    player.one, player.two = 1, 0
    assert ways(table, "fly") == ["3-1", "3", "3+1", "6-1", "6", "6+1"]


def why(table: Table) -> dict[str, tuple[str, dict[str, str | int]]]:
    """Why an action cannot be taken, by its name, without technologies."""
    found = GAME.unavailable(table.state, table.pending()[0])
    return {each.option.word: (each.reason.code, dict(each.reason.details)) for each in found if not each.option.group}


def test_why_an_action_cannot_be_taken_is_said_by_what_is_missing_for_it() -> None:
    table = Table(3)
    player = table.turn(3)
    player.one = player.two = 0
    assert why(table)["take"] == ("no-die-of", {"dice": "1 2 4", "count": 3})
    assert {name: why(table)[name][0] for name in ("place", "spin", "build")} == {
        "place": "place-none-taken",
        "spin": "spin-none",
        "build": "build-none",
    }
    table.own("p01", "large")
    assert why(table)["spin"] == ("no-die-of", {"dice": "6", "count": 1})
    player.cubes = 0
    assert why(table)["copy"][0] == "copy-cubes"
    player.dice = []
    assert {why(table)[name][0] for name in ("fly", "take", "spin", "modifier")} == {"no-dice-left"}
