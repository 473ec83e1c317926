"""Players who are asked at the same time, a lane each: what is still to come for one of them."""

from __future__ import annotations

from typing import Any

from rules.core.flow import Execution, Stack
from rules.eclipse.frames import Together
from rules.eclipse.state import State


def ask_last(execution: Execution[State], frame: Any) -> None:
    """Ask the player of a frame when all else of their lane is done, so that nothing they are asked now changes.

    Where players are not asked at the same time, they are asked at once.
    """
    lanes = _lanes(execution.state)
    if lanes is None:
        execution.push(frame)
        return
    own = next((lane for lane in lanes if any(_seat(each) == frame.seat for each in lane)), None)
    if own is None:
        own = []
        lanes.append(own)
    own.insert(0, frame)


def ask_no_more(state: State, seat: int) -> None:
    """Forget whatever a player was still to be asked."""
    for lane in _lanes(state) or ():
        lane[:] = [frame for frame in lane if _seat(frame) != seat]


def _lanes(state: State) -> list[Stack] | None:
    top = state.stack[-1] if state.stack else None
    return top.lanes if isinstance(top, Together) else None


def _seat(frame: Any) -> int | None:
    return getattr(frame, "seat", None)
