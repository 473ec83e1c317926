"""Duel, a small game with one of everything the kernel offers; it tests what all games share.

Each round all seats discard and bid in secret; the highest blade wins a turn: chart, shots (which may be parried),
salvage, mending. After two to five rounds the best captain wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from rules.amendments import amended
from rules.core.decisions import (
    Allocate,
    Answer,
    Decision,
    Illegal,
    Number,
    Option,
    Pick,
    Slot,
    Unavailable,
    allocation,
    choose,
)
from rules.core.flow import WASTED, Execution, Rule, answer, pending, run_until_question, unavailable
from rules.core.game import Game, Setup, StandingOrder, TableOption, chosen
from rules.core.plans import plan_key
from tests.toys.duel_state import (
    CARDS,
    CARGO,
    CELLS,
    CODEC,
    ENERGY,
    GOODS,
    HAND,
    HULL,
    MIGRATIONS,
    Bid,
    Bids,
    Chart,
    Discard,
    End,
    Hits,
    Parry,
    Player,
    Power,
    Round,
    Salvage,
    State,
)

PASS = "pass"
FIRST_DIE = "first-die"  # an amendment that tests declare
BEACON = {"score": 2}
PLANNED = ("chart", "power", "parry")


def draw(execution: Execution[State], player: Player) -> None:
    """Fill a hand from the bag; the discards go back when it is empty."""
    drawn = []
    while len(player.hand) < HAND:
        state = execution.state
        if not state.deck:
            state.deck, state.discards = sorted(state.discards), []
        card = execution.rng.choice(state.deck)
        state.deck.remove(card)
        player.hand = sorted([*player.hand, card])
        drawn.append(card)
    if drawn:
        execution.tell("drew", player.seat, seat=player.seat, cards=" ".join(drawn))


class RoundRule(Rule):
    """Deal, then everybody bids; after the last round the game is over."""

    def run(self, execution: Execution[State], frame: Round) -> None:
        state = execution.state
        if state.round == state.rounds:
            execution.pop()
            execution.tell("over")
            return
        state.round += 1
        execution.tell("round", round=state.round)
        for player in state.players:
            player.energy = min(ENERGY, player.energy + 1)
            draw(execution, player)
        execution.push(Bids([[Bid(player.seat), Discard(player.seat)] for player in state.players]))


class DiscardRule(Rule):
    """One card must stay for the bid."""

    def ask(self, state: State, frame: Discard) -> Decision:
        hand = state.players[frame.seat].hand
        options = tuple(Option(card) for card in hand)
        return Decision(frame.seat, frame.at, Pick(options, 0, min(2, len(hand) - 1)), ())

    def do(self, execution: Execution[State], frame: Discard, answer: Answer) -> None:
        hand = execution.state.players[frame.seat].hand
        for card in answer:
            hand.remove(card)
        execution.state.deck = sorted([*execution.state.deck, *answer])
        execution.tell("discarded", seat=frame.seat, count=len(answer))
        execution.pop()


class BidRule(Rule):
    """A card face down, sealed: another may take its place until everybody's is laid."""

    def ask(self, state: State, frame: Bid) -> Decision | None:
        if all(player.bid for player in state.players):
            return None
        player = state.players[frame.seat]
        bid = choose(frame.seat, frame.at, [Option(card) for card in player.hand])
        return replace(bid, sealed=True, settled=player.bid is not None)

    def do(self, execution: Execution[State], frame: Bid, answer: Answer) -> None:
        execution.state.players[frame.seat].bid = answer[0]


def strength(card: str) -> int:
    """What a card bids: blades their number, shields nothing."""
    kind, _, number = card.partition(":")
    return int(number) if kind == "blade" else 0


class BidsRule(Rule):
    """All bids are in: turn them up; the strongest has the turn, the first seat among equals."""

    def run(self, execution: Execution[State], frame: Bids) -> None:
        state, shown = execution.state, {}
        for player in state.players:
            shown[player.seat], player.bid = player.bid or "", None
            player.hand.remove(shown[player.seat])
            execution.tell("showed", seat=player.seat, card=shown[player.seat])
        execution.closed = True
        state.discards += shown.values()
        winner = max(shown, key=lambda seat: (strength(shown[seat]), -seat))
        others = [(winner + step) % len(shown) for step in range(1, len(shown))]
        state.shields = 0
        execution.replace(Chart(winner), *map(Parry, others), Power(winner), Salvage(winner), End(winner))


