"""The file of a game that goes on, as `bot/table/course/public_log.py` writes it, read again to be looked at.

It holds what everybody was told and no moves, so that nothing of it can be proved, and nobody plays on from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from bot.errors import Refusal
from bot.table.course.public_log import FORMAT
from bot.table.finished.record import MOST_RECORD_BYTES, Name, Word
from rules.games import MODULES


class Part(BaseModel):
    """A part of the file; fields of a later release are passed over."""

    model_config = ConfigDict(frozen=True, strict=True)


class Seat(Part):
    """Who sits there."""

    name: Annotated[str, Field(max_length=200)]
    computer: bool


class Told(Part):
    """Something that everybody was told."""

    kind: Name
    facts: Annotated[dict[Name, Annotated[str, Field(max_length=300)] | int], Field(max_length=60)]


class Move(Part):
    """What a move told; the number counts those that told something to all."""

    number: Annotated[int, Field(ge=1, lt=1_000_000)]
    taken_back: bool
    events: tuple[Told, ...]


class PublicFile(Part):
    """The file: of which game, who plays it, and what happened so far."""

    format: Literal["orrery-log"]
    format_version: Literal[1]
    table: Word
    game: Word
    round: Annotated[int, Field(ge=0, lt=1000)] | None
    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=12)]
    log: tuple[Move, ...]


def parsed(data: bytes) -> dict[str, Any]:
    """What stands in a file that somebody has brought, of whatever form.

    Raises `Refusal` import-large (most) or import-shape.
    """
    if len(data) > MOST_RECORD_BYTES:
        raise Refusal("import-large", most=MOST_RECORD_BYTES >> 20)
    try:
        found = from_json(data)
    except ValueError as error:
        raise Refusal("import-shape") from error
    if not isinstance(found, dict):
        raise Refusal("import-shape")
    return found


def read_public(data: bytes) -> PublicFile | None:
    """The file of a game that goes on, None for any other.

    Raises what `parsed` raises, or `Refusal` import-shape for one of another form, import-game for a game that this
    release has not.
    """
    if parsed(data).get("format") != FORMAT:
        return None
    try:
        file = PublicFile.model_validate_json(data)
    except ValidationError as error:
        raise Refusal("import-shape") from error
    if file.game not in MODULES:
        raise Refusal("import-game")
    return file
