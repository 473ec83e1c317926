"""The answers of a computer player to every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, spread
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.computer.actions import best_actions, peace_value, war_value
from rules.ti4.computer.aims import nearness
from rules.ti4.computer.council import ballot, tie_broken
from rules.ti4.computer.hand.cards import battle_plan, reaction, use_power
from rules.ti4.computer.hand.held import discarded
from rules.ti4.computer.hand.powers import evened_out
from rules.ti4.computer.military.chances import in_space, ships_of
from rules.ti4.computer.military.expeditions import Expeditions
from rules.ti4.computer.military.landing import landing
from rules.ti4.computer.production import production
from rules.ti4.computer.saving import best_payment, kept
from rules.ti4.computer.set_up import drafted, laid
from rules.ti4.computer.strategy import card_value, secondary, swap_value
from rules.ti4.computer.structures import structure
from rules.ti4.computer.technologies import technology_value
from rules.ti4.computer.tokens import EACH, added_tokens, best_purchase, spread_tokens
from rules.ti4.computer.trade.deals import let_in, offer_value
from rules.ti4.economy.payment import proposals
from rules.ti4.economy.spending import PAY, available
from rules.ti4.economy.worth import worth_together
from rules.ti4.state import Player, State

Valued = Callable[[State, Player, Decision, Option], float]
Chosen = Callable[[State, Player, Decision], Answer | None]

STAYS = 0.4  # odds with which a combat is fought on
TOKENS = 0.5  # what three command tokens are worth in the place of a technology


def answers(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Answers to try: those it likes best first, if it has an opinion, then the question's default.

    `view` is what the seat may see. An answer may still be refused by the rules: the next one is tried then.
    """
    player = view.players[question.seat]
    if question.kind == "action" and isinstance(question.ask, Pick):
        yield from best_actions(view, player, question.ask)
    elif question.kind in CHOICES:
        chosen = CHOICES[question.kind](view, player, question)
        if chosen is not None:
            yield chosen
    elif question.kind in OPINIONS and isinstance(question.ask, Pick):
        valued = OPINIONS[question.kind]
        options = question.ask.options
        values = {option.word: valued(view, player, question, option) + rng.random() / 1000 for option in options}
        yield from ((word,) for word in sorted(values, key=lambda word: -values[word]))
    yield question.default


# Options, each valued for itself


def _secret(view: State, player: Player, question: Decision, option: Option) -> float:
    return nearness(view, player, OBJECTIVES[option.word])


def _worst_secret(view: State, player: Player, question: Decision, option: Option) -> float:
    return -nearness(view, player, OBJECTIVES[option.word])


def _research(view: State, player: Player, question: Decision, option: Option) -> float:
    """Resources are the price of it, as far as they would be of use elsewhere."""
    if option.word == "none":
        return 0.0
    goods = int(option.costs.get("trade-goods", 0))
    price = int(option.costs.get("resources", 0)) + goods
    if goods > player.trade_goods - kept(view, player).goods:
        return -1.0
    if option.word == "tokens":
        return TOKENS - price / 20
    return technology_value(view, player, str(option.facts["technology"])) - price / 20


def _card(view: State, player: Player, question: Decision, option: Option) -> float:
    return card_value(view, player, option.word)


def _speaker(view: State, player: Player, question: Decision, option: Option) -> float:
    """Oneself, or the one who is farthest from victory."""
    target = int(option.facts["target"])
    return 100.0 if target == player.seat else -float(view.players[target].points)


def _protected(view: State, player: Player, question: Decision, option: Option) -> float:
    """The system with the best own planets."""
    planets = view.galaxy[option.word].planets
    own = worth_together(view, (each for each in planets if each.owner == player.seat))
    return float(own.resources + own.influence)


def _freed(view: State, player: Player, question: Decision, option: Option) -> float:
    """The system with most ships, which can move again."""
    return float(view.galaxy[option.word].ships(player.seat))


def _score_now(view: State, player: Player, question: Decision, option: Option) -> float:
    """Most points, then what costs nothing that would be missed."""
    if option.word == "none":
        return 0.0
    objective = OBJECTIVES[option.word]
    return objective.points + 0.5 * (objective.cost is None)