class ChartRule(Rule):
    """Any free cell, listed under its row."""

    def ask(self, state: State, frame: Chart) -> Decision:
        taken = {cell for player in state.players for cell in player.beacons}
        free = [Option(cell, f"row:{cell[0]}", {"cell": cell}, gains=BEACON) for cell in CELLS if cell not in taken]
        return choose(frame.seat, frame.at, free, round=state.round)

    def unavailable(self, state: State, frame: Chart) -> list[Unavailable]:
        return [
            Unavailable(Option(cell, f"row:{cell[0]}", {"cell": cell}), Illegal("duel-taken", seat=player.seat))
            for player in state.players
            for cell in player.beacons
        ]

    def do(self, execution: Execution[State], frame: Chart, answer: Answer) -> None:
        execution.state.players[frame.seat].beacons.append(answer[0])
        execution.tell("charted", seat=frame.seat, cell=answer[0])
        execution.pop()


class ParryRule(Rule):
    """A shield from the hand stops one hit."""

    def ask(self, state: State, frame: Parry) -> Decision:
        hand = state.players[frame.seat].hand
        shields = [Option(card) for card in hand if card.startswith("shield")]
        return choose(frame.seat, frame.at, [Option(PASS), *shields])

    def do(self, execution: Execution[State], frame: Parry, answer: Answer) -> None:
        execution.pop()
        if answer[0] == PASS:
            return
        execution.state.players[frame.seat].hand.remove(answer[0])
        execution.state.discards.append(answer[0])
        execution.state.shields += 1
        execution.shown = True
        execution.tell("parried", seat=frame.seat, card=answer[0])


class PowerRule(Rule):
    """Pay for dice; each four or better hits. Before that was amended the first die was free."""

    def ask(self, state: State, frame: Power) -> Decision:
        return Decision(frame.seat, frame.at, Number(0, state.players[frame.seat].energy), ("0",))

    def do(self, execution: Execution[State], frame: Power, answer: Answer) -> None:
        count = int(answer[0])
        free = not amended(execution.state.options, FIRST_DIE) and count > 0
        execution.state.players[frame.seat].energy -= count - free
        dice = [execution.rng.randint(1, 6) for _ in range(count)]
        if dice:
            execution.tell("rolled", seat=frame.seat, dice=" ".join(map(str, dice)))
        hits = sum(die >= 4 for die in dice)
        execution.replace(Hits(frame.seat, max(0, hits - execution.state.shields)))


class HitsRule(Rule):
    """Spread the hits, as far as there are hulls to hit."""

    def ask(self, state: State, frame: Hits) -> Decision | None:
        whole = [player for player in state.players if player.seat != frame.seat and player.hull]
        slots = tuple(Slot(f"seat:{player.seat + 1}", player.hull) for player in whole)
        amount, default = min(frame.amount, sum(slot.cap for slot in slots)), []
        left = amount
        for slot in slots:
            if here := min(left, slot.cap):
                default.append(f"{slot.word}={here}")
                left -= here
        return Decision(frame.seat, frame.at, Allocate(slots, amount, amount), tuple(default)) if amount else None

    def do(self, execution: Execution[State], frame: Hits, answer: Answer) -> None:
        for word, amount in allocation(answer).items():
            seat = int(word.removeprefix("seat:")) - 1
            execution.state.players[seat].hull -= amount
            execution.tell("hit", seat=seat, amount=amount)
        execution.pop()


class SalvageRule(Rule):
    """Goods up to the weight a hold bears; the fullest holds are offered."""

    def ask(self, state: State, frame: Salvage) -> Decision | None:
        if not state.supply:
            return None
        loads = [load for size in (1, 2, 3) for load in combinations(state.supply, size) if weight(load) <= CARGO]
        offers = (*sorted(loads, key=lambda load: (-weight(load), load))[:5], ())
        options = tuple(
            Option(good, "", {"weight": GOODS[good]}, gains={"score": GOODS[good]}) for good in state.supply
        )
        return Decision(frame.seat, frame.at, Pick(options, 0, len(options), offers), offers[0], {"most": CARGO})

    def do(self, execution: Execution[State], frame: Salvage, answer: Answer) -> None:
        if weight(answer) > CARGO:
            raise Illegal("duel-heavy", most=CARGO, given=weight(answer))
        for good in answer:
            execution.state.supply.remove(good)
            execution.state.players[frame.seat].goods.append(good)
            execution.tell("salvaged", seat=frame.seat, good=good)
        execution.pop()


def weight(goods: Answer) -> int:
    """What goods weigh, and score, together."""
    return sum(GOODS[good] for good in goods)


def takes(decision: Decision, word: str) -> bool:
    """Whether a word is one of the answers now."""
    try:
        decision.ask.check((word,))
    except Illegal:
        return False
    return True


