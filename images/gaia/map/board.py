"""The board view: the whole map, who has what, who is asked; with numbered marks, what happened where."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import SMALLEST, fit, printable
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER, TERRAIN, WHITE
from images.gaia.boards.tiles import round_tile
from images.gaia.map import flags, galaxy
from images.gaia.map.choices import Choice
from images.gaia.map.pieces import crowd, pieces
from images.gaia.seats import asked, owner, passed, seats_in_order, stage
from images.layout.badges import Owner, badge
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, Texts
from rules.core.flow import Event
from rules.gaia.state import Player, State

ROW = 56  # px a player's line is high
NAMED = 68  # px with the name of a person below the faction's
NAME = 190  # px wide at most
HEAD = 86


def scene(
    position: State, texts: Texts, title: str = "", marks: Sequence[str] = (), names: Sequence[str] = (), **_: object
) -> Scene:
    """Everything on the board view; `marks` are hexes to mark besides what was just built, `names` people's."""
    return _scene(position, texts, title, [*marks, *(name for _, name in position.built)], names, ())


def since(
    position: State,
    texts: Texts,
    title: str = "",
    names: Sequence[str] = (),
    events: Sequence[tuple[int, Event]] = (),
    **_: object,
) -> Scene:
    """The board with the numbers of `events` at the places where they happened."""
    placed = flags.placed(position, events)
    return _scene(position, texts, title, list(placed), names, events)


def _scene(
    position: State,
    texts: Texts,
    title: str,
    marks: Sequence[str],
    names: Sequence[str],
    events: Sequence[tuple[int, Event]],
) -> Scene:
    drawn = Scene(max(WIDTH, galaxy.width_needed(position) + MARGIN))
    owners = [owner(position, player.seat, texts) for player in position.players]
    atlas = galaxy.Atlas(position, drawn.width, HEAD)
    heading(drawn, position, texts, title)
    terrain(drawn, position, texts, atlas, owners, marks)
    flags.flags(drawn, position, atlas, events)
    drawn.height = round(standings(drawn, position, texts, owners, names, atlas.bottom + 12) + 8)
    return drawn


def terrain(
    drawn: Scene,
    position: State,
    texts: Texts,
    atlas: galaxy.Atlas,
    owners: list[Owner],
    marks: Sequence[str],
    choices: Sequence[Choice] = (),
) -> None:
    """The map or a part of it with all that stands on it, some hexes marked, the choices lettered."""
    crowds = crowd(position, [choice.lettered for choice in choices])
    galaxy.space(drawn, position, atlas)
    rings = [*galaxy.federations(position, owners), *(choice.ring for choice in choices if choice.ring)]
    galaxy.rings(drawn, atlas, rings)
    galaxy.marks(drawn, atlas, dict.fromkeys(marks))
    pieces(drawn, position, atlas, owners, crowds, [choice.colour for choice in choices])
    galaxy.letters(drawn, position, atlas, {kind: texts(f"gaia-picture-short-{kind}") for kind in TERRAIN}, crowds)
    ringed = {name for ring in rings for name in ring.names}
    galaxy.coordinates(drawn, position, atlas, {*crowds, *marks, *ringed})


def heading(drawn: Scene, position: State, texts: Texts, title: str) -> None:
    """Which game, which round, and what this round scores."""
    drawn.add(Text(texts("gaia-picture-title"), MARGIN, 28, 36, PAPER, "Bold"))
    drawn.add(Text(title, drawn.width - MARGIN, 28, 30, MUTED, anchor="r"))
    end = inline(drawn, MARGIN, 72, [stage(position, texts)], TextStyle(30, ACCENT, "Bold"))
    if position.round and not position.results:
        inline(drawn, end + 24, 72, round_tile(position.round_tiles[position.round - 1]), TextStyle(30))


def standings(
    drawn: Scene, position: State, texts: Texts, owners: list[Owner], names: Sequence[str], top: float
) -> float:
    """A row for each seat in turn order; where they end, in px."""
    turn = asked(position)
    high = NAMED if names else ROW
    for seat in seats_in_order(position):
        acts = seat in turn
        box = (MARGIN / 2, top, drawn.width - MARGIN / 2, top + high - 6)
        drawn.add(panel(box, PANEL_LIGHT if acts else PANEL, ACCENT if acts else ""))
        y = (box[1] + box[3]) / 2
        aside = 16 if seat < len(names) else 0
        _row(drawn, position.players[seat], owners[seat], y, aside)
        if words := "gaia-picture-asked" if acts else "gaia-picture-passed" if passed(position, seat) else "":
            colour = ACCENT if acts else MUTED
            drawn.add(Text(texts(words), drawn.width - 28, y, colour=colour, anchor="r", tag="state"))
        if aside:
            drawn.add(Text(fit(printable(names[seat]), SMALLEST, NAME), 76, y + aside, colour=MUTED, tag="name"))
        top += high
    return top


def _row(drawn: Scene, player: Player, who: Owner, y: float, aside: float) -> None:
    badge(drawn, who, 46, y)
    drawn.add(Text(who.name, 76, y - aside, weight="Bold"))
    columns = {"vp": 276, "credits": 380, "ore": 470, "knowledge": 554, "qic": 640}
    for good, x in columns.items():
        inline(drawn, x, y, [f"@{good}", str(getattr(player, good))], tag=good)
    bowls(drawn, player, 744, y)


def bowls(drawn: Scene, player: Player, x: float, y: float) -> None:
    """The power cycle as bowls I, II, III and the gaia area with their tokens; the brainstone on its bowl's rim."""
    power = player.power
    for i, bowl in enumerate(("one", "two", "three", "gaia")):
        middle = x + i * 48 + (8 if bowl == "gaia" else 0)
        drawn.add(Thing("bowl", bowl, middle, y, 44, 44, 3))
        drawn.add(Text(str(getattr(power, bowl)), middle, y, colour=WHITE, weight="Bold", anchor="m", tag=bowl))
        if power.stone in (str(i + 1), bowl):
            drawn.add(Thing("stone", "", middle + 16, y - 17, 20, 20, 4, tag=f"seat {player.seat}"))
