"""How a computer player spreads command tokens: enough for its fleets, some for secondaries, the rest to act with."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, allocation, spread
from rules.opponents.reasons import Reason
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.computer.reasons import why
from rules.ti4.computer.saving import kept, left_by, sparing_payment
from rules.ti4.computer.values import MADE
from rules.ti4.economy.payment import Means, proposals
from rules.ti4.economy.worth import worth
from rules.ti4.state import POOLS, Player, State
from rules.ti4.tactical.limits import fleet_needed

FLEET = (2, 4)  # tokens in the fleet pool, at least and at most: each more is a tactical action less
STRATEGY = 4  # tokens for secondary abilities, at most
FOR_SECONDARIES = 2  # of those that are gained in the action phase
INFLUENCE_EACH = STRATEGY_CARDS["leadership"].secondary.influence_for_token
ROOM = 1  # ships more than the largest fleet has
TOKEN = 0.15  # victory points: what a tactical action must be worth while tokens are few
BOUGHT = 0.3  # what a token is worth that is bought while they are few
FEW = 3  # tokens in the tactic pool; of more each is worth less


def spread_tokens(view: State, player: Player, number: int) -> Answer:
    """So many tokens on all three pools."""
    fleet = min(number, view.fleet_limit, _fleet_pool(view, player))
    strategy = min(STRATEGY, (number - fleet) // 3)
    return spread({"tactic": number - fleet - strategy, "fleet": fleet, "strategy": strategy})


def _fleet_pool(view: State, player: Player) -> int:
    """As many as the largest fleet needs, and room for another ship."""
    needed, (least, most) = fleet_needed(view, player), FLEET
    return max(needed, min(most, max(least, needed + ROOM)))


def added_tokens(view: State, player: Player, number: int) -> dict[str, int]:
    """Where tokens go that are gained in the action phase: to act with, now and then one for a secondary ability."""
    strategy = min(number, max(0, FOR_SECONDARIES - player.pools.strategy), (number + 2) // 3)
    left = number - strategy
    fleet = int(left > 2 and player.pools.fleet < min(view.fleet_limit, FLEET[1]))
    return {"tactic": left - fleet, "fleet": fleet, "strategy": strategy}


def pools_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """What tokens are laid out for, in all three pools."""
    laid = allocation(answer)
    yield why("to-act", 3.0, n=laid.get("tactic", 0))
    yield why("for-fleet", 2.0, n=fleet_needed(view, player))
    yield why("for-secondaries", 1.0, n=laid.get("strategy", 0))


def gained_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """What tokens are for that are gained, and that some were bought."""
    if not answer:
        yield why("saves")
        return
    laid = allocation(answer)
    number = sum(count for pool, count in laid.items() if pool in POOLS)
    bought = number - int(question.facts["free"])
    if bought > 0:
        yield why("bought", 4.0, n=bought)
        yield from left_by(view, player, answer)
    if tactic := laid.get("tactic"):
        yield why("to-act", 3.0, n=player.pools.tactic + tactic)
    if strategy := laid.get("strategy"):
        yield why("for-secondaries", 2.0, n=player.pools.strategy + strategy)
    if laid.get("fleet"):
        yield why("for-fleet", 1.0, n=fleet_needed(view, player))


def to_act_with(view: State, player: Player) -> int:
    """Tokens of the tactic pool that need not be kept for an objective."""
    return player.pools.tactic - max(0, kept(view, player).tokens - player.pools.strategy)


def token_value(player: Player, more: int = 0) -> float:
    """What a tactical action must be worth: the less, the more tokens there are; `more` of them besides."""
    return TOKEN * min(1.0, FEW / max(1, player.pools.tactic + more))


def best_purchase(view: State, player: Player, free: int, most: int) -> tuple[int, Means]:
    """How many tokens are bought besides those that are free, at most so many, and how they are paid."""
    found: dict[int, Means] = {0: {}}
    for number in range(1, most + 1):
        paid = sparing_payment(view, player, proposals(view, player, "influence", number * INFLUENCE_EACH))
        if paid is not None:
            found[number] = paid
    number = max(found, key=lambda number: _gained(player, free, number) - _lost(view, found[number]))
    return number, found[number]


def _gained(player: Player, free: int, number: int) -> float:
    """What so many tokens are worth, bought after those that are free."""
    return sum(BOUGHT / TOKEN * token_value(player, free + each) for each in range(1, number + 1))


def _lost(view: State, paid: Means) -> float:
    """What could have been made of the resources of a payment."""
    return MADE * sum(worth(view, word).resources if word in PLANETS else count for word, count in paid.items())
