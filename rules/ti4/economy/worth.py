"""What a planet on the board is worth: what is printed on it, and what laws that are attached to it add (47, 75, 7)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from rules.core.records import record
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.components.planets import PLANETS
from rules.ti4.state import Planet, State

What = Literal["resources", "influence"]
UNUSED = "unused"  # before what a planet could have brought, too, that is exhausted for something else


@record
class Worth:
    """Resources and influence of one planet, or of several together."""

    resources: int
    influence: int

    def of(self, what: What) -> int:
        """How much of one of the two."""
        return self.resources if what == "resources" else self.influence

    def spent_as(self, what: What) -> dict[str, int]:
        """What is spent of one of the two, and `unused:` the other, which is gone until the planet is readied."""
        return {name if name == what else f"{UNUSED}:{name}": number for name, number in self.amounts().items()}

    def amounts(self) -> dict[str, int]:
        """Those of the two that there are, by name."""
        both = {"resources": self.resources, "influence": self.influence}
        return {name: number for name, number in both.items() if number}


def printed(planet: str) -> Worth:
    """What a planet is worth without anything attached to it."""
    return Worth(PLANETS[planet].resources, PLANETS[planet].influence)


def worth(state: State, planet: str) -> Worth:
    """What a planet is worth now: what is printed on it with what laws attached to it add.

    Whether it is exhausted is not asked. The planet that is `swapped` has the two the other way round.
    """
    found = _with_laws(planet, tuple(law.id for law in state.laws if law.elected == planet))
    return Worth(found.influence, found.resources) if planet == state.swapped else found


@lru_cache(None)
def _with_laws(planet: str, laws: tuple[str, ...]) -> Worth:
    """Kept, since a question of what to pay with asks it of every planet, and hardly any has a law."""
    return together((printed(planet), *map(added, laws)))


def worth_in_all(state: State, planet: Planet) -> int:
    """The resources and the influence of a planet added up, by which planets are ordered where either may be wanted."""
    found = worth(state, planet.id)
    return found.resources + found.influence


def worth_together(state: State, planets: Iterable[Planet]) -> Worth:
    """What several planets are worth.

    Their resources and influence added up, each as `worth` says it, exhausted or not; 0 of both without any.
    """
    return together(worth(state, planet.id) for planet in planets)


def together(parts: Iterable[Worth]) -> Worth:
    """The sum of several."""
    found = [*parts]
    return Worth(sum(each.resources for each in found), sum(each.influence for each in found))


def added(law: str) -> Worth:
    """What a law adds to the planet to which it is attached."""
    return Worth(AGENDAS[law].resources, AGENDAS[law].influence)
