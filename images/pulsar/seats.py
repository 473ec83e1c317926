"""Who is who: a number, a colour and a shape for every seat; and how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

from images.layout.seats import Owner, person_owner
from images.words import phrases
from images.words.phrases import Texts
from rules.pulsar.components import ROUNDS
from rules.pulsar.state import State


def over(position: State) -> bool:
    """Whether the game has ended."""
    return bool(position.results)


def stage(position: State, texts: Texts) -> str:
    """How far the game is, in the reader's language: `Set-up` before the first round, `Game over` in the end.

    Else the round, from 1: `Round 3 of 8`.
    """
    return phrases.stage(texts, "pulsar", position.round, over=over(position), rounds=ROUNDS)


def owner(seat: int, texts: Texts, names: Sequence[str] = ()) -> Owner:
    """A seat's number, shape and colour; its name is the person's where one is given.

    `seat` counts from 0. Names are of people by seat, and may be fewer or none. One in signs that no face has counts as
    not given: then it is `Seat 2`, with numbers from 1.
    """
    return person_owner("pulsar", seat, texts, names)


def owners_of(position: State, texts: Texts, names: Sequence[str] = ()) -> list[Owner]:
    """All seats, in the order of their numbers."""
    return [owner(player.seat, texts, names) for player in position.players]


def ranked(position: State) -> list[int]:
    """The seats with most points first; of equal ones who is ahead in turn order."""
    order = position.seats()
    return sorted(order, key=lambda seat: (-position.players[seat].vp, order.index(seat)))
