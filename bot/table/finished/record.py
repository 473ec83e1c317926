"""The file of a game that has ended: JSON that holds all it takes to play it again, and names no user.

Whoever reads such a file has no reason to trust it: it is small, has no fields but these, and every one has its shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.store.rows import LIVING, GameRow, How, MoveRow, Status
from bot.table.game.commitment import commitment
from bot.table.game.jumps import JUMPS, effective_moves
from bot.table.game.snapshot import GameSnapshot
from rules.core import play
from rules.core.flow import Event

MOST_RECORD_BYTES = 1 << 20  # of the file of a game, whoever wrote it
Word = Annotated[str, Field(pattern=r"^[a-z0-9]{1,20}$")]
Name = Annotated[str, Field(max_length=60)]
Value = Annotated[str, Field(max_length=1000)]  # of an option, which people may have written themselves
Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{0,64}$")]
Count = Annotated[int, Field(ge=0, lt=1_000_000)]


class NotARecord(ValueError):
    """What is said to be the file of a game and is not."""


class Part(BaseModel):
    """A part of the file, without fields that are not declared."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Sat(Part):
    """A seat: how its player was called at the end, and the computer player in it."""

    name: Annotated[str, Field(max_length=200)]
    computer: Word | None = None


class Played(Part):
    """A logged move, with what it told; `at` is when it was made, in seconds since 1970.

    An `undone` one was taken back and does not count; None in a file of before that was marked.
    """

    seq: Annotated[int, Field(ge=1, lt=1_000_000)]
    line: Annotated[str, Field(max_length=4000)]
    how: How
    version: Count
    at: Annotated[int, Field(ge=0, lt=1 << 40)]
    events: tuple[Event, ...] | None
    undone: bool | None = None


class Noted(Part):
    """A note that its writer lets others read: how they were called at the end, and after which move it was written."""

    name: Annotated[str, Field(max_length=200)]
    seq: Count
    text: Annotated[str, Field(max_length=1000)]


class Record(Part):
    """A game, as a rule one that has ended. `status`: it was played to its end, given up, or goes on.

    `commitment` is the hash posted at its start, "" for a game of before there was one. `position` is the digest of the
    last position, `scores` and `winners` (seats from 0) are empty in a game that was given up. `events` of the moves
    are None where the file would be too large with them.
    """

    format: Literal["orrery-game"] = "orrery-game"
    format_version: Literal[1, 2] = 2
    id: Word
    game: Word
    rules_version: Count
    status: Literal["over", "abandoned", "running"]
    options: Annotated[dict[Name, Value], Field(max_length=60)]
    seats: Annotated[tuple[Sat, ...], Field(min_length=1, max_length=12)]
    commitment: Hex
    salt: Hex
    seed: Annotated[str, Field(min_length=1, max_length=200)]
    seed_given: bool
    moves: tuple[Played, ...]
    position: Hex
    scores: Annotated[tuple[int, ...], Field(max_length=12)] = ()
    winners: Annotated[tuple[Count, ...], Field(max_length=12)] = ()
    notes: Annotated[tuple[Noted, ...], Field(max_length=1200)] = ()

    @property
    def data(self) -> bytes:
        """The file, without the events where it would be larger than a file may be."""
        unused = set() if self.notes else {"notes"}  # so that the file reads as before where nobody shares any
        whole = self.model_dump_json(indent=1, exclude=unused).encode()
        if len(whole) <= MOST_RECORD_BYTES:
            return whole
        bare = tuple(move.model_copy(update={"events": None}) for move in self.moves)
        return self.model_copy(update={"moves": bare}).model_dump_json(exclude=unused).encode()


def recorded(snapshot: GameSnapshot, moves: Sequence[MoveRow], notes: Sequence[Noted] = ()) -> Record:
    """The file of a game, with the notes that may be read; ValueError for one that has not ended, or never began."""
    if snapshot.row.status in LIVING:
        raise ValueError("a game that has not ended keeps its seed")
    return whole(snapshot, moves, notes)


def whole(snapshot: GameSnapshot, moves: Sequence[MoveRow], notes: Sequence[Noted] = ()) -> Record:
    """All it takes to play a game again, also of one that goes on: for nobody but whoever has the database.

    ValueError for one that never began.
    """
    row, game = snapshot.row, snapshot.game
    if snapshot.state is None:
        raise ValueError("a game that never began has no moves")
    scores, winners = _result(snapshot)
    standing = {move.seq for move in effective_moves(moves)}
    return Record(
        id=row.id,
        game=row.kind,
        rules_version=game.version,
        status=_ended(row.status),
        options=row.options,
        seats=tuple(Sat(name=seat.name, computer=seat.agent) for seat in snapshot.seats),
        commitment=_posted(row),
        salt=row.salt,
        seed=row.seed,
        seed_given=row.seed_given,
        moves=tuple(
            Played(
                seq=move.seq,
                line=move.line,
                how=move.how,
                version=move.version,
                at=move.at,
                events=move.events,
                undone=move.how not in JUMPS and move.seq not in standing,
            )
            for move in moves
        ),
        position=play.digest(game, snapshot.state),
        scores=tuple(scores),
        winners=tuple(winners),
        notes=tuple(notes),
    )


def _ended(status: Status) -> Literal["over", "abandoned", "running"]:
    if status == "over" or status == "running":
        return status
    return "abandoned"


def _posted(row: GameRow) -> str:
    """The hash that was posted when the game began; "" where none was."""
    if not row.salt:
        return ""
    return commitment(row.id, row.salt, row.seed)


def _result(snapshot: GameSnapshot) -> tuple[list[int], list[int]]:
    """Points by seat, and the seats that have won; nothing in a game that was given up."""
    if snapshot.row.status != "over":
        return [], []
    return snapshot.game.scores(snapshot.state), snapshot.game.winners(snapshot.state)


def read(data: bytes) -> Record:
    """The record in a file; raises `NotARecord` for anything else, with the first thing that is wrong.

    Also for more than `MOST_RECORD_BYTES`, and for moves whose numbers do not count up from 1. Nothing is played:
    whether its moves are legal shows when they are.
    """
    if len(data) > MOST_RECORD_BYTES:
        raise NotARecord(f"the file is larger than {MOST_RECORD_BYTES} bytes")
    try:
        record = Record.model_validate_json(data)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, wrong["loc"]))[:80]
        raise NotARecord(f"{where or 'the file'}: {wrong['msg'][:200]}") from None
    if [move.seq for move in record.moves] != list(range(1, 1 + len(record.moves))):
        raise NotARecord("moves: their numbers do not count up from 1")
    return record
