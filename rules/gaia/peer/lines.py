"""The lines of a peer's record: who speaks, and what the commands mean as answers to our questions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rules.core.decisions import Illegal
from rules.gaia.board.galaxy import Galaxy
from rules.gaia.notation import Reply, Speaker
from rules.gaia.peer.start import tile
from rules.gaia.spending import joined

DISPLAY_ONLY = re.compile(r"\([^)]*\)")
BETWEEN_ROUNDS = re.compile(r"\S+\s+(income|brainstone|decline tech|spend \d*tg)")


class Unreadable(Exception):
    """A line of another form than the notation has."""


class Notation:
    """Reads the lines of one record: who is meant by a name, which sector lies at a centre, which hex at a place."""

    def __init__(self, record: Mapping[str, Any], galaxy: Galaxy) -> None:
        self.seats = {faction: seat for seat, faction in enumerate(record["factions"])}
        self.seats |= {f"p{seat + 1}": seat for seat in range(record["players"])}
        self.galaxy = galaxy
        self._nevlas = self.seats.get("nevlas")

    def read(self, line: str, *, doubled: bool = False) -> tuple[int, list[Reply]]:
        """The seat and its replies, in order. `doubled`: the Nevlas' tokens are worth two when spent.

        Raises `Unreadable` for a line of nobody at this table.
        """
        who, _, rest = line.partition(" ")
        if who not in self.seats:
            raise Unreadable(line)
        seat = self.seats[who]
        speaker = Speaker(self.galaxy, nevlas=seat == self._nevlas, doubled=doubled)
        if "(" in rest:
            rest = DISPLAY_ONLY.sub("", rest)
        *commands, last = (command.split() for command in joined([command.strip() for command in rest.split(".")]))
        replies = [reply for words in (*commands, last) if words for reply in _said(speaker, words)]
        if not last:
            replies.append({"finish": ("end",)})
        return seat, replies


def _said(speaker: Speaker, words: list[str]) -> list[Reply]:
    """A command; `set` lays a component, and which map tiles are used is given, not chosen."""
    if words[0] == "set":
        return [] if words[1] == "mapTile" else [{"component": (tile(words[4]),)}]
    try:
        return speaker.replies(words)
    except Illegal as error:
        raise Unreadable(" ".join(words)) from error
