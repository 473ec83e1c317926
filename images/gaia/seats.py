"""Who is who in which round: a colour, a letter and a shape for every seat, and who is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from images.drawing.theme import NEUTRAL, OWNERS
from images.layout.badges import BADGES, Owner
from images.layout.parts import Texts
from rules.gaia.components import ROUNDS
from rules.gaia.frames import Charge, Frame, Together
from rules.gaia.state import State


def stage(position: State, texts: Texts) -> str:
    """How far the game is."""
    if position.results:
        return texts("gaia-picture-over")
    if not position.round:
        return texts("gaia-picture-set-up")
    return texts("gaia-picture-round", round=position.round, rounds=ROUNDS)


def owner(position: State, seat: int, texts: Texts) -> Owner:
    """A seat by its faction; before it has one, by its number."""
    faction = position.players[seat].faction
    shape = BADGES[seat % len(BADGES)]
    if not faction:
        return Owner(seat, texts("gaia-picture-seat", seat=seat + 1), str(seat + 1), NEUTRAL, shape)
    letter = texts(f"gaia-picture-letter-{faction}")
    return Owner(seat, texts(f"gaia-name-{faction}"), letter, OWNERS[position.players[seat].board.colour], shape)


def seats_in_order(position: State) -> list[int]:
    """All seats, this round's turn order first."""
    return [*position.order, *(player.seat for player in position.players if player.seat not in position.order)]


def asked(position: State) -> list[int]:
    """The seats a question stands open for."""
    return sorted(set(_seats(position.stack[-1:])))


def passed(position: State, seat: int) -> bool:
    """Whether a seat is out of the round; at the end of the game there is none to be out of."""
    return position.players[seat].passed and not position.results


def offers(position: State, seat: int) -> list[Charge]:
    """The power a seat may still charge for what neighbours have built."""
    together = (frame for frame in position.stack if isinstance(frame, Together))
    frames = (frame for row in together for lane in row.lanes for frame in reversed(lane))
    return [frame for frame in frames if isinstance(frame, Charge) and frame.seat == seat]


def _seats(frames: Iterable[Frame]) -> Iterator[int]:
    for frame in frames:
        if isinstance(frame, Together):
            for lane in frame.lanes:
                yield from _seats(lane[-1:])
        elif (seat := getattr(frame, "seat", None)) is not None:
            yield seat
