"""Pass, clean-up and turn order."""

from __future__ import annotations

from rules.gaia.actions.passing import pass_options, pass_points
from rules.gaia.state import Technology
from tests.gaia.kit import Table


def test_passing_swaps_the_booster_and_pays_for_what_it_counts() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    table.state.boosters.remove("booster6")
    table.state.boosters.append(player.booster)
    player.booster = "booster6"  # a point for each mine
    points = player.vp
    (offered,) = (option for option in pass_options(table.state, player) if option.word == "pass:booster3")
    assert offered.gains == {"by-booster": 2, "by-tile": 0}  # of the old booster, not of the one taken
    table.play("p1 action pass:booster3")
    assert player.vp - points == 2
    assert (player.booster, player.passed) == ("booster3", True)
    assert "booster6" in table.state.boosters


def test_the_booster_just_given_back_can_be_taken_by_the_next() -> None:
    table = Table("terrans", "xenos")
    mine = table["terrans"].booster
    assert f"pass:{mine}" not in table.words(0, "action")
    table.play("p1 action pass:booster3")
    assert f"pass:{mine}" in table.words(1, "action")


def test_technology_pays_on_passing_unless_covered() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.booster = "booster1"
    player.technologies = [Technology("adv7", "adv:nav")]
    assert pass_points(table.state, player) == 1
    player.technologies = []
    assert pass_points(table.state, player) == 0


def pass_in(table: Table, *order: int) -> list[int]:
    """Everybody passes in this order, others do research meanwhile; the next round's order."""
    for seat in order:
        while (asked := table.pending()[0].seat) != seat:
            table.state.players[asked].knowledge = 4
            table.play(f"p{asked + 1} action research:eco", f"p{asked + 1} finish end")
        table.play(f"p{seat + 1} action {table.words(seat, 'action')[-1]}")
    return table.state.order


def test_the_first_to_pass_starts_and_the_others_follow_clockwise() -> None:
    assert pass_in(Table("terrans", "xenos", "taklons"), 1, 0, 2) == [1, 2, 0]


def test_with_the_turn_order_card_everybody_sits_in_the_order_of_passing() -> None:
    assert pass_in(Table("terrans", "xenos", "taklons", turn_order="passing"), 1, 0, 2) == [1, 0, 2]


def test_clean_up_frees_actions_and_boosters() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].qic = 4
    table.play("p1 action qic3", "p1 finish end")
    assert table.state.used == ["qic3"]
    table.play("p2 action pass:booster3", "p1 action pass:booster5")
    assert table.state.used == []
    assert not table["terrans"].passed


def test_in_the_last_round_nothing_is_taken_and_the_game_ends() -> None:
    table = Table("terrans", "xenos")
    table.state.round = 6
    assert table.words(0, "action")[-1] == "pass"
    table.play("p1 action pass", "p2 action pass")
    assert table.pending() == []
    assert table.events[-1].kind == "over"


def test_boosters_that_players_hold_are_barred_until_they_pass() -> None:
    table = Table("terrans", "xenos")
    assert table.why("p1 action pass:booster4") == ("booster-own", {})
    assert table.why("p1 action pass:booster1") == ("booster-taken", {})
    table.play("p1 action pass:booster3")
    assert "pass:booster4" in table.words(1, "action")
    assert table.why("p2 action pass:booster3") == ("booster-taken", {})


def test_in_the_last_round_no_booster_is_missed() -> None:
    table = Table("terrans", "xenos")
    table.state.round = 6
    assert not any(word.startswith("pass") for word in table.unavailable(0, "action"))
