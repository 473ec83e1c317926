"""Colours of goods, cards and seats, and who is who."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from images.drawing.fonts import printable
from images.drawing.theme import PANEL, tinted
from images.layout.badges import BADGES, Owner
from images.layout.parts import Texts
from rules.race.cards.designs import Card, design_of
from rules.race.frames import Frame, Sealed, Together
from rules.race.state import State

GOODS = {"novelty": "#4c9dff", "rare": "#a8642c", "genes": "#3fbf62", "alien": "#ffd23f"}
MILITARY = "#d8323c"
WORLD = "#10131f"
DEVELOPMENT = "#6d5bd0"
PLAIN = "#8fa0c8"
GOLD = "#ffd24a"  # of numbers and suns, the same in every theme
BACK = "#222d63"
BACK_RIM = "#8fa0c8"
ORBIT = "#4a5aa6"  # of cards face down
SEATS = ("#f58a1f", "#ffffff", "#a970ff", "#ff9cc4")  # none of them a good's
PHASES = {
    "explore": ("I", "#2f67b8"),
    "develop": ("II", DEVELOPMENT),
    "settle": ("III", "#a83d3d"),
    "trade": ("$", "#93690f"),
    "consume": ("IV", "#93690f"),
    "produce": ("V", "#2f8047"),
}


def seat_owner(position: State, seat: int, texts: Texts, names: Sequence[str] = ()) -> Owner:
    """A seat's number, shape and colour; its name is the person's where one is given."""
    name = printable(names[seat]) if seat < len(names) else ""
    number = str(seat + 1)
    return Owner(seat, name or texts("race-picture-seat", seat=seat + 1), number, SEATS[seat], BADGES[seat])


def name(card: str, texts: Texts) -> str:
    """What a card is called."""
    return texts(f"race-name-{design_of(card)}")


def tint(card: Card) -> str:
    """The colour of a card: its good's, or that of developments or of other worlds."""
    return GOODS[card.good] if card.good else PLAIN if card.world else DEVELOPMENT


def ground(card: Card) -> str:
    """What a card's text stands on: a panel with a breath of its colour."""
    return tinted(PANEL, tint(card), 0.16)


def awaited(position: State) -> list[int]:
    """The seats that have not yet answered."""
    return sorted(set(_awaited(position, position.stack[-1:])))


def _awaited(position: State, frames: Iterable[Frame]) -> Iterator[int]:
    for frame in frames:
        if isinstance(frame, Together):
            for lane in frame.lanes:
                yield from _awaited(position, lane[-1:])
        elif isinstance(frame, Sealed):
            if not position.players[frame.seat].ready:
                yield frame.seat
        elif (seat := getattr(frame, "seat", None)) is not None:
            yield seat


def sealed(position: State) -> str:
    """What is asked of several at once; "" when nothing is."""
    kinds = (frame.at for lane in _lanes(position) for frame in lane[-1:] if isinstance(frame, Sealed))
    return next(kinds, "")


def _lanes(position: State) -> list[list[Frame]]:
    top = position.stack[-1] if position.stack else None
    return top.lanes if isinstance(top, Together) else [[top]] if top else []
