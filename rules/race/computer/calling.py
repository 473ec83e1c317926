"""Which action card to choose: what each phase brings, and who else is likely to call it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

from rules.race.computer.appraisal import NEVER, Outlook, appraised, good_worth, outlook, price
from rules.race.computer.feeding import consumed, sale
from rules.race.phases.choosing import DEVELOP_BONUS, EXPLORE_BONUS, SETTLE_BONUS, explored
from rules.race.state import Player, State

PHASE = {
    "explore5": "explore",
    "explore1": "explore",
    "develop": "develop",
    "settle": "settle",
    "trade": "consume",
    "double": "consume",
    "produce": "produce",
}
COOLNESS = 0.8  # points by which another action has to be better to be chosen e times as often
SHARE = 0.35  # of what others gain by a phase that one calls, how much counts against it
GOOD_KEPT = 0.45  # of the worth of a good, what it still is when it is not consumed


@dataclass(frozen=True, slots=True)
class Prospects:
    """Points that a player gains by each action card chosen, and by each phase that others call."""

    called: Mapping[str, float]
    joined: Mapping[str, float]


def prospects(state: State, player: Player, look: Outlook | None = None) -> Prospects:
    """What the phases of this round bring to a player; of a hidden hand, what is usual for its size."""
    look = look or outlook(state, player)
    hidden = "?" in player.hand
    develop = _guess(look, 2.0) if hidden else _best_development(look)
    settle = _guess(look, 2.4) if hidden else _best_world(look)
    eaten, sold, doubled = _consumption(look)
    made, bonus = _production(look)
    called = {
        "explore5": _exploration(look, "explore5"),
        "explore1": _exploration(look, "explore1"),
        "develop": develop[1],
        "settle": settle[1],
        "trade": sold,
        "double": doubled,
        "produce": made + bonus,
    }
    joined = {
        "explore": _exploration(look, ""),
        "develop": develop[0],
        "settle": settle[0],
        "consume": eaten,
        "produce": made,
    }
    return Prospects(called, joined)


def _exploration(look: Outlook, action: str) -> float:
    draws, keeps = explored(look.state, look.player, [action] if action in EXPLORE_BONUS else [])
    full = 0.75 if len(look.player.hand) + keeps > 9 else 1.0
    return full * keeps * look.card * (0.85 + 0.55 * (1 - keeps / draws)) + 0.04 * (draws - keeps)


def _guess(look: Outlook, points: float) -> tuple[float, float]:
    """What placing a card brings somebody whose hand is not seen: not called, and called."""
    cards = len(look.player.hand)
    share = min(1.0, cards / 5)
    return points * share, points * share + look.card * min(1, cards)


def _best_development(look: Outlook) -> tuple[float, float]:
    """What the best development brings without the bonus, and with it."""
    without = called = 0.0
    purse = len(look.player.hand) - 1
    for name in look.player.hand:
        if look.state.card(name).world:
            continue
        cost = price(look, name)
        if cost == NEVER:
            continue
        worth = appraised(look, name)
        less = max(0, cost - DEVELOP_BONUS)
        if cost <= purse:
            without = max(without, worth - cost * look.card)
        if less <= purse:
            called = max(called, worth - less * look.card)
    return _with_draws(look, "develop", without), _with_draws(look, "develop", called)


def _best_world(look: Outlook) -> tuple[float, float]:
    best = 0.0
    purse = len(look.player.hand) - 1
    for name in look.player.hand:
        if look.state.card(name).world:
            cost = price(look, name)
            if cost <= purse:
                best = max(best, appraised(look, name) - cost * look.card)
    best = _with_draws(look, "settle", best)
    return best, best + (SETTLE_BONUS * look.card if best else 0.0)


def _with_draws(look: Outlook, phase: str, points: float) -> float:
    """With the cards that powers of the tableau draw in a phase: some always, some where a card is placed."""
    totals = look.lying.totals
    first = totals.get((phase, "draw-first"), 0) * look.card
    return first + (points + totals.get((phase, "draw-after"), 0) * look.card if points > 0 else 0.0)


def _consumption(look: Outlook) -> tuple[float, float, float]:
    """What a phase of consumption brings: joined, called to sell a good, called to have points doubled."""
    state, player = look.state, look.player
    powers = look.lying.powers.get(("consume", ""), ())
    worlds = player.bearing()
    kept = sum(good_worth(look, state.card(world).good, fed=True) for world in worlds)
    plain, left = consumed(state, powers, worlds, 1, look.card)
    double, left_doubled = consumed(state, powers, worlds, 2, look.card)
    number = len(worlds) or 1

    def lost(left: int) -> float:
        return GOOD_KEPT * kept * (len(worlds) - left) / number

    eaten, doubled = plain - lost(left), double - lost(left_doubled)
    sold = 0.0
    if worlds:
        best = max(worlds, key=lambda world: sale(state, player, world))
        rest = [world for world in worlds if world != best]
        room = 0.85 if len(player.hand) > 6 else 1.0
        fed, left_sold = consumed(state, powers, rest, 1, look.card)
        sold = fed + room * look.card * sale(state, player, best) - lost(left_sold)
    return eaten, sold, doubled


def _production(look: Outlook) -> tuple[float, float]:
    """What a phase of production brings, and what its bonus does besides."""
    state, player = look.state, look.player
    if look.left < 1.6:
        return 0.0, 0.0
    bearing = player.bearing()
    mouths, made = look.mouths - len(bearing), 0.0
    produced: list[str] = []
    empty = [world for world in look.lying.windfalls if world not in bearing]
    powers = look.lying.powers.get(("produce", ""), ())
    for key, power in powers:
        world = key.partition(":")[0]
        if power.effect == "here" and world not in bearing:
            produced.append(state.card(world).good)
        elif power.effect == "windfall":
            fitting = [each for each in empty if power.good in ("any", state.card(each).good)]
            if fitting:
                empty.remove(fitting[0])
                produced.append(state.card(fitting[0]).good)
    for kind in produced:
        made += (1 - GOOD_KEPT) * good_worth(look, kind, fed=mouths > 0)
        mouths -= 1
    for _, power in powers:
        counts = {"draw": 1, "draw-here": 1, "draw-kinds": len(set(produced))}
        count = counts.get(power.effect)
        if count is None and power.effect == "draw-goods":
            count = produced.count(power.good)
        if count is None and power.effect == "draw-worlds":
            count = look.kinds.get(power.good, 0)
        made += power.n * (count or 0) * look.card
    bonus = max([good_worth(look, state.card(each).good, fed=mouths > 0) for each in empty], default=0.0)
    return made, (1 - GOOD_KEPT) * bonus


def chances(prospect: Prospects) -> dict[str, float]:
    """How likely each phase is called by a player with these prospects."""
    top = max(prospect.called.values())
    weights = {action: exp((points - top) / COOLNESS) for action, points in prospect.called.items()}
    every = sum(weights.values())
    found: dict[str, float] = {}
    for action, weight in weights.items():
        found[PHASE[action]] = found.get(PHASE[action], 0.0) + weight / every
    return found


def action_values(state: State, player: Player) -> dict[str, float]:
    """Points that each action card gains, less what would be had without, and a share of what others gain by it."""
    own = prospects(state, player)
    others = [prospects(state, other) for other in state.players if other is not player]
    missed = dict.fromkeys(own.joined, 1.0)  # how likely nobody else calls a phase
    for other in others:
        for phase, chance in chances(other).items():
            missed[phase] *= 1 - chance
    values = {}
    for action, points in own.called.items():
        phase = PHASE[action]
        given = sum(other.joined[phase] for other in others) * missed[phase]
        values[action] = points - (1 - missed[phase]) * own.joined[phase] - SHARE * given / len(others)
    return values
