"""Who answers for a seat beside the person whose it is: a sitter for a time, or somebody with whom it is shared."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.company_rows import CompanionRow, Company
from bot.store.rows import Rows
from bot.table.clocks import clock
from bot.table.game.change import Change, Changes
from bot.table.game.roles import Actor, require
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.game.transactions import Part, Transactions, apart, in_play
from bot.table.limits import HOUR, STANDARD, Limits, spend
from bot.table.seating.leaving import asked_openly, to_come, unknowing
from bot.table.seating.welcome import may_take_over
from bot.table.waiting import windows

MOST_PARTNERS = 3


class Companions(Part):
    """Appointing companions, and their end. Drafts, orders and clocks of the seat go on as they are."""

    def __init__(self, transactions: Transactions, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.limits = limits

    async def appoint(
        self, game_id: str, user_id: int, person: Person, kind: Company, until: int | None = None
    ) -> GameSnapshot:
        """Let somebody answer for one's seat from now on; they see what it sees, are told so, and may refuse.

        A sitter takes the place of the one before. Raises `Refusal` not-running, not-seated, only-answers, first-game,
        already-there, seen-another, until-when, partners-many, companions-too-often, or cannot-seat where moderators or
        block lists are against it.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            seat = _appointing(snapshot, user_id, person, kind)
            to_come(until, now)
            if not await may_take_over(rows, snapshot, person.user_id):
                raise Refusal("cannot-seat", name=person.name)
            most = self.limits.companions_per_hour
            await spend(rows, f"companions:{user_id}", now, HOUR, most, "companions-too-often")
            lately = any(_the_same(each, seat, person) and now - each.at < HOUR for each in snapshot.companions)
            users = [] if lately else [person.user_id]  # whoever is asked over and over is called once an hour
            number = 1 + sum(each.seat == seat for each in snapshot.companions)
            alias = f"{snapshot.seats[seat].name} {number + 1}"
            name = alias if snapshot.masked else person.name
            new = CompanionRow(game_id, seat, number, person.user_id, name, person.locale, kind, now, until=until)
            changed = [new]
            if kind == "sitter" and (before := snapshot.sitter(seat)):
                changed.append(replace(before, ended=True))
            after = await _with(self.changes, rows, snapshot, changed, now)
            await _tell_of_window(rows, after, new)
            facts = {"name": snapshot.seats[seat].name, "to": name}
            deed: str = kind
            if until:
                deed, facts["until"] = f"{kind}-until", f"<t:{until}:f>"
            asked = asked_openly(after, seat)
            by = Actor(user_id, snapshot.seats[seat].name)
            await note_deed(rows, after, deed, by, now, facts, users=users, asked=asked, seat=seat)
            return after

    async def dismiss(self, game_id: str, user_id: int, companion: int) -> GameSnapshot:
        """End what somebody answers for another: by themselves, or by the person whose seat it is.

        That calls nobody, but for the person whose sitter refuses while the seat is asked something.

        Raises `Refusal` not-running, no-companion where they answer for nobody, or not-seated.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            row = snapshot.companion(companion)
            if row is None:
                raise Refusal("no-companion")
            owner = snapshot.seats[row.seat]
            if user_id != companion:
                require(snapshot, user_id, "lend")
                if owner.person != user_id:
                    raise Refusal("not-seated")
            after = await _with(self.changes, rows, snapshot, [replace(row, ended=True)], now)
            facts = {"name": owner.name, "to": row.name}
            refused = user_id == companion
            by, deed = Actor(user_id, owner.name), f"{row.kind}-back"
            if refused:
                by, deed = Actor(user_id, row.name), f"{row.kind}-refuses"
            alone_called = refused and row.kind == "sitter"  # a partner was called beside whose seat it is
            asked = asked_openly(after, row.seat) if alone_called else []
            users = [owner.user_id] if asked and owner.user_id else []
            await note_deed(rows, after, deed, by, now, facts, users=users, asked=asked, seat=row.seat)
            return after

    async def end_due(self) -> None:
        """Let people answer for themselves again where the time of their sitter is over.

        For the tick of the bot. A table that fails is logged (`sitter-not-ended`) and holds up no other.
        """
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            due = await rows.over_due(now)
        for each in due:
            with apart("sitter-not-ended", game=each.game_id):
                await self._end(each, now)

    async def _end(self, due: CompanionRow, now: int) -> None:
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            if due != await rows.one(CompanionRow, game_id=due.game_id, seat=due.seat, number=due.number):
                return  # it was ended meanwhile
            until_now = (due if _key(each) == _key(due) else each for each in snapshot.companions)
            snapshot = replace(snapshot, companions=tuple(until_now))  # its clock has run in the hours of the sitter
            after = await _with(self.changes, rows, snapshot, [replace(due, ended=True)], now)
            owner = snapshot.seats[due.seat]
            facts = {"name": owner.name, "to": due.name}
            asked = asked_openly(after, due.seat)
            users = [owner.person] if asked and owner.person else []  # the question went to their sitter
            await note_deed(rows, after, "sitter-over", Actor(0), now, facts, users=users, asked=asked)


def _key(row: CompanionRow) -> tuple[int, int]:
    return row.seat, row.number


def _the_same(each: CompanionRow, seat: int, person: Person) -> bool:
    return each.seat == seat and each.user_id == person.user_id


def _appointing(snapshot: GameSnapshot, user_id: int, person: Person, kind: Company) -> int:
    """The seat that somebody may let another answer for; raises `Refusal`."""
    lendable(snapshot, user_id)
    seat = snapshot.own_seat(user_id)
    assert seat is not None  # that is what `lend` requires
    unknowing(snapshot, person, seat, user_id)
    now = snapshot.companions_of(seat)
    if any(each.user_id == person.user_id for each in now):
        raise Refusal("already-there", name=person.name)
    if kind == "partner" and sum(each.kind == "partner" for each in now) >= MOST_PARTNERS:
        raise Refusal("partners-many", most=MOST_PARTNERS)
    return seat


def lendable(snapshot: GameSnapshot, user_id: int) -> None:
    """Raise `Refusal` not-seated, only-answers or first-game unless somebody may let another answer for them."""
    require(snapshot, user_id, "lend")
    if snapshot.row.guided:  # it is played in a thread that nobody else sees
        raise Refusal("first-game")


async def follow_seated(rows: Rows, change: Change) -> Change:
    """End what a sitter answers for a seat that is played by another or by a computer now.

    Whoever shares it with its person answers again when that person returns, and goes with them otherwise.
    """
    seat, before = change.seat, change.before.seats[change.seat.seat]
    stays = seat.user_id == before.user_id and not seat.resigned
    kept = []
    for each in change.after.companions:
        over = each.seat == seat.seat and not each.ended and not (stays and each.kind == "partner")
        kept.append(replace(each, ended=True) if over else each)
        if over:
            await rows.put(kept[-1])
    return replace(change, after=replace(change.after, companions=tuple(kept)))


async def _with(
    changes: Changes, rows: Rows, snapshot: GameSnapshot, changed: list[CompanionRow], now: int
) -> GameSnapshot:
    """Store changed companions of a seat; its clock goes on in the hours of whoever is called now."""
    seat, keys = changed[0].seat, {each.number for each in changed}
    before = await clock.prefs_for(rows, snapshot, seat) if snapshot.seats[seat].person else None
    for each in changed:
        await rows.put(each)
    others = [each for each in snapshot.companions if each.seat != seat or each.number not in keys]
    ordered = sorted([*others, *changed], key=lambda each: (each.seat, each.number))
    after = replace(snapshot, companions=tuple(ordered))
    if before:
        prefs = await clock.prefs_for(rows, after, seat)
        after = clock.in_other_hours(after, seat, before, prefs, now)
    return await changes.keep(rows, snapshot, after)


async def _tell_of_window(rows: Rows, snapshot: GameSnapshot, new: CompanionRow) -> None:
    """Tell whoever answers from now on of blind questions that are open, which nobody else may know of."""
    if any(question.seat == new.seat for question in windows.to_call(snapshot)):
        await rows.post(new.game_id, "window", {"user": new.user_id, "ends": snapshot.window_ends})
