"""V: Produce. Goods on every empty production world, then windfall powers, then what draws cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.core.decisions import NO_FACTS, Answer, Decision, Facts, Illegal, Option, Unavailable, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule
from rules.race.cards.cardplay import discard, draw, kind_of, put_good
from rules.race.cards.wording import card_options, power_option, words_alone, world_option
from rules.race.designs import Card, Power
from rules.race.frames import Colonists, Most, Produce, Windfall
from rules.race.phases.choosing import has_bonus
from rules.race.state import Player, State

BONUS = "bonus"
NONE = "none"
GOODS_FIRST = ("here", "windfall", "windfall-for-card")
COUNTING = ("draw-goods", "draw-kinds")
AFTER_ALL = "draw-most"
BY_ITSELF = ("draw-here", AFTER_ALL)  # nobody says when
BEST_ORDER = ("here", "windfall", "draw", "draw-worlds", "windfall-for-card")  # cards drawn may be paid with
ORDER = {effect: place for place, effect in enumerate(BEST_ORDER)}  # what counts goods comes last
ANY_GOOD = Power("produce", "windfall", good="any")  # what the bonus of the action card is


def usable(state: State, player: Player, done: list[str]) -> Iterator[tuple[str, Power]]:
    """Powers, also the bonus, that are not `done` and would put a good anywhere or draw a card."""
    for key, power in state.powers(player, "produce"):
        if key not in done and _does(state, player, key, power):
            yield key, power
    if has_bonus(state, player, "produce") and BONUS not in done and empty_windfalls(state, player, "any"):
        yield BONUS, ANY_GOOD


def _does(state: State, player: Player, key: str, power: Power) -> bool:
    if power.effect in BY_ITSELF:
        return False
    if power.effect == "here":
        return not player.good_on(key.rpartition(":")[0])
    if power.effect in GOODS_FIRST:
        return bool(empty_windfalls(state, player, power.good)) and bool(player.hand or not power.optional)
    return _counted(state, player, power) > 0


def _rank(named: tuple[str, Power]) -> tuple[int, bool, bool]:
    """A place in the order that is never worse than another.

    Kinds come before "any": what only one world can have should go there.
    """
    key, power = named
    return ORDER.get(power.effect, len(ORDER)), power.good == "any", key == BONUS


def power_of(state: State, key: str) -> Power:
    """The power named `card:index`, or the bonus."""
    return state.power(key) if ":" in key else ANY_GOOD


def empty_windfalls(state: State, player: Player, good: str) -> list[str]:
    """Windfall worlds of a kind without a good."""
    cards = state.cards
    bearing = player.bearing()
    worlds = [world for world in state.tableau(player).windfalls if world not in bearing]
    if good == "any":
        return worlds
    return [world for world in worlds if cards[world].good == good]


class ProduceRule(Rule):
    """All goods before what counts them; the order within is free, and asked only where the table wants it."""

    frame = Produce

    def asks(self, state: State, frame: Produce) -> bool:
        """Whether a power is left, at a table that plays it by hand."""
        by_hand = state.options["produce"] == "ask"
        return by_hand and any(True for _ in usable(state, state.players[frame.seat], frame.done))

    def ask(self, state: State, frame: Produce) -> Decision | None:
        """Which power next."""
        if state.options["produce"] == "auto":
            return None
        left = self._left(state, frame)
        player = state.players[frame.seat]
        options = [power_option(key, power, NO_FACTS, _brings(state, player, key, power)) for key, power in left]
        if not options:
            return None
        return choose(frame.seat, "produce", options)

    def ask_about(self, state: State, frame: Produce, answer: Answer) -> Decision | None:
        """Which power next, without what they bring."""
        if state.options["produce"] == "auto":
            return None
        left = self._left(state, frame)
        return choose(frame.seat, "produce", words_alone([key for key, _ in left])) if left else None

    def _left(self, state: State, frame: Produce) -> list[tuple[str, Power]]:
        """Powers that may come next: those that count goods when all are there that must be produced."""
        found = sorted(usable(state, state.players[frame.seat], frame.done), key=_rank)
        if any(power.effect in GOODS_FIRST and not power.optional for _, power in found):
            return [(key, power) for key, power in found if power.effect not in COUNTING]
        return found

    def unavailable(self, state: State, frame: Produce) -> list[Unavailable]:
        """Powers that are used, do nothing, or come when all goods are there."""
        player = state.players[frame.seat]
        left = dict(self._left(state, frame))
        found = {key for key, _ in usable(state, player, frame.done)}
        return [
            Unavailable(
                power_option(key, power),
                Illegal("goods-first") if key in found else _idle(player, key, power, frame.done),
            )
            for key, power in state.powers(player, "produce")
            if key not in left and power.effect not in BY_ITSELF
        ]

    def do(self, execution: Execution[State], frame: Produce, answer: Answer) -> None:
        """Use that power."""
        self._use(execution, frame, answer[0])

    def run(self, execution: Execution[State], frame: Produce) -> None:
        """Use the next power, or be done."""
        left = self._left(execution.state, frame)
        if left:
            self._use(execution, frame, left[0][0])
        else:
            execution.pop()

    def _use(self, execution: Execution[State], frame: Produce, key: str) -> None:
        frame.done.append(key)
        player = execution.state.players[frame.seat]
        power = power_of(execution.state, key)
        if power.effect == "here":
            produce(execution, player, key.rpartition(":")[0])
        elif power.effect in GOODS_FIRST:
            execution.push(Windfall(player.seat, key))
        else:
            draw(execution, player, _counted(execution.state, player, power))


def _idle(player: Player, key: str, power: Power, done: list[str]) -> Illegal:
    """Why a power that cannot be used does nothing."""
    if key in done:
        return Illegal("power-used")
    if power.effect == "here":
        return Illegal("good-there")
    if power.optional and not player.hand:
        return Illegal("no-hand")
    if power.effect in GOODS_FIRST:
        return Illegal("no-empty-windfall")
    return Illegal("nothing-counted")


def _brings(state: State, player: Player, key: str, power: Power) -> Facts:
    """The good or the cards that a power brings; a windfall world is asked for."""
    if power.effect == "here":
        return _good(state.card(key.rpartition(":")[0]))
    if power.effect in GOODS_FIRST:
        return NO_FACTS
    return {"hand": _counted(state, player, power)}


@lru_cache(None)
def _good(world: Card) -> Facts:
    """A good on a world, and the cards it brings there."""
    return {"goods": 1, "hand": _drawn_here(world)}


@lru_cache(None)
def _drawn_here(world: Card) -> int:
    """Cards that a player draws when a good is produced on a world."""
    return sum(power.n for power in world.of("produce", "draw-here"))


def produce(execution: Execution[State], player: Player, world: str) -> None:
    """A good on a world, and the cards it brings there."""
    if not put_good(execution, player, world):
        return
    player.produced.append(world)
    draw(execution, player, _drawn_here(execution.state.card(world)))


def _counted(state: State, player: Player, power: Power) -> int:
    """Cards a counting power draws."""
    kinds = [kind_of(state, world) for world in player.produced]
    if power.effect == "draw-worlds":
        return power.n * sum(state.card(card).good == power.good for card in player.tableau)
    if power.effect == "draw-goods":
        return power.n * kinds.count(power.good)
    if power.effect == "draw-kinds":
        return power.n * len(set(kinds))
    return power.n


class WindfallRule(AskingRule):
    """An empty windfall world to produce on; one power wants a card of the hand for it, and may be left alone."""

    frame = Windfall

    def ask(self, state: State, frame: Windfall) -> Decision:
        """Which world; which card, where one is to be paid."""
        player = state.players[frame.seat]
        power = power_of(state, frame.power)
        worlds = empty_windfalls(state, player, power.good)
        costs: Facts = {"hand": 1} if power.optional else {}
        options = [world_option(state, world, costs, _good(state.card(world))) for world in worlds]
        if power.optional:
            return choose(frame.seat, "windfall", [*options, Option(NONE)], (NONE,), power=frame.power)
        return choose(frame.seat, "windfall", options, power=frame.power)

    def unavailable(self, state: State, frame: Windfall) -> list[Unavailable]:
        """The other worlds that bear goods."""
        player = state.players[frame.seat]
        power = power_of(state, frame.power)
        fitting = empty_windfalls(state, player, power.good)
        other = [card for card in player.tableau if state.card(card).good and card not in fitting]
        return [Unavailable(world_option(state, world), _unfit(state, player, world, power)) for world in other]

    def do(self, execution: Execution[State], frame: Windfall, answer: Answer) -> None:
        """Produce there; a card is paid for afterwards, of the cards held before."""
        execution.pop()
        if answer[0] == NONE:
            return
        player = execution.state.players[frame.seat]
        if power_of(execution.state, frame.power).optional:
            execution.push(Colonists(frame.seat, answer[0]))
        else:
            produce(execution, player, answer[0])


def _unfit(state: State, player: Player, world: str, power: Power) -> Illegal:
    """Why a windfall power puts no good on a world."""
    if player.good_on(world):
        return Illegal("good-there")
    if state.card(world).windfall:
        return Illegal("good-kind", good=power.good)
    return Illegal("no-windfall")


class ColonistsRule(AskingRule):
    """The card of the hand that is discarded for a good."""

    frame = Colonists

    def ask(self, state: State, frame: Colonists) -> Decision:
        """Any card of the hand may be discarded."""
        player = state.players[frame.seat]
        return choose(frame.seat, "colonists", card_options(state, player, player.hand), world=frame.world)

    def do(self, execution: Execution[State], frame: Colonists, answer: Answer) -> None:
        """Discard it and produce."""
        execution.pop()
        player = execution.state.players[frame.seat]
        discard(execution, player, list(answer))
        execution.tell("discarded", seat=player.seat, count=len(answer))
        produce(execution, player, frame.world)


class MostRule(ActingRule):
    """Whoever produced strictly more of a good than everybody else draws for it, when all have produced."""

    frame = Most

    def run(self, execution: Execution[State], frame: Most) -> None:
        """Count, in the order of turns."""
        execution.pop()
        state = execution.state
        for player in state.in_order():
            for _, power in state.powers(player, "produce", AFTER_ALL):
                mine, *others = (_number(state, one, power.good) for one in _first(state.players, player))
                if mine > max(others):
                    draw(execution, player, power.n)


def _first(players: list[Player], player: Player) -> list[Player]:
    return [player, *(other for other in players if other is not player)]


def _number(state: State, player: Player, good: str) -> int:
    return sum(kind_of(state, world) == good for world in player.produced)
