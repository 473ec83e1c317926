"""The board view: the whole cluster, who has what, who is asked; with numbered flags, what happened where."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.drawing.scene import Scene, Thing
from images.layout.parts import MARGIN, STAGE_HEADING, WIDTH, stage_heading
from images.layout.standings import StandingsRow, standings
from images.map.numbered import flag_words, numbers_by_hex
from images.options import NO_OPTIONS, Options
from images.pulsar.map.chart import Chart
from images.pulsar.map.flags import flag
from images.pulsar.map.ground import ground
from images.pulsar.map.pieces import pieces
from images.pulsar.seats import owner, owners_of, stage
from images.pulsar.signs import COUNTED
from images.words.phrases import Texts
from rules.core.flow import Event
from rules.pulsar.phases.production import round_value
from rules.pulsar.state import Player, State

COLUMNS = {"vp": 276, "cube": 384, "one": 480, "two": 562, "ring": 644, "spin": 726, "patent": 808}  # px
PLACE_FACTS = ("place",)


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything on the board view; `marks` are places to mark."""
    drawn, chart = _map(
        position, texts, options.title, [name for name in options.marks if name in position.cluster.nodes]
    )
    return _with_players(drawn, position, texts, options.names, options.asked, chart)


def since(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The board with the numbers of `events` at the places where they happened."""
    numbers = numbers_of(position, options.events)
    drawn, chart = _map(position, texts, options.title, list(numbers))
    for name, own in numbers.items():
        flag(drawn, chart, flag_words(own), name)
    return _with_players(drawn, position, texts, options.names, options.asked, chart)


def numbers_of(position: State, events: Sequence[tuple[int, Event]]) -> dict[str, list[int]]:
    """The numbers of events by the place where they happened; a number stands once at each."""
    found = numbers_by_hex(events, position.cluster.nodes, PLACE_FACTS)
    return {name: list(dict.fromkeys(own)) for name, own in found.items()}


def _map(position: State, texts: Texts, title: str, marked: Collection[str]) -> tuple[Scene, Chart]:
    drawn = Scene(WIDTH)
    chart = Chart(position, position.cluster.nodes, (MARGIN / 2, STAGE_HEADING), 1, WIDTH - MARGIN)
    stage_heading(drawn, texts("pulsar-picture-title"), title, stage(position, texts), value_signs(position))
    cluster(drawn, chart, position, texts, marked)
    return drawn, chart


def cluster(drawn: Scene, chart: Chart, position: State, texts: Texts, marked: Collection[str] = ()) -> None:
    """The cluster or a part of it with all that lies on it, some places marked."""
    ground(drawn, chart)
    for name in marked:
        left, top, right, bottom = chart.place_box(name)
        wide, high = right - left + 14, bottom - top + 14
        drawn.add(Thing("mark", "", (left + right) / 2, (top + bottom) / 2, wide, high, 1, tag=name))
    pieces(drawn, chart, position, owners_of(position, texts))


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


def _with_players(
    drawn: Scene, position: State, texts: Texts, names: Sequence[str], asked: Collection[int], chart: Chart
) -> Scene:
    """The rows of the players in turn order below the map, and the height of it all."""
    rows = [_row(position, texts, seat, names, asked) for seat in position.seats()]
    drawn.height = round(standings(drawn, rows, COLUMNS, chart.box[3] + 12) + 8)
    return drawn


def _row(position: State, texts: Texts, seat: int, names: Sequence[str], asked: Collection[int]) -> StandingsRow:
    state = texts("pulsar-picture-asked") if seat in asked else ""
    person = names[seat] if seat < len(names) else ""
    return StandingsRow(owner(seat, texts), amounts(position, position.players[seat]), person, state, seat in asked)
