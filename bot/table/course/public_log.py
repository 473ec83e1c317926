"""The file of a game that goes on: its log and position as everybody may see them, for whoever may read its log."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import Refusal
from bot.store.rows import MoveRow
from bot.table.course.feed import fed
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part

FORMAT, FORMAT_VERSION = "orrery-log", 1


@dataclass(frozen=True, slots=True)
class PublicLog:
    """The game, with its moves up to now; `data` takes a while for a long one."""

    snapshot: GameSnapshot
    moves: Sequence[MoveRow]

    @property
    def data(self) -> bytes:
        """The file: JSON in UTF-8."""
        return json.dumps(public_log(self.snapshot, self.moves), ensure_ascii=False, indent=1).encode()

    def file(self) -> tuple[str, bytes]:
        """Its name and bytes. They are a few hundred thousand where a game is long; Discord takes ten million."""
        return f"{self.snapshot.row.kind}-{self.snapshot.row.id}-log.json", self.data


class PublicLogs(Part):
    """Reading games that go on for their files."""

    async def of(self, game_id: str) -> PublicLog:
        """The log of a game that is being played; raises `Refusal` no-game, or not-running for any other."""
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            if snapshot.row.status != "running":
                raise Refusal("not-running")
            return PublicLog(snapshot, await rows.log(game_id, 0, snapshot.row.seq))


def public_log(snapshot: GameSnapshot, moves: Sequence[MoveRow]) -> dict[str, Any]:
    """A game as its feed tells of it, with all moves that told something to all, and the names that its log shows."""
    told = fed(snapshot, moves, "", last=None)
    del told["table_name"]
    seats = [{"name": seat.name, "computer": bool(seat.agent)} for seat in snapshot.seats]
    return {**told, "format": FORMAT, "format_version": FORMAT_VERSION, "seats": seats}
