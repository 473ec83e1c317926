"""Positions of Race for the Galaxy that differ in secrets only, and secret answers in them. Three seats."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core.decisions import Pick
from rules.core.play import copy, pending_question
from rules.race.game import GAME
from tests.race.kit import Table

KINDS = ("start", "actions", "explore", "develop", "settle", "pay", "limit")
STARTS = ("old-earth", "new-sparta", "earths-lost-colony")
HANDS = (
    ("gem-world", "refugee-world", "public-works", "comet-zone", "spice-world", "space-port"),
    ("new-earth", "mining-world", "plague-world", "drop-ships", "space-marines", "expedition-force"),
)
PLACED = ("gem-world", "mining-world")
PHASES = {"explore": "explore5", "develop": "develop", "settle": "settle", "pay": "settle", "limit": "trade"}
ACTIONS = (("explore5", "produce"), ("settle", "double"), ("trade", "trade"))
MANY = 12
HOW = ("plain", "swapped", "anew")  # hands as they are, exchanged, or dealt anew with the piles and goods


@dataclass(frozen=True, slots=True)
class Secret:
    """What two opponents (seats) of a third have and answer when a sealed question is open; see `HOW`."""

    kind: str
    opponents: tuple[int, int]
    how: str

    def position(self) -> Any:
        """Where the question is open to all who are concerned."""
        table = Table(*STARTS, setup=self.kind == "start")
        if self.kind != "start":
            self._deal(table)
        if self.kind in PHASES:
            table.choose(*[PHASES[self.kind]] * len(STARTS))
        if self.kind == "pay":
            self._place(table)
        state = copy(GAME, table.state)
        if self.how == "swapped":
            self._swap(state)
        elif self.how == "anew":
            (third,) = {0, 1, 2} - set(self.opponents)
            GAME.rearrange(state, third, Random(1))
        return state

    def answers(self) -> list[tuple[int, str]]:
        """What the opponents answer, by seat: other things when their hands are others."""
        state = self.position()
        return [(seat, self._answer(state, seat, number)) for number, seat in enumerate(self.opponents)]

    def default(self, seat: int) -> str:
        """The plain answer of a seat."""
        return " ".join((self.kind, *pending_question(GAME, self.position(), seat, self.kind).default))

    def _deal(self, table: Table) -> None:
        for seat, hand in zip(self.opponents, HANDS, strict=True):
            table.give(seat, *hand)
        if self.kind == "limit":
            for player in table.state.players:
                table.give(player.seat, *player.hand, *table.state.deck[: MANY - len(player.hand)])

    def _place(self, table: Table) -> None:
        cards = dict(zip(self.opponents, PLACED, strict=True))
        for seat in range(len(STARTS)):
            table.play(f"p{seat + 1} settle {cards.get(seat, 'none')}")

    def _swap(self, state: Any) -> None:
        first, second = (state.players[seat] for seat in self.opponents)
        first.hand, second.hand = second.hand, first.hand
        first.looking, second.looking = second.looking, first.looking

    def _answer(self, state: Any, seat: int, number: int) -> str:
        question = pending_question(GAME, state, seat, self.kind)
        answer = question.default
        if self.kind == "actions":
            answer = (ACTIONS[HOW.index(self.how)][number],)
        elif self.kind in ("develop", "settle") and (self.how == "plain") == bool(number):
            assert isinstance(question.ask, Pick)
            assert question.ask.options[1:]  # there is something to place
            answer = (question.ask.options[-1].word,)
        return " ".join((self.kind, *answer))
