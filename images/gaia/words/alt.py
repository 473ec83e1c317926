"""Two to four sentences for people who do not see a picture."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from images.gaia.map.choices import split
from images.gaia.map.flags import placed
from images.gaia.map.pieces import crowd
from images.gaia.map.places import around
from images.gaia.seats import seats_in_order
from images.gaia.words.phrases import area, asked_sentence, goods, listed, name, owned, power
from images.layout.parts import Texts
from rules.core.flow import Event
from rules.gaia.board import galaxy
from rules.gaia.components import BOARD_ACTIONS, ROUNDS, TRACKS
from rules.gaia.economy.income import total
from rules.gaia.economy.scoring import count
from rules.gaia.state import State


def board(position: State, texts: Texts, names: Sequence[str] = (), **_: object) -> str:
    """The board: the round, the points, who is asked, how much stands where; `names` are people's."""
    points = listed(
        [(name(position, seat, texts, names), position.players[seat].vp) for seat in seats_in_order(position)]
    )
    built = listed([(name(position, player.seat, texts), len(player.structures)) for player in position.players])
    sentences = [
        _round(position, texts),
        texts("gaia-picture-alt-points", list=points),
        texts("gaia-picture-alt-built", list=built),
        asked_sentence(position, texts),
    ]
    return " ".join(filter(None, sentences))


def since(position: State, texts: Texts, events: Sequence[tuple[int, Event]] = (), **_: object) -> str:
    """The board with marks: which numbers stand where."""
    marks = [f"{'/'.join(map(str, numbers))} {at.upper()}" for at, numbers in placed(position, events).items()]
    marked = texts("gaia-picture-alt-since", list=", ".join(marks)) if marks else texts("gaia-picture-alt-no-marks")
    return f"{marked} {_round(position, texts)} {asked_sentence(position, texts)}".strip()


def places(position: State, texts: Texts, seat: int = 0, choices: Sequence[str] = (), **_: object) -> str:
    """The lettered crop: whose choice, and which letter stands where, of areas with their satellites."""
    told = [area(position, texts, seat, names) for names in split(choices)]
    rows = [f"{letter} {where}" for letter, where in zip(ascii_uppercase, told, strict=False)]
    part = texts("gaia-picture-alt-places", name=name(position, seat, texts), count=len(around(position, choices)))
    return f"{part} {texts('gaia-picture-alt-choices', list='; '.join(rows))}" if rows else part


def zoom(position: State, texts: Texts, sector: str = "1", **_: object) -> str:
    """A sector: how many planets it has and what stands in it."""
    own = [at for at in position.planets if galaxy.sector(at) == int(sector)]
    there = [seat for at, here in crowd(position).items() if galaxy.sector(at) == int(sector) for _, seat in here]
    rows = listed((name(position, seat, texts), there.count(seat)) for seat in sorted(set(there)))
    built = texts("gaia-picture-alt-there", list=rows) if rows else texts("gaia-picture-alt-empty")
    return f"{texts('gaia-picture-alt-zoom', sector=sector, count=len(own))} {built}"


def key(position: State, texts: Texts, **_: object) -> str:
    """The key."""
    return texts("gaia-picture-alt-key")


def sheet(position: State, texts: Texts, seat: int = 0, names: Sequence[str] = (), **_: object) -> str:
    """A sheet: goods, power, what stands, what comes in."""
    player = position.players[seat]
    told = texts("gaia-picture-alt-sheet", name=name(position, seat, texts, names), goods=goods(texts, owned(player)))
    sentences = [told, power(player, texts)]
    if player.research:
        kinds = {kind: player.count(kind) for kind in player.board.buildings if player.count(kind)}
        built = listed([(texts(f"gaia-picture-icon-{kind}"), number) for kind, number in kinds.items()])
        income = goods(texts, total(player)) if position.round < ROUNDS else ""
        sentences += [texts("gaia-picture-alt-stands", list=built)] if built else []
        sentences += [texts("gaia-picture-alt-income", goods=income)] if income else []
    return " ".join(sentences)


def research(position: State, texts: Texts, **_: object) -> str:
    """The research board: who leads where, which actions are left."""
    leads = [(texts(f"gaia-picture-track-{track}"), _leader(position, track, texts)) for track in TRACKS]
    left = len(BOARD_ACTIONS) - len(position.used)
    sentences = [
        texts("gaia-picture-alt-research"),
        texts("gaia-picture-alt-leads", list=listed(leads)),
        texts("gaia-picture-alt-actions", left=left, count=len(BOARD_ACTIONS)),
    ]
    return " ".join(sentences)


def scoring(position: State, texts: Texts, **_: object) -> str:
    """The scoring board: the round, and how the final tiles stand."""
    sentences = [_round(position, texts)]
    for tile in position.final_tiles:
        rows = [(name(position, player.seat, texts), count(position, player, tile)) for player in position.players]
        what = texts(f"gaia-picture-final-{tile}")
        sentences.append(texts("gaia-picture-alt-final", what=what, list=listed(rows)))
    sentences.append(texts("gaia-picture-alt-boosters", left=len(position.boosters)))
    return " ".join(sentences)


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
