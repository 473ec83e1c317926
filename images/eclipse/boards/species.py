"""The species view: the boards that can be chosen, side by side; those of the Terrans are alike and stand once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from images.drawing.fonts import wrap
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL
from images.eclipse.colours import OWNERS
from images.eclipse.seats import species_name, stage
from images.eclipse.signs import ACTIONS
from images.eclipse.telling import board_words
from images.layout.fitting import fitting
from images.layout.inline import ICON, TextStyle, break_line, inline, inline_width
from images.layout.parts import WIDTH, cells, end_of, heading
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, first_line, titled
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.species import ALIENS, SPECIES, TERRANS, Species
from rules.eclipse.state import State

SIDE = 12
GAP = 8
EDGE = 14
SIGNS, APART = 42, 40  # px of a line of signs, and between two that stand side by side
WORDS = 36
STARTING = ("money", "science", "materials", "disc", "colony", "trade")  # what a board has at the start, by sign
KEY_ROW, KEY_EDGE = 36, 6  # px of what signs mean: how high a row is, and the air above and below
LARGE = 4  # boards up to which the prices of ships are shown too
COMMON = {kind: blueprint.initiative for kind, blueprint in SPECIES[TERRANS[0]].blueprints.items()}


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The boards of `choices`, by species; without any, those in the game, or all before there are any.

    They stand in two columns; the last of one or three boards goes across both. Below them stands what their signs
    mean, where that leaves room for a question.
    """
    ways = [partial(_boards, position, texts, options, explained=explained) for explained in (True, False)]
    return fitting(ways, options.room)


def _boards(position: State, texts: Texts, options: Options, *, explained: bool) -> Scene:
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("eclipse-picture-species"), stage(position, texts))
    boards = shown(position, options.choices)
    wide = (WIDTH - 2 * SIDE - GAP) / 2
    ends = [top, top]
    full = len(boards) <= LARGE
    alone = boards[-1:] if full and len(boards) % 2 else []
    for names in boards[: len(boards) - len(alone)]:
        column = ends.index(min(ends))
        left = SIDE + (wide + GAP) * column
        ends[column] = GAP + _board(drawn, texts, names, (left, ends[column], left + wide), full=full)
    for names in alone:
        ends[0] = GAP + _board(drawn, texts, names, (SIDE, max(ends), WIDTH - SIDE), full=full)
    if explained and full:
        ends[0] = GAP + _key(drawn, texts, [*STARTING, *ACTIONS, *SHIP_CLASSES], (SIDE, max(ends), WIDTH - SIDE), 3)
    elif explained:
        column = ends.index(min(ends))
        left = SIDE + (wide + GAP) * column
        ends[column] = GAP + _key(drawn, texts, [*STARTING, *ACTIONS], (left, ends[column], left + wide), 2)
    drawn.height = round(max(ends))
    return drawn


def _key(drawn: Scene, texts: Texts, signs: Sequence[str], room: tuple[float, float, float], columns: int) -> float:
    """What the signs of boards mean, in so many columns of a room; returns where that ends, in px."""
    left, top, right = room
    boxes = cells(left, right, top + KEY_EDGE, KEY_ROW, columns, len(signs), 0)
    drawn.add(panel((left, top, right, end_of(boxes, top) + KEY_EDGE), PANEL))
    for sign, (start, upper, _, _) in zip(signs, boxes, strict=True):
        y = upper + KEY_ROW / 2
        drawn.add(Thing("icon", sign, start + EDGE + ICON / 2, y, ICON, ICON, 3, tag="key"))
        drawn.add(Text(_meaning(texts, sign), start + EDGE + ICON + 8, y, 28, MUTED, tag="legend"))
    return end_of(boxes, top) + KEY_EDGE


def _meaning(texts: Texts, sign: str) -> str:
    """What a sign means on a board, shorter than in the key of all signs where that says more."""
    if sign in ("disc", "trade"):
        return texts(f"eclipse-picture-board-{sign}")
    return texts(f"eclipse-picture-means-{sign}")


def shown(position: State, choices: Sequence[str]) -> list[list[str]]:
    """The boards to show, each with the species that have it: all Terrans have the same."""
    names = [name for name in choices if name in SPECIES]
    names = names or [player.species for player in position.players if player.species] or list(SPECIES)
    terrans = [name for name in names if name in TERRANS]
    groups = [[name] for name in dict.fromkeys(names) if name in ALIENS]
    if terrans:
        groups.insert(0, terrans)
    return groups


