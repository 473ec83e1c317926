"""A short game in the peer's form, written act by act: cards are named, the peer's numbers stand in what comes out.

Whoever begins on New Sparta conquers a world in every Settle phase, and has twelve cards after six rounds. The other
player explores, develops, produces, consumes and sells. Points, Military and offers were worked out by hand.
"""

from __future__ import annotations

from typing import Any

from rules.race.designs import PHYSICAL

NUMBERS = {card: number for number, card in enumerate(PHYSICAL)}
STARTS = ["new-sparta", "earths-lost-colony"]
COLONY = STARTS[1]
DEALT = [
    ["rebel-fuel-cache", "star-nomad-lair", "runaway-robots", "avian-uplift-race", "drop-ships", "space-port"],
    ["public-works", "mining-league", "new-economy", "galactic-survey-seti", "gem-world", "spice-world"],
]
CONQUESTS = [  # the world, and the card drawn for it
    ("rebel-fuel-cache", "alien-robot-sentry"),
    ("star-nomad-lair", "reptilian-uplift-race"),
    ("runaway-robots", "aquatic-uplift-race"),
    ("avian-uplift-race", "former-penal-colony"),
    ("alien-robot-sentry", "the-last-of-the-uplift-gnarssh"),
    ("reptilian-uplift-race", "outlaw-world"),
    ("aquatic-uplift-race", "new-survivalists"),
    ("former-penal-colony", "interstellar-bank"),
    ("the-last-of-the-uplift-gnarssh", "mining-robots"),
    ("outlaw-world", "deficit-spending"),
    ("new-survivalists", "consumer-markets"),
]
NO_WINDFALLS = ("outlaw-world", "new-survivalists")
EXPLORED = {  # round -> by seat: cards kept, cards drawn with them
    1: [(["merchant-guild"], 1), (["trade-league"], 6)],
    6: [(["free-trade-association"], 2), (["new-galactic-order", "alien-tech-institute"], 6)],
}
SOLD_FOR = ["galactic-federation", "galactic-imperium"]
CONSUMED_FOR = ["pan-galactic-league"]
DRAWN = [
    *(draw for _, draw in CONQUESTS),
    *(card for by_seat in EXPLORED.values() for kept, _ in by_seat for card in kept),
    *SOLD_FOR,
    *CONSUMED_FOR,
]
OTHERS = [card for card in PHYSICAL if card not in {*STARTS, *DEALT[0], *DEALT[1], *DRAWN}]
ACTIONS = [[1, 9], [3, 8], [8, 9], [7, 8], [8, 9], [1, 2]]  # of the second seat
POINTS = [[1, 1], [3, 1], [6, 4], [10, 4], [13, 4], [15, 4], [16, 4]]
MILITARY = [2, 2, 2, 2, 3, 3, 3]


def numbers(cards: Any) -> list[int]:
    """Cards by the peer's numbers."""
    return [NUMBERS[card] for card in cards]


