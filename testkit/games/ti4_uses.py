"""Which components of Twilight Imperium an event uses, for the list of what games use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.core.flow import Event
from rules.ti4.cards.card import Card
from rules.ti4.components.action_cards import ACTION_CARDS
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNITS, Unit, UnitKind
from rules.ti4.state import Player, State

Used = Iterator[tuple[str, str]]
TILE, FACTION = "tile in the galaxy", "faction"
BUILT, FIRED = "unit produced or placed", "unit that rolled dice"
OWNED, SHOWN, SCORED = "technology owned", "objective revealed", "objective scored"


def components() -> Mapping[str, Sequence[str]]:
    """Everything in the box, by chapters; of action cards those that can be played yet."""
    gates = [faction.gate for faction in FACTIONS.values() if faction.gate]
    return {
        FACTION: list(FACTIONS),
        TILE: [*SYSTEMS, *(gate for gate in gates if gate not in SYSTEMS)],
        "planet taken": list(PLANETS),
        BUILT: list(UNITS),
        FIRED: [id for id, unit in UNITS.items() if _armed(unit)],
        OWNED: list(TECHNOLOGIES),
        SHOWN: [id for id, objective in OBJECTIVES.items() if objective.stage != "secret"],
        SCORED: list(OBJECTIVES),
        "strategy card chosen": list(STRATEGY_CARDS),
        "primary ability": list(STRATEGY_CARDS),
        "secondary ability": list(STRATEGY_CARDS),
        "action card played": [id for id in Card.by_id if id in ACTION_CARDS],
        "promissory note used": list(PROMISSORY_NOTES),
    }


def _armed(unit: Unit) -> bool:
    return bool(unit.combat or unit.space_cannon or unit.barrage or unit.bombardment)


FACTS: Mapping[str, tuple[str, str]] = {  # by kind of event, the chapter and the fact that names what is used
    "captured": ("planet taken", "planet"),
    "chose-card": ("strategy card chosen", "card"),
    "followed": ("secondary ability", "card"),
    "gained-control": ("planet taken", "planet"),
    "played-card": ("action card played", "action-card"),
    "researched": (OWNED, "technology"),
    "revealed": (SHOWN, "objective"),
    "scored": (SCORED, "objective"),
    "starting-technology": (OWNED, "technology"),
    "used-note": ("promissory note used", "action-card"),
    "laid-open-note": ("promissory note used", "action-card"),
    "strategic": ("primary ability", "card"),
}
BUILDING = ("placed-ship", "placed-structure", "produced", "starting-units")
FIRING = ("ambushed", "barrage", "bombarded", "cannon", "cannon-defense", "fired", "ground-fired")


def used(event: Event, state: State) -> Used:
    """What an event uses; `state` is the position after it."""
    if event.kind in FACTS:
        chapter, fact = FACTS[event.kind]
        yield chapter, str(event.facts[fact])
    elif event.kind == "round" and state.round == 1:
        yield from _at_the_start(state)
    elif event.kind in BUILDING:
        player = state.players[int(event.facts["seat"])]
        yield from ((BUILT, player.units[kind].id) for kind in _built(event, player))
    elif event.kind in FIRING:
        player = state.players[int(event.facts["seat"])]
        kinds = {die.partition(":")[0] for die in str(event.facts["dice"]).split()}
        fired = (player.units[kind] for kind in player.units if kind in kinds)
        yield from ((FIRED, unit.id) for unit in fired if _armed(unit))  # docks fire by an action card alone


def _at_the_start(state: State) -> Used:
    yield from ((TILE, system.tile) for system in state.galaxy.values())
    yield from ((SHOWN, id) for id in state.objectives)
    for player in state.players:
        yield FACTION, player.faction
        yield from ((OWNED, id) for id in player.technologies)
        yield from ((BUILT, player.units[kind].id) for kind in player.printed.units)


def _built(event: Event, player: Player) -> Iterator[UnitKind]:
    """The kinds of units that came to the board."""
    if "kind" in event.facts:
        words = [str(event.facts["kind"])]
    else:
        words = [part for word in str(event.facts["units"]).split() for part in word.partition("=")[0].split(":")]
    yield from (kind for kind in player.units if kind in words)
