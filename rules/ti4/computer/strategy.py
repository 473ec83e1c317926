"""Strategy cards: which are chosen, when a primary ability is used, and when a secondary one is worth its token."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rules.core.decisions import Decision, Option
from rules.opponents.reasons import Reason, total
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.setup import OBJECTIVE_SETUP
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.computer.reasons import why
from rules.ti4.computer.saving import kept, to_spend
from rules.ti4.computer.structures import can_build
from rules.ti4.computer.tokens import INFLUENCE_EACH, best_purchase
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

CARDS: Mapping[str, float] = {  # what a card is worth in any round, in victory points
    "leadership": 1.1, "diplomacy": 0.5, "politics": 0.3, "construction": 0.7, "trade": 0.9, "warfare": 0.8,
    "technology": 1.2, "imperial": 0.7,
}  # fmt: skip
TOKENS = 0.3  # more for Leadership while tokens are few
SPEAKER = 0.3  # more for Politics to whoever is not the speaker: to choose first in the next round
TWICE = 0.8  # more for Imperial to whoever can score twice in a round
CENTRE = 1.0  # a point by Imperial, for Mecatol Rex

Use = Callable[[State, Player], bool]


def card_value(view: State, player: Player, card: str) -> float:
    """A strategy card to be chosen, for the round to come."""
    return total(card_reasons(view, player, card))


def card_reasons(view: State, player: Player, card: str) -> Iterator[Reason]:
    """Why a strategy card is chosen, for the round to come."""
    yield why("card", CARDS[card], card=card)
    if goods := view.strategy_goods.get(card, 0):
        yield why("goods-on-card", GOODS * goods, n=goods)
    if card == "leadership" and player.pools.tactic <= FEW + 1:
        yield why("few-tokens", TOKENS, n=player.pools.tactic)
    if card == "politics" and view.speaker != player.seat:
        yield why("speaker", SPEAKER)
    if card == "imperial" and len(public(view, player)) > 1:
        yield why("scores-twice", TWICE)
    if card == "imperial" and view.galaxy[CENTRE_PLACE].planet(MECATOL_REX).owner == player.seat:
        yield why("holds-centre", CENTRE)


def primary(view: State, player: Player, card: str) -> Reason:
    """Why a strategy card is used now, or not yet: at once what helps in this round, late what looks back on it."""
    tokens, late = player.pools.tactic, why("primary-late", LATE)
    if card == "imperial":
        scored = next(iter(public(view, player)), None)
        return why("scores-now", AT_ONCE, objective=scored) if scored else late
    if card == "diplomacy":
        ready = len(exhausted_planets(view, player.seat))
        return why("readies", SOON, n=ready) if ready > 1 else late
    if card == "warfare":
        placed = any(player.seat in system.tokens for system in view.galaxy.values())
        return why("token-back", SOON) if placed and tokens <= 1 else late
    if card == "leadership":
        return why("few-tokens", AT_ONCE, n=tokens) if tokens <= FEW else why("primary-soon", SOON)
    return why("primary-soon", AT_ONCE)


def secondary(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """Using a secondary ability, which is worth more than 0 where it is worth its token, or leaving it."""
    card = str(question.facts["card"])
    worth_it = SECONDARY[card](view, player)
    if option.word == DECLINE:
        yield why("keeps-token", float(not worth_it), n=player.pools.strategy)
    else:
        used = worth_it + (option.word == PRIMARY)
        yield why("follows", float(used), card=card) if worth_it else why("not-worth-token", float(used))


def _buys_tokens(view: State, player: Player) -> bool:
    most = (available(view, player, "influence") - kept(view, player).influence) // INFLUENCE_EACH
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


SECONDARY: Mapping[str, Use] = {
    "leadership": _buys_tokens,
    "diplomacy": _readies_much,
    "politics": _never,
    "construction": can_build,
    "trade": _wants_commodities,
    "warfare": _spares_resources,
    "technology": _wants_technology,
    "imperial": _wants_secret,
}


def swapped(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """By Imperial Arbiter a card is swapped for one that is worth much more."""
    if option.word == KEEP:
        yield why("keeps-law", WORTH_A_LAW)
        return
    taken, given = (str(option.facts[name]) for name in ("taken", "card"))
    more = card_value(view, player, taken) - card_value(view, player, given)
    yield why("better-card", more, taken=taken, given=given) if more > 0 else why("worse-card", more)
