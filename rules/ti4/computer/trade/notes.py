"""What promissory notes are worth, in trade goods: to whoever gets one, and what their owner gives up by it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.hidden import MASK
from rules.ti4.cards.notes import SUPPORT, TRADE_AGREEMENT
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.scoring.victory import points_to_win
from rules.ti4.state import Player, State

BROUGHT: Mapping[str, float] = {  # what a note is worth to whoever can use it
    "ceasefire": 1.2, "political-secret": 1.2, "acquiescence": 1.2, "antivirus": 1.5, "creuss-iff": 1.2,
    "cybernetic-enhancements": 2.2, "fires-of-the-gashlai": 3.2, "gift-of-prescience": 1.2, "greyfire-mutagen": 1.5,
    "military-support": 2.2, "political-favor": 1.2, "promise-of-protection": 1.2, "raghs-call": 1.2,
    "research-agreement": 3.2, "spy-net": 1.2, "stymie": 1.2, "tekklar-legion": 1.5, "trade-convoys": 1.5,
    "war-funding": 1.5,
}  # fmt: skip
LOST = 0.6  # what its owner gives up: so much of what it is worth to others
COMMODITY = 0.8  # to whoever takes the commodities of another
VICTORY_POINT = 12.0  # in trade goods
GAME = 100.0  # victory itself
SUPPORTED = 0.7  # of a point, to whoever gives it: another comes nearer to victory
NEAR = 3  # points before victory, from which on nobody is given a point


def brought(view: State, note: str) -> float:
    """What a note of another is worth to a player who gets it."""
    name, owner = name_of(note), view.players[owner_of(note)]
    if name == SUPPORT:
        return VICTORY_POINT
    if name == TRADE_AGREEMENT:
        return COMMODITY * owner.printed.commodities
    return BROUGHT.get(name, 0.0)


def lost(view: State, note: str, receiver: Player) -> float:
    """What a player gives up with a note, most of all a point for somebody who is near victory."""
    if owner_of(note) == receiver.seat:
        return brought(view, note)
    if name_of(note) == SUPPORT:
        return GAME if receiver.points + NEAR >= points_to_win(view) else SUPPORTED * VICTORY_POINT
    return LOST * brought(view, note)


def own_in_hand(player: Player) -> list[str]:
    """The own notes that a player still has to give."""
    return [note for note in player.notes if note != MASK and owner_of(note) == player.seat]


def surely_held(view: State, player: Player) -> list[str]:
    """The own notes that another surely has: all where none was ever given; of those that lie open, the others."""
    if not player.gave_notes:
        return player.all_notes
    shown = {note for each in view.players for note in each.play_area}
    return [note for note in player.all_notes if name_of(note) == SUPPORT and note not in shown]
