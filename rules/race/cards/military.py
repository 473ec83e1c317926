"""Military: what conquers worlds. It never lowers a price."""

from __future__ import annotations

from collections.abc import Collection

from rules.race.designs import Card
from rules.race.state import Player, State
from rules.race.tableau import Tableau


def general(state: State, player: Player) -> int:
    """A player's Military against every world (III), without what only counts against some; it may be below 0."""
    return state.tableau(player).military


def strength(lying: Tableau, world: Card) -> int:
    """Military of these cards against a world: in general, and what counts only for its good or one of its tags.

    Compared with the world's defence. What is discarded or paid for more of it comes on top, and is not in it.
    """
    if not lying.specialised:
        return lying.military
    fitting = [power for power in lying.specialised if power.good in ("", world.good)]
    return lying.military + sum([power.n for power in fitting if not power.tag or power.tag in world.tags])


def tactics(lying: Tableau, chosen: Collection[str]) -> int:
    """Military that those of these cards give which are chosen to be discarded for it."""
    powers = lying.powers.get(("settle", "tactics"), ())
    return sum(power.n for key, power in powers if key.partition(":")[0] in chosen)
