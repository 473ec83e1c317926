"""Why a computer would answer so, in words: what that brings for certain, and what it may be expected to bring."""

from __future__ import annotations

from collections.abc import Iterator

from bot.agents.reasons import POINTS, Advised
from bot.words.effects import MARKS
from bot.words.labels import Labels
from bot.words.numbers import roughly, signed
from bot.words.posts.lines import BETWEEN, unnamed
from rules.core.flow import Event

LEAST = 0.5  # of a change on average that is worth a word
SCORED = (POINTS, "vp")  # how purses call what is scored


def why(advised: Advised, labels: Labels) -> str:
    """What follows from an answer in one line; "" where that says nothing more than the answer itself.

    Points for certain stand first: "+6 VP: builds a station in S05 · takes the bonus of S09 → 2 cubes".
    """
    told = BETWEEN.join(_done(advised, labels))
    if not advised.certain:
        return BETWEEN.join(filter(None, [told, _on_average(advised, labels)]))
    if points := round(advised.brings[POINTS]):
        scored = labels.texts("ui-hint-points", points=signed(points))
        return labels.texts("ui-hint-because", points=scored, what=told) if told else scored
    return told


def _done(advised: Advised, labels: Labels) -> Iterator[str]:
    """What the seat does: of the answer itself only what that brings, since the rest is what it is called."""
    for place, events in enumerate(advised.steps):
        for event in events:
            said = labels.event(event)
            if said and (place or _brings(event)):
                yield unnamed(said, labels.names[int(event.facts["seat"])])


def _brings(event: Event) -> bool:
    return any(name.partition(":")[0] in MARKS for name in event.facts)


def _on_average(advised: Advised, labels: Labels) -> str:
    """By how much points and purse change on average, where that is worth a word."""
    changes = {name: change for name, change in advised.brings.items() if abs(change) >= LEAST}
    told = [f"{labels.name(name)} {roughly(change)}" for name, change in changes.items() if name not in SCORED]
    if POINTS in changes:
        told = [labels.texts("ui-hint-points", points=roughly(changes[POINTS])), *told]
    return labels.texts("ui-hint-average", what=", ".join(told)) if told else ""
