"""A table of Twilight Imperium for tests: given factions, moves in words, positions edited between moves.

table = Table("sol", "hacan", "xxcha")
table.cards("leadership", "diplomacy", "politics", "construction", "trade", "warfare")
table.play("p1 action activate:302", "p1 move carrier:304=1")
"""

from __future__ import annotations

from copy import copy as shallow
from random import Random

from rules.core.decisions import Decision, Illegal
from rules.core.flow import Event, Execution, run_until_question
from rules.core.game import Setup
from rules.core.play import copy, parse, step
from rules.ti4.agendas.agenda import lay_open, reveal
from rules.ti4.agendas.effect import resolve
from rules.ti4.agendas.frames import Agenda, Vote
from rules.ti4.agendas.outcomes import outcomes
from rules.ti4.components.action_cards import DECK
from rules.ti4.components.places import PLACES
from rules.ti4.components.systems import SYSTEMS, of_stack
from rules.ti4.components.units import UnitKind
from rules.ti4.galaxy.forces import force_of, put
from rules.ti4.game import GAME
from rules.ti4.state import NO_SEAT, Law, PlacedAgenda, Planet, Player, State, System
from testkit.dice import Dice

EMPTY = next(tile for tile in of_stack("red") if not SYSTEMS[tile].anomaly and not SYSTEMS[tile].wormhole)


