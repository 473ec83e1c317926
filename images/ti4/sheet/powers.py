"""What a faction can do: its abilities, its flagship, its own technologies, and promissory notes that lie open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from images.drawing.scene import Scene
from images.layout.parts import section
from images.layout.plates import SMALL, Line, Plate, plates
from images.ti4.colours import TECHNOLOGIES as COLOURS
from images.ti4.reference import facts
from images.ti4.reference.signs import faction_sign, sign
from images.ti4.seats import faction_name
from images.words import limited
from images.words.phrases import Texts, noted, titled
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.factions import FLAGSHIPS
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES, of_faction
from rules.ti4.state import Player, State


class Powers(Enum):
    """Which of them are shown."""

    ALL = "all"
    ACTIVE = "active"  # those that do something now
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Power:
    """An entry of the reference that is before a player.

    state: what holds for it now, in words, "" for nothing. idle: whether it does nothing now. owner: the faction whose
    note it is.
    """

    chapter: str
    id: str
    state: str = ""
    idle: bool = False
    owner: str = ""


def powers_of(position: State, texts: Texts, player: Player) -> Iterator[Power]:
    """All of them: abilities, the flagship, technologies of the faction that are no upgrades, open notes."""
    mutated = texts("ti4-picture-power-silent") if player.mutated else ""
    for ability in player.printed.abilities:
        yield Power("faction-ability", ability, mutated, player.mutated)
    if player.faction:
        yield Power("unit", FLAGSHIPS[player.faction])
    for technology in of_faction(player.faction):
        if technology not in UPGRADES:
            state = _technology_state(texts, player, technology)
            yield Power("technology", technology, state, not player.can_use(technology))
    for note in player.play_area:
        owner = owner_of(note)
        words = faction_name(position, owner, texts)
        yield Power("promissory-note", name_of(note), words, owner=position.players[owner].faction)


def _technology_state(texts: Texts, player: Player, technology: str) -> str:
    if copied := player.copied.get(technology):
        return texts("ti4-picture-copies", technology=texts(f"ti4-name-{copied}"))
    if technology not in player.technologies:
        return texts("ti4-picture-not-owned")
    if player.mutated:
        return texts("ti4-picture-power-silent")
    return texts("ti4-picture-exhausted") if technology in player.exhausted_technologies else ""


def draw_powers(drawn: Scene, position: State, texts: Texts, player: Player, top: float, which: Powers) -> float:
    """A plate for each that is to be shown, pale where it does nothing now; returns where they end, in px."""
    powers = [power for power in powers_of(position, texts, player) if which is Powers.ALL or not power.idle]
    shown = [_plate(drawn, texts, power) for power in powers if which is not Powers.NONE]
    if not shown:
        return top
    top = section(drawn, texts("ti4-picture-powers"), top + 6)
    return plates(drawn, shown, top, 2, SMALL)


def _plate(drawn: Scene, texts: Texts, power: Power) -> Plate:
    lines = [Line(words=words, muted=power.idle) for words in facts.about(texts, power.chapter, power.id)]
    if power.state:
        lines.insert(0, Line(words=power.state, muted=True))
    edge = COLOURS.get(TECHNOLOGIES[power.id].kind, "") if power.chapter == "technology" else ""
    name = facts.title(texts, power.chapter, power.id)
    shown = faction_sign(drawn, power.owner) if power.owner else sign(drawn, power.chapter, power.id)
    return Plate(name, lines, shown, edge, f"power {power.id}")


def powers_told(position: State, texts: Texts, player: Player) -> list[limited.Line]:
    """The same in lines: each with what holds for it and what it does."""
    told = []
    for power in powers_of(position, texts, player):
        said = " ".join(facts.about(texts, power.chapter, power.id))
        name = facts.title(texts, power.chapter, power.id)
        told.append(limited.Line(titled(noted(name, power.state), said)))
    return told
