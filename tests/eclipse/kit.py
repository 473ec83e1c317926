"""A table of Eclipse for tests: Terrans or given species, moves in words, positions edited between moves.

table = Table("terran-directorate", "planta")
table.play("p1 action research:orbital", "p1 end end")
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.core.decisions import Decision, Illegal, Option, Pick
from rules.core.flow import Event, Execution, run_until_question
from rules.core.game import Setup
from rules.core.hexes import Hex
from rules.core.play import copy, parse, pending_question, step
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.components.species import TERRANS
from rules.eclipse.game import GAME
from rules.eclipse.state import NO_SEAT, Player, Sector, State
from testkit.dice import Dice


class Table:
    """A game in which seat 0 starts; it has come to the first action."""

    def __init__(self, *species: str, first: int = 0, options: dict[str, str] | None = None) -> None:
        boards = list(species) or list(TERRANS[:2])
        given = {"first": first, "species": boards}
        self.state: State = GAME.new(Setup(len(boards), options or {}, given), Random(1))
        self.events: list[Event] = []

    def player(self, seat: int = 0) -> Player:
        """A player."""
        return self.state.players[seat]

    def home(self, seat: int = 0) -> Sector:
        """A player's home sector."""
        return self.state.sector(self.player(seat).board.home)

    def sector(self, tile: str, place: str = "", *, disc: int = NO_SEAT, turned: int = 0) -> Sector:
        """A sector, put on a place of the map if it is not there yet."""
        if place:
            self.state.map[place] = new_sector(tile, turned)
            for stack in self.state.stacks.values():
                if tile in stack.possible:
                    stack.possible.remove(tile)
                    stack.left = min(stack.left, len(stack.possible))
            if disc != NO_SEAT:
                self.state.map[place].disc = disc
                self.player(disc).discs -= 1
        return self.state.sector(tile)

    def ships(self, tile: str, seat: int, **count: int) -> None:
        """Ships enter a sector."""
        for kind, number in count.items():
            for _ in range(number):
                self.state.sector(tile).add_ship(seat, kind)

    def play(self, *lines: str, dice: Sequence[int] = ()) -> None:
        """Make moves; dice show what is written down."""
        rng = Dice(*dice)
        for line in lines:
            self.events += step(GAME, self.state, parse(line), rng).events
        assert not rng.rolls, f"dice that were not rolled: {rng.rolls}"

    def start(self, *dice: int) -> None:
        """Let the frames on the stack run to the next question; dice show what is written down."""
        rng = Dice(*dice)
        execution = Execution(self.state, rng, self.state.stack)
        run_until_question(GAME.rules, execution)
        self.events += execution.events
        assert not rng.rolls, f"dice that were not rolled: {rng.rolls}"

    def refused(self, line: str) -> str:
        """Why a move is refused."""
        try:
            step(GAME, copy(GAME, self.state), parse(line), Random(1))
        except Illegal as reason:
            return reason.code
        raise AssertionError(f"{line} is legal")

    def question(self, kind: str, seat: int = 0) -> Decision:
        """An open question."""
        return pending_question(GAME, self.state, seat, kind)

    def asked(self, seat: int = 0) -> set[str]:
        """The kinds of questions a seat has open."""
        return {decision.kind for decision in GAME.pending(self.state, seat)}

    def options(self, kind: str, seat: int = 0) -> dict[str, Option]:
        """The options of an open question by their words."""
        ask = self.question(kind, seat).ask
        assert isinstance(ask, Pick)
        return {option.word: option for option in ask.options}

    def told(self, kind: str) -> list[dict[str, str | int]]:
        """The facts of all events of a kind."""
        return [event.facts for event in self.events if event.kind == kind]

    def pass_all(self) -> None:
        """Everybody passes, and nobody reacts; the action phase of this round is over."""
        number = self.state.round
        while self.state.round == number:
            open_ones = [each for each in GAME.pending(self.state) if each.kind in ("action", "end", "reaction")]
            if not open_ones:
                return
            one = open_ones[0]
            answer = ("pass",) if one.kind == "action" else one.default
            self.play(f"p{one.seat + 1} {one.kind} {answer[0]}")


def hex_at(q: int, r: int) -> str:
    """The name of a place."""
    return str(Hex(q, r))
