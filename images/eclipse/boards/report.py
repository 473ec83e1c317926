"""The report of a battle: who won, the ships of both sides with those that were lost, and all that was fired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from images.drawing.canvas import Point
from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, BAD, MUTED, PANEL, PANEL_LIGHT
from images.eclipse.boards.fights import BEGINS, Fought, Party, Volley, fought, hit
from images.eclipse.boards.parties import party_badge, party_colour, party_name
from images.eclipse.boards.population import population
from images.eclipse.seats import stage
from images.eclipse.telling import dice_words
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.words.limited import Line, limited
from images.words.phrases import Texts, first_line, grouped, in_order_of_steps, titled, with_its_end
from rules.eclipse.battle.fleets import MISSILES
from rules.eclipse.state import NO_SEAT, State

SIDE = 12
HALF = (WIDTH - 3 * SIDE) / 2
SHIP = 60  # px from one ship to the next
PER_ROW = 8
DIE = 44
DICE_PER_ROW = 8
VOLLEY = 56  # px a line of dice is high
COUNTED = 110  # px from one class of lost ships to the next
ROLES = ("attacker", "defender")
LOST = "#8a92b4"
BOLD = "**"
MOST_ALT = 1024  # letters of a description


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The battles that were fought in the sector `tile`, by `events`, one below the other; then its population.

    Without a `tile` it is the sector of the last one.
    """
    drawn, tile = Scene(WIDTH), tile_of(options)
    top = heading(drawn, _title(texts, tile), stage(position, texts))
    if not tile:
        drawn.add(Text(texts("eclipse-picture-no-battle"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        drawn.height = round(top + 74)
        return drawn
    for fight in fought(position, options.events, tile):
        top = _result(drawn, position, texts, fight, options.names, top)
        top = _parties(drawn, position, texts, fight, options.names, top + 8)
        top = _rounds(drawn, position, texts, fight, top + 4)
    if position.sector(tile).population:
        top = population(drawn, position, position.sector(tile), texts, options.names, top + 8)
    drawn.height = round(top + 14)
    return drawn


def tile_of(options: Options) -> str:
    """The sector that a report is about; "" where none is named, and none of the events is of a battle."""
    fought_in = [str(event.facts["tile"]) for _, event in options.events if event.kind in BEGINS]
    return options.tile or next(reversed(fought_in), "")


def _title(texts: Texts, tile: str) -> str:
    if not tile:
        return texts("eclipse-picture-battle")
    return texts("eclipse-picture-battle-in", sector=tile)


def _result(drawn: Scene, position: State, texts: Texts, fight: Fought, names: Sequence[str], top: float) -> float:
    """Who won, large."""
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 72), PANEL_LIGHT, ACCENT))
    x = MARGIN + 16.0
    if fight.winner is not None:
        party_badge(drawn, position, texts, fight.winner, SIDE + 44, top + 36)
        x = SIDE + 84
    said = fit(_result_words(position, texts, fight, names), 34, WIDTH - x - MARGIN, "Bold")
    drawn.add(Text(said, x, top + 36, 34, ACCENT, "Bold", tag="result"))
    return top + 72


