"""Everybody is asked at once in Race, and answers are opened in the order of turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.flow import Execution
from rules.core.sealing import await_answers
from rules.race.frames import Frame, Reveal, Together
from rules.race.state import Player, State

Kind = Any
Answers = list[tuple[Player, list[str]]]  # what each player answered, in the order of turns; [] of those not asked


def ask_everybody(execution: Execution[State], kind: Kind, seats: Iterable[int]) -> None:
    """Ask these seats a sealed question of a kind, then reveal; `Reveal` comes at once where nobody is asked.

    Nobody else has anything to say, and is known to have nothing.
    """
    asked = list(seats)
    await_answers([execution.state.players[seat] for seat in asked])
    lanes: list[list[Frame]] = [[Frame.by_tag[kind](seat)] for seat in asked]
    execution.push(*([Together(lanes)] if lanes else []), Reveal(kind))
