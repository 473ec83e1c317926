"""A battle as one strip: how it stands or ended, the units of both sides, lost ones struck out, step by step the dice.

The battle view is of the one that is fought, or comes, in the active system, as far as there is room beside a question;
the report of all that were fought in the system `tile`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from images.asked import frames
from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT
from images.layout.badges import badge, beside
from images.layout.fitting import fitting
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.boards.battle_words import fight_lines, result_words, step_name
from images.ti4.boards.fights import Fight, Step, Volley, fights
from images.ti4.colours import LOST
from images.ti4.seats import owners_of, stage
from images.words.limited import Line, limited
from images.words.phrases import Texts, first_line, in_order_of_steps, with_its_end
from rules.ti4.chances import odds_to_win
from rules.ti4.components.units import UNIT_KINDS, UnitKind
from rules.ti4.frames import AssignHits, GroundCombat, SpaceCombat
from rules.ti4.state import NO_SEAT, Force, State

SIDE = 12
ODDS, ODDS_WORDS = 56, 110  # px of the bar of odds, and beside it
NO_ODDS: Mapping[int, float] = {}
HALF = (WIDTH - 3 * SIDE) / 2
RESULT = 68  # px high
UNIT = 54
PER_ROW = 8  # units of a side
MOST_UNITS = 16  # of a side that are drawn one by one
COUNTED = 118  # px of a kind of unit with its count
DIE, DIE_STEP = 44, 48
TALLEST = 2400  # px of a report; of a longer one the first steps are left out
ROW = 54  # px of a row of dice or losses
MOST_ALT = 1000  # letters of a description
WHERE = ("activated", "cannon", "combat")  # events that say where it is fought
FEWEST = (99, 4, 3, 2, 1, 0)  # steps that are shown, the most that there is room for


def report_scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """All battles of the last tactical action in the system `tile`; without one, in that of the last battle."""
    place = place_of_report(position, options)
    found = _fought(position, options, place)
    drawn = partial(_strip, position, texts, options, place, found, "")
    every = max((len(fight.steps) for fight in found), default=0)
    for steps in range(every, 0, -1):
        whole = drawn(steps=steps)
        if whole.height <= TALLEST:
            return whole
    return drawn(steps=0)


def _fought(position: State, options: Options, place: str) -> list[Fight]:
    """All battles in a system; none where there is no system."""
    if not place:
        return []
    return fights(position, options.events, place)


def place_of_report(position: State, options: Options) -> str:
    """The system that a report is about; "" where nothing was fought; raises KeyError for one that is not there."""
    fought = [str(event.facts["place"]) for _, event in options.events if event.kind in WHERE]
    wanted = options.tile or next(reversed(fought), "")
    place = phrases.place_of(position, wanted) if wanted else ""
    if wanted and not place:
        raise KeyError(wanted)
    return place


def battle_scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The battle of the active system, with as many of its last steps as there is room for."""
    fight = live(position, options)
    shown, chances = [*filter(None, [fight])], NO_ODDS
    if fight and not fight.planet:
        chances = odds_to_win(position)
    said = pending_words(position, texts, options.names)
    drawn = partial(_strip, position, texts, options, position.active, shown, said, chances)
    return fitting([partial(drawn, steps=steps) for steps in FEWEST], options.room)


def live(position: State, options: Options) -> Fight | None:
    """The battle that is fought in the active system, was last, or is about to be; None where nobody is there."""
    place = position.active
    if not place:
        return None
    planet = next((frame.planet for frame in frames(position) if isinstance(frame, GroundCombat)), "")
    found = [fight for fight in fights(position, options.events, place) if fight.planet == planet or not planet]
    return found[-1] if found else _coming(position, place, planet)


def _coming(position: State, place: str, planet: str) -> Fight | None:
    """Who is in a system, or on a planet, as a battle of which nothing has been told."""
    system = position.galaxy[place]
    forces = system.planet(planet).forces if planet else system.space
    known = [frame for frame in frames(position) if isinstance(frame, SpaceCombat | GroundCombat)]
    sides = [known[0].attacker, known[0].defender] if known else []
    there = [force.seat for force in forces if force.count()]
    seats = list(dict.fromkeys([*sides, *sorted(there, key=lambda seat: seat != position.acting)]))
    if not seats:
        return None
    fight = Fight(place, planet, seats)
    for seat in seats:
        force = next((force for force in forces if force.seat == seat), Force(seat))
        fight.left[seat], fight.damaged[seat] = Counter(force.units), Counter(force.damaged)
    return fight


