"""Pieces of sentences that the views share."""

from __future__ import annotations

from collections.abc import Sequence

from images.race.seats import seat_owner
from images.words.phrases import Texts
from rules.race.state import Player, State


def name_of(position: State, player: Player, texts: Texts, names: Sequence[str]) -> str:
    """A player with the person, where `names` has one."""
    return seat_owner(position, player.seat, texts, names).name


def list_sentence(message: str, items: Sequence[str], texts: Texts, between: str = ", ") -> str:
    """A message with a list; nothing where the list is empty."""
    if not items:
        return ""
    return texts(message, list=between.join(items))
