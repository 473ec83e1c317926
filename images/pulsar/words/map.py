"""The cluster in words: what the views of the board and its parts show, in lines."""

from __future__ import annotations

from collections.abc import Sequence

from images.options import NO_OPTIONS, Options
from images.pulsar.goods import dice_signs
from images.pulsar.map.board import amounts, numbers_of, value_signs
from images.pulsar.map.nearby import around, places_of
from images.pulsar.map.places import lettered
from images.pulsar.map.zoom import shown
from images.pulsar.seats import owner, stage
from images.pulsar.telling import about, amounts_said, benefit_words, said, worth_telling
from images.pulsar.words.alt import asked_sentence
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, coordinates, first_line, lettered_lines, titled
from rules.pulsar.components import SYSTEMS
from rules.pulsar.state import FREE, State


def board(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The round, everybody with all of theirs, the systems with what is free there, the pulsars nobody has claimed."""
    lines = [Line(first_line(texts("pulsar-picture-title"), stage(position, texts)))]
    if value := value_signs(position):
        lines.append(Line(said(texts, value)))
    for seat in position.seats():
        lines += _player(position, texts, seat, options.names)
    if options.asked:
        lines.append(Line(asked_sentence(texts, options.names, options.asked)))
    lines += [_system(position, texts, name) for name in position.cluster.of_kind("system") if name in position.systems]
    hidden = [name for name in position.cluster.of_kind("system") if name not in position.systems]
    free = [name for name in position.cluster.of_kind("pulsar", "isolated") if name not in position.pulsars]
    if hidden:
        lines.append(Line(titled(texts("pulsar-picture-told-unexplored"), coordinates(hidden))))
    if free:
        lines.append(Line(titled(texts("pulsar-picture-told-unclaimed"), coordinates(free))))
    return limited(lines)


def _player(position: State, texts: Texts, seat: int, names: Sequence[str]) -> list[Line]:
    player = position.players[seat]
    have = amounts(position, player)
    told = amounts_said(texts, {icon: have[icon] for icon in ("vp", "cube", "one", "two", "ring")})
    ship = f" · {texts('pulsar-picture-told-ship')} {player.ship.upper()}" if player.ship else ""
    stations = [name for name, system in sorted(position.systems.items()) if system.station_of(seat)]
    claims = [_claim(position, texts, name) for name in position.claims(seat)]
    lines = [Line(titled(owner(seat, texts, names).name, told + ship))]
    if stations:
        lines.append(Line(texts("pulsar-picture-stations", list=coordinates(stations))))
    if claims:
        lines.append(Line(texts("pulsar-picture-told-claims", list=", ".join(claims))))
    return lines


def _claim(position: State, texts: Texts, name: str) -> str:
    claim = position.pulsars[name]
    if not claim.gyrodyne:
        return name.upper()
    state = texts(f"pulsar-picture-told-{'spinning' if claim.spinning else 'building'}")
    return f"{name.upper()} ({texts(f'pulsar-picture-size-{claim.gyrodyne}')}, {state})"


def _system(position: State, texts: Texts, name: str) -> Line:
    system = position.systems[name]
    printed = SYSTEMS[system.tile]
    free = [planet.kind for planet, seat in zip(printed.planets, system.stations, strict=True) if seat == FREE]
    there = texts("pulsar-picture-free", blue=free.count("blue"), dead=free.count("dead"))
    gives = texts("pulsar-picture-bonus", what=benefit_words(texts, printed.benefit))
    return Line(f"{name.upper()}: {there}", f"; {gives}")


def since(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each place where something happened with its numbers; who is asked."""
    lines = [Line(first_line(texts("pulsar-picture-title"), stage(position, texts)))]
    for name, own in numbers_of(position, options.events).items():
        words = about(position, texts, name, options.names)
        lines.append(Line(f"{bold(', '.join(map(str, own)))} {name.upper()}", f": {words}"))
    if options.asked:
        lines.append(Line(asked_sentence(texts, options.names, options.asked)))
    return limited(lines)


def places(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every choice behind its letter: a place with what is there, or a flight with its way."""
    rows = [
        " + ".join(_choice(position, texts, name, options.names) for name in choice.split())
        for choice in options.choices
    ]
    lines = [bold(texts("pulsar-picture-places")), *lettered_lines(rows)]
    return limited([Line(line[:120], line[120:]) for line in lines])


def _choice(position: State, texts: Texts, word: str, names: Sequence[str]) -> str:
    (end,) = lettered(word)
    way = " → ".join(name.upper() for name in word.split("-"))
    return f"{way}: {about(position, texts, end, names)}"


def zoom(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every place around one with what lies there."""
    sector = options.sector or "s01"
    names = options.names
    title = texts("pulsar-picture-zoom", place=sector.upper())
    lines = [Line(first_line(title, stage(position, texts)))]
    for name in shown(position, sector.lower()):
        if worth_telling(position, name):
            lines.append(Line(f"{bold(name.upper())}: {about(position, texts, name, names)}"))
    return limited(lines)


def nearby(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """What a seat has, then the places of its choices with what lies there; without any those around its ship."""
    have = amounts(position, position.players[options.player])
    own = amounts_said(texts, {icon: have[icon] for icon in ("vp", "cube", "one", "two", "ring")})
    dice = said(texts, dice_signs(position, options.player))
    lines = [Line(first_line(texts("pulsar-picture-places"), stage(position, texts))), Line(own)]
    lines += [Line(dice)] if dice else []
    about_these = places_of(position, options.player, options.choices)
    if about_these == [position.players[options.player].ship]:
        near = [name for name in around(position, options.player, options.choices)[0] if worth_telling(position, name)]
        about_these = [*about_these, *(name for name in near if name not in about_these)]
    rows = [_choice(position, texts, name, ()) for name in about_these]
    return limited([*lines, *(Line(row[:120], row[120:]) for row in rows)])
