"""The end of what is kept of a person. Games stay whole for the others: its seats and moves, without who it was."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

import structlog

from bot.errors import DamagedGame
from bot.store.call_rows import FollowRow, HeldRow, HookCallRow, HookRow, MuteRow
from bot.store.company_rows import Answer, CompanionRow, NoteRow, PoolRow, RequestRow, SittingRow
from bot.store.deed_rows import DeedRow, VoteRow
from bot.store.game_store import Span
from bot.store.lobby_rows import BanRow, BlockRow, GuestRow, QueueRow, TemplateRow
from bot.store.personal_rows import NotebookRow, OrdersRow, PromiseRow, VacationRow
from bot.store.rows import GameRow, MoveRow, OutboxRow, PrefsRow, Rows, SeatRow
from bot.table.game.change import Changes
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part
from bot.table.seating.leaving import given_up, resigned
from bot.table.seating.lobby import got_up

log = structlog.get_logger()
Called = Callable[[str, int], str]  # how nobody in particular is called in a language: by seat from 1, 0 for no seat
NOBODY = 0  # in the place of a user's id where there must be one


class Erasure(Part):
    """Taking a person out of everything that is stored."""

    async def erase(self, user_id: int, called: Called) -> int:
        """Take a person out of all games and forget the rest; returns how many games named them.

        They get up from tables that have not begun, and resign from running games. A table of theirs goes to another
        person at it, or is closed where there is none. Each game is one transaction, the rest follows them: killed in
        between, it is done by erasing again.
        """
        done: set[str] = set()
        while left := await self._games(user_id) - done:
            for game_id in sorted(left):
                await self._erase_from(game_id, user_id, called)
            done |= left
        async with self.transactions.write(Span.ALL) as rows:
            await rows.drop(PrefsRow, user_id=user_id)
            await rows.drop(OrdersRow, user_id=user_id)
            await rows.drop(VacationRow, user_id=user_id)
            await rows.drop(PoolRow, user_id=user_id)
            await rows.drop(BlockRow, user_id=user_id)
            await rows.drop(BlockRow, other_id=user_id)
            await rows.drop(TemplateRow, user_id=user_id)
            await rows.drop(QueueRow, user_id=user_id)
            await rows.drop(BanRow, user_id=user_id)
            for ban in await rows.some(BanRow, by=user_id):
                await rows.put(replace(ban, by=NOBODY))
            await rows.drop(HeldRow, user_id=user_id)
            await rows.drop(MuteRow, user_id=user_id)
            await rows.drop(FollowRow, user_id=user_id)
            await rows.drop(HookCallRow, user_id=user_id)
            await rows.drop(HookRow, user_id=user_id)
            await rows.forget_uses(user_id)
        log.info("person-erased", games=len(done))
        return len(done)

    async def _games(self, user_id: int) -> set[str]:
        async with self.transactions.read() as rows:
            return {*await rows.games_with(user_id)}

    async def _erase_from(self, game_id: str, user_id: int, called: Called) -> None:
        now = self.transactions.now()
        async with self.transactions.write(game_id) as rows:
            row = await rows.one(GameRow, id=game_id)
            if row is None or row.brought:  # it is nobody else's, and its names are those of a file
                await rows.drop(GameRow, id=game_id)
                return
            names = await _names(rows, game_id, user_id)
            try:
                if row.status == "lobby":
                    await _leave_lobby(rows, await load_snapshot(rows, game_id), user_id)
                elif row.status == "running":
                    await _leave_game(self.changes, rows, await load_snapshot(rows, game_id), user_id, called, now)
            except DamagedGame:  # nobody can play it; its rows can be taken out all the same
                log.error("game-damaged", game=game_id)
            await _forget(rows, game_id, user_id, names, called)
        self.transactions.changed(game_id)


async def _names(rows: Rows, game_id: str, user_id: int) -> set[str]:
    """What somebody was called in a game."""
    seats = await rows.some(SeatRow, game_id=game_id, user_id=user_id)
    sittings = await rows.some(SittingRow, game_id=game_id, user_id=user_id)
    deeds = await rows.some(DeedRow, game_id=game_id, by=user_id)
    answered = await rows.some(CompanionRow, game_id=game_id, user_id=user_id)
    asked = await rows.some(RequestRow, game_id=game_id, user_id=user_id)
    sat = {seat.real_name or seat.name for seat in seats} | {sitting.name for sitting in sittings}
    sat |= {each.name for each in answered} | {each.name for each in asked}
    return (sat | {str(deed.facts["by"]) for deed in deeds}) - {""}


async def _leave_lobby(rows: Rows, snapshot: GameSnapshot, user_id: int) -> None:
    if snapshot.row.owner_id == user_id or snapshot.seat_of(user_id) is not None:
        await got_up(rows, snapshot, user_id)


async def _leave_game(
    changes: Changes, rows: Rows, snapshot: GameSnapshot, user_id: int, called: Called, now: int
) -> None:
    """A computer plays on, as when somebody resigns; where no person is left the game ends."""
    seat = snapshot.own_seat(user_id)
    if seat is not None:
        row = _anonymous(snapshot.seats[seat], called(snapshot.row.locale, seat + 1))
        await resigned(changes, rows, snapshot, row, NOBODY, now)
    elif snapshot.row.owner_id == user_id and not snapshot.people:
        await given_up(rows, snapshot)


def _anonymous(seat: SeatRow, name: str) -> SeatRow:
    """A seat without who sat there. A computer that plays on in it does so for good."""
    played_on = seat.resigned or seat.agent is not None
    return replace(seat, user_id=None, name=name, real_name="", locale="", orders={}, away=False, resigned=played_on)


async def _forget(rows: Rows, game_id: str, user_id: int, names: Collection[str], called: Called) -> None:
    """Take a person out of the rows of a game, whatever its state."""
    row = await rows.one(GameRow, id=game_id)
    assert row is not None
    numbers: list[int] = []
    for seat in await rows.some(SeatRow, game_id=game_id, user_id=user_id):
        await rows.put(_anonymous(seat, called(row.locale, seat.seat + 1)))
    for sitting in await rows.some(SittingRow, game_id=game_id, user_id=user_id):
        numbers.append(sitting.seat + 1)
        await rows.put(replace(sitting, user_id=None, name=called(row.locale, sitting.seat + 1)))
    for companion in await rows.some(CompanionRow, game_id=game_id, user_id=user_id):
        name = called(row.locale, 0)
        await rows.put(replace(companion, user_id=NOBODY, name=name, locale="", ended=True))
    await _forget_requests(rows, game_id, user_id, called(row.locale, 0))
    for move in await rows.some(MoveRow, game_id=game_id, by=user_id):
        await rows.put(replace(move, by=NOBODY))
    await rows.drop(NoteRow, game_id=game_id, by=user_id)
    stands_for = dict.fromkeys(names, called(row.locale, next(iter(numbers), 0)))
    await _forget_deeds(rows, game_id, user_id, stands_for)
    await _forget_posts(rows, game_id, user_id, stands_for)
    await rows.drop(NotebookRow, game_id=game_id, user_id=user_id)
    await rows.drop(PromiseRow, game_id=game_id, user_id=user_id)
    await _forget_votes(rows, game_id, user_id, stands_for)
    await rows.drop(GuestRow, game_id=game_id, user_id=user_id)
    seats = await rows.some(SeatRow, game_id=game_id)
    others = [*(seat.person for seat in seats if seat.person), *(seat.user_id for seat in seats if seat.user_id)]
    owner = next(iter(others), NOBODY) if row.owner_id == user_id else row.owner_id
    invited = tuple(user for user in row.invited if user != user_id)
    await rows.put(replace(row, owner_id=owner, invited=invited, rev=row.rev + 1))


async def _forget_requests(rows: Rows, game_id: str, user_id: int, name: str) -> None:
    """Take a person out of whom was asked to answer for a seat, and by whom; none of that can be answered any more."""
    for each in await rows.some(RequestRow, game_id=game_id):
        answer: Answer = "withdrawn" if each.answer == "open" else each.answer
        if each.user_id == user_id:
            each = replace(each, user_id=NOBODY, name=name, locale="", answer=answer)
        if each.by == user_id:
            each = replace(each, by=NOBODY, answer=answer)
        await rows.put(each)


async def _forget_deeds(rows: Rows, game_id: str, user_id: int, stands_for: dict[str, str]) -> None:
    for deed in await rows.some(DeedRow, game_id=game_id):
        by = NOBODY if deed.by == user_id else deed.by
        await rows.put(replace(deed, by=by, facts=_without(deed.facts, user_id, stands_for)))


async def _forget_votes(rows: Rows, game_id: str, user_id: int, stands_for: dict[str, str]) -> None:
    """Take a person out of the votes of a table: who has left has no voice in those that are open."""
    for vote in await rows.some(VoteRow, game_id=game_id):
        without = replace(
            vote,
            facts=_without(vote.facts, user_id, stands_for),
            by=NOBODY if vote.by == user_id else vote.by,
            voters=tuple(user for user in vote.voters if user != user_id),
            ballots={user: choice for user, choice in vote.ballots.items() if user != str(user_id)},
        )
        if without != vote:
            await rows.put(without)


async def _forget_posts(rows: Rows, game_id: str, user_id: int, stands_for: dict[str, str]) -> None:
    """Take a person out of what waits to be posted, and of what was posted lately; what is for them alone goes."""
    for post in await rows.some(OutboxRow, game_id=game_id):
        payload = _without(post.payload, user_id, stands_for)
        alone = post.payload.get("user") == user_id or (post.kind == "rematch" and not payload["users"])
        if alone:
            await rows.drop(OutboxRow, id=post.id, game_id=game_id)
        elif payload != post.payload:
            await rows.put(replace(post, payload=payload))


def _without(value: Any, user_id: int, stands_for: dict[str, str]) -> Any:
    """A value as JSON has it, without a user's id, and with other names in the place of theirs."""
    if isinstance(value, dict):
        return {key: _without(each, user_id, stands_for) for key, each in value.items()}
    if isinstance(value, list):
        return [_without(each, user_id, stands_for) for each in value if each != user_id]
    if isinstance(value, str):
        return _renamed(value, stands_for)
    if value == user_id:
        return NOBODY
    return value


def _renamed(value: str, stands_for: Mapping[str, str]) -> str:
    """A name, or names with their points in a row (`Ann 12, Ben 9`), with others in the place of some."""
    if value in stands_for:
        return stands_for[value]
    for name, other in stands_for.items():
        with_points = rf"(?<!\w){re.escape(name)}(?= -?\d+(?:, |$))"
        value = re.sub(with_points, other.replace("\\", r"\\"), value)
    return value
