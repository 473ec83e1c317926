"""What units can do, in signs and in words."""

from __future__ import annotations

from images.layout.inline import signs_if
from images.words.phrases import Texts
from rules.ti4.components.units import Dice, Unit


def dice(rolled: Dice) -> str:
    """The value that hits, and how many dice where it is more than one; "?" where the opponent's ships say that."""
    return f"{rolled.value}" if rolled.number == 1 else f"{rolled.value}×{rolled.number or '?'}"


def values(unit: Unit) -> tuple[str, str, str, str]:
    """Cost, combat, move and capacity of a unit as they stand in its row; `–` for what it has not.

    Cost `1:2` buys two; combat is `7`, with more dice `7×2`.
    """
    made = f":{unit.made}" if unit.made > 1 else ""
    cost = "–" if unit.cost is None else f"{unit.cost}{made}"
    combat = dice(unit.combat) if unit.combat else "–"
    return cost, combat, str(unit.move or "–"), str(unit.capacity or "–")


def rolled_words(texts: Texts, unit: Unit) -> list[str]:
    """Abilities with dice, each with its value."""
    found = {"barrage": unit.barrage, "bombardment": unit.bombardment, "space-cannon": unit.space_cannon}
    return [f"{texts(f'ti4-picture-ability-{name}')} {dice(own)}" for name, own in found.items() if own]


def production_words(texts: Texts, unit: Unit) -> list[str]:
    """How many units it produces at once."""
    if not unit.production:
        return []
    more = "+" if unit.adds_resources else ""
    return [f"{texts('ti4-picture-ability-production')} {more}{unit.production}"]


def ability_signs(texts: Texts, unit: Unit) -> list[str]:
    """Abilities as parts of a line: signs of those without dice, the others in words."""
    signs = [*signs_if(unit.sustains, "@sustain"), *signs_if(unit.planetary_shield, "@shield")]
    return [*signs, " · ".join([*rolled_words(texts, unit), *production_words(texts, unit)])]


def ability_words(texts: Texts, unit: Unit) -> list[str]:
    """All abilities in words."""
    named = [name for name, there in (("sustain", unit.sustains), ("shield", unit.planetary_shield)) if there]
    plain = [texts(f"ti4-picture-ability-{name}") for name in named]
    return [*plain, *rolled_words(texts, unit), *production_words(texts, unit)]
