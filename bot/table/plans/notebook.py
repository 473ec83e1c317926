"""The notebook: what a person writes down of a game for themselves, and may let others read after the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.errors import Refusal
from bot.store.personal_rows import NotebookRow
from bot.store.rows import LIVING, Rows
from bot.table.game.roles import may, require
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part

LONGEST = 1000  # letters of a note
MOST = 100  # notes of a person on a game
GAME = 0  # where the note on the whole game stands


@dataclass(frozen=True, slots=True)
class Notes:
    """A person's notes on a game, those of others that may be read, and whether one may write any."""

    snapshot: GameSnapshot
    own: tuple[NotebookRow, ...]
    others: tuple[NotebookRow, ...]
    may_write: bool

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that what is shared is open to all."""
        return self.snapshot.row.status not in LIVING

    @property
    def shared(self) -> bool:
        """Whether others may read their notes after the end; False without any."""
        return any(note.shared for note in self.own)

    def at(self, seq: int) -> str:
        """The text of one's own note at a move; "" where there is none."""
        return next((note.text for note in self.own if note.seq == seq), "")


class Notebook(Part):
    """Notes. They stand in no log, and nobody is told of them."""

    async def of(self, game_id: str, user_id: int) -> Notes:
        """What this person may read.

        Raises `Refusal` not-seated before the end for who neither plays nor has written anything.
        """
        async with self.transactions.read() as rows:
            return await _read(rows, await load_snapshot(rows, game_id), user_id)

    async def write(self, game_id: str, user_id: int, seq: int, text: str) -> Notes:
        """Write the note at move `seq`, or on the whole game (`GAME`), anew; without text it goes.

        Raises `Refusal` not-seated, stale for a move that was not made, or notes-full.
        """
        async with self.transactions.write(game_id) as rows:
            snapshot = await load_snapshot(rows, game_id)
            require(snapshot, user_id, "note")
            if not 0 <= seq <= snapshot.row.seq:
                raise Refusal("stale")
            notes = await _read(rows, snapshot, user_id)
            text = text.strip()[:LONGEST]
            if not text:
                await rows.drop(NotebookRow, game_id=game_id, user_id=user_id, seq=seq)
                return await _read(rows, snapshot, user_id)
            if len(notes.own) >= MOST and not notes.at(seq):
                raise Refusal("notes-full", most=MOST)
            await rows.put(NotebookRow(game_id, user_id, seq, text, self.transactions.now(), notes.shared))
            return await _read(rows, snapshot, user_id)

    async def share(self, game_id: str, user_id: int, *, shared: bool) -> Notes:
        """Let others read all of one's notes of a game after its end, or not; returns them.

        Raises `Refusal` no-game, and while the game goes on, of whoever has written none, not-seated or only-answers.
        """
        async with self.transactions.write(game_id) as rows:
            snapshot = await load_snapshot(rows, game_id)
            for note in (await _read(rows, snapshot, user_id)).own:
                await rows.put(replace(note, shared=shared))
            return await _read(rows, snapshot, user_id)


async def _read(rows: Rows, snapshot: GameSnapshot, user_id: int) -> Notes:
    notes = await rows.some(NotebookRow, game_id=snapshot.row.id)
    own = tuple(note for note in notes if note.user_id == user_id)
    if not own and snapshot.row.status in LIVING:
        require(snapshot, user_id, "note")
    others = tuple(note for note in notes_for_all(snapshot, notes) if note.user_id != user_id)
    return Notes(snapshot, own, others, may(snapshot, user_id, "note"))


def notes_for_all(snapshot: GameSnapshot, notes: list[NotebookRow]) -> list[NotebookRow]:
    """Those of a game's notes that everybody may read: none before its end."""
    return [note for note in notes if note.shared and snapshot.row.status not in LIVING]


def writers(snapshot: GameSnapshot) -> Mapping[int, str]:
    """How those who play or played at a table are called, by their ids."""
    beside = {companion.user_id: companion.name for companion in snapshot.companions}
    return {**beside, **{seat.user_id: seat.name for seat in snapshot.seats if seat.user_id}}
