"""Which technologies a player may research, and which planets and laws have to be exhausted for it (90 Technology)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, combinations, product

from rules.ti4.components.planets import PLANETS
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES, UPGRADES, Colour, of_faction
from rules.ti4.components.units import SCHEMATICS, UNITS, sheet
from rules.ti4.state import Player, State

WAR_SUNS = frozenset(id for id in UPGRADES if UNITS[id].kind == "war-sun")
PROPAGATION = "propagation"  # by which Nekro cannot research
Skipping = tuple[str, ...]  # planets and laws that are exhausted, each for a prerequisite of its colour
ANALYTICAL = "analytical"  # Jol-Nar: one prerequisite is ignored, but for upgrades of units
INHERITANCE, INHERITED = "inheritance-systems", 2  # exhausted for all prerequisites, and its price in resources
TEAMS: Mapping[str, Colour] = {  # laws that are exhausted by whoever controls the planet they are attached to
    "research-team-biotic": "biotic",
    "research-team-cybernetic": "cybernetic",
    "research-team-propulsion": "propulsion",
    "research-team-warfare": "warfare",
}


def researchable(state: State, seat: int) -> Mapping[str, tuple[Skipping, ...]]:
    """The technologies that a player may research now, each with every smallest choice of what to exhaust for it.

    That is one empty choice where all prerequisites are owned. What the research itself costs is not looked at.
    """
    player = state.players[seat]
    found = {id: ways(state, player, id) for id in (*GENERIC, *of_faction(player.faction))}
    return {id: choices for id, choices in found.items() if choices}


def ways(state: State, player: Player, technology: str) -> tuple[Skipping, ...]:
    """Every smallest choice of what a player exhausts to research a technology; none where that cannot be.

    () among them means that nothing has to be exhausted. Each names planets, laws and technologies by their ids.
    """
    if player.able(PROPAGATION) or not open_to(player, technology):
        return ()
    needed = Counter[Colour]() if _publicized(state, technology) else missing(player, technology)
    ready = _ready(state, player.seat)
    found = [way for each in _ignoring(player, technology, needed) for way in skippings(each, ready)]
    if needed and player.can_use(INHERITANCE):
        found.append((INHERITANCE,))
    return tuple(dict.fromkeys(found))


def _ignoring(player: Player, technology: str, needed: Counter[Colour]) -> list[Counter[Colour]]:
    """What is needed, without any one of it where a prerequisite may be ignored."""
    if not needed or technology in UPGRADES or not player.able(ANALYTICAL):
        return [needed]
    return [needed - Counter({colour: 1}) for colour in needed]


def surcharge(used: Skipping) -> int:
    """The resources that are spent for what is exhausted, besides what the research costs."""
    return INHERITED if INHERITANCE in used else 0


def _publicized(state: State, technology: str) -> bool:
    """Whether a law lets everybody ignore its prerequisites: of war suns, once anybody owns a technology of theirs."""
    if not state.law(SCHEMATICS) or technology not in WAR_SUNS:
        return False
    return any(WAR_SUNS & {*player.owned} for player in state.players)


def _ready(state: State, seat: int) -> tuple[str, ...]:
    """What a player could exhaust: ready planets, and ready research teams on planets of any sort."""
    own = [*state.planets(seat)]
    held = {planet.id for planet in own}
    teams = (law.id for law in state.laws if law.id in TEAMS and law.elected in held and not law.exhausted)
    return (*(planet.id for planet in own if not planet.exhausted), *teams)


def exhaust_for_research(state: State, player: Player, used: Skipping) -> None:
    """Exhaust these planets and laws, and the technology of the player that serves for all prerequisites."""
    for id in used:
        if id == INHERITANCE:
            player.exhausted_technologies.append(id)
            continue
        law = state.law(id)
        card = state.planet(id) if law is None else law
        card.exhausted = True


def open_to(player: Player, technology: str) -> bool:
    """Whether a technology of everybody or of the own faction is not owned yet, whatever its prerequisites.

    Assimilators are in play from the start; a generic upgrade of a unit in whose stead a faction has its own is nothing
    for that faction.
    """
    assimilator = TECHNOLOGIES[technology].kind == "assimilator"
    return not (technology in player.owned or assimilator) and _of_own_unit(player.faction, technology)


def _of_own_unit(faction: str, technology: str) -> bool:
    """Whether a technology is no upgrade, or one of a unit on the sheet of a faction, or a unit that it lacks."""
    if technology not in UPGRADES:
        return True
    unit = UNITS[technology]
    on_sheet = sheet(faction).get(unit.kind)
    return unit.upgrade_of == (on_sheet.id if on_sheet else None)


def missing(player: Player, technology: str) -> Counter[Colour]:
    """How many prerequisites of each colour a player has no technology for; upgrades of units have no colour."""
    colours = (TECHNOLOGIES[id].colour for id in player.owned)
    return Counter(TECHNOLOGIES[technology].needs) - Counter(colour for colour in colours if colour)


def skippings(needed: Counter[Colour], ready: tuple[str, ...]) -> Iterator[Skipping]:
    """Every choice of ready planets and laws, one for each needed prerequisite of its colour; none where too few are.

    Those of a choice are in the order in which they are given.
    """
    of_colours = [
        combinations([each for each in ready if _colour(each) == colour], number) for colour, number in needed.items()
    ]
    return (tuple(sorted(chain.from_iterable(choice), key=ready.index)) for choice in product(*of_colours))


def _colour(card: str) -> Colour | None:
    """The colour of which a planet or a law can be exhausted to skip a prerequisite."""
    return TEAMS[card] if card in TEAMS else PLANETS[card].specialty
