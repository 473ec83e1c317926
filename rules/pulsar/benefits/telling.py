"""What options say that they cost and gain: numbers of the purse, and names for what is chosen or comes later."""

from __future__ import annotations

from collections.abc import Mapping

from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.components import Benefit
from rules.pulsar.state import State

Amounts = Mapping[str, str | int]
ANY = 3  # a gyrodyne of so many sizes is one of any size
AT_ONCE = ("vp", "cubes", "one", "two", "stations", "run")  # the rest is chosen or drawn, and told by what comes of it


def together(*parts: Amounts) -> dict[str, str | int]:
    """Amounts added up by name; what comes to 0 is left out, and of words the last one stays.

    >>> together({"vp": 2, "cubes": 1}, {"vp": -2, "gyrodyne": "any"})
    {'cubes': 1, 'gyrodyne': 'any'}
    """
    numbers: dict[str, int] = {}
    words: dict[str, str | int] = {}
    for part in parts:
        for name, amount in part.items():
            if isinstance(amount, int):
                numbers[name] = numbers.get(name, 0) + amount
            else:
                words[name] = amount
    return {**{name: amount for name, amount in numbers.items() if amount}, **words}


def benefit_gains(benefit: Benefit) -> dict[str, str | int]:
    """What a benefit brings, for `Option.gains`: points, cubes and tokens as numbers, the rest by name.

    Names such as `gyrodyne`, `bonus-die` and `run:<colour>` have words or numbers that say which. What is 0 is left
    out.
    """
    gains: dict[str, str | int] = {
        "vp": benefit.vp,
        "cubes": benefit.cubes,
        "one": benefit.one,
        "two": benefit.two,
        "exploration": benefit.exploration,
        "isolated": benefit.isolated,
        "stations": benefit.stations,
    }
    if benefit.gyrodynes:
        gains["gyrodyne"] = " ".join("any" if len(sizes) == ANY else "-".join(sizes) for sizes in benefit.gyrodynes)
    if benefit.teleport:
        gains["teleport"] = " ".join(benefit.teleport)
    if benefit.red is not None:
        gains["bonus-die"] = str(benefit.red)
    if benefit.double is not None:
        gains["dice"] = f"{benefit.double.silver} red-{benefit.double.red}"
    if benefit.paid_red is not None:
        gains["due-die"] = str(benefit.paid_red.red)
    if benefit.gate_run is not None:
        gains[f"run:{benefit.gate_run.colour}"] = benefit.gate_run.vp
    return together(gains)


def at_once(benefit: Benefit) -> dict[str, str | int]:
    """What a benefit brings that nobody chooses or draws, for the event that tells where it comes from.

    The part of `benefit_gains` whose names are in `AT_ONCE`.
    """
    return {name: amount for name, amount in benefit_gains(benefit).items() if name.partition(":")[0] in AT_ONCE}


def benefit_costs(benefit: Benefit) -> dict[str, str | int]:
    """What a benefit takes: the cubes for a bonus die."""
    if benefit.paid_red is None:
        return {}
    return {"cubes": benefit.paid_red.cubes}


def effect_points(state: State, seat: int, op: str) -> dict[str, str | int]:
    """The points of the patents that score whenever something is done (`op`), as `vp`, which may be 0.

    `op` is one of `pieces.Operation`, such as `spin` or `project`. Facts for what an option gains; nobody is given them
    by this.
    """
    return {"vp": sum(effect.vp for _, effect in effects(state, seat, op))}
