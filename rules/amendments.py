"""Rules that were amended while games were being played: each game keeps the reading with which it began.

An amendment is a correction of a rule that leads elsewhere than what was played before. A game declares its own in
`rules/<game>/amendments.py`, as `AMENDMENTS`; where its rules differ they ask `amended`. What a table has stands among
its options: the number of the move after which an amendment holds there, "0" from the beginning (ADR 25). A position
says of itself only what it lacks, so that one without any mark is played by the rules of today.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.games import MODULES, optional_module

LACKING = "lacking"  # in the options of a position: what its game does not have
FROM_THE_BEGINNING = "0"


@dataclass(frozen=True, slots=True)
class Amendment:
    """A correction of a rule: its id, the revision of the game's rules that it makes, and the rulebook's section.

    Revisions count from 1. What it says stands in the texts, as `<game>-amendment-<id>`.
    """

    id: str
    revision: int
    section: str


def amended(options: Mapping[str, str], amendment: str) -> bool:
    """Whether an amendment holds in a position with these options, for the rules to ask."""
    return options.get(amendment) != LACKING


def amendments_of(game_id: str) -> Sequence[Amendment]:
    """What was amended in a game, by revision."""
    return _declared(MODULES[game_id].rpartition(".")[0])


@cache  # it is asked for every move
def _declared(package: str) -> Sequence[Amendment]:
    module = optional_module(f"{package}.amendments")
    return module.AMENDMENTS if module else ()


def of_today(game_id: str) -> dict[str, str]:
    """What is noted among the options of a table that begins now."""
    return {each.id: FROM_THE_BEGINNING for each in amendments_of(game_id)}


def choices_among(game_id: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a table that it has chosen, without what is noted of amendments; a new mapping.

    For whatever shows or checks options: amendments are noted among them, by their ids.
    """
    amendments = {each.id for each in amendments_of(game_id)}
    return {name: value for name, value in options.items() if name not in amendments}


def as_of(game_id: str, options: Mapping[str, str], seq: int) -> dict[str, str]:
    """The options of a table as they were after a move: without amendments that were taken later."""
    amendments = {each.id for each in amendments_of(game_id)}
    return {name: value for name, value in options.items() if name not in amendments or _since(value, seq + 1)}


def lacking(game_id: str, options: Mapping[str, str]) -> list[Amendment]:
    """The amendments that a table with these options does not have.

    By revision, as `amendments_of` has them; [] for a table that is played by the rules of today. Raises KeyError for a
    game that there is not.
    """
    return [each for each in amendments_of(game_id) if each.id not in options]


def revision(game_id: str, options: Mapping[str, str]) -> int:
    """The newest revision of the rules that a table has whole: one before the first amendment that it lacks.

    That of `today` for a table that lacks none.
    """
    missing = [each.revision for each in lacking(game_id, options)]
    return min(missing, default=today(game_id) + 1) - 1


def today(game_id: str) -> int:
    """The revision of the rules of today."""
    return max((each.revision for each in amendments_of(game_id)), default=0)


def hold(game_id: str, state: Any, options: Mapping[str, str], seq: int) -> None:
    """Mark in place which amended rules a position is played without, before the move `seq` of a table.

    `options` are those of the table, which say from which move on it plays by an amendment. Positions hold what they
    lack, so that a rule asks `amended` and needs nothing but the state.
    """
    for each in amendments_of(game_id):
        if _since(options.get(each.id, ""), seq):
            state.options.pop(each.id, None)
        else:
            state.options[each.id] = LACKING


def _since(value: str, seq: int) -> bool:
    """Whether an amendment that holds after the move that is noted holds for this one."""
    return value.isdecimal() and int(value) < seq
