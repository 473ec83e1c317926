"""The galaxy view: every system and how everybody stands; with numbered flags, what happened where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from images.drawing.fonts import fit
from images.drawing.scene import Scene, Thing
from images.layout.parts import STAGE_HEADING, WIDTH, stage_heading
from images.layout.seats import Owner
from images.layout.standings import StandingsRow
from images.map.board import MapBoard, Marks
from images.map.numbered import flag_words
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.map.chart import ROOT3, Chart
from images.ti4.map.tiles import NO_NOTES, Look, Notes, contents, gap, ground
from images.ti4.seats import faction_name, over, owner, owners_of, ranked, stage, turn_order
from images.words.hexes import numbers_sentence
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, few, first_line, listed, sentences, titled
from rules.core.flow import Event
from rules.ti4.components.places import PLACES
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.economy.worth import worth_together
from rules.ti4.galaxy.wormholes import all_wormholes
from rules.ti4.state import OFF_THE_MAP, State

COLUMNS = {"vp": 234, "card": 314, "pools": 408, "goods": 536, "commodities": 632, "resources": 736, "influence": 830}
AIR = 14  # px below the heading
NAMED = 154  # px of a name before them
PLACE_FACTS = ("place", "target", "planet", "source")  # of events
MOST_NAMED = 24  # signs of a person in words


def gate_of(position: State) -> str:
    """The place of the gate to a home system off the map; "" where there is none."""
    gates = {player.printed.gate for player in position.players}
    return next((place for place, system in position.galaxy.items() if system.tile in gates), "")


def gaps(position: State) -> list[str]:
    """Before the first round, the places where a tile is still to lie, ring by ring."""
    if position.round:
        return []
    left_out = position.layout.left_out
    return [place for place in PLACES if place not in position.galaxy and place not in left_out]


def places_of(position: State) -> list[str]:
    """All systems, and places for them."""
    return [*position.galaxy, *gaps(position)]


def chart_of(position: State, top: float, highest: float = 0) -> Chart:
    """The whole galaxy, a home system off the map in the corner nearest to its gate."""
    return Chart(places_of(position), top, gate_of(position), highest=highest)


def _map(position: State, texts: Texts, options: Options, marks: Marks) -> tuple[Scene, float]:
    """What happened in a system stands in the place of its fleets, and marks nothing."""
    drawn = Scene(WIDTH)
    stage_heading(drawn, texts("ti4-picture-title"), options.title, stage(position, texts))
    beside = OFF_THE_MAP in position.galaxy  # in a corner, perhaps the one below the heading
    chart = chart_of(position, STAGE_HEADING + AIR * beside)
    notes = {place: Notes(flag=flag_words(numbers)) for place, numbers in marks.numbers.items()}
    systems(drawn, chart, position, texts, notes)
    mark(drawn, chart, [place for place in marks.names if place not in marks.numbers])
    return drawn, chart.bottom


def systems(drawn: Scene, chart: Chart, position: State, texts: Texts, notes: Mapping[str, Notes]) -> None:
    """The systems of a chart with all that lies on them, what is written over some, and gaps by their labels."""
    look, owners = Look(chart.size), owners_of(position, texts)
    wormholes = all_wormholes(position)
    for place in chart.middles:
        at, note = chart.at(place), notes.get(place, NO_NOTES)
        if place not in position.galaxy:
            gap(drawn, look, at, place, choosable=note.choosable)
            continue
        system = position.galaxy[place]
        worths = phrases.changed_worths(position, system)
        note = replace(note, worths=worths, wormholes=tuple(sorted(wormholes[place])))
        ground(drawn, look, at, place, system, owners)
        contents(drawn, look, at, phrases.place_name(texts, place), system, owners, note)


def mark(drawn: Scene, chart: Chart, places: Collection[str], colour: str = "") -> None:
    """A bright border around each of these systems, or one of this colour."""
    for place in places:
        wide, high = 2 * chart.size + 10, chart.size * ROOT3 + 10
        drawn.add(Thing("mark", "", *chart.at(place), wide, high, 2, colour, tag=place))


def _row(position: State, texts: Texts, seat: int, options: Options) -> StandingsRow:
    who: Owner = owner(position, seat, texts, options.names)
    named = replace(who, name=fit(who.name, 28, NAMED, "Bold"))
    state = state_words(position, seat, texts, options.asked)
    return StandingsRow(named, amounts(position, seat), "", state, seat in options.asked)


def amounts(position: State, seat: int) -> dict[str, int | str]:
    """What a player has, by icon: strategy cards by initiative, pools in their order, ready resources and influence."""
    player = position.players[seat]
    ready = worth_together(position, (planet for planet in position.planets(seat) if not planet.exhausted))
    numbers = [STRATEGY_CARDS[card].initiative for card in player.strategy_cards]
    if player.zero_token and numbers:  # which lies on one of them
        numbers[numbers.index(min(numbers))] = 0
    cards = [str(number) for number in numbers]
    return {
        "vp": player.points,
        "card": " ".join(cards) or "–",
        "pools": f"{player.pools.tactic}/{player.pools.fleet}/{player.pools.strategy}",
        "goods": player.trade_goods,
        "commodities": f"{player.commodities}/{player.printed.commodities}",
        "resources": ready.resources,
        "influence": ready.influence,
    }


def state_words(position: State, seat: int, texts: Texts, asked: Collection[int]) -> str:
    """What is said of a player at the end of a row."""
    player = position.players[seat]
    if player.eliminated:
        return texts("ti4-picture-eliminated")
    if seat in asked:
        return texts("ti4-picture-asked")
    if player.passed and not over(position):
        return texts("ti4-picture-passed")
    if seat == position.speaker and not over(position):
        return texts("ti4-picture-speaker")
    return ""


def _marked(position: State, options: Options) -> list[str]:
    """The places that are asked for; without any, the active system."""
    return [place for name in options.marks or (position.active,) if (place := phrases.place_of(position, name))]


def numbers_of(position: State, events: Sequence[tuple[int, Event]]) -> dict[str, list[int]]:
    """The numbers of events by the place where they happened; a number stands once at each."""
    found: dict[str, list[int]] = {}
    for number, event in events:
        places = (phrases.place_of(position, str(event.facts[fact])) for fact in PLACE_FACTS if fact in event.facts)
        place = next(filter(None, places), "")
        if place and number not in found.get(place, []):
            found.setdefault(place, []).append(number)
    return found


BOARD = MapBoard("ti4", _map, _row, COLUMNS, turn_order, over, ranked, _marked, numbers_of)


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The galaxy: how far the game is, points, how many systems everybody has planets in, who is asked."""
    order = BOARD.order(position)
    rows = [(phrases.name_of(position, seat, texts, options.names), position.players[seat].points) for seat in order]
    held = [(phrases.name_of(position, seat, texts, options.names), len([*position.planets(seat)])) for seat in order]
    count = len(position.galaxy) - (OFF_THE_MAP in position.galaxy)
    return sentences(
        texts("ti4-picture-alt-galaxy", stage=stage(position, texts), systems=count, list=listed(rows)),
        texts("ti4-picture-alt-held", list=listed(held)),
        gaps_sentence(texts, empty) if (empty := gaps(position)) else "",
        phrases.asked_sentence(position, texts, options.names, options.asked),
    )


