"""What options say that they bring, in words."""

from __future__ import annotations

from bot.words.labels import Labels
from bot.words.texts import Texts
from testkit.texts import NAMES
from tests.pulsar.kit import Table

LABELS = Labels(Texts("en"), "pulsar", NAMES)


def gains(table: Table, word: str, kind: str = "turn") -> list[str]:
    """What an option of the first player brings."""
    option = table.options(kind)[word]
    return list(LABELS.effect("", option.costs, option.gains)[1])


def test_spinning_says_that_the_value_of_each_round_is_added() -> None:
    table = Table(3)
    table.turn(3)
    table.own("p01", "small")
    assert gains(table, "spin:p01:3") == ["each round: 1 VP + the round's value"]
