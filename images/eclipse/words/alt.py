"""Two to four sentences for people who do not see a picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.eclipse.boards.battle import fought, rolled, sector_of
from images.eclipse.boards.parties import party_name
from images.eclipse.boards.scoring import points as score_rows
from images.eclipse.boards.scoring import total
from images.eclipse.boards.species import shown as boards_shown
from images.eclipse.boards.species import title_of
from images.eclipse.map.crop import asked_hexes, lettered_hexes, marked_hexes, part
from images.eclipse.map.galaxy import numbers_of
from images.eclipse.map.place import placing, turns
from images.eclipse.map.zoom import shown
from images.eclipse.seats import over, owner, set_out, species_name, stage, turn_order
from images.eclipse.telling import dice_words, resources_words
from images.options import NO_OPTIONS, Options
from images.words import phrases
from images.words.phrases import Texts, listed, sentences
from rules.eclipse.components.sectors import CENTRE
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.economy.ships import profile
from rules.eclipse.scoring.final import points
from rules.eclipse.state import State

MOST_CHOICES = 12  # of which something is said
MOST = 1024  # characters of a description


def galaxy(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The galaxy: how far the game is, points, who holds which sectors, who is asked."""
    vp = points(position)
    rows = [(_who(position, seat, texts, options.names), vp[seat]) for seat in turn_order(position)]
    held = []
    for seat in turn_order(position):
        tiles = " ".join(sorted(sector.tile for sector in position.controlled(seat)))
        held.append((_who(position, seat, texts, options.names), tiles or "–"))
    there = texts(
        "eclipse-picture-alt-galaxy", stage=stage(position, texts), sectors=len(position.map), list=listed(rows)
    )
    controlled = texts("eclipse-picture-alt-controlled", list="; ".join(f"{who}: {tiles}" for who, tiles in held))
    return _cut(sentences(there, controlled, asked_sentence(position, texts, options.names, options.asked)))


