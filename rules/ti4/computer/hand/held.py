"""Which action cards a computer player discards: those of least use to it, of two of a name one first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rules.core.decisions import Answer, Decision, Pick
from rules.opponents.reasons import Reason
from rules.ti4.components.action_cards import name_of
from rules.ti4.computer.hand.cards import CARDS
from rules.ti4.computer.reasons import why
from rules.ti4.state import Player, State

USUAL = 0.15  # victory points: a card for battles
SECOND = 0.1  # less for a second one of the same name
HELD: Mapping[str, float] = {  # what cards are worth in the hand that are no action of their own
    **CARDS,
    "sabotage": 0.4, "imperial-rider": 0.6, "technology-rider": 0.3, "leadership-rider": 0.3, "veto": 0.2,
    "summit": 0.3, "direct-hit": 0.25, "shields-holding": 0.25, "upgrade": 0.25, "public-disgrace": 0.2,
    "political-stability": 0.2, "assassinate-representative": 0.1, "flank-speed": 0.05, "lost-star-chart": 0.02,
    "in-the-silence-of-space": 0.03, "confusing-legal-text": 0.05, "bribery": 0.05, "repeal-law": 0.05,
    "mining-initiative": 0.25, "industrial-initiative": 0.2, "economic-initiative": 0.25, "plague": 0.2,
    "rise-of-a-messiah": 0.3, "unstable-planet": 0.15, "cripple-defenses": 0.15,
}  # fmt: skip


def discarded(view: State, player: Player, question: Decision) -> Answer:
    """As many as have to go."""
    assert isinstance(question.ask, Pick)
    words = [option.word for option in question.ask.options]
    several = Counter(map(name_of, words))

    def value(copy: str) -> float:
        name = name_of(copy)
        return HELD.get(name, USUAL) - SECOND * (several[name] > 1)

    gone: list[str] = []
    for _ in range(question.ask.least):
        worst = min((word for word in words if word not in gone), key=value)
        several[name_of(worst)] -= 1
        gone.append(worst)
    return tuple(gone)


def discarded_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """Why these cards go."""
    yield why("least-use")
