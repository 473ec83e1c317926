"""What the larger parts of the final scoring are made of, thing by thing."""

from __future__ import annotations

from collections import Counter

from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.components import GOALS
from rules.pulsar.counting import count, step
from rules.pulsar.scoring.goals import Division, best_division
from rules.pulsar.state import Player, State


def goals(state: State, player: Player) -> dict[str, int]:
    """The points of each goal that is scored, with the bonuses that are bought on it."""
    return {
        name: GOALS[name].vp + sum(bonus.vp for bonus in GOALS[name].bonuses[: level - 1])
        for name, level in zip(state.goals, best_division(state, player).levels, strict=True)
        if level
    }


def patents(state: State, player: Player) -> dict[str, int]:
    """The points of each purple patent."""
    division, found = best_division(state, player), Counter[str]()
    for technology, effect in effects(state, player.seat, "final-each"):
        found[technology.id] += effect.vp * _counted(state, player, division, effect.what)
    for technology, effect in effects(state, player.seat, "final-steps"):
        found[technology.id] += step(effect.steps, count(state, player, effect.what))
    for technology, effect in effects(state, player.seat, "final-buy"):
        found[technology.id] += effect.vp * (technology.id in division.bought)
    return found


def _counted(state: State, player: Player, division: Division, what: str) -> int:
    """How much there is of what a patent counts; goals count as they are scored."""
    if what == "goal-steps":
        return sum(division.levels)
    if what == "goals-bought":
        levels = zip(state.goals, division.levels, strict=True)
        return sum(level == 1 + len(GOALS[name].bonuses) for name, level in levels)
    return count(state, player, what)