def pending_words(position: State, texts: Texts, names: Sequence[str]) -> str:
    """Who has how many hits to assign; "" where nobody has."""
    frame = next((frame for frame in frames(position) if isinstance(frame, AssignHits)), None)
    if frame is None:
        return ""
    return texts("ti4-picture-to-assign", name=phrases.name_of(position, frame.seat, texts, names), count=frame.hits)


def title(texts: Texts, place: str, found: Sequence[Fight]) -> str:
    """Where it is fought: on a planet where that is all that there is."""
    planets = {fight.planet for fight in found}
    if len(planets) == 1 and (planet := next(iter(planets))):
        return texts("ti4-picture-battle-on", planet=phrases.planet_name(texts, planet))
    if not place:
        return texts("ti4-picture-battle")
    return texts("ti4-picture-battle-in", place=phrases.place_name(texts, place))


def _strip(
    position: State,
    texts: Texts,
    options: Options,
    place: str,
    found: Sequence[Fight],
    said: str,
    chances: Mapping[int, float] = NO_ODDS,
    steps: int = FEWEST[0],
) -> Scene:
    drawn, owners = Scene(WIDTH), owners_of(position, texts, options.names)
    top = heading(drawn, title(texts, place, found), stage(position, texts))
    if chances:
        top = _odds(drawn, owners, chances, top)
    if not found:
        drawn.add(Text(texts("ti4-picture-no-battle"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        drawn.height = round(top + 74)
        return drawn
    for fight in found:
        if len(found) > 1 and fight.planet:
            top = section(drawn, title(texts, place, [fight]), top)
        words = said or result_words(position, texts, fight, options.names)
        if words:
            top = _result(drawn, fight, owners, words, top) + 8
        top = _sides(drawn, texts, fight, owners, top)
        first = max(0, len(fight.steps) - steps)
        for step in fight.steps[first:]:
            top = _step(drawn, texts, fight, step, owners, top)
        top += 12
    drawn.height = round(top)
    return drawn


def _odds(drawn: Scene, owners: Sequence[Owner], chances: Mapping[int, float], top: float) -> float:
    """How likely either side wins, as shares of a bar that leaves out how likely nobody does; where that ends."""
    y, left, right = top + ODDS / 2, SIDE + ODDS_WORDS, WIDTH - SIDE - ODDS_WORDS
    drawn.add(panel((left, y - 14, right, y + 14), PANEL))
    for place, (seat, chance) in enumerate(chances.items()):
        long = (right - left) * chance
        start = right - long if place else left
        if long >= 1:
            drawn.add(Thing("bar", "", start + long / 2, y, long, 28, 2, owners[seat].colour, tag=f"chance {seat}"))
        x, anchor = (WIDTH - SIDE - 4, "r") if place else (SIDE + 4, "l")
        drawn.add(Text(percent(chance), x, y, 34, weight="Bold", anchor=anchor, tag=f"odds {seat}"))
    return top + ODDS


def percent(chance: float) -> str:
    """A chance in whole hundredths."""
    return f"{100 * chance:.0f}%"


def odds_words(position: State, texts: Texts, names: Sequence[str]) -> str:
    """How likely either side wins; "" where nobody fights in space."""
    chances = odds_to_win(position)
    rows = [f"{phrases.name_of(position, seat, texts, names)} {percent(chance)}" for seat, chance in chances.items()]
    return texts("ti4-picture-odds", list=", ".join(rows)) if rows else ""


def _result(drawn: Scene, fight: Fight, owners: Sequence[Owner], words: str, top: float) -> float:
    """Who won, large, or whose hits wait."""
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + RESULT), PANEL_LIGHT, ACCENT))
    x, y = SIDE + 20.0, top + RESULT / 2
    if fight.winner != NO_SEAT:
        badge(drawn, owners[fight.winner], SIDE + 44, y)
        x = beside(owners[fight.winner], SIDE + 44, 14)
    drawn.add(Text(fit(words, 34, WIDTH - x - MARGIN, "Bold"), x, y, 34, ACCENT, "Bold", tag="result"))
    return top + RESULT


def _left(place: int) -> float:
    """Where a side's half begins: the attacker's at the left."""
    return SIDE + (HALF + SIDE) * place