class EndRule(Rule):
    """Mend as long as there is energy and a dent; then end the turn."""

    def ask(self, state: State, frame: End) -> Decision:
        player = state.players[frame.seat]
        mend = Option("mend", costs={"energy": 1}, gains={"hull": 1, "score": 1})
        options = (Option("done"), mend) if player.energy and player.hull < HULL else (Option("done"),)
        return Decision(frame.seat, frame.at, Pick(options), ("done",), closes=True)

    def do(self, execution: Execution[State], frame: End, answer: Answer) -> None:
        player = execution.state.players[frame.seat]
        if answer[0] == "done":
            execution.pop()
            if player.energy == ENERGY:  # a new round brings one that no player can hold
                execution.tell(WASTED, frame.seat, energy=1)
            return
        player.energy, player.hull = player.energy - 1, player.hull + 1
        execution.tell("mended", seat=frame.seat)


class Duel(Game):
    """The game itself. It writes out what `Game` gives others, so that a fault can be planted in each part."""

    id = "duel"
    version = 2
    seats = range(2, 5)
    options: tuple[TableOption, ...] = (TableOption("rounds", ("3", "2", "5")),)
    orders: tuple[StandingOrder, ...] = (StandingOrder("parry", ("ask", "never"), answers=("parry",)),)
    codec = CODEC
    migrations: Mapping[int, Any] = MIGRATIONS
    rules: Mapping[str, Rule] = {
        "round": RoundRule(),
        "bids": BidsRule(),
        "discard": DiscardRule(),
        "bid": BidRule(),
        "chart": ChartRule(),
        "parry": ParryRule(),
        "power": PowerRule(),
        "hits": HitsRule(),
        "salvage": SalvageRule(),
        "end": EndRule(),
    }

    def new(self, setup: Setup, rng: Random) -> State:
        """`setup.given` may hold `hands`: a list of cards for each seat."""
        options = chosen(self, setup.options)
        if setup.seats not in self.seats or options["rounds"] not in self.options[0].choices:
            raise Illegal("setup")
        state = State(int(options["rounds"]), [Player(seat) for seat in range(setup.seats)], stack=[Round()])
        for player, hand in zip(state.players, (setup.given or {}).get("hands", ()), strict=False):
            player.hand = sorted(hand)
            state.deck = [card for card in state.deck if card not in hand]
        run_until_question(self.rules, Execution(state, rng, state.stack))
        return state

    def pending(self, state: State, seat: int | None = None) -> list[Decision]:
        return pending(self.rules, state, seat)

    def apply(self, state: State, decision: Decision, words: Answer, rng: Random) -> Execution[State]:
        execution = Execution(state, rng, state.stack)
        answer(self.rules, execution, decision, words)
        return execution

    def orders_for(self, view: State, seat: int) -> Sequence[StandingOrder]:
        return self.orders

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        planned = orders.get(plan_key(str(view.round), decision.kind))
        if planned is not None and decision.kind in PLANNED and takes(decision, planned):
            return (planned,)
        return (PASS,) if decision.kind == "parry" and orders.get("parry") == "never" else None

    def ahead(self, view: State, seat: int, orders: Mapping[str, str]) -> dict[str, Decision]:
        """Until the bids are shown: the place of a beacon, the dice and the shield."""
        if not any(frame.at == "bids" for frame in view.stack):
            return {}
        frames = {"chart": Chart(seat), "power": Power(seat), "parry": Parry(seat)}
        asked = {kind: self.rules[kind].ask(view, frame) for kind, frame in frames.items()}
        return {plan_key(str(view.round), kind): decision for kind, decision in asked.items() if decision}

    def refused(self, view: State, seat: int, orders: Mapping[str, str]) -> dict[str, Illegal]:
        return {}

    def unavailable(self, view: State, decision: Decision) -> Sequence[Unavailable]:
        return unavailable(self.rules, view, decision)

    def purse(self, view: State, seat: int) -> dict[str, int]:
        return {"energy": view.players[seat].energy, "hull": view.players[seat].hull}

    def scores(self, state: State) -> list[int]:
        return [player.hull + 2 * len(player.beacons) + weight(tuple(player.goods)) for player in state.players]

    def winners(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def faults(self, state: State) -> list[str]:
        players = state.players
        held = [card for player in players for card in player.hand]
        found = {
            "cards": sorted([*state.deck, *state.discards, *held]) != list(CARDS),
            "deck": state.deck != sorted(state.deck),
            "bid": any(player.bid and player.bid not in player.hand for player in players),
            "goods": sorted(state.supply + [good for p in players for good in p.goods]) != sorted(GOODS),
            "hull": any(not 0 <= player.hull <= HULL for player in players),
            "energy": any(not 0 <= player.energy <= ENERGY for player in players),
        }
        return [name for name, wrong in found.items() if wrong]

    def rearrange(self, state: State, seat: int, rng: Random) -> None:
        others = [player for player in state.players if player.seat != seat]
        cards = sorted([*state.deck, *(card for player in others for card in player.hand)])
        rng.shuffle(cards)
        for player in others:
            player.hand = sorted(cards.pop() for _ in player.hand)
            player.bid = player.bid and rng.choice(player.hand)
        state.deck = sorted(cards)


GAME: Game = Duel()
