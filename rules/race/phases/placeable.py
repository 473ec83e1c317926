"""II and III: which cards of the hand can be placed, and why the others cannot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.decisions import Facts, Illegal, Option, Unavailable
from rules.race.cards.military import strength, tactics
from rules.race.cards.scoring import placing_gains
from rules.race.cards.wording import card_option
from rules.race.designs import Card
from rules.race.phases.choosing import SETTLE_BONUS, has_bonus
from rules.race.phases.paying import NO_WAY, Way, affordable, cheapest, develop_prices, helpers, spent
from rules.race.state import Player, State


def developments(state: State, player: Player) -> dict[str, Way]:
    """Developments that can be placed, with the way to; none twice in a tableau."""
    owned = state.tableau(player).designs
    new = [card for card, printed in _held(state, player, "development") if printed.id not in owned]
    prices = develop_prices(state, player, new)
    return {card: Way(price) for card, price in prices.items() if price < len(player.hand)}


def worlds(state: State, player: Player) -> dict[str, Way]:
    """Worlds that can be placed, with the plainest way to."""
    lying = state.active(player)
    purse = len(player.hand) - 1
    possible = {card: affordable(lying, world, purse) for card, world in _held(state, player, "world")}
    return {card: found[0] for card, found in possible.items() if found}


def _held(state: State, player: Player, kind: str) -> list[tuple[str, Card]]:
    """Cards of the hand of a kind, with what is printed on them."""
    printed = state.cards
    return [(card, printed[card]) for card in player.hand if printed[card].kind == kind]


def offered(state: State, player: Player, phase: str, cards: Mapping[str, Way]) -> list[Option]:
    """Cards of the hand as options of a phase, numbered as they lie; each with what the way to place it costs."""
    if not cards:
        return []
    numbers = {card: number for number, card in enumerate(player.hand, 1)}
    effects, drawn, printed = helpers(state, player), _drawn(state, player, phase), state.cards
    options = []
    for card, way in cards.items():
        gone = spent(effects, way.helpers) if way.helpers else ()
        costs = _paid(way.price, [effects[name] for name in gone] if gone else ())
        gains = placing_gains(state, player, card, gone) | {"goods": int(printed[card].windfall), "hand": drawn}
        options.append(card_option(state, player, card, numbers[card], "", costs, gains))
    return options


def _drawn(state: State, player: Player, phase: str) -> int:
    """Cards that a player draws for having placed one."""
    bonus = SETTLE_BONUS * (phase == "settle" and has_bonus(state, player, state.phase))
    return bonus + state.total(player, phase, "draw-after")


def _paid(price: int, effects: Sequence[str] = ()) -> Facts:
    """Cards of the hand, and of the tableau, that placing costs; a card that is free says so."""
    if not effects and price > 0:
        return {"hand": price}
    discarded = {f"uses:{effect}": 1 for effect in effects}
    if price == NO_WAY:
        return discarded
    if discarded:
        return {"hand": price, **discarded}
    return {"free": "free"}


def unplaceable_developments(state: State, player: Player) -> list[Unavailable]:
    """The other developments of the hand: they stand in the tableau already, or are too dear."""
    possible = developments(state, player)
    owned = state.tableau(player).designs
    rest = {card: printed for card, printed in _held(state, player, "development") if card not in possible}
    prices = develop_prices(state, player, rest)
    reasons = [
        Illegal("twice") if printed.id in owned else _too_dear(state, player, card, "develop", prices[card])
        for card, printed in rest.items()
    ]
    return _unavailable(state, player, "develop", prices, reasons)


def unplaceable_worlds(state: State, player: Player) -> list[Unavailable]:
    """The other worlds of the hand: too dear, or too strong."""
    possible = worlds(state, player)
    lying = state.active(player)
    rest = {card: printed for card, printed in _held(state, player, "world") if card not in possible}
    prices = {card: cheapest(lying, world, otherwise=NO_WAY) for card, world in rest.items()}
    reasons = [_why_unplaceable(state, player, card, prices[card]) for card in rest]
    return _unavailable(state, player, "settle", prices, reasons)


def _unavailable(
    state: State, player: Player, phase: str, prices: Mapping[str, int], reasons: Sequence[Illegal]
) -> list[Unavailable]:
    options = offered(state, player, phase, {card: Way(price) for card, price in prices.items()})
    return [Unavailable(option, reason) for option, reason in zip(options, reasons, strict=True)]


def _why_unplaceable(state: State, player: Player, card: str, price: int) -> Illegal:
    """Why a world cannot be placed that costs so many cards."""
    world = state.card(card)
    lying = state.active(player)
    effects = set(lying.helpers.values())
    if world.defense is None:
        ship = "colony-ship" in effects
        return _too_dear(state, player, card, "settle", price, "alien" if ship and world.good == "alien" else "none")
    added = tactics(lying, lying.helpers)
    return Illegal(
        "too-weak",
        need=world.defense,
        have=strength(lying, world) + added,
        tactics=added,
        but=_no_help(world, effects, price),
        price=price,
        cards=len(player.hand) - 1,
    )


def _no_help(world: Card, effects: set[str], price: int) -> str:
    """Why a card of the tableau that seems to help does not: none, contact (too dear), alien, ship."""
    if price != NO_WAY:
        return "contact"
    if effects & {"contact", "colony-ship"} and world.good == "alien":
        return "alien"
    return "ship" if "colony-ship" in effects else "none"


def no_help(state: State, player: Player, effect: str) -> Illegal:
    """Why a card of the tableau with such a power does not help to pay for the card placed."""
    world = state.card(player.placed)
    if effect == "contact" and world.defense is None:
        return Illegal("contact-peaceful")
    if world.good == "alien":
        return Illegal("no-aliens")
    if effect == "colony-ship":
        return Illegal("ship-alone")
    return Illegal("contact-dear", have=len(player.hand))


def _too_dear(state: State, player: Player, card: str, phase: str, price: int, but: str = "none") -> Illegal:
    printed = state.card(card).price
    have = len(player.hand) - 1
    return Illegal("too-dear", phase=phase, price=price, printed=printed, less=printed - price, have=have, but=but)