def title_of(texts: Texts, names: Sequence[str]) -> str:
    """What a board is called: its species, or the Terrans together."""
    if len(names) == 1:
        return species_name(texts, names[0])
    return texts("eclipse-picture-terrans", count=len(names))


def board_signs(species: Species) -> list[list[str]]:
    """What is printed on a board in lines of signs: what one begins with, and how much each action does."""
    start = species.resources
    amounts = {"money": start.money, "science": start.science, "materials": start.materials, "disc": species.discs}
    first = [part for icon, amount in amounts.items() for part in (f"@{icon}", str(amount))]
    first += ["@colony", str(species.colony_ships), "@trade", f"{species.trade_ratio}:1"]
    actions = [part for action in ACTIONS for part in (f"@{action}", str(getattr(species.activations, action)))]
    return [first, actions]


def ship_signs(species: Species) -> list[str]:
    """The price of each class in materials."""
    signs: list[str] = []
    for kind in SHIP_CLASSES:
        blueprint = species.blueprints[kind]
        signs += [f"@{kind}", f"{blueprint.cost}"]
    return [*signs, "@materials"]


def powers(species: Species, texts: Texts) -> Iterator[str]:
    """What sets a species apart, in words."""
    names = [texts(f"eclipse-technology-{name}") for name in species.technologies]
    if names:
        yield texts("eclipse-picture-power-technologies", list=", ".join(names))
    flags = {
        "draws": species.activations.draw > 1,
        "peace": species.peace_with_ancients,
        "dies": species.population_dies,
        "sectors": bool(species.vp_per_sector),
        "ancients": bool(species.vp_per_ancient),
        "cruiser": species.start_ship == "cruiser",
        "cheap": species.structures["monolith"] < SPECIES[TERRANS[0]].structures["monolith"],
        "warships": all(blueprint.initiative > COMMON[kind] for kind, blueprint in species.blueprints.items()),
        "computers": any(blueprint.computer for blueprint in species.blueprints.values()),
    }
    yield from (texts(f"eclipse-picture-power-{name}") for name, there in flags.items() if there)
    if species.reputation_draws:
        yield texts("eclipse-picture-power-reputation", count=species.reputation_draws)


def _board(drawn: Scene, texts: Texts, names: Sequence[str], room: tuple[float, float, float], *, full: bool) -> float:
    """A board with the prices of ships where `full`; returns where it ends, in px."""
    left, top, right = room
    species = SPECIES[names[0]]
    start = len(drawn.things)
    inside = right - left - 2 * EDGE
    y = top + EDGE
    for words in wrap(title_of(texts, names), 32, inside, "Bold"):
        drawn.add(Text(words, left + EDGE, y + 20, 32, ACCENT, "Bold", tag="species"))
        y += 42
    lines = [*board_signs(species)]
    if full:
        lines.append(ship_signs(species))
    y = _signs(drawn, lines, (left + EDGE, y, right - EDGE), f"board {names[0]}")
    for power in powers(species, texts):
        for words in wrap(f"· {power}", 28, inside):
            drawn.add(Text(words, left + EDGE, y + WORDS / 2, 28, tag="power"))
            y += WORDS
    edge = OWNERS[species.colour] if len(names) == 1 else ""
    drawn.things.insert(start, panel((left, top, right, y + EDGE - 2), PANEL, edge))
    return y + EDGE - 2


def _signs(drawn: Scene, lines: Sequence[Sequence[str]], room: tuple[float, float, float], tag: str) -> float:
    """Lines of signs, several side by side where there is room for them whole; returns where they end, in px."""
    left, y, right = room
    x = left
    for line in lines:
        if left < x and x + inline_width(line, TextStyle(28)) > right:
            x, y = left, y + SIGNS
        for number, row in enumerate(break_line(line, right - left, TextStyle(28))):
            if number:
                x, y = left, y + SIGNS
            x = inline(drawn, x, y + SIGNS / 2, row, TextStyle(28), tag) + APART
    return y + SIGNS


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Which boards are shown."""
    return texts(
        "eclipse-picture-alt-species",
        list=", ".join(title_of(texts, own) for own in shown(position, options.choices)),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each board: what one begins with, how much actions do, what sets it apart."""
    lines = [first_line(texts("eclipse-picture-species"), stage(position, texts))]
    for names in shown(position, options.choices):
        own = SPECIES[names[0]]
        lines.append(titled(title_of(texts, names), "; ".join(board_words(texts, own))))
        lines += [f"- {power}" for power in powers(own, texts)]
    return lines
