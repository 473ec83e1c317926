"""Everything of the game that has a name, by chapters, for whoever looks something up."""

from __future__ import annotations

from rules.race.designs import DESIGNS, EDITIONS, GOODS, POWERS
from rules.race.phases.choosing import ACTIONS, SECOND

TAGS = ("rebel", "alien", "uplift", "imperium", "terraforming")
CHAPTERS: dict[str, tuple[str, ...]] = {
    "card": tuple(DESIGNS[EDITIONS[0]]),
    "action": (*ACTIONS, *SECOND),
    "phase": ("explore", "develop", "settle", "consume", "produce"),
    "good": GOODS,
    "count": ("hand", "goods", "chips", "military", "tableau", "points"),
    "tag": TAGS,
}
EFFECTS = {  # kinds of powers as questions name them, with the phase that has them
    f"{power.phase}-{power.effect}": "consume" if power.phase == "trade" else power.phase
    for edition in EDITIONS
    for power in POWERS[edition].values()
}
