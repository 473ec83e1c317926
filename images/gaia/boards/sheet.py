"""The sheet view: a player's faction board and everything that lies beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, GOOD, MUTED, PANEL, PANEL_LIGHT, PAPER, SLOT, SLOT_FULL, WHITE, text_colour
from images.gaia import phrases
from images.gaia.boards.belongings import belongings, charges
from images.gaia.boards.tiles import goods
from images.gaia.boards.wheel import ability, institute, wheel, wheel_words
from images.gaia.seats import charges_offered, goods_of, owner, player_pieces, shown_names
from images.layout.badges import badge
from images.layout.fitting import within
from images.layout.inline import DIM, TextStyle, inline, inline_width, signs_if, text_style
from images.layout.parts import MARGIN, WIDTH, cells, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.words.numbers import written
from images.words.phrases import Texts, coordinates, listed, person_of, sentences, titled
from rules.gaia.actions.special_actions import sources
from rules.gaia.components import FEDERATION_TOKENS, LIMITS, ROUNDS, STATIONS, TRACKS, Building
from rules.gaia.economy.income import total
from rules.gaia.state import Federation, Player, State

SIDE = 12
KINDS = ("mine", "station", "lab", "academy-k", "academy-q", "institute")


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything on the sheet of a seat; `names` are the people's.

    Where there is no room for all, the levels of its research are left out, which stand on a board of their own, then
    what its faction can do, which can be looked up.
    """
    ways = ((True, True), (False, True), (False, False))
    draw = partial(_drawn, position, texts, options)
    return within([partial(draw, tracks=tracks, powers=powers) for tracks, powers in ways], options.room)


def _drawn(position: State, texts: Texts, options: Options, *, tracks: bool, powers: bool) -> Scene:
    drawn = Scene(WIDTH)
    player = position.players[options.player]
    who = owner(position, options.player, texts)
    top = _heading(drawn, player, who, _person(texts, options.player, options.names))
    top = resources(drawn, position, player, texts, top)
    if player.research:
        top = power(drawn, player, texts, top + 8)
        top = buildings(drawn, player, texts, who, top + 8)
        if position.round < ROUNDS:
            top = income(drawn, player, texts, top + 8)
        if powers:
            top = faction(drawn, player, texts, top + 8)
        if tracks:
            top = research(drawn, player, texts, top + 8)
        top = belongings(drawn, player, texts, top + 8)
        top = charges(drawn, position, player, texts, top)
    drawn.height = round(top + 14)
    return drawn


def goods_scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The top of a sheet: what a seat can spend, for questions about that."""
    drawn = Scene(WIDTH)
    player = position.players[options.player]
    top = _heading(drawn, player, owner(position, options.player, texts), _person(texts, options.player, options.names))
    top = resources(drawn, position, player, texts, top)
    top = power(drawn, player, texts, top + 8)
    drawn.height = round(top + 14)
    return drawn


def _person(texts: Texts, seat: int, names: Sequence[str]) -> str:
    """The name of a seat's person, as far as there is one."""
    return fit(person_of(seat, shown_names(names, texts)), 30, 480)


def _heading(drawn: Scene, player: Player, who: Owner, name: str) -> float:
    badge(drawn, who, 46, 44)
    drawn.add(Text(who.name, 82, 44, 40, weight="Bold", tag="title"))
    if player.faction:
        home = player.board.home
        drawn.add(Thing("planet", home, WIDTH - 52, 44, 60, 60, 3, tag="home"))
    drawn.add(Text(name, WIDTH - 96, 44, 30, MUTED, anchor="r", tag="name"))
    return 86


def _boxes(drawn: Scene, top: float, height: float, columns: int, count: int) -> list[Box]:
    boxes = cells(SIDE, WIDTH - SIDE, top, height, columns, count)
    for box in boxes:
        drawn.add(panel(box, PANEL))
    return boxes


