"""What the events of a record add up to, held against the kernel's positions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core.flow import Event
from rules.race.designs import PHYSICAL
from rules.race.state import Player, State
from tools.peer.race.notation import ACTIONS
from tools.peer.race.setup import Record, names
from tools.peer.verdict import Difference, same


def same_parts(what: str, expected: Mapping[str, Any], got: Mapping[str, Any]) -> None:
    """Raise `Difference` at the first part that differs."""
    if expected != got:
        for part, value in expected.items():
            same(f"{what} {part}", value, got.get(part))


@dataclass(slots=True)
class Owned:
    """What a seat has, as far as the events tell."""

    hand: set[str]
    tableau: list[str]
    goods: dict[str, str] = field(default_factory=dict)
    chips: int = 0

    def fits(self, player: Player) -> bool:
        """Whether the player has the same."""
        return (
            self.tableau == player.tableau
            and self.chips == player.chips
            and len(self.hand) == len(player.hand)
            and self.hand.issuperset(player.hand)
            and len(self.goods) == len(player.goods)
            and self.goods == {good.world: good.card for good in player.goods}
        )


class Ledger:
    """The cards and points of a record, event by event."""

    def __init__(self, record: Record) -> None:
        dealt, starts = record["dealt"], record["start"]
        self.seats = [Owned(set(names(hand)), [PHYSICAL[world]]) for hand, world in zip(dealt, starts, strict=True)]
        self.deck = len(record["deck"]) - (0 if record["preset"] else sum(map(len, dealt)))
        self.discard: set[str] = set()
        self.pool = 12 * len(starts)
        self.reshuffles = 0
        self.actions: list[list[str]] = [[] for _ in starts]
        self.told: deque[tuple[str, dict[str, Any]]] = deque()  # what the kernel's log will say, in this order
        self._hit = NO_CARD  # by a gamble, and about to be drawn

    def book(self, event: list[Any]) -> None:
        """Take over what an event says."""
        BOOKED[event[0]](self, *event)

    def draw(self, _: str, seat: int, cards: list[int]) -> None:
        """D: a card that a gamble hit has left the deck already."""
        self.deck -= len(cards) - (cards[0] == self._hit)
        self._hit = NO_CARD
        self.seats[seat].hand.update(names(cards))

    def throw(self, _: str, seat: int, cards: list[int]) -> None:
        """X."""
        thrown, hand = names(cards), self.seats[seat].hand
        if not hand.issuperset(thrown):
            raise Difference("cards that are there", thrown, sorted(hand))
        hand.difference_update(thrown)
        self.discard.update(thrown)

    def place(self, _: str, seat: int, card: int) -> None:
        """T."""
        owned = self.seats[seat]
        owned.hand.remove(PHYSICAL[card])
        owned.tableau.append(PHYSICAL[card])

    def use(self, _: str, seat: int, card: int) -> None:
        """Y."""
        self.seats[seat].tableau.remove(PHYSICAL[card])
        self.discard.add(PHYSICAL[card])

    def produce(self, _: str, seat: int, world: int, card: int) -> None:
        """G."""
        self.deck -= 1
        self.seats[seat].goods[PHYSICAL[world]] = PHYSICAL[card]

    def spend(self, _: str, seat: int, world: int, card: int) -> None:
        """g."""
        same("good", PHYSICAL[card], self.seats[seat].goods.pop(PHYSICAL[world]))
        self.discard.add(PHYSICAL[card])

    def gamble(self, _: str, seat: int, guess: int, card: int, cost: int) -> None:
        """F: on a hit the card is drawn next."""
        hit = guess == cost
        self.told.append(("gambled", {"seat": seat, "guess": guess, "card": PHYSICAL[card], "hit": int(hit)}))
        self.deck -= 1
        if hit:
            self._hit = card
        else:
            self.discard.add(PHYSICAL[card])

    def score(self, _: str, seat: int, points: int) -> None:
        """V."""
        self.seats[seat].chips += points
        self.pool -= points

    def reshuffle(self, _: str, cards: list[int]) -> None:
        """S: all discards, but for the card just flipped."""
        before, self.discard = self.discard, self.discard - set(names(cards))
        same("cards shuffled", len(cards), len(before) - len(self.discard))
        self.deck += len(cards)
        self.reshuffles += 1

    def sell(self, _: str, seat: int, world: int, cards: int, bare: int) -> None:
        """$: the good is discarded before this, the cards are drawn after it."""
        self.told.append(("sold", {"seat": seat, "world": PHYSICAL[world], "cards": cards}))

    def choose(self, _: str, numbers: list[list[int]]) -> None:
        """A."""
        self.actions = [[ACTIONS[number] for number in chosen] for chosen in numbers]

    def hear(self, events: Sequence[Event]) -> None:
        """The kernel's log of a step."""
        for event in events:
            if event.kind in LOGGED:
                same("log", self.told.popleft() if self.told else None, (event.kind, event.facts))

    def compare(self, state: State) -> None:
        """Both programs are between two phases: every seat has what the events tell."""
        for owned, player in zip(self.seats, state.players, strict=True):
            if not owned.fits(player):
                _compare_seat(owned, player)
        if not self.discard.issuperset(state.discard):
            same("discards that are none", set(), set(state.discard) - self.discard)
        table = (self.pool, self.deck, len(self.discard), self.actions)
        actions = [player.actions for player in state.players]
        same("pool, deck, discards, actions", table, (state.pool, len(state.deck), len(state.discard), actions))


NO_CARD = -1
LOGGED = ("gambled", "sold")
BOOKED: dict[str, Callable[..., None]] = {
    "D": Ledger.draw,
    "X": Ledger.throw,
    "T": Ledger.place,
    "Y": Ledger.use,
    "G": Ledger.produce,
    "g": Ledger.spend,
    "F": Ledger.gamble,
    "V": Ledger.score,
    "S": Ledger.reshuffle,
    "$": Ledger.sell,
    "A": Ledger.choose,
}


def _compare_seat(owned: Owned, player: Player) -> None:
    """Raise `Difference` at the first thing that differs."""
    seat = f"seat {player.seat}"
    same(f"{seat} hand", sorted(owned.hand), sorted(player.hand))
    same(f"{seat} tableau", owned.tableau, player.tableau)
    same(f"{seat} goods", owned.goods, {good.world: good.card for good in player.goods})
    same(f"{seat} chips", owned.chips, player.chips)