def since_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The galaxy with numbers: which stand where."""
    numbers = dict([*numbers_of(position, options.events).items()][:MOST_NUMBERED])
    told = numbers_sentence(texts, "ti4", numbers, lambda place: phrases.place_name(texts, place))
    return sentences(
        told, f"{stage(position, texts)}.", phrases.asked_sentence(position, texts, options.names, options.asked)
    )


MOST_NUMBERED = 20  # places of a description


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The round, everybody with what they have, every system with what lies there."""
    lines = [Line(first_line(texts("ti4-picture-title"), stage(position, texts)))]
    lines += [_player(position, texts, seat, options) for seat in BOARD.order(position)]
    if options.asked:
        lines.append(Line(phrases.asked_sentence(position, texts, options.names, options.asked)))
    lines += [_system(position, texts, place, options.names) for place in sorted(position.galaxy)]
    if empty := gaps(position):
        lines.append(Line(gaps_sentence(texts, empty)))
    return limited(lines)


def gaps_sentence(texts: Texts, empty: Sequence[str]) -> str:
    """Where no tile lies yet."""
    return texts("ti4-picture-gaps", list=" ".join(empty))


def _player(position: State, texts: Texts, seat: int, options: Options) -> Line:
    have = amounts(position, seat)
    told = texts("ti4-picture-told-standing", **have)
    state = state_words(position, seat, texts, options.asked)
    who = phrases.name_of(position, seat, texts, options.names)[:MOST_NAMED]
    return Line(titled(who, told) + (f" · {state}" if state else ""), f" · {faction_name(position, seat, texts)}")


def _system(position: State, texts: Texts, place: str, names: Sequence[str]) -> Line:
    """First the place alone: in a full galaxy there is no room to say all of every system."""
    called = [name[:10] for name in names]
    parts = phrases.system_parts(position, texts, place, called)
    return Line(bold(phrases.place_name(texts, place)), f": {'; '.join(parts)}" if parts else "")


def since_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each system where something happened with its numbers; who is asked."""
    lines = [Line(first_line(texts("ti4-picture-title"), stage(position, texts)))]
    for place, own in numbers_of(position, options.events).items():
        there = few(phrases.system_parts(position, texts, place, options.names), 8)
        lines.append(Line(f"{bold(few([*map(str, own)], 6))} {phrases.place_name(texts, place)}", f": {there}"))
    if options.asked:
        lines.append(Line(phrases.asked_sentence(position, texts, options.names, options.asked)))
    return limited(lines)
