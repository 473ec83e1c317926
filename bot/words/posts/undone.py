"""What a post says once the turns that it tells of were taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.store.rows import MoveRow
from bot.table.game.jumps import effective_moves
from bot.words.texts import Texts

MARKS = re.compile(r"(?:#{1,3} |-# |> |• |★ )*")  # that a line begins with, which are none within what is struck out


def taken_back(
    lines: Sequence[str],
    moves: Sequence[MoveRow],
    gone: int,
    texts: Texts,
    tell: Callable[[Sequence[MoveRow]], Iterable[str]] | None = None,
) -> Iterator[str]:
    """The lines of a post of some moves, of which those from move `gone` on count no more: 0 where all count.

    Struck out is what counts no more. Of a post that tells more than its moves, None for `tell`, which gives the lines
    of some of them, that is all or nothing, with that below it.
    """
    told = effective_moves(moves)
    if not (gone and told):
        yield from lines
        return
    kept = [move for move in told if move.seq < gone]
    if not kept:
        yield from map(struck, lines)
        yield texts("post-taken-back", what="whole")
        return
    undone = [*tell([move for move in told if move.seq >= gone])] if tell else []
    yield from tell(kept) if tell and undone else lines
    yield from map(struck, undone)
    yield texts("post-taken-back", what="part" if undone else "rest")


def struck(line: str) -> str:
    """A line struck out, behind the marks that it begins with."""
    marks = MARKS.match(line)
    begins = marks.end() if marks else 0
    if not line[begins:].strip():
        return line
    return f"{line[:begins]}~~{line[begins:]}~~"
