"""The transmitters view: those on offer, and everybody's arrays with their links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.drawing.fonts import fit
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, GOOD, MUTED, PANEL, PANEL_LIGHT, SLOT_FULL
from images.layout.badges import badge, beside
from images.layout.inline import TextStyle, inline, inline_width, signs_if
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.colours import KINDS, RED
from images.pulsar.seats import owner, stage
from images.pulsar.signs import benefit_signs, purchase_signs
from images.pulsar.telling import benefit_words, words_of_signs
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, listed, sentences
from rules.core.records import record
from rules.pulsar.components import TRANSMITTERS, Transmitter
from rules.pulsar.state import Player, State, Tile

SIDE = 12
TILE = (214, 142)
HALF = (22, 44)
JOINT = 48  # px between two tiles that are joined
APART = 18  # px between two arrays
NAME = 56
STRIP = 44  # px at the bottom of a tile, with what it brings in production
DARK_HALF = "#5a6389"
OTHER = {"left": "right", "right": "left"}


@record
class Placed:
    """A tile of an array: turned round or not, and the die at the link to the tile before it (None for the first)."""

    tile: Tile
    turned: bool
    link: int | None
    lit: bool

    def half(self, side: str) -> int | None:
        """The pips of the half die that points to a side of the picture."""
        pips: int | None = getattr(self.tile.printed, OTHER[side] if self.turned else side)
        return pips


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The transmitters on offer, then the arrays of everybody in turn order; of choices only those of their seat."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-transmitters"), stage(position, texts))
    top = _offer(drawn, position, texts, top)
    for each in [options.player] if options.choices else position.seats():
        top = arrays_of(drawn, position.players[each], texts, options.names, top + 8)
    drawn.height = round(top + 14)
    return drawn


def arrays(player: Player) -> list[list[Placed]]:
    """A player's tiles as they are joined, each array from an end to the other, in the order in which they began."""
    left = {tile.id: tile for tile in player.tiles}
    found = []
    for tile in player.tiles:
        if tile.id in left and len(_joined(player, tile.id)) < 2:
            chain = list(_chain(player, tile))
            for placed in chain:
                del left[placed.tile.id]
            found.append(chain)
    return found


def _joined(player: Player, tile: str) -> dict[str, tuple[str, str]]:
    """By end of a tile: the tile and the end it is joined to."""
    found = {}
    for link in player.links:
        if link.first == tile:
            found[link.first_end] = (link.second, link.second_end)
        if link.second == tile:
            found[link.second_end] = (link.first, link.first_end)
    return found


def _chain(player: Player, first: Tile) -> Iterator[Placed]:
    """The tiles from one end of an array on; the next one always lies to the right."""
    ends = _joined(player, first.id)
    out = next(iter(ends), "right")
    placed = Placed(first, out == "left", None, lit=False)
    yield placed
    while out in ends:
        name, into = ends[out]
        before = placed
        tile = player.tile(name)
        pips = (getattr(before.tile.printed, out) or 0) + (getattr(tile.printed, into) or 0)
        placed = Placed(tile, into == "right", pips, lit=before.tile.online and tile.online)
        yield placed
        ends = _joined(player, name)
        out = OTHER[into]


def production_signs(printed: Transmitter) -> list[str]:
    """What an online transmitter brings in each production."""
    parts = signs_if(printed.vp, str(printed.vp), "@vp")
    parts += signs_if(printed.cubes, str(printed.cubes), "@cube")
    if printed.buys is not None:
        parts += purchase_signs(printed.buys)
    return parts or ["–"]


