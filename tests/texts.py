"""What games of each kind show, played once a worker."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from testkit.texts import OwnTexts, Seen


@cache
def own(game_id: str) -> OwnTexts:
    """What only this game knows of its texts."""
    found: OwnTexts = import_module(f"tests.{game_id}.texts").OWN
    return found


@cache
def seen(game_id: str) -> Seen:
    """What its games come to."""
    gathered = Seen(own(game_id).game)
    own(game_id).play(gathered)
    return gathered


@cache
def imagined(game_id: str) -> Seen:
    """What its components make possible, whether a game comes to it or not."""
    gathered = Seen(own(game_id).game)
    own(game_id).imagine(gathered)
    return gathered
