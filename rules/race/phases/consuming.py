"""IV: Consume. Each usable power once, in an order of the player's choice; what must be used is used."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import NO_FACTS, Answer, Decision, Facts, Illegal, Number, Option, Pick, Unavailable, choose
from rules.core.flow import WASTED, AskingRule, Execution, Rule, results
from rules.race.cards.cardplay import chips, discard, draw, draw_one, kind_of, refill, take_good, throw
from rules.race.cards.consumers import any_usable, fits, matching, must, spared, starved, unusable, usable
from rules.race.cards.wording import card_options, power_option, words_alone, world_option
from rules.race.designs import Power
from rules.race.frames import Consume, Gamble, Goods, HandCards, Trade
from rules.race.phases.trading import without_good
from rules.race.state import Player, State

PASS = "pass"
GUESSES = (1, 7)


class ConsumeRule(Rule):
    """Which power next; passing only when none is left that must be used."""

    frame = Consume

    def asks(self, state: State, frame: Consume) -> bool:
        """Whether a power is left."""
        return any_usable(state, state.players[frame.seat])

    def ask(self, state: State, frame: Consume) -> Decision | None:
        """The usable powers."""
        player = state.players[frame.seat]
        found = usable(state, player)
        if not found:
            return None
        options = [power_option(key, power, *_effect(state, player, power)) for key, power in found.items()]
        if _may_pass(state, found):
            options.append(Option(PASS))
        return choose(frame.seat, "consume", options, (options[-1].word,), times=doubled(player))

    def ask_about(self, state: State, frame: Consume, answer: Answer) -> Decision | None:
        """The usable powers, without what they take and bring."""
        player = state.players[frame.seat]
        found = usable(state, player)
        if not found:
            return None
        options = words_alone((*found, PASS) if _may_pass(state, found) else found)
        return choose(frame.seat, "consume", options, times=doubled(player))

    def unavailable(self, state: State, frame: Consume) -> list[Unavailable]:
        """Powers that are used or find nothing to consume; passing, while a power must be used."""
        player = state.players[frame.seat]
        found = usable(state, player)
        unavailable = [
            Unavailable(power_option(key, power), unusable(state, player, key, power))
            for key, power in state.powers(player, "consume")
            if key not in found
        ]
        if not _may_pass(state, found):
            unavailable.append(Unavailable(Option(PASS), Illegal("must-consume")))
        return unavailable

    def do(self, execution: Execution[State], frame: Consume, answer: Answer) -> None:
        """Begin the power that was chosen, or leave the phase."""
        if answer[0] == PASS:
            execution.pop()
            return
        player = execution.state.players[frame.seat]
        player.used.append(answer[0])
        use(execution, player, answer[0])


def _may_pass(state: State, found: Mapping[str, Power]) -> bool:
    """Whether none of these powers must be used."""
    return not any(must(state, power) for power in found.values())


def use(execution: Execution[State], player: Player, key: str) -> None:
    """Begin what a power does."""
    power = execution.state.power(key)
    if power.effect in ("consume", "set"):
        execution.push(Goods(player.seat, key))
    elif power.effect == "all-goods":
        _consume_all(execution, player, key)
    elif power.effect == "sell":
        execution.push(Trade(player.seat, power.bonuses, key))
    elif power.effect == "hand-cards":
        execution.push(HandCards(player.seat, key))
    elif power.effect == "gamble":
        execution.push(Gamble(player.seat))
    else:
        draw(execution, player, power.n)


def _effect(state: State, player: Player, power: Power) -> tuple[Facts, Facts]:
    """What a power takes and brings if it is used now; what another question decides is told there."""
    if power.effect == "draw":
        return NO_FACTS, {"hand": power.n}
    if power.effect == "all-goods":
        number = len(player.goods)
        return {"goods": number}, {"chips": doubled(player) * (number - 1)}
    if power.effect not in ("consume", "set"):
        return NO_FACTS, NO_FACTS
    number, points, cards = _fed(player, power, len(matching(state, player.goods, power)))
    return {"goods": number}, {"chips": points, "hand": cards}


def _fed(player: Player, power: Power, fitting: int) -> tuple[int, int, int]:
    """The goods that a power takes of so many that fit, and the points and cards that they bring."""
    number = power.goods or min(power.times, fitting)
    times = 1 if power.goods else number
    return number, doubled(player) * power.vp * times, power.cards * times


def _each_good(player: Player, power: Power) -> Facts:
    """What a good brings by itself; of several that must go together none does."""
    if power.goods > 1:
        return NO_FACTS
    _, points, cards = _fed(player, power, 1)
    return {"chips": points, "hand": cards}


def doubled(player: Player) -> int:
    """What points from consumed goods are multiplied by."""
    return 2 if "double" in player.actions else 1


def _consume_all(execution: Execution[State], player: Player, key: str) -> None:
    """Pilgrimage: all goods go, all but one are points."""
    worlds = [good.world for good in player.goods]
    if len(worlds) == 1 and starved(execution.state, player, worlds):
        execution.tell(WASTED, player.seat, what="single", power=key)
    for world in worlds:
        take_good(execution.state, player, world)
    points = doubled(player) * (len(worlds) - 1)
    chips(execution.state, player, points)
    _tell(execution, player, key, len(worlds), points, 0)


def _tell(execution: Execution[State], player: Player, key: str, goods: int, points: int, cards: int) -> None:
    """What a power took, and what it brought."""
    brought = {"chips" if doubled(player) == 1 else "doubled": points, "hand": cards}
    execution.tell("consumed", seat=player.seat, power=key, goods=goods, vp=points, cards=cards, **results(brought))


class GoodsRule(AskingRule):
    """Which goods a power consumes; as many as it can take."""

    frame = Goods

    def ask(self, state: State, frame: Goods) -> Decision:
        """Exactly so many."""
        player = state.players[frame.seat]
        power = state.power(frame.power)
        worlds = matching(state, player.goods, power)
        number, _, _ = _fed(player, power, len(worlds))
        each = _each_good(player, power)
        options = tuple([world_option(state, world, {"goods": 1}, each) for world in worlds])
        default = _different(state, worlds)[:number] if power.kinds == "all-different" else tuple(worlds[:number])
        return Decision(frame.seat, "goods", Pick(options, number, number), default, {"power": frame.power})

    def unavailable(self, state: State, frame: Goods) -> list[Unavailable]:
        """Worlds whose goods the power does not take, and those without a good."""
        player = state.players[frame.seat]
        power = state.power(frame.power)
        fitting = matching(state, player.goods, power)
        other = [good.world for good in player.goods if good.world not in fitting]
        wrong = Illegal("good-kind", good=power.kinds or power.good)
        return [*(Unavailable(world_option(state, world), wrong) for world in other), *without_good(state, player)]

    def do(self, execution: Execution[State], frame: Goods, answer: Answer) -> None:
        """Discard them for points and cards."""
        state = execution.state
        power = execution.state.power(frame.power)
        if not fits(state, power, answer):
            raise Illegal("goods-alike")
        execution.pop()
        player = state.players[frame.seat]
        for lost in sorted(spared(state, player, power, answer)):
            execution.tell(WASTED, player.seat, what="unfed", power=lost)
        for world in answer:
            take_good(state, player, world)
        number, points, cards = _fed(player, power, len(answer))
        chips(state, player, points)
        _tell(execution, player, frame.power, number, points, cards)
        draw(execution, player, cards)


def _different(state: State, worlds: list[str]) -> tuple[str, ...]:
    """The first world of each kind."""
    first: dict[str, str] = {}
    for world in worlds:
        first.setdefault(kind_of(state, world), world)
    return tuple(first.values())


class HandCardsRule(AskingRule):
    """Cards of the hand for a point each, never doubled."""

    frame = HandCards

    def ask(self, state: State, frame: HandCards) -> Decision:
        """None, one, or as many as the power takes."""
        player = state.players[frame.seat]
        power = state.power(frame.power)
        cards = card_options(state, player, player.hand, {"hand": 1}, {"chips": power.vp})
        ask = Pick(cards, 0, min(power.n, len(player.hand)))
        return Decision(frame.seat, "hand-cards", ask, (), {"power": frame.power, "vp": power.vp})

    def do(self, execution: Execution[State], frame: HandCards, answer: Answer) -> None:
        """The cards go to the discards, for points of the pool."""
        execution.pop()
        player = execution.state.players[frame.seat]
        power = execution.state.power(frame.power)
        discard(execution, player, list(answer))
        chips(execution.state, player, power.vp * len(answer))
        execution.tell("spent", seat=player.seat, power=frame.power, count=len(answer), vp=power.vp * len(answer))


class GambleRule(Rule):
    """Gambling World: name a number, flip a card, keep it if its cost or defense is the number."""

    frame = Gamble

    def ask(self, state: State, frame: Gamble) -> Decision | None:
        """Which number, unless others have drawn the last card meanwhile."""
        if not state.deck:
            return None
        return Decision(frame.seat, "gamble", Number(*GUESSES), ("2",))

    def do(self, execution: Execution[State], frame: Gamble, answer: Answer) -> None:
        """Flip it for all to see."""
        execution.pop()
        state = execution.state
        player = execution.state.players[frame.seat]
        card = draw_one(state, execution.rng)
        refill(state)
        hit = state.card(card).price == int(answer[0])
        execution.learned = execution.shown = True
        execution.tell("gambled", seat=player.seat, guess=int(answer[0]), card=card, hit=int(hit))
        if hit:
            player.hand.append(card)
        else:
            throw(state, card)


def begin_consume(execution: Execution[State], player: Player) -> list[Consume | Trade]:
    """A player's part of the phase, the last frame first: who chose Trade sells before anything else."""
    player.used = []
    trade = [Trade(player.seat)] if "trade" in player.actions else []
    return [Consume(player.seat), *trade]
