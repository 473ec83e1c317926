"""What a position is about to ask: its frames, for views that stand beside a question."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.flow import HasStack
from rules.core.frames import Frame


def frames(position: HasStack) -> Iterator[Frame]:
    """Every frame of the stack and of its lanes, the uppermost first.

    Of several lanes the last comes first. A position whose stack is empty has none: the game is over.
    """
    waiting = [*position.stack]
    while waiting:
        frame = waiting.pop()
        yield frame
        for lane in getattr(frame, "lanes", ()):
            waiting += lane
