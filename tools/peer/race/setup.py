"""The peer's start as a `Setup`, its cards by our names, and its deck as the only chance there is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from random import Random
from typing import Any

from rules.core.game import Setup
from rules.race.designs import PHYSICAL
from tools.peer.verdict import Difference

Record = Mapping[str, Any]

BONUS = "bonus"
NUMBERS = {card: number for number, card in enumerate(PHYSICAL)}
ALWAYS = {"order": "seats", "produce": "ask", "gamble": "must"}


def names(numbers: Iterable[int]) -> list[str]:
    """Physical cards by our names."""
    return [PHYSICAL[number] for number in numbers]


def power(card: int, index: int) -> str:
    """A power by our name: `old-earth:1`; that of no card is the bonus of Produce."""
    return f"{PHYSICAL[card]}:{index}" if card >= 0 else BONUS


def setup(record: Record) -> Setup:
    """How the game of this record starts: its start worlds are given, all other cards come by chance."""
    options = {**ALWAYS, "edition": "first", "starts": "random"}
    if record["id"].startswith("ed2"):
        options["edition"] = "second"
    if record["preset"]:
        options["starts"] = "first-game"
    if record["adv"]:
        options |= {"two-player": "experienced", "second-cards": "alone"}
    return Setup(record["np"], options, {"starts": names(record["start"])})


class Deck(Random):
    """Chance that turns up the cards of a record one by one; it also sees that they are drawn from all that is left."""

    def __init__(self, record: Record) -> None:
        super().__init__(0)
        reshuffled = [event[1] for event in record["ev"] if event[0] == "S"]
        self._piles = [names(pile[::-1]) for pile in (*reshuffled[::-1], record["deck"])]
        self._whole = True  # nothing was drawn of the pile

    def choice(self, seq: Any) -> Any:
        """The next card, which must be one of `seq`; raises `Difference`."""
        if not self._piles[-1]:
            self._next_pile()
        pile = self._piles[-1]
        if self._whole:
            self._see_all(seq)
        if len(seq) != len(pile):
            raise Difference("cards to draw from", len(pile), len(seq))
        return pile.pop()  # whoever draws takes it from the cards that are left, and fails where it is not among them

    def _next_pile(self) -> None:
        if len(self._piles) == 1:
            raise Difference("draws", "no more", "another")
        self._piles.pop()
        self._whole = True

    def _see_all(self, seq: Sequence[Any]) -> None:
        if set(self._piles[-1]) != set(seq):
            raise Difference("cards shuffled", sorted(self._piles[-1]), sorted(seq))
        self._whole = False

    def sample(self, population: Any, k: int, *, counts: Any = None) -> Any:
        """Nothing else is left to chance."""
        raise Difference("chance", "none but the deck", f"{k} of {population}")

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Nothing else is left to chance."""
        raise Difference("chance", "none but the deck", f"shuffled {x}")

    def rest(self) -> int:
        """Cards never turned up."""
        return sum(map(len, self._piles))
