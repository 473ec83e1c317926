"""The answers of a computer player to every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, spread
from rules.opponents.reasons import Reason, Reasoned, total
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.computer.actions import best_actions, ended_by_peace, freed_by_war
from rules.ti4.computer.aims import how_near
from rules.ti4.computer.council import ballot, ballot_reasons, tie_broken
from rules.ti4.computer.hand.cards import (
    battle_plan,
    plan_reasons,
    power_reasons,
    reaction,
    reaction_reasons,
    use_power,
)
from rules.ti4.computer.hand.held import discarded, discarded_reasons
from rules.ti4.computer.hand.powers import evened_out, evened_out_reasons
from rules.ti4.computer.military.chances import in_space, ships_of
from rules.ti4.computer.military.expeditions import Expeditions
from rules.ti4.computer.military.landing import landing, landing_reasons
from rules.ti4.computer.production import production, production_reasons
from rules.ti4.computer.reasons import Kind, price, why
from rules.ti4.computer.saving import best_payment, kept, left_by
from rules.ti4.computer.set_up import drafted, laid
from rules.ti4.computer.strategy import card_reasons, secondary, swapped
from rules.ti4.computer.structures import structure
from rules.ti4.computer.technologies import technology_reasons
from rules.ti4.computer.tokens import (
    INFLUENCE_EACH,
    added_tokens,
    best_purchase,
    gained_reasons,
    pools_reasons,
    spread_tokens,
)
from rules.ti4.computer.trade.deals import let_in, let_in_reasons, offer_judged
from rules.ti4.economy.payment import proposals
from rules.ti4.economy.spending import PAY, available
from rules.ti4.economy.worth import UNUSED, worth_together
from rules.ti4.phases.turns import PASS
from rules.ti4.state import Player, State

Judged = Callable[[State, Player, Decision, Option], Iterator[Reason]]
Chosen = Callable[[State, Player, Decision], Answer | None]
Explained = Callable[[State, Player, Decision, Answer], Iterator[Reason]]

STAYS = 0.4  # odds with which a combat is fought on
TOKENS = 0.5  # what three command tokens are worth in the place of a technology


def answers(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Answers to try: those it likes best first, if it has an opinion, then the question's default.

    `view` is what the seat may see. An answer may still be refused by the rules: the next one is tried then.
    """
    return (each.answer for each in reasoned(view, question, rng))


def reasoned(view: State, question: Decision, rng: Random) -> Iterator[Reasoned]:
    """The same answers, each with why."""
    player = view.players[question.seat]
    if question.kind == "action" and isinstance(question.ask, Pick):
        yield from best_actions(view, player, question.ask)
        yield Reasoned(question.default, [why("passes-up" if question.default == (PASS,) else "no-use")])
    elif question.kind in CHOICES:
        chosen, explained = CHOICES[question.kind]
        answer = chosen(view, player, question)
        if answer is not None:
            yield Reasoned(answer, explained(view, player, question, answer))
        yield Reasoned(question.default, _instead(view, player, question, answer, explained))
    elif question.kind in OPINIONS and isinstance(question.ask, Pick):
        yield from _liked(view, player, question, question.ask, rng)
        yield Reasoned(question.default)
    else:
        yield Reasoned(question.default, [why(PROPOSED[question.kind])] if question.kind in PROPOSED else ())


def _instead(
    view: State, player: Player, question: Decision, chosen: Answer | None, explained: Explained
) -> Iterator[Reason]:
    """What speaks for the default, and not for what is chosen as well."""
    both = () if chosen is None else tuple(explained(view, player, question, chosen))
    yield from (reason for reason in explained(view, player, question, question.default) if reason not in both)


def _liked(view: State, player: Player, question: Decision, ask: Pick, rng: Random) -> Iterator[Reasoned]:
    """The options, best first; among those that are worth the same, by chance."""
    because = {option.word: [*OPINIONS[question.kind](view, player, question, option)] for option in ask.options}
    values = {word: total(reasons) + rng.random() / 1000 for word, reasons in because.items()}
    yield from (Reasoned((word,), because[word]) for word in sorted(values, key=lambda word: -values[word]))


# Options, each judged for itself


