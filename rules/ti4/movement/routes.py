"""How ships get to the active system (58 Movement, with 9 Anomalies).

A ship moves along adjacent systems, as many steps at most as its move value, and ends in the active system:

- It does not leave a system with one of its owner's command tokens, but for the active one: out of that it may go and
  come back (58.4).
- It does not pass a system with ships of others, fighters too, but with Light/Wave Deflector, or as the flagship of the
  Yssaril.
- It does not enter an asteroid field (11), but with Antimass Deflectors. Nor does it enter a supernova (86): those of
  the Muaat go through one, and with Magmus Reactor it ends there. A nebula it enters only where that is the active
  system; out of one it has a move value of 1 (59).
- Each time it leaves a gravity rift it may go one step more, and a die is rolled for it (41).
- Ships of the Creuss go a step further from home and out of wormholes alpha and beta. Their flagship may go before all
  others, which then use the wormhole that it has brought with it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.records import record
from rules.ti4.components.units import UnitKind
from rules.ti4.galaxy.adjacency import Adjacency, adjacency_in_movement
from rules.ti4.galaxy.wormholes import CHARTED, HIL_COLISH, hil_colish_at, wormholes
from rules.ti4.state import Player, State

ANTIMASS_DEFLECTORS = "antimass-deflectors"
LIGHT_WAVE_DEFLECTOR = "light-wave-deflector"
FLANK_SPEED, SILENCE_OF_SPACE = "flank-speed", "in-the-silence-of-space"
SHARED_RESEARCH = "shared-research"  # the law by which ships pass nebulae
SLIPSTREAM, GASHLAI_PHYSIOLOGY = "slipstream", "gashlai-physiology"  # abilities of factions
MAGMUS_REACTOR = "magmus-reactor"
YSIA_YSSRILA = "ysia-yssrila"  # the flagship that passes where others may not
FROM_NEBULA = 1  # move value of a ship that leaves one
Stops = frozenset[str]  # places on a way where something can be taken along
Manner = Literal["", "leads", "slips"]  # of a ship: it may go before all others, or passes where others may not
MANNERS: Mapping[str, Manner] = {HIL_COLISH: "leads", YSIA_YSSRILA: "slips"}


@record
class Route:
    """A way to the active system: its places, the one it begins in and the active one too, and its rolls.

    rolls: dice for gravity rifts that are left.
    """

    places: tuple[str, ...]
    rolls: int


@dataclass(frozen=True, slots=True)
class Chart:
    """What bounds the moves of a player to the active system, worked out once for all of their ships."""

    adjacent: Adjacency
    active: str
    closed: frozenset[str]  # no ship enters
    blocked: frozenset[str]  # no ship passes
    rifts: frozenset[str]
    held: frozenset[str]  # no ship leaves, but for the active system
    silent: str = ""  # a ship that starts there passes where others may not
    leader: Chart | None = None  # what bounds the ship that goes before all others; None where none does

    def may_leave(self, place: str) -> bool:
        """Whether a ship that is in a place may move."""
        return place == self.active or place not in self.held

    def passes(self, place: str, start: str) -> bool:
        """Whether a ship that started elsewhere may go on from a place."""
        return place not in self.blocked or start == self.silent

    def of(self, ship: Manner) -> Chart:
        """The same for a ship that moves in a manner of its own."""
        own = self.leader if ship == "leads" and self.leader else self
        return replace(own, blocked=frozenset()) if ship == "slips" else own


def manner(state: State, seat: int, kind: UnitKind) -> Manner:
    """Whether a ship of a player moves in a manner of its own."""
    return MANNERS.get(state.players[seat].units[kind].id, "")


def chart_behind(state: State, seat: int, ahead: Chart) -> Chart | None:
    """What bounds the other ships when the flagship of the Creuss has gone to the active system before them.

    None where that flagship is there already, or nowhere.
    """
    if hil_colish_at(state, seat) in ("", state.active):
        return None
    adjacent = adjacency_in_movement(state, seat, flagship_at=state.active)
    return replace(ahead, adjacent=adjacent, leader=ahead)


def chart(state: State, seat: int) -> Chart:
    """What bounds the moves of a player to the active system: adjacency, closed and blocked systems, own tokens (58).

    Of the position as it is; `state.active` must be a place. Worked out once for all ships of a movement.
    """
    player, galaxy = state.players[seat], state.galaxy
    shared = state.law(SHARED_RESEARCH) is not None
    anomalies = {place: system.printed.anomaly for place, system in galaxy.items()}
    closed = [
        place
        for place, anomaly in anomalies.items()
        if _closed(player, anomaly, ends=place == state.active, nebulae=shared)
    ]
    blocked = [place for place, system in galaxy.items() if system.ships_of_others(seat)]
    return Chart(
        adjacency_in_movement(state, seat),
        state.active,
        frozenset(closed),
        frozenset() if player.has(LIGHT_WAVE_DEFLECTOR) else frozenset(blocked),
        frozenset(place for place, anomaly in anomalies.items() if anomaly == "gravity-rift"),
        frozenset(place for place, system in galaxy.items() if seat in system.tokens),
        state.lasting_on(SILENCE_OF_SPACE),
    )


def _closed(player: Player, anomaly: str | None, *, ends: bool, nebulae: bool) -> bool:
    """Whether no ship of a player may enter a system with an anomaly, where it ends its move or passes on.

    `nebulae`: whether a law opens them.
    """
    if anomaly == "asteroid-field":
        return not player.has(ANTIMASS_DEFLECTORS)
    if anomaly == "nebula":
        return not (ends or nebulae)
    if anomaly == "supernova":
        return not (player.has(MAGMUS_REACTOR) if ends else player.able(GASHLAI_PHYSIOLOGY))
    return False


def may_come(state: State, seat: int, place: str) -> bool:
    """Whether ships of a player may end in a system that is not the active one, as by a card.

    Of nebulae only a law opens others than the active one.
    """
    anomaly = state.galaxy[place].printed.anomaly
    if anomaly == "nebula":
        return state.law(SHARED_RESEARCH) is not None
    return not _closed(state.players[seat], anomaly, ends=True, nebulae=False)


def move_value(state: State, seat: int, place: str, kind: UnitKind) -> int:
    """How many steps a ship in a place may go; 0 for what does not move by itself.

    Out of a nebula it is 1; Flank Speed and Slipstream are added. The step that a gravity rift gives on the way is not
    (9).
    """
    player, tile = state.players[seat], state.galaxy[place].printed
    move = player.units[kind].move
    if not move:
        return 0
    if tile.anomaly == "nebula":
        move = FROM_NEBULA
    slips = player.able(SLIPSTREAM) and (tile.id == player.printed.home or bool(wormholes(state, place) & CHARTED))
    return move + (FLANK_SPEED in state.lasting) + slips


def routes(chart: Chart, start: str, move: int, stops: Collection[str] = ()) -> Mapping[Stops, Route]:
    """The ways of a ship from a place to the active system with a move value, by which of `stops` lie on them.

    Of several ways by the same stops that with the fewest rolls is given, then the shortest. What lies where the ship
    begins or ends is on every way and counts as no stop. Empty where the ship cannot move there.
    """
    found: dict[Stops, Route] = {}
    if move <= 0 or not chart.may_leave(start):
        return found
    wanted = frozenset(stops) - {start, chart.active}
    best: dict[tuple[str, Stops, int], int] = {}  # fewest rolls by place, stops behind and steps left
    queue: deque[tuple[tuple[str, ...], Stops, int, int]] = deque([((start,), frozenset(), move, 0)])
    while queue:
        places, passed, left, rolls = queue.popleft()
        here = places[-1]
        if here == chart.active and len(places) > 1:
            known = found.get(passed)
            if known is None or (rolls, len(places)) < (known.rolls, len(known.places)):
                found[passed] = Route(places, rolls)
        if len(places) > 1 and not chart.passes(here, start):
            continue
        leaves_rift = here in chart.rifts
        steps = left + leaves_rift
        if not steps:
            continue
        for there in chart.adjacent[here] - chart.closed:
            behind = passed | ({there} & wanted)
            state = (there, behind, steps - 1)
            if rolls + leaves_rift < best.get(state, len(chart.adjacent)):
                best[state] = rolls + leaves_rift
                queue.append(((*places, there), behind, steps - 1, rolls + leaves_rift))
    return found


def on_the_way(chart: Chart, start: str, move: int) -> frozenset[str]:
    """All places on any way of a ship from a place to the active system, both of these too; none where there is no way
    or where it is there already.

    A place is on one where the steps that are left there, on the shortest way to it, are enough for the rest.
    """
    if move <= 0 or not chart.may_leave(start):
        return frozenset()
    left = _steps_left(chart, start, move)
    if chart.active not in left or chart.active == start:
        return frozenset()
    needed = _steps_needed(chart, start, left)
    return frozenset(place for place, steps in left.items() if place in needed and steps >= needed[place])


def _steps_left(chart: Chart, start: str, move: int) -> Mapping[str, int]:
    """By place the most steps that a ship has left there, of those that it can come to."""
    left, queue = {start: move}, deque([start])
    while queue:
        here = queue.popleft()
        steps = left[here] + (here in chart.rifts)
        if steps and (here == start or chart.passes(here, start)):
            for there in chart.adjacent[here] - chart.closed:
                if steps - 1 > left.get(there, -1):
                    left[there] = steps - 1
                    queue.append(there)
    return left


def _steps_needed(chart: Chart, start: str, places: Collection[str]) -> Mapping[str, int]:
    """By place the fewest steps from there to the active system, for these places."""
    needed, queue = {chart.active: 0}, deque([chart.active])
    while queue:
        there = queue.popleft()
        if there == start and (start in chart.closed or not chart.passes(start, start)):
            continue  # it may leave, but not come through once more
        for here in chart.adjacent[there]:
            steps = needed[there] + 1 - (here in chart.rifts)
            passed = here in places and (here == start or chart.passes(here, start))
            if passed and steps < needed.get(here, steps + 1):
                needed[here] = steps
                queue.append(here)
    return needed
