"""Which technologies a computer player researches: what they do, what objectives ask for, and what they lead to."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import UNITS
from rules.ti4.computer.aims import technology_prospects
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
LEADS_TO = 0.25  # of what a technology opens, less for each prerequisite that is still missing then


def technology_value(view: State, player: Player, technology: str) -> float:
    """A technology with all that it leads to."""
    colour = TECHNOLOGIES[technology].colour
    value = _worth(technology) + technology_prospects(view, player, technology)
    if colour is None:
        return value
    further = (id for id in TECHNOLOGIES if id != technology and _in_reach(player, id))
    for id in further:
        wanting = missing(player, id)
        if wanting[colour]:
            value += LEADS_TO * _worth(id) / wanting.total()
    return value


def _worth(technology: str) -> float:
    name = UNITS[technology].kind if technology in UPGRADES else technology
    return WORTH.get(name, USUAL)


def _in_reach(player: Player, technology: str) -> bool:
    """Whether a technology is open to a player and still to be researched."""
    return TECHNOLOGIES[technology].faction in (None, player.faction) and open_to(player, technology)
