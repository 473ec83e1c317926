"""Gyrodynes, transmitters, projects and patents."""

from __future__ import annotations

import pytest

from rules.pulsar.components import TRANSMITTERS
from tests.pulsar.kit import Table, brought, scored


def test_a_gyrodyne_is_begun_free_of_charge_on_an_own_pulsar_without_one() -> None:
    table = Table(3)
    player = table.turn(6, 6)
    table.own("p01")
    table.own("p02", "small")
    table.own("p03", seat=1)
    table.state.gyrodynes["large"] -= 1
    player.gyrodynes = ["large"]
    assert table.words(start="place") == ["place:large:p01"]
    table.play("p1 turn place:large:p01")
    assert table.state.pulsars["p01"].gyrodyne == "large"
    assert player.dice == [6, 6]


def test_the_second_of_a_size_earns_seven_points_and_the_next_player_four() -> None:
    table = Table(3)
    for seat, points in ((0, 7), (1, 4), (2, 0)):
        player = table.turn(6, 6, seat=seat)
        before = player.vp
        table.own(f"p0{seat + 1}", "small", seat=seat)
        table.own(f"p0{seat + 4}", seat=seat)
        table.state.gyrodynes["small"] -= 1
        player.gyrodynes = ["small"]
        table.play(f"p{seat + 1} turn place:small:p0{seat + 4}")
        assert player.vp - before == points
        assert player.awards == [points] * (points > 0)


def test_the_fourth_of_a_size_earns_the_second_award_while_it_is_there() -> None:
    table = Table(3)
    player = table.turn(6, 6)
    table.state.awards["small"] = [4]
    player.awards = [7]
    for place in ("p01", "p02", "p03"):
        table.own(place, "small")
    table.own("p04")
    table.state.gyrodynes["small"] -= 1
    player.gyrodynes = ["small"]
    table.play("p1 turn place:small:p04")
    assert player.awards == [7, 4]


@pytest.mark.parametrize(("size", "die"), [("small", 3), ("medium", 5), ("large", 6)])
def test_a_gyrodyne_is_set_spinning_with_its_die(size: str, die: int) -> None:
    table = Table(3)
    player = table.turn(die)
    player.one = 0
    player.cubes = 0
    table.own("p01", size)
    table.patent("cii-r3")
    assert table.words(start="spin") == [f"spin:p01:{die}"]
    told = table.play(f"p1 turn spin:p01:{die}")
    assert table.state.pulsars["p01"].spinning
    assert scored(told)["cii-r3"] == 4


def test_a_transmitter_with_one_die_is_online_at_once() -> None:
    table = Table(3)
    player = table.turn(3, 6)
    table.offer("a1", "a2", "a3")
    before = player.vp
    table.play("p1 turn transmitter:a1:3:3")
    assert player.tile("a1").online
    assert player.vp - before == 2
    assert "a1" not in table.state.shown


def test_any_die_of_a_transmitter_takes_it_and_the_last_one_brings_it_online() -> None:
    table = Table(3)
    player = table.turn(6, 3)
    table.offer("a1", "a2", "a6")
    player.one = 0
    assert table.words(start="transmitter:a6") == ["transmitter:a6:3:3", "transmitter:a6:6:6"]
    table.play("p1 turn transmitter:a6:6:6")
    assert player.tile("a6").owed == [3]
    before = player.vp
    table.play("p1 turn build:a6:3:3")
    assert player.tile("a6").online
    assert player.vp - before == 2


def test_a_new_transmitter_joins_an_end_at_once_or_begins_an_array() -> None:
    table = Table(3)
    player = table.turn(6, 6)
    table.transmitter("a2")  # left 1, right 2
    table.offer("a6", "a1", "a3")  # a6: left 1, right 1
    table.play("p1 turn transmitter:a6:6:6")
    assert set(table.words("attach")) == {
        "left:a2:left", "left:a2:right", "right:a2:left", "right:a2:right", "new",
    }  # fmt: skip
    assert table.options("attach")["left:a2:right"].facts["die"] == 3
    table.play("p1 attach left:a2:right")
    assert len(player.links) == 1
    table.offer("a1")
    table.transmitter("a7", seat=1)
    player.dice = [3]
    table.play("p1 turn transmitter:a1:3:3")
    assert set(table.words("attach")) == {"right:a2:left", "right:a6:right", "new"}


