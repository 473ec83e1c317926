"""The sheet view: everything on a player's board and beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, BAD, GOOD, INK, MUTED, PANEL, PAPER
from images.eclipse import phrases
from images.eclipse.boards.blueprints import blueprint_words, blueprints
from images.eclipse.colours import CATEGORIES, CATEGORY_EDGES, RESOURCES
from images.eclipse.seats import awaits_upkeep, owner, set_out, species_name, stage
from images.eclipse.telling import resources_words
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, cells, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.words.numbers import signed, written
from images.words.phrases import Texts, first_line, listed, noted, titled
from rules.eclipse.components.resources import RESOURCES as KINDS
from rules.eclipse.components.resources import RESOURCES as TRACKS
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.technologies import CATEGORIES as GROUPS
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import INFLUENCE, POPULATION
from rules.eclipse.economy.tracks import balance, production, upkeep
from rules.eclipse.state import Player, State

SIDE = 12
CIRCLE = 62  # px of the influence track
LINE = 38
PLANET = 62  # px of what is produced


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything of a seat; beside a question its tracks and tiles alone."""
    drawn = Scene(WIDTH)
    player = position.players[options.player]
    who = owner(position, options.player, texts, options.names)
    badge(drawn, who, 50, 44)
    drawn.add(Text(fit(who.name, 40, 600), 90, 44, 40, tag="title"))
    drawn.add(Text(stage(position, texts), WIDTH - MARGIN, 44, 30, ACCENT, anchor="r"))
    if not set_out(player):
        drawn.add(Text(texts("eclipse-picture-no-board"), MARGIN, 114, colour=MUTED, tag="nothing"))
        drawn.height = 150
        return drawn
    drawn.add(Text(species_name(texts, player.species), MARGIN, 102, 32, PAPER, "Bold", tag="species"))
    if player.collapsed:
        state = texts("eclipse-picture-collapsed")
        drawn.add(Text(state, WIDTH - MARGIN, 102, 30, BAD, anchor="r", tag="state"))
    top = _resources(drawn, position, player, 130)
    top = _influence(drawn, position, player, who, texts, top + 6)
    top = _population(drawn, player, who, texts, top + 6)
    if not options.question:
        top = section(drawn, texts("eclipse-picture-blueprints"), top + 6)
        top = blueprints(drawn, player, texts, top, colour=who.colour)
        top = _technologies(drawn, position, player, texts, top + 6)
    top = _tiles(drawn, position, player, texts, top + 6)
    drawn.height = round(top + 16)
    return drawn


def _resources(drawn: Scene, position: State, player: Player, top: float) -> float:
    """What there is, and in green or red what the next upkeep changes, as long as one comes; colony ships."""
    changes = dict[str, int]()
    if awaits_upkeep(position, player):
        changes = {**{kind: production(player, kind) for kind in KINDS}, "money": balance(player)}
    boxes = cells(SIDE, WIDTH - SIDE, top, 64, 4, 4)
    for kind, box in zip(KINDS, boxes, strict=False):
        drawn.add(panel(box, PANEL))
        style = TextStyle(36, weight="Bold")
        x = inline(drawn, box[0] + 16, top + 32, [f"@{kind}", str(getattr(player, kind))], style, kind) + 16
        if kind in changes:
            change = changes[kind]
            drawn.add(Text(signed(change), x, top + 32, 30, BAD if change < 0 else GOOD, "Bold", tag=f"{kind} change"))
    box = boxes[3]
    drawn.add(panel(box, PANEL))
    ships = f"{player.colony_ships}/{player.board.colony_ships}"
    trade = f"{player.board.trade_ratio}:1"
    inline(drawn, box[0] + 16, top + 32, ["@colony", ships], TextStyle(28, weight="Bold"), "colony")
    parts = ["@trade", trade]
    inline(drawn, box[2] - 12 - inline_width(parts), top + 32, parts, TextStyle(28, MUTED), "trade")
    return top + 64


def _influence(drawn: Scene, position: State, player: Player, who: Owner, texts: Texts, top: float) -> float:
    """The influence track: discs cover the circles to the left, the first free one says the upkeep."""
    top = section(drawn, _track_words(position, player, texts), top)
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 76), PANEL))
    step = (WIDTH - 2 * MARGIN - 40) / len(INFLUENCE.circles)
    for number, cost in enumerate(INFLUENCE.circles):
        x, y = MARGIN + 20 + step * (number + 0.5), top + 38
        covered = number < player.discs
        colour = who.colour if covered else ""
        drawn.add(Thing("ring", str(cost), x, y, CIRCLE, CIRCLE, 2, colour, tag=f"circle {number}"))
        if not covered:
            size, weight, shade = 28, "SemiBold", MUTED
            if number == player.discs:
                size, weight, shade = 30, "Bold", ACCENT
            drawn.add(Text(written(-cost), x, y, size, shade, weight, "m", tag="upkeep"))
    used = actions_taken(player)
    if used:
        parts = [sign for action, count in used for sign in (f"@{action}", f"×{count}")]
        drawn.add(panel((SIDE, top + 82, WIDTH - SIDE, top + 134), PANEL))
        x = inline(drawn, MARGIN + 4, top + 108, [texts("eclipse-picture-actions")], TextStyle(28, MUTED)) + 16
        inline(drawn, x, top + 108, parts, tag="actions")
        return top + 134
    return top + 76


