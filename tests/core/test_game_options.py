"""Table options that have an effect with some numbers of players only."""

from __future__ import annotations

import pytest

from rules import games
from rules.core.decisions import Illegal
from rules.core.flow import Event
from rules.core.game import FreeText, Game, Setup, TableOption, Written, checked, effective


def read(text: str) -> Written:
    """A row of numbers, for as many players as there are, in rising order; equal ones are warned of."""
    if not text.replace(" ", "").isdigit():
        raise Illegal("no-number", word=text)
    numbers = sorted(map(int, text.split()))
    warnings = (Event("equal"),) if len(set(numbers)) < len(numbers) else ()
    return Written(" ".join(map(str, numbers)), (len(numbers),), warnings)


WRITTEN = TableOption(
    "handicap", ("none", "even"), range(2, 4), FreeText(8, read, lambda seats: " ".join("123"[:seats]))
)
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


def test_besides_its_choices_an_option_may_take_what_people_write() -> None:
    assert WRITTEN.written("even") is None
    assert WRITTEN.written(" 3  1") == Written("1 3", (2,))
    assert WRITTEN.written("2 2") == Written("2 2", (2,), (Event("equal"),))
    WRITTEN.check("3 1", 2)
    WRITTEN.check("none", 9)


@pytest.mark.parametrize(
    ("value", "seats", "code"),
    [
        ("odd", 2, "no-number"),
        ("1 2 3 4 5", 2, "text-long"),
        ("1 2", 3, "text-seats"),
        ("1 2 3 4", 4, "option-unknown"),
        ("even", 4, "option-unknown"),
    ],
)
def test_what_is_written_must_be_read_fit_and_serve_those_who_play(value: str, seats: int, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        WRITTEN.check(value, seats)


def test_an_option_without_text_takes_its_choices_alone() -> None:
    with pytest.raises(Illegal, match="option-unknown"):
        TableOption("rounds", ("3", "5")).written("4")


WITH_TEXT = [(id, option) for id in games.MODULES for option in games.game(id).options if option.text]


@pytest.mark.parametrize(("game_id", "option"), WITH_TEXT, ids=lambda each: getattr(each, "id", each))
def test_an_example_can_be_played_and_is_kept_as_it_is_read(game_id: str, option: TableOption) -> None:
    assert option.text
    for seats in games.game(game_id).seats:
        written = option.written(option.text.example(seats))
        assert written
        assert seats in written.seats
        assert written.warnings == ()
        assert option.written(written.value) == written
        assert len(written.value) <= option.text.longest
