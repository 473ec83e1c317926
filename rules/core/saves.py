"""Positions saved by older versions: a chain of small functions lifts them to today's form."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from rules.core.game import Game

Migration = Callable[[dict[str, Any]], dict[str, Any]]


def load(game: Game, version: int, saved: bytes) -> Any:
    """The position in `saved`, written by `version` of the game's rules.

    Raises ValueError for a newer version, and for a position that does not fit, without what it says: it has secrets.
    """
    from pydantic import ValidationError  # a game has loaded it, and no bot needs it before its first game

    if version > game.version:
        raise ValueError(f"{game.id}: saved by rules version {version}, this is {game.version}")
    try:
        if version == game.version:
            return game.codec.validate_json(saved)
        return game.codec.validate_python(migrate(game.migrations, version, game.version, json.loads(saved)))
    except ValidationError as error:
        places = [".".join(map(str, fault["loc"])) for fault in error.errors(include_input=False)[:5]]
    raise ValueError(f"{game.id}: the stored position does not fit at {', '.join(places)}")


def migrate(chain: Mapping[int, Migration], version: int, target: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Lift a raw position step by step; migration n turns version n into n + 1."""
    for number in range(version, target):
        raw = chain[number](raw)
    return raw


def save(game: Game, state: Any) -> bytes:
    """The position as it is stored: JSON in bytes, secrets and all; `load` reads it."""
    return game.codec.dump_json(state)
