"""Leadership: command tokens, three of them free, and one more for each three influence (52)."""

from __future__ import annotations

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Slot, allocation, spread
from rules.core.flow import Execution, Rule, results
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.economy.spending import amount, available, paid_in, paying, spend, spent_of
from rules.ti4.frames import GainTokens
from rules.ti4.state import POOLS, Player, State

FREE = STRATEGY_CARDS["leadership"].primary.tokens
INFLUENCE_EACH = STRATEGY_CARDS["leadership"].primary.influence_for_token


class GainTokensRule(Rule):
    """Pools for the tokens, and what is spent for more: `tactic=2 strategy=1 pay:jord=1`."""

    frame = GainTokens

    def asks(self, state: State, frame: GainTokens) -> bool:
        """Where any can be gained."""
        return _most(state, frame) > 0

    def ask(self, state: State, frame: GainTokens) -> Decision | None:
        """How many go to which pool."""
        player = state.players[frame.seat]
        most = _most(state, frame)
        if not most:
            return None
        free = min(frame.free, most)
        room = {**dict.fromkeys(POOLS, most), "fleet": min(most, state.fleet_limit - player.pools.fleet)}
        pools = [Slot(pool, cap, {"pool": pool}, "pools", gains={pool: 1}) for pool, cap in room.items() if cap > 0]
        slots = (*pools, *(paying(state, player, "influence") if frame.buys else ()))
        ask = Allocate(slots, free, sum(slot.cap for slot in slots))
        default = spread({"tactic": free - free // 3, "strategy": free // 3})
        facts = {"free": free, "each": INFLUENCE_EACH if frame.buys else 0}
        return Decision(frame.seat, "gain-tokens", ask, default, facts)

    def do(self, execution: Execution[State], frame: GainTokens, answer: Answer) -> None:
        """Gain them; raises `Illegal` for more or fewer than are free and paid for."""
        state, player = execution.state, execution.state.players[frame.seat]
        amounts = allocation(answer)
        pools = {pool: amounts.get(pool, 0) for pool in POOLS}
        paid = paid_in(amounts)
        bought = amount(state, player, paid, "influence") // INFLUENCE_EACH
        most = min(state.tokens_left(player.seat), frame.free + bought)
        if sum(pools.values()) != most:
            raise Illegal("tokens-paid", tokens=most, given=sum(pools.values()))
        spend(state, player, paid, "influence", 0)
        execution.pop()
        player.pools.lay_out({pool: number + pools[pool] for pool, number in player.pools.amounts().items()})
        spent, gone = amount(state, player, paid, "influence"), results({}, spent_of(state, paid, "influence"))
        execution.tell("gained-tokens", seat=player.seat, pools=" ".join(spread(pools)), paid=spent, **gone)


def _most(state: State, frame: GainTokens) -> int:
    """Command tokens that the player of a question could gain."""
    if not frame.buys:
        return min(state.tokens_left(frame.seat), frame.free)
    return most_tokens(state, state.players[frame.seat], frame.free)


def most_tokens(state: State, player: Player, free: int) -> int:
    """Command tokens that could be gained: those free and those for all influence, while there are any."""
    return min(state.tokens_left(player.seat), free + available(state, player, "influence") // INFLUENCE_EACH)
