"""The sheet view: what lies before a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER, text_colour
from images.layout.badges import badge, beside
from images.layout.fitting import within
from images.layout.inline import TextStyle, inline, signs_if
from images.layout.parts import MARGIN, WIDTH, cells, end_of, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.art.planets import look_of
from images.ti4.boards.values import ability_signs, ability_words, values
from images.ti4.colours import TECHNOLOGY_GROUNDS
from images.ti4.seats import faction_name, owner, stage
from images.ti4.sheet.powers import Powers, draw_powers, powers_told
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, noted, person_of, sentences, titled
from rules.core.hidden import MASK
from rules.ti4.cards.seen import seen_of
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNITS, Unit
from rules.ti4.economy.worth import worth_together
from rules.ti4.state import Planet, Player, State

SIDE = MARGIN / 2
CELL = 62  # px a cell is high
ROW, LOW_ROW = 48, 42  # px a unit is high
GLOBE = 42
COLUMNS = 3  # of technologies
NAME, NAME_LINE = 278, 31  # px of a line of the name of a technology
SIGN = 58  # px of the sign of a faction
COST, COMBAT, MOVE, CAPACITY, ABILITIES = 380, 452, 562, 624, 700  # px where columns of units begin
WAYS = ((Powers.ALL, ROW), (Powers.ACTIVE, ROW), (Powers.ACTIVE, LOW_ROW), (Powers.NONE, ROW))


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Pools and goods, planets, technologies, what the faction can do, and what units are worth with upgrades.

    Beside a question, which is about tokens or what pays, only the first two are shown. Where there is no room for all,
    what does nothing now is left out of what the faction can do, units stand closer, and at last all of that is left
    out, which can be looked up.
    """
    draw = partial(_drawn, position, texts, options)
    ways = [partial(draw, powers, row) for powers, row in WAYS]
    return within(ways, options.room)


def _drawn(position: State, texts: Texts, options: Options, powers: Powers, row: int) -> Scene:
    player = position.players[options.player]
    who = owner(position, player.seat, texts)
    drawn = Scene(WIDTH)
    top = _heading(drawn, who.name, player.faction, stage(position, texts))
    top = _person(drawn, position, texts, who, options.names, top)
    top = _amounts(drawn, position, texts, player, top)
    top = _planets(drawn, position, texts, player, top)
    if not options.question:
        top = _technologies(drawn, texts, player, top)
        top = draw_powers(drawn, position, texts, player, top, powers)
        top = _units(drawn, texts, player, who, top, row)
    drawn.height = round(top + 12)
    return drawn


def _heading(drawn: Scene, name: str, faction: str, stage: str) -> float:
    """The name of a faction behind its sign, as long as there is any; where it ends."""
    if not faction:
        return heading(drawn, fit(name, 40, 640, "Bold"), stage)
    drawn.add(Thing("faction", faction, MARGIN + 28, 42, SIGN, SIGN, 3, tag="faction sign"))
    drawn.add(Text(fit(name, 40, 640, "Bold"), MARGIN + 28 + SIGN, 42, 40, weight="Bold", tag="title"))
    return heading(drawn, "", stage)


def _person(drawn: Scene, position: State, texts: Texts, who: Owner, names: Sequence[str], top: float) -> float:
    """The badge and the person, and the strategy cards held; those that were used are grey."""
    badge(drawn, who, MARGIN + 28, top + 18)
    x = beside(who, MARGIN + 28, 12)
    named = owner(position, who.seat, texts, names).name
    if named != who.name:
        drawn.add(Text(fit(named, 30, 330, "Bold"), x, top + 18, 30, weight="Bold", tag="name"))
    x, y = WIDTH / 2 - 110, top + 18
    player = position.players[who.seat]
    if player.zero_token:
        x = inline(drawn, x, y, ["@card", "0"], TextStyle(colour=PAPER), "card 0") + 24
    for card in player.strategy_cards:
        colour = text_colour(muted=card in player.spent_cards)
        x = inline(drawn, x, y, ["@card", card_words(texts, card)], TextStyle(colour=colour), f"card {card}") + 24
    return top + 52


def card_words(texts: Texts, card: str) -> str:
    """A strategy card with its initiative."""
    return f"{STRATEGY_CARDS[card].initiative} {texts(f'ti4-name-{card}')}"


def amounts(position: State, player: Player) -> dict[str, str]:
    """What a player has by sign: tokens by pool and in the reinforcements, goods, points, what planets are worth."""
    ready = worth_together(position, (each for each in position.planets(player.seat) if not each.exhausted))
    own = worth_together(position, position.planets(player.seat))
    return {
        "tactic": str(player.pools.tactic),
        "fleet": str(player.pools.fleet),
        "strategy": str(player.pools.strategy),
        "pools": str(position.tokens_left(player.seat)),
        "vp": str(player.points),
        "goods": str(player.trade_goods),
        "commodities": f"{player.commodities}/{player.printed.commodities}",
        "resources": f"{ready.resources}/{own.resources}",
        "influence": f"{ready.influence}/{own.influence}",
    }


