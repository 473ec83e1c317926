"""The scoring view: final points as bars and as a table, and how goals and cubes are shared out best."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER, ink_on
from images.layout.badges import badge, beside
from images.layout.inline import TextStyle, inline, signs_if
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.boards.goals import goal_words
from images.pulsar.colours import PARTS
from images.pulsar.seats import owner, stage
from images.pulsar.signs import COUNTED
from images.pulsar.telling import said, technology_name
from images.words.phrases import Texts, bold, first_line, listed, titled
from rules.pulsar.components import GOALS, Goal
from rules.pulsar.scoring.final import final_points
from rules.pulsar.scoring.goals import Division, best_division
from rules.pulsar.state import Player, State

SIDE = 12
BAR = 52
NAMED = 240  # px before the bars
ROW = 50
COLUMN = 150
ICONS = {
    "game": "production",
    "patents": "patent",
    "goals": "goal",
    "pulsars": "ring",
    "gyrodynes": "any",
    "cubes": "cube",
    "initiative": "initiative",
    "stations": "station",
}


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The final points, or what they would be if the game ended now."""
    drawn = Scene(WIDTH)
    top = heading(drawn, _title(position, texts), stage(position, texts))
    rows = points(position)
    top = _bars(drawn, texts, options.names, rows, top)
    top = _table(drawn, texts, rows, top + 10)
    top = _goals(drawn, position, texts, top + 10)
    drawn.height = round(top + 10)
    return drawn


def points(position: State) -> dict[int, dict[str, int]]:
    """What brings each seat its points, most points first: `game` during the game, the rest at its end."""
    parts = [_parts(position, player) for player in position.players]
    order = position.seats()
    ranking = sorted(order, key=lambda seat: (-sum(parts[seat].values()), order.index(seat)))
    return {seat: parts[seat] for seat in ranking}


def _parts(position: State, player: Player) -> dict[str, int]:
    if not position.results:
        return {"game": player.vp, **final_points(position, player)}
    ended = position.results[player.seat]
    return {"game": player.vp - sum(ended.values()), **ended}


def _bars(drawn: Scene, texts: Texts, names: Sequence[str], rows: dict[int, dict[str, int]], top: float) -> float:
    """A bar for each player, its pieces as long as their points."""
    most = max(1, *(sum(max(0, vp) for vp in row.values()) for row in rows.values()))
    room = WIDTH - NAMED - SIDE - 92
    bottom = top + (BAR + 14) * len(rows) + 14
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL))
    y = top + 14 + BAR / 2
    for seat, row in rows.items():
        who = owner(seat, texts, names)
        badge(drawn, who, 46, y)
        drawn.add(Text(fit(who.name, 28, NAMED - 86), beside(who, 46, 9), y, tag="name"))
        x = float(NAMED)
        for part, vp in row.items():
            long = room * max(0, vp) / most
            if long >= 1:
                drawn.add(Thing("bar", part, x + long / 2, y, long, BAR, 2, PARTS[part], tag=f"bar {seat} {part}"))
                if width(str(vp), 28, "Bold") + 6 < long:
                    drawn.add(Text(str(vp), x + long / 2, y, 28, ink_on(PARTS[part]), "Bold", "m", tag="bar"))
            x += long
        total = str(sum(row.values()))
        drawn.add(Text(total, WIDTH - MARGIN - 8, y, 36, ACCENT, "Bold", "r", tag=f"total {seat}"))
        y += BAR + 14
    return bottom


def _table(drawn: Scene, texts: Texts, rows: dict[int, dict[str, int]], top: float) -> float:
    """Where the points come from, a row for each part."""
    bottom = top + 56 + ROW * (len(PARTS) + 1) + 8
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL_LIGHT))
    columns = {seat: WIDTH - MARGIN - 50 - COLUMN * i for i, seat in enumerate(reversed(rows))}
    for seat, x in columns.items():
        badge(drawn, owner(seat, texts), x, top + 32, f"column {seat}")
    y = top + 56 + ROW / 2
    for part, colour in PARTS.items():
        drawn.add(Thing("bar", part, MARGIN + 16, y, 26, 34, 2, colour, tag="swatch"))
        inline(drawn, MARGIN + 44, y, [f"@{ICONS[part]}", texts(f"pulsar-picture-part-{part}")], tag=part)
        for seat, x in columns.items():
            vp = rows[seat].get(part, 0)
            drawn.add(Text(str(vp), x, y, 30, PAPER if vp else MUTED, anchor="m", tag=f"{part} {seat}"))
        y += ROW
    drawn.add(Text(texts("pulsar-picture-total"), MARGIN + 44, y, 30, weight="Bold", tag="total"))
    for seat, x in columns.items():
        drawn.add(Text(str(sum(rows[seat].values())), x, y, 32, ACCENT, "Bold", "m", tag=f"sum {seat}"))
    return bottom


