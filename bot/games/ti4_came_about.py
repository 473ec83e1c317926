"""Events of Twilight Imperium as they are told, by what came of them and what stands before them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from rules.core.flow import Event, results
from rules.ti4.digest import lost_in_rift, lost_units
from rules.ti4.economy.worth import added

OBJECTIVES_TOLD = ("revealed", "scored", "scoring", "fulfils")  # of an objective, of which few know what it asks for


def as_it_came_about(events: Iterable[Event]) -> Iterator[Event]:
    """Events, where another that stands before them says more of them, or where they came to nothing, as such.

    A movement says from where it came, where that is known; one that brought no ship to its system, which the gravity
    rifts took and by what dice. New command tokens that are none say that there are none, points by an agenda which one
    that is. Infantry on one planet is told without *each*, and a structure as one of its kind. A planet that is worth
    more says how much, also where it is exhausted. That a power is used is told with what it predicts, and that a
    prediction was right with the point that it brings. Behind an objective stands what it asks for.
    """
    agenda, told = "", [*_without_foretold(_without_rifts(events))]
    predicted = {(event.facts["seat"], event.facts["card"]) for event in told if event.kind == "predicted"}
    for event in told:
        if event.kind == "used-power" and (event.facts["seat"], event.facts["action-card"]) in predicted:
            continue
        agenda = str(event.facts["agenda"]) if event.kind == "outcome" else agenda
        yield _told(event, agenda)


def _without_rifts(events: Iterable[Event]) -> Iterator[Event]:
    """Events, with what gravity rifts took of a movement that brought no ship to its system in one, and their dice."""
    lost: list[Event] = []
    for event in events:
        if event.kind == "rift" and event.facts["lost"]:
            lost.append(event)
            continue
        if lost and event.kind == "moved" and not event.facts["units"]:
            gone = Counter[str]()
            for each in lost:
                gone += lost_in_rift(each)
            units = " ".join(f"{kind}={number}" for kind, number in gone.items())
            dice = " ".join(str(each.facts["dice"]) for each in lost)
            yield Event("lost-in-rift", {**event.facts, "units": units, "dice": dice})
        elif event.kind == "rift":
            yield event
            continue
        else:
            yield from lost
            yield event
        lost.clear()
    yield from lost


def _without_foretold(events: Iterable[Event]) -> Iterator[Event]:
    """Events, without those that a prediction was right of which the next one tells the point."""
    told = [*events]
    for event, then in zip_longest(told, told[1:]):
        pays = then is not None and then.kind == "rider-point" and then.facts["seat"] == event.facts.get("seat")
        if not (event.kind == "foretold" and pays):
            yield event


def _told(event: Event, agenda: str) -> Event:
    """One of them, behind an agenda that was decided."""
    if event.kind == "moved" and not event.facts["units"]:
        return _but("units", event, "lost-on-the-way")
    if event.kind == "moved" and event.facts.get("origins"):
        return Event("moved-from", event.facts)
    if event.kind in OBJECTIVES_TOLD:
        return Event(event.kind, {**event.facts, "asks": event.facts["objective"]})
    if event.kind == "placed-structure":
        return Event("built-structure", {**_but("kind", event, "").facts, "units": f"{event.facts['kind']}=1"})
    if event.kind == "worth-more":
        return Event("worth-more", {**event.facts, **results(added(str(event.facts["law"])).amounts())})
    if event.kind == "gained-tokens" and not event.facts["pools"]:
        return _but("pools", event, "gained-no-tokens")
    if event.kind == "agenda-point" and agenda:
        return Event("point-by-agenda", {**event.facts, "agenda": agenda})
    if event.kind == "placed-infantry" and " " not in str(event.facts["planets"]):
        return Event("placed-infantry-on", {**_but("planets", event, "").facts, "planet": event.facts["planets"]})
    return event


def _but(left_out: str, event: Event, kind: str) -> Event:
    """The facts of an event but for one, as another kind."""
    return Event(kind, {name: fact for name, fact in event.facts.items() if name != left_out})


def losses(rounds: Sequence[Event]) -> Sequence[Event]:
    """What the rounds of a battle cost each player, as one event for each."""
    seats = dict.fromkeys(int(event.facts["seat"]) for event in rounds if "seat" in event.facts)
    lost = {seat: lost_units(seat, rounds) for seat in seats}
    amounts = {seat: " ".join(f"{kind}={number}" for kind, number in units.items()) for seat, units in lost.items()}
    return [Event("lost-in-battle", {"seat": seat, "units": units}) for seat, units in amounts.items() if units]


def without_announcements(battle: Sequence[Event]) -> Sequence[Event]:
    """A battle without the retreat that was announced in it, once it has ended: what came of that is told (78.4)."""
    if not any(event.kind in ("won", "drawn") for event in battle):
        return battle
    return [event for event in battle if event.kind != "retreat-announced"]
