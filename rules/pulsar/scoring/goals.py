"""Goals in the final scoring: which gyrodynes count for which goal, and what the cubes buy, so that it brings most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, product

from rules.core.records import record
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.components import CUBES_PER_POINT, GOALS, SIZES, Goal
from rules.pulsar.counting import count, spinning
from rules.pulsar.state import Player, State

OF_GYRODYNES = ("spinning", "spinning-sizes", "spinning-same-size")
Sizes = tuple[str, ...]


@record
class Division:
    """How goals and cubes are scored best.

    `levels`: of each goal 0 where it is not scored, 1 where it is met, one more for each bonus bought. `counted`: the
    gyrodynes that count for each goal. `free` is the goal scored as if it were met, "" for none; `bought`
    are the patents for which cubes were paid. `patent_vp` is what patents bring that depend on goals or cost cubes.
    """

    levels: tuple[int, ...]
    counted: tuple[Sizes, ...]
    free: str
    bought: tuple[str, ...]
    goal_vp: int
    patent_vp: int
    cubes_left: int

    @property
    def total(self) -> int:
        """All points that depend on the division."""
        return self.goal_vp + self.patent_vp + self.cubes_left // CUBES_PER_POINT


def best_division(state: State, player: Player) -> Division:
    """The division that brings most; of equal ones the first that is found, goals in their order on the table.

    Every way is tried in which gyrodynes count for goals and cubes are spent. Nothing is scored by this, and it may be
    asked before the end of the game.
    """
    return max(divisions(state, player), key=lambda division: division.total)


def divisions(state: State, player: Player) -> Iterator[Division]:
    """Every way to score goals and spend cubes."""
    goals = [GOALS[name] for name in state.goals]
    buys = [(technology.id, effect) for technology, effect in effects(state, player.seat, "final-buy")]
    purchases = [dict(bought) for number in range(len(buys) + 1) for bought in combinations(buys, number)]
    for free in ("", *(state.goals if any(effects(state, player.seat, "final-goal")) else ())):
        for counted in _met(state, player, goals, free):
            reached = product(*(range(_most(goal, free, counted) + 1) for goal in goals))
            for levels, bought in product(reached, purchases):
                division = _with_points(state, player, goals, levels, bought, free, counted)
                if division.cubes_left >= 0:
                    yield division


def _most(goal: Goal, free: str, counted: Mapping[str, Sizes | None]) -> int:
    """How far a goal can be scored: not at all, or with all its bonuses."""
    return 1 + len(goal.bonuses) if goal.id == free or counted[goal.id] is not None else 0


def _met(state: State, player: Player, goals: list[Goal], free: str) -> Iterator[dict[str, Sizes | None]]:
    """Which goals can be met together: by goal the gyrodynes that count for it, None where it is not met.

    A gyrodyne counts for one goal only.
    """
    own = spinning(state, player.seat)
    ways = []
    for goal in goals:
        if goal.what in OF_GYRODYNES:
            ways.append([None, *(_sets(goal, own) if goal.id != free else ())])
        else:
            met = count(state, player, goal.what) >= goal.least
            ways.append([() if met else None])
    for chosen in product(*ways):
        used = Counter(size for sizes in chosen for size in sizes or ())
        if all(used[size] <= own[size] for size in SIZES):
            yield {goal.id: sizes for goal, sizes in zip(goals, chosen, strict=True)}


def _sets(goal: Goal, own: Mapping[str, int]) -> Iterator[Sizes]:
    """The smallest sets of gyrodynes that meet a goal."""
    if goal.what == "spinning-same-size":
        yield from ((size,) * goal.least for size in SIZES if own[size] >= goal.least)
    elif goal.what == "spinning-sizes":
        yield from combinations([size for size in SIZES if own[size]], goal.least)
    else:
        spins = [size for size in SIZES for _ in range(own[size])]
        yield from sorted(set(combinations(spins, goal.least)))


def _with_points(
    state: State,
    player: Player,
    goals: list[Goal],
    levels: tuple[int, ...],
    bought: Mapping[str, object],
    free: str,
    counted: Mapping[str, Sizes | None],
) -> Division:
    """The points and the cubes of one division."""
    goal_vp, cubes = 0, player.cubes
    for goal, level in zip(goals, levels, strict=True):
        if level:
            bonuses = goal.bonuses[: level - 1]
            goal_vp += goal.vp + sum(bonus.vp for bonus in bonuses)
            cubes -= sum(bonus.cubes for bonus in bonuses)
    patent_vp = 0
    for technology, effect in effects(state, player.seat, "final-buy"):
        if technology.id in bought:
            patent_vp += effect.vp
            cubes -= effect.cubes
    for _, effect in effects(state, player.seat, "final-each"):
        if effect.what == "goal-steps":
            patent_vp += effect.vp * sum(levels)
        elif effect.what == "goals-bought":
            full = sum(level == 1 + len(goal.bonuses) for goal, level in zip(goals, levels, strict=True))
            patent_vp += effect.vp * full
    shared = tuple((counted[goal.id] or ()) if level else () for goal, level in zip(goals, levels, strict=True))
    used = free if any(goal.id == free and level for goal, level in zip(goals, levels, strict=True)) else ""
    return Division(levels, shared, used, tuple(bought), goal_vp, patent_vp, cubes)
