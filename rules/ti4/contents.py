"""Everything of the game that has a name, by chapters, for whoever looks something up."""

from __future__ import annotations

from rules.ti4.components.action_cards import ACTION_CARDS
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS, TRAITS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.systems import ANOMALIES, SYSTEMS, WORMHOLES
from rules.ti4.components.technologies import COLOURS, TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import UNITS
from rules.ti4.state import POOLS

ABILITIES = ("sustain", "barrage", "bombardment", "space-cannon", "shield", "production")
ACTIONS = (
    *("strategy-phase", "action-phase", "status-phase", "agenda-phase"),
    *("tactical", "strategic", "component", "pass", "transaction"),
)
TERMS = (
    *("active-system", "adjacent", "neighbors", "movement", "transport", "flagship", "space-combat", "hits", "retreat"),
    *("invasion", "ground-combat", "control", "custodians", "blockade", "command-token", "exhausted"),
    *("prerequisite", "specialty", "speaker", "initiative", "secret", "victory", "elimination"),
)
CHAPTERS: dict[str, tuple[str, ...]] = {
    "technology": tuple(id for id in TECHNOLOGIES if id not in UPGRADES),  # an upgrade is the unit that it makes
    "unit": tuple(UNITS),
    "faction": tuple(FACTIONS),
    "faction-ability": tuple(ability for faction in FACTIONS.values() for ability in faction.abilities),
    "planet": tuple(PLANETS),
    "strategy-card": tuple(STRATEGY_CARDS),
    "objective": tuple(OBJECTIVES),
    "action-card": tuple(ACTION_CARDS),
    "promissory-note": tuple(PROMISSORY_NOTES),
    "agenda": tuple(AGENDAS),
    "system": tuple(SYSTEMS),
    "resource": (*POOLS, "resources", "influence", "trade-goods", "commodities", "vp"),
    "colour": COLOURS,
    "trait": TRAITS,
    "anomaly": ANOMALIES,
    "wormhole": WORMHOLES,
    "ability": ABILITIES,
    "action": ACTIONS,
    "term": TERMS,
}
