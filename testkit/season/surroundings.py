"""What a season changes around the bot while it plays: errors are collected, positions kept, ids drawn by a seed.

The bot keeps the few positions that it decoded last. A season of many tables needs more of them, and looks now and
then whether what was kept is still what is stored: nobody may change a position that was read but on a copy of it.
"""

from __future__ import annotations

import secrets
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

import structlog

from bot.store.rows import GameRow
from bot.table.game.positions import POSITIONS, Position
from rules.core import hidden, play, saves
from rules.core.game import Game

INJECTED = {"undeliverable", "status-not-shown", "not-shown"}  # what follows from faults of the server
KEPT = 400
LOOKED_AT = 50  # uses after which a position that is kept is compared with the stored one


@contextmanager
def errors_logged(found: list[str]) -> Iterator[None]:
    """Adds the errors that are logged meanwhile to a list."""

    def collect(logger: Any, level: str, entry: MutableMapping[str, Any]) -> Any:
        if level in ("error", "critical", "exception") and entry["event"] not in INJECTED:
            error = sys.exc_info()[1]
            found.append(f"{dict(entry)}\n{''.join(traceback.format_exception(error)) if error else ''}")
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[collect], cache_logger_on_first_use=False)
    try:
        yield
    finally:
        structlog.configure(**before)


@contextmanager
def positions_kept(changed: list[str]) -> Iterator[None]:
    """Meanwhile positions are decoded once; to the list is added what somebody has changed in one of them."""
    fresh, most, uses = POSITIONS.of, POSITIONS.most, 0

    def looked_at(game: Game, row: GameRow) -> Position:
        nonlocal uses
        found, uses = fresh(game, row), uses + 1
        if uses % LOOKED_AT == 0 and _is_other(game, found, saves.load(game, row.version, row.state)):
            changed.append(f"{row.kind} {row.id}: a position that was read has been changed")
        return found

    POSITIONS.clear()
    POSITIONS.most = KEPT
    POSITIONS.of = looked_at  # type: ignore[method-assign]  # for as long as a season lasts
    try:
        yield
    finally:
        POSITIONS.of = fresh  # type: ignore[method-assign]
        POSITIONS.most = most
        POSITIONS.clear()


def _is_other(game: Game, found: Position, stored: Any) -> bool:
    """Whether a position that was kept, or one of its views, is not what is stored."""
    views = found.views.made.items()
    seen = any(play.digest(game, view) != play.digest(game, hidden.view(stored, seat)) for seat, view in views)
    return seen or play.digest(game, found.state) != play.digest(game, stored)


@contextmanager
def drawn_from(rng: Random) -> Iterator[None]:
    """Meanwhile ids and names of tables are drawn by a seed, so that a season can be played again."""
    choice, token = secrets.choice, secrets.token_hex
    system = secrets.SystemRandom
    secrets.choice, secrets.token_hex = rng.choice, partial(_token, rng)
    setattr(secrets, "SystemRandom", lambda: rng)  # noqa: B010 - a class, for which an instance stands in
    try:
        yield
    finally:
        secrets.choice, secrets.token_hex = choice, token
        setattr(secrets, "SystemRandom", system)  # noqa: B010


def _token(rng: Random, count: int | None = None) -> str:
    return rng.randbytes(count or 16).hex()
