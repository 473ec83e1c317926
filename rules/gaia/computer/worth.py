"""What a seat may expect in the end, from where its round ends: points, and what its goods and board promise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp

from rules.gaia.board.galaxy import Galaxy, grow
from rules.gaia.components import (
    BOOSTERS,
    FACTIONS,
    LIMITS,
    ROUND_TILES,
    ROUNDS,
    TILES,
    TRACKS,
    Booster,
    Goods,
    steps_between,
)
from rules.gaia.computer import prices
from rules.gaia.economy.charging import power_value
from rules.gaia.economy.effects import added
from rules.gaia.economy.power import capacity
from rules.gaia.economy.scoring import COUNTS, end_conversion, goods_points
from rules.gaia.state import Player, State

BUILT = ("mine", "station", "lab", "academy-k", "academy-q", "institute")
SPREAD = {"structure": 1.3, "structure-fed": 1.6, "type": 0.7, "gaia": 0.8, "sector": 0.9, "satellite": 1.8}
A_ROUND = {"structure-fed": 1.1, "satellite": 1.0}  # what others may add in a round besides a planet settled
UNCERTAIN = (0.5, 1.1, 1.7, 2.2, 2.6, 3.0)  # how far apart counts may drift, by rounds left
LEVEL_ON_THE_WAY = (0.0, 0.5, 0.9, 1.2, 1.4, 1.5)  # a level below the third, which pays nothing in the end
PLENTY = {"ore": 8, "credits": 20, "knowledge": 12, "qic": 6}  # what a round can use
CREDITS_FOR_ORE = (1.3, 2.6)  # how many are spent along with one ore, at least and at most
HALF = 0.5  # of what it would be worth: goods that are of little use
A_STRUCTURE = (0.0, 0.8, 1.0, 1.2, 1.35, 1.5)
NEIGHBOUR = 0.3  # points a round for a structure that charges when others build
GREEN = (0.0, 1.5, 2.0, 2.0, 2.0, 2.0)  # a federation token that can still be turned over
FEDERATION = (10.0, 9.0, 10.0, 10.5, 10.5, 10.5)  # what a federation is worth that is to be formed
LAST_POWER = 0.2  # what power is worth in the last round that may still be spent on something
A_THIRD = 1 / 3  # of a point for goods in the end
WHOLE, PART = 0.8, 0.7  # of a federation: one that could be formed, and what is on the way to one
GROWTH = {"mine": 0.7, "station": 0.3, "lab": 0.2, "big": 0.2, "type": 0.6, "gaia": 0.4, "federation": 0.5}
EVENTS = {"research": 2.2, "mine": 1.3, "station": 0.7, "gaia-mine": 0.4, "big": 0.3, "federation": 0.4, "step": 1.0}
ABILITIES = {  # what the institute's ability brings in a round
    "terrans": 3.0,
    "lantids": 2.5,
    "xenos": 1.5,
    "gleens": 0.0,
    "taklons": 1.5,
    "ambas": 1.5,
    "hadsch-hallas": 2.5,
    "ivits": 3.0,
    "geodens": 2.0,
    "baltaks": 1.0,
    "firaks": 5.0,
    "bescods": 1.0,
    "nevlas": 4.0,
    "itars": 4.0,
}


Leaning = Mapping[str, float]  # how much more or less than usual a part of the worth counts
NEUTRAL: Leaning = {}


@dataclass(slots=True)
class Rivals:
    """What the others have, which stands still while a seat thinks: their counts by what final tiles ask for."""

    counts: dict[str, list[float]]
    galaxy: Galaxy
    occupied: int  # hexes with anybody else's structure or gaiaformer
    near: int  # hexes from which one charges for what the others build
    places: dict[tuple[int, int, int], float] = field(default_factory=dict)  # what was found of planets to settle


def rivals(state: State, seat: int, rounds: int = 0) -> Rivals:
    """The others as they stand, or may stand so many rounds later."""
    others = [player for player in state.players if player.seat != seat]
    counts = {
        tile: [COUNTS[tile](state, other) + A_ROUND.get(tile, 0.0) * rounds for other in others]
        for tile in state.final_tiles
    }
    galaxy = state.galaxy
    taken = 0
    for other in others:
        taken |= galaxy.mask(other.structures) | galaxy.mask(other.projects)
    near = grow(grow(galaxy.mask(at for other in others for at in other.structures)))
    return Rivals(counts, galaxy, taken, near)


def worth(state: State, seat: int, others: Rivals, leaning: Leaning = NEUTRAL) -> float:
    """Points that the seat may expect in the end, if it passes now; with a leaning some parts count more or less."""
    player = state.players[seat]
    left = ROUNDS - state.round
    points = certain(state, player)
    if left == 0:
        return points + _final_tiles(state, player, others, left) + leftovers(player)
    promises = parts(state, player, others, left)
    if leaning:
        return points + sum(value * leaning.get(part, 1.0) for part, value in promises.items())
    return points + sum(promises.values())


def promise(state: State, seat: int, others: Rivals) -> float:
    """What the last round may still make of goods and structures, which tells beginnings of its plans apart."""
    if state.round < ROUNDS:
        return 0.0
    player = state.players[seat]
    goods: float = sum(getattr(player, kind) * (row[0] - A_THIRD) for kind, row in prices.PLAIN.items())
    power = player.power
    goods += (power.two / 2 + power.three) * LAST_POWER
    return goods + _federations(state, player, 0, others)


def certain(state: State, player: Player) -> float:
    """Points that nobody can take away."""
    return player.vp + passing(state, player) + sum(4 * max(0, level - 2) for level in player.research.values())


def parts(state: State, player: Player, others: Rivals, left: int) -> dict[str, float]:
    """What else a position promises, part by part, in points."""
    income = total_without_booster(player)
    at_hand, later = _stock_and_income(player, income, left)
    return {
        "at-hand": at_hand,
        "income": later,
        "power": _power(player, income, left),
        "booster": _booster(state, player, income, left),
        "final-tiles": _final_tiles(state, player, others, left),
        "research": _research(player, left),
        "tiles": _tiles(state, player, left),
        "board": _board(state, player, left, others),
        "federations": _federations(state, player, left, others),
        "places": _places(state, player, others, left),
    }


def passing(state: State, player: Player) -> float:
    """Points for passing with what stands on the map."""
    booster = BOOSTERS.get(player.booster)
    points = booster.vp * COUNTS[booster.per](state, player) if booster and booster.per else 0
    for own in player.technologies:
        tile = TILES[own.tile]
        if tile.on == "pass" and not own.covered:
            points += tile.gain["vp"] * COUNTS[tile.per](state, player)
    return points


def leftovers(player: Player) -> float:
    """Points for goods in the end, after the free actions that make the most of them; a little for broken threes."""
    after = Player(player.seat, player.faction)
    after.credits, after.ore, after.knowledge, after.qic = player.credits, player.ore, player.knowledge, player.qic
    after.power, after.structures = player.power, player.structures
    if player.faction == "baltaks":
        after.qic += player.gaiaformers
    end_conversion(after)
    return goods_points(after)


def _final_tiles(state: State, player: Player, others: Rivals, left: int) -> float:
    """Six points for each rival who is left behind on a final tile."""
    points = 0.0
    for tile, counts in others.counts.items():
        own = COUNTS[tile](state, player)
        scale = SPREAD[tile] * UNCERTAIN[left]
        for count in counts:
            points += 6 / (1 + exp((count - own) / scale))
    return points


def _stock_and_income(player: Player, income: Goods, left: int) -> tuple[float, float]:
    """Goods that are at hand in the next round, and income of the rounds after that.

    What is more than a round can use counts less, what is above the limit not at all.
    """
    last = left - 1
    at_hand = {}
    for kind in prices.PLAIN:
        amount = min(getattr(player, kind) + income.get(kind, 0), LIMITS.get(kind, 99))
        useful = min(amount, PLENTY[kind])
        at_hand[kind] = useful + (amount - useful) * HALF
    _match(at_hand)
    later = {kind: float(income.get(kind, 0)) for kind in prices.PLAIN}
    _match(later)
    return (
        sum(at_hand[kind] * row[last] for kind, row in prices.PLAIN.items()),
        sum(later[kind] * prices.summed(row, last) for kind, row in prices.PLAIN.items()) if last else 0.0,
    )


def _match(goods: dict[str, float]) -> None:
    """Ore without credits to go with it counts less, and the other way round: structures take both."""
    ore, credits = goods["ore"], goods["credits"]
    matched = min(ore, credits / CREDITS_FOR_ORE[0] + 0.5)
    goods["ore"] = matched + (ore - matched) * HALF
    matched = min(credits, ore * CREDITS_FOR_ORE[1] + 4)
    goods["credits"] = matched + (credits - matched) * HALF


def _power(player: Player, income: Goods, left: int) -> float:
    """Tokens, how far they are, and what is charged: at once as far as there is room, later as far as tokens go."""
    power = player.power
    stone = {"1": 0, "2": 1, "3": 2}.get(power.stone, 0)
    last = left - 1
    each = 1.6 if player.faction == "nevlas" and player.institute else 1.0
    tokens = power.one + power.two + power.three + power.gaia
    coming, new = income.get("charge", 0), income.get("tokens", 0)
    room = capacity(power) + 2 * (new + power.gaia)
    lifted = power.two + 2 * power.three + stone * 2
    if player.faction == "terrans":
        lifted += power.gaia
        room -= power.gaia
    lifts = (lifted + min(coming, room)) * prices.LIFT[last]
    charge_each = min(coming + 2.0, 2.0 * tokens + 2)  # with what neighbours let it charge
    lifts += charge_each * prices.summed(prices.LIFT, last)
    few = (min(tokens, 8) + max(0, tokens - 8) * 0.3) * prices.TOKEN[left]
    few += new * prices.summed(prices.TOKEN, left) * 0.5
    points = lifts * each + few
    if power.stone != "none":
        points += 1.0 * left if power.stone != "gone" else -1.0 * left
    return points


def total_without_booster(player: Player) -> Goods:
    """Income of the next round but for the booster, which is given back before."""
    built = tuple([player.built(kind) for kind in BUILT])
    tiles = tuple([own.tile for own in player.technologies if not own.covered])
    return _income(player.faction, built, tiles, tuple(player.research.values()))


@lru_cache(maxsize=4096)
def _income(faction: str, built: tuple[int, ...], tiles: tuple[str, ...], levels: tuple[int, ...]) -> Goods:
    board = FACTIONS[faction]
    parts = [board.income, *(TILES[tile].income for tile in tiles)]
    for kind, number in zip(BUILT, built, strict=True):
        parts += board.buildings[kind].income[:number]
    parts += [track.income[level] for track, level in zip(TRACKS.values(), levels, strict=True)]
    return added(*parts)


def _booster(state: State, player: Player, income: Goods, left: int) -> float:
    """The best of the boosters there are."""
    return max((booster_worth(state, player, BOOSTERS[each], income, left) for each in state.boosters), default=0.0)


def booster_worth(state: State, player: Player, booster: Booster, income: Goods, left: int) -> float:
    """What a booster brings in the next round: income, its action, points when it is given back."""
    last = left - 1
    goods = booster.income
    room = capacity(player.power) + 2 * income.get("tokens", 0) - income.get("charge", 0)
    points = min(goods.get("charge", 0), max(0, room)) * prices.LIFT[last]
    for kind, amount in goods.items():
        if kind == "tokens":
            points += amount * prices.TOKEN[left]
        elif kind != "charge":
            points += amount * prices.PLAIN[kind][last]
    if booster.per:
        points += booster.vp * (COUNTS[booster.per](state, player) + GROWTH[booster.per])
    if booster.steps:
        points += 1.2 * prices.ORE[last] * (1 if player.research["terra"] < 3 else 0.4)
    if booster.range:
        points += 1.2
    return points


def _research(player: Player, left: int) -> float:
    """What levels promise besides their points in the end."""
    research = player.research
    points = sum(LEVEL_ON_THE_WAY[left] * min(level, 2) for level in research.values())
    steps = TRACKS["terra"].step_cost[research["terra"]]
    points += (3 - steps) * 0.7 * prices.summed(prices.ORE, left)
    points += (TRACKS["nav"].range[research["nav"]] - 1) * 1.2 * left
    if research["gaia"]:
        cost = TRACKS["gaia"].project_cost[research["gaia"]]
        formers = player.gaiaformers + len(player.projects) + player.resting
        points += formers * (8 - cost) * 0.5 * min(3, left)
    green = sum(each.green for each in player.federations)
    return points + min(green, 3) * GREEN[left]


def _tiles(state: State, player: Player, left: int) -> float:
    """Technology that pays again and again."""
    points = 0.0
    for own in player.technologies:
        if own.covered:
            continue
        tile = TILES[own.tile]
        if tile.action:
            points += sum(prices.goods_worth(tile.action, each) for each in range(left)) * 0.95
        if tile.on == "pass":
            grows = GROWTH[tile.per]
            now = COUNTS[tile.per](state, player)
            points += tile.gain["vp"] * sum(now + grows * each for each in range(1, left + 1))
        elif tile.on:
            points += tile.gain["vp"] * EVENTS[tile.on] * left
    return points


def _board(state: State, player: Player, left: int, others: Rivals) -> float:
    """What big structures do, projects under way, and the number of structures."""
    points = 0.0
    kinds = set(player.structures.values())
    if "academy-q" in kinds:
        action = player.building("academy-q").action
        points += sum(prices.goods_worth(action, each) for each in range(left)) * 0.95
    if "institute" in kinds:
        points += ABILITIES[player.faction] * left
    points += A_STRUCTURE[left] * len(player.structures)
    points += NEIGHBOUR * left * (others.galaxy.mask(player.structures) & others.near).bit_count()
    if player.projects:
        worth = 4.0 + 0.5 * left
        tile = ROUND_TILES[state.round_tiles[state.round]]
        if tile.on == "gaia-mine":
            worth += tile.vp
        worth += sum(TILES[own.tile].gain["vp"] for own in player.technologies if own.tile == "tech7")
        points += worth * len(player.projects)
    return points


def _federations(state: State, player: Player, left: int, others: Rivals) -> float:
    """What structures promise that stand in no federation: by value, and how near they are to each other."""
    free = [at for at in (*player.structures, *player.stations) if at not in player.federated]
    if not free:
        return 0.0
    need = 6 if player.faction == "xenos" and player.institute else 7
    if player.faction == "ivits":
        together = sum(power_value(state, player, at) for at in free)
        return FEDERATION[left] * min(together / need, 1.5) * 0.6
    bits = others.galaxy.bits
    groups: list[tuple[int, float]] = []
    for at in free:
        near = grow(grow(bits[at]))
        value = float(power_value(state, player, at))
        rest = []
        for mask, sum_ in groups:
            if mask & near:
                near |= mask
                value += sum_
            else:
                rest.append((mask, sum_))
        groups = [*rest, (near, value)]
    points = 0.0
    for _, value in groups:
        whole, part = divmod(value, need)
        points += min(whole, left + 1.0) * WHOLE + (part / need) ** 1.5 * PART
    return points * FEDERATION[left]


def _places(state: State, player: Player, others: Rivals, left: int) -> float:
    """Planets that can be settled next, by what they cost: the cheapest few count."""
    if not player.left("mine"):
        return 0.0
    galaxy = others.galaxy
    mask = galaxy.mask(player.structures) | galaxy.mask(player.stations)
    own = mask
    mark = (mask, player.research["nav"], player.research["terra"])
    if mark in others.places:
        return others.places[mark]
    for _ in range(TRACKS["nav"].range[player.research["nav"]]):
        mask = grow(mask)
    wide = grow(grow(mask))
    price = TRACKS["terra"].step_cost[player.research["terra"]]
    home = player.board.home
    found = []
    bits = galaxy.bits
    taken = others.occupied | own
    for at, planet in state.planets.items():
        bit = bits[at]
        if bit & taken or not bit & wide or at in player.projects:
            continue
        if planet == "gaia":
            cost = 2.5
        elif planet in ("transdim", "lost"):
            continue
        else:
            cost = price * steps_between(home, planet) * 1.4
        if not bit & mask:
            cost += 3.0
        found.append(max(0.0, 7.0 - cost))
    found.sort(reverse=True)
    weights = (0.35, 0.3, 0.25, 0.2, 0.15, 0.1)
    others.places[mark] = sum(a * b for a, b in zip(found, weights, strict=False)) * min(left, 3) / 2.0
    return others.places[mark]
