"""What an outcome of an agenda does to this table at once, as far as everybody can see, for people who decide.

What chance decides is not foreseen, nor what players choose: of that only how much it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, NoReturn

from rules.core.flow import Event, Execution
from rules.core.hidden import view
from rules.ti4.agendas.effect import resolve
from rules.ti4.agendas.frames import ExhaustPlanets, LoseToken, LoseUnit, LoseUnits
from rules.ti4.agendas.voting import open_agenda
from rules.ti4.frames import Excess, Research, Together
from rules.ti4.state import State

Changes = Mapping[int, Mapping[str, int]]  # by seat, what of it more or less
UNITS, PLANETS, TOKENS, TECHNOLOGIES = "units", "planets", "tokens", "technologies"
NAMED = {"gain": 1, "cost": -1}  # how events name what was gained and paid
POOLS = ("tactic", "fleet", "strategy")
LOSSES = ("lost-units", "structures-destroyed", "removed")  # events that name units that are gone
CHOSEN: Mapping[type, Callable[[Any], tuple[str, int]]] = {  # what is left to a player
    LoseUnits: lambda frame: (UNITS, -frame.number),
    LoseUnit: lambda frame: (UNITS, -1),
    Excess: lambda frame: (UNITS, -1),
    ExhaustPlanets: lambda frame: (PLANETS, -frame.number),
    LoseToken: lambda frame: (TOKENS, -1),
    Research: lambda frame: (TECHNOLOGIES, 1),
}


class Unforeseen(Exception):
    """Chance decides what happens."""


class _NoChance(Random):
    """No dice fall, and no cards are drawn."""

    def random(self) -> NoReturn:
        """Nothing at random."""
        raise Unforeseen

    def getrandbits(self, k: int, /) -> NoReturn:
        """Nothing at random."""
        raise Unforeseen


def consequences(position: State, outcome: str) -> Changes:
    """What each player gains and loses if the agenda that lies open comes to this, of those who do.

    Nothing where none lies open, or chance has a say. The position stays as it is.
    """
    state = view(position, None)
    agenda = open_agenda(state)
    if agenda is None:
        return {}
    agenda.elected = outcome
    execution: Execution[State] = Execution(state, _NoChance(), [])
    try:
        resolve(execution, agenda)
    except Unforeseen:
        return {}
    found: dict[int, Counter[str]] = {}
    for seat, what, amount in (*_told(execution.events), *_left_open(execution.stack)):
        found.setdefault(seat, Counter())[what] += amount
    changed = {seat: {what: amount for what, amount in amounts.items() if amount} for seat, amounts in found.items()}
    return {seat: changed[seat] for seat in sorted(changed) if changed[seat]}


def _told(events: Iterable[Event]) -> Iterable[tuple[int, str, int]]:
    """Seats, what changes, and by how much, as events tell it."""
    for event in events:
        seat = int(event.facts.get("seat", -1))
        for key, amount in event.facts.items():
            how, _, what = key.partition(":")
            if how in NAMED and what:
                yield seat, TOKENS if what in POOLS else what, NAMED[how] * int(amount)
        if event.kind in LOSSES:
            yield seat, UNITS, -sum(int(word.partition("=")[2]) for word in str(event.facts["units"]).split())
        elif event.kind == "lost-infantry":
            yield seat, UNITS, -int(event.facts["count"])
        elif event.kind == "placed-infantry":
            yield seat, UNITS, int(event.facts["count"]) * len(str(event.facts["planets"]).split())


def _left_open(stack: Iterable[Any]) -> Iterable[tuple[int, str, int]]:
    """What players still choose, by the frames that are left."""
    for frame in stack:
        lanes: list[list[Any]] = [*frame.lanes] if isinstance(frame, Together) else [[frame]]
        for each in (each for lane in lanes for each in lane):
            if find := CHOSEN.get(type(each)):
                what, amount = find(each)
                yield each.seat, what, amount
