"""What a computer player does with its blueprints: which parts it places, and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import cast

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.eclipse.actions.upgrade import DONE, blueprint_faults
from rules.eclipse.components.ships import SHIP_CLASSES, ShipClass
from rules.eclipse.computer.values import blueprint_value
from rules.eclipse.state import Player

WORTH_PLACING = 0.15  # what a part must improve a blueprint by
FREELY = 0.1  # the same of a part that costs no action

Gain = tuple[float, ShipClass, int, str]  # how much, and the class, place from 0 and part that bring it


def upgrade(player: Player, question: Decision, ask: Pick) -> Answer:
    """The parts that improve blueprints most, one upon the other; a tile goes only where a blueprint is illegal.

    Of a part that is the best twice one is named: its question for slots takes both.
    """
    words = [option.word for option in ask.options]
    if blueprint_faults(player):
        return next(((word,) for word in words if word.startswith("return:")), question.default)
    parts = [word.removeprefix("part:") for word in words if word.startswith("part:")]
    tried, chosen = _tried(player), list[str]()
    while len(chosen) < int(question.facts["left"]):
        best = _best(_gains(tried, parts))
        if best is None or best[0] <= WORTH_PLACING or best[3] in chosen:
            break
        chosen.append(best[3])
        _put(tried, best)
    return tuple(f"part:{part}" for part in chosen) or (DONE,)


def slots(player: Player, question: Decision, ask: Pick) -> Answer:
    """The best slot for a part, and those after it while more of the part improve a blueprint."""
    tried, chosen = _tried(player), list[str]()
    least = FREELY
    while len(chosen) < ask.most:
        best = _best(_gain_of(tried, option) for option in _open(ask, chosen))
        if best is None or best[0] <= least:
            break
        _, kind, place, _ = best
        chosen.append(f"{kind}:{place + 1}")
        _put(tried, best)
        least = WORTH_PLACING
    return tuple(chosen) or question.default


def _best(gains: Iterable[Gain]) -> Gain | None:
    """The first of those that bring most."""
    return max(gains, key=itemgetter(0), default=None)


def _tried(player: Player) -> Player:
    """The player with blueprints to try parts on."""
    return replace(player, blueprints={kind: [*tiles] for kind, tiles in player.blueprints.items()})


def _put(player: Player, best: Gain) -> None:
    _, kind, place, part = best
    player.blueprints[kind][place] = part


def _open(ask: Pick, chosen: Sequence[str]) -> list[Option]:
    return [option for option in ask.options if "slot" in option.facts and option.word not in chosen]


def _gains(player: Player, parts: Sequence[str]) -> Iterator[Gain]:
    for part in parts:
        for kind in SHIP_CLASSES:
            for place, tile in enumerate(player.blueprints[kind]):
                if not tile:
                    yield _gain(player, kind, place, part)


def _gain_of(player: Player, option: Option) -> Gain:
    facts = option.facts
    return _gain(player, cast(ShipClass, facts["ship"]), int(facts["slot"]) - 1, str(facts["part"]))


def _gain(player: Player, kind: ShipClass, place: int, part: str) -> Gain:
    tiles = [*player.blueprints[kind]]
    before = blueprint_value(player, kind, tuple(tiles))
    tiles[place] = part
    return blueprint_value(player, kind, tuple(tiles)) - before, kind, place, part
