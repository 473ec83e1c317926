"""Powers of factions that bring planets, structures and infantry after something else is done (34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import ActingRule, Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import ActionOver, Played, Produced
from rules.ti4.cards.moments import ACTION_OVER, open_window
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.units import STRUCTURES, UnitKind
from rules.ti4.economy.worth import worth_in_all
from rules.ti4.galaxy.forces import force_of
from rules.ti4.galaxy.pieces import structures_elsewhere
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.production.recruits import may_recruit, recruit
from rules.ti4.state import State
from rules.ti4.strategy_cards.construction import raise_structure, structure_limit
from rules.ti4.strategy_cards.peace_accords import PEACE_ACCORDS, open_planets
from rules.ti4.tactical.control import gain_control


class PeaceAccords(Card):
    """Xxcha: a planet without units joins them, in a system adjacent to a planet that they control."""

    id = PEACE_ACCORDS
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any but Mecatol Rex, the best first; a planet is adjacent to its own system, too (6.3)."""
        for planet in sorted(open_planets(state, seat), key=lambda planet: -worth_in_all(state, planet)):
            facts: dict[str, str | int] = {"planet": planet.id}
            yield Option(planet.id, "", facts | ({"target": planet.owner} if planet.owner >= 0 else {}))

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Take control of the planet, exhausted as any that is gained (25.1)."""
        gain_control(execution, execution.state.planet(played.target), played.seat)


class Reclamation(Card):
    """Winnu: who has taken Mecatol Rex builds there at once, when the production of the action is over."""

    id = "reclamation"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """As long as they hold it, and anything can stand there."""
        over = next((frame for frame in reversed(state.course) if isinstance(frame, ActionOver)), None)
        if over and MECATOL_REX in over.taken and any(self._missing(state, seat)):
            yield Option("")

    def _missing(self, state: State, seat: int) -> Iterator[UnitKind]:
        """The structures that can be put there: there is room for one more, and a piece."""
        planet = state.planet(MECATOL_REX)
        if planet.owner == seat and may_hold_units(state, planet.id):
            for kind in STRUCTURES:
                room = force_of(planet.forces, seat).count(kind) < structure_limit(state, kind)
                piece = state.plastic_left(seat, kind) > 0 or any(structures_elsewhere(state, seat, kind, planet.id))
                if room and piece:
                    yield kind

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """One of each; where no piece is left it is taken from elsewhere (23.4)."""
        for kind in [*self._missing(execution.state, played.seat)]:
            raise_structure(execution, played.seat, kind, MECATOL_REX)


class ActionOverRule(ActingRule):
    """The moment at the end of a tactical action, and what was taken in it until it is over, too."""

    frame = ActionOver

    def run(self, execution: Execution[State], frame: ActionOver) -> None:
        """Open it once, where something was taken that counts."""
        if frame.opened:
            execution.pop()
            return
        frame.opened = True
        if any(Card.by_id[Reclamation.id].targets(execution.state, frame.seat)):
            open_window(execution, ACTION_OVER, [frame.seat])


class YinSpinner(Card):
    """Yin: an infantry more where they have produced."""

    id = "yin-spinner"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The planets that they control in that system, the best first."""
        found = next((each for each in state.frames() if isinstance(each, Produced) and each.seat == seat), None)
        planets = state.galaxy[found.place].planets if found else []
        for planet in sorted(planets, key=lambda planet: -worth_in_all(state, planet)):
            if planet.owner == seat and may_recruit(state, seat, planet.id):
                yield Option(planet.id, "", {"planet": planet.id})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Place an infantry there, besides what was produced (68)."""
        recruit(execution, played.seat, played.target)


class ProducedRule(ActingRule):
    """Whatever follows production has been done."""

    frame = Produced
