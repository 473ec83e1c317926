"""A rematch: the same people, options and languages, the seats turned by one; it starts when all have agreed."""

from __future__ import annotations

from bot.agents import USUAL
from bot.errors import Refusal
from bot.store.rows import LIVING, GameRow, Rows, SeatRow
from bot.table.game.names import with_public_name
from bot.table.game.snapshot import GameSnapshot, Person, load_snapshot
from bot.table.game.transactions import seat_of
from bot.table.limits import room_for
from bot.table.seating import ready
from bot.table.seating.lobby import OpensTables, new_id, room_for_table, seated, started_if_agreed
from bot.table.seating.welcome import kept_apart, welcome
from rules.amendments import choices_among


class Rematches(OpensTables):
    """Who asks for a rematch opens its table; the others are invited, and a computer sits where one played on.

    Whoever had stepped back until a day is one of them: the computer only played on for them.

    A game has one rematch at a time: whoever asks for it again agrees to the one there is.
    """

    async def agree(self, game_id: str, person: Person) -> GameSnapshot:
        """The rematch of a game that is over or was ended by a vote, as it stands now that this person wants it.

        It runs when all have agreed. Raises what `rematchable` raises, and what opening a table or joining one raises.
        """
        async with self.transactions.changing(game_id, others=True) as (rows, before):
            rematchable(before, person.user_id)
            there = [row for row in await rows.some(GameRow, rematch_of=game_id) if row.status in LIVING]
            if there:
                rematch = await self._join(rows, there[0].id, person)
            else:
                rematch = await self._open(rows, before, person)
        self.transactions.changed(rematch.row.id)
        return rematch

    async def _join(self, rows: Rows, game_id: str, person: Person) -> GameSnapshot:
        rematch = await load_snapshot(rows, game_id)
        if rematch.row.status != "lobby" or rematch.seat_of(person.user_id) is not None:
            return rematch
        await welcome(rows, rematch, person.user_id)
        if rematch.row.owner_id != person.user_id:
            await room_for(rows, person.user_id, self.limits)
        now = self.transactions.now()
        rematch = await seated(rows, rematch, ready.there(person.sit(game_id), now))
        return await started_if_agreed(self.changes, rows, rematch, self.seed, now)

    async def _open(self, rows: Rows, before: GameSnapshot, person: Person) -> GameSnapshot:
        old, now = before.row, self.transactions.now()
        await room_for_table(rows, old.guild_id, person.user_id, now, self.limits)
        others = [user for user in before.present if user != person.user_id]
        apart = await kept_apart(rows, person.user_id, others)
        row = GameRow(
            new_id(), old.kind, old.guild_id, old.channel_id, person.user_id, old.locale, now,
            options=choices_among(old.kind, old.options), touched_at=now, second_locale=old.second_locale,
            rematch_of=old.id, name_words=await self.names.generated(rows, old.guild_id),
            anonymous=old.anonymous, hints=old.hints, feed=old.feed, clock=old.clock, windows=old.windows, owner_at=now,
            invited=tuple(user for user in others if user not in apart),
        )  # fmt: skip
        await rows.put(row)
        seat = ready.there(person.sit(row.id), now)
        await rows.put(with_public_name(seat, anonymous=row.anonymous))
        computers = [seat for seat in before.seats if seat.present is None]
        for number, seat in enumerate(computers, 1):
            await rows.put(SeatRow(row.id, number, None, f"Orrery {number}", seat.agent or USUAL))
        if row.invited:
            await rows.post(old.id, "rematch", {"by": before.present_seat(person.user_id), "users": list(row.invited)})
        return await started_if_agreed(self.changes, rows, await load_snapshot(rows, row.id), self.seed, now)


def rematchable(snapshot: GameSnapshot, user_id: int) -> None:
    """Raise `Refusal` unless this person may ask for a rematch of the game: not-over, no-rematch, not-seated.

    only-answers for whoever only answers for somebody else there.
    """
    if not snapshot.row.ended_together:
        raise Refusal("not-over")
    if snapshot.row.guided or snapshot.row.practice:
        raise Refusal("no-rematch")
    if snapshot.present_seat(user_id) is None:
        seat_of(snapshot, user_id)  # which says why, but for who only answers for another
        raise Refusal("only-answers")