def _sides(drawn: Scene, texts: Texts, fight: Fight, owners: Sequence[Owner], top: float) -> float:
    """Attacker and defender with all their units: those that were lost struck out."""
    ends = [top]
    for place, (seat, role) in enumerate(zip(fight.seats, ("attacker", "defender"), strict=False)):
        left, start, who = _left(place), len(drawn.things), owners[seat]
        y = top + 34
        badge(drawn, who, left + 42, y)
        role_words = texts(f"ti4-picture-{role}")
        x = beside(who, left + 42, 10)
        room = left + HALF - x - width(role_words, 28) - 34
        drawn.add(Text(fit(who.name, 30, room, "Bold"), x, y, 30, weight="Bold", tag="side"))
        drawn.add(Text(role_words, left + HALF - 14, y, 28, MUTED, anchor="r", tag="role"))
        bottom = _units(drawn, texts, fight, seat, who.colour, left, top + 64)
        if fight.fled.get(seat):
            words = texts("ti4-picture-fled", place=phrases.place_name(texts, fight.retreat_to))
            drawn.add(Text(fit(words, 28, HALF - 30), left + 16, bottom + 16, 28, MUTED, tag="fled"))
            bottom += 40
        drawn.things.insert(start, panel((left, top, left + HALF, bottom + 4), PANEL, who.colour))
        ends.append(bottom + 4)
    return max(ends) + 6


def fates(fight: Fight, seat: int) -> Iterator[tuple[UnitKind, str, int]]:
    """The units of a side by kind: those that are left or fled, damaged ones, then those that were lost."""
    damaged = fight.damaged.get(seat, Counter())
    there = fight.left.get(seat, Counter()) + fight.fled.get(seat, Counter())
    for kind in UNIT_KINDS:
        hurt = min(damaged[kind], there[kind])
        yield from ((kind, fate, n) for fate, n in (("whole", there[kind] - hurt), ("damaged", hurt)) if n)
    lost = fight.lost(seat)
    yield from ((kind, "lost", lost[kind]) for kind in UNIT_KINDS if lost[kind])


