"""Who is who: a shape, a colour and a letter for each of up to six seats, for people who see no colours too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawing.fonts import printable
from images.words.phrases import Texts, person_of

SHAPES = ("circle", "square", "shield", "hexagon", "slanted", "ribbon")  # by seat
COLOURS = ("#f58a1f", "#ffffff", "#a970ff", "#ff9cc4", "#20a060", "#5f80c8")  # by seat, where the game gives none


@dataclass(frozen=True, slots=True)
class Owner:
    """How a seat is shown: `letter` is at most two characters wide, `shape` one of `SHAPES`.

    `seat` counts from 0. `name` is what words call it by, in the reader's language: the person, a faction or a species.
    `colour` is the same in all themes.
    """

    seat: int
    name: str
    letter: str
    colour: str
    shape: str


def numbered_owner(seat: int, name: str) -> Owner:
    """A seat of a game without letters and colours of its own: its number from 1, and its colour of `COLOURS`.

    `seat` counts from 0; IndexError from the seventh on.
    """
    return Owner(seat, name, str(seat + 1), COLOURS[seat], SHAPES[seat])


def person_owner(game: str, seat: int, texts: Texts, names: Sequence[str] = ()) -> Owner:
    """A seat by its number, called as its person is.

    Where `names` has none, or none in signs that faces have, it is called as `<game>-picture-seat` says.
    """
    person = printable(person_of(seat, names))
    return numbered_owner(seat, person or texts(f"{game}-picture-seat", seat=seat + 1))
