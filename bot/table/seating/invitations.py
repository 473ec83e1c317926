"""Invitations to a table, and people who ask to be let in at a private one."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.lobby_rows import GuestRow
from bot.store.rows import GameRow
from bot.table.game.roles import By, require
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.game.transactions import Part, Transactions
from bot.table.limits import HOUR, spend
from bot.table.seating.lobby import Lobby
from bot.table.seating.welcome import kept_apart, not_barred, welcome

ACCESS = ("open", "unlisted", "private")
FINISH_RATES = (0, 50, 70, 80, 90, 95)
LEVELS_WISHED = ("any", "newcomers", "known")
CALLED_FOR = 10  # people who wait to be let in; for more the owner is not called


class Invitations(Part):
    """Who comes to a table is its owner's to say, before the start."""

    def __init__(self, transactions: Transactions, lobby: Lobby) -> None:
        super().__init__(transactions)
        self.lobby = lobby

    async def set_access(self, game_id: str, by: int, access: str) -> GameSnapshot:
        """The owner opens the table to all (`open`), to whoever finds it (`unlisted`), or to the invited (`private`).

        Raises `Refusal` not-lobby, not-owner, or stale for another word.
        """
        async with self.lobby.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "invite")
            if access not in ACCESS:
                raise Refusal("stale")
            return await self.lobby.shown(rows, replace(snapshot.row, access=access))

    async def set_least_finish(self, game_id: str, by: int, least: int, *, newcomers: bool) -> GameSnapshot:
        """The owner asks whoever comes for a share of games that they have seen to the end.

        `least` is one of `FINISH_RATES` in per cent, 0 for no such wish; `newcomers` says whether people who have begun
        no or few games may come all the same. Raises `Refusal` not-lobby, not-owner, or stale for another share.
        """
        async with self.lobby.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "invite")
            if least not in FINISH_RATES:
                raise Refusal("stale")
            return await self.lobby.shown(rows, replace(snapshot.row, least_finish=least, newcomers=newcomers))

    async def wish_level(self, game_id: str, by: int, wished: str) -> GameSnapshot:
        """The owner says for whom the table is meant, a word of `LEVELS_WISHED`; nobody is turned away for that.

        Raises `Refusal` not-lobby, not-owner, or stale for another word.
        """
        async with self.lobby.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "invite")
            if wished not in LEVELS_WISHED:
                raise Refusal("stale")
            return await self.lobby.shown(rows, replace(snapshot.row, wished_level=wished))

    async def set_seats(self, game_id: str, by: int, most: int) -> GameSnapshot:
        """The owner says how many seats there are, 0 for as many as the game has.

        Raises `Refusal` not-lobby, not-owner, stale for a number that the game does not have, or seats-taken (most) for
        fewer than sit there and are invited.
        """
        async with self.lobby.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "invite")
            if most and most not in snapshot.game.seats:
                raise Refusal("stale")
            if most and most < len(snapshot.seats) + len(snapshot.row.invited):
                raise Refusal("seats-taken", most=most)
            return await self.lobby.shown(rows, replace(snapshot.row, most_seats=most))

    async def invite(self, game_id: str, by: int, person: Person) -> GameSnapshot:
        """Keep a seat for somebody until they answer, and call them.

        Raises `Refusal` already-there, cannot-seat (name) where moderators or block lists are against it, table-full.
        """
        async with self.lobby.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "invite")
            row = snapshot.row
            if snapshot.seat_of(person.user_id) is not None or person.user_id in row.invited:
                raise Refusal("already-there", name=person.name)
            try:
                await not_barred(rows, row.guild_id, person.user_id)
            except Refusal as refused:
                raise Refusal("cannot-seat", name=person.name) from refused
            if await kept_apart(rows, person.user_id, [row.owner_id, *snapshot.people]):
                raise Refusal("cannot-seat", name=person.name)
            if len(snapshot.seats) + len(row.invited) >= snapshot.most:
                raise Refusal("table-full")
            await rows.drop(GuestRow, game_id=game_id, user_id=person.user_id)
            await rows.post(game_id, "invited", {"users": [person.user_id], **_only_to(row, person.user_id)})
            return await self.lobby.shown(rows, replace(row, invited=(*row.invited, person.user_id)))

    async def ask_in(self, game_id: str, person: Person) -> GameSnapshot:
        """Ask to be let in at a private table; its owner is called, unless many wait to be let in already.

        Raises `Refusal` already-seated, asked-already (also where the owner has said no), table-full, joins-too-often,
        and what `welcome` raises.
        """
        now = self.transactions.now()
        async with self.lobby.arranging(game_id, person.user_id) as (rows, snapshot):
            if snapshot.seat_of(person.user_id) is not None:
                raise Refusal("already-seated")
            await welcome(rows, snapshot, person.user_id, uninvited=False)
            if await rows.one(GuestRow, game_id=game_id, user_id=person.user_id):
                raise Refusal("asked-already")
            if snapshot.full:
                raise Refusal("table-full")
            most = self.lobby.limits.joins_per_hour
            await spend(rows, f"join:{person.user_id}", now, HOUR, most, "joins-too-often")
            await rows.put(GuestRow(game_id, person.user_id, person.name, person.locale, now))
            waiting = [guest for guest in await rows.some(GuestRow, game_id=game_id) if not guest.declined]
            if len(waiting) <= CALLED_FOR:  # the others stand in the list that those lead to
                called = {"guest": person.user_id, **_only_to(snapshot.row, snapshot.row.owner_id)}
                await rows.post(game_id, "asks", called)
            return await self.lobby.shown(rows, snapshot.row)

    async def let_in(self, game_id: str, by: By, user_id: int) -> GameSnapshot:
        """Give a seat to somebody who asked for it, and tell them; returns the lobby, or the game that begins with it.

        Raises `Refusal` not-lobby, not-owner, stale where nobody of this id asked, and what `join` raises.
        """
        async with self.lobby.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "invite")
            guest = await rows.one(GuestRow, game_id=game_id, user_id=user_id)
            if guest is None:
                raise Refusal("stale")
            await rows.drop(GuestRow, game_id=game_id, user_id=user_id)
            invited = replace(snapshot.row, invited=(*snapshot.row.invited, user_id))
            person = Person(user_id, guest.name, guest.locale)
            await rows.post(game_id, "welcomed", {"users": [user_id]})
            return await self.lobby.take_seat(rows, replace(snapshot, row=invited), person)

    async def turn_away(self, game_id: str, by: By, user_id: int) -> GameSnapshot:
        """Say no to somebody who asked; they are not told, and cannot ask again.

        Raises `Refusal` not-lobby, not-owner, or stale where nobody of this id asked.
        """
        async with self.lobby.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "invite")
            guest = await rows.one(GuestRow, game_id=game_id, user_id=user_id)
            if guest is None:
                raise Refusal("stale")
            await rows.put(replace(guest, declined=True))
            return await self.lobby.shown(rows, snapshot.row)  # its post offers nothing any more

    async def waiting(self, game_id: str) -> list[GuestRow]:
        """Who has asked to be let in and waits for an answer; for the owner."""
        async with self.transactions.read() as rows:
            return [row for row in await rows.some(GuestRow, game_id=game_id) if not row.declined]


def _only_to(row: GameRow, user_id: int) -> dict[str, int]:
    """What makes a post a direct message, at an anonymous table: in public it would tell who comes to sit there."""
    if not row.anonymous:
        return {}
    return {"user": user_id}
