"""The galaxy view: every sector and how everybody stands; with numbered flags, what happened where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import INK
from images.eclipse import phrases
from images.eclipse.explored import explorable_hexes, place_of, quiet_hexes, shown_hexes, wormholes
from images.eclipse.map.chart import LARGEST, Chart, extent
from images.eclipse.map.tiles import Look, contents, look_at, sector_ground, unexplored
from images.eclipse.seats import awaits_upkeep, over, owner, owners_of, ranked, set_out, species_name, stage, turn_order
from images.eclipse.telling import about, joined_words
from images.layout.parts import STAGE_HEADING, stage_heading
from images.layout.seats import Owner
from images.layout.standings import StandingsRow
from images.map.board import MapBoard, Marks
from images.map.numbered import flag_words
from images.options import NO_OPTIONS, Options
from images.words.hexes import numbers_sentence
from images.words.limited import Line, limited
from images.words.numbers import signed
from images.words.phrases import Texts, bold, first_line, listed, sentences, titled
from rules.core.flow import Event
from rules.core.hexes import parse
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.economy.tracks import balance, production
from rules.eclipse.scoring.final import points
from rules.eclipse.state import Player, State

COLUMNS = {"vp": 256, "money": 340, "science": 472, "materials": 608, "disc": 744, "colony": 828}  # px
NAMED = 164  # px of a name before them
NEAR = 150  # px from a hex's middle to its corners where few sectors lie
TALL = 1240  # px up to which the map grows for the sake of its width
PLACE_FACTS = ("target", "hex", "tile", "place", "source")  # of events


def _map(position: State, texts: Texts, options: Options, marks: Marks) -> tuple[Scene, float]:
    """What happened in a sector stands in the place of what lies there, and marks nothing."""
    marked = [name for name in marks.names if name not in marks.numbers]
    chart = _chart(shown_hexes(position) or ["0,0"], quiet_hexes(position, marked))
    drawn = Scene(chart.width)
    stage_heading(drawn, texts("eclipse-picture-title"), options.title, stage(position, texts))
    sectors(drawn, chart, position, owners_of(position, texts), flags=marks.numbers)
    mark(drawn, chart, marked)
    return drawn, chart.bottom


def _chart(names: Sequence[str], quiet: Collection[str]) -> Chart:
    """As wide as the picture, where few or high-piled sectors do not make it too tall."""
    _, top, _, bottom = extent(map(parse, names))
    return Chart(names, STAGE_HEADING, largest=max(LARGEST, min(NEAR, TALL / (bottom - top))), quiet=quiet)


def _row(position: State, texts: Texts, seat: int, options: Options) -> StandingsRow:
    """A person, or their species where nobody is named."""
    who, names = owner(position, seat, texts), options.names
    person = owner(position, seat, texts, names).name if seat < len(names) else ""
    state = state_words(position, seat, texts, options.asked)
    named = replace(who, name=fit(person or who.name, 28, NAMED, "Bold"))
    return StandingsRow(named, amounts(position, position.players[seat]), "", state, seat in options.asked)


def _marked(position: State, options: Options) -> list[str]:
    return [place_of(position, name) for name in options.marks]


def numbers_of(position: State, events: Sequence[tuple[int, Event]]) -> dict[str, list[int]]:
    """The numbers of events by the hex where they happened; a number stands once at each."""
    found: dict[str, list[int]] = {}
    for number, event in events:
        places = (place_of(position, str(event.facts[fact])) for fact in PLACE_FACTS if fact in event.facts)
        name = next((place for place in places if place in position.map), "")
        if name and number not in found.get(name, []):
            found.setdefault(name, []).append(number)
    return found


def sectors(
    drawn: Scene,
    chart: Chart,
    position: State,
    owners: Sequence[Owner],
    lettered: Collection[str] = (),
    flags: Mapping[str, Sequence[int]] | None = None,
) -> None:
    """The hexes of a chart with all that lies on them; a letter or a flag takes room on its hex."""
    look = look_at(chart.size, chart.scale)
    for name in chart.hexes:
        if name not in position.map:  # below the rims of sectors
            unexplored(drawn, look, chart.at(name), name, named=name not in chart.quiet, lettered=name in lettered)
    for name in chart.hexes:
        if name not in position.map:
            continue
        at = chart.at(name)
        sector = position.map[name]
        sector_ground(drawn, look, at, sector, wormholes(position.map, name), owners, name)
        if flags and name in flags:
            _flag(drawn, look, chart, name, sector.tile, flag_words(flags[name]))
        else:
            contents(drawn, look, at, sector, owners, name, letter=name in lettered)


def _flag(drawn: Scene, look: Look, chart: Chart, name: str, tile: str, words: str) -> None:
    """The number of a sector with the numbers of the log below it, in the place of what lies there."""
    x, y = chart.at(name)
    drawn.add(Text(tile, x, y - 24 * look.scale, look.font, weight="Bold", anchor="m", tag="sector"))
    wide = max(36.0, width(words, look.font, "Bold") + 16)
    drawn.add(Thing("flag", "", x, y + 16 * look.scale, wide, 36 * look.scale, 6, tag=name))
    drawn.add(Text(words, x, y + 16 * look.scale, look.font, INK, "Bold", "m", tag="number"))


def mark(drawn: Scene, chart: Chart, names: Collection[str], colour: str = "") -> None:
    """A bright border around each of these hexes that the chart shows."""
    for name in names:
        if name in chart.hexes:
            x, y = chart.at(name)
            drawn.add(Thing("mark", "", x, y, 2 * chart.size + 1, chart.size * 3**0.5 + 1, 2, colour, tag=name))


def amounts(position: State, player: Player) -> dict[str, int | str]:
    """What a player has, by icon; of resources also what the next upkeep brings, as long as one comes."""
    if not set_out(player):
        return dict.fromkeys(COLUMNS, "–")
    changes = dict.fromkeys(RESOURCES, "")
    if awaits_upkeep(position, player):
        changes = {resource: f" {signed(production(player, resource))}" for resource in RESOURCES}
        changes["money"] = f" {signed(balance(player))}"
    return {
        "vp": points(position)[player.seat],
        **{resource: f"{getattr(player, resource)}{change}" for resource, change in changes.items()},
        "disc": player.discs,
        "colony": player.colony_ships,
    }


def state_words(position: State, seat: int, texts: Texts, asked: Collection[int]) -> str:
    """What is said of a player at the end of a row."""
    if position.players[seat].collapsed:
        return texts("eclipse-picture-collapsed")
    if seat in asked:
        return texts("eclipse-picture-asked")
    if position.players[seat].passed and not over(position):
        return texts("eclipse-picture-passed")
    if seat == position.first and position.round and not over(position):
        return texts("eclipse-picture-first")
    return ""


BOARD = MapBoard("eclipse", _map, _row, COLUMNS, turn_order, over, ranked, _marked, numbers_of)


MOST = 1024  # characters of a description


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The galaxy: how far the game is, points, who holds which sectors, who is asked."""
    vp = points(position)
    rows = [(phrases.name_of(position, seat, texts, options.names), vp[seat]) for seat in BOARD.order(position)]
    held = []
    for seat in BOARD.order(position):
        tiles = " ".join(sorted(sector.tile for sector in position.controlled(seat)))
        held.append((phrases.name_of(position, seat, texts, options.names), tiles or "–"))
    there = texts(
        "eclipse-picture-alt-galaxy", stage=stage(position, texts), sectors=len(position.map), list=listed(rows)
    )
    controlled = texts("eclipse-picture-alt-controlled", list="; ".join(f"{who}: {tiles}" for who, tiles in held))
    return _cut(sentences(there, controlled, phrases.asked_sentence(position, texts, options.names, options.asked)))


