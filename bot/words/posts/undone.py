"""What a post says once the turns that it tells of were taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.store.rows import MoveRow
from bot.table.game.jumps import effective_moves
from bot.words.texts import Texts

MARKS = re.compile(r"(?:#{1,3} |-# |> |• |★ )*")  # that a line begins with, which are none within what is struck out


def taken_back(lines: Sequence[str], moves: Sequence[MoveRow], gone: int, texts: Texts) -> Iterator[str]:
    """The lines of a post of some moves, of which those from move `gone` on count no more: 0 where all count.

    Struck out where that is all of it, else with the number of that move below them.
    """
    told = effective_moves(moves)
    if not (gone and told):
        yield from lines
        return
    whole = gone <= told[0].seq
    yield from map(struck, lines) if whole else lines
    yield texts("post-taken-back", whole=int(whole), move=gone)


def struck(line: str) -> str:
    """A line struck out, behind the marks that it begins with."""
    marks = MARKS.match(line)
    begins = marks.end() if marks else 0
    if not line[begins:].strip():
        return line
    return f"{line[:begins]}~~{line[begins:]}~~"
