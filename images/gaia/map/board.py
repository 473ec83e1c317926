"""The board view: the whole map, who has what, who is asked; with numbered marks, what happened where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import WHITE
from images.gaia import phrases
from images.gaia.boards.tiles import round_tile
from images.gaia.colours import TERRAIN
from images.gaia.map import galaxy
from images.gaia.map.hexes import what_stands
from images.gaia.map.pieces import crowd, piece
from images.gaia.seats import (
    goods_of,
    over,
    owner,
    owners_of,
    passed,
    player_pieces,
    ranked,
    seats_in_order,
    shown_names,
    stage,
)
from images.gaia.signs import taken
from images.layout.parts import STAGE_HEADING, WIDTH, stage_heading
from images.layout.seats import Owner
from images.layout.standings import StandingsRow, people
from images.map import ground
from images.map.atlas import SIZE, Atlas, filling
from images.map.board import MapBoard, Marks
from images.map.choices import Choice
from images.map.numbered import numbered_flags, numbers_by_hex
from images.map.outlines import marks as mark_hexes
from images.map.outlines import rings as draw_rings
from images.map.pieces import CHOICE, Piece, place_pieces
from images.options import NO_OPTIONS, Options
from images.words.hexes import numbered_lines, numbers_sentence
from images.words.phrases import Texts, grouped, listed, person_of, sentences, titled
from images.words.phrases import coordinates as coordinates_of
from rules.core.flow import Event
from rules.gaia.board import galaxy as galaxy_words
from rules.gaia.state import Player, State

COLUMNS = {"vp": 268, "credits": 380, "ore": 470, "knowledge": 554, "qic": 640}  # px where amounts begin
BOWLS = 744  # px to the middle of the first bowl
BOWL_STEP = 48
SIDE = 8  # px beside the map


def _map(position: State, texts: Texts, options: Options, marks: Marks) -> tuple[Scene, float]:
    drawn, atlas = _galaxy(position, texts, options.title, marks.names)
    numbered_flags(drawn, atlas, marks.numbers, {*position.planets, *crowd(position)})
    return drawn, atlas.bottom


def _row(position: State, texts: Texts, seat: int, options: Options) -> StandingsRow:
    names, asked = shown_names(options.names, texts), seat in options.asked
    state = ""
    if asked:
        state = texts("gaia-picture-asked")
    elif passed(position, seat):
        state = texts("gaia-picture-passed")
    person = person_of(seat, names)
    return StandingsRow(owners_of(position, texts)[seat], goods_of(position.players[seat]), person, state, asked)


def _marked(position: State, options: Options) -> list[str]:
    """Besides what is to be marked also what was just built."""
    return [*options.marks, *(name for _, name in position.built)]


def _numbers(position: State, events: Sequence[tuple[int, Event]]) -> Mapping[str, Sequence[int]]:
    return numbers_by_hex(events, position.galaxy.hexes)


def _bowls(drawn: Scene, position: State, who: Owner, y: float) -> None:
    """The power cycle as bowls I, II, III and the gaia area with their tokens; the brainstone on its bowl's rim."""
    power = position.players[who.seat].power
    for i, bowl in enumerate(("one", "two", "three", "gaia")):
        middle = BOWLS + i * BOWL_STEP + (8 if bowl == "gaia" else 0)
        drawn.add(Thing("bowl", bowl, middle, y, 44, 44, 3))
        drawn.add(Text(str(getattr(power, bowl)), middle, y, colour=WHITE, weight="Bold", anchor="m", tag=bowl))
        if power.stone in (str(i + 1), bowl):
            drawn.add(Thing("stone", "", middle + 18, y - 19, 23, 23, 4, tag=f"seat {who.seat}"))


BOARD = MapBoard("gaia", _map, _row, COLUMNS, seats_in_order, over, ranked, _marked, _numbers, _bowls)