def _secret(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    yield how_near(view, player, OBJECTIVES[option.word])


def _worst_secret(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    yield how_near(view, player, OBJECTIVES[option.word], -1)


def _research(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """Resources are the price of it, as far as they would be of use elsewhere."""
    if option.word == "none":
        yield why("no-technology")
        return
    goods = int(option.costs.get("trade-goods", 0))
    exhausted = (int(option.costs.get(name, 0)) for name in ("resources", f"{UNUSED}:resources"))
    cost = sum(exhausted) + goods
    if goods > player.trade_goods - kept(view, player).goods:
        yield why("too-dear", -1.0)
        return
    if option.word == "tokens":
        yield why("tokens-instead", TOKENS)
    else:
        yield from technology_reasons(view, player, str(option.facts["technology"]))
    if cost:
        yield price(cost / 20)


def _card(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    return card_reasons(view, player, option.word)


def _speaker(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """Oneself, or the one who is farthest from victory."""
    target = int(option.facts["target"])
    points = view.players[target].points
    yield why("self", 100.0) if target == player.seat else why("behind", -float(points), target=target, n=points)


def _protected(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """The system with the best own planets."""
    planets = view.galaxy[option.word].planets
    own = worth_together(view, (each for each in planets if each.owner == player.seat))
    worth = float(own.resources + own.influence)
    yield why("planets-there", worth, resources=own.resources, influence=own.influence)


def _freed(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """The system with most ships, which can move again."""
    ships = view.galaxy[option.word].ships(player.seat)
    yield why("ships-there", float(ships), n=ships)


def _score_now(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """Most points, then what costs nothing that would be missed."""
    if option.word == "none":
        yield why("scores-nothing")
        return
    objective = OBJECTIVES[option.word]
    yield why("points", float(objective.points), n=objective.points)
    if objective.cost is None:
        yield why("costs-nothing", 0.5)


def _retreat(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """To where most own ships are, if the combat is probably lost."""
    place = view.active
    here = view.galaxy[place].space
    own = next(force for force in here if force.seat == player.seat)
    chance = in_space(view, player.seat, place, ships_of(view, player.seat, place), own.damaged)
    if option.word == "stay":
        yield why("odds", STAYS, n=int(100 * chance))
    elif chance >= STAYS:
        yield why("gives-up")
    else:
        ships = view.galaxy[str(option.facts["place"])].ships(player.seat)
        yield why("survives", 1.0)
        yield why("ships-there", float(ships), n=ships)


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


def _paid_custodians(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """A payment is chosen by what it leaves."""
    if answer:
        yield why("holds-centre", 1.0)
    yield from left_by(view, player, answer)


def _moved(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """What the expedition is worth that these moves are; ships stay where none is."""
    if not answer:
        yield why("stays")
    elif found := Expeditions(view, player.seat).best(view.active):
        yield from found.because


def _produce(view: State, player: Player, question: Decision) -> Answer | None:
    return production(view, player)


def _score(view: State, player: Player, question: Decision) -> Answer | None:
    """Of each sort what brings most; what planets pay for before what will be fulfilled in the next round as well."""
    assert isinstance(question.ask, Pick)
    best: dict[str, str] = {}
    for option in sorted(question.ask.options, key=lambda option: _urgency(option.word)):
        best[option.group] = option.word
    return tuple(best.values())


def _scored(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """What objectives bring, all together."""
    if not answer:
        yield why("scores-nothing")
        return
    yield why("points", 1.0, n=sum(OBJECTIVES[id].points for id in answer))
    if all(OBJECTIVES[id].cost is None for id in answer):
        yield why("costs-nothing", 0.5)


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
    most = max(0, min(spare // INFLUENCE_EACH, left - free)) if question.facts["each"] else 0
    bought, paid = best_purchase(view, player, free, most)
    number = min(left, free + bought)
    pools = {pool: count for pool, count in added_tokens(view, player, number).items() if count}
    return spread({**pools, **{f"{PAY}{word}": count for word, count in paid.items()}})


def _tokens(view: State, player: Player, question: Decision) -> Answer | None:
    assert isinstance(question.ask, Allocate)
    return spread_tokens(view, player, question.ask.most)


CHOICES: Mapping[str, tuple[Chosen, Explained]] = {  # what is chosen, and why
    "move": (_move, _moved),
    "commit": (_commit, landing_reasons),
    "custodians": (_custodians, _paid_custodians),
    "produce": (_produce, production_reasons),
    "integrated-economy": (_produce, production_reasons),
    "score": (_score, _scored),
    "share-trade": (let_in, let_in_reasons),
    "gain-tokens": (_gain_tokens, gained_reasons),
    "redistribute": (_tokens, pools_reasons),
    "rearrange": (_tokens, pools_reasons),
    "react": (reaction, reaction_reasons),
    "play-now": (use_power, power_reasons),
    "battle-plan": (battle_plan, plan_reasons),
    "bioplasmosis": (evened_out, evened_out_reasons),
    "discard-cards": (discarded, discarded_reasons),
    "council": (ballot, ballot_reasons),
    "cast-votes": (ballot, ballot_reasons),
    "break-tie": (tie_broken, ballot_reasons),
}
OPINIONS: Mapping[str, Judged] = {
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
    "imperial-arbiter": swapped,
    "swap-cards": swapped,
    "minister-of-peace": ended_by_peace,
    "minister-of-war": freed_by_war,
    "offers": offer_judged,
    "secondary": secondary,
}
PROPOSED: Mapping[str, Kind] = {  # what the rules propose soundly, and why that is as good as anything
    "assign-hits": "least-lost",
    "excess": "least-lost",
    "lose-landed": "least-lost",
    "lose-unit": "least-lost",
    "lose-units": "least-lost",
    "exhaust-planets": "leaves-most",
    "pay-objective": "leaves-most",
    "bombard": "costs-nothing",
    "settle": "costs-nothing",
    "defense-grid": "in-first-round",
}