class Table:
    """A game in which seat 0 is the speaker; what is chosen before the first round is chosen by default.

    All systems but the centre and home systems are empty ones, until a test lays others.
    """

    staying = False  # whether nobody retreats
    unplanned = False  # whether nobody plans anything for a battle but what is filed

    def __init__(self, *factions: str, options: dict[str, str] | None = None, begun: bool = True) -> None:
        seated = list(factions) or ["sol", "hacan", "xxcha"]
        setup = Setup(len(seated), options or {}, {"factions": seated, "speaker": 0})
        self.state: State = GAME.new(setup, Random(1))
        self.events: list[Event] = []
        for place, system in self.state.galaxy.items():
            if place in PLACES and not (system.printed.home or system.printed.stack in ("centre", "green")):
                self.state.galaxy[place] = System(EMPTY)
        while begun and self.state.round == 0:
            self.default()

    def again(self) -> Table:
        """The same table once more, which shares nothing with this one."""
        other = shallow(self)
        other.state, other.events = copy(GAME, self.state), [*self.events]
        return other

    def player(self, seat: int = 0) -> Player:
        """A player."""
        return self.state.players[seat]

    def lay(self, place: str, tile: str, owner: int = NO_SEAT) -> System:
        """A tile in a place, its planets all of one owner."""
        system = System(tile, [Planet(id, owner) for id in SYSTEMS[tile].planets])
        self.state.galaxy[place] = system
        return system

    def put(self, where: str, seat: int, **units: int) -> None:
        """Units in a place or on a planet, by kind with `_` for `-`; besides those that are there."""
        forces = self.state.galaxy[where].space if where in self.state.galaxy else self.state.planet(where).forces
        for name, number in units.items():
            kind: UnitKind = name.replace("_", "-")  # type: ignore[assignment]  # a kind of unit
            put(forces, seat, kind, number)

    def units(self, where: str, seat: int = 0) -> dict[UnitKind, int]:
        """What a player has in a place or on a planet."""
        forces = self.state.galaxy[where].space if where in self.state.galaxy else self.state.planet(where).forces
        return dict(force_of(forces, seat).units)

    def clear(self, seat: int) -> None:
        """Take all units of a player off the board."""
        for system in self.state.galaxy.values():
            for forces in (system.space, *(planet.forces for planet in system.planets)):
                forces[:] = [force for force in forces if force.seat != seat]

    def secret(self, seat: int, id: str) -> None:
        """A player holds this secret objective alone."""
        state, player = self.state, self.player(seat)
        holder = next((each for each in state.players if id in each.secrets), player)
        if holder is not player:
            holder.secrets, player.secrets = player.secrets, holder.secrets
        elif id not in player.secrets:
            state.secret_deck = sorted([*(each for each in state.secret_deck if each != id), *player.secrets])
            player.secrets = [id]

    def deal_cards(self, seat: int, *copies: str) -> None:
        """A player holds these action cards and no others."""
        state, player = self.state, self.player(seat)
        for each in state.players:
            each.hand = [copy for copy in each.hand if copy not in copies]
        player.hand = sorted(copies)
        held = [copy for each in state.players for copy in each.hand]
        state.action_discard = [copy for copy in state.action_discard if copy not in held]
        state.action_deck = sorted({*DECK} - {*held} - {*state.action_discard})

    def give_note(self, seat: int, note: str) -> None:
        """A player holds this note, which another had; a support lies open and has brought its point."""
        holder = next(each for each in self.state.players if note in each.notes)
        holder.notes.remove(note)
        holder.gave_notes = True
        if note.startswith("support"):
            self.player(seat).play_area.append(note)
            self.player(seat).vp["support"] = 1
        else:
            self.player(seat).notes = sorted([*self.player(seat).notes, note])

    def enact(self, id: str, elected: str = "") -> None:
        """A law is in force, without what its adoption does at once."""
        self.state.agenda_deck = [each for each in self.state.agenda_deck if each != id]
        self.state.laws.append(Law(id, elected))

    def resolve(self, id: str, elected: str, *votes: tuple[int, str, int], dice: tuple[int, ...] = ()) -> None:
        """An agenda comes to this outcome, for which these votes were cast: seat, outcome and number."""
        state = self.state
        state.agenda_deck = [each for each in state.agenda_deck if each != id]
        execution: Execution[State] = Execution(state, Dice(*dice), state.course)
        resolve(execution, Agenda(id, "resolve", votes=[Vote(*each) for each in votes], elected=elected))
        run_until_question(GAME.rules, execution)
        self.events += execution.events
        assert GAME.faults(state) == [], id

    def lay_open(self, id: str) -> None:
        """This agenda is revealed, between turns."""
        state = self.state
        state.agenda_deck = [each for each in state.agenda_deck if each != id]
        state.acting = NO_SEAT
        execution: Execution[State] = Execution(state, Dice(), state.course)
        lay_open(execution, Agenda(id, outcomes=outcomes(state, id)))
        run_until_question(GAME.rules, execution)
        self.events += execution.events

    def put_on_top(self, *ids: str) -> None:
        """These agendas come next, as the first player knows."""
        state = self.state
        state.agenda_deck = [each for each in state.agenda_deck if each not in ids]
        state.agendas_on_top = [PlacedAgenda(0, id) for id in ids]

    def reveal(self) -> None:
        """The next agenda is revealed, between turns."""
        self.state.acting = NO_SEAT
        execution: Execution[State] = Execution(self.state, Dice(), self.state.course)
        reveal(execution)
        run_until_question(GAME.rules, execution)
        self.events += execution.events

    def pending(self, seat: int | None = None) -> list[Decision]:
        """Open questions, without what may be said about action cards at any time."""
        return [decision for decision in GAME.pending(self.state, seat) if decision.kind != "instructions"]

    def waited(self, seat: int | None = None) -> list[Decision]:
        """Open questions whose answers the game waits for."""
        return [decision for decision in self.pending(seat) if decision.awaited]

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what, by seat."""
        return [(decision.seat, decision.kind) for decision in self.waited()]

    def default(self) -> None:
        """The first open question is answered by its default."""
        decision = next(decision for decision in self.pending() if decision.awaited)
        self._take(f"p{decision.seat + 1} {decision.kind} {' '.join(decision.default)}".strip(), Random(1))

    def cards(self, *cards: str) -> None:
        """Strategy cards are chosen in this order."""
        for card in cards:
            (seat, kind) = self.asked()[0]
            assert kind == "choose-card"
            self.play(f"p{seat + 1} choose-card {card}")

    def play(self, *moves: str, dice: tuple[int, ...] = ()) -> None:
        """Moves in words; dice show what is given, and all of them have to fall."""
        chance = Dice(*dice)
        for move in moves:
            self._take(move, chance)
            while words := self._said_by_itself():
                self._take(words, chance)
        assert not chance.rolls, f"dice that did not fall: {chance.rolls}"

    def _said_by_itself(self) -> str:
        """What the next seat says that is asked, where that goes without saying."""
        seat, kind = next(iter(self.asked()), (NO_SEAT, ""))
        if self.staying and kind == "retreat":
            return f"p{seat + 1} retreat stay"
        if self.unplanned and kind == "battle-plan":
            said = [word for word in self.player(seat).filed.split() if not word.endswith(":never")]
            return " ".join([f"p{seat + 1} battle-plan", *said])
        return ""

    def refused(self, move: str) -> str:
        """The code with which a move is refused; it changes nothing."""
        before = copy(GAME, self.state)
        try:
            self._take(move, Dice())
        except Illegal as illegal:
            self.state = before
            return illegal.code
        raise AssertionError(f"{move} is legal")

    def told(self, kind: str) -> list[dict[str, str | int]]:
        """The facts of all events of a kind."""
        return [event.facts for event in self.events if event.kind == kind]

    def _take(self, words: str, chance: Random) -> None:
        self.events += step(GAME, self.state, parse(words), chance).events
        assert GAME.faults(self.state) == [], words
