"""The sheet view: everything that lies before a player, and what is theirs on the boards."""

from __future__ import annotations

from images.drawing.fonts import fit
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, PANEL
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, cells, section
from images.options import NO_OPTIONS, Options
from images.pulsar.boards.headquarters import projects
from images.pulsar.boards.transmitters import draw_arrays
from images.pulsar.colours import KIND_EDGES, KINDS
from images.pulsar.goods import goods
from images.pulsar.seats import owner, stage
from images.pulsar.signs import technology_signs
from images.pulsar.telling import technology_name
from images.words.phrases import Texts
from rules.pulsar.components import station_vp
from rules.pulsar.state import Player, State

SIDE = 12
CLAIM = 118  # px a claimed pulsar takes


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything of a seat."""
    drawn = Scene(WIDTH)
    player = position.players[options.player]
    who = owner(options.player, texts, options.names)
    badge(drawn, who, 46, 44)
    drawn.add(Text(fit(who.name, 40, 640), 82, 44, 40, tag="title"))
    drawn.add(Text(stage(position, texts), WIDTH - MARGIN, 44, 30, ACCENT, anchor="r"))
    top = goods(drawn, position, player, 88)
    top = _pulsars(drawn, position, player, texts, top + 8)
    top = _stations(drawn, position, player, texts, top + 8)
    top = _patents(drawn, position, player, texts, top + 8)
    if player.headquarters:
        board = texts("pulsar-picture-board", board=player.headquarters.upper())
        top = projects(drawn, player, section(drawn, f"{texts('pulsar-picture-headquarters')} · {board}", top + 8))
    if player.tiles:
        top = section(drawn, texts("pulsar-picture-transmitters"), top + 8)
        top = draw_arrays(drawn, player, texts, top)
    drawn.height = round(top + 16)
    return drawn


def _pulsars(drawn: Scene, position: State, player: Player, texts: Texts, top: float) -> float:
    """The claimed pulsars with their gyrodynes."""
    claims = position.claims(player.seat)
    top = section(drawn, texts("pulsar-picture-own-pulsars", count=len(claims)), top)
    if not claims:
        return top
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 116), PANEL))
    who = owner(player.seat, texts)
    for i, place in enumerate(claims):
        claim = position.pulsars[place]
        x, y = MARGIN + 56 + (CLAIM + 50) * i, top + 44
        kind = position.cluster.nodes[place].kind
        covered = "covered" if claim.gyrodyne else ""
        drawn.add(Thing("star", kind, x, y, 68, 68, 2, who.colour, tag=place, variant=covered))
        if claim.gyrodyne:
            state = "spinning" if claim.spinning else "building"
            drawn.add(Thing("rotor", claim.gyrodyne, x, y, 54, 54, 3, tag=place, variant=state))
        drawn.add(Text(place.upper(), x, y + 54, weight="Bold", anchor="m", tag="claim"))
    return top + 116


def _stations(drawn: Scene, position: State, player: Player, texts: Texts, top: float) -> float:
    """Where the stations are, and what they bring in the end."""
    own = [name for name, system in sorted(position.systems.items()) if system.station_of(player.seat)]
    number = len(own) + player.extra_stations
    top = section(drawn, texts("pulsar-picture-own-stations", count=number, vp=station_vp(number)), top)
    if not number:
        return top
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 54), PANEL))
    more = ["@explore", f"+{player.extra_stations}"] if player.extra_stations else []
    x = inline(drawn, MARGIN + 4, top + 27, ["@station", *more], tag="stations") + 14
    for name in own:
        drawn.add(Text(name.upper(), x, top + 27, tag="station"))
        x += 68
    return top + 54


def _patents(drawn: Scene, position: State, player: Player, texts: Texts, top: float) -> float:
    """The patents, what they do in signs below their names."""
    own = position.owned(player.seat)
    top = section(drawn, texts("pulsar-picture-own-patents", count=len(own)), top)
    boxes = cells(SIDE, WIDTH - SIDE, top, 100, 2, len(own))
    for technology, (left, up, right, bottom) in zip(own, boxes, strict=True):
        drawn.add(panel((left, up, right, bottom), KINDS[technology.kind], KIND_EDGES[technology.kind]))
        name = fit(technology_name(texts, technology.id), 28, right - left - 70)
        drawn.add(Text(name, left + 14, up + 28, tag="technology"))
        inline(drawn, right - 50, up + 28, [f"@{technology.kind}"], tag=f"kind {technology.id}")
        inline(drawn, left + 14, up + 72, technology_signs(technology), TextStyle(30), technology.id)
    return boxes[-1][3] if boxes else top