def test_two_joined_transmitters_online_make_a_bonus_die_of_both_halves() -> None:
    table = Table(3)
    player = table.turn(6, 3)
    table.transmitter("a2", 1, 4, online=True)
    table.offer("a6")
    player.one = 0
    table.play("p1 turn transmitter:a6:6:6", "p1 attach left:a2:right")
    assert player.bonus == []
    table.play("p1 turn build:a6:3:3")
    assert player.bonus == [3]
    table.play("p1 turn end")
    assert player.bonus == []


def test_transmitter_patents_score_each_die_and_the_launch() -> None:
    table = Table(3)
    table.patent("ai-r2")
    player = table.turn(2)
    table.offer("a1")
    player.one = 0
    told = table.play("p1 turn transmitter:a1:3:2")
    assert scored(told) == {"ai-r2": 1}
    assert brought(told, "online") == [{"vp": 2}]
    table = Table(3)
    table.patent("ci-r2")
    table.turn(3)
    table.offer("a1")
    assert scored(table.play("p1 turn transmitter:a1:3:3"))["ci-r2"] == 4


def test_projects_of_a_row_open_when_those_below_are_done() -> None:
    table = Table(3)
    player = table.turn(1, 3)
    player.headquarters = "a2"
    player.one = 0
    assert {word.split(":")[1] for word in table.words(start="project")} == {"1b"}
    player.projects = ["1a", "1b"]
    assert {word.split(":")[1] for word in table.words(start="project")} == {"2a"}
    player.projects = ["1a", "1b", "1c", "2a", "2b", "3a"]
    player.dice = [6, 5]
    assert {word.split(":")[1] for word in table.words(start="project")} == {"3b"}
    player.projects.append("3b")
    assert {word.split(":")[1] for word in table.words(start="project")} == {"4a"}


def test_a_project_gives_its_benefit_once_and_keeps_its_gate_run() -> None:
    table = Table(3)
    player = table.turn(2, 4)
    player.headquarters = "a2"
    table.play("p1 turn project:1c:2")
    assert (player.one, player.two) == (2, 1)
    table.play("p1 turn project:1a:4")
    assert table.kinds() == ["gyrodyne"]
    table.play("p1 gyrodyne large")
    assert player.gyrodynes == ["large"]
    assert player.runs == ["1a"]


def test_project_patents() -> None:
    table = Table(3)
    table.patent("ci-m2")
    player = table.turn(2)
    player.headquarters = "a2"
    assert scored(table.play("p1 turn project:1c:2"))["ci-m2"] == 2
    table = Table(3)
    table.patent("di-l1")
    player = table.turn(3, 1)
    player.headquarters = "a2"
    player.one = 0
    assert {"project:1c:3", "project:1a:3"} <= set(table.words(start="project"))


def test_technologies_open_row_by_row() -> None:
    table = Table(3)
    player = table.turn(1, 2, 3, 4, 5, 6)
    player.one = 0
    assert {word.split(":")[1][-1] for word in table.words(start="patent")} == {"1"}
    table.state.round = 8
    assert {word.split(":")[1][-1] for word in table.words(start="patent")} == set("12345678")


def test_one_icon_is_for_one_player_a_round_and_two_for_two() -> None:
    table = Table(3)
    table.turn(2, 1, round=2)
    table.play("p1 turn patent:ai-l2:2", "p1 turn patent:ai-l1:1")
    player = table.turn(2, 1, seat=1, round=2)
    player.one = 0
    assert not table.words(start="patent:ai-l2", seat=1)
    assert table.words(start="patent:ai-l1", seat=1)
    table.state.round = 3
    assert table.words(start="patent:ai-l2", seat=1)


def test_nobody_patents_twice_and_two_owners_are_enough() -> None:
    table = Table(3)
    table.patent("ai-l1")
    table.turn(1)
    assert not table.words(start="patent:ai-l1")
    table.patent("ai-l1", seat=1)
    table.turn(1, seat=2)
    assert not table.words(start="patent:ai-l1", seat=2)


