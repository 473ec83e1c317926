"""The scoring view: final points as bars and as a table, and how goals and cubes are shared out best."""

from __future__ import annotations

from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import MUTED, PANEL
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline, signs_if
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.layout.sources import Part, Row, bars, table, totals
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.boards.goals import goal_words
from images.pulsar.colours import PARTS
from images.pulsar.seats import owner, stage
from images.pulsar.signs import COUNTED
from images.pulsar.telling import technology_name, words_of_signs
from images.words.phrases import Texts, bold, first_line, listed, titled
from rules.pulsar.components import GOALS, Goal
from rules.pulsar.scoring.final import final_points, sources
from rules.pulsar.scoring.goals import Division, best_division
from rules.pulsar.state import State

SIDE = 12
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
    rows = [Row(owner(seat, texts, options.names), own) for seat, own in points(position).items()]
    parts = {part: Part(texts(f"pulsar-picture-part-{part}"), ICONS[part], colour) for part, colour in PARTS.items()}
    top = bars(drawn, parts, rows, top)
    top = table(drawn, parts, rows, top + 10, totals(rows, texts))
    top = _goals(drawn, position, texts, top + 10)
    drawn.height = round(top + 10)
    return drawn


def points(position: State) -> dict[int, dict[str, int]]:
    """What brings each seat its points, most points first: `game` during the game, the rest at its end."""
    now = [{"game": player.vp, **final_points(position, player)} for player in position.players]
    parts = sources(position) or now
    order = position.seats()
    ranking = sorted(order, key=lambda seat: (-sum(parts[seat].values()), order.index(seat)))
    return {seat: parts[seat] for seat in ranking}


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
        total = f"{texts('picture-total')} {sum(own.values())}"
        lines.append(titled(phrases.name_of(seat, texts, names), f"{total} ({listed(rows)})"))
    lines.append(bold(texts("pulsar-picture-shared-out")))
    divisions = {player.seat: best_division(position, player) for player in position.players}
    for number, name in enumerate(position.goals):
        goal = GOALS[name]
        found = {seat: scored_signs(division, goal, number) for seat, division in divisions.items()}
        scored = [
            (phrases.name_of(seat, texts, names), words_of_signs(texts, parts))
            for seat, parts in found.items()
            if parts
        ]
        lines.append(f"- {goal_words(texts, goal)}: {listed(scored) or texts('pulsar-picture-nobody')}")
    for seat, division in divisions.items():
        if division.bought:
            bought = ", ".join(technology_name(texts, id) for id in division.bought)
            lines.append(f"- {phrases.name_of(seat, texts, names)}: {words_of_signs(texts, ['@cube'])} → {bought}")
    return lines
