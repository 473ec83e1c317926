"""The board view: the whole cluster, who has what, who is asked; with numbered flags, what happened where."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.drawing.scene import Scene, Thing
from images.layout.parts import MARGIN, STAGE_HEADING, WIDTH, stage_heading
from images.layout.standings import StandingsRow
from images.map.board import MapBoard, Marks
from images.map.numbered import flag_words, numbers_by_hex
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.map.chart import HIGH, Chart, low
from images.pulsar.map.flags import flag
from images.pulsar.map.ground import ground
from images.pulsar.map.pieces import pieces
from images.pulsar.seats import over, owner, owners_of, ranked, stage
from images.pulsar.signs import COUNTED, gyrodyne_state
from images.pulsar.telling import about, amounts_said, benefit_words, words_of_signs
from images.words.hexes import numbers_sentence
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, coordinates, first_line, listed, person_of, sentences, titled
from rules.core.flow import Event
from rules.pulsar.components import SYSTEMS
from rules.pulsar.phases.production import round_value
from rules.pulsar.state import FREE, Player, State

COLUMNS = {"vp": 276, "cube": 384, "one": 480, "two": 562, "ring": 644, "spin": 726, "patent": 808}  # px
PLACE_FACTS = ("place",)


def _map(position: State, texts: Texts, options: Options, marks: Marks) -> tuple[Scene, float]:
    drawn = Scene(WIDTH)
    tallest = options.room - STAGE_HEADING if options.room else HIGH
    chart = low(position, position.cluster.nodes, (MARGIN / 2, STAGE_HEADING), 1, tallest, smaller=options.room > 0)
    round_now, signs = stage(position, texts), value_signs(position)
    stage_heading(drawn, texts("pulsar-picture-title"), options.title, round_now, signs)
    cluster(drawn, chart, position, texts, marks.names)
    for name, own in marks.numbers.items():
        flag(drawn, chart, flag_words(own), name)
    return drawn, chart.box[3]


def _row(position: State, texts: Texts, seat: int, options: Options) -> StandingsRow:
    asked, names = seat in options.asked, options.names
    state = texts("pulsar-picture-asked") if asked else ""
    person = person_of(seat, names)
    return StandingsRow(owner(seat, texts), amounts(position, position.players[seat]), person, state, asked)


def _marked(position: State, options: Options) -> list[str]:
    return [name for name in options.marks if name in position.cluster.nodes]


def numbers_of(position: State, events: Sequence[tuple[int, Event]]) -> dict[str, list[int]]:
    """The numbers of events by the place where they happened; a number stands once at each."""
    found = numbers_by_hex(events, position.cluster.nodes, PLACE_FACTS)
    return {name: list(dict.fromkeys(own)) for name, own in found.items()}


def cluster(
    drawn: Scene,
    chart: Chart,
    position: State,
    texts: Texts,
    marked: Collection[str] = (),
    own: int | None = None,
) -> None:
    """The cluster or a part of it with all that lies on it, some places marked; the ship of seat `own` in a rim."""
    ground(drawn, chart)
    for name in marked:
        left, top, right, bottom = chart.shown_box(name)
        wide, high = right - left + 14, bottom - top + 14
        drawn.add(Thing("mark", "", (left + right) / 2, (top + bottom) / 2, wide, high, 1, tag=name))
    pieces(drawn, chart, position, owners_of(position, texts), own)


def value_signs(position: State) -> list[str]:
    """What each spinning gyrodyne yields this round beside its size."""
    if not position.round or position.results:
        return []
    return [*COUNTED["spinning"], f"+{round_value(position)}", "@vp"]


def amounts(position: State, player: Player) -> dict[str, int]:
    """What a player has, by icon."""
    claims = (position.pulsars[place] for place in position.claims(player.seat))
    return {
        "vp": player.vp,
        "cube": player.cubes,
        "one": player.one,
        "two": player.two,
        "ring": player.rings,
        "spin": sum(claim.spinning for claim in claims),
        "patent": len(position.owned(player.seat)),
    }


BOARD = MapBoard("pulsar", _map, _row, COLUMNS, State.seats, over, ranked, _marked, numbers_of)


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The cluster: the round, points, stations and claims, and who is asked."""
    called = [(phrases.name_of(seat, texts, options.names), seat) for seat in BOARD.order(position)]
    rows = [(name, position.players[seat].vp) for name, seat in called]
    built = [(name, position.stations(seat)) for name, seat in called]
    claims = [(name, len(position.claims(seat))) for name, seat in called]
    return sentences(
        texts("pulsar-picture-alt-board", stage=stage(position, texts), list=listed(rows)),
        texts("pulsar-picture-alt-stations", list=listed(built)),
        texts("pulsar-picture-alt-claims", list=listed(claims)),
        phrases.asked_sentence(texts, options.names, options.asked),
    )


def since_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The cluster with numbers: which stand where."""
    told = numbers_sentence(texts, "pulsar", numbers_of(position, options.events))
    return sentences(told, f"{stage(position, texts)}.", phrases.asked_sentence(texts, options.names, options.asked))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The round, everybody with all of theirs, the systems with what is free there, the pulsars nobody has claimed."""
    lines = [Line(first_line(texts("pulsar-picture-title"), stage(position, texts)))]
    if value := value_signs(position):
        lines.append(Line(words_of_signs(texts, value)))
    for seat in BOARD.order(position):
        lines += _player(position, texts, seat, options.names)
    if options.asked:
        lines.append(Line(phrases.asked_sentence(texts, options.names, options.asked)))
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
    if player.ship:
        told += f" · {texts('pulsar-picture-told-ship')} {player.ship.upper()}"
    stations = [name for name, system in sorted(position.systems.items()) if system.station_of(seat)]
    claims = [_claim(position, texts, name) for name in position.claims(seat)]
    lines = [Line(titled(owner(seat, texts, names).name, told))]
    if stations:
        lines.append(Line(texts("pulsar-picture-stations", list=coordinates(stations))))
    if claims:
        lines.append(Line(texts("pulsar-picture-told-claims", list=", ".join(claims))))
    return lines


def _claim(position: State, texts: Texts, name: str) -> str:
    claim = position.pulsars[name]
    if not claim.gyrodyne:
        return name.upper()
    state = texts(f"pulsar-picture-told-{gyrodyne_state(claim)}")
    return f"{name.upper()} ({texts(f'pulsar-picture-size-{claim.gyrodyne}')}, {state})"


def _system(position: State, texts: Texts, name: str) -> Line:
    system = position.systems[name]
    printed = SYSTEMS[system.tile]
    free = [planet.kind for planet, seat in zip(printed.planets, system.stations, strict=True) if seat == FREE]
    there = texts("pulsar-picture-free", blue=free.count("blue"), dead=free.count("dead"))
    gives = texts("pulsar-picture-bonus", what=benefit_words(texts, printed.benefit))
    return Line(f"{name.upper()}: {there}", f"; {gives}")


def since_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each place where something happened with its numbers; who is asked."""
    lines = [Line(first_line(texts("pulsar-picture-title"), stage(position, texts)))]
    for name, own in numbers_of(position, options.events).items():
        words = about(position, texts, name, options.names)
        lines.append(Line(f"{bold(', '.join(map(str, own)))} {name.upper()}", f": {words}"))
    if options.asked:
        lines.append(Line(phrases.asked_sentence(texts, options.names, options.asked)))
    return limited(lines)
