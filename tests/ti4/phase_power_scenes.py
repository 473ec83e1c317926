"""Tables at which powers of the phases, of agendas and of production are asked about, or were just used."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import acting
from tests.ti4.status_scenes import passing, to_the_end


def growing() -> Table:
    """Mitosis asks for a planet."""
    table = acting("arborec", "xxcha", "sol")
    table.lay("203", "19", 0)
    table.put("203", 2, flagship=1)
    return passing(table)


def moving() -> Table:
    """Bioplasmosis is asked about, and Genesis has got its infantry."""
    table = growing()
    table.player().technologies.append("bioplasmosis")
    table = to_the_end(table)
    table.play("p1 play-now bioplasmosis")
    return table


def moved() -> Table:
    """It has been used."""
    table = moving()
    table.play("p1 bioplasmosis from:nestphar=2 to:wellon=2")
    return table


def by_flagship() -> Table:
    """Duha Menaimon makes units."""
    table = acting("arborec", "xxcha", "sol")
    table.put("304", 0, flagship=1)
    table.play("p1 action activate:304", "p1 hand duha-menaimon")
    return table


SCENES: tuple[Callable[[], Table], ...] = (growing, moving, moved, by_flagship)
