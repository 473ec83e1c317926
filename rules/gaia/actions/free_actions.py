"""Free actions: conversions and sacrifices, before or after the action of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core.decisions import Illegal, Option, Unavailable
from rules.core.flow import Execution, results
from rules.gaia.components import Goods
from rules.gaia.economy.goods import takes_ore_for_qic, with_ore_for_qic
from rules.gaia.economy.power import flow, spendable
from rules.gaia.frames import Gain
from rules.gaia.state import Player, State

COMMON = {
    "power-qic": 4,
    "power-ore": 3,
    "power-knowledge": 4,
    "power-credits": 1,
    "qic-ore": 1,
    "knowledge-credits": 1,
    "ore-credits": 1,
    "ore-tokens": 1,
}
HADSCH_HALLAS = {"credits-qic": 4, "credits-ore": 3, "credits-knowledge": 4}  # 8-1: credits in the place of power
NEVLAS = {"token-knowledge": 1}  # 8-1: from bowl III to the gaia area; not spending
DOUBLED = {"power-ore-credits": 4}  # 8-1 Nevlas, institute: two tokens, which apart would lose a power each
BAL_TAKS = {"gaiaformer-qic": 1}  # 8-1: back from the gaia area in the next gaia phase
CONVERSIONS = (*COMMON, *HADSCH_HALLAS, *NEVLAS, *DOUBLED, *BAL_TAKS, "burn", "burn-away")


def _prices(player: Player) -> dict[str, int]:
    prices = dict(COMMON)
    if player.faction == "hadsch-hallas" and player.institute:
        prices |= HADSCH_HALLAS
    if player.faction == "nevlas":
        prices |= NEVLAS
    if player.faction == "nevlas" and player.institute:
        prices |= DOUBLED
    if player.faction == "baltaks":
        prices |= BAL_TAKS
    return prices


def _purse(player: Player, paid: str) -> int:
    if paid == "power":
        return spendable(player)
    if paid == "token":
        return player.power.three
    held: int = player.gaiaformers if paid == "gaiaformer" else getattr(player, paid)
    return held


def _burnable(player: Player) -> int:
    return player.power.two + (player.power.stone == "2")


def _burns(player: Player) -> int:
    return _burnable(player) // 2


def _words(player: Player) -> Iterator[tuple[str, int, int]]:
    """(word, price of one, how many at the most)."""
    for word, price in _prices(player).items():
        yield word, price, _purse(player, word.partition("-")[0]) // price
    yield "burn", 2, _burns(player)
    if player.faction == "itars":
        yield "burn-away", 2, _burns(player)


def free_options(player: Player) -> list[Option]:
    """Every conversion, each as often as it can be paid."""
    ore_for_qic = takes_ore_for_qic(player)
    return [
        option
        for word, price, most in _words(player)
        if most
        for option in _options(word, price, most, player.faction, ore_for_qic=ore_for_qic)
    ]


@lru_cache(maxsize=4096)
def _options(word: str, price: int, most: int, faction: str, *, ore_for_qic: bool) -> tuple[Option, ...]:
    """A conversion once, twice, and so on: they are listed with every action, and only the faction changes them."""
    return tuple(
        Option(f"{word}:{number}", "free", costs=costs, gains=gains)
        for number in range(1, most + 1)
        for costs, gains in [_effect(word, price, number, faction, ore_for_qic=ore_for_qic)]
    )


def _effect(word: str, price: int, number: int, faction: str, *, ore_for_qic: bool) -> tuple[Goods, Goods]:
    """What a free action takes and gives, `number` times; tokens by the bowl they are in."""
    paid, *got = word.split("-")
    if paid == "burn":
        kept = {"gaia-area": number} if faction == "itars" and not got else {}
        return {"two": price * number}, {"three": number, **kept}
    goods = with_ore_for_qic(dict.fromkeys(got, number)) if ore_for_qic else dict.fromkeys(got, number)
    if paid == "token":
        return {"three": price * number}, {"gaia-area": price * number, **goods}
    return {"gaiaformers" if paid == "gaiaformer" else paid: price * number}, goods


def unavailable_free_actions(player: Player) -> Iterator[Unavailable]:
    """Conversions that cannot be paid even once."""
    for word, price, most in _words(player):
        if not most:
            paid = "two" if word.startswith("burn") else word.partition("-")[0]
            held = _burnable(player) if paid == "two" else _purse(player, paid)
            (option,) = _options(word, price, 1, player.faction, ore_for_qic=takes_ore_for_qic(player))
            yield Unavailable(option, Illegal("free-cost", good=paid, need=price, have=held))


def convert(execution: Execution[State], player: Player, word: str, number: int) -> None:
    """Carry out a free action `number` times."""
    known = {each: price for each, price, _ in _words(player)}
    ore_for_qic = takes_ore_for_qic(player)
    costs, gains = _effect(word, known[word], number, player.faction, ore_for_qic=ore_for_qic)
    execution.tell("converted", seat=player.seat, word=word, count=number, **results(gains, costs))
    if word in ("burn", "burn-away"):
        flow(execution, player.seat, word, number)
        return
    paid, *got = word.split("-")
    execution.push(Gain(player.seat, dict.fromkeys(got, number)))
    price = known[word] * number
    if paid == "power":
        flow(execution, player.seat, "spend", price)
    elif paid == "token":
        player.power.three -= price
        player.power.gaia += price
    elif paid == "gaiaformer":
        player.gaiaformers -= price
        player.resting += price
    else:
        setattr(player, paid, getattr(player, paid) - price)
