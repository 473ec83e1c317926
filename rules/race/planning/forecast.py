"""The rest of the round as a player may expect it, to find the questions that can be answered beforehand.

It is played by the rules on a copy of what the player sees: others place nothing, the plan and the standing orders are
followed, and cards that are drawn stay unknown, so that they can be counted but not chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from rules.core import flow
from rules.core.decisions import Answer, Decision, Illegal, Option, Pick, choose
from rules.core.flow import Execution
from rules.core.hidden import MASK, view
from rules.core.plans import plan_key
from rules.race.cards.wording import card_options
from rules.race.frames import Frame, Phase, Produce, Reveal, Together
from rules.race.phases.choosing import PHASES, SECOND, ActionsRule, experienced
from rules.race.phases.consuming import begin_consume
from rules.race.phases.exploring import numbers
from rules.race.phases.placing import NONE, PayRule
from rules.race.phases.rounds import HAND_LIMIT
from rules.race.planning.planning import FILE, order_of
from rules.race.planning.standing_orders import standing
from rules.race.state import Player, State

PLACING = ("develop", "settle")
BEFORE_CARDS_COME = ("actions", "explore")  # questions that one may plan beyond before they are answered
LONGEST = 500  # questions: no phase asks one seat as often, and a bot that everybody shares must not wait for ever
SETTLED = (*PLACING, "explore", "pay")  # sealed answers that one may plan on


def ahead(rules: flow.Rules, seen: State, seat: int, orders: Mapping[str, str]) -> dict[str, Decision]:
    """The questions of this round that can be answered now, by the order that does."""
    imagined = _imagine(rules, seen, seat, orders)
    return imagined.found if imagined else {}


def refused(rules: flow.Rules, seen: State, seat: int, orders: Mapping[str, str]) -> dict[str, Illegal]:
    """The answers of the plan that the rules refuse if the round goes as imagined."""
    imagined = _imagine(rules, seen, seat, orders)
    return imagined.refused if imagined else {}


def _imagine(rules: flow.Rules, seen: State, seat: int, orders: Mapping[str, str]) -> Imagined | None:
    """The rest of the round; None while nothing can be planned."""
    owed = {question.kind for question in flow.pending(rules, seen, seat) if not question.settled}
    opened = _open(seen)
    if opened == "start" or not seen.round or not seen.stack or owed - set(BEFORE_CARDS_COME):
        return None
    imagined = Imagined(rules, view(seen, seat), seat, orders)
    coming = _coming(seen, opened)
    imagined.begin(opened)
    for phase in coming:
        imagined.phase(phase)
    if opened == "actions" and "actions" in owed:
        imagined.file()
    return imagined


def filing(seat: int) -> Decision:
    """Choosing the planned action now, to go by the plan."""
    return choose(seat, FILE, [Option("now")])


def known(question: Decision) -> Decision | None:
    """A question without the cards that are not known yet; None where that leaves too little to choose from."""
    ask = question.ask
    if not isinstance(ask, Pick) or all(option.word != MASK for option in ask.options):
        return question
    options = tuple(option for option in ask.options if option.word != MASK)
    if len(options) < max(ask.least, 1):
        return None
    default = tuple(option.word for option in options[: ask.least])
    return replace(question, ask=replace(ask, options=options, most=min(ask.most, len(options))), default=default)


def _open(state: State) -> str:
    """The kind of the sealed question that is open, or ""."""
    return next((frame.what for frame in reversed(state.stack) if isinstance(frame, Reveal)), "")


def _coming(state: State, opened: str) -> list[str]:
    """The phases that may come in this round."""
    if opened == "actions":
        return [name for name in (*PHASES, "end") if name not in SECOND or experienced(state)]
    return [frame.name for frame in reversed(state.stack) if isinstance(frame, Phase)]


class Imagined:
    """A position to play on, and the questions found."""

    def __init__(self, rules: flow.Rules, state: State, seat: int, orders: Mapping[str, str]) -> None:
        self.rules = rules
        self.state = state
        self.orders = orders
        self.player: Player = state.players[seat]
        self.unknown = 0  # cards that will come to the hand
        self.found: dict[str, Decision] = {}
        self.refused: dict[str, Illegal] = {}
        kept = [card for card in self.player.looking if card in self.player.sealed.split()]
        self.numbers = {card: number for number, card in enumerate([*self.player.hand, *kept], 1)}

    def begin(self, opened: str) -> None:
        """What is sealed already, or will be."""
        if opened == "actions":
            self._choose_actions()
        elif self.player.ready and opened in SETTLED:
            self._others(NONE if opened in PLACING else "")
            self._play([Reveal(opened)])  # type: ignore[arg-type]  # it was the tag of such a frame
        elif opened == "explore":
            self._explore()

    def phase(self, name: str) -> None:
        """Imagine a phase to come, by its name as in `frames.Phase`, and note what may be asked in it.

        The imagined state goes on; the position from which it was made stays as it is.
        """
        player = self.player
        self.state.phase = name
        for each in self.state.players:  # what others have placed is no matter of theirs to pay for here
            each.placed = ""
            each.produced = []
        if name == "explore":
            self._explore()
        elif name == "end":
            self._limit()
        elif name == "consume":
            self._play(list(begin_consume(self._execution(), player)))
        elif name == "produce":
            self._play([Produce(player.seat)])
        else:
            self._place(name.removesuffix("2"))

    def file(self) -> None:
        """Offer to file the plan, once there is an action in it."""
        if self.orders.get(self._key("actions")):
            self.found[self._key(FILE)] = filing(self.player.seat)

    def _key(self, what: str) -> str:
        return plan_key(str(self.state.round), what)

    def _choose_actions(self) -> None:
        player = self.player
        if player.ready:
            player.actions = player.sealed.split()
            return
        order = self._key("actions")
        rule = ActionsRule()
        self.found[order] = rule.question(self.state, player)
        player.actions = self.orders.get(order, "").split()
        self._validate(order, lambda: rule.validate(self.state, player, tuple(player.actions)))

    def _explore(self) -> None:
        self.unknown += numbers(self.state, self.player)[1]

    def _others(self, answer: str) -> None:
        for other in self.state.players:
            if other is not self.player:
                other.ready = True
                other.sealed = answer

    def _place(self, kind: Any) -> None:
        self._others(NONE)
        self.player.ready = False
        self.player.sealed = ""
        self._play([Reveal(kind), Together([[Frame.by_tag[kind](self.player.seat)]])])

    def _limit(self) -> None:
        """Which cards go first if there are too many; how many are to come is not sure."""
        hand = self.player.hand
        count = min(len(hand), len(hand) + self.unknown - HAND_LIMIT)
        if count > 0:
            ask = Pick(card_options(self.state, self.player, hand), count, len(hand))
            default = tuple(hand[-count:])
            facts = {"count": count}
            self.found[self._key("limit")] = self._numbered(Decision(self.player.seat, "limit", ask, default, facts))

    def _numbered(self, question: Decision) -> Decision:
        """The question with cards of the hand numbered as they lie there now."""
        if not isinstance(question.ask, Pick):
            return question
        options = tuple(self._as_it_lies(option) for option in question.ask.options)
        return replace(question, ask=replace(question.ask, options=options))

    def _as_it_lies(self, option: Option) -> Option:
        number = self.numbers.get(option.word)
        if number and "number" in option.facts:
            return replace(option, facts={**option.facts, "number": number})
        return option

    def _execution(self) -> Execution[State]:
        return Execution(self.state, Random(0), self.state.stack)

    def _play(self, stack: list[Any]) -> None:
        """Play these frames to their end. Past a question that the plan leaves open, none can be told."""
        self.state.stack = stack
        flow.run_until_question(self.rules, self._execution())
        sure = True
        for question in islice(iter(self._asked, None), LONGEST):
            answer = self._answer(question)
            shown = known(question)
            if question.kind == "pay":
                self._validate_payment(order_of(self.state, question))
            if sure and shown and self._plannable(question):
                self.found[order_of(self.state, question)] = self._numbered(shown)
                sure = answer is not None
            self._take(question, question.default if answer is None else answer)
        self.unknown += self.player.hand.count(MASK)
        self.player.hand = [card for card in self.player.hand if card != MASK]

    def _asked(self) -> Decision | None:
        questions = flow.pending(self.rules, self.state, self.player.seat)
        return next((question for question in questions if not question.settled), None)

    def _answer(self, question: Decision) -> Answer | None:
        forced = None if question.sealed else question.ask.forced()
        if forced is not None:
            return forced
        return standing(self.state, question, self.orders)

    def _plannable(self, question: Decision) -> bool:
        """Whether somebody could want to say something: the plan does, or nothing else answers."""
        planned = order_of(self.state, question) in self.orders
        return question.kind != "produce" and (planned or self._answer(question) is None)

    def _validate_payment(self, order: str) -> None:
        words = tuple(self.orders.get(order, "").split())
        self._validate(order, lambda: PayRule().validate(self.state, self.player, words))

    def _validate(self, order: str, check: Callable[[], None]) -> None:
        try:
            check()
        except Illegal as refusal:
            self._refuse(order, refusal)

    def _refuse(self, order: str, refusal: Illegal) -> None:
        """Note why the rules refuse what is planned."""
        if order in self.orders:
            self.refused[order] = refusal

    def _take(self, question: Decision, answer: Answer) -> None:
        try:
            question.ask.check(answer)
            flow.answer(self.rules, self._execution(), question, answer)
        except Illegal as refusal:  # the plan does not fit, and will be asked about
            self._refuse(order_of(self.state, question), refusal)
            flow.answer(self.rules, self._execution(), question, question.default)
