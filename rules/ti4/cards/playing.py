"""Playing an action card: it is announced with its target, may be cancelled, and is carried out (2, 1.6).

Targets and amounts are said before anybody can cancel it; dice, draws and what is chosen by them come afterwards. What
a cancelled card would have cost is not paid.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.flow import ActingRule, Execution
from rules.ti4.cards.card import Card, announced_facts
from rules.ti4.cards.frames import Played
from rules.ti4.cards.moments import CARD_PLAYED, COMPONENT, announce_window, innermost_window, mark, open_window
from rules.ti4.cards.notes import use_note
from rules.ti4.cards.powers import is_power
from rules.ti4.cards.seen import left_hand
from rules.ti4.components.action_cards import ACTION_CARDS, name_of
from rules.ti4.components.promissory_notes import is_note
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.frames import Action
from rules.ti4.laws.frames import MinisterOfWar
from rules.ti4.state import Player, State

ANNOUNCED = "announced"  # the table option: which cards everybody is asked about
ALL, HEAVY, NONE = "all", "heavy", "none"
SABOTAGE, INSTINCT_TRAINING = "sabotage", "instinct-training"


def announce(
    execution: Execution[State], seat: int, copy: str, target: str, window: str, *, second: bool = False
) -> None:
    """Lay a card on the discard pile and say what it is played on; all others may cancel it before it counts.

    A promissory note goes back to its owner instead, a power stays where it is, and nobody can cancel either.
    """
    state, player, name = execution.state, execution.state.players[seat], name_of(copy)
    if is_note(copy):
        use_note(execution, player, copy)
        execution.push(Played(seat, copy, target, window, second=second))
        return
    if is_power(copy):
        _use_power(execution, player, copy, target)
        execution.push(Played(seat, copy, target, window, second=second))
        return
    facts = Card.by_id[name].facts(state, seat, target)
    player.hand.remove(copy)
    left_hand(state, seat, copy)
    state.action_discard.append(copy)
    execution.shown = True
    execution.tell("played-card", **{**announced_facts(name, facts), "seat": seat, "copy": copy, "window": window})
    execution.push(Played(seat, copy, target, window, second=second))
    others = [other.seat for other in state.playing() if other.seat != seat]
    if name == SABOTAGE:
        open_window(execution, CARD_PLAYED, [other for other in others if cancels_sabotage(state.players[other])])
        return
    if is_announced(state, name):
        announce_window(execution, CARD_PLAYED, others)
    else:
        open_window(execution, CARD_PLAYED, others)


def _use_power(execution: Execution[State], player: Player, id: str, target: str) -> None:
    """Everybody sees that a power is used; a technology that exhausts is exhausted."""
    facts = announced_facts(id, Card.by_id[id].facts(execution.state, player.seat, target))
    technology = TECHNOLOGIES.get(id)
    if technology and technology.exhausts:
        player.exhausted_technologies.append(id)
    execution.shown = True
    execution.tell("used-power", **{**facts, "seat": player.seat})


def is_announced(state: State, name: str) -> bool:
    """Whether everybody is asked about this card, by the list that the table has chosen."""
    chosen = state.options[ANNOUNCED]
    return chosen == ALL or (chosen == HEAVY and is_heavy(name))


def is_heavy(name: str) -> bool:
    """Whether a game can turn on a card, as its component says."""
    return ACTION_CARDS[name].heavy


def set_aside(state: State, seat: int) -> int:
    """How many trade goods a player needs for cards that were announced, and so cannot trade away meanwhile."""
    played = (frame for frame in state.course if isinstance(frame, Played))
    mine = (frame for frame in played if frame.seat == seat and not frame.cancelled)
    return sum(Card.by_id[name_of(frame.card)].price_of(frame.target) for frame in mine)


def cards_in_question(state: State) -> Iterator[Played]:
    """The action cards that were announced and can still be cancelled, the last one first.

    As their frames on the stack of the game itself (`State.course`). Notes and powers that are played are no action
    cards, and left out.
    """
    for frame in reversed(state.course):
        if isinstance(frame, Played) and name_of(frame.card) in ACTION_CARDS and not frame.cancelled:
            yield frame


def card_in_question(state: State) -> Played | None:
    """The card that a Sabotage would cancel now: that which was announced last, unless that is a Sabotage (2.8)."""
    last = next(cards_in_question(state), None)
    return None if last and name_of(last.card) == SABOTAGE else last


def cancels_sabotage(player: Player) -> bool:
    """Whether a player could cancel even a Sabotage: Xxcha, by Instinct Training."""
    return player.can_use(INSTINCT_TRAINING) and player.pools.strategy > 0


class PlayedRule(ActingRule):
    """Nobody has cancelled it, or it does nothing."""

    frame = Played

    def run(self, execution: Execution[State], frame: Played) -> None:
        """Carry it out. After a cancelled card its player may play another, or perform another action (22)."""
        execution.pop()
        if not frame.cancelled:
            Card.by_id[name_of(frame.card)].resolve(execution, frame)
        elif frame.window == COMPONENT:
            _give_back_action(execution, frame)
        elif window := innermost_window(execution.state, frame.window):
            window.played.remove(mark(frame.seat, frame.card))


def _give_back_action(execution: Execution[State], frame: Played) -> None:
    """The action was not used up; what would follow it, as by Fleet Logistics, comes after it as before."""
    if isinstance(execution.stack[-1], MinisterOfWar):
        execution.pop()
    if isinstance(execution.stack[-1], Action) and not frame.second:
        execution.pop()
    execution.push(Action(frame.seat, frame.second))
