"""The sheet view: everything that lies before a player, and what is theirs on the boards."""

from __future__ import annotations

from images.drawing.fonts import fit
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, PANEL
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline, signs_if
from images.layout.parts import MARGIN, WIDTH, cells, end_of, section
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.boards.dice import dice_in_hand
from images.pulsar.boards.headquarters import project_words, projects
from images.pulsar.boards.technologies import technology_words
from images.pulsar.boards.transmitters import arrays, draw_arrays, placed_words
from images.pulsar.colours import KIND_EDGES, KINDS
from images.pulsar.goods import goods
from images.pulsar.seats import owner, stage
from images.pulsar.signs import gyrodyne_state, technology_signs
from images.pulsar.telling import amounts_said, technology_name, words_of_signs
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, coordinates, first_line, titled
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
        top = section(drawn, f"{texts('pulsar-picture-headquarters')} · {board}", top + 8)
        top = projects(drawn, player, texts, top)
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
        drawn.add(Thing("star", kind, x, y, 120, 120, 2, who.colour, tag=place, variant=covered))
        if claim.gyrodyne:
            state = gyrodyne_state(claim)
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
    more = signs_if(player.extra_stations, "@explore", f"+{player.extra_stations}")
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
    return end_of(boxes, top)


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sheet: points, goods, and what there is of everything."""
    player = position.players[options.player]
    return texts(
        "pulsar-picture-alt-sheet",
        name=phrases.name_of(options.player, texts, options.names),
        vp=player.vp,
        cubes=player.cubes,
        stations=position.stations(options.player),
        pulsars=len(position.claims(options.player)),
        patents=len(position.owned(options.player)),
        transmitters=len(player.tiles),
        projects=len(player.projects),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everything of a player."""
    player = position.players[options.player]
    lines = [Line(first_line(phrases.name_of(options.player, texts, options.names), stage(position, texts)))]
    lines.append(Line(amounts_said(texts, {"vp": player.vp, "ring": player.rings})))
    lines.append(Line(dice_in_hand(position, texts, options.player)))
    waiting = [f"@{size}" for size in player.gyrodynes]
    awards = [part for vp in player.awards for part in ("@award", str(vp))]
    if waiting or awards:
        lines.append(Line(words_of_signs(texts, [*waiting, *awards])))
    claims = position.claims(options.player)
    lines.append(Line(bold(texts("pulsar-picture-own-pulsars", count=len(claims)))))
    lines += [Line(f"- {_claim(position, texts, place)}") for place in claims]
    own = [name for name, system in sorted(position.systems.items()) if system.station_of(options.player)]
    number = len(own) + player.extra_stations
    told = texts("pulsar-picture-own-stations", count=number, vp=station_vp(number))
    lines.append(Line(titled(told, coordinates(own)) if own else bold(told)))
    patents = position.owned(options.player)
    lines.append(Line(bold(texts("pulsar-picture-own-patents", count=len(patents)))))
    lines += [technology_words(position, texts, technology, options.names) for technology in patents]
    if player.headquarters:
        lines.append(Line(titled(texts("pulsar-picture-headquarters"), player.headquarters.upper())))
        lines += project_words(player, texts)
    if player.tiles:
        lines.append(Line(bold(texts("pulsar-picture-transmitters"))))
        lines += [placed_words(texts, placed) for chain in arrays(player) for placed in chain]
    return limited(lines)


def _claim(position: State, texts: Texts, place: str) -> str:
    claim = position.pulsars[place]
    if not claim.gyrodyne:
        return place.upper()
    state = texts(f"pulsar-picture-told-{gyrodyne_state(claim)}")
    return f"{place.upper()}: {words_of_signs(texts, [f'@{claim.gyrodyne}'])}, {state}"
