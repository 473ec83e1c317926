"""Who is who, what cards are called, and what several are asked at once."""

from __future__ import annotations

from collections.abc import Sequence

from images.layout.seats import Owner, person_owner
from images.words.phrases import Texts
from rules.race.designs import design_of
from rules.race.frames import Frame, Sealed, Together
from rules.race.state import State


def seat_owner(position: State, seat: int, texts: Texts, names: Sequence[str] = ()) -> Owner:
    """A seat's number, shape and colour; its name is the person's where one is given.

    `seat` counts from 0. Names are of people by seat, and may be fewer or none. One in signs that no face has counts as
    not given: then it is `Seat 2`, with numbers from 1.
    """
    return person_owner("race", seat, texts, names)


def owners_of(position: State, texts: Texts, names: Sequence[str] = ()) -> list[Owner]:
    """All seats, in the order of their numbers."""
    return [seat_owner(position, player.seat, texts, names) for player in position.players]


def card_name(card: str, texts: Texts) -> str:
    """What a card is called, in the reader's language.

    `card` is a physical card or its design, `colony-ship.2` or `colony-ship`. One that the viewer does not see has no
    name: ask only for cards whose face is known.
    """
    return texts(f"race-name-{design_of(card)}")


def line_of_sealed(position: State) -> str:
    """What everybody answers at once in secret, which all may know: the kind of the question; "" when nothing is."""
    kinds = (frame.at for lane in _lanes(position) for frame in lane[-1:] if isinstance(frame, Sealed))
    return next(kinds, "")


def _lanes(position: State) -> list[list[Frame]]:
    if not position.stack:
        return []
    top = position.stack[-1]
    if isinstance(top, Together):
        return top.lanes
    return [[top]]
