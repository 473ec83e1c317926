"""A table of Race for the Galaxy for tests: given start worlds, hands, tableaus, goods and draws, moves in words.

    table = Table("old-earth", "new-sparta")
    table.give(0, "gem-world", "public-works", "drop-ships")
    table.choose("settle", "settle")
    table.play("p1 settle gem-world", "p2 settle none", "p1 pay public-works drop-ships")
    assert table.p1.tableau == ["old-earth", "gem-world"]

Round 1 is under way and all hands are empty. Positions may be edited between moves through `give`, `lay`, `load` and
`bank`, which keep every card in one place: what a test is about should be all that it spells out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.core.decisions import Decision, Illegal, Option
from rules.core.flow import WASTED, Event
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import Move, copy, parse, pending_question, step
from rules.race.designs import EXPERT_STARTS
from rules.race.game import GAME
from rules.race.state import Good, Player, State

PLAIN = {  # worlds with a good and nothing else that matters in Consume, by the kind of good
    "novelty": ["refugee-world", "artist-colony", "former-penal-colony", "gem-world"],
    "rare": ["asteroid-belt", "radioactive-world", "destroyed-world", "rebel-miners"],
    "genes": ["pre-sentient-race", "avian-uplift-race", "reptilian-uplift-race", "aquatic-uplift-race"],
    "alien": ["deserted-alien-outpost", "deserted-alien-colony", "deserted-alien-library", "alien-robot-sentry"],
}


class Stacked(Random):
    """Chance that draws the cards named in `coming`, then the first of the list; samples prefer `worlds`."""

    def __init__(self, coming: Sequence[str] = (), worlds: Sequence[str] = ()) -> None:
        super().__init__(1)
        self.coming, self.worlds = list(coming), list(worlds)

    def choice(self, seq: Any) -> Any:
        if not self.coming:
            return seq[0]
        card = self.coming.pop(0)
        assert card in seq, f"{card} is not in the deck"
        return card

    def sample(self, population: Any, k: int, **_: Any) -> Any:
        return [*(one for one in self.worlds if one in population), *population][:k]


class Table:
    """A game with start worlds in seat order; at the first choice of actions with empty hands unless `setup` is on."""

    def __init__(self, *starts: str, setup: bool = False, **options: str) -> None:
        self.rng = Stacked()
        self.events: list[Event] = []
        worlds = starts or ("new-sparta", "earths-lost-colony")
        if set(worlds) & set(EXPERT_STARTS):
            options["starts"] = "expert"
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.state: State = GAME.new(Setup(len(worlds), chosen, {"starts": worlds}), self.rng)
        if not setup:
            while "actions" not in self.kinds():
                self.rest()
            for player in self.state.players:
                self.give(player.seat)
            self.state.deck, self.state.discard = sorted([*self.state.deck, *self.state.discard]), []

    @property
    def p1(self) -> Player:
        """The player in seat 0."""
        return self.state.players[0]

    @property
    def p2(self) -> Player:
        """The player in seat 1."""
        return self.state.players[1]

    # the position

    def give(self, seat: int, *cards: str) -> None:
        """Make these the hand of a seat; what it held goes to the deck."""
        player = self.state.players[seat]
        self._to_deck(*player.hand)
        player.hand = []
        player.hand = [self._fetch(card) for card in cards]

    def lay(self, seat: int, *cards: str) -> None:
        """Put cards into the tableau of a seat, without goods."""
        for card in cards:
            self.state.players[seat].tableau.append(self._fetch(card))

    def load(self, seat: int, *worlds: str) -> None:
        """Put a good on each world of a seat, laying it first where it is missing."""
        player = self.state.players[seat]
        self.lay(seat, *(world for world in worlds if world not in player.tableau))
        for world in worlds:
            player.goods.append(Good(world, self.state.deck.pop()))

    def bank(self, seat: int, points: int) -> None:
        """Give points of the pool to a seat."""
        self.state.players[seat].chips += points
        self.state.pool -= points

    def leave(self, *cards: str) -> None:
        """Leave only these in the deck; the others are discards."""
        for card in cards:
            self._fetch(card)
        self.state.discard = sorted([*self.state.discard, *self.state.deck])
        self.state.deck = sorted(cards)

    def draws(self, *cards: str) -> None:
        """The cards that are drawn next, whoever draws them."""
        for card in cards:
            if card not in self.state.deck:
                self._to_deck(self._fetch(card))
        self.rng.coming = list(cards)

    def _to_deck(self, *cards: str) -> None:
        self.state.deck = sorted([*self.state.deck, *cards])

    def _fetch(self, card: str) -> str:
        """Take a card from where it is; a good is replaced by another card of the deck."""
        piles = [self.state.deck, self.state.discard]
        for player in self.state.players:
            piles += [player.hand, player.tableau]
            for good in player.goods:
                if good.card == card:
                    good.card = self.state.deck.pop()
                    return card
        next(pile for pile in piles if card in pile).remove(card)
        return card

    # questions

    def pending(self) -> list[Decision]:
        """Everything that is asked."""
        return list(GAME.pending(self.state))

    def asked(self, seat: int, kind: str) -> Decision:
        """The open question of this kind to a seat."""
        return pending_question(GAME, self.state, seat, kind)

    def kinds(self, seat: int | None = None) -> list[str]:
        """The kinds of questions asked, perhaps of one seat only."""
        return [decision.kind for decision in self.pending() if seat in (None, decision.seat)]

    def options(self, seat: int, kind: str) -> dict[str, Option]:
        """What a seat may pick, by word."""
        return {option.word: option for option in self.asked(seat, kind).ask.options}  # type: ignore[union-attr]

    def words(self, seat: int, kind: str) -> list[str]:
        """The words a seat may pick."""
        return list(self.options(seat, kind))

    def unavailable(self, seat: int, kind: str) -> dict[str, tuple[str, dict[str, str | int]]]:
        """What a seat sees that it cannot pick, by word: the code and the details of the reason."""
        found = GAME.unavailable(self.view(seat), self.asked(seat, kind))
        return {each.option.word: (each.reason.code, each.reason.details) for each in found}

    def wasted(self, told: Sequence[Event]) -> list[dict[str, Any]]:
        """What a move gives away, as its player alone is told."""
        assert all(event.seen_by and len(event.seen_by) == 1 for event in told if event.kind == WASTED)
        return [event.facts for event in told if event.kind == WASTED]

    def view(self, seat: int | None) -> State:
        """The position as a seat sees it."""
        seen: State = view(self.state, seat)
        return seen

    # moves

    def play(self, *lines: str) -> list[Event]:
        """Play lines; returns what the last of them told. The position must stay without faults."""
        told: list[Event] = []
        for line in lines:
            told = self._step(parse(line))
        return told

    def choose(self, *actions: str) -> list[Event]:
        """Everybody's actions in seat order, pairs with a blank between; what comes next is told."""
        return self.play(*(f"p{seat + 1} actions {action}" for seat, action in enumerate(actions)))

    def rest(self) -> list[Event]:
        """Everybody who is asked and has not answered gives the default, once."""
        told: list[Event] = []
        for decision in [one for one in self.pending() if not one.settled]:
            told = self._step(Move(decision.seat, decision.kind, decision.default))
        return told

    def until(self, *kinds: str, seat: int | None = None) -> None:
        """Defaults until one of these kinds is asked, or nothing."""
        while self.pending() and not set(kinds) & set(self.kinds(seat)):
            self.rest()

    def refused(self, line: str) -> str:
        """The code with which a line is refused; it is tried on a copy."""
        try:
            step(GAME, copy(GAME, self.state), parse(line), Stacked(self.rng.coming))
        except Illegal as refusal:
            return refusal.code
        raise AssertionError(f"{line} was accepted")

    def _step(self, move: Move) -> list[Event]:
        outcome = step(GAME, self.state, move, self.rng)
        assert GAME.faults(self.state) == []
        self.events += outcome.events
        return list(outcome.events)


def facts(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind that everybody may read."""
    return [event.facts for event in events if event.kind == kind and event.seen_by is None]
