"""IV: which consume powers can be used now, and why the others cannot."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from rules.core.decisions import Illegal
from rules.race.cards.cardplay import kind_of
from rules.race.designs import Power
from rules.race.state import Good, Player, State

Goods = Sequence[Good]

TAKES_ANY = ("all-goods", "sell")
ANY_KIND = ("any", "all-different")


def matching(state: State, goods: Goods, power: Power) -> list[str]:
    """Worlds whose goods a power can consume, of those that bear these."""
    kinds = power.kinds or power.good
    if not goods or kinds in ANY_KIND:
        return [good.world for good in goods]
    cards = state.cards
    return [good.world for good in goods if cards[good.world].good == kinds]


def _usable(state: State, player: Player, goods: Goods, power: Power) -> bool:
    """Whether a power can do anything while a player has these goods."""
    if power.effect == "consume":
        return bool(matching(state, goods, power))
    if power.effect == "set":
        return _countable(state, goods, power) >= power.goods
    if power.effect in TAKES_ANY:
        return bool(goods)
    if power.effect == "hand-cards":
        return bool(player.hand)
    return bool(state.deck) or power.effect == "draw"


def _countable(state: State, goods: Goods, power: Power) -> int:
    """How many goods there are for a set: of different kinds, where it wants those."""
    worlds = matching(state, goods, power)
    if power.kinds == "all-different":
        return len({kind_of(state, world) for world in worlds})
    return len(worlds)


def usable(state: State, player: Player) -> dict[str, Power]:
    """Consume powers not yet used that can be used now."""
    return _left(state, player, player.goods)


def any_usable(state: State, player: Player) -> bool:
    """Whether a consume power that is not yet used can be used now."""
    powers, used = state.powers(player, "consume"), player.used
    return any(key not in used and _usable(state, player, player.goods, power) for key, power in powers)


def _left(state: State, player: Player, goods: Goods) -> dict[str, Power]:
    powers = state.powers(player, "consume")
    return {key: power for key, power in powers if key not in player.used and _usable(state, player, goods, power)}


def must(state: State, power: Power) -> bool:
    """Whether a power has to be used. A gamble has to unless the table plays otherwise."""
    return not power.optional and not (power.effect == "gamble" and state.options["gamble"] == "may")


def unusable(state: State, player: Player, key: str, power: Power) -> Illegal:
    """Why a power cannot be used that is not left."""
    if key in player.used:
        return Illegal("power-used")
    if power.effect == "set":
        return Illegal("few-goods", kinds=power.kinds, need=power.goods, have=_countable(state, player.goods, power))
    if power.effect == "hand-cards":
        return Illegal("no-hand")
    if power.effect == "gamble":
        return Illegal("no-deck")
    return Illegal("no-good", good=power.good if power.effect == "consume" else "any")


def starved(state: State, player: Player, worlds: Collection[str]) -> set[str]:
    """Powers that can be used now, but not without the goods of these worlds."""
    now = set(usable(state, player))
    if not now:
        return now
    rest = [good for good in player.goods if good.world not in worlds]
    return now - set(_left(state, player, rest))


def spared(state: State, player: Player, power: Power, worlds: Collection[str]) -> set[str]:
    """The powers that another choice of goods for `power` would leave usable, and the goods of these worlds would not.

    Only choices after which nothing else becomes unusable count; of them, the one that leaves the most powers usable.
    """
    fitting = matching(state, player.goods, power)
    if len(fitting) == len(worlds) or not (lost := starved(state, player, worlds)):
        return set()
    others = combinations(fitting, len(worlds))
    losses = [starved(state, player, taken) for taken in others if fits(state, power, taken)]
    return lost - min((loss for loss in losses if loss < lost), key=len, default=lost)


def fits(state: State, power: Power, worlds: Collection[str]) -> bool:
    """Whether the goods of these worlds are of different kinds, where a power wants those."""
    return power.kinds != "all-different" or len({kind_of(state, world) for world in worlds}) == len(worlds)
