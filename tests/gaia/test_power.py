"""The power cycle."""

from __future__ import annotations

import pytest

from rules.gaia.economy.power import burnt, capacity, charged, power_tokens, spent
from rules.gaia.state import Player, Power


def bowls(power: Power) -> tuple[int, int, int]:
    return power.one, power.two, power.three


@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        ((2, 4, 0), 1, (1, 5, 0)),
        ((2, 4, 0), 3, (0, 5, 1)),  # bowl I empties first
        ((0, 0, 3), 4, (0, 0, 3)),  # nothing left to charge
        ((1, 0, 0), 9, (0, 0, 1)),  # a token may go all the way
    ],
)
def test_charging_moves_tokens_from_one_to_two_and_then_to_three(
    before: tuple[int, int, int], amount: int, after: tuple[int, int, int]
) -> None:
    assert [bowls(power) for power in charged(Power(*before), amount)] == [after]


def test_capacity_is_two_for_each_token_in_one_and_one_for_each_in_two() -> None:
    assert capacity(Power(2, 3, 5)) == 7
    assert capacity(Power(2, 3, 5, stone="1")) == 9


def test_spending_returns_tokens_to_bowl_one() -> None:
    player = Player(0, "terrans", power=Power(0, 0, 4))
    assert [bowls(power) for power in spent(player, 3)] == [(3, 0, 1)]


def test_nevlas_with_institute_spend_two_power_a_token_and_lose_the_odd_one() -> None:
    player = Player(0, "nevlas", power=Power(0, 0, 4), structures={"8b0": "institute"})
    assert [bowls(power) for power in spent(player, 3)] == [(2, 0, 2)]


def test_the_brainstone_pays_three_if_its_owner_likes() -> None:
    player = Player(0, "taklons", power=Power(0, 0, 4, stone="3"))
    assert {(*bowls(power), power.stone) for power in spent(player, 4)} == {(4, 0, 0, "3"), (1, 0, 3, "1")}


def test_the_brainstone_charges_as_one_token_before_or_after_the_others() -> None:
    assert {power.stone for power in charged(Power(2, 0, 0, stone="1"), 1)} == {"1", "2"}
    assert {power.stone for power in charged(Power(2, 0, 0, stone="1"), 3)} == {"2"}
    assert {power.stone for power in charged(Power(1, 1, 0, stone="1"), 3)} == {"2", "3"}


def test_sacrificing_discards_one_token_of_two_for_each_that_rises() -> None:
    player = Player(0, "terrans", power=Power(1, 4, 0))
    assert [bowls(power) for power in burnt(player, 2, keep=False)] == [(1, 0, 2)]


def test_itars_may_keep_what_they_sacrifice_in_the_gaia_area() -> None:
    player = Player(0, "itars", power=Power(0, 2, 0))
    assert burnt(player, 1, keep=True) == [Power(0, 0, 1, 1)]
    assert burnt(player, 1, keep=False) == [Power(0, 0, 1, 0)]


def test_the_brainstone_may_rise_stay_or_be_discarded_when_sacrificing() -> None:
    player = Player(0, "taklons", power=Power(0, 2, 0, stone="2"))
    assert {power.stone for power in burnt(player, 1, keep=False)} == {"2", "3", "gone"}


def test_the_brainstone_counts_as_a_token() -> None:
    assert power_tokens(Power(1, 1, 1, 5, stone="2")) == 4
    assert power_tokens(Power(1, 1, 1, 5, stone="gaia")) == 3