def _retreat(view: State, player: Player, question: Decision, option: Option) -> float:
    """To where most own ships are, if the combat is probably lost."""
    if option.word == "stay":
        return STAYS
    place = view.active
    here = view.galaxy[place].space
    own = next(force for force in here if force.seat == player.seat)
    if in_space(view, player.seat, place, ships_of(view, player.seat, place), own.damaged) >= STAYS:
        return 0.0
    return 1.0 + view.galaxy[str(option.facts["place"])].ships(player.seat)


# Whole answers


def _move(view: State, player: Player, question: Decision) -> Answer | None:
    found = Expeditions(view, player.seat).best(view.active)
    return spread({str(source): number for source, number in found.moves.items()}) if found else None


def _commit(view: State, player: Player, question: Decision) -> Answer | None:
    landed = landing(view, player.seat, view.active, ships_of(view, player.seat, view.active))
    return spread(dict(landed)) or None


def _custodians(view: State, player: Player, question: Decision) -> Answer | None:
    """The payment that leaves most."""
    paid = best_payment(view, player, proposals(view, player, "influence", CUSTODIANS.influence))
    return spread(paid) if paid else None


def _produce(view: State, player: Player, question: Decision) -> Answer | None:
    return production(view, player)


def _score(view: State, player: Player, question: Decision) -> Answer | None:
    """Of each sort what brings most; what planets pay for before what will be fulfilled in the next round as well."""
    assert isinstance(question.ask, Pick)
    best: dict[str, str] = {}
    for option in sorted(question.ask.options, key=lambda option: _urgency(option.word)):
        best[option.group] = option.word
    return tuple(best.values())


def _urgency(id: str) -> tuple[int, int]:
    """Points, then whether it is paid with planets, which are readied soon, or with nothing."""
    objective = OBJECTIVES[id]
    if objective.cost is None:
        return objective.points, 1
    return objective.points, 2 * bool(objective.cost.resources or objective.cost.influence)


def _gain_tokens(view: State, player: Player, question: Decision) -> Answer | None:
    """Those that are free, and more for influence as long as a token is worth what could be made of the planets."""
    assert isinstance(question.ask, Allocate)
    free, left = int(question.facts["free"]), view.tokens_left(player.seat)
    spare = available(view, player, "influence") - kept(view, player).influence
    most = max(0, min(spare // EACH, left - free)) if question.facts["each"] else 0
    bought, paid = best_purchase(view, player, free, most)
    number = min(left, free + bought)
    pools = {pool: count for pool, count in added_tokens(view, player, number).items() if count}
    return spread({**pools, **{f"{PAY}{word}": count for word, count in paid.items()}})


def _tokens(view: State, player: Player, question: Decision) -> Answer | None:
    assert isinstance(question.ask, Allocate)
    return spread_tokens(view, player, question.ask.most)


CHOICES: Mapping[str, Chosen] = {
    "move": _move,
    "commit": _commit,
    "custodians": _custodians,
    "produce": _produce,
    "integrated-economy": _produce,
    "score": _score,
    "share-trade": let_in,
    "gain-tokens": _gain_tokens,
    "redistribute": _tokens,
    "rearrange": _tokens,
    "react": reaction,
    "play-now": use_power,
    "battle-plan": battle_plan,
    "bioplasmosis": evened_out,
    "discard-cards": discarded,
    "council": ballot,
    "cast-votes": ballot,
    "break-tie": tie_broken,
}
OPINIONS: Mapping[str, Valued] = {
    "draft": drafted,
    "lay-red-tile": laid,
    "lay-tile": laid,
    "keep-secret": _secret,
    "return-secret": _worst_secret,
    "starting-technology": _research,
    "research": _research,
    "take-technology": _research,
    "choose-card": _card,
    "choose-speaker": _speaker,
    "choose-system": _protected,
    "place-structure": structure,
    "take-up-token": _freed,
    "score-now": _score_now,
    "retreat": _retreat,
    "imperial-arbiter": swap_value,
    "swap-cards": swap_value,
    "minister-of-peace": peace_value,
    "minister-of-war": war_value,
    "offers": offer_value,
    "secondary": secondary,
}
