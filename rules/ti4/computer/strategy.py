"""Strategy cards: which are chosen, when a primary ability is used, and when a secondary one is worth its token."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.decisions import Decision, Option
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.setup import OBJECTIVE_SETUP
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.computer.saving import kept, to_spend
from rules.ti4.computer.structures import can_build
from rules.ti4.computer.tokens import EACH, best_purchase
from rules.ti4.economy.spending import available
from rules.ti4.laws.discarded import KEEP
from rules.ti4.state import Player, State
from rules.ti4.strategy_cards.diplomacy import exhausted_planets
from rules.ti4.strategy_cards.imperial import public, secrets_held
from rules.ti4.strategy_cards.strategic import DECLINE, PRIMARY, costs_of, is_brilliant

AT_ONCE = 3.0  # before any expedition
SOON = 0.9  # while there is nothing better to do
LATE = 0.05  # when nothing else is left
GOODS = 0.25  # a trade good on a card
RESEARCH = STRATEGY_CARDS["technology"].secondary.research[0]
WORTH_A_LAW = 0.5  # by what a card has to be better for which a law is given up
FEW = 2  # command tokens in the tactic pool

Judged = Callable[[State, Player], float]


def card_value(view: State, player: Player, card: str) -> float:
    """A strategy card to be chosen, for the round to come."""
    return CHOSEN[card](view, player) + GOODS * view.strategy_goods.get(card, 0)


def _leadership(view: State, player: Player) -> float:
    return 1.4 if player.pools.tactic <= FEW + 1 else 1.1


def _diplomacy(view: State, player: Player) -> float:
    return 0.5


def _politics(view: State, player: Player) -> float:
    return 0.3 + 0.3 * (view.speaker != player.seat)


def _construction(view: State, player: Player) -> float:
    return 0.7


def _trade(view: State, player: Player) -> float:
    return 0.9


def _warfare(view: State, player: Player) -> float:
    return 0.8


def _technology(view: State, player: Player) -> float:
    return 1.2


def _imperial(view: State, player: Player) -> float:
    """A point for what can be scored twice in a round, or for Mecatol Rex."""
    more = len(public(view, player)) > 1
    return 0.7 + 0.8 * more + _holds_centre(view, player)


def _holds_centre(view: State, player: Player) -> bool:
    return view.galaxy[CENTRE_PLACE].planet(MECATOL_REX).owner == player.seat


CHOSEN: Mapping[str, Judged] = {
    "leadership": _leadership,
    "diplomacy": _diplomacy,
    "politics": _politics,
    "construction": _construction,
    "trade": _trade,
    "warfare": _warfare,
    "technology": _technology,
    "imperial": _imperial,
}


def primary_value(view: State, player: Player, card: str) -> float:
    """Using a strategy card now: at once what helps in this round, late what looks back on it."""
    if card == "imperial":
        return AT_ONCE if any(public(view, player)) else LATE
    if card == "diplomacy":
        return SOON if len(exhausted_planets(view, player.seat)) > 1 else LATE
    if card == "warfare":
        placed = any(player.seat in system.tokens for system in view.galaxy.values())
        return SOON if placed and player.pools.tactic <= 1 else LATE
    if card == "leadership":
        return AT_ONCE if player.pools.tactic <= FEW else SOON
    return AT_ONCE


def secondary(view: State, player: Player, question: Decision, option: Option) -> float:
    """Using a secondary ability, which is worth more than 0 where it is worth its token, or leaving it."""
    worth_it = SECONDARY[str(question.facts["card"])](view, player)
    return float((option.word != DECLINE) == worth_it) + (option.word == PRIMARY)


def _buys_tokens(view: State, player: Player) -> bool:
    most = (available(view, player, "influence") - kept(view, player).influence) // EACH
    number, _ = best_purchase(view, player, 0, max(0, min(most, view.tokens_left(player.seat))))
    return number > 0


def _readies_much(view: State, player: Player) -> bool:
    return len(exhausted_planets(view, player.seat)) > 2


def _wants_commodities(view: State, player: Player) -> bool:
    return player.pools.strategy > 2 or not costs_of(player, "trade")


def _spares_resources(view: State, player: Player) -> bool:
    return to_spend(view, player) >= RESEARCH


def _wants_technology(view: State, player: Player) -> bool:
    return _spares_resources(view, player) or is_brilliant(player, "technology")


def _wants_secret(view: State, player: Player) -> bool:
    return secrets_held(view, player) < OBJECTIVE_SETUP.secret_limit


def _never(view: State, player: Player) -> bool:
    return False


SECONDARY: Mapping[str, Callable[[State, Player], bool]] = {
    "leadership": _buys_tokens,
    "diplomacy": _readies_much,
    "politics": _never,
    "construction": can_build,
    "trade": _wants_commodities,
    "warfare": _spares_resources,
    "technology": _wants_technology,
    "imperial": _wants_secret,
}


def swap_value(view: State, player: Player, question: Decision, option: Option) -> float:
    """By Imperial Arbiter a card is swapped for one that is worth much more."""
    if option.word == KEEP:
        return WORTH_A_LAW
    taken, given = (card_value(view, player, str(option.facts[name])) for name in ("taken", "card"))
    return taken - given
