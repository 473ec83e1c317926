"""Parley, a small game of questions that wait for nobody: deals at any time, and windows in which nobody is named.

On its turn a seat spends coins or strikes another; whoever holds a block may stop the strike, and nobody learns who
could have. While a turn is open its seat and any other may trade coins on terms that only the two of them see.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from random import Random
from typing import Literal

from pydantic import TypeAdapter

from rules.core import frames
from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, Slot, allocation, choose
from rules.core.flow import ActingRule, AskingRule, Execution, Rule, rules_in
from rules.core.game import Game, Setup, StandingOrder, TableOption
from rules.core.hidden import MASK, NOBODY, OWNER, PARTIES, hidden
from rules.core.records import strict
from rules.core.sealing import Act, Answers, OpeningRule, SealedRule, await_answers, redraw, sealed

ROUNDS, HAND = 6, 2
LAID_OUT = (("strike.1", "strike.2"), ("block.1", "block.2"), ("strike.3", "strike.4"), ("strike.5", "strike.6"))
CARDS = (*(f"strike.{n}" for n in range(1, 9)), *(f"block.{n}" for n in range(1, 5)))
PASS = "pass"


@strict
class Player:
    """A seat. That it has answered in a window is its own secret."""

    seat: int
    coins: int = 3
    points: int = 3
    hand: list[str] = hidden(OWNER, default_factory=list)
    sealed: str = hidden(OWNER, default="")
    ready: bool = hidden(OWNER, default=True)


@strict
class Deal:
    """What the first of two parties proposes to the second."""

    id: int
    parties: list[int]
    terms: list[str] = hidden(PARTIES)


class Frame(frames.Frame):
    """Where Parley is."""

    __slots__ = ()


@strict
class Course(Frame):
    """The whole game: a lane for its course, and two for each seat."""

    lanes: list[list[Frame]]


@strict
class Round(Frame):
    """The next seat's turn, or the end."""


@strict
class Turn(Frame):
    """A seat's turn."""

    seat: int


@strict
class Window(Frame):
    """Everybody else may stop a strike."""

    lanes: list[list[Frame]]


@strict
class React(Frame):
    """A seat in a window."""

    seat: int


@strict
class Strike(Frame):
    """A strike that was announced, and by now answered by these seats."""

    by: int
    target: int
    seats: list[int]
    what: Literal["strike"] = "strike"


@strict
class Desk(Frame, at="deal"):
    """Where a seat proposes deals, at any time."""

    seat: int


@strict
class Terms(Frame):
    """What a seat proposes to another."""

    seat: int
    to: int


@strict
class Offers(Frame):
    """Where a seat answers what is proposed to it."""

    seat: int


@strict
class State:
    """The whole position; `active` is the seat whose turn is open."""

    players: list[Player]
    stack: list[Frame]
    deck: list[str] = hidden(NOBODY, default_factory=list)
    discard: list[str] = field(default_factory=list)
    round: int = 0
    active: int = -1
    deals: list[Deal] = field(default_factory=list)
    made: int = 0

    def partners(self, seat: int) -> list[int]:
        """Whom a seat may propose a deal to: the active seat deals with all, others with it only."""
        dealing = {tuple(deal.parties) for deal in self.deals}
        others = [player.seat for player in self.players if player.seat != seat]
        return [other for other in others if self.active in (seat, other) and (seat, other) not in dealing]


class RoundRule(ActingRule):
    """What was proposed in a turn lapses with it."""

    frame = Round

    def run(self, execution: Execution[State], frame: Round) -> None:
        state = execution.state
        state.deals, state.active = [], -1
        if state.round == ROUNDS:
            state.stack.clear()
            execution.tell("over")
            return
        state.active = state.round % len(state.players)
        state.round += 1
        execution.tell("round", round=state.round)
        execution.push(Turn(state.active))


