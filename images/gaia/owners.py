"""Who is who: a colour, a letter and a shape for every seat, and who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from images.gaia.structures import BADGES
from images.scene import Scene, Text, Thing
from images.theme import NEUTRAL, OWNERS, ink_on
from rules.gaia.frames import Frame, Together
from rules.gaia.state import State

Texts = Callable[..., str]
BADGE = 42


@dataclass(frozen=True, slots=True)
class Owner:
    """How a seat is shown."""

    seat: int
    name: str
    letter: str
    colour: str
    shape: str


def owner(view: State, seat: int, texts: Texts) -> Owner:
    """A seat by its faction; before it has one, by its number."""
    faction = view.players[seat].faction
    shape = BADGES[seat % len(BADGES)]
    if not faction:
        return Owner(seat, texts("gaia-picture-seat", seat=seat + 1), str(seat + 1), NEUTRAL, shape)
    letter = texts(f"gaia-picture-letter-{faction}")
    return Owner(seat, texts(f"gaia-name-{faction}"), letter, OWNERS[view.players[seat].board.colour], shape)


def badge(scene: Scene, who: Owner, x: float, y: float, note: str = "") -> None:
    """Place a seat's badge with its letter."""
    scene.add(Thing("badge", who.shape, x, y, BADGE, BADGE, 4, who.colour, note=note or f"seat {who.seat}"))
    scene.add(Text(who.letter, x, y, colour=ink_on(who.colour), weight="Bold", anchor="m", note="letter"))


def seats_in_order(view: State) -> list[int]:
    """All seats, this round's turn order first."""
    return [*view.order, *(player.seat for player in view.players if player.seat not in view.order)]


def asked(view: State) -> list[int]:
    """The seats a question stands open for."""
    return sorted(set(_seats(view.stack[-1:])))


def _seats(frames: Iterable[Frame]) -> Iterator[int]:
    for frame in frames:
        if isinstance(frame, Together):
            for lane in frame.lanes:
                yield from _seats(lane[-1:])
        elif (seat := getattr(frame, "seat", None)) is not None:
            yield seat
