"""What a seat does not know, dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.eclipse.frames import Discovery, KeepReputation
from rules.eclipse.state import State


def rearrange(state: State, seat: int, rng: Random) -> None:
    """Deal the reputation tiles and discovery tiles of the bag, the pile and all other players anew, in place."""
    _deal_reputation(state, seat, rng)
    _deal_discoveries(state, seat, rng)


def frames(state: State) -> Iterator[object]:
    """Every frame, those in lanes too."""
    waiting = [*state.stack]
    while waiting:
        frame = waiting.pop()
        yield frame
        for lane in getattr(frame, "lanes", ()):
            waiting += lane


def _deal_reputation(state: State, seat: int, rng: Random) -> None:
    others = [player for player in state.players if player.seat != seat]
    drawn = [frame for frame in frames(state) if isinstance(frame, KeepReputation) and frame.seat != seat]
    hands = [*(player.reputation for player in others), *(frame.drawn for frame in drawn), state.reputation]
    tiles = sorted(tile for hand in hands for tile in hand)
    rng.shuffle(tiles)
    for hand in hands:
        hand[:] = sorted(tiles.pop() for _ in hand)


def _deal_discoveries(state: State, seat: int, rng: Random) -> None:
    others = [player for player in state.players if player.seat != seat]
    turned = [frame for frame in frames(state) if isinstance(frame, Discovery) and frame.seat != seat]
    hands = [*(player.discoveries for player in others), state.discoveries]
    tiles = sorted([*(tile for hand in hands for tile in hand), *(frame.found for frame in turned)])
    rng.shuffle(tiles)
    for hand in hands:
        hand[:] = sorted(tiles.pop() for _ in hand)
    for frame in turned:
        frame.found = tiles.pop()
