"""Action 6: power and qic actions of the research board."""

from __future__ import annotations

import pytest

from rules.gaia.state import Federation, Power, Technology
from tests.gaia.kit import Table


@pytest.mark.parametrize(
    ("action", "power", "good", "change"),
    [
        ("power1", 7, "knowledge", 3),
        ("power3", 4, "ore", 2),
        ("power4", 4, "credits", 7),
        ("power5", 4, "knowledge", 2),
    ],
)
def test_power_actions_pay_goods(action: str, power: int, good: str, change: int) -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.power = Power(0, 0, 7)
    before = getattr(player, good)
    table.play(f"p1 action {action}")
    assert getattr(player, good) - before == change
    assert player.power == Power(power, 0, 7 - power)


def test_two_tokens_for_three_power() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].power = Power(0, 0, 3)
    table.play("p1 action power7")
    assert table["terrans"].power == Power(5, 0, 0)


def test_each_is_taken_once_a_round_by_anybody() -> None:
    table = Table("terrans", "xenos")
    for faction in ("terrans", "xenos"):
        table[faction].power = Power(0, 0, 8)
    table.play("p1 action power3", "p1 finish end")
    assert "power3" not in table.words(1, "action")


def test_free_steps_come_with_a_mine_at_once() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.power, player.ore, player.qic = Power(0, 0, 5), 1, 1
    table.play("p1 action power2")
    two_steps = [word for word in table.words(0, "mine") if table.state.planets[word] in ("volcanic", "titanium")]
    ore = player.ore
    table.play(f"p1 mine {two_steps[0]}")
    assert ore - player.ore == 1


def test_without_a_mine_to_build_there_is_no_step_action() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].power, table["terrans"].credits = Power(0, 0, 5), 1
    assert not {"power2", "power6"} & set(table.words(0, "action"))


def test_four_qic_buy_a_tile_with_its_advance() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].qic = 4
    table.play("p1 action qic1", "p1 tile sci", "p1 advance sci")
    assert table["terrans"].research["sci"] == 1


def test_three_qic_score_an_own_token_again_without_turning_it() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.qic = 3
    assert "qic2" not in table.words(0, "action")
    player.federations = [Federation("fed1", green=False), Federation("fed6", green=True)]
    table.state.tokens["fed1"] -= 1
    table.state.tokens["fed6"] -= 1
    table.state.round_tiles[0] = "score4"
    before = player.vp, player.knowledge
    table.play("p1 action qic2", "p1 rescore fed6")
    assert (player.vp - before[0], player.knowledge - before[1]) == (6, 2)
    assert player.federations[1].green


def test_two_qic_pay_three_points_and_one_for_each_planet_type() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.qic = 2
    player.structures["3b5"] = "mine"  # gaia is a type
    points = player.vp
    table.play("p1 action qic3")
    assert player.vp - points == 5


def test_why_an_action_cannot_be_taken() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.power, player.qic = Power(0, 0, 3), 2
    assert table.why("p1 action power3") == ("action-power", {"need": 4, "have": 3})
    assert table.why("p1 action qic1") == ("action-qic", {"need": 4, "have": 2})
    table.state.used = ["power7"]
    assert table.why("p1 action power7") == ("action-taken", {})
    player.ore = 0
    assert table.why("p1 action power6") == ("action-no-site", {"steps": 1})
    player.qic = 4
    assert table.why("p1 action qic2") == ("action-no-token", {})
    player.technologies = [Technology(tile, slot) for slot, tile in table.state.slots.items()]
    assert table.why("p1 action qic1") == ("action-no-tile", {})


def test_a_token_that_one_has_not_cannot_be_scored_again() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.qic, player.federations = 3, [Federation("fed2", green=True), Federation("fed6", green=True)]
    table.state.tokens["fed2"] -= 1
    table.state.tokens["fed6"] -= 1
    table.play("p1 action qic2")
    assert table.why("p1 rescore fed1") == ("rescore-not-own", {})