def to_place(position: State, player: Player) -> dict[str, int]:
    """What may still be placed on the map besides structures."""
    left = {"gaiaformer": player.gaiaformers, "satellite": position.satellites_left(player)}
    if player.faction == "ivits":
        left["space-station"] = STATIONS - len(player.stations)
    return left


def resources(drawn: Scene, position: State, player: Player, texts: Texts, top: float) -> float:
    """Points and goods, with their limits, gaiaformers and what is left to place, each under its name."""
    amounts = goods_of(player) | to_place(position, player)
    boxes = _boxes(drawn, top, 92, 4, len(amounts))
    for (good, amount), box in zip(amounts.items(), boxes, strict=True):
        drawn.add(Text(texts(f"gaia-picture-own-{good}"), box[0] + 16, box[1] + 24, colour=MUTED, tag=f"{good} name"))
        y = box[1] + 64
        end = inline(drawn, box[0] + 16, y, [f"@{good}", written(amount)], TextStyle(32, weight="Bold"), good)
        if good in LIMITS:
            drawn.add(Text(f"/ {LIMITS[good]}", end + 10, y, colour=MUTED, tag=f"{good} limit"))
    return boxes[-1][3]


def power(drawn: Scene, player: Player, texts: Texts, top: float) -> float:
    """The three bowls and the gaia area."""
    top = section(drawn, texts("gaia-picture-power"), top)
    boxes = _boxes(drawn, top, 100, 4, 4)
    for i, (bowl, box) in enumerate(zip(("one", "two", "three", "gaia"), boxes, strict=True)):
        y = (box[1] + box[3]) / 2
        drawn.add(Thing("bowl", bowl, box[0] + 54, y, 76, 76, 3))
        amount = str(getattr(player.power, bowl))
        drawn.add(Text(amount, box[0] + 54, y, 40, WHITE, "Bold", anchor="m", tag=bowl))
        beside = signs_if(player.power.stone in (str(i + 1), bowl), "@stone")
        if bowl == "gaia" and player.resting:
            beside += ["@gaiaformer", str(player.resting)]
        drawn.add(Text(texts(f"gaia-picture-bowl-{bowl}"), box[0] + 104, y - (20 if beside else 0), tag="bowl"))
        inline(drawn, box[0] + 104, y + 22, beside, tag="beside")
    return boxes[-1][3]


def buildings(drawn: Scene, player: Player, texts: Texts, who: Owner, top: float) -> float:
    """Each kind of structure: what it costs, how many are left, which income is laid open."""
    top = section(drawn, texts("gaia-picture-buildings"), top)
    for kind in KINDS:
        height = 54 if kind in ("academy-k", "academy-q", "institute") else 100
        box = (SIDE, top, WIDTH - SIDE, top + height)
        drawn.add(panel(box, PANEL))
        _building(drawn, player, texts, who, kind, box)
        top += height + 6
    return top - 6


def income(drawn: Scene, player: Player, texts: Texts, top: float) -> float:
    """All income of the next round."""
    top = section(drawn, texts("gaia-picture-income"), top)
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 58), PANEL_LIGHT, GOOD))
    inline(drawn, MARGIN + 8, top + 29, ["@income", *goods(total(player))], TextStyle(32), "income")
    return top + 58


def _building(drawn: Scene, player: Player, texts: Texts, who: Owner, kind: str, box: Box) -> None:
    building = player.building(kind)
    y = box[1] + 27
    drawn.add(Thing("structure", kind, box[0] + 34, y, 46, 44, 3, who.colour, tag=kind))
    drawn.add(Text(texts(f"gaia-picture-icon-{kind}"), box[0] + 68, y, tag="structure"))
    left = texts("gaia-picture-left", left=player.left(kind), count=building.count)
    drawn.add(Text(left, 430, y, colour=MUTED, anchor="m", tag=f"{kind} left"))
    inline(drawn, 540, y, goods(building.cost), DIM, f"{kind} cost")
    if len(building.income) > 1:
        _slots(drawn, building.income, player.built(kind), box, kind)
    else:
        style = text_style(dim=not player.count(kind))
        inline(drawn, 760, y, _brings_signs(building), style, f"{kind} brings")


