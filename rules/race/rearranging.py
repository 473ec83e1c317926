"""Everything a seat cannot see, dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.core.flow import Rules
from rules.core.sealing import redraw
from rules.race.designs import DESIGNS, EXPERT_STARTS, START_WORLDS
from rules.race.setup import dealt_worlds
from rules.race.state import Player, State


def rearrange(rules: Rules, state: State, seat: int, rng: Random) -> None:
    """Other hands, piles and goods for those `seat` cannot see, and other sealed answers, which go with the hands."""
    others = [player for player in state.players if player.seat != seat]
    worlds = {player.seat: dealt_worlds(state, player) for player in others}
    _shuffle_worlds(state, list(worlds.values()), rng)
    hidden = [*state.deck, *state.discard, *(good.card for player in state.players for good in player.goods)]
    for player in others:
        hidden += [*player.hand, *player.looking[len(worlds[player.seat]) :]]
    hidden.sort()
    rng.shuffle(hidden)
    state.deck = sorted(hidden.pop() for _ in state.deck)
    state.discard = sorted(hidden.pop() for _ in state.discard)
    for player in state.players:
        for good in player.goods:
            good.card = hidden.pop()
    for player in others:
        _deal(player, worlds[player.seat], hidden)
    redraw(rules, state, seat, rng)


def _deal(player: Player, worlds: list[str], hidden: list[str]) -> None:
    player.hand = [hidden.pop() for _ in player.hand]
    player.looking = [*worlds, *(hidden.pop() for _ in player.looking[len(worlds) :])]


def _shuffle_worlds(state: State, dealt: Sequence[list[str]], rng: Random) -> None:
    """Experts are dealt a red and a blue start world each: exchange those of a colour, also with the deck's."""
    for place in range(len(dealt[0])):
        colour = _colour(dealt[0][place])
        pool = [*(worlds[place] for worlds in dealt), *(each for each in state.deck if _colour(each) == colour)]
        left = sorted(set(state.deck) - set(pool))
        pool.sort()
        rng.shuffle(pool)
        for worlds in dealt:
            worlds[place] = pool.pop()
        state.deck = sorted([*left, *pool])


def _colour(card: str) -> str:
    """The colour of an expert's start world; "" for any other card."""
    if card in START_WORLDS or card in EXPERT_STARTS:
        return DESIGNS["first"][card].colour
    return ""
