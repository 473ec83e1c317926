"""What is near: systems that own ships may reach, and whether ships of others may come to a system."""

from __future__ import annotations

from rules.ti4.computer.military.chances import ships_of
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.movement.routes import move_value
from rules.ti4.state import State

NEAR = 2  # steps from which others come


def reachable(view: State, seat: int) -> set[str]:
    """Systems that own ships may reach, roughly: no farther than they move, whatever lies between."""
    player, found = view.players[seat], set[str]()
    further = int(player.has("gravity-drive"))
    for place, system in view.galaxy.items():
        kinds = [kind for kind in ships_of(view, seat, place) if player.units[kind].move]
        if kinds and seat not in system.tokens:
            found |= within(view, seat, place, further + max(move_value(view, seat, place, kind) for kind in kinds))
    return found


def within(view: State, seat: int, place: str, steps: int) -> set[str]:
    """Systems that are so many steps away at most for a player, the one itself too."""
    near = adjacency(view, seat)
    found = edge = {place}
    for _ in range(steps):
        edge = {beside for each in edge for beside in near[each]}
        found = found | edge
    return found


def home(view: State, seat: int) -> str:
    """Where the home system of a player is, also off the map."""
    return next(place for place, system in view.galaxy.items() if system.tile == view.players[seat].printed.home)


def is_threatened(view: State, seat: int, place: str, *, but: str = "") -> bool:
    """Whether ships of others are near a system, those in one system left aside."""
    around = within(view, seat, place, NEAR) - {but}
    return any(view.galaxy[each].ships_of_others(seat) for each in around)
