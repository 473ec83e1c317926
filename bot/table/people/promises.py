"""Promises in deals: what people give each other their word for. They bind nobody, and the rules know nothing of them.

They are rows of a person and no part of any answer: what stands in a log stays there, and a person may have their words
deleted. So an undo leaves them, too.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.plain_text import visible
from bot.store.personal_rows import PromiseRow
from bot.store.rows import Rows
from bot.table.game.roles import require
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part, in_play, seat_of

LONGEST = 200  # letters of a promise
MOST = 12  # promises of a seat that are not struck out


class Promises(Part):
    """Making promises, and striking them out."""

    async def make(self, game_id: str, user_id: int, to: int, text: str) -> GameSnapshot:
        """Promise a seat something; returns the game with it.

        Raises `Refusal` not-running, not-seated, only-answers, promise-empty, promises-full, or stale in a game without
        deals, for a text that the form does not take, or for a seat that is not another one.
        """
        text = visible(text)
        async with self.transactions.write(game_id) as rows:
            snapshot, seat = await _seated(rows, game_id, user_id)
            others = [other.seat for other in snapshot.seats if other.seat != seat]
            if to not in others or len(text) > LONGEST:
                raise Refusal("stale")
            if not text:
                raise Refusal("promise-empty")
            if sum(each.seat == seat and not each.done for each in snapshot.promises) >= MOST:
                raise Refusal("promises-full", most=MOST)
            number = 1 + max((each.number for each in snapshot.promises), default=0)
            await rows.put(PromiseRow(game_id, number, seat, to, text, user_id, self.transactions.now()))
            return await load_snapshot(rows, game_id)

    async def strike(self, game_id: str, user_id: int, number: int) -> GameSnapshot:
        """Say that a promise is done with; who gave it and who was given it may do so.

        Raises `Refusal` as `make` does for people who may not promise, and stale for one that is not between the two.
        """
        async with self.transactions.write(game_id) as rows:
            snapshot, seat = await _seated(rows, game_id, user_id)
            for each in snapshot.promises:
                if each.number == number and seat in (each.seat, each.receiver):
                    await rows.put(replace(each, done=True))
                    return await load_snapshot(rows, game_id)
            raise Refusal("stale")


async def _seated(rows: Rows, game_id: str, user_id: int) -> tuple[GameSnapshot, int]:
    """The game and the seat of somebody who may promise something in it."""
    snapshot = await load_snapshot(rows, game_id)
    in_play(snapshot)
    if manifest(snapshot.row.kind).promises is None:
        raise Refusal("stale")
    require(snapshot, user_id, "promise")
    return snapshot, seat_of(snapshot, user_id)