def _track_words(position: State, player: Player, texts: Texts) -> str:
    """How many discs are left, and what they cost as long as an upkeep comes."""
    if not awaits_upkeep(position, player):
        return texts("eclipse-picture-influence-over", discs=player.discs)
    return texts("eclipse-picture-influence", discs=player.discs, upkeep=upkeep(player), next=upkeep(player, 1))


def actions_taken(player: Player) -> list[tuple[str, int]]:
    """The actions of this round with the discs on them; a reaction counts as the action it is like."""
    found: dict[str, int] = {}
    for action, count in player.actions.items():
        name = action.removeprefix("reaction-")
        found[name] = found.get(name, 0) + count
    return [(action, count) for action, count in found.items() if count]


def _population(drawn: Scene, player: Player, who: Owner, texts: Texts, top: float) -> float:
    """The population tracks: cubes cover the squares to the left, the first free one, a planet, says the production."""
    top = section(drawn, texts("eclipse-picture-population"), top)
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 3 * 62 + 14), PANEL))
    step = (WIDTH - 2 * MARGIN - 70) / len(POPULATION.squares)
    for row, kind in enumerate(KINDS):
        y = top + 38 + 62 * row
        drawn.add(Thing("icon", kind, MARGIN + 28, y, 36, 36, 3, tag=f"track {kind}"))
        cubes = player.track.get(kind, 0)
        for number, amount in enumerate(POPULATION.squares):
            x = MARGIN + 66 + step * (number + 0.5)
            covered, lit = number < cubes, number == cubes
            if lit:
                drawn.add(Thing("planet", kind, x, y, PLANET, PLANET, 2, tag=f"{kind} {number}"))
                drawn.add(Text(str(amount), x, y, 32, INK, "Bold", "m", tag=f"{kind} production"))
                continue
            colour, variant = RESOURCES[kind], "free"
            if covered:
                colour, variant = who.colour, "cube"
            drawn.add(Thing("art", kind, x, y, 54, 54, 2, colour, tag=f"{kind} {number}", variant=variant))
            if not covered:
                drawn.add(Text(str(amount), x, y, 28, INK, "Bold", "m", tag=f"{kind} production"))
    dead = [(kind, count) for kind, count in player.graveyard.items() if count]
    if dead:
        parts = ["@graveyard", *(sign for kind, count in dead for sign in (f"@{kind}", str(count)))]
        inline(drawn, MARGIN + 4, top + 3 * 62 + 40, parts, tag="graveyard")
        return top + 3 * 62 + 64
    return top + 3 * 62 + 14


def _technologies(drawn: Scene, position: State, player: Player, texts: Texts, top: float) -> float:
    """The technologies by category, in the order in which they were researched."""
    top = section(drawn, texts("eclipse-picture-technologies", count=len(player.technologies)), top)
    most = max(position.technologies_in(player, category) for category in GROUPS)
    high = 56 + LINE * most + 8
    for category, box in zip(GROUPS, cells(SIDE, WIDTH - SIDE, top, high, 3, 3), strict=True):
        drawn.add(panel(box, CATEGORIES[category], CATEGORY_EDGES[category]))
        title = fit(texts(f"eclipse-picture-category-{category}"), 28, 260, "Bold")
        inline(drawn, box[0] + 12, top + 28, [f"@{category}", title], TextStyle(28, weight="Bold"), "category")
        own = [name for name in player.technologies if TECHNOLOGIES[name].category == category]
        for number, name in enumerate(own):
            words = fit(texts(f"eclipse-technology-{name}"), 28, box[2] - box[0] - 28)
            drawn.add(Text(words, box[0] + 14, top + 72 + LINE * number, tag="technology"))
    return top + high


