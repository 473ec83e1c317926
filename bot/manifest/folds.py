"""Which events are told as one: those of a kind that follow each other, and what is said before it happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rules.core.flow import Event

POINTS = "vp"
Several = Mapping[str, "Fold"]
Alike = tuple[str, object, frozenset[tuple[str, object]]]


class Fold(NamedTuple):
    """How several events of one kind and seat are told: as one of the kind `into`.

    That one has the facts `seat`, `count`, in `facts` what each says in its `fact`, apart by spaces, and the sum of
    what they cost and brought; all else that they say is left out. Without a `fact` only events are told as one that
    say the same, which the one says, too. So it is where they are `counted`, but for that fact: `facts` then has how
    many there are of each, as `money=2 science=1`. A fact that is `summed` is added up as what they cost and brought,
    of events that are the same in all else; the one then says how many they are.
    """

    into: str
    fact: str = ""
    facts: str = ""
    counted: bool = False
    summed: str = ""


def folded(events: Sequence[Event], folds: Several, *, apart: bool = False) -> Iterator[Event]:
    """The events, with alike ones of a seat in one where there is a fold for their kind: in the place of the first.

    Only those between which nothing else stands than others that are folded; with `apart` wherever they stand.
    """
    known = {**folds, **{fold.into: fold for fold in folds.values()}}
    if apart:
        yield from _gathered(events, known)
        return
    for _, together in groupby(events, key=lambda event: _foldable(event, known)):
        yield from _gathered([*together], known)


def _foldable(event: Event, folds: Several) -> object:
    """The seat of an event that may be folded, None of any other."""
    return event.facts.get("seat") if event.kind in folds else None


def _gathered(events: Sequence[Event], folds: Several) -> Iterator[Event]:
    """The events, with all that are alike in one."""
    alike: dict[Alike, list[Event]] = {}
    for event in events:
        if _foldable(event, folds) is not None:
            alike.setdefault(_alike(event, folds[event.kind]), []).append(event)
    for event in events:
        if _foldable(event, folds) is None:
            yield event
        elif same := alike.pop(_alike(event, folds[event.kind]), []):
            yield same[0] if len(same) == 1 else _as_one(same, folds[event.kind])


def _alike(event: Event, fold: Fold) -> Alike:
    """What events that are told as one have in common."""
    return fold.into, event.facts["seat"], frozenset(_shared(event, fold).items())


def _shared(event: Event, fold: Fold) -> Mapping[str, str | int]:
    """What all events say that are told as one with this one."""
    if fold.fact and not fold.counted:
        return {}
    apart = ("count", fold.fact, fold.facts, fold.summed) if fold.counted or fold.summed else ()
    return {name: value for name, value in event.facts.items() if not _amount(name) and name not in apart}


def _amount(name: str) -> bool:
    """Whether a fact says what an event cost or brought, or its points."""
    return name == POINTS or name.startswith(("cost:", "gain:"))


def _as_one(same: Sequence[Event], fold: Fold) -> Event:
    """Alike events as one; some of them may have been several before."""
    sums, said = Counter[str](), {name: value for name, value in same[0].facts.items() if not _amount(name)}
    for event in same:
        sums.update({name: int(value) for name, value in event.facts.items() if _amount(name) or name == fold.summed})
    if fold.fact or fold.summed:
        count = sum(int(event.facts.get("count", 1)) for event in same)
        said = {**_shared(same[0], fold), "seat": same[0].facts["seat"], "count": count}
    if fold.fact:
        every = " ".join(str(event.facts.get(fold.facts, event.facts.get(fold.fact))) for event in same)
        said[fold.facts] = _counted(every) if fold.counted else every
    return Event(fold.into, {**said, **sums})


def _counted(words: str) -> str:
    """How many there are of each word, of which some may be counted already."""
    found = Counter[str]()
    for word in words.split():
        name, _, number = word.partition("=")
        found[name] += int(number or 1)
    return " ".join(f"{name}={number}" for name, number in found.items())


def without_announced(events: Sequence[Event], fulfilled: Mapping[str, str]) -> Iterator[Event]:
    """The events without those that only say what is about to happen, of which a later one says that it has.

    `fulfilled` names the kind that says so; it is the same in all facts that both have.
    """
    for place, event in enumerate(events):
        kind = fulfilled.get(event.kind)
        if kind is None or not any(_same(event, other) for other in events[place + 1 :] if other.kind == kind):
            yield event


def _same(one: Event, other: Event) -> bool:
    """Whether two events are the same in all facts that both have."""
    return all(one.facts[name] == other.facts[name] for name in one.facts.keys() & other.facts.keys())
