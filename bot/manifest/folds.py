"""Which events that follow each other are told as one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rules.core.flow import Event


class Fold(NamedTuple):
    """How several events of one kind and seat are told: as one of the kind `into`.

    That one has the facts `seat`, `count`, and in `facts` what each says in its `fact`, apart by spaces. All else that
    the events say is left out.
    """

    into: str
    fact: str
    facts: str


def folded(events: Sequence[Event], folds: Mapping[str, Fold]) -> Iterator[Event]:
    """The events, with those that follow each other in one where there is a fold for their kind.

    Only those of the same kind and seat that stand right behind each other. The one has `count`, and of the fold's fact
    all values, apart by spaces.
    """
    for (kind, seat), together in groupby(events, key=lambda event: (event.kind, event.facts.get("seat"))):
        same, fold = [*together], folds.get(kind)
        if fold is None or seat is None or len(same) == 1:
            yield from same
            continue
        every = " ".join(str(event.facts[fold.fact]) for event in same)
        yield Event(fold.into, {"seat": seat, "count": len(same), fold.facts: every})