def _units(drawn: Scene, texts: Texts, fight: Fight, seat: int, colour: str, left: float, top: float) -> float:
    """One by one, or by kind and count where there are many."""
    rows = [*fates(fight, seat)]
    single = sum(n for _, _, n in rows) <= MOST_UNITS
    shown = [(kind, fate, 1) for kind, fate, n in rows for _ in range(n)] if single else rows
    step, across = (UNIT + 8, PER_ROW) if single else (COUNTED, 4)
    for place, (kind, fate, count) in enumerate(shown):
        x, y = left + 40 + step * (place % across), top + UNIT / 2 + (UNIT + 8) * (place // across)
        _unit(drawn, kind, fate, colour, (x, y))
        if count > 1:
            drawn.add(Text(f"×{count}", x + UNIT / 2 + 4, y, 30, weight="Bold", tag=f"count {fate}"))
    return top + (UNIT + 8) * max(1, -(-len(shown) // across))


def _unit(drawn: Scene, kind: UnitKind, fate: str, colour: str, at: tuple[float, float], size: float = UNIT) -> None:
    shade = LOST if fate == "lost" else colour
    drawn.add(Thing("unit", kind, *at, size, size, 3, shade, tag=f"{fate} {kind}"))
    if fate == "lost":
        drawn.add(Thing("cross", "", *at, size * 0.8, size * 0.8, 4, tag=f"struck {kind}"))
    elif fate in ("damaged", "sustained"):
        side = size * 0.5
        drawn.add(Thing("icon", "damage", at[0] + size * 0.3, at[1] + size * 0.28, side, side, 4, tag=f"damage {kind}"))


def _step(drawn: Scene, texts: Texts, fight: Fight, step: Step, owners: Sequence[Owner], top: float) -> float:
    """The dice of both sides, those that hit lit; below them what each side lost then."""
    drawn.add(Text(step_name(texts, step), WIDTH / 2, top + 20, 28, MUTED, "Bold", "m", tag="step"))
    top += 40
    ends = [top]
    for place, seat in enumerate(fight.seats[:2]):
        left, start = _left(place), len(drawn.things)
        end = top + 6
        for volley in step.volleys:
            if volley.seat == seat:
                end = _dice(drawn, volley, owners[seat].colour, left, end)
        end = _losses(drawn, step, seat, owners[seat].colour, left, end)
        if end > top + 6:
            drawn.things.insert(start, panel((left, top, left + HALF, end + 2), PANEL))
            ends.append(end + 2)
    top = max(ends)
    for volley in step.volleys:
        if volley.seat not in fight.seats[:2]:
            start, who = len(drawn.things), owners[volley.seat]
            badge(drawn, who, SIDE + 42, top + 6 + 6 + ROW / 2)
            end = _dice(drawn, volley, who.colour, SIDE + 70, top + 12)
            drawn.things.insert(start, panel((SIDE, top + 6, WIDTH - SIDE, end + 2), PANEL))
            top = end + 2
    return top + 6


def _dice(drawn: Scene, volley: Volley, colour: str, left: float, top: float) -> float:
    """Dice kind by kind: the unit, with what it hits, what they show; where they end."""
    start, right = left + 12, left + HALF - 10
    x, y = start, top + ROW / 2
    for kind in UNIT_KINDS:
        dice = [die for die in volley.dice if die.kind == kind]
        if not dice:
            continue
        needs = f"{dice[0].value}+"
        signs = 40 + width(needs, 28) + 10
        if x > start and x + signs + DIE_STEP * len(dice) - 4 > right:
            x, y = start, y + ROW
        drawn.add(Thing("unit", kind, x + 18, y, 36, 36, 3, colour, tag=f"fires {kind}"))
        drawn.add(Text(needs, x + 40, y, 28, MUTED, tag="needs"))
        x += signs
        for die in dice:
            if x + DIE > right:
                x, y = start, y + ROW
            variant = "lit" if die.hit else "missed"
            drawn.add(Thing("die", str(die.shown), x + DIE / 2, y, DIE, DIE, 3, tag="die", variant=variant))
            x += DIE_STEP
        x += 8
    return y + ROW / 2


def _losses(drawn: Scene, step: Step, seat: int, colour: str, left: float, top: float) -> float:
    """What a side lost in a step, struck out, and what sustained damage."""
    rows = [(kind, "lost", n) for kind, n in step.lost.get(seat, Counter()).items() if n]
    rows += [(kind, "sustained", n) for kind, n in step.sustained.get(seat, Counter()).items() if n]
    across = 5
    for place, (kind, fate, count) in enumerate(rows):
        x, y = left + 36 + (HALF - 20) / across * (place % across), top + ROW / 2 + ROW * (place // across)
        _unit(drawn, kind, fate, colour, (x, y), 46)
        if count > 1:
            drawn.add(Text(f"×{count}", x + 28, y, 28, weight="Bold", tag=f"step {fate}"))
    return top + ROW * -(-len(rows) // across)


def report_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Where, who fought whom, who won, what each side has left and lost, and as many of the rounds as have room."""
    place = place_of_report(position, options)
    return with_its_end([*_alt(position, texts, options, place, _fought(position, options, place))], MOST_ALT)


def battle_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The same of the battle in the active system; before it the odds and whose hits wait."""
    now = (odds_words(position, texts, options.names), pending_words(position, texts, options.names))
    told = _alt(position, texts, options, position.active, [*filter(None, [live(position, options)])])
    return with_its_end([*((words, 0) for words in now if words), *told], MOST_ALT)


def _alt(
    position: State, texts: Texts, options: Options, place: str, found: Sequence[Fight]
) -> Iterator[tuple[str, int]]:
    """The sentences about some battles: how each stands, then step by step what hit, what missed and what was lost.

    Each with how soon it may be left out.
    """
    if not found:
        yield f"{texts('ti4-picture-no-battle')}.", 0
    for fight in found:
        yield f"{title(texts, place, [fight])}.", 0
        for steps in (False, True):
            lines = [*fight_lines(position, texts, fight, options.names, steps=steps)]
            soon = in_order_of_steps(len(lines)) if steps else [0] * len(lines)
            yield from ((f"{line.replace('**', '')}.", left) for line, left in zip(lines, soon, strict=True))


def report_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every battle, its result, both sides, and step by step the dice and what was lost."""
    place = place_of_report(position, options)
    return _words(position, texts, options, place, _fought(position, options, place))


def battle_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The same of the battle in the active system, and whose hits wait."""
    told = _words(position, texts, options, position.active, [*filter(None, [live(position, options)])])
    odds = odds_words(position, texts, options.names)
    return [*told, *filter(None, [odds, pending_words(position, texts, options.names)])]


def _words(position: State, texts: Texts, options: Options, place: str, found: Sequence[Fight]) -> list[str]:
    lines = [Line(first_line(title(texts, place, found), stage(position, texts)))]
    if not found:
        lines.append(Line(texts("ti4-picture-no-battle")))
    for fight in found:
        if len(found) > 1:
            lines.append(Line(title(texts, place, [fight])))
        sides = fight_lines(position, texts, fight, options.names, steps=False)
        lines += [Line(line) for line in sides]
        steps = fight_lines(position, texts, fight, options.names, steps=True)
        lines += [Line("", line) for line in steps]
    return [*filter(None, limited(lines))]
