"""Events of Pulsar 2849 as they are told, by what stands before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.flow import Event
from rules.pulsar.components import TECHNOLOGIES

CHANGED, FLOWN = "changed-die", "flown"
WHY = frozenset(  # what technologies score for at once, which their names do not say
    {
        *("visit-pulsar", "station", "station-without-bonus", "exploration-bonus", "exploration-draw"),
        *("spin", "heavy-gyrodyne", "transmitter-die", "online-vp", "project", "patent", "red-die"),
    }
)


def as_it_came_about(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
    """Every event for itself; a flight with the token that its die was changed by, points with what they are for."""
    return [[event] for event in map(_with_why, _with_dice(events))]


def _with_dice(events: Sequence[Event]) -> Iterator[Event]:
    """Events, with the change of a die in the flight that was paid with it, and else before what was."""
    changed: list[Event] = []
    for event in events:
        if event.kind == CHANGED:
            yield from changed
            changed = [event]
        elif changed and event.kind == FLOWN and event.facts["seat"] == changed[0].facts["seat"]:
            paid = {name: changed[0].facts[name] for name in ("die", "token")}
            yield Event(FLOWN, {**event.facts, **paid})
            changed = []
        elif changed and event.kind == "scored":  # for what the die itself brings
            yield event
        else:
            yield from changed
            changed = []
            yield event
    yield from changed


def _with_why(event: Event) -> Event:
    """Points that a technology brings say what for."""
    technology = TECHNOLOGIES.get(str(event.facts.get("source"))) if event.kind == "scored" else None
    effect = technology.effect if technology else None
    if effect is None or effect.op not in WHY:
        return event
    return Event(event.kind, {**event.facts, "why": effect.op})
