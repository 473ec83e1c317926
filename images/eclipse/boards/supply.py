"""The supply view: the technologies that can be researched, with the price that the viewer pays."""

from __future__ import annotations

from images.drawing.fonts import fit
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import ACCENT, BAD, GOOD, MARK, MUTED, PAPER
from images.eclipse import phrases
from images.eclipse.colours import CATEGORIES, CATEGORY_EDGES
from images.eclipse.seats import owner, stage
from images.eclipse.signs import technology_signs
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.words.numbers import written
from images.words.phrases import Texts, bold, first_line, titled
from rules.eclipse.components.technologies import CATEGORIES as KINDS
from rules.eclipse.components.technologies import TECHNOLOGIES, Technology
from rules.eclipse.components.tracks import RESEARCH, has_slot, price
from rules.eclipse.state import Player, State

SIDE = 12
GAP = 8
ROW = 88
HEAD = 58
COPIES = 58  # px at the end of a tile, for how many there are


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The supply by category; `choices` (technologies, or `research:` before one) stand out."""
    drawn = Scene(WIDTH)
    player = position.players[options.player]
    top = heading(drawn, texts("eclipse-picture-supply"), stage(position, texts))
    if player.species:
        name = fit(owner(position, options.player, texts, options.names).name, 28, 400)
        parts = [f"{name}:", str(player.science), "@science"]
        inline(drawn, MARGIN, top - 4, parts, TextStyle(28, MUTED), "science")
        top += 26
    chosen = {choice.removeprefix("research:") for choice in options.choices}
    wide = (WIDTH - 2 * SIDE - 2 * GAP) / 3
    ends = []
    for number, category in enumerate(KINDS):
        left = SIDE + (wide + GAP) * number
        ends.append(_category(drawn, position, player, texts, category, (left, top, left + wide), chosen))
    drawn.height = round(max(ends) + 12)
    return drawn


def in_supply(position: State, category: str) -> list[Technology]:
    """The technologies of a category that can be researched, the cheapest first."""
    found = [TECHNOLOGIES[name] for name in position.supply if TECHNOLOGIES[name].category == category]
    return sorted(found, key=lambda technology: technology.cost)


def price_for(position: State, player: Player, technology: Technology) -> int | None:
    """What a technology costs a player; None where it cannot be had, or the player has no board yet."""
    owned = position.technologies_in(player, technology.category)
    if not player.species or player.has(technology.id) or not has_slot(owned):
        return None
    return price(technology, owned)


def discount(position: State, player: Player, category: str) -> int:
    """What the next technology of a category is cheaper by, until its least price."""
    owned = position.technologies_in(player, category)
    if not has_slot(owned):
        return 0
    return RESEARCH.discounts[owned]


def _category(
    drawn: Scene,
    position: State,
    player: Player,
    texts: Texts,
    category: str,
    room: tuple[float, float, float],
    chosen: set[str],
) -> float:
    left, top, right = room
    title = fit(texts(f"eclipse-picture-category-{category}"), 30, right - left - 140, "Bold")
    inline(drawn, left + 8, top + 26, [f"@{category}", title], TextStyle(30, weight="Bold"), "category")
    less = discount(position, player, category)
    if less:
        drawn.add(Text(written(-less), right - 12, top + 26, 30, ACCENT, "Bold", "r", tag=f"discount {category}"))
    top += HEAD
    for technology in in_supply(position, category):
        box = (left, top, right, top + ROW - GAP)
        _tile(drawn, position, player, texts, technology, box, chosen=technology.id in chosen)
        top += ROW
    return top


def _tile(
    drawn: Scene,
    position: State,
    player: Player,
    texts: Texts,
    technology: Technology,
    box: tuple[float, float, float, float],
    *,
    chosen: bool,
) -> None:
    left, top, right, _ = box
    category = technology.category
    drawn.add(panel(box, CATEGORIES[category], MARK if chosen else CATEGORY_EDGES[category]))
    name = fit(texts(f"eclipse-technology-{technology.id}"), 28, right - left - 24)
    drawn.add(Text(name, left + 12, top + 24, weight="Bold", tag="technology"))
    cost = price_for(position, player, technology)
    y = top + 58
    if player.species and player.has(technology.id):
        drawn.add(Text(texts("eclipse-picture-owned"), left + 12, y, colour=GOOD, tag=f"owned {technology.id}"))
    elif cost is None:
        inline(drawn, left + 12, y, ["@science", str(technology.cost)], TextStyle(30, MUTED), f"cost {technology.id}")
    else:
        colour = BAD if cost > player.science else PAPER
        parts = ["@science", str(cost)]
        inline(drawn, left + 12, y, parts, TextStyle(32, colour, "Bold"), f"price {technology.id}")
        if cost != technology.cost:
            x = left + 12 + inline_width(parts, TextStyle(32, colour, "Bold")) + 14
            drawn.add(Text(f"({technology.cost})", x, y, 28, MUTED, tag="printed"))
    does = technology_signs(technology)
    inline(drawn, right - COPIES - inline_width(does), y, does, tag=f"does {technology.id}")
    copies = position.supply[technology.id]
    if copies > 1:
        drawn.add(Text(f"×{copies}", right - 12, y, 28, MUTED, "Bold", "r", tag=f"copies {technology.id}"))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The supply: how many kinds, and how much science the viewer has."""
    who, science = (
        phrases.name_of(position, options.player, texts, options.names),
        position.players[options.player].science,
    )
    return texts("eclipse-picture-alt-supply", count=len(position.supply), name=who, science=science)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each technology with its price for the viewer, and how many are left."""
    player = position.players[options.player]
    lines = [first_line(texts("eclipse-picture-supply"), stage(position, texts))]
    lines.append(
        titled(
            phrases.name_of(position, options.player, texts, options.names),
            f"{player.science} {texts('eclipse-resource-science')}",
        )
    )
    for category in CATEGORIES:
        less = discount(position, player, category)
        named = texts(f"eclipse-picture-category-{category}")
        if less:
            named += f" {written(-less)}"
        lines.append(bold(named))
        for technology in in_supply(position, category):
            name = texts(f"eclipse-technology-{technology.id}")
            cost = price_for(position, player, technology)
            told = texts("eclipse-picture-owned")
            if not player.species or not player.has(technology.id):
                told = texts("eclipse-picture-told-price", price="–" if cost is None else cost, cost=technology.cost)
            left = texts("eclipse-picture-told-copies", count=position.supply[technology.id])
            does = texts(f"eclipse-does-{technology.id}")
            lines.append(f"- {name}: {told}, {left}; {does}")
    return lines
