"""What choices promise is what comes of them."""

from __future__ import annotations

from rules.gaia.components import ROUNDS
from rules.gaia.game import GAME
from rules.gaia.state import Power
from tests.gaia.kit import Table


def promised(table: Table) -> set[str]:
    """What the choices of the open question bring, by name."""
    (question,) = GAME.pending(table.state)
    return {name for option in question.ask.options for name in option.gains}


def test_no_income_is_promised_in_the_last_round() -> None:
    """An upgrade said *income: 3 credits, −1 ore* when no income was to come."""
    for number, comes in ((ROUNDS - 1, True), (ROUNDS, False)):
        table = Table("terrans", "xenos")
        table.state.round = number
        player = table["terrans"]
        player.credits, player.ore, player.knowledge = 20, 10, 10
        assert any(name.startswith("income:") for name in promised(table)) is comes


def test_power_is_promised_only_where_tokens_can_be_charged() -> None:
    for power, promises in ((Power(0, 0, 8), None), (Power(0, 1, 7), 1), (Power(1, 0, 7), 2), (Power(4, 2, 0), 3)):
        table = Table("terrans", "xenos")
        player = table["terrans"]
        player.knowledge, player.power = 8, power
        player.research["eco"] = 2
        (question,) = GAME.pending(table.state)
        (option,) = (each for each in question.ask.options if each.word == "research:eco")
        assert option.gains.get("charge") == promises
