"""The map in words: what the views of the board and its parts show, in lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

from images.drawing.theme import TERRAIN
from images.gaia.map.choices import single, split
from images.gaia.map.flags import placed
from images.gaia.map.pieces import crowd, standing
from images.gaia.map.zoom import around
from images.gaia.seats import asked, owner, passed, seats_in_order
from images.gaia.words.phrases import area, goods, grouped, heading, hexes, name, owned, power, turn
from images.layout.parts import Texts
from rules.core.flow import Event
from rules.gaia.board import galaxy
from rules.gaia.state import Player, State


def board(view: State, texts: Texts, names: Sequence[str] = (), **_: object) -> list[str]:
    """The round, everybody with all of theirs on the map, the free planets, and which sectors touch."""
    lines = [heading(view, texts, texts("gaia-picture-title")), *round_now(view, texts)]
    for seat in seats_in_order(view):
        lines += _player(view, texts, seat, names)
    return [*filter(None, [*lines, turn(view, texts)]), *_free(view, texts), _touching(view, texts)]


def round_now(view: State, texts: Texts) -> list[str]:
    """What the round pays for."""
    if not view.round or view.results:
        return []
    tile = texts(f"gaia-name-{view.round_tiles[view.round - 1]}")
    return [texts("gaia-picture-told-round", tile=tile)]


def _player(view: State, texts: Texts, seat: int, names: Sequence[str]) -> list[str]:
    player = view.players[seat]
    letter = owner(view, seat, texts).letter
    state = texts("gaia-picture-passed") if passed(view, seat) else ""
    about = ", ".join(filter(None, (letter, goods(texts, owned(player)), state)))
    lines = [f"**{name(view, seat, texts, names)}**: {about}", power(player, texts), *_places(player, texts)]
    return [line for line in lines if line]


def _places(player: Player, texts: Texts) -> list[str]:
    there = grouped((kind, at) for at, kind in standing(player))
    lines = [f"{texts(f'gaia-picture-icon-{kind}')}: {hexes(places)}" for kind, places in there.items()]
    if player.federated:
        lines.append(f"{texts('gaia-picture-told-federated')}: {hexes(player.federated)}")
    return ["; ".join(lines)] if lines else []


def _free(view: State, texts: Texts) -> list[str]:
    taken = crowd(view)
    left = grouped((planet, at) for at, planet in view.planets.items() if at not in taken)
    kinds = [f"{texts(f'gaia-picture-planet-{kind}')}: {hexes(left[kind])}" for kind in TERRAIN if kind in left]
    return [f"**{texts('gaia-picture-told-free')}**", *kinds] if kinds else []


def _touching(view: State, texts: Texts) -> str:
    numbers = {at: galaxy.sector(name) for at, name in view.galaxy.names.items()}
    beside = {(numbers[at], numbers[near]) for at in numbers for near in at.neighbours() if near in numbers}
    pairs = ", ".join(f"{one}–{other}" for one, other in sorted(beside) if one < other)
    return texts("gaia-picture-told-sectors", list=pairs)


def zoom(view: State, texts: Texts, sector: str = "1", **_: object) -> list[str]:
    """A sector hex by hex, the empty ones together, then what lies around it."""
    shown = around(view, sector)
    own = [at for at in shown if galaxy.sector(at) == int(sector)]
    beside = [at for at in shown if at not in own]
    return [
        heading(view, texts, texts("gaia-picture-sector", sector=sector)),
        *_hexes(view, texts, own),
        f"**{texts('gaia-picture-told-beside')}**",
        *_hexes(view, texts, beside),
    ]


def _hexes(view: State, texts: Texts, names: Iterable[str]) -> Iterator[str]:
    empty = []
    for at in names:
        if about := on(view, texts, at):
            yield f"{at.upper()}: {about}"
        else:
            empty.append(at)
    if empty:
        yield f"{texts('gaia-picture-told-empty')}: {hexes(empty)}"


def on(view: State, texts: Texts, at: str) -> str:
    """What is on a hex: the planet, structures with their owners, federations; nothing in empty space."""
    planet = view.planets.get(at)
    parts = [texts(f"gaia-picture-planet-{planet}")] if planet else []
    for kind, seat in crowd(view).get(at, ()):
        parts.append(f"{owner(view, seat, texts).name}: {texts(f'gaia-picture-icon-{kind}')}")
    for player in view.players:
        if at in player.federated or at in player.satellites:
            parts.append(f"{texts('gaia-picture-told-federation')} ({owner(view, player.seat, texts).name})")
    return ", ".join(parts)


def places(view: State, texts: Texts, seat: int = 0, choices: Sequence[str] = (), **_: object) -> list[str]:
    """Each letter with its hex and what is there, or with its area; then what is on the hexes of areas."""
    parted = split(choices)
    if single(parted):
        told = [f"{at.upper()}: {on(view, texts, at) or texts('gaia-picture-told-empty')}" for (at,) in parted]
        return [f"**{texts('gaia-picture-places')}**", *_lettered(told)]
    areas = [area(view, texts, seat, names) for names in parted]
    there = dict.fromkeys(name for names in parted for name in names)
    return [f"**{texts('gaia-picture-areas')}**", *_lettered(areas), *_hexes(view, texts, there)]


def _lettered(rows: Sequence[str]) -> list[str]:
    return [f"**{letter}** {told}" for letter, told in zip(ascii_uppercase, rows, strict=False)]


def since(
    view: State, texts: Texts, names: Sequence[str] = (), events: Sequence[tuple[int, Event]] = (), **_: object
) -> list[str]:
    """Each hex where something happened with the numbers of the log, then the board's standing."""
    rows = [
        f"**{', '.join(map(str, numbers))}** {at.upper()}: {on(view, texts, at)}"
        for at, numbers in placed(view, events).items()
    ]
    people = [
        f"**{name(view, seat, texts, names)}**: {goods(texts, owned(view.players[seat]))}"
        for seat in seats_in_order(view)
    ]
    lines = [heading(view, texts, texts("gaia-picture-title")), *rows, *people]
    return [*lines, turn(view, texts)] if asked(view) else lines
