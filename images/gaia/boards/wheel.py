"""What a faction board says of planets and abilities: the wheel as seen from home, what the faction can."""

from __future__ import annotations

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK, WHITE, mix
from images.gaia.colours import TERRAIN
from images.layout.inline import inline, signs_if
from images.words.phrases import Texts
from rules.gaia.components import WHEEL, steps_between

DISC = 42  # px
HIGH = 52  # px that the wheel takes


def by_steps(home: str) -> dict[int, list[str]]:
    """The other types of the wheel by the terraforming steps to them."""
    found: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for planet in WHEEL:
        if planet != home:
            found[steps_between(home, planet)].append(planet)
    return found


def planet(drawn: Scene, texts: Texts, kind: str, at: Point, size: float = DISC) -> None:
    """A planet of `size` px across with the letter of its type; raises KeyError for a type that is none."""
    drawn.add(Thing("planet", kind, *at, size, size, 3, tag=kind))
    edge = mix(TERRAIN[kind], INK, 0.8)
    drawn.add(Text(texts(f"gaia-picture-short-{kind}"), *at, SMALLEST, WHITE, "Bold", "m", edge, tag="short"))


def wheel(drawn: Scene, texts: Texts, home: str, at: Point, step_cost: int = 0) -> float:
    """Place the wheel from a point on, the nearest types first, with the ore of a step where it is known.

    Returns where it ends, in px.
    """
    x, y = at
    for steps, planets in by_steps(home).items():
        cost = signs_if(step_cost, "=", str(step_cost * steps), "@ore")
        step = signs_if(step_cost or steps == 1, "@step")
        x = inline(drawn, x, y, [*step, str(steps), *cost], tag=f"steps {steps}") + 8
        for kind in planets:
            planet(drawn, texts, kind, (x + DISC / 2, y))
            x += DISC + 4
        x += 14
    return x


def wheel_words(texts: Texts, home: str, step_cost: int = 0) -> str:
    """The same in words."""
    rows = (
        texts(
            "gaia-reference-steps",
            count=steps,
            ore=steps * step_cost,
            planets=", ".join(texts(f"gaia-picture-planet-{planet}") for planet in planets),
        )
        for steps, planets in by_steps(home).items()
    )
    return "; ".join(rows)


def ability(texts: Texts, faction: str) -> str:
    """What a faction can from the start."""
    return texts(f"gaia-ability-{faction}")


def institute(texts: Texts, faction: str) -> str:
    """What its planetary institute brings."""
    return texts(f"gaia-institute-{faction}")