class Scribe:
    """Writes the game down, and knows who has what so far."""

    def __init__(self) -> None:
        self.events: list[list[Any]] = []
        self.hands = [list(hand) for hand in DEALT]
        self.tableaus = [[world] for world in STARTS]
        self.goods: list[dict[str, str]] = [{}, {}]
        self.chips = [0, 0]
        self.drawn = [card for hand in DEALT for card in hand]
        self.discards: list[str] = []
        self.fillers = iter(OTHERS)
        self.conquests = iter(CONQUESTS)

    def ask(self, seat: int, kind: str, cards: Any, rv: int = 0, special: Any = (), **extra: Any) -> None:
        """A decision."""
        self.events.append(["C", seat, kind, rv, numbers(cards), list(special), extra])

    def draw(self, seat: int, cards: list[str]) -> None:
        self.events.append(["D", seat, numbers(cards)])
        self.drawn += cards
        self.hands[seat] += cards

    def throw(self, seat: int, cards: list[str], shown: list[str]) -> None:
        """A choice among the cards shown, and the discard."""
        self.ask(seat, "DISCARD", cards, o=numbers(shown), n=len(cards))
        self.events.append(["X", seat, numbers(cards)])
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.discards += cards

    def good(self, seat: int, world: str) -> None:
        card = next(self.fillers)
        self.drawn.append(card)
        self.goods[seat][world] = card
        self.events.append(["G", seat, NUMBERS[world], NUMBERS[card]])

    def spend(self, seat: int, world: str) -> None:
        card = self.goods[seat].pop(world)
        self.discards.append(card)
        self.events.append(["g", seat, NUMBERS[world], NUMBERS[card]])

    def use(self, seat: int, card: str, index: int) -> None:
        self.events.append(["U", seat, NUMBERS[card], index])

    def consume(self, seat: int, card: str, world: str, points: int) -> None:
        """A power that takes one good."""
        power = [NUMBERS[card], 0]
        self.use(seat, card, 0)
        self.ask(seat, "GOOD", [world], 0, power, o=numbers(self.goods[seat]), s=power, min=1, max=1)
        self.spend(seat, world)
        self.score(seat, points)

    def score(self, seat: int, points: int) -> None:
        self.events.append(["V", seat, points])
        self.chips[seat] += points

    def place(self, seat: int, card: str, offers: list[str]) -> None:
        """The question which card to place."""
        self.ask(seat, "PLACE", [], NUMBERS.get(card, -1), o=numbers(offers))

    def lay(self, seat: int, card: str) -> None:
        """The card chosen is placed."""
        self.events.append(["T", seat, NUMBERS[card]])
        self.hands[seat].remove(card)
        self.tableaus[seat].append(card)

    def checkpoint(self, number: int) -> None:
        seats = [
            {
                "hand": sorted(numbers(self.hands[seat])),
                "tab": numbers(self.tableaus[seat]),
                "goods": sorted([NUMBERS[world], NUMBERS[card]] for world, card in self.goods[seat].items()),
                "vp": self.chips[seat],
                "mil": 0 if seat else MILITARY[number],
                "score": POINTS[number][seat],
            }
            for seat in range(2)
        ]
        pool, discards = 24 - sum(self.chips), sorted(numbers(self.discards))
        row = {"r": number, "pool": pool, "deck": 112 - len(self.drawn), "disc": discards, "p": seats}
        self.events.append(["K", row])

    def round(self, number: int) -> None:
        """A round: the first seat settles twice."""
        chosen = [[5, 6], ACTIONS[number - 1]]
        self.events.append(["R", number])
        for seat, actions in enumerate(chosen):
            self.events.append(["C", seat, "ACTION", 0, actions, []])
        self.events.append(["A", chosen])
        phases = {1: self.explore, 3: self.develop, 5: self.settle, 6: self.settle, 8: self.use_goods, 9: self.produce}
        for action, phase in phases.items():
            if action in chosen[0] + chosen[1]:
                self.events.append(["P", PHASES[action]])
                phase(number)
        self.events.append(["P", "round_end"])
        self.checkpoint(number)

    def explore(self, number: int) -> None:
        drawn = [[*kept, *(next(self.fillers) for _ in range(more))] for kept, more in EXPLORED[number]]
        for seat in range(2):
            self.draw(seat, drawn[seat])
        for seat, (kept, _) in enumerate(EXPLORED[number]):
            self.throw(seat, drawn[seat][len(kept) :], drawn[seat])

    def develop(self, number: int) -> None:
        """Public Works for nothing, with the bonus; all else is too dear."""
        self.place(0, "", [])
        self.place(1, "public-works", ["public-works"])
        self.lay(1, "public-works")

    def settle(self, number: int) -> None:
        """The next conquest, as long as there is one."""
        world, draw = next(self.conquests, ("", ""))
        worlds = {one for one, _ in CONQUESTS}
        self.place(0, world, [card for card in self.hands[0] if card in worlds])
        self.place(1, "", [])
        if world:
            self.lay(0, world)
            if world not in NO_WINDFALLS:
                self.good(0, world)
            self.draw(0, [draw])

    def use_goods(self, number: int) -> None:
        """Round 2: the colony's good for a point, doubled; round 4: sold; round 5: Outlaw World consumes."""
        if number == 2:
            works = [NUMBERS["public-works"], 1]
            offers = {"o": [NUMBERS[COLONY], works[0]], "s": [0, works[1]]}
            self.ask(1, "CONSUME", [COLONY], 0, [0], **offers, optional=0)
            self.consume(1, COLONY, COLONY, 2)
        elif number == 4:
            self.ask(1, "TRADE", [COLONY], o=[NUMBERS[COLONY]], no_bonus=0)
            self.spend(1, COLONY)
            self.events.append(["$", 1, NUMBERS[COLONY], 2, 0])
            self.draw(1, SOLD_FOR)
        elif number == 5:
            self.consume(0, "outlaw-world", "rebel-fuel-cache", 1)
            self.draw(0, CONSUMED_FOR)

    def produce(self, number: int) -> None:
        """The colony; no windfall world is the second seat's."""
        self.use(1, COLONY, 1)
        self.good(1, COLONY)
        self.events.append(["U", 1, -1, -1])


PHASES = {1: "explore", 3: "develop", 5: "settle", 6: "settle2", 8: "consume", 9: "produce"}


def record() -> dict[str, Any]:
    """The whole game."""
    scribe = Scribe()
    for seat, hand in enumerate(DEALT):
        scribe.throw(seat, hand[4:], hand)
    scribe.checkpoint(0)
    for number in range(1, 7):
        scribe.round(number)
    return {
        "v": 1,
        "id": "own-1",
        "np": 2,
        "adv": 1,
        "start": numbers(STARTS),
        "preset": 0,
        "deck": numbers([*scribe.drawn, *scribe.fillers]),
        "dealt": [sorted(numbers(hand)) for hand in DEALT],
        "ev": scribe.events,
        "rounds": 6,
        "end": "tableau12",
        "pool": 21,
        "reshuffles": 0,
        "final": [final(scribe, 0, 15), final(scribe, 1, 2)],
    }


def final(scribe: Scribe, seat: int, printed: int) -> dict[str, Any]:
    """Where the points came from: no 6-cost development was placed."""
    return {
        "score": POINTS[6][seat],
        "chips": scribe.chips[seat],
        "printed": printed,
        "six": 0,
        "six_detail": [],
        "tiebreak": len(scribe.hands[seat]) + len(scribe.goods[seat]),
        "winner": 1 - seat,
    }