def since_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The galaxy with numbers: which stand where."""
    numbers = numbers_of(position, options.events)
    told = numbers_sentence(texts, "eclipse", numbers, lambda at: position.map[at].tile)
    return _cut(
        sentences(
            told, f"{stage(position, texts)}.", phrases.asked_sentence(position, texts, options.names, options.asked)
        )
    )


def _cut(words: str) -> str:
    if len(words) <= MOST:
        return words
    return f"{words[: MOST - 1]}…"


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The round, everybody with what they have, every sector with what lies there and where its wormholes lead."""
    lines = [Line(first_line(texts("eclipse-picture-title"), stage(position, texts)))]
    lines += [_player(position, texts, seat, options.names, options.asked) for seat in BOARD.order(position)]
    if options.asked:
        lines.append(Line(phrases.asked_sentence(position, texts, options.names, options.asked)))
    short = len(position.map) > MANY
    for name in sorted(position.map, key=lambda name: position.map[name].tile):
        lines.append(_sector(position, texts, name, options.names, short=short))
    if free := explorable_hexes(position):
        lines.append(Line("", titled(texts("eclipse-picture-told-explorable"), " · ".join(free))))
    return list(filter(None, limited(lines)))


MANY = 24  # sectors, of which less is said each


SHORT = 10  # signs of a name there


def _player(position: State, texts: Texts, seat: int, names: Sequence[str], asked: Collection[int]) -> Line:
    player = position.players[seat]
    who = owner(position, seat, texts, names).name[:32]
    if not set_out(player):
        return Line(titled(who, texts("eclipse-picture-no-board")))
    have = amounts(position, player)
    told = texts(
        "eclipse-picture-told-standing",
        vp=have["vp"],
        money=have["money"],
        science=have["science"],
        materials=have["materials"],
        discs=have["disc"],
        colony=have["colony"],
    )
    state = state_words(position, seat, texts, asked)
    if state:
        told += f" · {state}"
    return Line(titled(who, told), f" · {species_name(texts, player.species)}")


def _sector(position: State, texts: Texts, name: str, names: Sequence[str], *, short: bool) -> Line:
    sector = position.map[name]
    joined = joined_words(position, texts, name)
    first = f"{bold(sector.tile)} ({name})"
    if short:
        names = [own[:SHORT] for own in names]
    there = about(position, texts, name, names)
    return Line(first, f": {there}; {joined}")


def since_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each sector where something happened with its numbers; who is asked."""
    names = options.names
    lines = [Line(first_line(texts("eclipse-picture-title"), stage(position, texts)))]
    for name, own in numbers_of(position, options.events).items():
        numbers = bold(", ".join(map(str, own)))
        lines.append(Line(f"{numbers} {position.map[name].tile}", f": {about(position, texts, name, names)}"))
    if options.asked:
        lines.append(Line(phrases.asked_sentence(position, texts, names, options.asked)))
    return limited(lines)
