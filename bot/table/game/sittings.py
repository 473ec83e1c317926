"""Who sits where from when on, and what was done to a table beside its moves: both are kept, and can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.store.company_rows import SittingRow
from bot.store.deed_rows import DeedRow
from bot.store.personal_rows import PlanRow
from bot.store.rows import DraftRow, OutboxRow, Rows, SeatRow
from bot.table.clocks import clock
from bot.table.game import waits
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot
from bot.table.plans import kept_plans


async def sit(rows: Rows, snapshot: GameSnapshot, seat: SeatRow, kind: str, now: int) -> None:
    """Note who plays a seat from here on; `kind` is as in `SittingRow`."""
    number = 1 + len(await rows.some(SittingRow, game_id=seat.game_id, seat=seat.seat))
    await rows.put(
        SittingRow(seat.game_id, seat.seat, number, seat.user_id, seat.name, seat.agent, kind, snapshot.row.seq, now)
    )


async def since(rows: Rows, game_id: str, seat: int) -> int:
    """After which move whoever plays a seat now sat down; 0 where that is not known."""
    found = await rows.some(SittingRow, game_id=game_id, seat=seat)
    return found[-1].seq if found else 0


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


async def reseat(rows: Rows, snapshot: GameSnapshot, seat: SeatRow, kind: str, now: int) -> GameSnapshot:
    """Store another player of a seat; what the one before drafted, planned or was to be told goes.

    Buttons of before are stale. Somebody who is asked now is waited for from now on, and reminded.
    """
    before = snapshot.seats[seat.seat]
    seat = replace(
        seat, panel_revision=before.panel_revision + 1, bank=None, misses=0,
        offered=False, returns_at=seat.returns_at if seat.away else None,
    )  # fmt: skip
    await rows.drop(DraftRow, game_id=seat.game_id, seat=seat.seat)
    snapshot = await kept_plans.keep(rows, snapshot, PlanRow(seat.game_id, seat.seat))
    await _forget_private(rows, seat.game_id, before.user_id)
    await rows.put(seat)
    snapshot = await _parted(rows, snapshot, seat)
    await sit(rows, snapshot, seat, kind, now)
    after = replace(snapshot.reseated(seat), waits=tuple(waits.begun_anew(snapshot.waits, seat.seat, now)))
    if seat.person:
        after = clock.timed(after, seat.seat, await clock.prefs_for(rows, after, seat.seat))
    await waits.keep(rows, snapshot.waits, after.waits)
    row = replace(snapshot.row, rev=snapshot.row.rev + 1)
    await rows.put(row)
    return replace(after, row=row)


async def _parted(rows: Rows, snapshot: GameSnapshot, seat: SeatRow) -> GameSnapshot:
    """The game without the sitter of a seat that is played by another or by a computer now.

    Whoever shares it with its person answers again when that person returns, and goes with them otherwise.
    """
    before = snapshot.seats[seat.seat]
    stays = seat.user_id == before.user_id and not seat.resigned
    kept = []
    for each in snapshot.companions:
        over = each.seat == seat.seat and not each.ended and not (stays and each.kind == "partner")
        kept.append(replace(each, ended=True) if over else each)
        if over:
            await rows.put(kept[-1])
    return replace(snapshot, companions=tuple(kept))


async def _forget_private(rows: Rows, game_id: str, user_id: int | None) -> None:
    """Drop what was to be told somebody of a window: it is for whoever plays the seat."""
    for row in await rows.some(OutboxRow, game_id=game_id, kind="window"):
        if row.sent_at is None and row.payload.get("user") == user_id:
            await rows.drop(OutboxRow, id=row.id)


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
        payload = {"kind": kind, "facts": deed.facts, **calls, **({} if seat is None else {"seat": seat})}
        await rows.post(game_id, "deed", payload)
    return deed