def _offer(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    left = texts("pulsar-picture-pile", count=len(position.transmitters))
    top = section(drawn, f"{texts('pulsar-picture-offer')} · {left}", top)
    x = MARGIN + HALF[0]
    for name in position.shown:
        tile(drawn, Placed(Tile(name), turned=False, link=None, lit=False), x, top, free=("left", "right"))
        x += TILE[0] + 2 * HALF[0] + 3 * APART
    if position.shown:
        top += TILE[1]
    return top


def arrays_of(drawn: Scene, player: Player, texts: Texts, names: Sequence[str], top: float) -> float:
    """A player's arrays on a panel; where it ends."""
    who = owner(player.seat, texts, names)
    start = len(drawn.things)
    badge(drawn, who, 46, top + 30)
    drawn.add(Text(fit(who.name, 30, 700), beside(who, 46, 11), top + 30, 30, weight="Bold", tag="seat"))
    bottom = draw_arrays(drawn, player, texts, top + NAME)
    drawn.things.insert(start, panel((SIDE, top, WIDTH - SIDE, bottom + 10), PANEL))
    return bottom + 10


def draw_arrays(drawn: Scene, player: Player, texts: Texts, top: float) -> float:
    """A player's arrays side by side, on as many rows as they take; where they end."""
    own = arrays(player)
    if not own:
        drawn.add(Text(texts("pulsar-picture-no-transmitters"), MARGIN + 8, top + 20, colour=MUTED, tag="none"))
        return top + 44
    x, y = MARGIN + HALF[0], top
    for chain in own:
        for i, placed in enumerate(chain):
            before = JOINT if placed.link is not None else 0
            if x + before + TILE[0] + HALF[0] > WIDTH - MARGIN:
                x, y = MARGIN + HALF[0], y + TILE[1] + 12
            if placed.link is not None:
                _joint(drawn, placed, x + JOINT / 2, y + TILE[1] / 2 - STRIP / 2)
            x += before
            free = [side for side, end in (("left", i == 0), ("right", i == len(chain) - 1)) if end]
            tile(drawn, placed, x, y, free)
            x += TILE[0]
        x += APART + 2 * HALF[0]
    return y + TILE[1]


def _joint(drawn: Scene, placed: Placed, x: float, y: float) -> None:
    """The die at a link, dark until both tiles are online."""
    icon = f"{'red' if placed.lit else 'dark'}{placed.link}"
    drawn.add(Thing("icon", icon, x, y, 36, 36, 3, tag=f"link {placed.tile.id}"))


def tile(drawn: Scene, placed: Placed, x: float, y: float, free: Sequence[str]) -> None:
    """A tile with its left upper corner at (x, y); `free` are the sides at which nothing is joined."""
    own, printed = placed.tile, placed.tile.printed
    wide, high = TILE
    box = (x, y, x + wide, y + high)
    fill, edge = (SLOT_FULL, GOOD) if own.online else (PANEL_LIGHT, ACCENT)
    drawn.add(panel(box, fill, edge))
    strip = (x + 3, y + high - STRIP, x + wide - 3, y + high - 3)
    drawn.add(panel(strip, KINDS["production"]))
    drawn.add(Text(own.id.upper(), x + 12, y + 27, colour=MUTED if not own.online else GOOD, weight="Bold", tag="tile"))
    dice = _dice(own)
    inline(drawn, x + wide - 10 - inline_width(dice), y + 27, dice, tag=f"dice {own.id}")
    gain = benefit_signs(printed.benefit)
    inline(drawn, x + (wide - inline_width(gain)) / 2, y + 71, gain, tag=f"benefit {own.id}")
    brings = production_signs(printed)
    inline(drawn, x + (wide - inline_width(brings)) / 2, y + high - STRIP / 2 - 1, brings, TextStyle(), own.id)
    for side in free:
        _half(drawn, placed, side, x - HALF[0] / 2 if side == "left" else x + wide + HALF[0] / 2, y + 50)


def _dice(tile: Tile) -> list[str]:
    """The dice of a tile, those paid dark."""
    owed = list(tile.owed)
    parts = []
    for die in tile.printed.dice:
        if die in owed:
            owed.remove(die)
            parts.append(f"@die{die}")
        else:
            parts.append(f"@dark{die}")
    return parts


def _half(drawn: Scene, placed: Placed, side: str, x: float, y: float) -> None:
    pips = placed.half(side)
    if pips is None:
        return
    colour = RED if placed.tile.online else DARK_HALF
    tag = f"half {placed.tile.id} {side}"
    drawn.add(Thing("half", str(pips), x, y, *HALF, 3, colour, tag=tag, variant=side))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Transmitters: what is on offer, how many everybody has online."""
    offer = ", ".join(name.upper() for name in position.shown) or "–"
    rows = []
    for seat in position.seats():
        tiles = position.players[seat].tiles
        rows.append((phrases.name_of(seat, texts, options.names), f"{sum(tile.online for tile in tiles)}/{len(tiles)}"))
    return sentences(
        texts("pulsar-picture-alt-offer", list=offer), texts("pulsar-picture-alt-online", list=listed(rows))
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The transmitters on offer, then everybody's arrays tile by tile."""
    lines = [Line(first_line(texts("pulsar-picture-transmitters"), stage(position, texts)))]
    lines.append(Line(bold(texts("pulsar-picture-offer"))))
    lines += [_offered(texts, TRANSMITTERS[name]) for name in position.shown]
    for seat in position.seats():
        lines.append(Line(bold(phrases.name_of(seat, texts, options.names))))
        own = arrays(position.players[seat])
        lines += [placed_words(texts, placed) for chain in own for placed in chain]
        if not own:
            lines.append(Line(texts("pulsar-picture-no-transmitters")))
    return limited(lines)


def _offered(texts: Texts, printed: Transmitter) -> Line:
    dice_of = " ".join(map(str, printed.dice))
    return Line(f"- {printed.id.upper()}: {dice_of}", f" → {what_it_brings(texts, printed)}")


def placed_words(texts: Texts, placed: Placed) -> Line:
    """A tile with its state; one that is joined to the tile before it says so, with the bonus die of both."""
    own = placed.tile
    joined = ""
    if placed.link is not None:
        joined = f" + {words_of_signs(texts, [f'@red{placed.link}'])} +"
    owed = " ".join(map(str, own.owed))
    state = texts("pulsar-picture-told-online") if own.online else texts("pulsar-picture-told-owed", dice=owed)
    return Line(f"-{joined} {own.id.upper()} ({state})", f": {what_it_brings(texts, own.printed)}")


def what_it_brings(texts: Texts, printed: Transmitter) -> str:
    """The benefit, then what each production brings."""
    at_once = benefit_words(texts, printed.benefit)
    later = words_of_signs(texts, ["@production", *production_signs(printed)])
    return f"{at_once}; {later}"
