"""Promissory notes: who holds which, how they pass from hand to hand, and what happens to those in play areas (69)."""

from __future__ import annotations

from rules.core.flow import ActingRule, Execution, results
from rules.ti4.cards.card import ACTION_CARD, options_for
from rules.ti4.cards.frames import Replenished, Researched
from rules.ti4.cards.moments import ACTIVATED, REPLENISHED, RESEARCHED, open_window
from rules.ti4.cards.powers import is_power
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES, owner_of
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.galaxy.adjacency import seats_with_units
from rules.ti4.scoring.victory import gain_points
from rules.ti4.state import Player, State

CEASEFIRE, SUPPORT, TRADE_AGREEMENT = "ceasefire", "support-for-the-throne", "trade-agreement"
IN_PLAY_AREA = frozenset(note.id for note in PROMISSORY_NOTES.values() if note.in_play_area)
SUPPORTED = "support"  # what the victory points of a note are called


def note_facts(note: str) -> dict[str, str | int]:
    """The facts that name a note: what it is, and whose."""
    return {ACTION_CARD: name_of(note), "owner": owner_of(note), "shape": "owner"}


def given_away(player: Player, name: str) -> bool:
    """Whether a player's own note is out of their hand; the player knows, and who may hold it does not matter."""
    return f"{name}.{player.seat + 1}" not in player.notes


def hand_over(execution: Execution[State], giver: Player, receiver: Player, note: str) -> None:
    """Into the hand of the other, unseen; what belongs into a play area lies open there at once (69.4)."""
    giver.notes.remove(note)
    giver.gave_notes = True
    execution.tell("gave-note", seat=giver.seat, target=receiver.seat)
    facts = {"giver": giver.seat, "receiver": receiver.seat, **note_facts(note)}
    execution.tell("gave-which-note", giver.seat, receiver.seat, **facts)
    if not brings_point(note, receiver.seat):
        receiver.notes = sorted([*receiver.notes, note])
        return
    receiver.play_area.append(note)
    execution.tell("laid-open-note", seat=receiver.seat, **note_facts(note), **results({"vp": 1}))
    gain_points(execution, receiver, SUPPORTED, 1)


def brings_point(note: str, receiver: int) -> bool:
    """Whether a note lies open before whoever gets it, and so is worth a victory point."""
    return name_of(note) in IN_PLAY_AREA and owner_of(note) != receiver


def return_notes(execution: Execution[State], holder: Player, stays: str) -> None:
    """Notes that lay before a player until then go back to their owners."""
    for note in [note for note in holder.play_area if PROMISSORY_NOTES[name_of(note)].stays == stays]:
        take_back(execution, holder, note)


def supports_lost(state: State, player: Player, place: str) -> list[str]:
    """The notes before a player that go back when they activate a system: their owners have units there."""
    return [note for note in player.play_area if name_of(note) == SUPPORT and _is_there(state, owner_of(note), place)]


def take_back(execution: Execution[State], holder: Player, note: str) -> None:
    """A note that lay in a play area goes back to its owner, and takes its point with it if it brought one."""
    owner = execution.state.players[owner_of(note)]
    owner.notes = sorted([*owner.notes, note])
    _leave_play_area(execution, holder, note)


def _leave_play_area(execution: Execution[State], holder: Player, note: str) -> None:
    point = {"vp": 1} if name_of(note) in IN_PLAY_AREA else {}
    holder.play_area.remove(note)
    execution.tell("took-back-note", seat=holder.seat, **note_facts(note), **results({}, point))
    if point:
        gain_points(execution, holder, SUPPORTED, -1)


def use_note(execution: Execution[State], holder: Player, note: str) -> None:
    """A note that is used is seen by all, and goes back to its owner unless it stays before its holder for a while.

    Nothing that was offered with it can be done.
    """
    state, owner = execution.state, execution.state.players[owner_of(note)]
    holder.notes.remove(note)
    if PROMISSORY_NOTES[name_of(note)].stays:
        holder.play_area.append(note)
    else:
        owner.notes = sorted([*owner.notes, note])
    state.offers = [offer for offer in state.offers if (offer.seat, offer.given) != (holder.seat, note)]
    execution.shown = True
    execution.tell("used-note", seat=holder.seat, **note_facts(note))


def check_notes(execution: Execution[State], player: Player, place: str) -> None:
    """A player has activated a system: whose units are there takes a support back, or may use a ceasefire."""
    state = execution.state
    for note in supports_lost(state, player, place):
        take_back(execution, player, note)
    for note in [note for note in player.play_area if PROMISSORY_NOTES[name_of(note)].stays == "activated"]:
        if _is_there(state, owner_of(note), place):
            take_back(execution, player, note)
    others = [other.seat for other in state.playing() if other.seat != player.seat]
    open_window(execution, ACTIVATED, [seat for seat in others if _may_answer(state, player, seat)])


def _may_answer(state: State, player: Player, seat: int) -> bool:
    """Whether another may have something to use behind an activation, as far as the active player can know.

    Only then the activation cannot be taken back.
    """
    if given_away(player, CEASEFIRE) and _is_there(state, seat, state.active):
        return True
    if any(is_power(option.word.partition(":")[0]) for option in options_for(state, seat, ACTIVATED)):
        return True
    notes = [note.faction for note in PROMISSORY_NOTES.values() if note.faction and ACTIVATED in note.windows]
    return any(other.faction in notes and other.gave_notes for other in state.players)


def _is_there(state: State, seat: int, place: str) -> bool:
    """Whether a player has units in a system."""
    return seat in seats_with_units(state.galaxy[place])


def check_agreement(execution: Execution[State], player: Player) -> None:
    """A player has replenished commodities: whoever holds the trade agreement may take them.

    As others may let the player replenish, all that counts here is what everybody has seen.
    """
    if player.gave_notes:
        others = [other.seat for other in execution.state.playing() if other.seat != player.seat]
        execution.push(Replenished(player.seat))
        open_window(execution, REPLENISHED, others)


def check_research(execution: Execution[State], player: Player, technology: str) -> None:
    """A player has researched a technology of no faction: whoever holds a note about that may use it.

    As with what is replenished, all that counts here is what everybody has seen.
    """
    own = (note for note in PROMISSORY_NOTES.values() if note.faction == player.faction)
    if any(RESEARCHED in note.windows for note in own) and player.gave_notes and _is_generic(technology):
        others = [other.seat for other in execution.state.playing() if other.seat != player.seat]
        execution.push(Researched(player.seat, technology))
        open_window(execution, RESEARCHED, others)


def _is_generic(technology: str) -> bool:
    return TECHNOLOGIES[technology].faction is None


class ReplenishedRule(ActingRule):
    """Whoever could use a note has done so."""

    frame = Replenished


def forget_notes(execution: Execution[State], player: Player) -> None:
    """Of a player who is out of the game the notes leave it, wherever they are; those of others go home (33.5)."""
    state = execution.state
    for other in state.players:
        for note in [note for note in other.play_area if owner_of(note) == player.seat]:
            _leave_play_area(execution, other, note)
        other.notes = [note for note in other.notes if owner_of(note) != player.seat]
    for note in [*player.play_area]:
        take_back(execution, player, note)
    for note in (note for note in player.notes if owner_of(note) != player.seat):
        owner = state.players[owner_of(note)]
        owner.notes = sorted([*owner.notes, note])
    player.notes = []
