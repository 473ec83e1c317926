"""What of the map is shown: the sectors that lie there, and the hexes that somebody can explore."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from images.asked import frames
from images.eclipse.seats import over
from rules.core.hexes import Hex, parse
from rules.eclipse.actions.explore import explorable
from rules.eclipse.components.edges import EDGES, neighbour, opposite, start_place
from rules.eclipse.frames import StartPosition
from rules.eclipse.galaxy.wormholes import halves
from rules.eclipse.setup.start_positions import free_starts
from rules.eclipse.state import Sector, State


def explorable_hexes(position: State, seat: int | None = None) -> list[str]:
    """The hexes that a seat can explore now, or anybody; none when the game is over."""
    if over(position) or not position.round:
        return []
    players = [player for player in position.living() if seat in (None, player.seat) and player.species]
    found: dict[Hex, None] = {}
    for player in players:
        found.update(dict.fromkeys(explorable(position, player)))
    return [str(at) for at in sorted(found)]


def shown_hexes(position: State) -> list[str]:
    """Sectors, and hexes that can be explored or are start positions somebody may choose."""
    free = [*explorable_hexes(position), *open_starts(position)]
    return [*position.map, *(name for name in free if name not in position.map)]


def open_starts(position: State) -> list[str]:
    """The start positions that are left while players choose theirs."""
    choosing = any(isinstance(frame, StartPosition) for frame in frames(position))
    if not choosing:
        return []
    return [str(start_place(edge)) for edge in free_starts(position)]


def quiet_hexes(position: State, named: Collection[str] = ()) -> list[str]:
    """Of the hexes shown those that are not explored and that nothing names: they are hardly seen and may be cut."""
    return [name for name in shown_hexes(position) if name not in position.map and name not in named]


def around(position: State, wanted: Collection[str], reach: int) -> list[str]:
    """The hexes shown that are at most so many steps from one of these, and these themselves."""
    targets = [parse(name) for name in wanted]
    near = [name for name in shown_hexes(position) if any(parse(name).distance(at) <= reach for at in targets)]
    return list(dict.fromkeys([*near, *wanted]))


def wormholes(sectors: Mapping[str, Sector], name: str) -> str:
    """Of each edge of a sector, from the top clockwise: 2 for a whole wormhole, 1 for half of one, 0 for none."""
    sector, at = sectors[name], parse(name)
    found = ""
    for edge in EDGES:
        own = halves(sector.tile, sector.turned, edge)
        there = sectors.get(str(neighbour(at, edge)))
        joined = own and there is not None and halves(there.tile, there.turned, opposite(edge))
        found += str(own + joined)
    return found


def place_of(position: State, word: str) -> str:
    """The hex `q,r` that a word names: by itself, or by the number of the sector there; "" for any other word.

    A hex is given back also where no sector lies there.
    """
    if word in position.map:
        return word
    found = next((name for name, sector in position.map.items() if sector.tile == word), "")
    if found:
        return found
    q, comma, r = word.partition(",")
    is_hex = comma and q.lstrip("-").isdigit() and r.lstrip("-").isdigit()
    if not is_hex:
        return ""
    return word
