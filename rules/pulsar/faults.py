"""What can never be in a legal position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.pulsar.components import AWARDS, CLAIM_RINGS, EXPLORATION, ROUNDS, SIZES, SYSTEMS
from rules.pulsar.frames import Keep
from rules.pulsar.state import BLOCKED, FREE, Player, State
from rules.pulsar.tracks import TRACKS


def faults(state: State) -> list[str]:
    """Every broken law of the position."""
    return [*_board(state), *_pieces(state), *(fault for player in state.players for fault in _own(state, player))]


def _board(state: State) -> Iterator[str]:
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round}"
    each = 2 if len(state.players) == 2 else 1
    for track in TRACKS:
        owners = Counter(seat for stack in getattr(state, track) for seat in stack)
        if owners != {player.seat: each for player in state.players}:
            yield f"{track}: counters {dict(owners)}"
    for place, system in state.systems.items():
        owners = Counter(seat for seat in system.stations if seat not in (FREE, BLOCKED))
        yield from (f"{place}: {number} stations of seat {seat}" for seat, number in owners.items() if number > 1)
        if len(system.stations) != len(SYSTEMS[system.tile].planets):
            yield f"{place}: {len(system.stations)} planets on tile {system.tile}"


def _pieces(state: State) -> Iterator[str]:
    """Nothing is lost and nothing is there twice."""
    tiles = Counter([*state.unexplored, *(system.tile for system in state.systems.values())])
    if tiles != Counter(list(SYSTEMS)):
        yield "system tiles"
    for size in SIZES.values():
        placed = sum(pulsar.gyrodyne == size.id for pulsar in state.pulsars.values())
        at_hand = sum(player.gyrodynes.count(size.id) for player in state.players)
        if state.gyrodynes[size.id] + placed + at_hand != size.count or state.gyrodynes[size.id] < 0:
            yield f"{size.id}: {state.gyrodynes[size.id]} left, {placed} placed, {at_hand} at hand"
    kept = sum(player.extra_stations for player in state.players)
    drawing = sum(len(frame.tiles) for frame in state.stack if isinstance(frame, Keep))
    every = sum(kind.count for kind in EXPLORATION.values())
    if len(state.exploration) + len(state.drawn) + kept + drawing != every:
        yield f"exploration: {len(state.exploration)} left, {len(state.drawn)} discarded, {kept} kept"
    transmitters = Counter([*state.transmitters, *state.shown])
    transmitters.update(tile.id for player in state.players for tile in player.tiles)
    yield from (f"{tile}: {number} times" for tile, number in transmitters.items() if number > 1)
    won = sum(len(player.awards) for player in state.players)
    if sum(map(len, state.awards.values())) + won != len(AWARDS) * len(SIZES):
        yield "awards"


def _own(state: State, player: Player) -> Iterator[str]:
    name = f"seat {player.seat}"
    for what in ("vp", "cubes", "one", "two", "rings"):
        if getattr(player, what) < 0:
            yield f"{name}: {what} {getattr(player, what)}"
    if len(state.claims(player.seat)) + player.rings != CLAIM_RINGS:
        yield f"{name}: {len(state.claims(player.seat))} claims, {player.rings} rings"
    if not set(player.runs) <= set(player.projects):
        yield f"{name}: gate runs {player.runs} of projects {player.projects}"
    joined = Counter((link.first, link.first_end) for link in player.links)
    joined.update((link.second, link.second_end) for link in player.links)
    yield from (f"{name}: {end} joined {number} times" for end, number in joined.items() if number > 1)