def _amounts(drawn: Scene, position: State, texts: Texts, player: Player, top: float) -> float:
    have = amounts(position, player)
    boxes = cells(SIDE, WIDTH - SIDE, top, CELL, 3, len(have))
    for (sign, amount), box in zip(have.items(), boxes, strict=True):
        drawn.add(panel(box, PANEL_LIGHT if sign in ("tactic", "fleet", "strategy") else PANEL))
        y = (box[1] + box[3]) / 2
        inline(drawn, box[0] + 12, y, [f"@{sign}", texts(f"ti4-picture-sign-{sign}")], tag=sign)
        drawn.add(Text(amount, box[2] - 16, y, 34, ACCENT, "Bold", "r", tag=f"amount {sign}"))
    return boxes[-1][3]


def _planets(drawn: Scene, position: State, texts: Texts, player: Player, top: float) -> float:
    """Planets, the ready ones first; the exhausted ones are grey."""
    own = sorted(position.planets(player.seat), key=lambda planet: planet.exhausted)
    ready = sum(not planet.exhausted for planet in own)
    top = section(drawn, texts("ti4-picture-planets", ready=ready, count=len(own)), top + 6)
    boxes = cells(SIDE, WIDTH - SIDE, top, CELL, 3, len(own))
    for planet, box in zip(own, boxes, strict=True):
        _planet(drawn, position, texts, planet, box)
    return end_of(boxes, top)


def _planet(drawn: Scene, position: State, texts: Texts, planet: Planet, box: Box) -> None:
    printed, y = PLANETS[planet.id], (box[1] + box[3]) / 2
    drawn.add(panel(box, PANEL if planet.exhausted else PANEL_LIGHT))
    trait = look_of(planet.id)
    variant = "exhausted" if planet.exhausted else ""
    drawn.add(Thing("planet", trait, box[0] + 32, y, GLOBE, GLOBE, 2, tag=planet.id, variant=variant))
    colour = text_colour(muted=planet.exhausted)
    signs = signs_if(printed.specialty, f"@{printed.specialty}")
    room = box[2] - box[0] - 62 - 84 - 42 * len(signs)
    parts = [fit(phrases.planet_name(texts, planet.id), SMALLEST, room), *signs]
    inline(drawn, box[0] + 60, y, parts, TextStyle(colour=colour), f"{planet.id} name")
    drawn.add(Text(phrases.worth(position, planet.id), box[2] - 14, y, 30, colour, "Bold", "r", tag="worth"))


def _technologies(drawn: Scene, texts: Texts, player: Player, top: float) -> float:
    """Technologies by colour, upgrades of units last; exhausted ones are grey."""
    kinds = [*TECHNOLOGY_GROUNDS]
    own = sorted(player.technologies, key=lambda id: (kinds.index(TECHNOLOGIES[id].kind), len(TECHNOLOGIES[id].needs)))
    top = section(drawn, texts("ti4-picture-technologies", count=len(player.technologies)), top + 6)
    end = top
    for start in range(0, len(own), COLUMNS):
        row = own[start : start + COLUMNS]
        names = [wrap(texts(f"ti4-name-{id}"), SMALLEST, NAME) for id in row]
        high = max(CELL, NAME_LINE * max(map(len, names)) + 10)
        boxes = cells(SIDE, WIDTH - SIDE, top, high, COLUMNS, len(row))
        for id, lines, box in zip(row, names, boxes, strict=True):
            _technology(drawn, id, lines, box, exhausted=id in player.exhausted_technologies)
        end, top = top + high, top + high + 8
    return end


def _technology(drawn: Scene, id: str, name: Sequence[str], box: Box, *, exhausted: bool) -> None:
    technology, y = TECHNOLOGIES[id], (box[1] + box[3]) / 2
    drawn.add(panel(box, PANEL if exhausted else TECHNOLOGY_GROUNDS[technology.kind]))
    x = inline(drawn, box[0] + 12, y, [f"@{technology.kind}"], tag=f"technology {id}") + 8
    colour = text_colour(muted=exhausted)
    for number, line in enumerate(name):
        at = y + NAME_LINE * (number - (len(name) - 1) / 2)
        drawn.add(Text(line, x, at, SMALLEST, colour, "SemiBold", tag=f"technology {id}"))