def test_with_two_players_one_icon_has_one_owner_for_the_whole_game() -> None:
    table = Table(2)
    table.patent("ai-l2", "ai-l1")
    player = table.turn(2, 1, seat=1, round=5)
    player.one = 0
    assert not table.words(start="patent:ai-l2", seat=1)
    assert table.words(start="patent:ai-l1", seat=1)


def test_patents_for_patents_begin_with_the_next_one() -> None:
    table = Table(3)
    player = table.turn(3, 1)
    assert scored(table.play("p1 turn patent:ai-m1:3")) == {}
    assert scored(table.play("p1 turn patent:ai-l1:1")) == {"ai-m1": 2}
    assert player.one == 1


def test_a_portfolio_counts_itself() -> None:
    table = Table(3, boards=["ai", "bii", "aiii"])
    table.patent("ai-l1")
    table.turn(3, round=4)
    assert brought(table.play("p1 turn patent:bii-l4:3"), "patent") == [{"vp": 4}]


def test_loose_clauses_do_not_loosen_themselves() -> None:
    table = Table(3, boards=["ci", "aii", "aiii"])
    player = table.turn(3, 2)
    player.one = 0
    assert table.words(start="patent:ci-m1") == ["patent:ci-m1:3"]
    table.play("p1 turn patent:ci-m1:3")
    assert "patent:ci-l1:2" in table.words(start="patent")


def test_an_isolated_pulsar_is_claimed_and_a_gyrodyne_taken() -> None:
    table = Table(3)
    player = table.turn(5, 1, round=2)
    table.play("p1 turn patent:ai-m2:5")
    table.play("p1 gyrodyne medium")
    table.play("p1 isolated x2")
    assert table.state.pulsars["x2"].seat == 0
    assert player.gyrodynes == ["medium"]


def test_the_isolated_pulsar_of_a_transmitter_may_be_declined() -> None:
    """Icon index: with a transmitter one "may" claim it; a technology says that one does."""
    table = Table(3)
    name = next(each.id for each in TRANSMITTERS.values() if each.benefit.isolated)
    *paid, last = TRANSMITTERS[name].dice
    table.transmitter(name, *paid)
    player = table.turn(last)
    table.play(f"p1 turn build:{name}:{last}:{last}")
    assert table.words("isolated") == ["x1", "x2", "x3", "none"]
    table.play("p1 isolated none")
    assert (player.rings, table.state.claims(0)) == (6, [])
    table = Table(3)
    table.turn(5, round=2)
    table.play("p1 turn patent:ai-m2:5", "p1 gyrodyne small")
    assert table.words("isolated") == ["x1", "x2", "x3"]


def test_a_jump_ends_like_a_flight_and_never_at_an_isolated_pulsar() -> None:
    table = Table(3, boards=["ai", "aii", "aiii"])
    table.turn(4, 1, round=4)
    table.play("p1 turn patent:aii-r4:4")
    assert {word[0] for word in table.words("teleport")} == {"s"}
    table.play("p1 teleport s09")
    assert table.players[0].ship == "s09"
    assert table.state.systems["s09"].station_of(0)
    table = Table(3, boards=["ai", "cii", "aiii"])
    table.turn(5, 1, round=5)
    table.play("p1 turn patent:cii-r5:5")
    assert {word[0] for word in table.words("teleport")} == set("spgvo")


def test_twin_scouts_draw_two_use_one_and_score() -> None:
    table = Table(3, boards=["ai", "cii", "aiii"])
    table.patent("cii-l4")
    player = table.turn(1, 1)
    player.headquarters = "a2"
    player.projects = ["1a", "1b"]
    table.state.drawn = [tile for tile in table.state.exploration if tile not in ("cubes", "vp4")]
    table.state.drawn += ["cubes", "vp4", "vp4", "vp4"]
    table.state.exploration = ["cubes", "vp4"]
    told = table.play("p1 turn project:2a:1")
    assert scored(told)["cii-l4"] == 2
    assert table.kinds() == ["keep"]
    table.play("p1 keep cubes")
    assert table.state.exploration == []
