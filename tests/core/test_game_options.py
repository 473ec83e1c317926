"""Table options that have an effect with some numbers of players only."""

from __future__ import annotations

import pytest

from rules import games
from rules.core.decisions import Illegal
from rules.core.game import Game, Setup, TableOption, checked, effective

GAIA, RACE = games.game("gaia"), games.game("race")


def test_an_option_has_an_effect_with_all_numbers_of_players_unless_it_says_so() -> None:
    assert all(TableOption("rounds", ("3", "5")).has_effect(seats) for seats in range(1, 9))
    assert [TableOption("rounds", ("3", "5"), range(2, 4)).has_effect(seats) for seats in (1, 2, 3, 4)] == [
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("game", "chosen", "seats"),
    [(GAIA, {"size": "cross"}, 3), (RACE, {"two-player": "experienced"}, 2), (RACE, {"second-cards": "alone"}, 2)],
)
def test_what_has_no_effect_cannot_be_chosen(game: Game, chosen: dict[str, str], seats: int) -> None:
    ((name, value),) = chosen.items()
    assert checked(game, Setup(seats, chosen))[name] == value
    for others in (number for number in game.seats if number != seats):
        with pytest.raises(Illegal, match="option-unknown"):
            checked(game, Setup(others, chosen))


def test_the_default_of_what_has_no_effect_is_no_choice() -> None:
    assert checked(GAIA, Setup(4, {"size": "full"})) == checked(GAIA, Setup(4))


def test_what_has_an_effect_is_kept_of_what_was_chosen() -> None:
    chosen = {"size": "cross", "peer": "yes", "unheard-of": "x"}
    assert effective(GAIA, 3, chosen) == chosen
    assert effective(GAIA, 4, chosen) == {"peer": "yes", "unheard-of": "x"}
