"""What a computer player does not spend: the cost of an objective, and influence for the custodians."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Answer, allocation
from rules.core.records import record
from rules.opponents.reasons import Reason
from rules.ti4.components.conditions import ObjectiveCost
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.computer.aims import unscored
from rules.ti4.computer.reasons import why
from rules.ti4.economy.payment import Aim, Means
from rules.ti4.economy.spending import PAY, TRADE_GOODS, counts
from rules.ti4.economy.worth import worth
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of
from rules.ti4.scoring.conditions import affordable, met
from rules.ti4.state import Player, State

SAVING_FROM = 2  # the round from which on an objective is saved for
AIMS: tuple[Aim, ...] = ("other-kept", "least-lost", "no-goods")  # payments, the dearest to keep first


@record
class Kept:
    """What is to be left."""

    resources: int = 0
    influence: int = 0
    goods: int = 0
    tokens: int = 0


def kept(view: State, player: Player) -> Kept:
    """What is not spent: the cost of one public objective, and influence for the custodians while they are near."""
    cost = _cost_ahead(view, player) or ObjectiveCost()
    influence = max(cost.influence, CUSTODIANS.influence * custodians_near(view, player))
    return Kept(cost.resources, influence, max(cost.trade_goods, _hoarded(view, player)), cost.tokens)


def _costs(view: State, player: Player) -> list[ObjectiveCost]:
    """What public objectives cost that are still to be scored."""
    return [each.cost for each in unscored(view, player) if each.cost and each.id in view.objectives]


def _cost_ahead(view: State, player: Player) -> ObjectiveCost | None:
    """The cost of a public objective that can be paid now, of several one that brings most; none where it need not be.

    It need not where another is fulfilled without a cost.
    """
    public = [each for each in unscored(view, player) if each.id in view.objectives]
    if view.round < SAVING_FROM or any(not each.cost and met(view, player, each.id) for each in public):
        return None
    found = [each for each in public if each.cost and affordable(view, player, each.cost)]
    return max(found, key=lambda each: each.points).cost if found else None


def _hoarded(view: State, player: Player) -> int:
    """Trade goods that are kept over rounds, as far as there are any, for an objective that is paid with them alone."""
    asked = [cost.trade_goods for cost in _costs(view, player) if cost.trade_goods]
    return min(player.trade_goods, min(asked)) if asked and view.round >= SAVING_FROM else 0


def custodians_near(view: State, player: Player) -> bool:
    """Whether the custodians are there, and own ships with ground forces on board or below beside them."""
    if not view.galaxy[CENTRE_PLACE].custodians:
        return False
    beside = (view.galaxy[place] for place in adjacency(view, player.seat)[CENTRE_PLACE])
    return any(
        system.ships(player.seat)
        and any(
            force_of(forces, player.seat).count("infantry")
            for forces in (system.space, *(planet.forces for planet in system.planets))
        )
        for system in beside
    )


def to_spend(view: State, player: Player) -> int:
    """Resources that need not be kept, nor their planets for influence that has to be: those that bring more of it."""
    spared = kept(view, player)
    ready = [worth(view, planet.id) for planet in view.planets(player.seat) if not planet.exhausted]
    goods, influence, resources = player.trade_goods - spared.goods, spared.influence, 0
    for brings in sorted(ready, key=lambda each: each.resources - each.influence):
        if influence > 0:
            influence -= brings.influence
        else:
            resources += brings.resources
    goods = max(0, goods * counts(player) - max(0, influence))
    return max(0, resources + goods - spared.resources)


def best_payment(view: State, player: Player, found: Mapping[Aim, Means]) -> Means | None:
    """Of payments that are proposed one that leaves what is to be kept, or the first; None where there is none."""
    return sparing_payment(view, player, found) or next((found[aim] for aim in AIMS if aim in found), None)


def sparing_payment(view: State, player: Player, found: Mapping[Aim, Means]) -> Means | None:
    """Of payments that are proposed one that leaves what is to be kept; None where none does."""
    spared = kept(view, player)
    return next((found[aim] for aim in AIMS if aim in found and _leaves(view, player, found[aim], spared)), None)


def _leaves(view: State, player: Player, spent: Means, spared: Kept) -> bool:
    """Whether enough is left after a payment."""
    left = _left(view, player, spent)
    return left.resources >= spared.resources and left.influence >= spared.influence and left.goods >= spared.goods


def _left(view: State, player: Player, spent: Means) -> Kept:
    """What is there after a payment; goods count as either."""
    goods = player.trade_goods - spent.get(TRADE_GOODS, 0)
    ready = [planet.id for planet in view.planets(player.seat) if not planet.exhausted and planet.id not in spent]
    count = goods * counts(player)
    resources = count + sum(worth(view, planet).resources for planet in ready)
    influence = count + sum(worth(view, planet).influence for planet in ready)
    return Kept(resources, influence, goods)


def left_by(view: State, player: Player, answer: Answer) -> Iterator[Reason]:
    """What an answer that pays leaves, which is why it pays so."""
    words = {word.removeprefix(PAY): count for word, count in allocation(answer).items()}
    left = _left(view, player, words)
    yield why("leaves", resources=left.resources, influence=left.influence)
