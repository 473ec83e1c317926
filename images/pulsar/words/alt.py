"""Two to four sentences for people who do not see a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from images.options import NO_OPTIONS, Options
from images.pulsar.boards.dice import effect_words, picks
from images.pulsar.boards.goals import goal_words
from images.pulsar.boards.headquarters import dealt
from images.pulsar.boards.scoring import points
from images.pulsar.map.board import numbers_of
from images.pulsar.map.nearby import around, places_of
from images.pulsar.map.places import lettered, part
from images.pulsar.map.zoom import shown
from images.pulsar.seats import owner, stage
from images.words import phrases
from images.words.phrases import Texts, listed, sentences
from rules.pulsar.components import GOALS
from rules.pulsar.counting import count
from rules.pulsar.phases.dice import median_value
from rules.pulsar.state import State

MOST_CHOICES = 12  # of which the places are said


def board(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The cluster: the round, points, stations and claims, and who is asked."""
    rows = [(_who(seat, texts, options.names), position.players[seat].vp) for seat in position.seats()]
    built = [(_who(seat, texts, options.names), position.stations(seat)) for seat in position.seats()]
    claims = [(_who(seat, texts, options.names), len(position.claims(seat))) for seat in position.seats()]
    return sentences(
        texts("pulsar-picture-alt-board", stage=stage(position, texts), list=listed(rows)),
        texts("pulsar-picture-alt-stations", list=listed(built)),
        texts("pulsar-picture-alt-claims", list=listed(claims)),
        asked_sentence(texts, options.names, options.asked),
    )


def since(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The cluster with numbers: which stand where."""
    marks = [f"{'/'.join(map(str, own))} {at.upper()}" for at, own in numbers_of(position, options.events).items()]
    told = texts("pulsar-picture-alt-since", list=", ".join(marks)) if marks else texts("pulsar-picture-alt-no-marks")
    return sentences(told, f"{stage(position, texts)}.", asked_sentence(texts, options.names, options.asked))


def places(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The lettered part: whose choice, and which letter stands where."""
    count_of = len(part(position, options.player, options.choices)[0])
    rows = [
        f"{phrases.letter(i)} {' '.join(name.upper() for name in lettered(choice))}"
        for i, choice in enumerate(options.choices)
    ]
    more = ", …" if len(rows) > MOST_CHOICES else ""
    told = texts("pulsar-picture-alt-places", name=_who(options.player, texts, options.names), count=count_of)
    said = texts("pulsar-picture-alt-choices", list=", ".join(rows[:MOST_CHOICES]) + more) if rows else ""
    return sentences(told, said)


def zoom(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A part of the cluster: how many places it has."""
    sector = options.sector or "s01"
    there = shown(position, sector.lower())
    systems = sum(position.cluster.nodes[name].kind == "system" for name in there)
    return texts("pulsar-picture-alt-zoom", place=sector.upper(), count=len(there), systems=systems)


def nearby(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """What a seat's question is about on the cluster: the places, and how much around them is shown."""
    there = around(position, options.player, options.choices)[0]
    about = [name.replace("-", " → ").upper() for name in places_of(position, options.player, options.choices)]
    more = ", …" if len(about) > MOST_CHOICES else ""
    listed_places = ", ".join(about[:MOST_CHOICES]) + more
    name = _who(options.player, texts, options.names)
    return texts("pulsar-picture-alt-nearby", name=name, count=len(there), list=listed_places or "–")


def dice(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The dice board: the dice, the median, who leads the tracks, who takes next."""
    here = Counter(position.dice)
    rows = ", ".join(f"{number}×{value}" for value, number in sorted(here.items()))
    told = [texts("pulsar-picture-alt-dice", stage=stage(position, texts), list=rows or "–")]
    if position.median:
        told.append(texts("pulsar-picture-alt-median", value=median_words(position.median)))
    left = picks(position)
    if left:
        effects = ", ".join(f"{value}: {effect_words(position, value)}" for value in sorted(here))
        told.append(texts("pulsar-picture-alt-effects", list=effects))
    return sentences(*told, asked_sentence(texts, options.names, options.asked))


def median_words(marker: int) -> str:
    """What the median marker shows: a value, or the two it lies between."""
    if marker % 2:
        return str(median_value(marker))
    return f"{marker // 2}–{median_value(marker)}"


def technologies(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The technology boards: which they are, how many patents everybody has."""
    rows = [(_who(seat, texts, options.names), len(position.owned(seat))) for seat in position.seats()]
    boards = ", ".join(board.upper() for board in position.boards)
    return sentences(
        texts("pulsar-picture-alt-technologies", boards=boards, row=position.row),
        texts("pulsar-picture-alt-patents", list=listed(rows)),
    )


def headquarters(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Headquarters: whose board, and how many projects are done."""
    rows = []
    for number in position.seats() if options.seat is None else [options.seat]:
        player = position.players[number]
        own = dealt(position, number).upper() or "–"
        rows.append(
            texts(
                "pulsar-picture-alt-pyramid",
                name=_who(number, texts, options.names),
                board=own,
                done=len(player.projects),
                count=len(player.board),
                runs=len(player.runs),
            )
        )
    return sentences(texts("pulsar-picture-alt-headquarters"), *rows)


def transmitters(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Transmitters: what is on offer, how many everybody has online."""
    offer = ", ".join(name.upper() for name in position.shown) or "–"
    rows = []
    for seat in position.seats():
        tiles = position.players[seat].tiles
        rows.append((_who(seat, texts, options.names), f"{sum(tile.online for tile in tiles)}/{len(tiles)}"))
    return sentences(
        texts("pulsar-picture-alt-offer", list=offer), texts("pulsar-picture-alt-online", list=listed(rows))
    )


def goals(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The goals, and how far everybody is."""
    said = []
    for name in position.goals:
        goal = GOALS[name]
        rows = [
            (_who(player.seat, texts, options.names), count(position, player, goal.what)) for player in position.players
        ]
        said.append(f"{goal_words(texts, goal)}: {listed(rows)}.")
    return sentences(texts("pulsar-picture-alt-goals"), *said)


def sheet(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sheet: points, goods, and what there is of everything."""
    player = position.players[options.player]
    return texts(
        "pulsar-picture-alt-sheet",
        name=_who(options.player, texts, options.names),
        vp=player.vp,
        cubes=player.cubes,
        stations=position.stations(options.player),
        pulsars=len(position.claims(options.player)),
        patents=len(position.owned(options.player)),
        transmitters=len(player.tiles),
        projects=len(player.projects),
    )


def scoring(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The final scoring: everybody's sum."""
    rows = [(_who(seat, texts, options.names), sum(own.values())) for seat, own in points(position).items()]
    kind = "over" if position.results else "now"
    return texts(f"pulsar-picture-alt-scoring-{kind}", list=listed(rows))


def key(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The key."""
    return texts("pulsar-picture-alt-key")


def asked_sentence(texts: Texts, names: Sequence[str], asked: Collection[int]) -> str:
    """Who is to act; nothing where nobody is."""
    who = ", ".join(_who(seat, texts, names) for seat in sorted(asked))
    return texts("pulsar-picture-alt-asked", names=who) if who else ""


def _who(seat: int, texts: Texts, names: Sequence[str]) -> str:
    return owner(seat, texts, names).name
