"""A system with all that is printed on it and lies there.

From the top: its place and a wormhole; planets with their worth, with owner and specialty above, dock and PDS below;
fleets, each the number of its ships on its owner's badge, one alone with what they are; command tokens. Measures are
px on a hex of size 96.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import AREAS, INK, MUTED, PAPER, WHITE, ink_on, tinted
from images.layout.badges import FLAT_SHAPES, badge, badge_size
from images.layout.seats import Owner
from images.ti4.art.planets import look_of
from images.ti4.colours import CENTRE, HOME, LETTERS, RED_TILE, SPACE, WORMHOLES
from images.ti4.map.chart import ROOT3
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.units import UNIT_KINDS, class_of
from rules.ti4.state import NO_SEAT, Force, Planet, System

SIZE = 96  # px from a hex's middle to its corners
LABEL_Y = -65.5
LABEL_GAP = 5
WORMHOLE = 32
CLOSE = 27  # from one wormhole to the next
LABEL_ROOM = 55  # from the middle to the rim, where labels stand
DESCENDER = 0.085  # of its size: how far a beta hangs below the others
LONE_WORMHOLES = {1: 60, 2: 56, 3: 46}  # of a system with nothing else, by how many there are
PLANETS_Y = -15
DIAMETERS = {1: 68, 2: 64, 3: 54}  # of planets by how many there are
STEPS = {1: 0, 2: 80, 3: 58}  # from one to the next
MARK = 27  # of an owner's badge on a planet
SPECIALTY = 25
STRUCTURE = 28
CORNER = 0.74  # how far from the middle of a planet its marks are, of its radius
CROWDED_CORNER = 0.9  # the same of the small planets of three
ANOMALY = 124
FLEETS_Y = 43
FLEET = 38
FLEETS_WIDE = 128
SHIP = 29  # of a class of ships beside the number of a fleet
MOST_FLEETS = 3
TOKENS_Y = 70
TOKEN = 24
TOKEN_STEP = 27
TOKENS_WIDE = 104
DISC = 34  # of a letter
LEAST_SIGN = 23.0  # px of a sign, however small its system is: it can still be told from others on a phone


@dataclass(frozen=True, slots=True)
class Notes:
    """What is written over a tile: the numbers of a flag, and the letters of its planets by id.

    choosable: whether the system can be chosen. worths: what planets are worth, where that is not what is printed.
    wormholes: those of the system; without, the one that is printed.
    """

    flag: str = ""
    choosable: bool = False
    planets: Mapping[str, str] = field(default_factory=dict)
    worths: Mapping[str, str] = field(default_factory=dict)
    wormholes: tuple[str, ...] = ()


NO_NOTES = Notes()


@dataclass(frozen=True, slots=True)
class Look:
    """How systems are drawn: px from their middle to their corners."""

    size: float

    @property
    def scale(self) -> float:
        """How large signs are beside those of a hex of SIZE.

        A factor: 1 for a hex that is SIZE px from its middle to its corners. Lengths that are given for such a hex are
        multiplied by it.
        """
        return self.size / SIZE

    def sign(self, side: float) -> float:
        """Px of a sign with this side on a hex of SIZE, never below `LEAST_SIGN`."""
        return max(min(side, LEAST_SIGN), side * self.scale)

    @property
    def font(self) -> int:
        """Px of the letters on a system of this size, never below `SMALLEST`."""
        return max(SMALLEST, round(SMALLEST * self.scale))


def ground(
    drawn: Scene, look: Look, at: Point, place: str, system: System, owners: Sequence[Owner], layer: int = 0
) -> None:
    """The tile: space in the colour of its kind, rimmed in that of who controls all its planets, and its anomaly."""
    holders = {planet.owner for planet in system.planets}
    rim = owners[holders.pop()].colour if len(holders) == 1 and NO_SEAT not in holders else ""
    fill = _fill(system)
    if rim:
        fill = tinted(fill, rim, 0.13)
    wide, high = 2 * look.size + 1, look.size * ROOT3 + 1
    drawn.add(Thing("hex", rim, *at, wide, high, layer, fill, tag=place, variant=system.tile))
    if anomaly := system.printed.anomaly:
        side = ANOMALY * look.scale
        drawn.add(Thing("anomaly", anomaly, at[0], at[1] + 6 * look.scale, side, side, layer, tag=place))


def _fill(system: System) -> str:
    if system.printed.stack == "centre":
        return CENTRE
    if system.printed.home:
        return HOME
    return SPACE if system.planets else RED_TILE


def contents(
    drawn: Scene,
    look: Look,
    at: Point,
    label: str,
    system: System,
    owners: Sequence[Owner],
    notes: Notes = NO_NOTES,
) -> None:
    """What stands on a tile: its label, planets, fleets and tokens.

    A flag with numbers takes the place of fleets, the letter of a planet that of its worth.
    """
    _label(drawn, look, at, label, system, notes)
    for planet, x in zip(system.planets, _row([STEPS[max(1, len(system.planets))]] * len(system.planets)), strict=True):
        spot = at[0] + x * look.scale, at[1] + PLANETS_Y * look.scale
        _planet(drawn, look, spot, planet, system, owners, notes)
    if notes.flag:
        _flag(drawn, look, at, notes.flag)
    else:
        _fleets(drawn, look, at, system, owners)
    _tokens(drawn, look, at, system.tokens, owners)


def gap(drawn: Scene, look: Look, at: Point, place: str, *, choosable: bool = False) -> None:
    """A place where no tile lies yet: its label, on the colour of letters where it can be chosen."""
    wide, high = 2 * look.size + 1, look.size * ROOT3 + 1
    drawn.add(Thing("gap", "", *at, wide, high, tag=place))
    _number(drawn, look, at, place, MUTED, choosable=choosable)


def _number(drawn: Scene, look: Look, at: Point, label: str, colour: str, *, choosable: bool) -> None:
    """What a place is called, the same in every picture of a game."""
    if choosable:
        wide, high = disc_wide(label) * look.scale, DISC * look.scale
        drawn.add(Thing("disc", "", *at, wide, high, 6, AREAS[0], tag=label, variant="wide"))
        drawn.add(Text(label, *at, look.font, INK, "Bold", "m", AREAS[0], tag="place"))
    else:
        drawn.add(Text(label, *at, look.font, colour, "Bold", "m", tag="place"))


def _row(widths: Sequence[float]) -> list[float]:
    """The middles of things of these widths that stand side by side about 0."""
    ends = [sum(widths[: number + 1]) for number in range(len(widths))]
    return [end - own / 2 - sum(widths) / 2 for end, own in zip(ends, widths, strict=True)]


def _label(drawn: Scene, look: Look, at: Point, label: str, system: System, notes: Notes) -> None:
    """The place, in a row with wormholes behind it where the system has more than those."""
    y, printed = at[1] + LABEL_Y * look.scale, system.printed.wormhole
    wormholes = notes.wormholes or ((printed,) if printed else ())
    widths = {"place": width(label, look.font, "Bold") / look.scale}
    if notes.choosable:
        widths = {"place": disc_wide(label)}
    if system.planets:
        widths |= {kind: (CLOSE if number else WORMHOLE + LABEL_GAP) for number, kind in enumerate(wormholes)}
    else:
        _lone_wormholes(drawn, look, at, wormholes)
    beyond = 0.0
    if len(wormholes) > 2:  # which reach over the rim, but the label of their place does not
        beyond = sum(widths.values()) / 2 - LABEL_ROOM
    for part, aside in zip(widths, _row([*widths.values()]), strict=True):
        x = at[0] + (aside + beyond) * look.scale
        if part == "place":
            _number(drawn, look, (x, y), label, PAPER, choosable=notes.choosable)
        else:
            _wormhole(drawn, look, (x + LABEL_GAP / 2 * look.scale, y), part, WORMHOLE * look.scale)


def _lone_wormholes(drawn: Scene, look: Look, at: Point, wormholes: Sequence[str]) -> None:
    """Those of a system without planets, large and side by side."""
    y, side = at[1] + PLANETS_Y * look.scale, LONE_WORMHOLES[max(1, len(wormholes))]
    for kind, aside in zip(wormholes, _row([side + LABEL_GAP] * len(wormholes)), strict=True):
        _wormhole(drawn, look, (at[0] + aside * look.scale, y), kind, side * look.scale)


def disc_wide(letter: str) -> float:
    """How wide the disc of a letter is, or of more than one, px on a hex of SIZE."""
    return DISC if len(letter) == 1 else width(letter, SMALLEST, "Bold") + 12.0


def letter_disc(drawn: Scene, look: Look, at: Point, letter: str, tag: str) -> None:
    """The letter of a choice on its disc."""
    wide, high = disc_wide(letter) * look.scale, DISC * look.scale
    variant = "" if len(letter) == 1 else "wide"
    drawn.add(Thing("disc", "", *at, wide, high, 6, AREAS[0], tag=tag, variant=variant))
    drawn.add(Text(letter, *at, look.font, INK, "Bold", "m", AREAS[0], tag="choice"))


def _wormhole(drawn: Scene, look: Look, at: Point, wormhole: str, side: float) -> None:
    drawn.add(Thing("wormhole", wormhole, *at, side, side, 3, tag="wormhole"))
    letters, colour = max(SMALLEST, round(side * 0.62)), WORMHOLES[wormhole]
    up = DESCENDER * letters if wormhole == "beta" else 0
    drawn.add(Text(LETTERS[wormhole], at[0], at[1] - up, letters, ink_on(colour), "Bold", "m", colour, "wormhole"))


def ring_of(planet: Planet, owners: Sequence[Owner]) -> str:
    """The colour of whoever controls a planet; "" where nobody does."""
    if planet.owner == NO_SEAT:
        return ""
    return owners[planet.owner].colour


def _planet(
    drawn: Scene, look: Look, at: Point, planet: Planet, system: System, owners: Sequence[Owner], notes: Notes
) -> None:
    printed = PLANETS[planet.id]
    side = DIAMETERS[len(system.planets)] * look.scale
    far = side / 2 * (CROWDED_CORNER if len(system.planets) > 2 else CORNER)
    ring = ring_of(planet, owners)
    trait = look_of(planet.id)
    drawn.add(Thing("planet", trait, *at, side, side, 1, ring, tag=planet.id))
    if letter := notes.planets.get(planet.id, ""):
        letter_disc(drawn, look, at, letter, planet.id)
    else:
        worth = notes.worths.get(planet.id, f"{printed.resources}/{printed.influence}")
        drawn.add(Text(worth, *at, look.font, WHITE, "Bold", "m", INK, tag="worth"))
    if planet.owner != NO_SEAT:
        badge(
            drawn,
            owners[planet.owner],
            at[0] - far,
            at[1] - far,
            f"{planet.id} owner",
            _mark(look, owners[planet.owner]),
        )
    if printed.specialty:
        mark = look.sign(SPECIALTY)
        drawn.add(Thing("icon", printed.specialty, at[0] + far, at[1] - far, mark, mark, 3, tag=planet.id))
    if system.custodians:
        mark = 1.2 * look.sign(SPECIALTY)
        drawn.add(Thing("custodians", "", at[0] + far, at[1] - far, mark, mark, 3, tag=planet.id))
    _structures(drawn, look, at, far, planet.forces, owners)


def _mark(look: Look, who: Owner) -> float:
    """The side of an owner's badge: one of a low shape is as wide as usual in a small system, too."""
    least = MARK if who.shape in FLAT_SHAPES else LEAST_SIGN
    return max(least, MARK * look.scale)


