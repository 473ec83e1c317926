"""The board view: the whole map, who has what, who is asked, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence

from images.badges import Owner, badge
from images.canvas import ring
from images.flow import Style, flow
from images.fonts import SMALLEST, fit, known
from images.gaia import galaxy
from images.gaia.owners import asked, owner, seats_in_order, stage
from images.gaia.tiles import round_tile
from images.parts import MARGIN, WIDTH, Texts
from images.scene import Scene, Text, Thing, panel
from images.theme import ACCENT, INK, MARK, MUTED, PANEL, PANEL_LIGHT, PAPER, TERRAIN, WHITE, mix
from rules.gaia.state import Player, State

KINDS = ("mine", "station", "lab", "academy-k", "institute", "gaiaformer", "space-station", "satellite")
ROW = 60  # px a player's line is high
NAME = 34  # px more for the name of a person
HEAD = 122


def scene(
    view: State, texts: Texts, title: str = "", marks: Sequence[str] = (), names: Sequence[str] = (), **_: object
) -> Scene:
    """Everything on the board view; `marks` are hexes to mark besides what was just built, `names` people's."""
    drawn = Scene(max(WIDTH, galaxy.width_needed(view) + MARGIN))
    owners = [owner(view, player.seat, texts) for player in view.players]
    atlas = galaxy.Atlas(view, drawn.width, HEAD)
    heading(drawn, view, texts, title)
    galaxy.space(drawn, view, atlas)
    galaxy.federations(drawn, view, atlas, owners)
    galaxy.marks(drawn, atlas, dict.fromkeys([*marks, *(name for _, name in view.built)]))
    galaxy.pieces(drawn, view, atlas, owners)
    galaxy.letters(drawn, view, atlas, {kind: texts(f"gaia-picture-short-{kind}") for kind in TERRAIN})
    galaxy.coordinates(drawn, view, atlas)
    below = standings(drawn, view, texts, owners, names, atlas.bottom + 20)
    drawn.height = round(legend(drawn, texts, below + 14) + 14)
    return drawn


def heading(drawn: Scene, view: State, texts: Texts, title: str) -> None:
    """Which game, which round, and what this round scores."""
    drawn.add(Text(texts("gaia-picture-title"), MARGIN, 38, 40, PAPER, "Bold"))
    drawn.add(Text(title, drawn.width - MARGIN, 38, 30, MUTED, anchor="r"))
    end = flow(drawn, MARGIN, 90, [stage(view, texts)], Style(30, ACCENT, "Bold"))
    if view.round and not view.results:
        flow(drawn, end + 30, 90, round_tile(view.round_tiles[view.round - 1]), Style(30))


def standings(drawn: Scene, view: State, texts: Texts, owners: list[Owner], names: Sequence[str], top: float) -> float:
    """A row for each seat in turn order; where they end, in px."""
    turn, high = asked(view), ROW + (NAME if names else 0)
    for seat in seats_in_order(view):
        acts = seat in turn
        box = (MARGIN / 2, top, drawn.width - MARGIN / 2, top + high - 6)
        drawn.add(panel(box, PANEL_LIGHT if acts else PANEL, ACCENT if acts else ""))
        _row(drawn, view.players[seat], owners[seat], top + ROW / 2 - 3)
        if words := "gaia-picture-asked" if acts else "gaia-picture-passed" if view.players[seat].passed else "":
            colour = ACCENT if acts else MUTED
            drawn.add(Text(texts(words), drawn.width - 28, top + ROW / 2 - 3, colour=colour, anchor="r", note="state"))
        if seat < len(names):
            name = fit(known(names[seat]), SMALLEST, drawn.width - 130)
            drawn.add(Text(name, 76, top + ROW / 2 + NAME - 4, colour=MUTED, note="name"))
        top += high
    return top


def _row(drawn: Scene, player: Player, who: Owner, y: float) -> None:
    badge(drawn, who, 46, y)
    drawn.add(Text(who.name, 76, y, weight="Bold"))
    columns = {"vp": 272, "credits": 378, "ore": 468, "knowledge": 552, "qic": 638}
    for good, x in columns.items():
        flow(drawn, x, y, [f"@{good}", str(getattr(player, good))], note=good)
    bowls(drawn, player, 742, y)


def bowls(drawn: Scene, player: Player, x: float, y: float) -> None:
    """The power cycle as bowls I, II, III and the gaia area with their tokens; the brainstone on its bowl's rim."""
    power = player.power
    for i, bowl in enumerate(("one", "two", "three", "gaia")):
        middle = x + i * 48 + (8 if bowl == "gaia" else 0)
        drawn.add(Thing("bowl", bowl, middle, y, 44, 44, 3))
        drawn.add(Text(str(getattr(power, bowl)), middle, y, colour=WHITE, weight="Bold", anchor="m", note=bowl))
        if power.stone in (str(i + 1), bowl):
            drawn.add(Thing("stone", "", middle + 16, y - 17, 20, 20, 4, note=f"seat {player.seat}"))


def legend(drawn: Scene, texts: Texts, top: float) -> float:
    """What letters, shapes and lines mean; where it ends, in px."""
    cells = [("planet", kind, f"planet-{kind}") for kind in TERRAIN]
    cells += [("icon", kind, f"icon-{kind}") for kind in KINDS]
    cells += [("icon", good, f"icon-{good}") for good in ("vp", "credits", "ore", "knowledge", "qic")]
    cells += [("bowl", bowl, f"bowl-{bowl}") for bowl in ("one", "two", "three", "gaia")]
    cells += [("mark", "", "marked"), ("outline", "", "federation")]
    rows = -(-len(cells) // 4)
    drawn.add(panel((MARGIN / 2, top, drawn.width - MARGIN / 2, top + rows * 48 + 16), PANEL))
    for i, (kind, id, words) in enumerate(cells):
        x, y = MARGIN + (drawn.width - MARGIN) / 4 * (i % 4), top + 32 + 48 * (i // 4)
        _key(drawn, texts, kind, id, (x + 22, y))
        drawn.add(Text(texts(f"gaia-picture-{words}"), x + 51, y, colour=MUTED, note="legend"))
    return top + rows * 48 + 16


def _key(drawn: Scene, texts: Texts, kind: str, id: str, at: tuple[float, float]) -> None:
    if kind in ("mark", "outline"):
        own = tuple((round(x, 2), round(y, 2)) for x, y in ring(6, 17))
        drawn.add(Thing("line", "4", *at, 44, 44, 3, colour=MARK if kind == "mark" else PAPER, points=own))
        return
    size = 36 if kind == "icon" else 42
    drawn.add(Thing(kind, id, *at, size, size, 3))
    if kind == "planet":
        edge = mix(TERRAIN[id], INK, 0.8)
        drawn.add(Text(texts(f"gaia-picture-short-{id}"), *at, 28, WHITE, "Bold", "m", edge))
