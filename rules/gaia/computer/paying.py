"""How goods that are short are made up for by free actions before an action."""

from __future__ import annotations

from rules.core.decisions import Answer
from rules.gaia.components import BOARD_ACTIONS, Goods
from rules.gaia.economy.power import spendable
from rules.gaia.state import Player, State

POWER_PRICES = {"qic": 4, "ore": 3, "knowledge": 4, "credits": 1}
CREDIT_PRICES = {"qic": 4, "ore": 3, "knowledge": 4}
BARGAINS = {"power3": "ore", "power4": "credits", "power5": "knowledge"}
BARGAIN = 4  # power that each of them takes
MOST_BURNT = 4


def dear(state: State, player: Player) -> frozenset[str]:
    """Goods that an action of the board still gives for less power than free actions take."""
    if spendable(player) < BARGAIN:
        return frozenset()
    return frozenset([kind for action, kind in BARGAINS.items() if action not in state.used])


def payment(player: Player, cost: Goods, dear: frozenset[str] = frozenset()) -> list[Answer] | None:
    """The free actions that make up for what is short of a cost; None where there are none that suffice.

    `dear`: goods for which no power is to be spent.
    """
    for kind, amount in cost.items():
        if amount > getattr(player, kind):
            break
    else:
        return []
    short = {kind: amount - getattr(player, kind) for kind, amount in cost.items() if amount > getattr(player, kind)}
    words: list[str] = []
    spare = {kind: getattr(player, kind) - cost.get(kind, 0) for kind in ("credits", "ore", "knowledge", "qic")}
    if player.faction == "gleens" and short.get("qic") and "academy-q" not in player.structures.values():
        return None
    spent = _own_ways(player, words, short, spare)
    if not dear.isdisjoint(short):
        return None
    each = 2 if player.faction == "nevlas" and player.institute else 1
    power = spendable(player) - spent * each
    need = sum(POWER_PRICES[kind] * amount for kind, amount in short.items() if kind != "credits")
    if short.get("credits"):
        short["credits"] = _credits_by_power(words, short["credits"], spare, max(0, power - need))
        need += short["credits"]
    if need > power:
        burns = -(-(need - power) // each)
        if burns > min(MOST_BURNT, player.power.two // 2):
            return None
        words.insert(0, f"burn:{burns}")
    words += [f"power-{kind}:{amount}" for kind, amount in short.items() if amount]
    return [(word,) for word in words]


def _own_ways(player: Player, words: list[str], short: Goods, spare: Goods) -> int:
    """Use what a faction alone may give for goods (8-1), in place; returns how many tokens of bowl III that takes."""
    if player.faction == "baltaks" and short.get("qic") and player.gaiaformers:
        _take(words, short, "gaiaformer-qic", "qic", player.gaiaformers)
    if player.faction == "nevlas" and short.get("knowledge") and player.power.three:
        return _take(words, short, "token-knowledge", "knowledge", player.power.three)
    if player.faction == "hadsch-hallas" and player.institute:
        for kind, price in CREDIT_PRICES.items():
            if short.get(kind) and (most := max(0, spare["credits"]) // price):
                spare["credits"] -= price * _take(words, short, f"credits-{kind}", kind, most)
    return 0


def _credits_by_power(words: list[str], short: int, spare: Goods, power: int) -> int:
    """The credits that power pays: so much of it as is free, and what spare ore and knowledge do not make up for."""
    by_power = min(short, power)
    rest = short - by_power
    for kind in ("ore", "knowledge"):
        if rest > 0 and spare[kind] > 0:
            number = min(rest, spare[kind])
            words.append(f"{kind}-credits:{number}")
            rest -= number
    return by_power + rest


def _take(words: list[str], short: Goods, word: str, kind: str, most: int) -> int:
    """Note a conversion as often as is needed and can be; returns how often."""
    number = min(short[kind], most)
    words.append(f"{word}:{number}")
    short[kind] -= number
    if not short[kind]:
        del short[kind]
    return number


def charging_up(player: Player, power: int) -> list[Answer] | None:
    """The burning that brings so much power to bowl III; None where there is too little."""
    each = 2 if player.faction == "nevlas" and player.institute else 1
    burns = -(-max(0, power - spendable(player)) // each)
    if burns > min(MOST_BURNT, player.power.two // 2):
        return None
    return [(f"burn:{burns}",)] if burns else []


def in_power(player: Player, word: str) -> bool:
    """Whether bowl III pays for an action, where it takes power: tokens worth two or three may have lost some."""
    head, _, number = word.partition(":")
    if head in BOARD_ACTIONS:
        return spendable(player) >= BOARD_ACTIONS[head].power
    if head.startswith("power-"):
        return spendable(player) >= POWER_PRICES[head.removeprefix("power-")] * int(number)
    return True


def in_the_end(player: Player) -> list[Answer]:
    """Free actions before the last pass, one after another: all for what counts in threes."""
    if burns := (player.power.two + (player.power.stone == "2")) // 2:
        return [(f"burn:{burns}",)]
    if player.faction == "baltaks" and player.gaiaformers:
        return [(f"gaiaformer-qic:{player.gaiaformers}",)]
    if power := min(spendable(player), 30 - player.credits):
        return [(f"power-credits:{power}",)]
    if number := min(player.qic, 15 - player.ore):
        return [(f"qic-ore:{number}",)]
    return []