def _units(drawn: Scene, texts: Texts, player: Player, who: Owner, top: float, row: int) -> float:
    """Each kind of unit with cost, combat, move, capacity, abilities, in a `row` so high; upgraded ones stand out."""
    top = section(drawn, texts("ti4-picture-units"), top + 6)
    units = player.units
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + row * (len(units) + 1) + 8), PANEL))
    y = top + row / 2 + 4
    for sign, x in (("resources", COST), ("dice", COMBAT), ("move", MOVE), ("capacity", CAPACITY)):
        drawn.add(Thing("icon", sign, x + 18, y, 36, 36, 3, tag="column"))
    for kind, unit in units.items():
        y += row
        colour = PAPER if unit.on_sheet else ACCENT
        drawn.add(Thing("unit", kind, SIDE + 36, y, row - 6, row - 6, 3, who.colour, tag=f"sheet {kind}"))
        name = fit(texts(f"ti4-name-{unit.id}"), SMALLEST, COST - SIDE - 76)
        drawn.add(Text(name, SIDE + 68, y, colour=colour, weight="Bold", tag=f"unit {unit.id}"))
        for words, x in zip(values(unit), (COST, COMBAT, MOVE, CAPACITY), strict=True):
            drawn.add(Text(words, x + 18, y, 30, MUTED if words == "–" else colour, "Bold", "m", tag="value"))
        inline(drawn, ABILITIES, y, ability_signs(texts, unit), tag=f"abilities {kind}")
    return y + row / 2 + 4


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Who it is, what they have, how many planets and technologies."""
    player = position.players[options.player]
    have = amounts(position, player)
    planets = [*position.planets(player.seat)]
    return sentences(
        texts("ti4-picture-alt-sheet", name=_name(position, texts, options), **have),
        f"{texts('ti4-picture-planets', ready=sum(not one.exhausted for one in planets), count=len(planets))}.",
        f"{texts('ti4-picture-technologies', count=len(player.technologies))}.",
    )


def _name(position: State, texts: Texts, options: Options) -> str:
    """The faction, and the person where one is named."""
    return noted(faction_name(position, options.player, texts), person_of(options.player, options.names))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """All of the sheet, in lines."""
    player = position.players[options.player]
    lines = [Line(first_line(_name(position, texts, options), stage(position, texts)))]
    lines.append(
        Line(" · ".join(f"{texts(f'ti4-picture-sign-{id}')} {n}" for id, n in amounts(position, player).items()))
    )
    if player.strategy_cards:
        cards = ["0"] * player.zero_token + [_card_said(texts, player, card) for card in player.strategy_cards]
        lines.append(Line(titled(texts("ti4-picture-cards"), ", ".join(cards))))
    own = sorted(position.planets(player.seat), key=lambda planet: planet.exhausted)
    ready = sum(not planet.exhausted for planet in own)
    named = [_planet_words(position, texts, planet) for planet in own]
    lines.append(Line(bold(texts("ti4-picture-planets", ready=ready, count=len(own))), f": {', '.join(named)}"))
    technologies = ", ".join(texts(f"ti4-name-{id}") for id in player.technologies)
    lines.append(Line(bold(texts("ti4-picture-technologies", count=len(player.technologies))), f": {technologies}"))
    if cards := [name_of(copy) for copy in player.hand if copy != MASK]:
        lines.append(Line(titled(texts("ti4-picture-sign-card"), ", ".join(texts(f"ti4-name-{id}") for id in cards))))
    if seen := [copy for other in position.players for copy in seen_of(other, player.seat)]:
        cards = [texts(f"ti4-name-{name_of(copy)}") for copy in seen]
        lines.append(Line(titled(texts("ti4-picture-seen"), ", ".join(cards))))
    if named := [_note_words(position, texts, note) for note in player.notes if note != MASK]:
        lines.append(Line(titled(texts("ti4-picture-notes"), ", ".join(named))))
    if known := [id for id in player.secrets if id != MASK]:
        lines.append(Line(titled(texts("ti4-picture-secrets"), ", ".join(texts(f"ti4-name-{id}") for id in known))))
    lines += powers_told(position, texts, player)
    lines += [Line(_unit_words(texts, unit)) for unit in player.units.values()]
    return limited(lines)


def _card_said(texts: Texts, player: Player, card: str) -> str:
    """A strategy card, and whether it is used."""
    if card in player.spent_cards:
        return noted(card_words(texts, card), texts("ti4-picture-used"))
    return card_words(texts, card)


def _note_words(position: State, texts: Texts, note: str) -> str:
    """A promissory note, and whose it is."""
    owner_name = faction_name(position, owner_of(note), texts)
    return texts("ti4-picture-note-of", note=texts(f"ti4-name-{name_of(note)}"), owner=owner_name)


def _planet_words(position: State, texts: Texts, planet: Planet) -> str:
    told = f"{phrases.planet_name(texts, planet.id)} {phrases.worth(position, planet.id)}"
    if planet.exhausted:
        return noted(told, texts("ti4-picture-exhausted"))
    return told


def _unit_words(texts: Texts, unit: Unit) -> str:
    cost, combat, move, capacity = values(UNITS[unit.id])
    told = texts("ti4-picture-told-unit", cost=cost, combat=combat, move=move, capacity=capacity)
    return titled(texts(f"ti4-name-{unit.id}"), "; ".join([told, *ability_words(texts, unit)]))
