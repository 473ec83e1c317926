"""The scoring view: round tiles, final tiles with everybody's standing, boosters and federation tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, INK, MARK, PANEL, PANEL_LIGHT, lit_colour, text_colour
from images.gaia import phrases
from images.gaia.boards.tiles import booster, final_tile, round_tile, token, token_sign
from images.gaia.colours import NEUTRAL
from images.gaia.seats import owner, stage
from images.layout.badges import badge
from images.layout.fitting import within
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, cells, end_of, heading, lit_panel, section
from images.layout.seats import Owner
from images.layout.sources import Part, Row, table, totals
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, listed, noted, sentences
from rules.gaia.components import FEDERATION_TOKENS, FINAL_TILES
from rules.gaia.economy.scoring import count, final_points, sources
from rules.gaia.state import Player, State

SIDE = 12
BAR = 470  # px of the longest bar


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything on the scoring view; at the end, where there is no room, without what could still be had."""
    ways = [partial(_drawn, position, texts, left=True)]
    if position.results:
        ways.append(partial(_drawn, position, texts, left=False))
    return within(ways, options.room)


def _drawn(position: State, texts: Texts, *, left: bool) -> Scene:
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("gaia-picture-scoring"), stage(position, texts))
    owners = [owner(position, player.seat, texts) for player in position.players]
    if position.results:
        top = _results(drawn, position, texts, owners, top)
    top = rounds(drawn, position, texts, top)
    for number, tile in enumerate(position.final_tiles, 1):
        top = final(drawn, position, texts, owners, number, tile, top + 8)
    if left:
        top = boosters(drawn, position, texts, owners, top + 8)
        top = tokens(drawn, position, texts, top + 8)
    drawn.height = round(top + 14)
    return drawn


def _results(drawn: Scene, position: State, texts: Texts, owners: list[Owner], top: float) -> float:
    """What the end of the game brought everybody, most points first."""
    top = section(drawn, texts("gaia-picture-results"), top)
    ranked = sorted(owners, key=lambda who: -position.players[who.seat].vp)
    found = sources(position)
    rows = [Row(who, found[who.seat]) for who in ranked]
    parts = {part: Part(texts(f"gaia-picture-part-{part}")) for part in found[0]}
    return table(drawn, parts, rows, top, totals(rows, texts)) + 8


def rounds(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """The six round tiles; the current one is framed, past ones are dim."""
    top = section(drawn, texts("gaia-picture-round-tiles"), top)
    boxes = cells(SIDE, WIDTH - SIDE, top, 64, 2, len(position.round_tiles))
    for number, (tile, box) in enumerate(zip(position.round_tiles, boxes, strict=True), 1):
        over = bool(position.results)
        now = number == position.round and not over
        past = number < position.round or over
        drawn.add(lit_panel(box, lit=now, edged=now))
        y = (box[1] + box[3]) / 2
        colour = lit_colour(lit=now)
        drawn.add(Text(str(number), box[0] + 22, y, 34, colour, "Bold", tag=f"round {number}"))
        style = TextStyle(30, text_colour(muted=past))
        inline(drawn, box[0] + 66, y, round_tile(tile), style, f"round {number} {tile}")
        if now or past:
            words = texts("gaia-picture-now" if now else "gaia-picture-past")
            drawn.add(Text(words, box[2] - 20, y, colour=colour, anchor="r", tag=f"round {number}"))
    return end_of(boxes, top)


def final(
    drawn: Scene, position: State, texts: Texts, owners: list[Owner], number: int, tile: str, top: float
) -> float:
    """A final tile: what it counts and how far everybody is, most first."""
    words = "gaia-picture-final-over" if position.results else "gaia-picture-final-tile"
    top = section(drawn, texts(words, number=number), top)
    counts = [(count(position, player, tile), player.seat) for player in position.players if player.faction]
    if len(position.players) < 3:
        counts.append((FINAL_TILES[tile].neutral, -1))
    counts.sort(key=lambda row: (-row[0], row[1]))
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + 60 + 52 * len(counts)), PANEL))
    end = inline(drawn, MARGIN + 8, top + 32, final_tile(tile), tag=tile)
    drawn.add(Text(texts(f"gaia-picture-final-{tile}"), end + 16, top + 32, tag=tile))
    best = max([1, *(reached for reached, _ in counts)])
    points = final_points(position, tile)
    for i, (reached, seat) in enumerate(counts):
        y, who = top + 82 + 52 * i, None
        if seat >= 0:
            who, parts = owners[seat], [f"+{points[seat]}", "@vp"]
            inline(drawn, WIDTH - 40 - inline_width(parts), y, parts, tag=f"{tile} points {seat}")
        _bar(drawn, texts, who, reached, best, y, tile)
    return top + 60 + 52 * len(counts)


def _bar(drawn: Scene, texts: Texts, who: Owner | None, reached: int, best: int, y: float, tile: str) -> None:
    name, colour, seat = texts("gaia-picture-neutral"), NEUTRAL, -1
    if who:
        badge(drawn, who, 54, y)
        name, colour, seat = who.name, who.colour, who.seat
    drawn.add(Text(name, 86, y, tag=f"{tile} name"))
    wide = BAR * reached / best
    if wide:
        drawn.add(Thing("panel", INK, 340 + wide / 2, y, wide, 30, 2, colour, tag=tile))
    drawn.add(Text(str(reached), 340 + wide + 18, y, 32, weight="Bold", tag=f"{tile} seat {seat}"))


