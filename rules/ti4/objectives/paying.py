"""Scoring an objective: what it costs is spent, and its points may end the game (61)."""

from __future__ import annotations

from rules.core.decisions import NO_FACTS, Allocate, Answer, Decision, Facts, Option, Pick, Slot, allocation, spread
from rules.core.flow import ActingRule, AskingRule, Execution, Rule, results
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.cards.deck import discard
from rules.ti4.cards.frames import SpendCards
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.conditions import ObjectiveCost
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.economy.payment import proposed
from rules.ti4.economy.spending import means, spend, spent_of
from rules.ti4.economy.worth import What
from rules.ti4.frames import PayObjective, Scoring
from rules.ti4.scoring.conditions import met
from rules.ti4.scoring.victory import check_victory
from rules.ti4.state import Player, State


class ScoringRule(ActingRule):
    """Whoever scores says which objectives, or that it is none; where they have a cost to choose, before it is paid."""

    frame = Scoring

    def run(self, execution: Execution[State], frame: Scoring) -> None:
        """Say it where paying asks something, since all see then who is asked.

        Whoever paid before comes to know it, or that there is nothing of the sort, and so cannot take that back.
        """
        execution.learned = True
        if not frame.objectives:
            execution.tell("scored-none", seat=frame.seat)
        paying = [_paying(frame.seat, objective) for objective in frame.objectives.split()]
        for each in paying:
            if _needs_choice(execution.state, each):
                execution.tell("scoring", seat=frame.seat, objective=each.objective)
        execution.replace(*paying)


def _paying(seat: int, objective: str) -> PayObjective | SpendCards:
    """What asks how an objective is paid for."""
    if _cost(objective).action_cards:
        return SpendCards(seat, objective)
    return PayObjective(seat, objective)


class SpendCardsRule(Rule):
    """Action cards that are discarded for an objective; who holds too few by then scores nothing."""

    frame = SpendCards

    def ask(self, state: State, frame: SpendCards) -> Decision | None:
        """Which ones, also where all are needed: they are told one by one."""
        player, number = state.players[frame.seat], _cost(frame.objective).action_cards
        if len(player.hand) < number:
            return None
        options = tuple(Option(copy, "", {ACTION_CARD: name_of(copy)}) for copy in player.hand)
        facts: dict[str, str | int] = {"objective": frame.objective, "count": number}
        return Decision(frame.seat, "spend-cards", Pick(options, number, number), tuple(player.hand[:number]), facts)

    def do(self, execution: Execution[State], frame: SpendCards, answer: Answer) -> None:
        """Discard them, and score."""
        player = execution.state.players[frame.seat]
        execution.pop()
        execution.shown = True
        discard(execution, player, answer)
        score(execution, player, frame.objective)


class PayObjectiveRule(AskingRule):
    """What an objective costs is spent while it is scored; who cannot any more scores nothing."""

    frame = PayObjective

    def asks(self, state: State, frame: PayObjective) -> bool:
        """Where there is a choice of what is spent."""
        return _needs_choice(state, frame)

    def ask(self, state: State, frame: PayObjective) -> Decision | None:
        """Which planets and trade goods, or which pools, pay for it."""
        if not self.asks(state, frame):
            return None
        player, cost = state.players[frame.seat], _cost(frame.objective)
        facts: dict[str, str | int] = {"objective": frame.objective}
        if cost.tokens:
            pools = {"tactic": player.pools.tactic, "strategy": player.pools.strategy}
            slots = tuple(Slot(name, number, {}, "", {name: 1}) for name, number in pools.items() if number)
            first = min(cost.tokens, pools["tactic"])
            default = spread({"tactic": first, "strategy": cost.tokens - first})
            return Decision(frame.seat, "pay-objective", Allocate(slots, cost.tokens, cost.tokens), default, facts)
        what, number = _spent(cost)
        slots = tuple(means(state, player, what))
        ask = Allocate(slots, 1, sum(slot.cap for slot in slots))
        return Decision(frame.seat, "pay-objective", ask, spread(proposed(state, player, what, number)), facts)

    def do(self, execution: Execution[State], frame: PayObjective, answer: Answer) -> None:
        """Pay, and score."""
        state, player, cost = execution.state, execution.state.players[frame.seat], _cost(frame.objective)
        amounts, spent = allocation(answer), dict[str, str | int]()
        if cost.tokens:
            spent = {pool: number for pool, number in amounts.items() if number}
            player.pools.tactic -= amounts.get("tactic", 0)
            player.pools.strategy -= amounts.get("strategy", 0)
        else:
            what, number = _spent(cost)
            spend(state, player, amounts, what, number)
            spent = spent_of(state, amounts, what)
        execution.pop()
        score(execution, player, frame.objective, spent)

    def run(self, execution: Execution[State], frame: PayObjective) -> None:
        """Trade goods alone, or nothing that can be paid."""
        player, cost = execution.state.players[frame.seat], _cost(frame.objective)
        execution.pop()
        if met(execution.state, player, frame.objective):
            player.trade_goods -= cost.trade_goods
            score(execution, player, frame.objective, {"trade-goods": cost.trade_goods})


def _needs_choice(state: State, frame: PayObjective | SpendCards) -> bool:
    """Whether something is paid of which there is a choice, and can be."""
    cost = _cost(frame.objective)
    chosen = bool(cost.resources or cost.influence or cost.tokens or cost.action_cards)
    return chosen and met(state, state.players[frame.seat], frame.objective)


def _cost(objective: str) -> ObjectiveCost:
    return OBJECTIVES[objective].cost or ObjectiveCost()


def price_of(objective: str) -> tuple[What, int] | None:
    """Resources or influence that an objective costs, and how much; None where it costs tokens."""
    cost = _cost(objective)
    return None if cost.tokens else _spent(cost)


def _spent(cost: ObjectiveCost) -> tuple[What, int]:
    """Resources or influence, and how much."""
    return ("resources", cost.resources) if cost.resources else ("influence", cost.influence)


def score(execution: Execution[State], player: Player, objective: str, paid: Facts = NO_FACTS) -> None:
    """An objective is scored, for what was `paid`; a secret one lies open from then on."""
    player.scored.append(objective)
    player.secrets = [id for id in player.secrets if id != objective]
    execution.tell(
        "scored", seat=player.seat, objective=objective, **results({"vp": OBJECTIVES[objective].points}, paid)
    )
    check_victory(execution)
