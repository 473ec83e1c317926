"""Which effects a kind of technology may have, and which fields each of them needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from rules.pulsar.pieces import Benefit, Effect, Operation, Technology

NEEDED: dict[Operation, tuple[str, ...]] = {
    "score-each": ("what", "vp"),
    "production-each": ("what", "vp"),
    "production-steps": ("what", "steps"),
    "final-each": ("what", "vp"),
    "final-steps": ("what", "steps"),
    "final-buy": ("cubes", "vp"),
    "final-goal": (),
    "final-stations": ("stations",),
    "gate-length": ("colour", "tolerance"),
    "visit-pulsar": ("vp",),
    "claim-visited": (),
    "station": ("vp",),
    "station-without-bonus": ("vp",),
    "station-bonus": (),
    "exploration-bonus": ("vp",),
    "exploration-draw": ("draw",),
    "gate-run": ("vp",),
    "gate-run-gate": ("vp",),
    "spin": (),
    "heavy-gyrodyne": (),
    "transmitter-die": (),
    "online-vp": ("vp",),
    "project": (),
    "patent": (),
    "red-die": ("vp",),
    "copy": ("cubes",),
}
ALLOWED: dict[Operation, tuple[str, ...]] = {
    "exploration-draw": ("vp",),
    "spin": ("vp", "tolerance"),
    "heavy-gyrodyne": ("vp", "tolerance"),
    "transmitter-die": ("vp", "tolerance"),
    "project": ("vp", "tolerance"),
    "patent": ("vp", "tolerance"),
}


def effect_faults(technology: Technology) -> Iterable[str]:
    """What does not fit together in a technology: its kind, its benefit and its effect."""
    effect = technology.effect
    if technology.kind == "immediate":
        if effect and technology.benefit != Benefit():
            yield "an immediate technology has a benefit or an effect, not both"
    elif technology.benefit != Benefit():
        yield f"a technology of the kind {technology.kind} has no benefit"
    if effect is None:
        if technology.benefit == Benefit():
            yield "it gives nothing"
        return
    expected = _kind(effect.op)
    if technology.kind != expected:
        yield f"effect: {effect.op} belongs to the kind {expected}, not {technology.kind}"
    yield from _field_faults(effect)


def _kind(op: Operation) -> str:
    first = op.partition("-")[0]
    return {"score": "immediate", "production": "production", "final": "final"}.get(first, "ongoing")


def _field_faults(effect: Effect) -> Iterable[str]:
    """Fields that an effect lacks, and those that mean nothing to it."""
    given = {each.name for each in fields(effect) if each.name != "op" and getattr(effect, each.name)}
    needed, allowed = set(NEEDED[effect.op]), set(ALLOWED.get(effect.op, ()))
    for name in sorted(needed - given):
        yield f"effect: {effect.op} needs {name}"
    for name in sorted(given - needed - allowed):
        yield f"effect: {name} means nothing to {effect.op}"
    if allowed and not given:
        yield f"effect: {effect.op} needs one of {', '.join(sorted(allowed))}"
