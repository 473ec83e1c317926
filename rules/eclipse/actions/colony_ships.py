"""Colony ships: each brings a population cube from a track to a free square of a sector with one's own disc."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Illegal, Option, choose
from rules.core.flow import FORFEITED, Execution, Rule, results
from rules.eclipse.components.resources import Square
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.economy.cubes import ORBITAL, square_name, tracks_of
from rules.eclipse.economy.tracks import production, with_cubes
from rules.eclipse.frames import Settle
from rules.eclipse.galaxy.presence import is_contested
from rules.eclipse.state import Player, Sector, State

NOTHING = "none"


def colony_options(state: State, player: Player, *, only_at_peace: bool = False) -> Iterator[Option]:
    """Every square a colony ship can settle now; none without one that is left.

    only_at_peace: none in a sector with enemies, as in the upkeep phase.
    """
    for sector in state.controlled(player.seat):
        if not (only_at_peace and is_contested(sector, player)):
            yield from sector_options(player, sector)


def no_colony(state: State, player: Player) -> Illegal:
    """Why a player for whom there are no options cannot send a colony ship."""
    if not player.colony_ships:
        return Illegal("colony-ships-used")
    free = (
        square
        for sector in state.controlled(player.seat)
        for number, square in enumerate(sector.printed.squares)
        if not sector.cubes[number]
    )
    if any(square.advanced and not may_settle(player, square) for square in free):
        return Illegal("colony-advanced")
    return Illegal("colony-no-square")


def forfeit_colony_ships(execution: Execution[State], player: Player) -> None:
    """Warn a player who has colony ships left in the upkeep phase, and squares that they could settle."""
    if any(colony_options(execution.state, player, only_at_peace=True)):
        execution.tell(FORFEITED, player.seat, what="settling")


def sector_options(player: Player, sector: Sector) -> Iterator[Option]:
    """The squares of a sector that a colony ship can settle now; the player has the disc there."""
    if not player.colony_ships:
        return
    seen: set[Square] = set()
    for number, square in enumerate(sector.printed.squares):
        if sector.cubes[number] or square in seen or not may_settle(player, square):
            continue
        seen.add(square)
        for track in with_cubes(player, square.tracks):
            yield _option(player, sector, str(number), track)
    if sector.orbital and not sector.orbital_cube:
        for track in with_cubes(player, tracks_of(sector, ORBITAL)):
            yield _option(player, sector, ORBITAL, track)


def may_settle(player: Player, square: Square) -> bool:
    """Whether a player may settle a square: advanced ones need the technology of their resource."""
    return not square.advanced or any(TECHNOLOGIES[name].opens == square.resource for name in player.technologies)


def _option(player: Player, sector: Sector, place: str, track: str) -> Option:
    return Option(
        f"colony:{sector.tile}:{place}:{track}",
        "colony",
        {"tile": sector.tile, "square": square_name(sector, place), "track": track, "place": sector.tile},
        costs={} if player.to_turn_up else {"colony-ships": 1},
        gains=_gains(player, track),
    )


def _gains(player: Player, track: str) -> dict[str, int]:
    """The production that the next cube on a track uncovers."""
    return {f"income:{track}": production(player, track, fewer=1) - production(player, track)}


def settle(execution: Execution[State], player: Player, tile: str, place: str, track: str) -> None:
    """Bring a cube from a track to a square."""
    sector = execution.state.sector(tile)
    gains = _gains(player, track)
    if player.to_turn_up:
        player.to_turn_up -= 1  # used, and turned up again at once
    else:
        player.colony_ships -= 1
    player.track[track] -= 1
    if place == ORBITAL:
        sector.orbital_cube = True
    else:
        sector.cubes[int(place)] = True
    execution.tell("colony", seat=player.seat, tile=tile, track=track, **results(gains))


class SettleRule(Rule):
    """Squares of a sector in which a disc was just placed, one after another."""

    frame = Settle

    def asks(self, state: State, frame: Settle) -> bool:
        """While a colony ship and a square for it are left."""
        return any(sector_options(state.players[frame.seat], state.sector(frame.tile)))

    def ask(self, state: State, frame: Settle) -> Decision | None:
        """Which square, or no more."""
        options = list(sector_options(state.players[frame.seat], state.sector(frame.tile)))
        if not options:
            return None
        return choose(frame.seat, "settle", [*options, Option(NOTHING)], (NOTHING,), tile=frame.tile)

    def do(self, execution: Execution[State], frame: Settle, answer: Answer) -> None:
        """Let a colony ship settle the square that was chosen, or settle no more here."""
        word, *rest = answer[0].split(":")
        if word == NOTHING:
            execution.pop()
        else:
            settle(execution, execution.state.players[frame.seat], *rest)
