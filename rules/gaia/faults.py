"""What can never be in a legal position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.gaia.components import LIMITS, ROUNDS, SATELLITES, STATIONS, SUPPLY_TOKENS, TOKENS_EACH, TRACKS
from rules.gaia.state import Player, State


def faults(state: State) -> list[str]:
    """Every broken law of the position."""
    return [*_shared(state), *(fault for player in state.players for fault in _own(state, player))]


def _shared(state: State) -> Iterator[str]:
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round}"
    owners = Counter(at for player in state.players for at in player.structures if at not in player.guests)
    yield from (f"{at} has {number} owners" for at, number in owners.items() if number > 1)
    for track in TRACKS:
        if sum(player.research.get(track) == 5 for player in state.players) > 1:
            yield f"{track}: two on the fifth level"
    if state.round:
        yield from _conserved(state)


def _conserved(state: State) -> Iterator[str]:
    held = Counter(own.token for player in state.players for own in player.federations)
    for token in SUPPLY_TOKENS:
        if state.tokens[token] + held[token] + (state.terra_token == token) != TOKENS_EACH:
            yield f"{token}: not {TOKENS_EACH} of them"
    boosters = [*state.boosters, *(player.booster for player in state.players if player.booster)]
    if len(set(boosters)) != len(boosters) or len(boosters) != len(state.players) + 3:
        yield f"boosters {sorted(boosters)}"


def _own(state: State, player: Player) -> Iterator[str]:
    who = player.faction or f"seat {player.seat}"
    for kind in ("credits", "ore", "knowledge", "qic", "vp", "gaiaformers", "resting"):
        if not 0 <= getattr(player, kind) <= LIMITS.get(kind, 10**6) and not (kind == "vp" and state.results):
            yield f"{who}: {kind} {getattr(player, kind)}"
    if min(player.power.one, player.power.two, player.power.three, player.power.gaia) < 0:
        yield f"{who}: power {player.power}"
    if player.faction:
        yield from _pieces(state, player, who)


def _pieces(state: State, player: Player, who: str) -> Iterator[str]:
    for kind in player.board.buildings:
        if player.left(kind) < 0:
            yield f"{who}: {player.count(kind)} {kind}"
    if len(player.satellites) > SATELLITES or len(player.stations) > STATIONS:
        yield f"{who}: too many satellites or stations"
    if len(set(player.satellites)) != len(player.satellites):
        yield f"{who}: two satellites in one place"
    if not set(player.structures) <= set(state.planets):
        yield f"{who}: a structure in empty space"
    if not set(player.federated) <= {*player.structures, *player.stations}:
        yield f"{who}: a federation of nothing"
    if len({own.tile for own in player.technologies}) != len(player.technologies):
        yield f"{who}: a tile twice"