def coordinates(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The map with the coordinate of every hex, for those who type; below it whose badges there are."""
    drawn, atlas = _galaxy(position, texts, options.title, _marked(position, options), named=True)
    bottom = people(drawn, owners_of(position, texts), shown_names(options.names, texts), atlas.bottom + 12)
    drawn.height = round(bottom + 14)
    return drawn


def _galaxy(
    position: State, texts: Texts, title: str, marked: Sequence[str], *, named: bool = False
) -> tuple[Scene, Atlas]:
    """The heading and the whole map."""
    drawn = Scene(WIDTH)
    hexes = position.galaxy.hexes
    size = filling(hexes.values(), WIDTH - 2 * SIDE) if hexes else SIZE
    atlas = Atlas(hexes, WIDTH, STAGE_HEADING, size)
    scored = list[str]()
    if position.round and not position.results:
        scored = round_tile(position.round_tiles[position.round - 1])
    stage_heading(drawn, texts("gaia-picture-title"), title, stage(position, texts), scored)
    terrain(drawn, position, texts, atlas, marked, named=named)
    return drawn, atlas


def terrain(
    drawn: Scene,
    position: State,
    texts: Texts,
    atlas: Atlas,
    marked: Sequence[str],
    choices: Sequence[Choice] = (),
    *,
    named: bool = True,
) -> None:
    """The map or a part of it with all that stands on it, some hexes marked, the choices lettered.

    On a map that is not `named` only planets carry their coordinates, so that satellites have the room.
    """
    owners = owners_of(position, texts)
    crowded = crowd(position, [choice.lettered for choice in choices])
    galaxy.space(drawn, position, atlas)
    rings = [*galaxy.federations(position, owners), *(choice.ring for choice in choices if choice.ring)]
    draw_rings(drawn, atlas, rings)
    mark_hexes(drawn, atlas, dict.fromkeys(marked))

    def draw(name: str, own: Piece, at: Point, count: int) -> None:
        piece(drawn, atlas, own.kind, owners[own.number], at, count, name)

    lettered = [name for name, there in crowded.items() if there[0].kind == CHOICE and name in position.planets]
    unnamed = () if named else atlas.hexes.keys() - position.planets.keys()
    place_pieces(
        drawn,
        atlas,
        crowded,
        draw,
        lettered,
        [choice.colour for choice in choices],
        unnamed=unnamed,
        taken=taken(texts),
    )
    short = {kind: texts(f"gaia-picture-short-{kind}") for kind in TERRAIN}
    galaxy.letters(drawn, position, atlas, short, crowded)
    if named:
        ringed = {name for ring in rings for name in ring.names}
        ground.coordinates(drawn, atlas, position.planets, {*crowded, *marked, *ringed})
    else:
        ground.few_coordinates(drawn, atlas, position.planets)


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The board: the round, the points, who is asked, how much stands where; `names` are people's."""
    points = listed(
        (phrases.name(position, seat, texts, options.names), position.players[seat].vp)
        for seat in BOARD.order(position)
    )
    built = listed((phrases.name(position, player.seat, texts), len(player.structures)) for player in position.players)
    return sentences(
        phrases.round_sentence(position, texts),
        texts("gaia-picture-alt-points", list=points),
        texts("gaia-picture-alt-built", list=built),
        phrases.asked_sentence(position, texts, options.asked),
    )


def coordinates_alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The map that has the coordinates."""
    built = listed((phrases.name(position, player.seat, texts), len(player.structures)) for player in position.players)
    return sentences(
        texts("gaia-picture-alt-coordinates", count=len(position.galaxy.hexes)),
        phrases.round_sentence(position, texts),
        texts("gaia-picture-alt-built", list=built),
    )


def since_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The board with marks: which numbers stand where."""
    numbers = numbers_by_hex(options.events, position.galaxy.hexes)
    return sentences(
        numbers_sentence(texts, "gaia", numbers),
        phrases.round_sentence(position, texts),
        phrases.asked_sentence(position, texts, options.asked),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The round, everybody with all of theirs on the map, the free planets, and which sectors touch."""
    lines = [phrases.heading(position, texts, texts("gaia-picture-title")), *round_now(position, texts)]
    for seat in BOARD.order(position):
        lines += _player(position, texts, seat, options.names)
    if said := phrases.asked_sentence(position, texts, options.asked):
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
    about = ", ".join(filter(None, (letter, phrases.goods(texts, goods_of(player)), state)))
    return [
        titled(phrases.name(position, seat, texts, names), about),
        phrases.power(player, texts),
        *_on_map(player, texts),
    ]


def _on_map(player: Player, texts: Texts) -> list[str]:
    there = grouped((kind, at) for at, kind in player_pieces(player))
    lines = [f"{texts(f'gaia-picture-icon-{kind}')}: {coordinates_of(places)}" for kind, places in there.items()]
    if player.federated:
        lines.append(f"{texts('gaia-picture-told-federated')}: {coordinates_of(player.federated)}")
    if not lines:
        return []
    return ["; ".join(lines)]


def _free(position: State, texts: Texts) -> list[str]:
    taken = crowd(position)
    left = grouped((planet, at) for at, planet in position.planets.items() if at not in taken)
    kinds = [
        f"{texts(f'gaia-picture-planet-{kind}')}: {coordinates_of(left[kind])}" for kind in TERRAIN if kind in left
    ]
    if not kinds:
        return []
    return [phrases.title(texts, "told-free"), *kinds]


def _touching(position: State, texts: Texts) -> str:
    numbers = {at: galaxy_words.sector(name) for at, name in position.galaxy.names.items()}
    beside = {(numbers[at], numbers[near]) for at in numbers for near in at.neighbours() if near in numbers}
    pairs = ", ".join(f"{one}–{other}" for one, other in sorted(beside) if one < other)
    return texts("gaia-picture-told-sectors", list=pairs)


def since_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each hex where something happened with the numbers of the log, then what everybody has."""
    numbers = numbers_by_hex(options.events, position.galaxy.hexes)
    people = [
        titled(
            phrases.name(position, seat, texts, options.names), phrases.goods(texts, goods_of(position.players[seat]))
        )
        for seat in BOARD.order(position)
    ]
    lines = [
        phrases.heading(position, texts, texts("gaia-picture-title")),
        *numbered_lines(numbers, what_stands(position, texts)),
        *people,
    ]
    if said := phrases.asked_sentence(position, texts, options.asked):
        lines.append(said)
    return lines
