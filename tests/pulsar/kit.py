"""A table of Pulsar 2849 for tests: a given set-up, moves in words.

    table = Table(3)
    table.dice(0, 5, 3)
    table.play("p1 turn fly:5", "p1 fly s03-g04-s04-g04-s03")

Positions may be edited between moves: what a test is about should be all that it spells out.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rules.core.decisions import Decision, Illegal, Option
from rules.core.flow import Event
from rules.core.game import Setup
from rules.core.play import Move, copy, parse, pending_question, step
from rules.pulsar.components import SYSTEMS, TECHNOLOGIES
from rules.pulsar.frames import Turn
from rules.pulsar.game import GAME
from rules.pulsar.state import BLOCKED, FREE, Patent, Player, Pulsar, State, System, Tile

BOARDS = ["ai", "aii", "aiii"]
GOALS = ["3a", "4a", "5a"]
HEADQUARTERS = ["a", "b", "c", "d"]
GAIN = "gain:"  # before what an event brought, among its facts


class Table:
    """A game in which seat 0 starts, seat 1 follows and so on; it has come to the first question of a kind.

    Sides and gates are those the kernel lists first. Chance is seeded: no test may depend on it.
    """

    def __init__(
        self,
        seats: int = 3,
        until: str = "draft",
        *,
        boards: list[str] = BOARDS,
        goals: list[str] = GOALS,
        order: list[int] | None = None,
        **options: str,
    ) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        in_seats = list(range(seats)) * (2 if seats == 2 else 1)
        given = {"order": order or in_seats, "boards": boards, "goals": goals, "headquarters": HEADQUARTERS[:seats]}
        self.state: State = GAME.new(Setup(seats, chosen, given), Random(1))
        self.events: list[Event] = []
        while until not in {decision.kind for decision in self.pending()}:
            self.default()

    @property
    def players(self) -> list[Player]:
        """The players by seat."""
        return self.state.players

    def turn(self, *dice: int, seat: int = 0, bonus: tuple[int, ...] = (), round: int = 1) -> Player:
        """It is a seat's turn with these silver and bonus dice, in this round; returns the player."""
        self.state.round = round
        self.state.dice = []
        course: list[Any] = [frame for frame in self.state.stack if frame.at in ("round", "phase")][:2]
        self.state.stack = [*course, Turn(seat)]
        player = self.players[seat]
        player.dice, player.bonus = list(dice), list(bonus)
        return player

    def patent(self, *names: str, seat: int = 0) -> None:
        """A seat has these patents, and their boards are in play; they were taken in rounds before this one."""
        for name in names:
            board = TECHNOLOGIES[name].board
            self.state.boards = [
                board if face.lstrip("abcd") == board.lstrip("abcd") else face for face in self.state.boards
            ]
            self.state.patents.setdefault(name, []).append(Patent(seat, 0))

    def reveal(self, place: str, tile: str, *stations: int) -> System:
        """A system has been visited; `stations` are the seats on its first planets."""
        if tile in self.state.unexplored:
            self.state.unexplored.remove(tile)
        seats = len(self.players)
        planets = [FREE if planet.min_players <= seats else BLOCKED for planet in SYSTEMS[tile].planets]
        self.state.systems[place] = System(tile, [*stations, *planets[len(stations) :]])
        return self.state.systems[place]

    def own(self, place: str, gyrodyne: str = "", *, seat: int = 0, spinning: bool = False) -> None:
        """A seat has claimed a pulsar, perhaps with a gyrodyne on it."""
        self.players[seat].rings -= 1
        self.state.pulsars[place] = Pulsar(seat, gyrodyne, spinning)
        if gyrodyne:
            self.state.gyrodynes[gyrodyne] -= 1

    def transmitter(self, name: str, *paid: int, seat: int = 0, online: bool = False) -> None:
        """A seat has a transmitter, with these dice paid."""
        self.state.transmitters = [tile for tile in self.state.transmitters if tile != name]
        self.state.shown = [tile for tile in self.state.shown if tile != name]
        self.players[seat].tiles.append(Tile(name, list(paid), online))

    def offer(self, *names: str) -> None:
        """These transmitters are on offer."""
        self.state.transmitters = sorted({*self.state.transmitters, *self.state.shown} - set(names))
        self.state.shown = list(names)

    def pending(self) -> list[Decision]:
        """Everything that is asked."""
        return list(GAME.pending(self.state))

    def kinds(self, seat: int = 0) -> list[str]:
        """The kinds of questions a seat is asked."""
        return [decision.kind for decision in self.pending() if decision.seat == seat]

    def options(self, kind: str, seat: int = 0) -> dict[str, Option]:
        """What a seat may choose, by its word."""
        ask = pending_question(GAME, self.state, seat, kind).ask
        return {option.word: option for option in ask.options}  # type: ignore[union-attr]

    def words(self, kind: str = "turn", seat: int = 0, start: str = "") -> list[str]:
        """What a seat may answer, of what begins so."""
        return [word for word in self.options(kind, seat) if word.startswith(start)]

    def play(self, *lines: str) -> list[Event]:
        """Play lines, and what follows without a choice; returns what the last of them told. No fault may come up."""
        told: list[Event] = []
        for line in lines:
            told = self._step(parse(line))
        return told

    def default(self) -> list[Event]:
        """Answer the first open question with its default."""
        decision = self.pending()[0]
        return self._step(Move(decision.seat, decision.kind, decision.default))

    def refused(self, line: str) -> str:
        """The code with which a line is refused; it is tried on a copy."""
        try:
            step(GAME, copy(GAME, self.state), parse(line), Random(1))
        except Illegal as refusal:
            return refusal.code
        raise AssertionError(f"{line} was accepted")

    def _step(self, move: Move) -> list[Event]:
        outcome = step(GAME, self.state, move, Random(1))
        assert GAME.faults(self.state) == [], GAME.faults(self.state)
        told = list(outcome.events)
        self.events += told
        for decision in self.pending():
            if decision.kind != "turn" and (forced := decision.ask.forced()) is not None:
                return told + self._step(Move(decision.seat, decision.kind, forced))
        return told


def brought(told: list[Event], kind: str) -> list[dict[str, str | int]]:
    """What each event of a kind says that it brought."""
    every = [event.facts for event in told if event.kind == kind]
    return [{name.removeprefix(GAIN): facts[name] for name in facts if name.startswith(GAIN)} for facts in every]


def scored(told: list[Event], seat: int = 0) -> dict[str, int]:
    """The points a seat got, by their source."""
    points = [event.facts for event in told if event.kind == "scored" and event.facts["seat"] == seat]
    return {str(facts["source"]): int(facts["vp"]) for facts in points}
