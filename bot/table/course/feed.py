"""What programs may read of a table whose host has allowed it: what an onlooker sees, and whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.rows import GameRow, MoveRow
from bot.table.course.reports import public
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part
from bot.table.game.waits import known_to_all

FORMAT, FORMAT_VERSION = "orrery-feed", 1
LAST_MOVES = 100  # that told something to all; the export of a game has all of them


@dataclass(frozen=True, slots=True)
class Fed:
    """A table as it stands, with its moves: `told` makes of it what programs read, which takes a while."""

    snapshot: GameSnapshot
    moves: Sequence[MoveRow]

    def told(self, name: str) -> dict[str, Any]:
        """What programs read of the table, which is called by this `name`."""
        return fed(self.snapshot, self.moves, name)


class Feeds(Part):
    """Reading tables for programs."""

    async def version(self, game_id: str) -> tuple[int, ...] | None:
        """What changes whenever a feed may have changed, to be compared and nothing else.

        None where the table has no feed, or there is none of this id.
        """
        async with self.transactions.read() as rows:
            row = await rows.one(GameRow, id=game_id)
        return (row.rev, row.seq) if row and has_feed(row) else None

    async def of(self, game_id: str) -> Fed:
        """A table that has a feed, with all its moves; raises `Refusal` no-game, or `DamagedGame`.

        Whoever asks checks by `version` that it has one.
        """
        async with self.transactions.read() as rows:
            return Fed(await load_snapshot(rows, game_id), await rows.log(game_id, 0, 1 << 30))


def has_feed(row: GameRow) -> bool:
    """Whether programs may read a table: one that is open to all, or only not listed, and no first game."""
    return row.feed and row.access != "private" and not row.guided


def fed(snapshot: GameSnapshot, moves: Sequence[MoveRow], name: str, last: int | None = LAST_MOVES) -> dict[str, Any]:
    """A table as programs read it: as an onlooker sees it, without who plays; of its moves so many, all for None.

    How many moves there are is not in it, nor what is under way inside the rules: in secret, too, moves are made.
    """
    game = public(snapshot, moves)
    log = [{"number": number, **each} for number, each in enumerate(map(_told, game["log"]), 1)]
    waits = [wait for wait in snapshot.waits if known_to_all(wait)]
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "table": game["id"],
        "table_name": name,
        "game": game["kind"],
        "status": game["status"],
        "options": game["options"],
        "rules_version": game["rules_version"],
        "seats": [{"seat": seat.seat, "computer": bool(seat.agent)} for seat in snapshot.seats],
        "round": snapshot.row.round,
        "waits_for": [{"seat": wait.seat, "since": wait.since, "until": wait.until} for wait in waits],
        "position": _shown(game["position"]),
        "log": log if last is None else log[-last:],
    }


def _shown(position: dict[str, Any] | None) -> dict[str, Any] | None:
    """A position without its frames, from which one could read what is asked of whom."""
    if position is None:
        return None
    return {name: value for name, value in position.items() if name != "stack"}


def _told(move: dict[str, Any]) -> dict[str, Any]:
    return {"taken_back": move["taken_back"], "events": move["events"]}
