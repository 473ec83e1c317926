"""Diplomacy: all others put a command token into a system, and planets are readied (32)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, Pick, choose
from rules.core.flow import Execution, Rule, results
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.economy.worth import together, worth
from rules.ti4.frames import ChooseSystem, ReadyPlanets
from rules.ti4.state import State
from rules.ti4.tactical.tokens import place_token

MOST = STRATEGY_CARDS["diplomacy"].primary.readied_planets


class ChooseSystemRule(Rule):
    """A system with a planet that the player controls; by the strategy card not that of Mecatol Rex."""

    frame = ChooseSystem

    def asks(self, state: State, frame: ChooseSystem) -> bool:
        """Where the player controls a planet that it could be."""
        return bool(systems(state, frame.seat, anywhere=frame.anywhere))

    def ask(self, state: State, frame: ChooseSystem) -> Decision | None:
        """In which system all others put a token (32)."""
        options = [Option(place, "", state.at(place)) for place in systems(state, frame.seat, anywhere=frame.anywhere)]
        return choose(frame.seat, "choose-system", options) if options else None

    def do(self, execution: Execution[State], frame: ChooseSystem, answer: Answer) -> None:
        """Everybody else puts a token there."""
        state = execution.state
        execution.pop()
        execution.tell("diplomacy", seat=frame.seat, **state.at(answer[0]))
        for seat in state.clockwise(frame.seat)[1:]:
            place_token(execution, seat, answer[0])


def systems(state: State, seat: int, *, anywhere: bool = False) -> list[str]:
    """Places of systems that can be chosen."""
    return [
        place
        for place, system in state.galaxy.items()
        if (anywhere or place != CENTRE_PLACE) and any(planet.owner == seat for planet in system.planets)
    ]


class ReadyPlanetsRule(Rule):
    """Up to two exhausted planets."""

    frame = ReadyPlanets

    def asks(self, state: State, frame: ReadyPlanets) -> bool:
        """Where more are exhausted than can be readied; else all of them are."""
        return len(exhausted_planets(state, frame.seat)) > MOST

    def ask(self, state: State, frame: ReadyPlanets) -> Decision | None:
        """Which of the exhausted planets, those of most worth by default."""
        if not self.asks(state, frame):
            return None
        found = exhausted_planets(state, frame.seat)
        options = tuple(Option(id, "", {"planet": id}) for id in found)
        best = sorted(found, key=lambda id: -max(worth(state, id).resources, worth(state, id).influence))[:MOST]
        return Decision(frame.seat, "ready-planets", Pick(options, 0, MOST), tuple(best))

    def do(self, execution: Execution[State], frame: ReadyPlanets, answer: Answer) -> None:
        """Ready the planets that were chosen (71)."""
        execution.pop()
        _ready(execution, frame.seat, answer)

    def run(self, execution: Execution[State], frame: ReadyPlanets) -> None:
        """Ready all exhausted planets, since there are no more than may be."""
        execution.pop()
        _ready(execution, frame.seat, tuple(exhausted_planets(execution.state, frame.seat)))


def exhausted_planets(state: State, seat: int) -> list[str]:
    """Exhausted planets of a player."""
    return [planet.id for planet in state.planets(seat) if planet.exhausted]


def _ready(execution: Execution[State], seat: int, planets: Answer) -> None:
    for id in planets:
        execution.state.planet(id).exhausted = False
    if planets:
        execution.tell(
            "readied",
            seat=seat,
            planets=" ".join(planets),
            **results(together(worth(execution.state, id) for id in planets).amounts()),
        )