def boosters(drawn: Scene, position: State, texts: Texts, owners: list[Owner], top: float) -> float:
    """The boosters in the pool, then those before players."""
    top = section(drawn, texts("gaia-picture-boosters"), top)
    held = [(player.booster, owners[player.seat]) for player in position.players if player.booster]
    rows: list[tuple[str, Owner | None]] = [*((own, None) for own in position.boosters), *held]
    boxes = cells(SIDE, WIDTH - SIDE, top, 62, 2, len(rows))
    for (id, who), box in zip(rows, boxes, strict=True):
        _booster(drawn, id, who, box)
    return end_of(boxes, top)


def _booster(drawn: Scene, id: str, who: Owner | None, box: Box) -> None:
    drawn.add(panel(box, PANEL) if who else panel(box, PANEL_LIGHT, MARK))
    y = (box[1] + box[3]) / 2
    if who:
        badge(drawn, who, box[0] + 34, y, f"{id} seat {who.seat}")
    inline(drawn, box[0] + 68, y, booster(id), tag=id)


def tokens(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """The federation tokens of the supply and how many of each are left."""
    top = section(drawn, texts("gaia-picture-tokens"), top)
    left = [id for id in position.tokens if position.tokens[id]]
    boxes = cells(SIDE, WIDTH - SIDE, top, 62, 3, len(left))
    for id, box in zip(left, boxes, strict=True):
        drawn.add(panel(box, PANEL))
        parts = [token_sign(id), *token(id)]
        y = (box[1] + box[3]) / 2
        inline(drawn, box[0] + 14, y, parts, tag=id)
        drawn.add(Text(f"×{position.tokens[id]}", box[2] - 16, y, 30, ACCENT, "Bold", "r", tag=f"{id} left"))
    return end_of(boxes, top)


def alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The scoring board: the round, and how the final tiles stand."""
    said = [phrases.round_sentence(position, texts)]
    for tile in position.final_tiles:
        rows = [
            (phrases.name(position, player.seat, texts), count(position, player, tile)) for player in position.players
        ]
        what = texts(f"gaia-picture-final-{tile}")
        said.append(texts("gaia-picture-alt-final", what=what, list=listed(rows)))
    said.append(texts("gaia-picture-alt-boosters", left=len(position.boosters)))
    return sentences(*said)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Round tiles, final tiles with everybody's standing, boosters, tokens; the results at the end."""
    lines = [
        phrases.heading(position, texts, texts("gaia-picture-scoring")),
        *_results_words(position, texts, options.names),
    ]
    lines += [phrases.title(texts, "round-tiles"), *_rounds(position, texts)]
    for number, tile in enumerate(position.final_tiles, 1):
        ranks = texts(f"gaia-picture-final-{'over' if position.results else 'tile'}", number=number)
        lines.append(f"**{ranks}**: {texts(f'gaia-picture-final-{tile}')}")
        lines.append(_ranks(position, texts, tile))
    lines += [phrases.title(texts, "told-boosters"), *(f"- {texts(f'gaia-name-{id}')}" for id in position.boosters)]
    held = [player for player in position.players if player.booster]
    lines += [f"{owner(position, one.seat, texts).name}: {texts(f'gaia-name-{one.booster}')}" for one in held]
    left = [
        f"{phrases.token_name(texts, id)} ×{position.tokens[id]}" for id in FEDERATION_TOKENS if position.tokens.get(id)
    ]
    return [*lines, phrases.line(texts, "tokens", "; ".join(left))]


def _rounds(position: State, texts: Texts) -> Iterator[str]:
    for number, tile in enumerate(position.round_tiles, 1):
        said = f"{number}: {texts(f'gaia-name-{tile}')}"
        if number == position.round and not position.results:
            said = noted(said, texts("gaia-picture-now"))
        yield said


def _ranks(position: State, texts: Texts, tile: str) -> str:
    points = final_points(position, tile)
    rows = [(count(position, player, tile), player.seat) for player in position.players if player.faction]
    rows.sort(key=lambda row: (-row[0], row[1]))
    told = [
        texts("gaia-picture-told-rank", name=phrases.name(position, seat, texts), count=reached, points=points[seat])
        for reached, seat in rows
    ]
    if len(position.players) < 3:
        told.append(f"{texts('gaia-picture-neutral')} {FINAL_TILES[tile].neutral}")
    return ", ".join(told)


def _results_words(position: State, texts: Texts, names: Sequence[str]) -> list[str]:
    if not position.results:
        return []
    ranked = sorted(position.players, key=lambda player: -player.vp)
    return [phrases.title(texts, "results"), *(_result(position, texts, player, names) for player in ranked)]


def _result(position: State, texts: Texts, player: Player, names: Sequence[str]) -> str:
    points = sources(position)[player.seat]
    rows = [(texts(f"gaia-picture-part-{part}"), own) for part, own in points.items()]
    rows.append((texts("picture-total"), sum(points.values())))
    return f"{phrases.name(position, player.seat, texts, names)}: {listed(rows)}"
