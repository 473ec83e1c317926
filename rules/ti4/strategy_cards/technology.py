"""Technology: one is researched, and another for resources; others research one for resources (90, 91)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule, results
from rules.ti4.agendas.losses import ANTI_INTELLECTUAL, lose_unit
from rules.ti4.cards.notes import check_research
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNIT_KINDS, class_of
from rules.ti4.economy.payment import proposed
from rules.ti4.economy.spending import EXHAUSTED, available, spend, spent_of
from rules.ti4.economy.worth import UNUSED, together, worth
from rules.ti4.frames import GainTokens, Research
from rules.ti4.scoring.reach import reach_told
from rules.ti4.state import Player, State
from rules.ti4.technology import prerequisites
from rules.ti4.technology.gaining import gain_technology

NONE, TOKENS = "none", "tokens"
PROPAGATED = 3  # command tokens that Nekro gains in the place of a technology
LARGE_SHIPS = tuple(kind for kind in UNIT_KINDS if class_of(kind) == "ship" and kind != "fighter")
MINISTER_OF_SCIENCES = "minister-of-sciences"


class ResearchRule(Rule):
    """A technology whose prerequisites are owned; planets and research teams are exhausted for those that are not."""

    frame = Research

    def asks(self, state: State, frame: Research) -> bool:
        """Where one can be researched; what Nekro gains instead has to be paid for to be asked about."""
        free = state.players[frame.seat].able(prerequisites.PROPAGATION) and not frame.resources
        return not free and any(researchable(state, frame))

    def ask(self, state: State, frame: Research) -> Decision | None:
        """Which one; where something has to be exhausted for it a number behind it says which of the ways to do so."""
        if not self.asks(state, frame):
            return None
        return choose(frame.seat, "research", [*researchable(state, frame), Option(NONE)])

    def run(self, execution: Execution[State], frame: Research) -> None:
        """Nothing can be researched; who cannot research at all gains command tokens instead."""
        execution.pop()
        if not frame.resources and execution.state.players[frame.seat].able(prerequisites.PROPAGATION):
            execution.push(GainTokens(frame.seat, PROPAGATED, buys=False))

    def do(self, execution: Execution[State], frame: Research, answer: Answer) -> None:
        """Own it, and pay for it with as little as can be."""
        state, player = execution.state, execution.state.players[frame.seat]
        execution.pop()
        if answer[0] == NONE:
            return
        if answer[0] == TOKENS:
            _propagate(execution, frame)
            return
        technology, used = _chosen(state, frame, answer[0])
        gone, cost = _gone(state, player, frame, used), _cost(frame, used)
        spent = proposed(state, player, "resources", cost, used)
        if planets := [*_planets(used), *str(gone.get(EXHAUSTED, "")).split()]:
            gone[EXHAUSTED] = " ".join(planets)
        prerequisites.exhaust_for_research(state, player, used)
        spend(state, player, spent, "resources", cost)
        with reach_told(execution, player):
            gain_technology(execution, player, technology)
            execution.tell("researched", seat=player.seat, technology=technology, **results({}, gone))
        check_research(execution, player, technology)
        if state.law(ANTI_INTELLECTUAL):
            lose_unit(execution, [player.seat], LARGE_SHIPS)


def _propagate(execution: Execution[State], frame: Research) -> None:
    """Command tokens for what a technology would cost."""
    state, player = execution.state, execution.state.players[frame.seat]
    paid = proposed(state, player, "resources", frame.resources)
    spend(state, player, paid, "resources", frame.resources)
    execution.tell("propagated", seat=player.seat, **results({}, spent_of(state, paid, "resources")))
    execution.push(GainTokens(frame.seat, PROPAGATED, buys=False))


def researchable(state: State, frame: Research) -> Iterator[Option]:
    """Technologies to research, by colour, each for every way of exhausting what is lacking of its prerequisites.

    The words are ids, with `:1`, `:2` … where something is exhausted for it. What the player cannot pay for after that
    is left out. For Nekro command tokens in the place of all.
    """
    player = state.players[frame.seat]
    if player.able(prerequisites.PROPAGATION):
        if state.tokens_left(frame.seat) and available(state, player, "resources") >= frame.resources:
            yield Option(TOKENS, costs=_gone(state, player, frame, ()))
        return
    for id, choices in prerequisites.researchable(state, frame.seat).items():
        for number, used in enumerate(choices, 1):
            lost = sum(worth(state, planet).resources for planet in _planets(used))
            if available(state, player, "resources") - lost >= _cost(frame, used):
                yield Option(
                    f"{id}:{number}" if used else id,
                    TECHNOLOGIES[id].kind,
                    {"technology": id, "planets": " ".join(used), "count": len(used)},
                    _gone(state, player, frame, used),
                )


def _cost(frame: Research, used: prerequisites.Skipping) -> int:
    """The resources that a technology costs, with those for what is exhausted for it."""
    return frame.resources + prerequisites.surcharge(used)


def _gone(state: State, player: Player, frame: Research, used: prerequisites.Skipping) -> dict[str, str | int]:
    """What a purse has less of after research for which this is exhausted besides what pays for it."""
    gone = spent_of(state, proposed(state, player, "resources", _cost(frame, used), used), "resources")
    for name, number in together(worth(state, planet) for planet in _planets(used)).amounts().items():
        gone[f"{UNUSED}:{name}"] = int(gone.get(f"{UNUSED}:{name}", 0)) + number
    return gone


def _planets(used: prerequisites.Skipping) -> list[str]:
    """The planets among what is exhausted for a technology."""
    return [each for each in used if each in PLANETS]


def research(state: State, seat: int, resources: int) -> Research:
    """Research by the strategy card, which costs the owner of Minister of Sciences nothing."""
    return Research(seat, 0 if state.owns(seat, MINISTER_OF_SCIENCES) else resources)


def _chosen(state: State, frame: Research, word: str) -> tuple[str, prerequisites.Skipping]:
    """The technology that a word names, and what is exhausted for it."""
    technology, _, number = word.partition(":")
    choices = prerequisites.ways(state, state.players[frame.seat], technology)
    return technology, choices[int(number or 1) - 1]
