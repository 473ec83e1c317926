"""Asking somebody to answer for one's seat, and what they say to it: nobody does without having agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import Refusal
from bot.store.company_rows import Answer, Company, RequestRow
from bot.store.rows import OutboxRow, Rows
from bot.table.game.change import Change
from bot.table.game.roles import Actor, require
from bot.table.game.seated import SeatedGame, load_seated
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.game.transactions import Part, Transactions, apart, in_play
from bot.table.limits import DAY, HOUR, STANDARD, Limits, spend
from bot.table.people.companions import begin, called_there, can_ask, lendable
from bot.table.seating.leaving import to_come
from rules.games import MODULES

ASKED = "request"  # the kind of the post that asks somebody
DAYS = 7  # after which nobody waits for an answer any more


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as whoever is asked may know of it: with the table, and nothing that is hidden there."""

    row: RequestRow
    table: SeatedGame


class Requests(Part):
    """Requests to answer for a seat. Until one is accepted, whoever is asked sees and does nothing with the seat."""

    def __init__(self, transactions: Transactions, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.limits = limits

    async def ask(
        self, game_id: str, user_id: int, person: Person, kind: Company, until: int | None = None
    ) -> GameSnapshot:
        """Ask somebody to answer for one's seat; they are called, but for whoever was asked within the hour already.

        Raises `Refusal` not-running, not-seated, only-answers, first-game, asked-to-sit (name), until-when,
        companions-too-often, and what `can_ask` raises.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            lendable(snapshot, user_id)
            seat = snapshot.own_seat(user_id)
            assert seat is not None  # that is what `lend` requires
            await can_ask(rows, snapshot, seat, person, kind, user_id)
            to_come(until, now)
            found = await rows.some(RequestRow, game_id=game_id)
            if any(_is_for(each, seat, person) and stands(snapshot, each, now) for each in found):
                raise Refusal("asked-to-sit", name=person.name)
            most = self.limits.companions_per_hour
            await spend(rows, f"companions:{user_id}", now, HOUR, most, "companions-too-often")
            lately = any(_is_for(each, seat, person) and now - each.at < HOUR for each in found)
            ends = min(now + DAYS * DAY, until or now + DAYS * DAY)
            number = 1 + len(found)
            row = RequestRow(
                game_id, number, seat, person.user_id, person.name, person.locale, kind, user_id, now, ends, until
            )
            await rows.put(row)
            told = {"request": number, "users": [person.user_id], "quiet": [person.user_id] if lately else []}
            asked = {"seat": seat, "name": snapshot.seats[seat].name, "kind": kind, "ends": ends, "until": until}
            alone = {"user": person.user_id} if snapshot.masked else {}
            await rows.post(game_id, "request", {**told, **asked, **alone})
            return snapshot

    async def accept(self, game_id: str, person: Person, number: int) -> GameSnapshot:
        """Answer for a seat as one was asked to; other people who were asked to sit there are asked no more.

        Raises `Refusal` not-asked for anybody else, request-over where it stands no more, and what `can_ask` raises.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            row = await _open(rows, snapshot, person.user_id, number, now)
            row = replace(row, locale=person.locale or row.locale, answer="accepted")
            await rows.put(row)
            if row.kind == "sitter":
                await _withdraw(rows, [each for each in await _of_seat(rows, row) if each.kind == "sitter"])
            return await begin(self.changes, rows, snapshot, row, now)

    async def decline(self, game_id: str, user_id: int, number: int) -> None:
        """Say no; whose seat it is is told. Raises `Refusal` not-asked, or request-over."""
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            row = await _open(rows, snapshot, user_id, number, now)
            await rows.put(replace(row, answer="declined"))
            name = called_there(snapshot, row.seat, row.name)
            await self._tell(rows, snapshot, row, f"{row.kind}-declines", Actor(user_id, name), now)

    async def withdraw(self, game_id: str, user_id: int, number: int) -> GameSnapshot:
        """Ask somebody no more. Raises `Refusal` not-seated for whose request it is not, or request-over."""
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            row = await rows.one(RequestRow, game_id=game_id, number=number)
            require(snapshot, user_id, "lend")
            if row is None or row.by != user_id or not stands(snapshot, row, now):
                raise Refusal("request-over")
            await _withdraw(rows, [row])
            return await self.changes.keep(rows, snapshot, snapshot)

    async def close_due(self) -> None:
        """Let requests end that nobody has answered in time, and tell whose seats they are about.

        For the tick of the bot. A table that fails is logged (`request-not-ended`) and holds up no other.
        """
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            due = await rows.requests_due(now)
        for each in due:
            with apart("request-not-ended", game=each.game_id):
                await self._close(each, now)

    async def _close(self, due: RequestRow, now: int) -> None:
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            if due != await rows.one(RequestRow, game_id=due.game_id, number=due.number):
                return  # it was answered meanwhile
            await rows.put(replace(due, answer="over"))
            if _in_place(snapshot, due):
                await self._tell(rows, snapshot, due, f"{due.kind}-silent", Actor(0), now)

    async def _tell(self, rows: Rows, snapshot: GameSnapshot, row: RequestRow, deed: str, by: Actor, now: int) -> None:
        """Tell whose seat it is that nobody begins to answer for it; the post that has asked says so, too."""
        after = await self.changes.keep(rows, snapshot, snapshot)
        facts = {"name": snapshot.seats[row.seat].name, "to": called_there(snapshot, row.seat, row.name)}
        await note_deed(rows, after, deed, by, now, facts, users=[row.by], seat=row.seat)

    async def of_person(self, user_id: int) -> list[Asked]:
        """What somebody is asked and has not answered, the oldest first."""
        async with self.transactions.read() as rows:
            found = await rows.some(RequestRow, user_id=user_id, answer="open")
            asked = [Asked(row, await load_seated(rows, row.game_id)) for row in found]
            now = rows.now
        there = [each for each in asked if each.table.row.kind in MODULES and stands(each.table, each.row, now)]
        return sorted(there, key=lambda each: (each.row.at, each.row.game_id, each.row.number))

    async def of_owner(self, game_id: str, user_id: int) -> list[RequestRow]:
        """Whom a person has asked to answer for their seat, and who has not answered or said no: the last of each."""
        async with self.transactions.read() as rows:
            table = await load_seated(rows, game_id)
            found = await rows.some(RequestRow, game_id=game_id, by=user_id)
            now = rows.now
        last = {each.user_id: each for each in found}.values()
        return [each for each in last if stands(table, each, now) or (each.answer == "declined" and now < each.ends)]

    async def one(self, game_id: str, user_id: int, number: int) -> Asked:
        """What somebody is asked; raises `Refusal` not-asked, or request-over."""
        async with self.transactions.read() as rows:
            table = await load_seated(rows, game_id)
            return Asked(await _open(rows, table, user_id, number, rows.now), table)

    async def answer_of(self, game_id: str, number: int) -> Answer:
        """How a request stands, for the post that has asked: "withdrawn" also where the seat or the game is gone."""
        async with self.transactions.read() as rows:
            table = await load_seated(rows, game_id)
            row = await rows.one(RequestRow, game_id=game_id, number=number)
            now = rows.now
        if row is None:
            return "withdrawn"
        if row.answer != "open" or stands(table, row, now):
            return row.answer
        return "over" if _in_place(table, row) else "withdrawn"


def stands(table: SeatedGame, row: RequestRow, now: int) -> bool:
    """Whether a request can be answered: in time, while its game is played and its seat is that of who has asked."""
    return row.answer == "open" and now < row.ends and _in_place(table, row)


def _in_place(table: SeatedGame, row: RequestRow) -> bool:
    return table.row.status == "running" and table.own_seat(row.by) == row.seat


def _is_for(row: RequestRow, seat: int, person: Person) -> bool:
    """Whether somebody has read that they are asked to answer for a seat."""
    return row.seat == seat and row.user_id == person.user_id and row.answer != "unsaid"


async def _open(rows: Rows, table: SeatedGame, user_id: int, number: int, now: int) -> RequestRow:
    """The request that somebody answers; raises `Refusal` not-asked, or request-over."""
    row = await rows.one(RequestRow, game_id=table.row.id, number=number)
    if row is None or row.user_id != user_id:
        raise Refusal("not-asked")
    if not stands(table, row, now):
        raise Refusal("request-over")
    return row


async def _of_seat(rows: Rows, row: RequestRow) -> list[RequestRow]:
    """The other open requests of the seat of one."""
    found = await rows.some(RequestRow, game_id=row.game_id, seat=row.seat, answer="open")
    return [each for each in found if each.number != row.number]


async def _withdraw(rows: Rows, requests: Sequence[RequestRow]) -> None:
    """Ask some people no more; a post that nobody has seen yet is not sent."""
    for each in requests:
        posts = await rows.some(OutboxRow, game_id=each.game_id, kind=ASKED)
        unsaid = [post for post in posts if post.payload["request"] == each.number and _not_begun(post)]
        for post in unsaid:
            await rows.drop(OutboxRow, id=post.id, game_id=each.game_id)
        await rows.put(replace(each, answer="unsaid" if unsaid else "withdrawn"))


def _not_begun(post: OutboxRow) -> bool:
    return post.sent_at is None and post.group_id is None


async def follow_seated(rows: Rows, change: Change) -> Change:
    """Withdraw what was asked for a seat that somebody else plays now, or a computer."""
    seat = change.seat.seat
    found = await rows.some(RequestRow, game_id=change.after.row.id, seat=seat, answer="open")
    await _withdraw(rows, [each for each in found if change.after.own_seat(each.by) != seat])
    return change
