"""The galaxy in words: what its views show, in lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.eclipse.explored import explorable_hexes
from images.eclipse.map.crop import asked_hexes, lettered_hexes, marked_hexes, part, title
from images.eclipse.map.galaxy import amounts, numbers_of, state_words
from images.eclipse.map.place import placing, turns
from images.eclipse.map.zoom import shown
from images.eclipse.seats import owner, set_out, species_name, stage, turn_order
from images.eclipse.telling import about, joined_words, printed_words, turned_words
from images.eclipse.words.alt import asked_sentence
from images.options import NO_OPTIONS, Options
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, lettered_lines, titled
from rules.eclipse.components.sectors import CENTRE
from rules.eclipse.state import State


def galaxy(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The round, everybody with what they have, every sector with what lies there and where its wormholes lead."""
    lines = [Line(first_line(texts("eclipse-picture-title"), stage(position, texts)))]
    lines += [_player(position, texts, seat, options.names, options.asked) for seat in turn_order(position)]
    if options.asked:
        lines.append(Line(asked_sentence(position, texts, options.names, options.asked)))
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
    more = f" · {state}" if state else ""
    return Line(titled(who, told + more), f" · {species_name(texts, player.species)}")


def _sector(position: State, texts: Texts, name: str, names: Sequence[str], *, short: bool) -> Line:
    sector = position.map[name]
    joined = joined_words(position, texts, name)
    first = f"{bold(sector.tile)} ({name})"
    called = [own[:SHORT] for own in names] if short else names
    there = about(position, texts, name, called)
    return Line(first, f": {there}; {joined}")


def since(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each sector where something happened with its numbers; who is asked."""
    names = options.names
    lines = [Line(first_line(texts("eclipse-picture-title"), stage(position, texts)))]
    for name, own in numbers_of(position, options.events).items():
        numbers = bold(", ".join(map(str, own)))
        lines.append(Line(f"{numbers} {position.map[name].tile}", f": {about(position, texts, name, names)}"))
    if options.asked:
        lines.append(Line(asked_sentence(position, texts, names, options.asked)))
    return limited(lines)


def places(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every lettered hex, every marked one, and the sectors around them."""
    names = options.names
    lettered = lettered_hexes(position, options.choices)
    sources, targets = marked_hexes(position, options.choices)
    asked = asked_hexes(position, options.player)
    marked = list(dict.fromkeys([*asked, *targets, *sources]))
    wanted = list(dict.fromkeys([*lettered, *marked]))
    lines = [Line(bold(texts(title([*lettered, *sources, *targets], asked))))]
    rows = lettered_lines([place_name(position, name) for name in lettered])
    lines += [Line(row, f": {_there(position, texts, name, names)}") for row, name in zip(rows, lettered, strict=True)]
    lines += [
        Line(f"{bold(place_name(position, name))}", f": {_there(position, texts, name, names)}")
        for name in marked
        if name not in lettered
    ]
    lines += [
        Line(place_name(position, name), f": {_there(position, texts, name, names)}")
        for name in part(position, options.player, wanted)
        if name in position.map and name not in wanted
    ]
    return limited(lines)


def place_name(position: State, name: str) -> str:
    """How a hex is called: its sector's number, or its coordinates."""
    return position.map[name].tile if name in position.map else name


def _there(position: State, texts: Texts, name: str, names: Sequence[str]) -> str:
    if name not in position.map:
        return texts("eclipse-picture-told-unexplored")
    return f"{about(position, texts, name, names)}; {joined_words(position, texts, name)}"


def zoom(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A sector and those around it with what lies there."""
    sector = options.sector or CENTRE
    names = options.names
    lines = [Line(first_line(texts("eclipse-picture-zoom", sector=sector), stage(position, texts)))]
    for name in shown(position, sector):
        lines.append(Line(bold(place_name(position, name)), f": {_there(position, texts, name, names)}"))
    return limited(lines)


def place(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The tiles, and for each position the sectors to which it has wormholes and the edges where it has others."""
    lines = [
        Line(first_line(texts("eclipse-picture-place"), owner(position, options.player, texts, options.names).name))
    ]
    frame = placing(position, options.player)
    if frame is None:
        return [*limited(lines), texts("eclipse-picture-nothing-drawn")]
    lines += [Line(titled(tile, printed_words(texts, tile))) for tile in dict.fromkeys(frame.tiles)]
    found = turns(position, frame, options.choices)
    rows = [f"{tile}: {turned_words(position, texts, frame.hex, tile, turned)}" for tile, turned in found]
    lines += [Line(line) for line in lettered_lines(rows)]
    if not found:
        lines.append(Line(texts("eclipse-picture-fits-nowhere")))
    return limited(lines)
