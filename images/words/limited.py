"""Views in words that fit one message: of very much, what matters less is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ROOM = 3500  # characters of a view in words


@dataclass(frozen=True, slots=True)
class Line:
    """A line of words, and what may be left out of it where room is short.

    `more` follows the words as it is: it begins with what parts it from them, such as a colon.
    """

    words: str
    more: str = ""


def limited(lines: Sequence[Line]) -> list[str]:
    """Lines of at most ROOM characters in all, as far as their first parts allow.

    What may be left out is left out from that line on where it would be too much.
    """
    left = ROOM - sum(len(line.words) + 1 for line in lines)
    words = []
    for line in lines:
        left -= len(line.more)
        words.append(line.words)
        if left >= 0:
            words[-1] += line.more
    return words
