"""Everything that is kept of a person, for themselves to read, and nothing that their seats may not see."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from bot.store.call_rows import FollowRow, HeldRow, HookCallRow, HookRow, MuteRow
from bot.store.company_rows import CompanionRow, NoteRow, PoolRow, RequestRow, SittingRow
from bot.store.deed_rows import DeedRow, VoteRow
from bot.store.lobby_rows import BanRow, BlockRow, GuestRow, QueueRow, TemplateRow
from bot.store.personal_rows import NotebookRow, OrdersRow, PlanRow, PromiseRow, VacationRow
from bot.store.rows import DraftRow, GameRow, MoveRow, OutboxRow, PrefsRow, Rows, SeatRow, WaitRow
from bot.table.game.transactions import Part

GAME_FIELDS = (
    *("id", "kind", "status", "guild_id", "channel_id", "thread_id", "created_at"),
    *("name", "name_words", "options", "locale"),
)  # fmt: skip
OWN = {"person", "forced", "order", "undo"}  # how moves come about that are somebody's own, not those of a computer


class Kept(Part):
    """Reading what is kept."""

    async def counted(self, user_id: int) -> Mapping[str, int]:
        """How many games name a person: all `games`, those `living` (lobbies too), and of these those they `opened`."""
        async with self.transactions.read() as rows:
            found = [await rows.one(GameRow, id=game) for game in await rows.games_with(user_id)]
        living = [row for row in found if row and row.status in ("lobby", "running")]
        return {
            "games": len(found),
            "living": len(living),
            "opened": sum(row.owner_id == user_id for row in living),
        }

    async def file(self, user_id: int) -> bytes:
        """All that is kept of a person, as JSON in UTF-8; its numbers of users, servers and channels are Discord's."""
        async with self.transactions.read() as rows:
            found = await everything(rows, user_id, self.transactions.now())
        return json.dumps(found, ensure_ascii=False, indent=1, default=list).encode()


async def everything(rows: Rows, user_id: int, now: int) -> dict[str, Any]:
    """Every row that names a person, as far as it is theirs; numbers of users, servers and places are Discord's."""
    prefs = await rows.one(PrefsRow, user_id=user_id)
    return {
        "format": "orrery-person",
        "user_id": user_id,
        "made_at": now,
        "settings": asdict(prefs) if prefs else None,
        "vacation": [asdict(row) for row in await rows.some(VacationRow, user_id=user_id)],
        "takes_over_seats": [asdict(row) for row in await rows.some(PoolRow, user_id=user_id)],
        "block_list": [asdict(row) for row in await rows.some(BlockRow, user_id=user_id)],
        "templates": [asdict(row) for row in await rows.some(TemplateRow, user_id=user_id)],
        "queues": [asdict(row) for row in await rows.some(QueueRow, user_id=user_id)],
        "barred_from": [{"guild_id": row.guild_id, "at": row.at} for row in await rows.some(BanRow, user_id=user_id)],
        "calls_held": [asdict(row) for row in await rows.some(HeldRow, user_id=user_id)],
        "tables_muted": [row.game_id for row in await rows.some(MuteRow, user_id=user_id)],
        "told_of_the_end_of": [asdict(row) for row in await rows.some(FollowRow, user_id=user_id)],
        "webhook": [asdict(row) for row in await rows.some(HookRow, user_id=user_id)],
        "webhook_to_be_told": [asdict(row) for row in await rows.some(HookCallRow, user_id=user_id)],
        "orders_for_all_games": [asdict(row) for row in await rows.some(OrdersRow, user_id=user_id)],
        "counted_for_a_day": [{"what": key, "at": at} for key, at in await rows.uses_of(user_id)],
        "games": [await _of_game(rows, game_id, user_id) for game_id in await rows.games_with(user_id)],
    }