def _parties(drawn: Scene, position: State, texts: Texts, fight: Fought, names: Sequence[str], top: float) -> float:
    """Attacker to the left, defender to the right, each with all its ships: those that are lost are struck out."""
    ends = []
    for number, (party, role) in enumerate(zip(fight.sides, ROLES, strict=True)):
        left = SIDE + (HALF + SIDE) * number
        place = len(drawn.things)
        party_badge(drawn, position, texts, party.seat, left + 40, top + 34)
        name = fit(party_name(position, texts, party.seat, names), 30, HALF - 240, "Bold")
        drawn.add(Text(name, left + 78, top + 34, 30, weight="Bold", tag="side name"))
        drawn.add(Text(texts(f"eclipse-picture-{role}"), left + HALF - 14, top + 34, 28, MUTED, anchor="r", tag="role"))
        ships = [(ship, fate) for ship, fate in _ships(party) if fate != "fled"]
        for index, (ship, fate) in enumerate(ships):
            row, column = divmod(index, PER_ROW)
            x, y = left + 44 + SHIP * column, top + 96 + SHIP * row
            colour = LOST if fate == "lost" else party_colour(position, texts, party.seat, ship)
            drawn.add(Thing("ship", ship, x, y, 54, 54, 3, colour, tag=f"{role} {fate}"))
            if fate == "lost":
                drawn.add(Thing("cross", "", x, y, 40, 40, 4, tag=f"struck {role}"))
        bottom = top + 72 + SHIP * max(1, -(-len(ships) // PER_ROW)) + 8
        for sector, fled in grouped((to, ship) for ship, to in sorted(party.fled.items())).items():
            parts = [*(f"@{ship}" for ship in fled), texts("eclipse-picture-report-fled-to", sector=sector)]
            inline(drawn, left + 22, bottom + 14, parts, TextStyle(28, MUTED), "fled")
            bottom += 40
        if count := fight.drawn[party.seat]:
            tiles = texts("eclipse-picture-report-tiles", count=count)
            drawn.add(Text(tiles, left + 22, bottom + 14, 28, MUTED, tag="drawn"))
            bottom += 40
        drawn.things.insert(place, panel((left, top, left + HALF, bottom), PANEL))
        ends.append(bottom)
    return max(ends)


def _ships(party: Party) -> Iterator[tuple[str, str]]:
    """Each ship of a side with what became of it."""
    for ship, count in party.left.items():
        yield from [(ship, "left")] * count
    yield from ((ship, "fled") for ship in sorted(party.fled))
    for ship, count in party.lost.items():
        yield from [(ship, "lost")] * count


def _rounds(drawn: Scene, position: State, texts: Texts, fight: Fought, top: float) -> float:
    """All rounds from the first, and of each what was fired, one volley below the other as they came."""
    for number, fired in enumerate(fight.rounds, 1):
        drawn.add(Text(_heading(texts, fired, number), WIDTH / 2, top + 22, 28, MUTED, anchor="m"))
        top += 44
        for volley in fired:
            top = _volley(drawn, position, texts, fight, volley, top)
    return top


def _heading(texts: Texts, fired: Sequence[Volley], number: int) -> str:
    """Which round it is: that of the missiles, else its number; the `number`th that was told, where none says it."""
    told = fired[0].round
    if told == MISSILES:
        return texts("eclipse-picture-missiles")
    return texts("eclipse-picture-engagement", round=number if told is None else told)


def _volley(drawn: Scene, position: State, texts: Texts, fight: Fought, volley: Volley, top: float) -> float:
    """The dice below who fired them, dim where they hit nobody; below the other side what it lost, and what was hit."""
    halves = [float(SIDE), SIDE + HALF + SIDE]
    role, target = ROLES[1], fight.defender
    if volley.seat != fight.attacker.seat:
        halves.reverse()
        role, target = ROLES[0], fight.attacker
    left, other = halves
    rows = max(1, -(-len(volley.dice) // DICE_PER_ROW))
    bottom = top + VOLLEY * rows
    drawn.add(panel((left, top, left + HALF, bottom), PANEL))
    colour = party_colour(position, texts, volley.seat, volley.ship)
    drawn.add(Thing("ship", volley.ship, left + 40, top + VOLLEY / 2, 40, 40, 3, colour, tag="firing"))
    variants = {True: "lit", False: "missed"}
    for number, ((damage, roll), reached) in enumerate(zip(volley.dice, hit(position, fight, volley), strict=True)):
        row, column = divmod(number, DICE_PER_ROW)
        at = left + 94 + 50 * column, top + VOLLEY / 2 + VOLLEY * row
        drawn.add(Thing("die", f"{damage}:{roll}", *at, DIE, DIE, 3, tag="die", variant=variants[reached]))
    if volley.destroyed or volley.damaged:
        drawn.add(panel((other, top, other + HALF, bottom), PANEL))
        x = lost_ships(drawn, _with_lost(volley, target), other + 40, top + VOLLEY / 2, f"destroyed {role}")
        _damaged(drawn, position, texts, target, volley, (x, top + VOLLEY / 2), other + HALF)
    return bottom + 4


def _damaged(
    drawn: Scene, position: State, texts: Texts, target: Party, volley: Volley, at: Point, right: float
) -> None:
    """The ships that a volley hit and did not destroy, in their colour, as many classes as there is room for."""
    x, y = at
    hurt = Counter[str]()
    for (ship, _), count in volley.damaged.items():
        hurt[ship] += count
    for ship, count in hurt.items():
        said = texts("eclipse-picture-report-damaged", count=count)
        end = x + 32 + width(said, 28, "SemiBold")
        if end > right:
            return
        colour = party_colour(position, texts, target.seat, ship)
        drawn.add(Thing("ship", ship, x, y, 44, 44, 3, colour, tag="damaged"))
        drawn.add(Text(said, x + 32, y, 28, BAD, "SemiBold", tag="damaged"))
        x = end + 46


def _with_lost(volley: Volley, target: Party) -> Volley:
    """A volley with the class of what it destroyed, though nobody told that, where the other side lost no other."""
    if volley.lost or len(target.lost) != 1:
        return volley
    return replace(volley, lost=dict.fromkeys(target.lost, volley.destroyed))


def lost_ships(drawn: Scene, volley: Volley, x: float, y: float, tag: str) -> float:
    """The ships that a volley destroyed, struck out, from the middle of the first; of unknown ones a stroke.

    Says where the next would stand.
    """
    unknown = {"": volley.destroyed} if volley.destroyed else {}
    for ship, count in (volley.lost or unknown).items():
        if ship:
            drawn.add(Thing("ship", ship, x, y, 44, 44, 3, LOST, tag=tag))
        drawn.add(Thing("cross", "", x, y, 38, 38, 4, tag=tag))
        if count > 1 or not ship:
            drawn.add(Text(f"×{count}", x + 28, y, 30, BAD, "Bold", tag=tag))
        x += COUNTED
    return x


def _result_words(position: State, texts: Texts, fight: Fought, names: Sequence[str]) -> str:
    if fight.winner is None:
        return texts("eclipse-picture-report-drawn")
    if fight.winner == NO_SEAT:
        return texts("eclipse-picture-report-held", name=party_name(position, texts, NO_SEAT, names))
    return texts("eclipse-picture-report-won", name=party_name(position, texts, fight.winner, names))


def _drawn_words(position: State, texts: Texts, fight: Fought, names: Sequence[str]) -> Iterator[str]:
    """Who drew how many reputation tiles."""
    for seat, count in fight.drawn.items():
        yield titled(party_name(position, texts, seat, names), texts("eclipse-picture-report-tiles", count=count))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Where, who attacked whom, who won, what each side lost, and round by round what hit and what missed."""
    tile = tile_of(options)
    if not tile:
        return f"{texts('eclipse-picture-no-battle')}."
    told = list[tuple[str, int]]()
    for fight in fought(position, options.events, tile):
        sides = [party_name(position, texts, party.seat, options.names) for party in fight.sides]
        told.append((texts("eclipse-picture-alt-battle", sector=tile, attacker=sides[0], defender=sides[1]), 0))
        told.append((f"{_result_words(position, texts, fight, options.names)}.", 0))
        told += [(f"{name}: {fate}.", 0) for name, fate in _losses(position, texts, fight, options.names)]
        rounds = [f"{words.replace(BOLD, '')}." for words in _round_words(position, texts, fight, options.names)]
        told += zip(rounds, in_order_of_steps(len(rounds)), strict=True)
    return with_its_end(told, MOST_ALT) or texts("eclipse-picture-alt-battle-sector", sector=tile)


def _round_words(position: State, texts: Texts, fight: Fought, names: Sequence[str]) -> Iterator[str]:
    """Each round of a battle in a line."""
    for number, fired in enumerate(fight.rounds, 1):
        volleys = (replace(volley, reached=hit(position, fight, volley)) for volley in fired)
        told = "; ".join(volley_words(position, texts, volley, names) for volley in volleys)
        yield titled(_heading(texts, fired, number), told)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The same, then every volley, and what is left of the population."""
    tile = tile_of(options)
    lines = [Line(first_line(_title(texts, tile), stage(position, texts)))]
    if not tile:
        return [*limited(lines), texts("eclipse-picture-no-battle")]
    for fight in fought(position, options.events, tile):
        lines.append(Line(_result_words(position, texts, fight, options.names)))
        lines += [Line(line) for line in _drawn_words(position, texts, fight, options.names)]
        lines += [Line(titled(*loss)) for loss in _losses(position, texts, fight, options.names)]
        lines += [Line("", line) for line in _round_words(position, texts, fight, options.names)]
    if count := position.sector(tile).population:
        lines.append(Line(texts("eclipse-picture-cubes-of", count=count)))
    return list(filter(None, limited(lines)))


def _losses(position: State, texts: Texts, fight: Fought, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each side's name, and what it has left and what it lost."""
    for party in fight.sides:
        fates = {fate: [ship for ship, own in _ships(party) if own == fate] for fate in ("left", "fled", "lost")}
        told = {fate: [*_counted(texts, ships)] for fate, ships in fates.items()}
        told["fled"] = [texts(f"eclipse-ship-{ship}") for ship in fates["fled"]]  # nobody tells how many
        said = [
            texts(f"eclipse-picture-report-{fate}", ships=", ".join(ships)) for fate, ships in told.items() if ships
        ]
        if said:  # who has left the game has neither
            yield party_name(position, texts, party.seat, names), "; ".join(said)


def _counted(texts: Texts, ships: Sequence[str]) -> Iterator[str]:
    for ship in dict.fromkeys(ships):
        yield f"{texts(f'eclipse-ship-{ship}')} × {ships.count(ship)}"


def volley_words(position: State, texts: Texts, volley: Volley, names: Sequence[str]) -> str:
    """Who fired with what, which dice hit and which missed, and what they destroyed."""
    reached, missed = volley.apart()
    dice = texts(
        "eclipse-dice-told",
        dice=dice_words(texts, volley.dice),
        hit=dice_words(texts, reached),
        hits=len(reached),
        missed=dice_words(texts, missed),
        misses=len(missed),
    )
    told = texts(
        "eclipse-picture-told-volley",
        name=party_name(position, texts, volley.seat, names),
        ship=texts(f"eclipse-ship-{volley.ship}"),
        needed=volley.needed,
        dice=dice,
    )
    if volley.destroyed:
        told = f"{told}; {texts('eclipse-picture-destroyed', count=volley.destroyed)}"
    if volley.damaged:
        told = f"{told}; {texts('eclipse-picture-damaged', ships=', '.join(_damaged_words(texts, volley)))}"
    return told


def _damaged_words(texts: Texts, volley: Volley) -> Iterator[str]:
    """Each ship that was hit and lives on, and how much damage it can take yet; how many where they are alike."""
    for (ship, left), count in volley.damaged.items():
        said = texts(f"eclipse-word-hull-{ship}", arg=left)
        yield f"{said} × {count}" if count > 1 else said