class TurnRule(AskingRule):
    """Coins make points; a strike is announced and may be stopped."""

    frame = Turn

    def ask(self, state: State, frame: Turn) -> Decision:
        player = state.players[frame.seat]
        options = [Option("end")]
        if player.coins >= 2:
            options.append(Option("spend", costs={"coins": 2}, gains={"score": 1}))
        strikes = [card for card in player.hand if card.startswith("strike")]
        others = [other.seat for other in state.players if other is not player]
        options += [Option(f"{card}:{seat + 1}") for card in strikes for seat in others]
        return replace(choose(frame.seat, "turn", options), closes=True)

    def do(self, execution: Execution[State], frame: Turn, answer: Answer) -> None:
        player = execution.state.players[frame.seat]
        if answer[0] == "end":
            execution.pop()
        elif answer[0] == "spend":
            player.coins, player.points = player.coins - 2, player.points + 1
            execution.tell("spent", seat=frame.seat)
        else:
            card, _, target = answer[0].partition(":")
            player.hand.remove(card)
            execution.state.discard.append(card)
            execution.shown = True
            execution.tell("struck", seat=frame.seat, card=card, target=int(target) - 1)
            others = [other.seat for other in execution.state.players if other is not player]
            await_answers(execution.state.players[seat] for seat in others)
            execution.push(Window([[React(seat)] for seat in others]), Strike(frame.seat, int(target) - 1, others))


class ReactRule(SealedRule):
    """All but the seat that strikes are asked, whatever they hold."""

    frame = React

    def question(self, state: State, player: Player) -> Decision:
        blocks = [Option(card) for card in player.hand if card.startswith("block")]
        asked = sealed(player, "react", Pick((Option(PASS), *blocks)), (PASS,))
        return replace(asked, blind=True)


def stop(execution: Execution[State], answers: Answers) -> None:
    """Let the first block undo the strike."""
    state = execution.state
    for player, (card,) in answers:
        if card != PASS:
            player.hand.remove(card)
            state.discard.append(card)
            execution.tell("blocked", seat=player.seat, card=card)
            player.points += 1
            return


class StrikeRule(OpeningRule):
    """The first of those who block does; the blocks of the others stay in their hands, unseen."""

    frame = Strike
    acts: Mapping[str, Act] = {"strike": stop}

    def players(self, state: State, frame: Strike) -> list[Player]:
        return [state.players[seat] for seat in frame.seats]

    def run(self, execution: Execution[State], frame: Strike) -> None:
        execution.state.players[frame.target].points -= 1
        execution.tell("window-closed", target=frame.target)
        super().run(execution, frame)


class DeskRule(AskingRule):
    """Open as long as the game is, and nobody waits for it."""

    frame = Desk

    def ask(self, state: State, frame: Desk) -> Decision:
        words = ["none", *(f"with:{seat + 1}" for seat in state.partners(frame.seat))]
        words += [f"withdraw:{deal.id}" for deal in state.deals if deal.parties[0] == frame.seat]
        return replace(choose(frame.seat, "deal", list(map(Option, words))), optional=True, aside=True)

    def do(self, execution: Execution[State], frame: Desk, answer: Answer) -> None:
        verb, _, number = answer[0].partition(":")
        if verb == "with":
            execution.push(Terms(frame.seat, int(number) - 1))
        elif verb == "withdraw":
            state = execution.state
            withdrawn = next(deal for deal in state.deals if deal.id == int(number))
            state.deals.remove(withdrawn)
            execution.tell("withdrawn", *withdrawn.parties, seat=frame.seat)


class TermsRule(Rule):
    """Coins for coins; nothing at all is no proposal."""

    frame = Terms

    def ask(self, state: State, frame: Terms) -> Decision | None:
        if frame.to not in state.partners(frame.seat):
            return None
        mine, theirs = state.players[frame.seat].coins, state.players[frame.to].coins
        slots = tuple(Slot(word, cap, {}, "terms") for word, cap in (("give", mine), ("want", theirs)) if cap)
        ask = Allocate(slots, 0, mine + theirs)
        return Decision(frame.seat, "terms", ask, (), {"target": frame.to}, optional=True, aside=True)

    def do(self, execution: Execution[State], frame: Terms, answer: Answer) -> None:
        execution.pop()
        if answer:
            state = execution.state
            state.made += 1
            state.deals.append(Deal(state.made, [frame.seat, frame.to], list(answer)))
            execution.shown = True
            execution.tell("proposed", seat=frame.seat, target=frame.to)


def amounts(deal: Deal) -> tuple[int, int]:
    """The coins that a deal gives and wants."""
    terms = allocation(tuple(deal.terms))
    return terms.get("give", 0), terms.get("want", 0)


