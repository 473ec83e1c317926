"""What options cost and gain, in words."""

from __future__ import annotations

import pytest

from bot.words.effects import whole
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.flow import Event
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
    assert texts.effect("eclipse", {}, {"income:materials": 1})[1] == ["more income: 1 material"]
    assert texts("eclipse-picture-alt-galaxy", stage="round 1", sectors=1, list="-").startswith(
        "The galaxy, round 1: 1 sector."
    )


@pytest.mark.parametrize(
    ("lang", "more", "less"),
    [
        ("en", "more income: 2 money", "less income: 2 money"),
        ("ko", "생산량 증가: 돈 2", "생산량 감소: 돈 2"),
    ],
)
def test_what_a_cube_changes_of_income_is_no_new_income(lang: str, more: str, less: str) -> None:
    """Behind an arrow *production: 2* read as what it becomes."""
    texts = Texts(lang)
    costs, gains = texts.effect("eclipse", {"less-income:money": 2}, {"income:money": 2})
    assert (costs, gains) == ([less], [more])


@pytest.mark.parametrize(
    ("lang", "before", "since"),
    [
        (
            "en",
            "Ann pays for upkeep and produces → 3 money",
            "Ann produces 8 money and pays 5 for upkeep; on balance +3 money",
        ),
        (
            "ko",
            "철수가 유지 비용을 내고 자원을 생산했습니다 → 돈 3",
            "철수가 돈 8을 생산하고 유지 비용 5를 냈습니다 (증감: 돈 +3)",
        ),
    ],
)
def test_a_log_that_does_not_say_yet_what_was_produced_is_told_as_it_was(lang: str, before: str, since: str) -> None:
    """Rounds of games that had begun before named objects of the program in the place of amounts."""
    texts, produced = Texts(lang), {"seat": 0, "gain:money": 3}
    names = ["Ann" if lang == "en" else "철수"]
    assert texts.event("eclipse", Event("produced", {**produced}), names) == before
    assert texts.event("eclipse", Event("produced", {**produced, "produced": 8, "upkeep": 5}), names).startswith(since)
