"""Signs, places and what lies there in words, for descriptions and for what is written on pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from images.pulsar.seats import owner
from images.pulsar.signs import benefit_signs, gyrodyne_state
from images.words.phrases import Texts
from rules.pulsar.components import SYSTEMS, Benefit, Project
from rules.pulsar.state import FREE, State

NUMBERED = ("die", "red", "dice")
COUNTED = ("@vp", "@cube", "@one", "@two", "@explore", "@station", "@ring")
NAMING = 2  # kinds of what a project brings that its name is made of
LEADING = ("@jump", "@run-", "@award", "@production")  # what follows belongs to it


def words_of_signs(texts: Texts, parts: Sequence[str]) -> str:
    """A line of signs in words: numbers before what they count, commas between things.

    Parts are as in `signs.py`; one that is no icon stays as it is.
    """
    words, before, ahead = "", "", [*parts[1:], ""]
    for part, following in zip(parts, ahead, strict=False):
        number = before.lstrip("+")
        if part.lstrip("+").isdigit() and following in COUNTED:
            words += _between(before, part)  # the number is said with what it counts
        elif number.isdigit() and part in COUNTED:
            words += texts(f"pulsar-picture-count-{part[1:]}", number=before, count=int(number))
        else:
            several = 1 + (part == "@vp")
            words += _between(before, part) + _word(texts, part, int(number) if number.isdigit() else several)
        before = part
    return words


def amounts_said(texts: Texts, amounts: Mapping[str, int]) -> str:
    """How much there is of things, by icon.

    In the reader's language: `2 cubes, 3 points` of `{"cube": 2, "vp": 3}`; keys are icons without their `@`.
    """
    return words_of_signs(texts, [part for icon, amount in amounts.items() for part in (str(amount), f"@{icon}")])


def _between(before: str, part: str) -> str:
    """What stands between two parts of a line: a comma before another thing, else a space."""
    another = part.startswith("@") or part.lstrip("+")[:1].isdigit()
    if before.startswith("@") and another and not before.startswith(LEADING):
        return ", "
    if before:
        return " "
    return ""


def _word(texts: Texts, part: str, number: int = 1) -> str:
    if not part.startswith("@"):
        return part.strip()
    id = part[1:]
    for kind in NUMBERED:
        if id.startswith(kind) and id[len(kind) :].isdigit():
            return texts(f"pulsar-picture-icon-{kind}-of", value=int(id[len(kind) :]))
    if "/" in id:
        one, _, other = id.partition("/")
        return f"{_word(texts, f'@{one}')} / {_word(texts, f'@{other}')}"
    return texts(f"pulsar-picture-icon-{id}", count=number)


def worth_telling(position: State, name: str) -> bool:
    """Whether there is more to say of a place than its name."""
    return position.cluster.nodes[name].kind in ("system", "pulsar", "isolated")


def about(position: State, texts: Texts, name: str, names: Sequence[str] = ()) -> str:
    """What a place is and what lies there, one phrase: its kind with what is built, a dead end, ships.

    name: as places of the cluster are named; raises KeyError for another.
    """
    node = position.cluster.nodes[name]
    parts = [_kind(position, texts, name, names)]
    if node.dead_end:
        parts.append(texts("pulsar-picture-dead-end"))
    ships = [owner(player.seat, texts, names).name for player in position.players if player.ship == name]
    if ships:
        parts.append(texts("pulsar-picture-ships", list=", ".join(ships)))
    return "; ".join(filter(None, parts))


def _kind(position: State, texts: Texts, name: str, names: Sequence[str]) -> str:
    node = position.cluster.nodes[name]
    if node.kind == "system":
        return _system(position, texts, name, names)
    if node.kind in ("pulsar", "isolated"):
        return _pulsar(position, texts, name, names)
    return texts(f"pulsar-picture-place-{node.colour or node.kind}")


def _system(position: State, texts: Texts, name: str, names: Sequence[str]) -> str:
    system = position.systems.get(name)
    if system is None:
        return texts("pulsar-picture-unexplored")
    printed = SYSTEMS[system.tile]
    free = [planet.kind for planet, seat in zip(printed.planets, system.stations, strict=True) if seat == FREE]
    said_free = texts("pulsar-picture-free", blue=free.count("blue"), dead=free.count("dead"))
    stations = [owner(seat, texts, names).name for seat in system.stations if seat >= 0]
    told = [said_free]
    if stations:
        told.append(texts("pulsar-picture-stations", list=", ".join(stations)))
    told.append(texts("pulsar-picture-bonus", what=benefit_words(texts, printed.benefit)))
    return "; ".join(told)


def benefit_words(texts: Texts, benefit: Benefit) -> str:
    """What a benefit gives.

    `benefit_signs` in the reader's language, such as `small gyrodyne, ±1 token`; "" for nothing.
    """
    return words_of_signs(texts, benefit_signs(benefit))


def _pulsar(position: State, texts: Texts, name: str, names: Sequence[str]) -> str:
    claim = position.pulsars.get(name)
    kind = position.cluster.nodes[name].kind
    if claim is None:
        return texts(f"pulsar-picture-place-{kind}")
    who = owner(claim.seat, texts, names).name
    if not claim.gyrodyne:
        return texts("pulsar-picture-claimed", name=who)
    state = gyrodyne_state(claim)
    return texts(f"pulsar-picture-claimed-{state}", name=who, size=texts(f"pulsar-picture-size-{claim.gyrodyne}"))


def technology_name(texts: Texts, id: str) -> str:
    """What a technology is called."""
    return texts(f"pulsar-tech-{id}")


def project_name(texts: Texts, project: Project) -> str:
    """What a project brings in two or three words: of all its kinds those that matter most."""
    brings = project.benefit
    counts = {
        "double": int(brings.double is not None),
        "gyrodyne": len(brings.gyrodynes),
        "exploration": brings.exploration,
        "run": int(brings.gate_run is not None),
        "cube": brings.cubes,
        "token": brings.one + brings.two,
        "vp": brings.vp,
    }
    kinds = [texts(f"pulsar-picture-brings-{kind}", count=count) for kind, count in counts.items() if count]
    words = " + ".join(kinds[:NAMING])
    return words[:1].upper() + words[1:]
