"""Stymie: where the Arborec cannot produce, as long as the note lies before another player (69)."""

from __future__ import annotations

from rules.ti4.components.action_cards import name_of
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import State

STYMIE = "stymie"


def is_stymied(state: State, seat: int, place: str) -> bool:
    """Whether a player can produce nothing in a system.

    It is, or is adjacent to, a system that is nobody's home and has units of whoever has their note in play; adjacent
    for that player (6).
    """
    holders = [holder for holder, note in _in_play(state) if owner_of(note) == seat]
    reached = ((holder, each) for holder in holders for each in (place, *adjacency(state, holder)[place]))
    return any(not state.galaxy[each].printed.home and _has_units(state, holder, each) for holder, each in reached)


def _in_play(state: State) -> list[tuple[int, str]]:
    """Such notes that lie open, and before whom."""
    return [(player.seat, note) for player in state.playing() for note in player.play_area if name_of(note) == STYMIE]


def _has_units(state: State, seat: int, place: str) -> bool:
    system = state.galaxy[place]
    return any(force_of(forces, seat).units for forces in (system.space, *(each.forces for each in system.planets)))
