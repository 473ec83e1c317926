"""Population cubes on their way back to the board of their owner."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.ships import STRUCTURES
from rules.eclipse.economy.tracks import has_room, production
from rules.eclipse.frames import ReturnCube
from rules.eclipse.state import NO_SEAT, Player, Sector, State

ORBITAL = "orbital"


def open_tracks(player: Player, frame: ReturnCube) -> list[str]:
    """Where a cube may go: the tracks of its square that have room, else any that has. A graveyard is never full."""
    if frame.destroyed:
        return frame.tracks
    fitting = [track for track in frame.tracks if has_room(player, track)]
    return fitting or [track for track in RESOURCES if has_room(player, track)]


class ReturnCubeRule(Rule):
    """Cubes from gray squares and orbitals go to the track their owner chooses, wherever they once came from."""

    frame = ReturnCube

    def asks(self, state: State, frame: ReturnCube) -> bool:
        """Only where there is a choice."""
        return len(open_tracks(state.players[frame.seat], frame)) > 1

    def ask(self, state: State, frame: ReturnCube) -> Decision | None:
        """Which track; first the one that loses least production."""
        player = state.players[frame.seat]
        if not self.asks(state, frame):
            return None
        tracks = sorted(open_tracks(player, frame), key=lambda track: _loss(player, track))
        options = [Option(track, costs={f"less-income:{track}": _loss(player, track)}) for track in tracks]
        return choose(frame.seat, "return-cube", options, destroyed=int(frame.destroyed), late=state.late)

    def do(self, execution: Execution[State], frame: ReturnCube, answer: Answer) -> None:
        """Put it there."""
        execution.pop()
        _put(execution, frame, answer[0])

    def run(self, execution: Execution[State], frame: ReturnCube) -> None:
        """Put it where alone it can go."""
        execution.pop()
        _put(execution, frame, open_tracks(execution.state.players[frame.seat], frame)[0])


def _loss(player: Player, track: str) -> int:
    """The production that a cube on this track covers, now or when it leaves the graveyard."""
    return production(player, track) - production(player, track, fewer=-1)


def _put(execution: Execution[State], frame: ReturnCube, track: str) -> None:
    player = execution.state.players[frame.seat]
    where = player.graveyard if frame.destroyed else player.track
    where[track] = where.get(track, 0) + 1
    execution.tell("cube-back", seat=frame.seat, track=track, destroyed=int(frame.destroyed))


def cube_places(sector: Sector) -> list[str]:
    """Where cubes lie in a sector: the numbers of its squares, and `orbital`."""
    squares = [str(number) for number, cube in enumerate(sector.cubes) if cube]
    return [*squares, ORBITAL] if sector.orbital_cube else squares


def tracks_of(sector: Sector, place: str) -> tuple[str, ...]:
    """The tracks from which a cube comes to a square, by its number, or to the orbital, and to which it goes back."""
    if place == ORBITAL:
        return STRUCTURES[ORBITAL].tracks
    return sector.printed.squares[int(place)].tracks


def square_name(sector: Sector, place: str) -> str:
    """What kind of square has this number, or that it is the orbital: `gray`, `money`, `advanced-money`."""
    if place == ORBITAL:
        return ORBITAL
    square = sector.printed.squares[int(place)]
    if square.advanced:
        return f"advanced-{square.resource}"
    return square.resource


def take_cube(execution: Execution[State], sector: Sector, place: str, *, destroyed: bool = False) -> None:
    """Take a cube off a sector; it goes back to its owner's tracks, or to the graveyard when it was destroyed."""
    if place == ORBITAL:
        sector.orbital_cube = False
    else:
        sector.cubes[int(place)] = False
    execution.push(ReturnCube(sector.disc, list(tracks_of(sector, place)), destroyed))


def give_up(execution: Execution[State], sector: Sector) -> None:
    """Take the disc of a sector back to the influence track, and all its cubes to their tracks, in place.

    Where a cube may go to several tracks, its owner is asked. The sector must have a disc.
    """
    player = execution.state.players[sector.disc]
    for place in reversed(cube_places(sector)):
        take_cube(execution, sector, place)
    player.discs += 1
    sector.disc = NO_SEAT
