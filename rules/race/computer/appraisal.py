"""What a card is worth in points to a player: printed, by 6-cost developments, and by its powers until the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rules.race.cards.military import strength
from rules.race.cards.scoring import placing_gains
from rules.race.computer.horizon import card_worth, rounds_left
from rules.race.designs import VALUE_OF_GOOD, Card, Power
from rules.race.phases.paying import cheapest
from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import Player, State
from rules.race.tableau import Tableau

NEVER = 99  # cards, for what cannot be placed
PRODUCING = 0.27  # how many of the rounds left have a phase of production; there are as many of consumption
GROWTH = 0.38  # points that a 6-cost development still gains by each card that is placed after it
POWERED = 0.8  # of what powers are worth by themselves, what is left of it beside others
CHIP = 1.25  # points that a point from consumption counts: it is sometimes doubled, and takes no cards
SLOT = 0.5  # points for a card more in the tableau, which brings the end nearer for whoever is ahead


@dataclass(frozen=True, slots=True)
class Outlook:
    """What does not change while a player looks at cards: the cards that lie, goods that come, the time left."""

    state: State
    player: Player
    lying: Tableau
    left: float
    card: float  # what a card of the hand is worth
    goods: float  # goods that a phase of production brings
    mouths: float  # goods that a phase of consumption takes
    kinds: dict[str, int]  # worlds by the kind of their good
    worths: dict[str, float] = field(default_factory=dict)  # what cards were appraised at, by card
    prices: dict[str, int] = field(default_factory=dict)

    def colour(self, good: str) -> int:
        """Worlds with this kind of good, or with any."""
        return sum(self.kinds.values()) if good in ("any", "") else self.kinds.get(good, 0)


def outlook(state: State, player: Player) -> Outlook:
    """What a player has to reckon with."""
    left = rounds_left(state)
    cards = [state.card(card) for card in player.tableau]
    kinds: dict[str, int] = {}
    goods = mouths = 0.0
    for card in cards:
        if card.good:
            kinds[card.good] = kinds.get(card.good, 0) + 1
            goods += 0.35 if card.windfall else 1.0
        mouths += _mouths(card)
    return Outlook(state, player, state.tableau(player), left, card_worth(left), goods, mouths, kinds)


def _mouths(card: Card) -> int:
    return sum(max(power.times, power.goods) for power in card.of("consume"))


def appraised(look: Outlook, name: str) -> float:
    """Points that a card brings by lying in the tableau from now on."""
    if name not in look.worths:
        look.worths[name] = _appraised(look, name)
    return look.worths[name]


def _appraised(look: Outlook, name: str) -> float:
    state, player = look.state, look.player
    card = state.card(name)
    worth = float(placing_gains(state, player, name)["points"])
    if card.score:
        worth += GROWTH * min(look.left, TABLEAU_END - len(player.tableau)) + 0.5
    if card.good:
        worth += _good_world(look, card)
    for power in card.powers:
        valued = POWERS.get((power.phase, power.effect))
        if valued:
            worth += POWERED * valued(look, card, power)
    return worth + SLOT


def price(look: Outlook, name: str) -> int:
    """Cards that it takes to place a card, without the bonus of an action; `NEVER` where it cannot be placed."""
    if name not in look.prices:
        look.prices[name] = _price(look, name)
    return look.prices[name]


def _price(look: Outlook, name: str) -> int:
    card = look.state.card(name)
    if card.world:
        return cheapest(look.lying, card, otherwise=NEVER)
    if card.id in look.lying.designs:
        return NEVER
    return max(0, card.price - look.lying.totals.get(("develop", "discount"), 0))


def kept_worth(look: Outlook, name: str) -> float:
    """Points that a card of the hand is worth by itself: placed later, less what that takes; never below 0."""
    card = look.state.card(name)
    cost = price(look, name)
    if cost == NEVER:
        if card.defense is None:
            return 0.0
        missing = card.defense - strength(look.lying, card)
        if missing > look.left:
            return 0.0
        return max(0.0, (appraised(look, name) - 0.5) * max(0.0, 0.75 - 0.2 * missing))
    ready = 1.0 if cost < len(look.player.hand) else 0.85
    late = min(1.0, 0.3 + look.left / (2 + cost))
    return max(0.0, (appraised(look, name) - cost * look.card) * ready * late)


def by_worth(look: Outlook, cards: Sequence[str]) -> list[str]:
    """Cards of the hand, those first that one can best do without."""
    printed = [look.state.card(card).id for card in cards]
    worths = {}
    for place, card in enumerate(cards):
        again = not look.state.card(card).world and printed[place] in printed[:place]
        worths[card] = 0.0 if again else kept_worth(look, card)
    return sorted(cards, key=worths.__getitem__)


def good_worth(look: Outlook, kind: str, *, fed: bool) -> float:
    """Points of a good of a kind when it is there: sold for cards, or consumed for points where somebody takes it."""
    sold = VALUE_OF_GOOD[kind] * look.card * 0.75
    return max(sold, 1.3) if fed else sold * 0.7


def _good_world(look: Outlook, card: Card) -> float:
    """A world with goods: the one that a windfall world bears at once, and those that it will produce."""
    fed = look.goods < look.mouths + _mouths(card)
    worth = good_worth(look, card.good, fed=fed)
    if look.left < 1.5:
        return 0.3 * worth if card.windfall else 0.0
    if card.windfall:
        return 0.8 * worth + 0.08 * (look.left - 2) * worth
    return PRODUCING * (look.left - 1) * worth


Valued = Callable[[Outlook, Card, Power], float]


def _by_time(points: float) -> Valued:
    """A power that is worth so much for each of what it gives, in a game that has just begun."""
    return lambda look, card, power: points * power.n * (look.left - 1) / 11


def _military(look: Outlook, card: Card, power: Power) -> float:
    """Military: by the worlds in hand that it brings nearer, and by those to come."""
    share = 1.0 if not (power.good or power.tag) else 0.4
    worlds = [look.state.card(each) for each in look.player.hand]
    waiting = sum(0.28 for world in worlds if world.defense is not None and world.defense > look.lying.military)
    bent = 1.0 if look.lying.military > 0 else 0.6
    return share * power.n * (bent * 1.1 * (look.left - 1) / 11 + min(0.8, waiting * min(1.0, (look.left - 1) / 3)))


def _trade_bonus(look: Outlook, card: Card, power: Power) -> float:
    sales = 0.2 * (look.left - 1)
    if power.good == "this-world":
        return power.n * look.card * min(1.0, sales)
    share = 1.0 if look.colour(power.good) else 0.25
    return power.n * look.card * sales * share * (0.8 if power.good != "any" else 1.0)


def _consumer(look: Outlook, card: Card, power: Power) -> float:
    """A consume power, by the goods that will be there for it and are not taken by others."""
    own = 1.0 if card.good and not card.windfall else 0.0
    spare = max(0.0, look.goods + own - look.mouths)
    growing = 0.12 * look.left  # worlds that will still come
    if power.effect == "set":
        kinds = len(look.kinds) if power.kinds == "all-different" else look.colour(power.kinds or power.good)
        met = 0.85 if kinds >= power.goods else 0.3
        each = power.vp * CHIP + power.cards * look.card
        return each * met * PRODUCING * (look.left - 1) * min(1.0, (spare + growing) / power.goods)
    fitting = look.colour(power.kinds or power.good) + own
    taken = min(power.times, fitting + growing, spare + growing)
    each = power.vp * CHIP + power.cards * look.card
    return each * taken * PRODUCING * (look.left - 1)


def _all_goods(look: Outlook, card: Card, power: Power) -> float:
    spare = max(0.0, look.goods - look.mouths - 1)
    return 1.3 * spare * PRODUCING * (look.left - 1)


def _windfalls(look: Outlook, card: Card, power: Power) -> float:
    """A power that produces on windfall worlds."""
    worlds = [each for each in look.lying.windfalls if power.good in ("any", look.state.card(each).good)]
    share = min(1.0, len(worlds) + 0.05 * look.left)
    kind = power.good if power.good in VALUE_OF_GOOD else "rare"
    return share * PRODUCING * (look.left - 1) * good_worth(look, kind, fed=look.goods < look.mouths + 1)


def _draws(counted: Callable[[Outlook, Power], float]) -> Valued:
    return lambda look, card, power: power.n * counted(look, power) * PRODUCING * (look.left - 1) * look.card


POWERS: dict[tuple[str, str], Valued] = {
    ("explore", "draw"): _by_time(0.7),
    ("explore", "keep"): _by_time(1.6),
    ("develop", "discount"): _by_time(3.0),
    ("develop", "draw-first"): _by_time(2.4),
    ("develop", "draw-after"): _by_time(2.2),
    ("settle", "discount"): lambda look, card, power: power.n * (1.5 if not power.good else 0.5) * (look.left - 1) / 11,
    ("settle", "draw-after"): _by_time(2.6),
    ("settle", "military"): _military,
    ("settle", "contact"): lambda look, card, power: 1.6 * (look.left - 1) / 11,
    ("settle", "tactics"): lambda look, card, power: 0.6 * min(1.0, look.left / 4),
    ("settle", "colony-ship"): lambda look, card, power: 0.9 * min(1.0, look.left / 4),
    ("trade", "bonus"): _trade_bonus,
    ("consume", "consume"): _consumer,
    ("consume", "set"): _consumer,
    ("consume", "all-goods"): _all_goods,
    ("consume", "sell"): lambda look, card, power: 1.4 * look.card * PRODUCING * (look.left - 1),
    ("consume", "hand-cards"): lambda look, card, power: 0.45 * PRODUCING * (look.left - 1) + 0.5,
    ("consume", "draw"): _draws(lambda look, power: 1.0),
    ("consume", "gamble"): lambda look, card, power: 0.15 * PRODUCING * (look.left - 1),
    ("produce", "windfall"): _windfalls,
    ("produce", "windfall-for-card"): lambda look, card, power: 0.5 * _windfalls(look, card, power),
    ("produce", "draw"): _draws(lambda look, power: 1.0),
    ("produce", "draw-here"): _draws(lambda look, power: 1.0),
    ("produce", "draw-kinds"): _draws(lambda look, power: min(len(look.kinds) + 0.3, look.goods + 0.3)),
    ("produce", "draw-goods"): _draws(lambda look, power: look.colour(power.good) + 0.3),
    ("produce", "draw-worlds"): _draws(lambda look, power: look.colour(power.good) + 0.3),
    ("produce", "draw-most"): _draws(lambda look, power: 0.5 * min(1, look.colour(power.good))),
}