def _structures(
    drawn: Scene, look: Look, at: Point, down: float, forces: Sequence[Force], owners: Sequence[Owner]
) -> None:
    """The dock to the left and PDS to the right below a planet."""
    side = look.sign(STRUCTURE)
    for force in forces:
        for kind, aside in (("space-dock", -0.54), ("pds", 0.54)):
            if count := force.units.get(kind, 0):  # type: ignore[call-overload]  # one of its kinds
                variant = "pair" if count > 1 else ""
                x, y = at[0] + aside * side, at[1] + down + 2 * look.scale
                drawn.add(
                    Thing(
                        "unit",
                        kind,
                        x,
                        y,
                        side,
                        side,
                        3,
                        owners[force.seat].colour,
                        tag=f"{kind} {count}",
                        variant=variant,
                    )
                )


def _fleets(drawn: Scene, look: Look, at: Point, system: System, owners: Sequence[Owner]) -> None:
    """Badges with the number of ships, then docks in space; of very many the last says how many more there are.

    What the ships of a fleet are stands behind it where there is only one, the largest first, as many as there is room.
    """
    fleets = [force for force in system.space if force.ships]
    shown = fleets if len(fleets) <= MOST_FLEETS else fleets[: MOST_FLEETS - 1]
    badges = [replace(owners[force.seat], letter=str(force.ships)) for force in shown]
    docks = [force for force in system.space if force.count("space-dock")]
    widths = [badge_size(who.shape, who.letter)[0] * FLEET / 42 + 3.0 for who in badges]
    widths += [STRUCTURE] * len(docks) + [40.0] * (len(fleets) > len(shown))
    if not widths:
        return
    y = at[1] + FLEETS_Y * look.scale
    if len(fleets) == 1 and not docks:
        _ships(drawn, look, (at[0], y), fleets[0], badges[0], widths[0])
        return
    shrink = min(1, FLEETS_WIDE / sum(widths))
    middles = [at[0] + x * look.scale for x in _row([wide * shrink for wide in widths])]
    for who, x in zip(badges, middles, strict=False):
        badge(drawn, who, x, y, f"fleet {who.seat}", look.sign(FLEET) * shrink)
    side = look.sign(STRUCTURE)
    for force, x in zip(docks, middles[len(badges) :], strict=False):
        drawn.add(Thing("unit", "space-dock", x, y, side, side, 3, owners[force.seat].colour, tag="space-dock 1"))
    if len(fleets) > len(shown):
        drawn.add(Text(f"+{len(fleets) - len(shown)}", middles[-1], y, look.font, PAPER, "Bold", "m", tag="more"))


