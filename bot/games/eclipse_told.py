"""Events of Eclipse that undo each other, or came to nothing, as they are told."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rules.core.flow import Event


def with_discs_put_back(events: Sequence[Event]) -> Iterator[Event]:
    """Events, with a disc that came back to the sector it was taken from, for as many points, in one without them."""
    back: dict[int, int] = {}
    for at, event in enumerate(events):
        if event.kind == "released":
            place = next((later for later in range(at + 1, len(events)) if _same_disc(event, events[later])), None)
            if place is not None:
                back[at] = place
    put = {*back.values()}
    for at, event in enumerate(events):
        if at in put:
            yield Event("put-back", {"seat": event.facts["seat"], "tile": event.facts["tile"]})
        elif at not in back:
            yield event


def _same_disc(taken: Event, placed: Event) -> bool:
    """Whether a disc was placed where another was taken, for as many points."""
    if placed.kind != "controlled" or any(taken.facts[name] != placed.facts[name] for name in ("seat", "tile")):
        return False
    return taken.facts.get("cost:vp", 0) == placed.facts.get("gain:vp", 0)


def with_retreats_in_vain(battle: Sequence[Event], ends: Collection[str]) -> Sequence[Event]:
    """A battle, of whose ships that began to retreat it is said where it ended before they left."""
    if not any(event.kind in ends for event in battle):
        return battle
    left = [event.facts for event in battle if event.kind == "left"]
    return [
        Event("retreat-ended", event.facts) if event.kind == "retreats" and event.facts not in left else event
        for event in battle
    ]
