"""What can never be in a legal position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.race.designs import EXPERT_STARTS, PHYSICAL, design_of
from rules.race.setup import POOL_EACH
from rules.race.state import Player, State


def faults(state: State) -> list[str]:
    """Every broken law of the position."""
    return [*_cards(state), *_chips(state), *(fault for player in state.players for fault in _tableau(state, player))]


def _cards(state: State) -> Iterator[str]:
    """Every card is in one place."""
    where = Counter([*state.deck, *state.discard])
    for player in state.players:
        where.update([*player.hand, *player.looking, *player.tableau, *(good.card for good in player.goods)])
    everything = set(PHYSICAL) | (set(EXPERT_STARTS) if state.options["starts"] == "expert" else set())
    yield from (f"{card}: {number} times" for card, number in where.items() if number > 1)
    yield from (f"{card}: nowhere" for card in sorted(everything - set(where)))
    yield from (f"{card}: not in this game" for card in sorted(set(where) - everything))


def _chips(state: State) -> Iterator[str]:
    if state.pool + sum(player.chips for player in state.players) != POOL_EACH * len(state.players):
        yield f"pool {state.pool}"


def _tableau(state: State, player: Player) -> Iterator[str]:
    designs = Counter(design_of(card) for card in player.tableau)
    yield from (f"seat {player.seat}: {name} twice" for name, number in designs.items() if number > 1)
    if player.placed and player.tableau[-1:] != [player.placed]:
        yield f"seat {player.seat}: {player.placed} was placed and does not lie last"
    worlds = Counter(good.world for good in player.goods)
    for world, number in worlds.items():
        if number > 1 or world not in player.tableau or not state.card(world).good:
            yield f"seat {player.seat}: {number} goods on {world}"