def _goals(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """Of each goal who scores it, with which bonuses, and the gyrodynes that count for it."""
    top = section(drawn, texts("pulsar-picture-shared-out"), top)
    divisions = {player.seat: best_division(position, player) for player in position.players}
    for number, name in enumerate(position.goals):
        goal = GOALS[name]
        rows = [(seat, scored_signs(division, goal, number)) for seat, division in divisions.items()]
        lines = [(seat, parts) for seat, parts in rows if parts]
        bottom = top + 56 + 48 * max(1, -(-len(lines) // 2))
        drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL))
        inline(drawn, MARGIN, top + 28, [*COUNTED[goal.what], goal_words(texts, goal)], TextStyle(weight="Bold"))
        if not lines:
            drawn.add(Text(texts("pulsar-picture-nobody"), MARGIN, top + 74, colour=MUTED, tag="nobody"))
        for i, (seat, parts) in enumerate(lines):
            row, column = divmod(i, 2)
            x, y = MARGIN + 24 + column * (WIDTH / 2 - SIDE), top + 76 + 48 * row
            badge(drawn, owner(seat, texts), x, y, f"scores {name} {seat}")
            inline(drawn, x + 34, y, parts, tag=f"scored {name} {seat}")
        top = bottom + 8
    return _bought(drawn, divisions, texts, top)


def scored_signs(division: Division, goal: Goal, number: int) -> list[str]:
    """How a player scores a goal: met, its bonuses, the gyrodynes that count; [] where not at all."""
    level = division.levels[number]
    if not level:
        return []
    points_of = [goal.vp, *(bonus.vp for bonus in goal.bonuses[: level - 1])]
    sizes = [f"@{size}" for size in division.counted[number]]
    return [" + ".join(map(str, points_of)), "@vp", *signs_if(sizes, "=", *sizes)]


def _bought(drawn: Scene, divisions: dict[int, Division], texts: Texts, top: float) -> float:
    """For which patents cubes are paid."""
    rows = [(seat, division) for seat, division in divisions.items() if division.bought]
    for seat, division in rows:
        names = ", ".join(texts(f"pulsar-tech-{id}") for id in division.bought)
        parts = ["@cube", "→", "@patent", names]
        drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 54), PANEL))
        badge(drawn, owner(seat, texts), MARGIN + 24, top + 27)
        inline(drawn, MARGIN + 58, top + 27, parts, tag=f"bought {seat}")
        top += 60
    return top


def _title(position: State, texts: Texts) -> str:
    return texts("pulsar-picture-scoring" if position.results else "pulsar-picture-scoring-now")


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The final scoring: everybody's sum."""
    rows = [(phrases.name_of(seat, texts, options.names), sum(own.values())) for seat, own in points(position).items()]
    kind = "over" if position.results else "now"
    return texts(f"pulsar-picture-alt-scoring-{kind}", list=listed(rows))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everybody's points by where they come from, then who scores which goal."""
    names = options.names
    lines = [first_line(_title(position, texts), stage(position, texts))]
    for seat, own in points(position).items():
        rows = [(texts(f"pulsar-picture-part-{part}"), own.get(part, 0)) for part in PARTS]
        total = f"{texts('pulsar-picture-total')} {sum(own.values())}"
        lines.append(titled(phrases.name_of(seat, texts, names), f"{total} ({listed(rows)})"))
    lines.append(bold(texts("pulsar-picture-shared-out")))
    divisions = {player.seat: best_division(position, player) for player in position.players}
    for number, name in enumerate(position.goals):
        goal = GOALS[name]
        found = {seat: scored_signs(division, goal, number) for seat, division in divisions.items()}
        scored = [(phrases.name_of(seat, texts, names), said(texts, parts)) for seat, parts in found.items() if parts]
        lines.append(f"- {goal_words(texts, goal)}: {listed(scored) or texts('pulsar-picture-nobody')}")
    for seat, division in divisions.items():
        if division.bought:
            bought = ", ".join(technology_name(texts, id) for id in division.bought)
            lines.append(f"- {phrases.name_of(seat, texts, names)}: {said(texts, ['@cube'])} → {bought}")
    return lines
