"""Everything of the game that has a name, by chapters, for whoever looks something up."""

from __future__ import annotations

from rules.pulsar.cluster.cluster import CLUSTERS
from rules.pulsar.components import (
    EXPLORATION,
    GOALS,
    HEADQUARTERS,
    MODIFIERS,
    SIZES,
    SYSTEMS,
    TECHNOLOGIES,
    TRANSMITTERS,
)
from rules.pulsar.phases.turns import ACTIONS
from rules.pulsar.tracks import TRACKS

PLACES = ("system", "blue", "dead", "pulsar", "isolated", "entry", "gate", "dead-end")
TERMS = (
    *("median", "round-value", "bonus-die", "link", "gate-run"),
    *("exploration-bonus", "award", "teleport", "production", "final"),
)
CHAPTERS: dict[str, tuple[str, ...]] = {
    "technology": tuple(TECHNOLOGIES),
    "transmitter": tuple(TRANSMITTERS),
    "headquarters": tuple(HEADQUARTERS),
    "project": tuple(next(iter(HEADQUARTERS.values()))),
    "exploration": tuple(EXPLORATION),
    "goal": tuple(GOALS),
    "system": tuple(SYSTEMS),
    "size": tuple(SIZES),
    "place": PLACES,
    "modifier": tuple(MODIFIERS),
    "track": tuple(TRACKS),
    "action": tuple(ACTIONS),
    "term": TERMS,
    "count": ("vp", "cubes", "one", "two", "rings"),
}
KINDS_OF_PLACES = {name: node.kind for side in CLUSTERS.values() for name, node in side.nodes.items()}
RED_DICE = tuple(f"red-{pips}" for pips in range(7))
CHOICES_OF_SIZES = ("any", "small-medium", "small-large", "medium-large")