def _ships(drawn: Scene, look: Look, at: Point, fleet: Force, who: Owner, wide: float) -> None:
    """A fleet that has its system to itself: its number, `wide` px, and which classes of ships are in it."""
    kinds = [kind for kind in UNIT_KINDS if class_of(kind) == "ship" and fleet.units.get(kind)]
    room = int((FLEETS_WIDE - wide) // SHIP)
    side = look.sign(SHIP)
    first, *others = [at[0] + x * look.scale for x in _row([wide, *[float(SHIP)] * min(room, len(kinds))])]
    badge(drawn, who, first, at[1], f"fleet {who.seat}", FLEET * look.scale)
    for kind, x in zip(kinds, others, strict=False):
        drawn.add(Thing("unit", kind, x, at[1], side, side, 3, who.colour, tag=f"ship {kind}"))


def _tokens(drawn: Scene, look: Look, at: Point, seats: Sequence[int], owners: Sequence[Owner]) -> None:
    """Command tokens along the lower edge; of more than four each lies over the one before it."""
    side = look.sign(TOKEN)
    step = min(TOKEN_STEP, TOKENS_WIDE / max(1, len(seats)))
    for seat, x in zip(seats, _row([step] * len(seats)), strict=True):
        who = owners[seat]
        wide = side * 1.2 if who.shape in FLAT_SHAPES else side
        spot = at[0] + x * look.scale, at[1] + TOKENS_Y * look.scale
        drawn.add(Thing("token", who.shape, *spot, wide, side, 3, who.colour, tag=f"token {seat}"))


def _flag(drawn: Scene, look: Look, at: Point, words: str) -> None:
    """The numbers of the log on a flag, in the place of fleets."""
    y = at[1] + FLEETS_Y * look.scale
    wide = max(36.0, width(words, look.font, "Bold") + 16)
    drawn.add(Thing("flag", "", at[0], y, wide, 34 * look.scale, 6, tag="flag"))
    drawn.add(Text(words, at[0], y, look.font, INK, "Bold", "m", tag="number"))