def since(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The galaxy with numbers: which stand where."""
    numbers = numbers_of(position, options.events).items()
    marks = [f"{'/'.join(map(str, own))} {position.map[at].tile}" for at, own in numbers]
    told = texts("eclipse-picture-alt-since", list=", ".join(marks)) if marks else texts("eclipse-picture-alt-no-marks")
    return _cut(
        sentences(told, f"{stage(position, texts)}.", asked_sentence(position, texts, options.names, options.asked))
    )


def places(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The part that a question is about: whose choice, and what is lettered or marked."""
    lettered = lettered_hexes(position, options.choices)
    sources, targets = marked_hexes(position, options.choices)
    marked = list(dict.fromkeys([*asked_hexes(position, options.player), *targets, *sources]))
    wanted = list(dict.fromkeys([*lettered, *marked]))
    told = texts(
        "eclipse-picture-alt-places",
        name=_who(position, options.player, texts, options.names),
        count=len(part(position, options.player, wanted)),
    )
    letters = [f"{phrases.letter(number)} {_called(position, name)}" for number, name in enumerate(lettered)]
    rest = [_called(position, name) for name in marked]
    parts = {"choices": letters, "marked": rest}
    more = [texts(f"eclipse-picture-alt-{kind}", list=_few(rows)) for kind, rows in parts.items() if rows]
    return sentences(told, *more)


def zoom(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sector and how many hexes around it are shown."""
    sector = options.sector or CENTRE
    return texts("eclipse-picture-alt-zoom", sector=sector, count=len(shown(position, sector)) - 1)


def place(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Which tiles, and in how many positions."""
    frame = placing(position, options.player)
    if frame is None:
        return f"{texts('eclipse-picture-nothing-drawn')}."
    found = turns(position, frame, options.choices)
    rows = [f"{phrases.letter(number)} {tile}:{turned}" for number, (tile, turned) in enumerate(found)]
    tiles = ", ".join(dict.fromkeys(frame.tiles))
    return texts("eclipse-picture-alt-place", tiles=tiles, hex=frame.hex, count=len(found), list=_few(rows) or "–")


def sheet(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A board: resources, and how much there is of everything."""
    player = position.players[options.player]
    who = _who(position, options.player, texts, options.names)
    if not set_out(player):
        return texts("eclipse-picture-alt-no-board", name=who)
    return texts(
        "eclipse-picture-alt-sheet",
        name=who,
        species=species_name(texts, player.species),
        resources=resources_words(player, texts),
        technologies=len(player.technologies),
        reputation=len(player.reputation),
        ambassadors=len(player.ambassadors),
    )


def supply(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The supply: how many kinds, and how much science the viewer has."""
    who, science = _who(position, options.player, texts, options.names), position.players[options.player].science
    return texts("eclipse-picture-alt-supply", count=len(position.supply), name=who, science=science)


def upgrade(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The blueprints: energy left and initiative of each."""
    player = position.players[options.player]
    who = _who(position, options.player, texts, options.names)
    if not set_out(player):
        return texts("eclipse-picture-alt-no-board", name=who)
    rows = []
    for kind in SHIP_CLASSES:
        sums = profile(player, kind)
        amounts = {"energy": sums.energy_left, "initiative": sums.initiative}
        told = ", ".join(f"{texts(f'eclipse-picture-icon-{icon}')} {amount}" for icon, amount in amounts.items())
        rows.append(f"{texts(f'eclipse-ship-{kind}')} ({told})")
    return texts("eclipse-picture-alt-upgrade", name=who, list=", ".join(rows))


def battle(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The battle: where, who against whom, and the dice that wait; with a `tile` where one was fought."""
    tile = options.tile
    there = None if tile else fought(position)
    if there is None:
        tile = tile or sector_of(position)
        if not tile:
            return f"{texts('eclipse-picture-no-battle')}."
        return texts("eclipse-picture-alt-battle-sector", sector=tile)
    sides = [party_name(position, texts, seat, options.names) for seat in (there.attacker, there.defender)]
    told = texts("eclipse-picture-alt-battle", sector=there.tile, attacker=sides[0], defender=sides[1])
    rolls = rolled(position, there)
    return sentences(told, texts("eclipse-picture-alt-rolls", list=dice_words(texts, rolls.dice)) if rolls else "")


def scoring(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The points of everybody, as they stand now or at the end."""
    rows = score_rows(position)
    if not rows:
        return f"{texts('eclipse-picture-no-board')}."
    told = [(_who(position, seat, texts, options.names), total(position, seat, own)) for seat, own in rows.items()]
    kind = "over" if over(position) else "now"
    return texts(f"eclipse-picture-alt-scoring-{kind}", list=listed(told))


def species(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Which boards are shown."""
    return texts(
        "eclipse-picture-alt-species",
        list=", ".join(title_of(texts, own) for own in boards_shown(position, options.choices)),
    )


def key(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """That the signs of all pictures are explained."""
    return texts("eclipse-picture-alt-key")


def asked_sentence(position: State, texts: Texts, names: Sequence[str], asked: Collection[int]) -> str:
    """Who is to act; nothing where nobody is."""
    who = ", ".join(_who(position, seat, texts, names) for seat in sorted(asked))
    return texts("eclipse-picture-alt-asked", names=who) if who else ""


def _who(position: State, seat: int, texts: Texts, names: Sequence[str]) -> str:
    return owner(position, seat, texts, names).name


def _called(position: State, name: str) -> str:
    return position.map[name].tile if name in position.map else name


def _few(rows: Sequence[str]) -> str:
    more = ", …" if len(rows) > MOST_CHOICES else ""
    return ", ".join(rows[:MOST_CHOICES]) + more


def _cut(words: str) -> str:
    return words if len(words) <= MOST else f"{words[: MOST - 1]}…"
