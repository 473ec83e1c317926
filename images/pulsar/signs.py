"""What benefits, technologies and goals are worth, as a line of signs: a part `@cube` is an icon, any other is text."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from images.layout.inline import signs_if
from rules.pulsar.components import SIZES, Benefit, Effect, Purchase, Technology
from rules.pulsar.state import Pulsar

ANYWHERE = 3  # kinds of places where a jump to any place may lead

COUNTED: Mapping[str, tuple[str, ...]] = {
    "stations": ("@station",),
    "patents": ("@patent",),
    "spinning": ("@spin",),
    "spinning-small": ("@small",),
    "spinning-medium": ("@medium",),
    "spinning-large": ("@large",),
    "spinning-sizes": ("@small", "≠", "@large"),
    "spinning-same-size": ("@large", "=", "@large"),
    "online-transmitters": ("@online",),
    "vp-transmitters": ("@online", "@vp"),
    "links": ("@link",),
    "projects": ("@project",),
    "project-rows": ("@project-row",),
    "used-gate-runs": ("@run-choose",),
    "awards": ("@award",),
    "goal-steps": ("@goal",),
    "goals-bought": ("@goal-full",),
}


def benefit_signs(benefit: Benefit) -> list[str]:
    """All that a benefit gives, in one line of signs, in the order in which it is dealt with; [] for nothing.

    A part with `@` is an icon, any other is text: `["@large", "@one"]` is a large gyrodyne and a ±1 token.
    """
    parts: list[str] = []
    if benefit.double is not None:
        parts += [f"@die{benefit.double.silver}", f"@red{benefit.double.red}"]
    if benefit.paid_red is not None:
        parts += [*purchase_cost(benefit.paid_red.cubes), "→", f"@red{benefit.paid_red.red}"]
    if benefit.red is not None:
        parts.append(f"@red{benefit.red}")
    for sizes in benefit.gyrodynes:
        parts += _gyrodyne(sizes, first=not parts or not benefit.distinct)
    parts += ["@isolated"] * benefit.isolated
    if benefit.teleport:
        parts += ["@jump", *_places(benefit.teleport)]
    parts += ["@explore"] * benefit.exploration
    parts += _amount(benefit.cubes, "cube")
    parts += ["@one"] * benefit.one + ["@two"] * benefit.two
    parts += _amount(benefit.vp, "vp")
    if benefit.stations:
        parts += [f"+{benefit.stations}", "@station"]
    if benefit.gate_run is not None:
        parts += [f"@run-{benefit.gate_run.colour}", str(benefit.gate_run.vp), "@vp"]
    return parts


def _gyrodyne(sizes: tuple[str, ...], *, first: bool) -> list[str]:
    start = signs_if(not first, "≠")
    if len(sizes) == len(SIZES):
        return [*start, "@any"]
    return [*start, f"@{'/'.join(sizes)}"]


def _places(kinds: tuple[str, ...]) -> list[str]:
    if len(kinds) == ANYWHERE:
        return ["@anywhere"]
    return [{"system": "@blue", "pulsar": "@pulsar", "gate": "@gate"}[kind] for kind in kinds]


def gyrodyne_state(claim: Pulsar) -> str:
    """The word for how far a gyrodyne is: it is being built, or spinning."""
    if claim.spinning:
        return "spinning"
    return "building"


def _amount(amount: int, icon: str) -> list[str]:
    return signs_if(amount, str(amount), f"@{icon}")


def purchase_cost(cubes: int) -> list[str]:
    """Cubes that are paid."""
    return [str(cubes), "@cube"]


def purchase_signs(purchase: Purchase) -> list[str]:
    """Cubes, and the points they buy.

    Signs as of `benefit_signs`: `["2", "@cube", "→", "9", "@vp"]`.
    """
    return [*purchase_cost(purchase.cubes), "→", str(purchase.vp), "@vp"]


def _each(effect: Effect) -> list[str]:
    return [str(effect.vp), "@vp", "/", *COUNTED[effect.what]]


def _steps(effect: Effect) -> list[str]:
    """`1→4` for one, and so on; the last step is for more as well."""
    rows = [f"{number}→{vp}" for number, vp in enumerate(effect.steps) if number]
    return [*COUNTED[effect.what], ", ".join(rows), "@vp"]


def _whenever(*signs: str) -> Callable[[Effect], list[str]]:
    """What an action brings, and by how much its die may be off."""

    def parts(effect: Effect) -> list[str]:
        points = signs_if(effect.vp, "→", str(effect.vp), "@vp")
        off = signs_if(effect.tolerance, f"±{effect.tolerance}", "@die")
        return [*signs, *points, *off]

    return parts


_EFFECTS: Mapping[str, Callable[[Effect], list[str]]] = {
    "score-each": _each,
    "production-each": _each,
    "final-each": _each,
    "production-steps": _steps,
    "final-steps": _steps,
    "final-buy": lambda effect: purchase_signs(Purchase(effect.cubes, effect.vp)),
    "final-goal": lambda effect: ["@goal", "=", "@yes"],
    "final-stations": lambda effect: [f"+{effect.stations}", "@station"],
    "gate-length": lambda effect: [f"@gate-{effect.colour}", "→", "@flight", f"±{effect.tolerance}"],
    "visit-pulsar": lambda effect: ["@flight", "@pulsar", "→", str(effect.vp), "@vp"],
    "claim-visited": lambda effect: ["@flight", "@pulsar", "→", "@ring"],
    "station": _whenever("@station"),
    "station-without-bonus": _whenever("@station", "@no-bonus"),
    "station-bonus": lambda effect: ["@station", "@no-bonus", "→", "@bonus"],
    "exploration-bonus": _whenever("@bonus"),
    "exploration-draw": lambda effect: [
        *("@explore", "→", "1", "/", str(effect.draw)),
        *signs_if(effect.vp, "+", str(effect.vp), "@vp"),
    ],
    "gate-run": _whenever("@run-choose"),
    "gate-run-gate": lambda effect: ["@run-choose", "+", str(effect.vp), "@vp", "/", "@gate"],
    "spin": _whenever("@spin"),
    "heavy-gyrodyne": _whenever("@medium", "@large"),
    "transmitter-die": _whenever("@transmitter"),
    "online-vp": _whenever("@online", "@vp"),
    "project": _whenever("@project"),
    "patent": _whenever("@patent"),
    "red-die": _whenever("@red"),
    "copy": lambda effect: ["@copy", "=", *purchase_cost(effect.cubes)],
}


def effect_signs(effect: Effect) -> list[str]:
    """What a technology does later, or counts at once."""
    return _EFFECTS[effect.op](effect)


def technology_signs(technology: Technology) -> list[str]:
    """All that a technology does.

    Signs as of `benefit_signs`, of its effect if it has one, else of its benefit: `["@spin", "→", "4", "@vp"]`.
    """
    if technology.effect is not None:
        return effect_signs(technology.effect)
    return benefit_signs(technology.benefit)
