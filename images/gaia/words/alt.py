"""Two to four sentences for people who do not see a picture."""

from __future__ import annotations

from images.gaia.map.pieces import crowd
from images.gaia.seats import owned, seats_in_order
from images.gaia.words.boards import reachable_lines
from images.gaia.words.phrases import area, asked_sentence, goods, name, power
from images.map.choices import hexes_of
from images.map.crop import around_choices
from images.map.numbered import numbers_by_hex
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, lettered, listed, sentences
from rules.gaia.board import galaxy
from rules.gaia.components import BOARD_ACTIONS, ROUNDS, TRACKS
from rules.gaia.economy.income import total
from rules.gaia.economy.scoring import count
from rules.gaia.state import State


def board(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The board: the round, the points, who is asked, how much stands where; `names` are people's."""
    points = listed(
        (name(position, seat, texts, options.names), position.players[seat].vp) for seat in seats_in_order(position)
    )
    built = listed((name(position, player.seat, texts), len(player.structures)) for player in position.players)
    return sentences(
        _round(position, texts),
        texts("gaia-picture-alt-points", list=points),
        texts("gaia-picture-alt-built", list=built),
        asked_sentence(position, texts, options.asked),
    )


def coordinates(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The map that has the coordinates."""
    built = listed((name(position, player.seat, texts), len(player.structures)) for player in position.players)
    return sentences(
        texts("gaia-picture-alt-coordinates", count=len(position.galaxy.hexes)),
        _round(position, texts),
        texts("gaia-picture-alt-built", list=built),
    )


def since(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The board with marks: which numbers stand where."""
    numbers = numbers_by_hex(options.events, position.galaxy.hexes)
    marks = [f"{'/'.join(map(str, own))} {at.upper()}" for at, own in numbers.items()]
    marked = texts("gaia-picture-alt-since", list=", ".join(marks)) if marks else texts("gaia-picture-alt-no-marks")
    return sentences(marked, _round(position, texts), asked_sentence(position, texts, options.asked))


def places(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The lettered crop: whose choice, and which letter stands where, of areas with their satellites."""
    areas = [area(position, texts, options.player, names) for names in hexes_of(options.choices)]
    rows = "; ".join(f"{letter} {where}" for letter, where in lettered(areas))
    shown = len(around_choices(position.galaxy.hexes, options.choices))
    part = texts("gaia-picture-alt-places", name=name(position, options.player, texts), count=shown)
    return sentences(part, texts("gaia-picture-alt-choices", list=rows) if rows else "")


def zoom(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sector: how many planets it has and what stands in it."""
    sector = options.sector or "1"
    own = [at for at in position.planets if galaxy.sector(at) == int(sector)]
    there = [piece.number for at, here in crowd(position).items() if galaxy.sector(at) == int(sector) for piece in here]
    rows = listed((name(position, seat, texts), there.count(seat)) for seat in sorted(set(there)))
    built = texts("gaia-picture-alt-there", list=rows) if rows else texts("gaia-picture-alt-empty")
    return sentences(texts("gaia-picture-alt-zoom", sector=sector, count=len(own)), built)


def key(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The key."""
    return texts("gaia-picture-alt-key")


def sheet(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A sheet: goods, power, what stands, what comes in."""
    player = position.players[options.player]
    told = texts(
        "gaia-picture-alt-sheet",
        name=name(position, options.player, texts, options.names),
        goods=goods(texts, owned(player)),
    )
    if not player.research:
        return sentences(told, power(player, texts))
    kinds = {kind: player.count(kind) for kind in player.board.buildings if player.count(kind)}
    built = listed([(texts(f"gaia-picture-icon-{kind}"), number) for kind, number in kinds.items()])
    income = goods(texts, total(player)) if position.round < ROUNDS else ""
    said = [told, power(player, texts)]
    if built:
        said.append(texts("gaia-picture-alt-stands", list=built))
    if income:
        said.append(texts("gaia-picture-alt-income", goods=income))
    return sentences(*said)


def research(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The research board: who leads where, which actions are left."""
    leads = [(texts(f"gaia-picture-track-{track}"), _leader(position, track, texts)) for track in TRACKS]
    left = len(BOARD_ACTIONS) - len(position.used)
    return sentences(
        texts("gaia-picture-alt-research"),
        texts("gaia-picture-alt-leads", list=listed(leads)),
        texts("gaia-picture-alt-actions", left=left, count=len(BOARD_ACTIONS)),
    )


def tracks(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The tracks: what can be reached, who leads where."""
    leads = [(texts(f"gaia-picture-track-{track}"), _leader(position, track, texts)) for track in TRACKS]
    told = texts("gaia-picture-alt-leads", list=listed(leads))
    reached = "; ".join(reachable_lines(position, texts, options.player, options.choices))
    return sentences(texts("gaia-picture-alt-tracks"), told, reached and f"{reached[:500]}.")


def scoring(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The scoring board: the round, and how the final tiles stand."""
    said = [_round(position, texts)]
    for tile in position.final_tiles:
        rows = [(name(position, player.seat, texts), count(position, player, tile)) for player in position.players]
        what = texts(f"gaia-picture-final-{tile}")
        said.append(texts("gaia-picture-alt-final", what=what, list=listed(rows)))
    said.append(texts("gaia-picture-alt-boosters", left=len(position.boosters)))
    return sentences(*said)


def _round(position: State, texts: Texts) -> str:
    if position.results:
        return texts("gaia-picture-alt-over")
    if not position.round:
        return texts("gaia-picture-alt-set-up")
    return texts("gaia-picture-alt-round", round=position.round, rounds=ROUNDS)


def _leader(position: State, track: str, texts: Texts) -> str:
    best = max(player.research.get(track, 0) for player in position.players)
    if not best:
        return "0"
    names = [name(position, player.seat, texts) for player in position.players if player.research.get(track, 0) == best]
    return f"{'/'.join(names)} {best}"
