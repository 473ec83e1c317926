"""Which components of Pulsar 2849 an event uses, for the list of what games use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rules.core.decisions import Facts
from rules.core.flow import Event
from rules.pulsar.components import (
    AWARDS,
    BOARDS,
    EXPLORATION,
    GATE_COLOURS,
    GOALS,
    HEADQUARTERS,
    MODIFIERS,
    SIZES,
    SYSTEMS,
    TECHNOLOGIES,
    TRANSMITTERS,
)
from rules.pulsar.scoring.goals import best_division
from rules.pulsar.state import State

Used = Iterator[tuple[str, str]]
SYSTEM, TECHNOLOGY, PROJECT, TILE, LINK = "system", "technology", "project", "transmitter", "link"
LATER = "final"  # technologies that count in the final scoring, where no event names them


def components() -> Mapping[str, Sequence[str]]:
    """Everything in the box, by chapters."""
    during = {name: each.effect for name, each in TECHNOLOGIES.items() if each.effect and each.kind != LATER}
    scoring = [name for name, effect in during.items() if effect.vp or effect.steps]
    return {
        "technology": list(TECHNOLOGIES),
        "technology that scored": scoring,
        "technology board": [face for faces in BOARDS.values() for face in faces],
        "headquarters side": list(HEADQUARTERS),
        "project": [f"{side}:{project}" for side, board in HEADQUARTERS.items() for project in board],
        "gate run": list(GATE_COLOURS),
        "goal": list(GOALS),
        "goal with all its bonuses": list(GOALS),
        "exploration tile": list(EXPLORATION),
        "system tile": list(SYSTEMS),
        "exploration bonus": list(SYSTEMS),
        "transmitter": list(TRANSMITTERS),
        "gyrodyne taken": list(SIZES),
        "gyrodyne spinning": list(SIZES),
        "construction award": [f"{size}:{vp}" for size in SIZES for vp in AWARDS],
        "modifier": list(MODIFIERS),
        "bonus die": sorted(set(_reds())),
    }


def _reds() -> Iterator[str]:
    """The kinds of bonus dice that anything in the box gives; copies and links are always there."""
    yield from ("copy", LINK)
    printed = [
        *((SYSTEM, each.benefit) for each in SYSTEMS.values()),
        *((TECHNOLOGY, each.benefit) for each in TECHNOLOGIES.values()),
        *((PROJECT, each.benefit) for board in HEADQUARTERS.values() for each in board.values()),
        *((TILE, each.benefit) for each in TRANSMITTERS.values()),
    ]
    yield from (where for where, benefit in printed if benefit.red is not None)
    yield from ("double" for _, benefit in printed if benefit.double)
    yield from ("paid" for _, benefit in printed if benefit.paid_red)


def used(event: Event, state: State) -> Used:
    """What an event uses; `state` is the position after it."""
    if event.kind == "over":
        yield from _goals(state)
    elif event.kind in USES:
        yield from USES[event.kind](event.facts)


def _goals(state: State) -> Used:
    for player in state.players:
        for goal, level in zip(state.goals, best_division(state, player).levels, strict=True):
            if level:
                yield "goal", goal
            if level == 1 + len(GOALS[goal].bonuses):
                yield "goal with all its bonuses", goal


def _side(facts: Facts) -> Used:
    yield "headquarters side", str(facts["headquarters"])


def _patent(facts: Facts) -> Used:
    name = str(facts["technology"])
    yield "technology", name
    yield "technology board", TECHNOLOGIES[name].board
    effect = TECHNOLOGIES[name].effect
    if effect and effect.vp and effect.op == "score-each" and facts.get("gain:vp"):
        yield "technology that scored", name


def _scored(facts: Facts) -> Used:
    if facts["source"] in TECHNOLOGIES:
        yield "technology that scored", str(facts["source"])


def _project(facts: Facts) -> Used:
    yield "project", f"{facts['headquarters']}:{facts['project']}"


def _run(facts: Facts) -> Used:
    yield "gate run", str(facts["colour"])


def _explored(facts: Facts) -> Used:
    yield "exploration tile", str(facts["tile"])


def _revealed(facts: Facts) -> Used:
    yield "system tile", str(facts["tile"])


def _bonus(facts: Facts) -> Used:
    if facts["taken"] == "printed":
        yield "exploration bonus", str(facts["tile"])


def _online(facts: Facts) -> Used:
    yield "transmitter", str(facts["tile"])


def _took(facts: Facts) -> Used:
    yield "gyrodyne taken", str(facts["size"])


def _spun(facts: Facts) -> Used:
    yield "gyrodyne spinning", str(facts["size"])


def _award(facts: Facts) -> Used:
    yield "construction award", f"{facts['size']}:{facts['vp']}"


def _modifier(facts: Facts) -> Used:
    yield "modifier", str(facts["token"])


def _copied(facts: Facts) -> Used:
    yield "bonus die", "copy"


def _double(facts: Facts) -> Used:
    yield "bonus die", "double"


def _paid_red(facts: Facts) -> Used:
    yield "bonus die", "paid"


def _bonus_die(facts: Facts) -> Used:
    """By its source: a transmitter that shows none has lit a link; what has no head is a technology or a place."""
    head, _, name = str(facts["source"]).rpartition(":")
    if head == TILE:
        yield "bonus die", LINK if TRANSMITTERS[name].benefit.red is None else TILE
    elif head:
        yield "bonus die", head
    else:
        yield "bonus die", TECHNOLOGY if name in TECHNOLOGIES else SYSTEM


USES: Mapping[str, Callable[[Facts], Used]] = {
    "side": _side,
    "patent": _patent,
    "scored": _scored,
    "project": _project,
    "run": _run,
    "explored": _explored,
    "revealed": _revealed,
    "bonus": _bonus,
    "online": _online,
    "took": _took,
    "spun": _spun,
    "award": _award,
    "modifier": _modifier,
    "copied": _copied,
    "double": _double,
    "paid-red": _paid_red,
    "bonus-die": _bonus_die,
}
