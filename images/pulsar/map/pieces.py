"""What lies on the map: system tiles with stations, claim rings with gyrodynes, and ships."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Box, Scene, Thing, panel
from images.drawing.theme import INK, MUTED, PAPER, ink_on
from images.layout.seats import Owner
from images.pulsar.colours import BLUE, DEAD, SYSTEM, SYSTEM_EDGE, UNEXPLORED, UNEXPLORED_EDGE
from images.pulsar.map.chart import Chart
from images.pulsar.map.ground import code, lettering, stretch
from images.pulsar.signs import benefit_signs, gyrodyne_state
from rules.pulsar.components import SYSTEMS, Benefit
from rules.pulsar.state import BLOCKED, State

PLANET = 36  # px across
PLANETS_Y = 20  # px below the middle of a system
SIGN = 30  # px a sign of a tile's bonus is large
STAR = 84  # with its glow
SUN = 72  # with its corona
SUNS = ("#ffd36b", "#ff9a5c", "#fff1c4", "#ffb37a", "#9fd0ff")  # by system
QUIET = (50, 26)  # px half of what nobody has explored
ROTOR = 50
OWNER = 36  # px of the badge at a claim ring
SHIP = (36, 46)


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


def marked_box(chart: Chart, position: State, name: str) -> Box:
    """What is drawn of a place, to be marked: less of a system that nobody has explored."""
    if chart.cluster.nodes[name].kind == "system" and name not in position.systems:
        return _quiet_box(chart, name)
    return chart.place_box(name)


def _quiet_box(chart: Chart, name: str) -> Box:
    x, y = chart.at[name]
    wide, high = (half * chart.scale for half in QUIET)
    return x - wide, y - high, x + wide, y + high


def board_signs(benefit: Benefit) -> list[str]:
    """A tile's bonus as icons alone: of two cubes there are two."""
    parts = benefit_signs(benefit)
    return ["@cube"] * benefit.cubes + [part for part in parts if part.startswith("@") and part != "@cube"]


def _system(scene: Scene, chart: Chart, position: State, owners: Sequence[Owner], name: str) -> None:
    scale = chart.scale
    box = chart.place_box(name)
    x, y = chart.at[name]
    system = position.systems.get(name)
    if system is None:
        scene.add(panel(_quiet_box(chart, name), UNEXPLORED, UNEXPLORED_EDGE))
        scene.add(code(chart, f"{name.upper()} ?", (x, y), MUTED, layer=1))
        return
    scene.add(panel(box, SYSTEM, SYSTEM_EDGE))
    printed = SYSTEMS[system.tile]
    sun = SUNS[int(name[1:]) % len(SUNS)]
    at = x - 64 * scale, y - 34 * scale
    scene.add(Thing("sun", "", *at, SUN * scale, SUN * scale, 2, sun, tag=name))
    orbit = (x - 66 * scale, y + PLANETS_Y * scale), (x + 66 * scale, y + PLANETS_Y * scale)
    scene.add(stretch(orbit, SYSTEM_EDGE, 1.5 * scale, 1, name))
    scene.add(code(chart, name.upper(), (x - 24 * scale, y - 20 * scale), PAPER, layer=1))
    signs = board_signs(printed.benefit)
    for i, sign in enumerate(signs):
        across = x + (70 - (len(signs) - i - 0.5) * (SIGN + 4)) * scale
        scene.add(Thing("icon", sign[1:], across, y - 20 * scale, SIGN * scale, SIGN * scale, 3, tag=f"{name} bonus"))
    step = (PLANET + 0.5) * scale
    for i, (planet, seat) in enumerate(zip(printed.planets, system.stations, strict=True)):
        at = x + (i - (len(printed.planets) - 1) / 2) * step, y + PLANETS_Y * scale
        size = PLANET * scale
        if seat >= 0:
            who = owners[seat]
            scene.add(Thing("station", who.shape, *at, size, size, 3, who.colour, tag=f"{name} seat {seat}"))
            scene.add(lettering(chart, who.letter, (at[0], at[1] - 1), ink_on(who.colour)))
        else:
            colour = {"blue": BLUE, "dead": DEAD}[planet.kind]
            variant = "blocked" if seat == BLOCKED else ""
            scene.add(Thing("planet", planet.kind, *at, size, size, 2, colour, tag=name, variant=variant))


def _pulsar(scene: Scene, chart: Chart, position: State, owners: Sequence[Owner], name: str, kind: str) -> None:
    scale = chart.scale
    x, y = chart.at[name]
    claim = position.pulsars.get(name)
    size = STAR * scale
    if claim is None:
        scene.add(Thing("star", kind, x, y, size, size, 1, tag=name))
        return
    who = owners[claim.seat]
    variant = "covered" if claim.gyrodyne else ""
    tag = f"{name} seat {claim.seat}"
    scene.add(Thing("star", kind, x, y, size, size, 2, who.colour, tag=tag, variant=variant))
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