def _tiles(drawn: Scene, position: State, player: Player, texts: Texts, top: float) -> float:
    """The reputation track with ambassadors, discovery tiles kept, ancient parts; what is hidden shows its back."""
    slots = player.board.reputation_track
    count = slots.both + slots.ambassadors + slots.reputation
    top = section(drawn, texts("eclipse-picture-reputation"), top)
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 88), PANEL))
    places = [("reputation", value) for value in player.reputation]
    places += [("ambassador", seat) for seat in player.ambassadors]
    x = MARGIN + 40.0
    places += [("", 0)] * (count - len(places))
    for number, (kind, value) in enumerate(places):
        drawn.add(Thing("slot", "", x, top + 44, 64, 72, 2, tag=f"reputation slot {number}"))
        if kind == "reputation":
            drawn.add(Thing("icon", "reputation", x, top + 28, 34, 34, 3, tag="reputation tile"))
            drawn.add(Text(str(value or "?"), x, top + 64, 28, PAPER, "Bold", "m", tag="reputation"))
        elif kind == "ambassador":
            badge(drawn, owner(position, value, texts), x, top + 44, f"ambassador {value}")
        x += 72
    more = list[list[str]]()
    if player.discoveries:
        more.append(["@discovery", f"×{len(player.discoveries)}"])
    if position.traitor == player.seat:
        more.append(["@traitor", texts("eclipse-picture-traitor")])
    x += 4
    for parts in more:
        x = inline(drawn, x, top + 44, parts, TextStyle(weight="Bold"), parts[0][1:]) + 24
    for part in player.ancient_parts:
        words = texts(f"eclipse-part-{part}")
        if x + width(words, 28) + 20 < WIDTH - MARGIN:
            x = inline(drawn, x, top + 44, [words], TextStyle(28, ACCENT), f"ancient {part}") + 20
    known = [kind for kind in player.discoveries if kind != "?"]
    if known:
        words = ", ".join(dict.fromkeys(texts(f"eclipse-discovery-{kind}") for kind in known))
        parts = ["@discovery", fit(words, 28, WIDTH - 2 * MARGIN - 50)]
        inline(drawn, MARGIN, top + 114, parts, TextStyle(28, MUTED), "discoveries")
        return top + 136
    return top + 88


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A board: resources, and how much there is of everything."""
    player = position.players[options.player]
    who = phrases.name_of(position, options.player, texts, options.names)
    if not set_out(player):
        return texts("eclipse-picture-alt-no-board", name=who)
    return texts(
        "eclipse-picture-alt-sheet",
        name=who,
        species=species_name(texts, player.species),
        resources=resources_words(position, player, texts),
        technologies=len(player.technologies),
        reputation=len(player.reputation),
        ambassadors=len(player.ambassadors),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everything of a player."""
    player = position.players[options.player]
    lines = [first_line(phrases.name_of(position, options.player, texts, options.names), stage(position, texts))]
    if not set_out(player):
        return [*lines, texts("eclipse-picture-no-board")]
    lines.append(species_name(texts, player.species))
    if player.collapsed:
        lines.append(texts("eclipse-picture-collapsed"))
    lines += [resources_words(position, player, texts), *_tracks(position, player, texts)]
    lines += [blueprint_words(player, kind, texts) for kind in SHIP_CLASSES]
    for category in CATEGORIES:
        own = [name for name in player.technologies if TECHNOLOGIES[name].category == category]
        words = ", ".join(texts(f"eclipse-technology-{name}") for name in own)
        lines.append(titled(texts(f"eclipse-picture-category-{category}"), words or "–"))
    return [*lines, *_tiles_words(position, player, texts, options.names)]


def _tracks(position: State, player: Player, texts: Texts) -> Iterator[str]:
    yield _track_words(position, player, texts)
    yield texts("eclipse-picture-told-cubes-left", **{kind: player.track.get(kind, 0) for kind in TRACKS})
    board = player.board
    yield texts(
        "eclipse-picture-told-colony", left=player.colony_ships, all=board.colony_ships, ratio=board.trade_ratio
    )
    used = [
        texts("eclipse-picture-told-action", action=texts(f"eclipse-picture-action-{action}"), count=count)
        for action, count in actions_taken(player)
    ]
    if used:
        yield titled(texts("eclipse-picture-actions"), ", ".join(used))
    dead = [(texts(f"eclipse-resource-{kind}"), count) for kind, count in player.graveyard.items() if count]
    if dead:
        yield texts("eclipse-picture-told-graveyard", list=listed(dead))


def _tiles_words(position: State, player: Player, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    if player.reputation:
        values = ", ".join(str(value or "?") for value in player.reputation)
        yield texts("eclipse-picture-told-reputation", list=values)
    if player.ambassadors:
        who = ", ".join(phrases.name_of(position, seat, texts, names) for seat in player.ambassadors)
        yield texts("eclipse-picture-told-ambassadors", list=who)
    if player.discoveries:
        told = texts("eclipse-picture-told-discoveries", count=len(player.discoveries))
        known = [texts(f"eclipse-discovery-{kind}") for kind in player.discoveries if kind != "?"]
        yield noted(told, ", ".join(known))
    if player.ancient_parts:
        parts = ", ".join(texts(f"eclipse-part-{part}") for part in player.ancient_parts)
        yield texts("eclipse-picture-told-ancient-parts", list=parts)
    if position.traitor == player.seat:
        yield texts("eclipse-picture-traitor")
