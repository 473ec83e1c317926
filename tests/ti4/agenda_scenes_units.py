"""Tables at which directives about units have just come up."""

from __future__ import annotations

from collections.abc import Callable

from rules.ti4.components.places import CENTRE_PLACE
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def reducing() -> Table:
    """Two players have more dreadnoughts and cruisers than stay."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 0)
    table.player().pools.fleet = table.player(1).pools.fleet = 9
    table.put("203", 0, dreadnought=2, cruiser=4)
    table.put("204", 0, dreadnought=1, cruiser=2)
    table.put("303", 1, cruiser=3)
    table.put("201", 1, cruiser=3)
    for seat in (0, 1, 2):
        _only_there(table, seat)
    table.resolve("arms-reduction", "for")
    return table


def _only_there(table: Table, seat: int) -> None:
    """Cruisers and dreadnoughts of the start are gone."""
    for force in table.state.home(seat).space:
        for kind in ("cruiser", "dreadnought"):
            force.units.pop(kind, None)  # type: ignore[call-overload]  # a kind of units


def redistributing() -> Table:
    """A planet has been emptied; two players have fewest points."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=2, pds=1)
    table.player(2).vp = {"custodians": 1}
    table.resolve("colonial-redistribution", "wellon")
    return table


def settling() -> Table:
    """Somebody may settle."""
    table = redistributing()
    table.play("p2 choose-settler p1")
    return table


def researching() -> Table:
    """The die was good."""
    table = acting("sol", "hacan", "xxcha")
    table.resolve("ixthian-artifact", "for", dice=(6,))
    return table


def wasted() -> Table:
    """The die was bad."""
    table = acting("sol", "hacan", "xxcha")
    table.player().pools.fleet = 9
    table.put(CENTRE_PLACE, 0, carrier=1, infantry=1)
    table.state.planet("mecatol-rex").owner = 0
    table.put("mecatol-rex", 0, infantry=2, pds=1)
    table.put("101", 0, cruiser=3, carrier=1, fighter=3)
    table.put("101", 1, cruiser=2)
    table.resolve("ixthian-artifact", "for", dice=(5,))
    return table


def at_wormholes() -> Table:
    """Ships at a wormhole, and others elsewhere."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "26", 2)
    table.put("203", 0, carrier=1, infantry=2)
    table.put("303", 1, cruiser=1)
    table.resolve("wormhole-research", "for")
    return table


def losing_tokens() -> Table:
    """Somebody who voted against gives up a command token."""
    table = acting("sol", "hacan", "xxcha")
    table.resolve("wormhole-research", "against", (1, "against", 3))
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    *(reducing, redistributing, settling, researching, wasted, at_wormholes, losing_tokens),
)
