"""Names at an anonymous table: what people are called there until the end, and who it was then.

Nothing but a seat's row knows its real name, so that nothing which shows names has to know of this.
"""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows import SeatRow
from bot.table.base.roles import Actor
from bot.table.base.seated import SeatedGame

ALIASES = ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta", "Iota", "Kappa")


def masked(seat: SeatRow) -> SeatRow:
    """The seat of a person under the name of its place; that of a computer stays as it is."""
    if seat.user_id is None:
        return seat
    return replace(seat, name=ALIASES[seat.seat % len(ALIASES)], real_name=seat.real_name or seat.name)


def unmasked(seat: SeatRow) -> SeatRow:
    """The seat under its person's own name."""
    return replace(seat, name=seat.real_name, real_name="") if seat.real_name else seat


def public_name(table: SeatedGame, who: Actor) -> str:
    """What somebody is called in public: at an anonymous table by their seat, where they have one."""
    if not table.masked:
        return who.name
    seat = table.known_at(who.user_id)
    return who.name if seat is None else table.seats[seat].name
