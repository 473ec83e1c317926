"""What views of Race for the Galaxy are asked with."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.race.cards.designs import DESIGNS
from rules.race.state import State


def view_options(state: State, random: Random) -> dict[str, Any]:
    """A card of the edition."""
    return {"card": random.choice(sorted(DESIGNS[state.options["edition"]]))}
