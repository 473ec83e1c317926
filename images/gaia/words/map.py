"""The map in words: what the views of the board and its parts show, in lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

from images.drawing.theme import TERRAIN
from images.gaia.map.choices import single, split
from images.gaia.map.flags import placed
from images.gaia.map.pieces import crowd, on_map
from images.gaia.map.zoom import around
from images.gaia.seats import asked, owner, passed, seats_in_order
from images.gaia.words.phrases import area, asked_sentence, goods, grouped, heading, hexes, name, owned, power
from images.layout.parts import Texts
from rules.core.flow import Event
from rules.gaia.board import galaxy
from rules.gaia.state import Player, State


def board(position: State, texts: Texts, names: Sequence[str] = (), **_: object) -> list[str]:
    """The round, everybody with all of theirs on the map, the free planets, and which sectors touch."""
    lines = [heading(position, texts, texts("gaia-picture-title")), *round_now(position, texts)]
    for seat in seats_in_order(position):
        lines += _player(position, texts, seat, names)
    return [
        *filter(None, [*lines, asked_sentence(position, texts)]),
        *_free(position, texts),
        _touching(position, texts),
    ]


def round_now(position: State, texts: Texts) -> list[str]:
    """What the round pays for."""
    if not position.round or position.results:
        return []
    tile = texts(f"gaia-name-{position.round_tiles[position.round - 1]}")
    return [texts("gaia-picture-told-round", tile=tile)]


def _player(position: State, texts: Texts, seat: int, names: Sequence[str]) -> list[str]:
    player = position.players[seat]
    letter = owner(position, seat, texts).letter
    state = texts("gaia-picture-passed") if passed(position, seat) else ""
    about = ", ".join(filter(None, (letter, goods(texts, owned(player)), state)))
    lines = [f"**{name(position, seat, texts, names)}**: {about}", power(player, texts), *_places(player, texts)]
    return [line for line in lines if line]


def _places(player: Player, texts: Texts) -> list[str]:
    there = grouped((kind, at) for at, kind in on_map(player))
    lines = [f"{texts(f'gaia-picture-icon-{kind}')}: {hexes(places)}" for kind, places in there.items()]
    if player.federated:
        lines.append(f"{texts('gaia-picture-told-federated')}: {hexes(player.federated)}")
    return ["; ".join(lines)] if lines else []


def _free(position: State, texts: Texts) -> list[str]:
    taken = crowd(position)
    left = grouped((planet, at) for at, planet in position.planets.items() if at not in taken)
    kinds = [f"{texts(f'gaia-picture-planet-{kind}')}: {hexes(left[kind])}" for kind in TERRAIN if kind in left]
    return [f"**{texts('gaia-picture-told-free')}**", *kinds] if kinds else []


def _touching(position: State, texts: Texts) -> str:
    numbers = {at: galaxy.sector(name) for at, name in position.galaxy.names.items()}
    beside = {(numbers[at], numbers[near]) for at in numbers for near in at.neighbours() if near in numbers}
    pairs = ", ".join(f"{one}–{other}" for one, other in sorted(beside) if one < other)
    return texts("gaia-picture-told-sectors", list=pairs)


def zoom(position: State, texts: Texts, sector: str = "1", **_: object) -> list[str]:
    """A sector hex by hex, the empty ones together, then what lies around it."""
    shown = around(position, sector)
    own = [at for at in shown if galaxy.sector(at) == int(sector)]
    beside = [at for at in shown if at not in own]
    return [
        heading(position, texts, texts("gaia-picture-sector", sector=sector)),
        *_hexes(position, texts, own),
        f"**{texts('gaia-picture-told-beside')}**",
        *_hexes(position, texts, beside),
    ]


def _hexes(position: State, texts: Texts, names: Iterable[str]) -> Iterator[str]:
    empty = []
    for at in names:
        if about := on(position, texts, at):
            yield f"{at.upper()}: {about}"
        else:
            empty.append(at)
    if empty:
        yield f"{texts('gaia-picture-told-empty')}: {hexes(empty)}"


def on(position: State, texts: Texts, at: str) -> str:
    """What is on a hex: the planet, structures with their owners, federations; nothing in empty space."""
    planet = position.planets.get(at)
    parts = [texts(f"gaia-picture-planet-{planet}")] if planet else []
    for kind, seat in crowd(position).get(at, ()):
        parts.append(f"{owner(position, seat, texts).name}: {texts(f'gaia-picture-icon-{kind}')}")
    for player in position.players:
        if at in player.federated or at in player.satellites:
            parts.append(f"{texts('gaia-picture-told-federation')} ({owner(position, player.seat, texts).name})")
    return ", ".join(parts)


def places(position: State, texts: Texts, seat: int = 0, choices: Sequence[str] = (), **_: object) -> list[str]:
    """Each letter with its hex and what is there, or with its area; then what is on the hexes of areas."""
    parted = split(choices)
    if single(parted):
        told = [f"{at.upper()}: {on(position, texts, at) or texts('gaia-picture-told-empty')}" for (at,) in parted]
        return [f"**{texts('gaia-picture-places')}**", *_lettered(told)]
    areas = [area(position, texts, seat, names) for names in parted]
    there = dict.fromkeys(name for names in parted for name in names)
    return [f"**{texts('gaia-picture-areas')}**", *_lettered(areas), *_hexes(position, texts, there)]


def _lettered(rows: Sequence[str]) -> list[str]:
    return [f"**{letter}** {told}" for letter, told in zip(ascii_uppercase, rows, strict=False)]


def since(
    position: State, texts: Texts, names: Sequence[str] = (), events: Sequence[tuple[int, Event]] = (), **_: object
) -> list[str]:
    """Each hex where something happened with the numbers of the log, then the board's standing."""
    rows = [
        f"**{', '.join(map(str, numbers))}** {at.upper()}: {on(position, texts, at)}"
        for at, numbers in placed(position, events).items()
    ]
    people = [
        f"**{name(position, seat, texts, names)}**: {goods(texts, owned(position.players[seat]))}"
        for seat in seats_in_order(position)
    ]
    lines = [heading(position, texts, texts("gaia-picture-title")), *rows, *people]
    return [*lines, asked_sentence(position, texts)] if asked(position) else lines
