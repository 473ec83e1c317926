"""Free actions."""

from __future__ import annotations

import pytest

from rules.gaia.state import Power
from tests.gaia.kit import Table


@pytest.mark.parametrize(
    ("word", "good", "change", "spent"),
    [
        ("power-qic:1", "qic", 1, 4),
        ("power-ore:2", "ore", 2, 6),
        ("power-knowledge:1", "knowledge", 1, 4),
        ("power-credits:3", "credits", 3, 3),
    ],
)
def test_power_buys_goods(word: str, good: str, change: int, spent: int) -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.power = Power(0, 0, 8)
    before = getattr(player, good)
    table.play(f"p1 action {word}")
    assert getattr(player, good) - before == change
    assert player.power == Power(spent, 0, 8 - spent)


@pytest.mark.parametrize(
    ("word", "paid", "got"),
    [("qic-ore:1", "qic", "ore"), ("knowledge-credits:2", "knowledge", "credits"), ("ore-credits:2", "ore", "credits")],
)
def test_goods_turn_into_lesser_goods_one_for_one(word: str, paid: str, got: str) -> None:
    table = Table("terrans", "xenos")
    player, number = table["terrans"], int(word[-1])
    player.qic = player.knowledge = player.ore = 3
    before = getattr(player, paid), getattr(player, got)
    table.play(f"p1 action {word}")
    assert (getattr(player, paid), getattr(player, got)) == (before[0] - number, before[1] + number)


def test_ore_buys_a_token_into_bowl_one() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].power = Power(0, 0, 0)
    table.play("p1 action ore-tokens:2")
    assert table["terrans"].power == Power(2, 0, 0)


def test_free_actions_stand_before_and_after_the_action_and_not_for_others() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].credits = 5
    table.play("p1 action ore-credits:1", "p1 action research:sci", "p1 finish ore-credits:1")
    assert table["terrans"].credits == 7
    assert table.refused("p2 action ore-credits:1") == "not-asked"


def test_after_passing_there_is_no_conversion() -> None:
    table = Table("terrans", "xenos")
    table.play(f"p1 action {table.words(0, 'action')[-1]}")
    assert table.kinds(0) == []


def test_gleens_get_ore_for_qic_until_the_action_academy_stands() -> None:
    table = Table("gleens", "terrans")
    player = table["gleens"]
    player.power = Power(0, 0, 8)
    player.ore = 0
    table.play("p1 action power-qic:1")
    assert (player.qic, player.ore) == (0, 1)
    player.structures[next(iter(player.structures))] = "academy-q"
    table.play("p1 action power-qic:1")
    assert (player.qic, player.ore) == (1, 1)


def test_hadsch_hallas_institute_lets_credits_stand_for_power() -> None:
    table = Table("hadsch-hallas", "terrans")
    player = table["hadsch-hallas"]
    assert "credits-ore:1" not in table.words(0, "action")
    player.structures[next(iter(player.structures))] = "institute"
    player.credits, player.ore = 12, 0
    table.play("p1 action credits-ore:2", "p1 action credits-qic:1")
    assert (player.credits, player.ore) == (2, 2)


def test_nevlas_send_a_token_to_the_gaia_area_for_knowledge() -> None:
    table = Table("nevlas", "terrans")
    player = table["nevlas"]
    player.power, player.knowledge = Power(0, 0, 3), 0
    table.play("p1 action token-knowledge:2")
    assert (player.power, player.knowledge) == (Power(0, 0, 1, gaia=2), 2)


def test_taklons_are_asked_whether_the_brainstone_pays() -> None:
    table = Table("taklons", "terrans")
    player = table["taklons"]
    player.power = Power(0, 0, 3, stone="3")
    table.play("p1 action power-ore:1")
    assert table.words(0, "stone") == ["3", "1"]
    table.play("p1 stone 1")
    assert player.power == Power(0, 0, 3, stone="1")


def test_itars_sacrifice_into_the_gaia_area_or_the_supply() -> None:
    for word, gaia in (("burn:1", 1), ("burn-away:1", 0)):
        table = Table("itars", "terrans")
        table["itars"].power = Power(0, 4, 0)
        table.play(f"p1 action {word}")
        assert table["itars"].power == Power(0, 2, 1, gaia=gaia)


def test_why_a_conversion_cannot_be_made() -> None:
    table = Table("nevlas", "baltaks")
    player = table["nevlas"]
    player.power, player.qic = Power(4, 1, 0), 0
    assert table.why("p1 action power-ore:1") == ("free-cost", {"good": "power", "need": 3, "have": 0})
    assert table.why("p1 action token-knowledge:1") == ("free-cost", {"good": "token", "need": 1, "have": 0})
    assert table.why("p1 action qic-ore:1") == ("free-cost", {"good": "qic", "need": 1, "have": 0})
    assert table.why("p1 action burn:1") == ("free-cost", {"good": "two", "need": 2, "have": 1})
    table.play("p1 action pass:booster3")
    table["baltaks"].gaiaformers = 0
    assert table.why("p2 action gaiaformer-qic:1") == ("free-cost", {"good": "gaiaformer", "need": 1, "have": 0})


def test_the_end_of_a_turn_gives_the_same_reasons() -> None:
    table = Table("terrans", "xenos")
    table.play("p1 action research:int")
    assert table.why("p1 finish power-credits:1") == ("free-cost", {"good": "power", "need": 1, "have": 0})
