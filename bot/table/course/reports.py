"""What somebody reports to the host: a game as everybody may see it, and what they wrote.

The file may be read by others who play, since the host's channel may have more readers. So nothing hidden is in it, not
even what the reporter sees: the host has the database, and plays the game again from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.errors import DamagedGame, Refusal
from bot.store.game_store import Span
from bot.store.rows import GameRow, MoveRow, SeatRow
from bot.table.game.jumps import JUMPS, effective_moves
from bot.table.game.snapshot import GameSnapshot, load_snapshot, visible_events
from bot.table.game.transactions import Part
from bot.table.limits import HOUR, spend
from rules.core.hidden import view

LONGEST = 1500  # letters of what somebody writes
MOST = 3  # reports of one person within an hour
PUBLIC_ROW = ("id", "kind", "status", "options", "guided", "anonymous")


@dataclass(frozen=True, slots=True)
class Report:
    """One report: of which game, after how many moves, from which seat (None: an onlooker), what was written, when."""

    game_id: str
    kind: str
    seq: int
    seat: int | None
    said: str
    at: int
    game: dict[str, Any]

    @property
    def command(self) -> str:
        """The command line that plays the game again up to the reported move, on the host's machine."""
        return f"orrery check --game {self.game_id} --at {self.seq}"

    @property
    def name(self) -> str:
        """The name of its file, which takes no letter from what somebody wrote."""
        return f"report-{self.kind}-{self.game_id}-{self.at}.json"

    @property
    def data(self) -> bytes:
        """The file: JSON in UTF-8."""
        told = {
            "format": "orrery-report",
            "format_version": 1,
            "at": self.at,
            "seat": self.seat,
            "said": self.said,
            "command": self.command,
            "game": self.game,
        }
        return json.dumps(told, ensure_ascii=False, indent=1).encode()


class Reports(Part):
    """Taking reports down."""

    async def take(self, game_id: str, user_id: int, said: str) -> Report:
        """What a person reports of a table that they may know of, also of one that cannot be read.

        Raises `Refusal` no-game, or reports-too-often (most).
        """
        async with self.transactions.write(Span.BESIDE) as rows:
            row = await rows.one(GameRow, id=game_id)
            if row is None:
                raise Refusal("no-game")
            await spend(rows, f"report:{user_id}", rows.now, HOUR, MOST, "reports-too-often")
        async with self.transactions.read() as rows:  # nobody who writes has to wait for the log
            own = await rows.some(SeatRow, game_id=game_id, user_id=user_id)
            moves = await rows.log(game_id, 0, row.seq)
            try:
                game = public(await load_snapshot(rows, game_id), moves)
            except DamagedGame as error:
                game = damaged(row, error)
        seat = own[0].seat if own else None
        return Report(game_id, row.kind, row.seq, seat, said.strip(), self.transactions.now(), game)


def public(snapshot: GameSnapshot, moves: Iterable[MoveRow]) -> dict[str, Any]:
    """A game as an onlooker may know it: its position, and of each move what it told everybody; no names, no ids.

    Fit for JSON. `position` is None before the start. moves: those of the log in order, as many as are to be told.
    """
    state, log = snapshot.state, [*moves]
    position = None
    if state is not None:
        position = json.loads(snapshot.game.codec.dump_json(view(state, None)))
    return {
        **_of_row(snapshot.row),
        "rules_version": snapshot.game.version,
        "seats": len(snapshot.seats),
        "moves": snapshot.row.seq,
        "position": position,
        "log": _told(log),
    }


def damaged(row: GameRow, error: DamagedGame) -> dict[str, Any]:
    """What can be said of a game whose position cannot be read: which fault it is, and nothing that it holds."""
    return {**_of_row(row), "moves": row.seq, "damaged": type(error.__cause__).__name__}


def _of_row(row: GameRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in PUBLIC_ROW}


def _told(log: list[MoveRow]) -> list[dict[str, Any]]:
    """The moves of which everybody may know, with what they told; those that were taken back are marked."""
    standing = {move.seq for move in effective_moves(log)}
    return [
        {
            "move": move.seq,
            "rules_version": move.version,
            "taken_back": move.how not in JUMPS and move.seq not in standing,
            "events": [{"kind": event.kind, "facts": event.facts} for event in events],
        }
        for move in log
        if (events := visible_events(move.events, None))
    ]
