"""Powers of factions about trade goods and what is bought for them: Mentak, Hacan (22, 34, 93)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.economy.frames import Enriched
from rules.ti4.economy.gains import gain_goods, may_pillage
from rules.ti4.powers.levies import TOKEN, spend_token
from rules.ti4.state import Player, State, seat_in

GOODS, COMMODITIES = "trade-goods", "commodities"


class Pillage(Card):
    """Mentak: a trade good or a commodity of a neighbor who has just gained trade goods or traded, and has three."""

    id = "pillage"
    conditions = (GOODS, COMMODITIES)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """What that neighbor has of both."""
        found = next((frame for frame in reversed(state.course) if isinstance(frame, Enriched)), None)
        if found and may_pillage(state, state.players[seat], state.players[found.seat]):
            for what in _what_is_there(state.players[found.seat]):
                yield Option(what, "", {"target": found.seat, "what": what}, gains={GOODS: 1})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """What was said, or the other where there is none of it."""
        words = [option.word for option in self.targets(state, seat)]
        return condition if condition in words else next(iter(words), None)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Whatever is taken is a trade good for whoever gets it (21)."""
        state = execution.state
        found = next(frame for frame in reversed(state.course) if isinstance(frame, Enriched))
        victim = state.players[found.seat]
        if played.target == GOODS:
            victim.trade_goods -= 1
        else:
            victim.commodities -= 1
        execution.tell("pillaged", seat=victim.seat, target=played.seat, **results({}, {played.target: 1}))
        gain_goods(execution, state.players[played.seat], 1)


def _what_is_there(player: Player) -> list[str]:
    return [GOODS, *([COMMODITIES] if player.commodities else [])]


class ProductionBiomes(Card):
    """Hacan: trade goods for a command token, some for another player too."""

    id = "production-biomes"
    own, others = 4, 2

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any other player, who gains trade goods as well."""
        if state.players[seat].pools.strategy:
            for player in state.playing():
                if player.seat != seat:
                    yield Option(f"p{player.seat + 1}", "", {"target": player.seat}, TOKEN, {GOODS: self.own})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Both gain their trade goods (93)."""
        spend_token(execution, played.seat)
        gain_goods(execution, execution.state.players[played.seat], self.own)
        gain_goods(execution, execution.state.players[seat_in(played.target)], self.others)


class QuantumDatahubNode(Card):
    """Hacan: a strategy card is swapped for one of another, who gets trade goods; initiative follows the cards."""

    id = "quantum-datahub-node"
    conditions = tuple(STRATEGY_CARDS)
    goods = 3

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any card of another for any own one."""
        player = state.players[seat]
        if not player.pools.strategy or player.trade_goods < self.goods:
            return
        costs = {**TOKEN, GOODS: self.goods}
        for other in state.playing():
            for taken in other.strategy_cards if other.seat != seat else ():
                for given in player.strategy_cards:
                    facts: dict[str, str | int] = {"target": other.seat, "given": given, "taken": taken}
                    word = f"{STRATEGY_CARDS[given].initiative}:{STRATEGY_CARDS[taken].initiative}"
                    yield Option(word, "", facts, costs)

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """For the card of the instruction, which another holds; the own one that was chosen last goes."""
        words = (option.word for option in self.targets(state, seat) if option.facts["taken"] == condition)
        return next(reversed([*words]), None)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Pay the token and the trade goods, and swap the cards (83)."""
        state, player = execution.state, execution.state.players[played.seat]
        given, taken = (_numbered(number) for number in played.target.split(":"))
        other = next(each for each in state.players if taken in each.strategy_cards)
        spend_token(execution, played.seat)
        player.trade_goods -= self.goods
        execution.tell("paid-goods", seat=player.seat, **results({}, {GOODS: self.goods}))
        gain_goods(execution, other, self.goods)
        _swap(player, given, taken)
        _swap(other, taken, given)
        execution.tell("swapped-cards", seat=player.seat, target=other.seat, card=given, taken=taken)


def _numbered(number: str) -> str:
    """The strategy card with this initiative number."""
    return next(id for id, card in STRATEGY_CARDS.items() if str(card.initiative) == number)


def _swap(player: Player, given: str, taken: str) -> None:
    player.strategy_cards[player.strategy_cards.index(given)] = taken
