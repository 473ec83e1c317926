"""What views of Race for the Galaxy are asked with."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from rules.core.decisions import Answer, Decision
from rules.race.contents import CHAPTERS
from rules.race.designs import DESIGNS
from rules.race.state import State
from testkit import account

GROUND = ("art", "back")  # kinds of things on pictures that texts may cross
SIGNS = ("cost", "points", "kind", "crate", "phase")  # that stand in lines, never on each other


def view_options(state: State, seat: int, random: Random) -> dict[str, Any]:
    """A card of the edition."""
    return {"card": random.choice(sorted(DESIGNS[state.options["edition"]])), "entries": entries(random)}


def entries(random: Random) -> tuple[str, ...]:
    """Some of a chapter to look up, or one of it; cards among other things too."""
    chapter = random.choice([*CHAPTERS, "card"])
    ids = random.sample(CHAPTERS[chapter], random.choice((1, min(16, len(CHAPTERS[chapter])))))
    other = random.choice(("", "good:rare", "card:public-works"))
    return tuple(filter(None, (*(f"{chapter}:{id}" for id in ids), other)))


def scarce(state: State, rng: Random) -> None:
    """The deck is made anew with the next draw but one, and no points are left in the pool."""
    state.discard = sorted([*state.discard, *state.deck[1:]])
    state.deck = state.deck[:1]
    state.players[rng.randrange(len(state.players))].chips += state.pool
    state.pool = 0


class Account(account.Account):
    """Cards and points as the purse counts them; a card that is placed leaves the hand besides what it costs."""

    score = "points"
    of_others = frozenset({"actions", "phase"})
    worded: ClassVar = {
        "placed": {"hand": -1, "tableau": 1},
        "good": {"goods": 1},
        "start": {"tableau": 1},
        "used": {"tableau": -1},
    }
    settling = frozenset({"start", "explore", "pay", "goods", "colonists", "limit"})  # the question says what is paid
    PLACING = ("develop", "settle")

    def book(self, decision: Decision, answer: Answer) -> None:
        """The card that is placed goes from the hand to the tableau, and one that is used for it to the discards."""
        super().book(decision, answer)
        if decision.kind in self.PLACING and answer != ("none",):
            self.booked["hand"] -= 1
            used = [
                name for costs, _, _ in account.effects(decision, answer) for name in costs if name.startswith("uses:")
            ]
            self.booked["tableau"] += 1 - len(used)

    def receive(self, gains: Mapping[str, int], times: int) -> None:
        """A chip is a point."""
        super().receive(gains, times)
        self.booked["points"] += gains.get("chips", 0) * times

    def balanced(self, state: State) -> bool:
        """Some 6-cost developments count chips or goods besides: nobody promises these points."""
        counted = self.counted(state)
        if any(line.per for card in state.players[self.seat].tableau for line in state.card(card).score):
            counted["points"] = self.booked["points"]
        return counted == self.booked
