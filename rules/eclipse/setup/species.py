"""Who plays which species: all Terrans, or chosen counter-clockwise from the player to the right of the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule
from rules.eclipse.components.edges import home_rotation, start_place
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.setup import PLAYER_COUNTS
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.species import COLOURS, SPECIES, TERRANS, Species, other_side
from rules.eclipse.components.tracks import POPULATION
from rules.eclipse.frames import ChooseSpecies, Homes, Rotate, StartPosition
from rules.eclipse.state import Player, Sector, State

HALF_TURN = 3
START_POSITIONS = "start-positions"  # the table's option


def species_frames(
    seats: int, first: int, options: Mapping[str, str], given: Mapping[str, Any], rng: Random
) -> list[ChooseSpecies]:
    """The choices still to be made, the next last; what is not left to anybody is a choice of one."""
    order = [(first + step) % seats for step in range(seats)]
    if "species" in given:
        return [ChooseSpecies(seat, [given["species"][seat]]) for seat in order]
    how = options["species"]
    if how == "terran":
        return [ChooseSpecies(seat, [TERRANS[seat]]) for seat in order]
    if how == "chosen":
        return [ChooseSpecies(seat, list(SPECIES)) for seat in order]
    boards = rng.sample(COLOURS, min(len(COLOURS), seats + 1) if how == "drafted" else seats)
    faces = [rng.choice([name for name in _advised(seats) if SPECIES[name].colour == colour]) for colour in boards]
    if how == "drafted":
        return [ChooseSpecies(seat, [*faces]) for seat in order]
    return [ChooseSpecies(seat, [face]) for seat, face in zip(order, faces, strict=True)]


def _advised(seats: int) -> list[str]:
    """The species that the rulebook does not advise against with so many players: only those are dealt."""
    return [name for name, one in SPECIES.items() if seats not in one.advised_against]


def open_species(state: State, offered: Sequence[str]) -> list[str]:
    """Those of some species whose board nobody has taken yet, on either side."""
    taken = {player.species for player in state.players if player.species}
    return [name for name in offered if name not in taken and other_side(name) not in taken]


class ChooseSpeciesRule(Rule):
    """A player takes a board, on one of its sides."""

    frame = ChooseSpecies

    def asks(self, state: State, frame: ChooseSpecies) -> bool:
        """Only where there is a choice."""
        return len(open_species(state, frame.offered)) > 1

    def ask(self, state: State, frame: ChooseSpecies) -> Decision | None:
        """Which one; a board that the rulebook advises against with so few players says so."""
        if not self.asks(state, frame):
            return None
        seats = len(state.players)
        options = [
            Option(name, SPECIES[name].kind, {"species": name, "warned": int(seats in SPECIES[name].advised_against)})
            for name in open_species(state, frame.offered)
        ]
        return choose(frame.seat, "species", options)

    def do(self, execution: Execution[State], frame: ChooseSpecies, answer: Answer) -> None:
        """Take it."""
        execution.pop()
        execution.state.players[frame.seat].species = answer[0]
        execution.tell("species", seat=frame.seat, species=answer[0])

    def run(self, execution: Execution[State], frame: ChooseSpecies) -> None:
        """Take the only one."""
        self.do(execution, frame, (open_species(execution.state, frame.offered)[0],))


class HomesRule(ActingRule):
    """Every player lays out board and home sector."""

    frame = Homes

    def run(self, execution: Execution[State], frame: Homes) -> None:
        """Lay them out; home sectors only where nobody chooses where they lie."""
        execution.pop()
        state = execution.state
        for player in state.players:
            board = player.board
            _set_up_board(player, board)
            drawn = execution.rng.sample(state.reputation, board.reputation_draws)
            for tile in drawn:
                state.reputation.remove(tile)
            player.reputation = sorted(drawn)
        if state.options["home-rotation"] == "chosen":
            execution.push(*(Rotate(seat) for seat in state.clockwise(state.first)))
        if START_POSITIONS not in state.options:  # begun before positions could be chosen
            frame.starts = list(PLAYER_COUNTS[len(state.players)].starts)
        for player, edge in zip(state.players, frame.starts, strict=False):
            lay_home(state, player, edge)
        if not frame.starts:
            execution.push(*(StartPosition(seat) for seat in state.clockwise(state.first)))


def lay_home(state: State, player: Player, edge: int) -> None:
    """Lay a player's home sector on the start position beyond an edge of the galactic center."""
    state.map[str(start_place(edge))] = _home(player, player.board, home_rotation(edge))


def _home(player: Player, board: Species, turned: int) -> Sector:
    squares = SECTORS[board.home].squares
    wanted = [*board.home_cubes]
    cubes = []
    for square in squares:
        cubes.append(square in wanted)
        if square in wanted:
            wanted.remove(square)
    sector = Sector(board.home, turned, cubes, disc=player.seat)
    sector.add_ship(player.seat, board.start_ship)
    return sector


def _set_up_board(player: Player, board: Species) -> None:
    for resource in ("money", "science", "materials"):
        setattr(player, resource, getattr(board.resources, resource))
        placed = sum(square.resource == resource for square in board.home_cubes)
        player.track[resource] = POPULATION.cubes - placed
    player.discs = board.discs - 1
    player.technologies = list(board.technologies)
    player.colony_ships = board.colony_ships
    player.blueprints = {kind: list(board.blueprints[kind].bare) for kind in SHIP_CLASSES}


class RotateRule(AskingRule):
    """A player turns the home sector, where the table plays so. Its wormholes are the same after half a turn."""

    frame = Rotate

    def ask(self, state: State, frame: Rotate) -> Decision:
        """How it lies."""
        home = state.sector(state.players[frame.seat].board.home)
        options = [Option(str(turn), facts={"turned": turn}) for turn in range(HALF_TURN)]
        return choose(frame.seat, "rotate", options, (str(home.turned % HALF_TURN),), tile=home.tile)

    def do(self, execution: Execution[State], frame: Rotate, answer: Answer) -> None:
        """Turn it."""
        execution.pop()
        home = execution.state.sector(execution.state.players[frame.seat].board.home)
        home.turned = int(answer[0])
        execution.tell("turned-home", seat=frame.seat, tile=home.tile, turned=home.turned)
