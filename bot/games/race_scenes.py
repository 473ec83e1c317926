"""How a round of Race for the Galaxy is told: what was paid for a card beside it, and each good by its kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.flow import Event
from rules.race.designs import DESIGNS

CHOSEN, BY_SEAT = "chosen", "by-seat"  # what several chose
PLACED, WITH_GOOD = "placed", "placed-with-good"
DREW_CARDS = "drew-cards"
BRING_CARDS = (
    "sold",
    "sold-of-kind",
    "consumed",
    "consumed-together",
)  # kinds of events that count the cards which are drawn for them
KINDS = {card.id: card.good for edition in DESIGNS.values() for card in edition.values() if card.good}


def as_told(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
    """Each event for itself, but for what another of its seat tells as well, as a player would say it.

    A card is placed with what was paid for it and with the good that comes on it; cards that were drawn for a good are
    told with that. Goods that are produced are told by their kinds. Where it is told which cards were drawn it is not
    told how many; nor that nothing was paid. Cards that were drawn one after another are told as one number, and what
    everybody chose in one line.
    """
    told: list[Event] = []
    for event in events:
        if event.kind == "paid" and (place := _placed(told, event, "card")) is not None:
            cost = {"cost:hand": event.facts["count"]} if event.facts["count"] else {}
            told[place] = Event(told[place].kind, {**told[place].facts, **cost})
        elif event.kind == "good" and (place := _placed(told, event, "world")) is not None:
            told[place] = Event(WITH_GOOD, {**told[place].facts, "good": _kind(str(event.facts["world"]))})
        elif event.kind == DREW_CARDS:
            told = [*_without_count(told, event), event]
        elif event.kind == "start" and event.facts.get("dealt"):
            continue  # the opening of the game has told it
        elif told and (joined := _joined(told[-1], event)):
            told[-1] = joined
        elif not (_is_free(event) or (event.kind == "drew" and _brought(told, event))):
            told += _by_kind(event)
    return [[event] for event in told]


def _joined(before: Event, event: Event) -> Event | None:
    """Two events as one: cards that somebody drew right after others, or actions, which are shown together."""
    if event.kind == "drew" == before.kind and before.facts["seat"] == event.facts["seat"]:
        return Event("drew", {**event.facts, "count": int(before.facts["count"]) + int(event.facts["count"])})
    if event.kind == "actions" and before.kind in ("actions", CHOSEN):
        return Event(CHOSEN, {BY_SEAT: f"{_chosen(before)} {_chosen(event)}"})
    return None


def _chosen(event: Event) -> str:
    """What was chosen, by seat: `0=settle 1=trade+double`."""
    if event.kind == CHOSEN:
        return str(event.facts[BY_SEAT])
    return f"{event.facts['seat']}={str(event.facts['actions']).replace(' ', '+')}"


def _is_free(event: Event) -> bool:
    return event.kind == "paid" and not event.facts["count"]


def _without_count(told: Sequence[Event], drew: Event) -> list[Event]:
    """What was told, without the number of the cards that somebody drew, right before it is told which."""
    if told and told[-1].kind == "drew" and drew.seen_by == (told[-1].facts["seat"],):
        return [*told[:-1]]
    return [*told]


def _placed(told: Sequence[Event], event: Event, named: str) -> int | None:
    """Where it was told that the card was placed which an event is about; None where that was told before."""
    about = event.facts["seat"], event.facts[named]
    places = (place for place, each in enumerate(told) if each.kind in (PLACED, WITH_GOOD))
    return next((place for place in places if (told[place].facts["seat"], told[place].facts["card"]) == about), None)


def _brought(told: Sequence[Event], drew: Event) -> bool:
    """Whether the cards that somebody drew were told right before, with the good that brought them."""
    if not told:
        return False
    before = told[-1]
    cards = before.facts.get("cards", before.facts.get("gain:hand"))
    same = before.facts.get("seat") == drew.facts["seat"] and cards == drew.facts["count"]
    return before.kind in BRING_CARDS and same


def _by_kind(event: Event) -> Iterator[Event]:
    """An event; goods that come or are sold with what kind they are."""
    seat = event.facts.get("seat", 0)
    if event.kind == "sold":
        yield Event("sold-of-kind", {**event.facts, "good": _kind(str(event.facts["world"]))})
        return
    if event.kind not in ("good", "goods"):
        yield event
        return
    worlds = str(event.facts["world" if event.kind == "good" else "worlds"]).split()
    for kind in dict.fromkeys(map(_kind, worlds)):
        own = [world for world in worlds if _kind(world) == kind]
        yield Event("goods-of-kind", {"seat": seat, "count": len(own), "worlds": " ".join(own), "good": kind})


def _kind(world: str) -> str:
    """The kind of good that a world bears, by the id of its card or of a copy of it."""
    return KINDS[world.partition(".")[0]]
