"""What lies on the map: system tiles with stations, claim rings with gyrodynes, and ships."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, width
from images.drawing.scene import Scene, Thing
from images.drawing.theme import INK, MUTED, SPACE, ink_on
from images.layout.seats import Owner
from images.pulsar.art.stars import spots
from images.pulsar.colours import BLUE, DEAD
from images.pulsar.map.chart import Chart
from images.pulsar.map.ground import code, lettering, stretch
from images.pulsar.signs import benefit_signs, gyrodyne_state
from rules.pulsar.components import SYSTEMS, Benefit
from rules.pulsar.state import BLOCKED, State

SUN = (156, 68)  # px of a system's sun with its orbits
SUN_Y = -15  # px its middle lies from that of the system
CAPTION_Y = 29  # px below the middle of a system
AIR = 6  # px behind its name
PLANET = 32  # px across
SETTLED = 42  # px of a planet with a station
STATION = 36
SIGN = 30  # px a sign of a tile's bonus is large
STAR = 124  # with its glow
SUNS = ("#ffd36b", "#ff9a5c", "#fff1c4", "#ffb37a", "#9fd0ff")  # by system
ROTOR = 50
OWNER = 36  # px of the badge at a claim ring
SHIP = (36, 46)
BEAMS = ((-0.5, -0.87), (-0.8, -0.6), (-0.17, -0.98))  # directions, by pulsar


def pieces(scene: Scene, chart: Chart, position: State, owners: Sequence[Owner], own: int | None = None) -> None:
    """Everything that lies on the places that are shown; ships come last, where there is room beside them.

    The ship of the `own` seat has a bright rim.
    """
    for name in chart.names:
        kind = chart.cluster.nodes[name].kind
        if kind == "system":
            _system(scene, chart, position, owners, name)
        elif kind in ("pulsar", "isolated"):
            _pulsar(scene, chart, position, owners, name, kind)
    for player in position.players:
        if player.ship in chart.names:
            _ship(scene, chart, owners[player.seat], player.ship, own=player.seat == own)


def board_signs(benefit: Benefit) -> list[str]:
    """A tile's bonus as icons alone: of two cubes there are two."""
    parts = benefit_signs(benefit)
    return ["@cube"] * benefit.cubes + [part for part in parts if part.startswith("@") and part != "@cube"]


def _system(scene: Scene, chart: Chart, position: State, owners: Sequence[Owner], name: str) -> None:
    scale = chart.scale
    x, y = chart.at[name]
    system = position.systems.get(name)
    if system is None:
        left, top, right, bottom = chart.shown_box(name)
        scene.add(Thing("unknown", "", x, y, right - left, bottom - top, 1, tag=name))
        scene.add(code(chart, f"{name.upper()} ?", (x, y), MUTED, layer=1))
        return
    printed = SYSTEMS[system.tile]
    number = int(name[1:])
    sun_y = y + SUN_Y * scale
    scene.add(Thing("sun", "", x, sun_y, SUN[0] * scale, SUN[1] * scale, 2, SUNS[number % len(SUNS)], tag=name))
    side = 1 - 2 * (number % 2)  # every other system is seen in a mirror, its first planet on the left as well
    around = spots(len(printed.planets), SUN[0] * scale / 2)[::side]
    for (across, down), planet, seat in zip(around, printed.planets, system.stations, strict=True):
        _planet(scene, chart, owners, name, (x + across * side, sun_y + down), planet.kind, seat)
    _caption(scene, chart, name, board_signs(printed.benefit))


def _planet(scene: Scene, chart: Chart, owners: Sequence[Owner], name: str, at: Point, kind: str, seat: int) -> None:
    """A planet of its kind, and on it the station of whoever has one there."""
    scale = chart.scale
    colour = {"blue": BLUE, "dead": DEAD}[kind]
    if seat < 0:
        size = PLANET * scale
        variant = "blocked" if seat == BLOCKED else ""
        scene.add(Thing("planet", kind, *at, size, size, 3, colour, tag=name, variant=variant))
        return
    who = owners[seat]
    tag = f"{name} seat {seat}"
    scene.add(Thing("planet", kind, *at, SETTLED * scale, SETTLED * scale, 3, colour, tag=tag))
    scene.add(Thing("station", who.shape, *at, STATION * scale, STATION * scale, 4, who.colour, tag=tag))
    scene.add(lettering(chart, who.letter, (at[0], at[1] - 1), ink_on(who.colour)))


def _caption(scene: Scene, chart: Chart, name: str, signs: Sequence[str]) -> None:
    """The name of a system below it, and what the first station there yields."""
    scale = chart.scale
    x, y = chart.at[name][0], chart.at[name][1] + CAPTION_Y * scale
    letters = width(name.upper(), SMALLEST, "Regular")
    wide = letters + AIR + (SIGN + 2) * len(signs)
    left = x - wide * scale / 2
    scene.add(code(chart, name.upper(), (left + letters * scale / 2, y), MUTED, 1, SPACE))
    for i, sign in enumerate(signs):
        across = left + (wide - (len(signs) - i - 0.5) * (SIGN + 2)) * scale
        scene.add(Thing("icon", sign[1:], across, y, SIGN * scale, SIGN * scale, 3, tag=f"{name} bonus"))


def _pulsar(scene: Scene, chart: Chart, position: State, owners: Sequence[Owner], name: str, kind: str) -> None:
    scale = chart.scale
    x, y = chart.at[name]
    claim = position.pulsars.get(name)
    size = STAR * scale
    beams = (BEAMS[int(name[1:]) % len(BEAMS)],)
    if claim is None:
        scene.add(Thing("star", kind, x, y, size, size, 1, "", beams, name))
        return
    who = owners[claim.seat]
    variant = "covered" if claim.gyrodyne else ""
    tag = f"{name} seat {claim.seat}"
    scene.add(Thing("star", kind, x, y, size, size, 2, who.colour, beams, tag, variant))
    if claim.gyrodyne:
        state = gyrodyne_state(claim)
        rotor = ROTOR * scale
        scene.add(Thing("rotor", claim.gyrodyne, x, y, rotor, rotor, 3, tag=tag, variant=state))
    at = x + 29 * scale, y - 19 * scale
    scene.add(Thing("owner", who.shape, *at, OWNER * scale, OWNER * scale, 4, who.colour, tag=tag))
    scene.add(lettering(chart, who.letter, at, ink_on(who.colour)))


def _ship(scene: Scene, chart: Chart, who: Owner, place: str, *, own: bool) -> None:
    wide, high = (side * chart.scale for side in SHIP)
    at = chart.beside(place, wide, high)
    tether = at, chart.edge(place, at)
    scene.add(stretch(tether, INK, 8 * chart.scale, 1, f"ship {who.seat}"))
    scene.add(stretch(tether, who.colour, 5 * chart.scale, 1, f"ship {who.seat}"))
    variant = "own" if own else ""
    scene.add(Thing("ship", who.shape, *at, wide, high, 5, who.colour, tag=f"{place} seat {who.seat}", variant=variant))
    scene.add(lettering(chart, who.letter, (at[0], at[1] + 4 * chart.scale), ink_on(who.colour)))
