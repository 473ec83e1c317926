"""The map in words: what the views of the board and its parts show, in lines."""

from __future__ import annotations

from collections.abc import Sequence

from images.gaia.colours import TERRAIN
from images.gaia.map.pieces import crowd, player_pieces
from images.gaia.map.zoom import around_sector
from images.gaia.seats import owned, owner, passed, seats_in_order
from images.gaia.words.phrases import area, asked_sentence, goods, heading, name, power, title
from images.map.choices import all_single, hexes_of
from images.map.numbered import numbers_by_hex
from images.options import NO_OPTIONS, Options
from images.words.hexes import On, hex_lines, hexes_with, numbered_lines
from images.words.phrases import Texts, coordinates, grouped, lettered_lines, titled
from rules.gaia.board import galaxy
from rules.gaia.state import Player, State


def board(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The round, everybody with all of theirs on the map, the free planets, and which sectors touch."""
    lines = [heading(position, texts, texts("gaia-picture-title")), *round_now(position, texts)]
    for seat in seats_in_order(position):
        lines += _player(position, texts, seat, options.names)
    if said := asked_sentence(position, texts, options.asked):
        lines.append(said)
    return [*lines, *_free(position, texts), _touching(position, texts)]


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
    return [titled(name(position, seat, texts, names), about), power(player, texts), *_on_map(player, texts)]


def _on_map(player: Player, texts: Texts) -> list[str]:
    there = grouped((kind, at) for at, kind in player_pieces(player))
    lines = [f"{texts(f'gaia-picture-icon-{kind}')}: {coordinates(places)}" for kind, places in there.items()]
    if player.federated:
        lines.append(f"{texts('gaia-picture-told-federated')}: {coordinates(player.federated)}")
    return ["; ".join(lines)] if lines else []


def _free(position: State, texts: Texts) -> list[str]:
    taken = crowd(position)
    left = grouped((planet, at) for at, planet in position.planets.items() if at not in taken)
    kinds = [f"{texts(f'gaia-picture-planet-{kind}')}: {coordinates(left[kind])}" for kind in TERRAIN if kind in left]
    return [title(texts, "told-free"), *kinds] if kinds else []


def _touching(position: State, texts: Texts) -> str:
    numbers = {at: galaxy.sector(name) for at, name in position.galaxy.names.items()}
    beside = {(numbers[at], numbers[near]) for at in numbers for near in at.neighbours() if near in numbers}
    pairs = ", ".join(f"{one}–{other}" for one, other in sorted(beside) if one < other)
    return texts("gaia-picture-told-sectors", list=pairs)


def zoom(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A sector hex by hex, the empty ones together, then what lies around it."""
    sector = options.sector or "1"
    shown = around_sector(position, sector)
    own = [at for at in shown if galaxy.sector(at) == int(sector)]
    beside = [at for at in shown if at not in own]
    empty = texts("gaia-picture-told-empty")
    return [
        heading(position, texts, texts("gaia-picture-sector", sector=sector)),
        *hex_lines(own, _on(position, texts), empty),
        title(texts, "told-beside"),
        *hex_lines(beside, _on(position, texts), empty),
    ]


def _on(position: State, texts: Texts) -> On:
    """What says what is on a hex: the planet, structures with their owners, federations."""
    crowded = crowd(position)

    def on(at: str) -> str:
        parts = [texts(f"gaia-picture-planet-{position.planets[at]}")] if at in position.planets else []
        for piece in crowded.get(at, ()):
            structure = texts(f"gaia-picture-icon-{piece.kind}")
            parts.append(f"{owner(position, piece.number, texts).name}: {structure}")
        for player in position.players:
            if at in player.federated or at in player.satellites:
                parts.append(f"{texts('gaia-picture-told-federation')} ({owner(position, player.seat, texts).name})")
        return ", ".join(parts)

    return on


def places(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each letter with its hex and what is there, or with its area; then what is on the hexes of areas."""
    chosen = hexes_of(options.choices)
    names = [name for own in chosen for name in own]
    on = _on(position, texts)
    empty = texts("gaia-picture-told-empty")
    if all_single(chosen):
        return [title(texts, "places"), *lettered_lines(hexes_with(names, on, empty))]
    areas = [area(position, texts, options.player, own) for own in chosen]
    return [title(texts, "areas"), *lettered_lines(areas), *hex_lines(dict.fromkeys(names), on, empty)]


def since(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each hex where something happened with the numbers of the log, then what everybody has."""
    numbers = numbers_by_hex(options.events, position.galaxy.hexes)
    people = [
        titled(name(position, seat, texts, options.names), goods(texts, owned(position.players[seat])))
        for seat in seats_in_order(position)
    ]
    lines = [
        heading(position, texts, texts("gaia-picture-title")),
        *numbered_lines(numbers, _on(position, texts)),
        *people,
    ]
    if said := asked_sentence(position, texts, options.asked):
        lines.append(said)
    return lines
