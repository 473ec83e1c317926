"""Technology: one is researched, and another for resources; others research one for resources (90, 91)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule, results
from rules.ti4.agendas.losses import lose_unit
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNIT_KINDS, class_of
from rules.ti4.economy.payment import proposed
from rules.ti4.economy.spending import available, spend, spent_of
from rules.ti4.frames import Research
from rules.ti4.state import State
from rules.ti4.technology import prerequisites

NONE = "none"
ANTI_INTELLECTUAL = "anti-intellectual-revolution"  # the law by which research costs a ship
LARGE_SHIPS = tuple(kind for kind in UNIT_KINDS if class_of(kind) == "ship" and kind != "fighter")


class ResearchRule(Rule):
    """A technology whose prerequisites are owned; planets with a specialty are exhausted for those that are not."""

    frame = Research

    def asks(self, state: State, frame: Research) -> bool:
        """Where one can be researched."""
        return any(researchable(state, frame))

    def ask(self, state: State, frame: Research) -> Decision | None:
        """Which one; where planets have to be exhausted for it a number behind it says which of the ways to do so."""
        options = [*researchable(state, frame)]
        return choose(frame.seat, "research", [*options, Option(NONE)]) if options else None

    def do(self, execution: Execution[State], frame: Research, answer: Answer) -> None:
        """Own it, and pay for it with as little as can be."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        if answer[0] == NONE:
            return
        technology, planets = _chosen(state, frame, answer[0])
        spent = proposed(state, player, "resources", frame.resources, planets)
        for planet in planets:
            state.planet(planet).exhausted = True
        spend(state, player, spent, "resources", frame.resources)
        player.technologies.append(technology)
        gone = spent_of({**dict.fromkeys(planets, 1), **spent})
        execution.tell("researched", seat=player.seat, technology=technology, **results({}, gone))
        if state.law(ANTI_INTELLECTUAL):
            lose_unit(execution, [player.seat], LARGE_SHIPS)


def researchable(state: State, frame: Research) -> Iterator[Option]:
    """Technologies by colour, each as it can be paid for with the fewest planets."""
    player = state.players[frame.seat]
    for id, choices in prerequisites.researchable(state, frame.seat).items():
        for number, planets in enumerate(choices, 1):
            ready = available(state, player, "resources") - sum(PLANETS[planet].resources for planet in planets)
            if ready >= frame.resources:
                word = f"{id}:{number}" if planets else id
                gone = spent_of(
                    {**dict.fromkeys(planets, 1), **proposed(state, player, "resources", frame.resources, planets)}
                )
                yield Option(
                    word,
                    TECHNOLOGIES[id].kind,
                    {"technology": id, "planets": " ".join(planets), "count": len(planets)},
                    gone,
                )


def _chosen(state: State, frame: Research, word: str) -> tuple[str, tuple[str, ...]]:
    """The technology that a word names, and the planets that are exhausted for it."""
    technology, _, number = word.partition(":")
    choices = prerequisites.ways(state, state.players[frame.seat], technology)
    return technology, choices[int(number or 1) - 1]
