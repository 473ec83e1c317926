"""Which technologies a computer player researches: what they do, what objectives ask for, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.opponents.reasons import Reason
from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import UNITS
from rules.ti4.computer.aims import technology_prospects
from rules.ti4.computer.reasons import Kind, why
from rules.ti4.state import Player, State
from rules.ti4.technology.prerequisites import missing, open_to

USUAL = 0.2  # a technology that is not named here, such as those of factions
WORTH: Mapping[str, float] = {  # in victory points, over a game
    "sarween-tools": 0.35, "gravity-drive": 0.4, "hyper-metabolism": 0.4, "fleet-logistics": 0.3, "plasma-scoring": 0.2,
    "neural-motivator": 0.1, "antimass-deflectors": 0.15, "assault-cannon": 0.3, "duranium-armor": 0.25,
    "integrated-economy": 0.1, "transit-diodes": 0.1, "graviton-laser-system": 0.1, "x-89-bacterial-weapon": 0.1,
    "carrier": 0.6, "dreadnought": 0.5, "cruiser": 0.5, "fighter": 0.3, "infantry": 0.35, "space-dock": 0.3,
    "war-sun": 0.5, "destroyer": 0.25, "pds": 0.25,
}  # fmt: skip
STRONG = 0.35  # from which on a technology is one of the best by itself
LEADS_TO = 0.25  # of what a technology opens, less for each prerequisite that is still missing then


def technology_reasons(view: State, player: Player, technology: str) -> Iterator[Reason]:
    """A technology by itself, for objectives, and with all that it leads to, of which the best is named."""
    colour, itself = TECHNOLOGIES[technology].colour, _worth(technology)
    yield why(_called(itself), itself)
    yield from technology_prospects(view, player, technology)
    if colour is None:
        return
    further: dict[str, float] = {}
    for id in (id for id in TECHNOLOGIES if id != technology and _in_reach(player, id)):
        wanting = missing(player, id)
        if wanting[colour]:
            further[id] = LEADS_TO * _worth(id) / wanting.total()
    if further:
        best = max(further, key=lambda id: further[id])
        yield why("leads-to", sum(further.values()), technology=best)


def _called(worth: float) -> Kind:
    if worth >= STRONG:
        return "strong"
    return "useful" if worth >= USUAL else "weak"


def _worth(technology: str) -> float:
    name = UNITS[technology].kind if technology in UPGRADES else technology
    return WORTH.get(name, USUAL)


def _in_reach(player: Player, technology: str) -> bool:
    """Whether a technology is open to a player and still to be researched."""
    return TECHNOLOGIES[technology].faction in (None, player.faction) and open_to(player, technology)
