"""The battle view: both sides with their ships and the damage on them, and the dice that fell."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from images.asked import frames
from images.drawing.fonts import fit
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, BAD, MUTED, PANEL, PAPER
from images.eclipse import phrases
from images.eclipse.boards.fights import Volley, volleys
from images.eclipse.boards.parties import party_badge, party_colour, party_name
from images.eclipse.boards.population import population
from images.eclipse.boards.report import COUNTED, LOST, lost_ships, volley_words
from images.eclipse.seats import owner, stage
from images.eclipse.signs import dice_signs
from images.eclipse.telling import dice_words, fleet_words, totals_words
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, heading, lit_panel
from images.options import NO_OPTIONS, Options
from images.words.limited import Line, limited
from images.words.phrases import Texts, first_line, noted, sentences, titled
from rules.eclipse.battle.fleets import SIDES, Squadron
from rules.eclipse.battle.salvos import dice
from rules.eclipse.battle.steps import active
from rules.eclipse.combat_phase.battle_rule import fight_of, seat_of
from rules.eclipse.combat_phase.decisions import asked_die
from rules.eclipse.components.blueprints import Totals
from rules.eclipse.frames import Assign, Battle, Bombard, Casualties, SectorCombat
from rules.eclipse.state import Sector, State

SIDE = 12
HALF = (WIDTH - 3 * SIDE) / 2
HEAD = 56
SHIP = 60  # px a ship takes across
LINE = 44
PER_ROW = 6  # ships of a squadron side by side
MOST_ROLLS = 3  # earlier volleys that are shown
DIE, PER_LINE = 44, 12


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The battle that is fought, or the sector where it will be; `choices` may name ships that can be hit (`2.1`).

    Of `events` the last volleys of the sector are shown, and below them the dice that are assigned now.
    """
    drawn = Scene(WIDTH)
    battle, tile = fought(position), sector_of(position)
    top = heading(drawn, _title(texts, tile), when(position, battle, texts))
    if battle is not None:
        top = _sides(drawn, position, battle, texts, options.names, options.choices, top)
    elif tile:
        top = _present(drawn, position, position.sector(tile), texts, options.names, top)
    else:
        drawn.add(Text(texts("eclipse-picture-no-battle"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        top += 60
    for volley in volleys(options.events, tile)[-MOST_ROLLS:]:
        top = _volley(drawn, position, texts, volley, top + 8)
    if battle is not None and (rolls := rolled(position, battle)):
        top = _volley(drawn, position, texts, rolls, top + 8, current=_current(position))
    if tile and position.sector(tile).population:
        top = population(drawn, position, position.sector(tile), texts, options.names, top + 8)
    drawn.height = round(top + 14)
    return drawn


def fought(position: State) -> Battle | None:
    """The battle that is being fought, if there is one."""
    return next((frame for frame in frames(position) if isinstance(frame, Battle)), None)


def sector_of(position: State) -> str:
    """The sector of the battle or of an attack on its population; "" where there is none."""
    kinds = (Battle, Bombard, Casualties, SectorCombat)
    return next((frame.tile for frame in frames(position) if isinstance(frame, kinds)), "")


def when(position: State, battle: Battle | None, texts: Texts) -> str:
    """The round of the battle, or of the game."""
    if battle is None:
        return stage(position, texts)
    if not battle.round:
        return texts("eclipse-picture-missiles")
    return texts("eclipse-picture-engagement", round=battle.round)


def rolled(position: State, battle: Battle) -> Volley | None:
    """The dice that wait to be assigned."""
    if not battle.rolls:
        return None
    fight = fight_of(position, battle)
    squadron = fight.squadrons[active(fight)]
    pairs = tuple(zip(dice(fight), fight.rolls, strict=True))
    return Volley(seat_of(battle, squadron.side), squadron.ship, pairs)


def _title(texts: Texts, tile: str) -> str:
    if tile:
        return texts("eclipse-picture-battle-in", sector=tile)
    return texts("eclipse-picture-battle")


def _current(position: State) -> int:
    """The place of the die that is asked about; -1 for none."""
    frame = next((frame for frame in frames(position) if isinstance(frame, Assign)), None)
    if frame is None:
        return -1
    asked = asked_die(position, frame)
    if asked is None:
        return -1
    return asked


def _sides(
    drawn: Scene,
    position: State,
    battle: Battle,
    texts: Texts,
    names: Sequence[str],
    choices: Sequence[str],
    top: float,
) -> float:
    """Attacker to the left, defender to the right, each class with what it can do."""
    fight = fight_of(position, battle)
    hits = hits_chosen(choices)
    turn = active(fight)
    ends = []
    for number, side in enumerate(SIDES):
        left = SIDE + (HALF + SIDE) * number
        seat = seat_of(battle, side)
        start = len(drawn.things)
        party_badge(drawn, position, texts, seat, left + 40, top + 30)
        name = fit(party_name(position, texts, seat, names), 30, HALF - 240, "Bold")
        drawn.add(Text(name, left + 78, top + 30, 30, weight="Bold", tag="side name"))
        role = texts(f"eclipse-picture-{side}")
        drawn.add(Text(role, left + HALF - 14, top + 30, 28, MUTED, anchor="r", tag="role"))
        y = top + HEAD + 4
        for place, squadron in enumerate(fight.squadrons):
            if squadron.side == side:
                box = (left, y, left + HALF, y)
                lit = hits.get(place, ())
                y = _squadron(drawn, position, battle, squadron, texts, box, place, lit, active_now=place == turn)
        drawn.things.insert(start, panel((left, top, left + HALF, y + 6), PANEL))
        ends.append(y + 6)
    return max(ends)


def hits_chosen(choices: Sequence[str]) -> Mapping[int, Collection[int]]:
    """The ships among choices, by squadron: their places from 0."""
    found: dict[int, list[int]] = {}
    for choice in choices:
        squadron, _, ship = choice.partition(".")
        if squadron.isdigit() and ship.isdigit():
            found.setdefault(int(squadron), []).append(int(ship) - 1)
    return found


def _squadron(
    drawn: Scene,
    position: State,
    battle: Battle,
    squadron: Squadron,
    texts: Texts,
    box: Box,
    place: int,
    hits: Collection[int],
    *,
    active_now: bool,
) -> float:
    """The ships of a class, each with the damage on it, over a line of what they can do."""
    left, y, right, _ = box
    seat = seat_of(battle, squadron.side)
    colour = party_colour(position, texts, seat, squadron.ship)
    rows = -(-len(squadron.damage) // PER_ROW)
    bottom = y + LINE + 84 * rows + LINE + 2
    drawn.add(lit_panel((left + 6, y, right - 6, bottom), lit=True, edged=active_now))
    name = texts(f"eclipse-ship-{squadron.ship}")
    state = _status(texts, squadron)
    drawn.add(Text(fit(name, 28, 280), left + 18, y + 24, 28, PAPER, tag="class"))
    drawn.add(Text(state, right - 18, y + 24, 28, ACCENT, anchor="r", tag="status"))
    for number, damage in enumerate(squadron.damage):
        row, column = divmod(number, PER_ROW)
        at = left + 46 + (SHIP + 20) * column, y + LINE + 84 * row + 32
        dead = damage > squadron.profile.hull or squadron.status in ("away", "dispersed")
        lit = number in hits
        _ship(drawn, squadron, colour, damage, at, number, place, dead=dead, lit=lit)
    _does(drawn, squadron, left + 18, bottom - 24)
    return bottom + 6


def _ship(
    drawn: Scene,
    squadron: Squadron,
    colour: str,
    damage: int,
    at: tuple[float, float],
    number: int,
    place: int,
    *,
    dead: bool,
    lit: bool,
) -> None:
    """A ship, its number beside it where it can be hit; below, how much damage it has taken of what it can take."""
    x, y = at
    tag = f"ship {place}.{number + 1}"
    if lit:
        drawn.add(Thing("slot", "", x, y + 10, SHIP + 14, 88, 2, tag=f"lit {tag}", variant="offered"))
    if dead:
        colour = LOST
    drawn.add(Thing("ship", squadron.ship, x, y - 4, 44, 44, 3, colour, tag=tag))
    if dead:
        drawn.add(Thing("cross", "", x, y - 4, 40, 40, 4, tag=f"lost {tag}"))
        return
    needed = squadron.profile.hull + 1
    words = f"{damage}/{needed}"
    drawn.add(Text(words, x, y + 36, 28, BAD if damage else MUTED, "Bold", "m", tag=f"damage {tag}"))


def _does(drawn: Scene, squadron: Squadron, x: float, y: float) -> None:
    own = squadron.profile
    parts = ["@initiative", str(own.initiative)]
    amounts = {"hull": own.hull, "computer": own.computer, "shield": own.shield}
    parts += [part for icon, amount in amounts.items() if amount for part in (f"@{icon}", str(amount))]
    parts += [*dice_signs(own.cannons, "cannon"), *dice_signs(own.missiles, "missile")]
    inline(drawn, x, y, parts, TextStyle(28), f"does {squadron.ship}")


def _volley(drawn: Scene, position: State, texts: Texts, volley: Volley, top: float, current: int = -1) -> float:
    """Who fired, the dice, and what they destroyed: each die in the colour of its damage, dim where it hit nobody.

    Many dice take several lines.
    """
    rows = max(1, -(-len(volley.dice) // PER_LINE))
    bottom = top + 12 + 52 * rows
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL))
    y = top + 6 + 26
    party_badge(drawn, position, texts, volley.seat, SIDE + 40, y)
    colour = party_colour(position, texts, volley.seat, volley.ship)
    drawn.add(Thing("ship", volley.ship, SIDE + 96, y, 40, 40, 3, colour, tag="firing"))
    variants = {number: "missed" for number, reached in enumerate(volley.reached) if not reached} | {current: "lit"}
    for number, (damage, roll) in enumerate(volley.dice):
        row, column = divmod(number, PER_LINE)
        x = SIDE + 150 + 54 * column
        variant = variants.get(number, "")
        drawn.add(Thing("die", f"{damage}:{roll}", x, y + 52 * row, DIE, DIE, 3, tag="die", variant=variant))
    if volley.destroyed:
        lost_ships(drawn, volley, WIDTH - MARGIN - COUNTED * max(1, len(volley.lost)) + 30, bottom - 32, "destroyed")
    return bottom


def _present(drawn: Scene, position: State, sector: Sector, texts: Texts, names: Sequence[str], top: float) -> float:
    """Who has ships in a sector where no battle is going on."""
    bottom = top + 60 * max(1, len(sector.fleets)) + 8
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL))
    for number, fleet in enumerate(sector.fleets):
        y = top + 34 + 60 * number
        who = owner(position, fleet.seat, texts, names)
        badge(drawn, who, SIDE + 40, y)
        name = fit(who.name, 28, 380)
        drawn.add(Text(name, SIDE + 78, y, weight="Bold", tag="side name"))
        x = SIDE + 480
        for kind, count in fleet.ships.items():
            drawn.add(Thing("ship", kind, x + 20, y, 40, 40, 3, who.colour, tag=f"fleet {fleet.seat}"))
            drawn.add(Text(str(count), x + 46, y, weight="Bold", tag="count"))
            x += 100
    return bottom


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The battle: where, who against whom, and the dice that wait."""
    there = fought(position)
    if there is None:
        tile = sector_of(position)
        if not tile:
            return f"{texts('eclipse-picture-no-battle')}."
        return texts("eclipse-picture-alt-battle-sector", sector=tile)
    sides = [party_name(position, texts, seat, options.names) for seat in (there.attacker, there.defender)]
    told = texts("eclipse-picture-alt-battle", sector=there.tile, attacker=sides[0], defender=sides[1])
    rolls = rolled(position, there)
    if not rolls:
        return told
    return sentences(told, texts("eclipse-picture-alt-rolls", list=dice_words(texts, rolls.dice)))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Both sides ship by ship with their damage, then the dice."""
    there, tile = fought(position), sector_of(position)
    lines = [Line(first_line(_title(texts, tile), when(position, there, texts)))]
    if not tile:
        return [*limited(lines), texts("eclipse-picture-no-battle")]
    if there is not None:
        lines += [Line(line) for line in _sides_words(position, there, texts, options.names)]
        if rolls := rolled(position, there):
            lines.append(Line(volley_words(position, texts, rolls, options.names)))
    else:
        for fleet in position.sector(tile).fleets:
            lines.append(
                Line(
                    titled(phrases.name_of(position, fleet.seat, texts, options.names), fleet_words(texts, fleet.ships))
                )
            )
    if count := position.sector(tile).population:
        lines.append(Line(texts("eclipse-picture-cubes-of", count=count)))
    lines += [
        Line("", volley_words(position, texts, volley, options.names)) for volley in volleys(options.events, tile)
    ]
    return list(filter(None, limited(lines)))


def _sides_words(position: State, there: Battle, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    fight = fight_of(position, there)
    for side in SIDES:
        role = texts(f"eclipse-picture-{side}")
        yield titled(role, party_name(position, texts, seat_of(there, side), names))
        for squadron in fight.squadrons:
            if squadron.side == side:
                yield f"- {_squadron_words(squadron, texts)}"


def _status(texts: Texts, squadron: Squadron) -> str:
    """What is said of ships that do not fight; nothing of those that do."""
    if squadron.status == "engaged":
        return ""
    return texts(f"eclipse-picture-status-{squadron.status}")


def _squadron_words(squadron: Squadron, texts: Texts) -> str:
    own = squadron.profile
    name = texts(f"eclipse-ship-{squadron.ship}")
    hits = [
        texts("eclipse-picture-told-hits", ship=name, number=number, damage=damage, needed=own.hull + 1)
        for number, damage in enumerate(squadron.damage, 1)
    ]
    sums = Totals(0, 0, 0, own.initiative, own.hull, own.computer, own.shield, own.cannons, own.missiles)
    does = totals_words(texts, sums).partition(", ")[2]
    return f"{noted(', '.join(hits), _status(texts, squadron))}: {does}"
