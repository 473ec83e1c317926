"""What a computer player takes in a draft, and where it puts system tiles: what is worth most near its home."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Decision, Option
from rules.opponents.reasons import Reason
from rules.ti4.components.places import PLACES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.computer.reasons import why
from rules.ti4.state import Player, State

FACTION = 5.0  # in resources and influence: one is as good as another, but a poor slice can wait
POSITION = 2.0
EMPTY = 2.0  # a tile without planets is as bad as one with planets that bring so much is good


def drafted(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """A slice by what its planets bring, a position by its trade goods."""
    if option.group == "slice":
        resources, influence = (int(option.facts[name]) for name in ("resources", "influence"))
        yield why("slice", float(resources + influence), resources=resources, influence=influence)
    elif option.group == "position":
        yield why("position", POSITION)
        if goods := int(option.gains.get("trade-goods", 0)):
            yield why("goods", float(goods), n=goods)
    else:
        yield why("faction", FACTION)


def laid(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """Good tiles go near the own home, others near those of others."""
    tile = str(option.facts.get("system", question.facts.get("system", "")))
    place = PLACES[str(option.facts["place"])]
    away = {other: place.distance(PLACES[view.home_place(other)]) for other in view.table()}
    nearest = min(steps for other, steps in away.items() if other != player.seat)
    worth = tile_value(tile) * (nearest - away[player.seat])
    if tile_value(tile) > 0:
        yield why("good-tile", worth, n=away[player.seat])
    else:
        yield why("poor-tile", worth, n=away[player.seat])


def tile_value(tile: str) -> float:
    """What the planets of a tile bring, above what an empty one is as bad as."""
    planets = [PLANETS[id] for id in SYSTEMS[tile].planets]
    return sum(planet.resources + planet.influence for planet in planets) - EMPTY
