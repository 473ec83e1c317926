"""IV: which consume powers can be used now, and why the others cannot."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import combinations

from rules.core.decisions import Illegal
from rules.race.cardplay import kind_of
from rules.race.cards import Power
from rules.race.state import Player, State

TAKES_ANY = ("all-goods", "sell")
ANY_KIND = ("any", "all-different")


def matching(state: State, player: Player, power: Power) -> list[str]:
    """Worlds whose goods a power can consume."""
    kinds, cards = power.kinds or power.good, state.cards
    if kinds in ANY_KIND:
        return [good.world for good in player.goods]
    return [good.world for good in player.goods if cards[good.world].good == kinds]


def _usable(state: State, player: Player, power: Power) -> bool:
    """Whether a power can do anything now."""
    if power.effect == "consume":
        return bool(matching(state, player, power))
    if power.effect == "set":
        return _countable(state, player, power) >= power.goods
    if power.effect in TAKES_ANY:
        return bool(player.goods)
    if power.effect == "hand-cards":
        return bool(player.hand)
    return bool(state.deck) or power.effect == "draw"


def _countable(state: State, player: Player, power: Power) -> int:
    """How many goods there are for a set: of different kinds, where it wants those."""
    worlds = matching(state, player, power)
    return len({kind_of(state, world) for world in worlds}) if power.kinds == "all-different" else len(worlds)


def usable(state: State, player: Player) -> dict[str, Power]:
    """Consume powers not yet used that can be used now."""
    powers = state.powers(player, "consume")
    return {key: power for key, power in powers if key not in player.used and _usable(state, player, power)}


def must(state: State, power: Power) -> bool:
    """Whether a power has to be used. A gamble has to unless the table plays otherwise."""
    return not power.optional and not (power.effect == "gamble" and state.options["gamble"] == "may")


def unusable(state: State, player: Player, key: str, power: Power) -> Illegal:
    """Why a power cannot be used that is not left."""
    if key in player.used:
        return Illegal("power-used")
    if power.effect == "set":
        return Illegal("few-goods", kinds=power.kinds, need=power.goods, have=_countable(state, player, power))
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
    rest = replace(player, goods=[good for good in player.goods if good.world not in worlds])
    return now - set(usable(state, rest))


def spared(state: State, player: Player, power: Power, worlds: Collection[str]) -> set[str]:
    """Powers that find no good when `power` takes these, and would if it took others, to nobody's harm."""
    fitting = matching(state, player, power)
    if len(fitting) == len(worlds) or not (lost := starved(state, player, worlds)):
        return set()
    others = combinations(fitting, len(worlds))
    losses = [starved(state, player, taken) for taken in others if fits(state, power, taken)]
    return lost - min((loss for loss in losses if loss < lost), key=len, default=lost)


def fits(state: State, power: Power, worlds: Collection[str]) -> bool:
    """Whether the goods of these worlds are of different kinds, where a power wants those."""
    return power.kinds != "all-different" or len({kind_of(state, world) for world in worlds}) == len(worlds)
