"""What a computer player does not spend: the cost of an objective, and influence for the custodians."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.records import record
from rules.ti4.components.conditions import ObjectiveCost
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.computer.aims import unscored
from rules.ti4.economy.payment import Aim, Means
from rules.ti4.economy.spending import TRADE_GOODS, available, counts
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
    return Kept(cost.resources, influence, cost.trade_goods, cost.tokens)


def _cost_ahead(view: State, player: Player) -> ObjectiveCost | None:
    """The cost of a public objective that can be paid now, where no other is fulfilled without one."""
    public = [each for each in unscored(view, player) if each.id in view.objectives]
    if view.round < SAVING_FROM or any(not each.cost and met(view, player, each.id) for each in public):
        return None
    return next((each.cost for each in public if each.cost and affordable(view, player, each.cost)), None)


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
    """Resources that need not be kept."""
    return max(0, available(view, player, "resources") - kept(view, player).resources)


def best_payment(view: State, player: Player, found: Mapping[Aim, Means]) -> Means | None:
    """Of payments that are proposed one that leaves what is to be kept, or the first; None where there is none."""
    spared = kept(view, player)
    payments = [found[aim] for aim in AIMS if aim in found]
    enough = (each for each in payments if _leaves(view, player, each, spared))
    return next(enough, payments[0] if payments else None)


def _leaves(view: State, player: Player, spent: Means, spared: Kept) -> bool:
    """Whether enough is left after a payment."""
    goods = player.trade_goods - spent.get(TRADE_GOODS, 0)
    ready = [planet.id for planet in view.planets(player.seat) if not planet.exhausted and planet.id not in spent]
    count = goods * counts(player)
    resources = count + sum(worth(view, planet).resources for planet in ready)
    influence = count + sum(worth(view, planet).influence for planet in ready)
    return resources >= spared.resources and influence >= spared.influence and goods >= spared.goods
