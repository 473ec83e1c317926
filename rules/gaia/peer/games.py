"""A whole game of the peer as one of ours: table options and the lines of its moves.

Whoever brings it may have made it up: every part has its shape and a length, and each line is played by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.core.chance import chance
from rules.core.decisions import Answer, Illegal
from rules.core.game import Setup
from rules.core.play import Move, start, step
from rules.gaia.components import STANDARD_SLOTS, TRACKS
from rules.gaia.game import GAME
from rules.gaia.peer.feeding import Feeder
from rules.gaia.peer.lines import Unreadable
from rules.gaia.peer.start import components, options_of, planets, rotations, sectors, skipped, unturned
from rules.gaia.setup import layout, written
from rules.gaia.state import Sector

MOST_ANSWERS = 3000  # several times as many as the longest games have
SEED = "peer"  # nothing is drawn in a game that is laid out
Word = Annotated[str, Field(max_length=40)]
Line = Annotated[str, Field(max_length=600)]
Few = Annotated[tuple[Word, ...], Field(max_length=12)]


class NotOurs(Exception):
    """The line `number` of a game cannot be played by our rules, counted from 1; 0 for its start."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Part(BaseModel):
    """A part of a record; it has more than is read here."""

    model_config = ConfigDict(frozen=True)


class Tile(Part):
    """A sector tile where it lies, turned clockwise by sixths."""

    tile: Annotated[str, Field(pattern=r"^(?:[1-9]|10)[AB]?$")]
    rotation: Annotated[int, Field(ge=0, le=5)]
    center: tuple[Annotated[int, Field(ge=-20, le=20)], Annotated[int, Field(ge=-20, le=20)]]


class Start(Part):
    """How the game was laid out."""

    sectors: Annotated[tuple[Tile, ...], Field(min_length=7, max_length=10)]
    planets: Annotated[dict[Word, Annotated[str, Field(pattern="^[rovdstigm]$")]], Field(max_length=120)]
    boosters: Few
    techs: Annotated[dict[Word, Word], Field(max_length=15)]
    token: Annotated[Word, Field(alias="terraFederation")]
    rounds: Annotated[Few, Field(alias="roundScoring")]
    finals: Annotated[Few, Field(alias="finalScoring")]
    mirrored_tiles: bool = False


class Chosen(Part):
    """What the table chose."""

    auction: Word | None = None
    flexible: Annotated[bool, Field(alias="flexibleFederations")] = False
    custom: Annotated[bool, Field(alias="customBoardSetup")] = False
    variant: Annotated[Word | None, Field(alias="factionVariant")] = None


class Record(Part):
    """A game: who plays what, how it began, and its lines, the first of which names it."""

    players: Annotated[int, Field(ge=2, le=4)]
    options: Chosen
    factions: Annotated[tuple[Word, ...], Field(min_length=2, max_length=4)]
    setup: Start
    moves: Annotated[tuple[Line, ...], Field(min_length=1, max_length=1500)]
    complete: bool


@dataclass(frozen=True, slots=True)
class Ours:
    """The same game here: its options, what its players are called, and our lines."""

    options: dict[str, str]
    names: tuple[str, ...]
    lines: tuple[str, ...]


def ours(found: Mapping[str, Any]) -> Ours | None:
    """A game of the peer as one of ours; None for what is no record of one.

    Raises `NotOurs`.
    """
    try:
        record = Record.model_validate(found).model_dump(by_alias=True)
    except ValidationError:
        return None
    try:
        options = _options(record)
        lines = _lines(record, options)
    except NotOurs:
        raise
    except (Illegal, KeyError, ValueError, IndexError) as error:
        raise NotOurs(0) from error
    return Ours(options, tuple(f"P{seat + 1}" for seat in range(record["players"])), lines)


def _options(record: Mapping[str, Any]) -> dict[str, str]:
    """The options of its table, with the start written down; raises `NotOurs` where that is none of ours."""
    if skipped(record):
        raise NotOurs(0)
    options, turned = options_of(record), rotations(record)
    tiles = [Sector(**row) for row in sectors(record, turned)]  # type: ignore[arg-type]
    if unturned(planets(record), turned) != layout.planets(tiles):
        raise NotOurs(0)  # of tiles that lie mirrored, as in the oldest games
    parts: dict[str, list[str]] = {}
    if options["components"] == "random":
        drawn = components(record["setup"])
        parts = {
            "boosters": drawn["boosters"],
            "techs": [drawn["slots"][slot] for slot in STANDARD_SLOTS],
            "advanced": [drawn["advanced"][track] for track in TRACKS],
            "token": [drawn["terra_token"]],
            "rounds": drawn["round_tiles"],
            "finals": drawn["final_tiles"],
        }
    text = written.read(written.written(tiles, parts)).value
    return {**options, "start": text}


def _lines(record: Mapping[str, Any], options: Mapping[str, str]) -> tuple[str, ...]:
    """All answers as our lines."""
    made: list[str] = []
    state = start(GAME, Setup(record["players"], options), SEED)

    def give(seat: int, kind: str, words: Answer) -> None:
        if len(made) == MOST_ANSWERS:
            raise ValueError(kind)
        move = Move(seat, kind, words)
        step(GAME, state, move, chance(SEED, len(made) + 1))
        made.append(str(move))

    feeder = Feeder(record, state, give)
    for number in range(len(record["moves"])):
        try:
            feeder.feed(number)
            if not feeder.to_be_continued:
                feeder.settle()
        except (Illegal, Unreadable, KeyError, ValueError, IndexError, StopIteration) as error:
            raise NotOurs(number + 1) from error
    return tuple(made)
