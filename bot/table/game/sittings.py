"""Who sits where from when on, and what was done to a table beside its moves: both are kept, and can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.store.company_rows import SittingRow
from bot.store.deed_rows import DeedRow
from bot.store.rows import Rows, SeatRow
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot


async def sit(rows: Rows, snapshot: GameSnapshot, seat: SeatRow, kind: str, now: int) -> None:
    """Note who plays a seat from here on; `kind` is as in `SittingRow`."""
    number = 1 + len(await rows.some(SittingRow, game_id=seat.game_id, seat=seat.seat))
    await rows.put(
        SittingRow(seat.game_id, seat.seat, number, seat.user_id, seat.name, seat.agent, kind, snapshot.row.seq, now)
    )


async def since(rows: Rows, game_id: str, seat: int) -> int:
    """After which move whoever plays a seat now sat down; 0 where that is not known."""
    found = await rows.some(SittingRow, game_id=game_id, seat=seat)
    if not found:
        return 0
    return found[-1].seq


def as_seated(snapshot: GameSnapshot, sittings: Sequence[SittingRow], seq: int) -> GameSnapshot:
    """A game with the people in its seats who made move `seq`, for telling of it; seats without sittings stay.

    `sittings` are those of the game, as `Games.sittings` gives them. Who still plays is called as they are now.
    """
    seats = [_seated(seat, [each for each in sittings if each.seat == seat.seat], seq) for seat in snapshot.seats]
    return replace(snapshot, seats=tuple(seats))


def seated_at(snapshot: GameSnapshot, sittings: Sequence[SittingRow], at: int) -> GameSnapshot:
    """A game with the people in its seats who sat there at a time, as `as_seated` has it for a move."""
    before = [each for each in sittings if each.at <= at]
    return as_seated(snapshot, before, snapshot.row.seq + 1)


def _seated(seat: SeatRow, sittings: Sequence[SittingRow], seq: int) -> SeatRow:
    sat = max((each for each in sittings if each.seq < seq), key=lambda each: each.number, default=None)
    if sat is None:
        return seat
    name = seat.name if sat.user_id == seat.user_id else sat.name
    return replace(seat, name=name, user_id=sat.user_id, agent=sat.agent)


async def note_deed(
    rows: Rows,
    snapshot: GameSnapshot,
    kind: str,
    by: Actor,
    now: int,
    facts: Mapping[str, str | int],
    *,
    asked: Sequence[int] = (),
    users: Sequence[int] = (),
    said: bool = True,
    seat: int | None = None,
) -> DeedRow:
    """Keep a deed for the log, and have it said in the game's thread unless that was `said` otherwise.

    `facts` fill its text. `asked` are seats that are asked; `users` are called, and nobody else for these seats: who
    was asked before has been called for it. `seat` is the one that it is about, where what is said of that later says
    enough (`bot/table/outbox.py`).
    """
    game_id = snapshot.row.id
    number = 1 + len(await rows.some(DeedRow, game_id=game_id))
    deed = DeedRow(
        game_id,
        number,
        kind,
        by.user_id,
        {"by": snapshot.public_name(by.user_id, by.name), **facts},
        snapshot.row.seq,
        now,
    )
    await rows.put(deed)
    if said:
        callees = {str(seat): list(users) for seat in asked}
        calls = {"asked": list(asked), "called": list(asked), "at": now, "users": list(users), "callees": callees}
        payload = {"kind": kind, "facts": deed.facts, **calls}
        if seat is not None:
            payload["seat"] = seat
        await rows.post(game_id, "deed", payload)
    return deed
