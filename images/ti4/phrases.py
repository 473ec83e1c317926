"""Pieces of sentences that the views share: what a system has, who is who, what forces there are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from images.ti4.colours import LETTERS
from images.ti4.seats import owner
from images.words import phrases
from images.words.phrases import Texts
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.systems import SYSTEM_OF
from rules.ti4.components.units import UNIT_KINDS, UnitKind
from rules.ti4.economy.worth import worth as planet_worth
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.state import NO_SEAT, OFF_THE_MAP, Force, Planet, State, System


def name_of(position: State, seat: int, texts: Texts, names: Sequence[str]) -> str:
    """A player, by the person where `names` has one.

    `names` are of people by seat, which counts from 0; without one that can be drawn it is the faction, and before
    there is one `Seat 2`.
    """
    return owner(position, seat, texts, names).name


def asked_sentence(position: State, texts: Texts, names: Sequence[str], asked: Collection[int]) -> str:
    """Who is to act; nothing where nobody is."""
    return phrases.asked_sentence(texts, "ti4", (name_of(position, seat, texts, names) for seat in sorted(asked)))


def place_name(texts: Texts, place: str) -> str:
    """What a place is called: its number, or that it is off the map.

    The number is the place's label, such as `305`, whatever tile lies there; the reader's language tells the other.
    """
    if place == OFF_THE_MAP:
        return texts("ti4-picture-off")
    return place


def place_of(position: State, name: str) -> str:
    """The label of the place with a name, or of the system with this planet or tile; "" where there is none."""
    if name in position.galaxy:
        return name
    tile = SYSTEM_OF.get(name, name)
    return next((place for place, system in position.galaxy.items() if system.tile == tile), "")


def planet_name(texts: Texts, planet: str) -> str:
    """What a planet is called."""
    return texts(f"ti4-name-{planet}")


def worth(position: State, planet: str) -> str:
    """Resources and influence, as they stand on the picture."""
    found = planet_worth(position, planet)
    return f"{found.resources}/{found.influence}"


def changed_worths(position: State, system: System) -> dict[str, str]:
    """The worth of the planets of a system to which a law is attached, by id."""
    attached = {law.elected for law in position.laws}
    return {planet.id: worth(position, planet.id) for planet in system.planets if planet.id in attached}


def attached_to(position: State, texts: Texts, planet: str) -> list[str]:
    """The laws that are attached to a planet, by name."""
    return [texts(f"ti4-name-{law.id}") for law in position.laws if law.elected == planet]


def printed_of(texts: Texts, planet: str) -> list[str]:
    """The trait and the specialty of a planet in words."""
    printed = PLANETS[planet]
    named = {"trait": printed.trait, "specialty": printed.specialty}
    return [texts(f"ti4-picture-{what}-{own}") for what, own in named.items() if own]


def space_of(texts: Texts, system: System, kinds: Iterable[str]) -> list[str]:
    """The anomaly of a system, these wormholes, and the custodians token, in words."""
    printed = system.printed
    anomalies = [texts(f"ti4-picture-anomaly-{printed.anomaly}")] if printed.anomaly else []
    there = [texts("ti4-picture-wormhole", letter=LETTERS[kind]) for kind in sorted(kinds)]
    custodians = [texts("ti4-picture-custodians")] if system.custodians else []
    return [*anomalies, *there, *custodians]


def unit_words(texts: Texts, units: Mapping[UnitKind, int]) -> str:
    """Units by kind, the greatest first: `2 carriers, 3 fighters`."""
    return ", ".join(texts(f"ti4-amount-{kind}", n=units[kind]) for kind in UNIT_KINDS if units.get(kind))


def force_words(position: State, texts: Texts, force: Force, names: Sequence[str]) -> str:
    """Whose units, which, and how many of them have sustained damage."""
    said = f"{name_of(position, force.seat, texts, names)}: {unit_words(texts, force.units)}"
    if damaged := unit_words(texts, force.damaged):
        return f"{said} ({texts('ti4-picture-damaged', units=damaged)})"
    return said


def planet_words(position: State, texts: Texts, planet: Planet, names: Sequence[str]) -> str:
    """A planet: its name and worth, laws attached to it, whose it is, and the units on it."""
    parts = [f"{planet_name(texts, planet.id)} {worth(position, planet.id)}"]
    parts += attached_to(position, texts, planet.id)
    if planet.owner != NO_SEAT:
        parts.append(name_of(position, planet.owner, texts, names))
    parts += [force_words(position, texts, force, names) for force in planet.forces if force.count()]
    return " – ".join(parts)


def system_parts(position: State, texts: Texts, place: str, names: Sequence[str]) -> list[str]:
    """All that a system has, a phrase each: space, planets with what stands there, fleets, tokens.

    Empty fleets are left out. Raises KeyError for a place without a system.
    """
    system = position.galaxy[place]
    planets = [planet_words(position, texts, planet, names) for planet in system.planets]
    fleets = [force_words(position, texts, force, names) for force in system.space if force.count()]
    return [
        *space_of(texts, system, wormholes(position, place)),
        *planets,
        *fleets,
        *token_parts(position, texts, system, names),
    ]


def token_parts(position: State, texts: Texts, system: System, names: Sequence[str]) -> list[str]:
    """Whose command tokens lie in a system."""
    people = ", ".join(name_of(position, seat, texts, names) for seat in system.tokens)
    return [texts("ti4-picture-tokens", names=people)] if people else []


def outcome_shape(agenda: str) -> str:
    """Which fact names an outcome of this agenda."""
    elect = AGENDAS[agenda].elect
    return {"for-against": "outcome", "player": "target", "law": "law", "secret": "objective"}.get(elect, "planet")


def outcome_name(position: State, texts: Texts, agenda: str, outcome: str, names: Sequence[str]) -> str:
    """What an outcome is called: a player by name, else what is elected, or for or against."""
    shape = outcome_shape(agenda)
    if shape == "target":
        return name_of(position, int(outcome.removeprefix("p")) - 1, texts, names)
    return texts(f"ti4-name-outcome-{outcome}" if shape == "outcome" else f"ti4-name-{outcome}")