async def _of_game(rows: Rows, game_id: str, user_id: int) -> dict[str, Any]:
    row = await rows.one(GameRow, id=game_id)
    assert row is not None  # it was found in the same transaction
    seats = await rows.some(SeatRow, game_id=game_id, user_id=user_id)
    sittings = await rows.some(SittingRow, game_id=game_id)
    deeds = await rows.some(DeedRow, game_id=game_id, by=user_id)
    moves = await rows.log(game_id, 0, row.seq)
    return {
        **{name: getattr(row, name) for name in GAME_FIELDS},
        "opened_by_you": row.owner_id == user_id,
        "invited": user_id in row.invited,
        "asked_to_be_let_in": bool(await rows.some(GuestRow, game_id=game_id, user_id=user_id)),
        "seats": [{**asdict(seat), **await _now(rows, seat)} for seat in seats],
        "sittings": [asdict(sitting) for sitting in sittings if sitting.user_id == user_id],
        "answers_for": [asdict(each) for each in await rows.some(CompanionRow, game_id=game_id, user_id=user_id)],
        "asked_to_answer_for": [asdict(each) for each in await rows.some(RequestRow, game_id=game_id, user_id=user_id)],
        "asked_to_answer_for_you": [asdict(each) for each in await rows.some(RequestRow, game_id=game_id, by=user_id)],
        "notes": [asdict(note) for note in await rows.some(NoteRow, game_id=game_id, by=user_id)],
        "deeds": [asdict(deed) for deed in deeds],
        "votes": [*_votes(await rows.some(VoteRow, game_id=game_id), user_id)],
        "notebook": [asdict(entry) for entry in await rows.some(NotebookRow, game_id=game_id, user_id=user_id)],
        "promises": [asdict(each) for each in await rows.some(PromiseRow, game_id=game_id, user_id=user_id)],
        "moves": list(_own_moves(moves, sittings, user_id)),
        "to_be_told": [each.kind for each in await rows.some(OutboxRow, game_id=game_id) if _is_for(each, user_id)],
    }


async def _now(rows: Rows, seat: SeatRow) -> dict[str, Any]:
    """What a seat is asked and has drafted; nothing where a computer plays it, since that is not for who has left."""
    if not seat.person:
        return {}
    drafted = await rows.one(DraftRow, game_id=seat.game_id, seat=seat.seat)
    planned = await rows.one(PlanRow, game_id=seat.game_id, seat=seat.seat)
    waits = await rows.some(WaitRow, game_id=seat.game_id, seat=seat.seat)
    plan = asdict(planned) if planned else None
    return {"draft": [*drafted.lines] if drafted else [], "plan": plan, "asked": [asdict(wait) for wait in waits]}


def _votes(votes: Sequence[VoteRow], user_id: int) -> Iterator[dict[str, Any]]:
    """The votes that somebody opened or could vote in, with what they chose and not what others did."""
    for vote in votes:
        chosen = vote.ballots.get(str(user_id))
        if vote.by == user_id or user_id in vote.voters or chosen:
            told = {"number": vote.number, "kind": vote.kind, "facts": vote.facts, "opened_at": vote.opened_at}
            yield {**told, "opened_by_you": vote.by == user_id, "chosen": chosen}


def _own_moves(moves: Sequence[MoveRow], sittings: Sequence[SittingRow], user_id: int) -> Iterator[dict[str, Any]]:
    """What somebody answered in their seat, or for another; not what it told, of which others have their part."""
    for move in moves:
        sat = [each for each in sittings if each.seat == move.seat and each.seq < move.seq]
        seated = bool(sat) and sat[-1].user_id == user_id and sat[-1].agent is None
        if move.how in OWN and (seated if move.by is None else move.by == user_id):
            yield {"seq": move.seq, "line": move.line, "how": move.how, "at": move.at}


def _is_for(row: OutboxRow, user_id: int) -> bool:
    return row.payload.get("user") == user_id or user_id in row.payload.get("users", ())
