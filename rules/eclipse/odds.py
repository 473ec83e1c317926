"""The odds of a battle: who will probably win it, and with how many ships.

    odds([squadron("interceptor", "attacker", interceptor, 3), squadron("ancient", "defender", ancient)]).attacker
    odds(fight, attacker="best").survivors

They take no position: whoever asks makes squadrons of what it knows. Nobody retreats but those who have declared it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, inf, prod
from typing import Literal

from rules.core.chance import chance
from rules.core.records import record
from rules.eclipse.battle.fleets import Fight, Side, Squadron
from rules.eclipse.battle.steps import begin
from rules.eclipse.probability.exact import Exact
from rules.eclipse.probability.model import Model, Pair
from rules.eclipse.probability.sampled import Sampled
from rules.eclipse.probability.volleys import Policy
from rules.eclipse.probability.work import TooMuchWork, Work

__all__ = ["Odds", "Policy", "odds"]

EXACT_WORK = 180_000  # so much is spent before a battle is fought by lot instead: about half a second
MOST_STATES = 60_000  # with more states nothing is spent in vain
BATTLES = 2_000
FEWER_BATTLES = 1_000  # where time was spent in vain, or with at least MANY ships, whose battles take longer
MANY = 16
LEAST_BATTLES = 60  # however little is to be spent
SEED = "odds"  # the same battle has the same odds whenever it is asked for


@record
class Odds:
    """How a battle ends.

    `attacker` is the probability that the attacker wins; a stalemate is the defender's. `survivors` has for each
    squadron, in the order given, the probability that at least one, two, … of its ships survive. `error` is what is
    neglected in an exact result, in a sampled one (of so many `battles`) two standard deviations of `attacker`.
    """

    attacker: float
    survivors: tuple[tuple[float, ...], ...]
    method: Literal["exact", "sampled"]
    error: float
    battles: int = 0

    @property
    def defender(self) -> float:
        """The probability that the defender wins."""
        return 1.0 - self.attacker


def odds(
    fight: Fight | Sequence[Squadron], *, attacker: Policy = "focus", defender: Policy = "focus", effort: float = 1.0
) -> Odds:
    """The odds of a battle that begins, or of one that is under way, between two activations.

    Each side assigns its dice by its policy: "focus" and "spread" are the rule of the neutral fleets, which differ in
    where damage goes that destroys nothing; "best" is what wins most often. Exact where the states are not too many;
    else sampled, always with the same chance, and "best" becomes "focus". `effort` is the share of the usual work that
    may be spent. Raises ValueError while dice wait to be assigned.
    """
    if not isinstance(fight, Fight):
        fight = begin(fight)
    policies: dict[Side, Policy] = {"attacker": attacker, "defender": defender}
    fewer, battles = (max(LEAST_BATTLES, round(number * effort)) for number in (FEWER_BATTLES, BATTLES))
    if _states(fight) <= MOST_STATES * effort:
        model = Model(fight, policies, Work(EXACT_WORK * effort))
        try:
            return _exact(fight, model)
        except TooMuchWork:
            return _sampled(fight, policies, fewer)
    if sum(len(one.living) for one in fight.squadrons) >= MANY:
        return _sampled(fight, policies, fewer)
    return _sampled(fight, policies, battles)


def _states(fight: Fight) -> int:
    """How many states the ships can be in together: each undamaged, damaged so and so much, or destroyed."""
    return prod(comb(len(one.living) + one.profile.hull + 1, len(one.living)) for one in fight.squadrons)


def _rule(policy: Policy) -> Policy:
    if policy == "best":
        return "focus"
    return policy


def _exact(fight: Fight, model: Model) -> Odds:
    ending = Exact(model).ending()
    wins, survivors = _summary(fight, model, ending.probabilities)
    return Odds(wins, survivors, "exact", ending.neglected)


def _sampled(fight: Fight, policies: Mapping[Side, Policy], battles: int) -> Odds:
    model = Model(fight, {side: _rule(policy) for side, policy in policies.items()}, Work(inf))
    counts = Sampled(model, chance(SEED, 0)).ending(battles)
    wins, survivors = _summary(fight, model, {pair: count / battles for pair, count in counts.items()})
    deviation = (wins * (1.0 - wins) / battles) ** 0.5
    return Odds(wins, survivors, "sampled", 2 * deviation, battles)


def _summary(
    fight: Fight, model: Model, probabilities: Mapping[Pair, float]
) -> tuple[float, tuple[tuple[float, ...], ...]]:
    """The probability that the attacker wins, and of survivors."""
    survivors = {side: [[0.0] * len(one.damage) for one in fleet.squadrons] for side, fleet in model.fleets.items()}
    wins = 0.0
    for pair, probability in probabilities.items():
        if model.attacker_wins(pair):
            wins += probability
        for side, left in model.survivors(pair).items():
            for chances, ships in zip(survivors[side], left, strict=True):
                for number in range(ships):
                    chances[number] += probability
    rows = {side: iter(found) for side, found in survivors.items()}
    return min(wins, 1.0), tuple(tuple(min(chance, 1.0) for chance in next(rows[one.side])) for one in fight.squadrons)
