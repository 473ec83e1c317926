"""Who is who, what cards are called, and what several are asked at once."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import printable
from images.layout.seats import Owner, numbered_owner
from images.words.phrases import Texts, person_of
from rules.race.designs import design_of
from rules.race.frames import Frame, Sealed, Together
from rules.race.state import State


def seat_owner(position: State, seat: int, texts: Texts, names: Sequence[str] = ()) -> Owner:
    """A seat's number, shape and colour; its name is the person's where one is given."""
    person = printable(person_of(seat, names))
    return numbered_owner(seat, person or texts("race-picture-seat", seat=seat + 1))


def owners_of(position: State, texts: Texts, names: Sequence[str] = ()) -> list[Owner]:
    """All seats, in the order of their numbers."""
    return [seat_owner(position, player.seat, texts, names) for player in position.players]


def card_name(card: str, texts: Texts) -> str:
    """What a card is called."""
    return texts(f"race-name-{design_of(card)}")


def line_of_sealed(position: State) -> str:
    """What everybody answers at once in secret, which all may know; "" when nothing is."""
    kinds = (frame.at for lane in _lanes(position) for frame in lane[-1:] if isinstance(frame, Sealed))
    return next(kinds, "")


def _lanes(position: State) -> list[list[Frame]]:
    if not position.stack:
        return []
    top = position.stack[-1]
    if isinstance(top, Together):
        return top.lanes
    return [[top]]
