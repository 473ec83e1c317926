"""What options say that they bring, in words."""

from __future__ import annotations

from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.pulsar.frames import ExplorationBonus, Teleport
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


def test_a_bonus_die_that_would_be_lost_is_told_as_such() -> None:
    table = Table(3)
    player = table.turn(3)
    table.reveal("s01", "t01")
    table.state.stack.append(ExplorationBonus(0, "s01"))
    assert gains(table, "printed", "bonus") == ["bonus die 1"]
    player.bonus_used = True
    assert gains(table, "printed", "bonus") == ["bonus die 1, lost: one a turn"]
    told = table.play("p1 bonus printed")
    assert "bonus-die-lost" in [event.kind for event in told]
    assert "bonus-die" not in [event.kind for event in told]


def test_a_flight_says_what_its_end_brings() -> None:
    table = Table(3)
    player = table.turn(3)
    table.state.stack.append(Teleport(0, ["system", "pulsar", "gate"]))
    assert gains(table, "s01", "teleport") == ["1 station", "exploration bonus of S01"]
    assert gains(table, "p02", "teleport") == ["claims P02"]
    assert gains(table, "g01", "teleport") == []
    player.rings = 0
    assert gains(table, "p02", "teleport") == []