class OffersRule(Rule):
    """Idle until something is proposed."""

    frame = Offers

    def asks(self, state: State, frame: Offers) -> bool:
        return True

    def ask(self, state: State, frame: Offers) -> Decision | None:
        got = [deal for deal in state.deals if deal.parties[1] == frame.seat]
        options = [option for deal in got for option in self.options(state, deal)]
        return replace(choose(frame.seat, "offers", options), aside=True) if options else None

    def options(self, state: State, deal: Deal) -> list[Option]:
        """To decline, or to accept, which brings nothing where a side cannot pay any more."""
        facts, held = {"terms": " ".join(deal.terms)}, [state.players[seat].coins for seat in deal.parties]
        if MASK in deal.terms:  # whoever is not asked does not see them
            return [Option(f"{verb}:{deal.id}", "", facts) for verb in ("decline", "accept")]
        give, want = amounts(deal)
        paid = held[0] >= give and held[1] >= want
        accept = Option(f"accept:{deal.id}", "", facts, {"coins": want * paid}, {"coins": give * paid})
        return [Option(f"decline:{deal.id}", "", facts), accept]

    def do(self, execution: Execution[State], frame: Offers, answer: Answer) -> None:
        state, (verb, _, number) = execution.state, answer[0].partition(":")
        deal = next(deal for deal in state.deals if deal.id == int(number))
        state.deals.remove(deal)
        give, want = amounts(deal)
        giver, taker = (state.players[seat] for seat in deal.parties)
        if verb == "accept" and giver.coins >= give and taker.coins >= want:
            giver.coins, taker.coins = giver.coins - give + want, taker.coins - want + give
            execution.tell("traded", seat=giver.seat, target=taker.seat, give=give, want=want)
        else:
            execution.tell("lapsed", seat=giver.seat, target=taker.seat)


RULES = rules_in(Frame, sys.modules[__name__])


class Parley(Game):
    """The game itself."""

    id = "parley"
    seats = range(2, 5)
    options = (TableOption("hands", ("drawn", "laid-out")),)
    orders = (
        StandingOrder("react", ("ask", "block", "pass"), answers=("react",), waives=("pass",)),
        StandingOrder("offers", ("ask", "decline"), answers=("offers",)),
    )
    turns = ("turn",)
    attacks: Mapping[str, str] = {"struck": "target"}
    codec: TypeAdapter[State] = TypeAdapter(State)
    rules = RULES

    def first_position(self, setup: Setup, options: dict[str, str], rng: Random) -> State:
        """Hands drawn, or laid out: the second seat has the blocks."""
        players, deck = [Player(seat) for seat in range(setup.seats)], list(CARDS)
        for player, laid in zip(players, LAID_OUT, strict=False):
            player.hand = list(laid) if options["hands"] == "laid-out" else sorted(rng.sample(deck, HAND))
            deck = [card for card in deck if card not in player.hand]
        lanes: list[list[Frame]] = [[Round()]]
        for player in players:
            lanes += [[Desk(player.seat)], [Offers(player.seat)]]
        return State(players, [Course(lanes)], sorted(deck))

    def orders_for(self, view: State, seat: int) -> Sequence[StandingOrder]:
        """Blocking means something to a hand with blocks only; to pass in any case may be ordered by everybody."""
        blocks = any(card.startswith("block") for card in view.players[seat].hand)
        return self.orders if blocks else (replace(self.orders[0], choices=("ask", "pass")), self.orders[1])

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        order = orders.get(decision.kind, "ask")
        if decision.kind == "offers" and order == "decline":
            return decision.default
        if decision.kind == "react" and order == "pass":
            return (PASS,)
        if decision.kind == "react" and order == "block":
            blocks = [card for card in view.players[decision.seat].hand if card.startswith("block")]
            return (blocks[0],) if blocks else None
        return None

    def purse(self, view: State, seat: int) -> dict[str, int]:
        return {"coins": view.players[seat].coins}

    def scores(self, state: State) -> list[int]:
        return [player.points for player in state.players]

    def faults(self, state: State) -> list[str]:
        held = [card for player in state.players for card in player.hand]
        found = {
            "cards": sorted([*state.deck, *state.discard, *held]) != sorted(CARDS),
            "coins": sum(player.coins for player in state.players) > 3 * len(state.players),
            "debts": any(player.coins < 0 for player in state.players),
        }
        return [name for name, wrong in found.items() if wrong]

    def rearrange(self, state: State, seat: int, rng: Random) -> None:
        others = [player for player in state.players if player.seat != seat]
        cards = sorted([*state.deck, *(card for player in others for card in player.hand)])
        rng.shuffle(cards)
        for player in others:
            player.hand = sorted(cards.pop() for _ in player.hand)
        state.deck = sorted(cards)
        redraw(self.rules, state, seat, rng)
        for deal in state.deals:
            if seat not in deal.parties:
                deal.terms = [f"{term.partition('=')[0]}={rng.randint(1, 3)}" for term in deal.terms]


GAME: Game = Parley()
