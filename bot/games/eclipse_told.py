"""Events of Eclipse that undo each other, or came to nothing, as they are told."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from rules.core.flow import Event

KEPT, DREW_AND_KEPT = "kept-reputation", "drew-and-kept"
DREW = ("drew", DREW_AND_KEPT)


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


def drawn_and_kept(events: Sequence[Event]) -> Mapping[int, Event]:
    """By place the reputation tiles that were drawn, with how many of them were kept, which is left out in its own.

    Whoever draws is asked which one to keep, and answers in another move.
    """
    found, drawn = dict[int, Event](), dict[object, int]()
    for at, event in enumerate(events):
        if event.kind == "drew":
            drawn[event.facts["seat"]] = at
        elif event.kind == KEPT and event.facts["seat"] in drawn and "count" in event.facts:
            before = drawn.pop(event.facts["seat"])
            found[before] = Event(DREW_AND_KEPT, {**events[before].facts, "kept": event.facts["count"]})
            found[at] = Event("")
    return found


def in_defeat(battle: Sequence[Event]) -> Sequence[Event]:
    """A battle, in which whoever lost it and draws reputation all the same has a tile for having fought to the end."""
    whose = {kind: {event.facts.get("seat") for event in battle if event.kind == kind} for kind in ("won", "left")}
    lost = {event.facts.get("seat") for event in battle if event.kind == "lost-battle"}
    if whose["won"]:
        lost |= {event.facts.get("seat") for event in battle if event.kind in DREW} - whose["won"]
    lost -= whose["left"]
    return [
        Event(event.kind, {**event.facts, "fought": 1}, event.seen_by)
        if event.kind in DREW and event.facts.get("seat") in lost
        else event
        for event in battle
    ]
