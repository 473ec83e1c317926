"""What options cost and gain, in words."""

from __future__ import annotations

import pytest

from bot.words.effects import whole
from bot.words.labels import Labels
from bot.words.texts import Texts
from tests.eclipse.kit import Table


@pytest.mark.parametrize(
    ("lang", "gained"),
    [
        ("en", "1 influence disc, 1 money less to pay each upkeep"),
        ("ko", "영향력 원반 1개, 유지 비용 돈 1 감소"),
    ],
)
def test_a_disc_back_on_the_track_lowers_upkeep_and_does_not_read_as_a_cost(lang: str, gained: str) -> None:
    table = Table()
    table.player().discs -= 2
    table.play("p1 action influence")
    labels = Labels(Texts(lang), "eclipse", ["Ann", "Ben"])
    label = whole(*labels.described(table.question("influence"), table.options("influence")["221:track"]))
    assert label.endswith(f" → {gained}")


@pytest.mark.parametrize(
    ("lang", "action", "disc"),
    [
        ("en", "1 money in this round’s upkeep", "1 money more to pay each upkeep"),
        ("ko", "이번 라운드 유지 비용 돈 1 증가", "매 라운드 유지 비용 돈 1 증가"),
    ],
)
def test_a_disc_on_an_action_costs_in_this_round_and_one_on_a_sector_in_each(lang: str, action: str, disc: str) -> None:
    """Clean-up brings the discs of actions back, and leaves those of sectors."""
    texts = Texts(lang)
    table = Table()
    assert "round-upkeep:money" in table.options("action")["influence"].costs
    assert texts.effect("eclipse", {"round-upkeep:money": 1}, {})[0] == [action]
    assert texts.effect("eclipse", {"upkeep:money": 1}, {})[0] == [disc]


def test_one_of_a_resource_is_told_in_the_singular() -> None:
    texts = Texts("en")
    assert texts.effect("eclipse", {}, {"income:materials": 1})[1] == ["income: 1 material"]
    assert texts("eclipse-picture-alt-galaxy", stage="round 1", sectors=1, list="-").startswith(
        "The galaxy, round 1: 1 sector."
    )
