"""Riders: what each of them pays where its prediction comes about."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule, results
from rules.ti4.agendas.frames import PlaceShip
from rules.ti4.agendas.rider import Rider
from rules.ti4.components.units import UnitKind
from rules.ti4.economy.gains import gain_goods
from rules.ti4.frames import ChooseSystem, GainTokens, PlaceStructure, Research
from rules.ti4.galaxy.forces import put
from rules.ti4.scoring.victory import gain_points
from rules.ti4.state import State
from rules.ti4.strategy_cards.politics import draw_action_cards
from rules.ti4.tactical.limits import check_limits

FORETOLD = "rider"  # what the victory points of a rider are called
DREADNOUGHT: UnitKind = "dreadnought"


class ConstructionRider(Rider):
    """A space dock on a planet of one's own."""

    id = "construction-rider"

    def pay(self, execution: Execution[State], seat: int) -> None:
        """On which planet is asked; one dock on each (79)."""
        execution.push(PlaceStructure(seat, ["space-dock"]))


class DiplomacyRider(Rider):
    """All others put a command token into a system with a planet of one's own, that of Mecatol Rex too."""

    id = "diplomacy-rider"

    def pay(self, execution: Execution[State], seat: int) -> None:
        """In which system is asked (20.5 says where tokens come from)."""
        execution.push(ChooseSystem(seat, anywhere=True))


class ImperialRider(Rider):
    """A victory point, for whoever foretold the outcome (98)."""

    id = "imperial-rider"

    def pay(self, execution: Execution[State], seat: int) -> None:
        """Gain the point, which may win the game at once (98)."""
        execution.tell("rider-point", seat=seat, **results({"vp": 1}))
        gain_points(execution, execution.state.players[seat], FORETOLD, 1)


class LeadershipRider(Rider):
    """Three command tokens from the reinforcements (20)."""

    id = "leadership-rider"
    tokens = 3

    def pay(self, execution: Execution[State], seat: int) -> None:
        """Into which pools is asked."""
        execution.push(GainTokens(seat, self.tokens, buys=False))


class PoliticsRider(Rider):
    """Action cards, and the speaker token."""

    id = "politics-rider"
    cards = 3

    def pay(self, execution: Execution[State], seat: int) -> None:
        """Draw them, and take it."""
        execution.state.speaker = seat
        execution.tell("speaker", seat=seat)
        draw_action_cards(execution, execution.state.players[seat], self.cards)


class TechnologyRider(Rider):
    """A technology, researched with all its prerequisites (90)."""

    id = "technology-rider"

    def pay(self, execution: Execution[State], seat: int) -> None:
        """Which technology is asked; it costs nothing (90)."""
        execution.push(Research(seat, 0))


class TradeRider(Rider):
    """Five trade goods from the supply (93)."""

    id = "trade-rider"
    goods = 5

    def pay(self, execution: Execution[State], seat: int) -> None:
        """Gain the trade goods, which a neighbor may pillage (34)."""
        gain_goods(execution, execution.state.players[seat], self.goods)


class WarfareRider(Rider):
    """A dreadnought where own ships are."""

    id = "warfare-rider"

    def pay(self, execution: Execution[State], seat: int) -> None:
        """In which system with own ships is asked (23)."""
        execution.push(PlaceShip(seat, DREADNOUGHT))


class PlaceShipRule(Rule):
    """A ship is placed in a system with own ships, while a piece is left in the reinforcements."""

    frame = PlaceShip

    def asks(self, state: State, frame: PlaceShip) -> bool:
        """Where it can be placed."""
        return bool(_places(state, frame))

    def ask(self, state: State, frame: PlaceShip) -> Decision | None:
        """In which of the systems with own ships."""
        options = [Option(place, "", state.at(place)) for place in _places(state, frame)]
        return choose(frame.seat, "place-ship", options, kind=frame.kind) if options else None

    def do(self, execution: Execution[State], frame: PlaceShip, answer: Answer) -> None:
        """Place it; what is too much for the fleet pool is removed."""
        execution.pop()
        state, place = execution.state, answer[0]
        put(state.galaxy[place].space, frame.seat, DREADNOUGHT)
        execution.tell("placed-ship", seat=frame.seat, **state.at(place), kind=frame.kind)
        check_limits(execution, frame.seat, place)


def _places(state: State, frame: PlaceShip) -> list[str]:
    if state.plastic_left(frame.seat, DREADNOUGHT) < 1:
        return []
    return [place for place, system in state.galaxy.items() if system.ships(frame.seat)]