def _brings_signs(building: Building) -> list[str]:
    """The only income of a structure, or the action that comes with it."""
    if building.income:
        return ["@income", *goods(building.income[0])]
    return ["@action", *goods(building.action)]


def _slots(drawn: Scene, income: Sequence[dict[str, int]], built: int, box: Box, kind: str) -> None:
    x, y = box[0] + 16, box[1] + 74
    inline(drawn, x, y, ["@income"], tag=kind)
    for i, slot in enumerate(income):
        x += 112 if i else 50
        box = (x, y - 21, x + 104, y + 21)
        drawn.add(panel(box, SLOT_FULL, GOOD) if i < built else panel(box, SLOT))
        parts = goods(slot) or ["–"]
        style = text_style(dim=i >= built)
        inline(drawn, x + 52 - inline_width(parts, style) / 2, y, parts, style, f"{kind} slot {i}")


def faction(drawn: Scene, player: Player, texts: Texts, top: float) -> float:
    """The terraforming wheel with what its steps cost now, the ability, and that of the planetary institute."""
    top = section(drawn, texts("gaia-picture-faction"), top)
    start = len(drawn.things)
    wheel(drawn, texts, player.board.home, (SIDE + 16, top + 36), step_cost(player))
    y = top + 72
    y = _said(drawn, ability(texts, player.faction), SIDE + 16, y, PAPER) + 6
    inline(drawn, SIDE + 16, y + 20, ["@institute"], tag="institute")
    y = _said(drawn, institute(texts, player.faction), SIDE + 68, y, text_colour(muted=not player.institute)) + 6
    drawn.things.insert(start, panel((SIDE, top, WIDTH - SIDE, y + 4), PANEL))
    return y + 4


def _said(drawn: Scene, words: str, left: float, top: float, colour: str) -> float:
    """Words in lines from a point on; where they end."""
    for row in wrap(words, SMALLEST, WIDTH - SIDE - 16 - left):
        drawn.add(Text(row, left, top + 20, colour=colour, tag="ability"))
        top += 38
    return top


def step_cost(player: Player) -> int:
    """The ore that a terraforming step costs now."""
    return TRACKS["terra"].step_cost[player.research.get("terra", 0)]


def research(drawn: Scene, player: Player, texts: Texts, top: float) -> float:
    """The six research levels."""
    top = section(drawn, texts("gaia-picture-research"), top)
    boxes = _boxes(drawn, top, 52, 3, len(TRACKS))
    for track, box in zip(TRACKS, boxes, strict=True):
        y = (box[1] + box[3]) / 2
        drawn.add(Text(texts(f"gaia-picture-track-{track}"), box[0] + 16, y, tag="track"))
        level = player.research.get(track, 0)
        drawn.add(Text(f"{level} / 5", box[2] - 16, y, 30, ACCENT, "Bold", "r", tag=f"level {track}"))
    return boxes[-1][3]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sheet: goods, power, what stands, what comes in."""
    player = position.players[options.player]
    told = texts(
        "gaia-picture-alt-sheet",
        name=phrases.name(position, options.player, texts, options.names),
        goods=phrases.goods(texts, goods_of(player)),
    )
    if not player.research:
        return sentences(told, phrases.power(player, texts))
    kinds = {kind: player.count(kind) for kind in player.board.buildings if player.count(kind)}
    built = listed([(texts(f"gaia-picture-icon-{kind}"), number) for kind, number in kinds.items()])
    said = [told, phrases.power(player, texts)]
    if built:
        said.append(texts("gaia-picture-alt-stands", list=built))
    if position.round < ROUNDS and (income := phrases.goods(texts, total(player))):
        said.append(texts("gaia-picture-alt-income", goods=income))
    return sentences(*said)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A seat's goods, power, structures, income, research, tiles, tokens and actions."""
    seat = options.player
    names = options.names
    player = position.players[seat]
    lines = [
        f"**{phrases.name(position, seat, texts, names)}**",
        phrases.goods(texts, goods_of(player)),
        _left(position, player, texts),
    ]
    if not player.research:
        return lines
    lines += [phrases.power(player, texts)]
    if player.resting:
        lines.append(texts("gaia-picture-told-resting", count=player.resting))
    lines += [phrases.title(texts, "buildings"), *(_structure(player, texts, kind) for kind in KINDS)]
    if position.round < ROUNDS:
        lines.append(phrases.line(texts, "income", phrases.goods(texts, total(player))))
    lines += _faction(player, texts)
    lines += [
        phrases.line(texts, "research", listed((phrases.track_name(texts, id), player.research[id]) for id in TRACKS))
    ]
    lines += _belongings(position, player, texts)
    there = [f"{texts(f'gaia-picture-icon-{kind}')} {at.upper()}" for at, kind in player_pieces(player)]
    if there:
        return [*lines, phrases.line(texts, "told-map", ", ".join(there))]
    return lines


