"""Who answers for a seat beside the person whose it is: a sitter for a time, or somebody with whom it is shared."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.company_rows import CompanionRow, Company, RequestRow
from bot.store.rows import Rows
from bot.table.clocks import clock
from bot.table.game.change import Change, Changes
from bot.table.game.roles import Actor, require
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.game.transactions import Part, apart, in_play
from bot.table.seating.leaving import asked_openly, to_come, unknowing
from bot.table.seating.welcome import may_take_over
from bot.table.waiting import windows

MOST_PARTNERS = 3


class Companions(Part):
    """The end of what people answer for another. Drafts, orders and clocks of the seat go on as they are."""

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


async def begin(changes: Changes, rows: Rows, snapshot: GameSnapshot, asked: RequestRow, now: int) -> GameSnapshot:
    """Let somebody who was asked, and has agreed, answer for a seat from now on; they see what it sees.

    A sitter takes the place of the one before. That calls nobody: whoever begins has just said so. Raises `Refusal` as
    `can_ask` does.
    """
    seat = asked.seat
    await can_ask(rows, snapshot, seat, Person(asked.user_id, asked.name), asked.kind, asked.by)
    to_come(asked.until, now)
    number = 1 + sum(each.seat == seat for each in snapshot.companions)
    name = called_there(snapshot, seat, asked.name)
    new = CompanionRow(
        snapshot.row.id, seat, number, asked.user_id, name, asked.locale, asked.kind, now, until=asked.until
    )
    changed = [new]
    if asked.kind == "sitter" and (before := snapshot.sitter(seat)):
        changed.append(replace(before, ended=True))
    after = await _with(changes, rows, snapshot, changed, now)
    await _tell_of_window(rows, after, new)
    facts = {"name": snapshot.seats[seat].name, "to": name}
    deed: str = asked.kind
    if asked.until:
        deed, facts["until"] = f"{asked.kind}-until", f"<t:{asked.until}:f>"
    by = Actor(asked.user_id, name)
    await note_deed(rows, after, deed, by, now, facts, asked=asked_openly(after, seat), seat=seat)
    return after


def called_there(snapshot: GameSnapshot, seat: int, name: str) -> str:
    """What somebody is called who answers for a seat: at an anonymous table by that, with the next number."""
    if not snapshot.masked:
        return name
    number = 1 + sum(each.seat == seat for each in snapshot.companions)
    return f"{snapshot.seats[seat].name} {number + 1}"


async def can_ask(rows: Rows, snapshot: GameSnapshot, seat: int, person: Person, kind: Company, user_id: int) -> None:
    """Raise a `Refusal` where somebody cannot answer for a seat, whose person `user_id` is.

    That is already-there, seen-another, partners-many, or cannot-seat where moderators or block lists are against it.
    """
    unknowing(snapshot, person, seat, user_id)
    now = snapshot.companions_of(seat)
    if any(each.user_id == person.user_id for each in now):
        raise Refusal("already-there", name=person.name)
    if kind == "partner" and sum(each.kind == "partner" for each in now) >= MOST_PARTNERS:
        raise Refusal("partners-many", most=MOST_PARTNERS)
    if not await may_take_over(rows, snapshot, person.user_id):
        raise Refusal("cannot-seat", name=person.name)


def _key(row: CompanionRow) -> tuple[int, int]:
    return row.seat, row.number


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