def goods_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """What a seat can spend."""
    seat = options.player
    names = options.names
    player = position.players[seat]
    first = f"**{phrases.name(position, seat, texts, names)}**"
    return [first, phrases.goods(texts, goods_of(player)), _left(position, player, texts), phrases.power(player, texts)]


def _faction(player: Player, texts: Texts) -> list[str]:
    """The steps to other planets, the ability, and that of the planetary institute."""
    return [
        phrases.line(texts, "icon-step", wheel_words(texts, player.board.home, step_cost(player))),
        titled(texts("gaia-reference-ability"), ability(texts, player.faction)),
        titled(texts("gaia-name-structure-institute"), institute(texts, player.faction)),
    ]


def _left(position: State, player: Player, texts: Texts) -> str:
    """What may still be placed, and how much of a good one can have."""
    limits = texts("gaia-picture-told-limits", goods=phrases.goods(texts, LIMITS))
    return f"{phrases.goods(texts, to_place(position, player))} · {limits}"


def _structure(player: Player, texts: Texts, kind: str) -> str:
    building = player.building(kind)
    left = texts("gaia-picture-left", left=player.left(kind), count=building.count)
    cost = phrases.goods(texts, building.cost)
    return f"{texts(f'gaia-picture-icon-{kind}')}: {left}; {cost}; {_brings(texts, building)}"


def _brings(texts: Texts, building: Building) -> str:
    """Income slot by slot, or the action."""
    if building.action:
        return f"{texts('gaia-picture-icon-action')}: {phrases.goods(texts, building.action)}"
    slots = " / ".join(phrases.goods(texts, slot) or "–" for slot in building.income)
    return f"{texts('gaia-picture-icon-income')}: {slots}"


def _token(texts: Texts, own: Federation) -> str:
    words = phrases.token_name(texts, own.token)
    if FEDERATION_TOKENS[own.token].grey:
        return words
    return f"{words} ({texts('gaia-picture-told-green' if own.green else 'gaia-picture-told-turned')})"


def _belongings(position: State, player: Player, texts: Texts) -> list[str]:
    """What lies beside the board, in a line for each kind of which there is something."""
    tiles = [phrases.marked(texts, tile.tile, "told-covered", applies=tile.covered) for tile in player.technologies]
    tokens = [_token(texts, own) for own in player.federations]
    acts = [phrases.marked(texts, f"special-{id}", "told-used", applies=id in player.used) for id in sources(player)]
    charges = [f"{frame.power} ({frame.hex.upper()})" for frame in charges_offered(position, player.seat)]
    there = {
        "technologies": "; ".join(tiles),
        "booster": player.booster and texts(f"gaia-name-{player.booster}"),
        "federations": "; ".join(tokens),
        "specials": "; ".join(acts),
        "charges": ", ".join(charges),
        "told-federated": coordinates(player.federated),
    }
    return [phrases.line(texts, id, words) for id, words in there.items() if words]
